"""Every rule of the ledger has a test that bears its number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = "\n".join(
    path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")
)
NUMBERS = [f"R{number}" for number in range(1, 48)] + [f"X{number}" for number in range(1, 10)]


@pytest.mark.parametrize("number", NUMBERS)
def test_every_rule_has_a_test_of_its_number(number: str) -> None:
    assert re.search(rf"^def test_{number}_", TESTS, re.MULTILINE)


def test_no_test_bears_a_number_that_no_rule_has() -> None:
    named = set(re.findall(r"^def test_([RX]\d+)_", TESTS, re.MULTILINE))

    assert set(NUMBERS) == named
