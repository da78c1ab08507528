"""The rules of a game as its rule book tells them, in headed parts."""

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


class RulePart(Value):
    """A headed part of a rule book."""

    title: Text
    gist: Text
    """All of it in a sentence or two."""
    numbers: tuple[str, ...] = ()
    """Those of its rules; the order of the book is that of the rules."""


def numbers(letter: str, *spans: int | tuple[int, int]) -> tuple[str, ...]:
    """The numbers of rules such as "R18": single ones, and spans with both their ends."""
    found: list[str] = []
    for span in spans:
        first, last = span if isinstance(span, tuple) else (span, span)
        found += [f"{letter}{number}" for number in range(first, last + 1)]
    return tuple(found)


def printed(number: str, en: str, de: str) -> RuleEntry:
    """A rule of the printed game."""
    return RuleEntry(number, Text(en, de))


def ours(number: str, en: str, de: str) -> RuleEntry:
    """What this program chooses where the printed rules are silent."""
    return RuleEntry(number, Text(en, de), is_ours=True)
