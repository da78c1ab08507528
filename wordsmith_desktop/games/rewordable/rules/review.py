"""What could have been built in each turn, in its dearest way (C7–C12, C16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import TimeExpired
from wordsmith_desktop.games.common.reviewer import (
    AnyMatch,
    Play,
    Reviewer,
    TurnReview,
    is_bluff,
    ranked,
)

from .actions import Build, Pass
from .claims import plan
from .events import Passed, TurnLost, WordBuilt
from .observation import observe
from .state import State
from .word_search import Buildable, buildable

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


def _review(match: AnyMatch, position: int, words: Vocabulary) -> TurnReview:
    """One turn; a play is worth the points that its builder has more by it (C16).

    What others lose by it is left out; the letters of their words count for the builder.
    """
    played = match.played[position]
    state: State = played.before
    own = _own(match, position)
    least = min(words.least_commonness, COMMON)
    seen = observe(state, state.seat)
    found = tuple(buildable(seen, replace(words, least_commonness=least)))
    plays = tuple(_play(one) for one in found if one.commonness >= words.least_commonness)
    is_let_pass = is_bluff(own, state.ruleset, words)
    fair = None if is_let_pass else own
    rank, count = ranked(fair, plays)
    return TurnReview(
        seat=state.seat,
        position=position,
        own=own,
        best=_best((*plays, fair) if fair else plays, fair),
        best_common=_best((_play(one) for one in found if one.commonness >= COMMON), own),
        rank=rank,
        of=count,
        is_bluff=is_let_pass,
    )


def _play_of(match: AnyMatch, position: int, word: str, words: Vocabulary) -> Play | None:
    """A word, laid the way that brings most."""
    state: State = match.played[position].before
    alike = (one for one in buildable(observe(state, state.seat), words) if one.word == word)
    return _best(map(_play, alike), None)


def _own(match: AnyMatch, position: int) -> Play | None:
    """The word of that turn; None for a pass, and for a word that was refused."""
    became = next(event for place, event in decided(match) if place == position)
    action: Any = match.played[position].action
    if not isinstance(became, WordBuilt):
        return None
    state: State = match.played[position].before
    gain = plan(action.cards, state.reach(state.seat)).gain(state.seat, state.token_row)
    return Play(became.word.text, gain, gain)


def _play(found: Buildable) -> Play:
    return Play(found.word, found.gain, found.gain)


def _best(plays: Iterable[Play], own: Play | None) -> Play | None:
    """The one worth most; of equals, the own word, then the first by alphabet."""
    word = own.word if own else ""
    return max(plays, key=lambda play: (play.worth, play.word == word), default=None)


REVIEWER: Final = Reviewer(positions=_positions, review=_review, play_of=_play_of)
