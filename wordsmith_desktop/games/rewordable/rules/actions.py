"""The verbs of Rewordable, and the reasons against them."""

from __future__ import annotations

from enum import Enum, unique

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.open_table import LetStand, Object, Rule, TimeExpired, Vote
from wordsmith_desktop.games.common.word_strip import LayRow


class Deal(Value):
    """Chance: how box and tokens were shuffled, and who starts (C4–C6)."""

    cards: tuple[int, ...]
    """The numbers of the game deck's cards, from the top."""
    tokens: tuple[int, ...]
    """The numbers of all tokens, from the top of the pile."""
    starter: Seat


class DealUnseen(Value):
    """Chance: a printed deck was dealt from, whose order nobody here knows (C4–C6)."""

    starter: Seat


class NameDrawn(Value):
    """Chance: what cards and tokens were that came unseen, in the order of `Unseen`."""

    cards: tuple[int, ...]
    """The numbers of the cards."""
    tokens: tuple[int, ...]
    """The numbers of the tokens."""


class Build(Value):
    """Lay a word and say it (C7–C9).

    Every card has a number of its own, so the cards alone tell which come from the hand, from
    the pool and from which existing words.
    """

    cards: tuple[int, ...]
    """The numbers of the word's cards, from its first letter on."""


class Pass(Value):
    """Build nothing; cards of the hand go under the deck for others (C13).

    Those of a match alone go back into the box.
    """

    exchanged: tuple[int, ...] = ()
    """The numbers of those cards, the first to go first."""


class Challenge(Value):
    """Doubt another's word that stands in its lexicon unjudged (C14)."""

    word: int
    """Its number."""


Action = (
    Deal
    | DealUnseen
    | NameDrawn
    | Build
    | Pass
    | Challenge
    | LayRow
    | Rule
    | Object
    | LetStand
    | Vote
    | TimeExpired
)


@unique
class Why(Enum):
    """Reasons against an action. The names in brackets are the details a rejection carries."""

    NOTHING_LAID = "nothing_laid"
    TOO_FEW_CARDS = "too_few_cards"
    """One card alone is no word (word)."""
    NO_HAND_CARD = "no_hand_card"
    """A word needs a card from the own hand."""
    OUT_OF_REACH = "out_of_reach"
    """A card that is neither in the hand nor in the pool nor in a word (card)."""
    CARD_TWICE = "card_twice"
    """(card)"""
    WORD_TORN = "word_torn"
    """Cards of an existing word are left out (word)."""
    ORDER_CHANGED = "order_changed"
    """Cards of an existing word stand in another order (word)."""
    WORDS_MIXED = "words_mixed"
    """Two existing words run into one another (word, other)."""
    BUILT_BEFORE = "built_before"
    """The word was built in this match already (word)."""
    NOT_IN_HAND = "not_in_hand"
    """A card to be exchanged is not in the hand (card)."""
    NOTHING_EXCHANGED = "nothing_exchanged"
    """Passing takes at least one card to exchange."""
    NO_EXCHANGE = "no_exchange"
    """The deck is empty: there is nothing to exchange for."""
    DECK_SHORT = "deck_short"
    """Alone, no more cards can be exchanged than the deck has (left)."""
    NOT_OPEN = "not_open"
    """There is no such word that may still be challenged."""
    OWN_WORD = "own_word"
    """Nobody challenges an own word (word)."""
    BAD_DEAL = "bad_deal"
    NOT_UNSEEN = "not_unseen"
    """A card or token that lies elsewhere already, or as many as did not come."""
    LETTERS_MISSING = "letters_missing"
    """No card goes on with a typed word at this place (word, start, rest)."""
    CARDS_WOULD_SPLIT = "cards_would_split"
    """The letters are there, but only by splitting a card or a word (word)."""
