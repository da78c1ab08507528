"""Whether the desktop asks for less movement, which programs are to follow."""

from __future__ import annotations

from typing import Final

_IS_REDUCED: Final = [False]


def system_reduces_motion() -> bool:
    """Whether the desktop wants less movement, as far as that is known by now."""
    return _IS_REDUCED[0]


def reduce_system_motion(is_reduced: bool) -> bool:
    """Keep what the desktop has told; whether that is otherwise than before."""
    was_reduced, _IS_REDUCED[0] = _IS_REDUCED[0], is_reduced
    return was_reduced is not is_reduced
