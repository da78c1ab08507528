"""The end of a match: the best word in the very pieces it was built from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.recapper import BestWord, Recap
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.match_end.ending import (
    BarPart,
    BestShown,
    Ending,
    Party,
    PointsTable,
    StagePiece,
    best_caption,
    default_ending,
    time_up,
)
from wordsmith_desktop.window.kit.pieces import PieceState, paint_piece, shape
from wordsmith_desktop.wording.texts import say

from ..rules.alphabet import LetterPart
from ..rules.observation import Observation
from ..rules.pieces import CAP_HEIGHT, UNIT, Placed, outline
from ..rules.scoring import bonus, row_points
from ..rules.state import Phase
from ..words.ending_texts import AWARDS
from ..words.texts import BONUS
from .header import challenge_table, sheets_of

_CAP: Final = CAP_HEIGHT / UNIT
"""Height of a capital in units."""


def is_all_played(seen: Observation) -> bool:
    """Whether the last challenge is over, and the match has only to be closed."""
    is_last = seen.challenge + 1 == seen.ruleset.challenges
    return is_last and seen.phase is Phase.CHALLENGE_OVER


def ending_of(
    seen: Observation, outcome: Outcome, recap: Recap, party: Party, best: int | None
) -> Ending:
    """What is said of a match that is over."""
    parts = partial(_parts, seen)
    usual = default_ending(outcome, party, recap, best=best, award_words=AWARDS, parts=parts)
    winners = () if party.is_alone else outcome.winners
    headings, lines = challenge_table(seen, party.names, winners)
    ranked = sorted(lines, key=lambda line: -line.total)
    made = replace(
        usual,
        best=best_shown(recap.best, party) if recap.best else None,
        table=PointsTable(headings, tuple(ranked)),
    )
    return time_up(made) if seen.is_time_up else made


def _parts(seen: Observation, seat: Seat) -> tuple[BarPart, ...]:
    """Word by word of each round, then its bonus boxes."""
    view, rules = seen.players[seat], seen.ruleset
    found = []
    for sheet in sheets_of(view, seen):
        rows = (row for row in sheet.rows if row is not None)
        found += [BarPart(row.word, row_points(row, rules)) for row in rows]
        found.append(BarPart(say(BONUS), bonus(sheet, rules)))
    return tuple(part for part in found if part.value)


def best_shown(best: BestWord, party: Party) -> BestShown:
    """The best word as it lay on the bench, letter by letter."""
    pieces = tuple(LetterPicture(letter).on_stage() for letter in best.pieces)
    return BestShown(best_caption(best, party), pieces)


class LetterPicture:
    """A built letter with nothing around it."""

    def __init__(self, pieces: Sequence[Placed | LetterPart]) -> None:
        """`pieces` lie about the middle of their cell's baseline."""
        self._pieces = pieces
        area = QRectF()
        for piece in pieces:
            own = shape(outline(piece.kind), piece.pose.angle).boundingRect()
            at = QPointF(piece.pose.x / UNIT, -piece.pose.y / UNIT)
            area = area.united(own.translated(at))
        self._area = area

    def on_stage(self) -> StagePiece:
        """The letter as something to lie on the felt; a capital fills its height."""
        return StagePiece(self._area.width() / _CAP, self._paint)

    def _paint(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.height() / _CAP
        left, baseline = rect.left() - self._area.left() * unit, rect.bottom()
        for piece in self._pieces:
            x, y = piece.pose.x / UNIT * unit, piece.pose.y / UNIT * unit
            paint_piece(
                painter,
                outline(piece.kind),
                look.theme.lacquer(piece.kind.name),
                look,
                at=QPointF(left + x, baseline - y),
                unit=unit,
                angle=piece.pose.angle,
                state=PieceState.SET,
            )
