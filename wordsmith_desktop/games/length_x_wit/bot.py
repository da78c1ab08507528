"""Hints: a common word that is open now (L7, L8)."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.length_x_wit.observation import Observation
from wordsmith_desktop.games.length_x_wit.state import Phase
from wordsmith_desktop.games.length_x_wit.word_search import Playable, playable
from wordsmith_desktop.lexicon.index import WordIndex

COMMON: Final = 35
"""Least commonness of a hint: ten times the Zipf frequency."""


def common_words(seen: Observation, index: WordIndex, *, is_family: bool = True) -> list[Playable]:
    """The common words open to whoever is to spell one, the dearest first."""
    state = seen.state
    seat = state.responder if state.phase is Phase.RESPOND else state.seat
    if seat is None or not state.dice:
        return []
    found = playable(index, state.box, state.dice_texts, state.free_tiles(seat))
    return [
        one
        for one in found
        if index.commonness[one.place] >= COMMON and not (is_family and index.vulgar[one.place])
    ]


def hint(seen: Observation, index: WordIndex, *, is_family: bool = True) -> Playable | None:
    """The dearest common word, or None."""
    return next(iter(common_words(seen, index, is_family=is_family)), None)
