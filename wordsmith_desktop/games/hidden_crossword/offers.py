"""Words that are offered for the anchor where nobody saw one (W7)."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.lexicon.index import WordIndex

HANDY: Final = 7
"""Letters up to which an anchor leaves enough for other words."""


def anchor_offers(
    letters: str, words: WordIndex, *, least: int = 4, limit: int = 8, family: bool = True
) -> list[str]:
    """Words of at least so many letters that can be laid with `letters`, the commonest first.

    Words of more than `HANDY` letters come after all others; `family` leaves vulgar ones out.
    """
    found = words.from_letters(letters, min_length=least, family=family)
    best = sorted(found, key=lambda one: (one.length > HANDY, -one.commonness, one.word))
    return [one.word for one in best[:limit]]
