"""The end of a match: the best word in its dice and tiles, and what made the points."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.recapper import BestWord, Recap
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.match_end.ending import (
    BestShown,
    Ending,
    Party,
    PointsTable,
    StagePiece,
    best_caption,
    by_points,
    default_ending,
    time_up,
    words_cell,
)
from wordsmith_desktop.window.kit.points_sheet import PlayerLine
from wordsmith_desktop.window.kit.solid import paint_letters
from wordsmith_desktop.wording.ending_texts import WORDS
from wordsmith_desktop.wording.texts import POINTS, say, say_count

from ..rules.material import Material, Rolled
from ..rules.recap import Laid
from ..rules.state import State
from ..words import table_texts as texts
from ..words.ending_texts import AWARDS
from .pieces import ASPECT, PieceFace, PieceKind, paint_face

_TIMES_ASPECT: Final = 1.0
"""Breadth of what the word was multiplied by, in the height of a piece."""
_TIMES_TYPE: Final = 0.55
"""Height of its type."""


def ending_of(
    state: State, outcome: Outcome, recap: Recap, party: Party, best: int | None
) -> Ending:
    """What is said of a match that is over."""
    usual = default_ending(outcome, party, recap, best=best, award_words=AWARDS)
    made = replace(
        usual,
        best=best_shown(recap.best, party, state.material) if recap.best else None,
        table=_table(state, outcome, recap, party),
    )
    # Whoever plays alone plays for no goal: only the clock makes a round the last.
    return time_up(made) if party.is_alone and state.is_last_round else made


def best_shown(best: BestWord, party: Party, material: Material) -> BestShown:
    """The best word in its dice and tiles; behind it, by how many dice it was multiplied."""
    pieces = [StagePiece(ASPECT, partial(_paint, _face(one, material))) for one in best.pieces]
    if best.factor > 1:
        pieces.append(StagePiece(_TIMES_ASPECT, partial(_paint_times, best.factor)))
    return BestShown(best_caption(best, party), tuple(pieces))


def _face(laid: Laid, material: Material) -> PieceFace:
    kind = PieceKind.DIE if isinstance(laid, Rolled) else PieceKind.TILE
    return PieceFace(laid.text, material.value((laid.text,)), kind)


def _paint(face: PieceFace, painter: QPainter, rect: QRectF, look: Look) -> None:
    paint_face(painter, rect, face, look)


def _paint_times(factor: int, painter: QPainter, rect: QRectF, look: Look) -> None:
    type_px = rect.height() * _TIMES_TYPE
    paint_letters(
        painter, rect, say(texts.TIMES, n=factor), look, ink=look.theme.ink, type_px=type_px
    )


def _table(state: State, outcome: Outcome, recap: Recap, party: Party) -> PointsTable:
    lines = []
    for seat, _points in by_points(outcome):
        player = state.players[seat]
        words = words_cell(recap, seat)
        cells = (words, str(player.turns), say_count(POINTS, player.best))
        is_winner = seat in outcome.winners and not party.is_alone
        lines.append(PlayerLine(party.names[seat], cells, player.points, is_winner=is_winner))
    return PointsTable((say(WORDS), say(texts.TURNS_HEAD), say(texts.BEST_HEAD)), tuple(lines))
