"""What one seat may know: observations, redacted events, and states it cannot tell apart."""

from __future__ import annotations

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import Refusals
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.games.common.word_strip import EMPTY, Row

from .cards import Card, spelled
from .events import CardsDrawn, Passed
from .laying import Reach, Word
from .ruleset import Ruleset
from .state import Call, Phase, State
from .tokens import Token


class PlayerView(Value):
    """What can be seen of one player."""

    hand_count: int
    hand: tuple[Card, ...] | None
    """None for the others."""
    words: tuple[Word, ...]
    tokens: tuple[Token, ...]
    penalty: int


class Observation(Value):
    """What one seat may know of a match."""

    seat: Seat | None
    """Who looks; None for the whole table."""
    ruleset: Ruleset
    phase: Phase
    to_move: Seat
    """Whose turn it is."""
    turn: int
    turns_left: int | None
    deck_count: int
    pool: tuple[Card, ...]
    token_row: tuple[Token, ...]
    token_count: int
    """Tokens in the pile."""
    row: Row
    """What lies on the strip of whoever looks."""
    call: Call | None
    """The word on which judgement is pending, if the seat may know it."""
    built: frozenset[str]
    voted_words: frozenset[str]
    players: tuple[PlayerView, ...]
    idle: int = 0
    """Passes in a row (C19)."""
    open_words: frozenset[int] = frozenset()
    """The numbers of words that may still be challenged (C14)."""
    refused: Refusals = ()
    """What was refused, where computers may bluff."""

    @property
    def holder(self) -> Seat | None:
        """Whose turn it is, once the cards are dealt; one alone looks before and after too."""
        return self.to_move if self.phase is Phase.PLAY or self.is_alone else None

    @property
    def is_hidden(self) -> bool:
        """Whether hands are private, which they are as long as several play."""
        return self.phase is Phase.PLAY and not self.is_alone

    @property
    def is_asked(self) -> bool:
        """Whether a word lies open before the table."""
        return self.call is not None and self.call.is_open

    @property
    def is_alone(self) -> bool:
        """Whether one player plays alone."""
        return len(self.players) == 1

    @property
    def words(self) -> tuple[Word, ...]:
        """All players' words."""
        return tuple(word for player in self.players for word in player.words)

    @property
    def reach(self) -> Reach:
        """What whoever looks may build with; without a seat, no hand."""
        hand = self.players[self.seat].hand if self.seat is not None else None
        return Reach(hand or (), self.pool, self.words)


def observe(state: State, seat: Seat | None) -> Observation:
    """The state without what `seat` may not see; None sees what the whole table may."""
    views = tuple(_view(state, other, is_own=other == seat) for other in state.seats)
    stand_ins = state.unseen_cards or ()
    return Observation(
        seat=seat,
        ruleset=state.ruleset,
        phase=state.phase,
        to_move=state.seat,
        turn=state.turn,
        turns_left=state.turns_left,
        deck_count=len(state.deck),
        pool=tuple(card for card in state.pool if card.id not in stand_ins),
        token_row=tuple(one for one in state.token_row if one.id not in state.unseen_tokens),
        token_count=len(state.token_pile),
        row=state.row if seat == state.seat else EMPTY,
        call=state.call if _may_know(state.call, seat) else None,
        built=state.built,
        voted_words=state.voted_words,
        players=views,
        idle=state.idle,
        open_words=frozenset(one.word for one in state.open_words),
        refused=state.refused,
    )


def _view(state: State, seat: Seat, *, is_own: bool) -> PlayerView:
    player, stand_ins = state.players[seat], state.unseen_cards or ()
    hand = tuple(card for card in player.hand if card.id not in stand_ins) if is_own else None
    return PlayerView(len(player.hand), hand, player.words, player.tokens, player.penalty)


def _may_know(call: Call | None, seat: Seat | None) -> bool:
    return call is None or call.is_open or call.seat == seat


def redact(event: TableEvent, seat: Seat | None) -> TableEvent | None:
    """The event as it is told to `seat`: of drawn and exchanged cards only how many."""
    if event.only is not None and event.only != seat:
        return None
    if isinstance(event, CardsDrawn | Passed) and event.seat != seat:
        return replace(event, cards=())
    return event


def imagine(state: State, seat: Seat, rng: Rng) -> State:
    """Other hands, another deck and another box; cards that lie open stay where they are.

    Whoever else has the turn has laid nothing yet, as far as the seat can tell.
    """
    shown = {card.id for card in state.call.cards} if state.call and state.call.is_open else set()
    hidden = [
        card
        for other, player in enumerate(state.players)
        if other != seat
        for card in player.hand
        if card.id not in shown
    ]
    kept = len(hidden)
    mixed = list(rng.shuffled((*hidden, *state.deck, *state.box)))
    swapped = {card.id: mixed[place] for place, card in enumerate(hidden)}
    rest = mixed[kept:]
    imagined = state.but(deck=tuple(rest[: len(state.deck)]), box=tuple(rest[len(state.deck) :]))
    for other, player in enumerate(state.players):
        if other != seat:
            hand = tuple(swapped.get(card.id, card) for card in player.hand)
            imagined = imagined.with_player(other, hand=hand)
    row = state.row if seat == state.seat else EMPTY
    if state.unseen_cards is not None:
        numbers = {number: card.id for number, card in swapped.items()}
        unseen = frozenset(numbers.get(number, number) for number in state.unseen_cards)
        imagined = imagined.but(unseen_cards=unseen)
    return imagined.but(row=row, call=_imagined_call(state.call, seat, swapped))


def _imagined_call(call: Call | None, seat: Seat, swapped: dict[int, Card]) -> Call | None:
    """A word that only another seat knows, laid with the cards of its imagined hand."""
    if call is None or _may_know(call, seat):
        return call
    cards = tuple(swapped.get(card.id, card) for card in call.cards)
    return replace(call, cards=cards, word=spelled(cards))
