"""What happens in Rewordable, in the past tense, enough to animate it."""

from __future__ import annotations

from typing import ClassVar

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import TableEvent, WordCalled

from .cards import Card
from .laying import Word
from .tokens import Token


class Dealt(TableEvent):
    """Pool and token row lie open, and everybody has a hand (C5, C6)."""

    reveals: ClassVar[bool] = True
    starter: Seat
    pool: tuple[Card, ...]
    tokens: tuple[Token, ...]


class CardsDrawn(TableEvent):
    """A seat drew from the deck; which cards, only it sees (C11, C13)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()
    """Empty for the others."""


class WordLaid(WordCalled):
    """A seat laid a word and said it (C7)."""

    reveals: ClassVar[bool] = True
    cards: tuple[Card, ...]


class ChallengeFailed(TableEvent):
    """The challenged word stands; it may have cost the challenger points (C14)."""

    reveals: ClassVar[bool] = True
    by: Seat
    word: str
    cost: int


class WordWithdrawn(TableEvent):
    """A challenged word does not stand any more; its cards are where they came from (C14)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    """Whose word it was."""
    word: Word
    used: tuple[Word, ...]
    """The words in it, back in their owners' lexicons."""
    from_hand: tuple[Card, ...]
    from_pool: tuple[Card, ...]
    tokens: tuple[Token, ...]
    """Those that it had won, now under the pile."""


class AllPassed(TableEvent):
    """Everybody has passed in a full round; so many more such rounds end the match (C19)."""

    rounds_left: int


class WordBuilt(TableEvent):
    """A word stands in its builder's lexicon (C10)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    word: Word
    used: tuple[Word, ...]
    """The existing words that went into it, from its own and from others' lexicons."""
    from_hand: tuple[Card, ...]
    from_pool: tuple[Card, ...]

    @property
    def stolen(self) -> tuple[Word, ...]:
        """The words among them that were others'."""
        return tuple(word for word in self.used if word.owner != self.seat)


class TokensWon(TableEvent):
    """The word earned tokens (C12)."""

    seat: Seat
    tokens: tuple[Token, ...]


class PoolRefilled(TableEvent):
    """New cards lie in the pool (C11)."""

    reveals: ClassVar[bool] = True
    cards: tuple[Card, ...]


class TokensTurned(TableEvent):
    """New tokens lie face up (C11)."""

    reveals: ClassVar[bool] = True
    tokens: tuple[Token, ...]


class DeckRanOut(TableEvent):
    """The last card was drawn (C15)."""

    seat: Seat
    """Whose turn it was. By C15 this seat plays last; after a deal of the whole deck, it begins."""


class MatchTimeRanOut(TableEvent):
    """The time for a whole match of one player alone is over."""

    reveals: ClassVar[bool] = True


class Passed(TableEvent):
    """A seat built nothing (C13)."""

    seat: Seat
    count: int
    """How many cards it exchanged."""
    cards: tuple[Card, ...] = ()
    """Which ones; empty for the others."""


class TurnLost(TableEvent):
    """A refused word cost its builder the turn (C14)."""

    seat: Seat
