"""Which words still fit, folded to a line until somebody wants to see them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QSizePolicy, QWidget

from wordsmith_desktop.ui.games.hidden_crossword.sheet import texts
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.fold import Headline
from wordsmith_desktop.ui.kit.texts import say, say_count

_MOST_LINES = 5
"""More lines of words scroll."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SCROLL_BAR = 16


class StillFit(Headline):
    """A line as broad as what it says; it unfolds the words."""

    def __init__(self) -> None:
        super().__init__("")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_account(self, account: str) -> None:
        super().show_account(account)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        text = QFontMetrics(look().font()).horizontalAdvance(self.toolTip())
        return QSize(text + look().px(3) + look().gap(3), super().sizeHint().height())


class WordList(QListWidget):
    """Words of one length in lines; the arrows go about in it, a click or Enter chooses.

    Letters are left to the page, where they are typed into the guess.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleDescription(say(texts.CANDIDATES_HINT))
        self.setToolTip(say(texts.CANDIDATES_HINT))
        self.itemClicked.connect(self._choose)

    def show_words(self, words: Sequence[str]) -> None:
        """Show these; the one that the keyboard was at stays so if it is there still."""
        current = self.currentItem()
        before = current.text() if current else ""
        self.clear()
        self.addItems(list(words))
        if before in words:
            self.setCurrentRow(words.index(before))
        if words:
            self.setGridSize(_cell(words))
        self._fit()

    def _fit(self) -> None:
        """Be as high as the words need, up to so many lines."""
        cell = self.gridSize()
        if cell.isEmpty():
            return
        columns = max(1, (self.width() - 4 - _SCROLL_BAR) // cell.width())
        lines = -(-self.count() // columns)
        self.setFixedHeight(min(max(1, lines), _MOST_LINES) * cell.height() + 8)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        current = self.currentItem()
        if event.key() in _ENTER and current is not None and not event.isAutoRepeat():
            self._choose(current)
        elif event.text().isprintable() and event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.currentItem() is None:
            self.setCurrentRow(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setCurrentRow(-1)


def _cell(words: Sequence[str]) -> QSize:
    """Room for the broadest word."""
    metrics = QFontMetrics(look().font())
    width = max(map(metrics.horizontalAdvance, words)) + look().gap(3.5)
    return QSize(width, max(look().px(3.5), metrics.height() + look().gap(1)))


def still_fit(count: int, shown: int) -> str:
    """How many words still fit, and how many of them are listed."""
    if not count:
        return say(texts.NONE_FIT)
    said = say_count(texts.STILL_FIT, count)
    return said if shown >= count else say(texts.STILL_FIT_SHOWN, said=said, shown=shown)
