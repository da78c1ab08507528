"""What the last turn came to stays on a card until the next roll."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.games.length_x_wit import lw
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.games.length_x_wit.table.turn_card import TurnCard, turn_told
from wordsmith_desktop.session.table_view import Happening

pytestmark = pytest.mark.usefixtures("dressed")
ANA, BEN = 0, 1
NAMES = ("Ana", "Ben")
BOX = lw.material_of("en")
SCORED = lw.WordScored(ANA, "TEA", (lw.Tile(1, "T"),), value=3, dice=2, banked=4)


def told(*events: TableEvent) -> str:
    """The card after these, the last one last; nothing where there is none."""
    recent = [Happening(ANA, (event,)) for event in reversed(events)]
    found = turn_told(recent, BOX, NAMES)
    return "" if found is None else f"{found.title} | {found.sum}"


def test_it_says_whose_turn_it_was_and_the_sum_with_what_was_banked() -> None:
    assert "Ana: TEA | (1 + 1 + 1) × 2 + 4 banked = 10" == told(SCORED)


def test_it_stays_while_others_respond_and_until_the_next_roll() -> None:
    after = (SCORED, lw.WordResponded(BEN, "EAT", (), 3), lw.ControlMoved(BEN))
    assert told(*after).startswith("Ana: TEA")
    assert "" == told(*after, lw.DiceThrown(BEN, (lw.Rolled(0, "E"),), is_new=True))


def test_a_turn_without_a_word_is_told_too() -> None:
    assert "Ana: no word | banked: 4 points" == told(SCORED, lw.TurnFailed(ANA, 4))


def test_nothing_is_told_before_the_first_turn_is_over() -> None:
    assert "" == told()


def test_odds_come_to_the_turn_that_they_are_of(qtbot: QtBot) -> None:
    card = TurnCard()
    qtbot.addWidget(card)
    first = turn_told([Happening(ANA, (SCORED,))], BOX, NAMES)
    other = turn_told([Happening(BEN, (lw.TurnFailed(BEN, 0),))], BOX, NAMES)
    card.show_turn(first)
    card.say_odds(other, "too late")
    assert "" == card.odds.text()
    card.say_odds(first, "96 %")
    assert "96 %" == card.odds.text()
    card.show_turn(other)
    assert "" == card.odds.text()
    card.show_turn(None)
    assert not card.isVisible()
