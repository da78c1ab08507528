"""What every game says in whole pages: its rule book, and the sheet of a match as text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from wordsmith_desktop.core.value import Value

from . import usual
from .game_words import title_of, words_of
from .texts import Text


class SheetText(Value):
    """How a game writes its sheets down."""

    title: Text
    """The game's name."""
    lines: Callable[[Any, Sequence[str]], Iterable[str]]
    """The lines for a state of the game and the players' names by seat."""


def sheet_text_of(game: str) -> SheetText:
    """The `SHEET` of a game, else one with its title and the final points."""
    found = words_of(game, "in_words", "SHEET", None)
    if found is None:
        return SheetText(title_of(game), partial(usual.sheet_lines, game))
    if not isinstance(found, SheetText):
        raise TypeError(f"{game}: SHEET is a {type(found).__name__}")
    return found


class RuleEntry(Value):
    """One rule in our own words."""

    number: str
    """Its number, such as "R18"."""
    text: Text
    is_ours: bool = False
    """Whether the printed rules are silent and this is the program's choice."""


def printed(number: str, en: str, de: str) -> RuleEntry:
    """A rule of the printed game."""
    return RuleEntry(number, Text(en, de))


def ours(number: str, en: str, de: str) -> RuleEntry:
    """What this program chooses where the printed rules are silent."""
    return RuleEntry(number, Text(en, de), is_ours=True)
