"""What every test of a window, a page or a table runs under; their `conftest`s name it."""

from __future__ import annotations

import os
import secrets
import uuid
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from tests.helpers.crossword_draws import DICTIONARIES
from tests.helpers.printed import FONTS
from wordsmith_desktop.features.new_match.pages import ready_page as ready_page
from wordsmith_desktop.features.replay.pages import page as replay_page
from wordsmith_desktop.lexicon import lexicon, loading
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.store import WordColumns, read_table
from wordsmith_desktop.window.kit import buttons, ticks
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.look import Look


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


@pytest.fixture(autouse=True)
def one_table_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test starts the program, and none changes a word list: each is read but once, and
    what searches work out of it is worked out but once."""
    monkeypatch.setattr(loading, "read_table", _table)
    monkeypatch.setattr(lexicon, "_index_of", _index)


def _table(path: Path) -> WordColumns:
    # What somebody brought along may be another list the next time.
    if not path.is_relative_to(DICTIONARIES):
        return read_table(path)
    if path not in _OURS:
        _OURS[path] = read_table(path)
    return _OURS[path]


def _index(table: WordColumns | None) -> WordIndex:
    is_ours = any(table is one for one in _OURS.values())
    return _index_of_ours(table) if is_ours else _index_of(table)


_OURS: Final[dict[Path, WordColumns]] = {}
_index_of = lexicon._index_of
_index_of_ours = cache(_index_of)


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


@pytest.fixture
def screens() -> Any:
    """`packaging/pictures/screens.py`, which plays scenes."""
    return import_module("pictures.screens")


class StandingClock:
    """Stands in for `QElapsedTimer`: no time passes."""

    def start(self) -> None:
        pass

    def restart(self) -> int:
        return 0


@pytest.fixture
def same_every_time(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever the computer, the hour and chance, a scene comes out the same."""
    for module in (ticks, replay_page):
        monkeypatch.setattr(module, "QElapsedTimer", StandingClock)
    numbers = count(1)
    monkeypatch.setattr(uuid, "uuid4", lambda: uuid.UUID(int=next(numbers)))
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 20)
    before = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    yield
    qapp.setCursorFlashTime(before)
