"""What was scored in a match, seat by seat, read from what happened. Knows no Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games.length_x_wit.events import (
    ControlMoved,
    LastRoundBegun,
    LuckPressed,
    TurnFailed,
    WordResponded,
    WordScored,
)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of somebody's sheet."""

    word: str
    """Empty for a turn without one."""
    points: int
    total: int
    """The points so far, these included."""
    value: int | None = None
    """Of the word's dice and tiles; None where only the banked tiles scored."""
    dice: int | None = None
    """What it was multiplied by; None for a response and a turn without a word."""
    banked: int | None = None
    """Values of the banked tiles; None for a response."""
    pressed: tuple[str, ...] = ()
    """The words of this turn before it."""
    begins_last_round: bool = False
    """Whether these points were the first to reach the goal (L11)."""


@dataclass(slots=True)
class _Book:
    """Follows what happens."""

    sheets: list[list[Entry]]
    pressed: list[str] = field(default_factory=list)

    def control_moved(self, _event: ControlMoved) -> None:
        self.pressed.clear()

    def luck_pressed(self, event: LuckPressed) -> None:
        self.pressed.append(event.word)

    def word_scored(self, event: WordScored) -> None:
        self._write(
            event.seat,
            event.word,
            event.points,
            value=event.value,
            dice=event.dice,
            banked=event.banked,
            pressed=tuple(self.pressed),
        )

    def turn_failed(self, event: TurnFailed) -> None:
        pressed = tuple(self.pressed)
        self._write(event.seat, "", event.points, banked=event.points, pressed=pressed)

    def word_responded(self, event: WordResponded) -> None:
        self._write(event.seat, event.word, event.points, value=event.points)

    def last_round_begun(self, event: LastRoundBegun) -> None:
        sheet = self.sheets[event.seat]
        sheet[-1] = replace(sheet[-1], begins_last_round=True)

    def _write(self, seat: int, word: str, points: int, **parts: Any) -> None:
        sheet = self.sheets[seat]
        before = sheet[-1].total if sheet else 0
        sheet.append(Entry(word, points, before + points, **parts))


_HEARD: Final[dict[type, Callable[[_Book, Any], None]]] = {
    ControlMoved: _Book.control_moved,
    LuckPressed: _Book.luck_pressed,
    WordScored: _Book.word_scored,
    TurnFailed: _Book.turn_failed,
    WordResponded: _Book.word_responded,
    LastRoundBegun: _Book.last_round_begun,
}


def entries_of(events: Iterable[Event], seats: int) -> tuple[tuple[Entry, ...], ...]:
    """Every seat's lines, in order."""
    book = _Book([[] for _ in range(seats)])
    for event in events:
        hear = _HEARD.get(type(event))
        if hear is not None:
            hear(book, event)
    return tuple(map(tuple, book.sheets))
