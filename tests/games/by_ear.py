"""Somebody who hears a reader and presses keys, and sees nothing."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import TimeoutError as NeverHeard
from pytestqt.qtbot import QtBot

from tests.games.play_hands import CTRL, NO_KEYS, tap, write
from wordsmith_desktop.window.kit import announce as announcing
from wordsmith_desktop.window.kit.hearing import worth_teller
from wordsmith_desktop.window.kit.hearing.old_readers import ReaderWatch

Heard = Callable[[str], bool]


class Listener:
    """Knows what is announced, and name and description of what has the keyboard."""

    patience_ms = 5000
    """So long something is waited for."""

    def __init__(self, qtbot: QtBot, patch: pytest.MonkeyPatch) -> None:
        self._said: list[str] = []
        self._qtbot = qtbot
        # Whoever tests does not type like a person, and need not wait like one.
        patch.setattr(worth_teller, "PAUSE_MS", 1)
        self._listen(patch)

    def _listen(self, patch: pytest.MonkeyPatch) -> None:
        """Begin to hear what the program has read out."""
        patch.setattr(QAccessible, "isActive", lambda: True)
        patch.setattr(QAccessible, "updateAccessibility", self._hear)
        patch.setattr(announcing, "READERS", ReaderWatch(lambda: "", "win32"))

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self._said.append(event.message())

    @property
    def said(self) -> list[str]:
        """All announcements, in order."""
        return self._said

    @property
    def place(self) -> str:
        """What has the keyboard, as it is told when that comes there."""
        focused = QApplication.focusWidget()
        if focused is None:
            return ""
        told = QAccessible.queryAccessibleInterface(focused)
        return " ".join(told.text(one) for one in (QAccessible.Text.Name, _DESCRIPTION)).strip()

    def enter(self) -> None:
        """Press Enter."""
        tap(Qt.Key.Key_Return, text="\r")

    def hears(self, wanted: Heard, act: Callable[[], object]) -> str:
        """Do something; the first sentence after it that is wanted."""
        begun = len(self.said)
        act()
        self._wait(lambda: any(map(wanted, self.said[begun:])))
        return next(filter(wanted, self.said[begun:]))

    def comes_to(self, *names: str) -> str:
        """Wait until what has the keyboard begins with one of these names; which it is."""
        self._wait(lambda: any(self.place.startswith(one) for one in names))
        return next(one for one in names if self.place.startswith(one))

    def _wait(self, is_so: Callable[[], bool]) -> None:
        try:
            self._qtbot.waitUntil(is_so, timeout=self.patience_ms)
        except NeverHeard as never:
            raise AssertionError(f"at {self.place!r} after {self.said[-8:]}") from never

    def ask_for_word(self) -> str:
        """A word that the hints name, heard bit by bit; empty where they know none."""
        for _ in range(_MOST_HINTS):
            told = self.hears(_is_hint, lambda: tap(Qt.Key.Key_F2))
            found = re.search(r"\b[A-Z]{2,}\b", told)
            if found is not None:
                return found.group()
            if "I find no word" in told:
                return ""
        raise AssertionError(self.said)

    def spell(self, word: str, wanted: str) -> str:
        """Type a word, and hear what it brings, with something `wanted` in it."""

        def write_it() -> None:
            self.press(Qt.Key.Key_Escape)
            self.write(word)

        return self.hears(lambda told: told.startswith(word) and wanted in told, write_it)

    def write(self, word: str) -> None:
        """Type letters."""
        write(word.lower())

    def chord(self, key: Qt.Key) -> None:
        """Press a key with Ctrl."""
        tap(key, CTRL)

    def how_it_stands(self) -> str:
        """What is told of the match on the key for it."""
        return self.hears(lambda told: "\n" in told, lambda: tap(Qt.Key.Key_G, CTRL))

    def press(self, key: Qt.Key, text: str = "") -> None:
        """Press a key alone."""
        tap(key, NO_KEYS, text=text)


_DESCRIPTION = QAccessible.Text.Description
_MOST_HINTS = 8


def _is_hint(told: str) -> bool:
    return "Looking for a word" not in told and "still being opened" not in told
