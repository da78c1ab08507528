"""The words that are open now, and hints at a common one (L7, L8)."""

from __future__ import annotations

from wordsmith_desktop.games.length_x_wit.observation import Observation
from wordsmith_desktop.games.length_x_wit.state import Phase, State
from wordsmith_desktop.games.length_x_wit.word_search import Playable, playable
from wordsmith_desktop.games.reviewing import COMMON, Words
from wordsmith_desktop.lexicon.index import WordIndex


def open_words(state: State, words: Words) -> list[Playable]:
    """The words open to whoever is to spell one, the dearest first."""
    seat = state.responder if state.phase is Phase.RESPOND else state.seat
    if seat is None or not state.dice:
        return []
    index = words.index
    found = playable(index, state.box, state.dice_texts, state.free_tiles(seat))
    return [
        one
        for one in found
        if index.commonness[one.place] >= words.least_commonness
        and not (words.is_family and index.vulgar[one.place])
    ]


def common_words(seen: Observation, index: WordIndex, *, is_family: bool = True) -> list[Playable]:
    """The common words open to whoever is to spell one, the dearest first."""
    return open_words(seen.state, Words(index, COMMON, is_family))


def hint(seen: Observation, index: WordIndex, *, is_family: bool = True) -> Playable | None:
    """The dearest common word, or None."""
    return next(iter(common_words(seen, index, is_family=is_family)), None)
