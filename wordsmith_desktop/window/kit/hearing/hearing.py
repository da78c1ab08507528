"""How much is read out, as the settings have it."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.records.settings import Settings

_CALLS: Final[dict[str, tuple[int, ...]]] = {
    "often": (300, 60, 30, 10),
    "last": (10,),
    "never": (),
}
"""At how many seconds left a clock says so."""


class Hearing(Value):
    """What of the news is read out unasked."""

    is_brief: bool = True
    """Whether what the keys themselves tell, and what a phase is for, is left out."""
    calls: tuple[int, ...] = _CALLS["often"]
    """At how many seconds left a clock says what is left of it, the most first."""


def hearing_for(settings: Settings) -> Hearing:
    """What the settings ask for."""
    calls = _CALLS.get(settings.clock_calls, _CALLS["often"])
    return Hearing(is_brief=settings.spoken_news != "full", calls=calls)


_IN_USE: Final[list[Hearing]] = [Hearing()]


def hearing() -> Hearing:
    """What holds now."""
    return _IN_USE[0]


def set_hearing(wanted: Hearing) -> None:
    """Have this hold from now on."""
    _IN_USE[0] = wanted
