"""What a finished match of Length × Wit says of its seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from wordsmith_desktop.core.match import Played
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.length_x_wit.events import WordResponded, WordScored
from wordsmith_desktop.games.length_x_wit.state import Phase, State
from wordsmith_desktop.games.tallying import AnyMatch, Tallier, TallyWord, Words, collect_words


def _turns(match: AnyMatch) -> tuple[int, ...]:
    state: State = match.state
    return tuple(player.turns for player in state.players)


def _turn_of(state: State) -> tuple[Seat | None, int]:
    """A response is a turn of its own here, in which another seat spells."""
    if state.phase in (Phase.BEGIN, Phase.OVER):
        return None, state.turn
    return state.seat if state.responder is None else state.responder, state.turn


def _words(match: AnyMatch) -> tuple[Words, ...]:
    return collect_words(match, _scored)


def _scored(played: Played[State, Any, Any]) -> Iterator[tuple[Seat, TallyWord]]:
    """Words that were scored; those said to press one's luck only bank their tiles (L8)."""
    for event in played.step.events:
        if isinstance(event, WordScored | WordResponded):
            yield event.seat, TallyWord(event.word, event.points)


TALLIER: Final = Tallier(turns=_turns, words=_words, turn_of=_turn_of, words_of=_scored)
