"""The verbs of the Hidden Crossword; those every table shares are in `games.table`."""

from __future__ import annotations

from dataclasses import dataclass

from wordsmith_desktop.games.hidden_crossword.crossword import Layout
from wordsmith_desktop.games.table import Rule, TimeExpired


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Have the next letter turned up (W3)."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: a letter comes out of its bag (W3)."""

    letter: str


@dataclass(frozen=True, slots=True)
class CallAnchor:
    """Name a word that the letters hold (W7)."""

    word: str


@dataclass(frozen=True, slots=True)
class DrawAfresh:
    """All letters back into their bags, since they hold no anchor (W7)."""


@dataclass(frozen=True, slots=True)
class GoOn:
    """Everything is seen: from the draw to the building, or from an answer to the next turn."""


@dataclass(frozen=True, slots=True)
class Lay:
    """How the tiles lie now: of the own puzzle, or of the solution that is tried (W8, W18)."""

    layout: Layout


@dataclass(frozen=True, slots=True)
class Finish:
    """The own puzzle is laid (W8–W10)."""


@dataclass(frozen=True, slots=True)
class SetPuzzle:
    """The setter: the puzzle for one player alone."""

    layout: Layout


@dataclass(frozen=True, slots=True)
class SetPuzzleAround:
    """The setter: the anchor and the puzzle for one player alone, together (W7, W8)."""

    anchor: str
    layout: Layout


@dataclass(frozen=True, slots=True)
class MakeGuess:
    """Guess a word (W13)."""

    word: str


@dataclass(frozen=True, slots=True)
class Choose:
    """Ask about one of several words of the same length (W14)."""

    place: int
    """By the alphabet, from 0."""


@dataclass(frozen=True, slots=True)
class Solve:
    """Submit what is laid as the whole puzzle (W18)."""


@dataclass(frozen=True, slots=True)
class Note:
    """Write something beside a word that is looked for."""

    length: int
    place: int
    """By the alphabet, from 0."""
    text: str


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Stop looking; the match is over."""


Action = (
    TurnUp
    | Draw
    | CallAnchor
    | DrawAfresh
    | GoOn
    | Lay
    | Finish
    | SetPuzzle
    | SetPuzzleAround
    | MakeGuess
    | Choose
    | Solve
    | Note
    | GiveUp
    | Rule
    | TimeExpired
)
