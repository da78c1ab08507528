"""Somebody who knows a match from the accessibility bus alone, as a screen reader does."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

import pytest
from pictures.spoken_pages import READER, SYSTEM_PYTHON, Bus
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.games.by_ear import Listener

LOG: Final = "WORDSMITH_EAR_LOG"
"""Where this names a file, matches by ear are heard over the bus, and written down there."""


class BusListener(Listener):
    """Asks another process what came over the bus; presses keys, and writes both down."""

    patience_ms = 60_000

    def __init__(self, qtbot: QtBot, patch: pytest.MonkeyPatch, log: Path) -> None:
        self._log = log
        super().__init__(qtbot, patch)

    def _listen(self, _patch: pytest.MonkeyPatch) -> None:
        self._reader = subprocess.Popen(
            [SYSTEM_PYTHON, str(READER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._bus = Bus(self._reader)
        self._place = ""

    @property
    def said(self) -> list[str]:
        for sentence in self._bus.ask("heard"):
            self._said.append(sentence)
            self._note(f"heard   {sentence}")
        return self._said

    @property
    def place(self) -> str:
        place = " ".join(self._bus.ask("focused")).strip()
        if place != self._place:
            self._place = place
            self._note(f"comes to {place}")
        return place

    def enter(self) -> None:
        self._note("presses Enter")
        super().enter()

    def write(self, word: str) -> None:
        self._note(f"types   {word}")
        super().write(word)

    def chord(self, key: Qt.Key) -> None:
        self._note(f"presses Ctrl+{key.name.removeprefix('Key_')}")
        super().chord(key)

    def press(self, key: Qt.Key, text: str = "") -> None:
        self._note(f"presses {key.name.removeprefix('Key_')}")
        super().press(key, text)

    def close(self) -> None:
        """Listen no longer."""
        self._bus.close()
        self._reader.wait()

    def _note(self, line: str) -> None:
        with self._log.open("a", encoding="utf-8") as out:
            out.write(line.replace("\n", "\n        ") + "\n")
