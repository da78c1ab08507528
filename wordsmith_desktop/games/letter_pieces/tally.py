"""What a finished match of the Letter Piece Game says of its seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from wordsmith_desktop.core.match import Played
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.letter_pieces.events import WordClaimed
from wordsmith_desktop.games.letter_pieces.state import RowStatus, State
from wordsmith_desktop.games.tallying import (
    AnyMatch,
    Tallier,
    TallyWord,
    Words,
    collect_words,
    count_turns,
)


def _turns(match: AnyMatch) -> tuple[int, ...]:
    return count_turns(match, lambda state: (state.bench, state.turn))


def _words(match: AnyMatch) -> tuple[Words, ...]:
    """The words that stood to the end; what was struck counts as never made (R30)."""
    last: State = match.state

    def claimed(played: Played[State, Any, Any]) -> Iterator[tuple[Seat, TallyWord]]:
        for event in played.step.events:
            if isinstance(event, WordClaimed) and _stands(last, played.before.challenge, event):
                yield event.seat, TallyWord(event.word, event.points)

    return collect_words(match, claimed)


def _stands(last: State, challenge: int, claimed: WordClaimed) -> bool:
    row = last.players[claimed.seat].past[challenge].rows[claimed.row]
    return row is not None and row.status is RowStatus.STANDS


TALLIER: Final = Tallier(turns=_turns, words=_words)
