"""Clocks as a game asks for them; the session runs them and reports when one ends."""

from __future__ import annotations

from .seats import Seat
from .value import Value


class Timer(Value):
    """A span of time that a game wants measured while its state says so.

    The session starts a timer when a state first asks for it, drops it when a state no
    longer does, and plays `TimeExpired` with the timer's name when it has run out.
    """

    name: str
    """What it limits, such as "turn"."""
    seat: Seat
    """Whose time it is."""
    serial: int
    """Tells two spans of the same name and seat apart, such as two turns."""
    seconds: int
    """Its length."""
    is_hard: bool = True
    """Whether its end takes something; a soft one only warns, once."""
    is_running: bool = True
    """Whether time passes; a timer at rest keeps what is left of it."""
    can_stretch: bool = True
    """Whether a seat that is given more time has it here; a penalty is as long for all."""

    @property
    def key(self) -> str:
        """Tells timers apart in a save: name, seat and serial."""
        return f"{self.name}/{self.seat}/{self.serial}"
