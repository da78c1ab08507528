"""The felt on which the best word lies in its own pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..appearance import look
from ..asking.open_words import words_in
from ..look import Look, Size, colour
from ..roles import has_role
from .ending import BestShown, StagePiece

ASSEMBLE_MS: Final = 700
"""So long the word takes to come together."""
TURN_MS: Final = 220
"""So long each of the steps is seen in which a piece turns up."""
_SIDE: Final = 0.03
"""Room left and right, in the felt's breadth."""
_ROUND: Final = 12
"""Radius of the felt's corners in pixels."""
_STAGGER: Final = 0.5
"""Share of the time after which the last piece sets out."""


def piece_areas(
    area: QRectF, pieces: Sequence[StagePiece], window_height: float, gap_share: float
) -> list[QRectF]:
    """Where the pieces lie, in the middle of an area, as large as they are to be and fit.

    `gap_share` is the room between two of them, in the window's height.
    """
    if not pieces:
        return []
    heights = [piece.share * window_height for piece in pieces]
    gap = gap_share * window_height
    breadth = sum(one.aspect * height for one, height in zip(pieces, heights, strict=True))
    breadth += gap * (len(pieces) - 1)
    shrunk = min(1.0, area.width() / breadth, area.height() / max(heights))
    x = area.center().x() - breadth * shrunk / 2
    areas = []
    for piece, height in zip(pieces, heights, strict=True):
        side = height * shrunk
        areas.append(QRectF(x, area.center().y() - side / 2, piece.aspect * side, side))
        x += piece.aspect * side + gap * shrunk
    return areas


def caption_spans(
    areas: Sequence[QRectF], breadths: Sequence[float], width: float, gap: float
) -> list[tuple[float, float]]:
    """Left end and breadth of each piece's caption, in the middle below it as far as there is room.

    `breadths` are those of the texts. Each has the room up to the middle between two pieces, less
    half a `gap`, and `width` is that of all; what finds no room there is to be cut short.
    """
    middles = [(one.right() + other.left()) / 2 for one, other in pairwise(areas)]
    spans = []
    for place, (area, wanted) in enumerate(zip(areas, breadths, strict=True)):
        left = middles[place - 1] + gap / 2 if place else 0.0
        right = middles[place] - gap / 2 if place < len(middles) else width
        breadth = min(wanted, right - left)
        start = min(max(left, area.center().x() - breadth / 2), right - breadth)
        spans.append((start, breadth))
    return spans


@has_role(QAccessible.Role.Graphic)
class BestWordStage(QWidget):
    """Felt, pieces and a line below them; the pieces rise one after the other, then turn up."""

    def __init__(self, best: BestShown, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._best = best
        self._progress = 1.0
        self.setAccessibleName(best.caption)
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Expanding, policy.Expanding)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._steps = max((len(piece.turning) for piece in best.pieces), default=0)
        whole = ASSEMBLE_MS + TURN_MS * self._steps
        self._assembles = ASSEMBLE_MS / whole
        """The share of the time in which the pieces rise."""
        self._animation.setDuration(0 if look().reduced_motion else whole)
        self._animation.valueChanged.connect(self._advance)
        self._is_new = True

    @property
    def share(self) -> float:
        """Its least height in the window's height."""
        return self._best.share

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The word that its caption names, to be asked about."""
        return words_in(self.accessibleName())

    @property
    def areas(self) -> list[QRectF]:
        """Where the pieces lie once they are there."""
        best, height = self._best, self.window().height()
        return piece_areas(self._room(), best.pieces, height, best.gap)

    @property
    def is_moving(self) -> bool:
        """Whether the word is coming together."""
        return self._animation.state() is QVariantAnimation.State.Running

    def settle(self) -> None:
        """Cut the movement short."""
        self._animation.stop()
        self._advance(1.0)

    def sizeHint(self) -> QSize:
        return QSize(look().px(60), round(self.share * self.window().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(24), self.sizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_new and self._animation.duration():
            # The animation tells no value that it begins with, and the first frame is one of them.
            self._advance(0.0)
            self._animation.start()
        self._is_new = False

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use, theme = look(), look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(theme.felt_line), 1))
        painter.setBrush(colour(theme.felt))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _ROUND, _ROUND)
        areas = self.areas
        for place, (piece, area) in enumerate(zip(self._best.pieces, areas, strict=True)):
            risen = self._risen(place)
            painter.save()
            painter.setOpacity(risen)
            paint = self._side_of(piece)
            paint(painter, area.translated(0, (1 - risen) * area.height() / 2), in_use)
            painter.restore()
        for piece, below in zip(self._best.pieces, self._captions(areas), strict=True):
            self._write(painter, piece.caption, below)
        self._write(painter, self._best.caption, self._caption_area())

    # Inside

    @property
    def _line_height(self) -> float:
        return QFontMetrics(look().font(Size.BODY)).height()

    def _caption_area(self) -> QRectF:
        bottom = self.height() - look().gap(1)
        return QRectF(0, bottom - self._line_height, self.width(), self._line_height)

    def _room(self) -> QRectF:
        """Where pieces may lie: above the caption, and their own captions if they have any."""
        side, gap = self.width() * _SIDE, look().gap(1.5)
        bottom = self._caption_area().top() - gap
        if any(piece.caption for piece in self._best.pieces):
            bottom -= self._line_height
        return QRectF(side, gap, self.width() - 2 * side, max(1.0, bottom - gap))

    def _captions(self, areas: Sequence[QRectF]) -> list[QRectF]:
        """Where the pieces' captions stand: all of them on one line."""
        if not areas:
            return []
        foot = max(one.bottom() for one in areas) + look().gap(0.25)
        metrics = QFontMetrics(look().font(Size.BODY))
        breadths = [metrics.horizontalAdvance(piece.caption) + 1.0 for piece in self._best.pieces]
        spans = caption_spans(areas, breadths, self.width(), look().gap(2))
        return [QRectF(left, foot, breadth, self._line_height) for left, breadth in spans]

    @property
    def turned(self) -> int:
        """So many steps of turning up are done."""
        turning = (self._progress - self._assembles) / max(1e-9, 1 - self._assembles)
        return max(0, min(self._steps, int(turning * self._steps + 1e-6)))

    def _side_of(self, piece: StagePiece) -> Callable[[QPainter, QRectF, Look], None]:
        """How a piece is painted now."""
        left = piece.turning[self.turned :]
        return left[0] if left else piece.paint

    def _risen(self, place: int) -> float:
        count = max(1, len(self._best.pieces) - 1)
        start = _STAGGER * place / count
        share = (self._progress / self._assembles - start) / (1 - _STAGGER)
        return QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(min(1.0, max(0.0, share)))

    def _write(self, painter: QPainter, text: str, area: QRectF) -> None:
        if not text:
            return
        painter.setFont(look().font(Size.BODY))
        painter.setPen(colour(look().theme.ink))
        elided = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, round(area.width())
        )
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, elided)

    def _advance(self, value: object) -> None:
        self._progress = float(str(value))
        self.update()
