"""The dice of the printed games are thrown, held back by click or key, and told in words."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.window.listening import heard
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.features.companion.pages import dice_view
from wordsmith_desktop.features.companion.pages.dice_view import DiceView
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.games.length_x_wit.rules.material import material_of
from wordsmith_desktop.window.kit.game_entry import find_entries

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.fixture
def kept() -> dict[str, Any]:
    return {}


def make(qtbot: QtBot, kept: dict[str, Any]) -> DiceView:
    sets = [one for entry in find_entries(game_names()) for one in entry.dice_sets()]
    made = DiceView(sets, Rng(2026), kept)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def view(qtbot: QtBot, kept: dict[str, Any]) -> DiceView:
    made = make(qtbot, kept)
    made.choice.choose("letter_pieces")
    return made


def lying(view: DiceView) -> list[Any]:
    return list(view.cup.shown)


def test_the_letter_dice_are_those_of_the_box(view: DiceView) -> None:
    for tag in ("en", "de"):
        view.choice.choose(f"length_x_wit/{tag}")
        dice = [tuple(face.text for face in faces) for faces in view.cup.dice]
        assert sorted(material_of(tag).dice) == sorted(dice)
        assert 1 == len(view.dice)


def test_the_four_dice_of_the_letter_pieces_are_thrown_together(view: DiceView) -> None:
    assert 4 == len(view.dice)
    view.throw.click()
    assert None not in lying(view)
    assert view.result.text().startswith("On the table: a")


def test_a_die_is_held_back_by_click_and_by_key(qtbot: QtBot, view: DiceView) -> None:
    view.throw.click()
    qtbot.waitUntil(lambda: not any(die.tumble.is_moving for die in view.dice))
    QTest.mouseClick(view.dice[0], Qt.MouseButton.LeftButton)
    QTest.keyClick(view.dice[2], Qt.Key.Key_Return)
    assert "Die 1 of 4, held" == view.dice[0].accessibleName()
    assert "Die 2 of 4" == view.dice[1].accessibleName()
    before = lying(view)
    seen = []
    for _ in range(30):
        view.throw.click()
        seen.append(lying(view))
    assert {before[0]} == {one[0] for one in seen}
    assert {before[2]} == {one[2] for one in seen}
    assert len({one[1] for one in seen}) > 1


def test_a_die_says_its_face_once_it_lies(qtbot: QtBot, view: DiceView) -> None:
    view.choice.choose("length_x_wit/en")
    view.throw.click()
    qtbot.waitUntil(lambda: not view.dice[0].tumble.is_moving)
    face = lying(view)[0]
    assert f"die {face.text}, {face.value} point" in view.dice[0].accessibleDescription()


def test_a_throw_and_a_die_held_back_are_read_out(
    view: DiceView, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, dice_view)
    view.throw.click()
    assert [view.result.text()] == said
    for name in ("Die 1 of 4, held", "Die 1 of 4"):
        view.dice[0].click()
        assert name == said[-1]


def test_dice_come_one_by_one_out_of_the_bag_until_it_is_empty(view: DiceView) -> None:
    view.choice.choose("length_x_wit/de")
    while view.more.isEnabled():
        view.more.click()
    assert len(material_of("de").dice) == len(view.dice)
    view.fewer.click()
    assert len(material_of("de").dice) - 1 == len(view.dice)
    view.back.click()
    assert 1 == len(view.dice)
    assert not view.fewer.isEnabled()


def test_the_dice_lie_as_they_were_when_one_comes_back(
    qtbot: QtBot, view: DiceView, kept: dict[str, Any]
) -> None:
    view.throw.click()
    view._hold(1)
    again = make(qtbot, kept)
    assert view.choice.value == again.choice.value
    assert view.cup == again.cup
    assert "Die 2 of 4, held" == again.dice[1].accessibleName()
