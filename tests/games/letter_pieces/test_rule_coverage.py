"""Every rule of the ledger has a test that bears its number."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.rule_numbers import numbers_tested, rule_numbers

TESTED = numbers_tested(Path(__file__).parent)
NUMBERS = rule_numbers("R", 47, 9)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_rule_has_a_test_of_its_number(number: str) -> None:
    assert number in TESTED


def test_no_test_bears_a_number_that_no_rule_has() -> None:
    assert set(NUMBERS) == TESTED
