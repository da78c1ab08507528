"""What a game's events look and sound like."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar

from wordsmith_desktop.core.value import Value, field
from wordsmith_desktop.games.common import table_events as table

from .motion.choreography import Movement
from .sound.sounds import Sound

E = TypeVar("E")
"""A game's events."""


class Either(Value):
    """One sound where something holds of an event, and another where it does not."""

    holds: Callable[[Any], bool]
    then: Sound
    otherwise: Sound

    def __call__(self, event: Any) -> Sound:
        return self.then if self.holds(event) else self.otherwise


SoundOf: TypeAlias = Sound | Either
"""What is heard with every event of a type."""
MovesOf: TypeAlias = Callable[[Any], Iterable[Movement]]

SOUNDS: Final[Mapping[type, SoundOf]] = {
    table.WordRefused: Sound.REFUSED,
    table.ObjectionRaised: Sound.OBJECTION,
    table.VoteAsked: Sound.OBJECTION,
    table.TimeRanOut: Sound.REFUSED,
    table.HandedOver: Sound.HAND_OVER,
    table.MatchEnded: Sound.WIN,
}
"""What is heard in all games."""


class Cues(Value, Generic[E]):
    """By type of event, what moves and what is heard."""

    moves: Mapping[type, MovesOf] = field(default_factory=dict)
    sounds: Mapping[type, SoundOf] = field(default_factory=dict)
    """Beside `SOUNDS`, or in their place."""
    turns: tuple[type, ...] = (table.HandedOver,)
    """After these the table is another's."""

    brings: Callable[[Any], bool] = lambda _event: False
    """Whether an event brings whoever sees it so something to think about while others play."""

    def moves_of(self, event: E) -> Iterable[Movement]:
        """What moves because of an event."""
        moves = self.moves.get(type(event))
        return moves(event) if moves is not None else ()

    def sound_of(self, event: E) -> Sound | None:
        """What is heard with an event."""
        found = self.sounds.get(type(event), SOUNDS.get(type(event)))
        return found if found is None or isinstance(found, Sound) else found(event)

    def sounds_of(self, events: Iterable[E]) -> Iterator[Sound]:
        """What is heard with several, in their order."""
        return (sound for sound in map(self.sound_of, events) if sound is not None)

    def brings_something(self, events: Iterable[Any]) -> bool:
        """Whether one of these does."""
        return any(self.brings(event) for event in events)

    def is_turn(self, events: Iterable[E]) -> bool:
        """Whether the table is another's after these."""
        return any(isinstance(event, self.turns) for event in events)
