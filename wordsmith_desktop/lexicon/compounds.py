"""Which words beyond the list the spelling engine may be asked for.

Hunspell joins German words freely (Teeei, Auei), and English ones at every hyphen. What it is
asked must already look like a word that somebody would write.
"""

from __future__ import annotations

from collections.abc import Callable

SHORTEST_COMPOUND = 8
"""Letters of the shortest free compound; shorter real ones are in the list."""
SHORTEST_PART = 3
SHORTEST_HEAD = 3
"""Letters of the last part, which carries the meaning and must be a listed noun."""
_LINKS = ("S", "ES", "N", "EN", "ER", "E")
"""Letters that join the parts of a German compound."""


def may_be_marked(word: str) -> bool:
    """Tell whether an English word with marks is one that Hunspell can judge.

    It takes any two words with a hyphen between, so the list alone decides on hyphens in words of
    its length; apostrophes (o'clock, dog's) it knows.
    """
    return "'" in word and "-" not in word


def is_german_compound(
    word: str, is_noun: Callable[[str], bool], is_listed: Callable[[str], bool]
) -> bool:
    """Tell whether a folded word can be cut into listed words, the last one a noun."""
    if len(word) < SHORTEST_COMPOUND or not word.isalpha():
        return False
    for cut in range(SHORTEST_PART, len(word) - SHORTEST_HEAD + 1):
        if is_noun(word[cut:]) and _is_modifier(word[:cut], is_noun, is_listed):
            return True
    return False


def _is_modifier(
    word: str, is_noun: Callable[[str], bool], is_listed: Callable[[str], bool]
) -> bool:
    """Tell whether the front of a compound is a listed word, linked or itself a compound."""
    stems = [word, word + "E", word + "EN"]
    stems += [word.removesuffix(link) for link in _LINKS if word.endswith(link)]
    if any(len(stem) >= SHORTEST_PART and is_listed(stem) for stem in stems):
        return True
    return is_german_compound(word, is_noun, is_listed)
