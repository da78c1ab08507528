"""Somebody who does anything anywhere at a table; seeded."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.games.play_hands import CTRL, NO_KEYS, SHIFT, chord, click, tap, wheel, write
from tests.games.table_play import TablePlay

W = TypeVar("W", bound=QWidget)
PlayT = TypeVar("PlayT", bound=TablePlay[Any, Any])

_LEFT = Qt.MouseButton.LeftButton
_KEYS = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Return,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Space,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_Tab,
    Qt.Key.Key_F2,
    Qt.Key.Key_F3,
    Qt.Key.Key_F4,
    Qt.Key.Key_F5,
    Qt.Key.Key_F6,
)
_LETTERS = "aaeeilnorstuüß'-,.🎲"


class Monkey(ABC, Generic[PlayT]):
    """Clicks, drags, types and turns the wheel wherever the table is seen.

    It also presses what there is to press, and whatever a game adds.
    """

    events: ClassVar[int]
    """How many things it does."""
    least: ClassVar[int]
    """How many of them change the match at least, or it has not been at the table."""
    chords: ClassVar[str]
    """What it presses with Ctrl."""
    more_keys: ClassVar[Sequence[Qt.Key]] = ()

    def __init__(self, play: PlayT, seed: int) -> None:
        self.play = play
        self.random = Random(seed)

    @abstractmethod
    def assert_shown(self) -> None:
        """Fail unless what is shown is what the match has."""

    def act(self) -> None:
        """Do one thing, then sit as before: dialogs closed, the curtain lifted."""
        self.random.choice(self.doings())()
        self._tidy()

    def doings(self) -> tuple[Callable[[], object], ...]:
        """What it does; twice what it does more often."""
        doings = (self._click, self._drag, self._press, self._key, self._letters, self._chord)
        own = (self._press_a_button, *self.own_doings())
        return (*doings, self._wheel, self._letters, *own * 2)

    def own_doings(self) -> tuple[Callable[[], object], ...]:
        """What it does at this game's table besides."""
        return ()

    def hittable(self, widgets: Iterable[W]) -> list[W]:
        """Those whose middle can be seen, and that nothing lies over, such as a message."""
        return [
            one
            for one in widgets
            if one.isEnabled()
            and one.visibleRegion().contains(one.rect().center())
            and _is_on_top(one)
        ]

    def _press_a_button(self) -> None:
        found = self.hittable(self.play.page.findChildren(QAbstractButton))
        if found:
            click(self.random.choice(found))

    def _point(self) -> QPoint:
        host = self.play.window.host
        shown = host.page if host and host.page and host.page.isVisible() else self.play.window
        inside = QPoint(self.random.randrange(shown.width()), self.random.randrange(shown.height()))
        return shown.mapTo(self.play.window, inside)

    def _window(self) -> QWindow:
        window = self.play.window.windowHandle()
        assert window is not None
        return window

    def _mouse(self, action: QTest.MouseAction) -> None:
        QTest.mouseEvent(action, self._window(), _LEFT, NO_KEYS, self._point())

    def _click(self) -> None:
        QTest.mouseClick(self._window(), _LEFT, NO_KEYS, self._point())

    def _drag(self) -> None:
        for action in ("MousePress", "MouseMove", "MouseMove", "MouseRelease"):
            self._mouse(QTest.MouseAction[action])

    def _press(self) -> None:
        self._mouse(QTest.MouseAction.MousePress)
        self._key()
        self._mouse(QTest.MouseAction.MouseRelease)

    def _key(self) -> None:
        keys = self.random.choice((NO_KEYS, NO_KEYS, SHIFT, CTRL))
        tap(self.random.choice((*_KEYS, *self.more_keys)), keys)

    def _letters(self) -> None:
        write("".join(self.random.choices(_LETTERS, k=3)))

    def _chord(self) -> None:
        chord(self.random.choice(self.chords))

    def _wheel(self) -> None:
        wheel(self.play.window, QPointF(self._point()), self.random.choice((-2, 1)))

    def _tidy(self) -> None:
        """Close what was opened; sit down again where the table was left."""
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            dialog.close()
        if self.play.window.host is None:
            self.play.begin()
        if not self.play.page.isVisible() and self.play.curtain is None:
            # It has gone to the rule behind a refusal, or to another page.
            tap(Qt.Key.Key_Escape)
        if not self.play.window.isActiveWindow():
            self.play.come_back()
        # A dialog that was closed takes the keyboard with it when it is deleted.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()
        if QGuiApplication.focusWindow() is None:
            self.play.come_back()
        self.play.lift()


def _is_on_top(widget: QWidget) -> bool:
    window = widget.window()
    under = window.childAt(widget.mapTo(window, widget.rect().center()))
    return under is not None and (under is widget or widget.isAncestorOf(under))
