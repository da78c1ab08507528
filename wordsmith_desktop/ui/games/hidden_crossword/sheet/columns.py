"""A layout that sets cards in as many columns as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem


class ColumnsLayout(QLayout):
    """Every card goes below the shortest column, so that they read from left to right."""

    def __init__(self, parent: QWidget | None = None, *, least: int, spacing: int) -> None:
        """`least` is the least breadth of a column; both are in pixels."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._least = least
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def insert(self, place: int, widget: QWidget) -> None:
        """Put a card before the one at that place."""
        self.addChildWidget(widget)
        self._items.insert(place, QWidgetItem(widget))
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), is_moving=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, is_moving=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        widths = [item.minimumSize().width() for item in self._items if not item.isEmpty()]
        return QSize(max(widths, default=0), 0)

    def _arrange(self, rect: QRect, *, is_moving: bool) -> int:
        """Set the cards, or only reckon; returns the height that they take."""
        gap = self.spacing()
        count = max(1, (rect.width() + gap) // (self._least + gap))
        width = (rect.width() - (count - 1) * gap) // count
        feet = [rect.y()] * count
        for item in self._items:
            if item.isEmpty():
                continue
            column = feet.index(min(feet))
            height = _height(item, width)
            if is_moving:
                x = rect.x() + column * (width + gap)
                item.setGeometry(QRect(x, feet[column], width, height))
            feet[column] += height + gap
        return max(0, max(feet) - gap - rect.y())


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
