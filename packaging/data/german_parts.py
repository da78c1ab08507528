"""Which words begin and end German compounds, learnt from the compounds of the word list.

Beyond the list a compound is accepted if its parts are such: every pair of common nouns that
Hunspell would join (Pilzendrache) is no word, but Wasser and Straßenbahn do begin hundreds of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from wordsmith_desktop.lexicon.folding import fold

from .word_material import Material, zipf_of

COMMON_ZIPF = 2.5
"""A part is met so often by itself."""
SHORTEST_PART = 3
MANY_LASTS, MANY_FIRSTS = 50, 120
"""Beside how many others a part is met that begins free compounds, and one that ends them: the last
part says what a compound is, and joins less freely than it seems (Beinverkauf)."""
LINKS = ("", "S", "ES", "N", "EN", "ER", "E")
"""Letters that join the parts."""


def learn_parts(material: Material, zipf: Mapping[str, float]) -> None:
    """Put the parts of many compounds into the material."""
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
    material.first_parts = {part for part, others in firsts.items() if len(others) >= MANY_LASTS}
    material.last_parts = {part for part, others in lasts.items() if len(others) >= MANY_FIRSTS}


def divisions(word: str, nouns: set[str]) -> Iterator[tuple[str, str]]:
    """Give the ways to cut a word into a noun with its link and another noun."""
    for cut in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
        first, last = word[:cut], word[cut:]
        if last in nouns and any(
            first.endswith(link) and first[: len(first) - len(link)] in nouns for link in LINKS
        ):
            yield first, last
