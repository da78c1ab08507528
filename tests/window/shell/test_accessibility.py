"""Every control has a name, and the tab key reaches all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QWidget,
)

from tests.window.shell.conftest import OpenTable
from tests.window.shell.stand_ins import ToyPorts, unnamed
from tests.window.spoken_tree import faults
from wordsmith_desktop.window.kit.focus import set_moving_by_key
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.help_dialogs import KeysDialog
from wordsmith_desktop.window.shell.main_window import MainWindow

DIALOGS = ("house", "keys", "about", "restart", "end")
SCREENS = (
    "home",
    "settings",
    "players",
    "rules",
    "learn",
    "load",
    "new",
    "statistics",
    "table",
    "pause",
    "curtain",
    *DIALOGS,
)
Show = Callable[[str], QWidget]


@pytest.fixture
def show(window: MainWindow, ports: ToyPorts, open_table: OpenTable) -> Show:
    def shown(screen: str) -> QWidget:
        if screen in DIALOGS:
            return _dialog(window, screen)
        if screen in ("table", "pause", "curtain"):
            page = open_table()
            steps = {"pause": window.toggle_pause, "curtain": page.end_turn}
            steps.get(screen, lambda: None)()
        elif screen == "new":
            window.commands.new(ports.entries[0])
        elif screen == "load":
            open_table()
            window.go_home()
            window.saves.load()
        elif screen == "rules":
            window.offers.rules("", "")
        elif screen != "home":
            getattr(window.offers, screen)()
        return window

    return shown


def _dialog(window: MainWindow, name: str) -> QWidget:
    ways: dict[str, Callable[[], None]] = {
        "restart": window.commands.restart,
        "end": window.saves.end,
    }
    (ways.get(name) or getattr(window.dialogs, name))()
    assert window.dialog is not None
    return window.dialog


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.sampled(2)
def test_every_control_has_a_name(show: Show, screen: str) -> None:
    assert unnamed(show(screen)) == []


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.sampled(2)
def test_whatever_has_the_keyboard_or_a_name_has_a_role(show: Show, screen: str) -> None:
    assert [] == faults(show(screen))


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.sampled(2)
def test_tab_reaches_every_control(show: Show, screen: str) -> None:
    root = show(screen)
    wanted = {
        control
        for kind in (QAbstractButton, QComboBox, QLineEdit)
        for control in root.findChildren(kind)
        if control.isVisible() and control.isEnabled() and _takes_tab(control)
    }
    reached: set[QWidget] = set()
    for _ in range(3 * len(wanted) + 20):
        # The offscreen platform makes no dialog the active window, so each keeps its own focus.
        focused = root.focusWidget() or root
        reached.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    missed = [control.accessibleName() for control in wanted - reached]
    assert missed == []


def _takes_tab(control: QWidget) -> bool:
    policy = control.focusPolicy()
    return bool(policy.value & Qt.FocusPolicy.TabFocus.value)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.sampled(2)
def test_what_scrolls_can_be_scrolled_by_keys(
    show: Show, preferences: Preferences, screen: str
) -> None:
    preferences.change(text_scale=200)
    root = show(screen)
    root.resize(900, 520)
    QApplication.processEvents()
    bars = [
        one.verticalScrollBar()
        for one in root.findChildren(QAbstractScrollArea)
        if one.isVisible() and one.verticalScrollBar().maximum() > 0
    ]
    for key, wanted in ((Qt.Key.Key_PageDown, "maximum"), (Qt.Key.Key_PageUp, "minimum")):
        for _ in range(80):
            QTest.keyClick(root.focusWidget() or root, key)
        reached = [bar.value() == getattr(bar, wanted)() for bar in bars]
        assert any(reached) or not bars, wanted


@pytest.fixture
def by_keys() -> Iterator[None]:
    """Forget in the end that somebody moved about by keys."""
    yield
    set_moving_by_key(False)


@pytest.mark.parametrize("way", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.usefixtures("by_keys")
@pytest.mark.sampled(2)
def test_what_tab_comes_to_is_in_view(
    show: Show, preferences: Preferences, screen: str, way: Qt.Key
) -> None:
    preferences.change(text_scale=200)
    root = show(screen)
    root.resize(900, 520)
    if isinstance(root, MainWindow):
        # Not once the size rests: the page would be built anew in the middle of the round.
        root.fit()
    QApplication.processEvents()
    stops: list[QWidget] = []
    for _ in range(60):
        # A window sees that by itself, which a key for a widget passes by.
        set_moving_by_key(True)
        QTest.keyClick(root.focusWidget() or root, way)
        QApplication.processEvents()
        stop = root.focusWidget()
        assert stop is not None
        # What an area shows covers it.
        seen = stop.viewport() if isinstance(stop, QAbstractScrollArea) else stop
        assert not seen.visibleRegion().isEmpty(), stop.accessibleName()
        if stop in stops:
            break
        stops.append(stop)


def test_the_list_of_keys_is_scrolled_by_the_arrows_at_once(show: Show) -> None:
    dialog = show("keys")
    assert isinstance(dialog, KeysDialog)
    assert dialog.area is dialog.focusWidget()
    dialog.resize(500, 300)
    QApplication.processEvents()
    QTest.keyClick(dialog.area, Qt.Key.Key_Down)
    assert dialog.area.verticalScrollBar().value() > 0


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.sampled(2)
def test_targets_are_large_enough(show: Show, screen: str) -> None:
    small = [
        (button.accessibleName(), button.width(), button.height())
        for button in show(screen).findChildren(QAbstractButton)
        if button.isVisible() and button.accessibleName() and min(button.size().toTuple()) < 24
    ]
    assert small == []


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("screen", ["home", "settings", "curtain"])
def test_at_double_text_size_no_button_is_cut_off(
    show: Show, preferences: Preferences, screen: str, theme: str
) -> None:
    preferences.change(text_scale=200, theme=theme, language="de")
    root = show(screen)
    QApplication.processEvents()
    cut = [
        (button.text(), button.width(), button.sizeHint().width())
        for button in root.findChildren(QAbstractButton)
        if button.isVisible() and button.text() and button.width() < button.sizeHint().width()
    ]
    assert cut == []
