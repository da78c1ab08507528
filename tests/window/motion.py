"""Tables that move, as the program has them; elsewhere in the tests everything stands still."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QAbstractAnimation

from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.motion.flights import Flights
from wordsmith_desktop.window.kit.sound.sounds import Sound, use_speaker


@contextmanager
def moving() -> Iterator[None]:
    """Tables built meanwhile move; a test goes through their time by `at`."""
    appearance().tells_motion = True
    try:
        yield
    finally:
        appearance().tells_motion = False


def at(flights: Flights, ms: int) -> None:
    """Have it be so many milliseconds after things have set out."""
    if flights.animation.state() is QAbstractAnimation.State.Running:
        flights.animation.pause()
    flights.animation.setCurrentTime(ms)


class Ear:
    """A speaker that only listens."""

    def __init__(self) -> None:
        self.heard: list[Sound] = []

    def play(self, sound: Sound, *, after_ms: int = 0) -> None:
        assert after_ms >= 0
        self.heard.append(sound)


@contextmanager
def listening() -> Iterator[Ear]:
    """What is heard meanwhile."""
    ear = Ear()
    use_speaker(ear)
    try:
        yield ear
    finally:
        use_speaker(None)
