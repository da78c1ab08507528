"""How long it takes to bring a dictionary along, and how much memory a Hunspell one takes.

`packaging/dev.py -m measure.bench_adding FILE.dic…` prints a table of real ones: forms, seconds of
processor time and peak memory of the process that expands them, beside their bounds.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from wordsmith_desktop.app.paths import dictionaries_dir
from wordsmith_desktop.core.apart import Report, done_apart, memory_mb
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.own.adding import DictionaryWish, add, look_into
from wordsmith_desktop.lexicon.own.hunspell_forms import MOST_MB, MOST_S, expanded
from wordsmith_desktop.lexicon.own.own_lists import ListUse, OwnLists

WORDS: Final = 267_751
"""As many as the largest list that English clubs play by."""
HUNSPELL: Final = "en-us/en_US.dic"


def list_added_s() -> float:
    """Seconds from a text of so many words to its dictionary's being open: half of them ours."""
    with tempfile.TemporaryDirectory(prefix="wordsmith-bench-") as folder:
        path, tag = Path(folder) / "words.txt", "en+Bench"
        path.write_text("\n".join(_words()), "utf-8")
        lists = OwnLists(Path(folder) / "own")
        start = time.perf_counter()
        found = look_into(path, "en")
        assert found is not None
        add(found, DictionaryWish(tag=tag, mode=ListUse.ONLY), lists, dictionaries_dir())
        opened = open_lexicon(tag, dictionaries_dir(), own_dir=lists.folder)
        assert len(opened.index) > WORDS // 2
        return time.perf_counter() - start


def _words() -> list[str]:
    ours = open_lexicon("en", dictionaries_dir()).index.words.tolist()
    rng = random.Random(1)
    found = {word.decode().lower() for word in ours}
    while len(found) < WORDS:
        found.add("".join(rng.choices("abcdefghijklmnoprstuvwy", k=rng.randint(5, 12))))
    return sorted(found)


def hunspell_expanded() -> tuple[float, float, int]:
    """Seconds, MB and forms of expanding a Hunspell dictionary in a process of its own."""
    start = time.perf_counter()
    _, memory, forms = _apart(dictionaries_dir() / HUNSPELL, "en")
    return time.perf_counter() - start, memory, forms


def _apart(dic: Path, language: str) -> tuple[float, float, int]:
    """Seconds of processor time, MB and forms."""
    found: tuple[float, float, int] = done_apart(
        _expanded, dic, language, progress=lambda *_: None, should_stop=lambda: False
    )
    return found


def _expanded(_report: Report, dic: Path, language: str) -> tuple[float, float, int]:
    begun = time.process_time()
    forms = expanded(dic, language)
    return time.process_time() - begun, memory_mb(), len(forms.words)


def table(files: Iterable[Path]) -> Iterator[str]:
    """A line in Markdown for each Hunspell dictionary, by the language that its path names."""
    # Here alone: the processes that are measured import this module, and do without Qt.
    from wordsmith_desktop.features.dictionaries.pages.adding_page import language_from

    yield f"| dictionary | forms | s of {MOST_S} | MB of {MOST_MB} |"
    yield "|---|---|---|---|"
    for path in files:
        seconds, memory, forms = _apart(path, language_from(path) or "en")
        yield f"| {path} | {forms:,} | {seconds:.1f} | {memory:.0f} |"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how Hunspell dictionaries are expanded.")
    parser.add_argument("files", metavar="FILE.dic", nargs="+", type=Path)
    for line in table(parser.parse_args().files):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
