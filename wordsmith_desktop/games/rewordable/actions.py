"""The verbs of Rewordable; those every table shares are in `games.table`."""

from __future__ import annotations

from dataclasses import dataclass

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.table import LetStand, Object, Rule, TimeExpired, Vote


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: how box and tokens were shuffled, and who starts (C4–C6)."""

    cards: tuple[int, ...]
    """The numbers of the game deck's cards, from the top."""
    tokens: tuple[int, ...]
    """The numbers of all tokens, from the top of the pile."""
    starter: Seat


@dataclass(frozen=True, slots=True)
class Build:
    """Lay a word and say it (C7–C9).

    Every card has a number of its own, so the cards alone tell which come from the hand, from
    the pool and from which existing words.
    """

    cards: tuple[int, ...]
    """The numbers of the word's cards, from its first letter on."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Build nothing; cards of the hand go under the deck for others (C13).

    Those of a match alone go back into the box.
    """

    exchanged: tuple[int, ...] = ()
    """The numbers of those cards, the first to go first."""


Action = Deal | Build | Pass | Rule | Object | LetStand | Vote | TimeExpired
