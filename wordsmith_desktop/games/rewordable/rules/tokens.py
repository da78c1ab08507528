"""Reward tokens and what earns them (C3, C12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, unique
from typing import Final

from wordsmith_desktop.core.value import Value

from .cards import Card, Colour

TOKEN_POINTS: Final = 4
"""What a token is worth at the end (C3)."""


@unique
class Goal(Enum):
    """The condition printed on a token."""

    BLUE_ONLY = "blue_only"
    PINK_ONLY = "pink_only"
    YELLOW_ONLY = "yellow_only"
    BLUE_PINK = "blue_pink"
    """Both colours, and not the third; so are the next two."""
    BLUE_YELLOW = "blue_yellow"
    PINK_YELLOW = "pink_yellow"
    THREE_COLOURS = "three_colours"
    ADD_ON = "add_on"
    """Cards added to an existing word, one's own or another's."""
    FROM_HAND = "from_hand"
    """Three to five cards from the hand."""
    FROM_POOL = "from_pool"
    """Two or three cards from the pool."""
    FOUR_CARDS = "four_cards"
    """Exactly four."""
    FIVE_CARDS = "five_cards"
    """Five or more."""
    SIX_LETTERS = "six_letters"
    """Exactly six."""
    SEVEN_LETTERS = "seven_letters"
    """Exactly seven."""
    EIGHT_LETTERS = "eight_letters"
    """Eight or more."""


class Token(Value):
    """One of the sixteen tokens."""

    id: int
    """Its place in the list of all tokens."""
    goal: Goal


TOKENS: Final = tuple(Token(number, goal) for number, goal in enumerate((*Goal, Goal.ADD_ON)))
"""All tokens: one of each condition, and a second for adding on (C3)."""


class Making(Value):
    """What counts of a word made in a turn."""

    cards: int
    """Of the whole word, those of existing words included."""
    letters: int
    colours: frozenset[Colour]
    """The colours in it."""
    from_hand: int
    """How many of its cards come from the hand."""
    from_pool: int
    """How many of them come from the pool."""
    is_added_on: bool
    """Whether an existing word is in it."""


def making(cards: Sequence[Card], *, from_hand: int, from_pool: int, is_added_on: bool) -> Making:
    """What counts of a word that is laid with these cards."""
    letters = sum(len(card.text) for card in cards)
    colours = frozenset(card.colour for card in cards)
    return Making(len(cards), letters, colours, from_hand, from_pool, is_added_on)


def is_earned(goal: Goal, made: Making) -> bool:
    """Whether a word earns a token with this condition (C3, X1–X11)."""
    return _CONDITIONS[goal](made)


def _has_colours(*colours: Colour) -> Callable[[Making], bool]:
    return lambda made: made.colours == frozenset(colours)


_CONDITIONS: Final[dict[Goal, Callable[[Making], bool]]] = {
    Goal.BLUE_ONLY: _has_colours(Colour.BLUE),
    Goal.PINK_ONLY: _has_colours(Colour.PINK),
    Goal.YELLOW_ONLY: _has_colours(Colour.YELLOW),
    Goal.BLUE_PINK: _has_colours(Colour.BLUE, Colour.PINK),
    Goal.BLUE_YELLOW: _has_colours(Colour.BLUE, Colour.YELLOW),
    Goal.PINK_YELLOW: _has_colours(Colour.PINK, Colour.YELLOW),
    Goal.THREE_COLOURS: _has_colours(*Colour),
    Goal.ADD_ON: lambda made: made.is_added_on,
    Goal.FROM_HAND: lambda made: 3 <= made.from_hand <= 5,
    Goal.FROM_POOL: lambda made: 2 <= made.from_pool <= 3,
    Goal.FOUR_CARDS: lambda made: made.cards == 4,
    Goal.FIVE_CARDS: lambda made: made.cards >= 5,
    Goal.SIX_LETTERS: lambda made: made.letters == 6,
    Goal.SEVEN_LETTERS: lambda made: made.letters == 7,
    Goal.EIGHT_LETTERS: lambda made: made.letters >= 8,
}
