"""The companion to printed games, part by part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.features.companion.pages.clock_view import ClockView
from wordsmith_desktop.features.companion.pages.dice_view import DiceView
from wordsmith_desktop.features.companion.pages.page import CLOCK, DICE, LOOK_UP, PAD, CompanionPage
from wordsmith_desktop.features.companion.pages.score_pad_view import ScorePadView
from wordsmith_desktop.features.look_up.pages.look_up import LookUpView
from wordsmith_desktop.games.hidden_crossword.rules.clues import Placement
from wordsmith_desktop.games.hidden_crossword.table.clue_checker import ClueChecker

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..stage import SceneContext


def _at(context: SceneContext, part: str) -> QWidget:
    """Show the companion at a part; the part itself."""
    context.wait_for_dictionary()
    context.window.offers.companion()
    page = context.window.screen_shown
    assert isinstance(page, CompanionPage)
    page.choice.choose(part)
    return page.shown


def look_up(context: SceneContext) -> QWidget:
    """A word is looked up in place."""
    view = _at(context, LOOK_UP)
    assert isinstance(view, LookUpView)
    view.field.setText("Häuser" if context.language == "de" else "quiz")
    context.wait_until(lambda: len(view.known.text.splitlines()) > 3)
    return context.window


def pad(context: SceneContext) -> QWidget:
    """Points of a few rounds, and a counter."""
    view = _at(context, PAD)
    assert isinstance(view, ScorePadView)
    view.names.field.setText("Ana, Ben, Jürgen & Åsa")
    view.names.take.click()
    for points in (12, 7, 30, -3, 18, 9, 41):
        view.field.setText(str(points))
        view.enter.click()
    view.up.click()
    context.settle()
    return context.window


def dice(context: SceneContext) -> QWidget:
    """Letter dice were thrown, and one is held back."""
    view = _at(context, DICE)
    assert isinstance(view, DiceView)
    view.choice.choose(f"length_x_wit/{context.language}")
    for _ in range(4):
        view.more.click()
    view.throw.click()
    context.wait_until(lambda: not any(die.tumble.is_moving for die in view.dice))
    view.dice[1].click()
    context.settle()
    return context.window


def clock(context: SceneContext) -> QWidget:
    """A clock is counted down for the second of three."""
    view = _at(context, CLOCK)
    assert isinstance(view, ClockView)
    view.names.field.setText("Ana, Ben, Jürgen & Åsa")
    view.names.take.click()
    view.limit.choose(5)
    view.start.click()
    view.pass_time(83_000)
    view.next.click()
    view.pass_time(12_000)
    context.settle()
    return context.window


def clues(context: SceneContext) -> QWidget:
    """A guess at a puzzle on paper is answered."""
    view = _at(context, "hidden_crossword/clues")
    assert isinstance(view, ClueChecker)
    for word, placement in (("MADDER", Placement.ANCHOR), ("AID", Placement.CROSSBEAM)):
        view.own.placement.setCurrentIndex(view.own.placement.findData(placement))
        view.own.field.setText(word)
        view.own.add.click()
    view.field.setText("LADDER")
    view.check.click()
    context.settle()
    return context.window


SCENES = (
    Scene("companion-look-up", look_up),
    Scene("companion-clues", clues),
    Scene("companion-pad", pad),
    Scene("companion-dice", dice),
    Scene("companion-clock", clock),
)
