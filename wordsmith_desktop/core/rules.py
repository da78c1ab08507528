"""What a game must offer: one transition function, and questions about its states."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from .outcome import Outcome
from .rejections import Gate, Rejection
from .rng import Rng
from .seats import Seat
from .step import Event, Step
from .timers import Timer

R = TypeVar("R")
"""A game's ruleset: a frozen value with presets and fields, never a subclass."""
S = TypeVar("S")
"""A game's state: a value of plain values."""
A = TypeVar("A")
"""A game's actions: one kind of value for each verb."""
E = TypeVar("E", bound=Event)
"""A game's events."""
O_co = TypeVar("O_co", covariant=True)
"""A game's observation: what one seat may know, a class apart from the state."""


class Rules(Protocol[R, S, A, E, O_co]):
    """The rules of one game. All methods are pure; a state is never changed."""

    @property
    def game(self) -> str:
        """The game's name in save files and folders, such as "letter_pieces"."""

    @property
    def version(self) -> int:
        """Counts up whenever an old log would replay to another state."""

    @property
    def ruleset_type(self) -> type[R]:
        """The class of the game's rulesets, for reading a save."""

    @property
    def action_types(self) -> tuple[type[A], ...]:
        """Every action's class, for reading a save."""

    def new(self, ruleset: R, seats: int) -> S:
        """The state before anything is dealt; dealing is up to chance.

        Raises `ValueError` for a number of seats the game cannot be played with.
        """

    def actors(self, state: S) -> tuple[Seat, ...]:
        """The seats that may act now, `CHANCE` and `REFEREE` included; none at the end."""

    def check(self, state: S, seat: Seat, action: A) -> tuple[Rejection, ...]:
        """Every reason against the action; empty means legal."""

    def apply(self, state: S, seat: Seat, action: A) -> Step[S, E]:
        """Play the action. Raises `IllegalActionError` with all reasons if it is not open."""

    def observe(self, state: S, seat: Seat | None) -> O_co:
        """What `seat` may know; with None, what anyone at the table may know."""

    def redact(self, event: E, seat: Seat | None) -> E | None:
        """The event as `seat` may see it, or None where it may not see it at all."""

    def outcome(self, state: S) -> Outcome | None:
        """The final scores, or None while the match goes on."""

    def chance(self, state: S, rng: Rng) -> A:
        """What chance does in a state where it is to act."""

    def chance_stream(self, state: S) -> int | None:
        """Which of a seed's streams of numbers chance takes in a state where it is to act.

        No two acts of a match may take the same one. None leaves it to count the acts, so that
        what chance does hangs on how often it has acted.
        """

    def question(self, state: S) -> str | None:
        """The folded word the referee is asked about, in a state where it is to act."""

    def asker(self, state: S) -> Seat | None:
        """Whose word that is; None where it is nobody's alone."""

    def timers(self, state: S) -> tuple[Timer, ...]:
        """The clocks that run in this state."""

    def hides(self, state: S) -> bool:
        """Whether a change of the acting seat must be covered by a curtain."""

    def imagine(self, state: S, seat: Seat, rng: Rng) -> S:
        """A random state that `seat` cannot tell from this one."""


AnyRules = Rules[Any, Any, Any, Any, Any]
"""The rules of some game, for code that serves them all."""


def gate(actors: tuple[Seat, ...], seat: Seat) -> tuple[Rejection, ...]:
    """The questions before a game's own: is the match over, is it this seat's turn."""
    if not actors:
        return (Rejection.of(Gate.OVER),)
    if seat not in actors:
        return (Rejection.of(Gate.NOT_YOUR_TURN, seat=seat),)
    return ()
