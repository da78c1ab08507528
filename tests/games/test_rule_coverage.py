"""Every rule, worked example and house choice of a game has a test that bears its name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from tests.helpers.rule_numbers import (
    house_fields,
    house_fields_tested,
    numbers_tested,
    rule_numbers,
)
from wordsmith_desktop.games.common.registry import game_names

LEDGERS: Final[dict[str, list[str]]] = {
    "hidden_crossword": rule_numbers("W", rules=20, examples=13),
    "letter_pieces": rule_numbers("R", rules=47, examples=9),
    "length_x_wit": rule_numbers("L", rules=13, examples=10),
    "rewordable": rule_numbers("C", rules=19, examples=15),
}
NUMBERS = [(game, number) for game, numbers in LEDGERS.items() for number in numbers]
HOUSE = [
    (game, field)
    for game in LEDGERS
    for field in house_fields(import_module(f"wordsmith_desktop.games.{game}.rules.ruleset"))
]


def _tests_of(game: str) -> Path:
    return Path(__file__).parent / game / "rules"


def test_every_game_has_a_ledger() -> None:
    assert list(game_names()) == sorted(LEDGERS)


@pytest.mark.parametrize(("game", "number"), NUMBERS)
def test_every_rule_has_a_test_of_its_number(game: str, number: str) -> None:
    assert number in numbers_tested(_tests_of(game))


@pytest.mark.parametrize("game", LEDGERS)
def test_no_test_bears_a_number_that_no_rule_has(game: str) -> None:
    assert set(LEDGERS[game]) == numbers_tested(_tests_of(game))


def test_the_house_choices_are_found() -> None:
    assert {("letter_pieces", "bench_seconds"), ("rewordable", "interleaves")} <= set(HOUSE)


@pytest.mark.parametrize(("game", "field"), HOUSE)
def test_every_house_choice_has_a_test_of_its_name(game: str, field: str) -> None:
    assert field in house_fields_tested(_tests_of(game))
