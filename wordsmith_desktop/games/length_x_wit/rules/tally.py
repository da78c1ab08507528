"""What a finished match of Length × Wit says of its seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from wordsmith_desktop.core.match import Played
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.tallier import (
    AnyMatch,
    Risk,
    Risks,
    Tallier,
    TallyWord,
    Words,
    collect_words,
)

from .events import LuckPressed, TurnFailed, WordResponded, WordScored
from .state import Phase, State


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


def _risks(match: AnyMatch) -> tuple[Risks, ...]:
    """How turns ended by how often luck was pressed in them (L8); responses press nothing.

    A turn that time ended before its first die decided nothing.
    """
    turns: list[list[tuple[int, bool, int]]] = [[] for _ in range(match.seats)]
    pressed = 0
    for played in match.played:
        for event in played.step.events:
            if isinstance(event, LuckPressed):
                pressed += 1
            elif isinstance(event, WordScored):
                turns[event.seat].append((pressed, True, event.points))
                pressed = 0
            elif isinstance(event, TurnFailed):
                if played.before.dice:
                    turns[event.seat].append((pressed, False, event.points))
                pressed = 0
    return tuple(map(_summed, turns))


def _summed(turns: list[tuple[int, bool, int]]) -> Risks:
    found = []
    for times in sorted({pressed for pressed, _kept, _points in turns}):
        alike = [(kept, points) for pressed, kept, points in turns if pressed == times]
        kept = sum(kept for kept, _points in alike)
        points = sum(points for _kept, points in alike)
        found.append(Risk(times, kept, len(alike) - kept, points))
    return tuple(found)


TALLIER: Final = Tallier(
    turns=_turns, words=_words, turn_of=_turn_of, words_of=_scored, risks=_risks
)
