"""Pieces of equal size in as few lines as there can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from ..layouts import ItemsLayout


class LinesLayout(ItemsLayout):
    """As few lines as there can be without a piece narrower than `least`, all in the middle."""

    def __init__(self, *, full: QSize, least: int, height_in: Callable[[int], int]) -> None:
        """`full` is the room of a piece that has all it wants, `least` the least breadth.

        `height_in` answers the height that goes with a breadth; all in pixels.
        """
        super().__init__()
        self._full, self._least, self._height_in = full, least, height_in

    def set_full(self, full: QSize) -> None:
        """The room of a piece is another from now on."""
        self._full = full
        self.invalidate()

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        piece, in_line = self._fit(width - margins.left() - margins.right())
        lines = max(1, -(-self._shown() // in_line))
        return lines * piece.height() + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        return self._with_margins(max(1, self._shown()) * self._full.width())

    def minimumSize(self) -> QSize:
        return self._with_margins(self._least)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        around = self.parentWidget()
        if around is not None:
            # What is painted around the pieces, such as a ledge, is as long as they are.
            around.update()
        area = rect.marginsRemoved(self.contentsMargins())
        piece, in_line = self._fit(area.width())
        shown = [item for item in self._items if not item.isEmpty()]
        for place, item in enumerate(shown):
            line, at = divmod(place, in_line)
            in_this = min(in_line, len(shown) - line * in_line)
            left = area.x() + max(0, area.width() - in_this * piece.width()) // 2
            x, y = left + at * piece.width(), area.y() + line * piece.height()
            item.setGeometry(QRect(x, y, piece.width(), piece.height()))

    def _with_margins(self, width: int) -> QSize:
        margins = self.contentsMargins()
        height = self._full.height() + margins.top() + margins.bottom()
        return QSize(width + margins.left() + margins.right(), height)

    def _shown(self) -> int:
        return sum(not item.isEmpty() for item in self._items)

    def _fit(self, width: int) -> tuple[QSize, int]:
        """The room of each piece in a breadth, and how many of them stand in a line."""
        count = max(1, self._shown())
        most = max(1, width // self._least)
        lines = -(-count // most)
        in_line = -(-count // lines)
        if width >= in_line * self._full.width():
            return self._full, in_line
        breadth = max(1, width // in_line)
        return QSize(breadth, self._height_in(breadth)), in_line

    def put_in_order(self, widgets: Sequence[QWidget]) -> None:
        """Have the widgets, all of which lie here, stand in that order."""
        item_of = {item.widget(): item for item in self._items}
        self._items = [item_of[widget] for widget in widgets]
        self.update()
