"""Somebody who does anything anywhere at a table; seeded."""

from __future__ import annotations

from collections.abc import Sequence
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
        self._play = play
        self._random = Random(seed)
        self._keys, self._chords, self._signs = keys, chords, letters

    def act(self) -> None:
        """Do one thing, then sit as before: dialogs closed, the curtain lifted."""
        doings = (self._click, self._drag, self._press, self._key, self._letters, self._chord)
        self._random.choice((*doings, self._wheel, self._letters))()
        self._tidy()

    def _point(self) -> QPoint:
        host = self._play.window.host
        shown = host.page if host and host.page and host.page.isVisible() else self._play.window
        inside = QPoint(
            self._random.randrange(shown.width()), self._random.randrange(shown.height())
        )
        return shown.mapTo(self._play.window, inside)

    def _window(self) -> QWindow:
        window = self._play.window.windowHandle()
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
        keys = self._random.choice((NO_KEYS, NO_KEYS, SHIFT, CTRL))
        tap(self._random.choice(self._keys), keys)

    def _letters(self) -> None:
        write("".join(self._random.choices(self._signs, k=3)))

    def _chord(self) -> None:
        chord(self._random.choice(self._chords))

    def _wheel(self) -> None:
        wheel(self._play.window, QPointF(self._point()), self._random.choice((-2, 1)))

    def _tidy(self) -> None:
        """Close what was opened; sit down again where the table was left."""
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            dialog.close()
        if self._play.window.host is None:
            self._play.begin()
        if not self._play.window.isActiveWindow():
            self._play.come_back()
        self._play.lift()
