"""Every screen of every table: Tab comes to all of it without a trap, all has a name, every open
word can be asked about, and names of players are plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QListWidget, QWidget

from tests.games.open_words import assert_askable, has_open_words
from tests.games.play_hands import SHIFT, focused, tap
from tests.games.table_case import AnyPlay, TableCase, case_of
from tests.games.table_play import SETTINGS
from tests.helpers.markup import MARKUP, mark_names, taken_for_markup
from tests.window.spoken_tree import faults
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.look_up.pages.look_up import LookUpDialog
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.window.shell.main_window import MainWindow

MOST = 120
CONTROLS = (QAbstractButton, QListWidget, QLineEdit)
WITH_WORDS = {
    ("letter_pieces", "building"),
    ("letter_pieces", "refused"),
    ("letter_pieces", "ended"),
    ("rewordable", "building"),
    ("length_x_wit", "spelling"),
    ("hidden_crossword", "building"),
    ("hidden_crossword", "guessing"),
    ("hidden_crossword", "ended"),
}
"""Some screens with words, so that looking for them is known to work."""


def _pairs(field: str) -> list[object]:
    """Every game with every name that one of its case's fields holds."""
    return [
        pytest.param(game, name, id=f"{game}-{name}".replace("_", " "))
        for game in game_names()
        for name in getattr(case_of(game), field)
    ]


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
def no_part_is_a_window(play: AnyPlay, qapp: QApplication) -> Iterator[None]:
    """No part of a page flashes up without a parent: it would take the keyboard with it."""
    windows = _Windows()
    qapp.installEventFilter(windows)
    yield
    qapp.removeEventFilter(windows)
    assert [] == [one for one in windows.seen if not isinstance(one, (MainWindow, LookUpDialog))]
    assert play.window.isActiveWindow()


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


def _controls(play: AnyPlay, case: TableCase) -> list[QWidget]:
    """Everything on the screen that can be pressed or written in."""
    kinds = (*CONTROLS, *case.controls)
    found: list[QWidget] = play.page.findChildren(QWidget)
    return [one for one in found if isinstance(one, kinds) and one.isVisible() and one.isEnabled()]


def _name(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def _is_reached(control: QWidget, reached: list[QWidget], case: TableCase) -> bool:
    """Whether Tab comes to it, or to its neighbour, from which the arrows go on to it."""
    parent = control.parentWidget()
    return control in reached or (
        isinstance(control, case.by_arrows)
        and any(one.parentWidget() in (parent, control) or one is parent for one in reached)
    )


def _assert_reached(play: AnyPlay, case: TableCase) -> None:
    reached, controls = _round(), _controls(play, case)
    missed = [one for one in controls if not _is_reached(one, reached, case)]
    assert [] == [f"{type(one).__name__} {_name(one)}" for one in missed]
    assert [] == [one for one in (*controls, *reached) if not _name(one)]


@pytest.mark.parametrize(("game", "screen"), _pairs("screens"))
@pytest.mark.sampled(2)
def test_a_screen_is_reached_by_tab_named_asked_about_and_shows_names_letter_by_letter(
    play: AnyPlay, case: TableCase, game: str, screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark_names(monkeypatch)
    case.screens[screen](play)
    assert [] == faults(play.window)
    assert [] == taken_for_markup(play.window)
    assert play.window.seating is not None
    assert all(name.startswith(MARKUP) for name in play.window.seating.players)
    play.lift()
    assert [] == faults(play.window)
    _assert_reached(play, case)
    kinds = {kind for one in _controls(play, case) for kind in type(one).__mro__}
    assert set(case.shown.get(screen, ())) <= kinds
    assert has_open_words(play) or (game, screen) not in WITH_WORDS
    assert_askable(play)


@pytest.mark.parametrize(("game", "screen"), _pairs("in_large_text"))
@pytest.mark.sampled(2)
def test_tab_comes_to_everything_in_large_text(play: AnyPlay, case: TableCase, screen: str) -> None:
    play.open(replace(SETTINGS, text_scale=200))
    case.screens[screen](play)
    _assert_reached(play, case)


@pytest.mark.parametrize(("game", "screen"), _pairs("there_and_back"))
@pytest.mark.sampled(2)
def test_shift_and_tab_go_the_same_way_back(play: AnyPlay, case: TableCase, screen: str) -> None:
    case.screens[screen](play)
    forth, back = _round(), _round(back=True)[::-1]
    start = back.index(forth[0])
    assert forth == back[start:] + back[:start]


def _in_order(stops: Sequence[QWidget]) -> list[QWidget]:
    """Those that Tab comes to of these, from the first one on."""
    reached = _round()
    start = reached.index(stops[0])
    return [one for one in reached[start:] + reached[:start] if one in stops]


@pytest.mark.parametrize(("game", "order"), _pairs("orders"))
@pytest.mark.sampled(2)
def test_tab_goes_in_order(play: AnyPlay, case: TableCase, order: str) -> None:
    screen, stops_of = case.orders[order]
    case.screens[screen](play)
    stops = list(stops_of(play))
    assert stops == _in_order(stops)


@pytest.mark.parametrize("game", game_names())
@pytest.mark.sampled(2)
def test_every_group_of_the_page_has_a_name(play: AnyPlay, case: TableCase) -> None:
    screen, groups_of = case.groups
    case.screens[screen](play)
    assert [] == [group for group in groups_of(play) if not _name(group)]
