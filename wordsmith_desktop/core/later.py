"""Fields that a value got after saves of it were out.

A class names them in `LATER`. Saves leave them out where they are as ever: so a save without them
is read as it was meant, and looks as it always did.
"""

from __future__ import annotations

from typing import Any

from .value import Value, defaults_of


def later_fields(kind: type[Value]) -> dict[str, Any]:
    """What those fields are as ever, by name."""
    named: frozenset[str] = getattr(kind, "LATER", frozenset())
    return {name: usual for name, usual in defaults_of(kind).items() if name in named}
