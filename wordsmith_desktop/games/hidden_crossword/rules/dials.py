"""What makes one computer player of the Hidden Crossword stronger than another."""

from __future__ import annotations

from enum import Enum, unique

from wordsmith_desktop.bots.knowing import Knowledge
from wordsmith_desktop.core.value import Value, force_setattr


@unique
class Picks(Enum):
    """Which of the words that fit is asked for."""

    ANY = "any"
    """One of the commonest."""
    COMMONEST = "commonest"
    NARROWEST = "narrowest"
    """The one whose answer leaves fewest words."""
    BITS = "bits"
    """The one that tells most whole puzzles apart."""


@unique
class Builds(Enum):
    """Which of the puzzles that it makes a player lays."""

    EASY = "easy"
    FIRST = "first"
    HARD = "hard"


class Dials(Value, kw_only=True):
    """One level, as `levels.toml` has it; chances are those of a round, 0 to 1."""

    centre: float
    """Of words as common as this every second one comes to mind at once, in commonness."""
    width: float
    """How soft that edge is."""
    forgets: float
    """The chance to choose by the answers of the last two rounds alone."""
    strays: float
    """The chance to turn to another word than the one about which most is known."""
    confirms: float
    """The chance to ask for a word that alone fits before all of them are laid."""
    joins: float
    """The chance to count letters, and so to think of whole puzzles."""
    picks: Picks
    weighs: int = 0
    """How many of the likeliest words are weighed for bits; 0 is all of them."""
    submits_at: int = 1
    """Of so many whole puzzles one is submitted."""
    leaps: int = 0
    """By counting letters it submits at most so many words of lengths that nobody told it of."""
    builds: Builds
    makes: int
    """Puzzles from which the own one is chosen."""
    leaves: int = 0
    """Letters that it lays aside before it builds, those that fit into fewest of its words."""
    sight_ms: int
    """Mean time until a word of four letters and commonness 50 is seen, in milliseconds."""

    def __post_init__(self) -> None:
        # A file has no enums.
        force_setattr(self, "picks", Picks(self.picks))
        force_setattr(self, "builds", Builds(self.builds))

    @property
    def reach(self) -> Knowledge:
        """The words that come to mind at once."""
        return Knowledge(self.centre, self.width)
