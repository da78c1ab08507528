"""Rows of the statistics as records, whose fields hold what they say."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from functools import cache
from types import NoneType
from typing import Any, Final, TypeAlias, TypeVar, get_args, get_type_hints

from wordsmith_desktop.core.strangers import json_of
from wordsmith_desktop.core.value import Value, field_names
from wordsmith_desktop.games.common.ranking import Ranking

from ..codec import decode
from ..log import Terms
from .model import LAST_MS

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


# ---- Whole rows, which somebody else has written ----------------------------------------------

Tables: TypeAlias = Mapping[str, list[tuple[Any, ...]]]
"""The rows of all tables, by their names."""
_MOST: Final = 10**12
"""Either way, of all numbers but times: so many that sums of them stay whole numbers of SQLite."""
_NUMBERS: Final = re.compile(r"(-?[0-9]{1,12}(,-?[0-9]{1,12})*)?")
_RISKS: Final = re.compile(r"(-?[0-9]{1,12}(:-?[0-9]{1,12}){3}( |$))*")
_ID: Final = re.compile(r"[0-9A-Za-z-]{1,80}")


class _Match(Value):
    match_id: str
    game: str
    setting: str
    created_ms: int
    finished_ms: int
    duration_ms: int | None
    seats: int
    dictionary: str
    language: str
    challenge: str
    is_untimed: int
    counts: int
    ruleset: str
    ranking: str
    paces: str
    lines: str
    terms: str
    paper: str

    def __post_init__(self) -> None:
        """Raises `ValueError` and what reading its parts raises."""
        checked(self)
        if self.ranking:
            Ranking(self.ranking)
        _expect(isinstance(json_of(self.ruleset), dict), self.ruleset)
        decode(tuple[Terms, ...], json_of(self.terms or "[]"))
        numbers = (self.paces, self.lines)
        _expect(all(map(_NUMBERS.fullmatch, numbers)), numbers)
        _expect(bool(_ID.fullmatch(self.match_id)), self.match_id)


class _Seat(Value):
    match_id: str
    seat: int
    game: str
    setting: str
    finished_ms: int
    player: str
    name: str
    score: int
    is_winner: int | None
    is_shared: int
    turns: int
    merit: int | None
    best_points: int | None
    longest: int | None
    parts: str
    risks: str

    def __post_init__(self) -> None:
        checked(self)
        _expect(self.is_winner in (None, 0, 1) and self.seat >= 0, self)
        _expect(bool(_NUMBERS.fullmatch(self.parts) and _RISKS.fullmatch(self.risks)), self)


class _Word(Value):
    match_id: str
    seat: int
    number: int
    word: str
    length: int
    points: int | None

    def __post_init__(self) -> None:
        checked(self)


class _Forgotten(Value):
    match_id: str
    seat: int

    def __post_init__(self) -> None:
        checked(self)


_ROWS: Final[Mapping[str, Any]] = {
    "matches": _Match,
    "seats": _Seat,
    "words": _Word,
    "forgotten": _Forgotten,
}


def sound(tables: Tables) -> Tables:
    """The same tables. Raises whatever a row that makes no sense brings."""
    found = {name: [_ROWS[name](*row) for row in rows] for name, rows in tables.items()}
    for one in (one for rows in found.values() for one in rows):
        _expect_small(one)
    matches = {one.match_id: (one.game, one.setting, one.finished_ms) for one in found["matches"]}
    seats = {(one.match_id, one.seat) for one in found["seats"]}
    for one in found["seats"]:
        _expect(matches[one.match_id] == (one.game, one.setting, one.finished_ms), one)
    for one in found["words"]:
        _expect((one.match_id, one.seat) in seats, one)
    _expect({match_id for match_id, _seat in seats} == set(matches), "a match without seats")
    return tables


def _expect_small(record: Any) -> None:
    for name in field_names(record):
        value = getattr(record, name)
        if type(value) is int and not name.endswith(_TIME):
            _expect(abs(value) <= _MOST, record)


def _expect(is_so: bool, what: object) -> None:
    if not is_so:
        raise ValueError(f"no row: {what}")
