"""What the tests of a game's rules must name: rules, worked examples and house choices."""

from __future__ import annotations

import inspect
import re
from functools import cache
from pathlib import Path
from types import ModuleType


def rule_numbers(letter: str, *, rules: int, examples: int) -> list[str]:
    """The numbers of a ledger, such as "C1" to "C18" and "X1" to "X15"."""
    last = {letter: rules, "X": examples}
    return [f"{kind}{number}" for kind in last for number in range(1, last[kind] + 1)]


def numbers_tested(folder: Path) -> set[str]:
    """The numbers that the tests in a folder bear: C7 of `test_C7_two_cards`."""
    return set(re.findall(r"^def test_([A-Z]\d+)_", _tests_in(folder), re.MULTILINE))


def house_fields_tested(folder: Path) -> set[str]:
    """The house choices that the tests in a folder name: "vote" of `test_house_vote`."""
    return set(re.findall(r"^def test_house_(\w+)\(", _tests_in(folder), re.MULTILINE))


@cache
def _tests_in(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))


def house_fields(ruleset: ModuleType) -> list[str]:
    """The fields of a ruleset's module whose docstrings say (house)."""
    marked = r'^    (\w+): [^\n]*\n    """[^"]*\(house\)'
    return re.findall(marked, inspect.getsource(ruleset), re.MULTILINE)
