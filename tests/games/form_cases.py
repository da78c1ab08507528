"""What the tests of all new-match forms have to know of each.

A game adds a module `tests/games/<game>/table/form_case.py` with a `CASE`; nothing else names it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from importlib import import_module
from typing import Any

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording.texts import Text


class FormCase(Value):
    """A form, and what it must do."""

    make: Callable[[], Any]
    seats: range
    refusal: str
    """What is said to too many players."""
    faults: tuple[type[Enum], Mapping[Any, Text]]
    """Why a ruleset cannot be played, and the sentences for it."""
    house: Mapping[str, Any]
    """An unusual answer for each house choice that matters after `prepare`."""
    prepare: Callable[[Any], None] = lambda _form: None
    """Choose what makes house choices matter."""
    elsewhere: frozenset[str] = frozenset()
    """House choices that never matter together with the others."""


def form_case(game: str) -> FormCase:
    """A registered game's form."""
    case: FormCase = import_module(f"tests.games.{game}.table.form_case").CASE
    return case
