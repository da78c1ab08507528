"""The words that lie open on the screen: which of them a widget shows, and where.

Words of a game are written in capitals wherever they stand. So a label or button shows those in
its text, and a table or list those in its cells. A widget that paints its words says which by
`open_words`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QTextDocument, QTextOption
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QWidget,
)

from wordsmith_desktop.lexicon.folding import fold

from ..banner import Banner

_BESIDE: Final = r"\w@/\\+\-"
_WORD: Final = re.compile(
    rf"(?<![{_BESIDE}.])[A-ZÄÖÜẞ]+(?:[-'’][A-ZÄÖÜẞ]+)*(?![{_BESIDE}])(?!\.\w)"
)
_FEWEST: Final = 2
"""Letters of a word; fewer name a seat, a piece or a key."""
_NO_WORDS: Final = "holds_no_words"
_ROOT: Final = QModelIndex()


@runtime_checkable
class BearsWords(Protocol):
    """A widget that paints words."""

    def open_words(self, place: QPoint | None = None) -> Sequence[str]:
        """The words that whoever looks can read in it, those at the keyboard's place first.

        With a place, in its own coordinates, only those there.
        """


W = TypeVar("W", bound=QWidget)
"""A label or a button."""


def without_words(widget: W) -> W:
    """Mark a label or button whose capitals are no words, such as a code or a file format."""
    widget.setProperty(_NO_WORDS, True)
    return widget


def words_in(text: str) -> tuple[str, ...]:
    """The words in capitals of a text, folded, in their order."""
    return tuple(word for word, _start, _end in _spans(text))


def own_words(widget: QWidget, place: QPoint | None = None) -> tuple[str, ...]:
    """The words that a widget itself shows, its children aside; with a place, only those there."""
    if isinstance(widget, BearsWords):
        return tuple(word for word in widget.open_words(place) if len(word) >= _FEWEST)
    if widget.property(_NO_WORDS):
        return ()
    if isinstance(widget, QLabel):
        return _words_of_label(widget, place)
    if isinstance(widget, QPushButton):
        return words_in(widget.text())
    # A table's headers are views of the same cells.
    if isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView):
        return _words_of_view(widget, place)
    return ()


def words_below(root: QWidget) -> tuple[str, ...]:
    """Every word that can be read in a widget and below it, each once, from the top on."""
    shown = [one for one in (root, *root.findChildren(QWidget)) if one.isVisibleTo(root)]
    shown.sort(key=lambda one: _reading_order(one, root))
    return tuple(dict.fromkeys(word for one in shown for word in own_words(one)))


def words_at(root: QWidget, place: QPoint) -> tuple[str, ...]:
    """The words at a place of a widget, in its coordinates: those of whatever lies on top."""
    widget: QWidget | None = root.childAt(place)
    while widget is not None and widget is not root:
        found = own_words(widget, widget.mapFrom(root, place))
        if found:
            return found
        widget = widget.parentWidget()
    return ()


def words_at_keyboard(root: QWidget) -> tuple[str, ...]:
    """The words of what has the keyboard, or of what that is a part of; else those just told."""
    widget: QWidget | None = root.focusWidget()
    while widget is not None and widget is not root:
        if widget.isVisibleTo(root) and (found := own_words(widget)):
            return found
        widget = widget.parentWidget()
    banners = (one for one in root.findChildren(Banner) if one.isVisibleTo(root))
    return tuple(word for one in banners for word in words_in(one.message))


def _spans(text: str) -> Iterator[tuple[str, int, int]]:
    for found in _WORD.finditer(text):
        if len(found[0]) >= _FEWEST:
            yield fold(found[0].replace("’", "'")), found.start(), found.end()


def _reading_order(widget: QWidget, root: QWidget) -> tuple[int, int]:
    corner = widget.mapTo(root, QPoint())
    return corner.y(), corner.x()


def _words_of_label(label: QLabel, place: QPoint | None) -> tuple[str, ...]:
    if place is None:
        return words_in(label.text())
    found = list(_spans(label.text()))
    if len(found) < 2:
        return tuple(word for word, _start, _end in found)
    at = _letter_at(label, place)
    return tuple(word for word, start, end in found if start <= at <= end)


def _letter_at(label: QLabel, place: QPoint) -> int:
    """The index of the letter of a label's plain text at a place; -1 beside the text."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(label.font())
    document.setPlainText(label.text())
    option = QTextOption(label.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask)
    wraps = label.wordWrap()
    option.setWrapMode(QTextOption.WrapMode.WordWrap if wraps else QTextOption.WrapMode.NoWrap)
    document.setDefaultTextOption(option)
    area = label.contentsRect()
    document.setTextWidth(area.width())
    spare = area.height() - document.size().height()
    flags = Qt.AlignmentFlag
    share = {flags.AlignTop: 0.0, flags.AlignBottom: 1.0}.get(
        label.alignment() & flags.AlignVertical_Mask, 0.5
    )
    top = area.top() + max(0.0, spare) * share
    point = QPointF(place.x() - area.left(), place.y() - top)
    return document.documentLayout().hitTest(point, Qt.HitTestAccuracy.ExactHit)


def _words_of_view(view: QAbstractItemView, place: QPoint | None) -> tuple[str, ...]:
    if place is not None:
        return _words_of_cell(view.indexAt(view.viewport().mapFrom(view, place)))
    model, here = view.model(), view.currentIndex()
    # A list's model has one column, and does not tell.
    columns = model.columnCount(_ROOT) if isinstance(view, QTableView) else 1
    cells = [
        model.index(row, column)
        for row in range(model.rowCount(_ROOT))
        for column in range(columns)
        if not (isinstance(view, QTableView) and view.isColumnHidden(column))
    ]
    # Words of the row that the keyboard is at come first.
    cells.sort(key=lambda cell: cell.row() != here.row())
    return tuple(word for cell in cells for word in _words_of_cell(cell))


def _words_of_cell(cell: QModelIndex) -> tuple[str, ...]:
    return words_in(str(cell.data() or "")) if cell.isValid() else ()
