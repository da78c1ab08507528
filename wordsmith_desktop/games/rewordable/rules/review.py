"""What could have been built in each turn, in its dearest way (C7–C12, C16).

A play is worth the points that its builder has more by it. What others lose by it is left out; the
letters of their words count for the builder.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games.common.open_table import TimeExpired
from wordsmith_desktop.games.common.reviewer import AnyMatch, Play
from wordsmith_desktop.games.common.strip_reviewer import FoundPlay, strip_reviewer

from .actions import Build, Pass
from .claims import plan
from .events import Passed, TurnLost, WordBuilt
from .observation import observe
from .state import State
from .word_search import buildable

_DECIDED: Final = (WordBuilt, Passed, TurnLost)


def _positions(match: AnyMatch) -> tuple[int, ...]:
    return tuple(place for place, _ in decided(match))


def decided(match: AnyMatch) -> Iterator[tuple[int, Event]]:
    """The place of what somebody did in each turn, with what became of it.

    The table's judgement on a word comes later, and finds everything where it lay.
    """
    done = 0
    for place, played in enumerate(match.played):
        if isinstance(played.action, Build | Pass | TimeExpired):
            done = place
        for event in played.step.events:
            if isinstance(event, _DECIDED):
                yield done, event


def _plays_in(state: State, words: Vocabulary) -> Iterator[FoundPlay]:
    for one in buildable(observe(state, state.seat), words):
        yield FoundPlay(Play(one.word, one.gain, one.gain), one.commonness)


def _own_at(match: AnyMatch, position: int) -> Play | None:
    became = next(event for place, event in decided(match) if place == position)
    action: Any = match.played[position].action
    if not isinstance(became, WordBuilt):
        return None
    state: State = match.played[position].before
    gain = plan(action.cards, state.reach(state.seat)).gain(state.seat, state.token_row)
    return Play(became.word.text, gain, gain)


REVIEWER: Final = strip_reviewer(_positions, _plays_in, _own_at)
