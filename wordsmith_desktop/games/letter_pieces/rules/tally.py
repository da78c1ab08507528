"""What a finished match of the Letter Piece Game says of its seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from wordsmith_desktop.core.match import Played
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.tallier import (
    AnyMatch,
    Parts,
    Tallier,
    TallyWord,
    Words,
    collect_words,
    count_turns,
)

from .events import WordClaimed
from .ruleset import Ruleset
from .scoring import sheet_points
from .state import RowStatus, State


def _turn_of(state: State) -> tuple[Seat | None, int]:
    return state.bench, state.turn


def _turns(match: AnyMatch) -> tuple[int, ...]:
    return count_turns(match, _turn_of)


def _words(match: AnyMatch) -> tuple[Words, ...]:
    """The words that stood to the end; what was struck counts as never made (R30)."""
    last: State = match.state

    def standing(played: Played[State, Any, Any]) -> Iterator[tuple[Seat, TallyWord]]:
        for event in claims_in(played):
            if stands(last, played.before.challenge, event):
                yield event.seat, TallyWord(event.word, event.points)

    return collect_words(match, standing)


def _words_of(played: Played[State, Any, Any]) -> Iterator[tuple[Seat, TallyWord]]:
    return ((event.seat, TallyWord(event.word, event.points)) for event in claims_in(played))


def claims_in(played: Played[State, Any, Any]) -> Iterator[WordClaimed]:
    """The words that one action wrote, those too that were struck later."""
    return (event for event in played.step.events if isinstance(event, WordClaimed))


def stands(last: State, challenge: int, claimed: WordClaimed) -> bool:
    """Whether a word of that challenge stood to the end of the match (R30)."""
    row = last.players[claimed.seat].past[challenge].rows[claimed.row]
    return row is not None and row.status is RowStatus.STANDS


def _is_all_written(match: AnyMatch) -> bool:
    """Whether every row of every challenge has a word that stood to the end."""
    state: State = match.state
    rows = (row for player in state.players for sheet in player.past for row in sheet.rows)
    return all(row is not None and row.status is RowStatus.STANDS for row in rows)


def _parts(match: AnyMatch) -> tuple[Parts, ...]:
    """Alone, the points of each challenge, whose best is to be beaten (R45)."""
    players = match.state.players
    if len(players) > 1:
        return ((),) * len(players)
    return tuple(
        tuple(sheet_points(sheet, match.ruleset) for sheet in player.past) for player in players
    )


def _setting(ruleset: Ruleset) -> Ruleset:
    """What only says of single words whether they count makes no match unlike others."""
    return replace(ruleset, accepts_possessives=False, shares_words=False)


TALLIER: Final = Tallier(
    turns=_turns,
    words=_words,
    turn_of=_turn_of,
    words_of=_words_of,
    counts_words=lambda ruleset: not ruleset.counts_letters,
    is_complete=_is_all_written,
    setting=_setting,
    parts=_parts,
)
