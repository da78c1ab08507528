"""What happens in Rewordable, in the past tense, enough to animate it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games.rewordable.cards import Card
from wordsmith_desktop.games.rewordable.laying import Word
from wordsmith_desktop.games.rewordable.tokens import Token
from wordsmith_desktop.lexicon.rulings import Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEvent(Event):
    """The base of all events of this game."""

    only: Seat | None = None
    """The one seat that may see it; None where everyone may."""


@dataclass(frozen=True, slots=True)
class Dealt(CardEvent):
    """Pool and token row lie open, and everybody has a hand (C5, C6)."""

    reveals: ClassVar[bool] = True
    starter: Seat
    pool: tuple[Card, ...]
    tokens: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn(CardEvent):
    """A seat drew from the deck; which cards, only it sees (C11, C13)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()
    """Empty for the others."""


@dataclass(frozen=True, slots=True)
class WordCalled(CardEvent):
    """A seat laid a word and said it (C7)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    word: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ObjectionRaised(CardEvent):
    """Another seat challenges the word (C14)."""

    reveals: ClassVar[bool] = True
    by: Seat
    word: str


@dataclass(frozen=True, slots=True)
class WordJudged(CardEvent):
    """The dictionary spoke."""

    reveals: ClassVar[bool] = True
    seat: Seat
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class VoteAsked(CardEvent):
    """A word unknown to the dictionary is put to the other players."""

    reveals: ClassVar[bool] = True
    seat: Seat
    word: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class VoteCast(CardEvent):
    """A seat voted."""

    seat: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class WordRefused(CardEvent):
    """A word does not stand; its cards go back where they came from (C14)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    word: str
    ruling: Ruling | None
    """What the dictionary said; None where the table voted against it."""


@dataclass(frozen=True, slots=True)
class ChallengeFailed(CardEvent):
    """The challenged word stands; it may have cost the challenger points (C14)."""

    reveals: ClassVar[bool] = True
    by: Seat
    word: str
    cost: int


@dataclass(frozen=True, slots=True)
class WordBuilt(CardEvent):
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


@dataclass(frozen=True, slots=True)
class TokensWon(CardEvent):
    """The word earned tokens (C12)."""

    seat: Seat
    tokens: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class PoolRefilled(CardEvent):
    """New cards lie in the pool (C11)."""

    reveals: ClassVar[bool] = True
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TokensTurned(CardEvent):
    """New tokens lie face up (C11)."""

    reveals: ClassVar[bool] = True
    tokens: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class DeckRanOut(CardEvent):
    """The last card was drawn (C15)."""

    seat: Seat
    """Whose turn it was; by C15 this seat plays last."""


@dataclass(frozen=True, slots=True)
class Passed(CardEvent):
    """A seat built nothing (C13)."""

    seat: Seat
    count: int
    """How many cards it put under the deck."""
    cards: tuple[Card, ...] = ()
    """Which ones; empty for the others."""


@dataclass(frozen=True, slots=True)
class TurnLost(CardEvent):
    """A refused word cost its builder the turn (C14)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeRanOut(CardEvent):
    """A hard clock ended a turn."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class HandedOver(CardEvent):
    """It is another seat's turn, and its hand is to be seen by nobody else."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded(CardEvent):
    """The last turn is played (C15, C18)."""

    reveals: ClassVar[bool] = True
    totals: tuple[int, ...]
