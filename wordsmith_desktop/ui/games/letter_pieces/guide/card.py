"""One letter of the guide: how it is built, of what, and whether it can be built now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.games.letter_pieces.alphabet import Construction
from wordsmith_desktop.games.letter_pieces.pieces import CAP_HEIGHT, UNIT, Kind, outline
from wordsmith_desktop.ui.games.letter_pieces.guide import texts
from wordsmith_desktop.ui.games.letter_pieces.guide.spoken import say_letter
from wordsmith_desktop.ui.games.letter_pieces.lettering import paint_letter
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.look import Size, colour
from wordsmith_desktop.ui.kit.pieces import PieceState, shape
from wordsmith_desktop.ui.kit.texts import say

_CAP = CAP_HEIGHT / UNIT
_WIDEST = 2.3
"""Breadth that a letter may need, in units."""
_GLYPH_WIDTH = {Kind.L: 0.3, Kind.S: 0.3, Kind.B: 1.0, Kind.C: 1.0}
"""Breadth of the small pictures of its pieces, in their units."""
_GLYPH_TURN = {Kind.L: 90, Kind.S: 90, Kind.B: 0, Kind.C: 0}
"""How they stand."""


class LetterCard(QWidget):
    """A built letter above the pieces it takes; a tick and a heavy frame mark what can be built."""

    def __init__(self, construction: Construction) -> None:
        super().__init__()
        self.construction = construction
        """What it shows."""
        self._can_build: bool | None = None
        self._is_highlighted = False
        self._is_large = False
        how = texts.HOW.get(construction.letter)
        self.setAccessibleDescription(say(how) if how else "")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._speak()

    @property
    def letter(self) -> str:
        """The letter or mark."""
        return self.construction.letter

    @property
    def can_build(self) -> bool | None:
        """Whether the pool is enough; None while no pool is shown."""
        return self._can_build

    @property
    def is_highlighted(self) -> bool:
        """Whether it is the letter being typed."""
        return self._is_highlighted

    def set_can_build(self, can_build: bool | None) -> None:
        """Mark whether the pool is enough."""
        self._can_build = can_build
        self._speak()
        self.update()

    def set_highlighted(self, is_highlighted: bool) -> None:
        """Light it up."""
        self._is_highlighted = is_highlighted
        self.update()

    def set_large(self, is_large: bool) -> None:
        """Show the letter larger, where there is room."""
        if is_large != self._is_large:
            self._is_large = is_large
            self.updateGeometry()

    def _speak(self) -> None:
        spoken = say_letter(self.letter, self.construction.counts)
        if self._can_build is not None:
            state = texts.CAN_BUILD if self._can_build else texts.CANNOT_BUILD
            spoken = f"{spoken}; {say(state)}"
        self.setAccessibleName(spoken)
        self.setToolTip(f"{spoken}\n{self.accessibleDescription()}".strip())

    def _unit(self) -> float:
        room = (self.width() - look().gap(2)) / _WIDEST
        return min(look().px(4.5 if self._is_large else 3.5), room)

    def _line(self) -> int:
        return QFontMetrics(look().font(Size.LEAD, bold=True)).height()

    def _foot(self) -> int:
        """Height of the line of pieces."""
        return look().px(3.25)

    def sizeHint(self) -> QSize:
        cap = look().px(9 if self._is_large else 7)
        height = self._line() + cap + self._foot() + look().gap(4)
        return QSize(look().px(12), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use = look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        self._paint_ground(painter, box)
        self._paint_name(painter, box)
        unit = self._unit()
        cap = in_use.px(9 if self._is_large else 7)
        foot = box.top() + in_use.gap(1) + self._line() + (cap + _CAP * unit) / 2
        at = QPointF(box.center().x(), foot)
        paint_letter(painter, self.construction, in_use, at=at, unit=unit, state=self._state())
        self._paint_counts(painter, box)

    def _state(self) -> PieceState:
        return PieceState.SET if self._can_build is False else PieceState.RESTING

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        theme = look().theme
        fill = theme.glow if self._is_highlighted else theme.raised
        if self._can_build is False and not self._is_highlighted:
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setBrush(colour(fill))
        pen = QPen(colour(theme.hairline), 1)
        if self._can_build:
            pen = QPen(colour(theme.accent), 2)
        if self._is_highlighted:
            pen = QPen(colour(theme.ink), 3)
        painter.setPen(pen)
        painter.drawRoundedRect(box, 8, 8)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(box, 8, 8)

    def _paint_name(self, painter: QPainter, box: QRectF) -> None:
        in_use, theme = look(), look().theme
        line = QRectF(box.left() + in_use.gap(1), box.top() + in_use.gap(0.5), 0, self._line())
        line.setRight(box.right() - in_use.gap(1))
        painter.setFont(in_use.font(Size.LEAD, bold=True))
        painter.setPen(colour(theme.ink))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft, self.letter)
        if self._can_build:
            self._paint_tick(painter, line)

    def _paint_tick(self, painter: QPainter, line: QRectF) -> None:
        side = look().px(2.25)
        badge = QRectF(line.right() - side, line.top() + 3, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(look().theme.accent))
        painter.drawEllipse(badge)
        pen = QPen(colour(look().theme.accent_ink), side * 0.14)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        corners = ((0.28, 0.52), (0.44, 0.68), (0.73, 0.34))
        painter.drawPolyline([badge.topLeft() + QPointF(x, y) * side for x, y in corners])

    def _paint_counts(self, painter: QPainter, box: QRectF) -> None:
        """The pieces it takes, one small picture each, side by side."""
        in_use = look()
        unit = in_use.px(1.5)
        kinds = [kind for kind in Kind for _ in range(self.construction.counts[kind])]
        widths = [_GLYPH_WIDTH[kind] * unit for kind in kinds]
        space = in_use.px(1)
        left = box.center().x() - (sum(widths) + space * (len(kinds) - 1)) / 2
        middle = box.bottom() - in_use.gap(1) - self._foot() / 2
        for kind, width in zip(kinds, widths, strict=True):
            _paint_glyph(painter, kind, QPointF(left + width / 2, middle), unit)
            left += width + space


def _paint_glyph(painter: QPainter, kind: Kind, at: QPointF, unit: float) -> None:
    """A piece as a small flat sign."""
    lacquer = look().theme.lacquer(kind.name)
    path = shape(outline(kind), _GLYPH_TURN[kind])
    path = QTransform.fromScale(unit, unit).map(path).translated(at)
    painter.setPen(QPen(colour(lacquer.outline), 1))
    painter.setBrush(colour(lacquer.fill))
    painter.drawPath(path)
