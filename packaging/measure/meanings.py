"""Print what share of the words that the dictionaries accept has a meaning.

    packaging/dev.py -m measure.meanings

Asks the files in resources/dictionaries as the program does: a word has a meaning if it, or what
it is a form of, has a sense.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Final

import numpy as np

from wordsmith_desktop.lexicon.meanings import Meanings
from wordsmith_desktop.lexicon.store import NAME, WordColumns, read_table

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources" / "dictionaries"
COMMONEST: Final = (5_000, 20_000, 50_000)
GOALS: Final = {"en": {5_000: 0.95, 20_000: 0.85}, "de": {5_000: 0.90, 20_000: 0.75}}
_ASKED: Final = 2_000


def coverage(language: str, resources: Path = RESOURCES) -> dict[str, float]:
    """The shares, by what they are of."""
    table = read_table(resources / language / "words.npz")
    meanings = Meanings(language, resources)
    words = [word.decode("ascii") for word in table.words.tolist()]
    # Equals by the alphabet, so that the figures can be had again.
    order = np.argsort(-table.commonness.astype(np.int64), kind="stable").tolist()
    has = [has_meaning(words[place], meanings) for place in order]
    if meanings.problem is not None:
        raise meanings.problem
    found = {f"of the {count:,} commonest": _share(has[:count]) for count in COMMONEST}
    found["of all accepted words"] = _share(has)
    for name, is_name in (("names", True), ("abbreviations", False)):
        refused = [has_meaning(word, meanings) for word in _refused(table, is_name=is_name)]
        found[f"of the {name} that are refused"] = _share(refused)
    return found


def has_meaning(word: str, meanings: Meanings) -> bool:
    """Whether a word can be explained."""
    return any(meaning.senses for meaning in meanings.of(word))


def speed(language: str, resources: Path = RESOURCES) -> tuple[float, float, float]:
    """Milliseconds of the first answer, of a later one in the mean, and of the slowest."""
    table = read_table(resources / language / "words.npz")
    words = [word.decode("ascii") for word in table.words[:: len(table.words) // _ASKED].tolist()]
    meanings = Meanings(language, resources)
    took = []
    for word in words:
        start = time.perf_counter()
        meanings.of(word)
        took.append((time.perf_counter() - start) * 1000)
    return took[0], sum(took[1:]) / len(took[1:]), max(took[1:])


def _refused(table: WordColumns, *, is_name: bool) -> list[str]:
    chosen = table.excluded[(table.excluded_reasons == NAME) == is_name]
    return [word.decode("ascii") for word in chosen.tolist()]


def _share(found: list[bool]) -> float:
    return round(sum(found) / max(1, len(found)), 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=list(GOALS))
    for language in parser.parse_args().languages:
        goals = {f"of the {count:,} commonest": goal for count, goal in GOALS[language].items()}
        for name, share in coverage(language).items():
            goal = f" (goal {goals[name]:.0%})" if name in goals else ""
            print(f"{language}: {share:.2%} {name}{goal}")
        first, mean, slowest = speed(language)
        print(f"{language}: first answer {first:.0f} ms, then {mean:.3f} ms, at most {slowest:.1f}")


if __name__ == "__main__":
    main()
