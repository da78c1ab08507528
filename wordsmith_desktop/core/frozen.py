"""Frozen values, and the same with some fields changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

from .seats import Seat

T = TypeVar("T")
S = TypeVar("S", bound="FrozenState")


def changed(value: T, **changes: Any) -> T:
    """A frozen dataclass with some fields changed, as `dataclasses.replace` gives it.

    A match between computers asks for hundreds: this takes half the time, since the names of the
    fields are looked up once for each class.
    """
    kind: Any = type(value)
    names, read = _fields_of(kind)
    made: T = kind(**(dict(zip(names, read(value), strict=True)) | changes))
    return made


@cache
def _fields_of(kind: Any) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """The names of a class's fields, at least two, and what reads them all."""
    names = tuple(field.name for field in fields(kind))
    return names, attrgetter(*names)


class FrozenState:
    """The base of a game's state, which is a frozen dataclass with its `players` in seat order."""

    __slots__ = ()

    if TYPE_CHECKING:
        # A dataclass would take a property of its base for the default of the field.
        @property
        def players(self) -> tuple[Any, ...]:
            """What each seat has, in seat order."""

    def but(self: S, **changes: Any) -> S:
        """This state with some fields changed."""
        return changed(self, **changes)

    def with_player(self: S, seat: Seat, **changes: Any) -> S:
        """This state with some fields of one player changed."""
        players = list(self.players)
        players[seat] = changed(players[seat], **changes)
        return self.but(players=tuple(players))
