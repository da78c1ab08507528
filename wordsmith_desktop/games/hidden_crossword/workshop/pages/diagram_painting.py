"""What is seen of a diagram, and how it is painted: dark blocks, bright squares, the caret."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from wordsmith_desktop.core.value import Value, field
from wordsmith_desktop.window.kit.look import Look, colour

from ...rules.crossword import Cell
from ..clued.caret import Caret
from ..clued.diagram import Diagram, Ground

_LETTER: Final = 0.6
"""Height of a letter, and all below, in a square's side."""
_NUMBER: Final = 0.28
_BAR: Final = 0.09
_LIGHT: Final = 0.25
"""Half the breadth of the light at the end, in the diagram's."""
_LINE: Final = "#5F5F5F"
"""Between squares, and of letters that are not certain: on their bright paper in every theme."""
_FRAME: Final = 4
"""Breadth of the line around the square where letters go, in pixels."""
_SHADE: Final = 0.45
"""Opacity of a square's own colour, so that letters stay legible on it."""


class DiagramView(Value):
    """What is to be seen."""

    diagram: Diagram
    caret: Caret
    letters: Mapping[Cell, str] = field(default_factory=dict)
    pencilled: frozenset[Cell] = frozenset()
    wrong: frozenset[Cell] = frozenset()
    shown: frozenset[Cell] = frozenset()
    ghost: Mapping[Cell, str] = field(default_factory=dict)
    """Letters that could come there."""


class DiagramPainting:
    """One painting of a view."""

    def __init__(
        self, painter: QPainter, look: Look, view: DiagramView, area: Callable[[Cell], QRectF]
    ) -> None:
        self._painter, self._look, self._view, self._area = painter, look, view, area
        theme = look.theme
        # Blocks are the darker one in every theme, or a puzzle would look like its negative.
        pair = sorted(map(colour, (theme.paper, theme.paper_ink)), key=lambda one: one.lightness())
        self._dark, self._bright = pair
        self._side = area(Cell(0, 0)).width()

    def paint(self, *, has_focus: bool) -> None:
        """All of it."""
        diagram, caret = self._view.diagram, self._view.caret
        slot = caret.slot(diagram)
        for cell in diagram.cells:
            if diagram.at(cell).ground is Ground.BLOCK:
                self._painter.fillRect(self._area(cell), self._dark)
            elif diagram.at(cell).is_open:
                self._square(cell, is_of_word=slot is not None and cell in slot.cells)
        self._lines()
        self._caret(has_focus=has_focus)

    def paint_light(self, share: float) -> None:
        """A band of light that goes from the first corner to the last; `share` is its way, 0 to 1.

        It begins before the first square and ends behind the last one.
        """
        drawn = self._view.diagram
        middle = (1 + 2 * _LIGHT) * share - _LIGHT
        for cell in drawn.open_cells:
            along = (cell.row + cell.col) / max(1, drawn.height + drawn.width - 2)
            strength = max(0.0, 1 - abs(along - middle) / _LIGHT)
            if strength:
                self._painter.fillRect(self._area(cell), colour("#F2C230", 0.75 * strength))

    def _square(self, cell: Cell, *, is_of_word: bool) -> None:
        area, square = self._area(cell), self._view.diagram.at(cell)
        self._painter.fillRect(area, self._bright)
        if square.shade:
            self._painter.fillRect(area, colour(square.shade, _SHADE))
        if is_of_word:
            self._painter.fillRect(area, self._wash(0.3))
        if cell == self._view.caret.cell:
            self._painter.fillRect(area, self._wash(0.35))
        if square.is_circled:
            inside = self._side * 0.04
            self._painter.setPen(QPen(self._dark, 1))
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
            self._painter.drawEllipse(area.adjusted(inside, inside, -inside, -inside))
        self._number(cell, area)
        self._letter(cell, area)

    def _wash(self, alpha: float) -> QColor:
        theme = self._look.theme
        return colour("#B08A00" if theme.name == "contrast" else "#2F8F7F", alpha)

    def _number(self, cell: Cell, area: QRectF) -> None:
        label = self._view.diagram.label(cell)
        if label:
            # Within the frame of the caret, however small a square is.
            inside = max(_FRAME, self._side * 0.06)
            self._write(label, area.adjusted(inside, inside / 2, 0, 0), _NUMBER)

    def _letter(self, cell: Cell, area: QRectF) -> None:
        view = self._view
        letter = view.letters.get(cell) or view.ghost.get(cell, "")
        if not letter:
            return
        theme = self._look.theme
        is_soft = cell in view.pencilled or cell not in view.letters
        ink = colour(_LINE) if is_soft else self._dark
        if cell in view.shown:
            ink = colour("#1D4FA0")
        lower = area.adjusted(0, self._side * 0.14, 0, 0)
        size = _LETTER if len(letter) == 1 else _LETTER * 1.7 / (len(letter) + 0.7)
        if cell in view.wrong:
            self._cross(area, colour("#96231A" if theme.name != "contrast" else "#C00000"))
        # Over the stroke, that the letter can be read all the same.
        self._write(letter, lower, size, ink=ink, is_middle=True, is_bold=not is_soft)

    def _cross(self, area: QRectF, ink: QColor) -> None:
        """A stroke through what is wrong: colour alone would not tell it to everybody."""
        self._painter.setPen(QPen(ink, max(2.0, self._side * 0.04)))
        inside = self._side * 0.14
        inner = area.adjusted(inside, inside, -inside, -inside)
        self._painter.drawLine(inner.bottomLeft(), inner.topRight())

    def _write(
        self,
        text: str,
        area: QRectF,
        share: float,
        *,
        ink: QColor | None = None,
        is_middle: bool = False,
        is_bold: bool = False,
    ) -> None:
        font = QFont(self._look.font(bold=is_bold))
        font.setPixelSize(max(6, round(self._side * share)))
        self._painter.setFont(font)
        self._painter.setPen(ink or self._dark)
        if is_middle:
            self._painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
        else:
            ascent = QFontMetricsF(font).ascent()
            self._painter.drawText(QPointF(area.left(), area.top() + ascent), text)

    def _lines(self) -> None:
        diagram = self._view.diagram
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for cell in diagram.cells:
            square = diagram.at(cell)
            if square.ground is Ground.VOID:
                continue
            area = self._area(cell)
            # The edge of a block would vanish on a dark table, that of a square on its own paper.
            line = _LINE if square.is_open else self._look.theme.muted
            self._painter.setPen(QPen(colour(line), 1))
            self._painter.drawRect(area)
        pen = QPen(self._dark, max(3.0, self._side * _BAR))
        pen.setCapStyle(Qt.PenCapStyle.SquareCap)
        self._painter.setPen(pen)
        for cell in diagram.open_cells:
            area, square = self._area(cell), diagram.at(cell)
            if square.bar_above:
                self._painter.drawLine(QLineF(area.topLeft(), area.topRight()))
            if square.bar_left:
                self._painter.drawLine(QLineF(area.topLeft(), area.bottomLeft()))

    def _caret(self, *, has_focus: bool) -> None:
        if not self._view.diagram.has(self._view.caret.cell):
            return
        area = self._area(self._view.caret.cell)
        theme = self._look.theme
        self._painter.setPen(QPen(self._dark, _FRAME if has_focus else 2))
        self._painter.drawRect(area.adjusted(1, 1, -1, -1))
        if has_focus:
            self._painter.setPen(QPen(colour(theme.focus), 2))
            self._painter.drawRect(area.adjusted(1, 1, -1, -1))
