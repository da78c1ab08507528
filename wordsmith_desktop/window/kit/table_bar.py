"""The bar at the foot of every table: news at the left, what to do at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QLayoutItem,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from .appearance import look
from .layouts import ItemsLayout, in_row
from .table_news import TableNews


def line_height() -> int:
    """Height of a line of buttons in pixels; the style sheet gives them the same."""
    return look().bar_line


class BarLayout(ItemsLayout):
    """The first item at the left; the others at the right, the last one in the lower right corner.

    What finds no room beside the last one stands in the lines above it.
    """

    def __init__(self, parent: QWidget, *, is_first_above: bool) -> None:
        """Where the first item `is_first_above`, it never stands beside the others."""
        self._is_first_above = is_first_above
        # Asked for while the layout is still being made.
        self._heights: dict[int, int] = {}
        """By breadth, as long as nothing in the bar changes: Qt asks several times for each key."""
        super().__init__(parent, spacing=look().gap(1.25))

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def heightForWidth(self, width: int) -> int:
        # A line of buttons has its room while there is none, or the table would grow and shrink.
        if width not in self._heights:
            self._heights[width] = max(line_height(), self._height_for(width))
        return self._heights[width]

    def _height_for(self, width: int) -> int:
        lines = self._lines(width)
        heights = sum(self._height(line) for line in lines) + self.spacing() * (len(lines) - 1)
        if not lines and self._is_first_above:
            heights = line_height()
        if self._is_beside(lines, width):
            return max(heights, self._first.minimumSize().height())
        return heights + self.spacing() + self._first.minimumSize().height()

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        lines = self._lines(rect.width())
        foot, left = rect.bottom() + 1, rect.right() + 1
        for line in lines:
            height, x = self._height(line), rect.right() + 1
            for item in line:
                size = item.sizeHint()
                x -= size.width()
                item.setGeometry(QRect(QPoint(x, foot - height), QSize(size.width(), height)))
                x -= self.spacing()
            foot -= height + self.spacing()
            left = x
        if not lines and self._is_first_above:
            foot -= line_height() + self.spacing()
        if self._is_beside(lines, rect.width()):
            self._first.setGeometry(
                QRect(rect.left(), rect.top(), left - rect.left(), rect.height())
            )
        else:
            top = QRect(rect.left(), rect.top(), rect.width(), max(0, foot - rect.top()))
            self._first.setGeometry(top)

    @property
    def _first(self) -> QLayoutItem:
        return self._items[0]

    def _height(self, line: Sequence[QLayoutItem]) -> int:
        return max(item.sizeHint().height() for item in line)

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        """The lines from the lowest one up, each from its right end."""
        lines: list[list[QLayoutItem]] = []
        room = 0
        for item in reversed([item for item in self._items[1:] if not item.isEmpty()]):
            wish = item.sizeHint().width()
            if not lines or room < wish:
                lines.append([])
                room = width
            lines[-1].append(item)
            room -= wish + self.spacing()
        return lines

    def _is_beside(self, lines: Sequence[Sequence[QLayoutItem]], width: int) -> bool:
        """Whether the first item has room in the one line that there is."""
        if self._is_first_above:
            return False
        if not lines:
            return True
        taken = sum(item.sizeHint().width() + self.spacing() for item in lines[0])
        return len(lines) == 1 and width - taken >= self._first.minimumSize().width()


class TableBar(QWidget):
    """News and facts, then what can be done; the button that goes on is always in the corner."""

    def __init__(self, page: QWidget, *, is_news_above: bool = False) -> None:
        """`page` is what a message may lie over.

        Where there are many buttons the news has a line of its own, kept free: it `is_news_above`.
        """
        super().__init__(page)
        self.news = TableNews(page, self)
        self._line = BarLayout(self, is_first_above=is_news_above)
        left = QWidget(self)
        self._left = in_row(inside=left, spacing=look().gap(1.5))
        # It has all the height of the bar, as it says more where there are two lines.
        self.news.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._left.addWidget(self.news, 1)
        if look().is_large:
            # Messages lie on the tag then; half a line of them here would only be in the way.
            self.news.setMaximumHeight(0)
        self._line.addWidget(left)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def put_left(self, button: QPushButton) -> None:
        """Put a button before the news, where it stands still whatever can be done."""
        button.setProperty("place", "bar")
        self._left.insertWidget(0, button)

    def add_left(self, part: QWidget) -> None:
        """Put something that is no button at the very left, where it stands still likewise."""
        self._left.insertWidget(0, part)

    def add(self, part: QWidget) -> None:
        """Put something that is no button to the right of what is there."""
        self._line.addWidget(part)

    def put(self, *buttons: QPushButton) -> None:
        """Put buttons to the right of those that are there; the last ones belong in the corner."""
        for button in buttons:
            # The style sheet reads it when Qt polishes the button.
            button.setProperty("place", "bar")
            if button.property("rank") == "primary" and not look().is_large:
                button.setMinimumWidth(look().px(27.5))
            self._line.addWidget(button)


class PartButtons:
    """Buttons of a bar that belong to one part of the page, and are there only with it."""

    def __init__(self, bar: TableBar, *buttons: QPushButton) -> None:
        self._buttons = buttons
        self._wanted = set(buttons)
        self._is_open = False
        bar.put(*buttons)
        self._show()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """All of them from left to right."""
        return self._buttons

    @property
    def has_keyboard(self) -> bool:
        """Whether one of them has it."""
        return any(button.hasFocus() for button in self._buttons)

    def want(self, *buttons: QPushButton) -> None:
        """Have only these of them while the part is there."""
        self._wanted = set(buttons)
        self._show()

    def set_open(self, is_open: bool) -> None:
        """Whether the part is there."""
        self._is_open = is_open
        self._show()

    def _show(self) -> None:
        # First what comes: a button with the keyboard that goes hands it on.
        for button in self._buttons:
            if self._is_open and button in self._wanted:
                button.show()
        for button in self._buttons:
            if not (self._is_open and button in self._wanted):
                button.hide()


def keep_breadth(button: QPushButton, texts: Sequence[str]) -> None:
    """As much room as the longest of its names takes: its neighbours are not to move."""
    widest = max(_breadth(button, text) for text in texts)
    button.setMinimumWidth(max(button.minimumWidth(), widest))


def has_breadth(button: QPushButton, text: str) -> bool:
    """Whether a name finds room in the breadth that is kept for a button."""
    return _breadth(button, text) <= button.minimumWidth()


def _breadth(button: QPushButton, text: str) -> int:
    """Of a button with that name, in pixels."""
    # Before the style sheet reaches the button it has another font.
    metrics = QFontMetrics(look().font(bold=button.property("rank") == "primary"))
    return metrics.horizontalAdvance(text) + 2 * look().gap(2) + 8
