"""The sheet that tells what a word means: it lies in the window and stops nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QSizePolicy,
    QWidget,
)
from shiboken6 import Shiboken

from wordsmith_desktop.wording import meaning_texts as texts
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.texts import say

from ..announce import announce
from ..appearance import look
from ..buttons import quiet, secondary
from ..labels import field_label
from ..layouts import STRETCH, FlowLayout, in_column, in_row
from ..look import colour
from ..roles import has_role
from ..scrolling import scroll_by_key, scrolled
from .explainer import Account, AskingTerms, WordExplainer
from .known_view import KnownView

BREADTH: Final = 52
"""In grid steps that grow with the text."""
MOST_SHARE: Final = 0.8
"""Of the window's height; more scrolls."""
_KEYS: Final = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)


def _app() -> QApplication:
    found = QApplication.instance()
    assert isinstance(found, QApplication)
    return found


def _is_escape(event: QEvent) -> bool:
    if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
        return False
    return event.key() == Qt.Key.Key_Escape


@has_role(QAccessible.Role.Grouping)
class WordSheet(QFrame):
    """Tells about one word at a time, and offers the others that lie open beside it."""

    look_up_wanted = Signal()
    """Another word is to be typed."""

    def __init__(self, window: QWidget, explainer: WordExplainer, terms: AskingTerms) -> None:
        super().__init__(window)
        self._window, self._explainer, self._terms = window, explainer, terms
        self._before = window.focusWidget()
        """What had the keyboard before the sheet took it."""
        self._anchor = QRect()
        self._asked = ""
        self.setProperty("surface", "raised")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoFillBackground(True)
        self.known = KnownView()
        self.others = QComboBox()
        """All words that lie open; the one that is told about is chosen."""
        # The longest word must not decide how broad the sheet is.
        self.others.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.others.setMinimumContentsLength(10)
        self.others.activated.connect(lambda place: self.tell(self.others.itemText(place)))
        self.others_title = field_label(say(texts.WORDS_HERE), self.others)
        self.look_up = quiet(say(texts.OTHER_WORD), self.look_up_wanted.emit)
        self.close_button = secondary(say(words.CLOSE), self.end)
        self._lay_out()
        # A child of the window has no place in its layout, so it keeps inside by itself.
        window.installEventFilter(self)
        _app().installEventFilter(self)
        self.hide()

    @property
    def word(self) -> str:
        """The word that it tells about, folded; empty for none."""
        return self._asked

    def show_words(self, found: Sequence[str], first: str, anchor: QRect) -> None:
        """Tell about the `first` of the words that lie open, beside what bears it.

        `anchor` is where that is in the window.
        """
        self._anchor = anchor
        self.others.clear()
        self.others.addItems(list(found))
        for part in (self.others, self.others_title):
            part.setVisible(len(found) > 1)
        self.show()
        # Whatever the page has made since lies above it otherwise.
        self.raise_()
        (self.others if len(found) > 1 else self.close_button).setFocus()
        self.tell(first)

    def tell(self, word: str) -> None:
        """Tell about a word, or why that cannot be now."""
        self._asked = word
        self.others.setCurrentIndex(max(0, self.others.findText(word)))
        why_withheld = self._terms.why_withheld(word)
        if why_withheld:
            self._show_line(why_withheld, title=word)
        else:
            self._explainer.ask(
                self._terms.question(word), lambda one: self._take(word, one), owner=self
            )

    def end(self) -> None:
        """Close it, and give the keyboard back."""
        if self.isHidden():
            return
        had_keyboard = self.isAncestorOf(self._window.focusWidget() or self._window)
        self.hide()
        self._window.removeEventFilter(self)
        _app().removeEventFilter(self)
        before = self._before
        if had_keyboard and before is not None and Shiboken.isValid(before) and before.isVisible():
            before.setFocus()
        # It may be its own button that was pressed.
        self.deleteLater()

    # Inside

    def _take(self, word: str, account: Account) -> None:
        if word != self._asked or self.isHidden():
            return
        self.known.show_account(account, self._terms)
        self._fit()
        announce(self, self.known.text)

    def _show_line(self, sentence: str, *, title: str) -> None:
        self.known.show_line(sentence, title=title)
        self._fit()
        announce(self, self.known.text)

    def _lay_out(self) -> None:
        step = look().gap(1)
        inside = QWidget()
        # Text that is shorter than the sheet keeps its lines together at the top.
        in_column(self.known, STRETCH, inside=inside, margins=(0, 0, step, 0))
        self._inside = inside
        self._area = scrolled(inside)
        # As high as it comes out at the breadth there is, and not at that which it asks for.
        inside.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._foot = QWidget()
        foot = FlowLayout(self._foot, spacing=step)
        chooser = QWidget()
        in_row(self.others_title, self.others, inside=chooser)
        for part in (chooser, self.look_up, self.close_button):
            foot.addWidget(part)
        self._chooser = chooser
        self._foot.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        in_column(
            (self._area, 1),
            self._foot,
            inside=self,
            spacing=step,
            margins=(2 * step, 2 * step, 2 * step, step),
        )
        self.setAccessibleName(say(texts.SHEET))

    def _fit(self) -> None:
        """Take the room that the text needs, below what was asked about or else above it."""
        room, gap = self._window.size(), look().gap(1)
        breadth = min(look().px(BREADTH), room.width() - 2 * gap)
        height = min(self._height_at(breadth), round(room.height() * MOST_SHARE))
        self.resize(QSize(breadth, height))
        below, above = self._anchor.bottom() + gap, self._anchor.top() - gap - height
        top = below if below + height <= room.height() or above < 0 else above
        left = self._anchor.left()
        self.move(
            QPoint(
                max(gap, min(left, room.width() - breadth - gap)),
                max(gap, min(top, room.height() - height - gap)),
            )
        )

    def _height_at(self, breadth: int) -> int:
        margins = self.contentsMargins()
        layout = self.layout()
        if layout is not None:
            margins = layout.contentsMargins()
        inner = breadth - margins.left() - margins.right()
        inside, foot = self._inside.layout(), self._foot.layout()
        assert inside is not None
        assert foot is not None
        # Labels that were just added are not reckoned with before the layout is asked anew.
        inside.activate()
        text = (
            inside.heightForWidth(inner)
            if inside.hasHeightForWidth()
            else (inside.sizeHint().height())
        )
        return text + foot.heightForWidth(inner) + margins.top() + margins.bottom() + look().gap(2)

    # Events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if self.isHidden():
            return False
        if watched is self._window and kind is QEvent.Type.Resize:
            self._fit()
        elif isinstance(event, QMouseEvent) and self._is_press_beside(watched, event):
            # The press does what it does: somebody plays on, and the sheet lies in the way.
            self.end()
        elif _is_escape(event) and self._is_beside(watched):
            self.end()
            return True
        return False

    def _is_press_beside(self, what: QObject, event: QMouseEvent) -> bool:
        # A press that nothing on the sheet wanted comes to what lies below as well.
        place = self.mapFromGlobal(event.globalPosition().toPoint())
        is_press = event.type() is QEvent.Type.MouseButtonPress
        return is_press and self._is_beside(what) and not self.rect().contains(place)

    def _is_beside(self, what: QObject) -> bool:
        # The window's own handle, which is no widget, is told of everything before.
        if not isinstance(what, QWidget) or what.window() is not self.window():
            return False
        return what is not self and not self.isAncestorOf(what)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS:
            self.end()
        elif not scroll_by_key(self._area, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        # It lies over others of its own ground, so it needs an edge.
        painter = QPainter(self)
        painter.setPen(QPen(colour(look().theme.edge), 2))
        painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
