"""A roll is told together with what made the dice be rolled again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.length_x_wit import Table, use_small_box
from wordsmith_desktop.games.length_x_wit.table.layout import Parts
from wordsmith_desktop.games.length_x_wit.table.narrator import Narrator
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.window.kit.strip.views import PieceView

pytestmark = pytest.mark.usefixtures("dressed")

PRESSED = "Ana banks A and T of RAT (2 points) and presses on."
ROLLED = "Ana rolls R and P."


class Telling:
    """A table at which Ana may press on, and what is told and shown of it."""

    def __init__(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        use_small_box(monkeypatch)
        self._page = page = QWidget()
        qtbot.addWidget(page)
        parts = Parts(page)
        self.table = Table("A T", dice="R")
        self.tumbled: list[str] = []
        monkeypatch.setattr(parts.dice, "throw", self._tumble)
        nothing_to_overrule: Any = None
        self.narrator = Narrator(
            parts,
            lambda: self.table.state,
            ("Ana", "Ben"),
            nothing_to_overrule,
            aftermath=lambda: lambda add: add("The odds were good."),
        )

    def hear(self, events: Iterable[Any]) -> str:
        """What is said once this has happened."""
        self.narrator.tell(Update(UpdateKind.PLAYED, visible=tuple(events)))
        return self.narrator.banner.message

    def _tumble(self, dice: Iterable[PieceView]) -> None:
        self.tumbled.append(" ".join(die.text for die in dice))


@pytest.fixture
def telling(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Telling:
    return Telling(qtbot, monkeypatch)


def test_a_roll_is_told_with_what_made_the_dice_be_rolled_again(telling: Telling) -> None:
    assert "" == telling.hear(telling.table.press("RAT"))
    assert f"{PRESSED} {ROLLED}" == telling.hear(telling.table.throw("R P"))


def test_at_another_moment_a_roll_is_told_alone(telling: Telling) -> None:
    telling.hear(telling.table.press("RAT"))
    telling.narrator.forget()
    assert ROLLED == telling.hear(telling.table.throw("R P"))


def test_what_is_to_be_said_besides_comes_at_the_end_of_a_turn(telling: Telling) -> None:
    telling.hear(telling.table.press("RAT"))
    assert not telling.hear(telling.table.throw("R P")).endswith("The odds were good.")
    assert telling.hear(telling.table.give_up()).endswith("The odds were good.")


def test_dice_tumble_unless_others_have_been_thrown_since(telling: Telling) -> None:
    first = (*telling.table.press("RAT"), *telling.table.throw("R P"))
    telling.hear(first)
    assert ["R P"] == telling.tumbled
    telling.table.give_up()
    telling.table.decline()
    telling.hear(first)
    assert ["R P"] == telling.tumbled
