"""Values: what states, actions, events, observations, rulesets and views are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

from msgspec import NODEFAULT, Struct, field, to_builtins
from msgspec.structs import asdict, force_setattr, replace

from .seats import Seat

__all__ = [
    "FrozenState",
    "Value",
    "asdict",
    "defaults_of",
    "field",
    "field_names",
    "force_setattr",
    "replace",
    "to_builtins",
]

S = TypeVar("S", bound="FrozenState")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Value(Struct, frozen=True):
    """A record that never changes, which costs next to nothing to define and to make.

    Its fields are given in their order or by name; by name alone in a class with `kw_only=True`,
    which a subclass says anew for what it adds. Values of the same class with equal fields are
    equal and hash alike, where all that they hold can be hashed; with `order=True` they compare
    like their fields, and with `eq=False` each is only itself. Hashes differ from one run to the
    next: whoever goes through a set of values has to sort it. `match` takes fields in their order.

    `replace` gives the same with some fields changed, and raises `TypeError` for one that there is
    not. `__post_init__` looks over every value that is made, also by `replace`; what it mends, it
    sets by `force_setattr`. `asdict` gives the fields by name, and `to_builtins` those of values
    in them as well. Cached properties need `dict=True`. The collector of garbage passes over all
    values that hold nothing that could lead back to them.
    """


def field_names(value: Value | type[Value]) -> tuple[str, ...]:
    """The names of its fields; those that are given by name alone come last."""
    return value.__struct_fields__


def defaults_of(kind: type[Value]) -> dict[str, Any]:
    """What the fields hold that are not given, by name, but for what is made anew each time."""
    defaults = kind.__struct_defaults__
    names = kind.__struct_fields__[-len(defaults) :] if defaults else ()
    found = zip(names, defaults, strict=True)
    return {name: default for name, default in found if default is not NODEFAULT}


class FrozenState(Value):
    """The base of a game's state, a value that has its `players` in seat order."""

    if TYPE_CHECKING:
        # At run time it would stand in the way of the field of that name.
        @property
        def players(self) -> tuple[Any, ...]:
            """What each seat has, in seat order."""

    def but(self: S, **changes: Any) -> S:
        """This state with some fields changed."""
        return replace(self, **changes)

    def with_player(self: S, seat: Seat, **changes: Any) -> S:
        """This state with some fields of one player changed."""
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)
        return self.but(players=tuple(players))
