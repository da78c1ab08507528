"""Somebody who does anything anywhere at a table; seeded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.games.play_hands import CTRL, NO_KEYS, SHIFT, chord, tap, wheel, write
from tests.ui.games.table_play import TablePlay

_LEFT = Qt.MouseButton.LeftButton


class Monkey:
    """Clicks, drags, types and turns the wheel wherever the table is seen."""

    def __init__(
        self,
        play: TablePlay[Any, Any],
        seed: int,
        *,
        keys: Sequence[Qt.Key],
        chords: str,
        letters: str,
    ) -> None:
        """`chords` are pressed with Ctrl, `letters` are typed."""
        self.play = play
        self.random = Random(seed)
        self._keys, self._chords, self._signs = keys, chords, letters

    def act(self) -> None:
        """Do one thing, then sit as before: dialogs closed, the curtain lifted."""
        self.random.choice(self.doings())()
        self._tidy()

    def doings(self) -> tuple[Callable[[], object], ...]:
        """What it does; twice what it does more often."""
        doings = (self._click, self._drag, self._press, self._key, self._letters, self._chord)
        return (*doings, self._wheel, self._letters)

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
        tap(self.random.choice(self._keys), keys)

    def _letters(self) -> None:
        write("".join(self.random.choices(self._signs, k=3)))

    def _chord(self) -> None:
        chord(self.random.choice(self._chords))

    def _wheel(self) -> None:
        wheel(self.play.window, QPointF(self._point()), self.random.choice((-2, 1)))

    def _tidy(self) -> None:
        """Close what was opened; sit down again where the table was left."""
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            dialog.close()
        if self.play.window.host is None:
            self.play.begin()
        if not self.play.window.isActiveWindow():
            self.play.come_back()
        self.play.lift()
