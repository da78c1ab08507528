"""A layout that sets pieces in a line, smaller where many have to find room, or in more lines."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


class LinesLayout(QLayout):
    """As few lines as there can be without a piece narrower than `least`, all equally broad."""

    def __init__(self, *, full: QSize, least: int, height_in: Callable[[int], int]) -> None:
        """`full` is the room of a piece that has all it wants, `least` the least breadth.

        `height_in` answers the height that goes with a breadth; all in pixels.
        """
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._full, self._least, self._height_in = full, least, height_in
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

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
        area = rect.marginsRemoved(self.contentsMargins())
        piece, in_line = self._fit(area.width())
        shown = [item for item in self._items if not item.isEmpty()]
        for place, item in enumerate(shown):
            line, at = divmod(place, in_line)
            x, y = area.x() + at * piece.width(), area.y() + line * piece.height()
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
