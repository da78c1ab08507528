"""How a match stands, in a few words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import Table, use_small_box
from wordsmith_desktop.games.length_x_wit.words.in_words import describe
from wordsmith_desktop.wording.texts import set_language

NAMES = ("Ana", "Ben")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    use_small_box(monkeypatch)
    set_language("en")
    yield
    set_language("en")


def standing(state: lw.State) -> str:
    return describe(lw.RULES.observe(state, None), NAMES)


def test_whose_turn_it_is_and_how_many_dice_lie_there() -> None:
    assert standing(lw.RULES.new(lw.Ruleset(), 2)) == "The first tiles are drawn"
    assert standing(Table("A T").state) == "Ana’s turn"
    assert standing(Table("A T", dice="R").state) == "Ana’s turn, 1 die"
    assert standing(Table("A T", dice="R P T").state) == "Ana’s turn, 3 dice"


def test_L9_who_may_respond() -> None:
    table = Table(dice="R P")
    table.give_up()
    assert standing(table.state) == "Ben may respond, 2 dice"


def test_L11_the_last_round_and_the_end() -> None:
    table = Table("A T", dice="R", points=(149, 0))
    table.score("RAT")
    assert standing(table.state) == "Ben may respond, 1 die, last round"
    table.decline()
    assert standing(table.state) == "Ben’s turn, last round"


def test_the_end_says_no_more_than_that() -> None:
    table = Table("A T", dice="R", seats=1, turns=1)
    table.score("RAT")
    assert standing(table.state) == "The match is over"


def test_alone_the_turns_are_counted() -> None:
    table = Table("A T", dice="R", seats=1, turns=2)
    assert standing(table.state) == "Ana’s turn 1 of 2, 1 die"
    table.score("RAT")
    assert standing(table.state) == "Ana’s turn 2 of 2"
    set_language("de")
    assert standing(table.state) == "Ana: Zug 2 von 2"
