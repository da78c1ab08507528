"""The state of a match: flat, frozen, plain values; helpers return the state one step on."""

from __future__ import annotations

from enum import Enum, unique

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import FrozenState, Value, replace
from wordsmith_desktop.games.common.open_table import CallStage, Refusals
from wordsmith_desktop.games.common.word_strip import EMPTY, Row
from wordsmith_desktop.lexicon.rulings import Ruling

from .cards import Card, deck
from .laying import Reach, Word
from .ruleset import Ruleset
from .tokens import TOKENS, Token


@unique
class Phase(Enum):
    """Where a match stands."""

    DEAL = "deal"
    PLAY = "play"
    OVER = "over"


class PlayerState(Value):
    """What one seat has."""

    hand: tuple[Card, ...] = ()
    words: tuple[Word, ...] = ()
    """The lexicon, the oldest word first (C10)."""
    tokens: tuple[Token, ...] = ()
    penalty: int = 0
    """Points that failed challenges have cost (C14)."""


class OpenWord(Value):
    """A word that stands unjudged, and what building it took and brought (C14)."""

    word: int
    """Its number."""
    used: tuple[Word, ...]
    """The existing words that went into it, as they were."""
    from_hand: tuple[Card, ...]
    from_pool: tuple[Card, ...]
    tokens: tuple[Token, ...]


class Unseen(Value):
    """Stand-ins for cards and tokens that lie before the table and are not named yet."""

    pool: tuple[Card, ...]
    hand: tuple[Card, ...]
    """In the hand of whoever has the turn; the others name theirs when it is their turn."""
    tokens: tuple[Token, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """Those of the pool, then those of the hand."""
        return (*self.pool, *self.hand)

    def __bool__(self) -> bool:
        return bool(self.cards or self.tokens)


class Call(Value):
    """A word on which judgement is pending; its cards have not moved yet, unless it stands."""

    seat: Seat
    word: str
    cards: tuple[Card, ...]
    stage: CallStage
    objector: Seat | None = None
    """Who challenged it (C14)."""
    votes: tuple[tuple[Seat, bool], ...] = ()
    """The votes cast so far."""
    ruling: Ruling | None = None
    """What the dictionary said, while the others vote."""
    standing: int | None = None
    """The number of the word in its owner's lexicon, where it was challenged later."""

    @property
    def is_open(self) -> bool:
        """Whether the word lies open before the table, not only before its builder."""
        return self.stage is not CallStage.RULING or self.objector is not None


class State(FrozenState):
    """Everything about a match."""

    ruleset: Ruleset
    players: tuple[PlayerState, ...]
    box: tuple[Card, ...]
    """Cards that are not in the game deck; before the deal, all of them (C4)."""
    phase: Phase = Phase.DEAL
    deck: tuple[Card, ...] = ()
    """Face down, the top first."""
    pool: tuple[Card, ...] = ()
    token_pile: tuple[Token, ...] = TOKENS
    """Face down, the top first."""
    token_row: tuple[Token, ...] = ()
    """Face up; it changes only at the end of a turn (C11, C12)."""
    seat: Seat = 0
    """Whose turn it is."""
    turn: int = 0
    """Counts the turns, to tell one turn's clock from the next."""
    turns_left: int | None = None
    """Turns until the end, the present one included; None while there is no end in sight (C15)."""
    passes: int = 0
    """Passes in a row with an empty deck (C18)."""
    idle: int = 0
    """Passes in a row, whatever was exchanged, as far as they bring the end no nearer (C19)."""
    open_words: tuple[OpenWord, ...] = ()
    """Words that may still be challenged (C14)."""
    row: Row = EMPTY
    """What lies on the strip of whoever has the turn, for nobody else to see."""
    call: Call | None = None
    next_word: int = 0
    """The number that the next word will have."""
    built: frozenset[str] = frozenset()
    """Every word that was built in this match."""
    voted_words: frozenset[str] = frozenset()
    """Words the table has accepted for this match."""
    refused: Refusals = ()
    """What was refused, where computers may bluff."""
    unseen_cards: frozenset[int] | None = None
    """The numbers of cards that stand in the places of such as were drawn from a printed deck and
    not named yet; None where the program shuffles."""
    unseen_tokens: frozenset[int] = frozenset()
    """The same for tokens."""

    @property
    def is_naming(self) -> bool:
        """Whether cards or tokens of a printed box are to be named before all else."""
        return self.phase is Phase.PLAY and self.call is None and bool(self.unseen)

    @property
    def nameable_cards(self) -> tuple[Card, ...]:
        """The cards that one not named yet can be: all but those that are open or known in a hand.

        Which cards of the box are in a printed deck nobody knows (C4), nor how those that were
        exchanged lie under it (C13).
        """
        unseen = self.unseen_cards or frozenset()
        hands = (card for player in self.players for card in player.hand)
        drawn = tuple(card for card in (*self.pool, *hands) if card.id in unseen)
        return (*drawn, *self.deck, *self.box)

    @property
    def nameable_tokens(self) -> tuple[Token, ...]:
        """The tokens that one not named yet can be."""
        row = tuple(token for token in self.token_row if token.id in self.unseen_tokens)
        return (*row, *self.token_pile)

    @property
    def unseen(self) -> Unseen:
        """What whoever has the turn is to name first."""
        cards, tokens = self.unseen_cards or frozenset(), self.unseen_tokens
        return Unseen(
            pool=tuple(card for card in self.pool if card.id in cards),
            hand=tuple(card for card in self.players[self.seat].hand if card.id in cards),
            tokens=tuple(token for token in self.token_row if token.id in tokens),
        )

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))

    @property
    def is_alone(self) -> bool:
        """Whether one player plays alone, who has nobody to take words from."""
        return len(self.players) == 1

    def reach(self, seat: Seat) -> Reach:
        """What a seat may build with (C7)."""
        words = tuple(word for player in self.players for word in player.words)
        return Reach(self.players[seat].hand, self.pool, words)

    def without_words(self, used: tuple[Word, ...]) -> State:
        """This state with those words gone from their lexicons (C10)."""
        players = tuple(
            replace(player, words=tuple(word for word in player.words if word not in used))
            for player in self.players
        )
        return self.but(players=players)

    @property
    def standing_words(self) -> tuple[str, ...]:
        """The words that stand and may still be challenged (C14)."""
        words = (self.word(one.word) for one in self.open_words)
        return tuple(word.text for word in words if word is not None)

    def word(self, number: int) -> Word | None:
        """The word of that number, in whosever lexicon it stands."""
        words = (word for player in self.players for word in player.words)
        return next((word for word in words if word.id == number), None)

    def with_words_back(self, words: tuple[Word, ...]) -> State:
        """This state with words in their owners' lexicons again, the oldest first."""
        state = self
        for word in words:
            kept = sorted((*state.players[word.owner].words, word), key=lambda one: one.id)
            state = state.with_player(word.owner, words=tuple(kept))
        return state

    def with_word(self, seat: Seat, cards: tuple[Card, ...]) -> State:
        """This state with a word of these cards in the seat's lexicon (C10)."""
        word = Word(self.next_word, seat, cards)
        fuller = self.with_player(seat, words=(*self.players[seat].words, word))
        return fuller.but(next_word=word.id + 1, built=self.built | {word.text})


def new_state(ruleset: Ruleset, seats: int) -> State:
    """The state before anything is dealt."""
    return State(ruleset=ruleset, players=(PlayerState(),) * seats, box=deck(ruleset.material))
