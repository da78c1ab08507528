"""The rules of a game as its rule book tells them."""

from __future__ import annotations

from wordsmith_desktop.core.value import Value

from .texts import Text


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
