"""The sheets of a match as plain lines, for the command line. Knows no Qt.

A game offers them as `SHEET` in `ui/games/<game>/sheet_text/__init__.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from wordsmith_desktop.ui.kit.texts import Text

_GAMES: Final = "wordsmith_desktop.ui.games"


@dataclass(frozen=True, slots=True)
class SheetText:
    """How a game writes its sheets down."""

    title: Text
    """The game's name."""
    lines: Callable[[Any, Sequence[str]], Iterable[str]]
    """The lines for a state of the game and the players' names by seat."""


def sheet_text_of(game: str) -> SheetText:
    """The `SHEET` of a game. Raises `ImportError` where a game has none."""
    found = import_module(f"{_GAMES}.{game}.sheet_text").SHEET
    if not isinstance(found, SheetText):
        raise TypeError(f"{game}: SHEET is a {type(found).__name__}")
    return found
