"""Which words begin and end German compounds, learnt from the compounds of the word list.

Beyond the list a compound is accepted if its parts are such: every pair of common nouns that
Hunspell would join (Pilzendrache) is no word, but Wasser and Straßenbahn do begin hundreds of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass

from wordsmith_desktop.lexicon.folding import fold

from .word_material import INPUTS, Material, read_lines, zipf_of

COMMON_ZIPF = 2.5
"""A part is met so often by itself."""
SHORTEST_PART = 3
MANY_LASTS, MANY_FIRSTS = 150, 120
"""Beside how many others a part is met that begins free compounds, and one that ends them: the last
part says what a compound is, and joins less freely than it seems (Beinverkauf)."""
SOME_LASTS, SOME_FIRSTS = 10, 20
"""The same of a compound that a text was met with."""
LINKS = ("", "S", "ES", "N", "EN", "ER", "E")
"""Letters that join the parts."""


@dataclass(frozen=True, slots=True)
class Parts:
    """Beside how many others each part of a compound is met, folded, the first with its link."""

    firsts: Mapping[str, int]
    lasts: Mapping[str, int]
    placed: Set[str]
    """Nouns that end the names of places and families."""

    def ends_others(self, part: str) -> bool:
        """Tell whether a part ends many compounds and is none of what ends a name."""
        return self.lasts.get(part, 0) >= SOME_FIRSTS and part not in self.placed

    def make(self, word: str) -> bool:
        """Tell whether a word that was met is a noun made of two that make others as well.

        What ends like a place or a family may be one.
        """
        return any(
            self.firsts.get(word[:cut], 0) >= SOME_LASTS and self.ends_others(word[cut:])
            for cut in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1)
        )


def parts_of(material: Material, zipf: Mapping[str, float]) -> Parts:
    """Count the parts of the compounds that are listed."""
    nouns = {
        fold(form)
        for form in material.forms
        if form[0].isupper() and zipf_of(zipf, form) >= COMMON_ZIPF and len(form) >= SHORTEST_PART
    }
    firsts, lasts = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for form in material.forms:
        if not form[0].isupper():
            continue
        for first, last in divisions(fold(form), nouns):
            firsts[first].add(last)
            lasts[last].add(first)
    return Parts(
        {part: len(others) for part, others in firsts.items()},
        {part: len(others) for part, others in lasts.items()},
        set(read_lines(INPUTS / "placed-de.txt")),
    )


def learn_parts(material: Material, parts: Parts) -> None:
    """Put the parts of many compounds into the material."""
    material.first_parts = {part for part, count in parts.firsts.items() if count >= MANY_LASTS}
    material.last_parts = {part for part, count in parts.lasts.items() if count >= MANY_FIRSTS}


def divisions(word: str, nouns: set[str]) -> Iterator[tuple[str, str]]:
    """Give the ways to cut a word into a noun with its link and another noun."""
    for cut in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
        first, last = word[:cut], word[cut:]
        if last in nouns and any(
            first.endswith(link) and first[: len(first) - len(link)] in nouns for link in LINKS
        ):
            yield first, last
