"""Qt's names of the keys that boards take by themselves."""

from __future__ import annotations

from typing import Final

SIDEWAYS: Final = ("Left", "Right")
ARROWS: Final = (*SIDEWAYS, "Up", "Down")
SPACE: Final = ("Space",)
BACKSPACE: Final = ("Backspace",)
DELETE: Final = ("Del",)


def with_ctrl(keys: tuple[str, ...]) -> tuple[str, ...]:
    """The same keys with Ctrl held."""
    return tuple(f"Ctrl+{key}" for key in keys)
