"""The words that fit the slot at the caret: seen in the grid while one goes through them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.questions import Choice
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording.texts import say, say_count

from ...rules.suggestions import Suggestion
from ...words import grid_texts as texts

MOST: Final = 200
"""Words that are listed; they are the commonest."""
COMMON, KNOWN, ALL = 45, 30, 0
"""Least commonness that the dial lets through."""
_DOTS: Final = (20, 30, 40, 50)
"""A word has a dot for each of these that its commonness reaches."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ExplainWord = Callable[[str, Callable[[str], object]], object]
"""Has a word's meaning told."""


class _Words(QListWidget):
    """Arrows and the mouse go through it, Enter or a click takes a word; letters go on."""

    taken = Signal(int)
    """The place of a word in the list."""
    left = Signal()
    """Escape."""

    def __init__(self) -> None:
        super().__init__()
        self.instead = ""
        """What is said where no word is listed."""
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemEntered.connect(self.setCurrentItem)
        self.itemClicked.connect(lambda item: self.taken.emit(self.row(item)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            if self.currentRow() >= 0 and not event.isAutoRepeat():
                self.taken.emit(self.currentRow())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text() and event.text().isprintable():
            # A list searches its items by what is typed; ignored, the key goes on to the grid.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.count():
            gap = look().gap(1)
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().placeholderText().color())
            room = self.viewport().rect().adjusted(gap, gap, -gap, -gap)
            painter.drawText(room, Qt.TextFlag.TextWordWrap, self.instead)
            painter.end()


@has_role(QAccessible.Role.Grouping)
class SuggestionList(QWidget):
    """Shows suggestions; tells which one is looked at, which is taken, and which dial is set."""

    shown = Signal(object)
    """The `Suggestion` that is looked at, or None."""
    taken = Signal(object)
    """A `Suggestion` that is to be laid."""
    left = Signal()
    """Nobody wants any."""
    dial_turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: tuple[Suggestion, ...] = ()
        self.explain: ExplainWord | None = None
        self.title = label("", size="lead")
        names = {COMMON: texts.COMMON_WORDS, KNOWN: texts.KNOWN_WORDS, ALL: texts.ALL_WORDS}
        segments = {least: Segment(say(text)) for least, text in names.items()}
        self.dial: Choice[int] = Choice(texts.HOW_COMMON, segments, value=KNOWN)
        """The least commonness."""
        self.words = _Words()
        self.meaning = label("", tone="muted")
        """What the word means that is looked at."""
        column = in_column(inside=self, spacing=look().gap(0.75))
        for part in (self.title, self.dial):
            column.addWidget(part)
        column.addWidget(self.words, 1)
        column.addWidget(self.meaning)
        self.setAccessibleName(say(texts.SUGGESTIONS))
        self.words.setAccessibleName(say(texts.SUGGESTIONS))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.words.currentRowChanged.connect(self._look_at)
        self.words.taken.connect(lambda row: self.taken.emit(self._found[row]))
        self.words.left.connect(self.left)
        self.dial.group.buttonClicked.connect(lambda _one: self.dial_turned.emit())

    @property
    def least(self) -> int:
        """The least commonness that is wanted."""
        return self.dial.value

    @property
    def found(self) -> tuple[Suggestion, ...]:
        """What is listed."""
        return self._found

    def show_found(
        self, found: Sequence[Suggestion], *, are_some: bool = False, has_letters: bool = True
    ) -> None:
        """List these, the first of them first; `are_some` says that there may be others.

        `has_letters` says whether there are any to lay words with.
        """
        self._found = tuple(found[:MOST])
        self.title.setText(_title(len(found), are_some=are_some))
        self._say_instead(has_letters=has_letters)
        # The first row is looked at only when somebody comes to the list.
        self.words.blockSignals(True)
        self.words.clear()
        for one in self._found:
            self.words.addItem(_item(one))
        self.words.blockSignals(False)
        self._look_at(-1)

    def _say_instead(self, *, has_letters: bool) -> None:
        """Where no word fits, tell why, or what may help."""
        advice = texts.SUGGEST_ELSEWHERE if self.least == ALL else texts.SUGGEST_RARER
        if not has_letters:
            advice = texts.RACK_EMPTY
        self.words.instead = "" if self._found else say(advice)
        hint = self.words.instead or say(texts.SUGGESTIONS_HINT)
        self.words.setAccessibleDescription(hint)
        self.words.viewport().update()

    def show_nothing(self) -> None:
        """Leave nothing of anybody's slot, for the curtain."""
        self.show_found(())
        self.title.setText("")
        self.words.instead = ""

    def take_keyboard(self) -> None:
        """Look at the first word."""
        self.words.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._found:
            self.words.setCurrentRow(0)

    def _look_at(self, row: int) -> None:
        one = self._found[row] if 0 <= row < len(self._found) else None
        self.meaning.setText("")
        self.shown.emit(one)
        if one is not None and self.explain is not None:
            self.explain(one.word, lambda text: self._tell(one, text))

    def _tell(self, one: Suggestion, meaning: str) -> None:
        row = self.words.currentRow()
        if 0 <= row < len(self._found) and self._found[row] == one:
            self.meaning.setText(meaning)


def _title(count: int, *, are_some: bool) -> str:
    if not count:
        return say(texts.SUGGESTED_NONE)
    return say(texts.SUGGESTED_SOME) if are_some else say_count(texts.SUGGESTED, count)


def _item(one: Suggestion) -> QListWidgetItem:
    dots = sum(one.commonness >= least for least in _DOTS)
    item = QListWidgetItem(f"{one.word}   {'●' * dots}{'○' * (len(_DOTS) - dots)}")
    spoken = say(texts.SUGGESTION_SPOKEN, word=one.word, n=dots, whole=len(_DOTS))
    item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
    return item
