"""Rows of the statistics as records, whose fields hold what they say."""

from __future__ import annotations

from enum import Enum
from functools import cache
from types import NoneType
from typing import Any, Final, TypeVar, get_args, get_type_hints

from wordsmith_desktop.records.statistics.model import LAST_MS

T = TypeVar("T")
_PLAIN: Final = (str, int, float, bool, NoneType)
_TIME: Final = "_ms"
"""How the names of fields with moments and spans end."""


def checked(record: T) -> T:
    """The record itself. Raises `ValueError` where a field holds what it cannot.

    SQLite keeps a value of any type in a column of any type, and a damaged file does.
    """
    record_type: Any = type(record)
    for name, kinds, is_time in _kinds(record_type):
        value = getattr(record, name)
        if type(value) not in kinds or (is_time and not 0 <= (value or 0) <= LAST_MS):
            raise ValueError(f"{name} cannot be {value!r}")
    return record


@cache
def _kinds(record_type: Any) -> tuple[tuple[str, tuple[type, ...], bool], ...]:
    """Of the fields that hold plain values: name, the types of it, and whether it is a time."""
    hints: dict[str, Any] = get_type_hints(record_type)
    kinds = {name: get_args(hint) or (hint,) for name, hint in hints.items()}
    return tuple(
        (name, found, name.endswith(_TIME)) for name, found in kinds.items() if _is_plain(found)
    )


def _is_plain(kinds: tuple[Any, ...]) -> bool:
    return all(
        kind in _PLAIN or (isinstance(kind, type) and issubclass(kind, Enum)) for kind in kinds
    )
