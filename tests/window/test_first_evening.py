"""What a family finds on its first evening: few things to press, and all of them in view."""

from __future__ import annotations

from typing import Any, Final

import pytest
from PySide6.QtWidgets import QAbstractButton

from tests.window.known_scenes import SCENES
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.shell.menu_overflow import overflow_sign
from wordsmith_desktop.wording.texts import LANGUAGES

MOST: Final = 20
"""Things to press on the home page of a fresh folder, menus aside."""


@pytest.mark.usefixtures("same_every_time")
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_begins_with_at_most_twenty_things_to_press(
    language: str, screens: Any, typeface: str
) -> None:
    variant = screens.Variant(language, "light", (1280, 800))
    with screens.staged(SCENES["home"], variant, typeface) as (_widget, context):
        context.wait_for_work()
        home = context.window.screens.home
        pressed = [one for one in home.findChildren(QAbstractButton) if one.isVisibleTo(home)]
        # Four for the table, three on each card, and today's four puzzles.
        assert MOST == len(pressed), [one.accessibleName() for one in pressed]


@pytest.mark.usefixtures("same_every_time")
@pytest.mark.parametrize("scene", ["home", "home-matches"])
def test_home_is_no_broader_than_the_smallest_window_at_the_largest_text(
    scene: str, screens: Any, typeface: str
) -> None:
    variant = screens.Variant("de", "light", (640, 480), 200)
    with screens.staged(SCENES[scene], variant, typeface) as (_widget, context):
        context.wait_for_work()
        assert 0 == context.window.screens.home.area.horizontalScrollBar().maximum()


@pytest.mark.usefixtures("same_every_time")
@pytest.mark.parametrize(("scene", "has_rest"), [("home", False), ("letters-midgame", True)])
def test_every_menu_is_in_view_or_below_a_sign_that_can_be_hit(
    scene: str, has_rest: bool, screens: Any, typeface: str
) -> None:
    variant = screens.Variant("de", "light", (640, 480), 200)
    with screens.staged(SCENES[scene], variant, typeface) as (_widget, context):
        context.wait_for_work()
        bar = context.window.menuBar()
        sign, tools = overflow_sign(bar), bar.cornerWidget()
        shown = [one for one in bar.actions() if one.isVisible()]
        ends = [bar.actionGeometry(one).right() for one in shown]
        assert sign is not None
        assert sign.isVisible() is has_rest
        if has_rest:
            assert min(sign.width(), sign.height()) >= look().least_target
            assert sign.accessibleName()
        else:
            assert max(ends) <= tools.x()
