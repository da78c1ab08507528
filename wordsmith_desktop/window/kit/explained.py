"""What things on a table are: told in a sentence, with its rule, under the pointer and by key."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.rule_numbers import Explained
from wordsmith_desktop.wording.texts import say

from .appearance import look
from .buttons import quiet
from .focus import shows_focus
from .labels import label
from .layouts import in_row
from .look import colour

LINGERS_MS: Final = 400
"""So long the way from a thing to what is told of it may take."""
_BREADTH: Final = 46
"""Most breadth of what is told, in grid steps that grow with the text."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SENTENCE: Final = "explained"
_RULE: Final = "explained rule"


def explain(widget: QWidget, explained: Explained, *, sentence: str = "", by_key: bool) -> None:
    """Have a widget explain itself; `sentence` takes the place of what is usually said.

    Under the pointer all do. Those that do so `by_key` too can be reached by Tab.
    """
    said, before = sentence or say(explained.text), widget.property(_SENTENCE)
    if before == said:
        # A property that is set paints the widget anew.
        return
    widget.setProperty(_SENTENCE, said)
    widget.setProperty(_RULE, explained.rule)
    widget.setAccessibleDescription(say(texts.EXPLAINED, sentence=said, rule=explained.rule))
    if by_key:
        widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if widget.accessibleName() in ("", before):
            # Whoever comes there by key is told what it is; what it shows has names of its own.
            widget.setAccessibleName(said)


def explained_rule(widget: QWidget | None) -> str:
    """The number of the rule of something that explains itself; empty of anything else."""
    return str(widget.property(_RULE) or "") if widget is not None else ""


class ExplanationNote(QFrame):
    """The sentence and its rule, over the table; it has no place in a layout."""

    rule_asked = Signal(str)
    """The rule of that number is to be shown."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setProperty("surface", "tag")
        self.setProperty("tone", "info")
        self._rule = ""
        self.line = label("")
        """The sentence."""
        self.more = quiet("", lambda: self.rule_asked.emit(self._rule))
        """Opens the rule."""
        # It comes with what has the keyboard; there Enter does the same.
        self.more.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        gap = look().gap(1)
        in_row((self.line, 1), self.more, inside=self, margins=(2 * gap, gap, gap, gap))
        self.hide()

    def tell(self, thing: QWidget, page: QWidget) -> None:
        """Show what that thing is, below it or where else there is room."""
        self._rule = explained_rule(thing)
        self.line.setText(str(thing.property(_SENTENCE)))
        self.more.setText(say(texts.EXPLAINED_MORE, rule=self._rule))
        self.more.setAccessibleName(say(texts.WHY_BY_RULE_SPOKEN, rule=self._rule))
        around = self.more.sizeHint().width() + 7 * look().gap(1)
        one_line = self.line.fontMetrics().horizontalAdvance(self.line.text()) + around
        width = min(one_line, look().px(_BREADTH), page.width() - 4 * look().gap(1))
        area = QRect(0, 0, width, self.heightForWidth(width))
        there = QRect(thing.mapTo(page, QPoint()), thing.size())
        area.moveCenter(there.center())
        is_below = there.bottom() + area.height() < page.height()
        area.moveTop(there.bottom() + 2 if is_below else max(0, there.top() - area.height() - 2))
        room = page.rect().adjusted(4, 4, -4, -4)
        area.moveLeft(max(room.left(), min(area.left(), room.right() - width)))
        self.setGeometry(area)
        self.show()
        self.raise_()


class FocusRing(QWidget):
    """Shows what has the keyboard, where that paints no ring of its own."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        # The mouse means what lies below.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(look().theme.focus), 3))
        painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 8, 8)


class Explainer(QObject):
    """Tells what is under the pointer or has the keyboard, on one page."""

    rule_asked = Signal(str)
    """The rule of that number is to be shown."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._thing: QWidget | None = None
        self.note = ExplanationNote(page)
        self._ring = FocusRing(page)
        self._leaving = QTimer(self)
        self._leaving.setSingleShot(True)
        self._leaving.setInterval(LINGERS_MS)
        self._leaving.timeout.connect(self._leave)
        self.note.rule_asked.connect(self.rule_asked)
        page.installEventFilter(self)
        _app().focusChanged.connect(self._follow_focus)

    @property
    def rule(self) -> str:
        """The number of the rule of what is explained just now; empty where nothing is."""
        return explained_rule(self._thing)

    def stop(self) -> None:
        """Explain nothing any more; the page is about to be thrown away."""
        self._put_away()
        self._page.removeEventFilter(self)
        _app().focusChanged.disconnect(self._follow_focus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._thing:
            if kind is QEvent.Type.Leave:
                self._leaving.start()
            elif kind is QEvent.Type.Hide:
                self._put_away()
            return False
        # What has no tip of its own hands the question on to its parents, and so to the page.
        if kind is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            return self._tell_under(event.pos())
        if kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._take_key(event)
        return False

    def _tell_under(self, place: QPoint) -> bool:
        thing: QWidget | None = self._page.childAt(place)
        while thing is not None and thing is not self._page and not explained_rule(thing):
            thing = thing.parentWidget()
        if thing is None or thing is self._page:
            return False
        self.tell(thing)
        return True

    def _take_key(self, event: QKeyEvent) -> bool:
        """Enter on what explains itself opens its rule."""
        thing = self._thing
        if thing is None or not thing.hasFocus() or event.key() not in _ENTER:
            return False
        self.rule_asked.emit(self.rule)
        return True

    def _is_mine(self, widget: QWidget) -> bool:
        return bool(explained_rule(widget)) and self._page.isAncestorOf(widget)

    def _follow_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        if self._ring.isVisible():
            self._put_away()
        if now is not None and self._is_mine(now) and shows_focus():
            # Where what had the keyboard is closed, it passes over others on its way.
            QTimer.singleShot(0, self, self._tell_focused)

    def _tell_focused(self) -> None:
        thing = QApplication.focusWidget()
        if thing is not None and self._is_mine(thing) and thing.isVisible():
            self.tell(thing)
            corner = thing.mapTo(self._page, QPoint())
            self._ring.setGeometry(QRect(corner, thing.size()).adjusted(-3, -3, 3, 3))
            self._ring.show()
            # The note last: it may lie across the ring.
            self._ring.raise_()
            self.note.raise_()

    def tell(self, thing: QWidget) -> None:
        """Tell what that thing is, until the pointer leaves it or another has the keyboard."""
        self._put_away()
        self._thing = thing
        thing.installEventFilter(self)
        self.note.tell(thing, self._page)

    def _leave(self) -> None:
        """The pointer has left the thing; what is told stays while it is there."""
        if self.note.underMouse():
            self._leaving.start()
        elif self._thing is not None and not self._thing.hasFocus():
            self._put_away()

    def _put_away(self) -> None:
        self._leaving.stop()
        if self._thing is not None:
            self._thing.removeEventFilter(self)
        self._thing = None
        self.note.hide()
        self._ring.hide()


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
