"""What letting a file go would do is shown and said while it is dragged over the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.window.shell.conftest import OpenTable
from wordsmith_desktop.features.dictionaries.pages.adding_page import AddingPage
from wordsmith_desktop.window.kit.hearing.said import last_said
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.main_window import MainWindow

COPY, LEFT, NONE = (
    Qt.DropAction.CopyAction,
    Qt.MouseButton.LeftButton,
    Qt.KeyboardModifier.NoModifier,
)


def carried(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def drag(window: MainWindow, data: QMimeData, at: QPoint | None = None) -> bool:
    """Carry something over the window as the system does; whether it may be let go there."""
    place = at or QPoint(300, 300)
    event = QDragEnterEvent(place, COPY, data, LEFT, NONE)
    QApplication.sendEvent(window.windowHandle(), event)
    return event.isAccepted()


def leave(window: MainWindow) -> None:
    QApplication.sendEvent(window.windowHandle(), QDragLeaveEvent())


def let_go(window: MainWindow, data: QMimeData) -> None:
    event = QDropEvent(QPointF(300, 300), COPY, data, LEFT, NONE)
    QApplication.sendEvent(window.windowHandle(), event)
    QApplication.processEvents()


@pytest.fixture(autouse=True)
def nothing_is_dragged_afterwards(window: MainWindow) -> Iterator[None]:
    """Qt keeps what took the last drag by its address, and would tell it of the next one's end."""
    yield
    leave(window)


def shown(window: MainWindow) -> str:
    sign = window.dropping.sign
    return sign.sentence if sign is not None else ""


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("words.txt", "Add a word list", "Wortliste hinzufügen"),
        ("français.DIC", "Add a word list", "Wortliste hinzufügen"),
        ("evening.jsonl", "Open a match", "Partie öffnen"),
        ("all.wordsmith-backup", "Look into a backup", "In eine Sicherung sehen"),
        (
            "picture.png",
            "This kind of file is not one that we can open",
            "Diese Art Datei lässt sich hier nicht öffnen",
        ),
    ],
)
def test_what_a_file_is_for_is_shown_until_it_leaves(
    window: MainWindow,
    preferences: Preferences,
    tmp_path: Path,
    name: str,
    english: str,
    german: str,
) -> None:
    for language, sentence in (("en", english), ("de", german)):
        preferences.change(language=language)
        assert drag(window, carried(tmp_path / name))
        assert sentence == shown(window)
        assert f"{sentence}: {name}" == last_said()[-1]
        sign = window.dropping.sign
        assert sign is not None
        assert window.rect() == sign.geometry()
        leave(window)
        assert "" == shown(window)


def test_letting_go_opens_it_and_nothing_stays(window: MainWindow, tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("house\ntree\n")
    assert drag(window, carried(words))
    let_go(window, carried(words))
    assert "" == shown(window)
    page = window.screen_shown
    assert isinstance(page, AddingPage)
    # Over a field for text it is still a file.
    assert isinstance(page.name, QLineEdit)
    at = page.name.mapTo(window, page.name.rect().center())
    assert drag(window, carried(words), at)
    assert "Add a word list" == shown(window)
    leave(window)
    page.let_go()


def test_several_files_text_and_a_covered_table_are_not_taken(
    window: MainWindow, open_table: OpenTable, tmp_path: Path
) -> None:
    one = tmp_path / "words.txt"
    assert not drag(window, carried(one, one))
    assert "One file at a time" == shown(window)
    leave(window)
    text = QMimeData()
    text.setText("house")
    assert not drag(window, text)
    assert "" == shown(window)
    open_table()
    window.toggle_pause()
    assert not drag(window, carried(one))
    assert "" == shown(window)


def test_a_drag_that_ends_unheard_leaves_nothing_in_the_way(
    window: MainWindow, tmp_path: Path
) -> None:
    drag(window, carried(tmp_path / "words.txt"))
    sign = window.dropping.sign
    assert sign is not None
    QTest.mouseMove(sign, QPoint(5, 5))
    assert "" == shown(window)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
