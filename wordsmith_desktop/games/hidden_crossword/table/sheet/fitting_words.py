"""The list of the words that still fit: its order, and what stands beside each of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, unique
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import Text, language, say

from ...rules.candidate_figures import CandidateFigures
from ...words import sheet_texts as texts

Figures = Mapping[str, CandidateFigures]
NO_FIGURES: Final[Figures] = MappingProxyType({})
MOST_WORDS: Final = 200
"""So many words are listed of those that still fit, the commonest first."""
_MOST_LINES: Final = 5
"""More lines of words scroll."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SCROLL_BAR: Final = 16
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_DOTS: Final = (20, 30, 40, 50)
"""A word has a dot for each of these that its commonness reaches."""


@unique
class WordOrder(Enum):
    """How the words stand."""

    COMMON = "common"
    """The commonest first."""
    ALPHABET = "alphabet"
    TELLING = "telling"
    """First those whose answer would leave the fewest words."""


NAMES: Final[dict[WordOrder, Text]] = {
    WordOrder.COMMON: texts.ORDER_COMMON,
    WordOrder.ALPHABET: texts.ORDER_ALPHABET,
    WordOrder.TELLING: texts.ORDER_TELLING,
}
EXPLAINED: Final[dict[WordOrder, Text]] = {
    WordOrder.COMMON: texts.ORDER_DOTS,
    WordOrder.ALPHABET: texts.ORDER_DOTS,
    WordOrder.TELLING: texts.ORDER_EXPLAINED,
}


def in_order(words: Sequence[str], figures: Figures, order: WordOrder) -> list[str]:
    """Words that come commonest first, in that order; those without figures come last."""
    if order is WordOrder.ALPHABET:
        return sorted(words)
    if order is WordOrder.TELLING:
        unknown = CandidateFigures(0, float("inf"))
        return sorted(words, key=lambda word: figures.get(word, unknown).left)
    return list(words)


def figure_text(word: str, figures: Figures, order: WordOrder) -> str:
    """What stands beside a word: dots for how common it is, or how many words it would leave."""
    found = figures.get(word)
    if found is None:
        return ""
    if order is WordOrder.TELLING:
        tongue = QLocale.Language.German if language() == "de" else QLocale.Language.English
        return QLocale(tongue).toString(found.left, "f", 1)
    reached = sum(found.commonness >= least for least in _DOTS)
    return "●" * reached + "○" * (len(_DOTS) - reached)


def spoken(word: str, figures: Figures, order: WordOrder) -> str:
    """The word and its figure as they are read out."""
    found = figures.get(word)
    if found is None:
        return word
    if order is WordOrder.TELLING:
        return say(texts.FIGURE_LEFT, word=word, left=figure_text(word, figures, order))
    reached = sum(found.commonness >= least for least in _DOTS)
    return say(texts.FIGURE_COMMON, word=word, n=reached, of=len(_DOTS))


class _Words(QAbstractListModel):
    """Lines of words; items of Python's own would be made and thrown away by the thousand."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._lines: tuple[dict[int, str], ...] = ()

    def show(self, lines: Iterable[dict[int, str]]) -> None:
        """Each says what it has for which role."""
        self.beginResetModel()
        self._lines = tuple(lines)
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        return self._lines[index.row()].get(role) if index.isValid() else None


class WordList(QListView):
    """Words of one length in lines; the arrows go about in it, a click or Enter chooses.

    Letters are left to the page, where they are typed into the guess.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = _Words(self)
        self.setModel(self._words)
        self.setProperty("surface", "list")
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleDescription(say(texts.CANDIDATES_HINT))
        set_tip(self, say(texts.CANDIDATES_HINT))
        self.clicked.connect(self._choose)

    @property
    def listed(self) -> list[str]:
        """The words from first to last."""
        return [_word_of(self._words.index(row)) for row in range(self._words.rowCount())]

    def show_words(
        self,
        words: Sequence[str],
        figures: Figures = NO_FIGURES,
        order: WordOrder = WordOrder.COMMON,
    ) -> None:
        """Show these; the one that the keyboard was at stays so if it is there still."""
        before = _word_of(self.currentIndex())
        shown = in_order(words, figures, order)
        lines = [_line(word, figures, order) for word in shown]
        self._words.show(lines)
        if before in shown:
            self.setCurrentIndex(self._words.index(shown.index(before)))
        if shown:
            self.setGridSize(_cell([line[Qt.ItemDataRole.DisplayRole] for line in lines]))
        self._fit()

    def _fit(self) -> None:
        """Be as high as the words need, up to so many lines."""
        cell = self.gridSize()
        if cell.isEmpty():
            return
        # Whether there is a scroll bar depends on this height, so its room is always left.
        columns = max(1, (self.width() - 4 - _SCROLL_BAR) // cell.width())
        lines = -(-self._words.rowCount() // columns)
        self.setFixedHeight(min(max(1, lines), _MOST_LINES) * cell.height() + 8)

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(_word_of(index))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        current = self.currentIndex()
        if event.key() in _ENTER and current.isValid() and not event.isAutoRepeat():
            self._choose(current)
        elif event.text().isprintable() and event.text().strip():
            # A list searches its items by what is typed; ignored, the key goes on to the page.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._words.index(0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setCurrentIndex(QModelIndex())


def _line(word: str, figures: Figures, order: WordOrder) -> dict[int, str]:
    figure = figure_text(word, figures, order)
    return {
        Qt.ItemDataRole.DisplayRole: f"{word}  {figure}" if figure else word,
        Qt.ItemDataRole.UserRole: word,
        Qt.ItemDataRole.AccessibleTextRole: spoken(word, figures, order),
    }


def _word_of(index: QModelIndex) -> str:
    return index.data(Qt.ItemDataRole.UserRole) or ""


def _cell(words: Sequence[str]) -> QSize:
    """Room for the broadest word."""
    metrics = QFontMetrics(look().font())
    width = max(map(metrics.horizontalAdvance, words)) + look().gap(3.5)
    return QSize(width, max(look().px(3.5), metrics.height() + look().gap(1)))
