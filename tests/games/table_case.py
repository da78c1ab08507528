"""What a game tells the suites that play it in the real window.

A game adds a module `tests/games/<game>/table/table_case.py` with a `CASE`; nothing else names it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.games.monkey import Monkey
from tests.games.table_play import TablePlay
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.session.live import AnySession

AnyPlay = TablePlay[Any, Any]
Step = Callable[[Any], object]
"""Something that is done at a table, with the game's own `Play`."""


class KillCase(Value):
    """A match that is played on in a program that is killed."""

    sit: Step
    """Sits down to a match whose only clock runs for a minute."""
    play_a_little: Callable[[AnySession], object]
    """What happens in the program before it is killed, some of it not yet a whole move."""
    line: str
    """What the home page says of the match then."""
    goes_on: Step
    """Looks over the table, behind the curtain if there is one, and plays on."""


class TableCase(Value):
    """One game, and what cannot be said of the tables of all games alike."""

    play: Callable[[Path, QtBot, pytest.MonkeyPatch], AnyPlay]
    monkey: type[Monkey[Any]]
    monkeys: tuple[Step, ...]
    """How a monkey sits down; each has a seed of its own."""
    screens: Mapping[str, Step]
    """How the page comes to each of its screens; everything there is to be reached by Tab."""
    controls: tuple[type[QWidget], ...]
    """What can be pressed or written in, besides buttons, lists and fields."""
    by_arrows: tuple[type[QWidget], ...]
    """Controls of which Tab comes to a neighbour, from which the arrows go on."""
    shown: Mapping[str, tuple[type[QWidget], ...]]
    """Kinds of controls that some screens have, so that looking for them is known to work."""
    there_and_back: tuple[str, ...]
    """Screens on which Tab is followed back."""
    in_large_text: tuple[str, ...]
    orders: Mapping[str, tuple[str, Callable[[Any], Sequence[QWidget]]]]
    """By what a test says of them: a screen, and stops to which Tab comes in this order."""
    groups: tuple[str, Callable[[Any], Sequence[QWidget]]]
    """A screen and its groups, which all have names."""
    letters: tuple[Step, str, Callable[[Any], str]]
    """Sits down; three letters that can be typed one by one; reads which are laid."""
    kills: Mapping[str, KillCase]
    play_out: Step
    """Sits Ana and Ben down to a match and plays it to its end."""
    told: Callable[[Any, list[str]], object]
    """Looks over what `replay` writes of it; the lines are those before the last."""


def case_of(game: str) -> TableCase:
    """A registered game's case."""
    case: TableCase = import_module(f"tests.games.{game}.table.table_case").CASE
    return case
