"""Wild actions: of the right types, with values that no gesture makes."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cache
from types import NoneType
from typing import Any, Final, get_args, get_origin, get_type_hints

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value, field_names, replace

NUMBERS: Final = (-(2**63), -1_000, -7, -2, -1, 0, 1, 2, 5, 6, 17, 59, 1_000, 10**9, 2**64)
TEXTS: Final = (
    "",
    " ",
    "A",
    "a",
    "É",
    "ß",
    "'",
    "''''''",
    "-A-",
    "ZZ",
    "BAG",
    "QQQQQQ",
    "A\n",
    "\0",
    "\u202e",
    "\U0001f3b2",
    "1234",
    "turn",
    "W" * 70,
    "AB" * 2_000,
)
MOST_ITEMS: Final = 9
"""In a tuple of any length."""


def wild(hint: Any, rng: Rng) -> Any:
    """Any value of a type, chosen at random."""
    return _maker(hint)(rng)


def bent(action: Any, rng: Rng) -> Any:
    """The action with one of its fields wild; one without fields as it is."""
    names = field_names(action)
    if not names:
        return action
    name = rng.choice(names)
    return replace(action, **{name: wild(get_type_hints(type(action))[name], rng)})


@cache
def _maker(hint: Any) -> Callable[[Rng], Any]:
    if hint in _PLAIN:
        return _PLAIN[hint]
    if get_origin(hint) is tuple:
        return _tuple(get_args(hint))
    if get_args(hint):
        members = get_args(hint)
        return lambda rng: wild(rng.choice(members), rng)
    if isinstance(hint, type) and issubclass(hint, Enum):
        choices = tuple(hint)
        return lambda rng: rng.choice(choices)
    if isinstance(hint, type) and issubclass(hint, Value):
        return _value(hint)
    raise TypeError(f"nothing wild for {hint!r}")


def _tuple(arguments: tuple[Any, ...]) -> Callable[[Rng], Any]:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        item = arguments[0]
        return lambda rng: tuple(wild(item, rng) for _ in range(rng.below(MOST_ITEMS + 1)))
    return lambda rng: tuple(wild(argument, rng) for argument in arguments)


def _value(cls: type[Value]) -> Callable[[Rng], Any]:
    hints = get_type_hints(cls)
    names = field_names(cls)
    return lambda rng: cls(**{name: wild(hints[name], rng) for name in names})


_PLAIN: Final[dict[Any, Callable[[Rng], Any]]] = {
    int: lambda rng: rng.choice(NUMBERS),
    str: lambda rng: rng.choice(TEXTS),
    bool: lambda rng: bool(rng.below(2)),
    NoneType: lambda _rng: None,
}
