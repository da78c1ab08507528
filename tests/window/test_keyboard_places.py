"""In every scene the keyboard is somewhere useful, and Tab goes round all of it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDateEdit, QTextBrowser, QWidget

from tests.helpers.effort import EFFORT
from tests.window.known_scenes import SCENES, USUAL, VARIANTS
from tests.window.spoken_tree import faults

pytestmark = pytest.mark.usefixtures("same_every_time")
CHOSEN: Final = Random(41).sample(sorted(SCENES), min(5 * EFFORT, len(SCENES)))
"""Those that are tried every time."""
LEFT_OUT: Final = frozenset({"curtain", "pause"})
"""They are no whole windows."""
MOST: Final = 200
"""So many stops no page has."""


def stops_of(window: QWidget) -> list[QWidget]:
    """Where Tab comes to from where the keyboard is, until it is there again."""
    stops: list[QWidget] = []
    while len(stops) < MOST:
        focused = window.focusWidget()
        assert focused is not None, stops
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        after = window.focusWidget()
        assert after is not None, focused
        # A date has several parts, a text the pages that it leads to.
        is_within = after is focused and isinstance(after, QDateEdit | QTextBrowser)
        if after in stops and not is_within:
            return stops
        stops.append(after)
    raise AssertionError(f"no end after {stops[-1]}")


def _stop_of(focused: QWidget | None) -> QWidget | None:
    """Where Tab comes to what has the keyboard: of several to choose among to the chosen one."""
    if isinstance(focused, QAbstractButton) and focused.isCheckable() and not focused.isChecked():
        group = focused.group()
        return group.checkedButton() if group is not None and group.exclusive() else focused
    return focused


def look_round(name: str, screens: Any, typeface: str) -> None:
    variant = screens.Variant(*VARIANTS.get(name, USUAL))
    with screens.staged(SCENES[name], variant, typeface) as (widget, context):
        context.wait_for_work()
        window = widget.window()
        # A dialog may have been open before.
        window.activateWindow()
        context.settle()
        start = _stop_of(window.focusWidget())
        assert start is not None, "nobody has the keyboard"
        assert start.isVisible()
        stops = stops_of(window)
        unseen = [
            one.accessibleName() for one in stops if not (one.isVisible() and one.isEnabled())
        ]
        assert [] == unseen
        assert start in stops or not start.isEnabled(), "Tab never comes back"
        assert [] == faults(window)


@pytest.mark.parametrize("name", [one for one in CHOSEN if one not in LEFT_OUT])
@pytest.mark.sampled(2)
def test_tab_goes_round_all_of_a_scene(name: str, screens: Any, typeface: str) -> None:
    look_round(name, screens, typeface)


@pytest.mark.nightly
@pytest.mark.parametrize("name", sorted(SCENES.keys() - LEFT_OUT))
def test_tab_goes_round_all_of_every_scene(name: str, screens: Any, typeface: str) -> None:
    look_round(name, screens, typeface)
