"""Which German compounds stand although the list does not hold them.

German joins nouns freely, and Hunspell takes nearly every pair (Pilzendrache, Teeei). What is
accepted must be built of two common nouns, of which the first begins and the last ends many
compounds of the list, with the linking letters that the first has there.
"""

from __future__ import annotations

from collections.abc import Callable

SHORTEST_COMPOUND = 10
"""Letters of the shortest free compound; shorter real ones are in the list."""
SHORTEST_PART = 3


def is_german_compound(
    word: str, begins_many: Callable[[str], bool], ends_many: Callable[[str], bool]
) -> bool:
    """Tell whether a folded word can be cut into a common first part and a common last one."""
    if len(word) < SHORTEST_COMPOUND or not word.isalpha():
        return False
    cuts = range(SHORTEST_PART, len(word) - SHORTEST_PART + 1)
    return any(begins_many(word[:cut]) and ends_many(word[cut:]) for cut in cuts)
