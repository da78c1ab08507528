"""What could have been spelled for each roll, and what it would have scored then (L7-L9).

A word that was pressed with is ranked as if it had been scored; whether it was right to press, the
valuation says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.games.common.reviewer import AnyMatch, Play
from wordsmith_desktop.games.common.strip_reviewer import FoundPlay, strip_reviewer

from .actions import Press, Respond, Score
from .events import LuckPressed, ResponseDeclined, TurnFailed, WordResponded, WordScored
from .material import Tile, response_score, turn_score
from .state import Phase, State
from .word_search import open_words

_STOOD: Final = (WordScored, LuckPressed, WordResponded)
_GIVEN_UP: Final = (TurnFailed, ResponseDeclined)


def _positions(match: AnyMatch) -> tuple[int, ...]:
    return tuple(_decided(match))


def _decided(match: AnyMatch) -> Iterator[int]:
    """Where words were said that stood, and where a roll was left without one.

    A turn that time ended before its first die decided nothing.
    """
    said = 0
    for place, played in enumerate(match.played):
        if isinstance(played.action, Score | Press | Respond):
            said = place
        for event in played.step.events:
            if isinstance(event, _STOOD):
                yield said
            elif isinstance(event, _GIVEN_UP) and played.before.dice:
                yield place


def _plays_in(state: State, words: Vocabulary) -> Iterator[FoundPlay]:
    for one in open_words(state, words):
        yield FoundPlay(_play(state, one.word, one.tiles), int(words.index.commonness[one.place]))


def _own_at(match: AnyMatch, position: int) -> Play | None:
    state: State = match.played[position].before
    action = match.played[position].action
    if not isinstance(action, Score | Press | Respond):
        return None
    return _play(state, action.word, [state.material.tiles[number] for number in action.tiles])


def _play(state: State, word: str, tiles: Sequence[Tile]) -> Play:
    """A word with what it scores at that moment (L8, L9)."""
    material, dice = state.material, state.dice_texts
    if state.phase is Phase.RESPOND:
        points = response_score(material, dice, tiles)
    else:
        points = turn_score(material, dice, tiles, state.banked)
    return Play(word, points, points)


REVIEWER: Final = strip_reviewer(
    _positions, _plays_in, _own_at, is_step=lambda action: isinstance(action, Press)
)
