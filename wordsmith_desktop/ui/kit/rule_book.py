"""What a game's rule book is made of. Knows no Qt."""

from __future__ import annotations

from dataclasses import dataclass

from wordsmith_desktop.ui.kit.texts import Text


@dataclass(frozen=True, slots=True)
class RuleEntry:
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
