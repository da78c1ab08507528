"""Every control of every screen has a name, and Tab comes to all of them without a trap."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QListWidget,
    QRadioButton,
    QWidget,
)

from tests.ui.games.hidden_crossword.play_screens import (
    SCREENS,
    building,
    calling,
    ended,
    guessing,
    offered,
)
from tests.ui.games.hidden_crossword.play_table import Play
from tests.ui.games.play_hands import SHIFT, focused, tap
from tests.ui.games.table_play import SETTINGS
from wordsmith_desktop.ui.games.hidden_crossword.draw.word_tiles import WordTiles
from wordsmith_desktop.ui.games.hidden_crossword.grid.grid import GridBoard
from wordsmith_desktop.ui.games.hidden_crossword.grid.words_list import WordEntry
from wordsmith_desktop.ui.games.hidden_crossword.sheet.sheet import Arrangement
from wordsmith_desktop.ui.kit.strip.laid_piece import LaidPiece
from wordsmith_desktop.ui.kit.strip.strip import Strip
from wordsmith_desktop.ui.shell.main_window import MainWindow


class _Windows(QObject):
    """Notes every widget that comes up as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(watched)
        return False


@pytest.fixture(autouse=True)
def no_part_is_a_window(play: Play, qapp: QApplication) -> Iterator[None]:
    """No part of a page flashes up without a parent: it would take the keyboard with it."""
    windows = _Windows()
    qapp.installEventFilter(windows)
    yield
    qapp.removeEventFilter(windows)
    assert [] == [one for one in windows.seen if not isinstance(one, MainWindow)]
    assert play.window.isActiveWindow()


MOST = 120
CONTROLS = (QAbstractButton, QListWidget, QLineEdit, GridBoard, Strip, WordTiles)


def _round(*, back: bool = False) -> list[QWidget]:
    """Everything that Tab comes to on the page, once round."""
    keys = (Qt.Key.Key_Backtab, SHIFT) if back else (Qt.Key.Key_Tab,)
    if not focused().focusPolicy() & Qt.FocusPolicy.TabFocus:
        # A screen that keeps the keyboard for keys of its own.
        tap(*keys)
    seen = [focused()]
    for _ in range(MOST):
        tap(*keys)
        at = focused()
        if at is seen[0]:
            return seen
        assert at not in seen, f"Tab goes round and leaves {seen[0]} out"
        seen.append(at)
    raise AssertionError("Tab does not come back")


def _controls(play: Play) -> list[QWidget]:
    """Everything on the screen that can be pressed or written in."""
    return [
        one
        for one in play.page.findChildren(QWidget)
        if isinstance(one, CONTROLS) and one.isVisible() and one.isEnabled()
    ]


def _is_reached_by_arrows(control: QWidget, reached: list[QWidget]) -> bool:
    """Whether Tab comes to its neighbour, from which the arrows go on to it."""
    if not isinstance(control, LaidPiece | WordEntry | QRadioButton | Strip):
        return False
    parent = control.parentWidget()
    return any(one.parentWidget() in (parent, control) or one is parent for one in reached)


def _name(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def _assert_reached(play: Play) -> None:
    """Tab comes to all controls, and every one has a name."""
    reached = _round()
    unreached = [
        f"{type(control).__name__} {_name(control)}"
        for control in _controls(play)
        if control not in reached and not _is_reached_by_arrows(control, reached)
    ]
    assert [] == unreached
    assert [] == [control for control in (*_controls(play), *reached) if not _name(control)]


def test_tab_comes_to_everything(play: Play) -> None:
    for go_to in SCREENS.values():
        go_to(play)
        _assert_reached(play)


def test_tab_comes_to_everything_in_large_text(play: Play) -> None:
    play.open(replace(SETTINGS, text_scale=200))
    for go_to in (calling, building):
        go_to(play)
        _assert_reached(play)


# The order


@pytest.mark.parametrize("go_to", [building, guessing])
def test_shift_and_tab_go_the_same_way_back(play: Play, go_to: Callable[[Play], None]) -> None:
    go_to(play)
    forth, back = _round(), _round(back=True)[::-1]
    start = back.index(forth[0])
    assert forth == back[start:] + back[:start]


def _in_order(*stops: QWidget) -> list[QWidget]:
    """Those that Tab comes to of these, from the first one on."""
    reached = _round()
    start = reached.index(stops[0])
    return [one for one in reached[start:] + reached[:start] if one in stops]


def test_tab_goes_from_the_grid_by_the_tiles_and_the_words_to_ready(play: Play) -> None:
    building(play)
    editor, bar = play.parts.editor, play.parts.bar
    (line,) = [one for one in editor.words.entries if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    stops = [editor.grid, editor.tools.turn, editor.rack.tiles[0], line, bar.go_on]
    assert stops == _in_order(*stops)


def test_tab_goes_from_the_sheet_by_the_letters_to_the_guess(play: Play) -> None:
    guessing(play)
    sheet, entry = play.parts.sheet, play.parts.entry
    by_word = sheet.segments[Arrangement.BY_WORD]
    card = sheet.by_word.slot_cards[sheet.wanted_slots[0]]
    stops = [sheet.told_title, by_word, card.still_fit, card.note, card.words]
    stops += [entry.letters.buttons[0], entry.strip, entry.solve]
    assert stops == _in_order(*stops)
    groups = (sheet, entry.letters, play.parts.editor.tools)
    assert [] == [group for group in groups if not _name(group)]


def test_in_large_text_tab_goes_from_the_letters_by_the_guess_to_the_sheet(play: Play) -> None:
    play.open(replace(SETTINGS, text_scale=200))
    guessing(play)
    sheet, entry = play.parts.sheet, play.parts.entry
    card = sheet.by_word.slot_cards[sheet.wanted_slots[0]]
    stops = [entry.letters.buttons[0], entry.strip, entry.solve, sheet.told_title, card.still_fit]
    assert stops == _in_order(*stops)


def test_tab_goes_from_whoever_sees_a_word_to_the_words_that_are_offered(play: Play) -> None:
    offered(play)
    draw = play.parts.draw
    offers = draw.ending.offers
    assert offers is not None
    stops = [draw.call.choice.buttons[0], draw.ending.ask, offers.words[0], offers.who.button(0)]
    assert stops == _in_order(*stops)


def test_tab_goes_from_puzzle_to_puzzle_and_on(play: Play) -> None:
    ended(play)
    ending = play.parts.ending
    stops: list[QWidget] = []
    for view in ending.views:
        stops += [view.board, *view.saves]
    stops += [ending.home, ending.play_again]
    assert stops == _in_order(*stops)
    assert ["Ana’s puzzle", "Ben’s puzzle"] == [_name(view.board) for view in ending.views]
