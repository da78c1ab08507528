"""Endings of matches that nobody has played, of any number of players."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.games.common.recapper import Award, DefaultAward, Recap
from wordsmith_desktop.games.common.tallier import TallyWord
from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.match_end.ending import (
    BestShown,
    Ending,
    Party,
    StagePiece,
    default_ending,
)
from wordsmith_desktop.window.kit.seat_marks import seat_marks

NAMES: Final = ("Ana", "Ben", "Cho", "Dörte-Marie", "Emil", "Frida", "Gülcan", "Hannelore")


def party_of(count: int) -> Party:
    """The first so many, all guests."""
    return Party(NAMES[:count], seat_marks(("",) * count))


def paint_block(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A piece of one colour."""
    painter.fillRect(rect, colour(look.theme.accent))


def ending_for(count: int, *, letters: int = 5, best: int | None = None) -> Ending:
    """An ending of so many players, whose best word has so many pieces."""
    scores = tuple(30 + 7 * seat for seat in range(count))
    steps = [tuple(score * turn // 10 for score in scores) for turn in range(11)]
    recap = Recap(
        course=tuple(steps),
        awards=(Award(DefaultAward.LONGEST_WORD, (0,), "LETTERS", 7),),
        words=tuple((TallyWord("LETTERS", 7), TallyWord("CAT", 3)) for _ in range(count)),
    )
    ending = default_ending(Outcome(scores), party_of(count), recap, best=best)
    pieces = tuple(StagePiece(0.8, paint_block) for _ in range(letters))
    shown = BestShown("Best word: LETTERS by Ana, 7 points", pieces)
    awards = (ending.awards * 3)[:3]
    return Ending(
        headline=ending.headline,
        sentence=ending.sentence,
        winners=ending.winners,
        bars=ending.bars,
        course=ending.course,
        best=shown,
        awards=awards,
        table=ending.table,
        table_title=ending.table_title,
    )
