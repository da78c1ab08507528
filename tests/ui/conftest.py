"""What every test of the window runs under."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from tests.helpers.printed import FONTS
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.appearance import appearance
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.shell.ready import page as ready_page


@pytest.fixture(autouse=True)
def keys_press_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits until a button that has just come takes the keyboard."""
    monkeypatch.setattr(buttons, "PATIENCE_MS", 0)


@pytest.fixture(autouse=True)
def begins_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits for 3-2-1."""
    monkeypatch.setattr(ready_page, "COUNT", 0)


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits until the disk has written: no test here takes the power away."""
    monkeypatch.setattr(os, "fsync", lambda _descriptor: None)


@pytest.fixture
def typeface(dressed: QApplication) -> Iterator[str]:
    """The program's own typeface, so that pages look the same everywhere."""
    assert dressed
    handles = [QFontDatabase.addApplicationFont(str(path)) for path in sorted(FONTS.glob("*.ttf"))]
    family = QFontDatabase.applicationFontFamilies(handles[0])[0]
    appearance().set_look(Look(family=family))
    yield family
    for handle in handles:
        QFontDatabase.removeApplicationFont(handle)
