"""Codes of deals: six plain syllables that can be read aloud and typed on another computer.

A code is a number in base 60, one syllable for each digit, and a syllable more that tells when one
was misheard.
"""

from __future__ import annotations

from enum import Enum, unique
from typing import Final

from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.core.syllables import (
    BASE,
    MARK_LENGTH,
    digits_of,
    grouped,
    heard,
    is_rude,
    spelled,
)
from wordsmith_desktop.core.value import Value, replace

from .kinds import LANGUAGES, ChallengeKind, kind_numbered

LENGTH: Final = 12
"""Letters of a code."""

_DIGITS: Final = 5
_ROOM: Final = BASE**_DIGITS
_KINDS: Final = 16
"""How many kinds there is room for."""
NUMBERS: Final = _ROOM // (_KINDS * len(LANGUAGES))
"""How many deals each kind has in each language."""

_SCATTER: Final = 481_203_047
"""Parts neighbouring numbers, so that codes of a kind do not look alike; prime to the base."""
_UNSCATTER: Final = pow(_SCATTER, -1, _ROOM)
_WEIGHTS: Final = (7, 11, 13, 17, 19)
"""Prime to the base, so that one wrong syllable is always noticed."""


@unique
class CodeFault(Enum):
    """What is wrong with a typed code."""

    LENGTH = "length"
    """Too short or too long."""
    LETTERS = "letters"
    """Consonants and vowels do not take turns, or there are letters that no code has."""
    CHECK = "check"
    """A syllable was misheard or mistyped."""
    UNKNOWN = "unknown"
    """A kind of challenge that only a newer program knows."""


class BadCodeError(WordsmithError):
    """A text is no code of a deal."""

    def __init__(self, fault: CodeFault, text: str) -> None:
        self.fault = fault
        self.text = text
        """As it was typed."""
        super().__init__(f"{text!r}: {fault.value}")


class Deal(Value):
    """One deal of a kind, in the words of a language."""

    kind: ChallengeKind
    language: str
    number: int
    """From 0 to `NUMBERS` - 1."""
    is_guarded: bool = False
    """Whether its code carries the house choice that a dull deal is dealt anew."""
    mark: str = ""
    """What tells the words of somebody's own dictionary, see `mark_of`; empty for ours."""

    @property
    def code(self) -> str:
        """As it stands in logs: twelve small letters, or twenty."""
        return _whole(self).lower()

    @property
    def text(self) -> str:
        """As it is read: "NOFA-PONI-GARU"."""
        return grouped(_whole(self))


def decent(deal: Deal) -> Deal:
    """The deal, or the next one whose code can be read aloud before children."""
    while is_rude(_whole(deal)):
        deal = replace(deal, number=(deal.number + 1) % NUMBERS)
    return deal


def parse_code(text: str) -> Deal:
    """The deal of a code, typed in capitals or not, with hyphens, spaces or neither.

    Raises `BadCodeError`.
    """
    letters = heard(text)
    letters, mark = letters[:LENGTH], letters[LENGTH:]
    if len(letters) != LENGTH or len(mark) not in (0, MARK_LENGTH):
        raise BadCodeError(CodeFault.LENGTH, text)
    if digits_of(mark) is None:
        raise BadCodeError(CodeFault.LETTERS, text)
    found = digits_of(letters)
    if found is None:
        raise BadCodeError(CodeFault.LETTERS, text)
    *digits, check = found
    if check != _check(digits):
        raise BadCodeError(CodeFault.CHECK, text)
    scattered = sum(digit * BASE**place for place, digit in enumerate(digits))
    return replace(_deal_of(scattered * _UNSCATTER % _ROOM, text), mark=mark.lower())


def _deal_of(value: int, text: str) -> Deal:
    number, rest = divmod(value, _KINDS * len(LANGUAGES))
    language, kind_number = divmod(rest, _KINDS)
    kind = kind_numbered(kind_number)
    if kind is None or number >= NUMBERS:
        raise BadCodeError(CodeFault.UNKNOWN, text)
    return Deal(kind, LANGUAGES[language], number, kind_number == kind.guarded_number)


def _whole(deal: Deal) -> str:
    return _spelled(deal) + deal.mark.upper()


def _spelled(deal: Deal) -> str:
    language = LANGUAGES.index(deal.language)
    value = (deal.number * len(LANGUAGES) + language) * _KINDS + _kind_number(deal)
    digits, scattered = [], value * _SCATTER % _ROOM
    for _ in range(_DIGITS):
        scattered, digit = divmod(scattered, BASE)
        digits.append(digit)
    return spelled([*digits, _check(digits)])


def _kind_number(deal: Deal) -> int:
    guarded = deal.kind.guarded_number if deal.is_guarded else None
    return deal.kind.number if guarded is None else guarded


def _check(digits: list[int]) -> int:
    return sum(weight * digit for weight, digit in zip(_WEIGHTS, digits, strict=True)) % BASE
