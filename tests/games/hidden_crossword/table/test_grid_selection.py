"""Selecting on the crossword grid, the clipboard, the context menu, and words told both ways."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.grid_desk import ACROSS, DOWN, Desk, wear
from tests.games.play_hands import CTRL, SHIFT, focused, move, press, release, tap

Key = Qt.Key


@pytest.fixture(autouse=True)
def empty_clipboard(dressed: QApplication) -> None:
    assert dressed
    QGuiApplication.clipboard().clear()


def _clipboard() -> str:
    return QGuiApplication.clipboard().text()


# Selecting


def test_shift_and_arrows_select(desk: Desk) -> None:
    desk.go_to(1, 2)
    tap(Key.Key_Down, SHIFT)
    tap(Key.Key_Right, SHIFT)
    assert hc.Bounds(1, 2, 2, 3) == desk.editor.selection
    assert "2 tiles selected." in desk.grid.accessibleDescription()
    tap(Key.Key_Left)
    assert desk.editor.selection is None


def test_a_rubber_band_from_a_free_cell_selects(desk: Desk) -> None:
    bare = desk.grid.grab().toImage()
    press(desk.host, desk.point(1, 1))
    move(desk.host, desk.point(2, 2))
    move(desk.host, desk.point(2, 3))
    release(desk.host, desk.point(2, 3))
    assert hc.Bounds(1, 1, 2, 3) == desk.editor.selection
    assert bare != desk.grid.grab().toImage()
    desk.click_cell(3, 0)
    assert desk.editor.selection is None


def test_everything_laid_is_selected_at_once(desk: Desk) -> None:
    tap(Key.Key_A, CTRL)
    assert hc.Bounds(-1, 0, 2, 4) == desk.editor.selection


@pytest.mark.parametrize("key", [Key.Key_Delete, Key.Key_Backspace])
def test_what_is_selected_is_taken_off_but_for_the_anchor(desk: Desk, key: Qt.Key) -> None:
    tap(Key.Key_A, CTRL)
    tap(key)
    assert "TRAIN" == desk.figure
    assert 1 == len(desk.host.layouts)


# The clipboard


def test_tiles_are_copied_as_rows_of_text(desk: Desk) -> None:
    assert desk.grid is focused()
    tap(Key.Key_A, CTRL)
    tap(Key.Key_C, CTRL)
    assert "  E\nTRAIN\n  R\n  S" == _clipboard()


def test_what_is_cut_is_pasted_elsewhere(desk: Desk) -> None:
    desk.go_to(1, 2)
    tap(Key.Key_Down, SHIFT)
    tap(Key.Key_X, CTRL)
    assert ("..E../TRAIN", "R\nS") == (desk.figure, _clipboard())
    desk.go_to(1, 4)
    tap(Key.Key_V, CTRL)
    assert "..E../TRAIN/....R/....S" == desk.figure


def test_a_line_of_text_goes_the_way_that_is_typed(desk: Desk) -> None:
    QGuiApplication.clipboard().setText("to")
    desk.go_to(3, 0, DOWN)
    tap(Key.Key_V, CTRL)
    assert {hc.Cell(3, 0): "T", hc.Cell(4, 0): "O"}.items() <= desk.editor.grid.letters.items()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", hc.EditorWhy.NO_LETTERS_TO_PASTE),
        ("12:30", hc.EditorWhy.NO_LETTERS_TO_PASTE),
        ("xyz", hc.EditorWhy.NO_TILE_LEFT),
        ("...", hc.EditorWhy.NO_LETTERS_TO_PASTE),
    ],
)
def test_what_cannot_be_pasted_is_refused_and_changes_nothing(
    desk: Desk, text: str, why: hc.EditorWhy
) -> None:
    QGuiApplication.clipboard().setText(text)
    desk.go_to(4, 4)
    tap(Key.Key_V, CTRL)
    assert ([why], []) == (desk.codes, desk.host.layouts)


def test_pasting_replaces_no_other_letter(desk: Desk) -> None:
    QGuiApplication.clipboard().setText("go")
    desk.go_to(1, 2)
    tap(Key.Key_V, CTRL)
    assert ([hc.EditorWhy.CELL_TAKEN], []) == (desk.codes, desk.host.layouts)


# The menu


def _entries(menu: QMenu) -> dict[str, bool]:
    return {one.text(): one.isEnabled() for one in menu.actions() if one.text()}


def test_the_menu_has_what_is_open_and_its_key(desk: Desk) -> None:
    desk.go_to(2, 2, DOWN)
    entries = _entries(desk.panel.make_menu())
    assert (True, True, False) == (
        entries["Cut\tCtrl+X"],
        entries["Move word\tCtrl+arrow"],
        entries["Paste\tCtrl+V"],
    )
    desk.go_to(0, 4, ACROSS)
    entries = _entries(desk.panel.make_menu())
    assert (False, False) == (entries["Cut\tCtrl+X"], entries["Move word\tCtrl+arrow"])


def test_the_menu_does_what_it_says(desk: Desk) -> None:
    desk.go_to(2, 2, DOWN)
    menu = desk.panel.make_menu()
    next(one for one in menu.actions() if one.text().startswith("Take tile off")).trigger()
    assert "..E../TRAIN/..R.." == desk.figure


def test_a_right_click_puts_the_caret_there_first(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QPoint] = []
    monkeypatch.setattr(QMenu, "popup", lambda _menu, at: opened.append(at))
    desk.go_to(5, 5)
    at = desk.grid.view.area(hc.Cell(2, 2)).center().toPoint()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, desk.grid.mapToGlobal(at))
    QApplication.sendEvent(desk.grid, event)
    assert (hc.Cell(2, 2), [desk.grid.mapToGlobal(at)]) == (desk.editor.caret, opened)


# The words beside the grid


def _point_at(desk: Desk, word: str) -> None:
    entry = next(one for one in desk.words.entries if one.line.word == word)
    middle = QPointF(entry.rect().center())
    QApplication.sendEvent(entry, QEnterEvent(middle, middle, entry.mapToGlobal(middle)))


def test_the_word_under_the_mouse_in_the_list_is_marked_in_the_grid(desk: Desk) -> None:
    desk.go_to(5, 5)
    bare = desk.grid.grab().toImage()
    _point_at(desk, "EARS")
    assert "EARS" == getattr(desk.grid.handled, "word", "")
    assert bare != desk.grid.grab().toImage()


def test_the_word_at_the_caret_is_marked_in_the_list(desk: Desk) -> None:
    desk.go_to(5, 5)
    entry = next(one for one in desk.words.entries if one.line.word == "EARS")
    bare = entry.grab().toImage()
    desk.go_to(2, 2, DOWN)
    assert bare != entry.grab().toImage()
    assert desk.grid is focused()


def test_crossings_are_counted(desk: Desk) -> None:
    assert "1 crossing" == desk.words.crossings.text()


def test_what_is_told_stays_in_sight_however_many_words_there_are(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    wear()
    words = [("TO", 0, 0, DOWN), ("EARS", -1, 2, DOWN), ("SEA", 2, 2, ACROSS), ("MG", 4, 0, ACROSS)]
    desk = Desk(qtbot, *words, size=(1280, 420))
    for part in (desk.words.unused, desk.words.told_words, desk.words.crossings):
        assert part.isVisible()
        assert part.visibleRegion().boundingRect() == part.rect()


def test_behind_a_curtain_nothing_of_it_is_left(desk: Desk) -> None:
    tap(Key.Key_A, CTRL)
    desk.panel.show_nothing()
    assert ("", None) == (desk.words.crossings.text(), desk.editor.selection)
    QApplication.sendEvent(desk.grid, QEvent(QEvent.Type.Leave))
