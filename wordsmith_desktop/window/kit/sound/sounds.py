"""The sounds there are, and the one place that plays them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, unique
from typing import Final, Protocol

from wordsmith_desktop.records.settings import Settings


@unique
class Channel(Enum):
    """What can be made louder or softer by itself."""

    TABLE = "table"
    """Pieces, cards, tiles and dice."""
    SIGNALS = "signals"
    """What tells somebody something."""


@unique
class Sound(Enum):
    """One sound; its value is the name of its file."""

    PIECE_UP = "piece-up"
    PIECE_DOWN = "piece-down"
    SNAP = "snap"
    """A piece falls into the place that a letter wants it in."""
    LETTER = "letter"
    """A letter is complete."""
    CARD = "card"
    TILE = "tile"
    ROLL = "roll"
    LAND = "land"
    """A die lies still."""
    ACCEPTED = "accepted"
    REFUSED = "refused"
    OBJECTION = "objection"
    TOKEN = "token"
    PRESS_WON = "press-won"
    PRESS_LOST = "press-lost"
    CLOCK_LOW = "clock-low"
    HAND_OVER = "hand-over"
    WIN = "win"
    MEDAL = "medal"

    @property
    def channel(self) -> Channel:
        """With what it gets louder or softer."""
        return Channel.TABLE if self in _OF_TABLE else Channel.SIGNALS


_OF_TABLE: Final = frozenset(
    {
        Sound.PIECE_UP,
        Sound.PIECE_DOWN,
        Sound.SNAP,
        Sound.LETTER,
        Sound.CARD,
        Sound.TILE,
        Sound.ROLL,
        Sound.LAND,
    }
)


def volume(settings: Settings, channel: Channel) -> int:
    """How loud a channel is by the settings, in percent."""
    loud = settings.table_volume if channel is Channel.TABLE else settings.signal_volume
    return 0 if settings.is_muted else loud


class Speaker(Protocol):
    """Plays sounds, or does not; it never waits and never fails."""

    def play(self, sound: Sound, *, after_ms: int = 0) -> None:
        """Have a sound begin so much later."""


_SPEAKERS: Final[list[Speaker]] = []
STEP_MS: Final = 90
"""How much later the next of several sounds begins."""
MOST: Final = 4
"""So many sounds tell of one move at most."""


def use_speaker(speaker: Speaker | None) -> None:
    """Play everything by this from now on; None is silence, as at first."""
    _SPEAKERS[:] = [] if speaker is None else [speaker]


def play(sound: Sound) -> None:
    """Play a sound, where there is anything to play it."""
    play_in_turn((sound,))


def play_in_turn(sounds: Iterable[Sound]) -> None:
    """Play several, each once, in their order."""
    for speaker in _SPEAKERS:
        for place, sound in enumerate(list(dict.fromkeys(sounds))[:MOST]):
            speaker.play(sound, after_ms=place * STEP_MS)
