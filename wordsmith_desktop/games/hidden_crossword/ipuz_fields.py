"""The fields of an ipuz file, read strictly, and what can be wrong with them."""

from __future__ import annotations

import reprlib
from dataclasses import dataclass
from enum import Enum, unique
from typing import Any, TypeVar

from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.games.hidden_crossword.crossword import Cell

T = TypeVar("T")
Json = dict[str, Any]

VOID = (None, "#")
"""What stands in a cell without a letter: outside the figure, or a block."""
_short = reprlib.Repr()
_short.maxstring = _short.maxother = 60


@unique
class IpuzFault(Enum):
    """What is wrong with a file."""

    TOO_LONG = "too_long"
    """Longer than any that is ever written."""
    NOT_JSON = "not_json"
    NOT_IPUZ = "not_ipuz"
    """No crossword of a version that there is."""
    NOT_OURS = "not_ours"
    """A crossword, but no puzzle of this game."""
    NEWER = "newer"
    """A newer program wrote it."""
    MISSING_FIELD = "missing_field"
    WRONG_TYPE = "wrong_type"
    WRONG_VALUE = "wrong_value"
    ILLEGAL = "illegal"
    """A grid that the rules forbid (W8, W9)."""


class IpuzError(WordsmithError):
    """A text is no puzzle."""

    def __init__(self, fault: IpuzFault, offender: object, where: str = "") -> None:
        self.fault = fault
        self.text = _short.repr(offender)
        """The offending piece, shortened."""
        self.where = where
        """The dotted path of the field that holds it; empty for the whole text."""
        super().__init__(f"{where or 'file'}: {fault.value}: {self.text}")


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of a JSON object, and the path to it."""

    values: Json
    path: str = ""
    """Empty, or it ends with a dot."""

    def get(self, name: str, shape: type[T]) -> T:
        """The value of a field. Raises `IpuzError` where it is missing or of another type."""
        if name not in self.values:
            raise self.error(IpuzFault.MISSING_FIELD, name, name)
        value = self.values[name]
        # An exact comparison, because True is an int to isinstance.
        if type(value) is not shape:
            raise self.error(IpuzFault.WRONG_TYPE, value, name)
        return value

    def inner(self, name: str) -> Fields:
        """The fields of an object that is a field of this one."""
        return Fields(self.get(name, dict), f"{self.path}{name}.")

    def filled(self, name: str) -> dict[Cell, object]:
        """What stands in the cells of a grid, void ones left out; `dimensions` has its size."""
        size = self.inner("dimensions")
        height, width = size.get("height", int), size.get("width", int)
        rows = self.get(name, list)
        if len(rows) != height:
            raise self.error(IpuzFault.WRONG_VALUE, rows, name)
        for number, row in enumerate(rows):
            if not isinstance(row, list) or len(row) != width:
                raise self.error(IpuzFault.WRONG_VALUE, row, f"{name}.{number}")
        return {
            Cell(row, col): value
            for row, values in enumerate(rows)
            for col, value in enumerate(values)
            if value not in VOID
        }

    def error(self, fault: IpuzFault, offender: object, place: str) -> IpuzError:
        """An error about a place in here."""
        return IpuzError(fault, offender, self.path + place)
