"""What each verb does to a state in which it has been found open."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, TypeAlias

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.judging import (
    Judging,
    accepted_reasons,
    call_of,
    noting_refusal,
)
from wordsmith_desktop.games.common.open_table import CallStage, Object, Referee, TimeExpired
from wordsmith_desktop.games.common.table_events import (
    HandedOver,
    MatchEnded,
    ObjectionRaised,
    TableEvent,
    TimeRanOut,
    WordRefused,
)
from wordsmith_desktop.games.common.table_rules import TableProgress
from wordsmith_desktop.games.common.word_strip import EMPTY, Laying
from wordsmith_desktop.lexicon.rulings import Ruling

from . import events
from .actions import Build, Challenge, Deal, DealUnseen, Pass
from .cards import Card
from .checks import MATCH
from .claims import Plan, plan
from .ruleset import HAND, POOL, TOKEN_ROW, EndRule
from .scoring import points
from .state import Call, OpenWord, Phase, State
from .tokens import TOKENS
from .unseen import with_unseen

Progress: TypeAlias = TableProgress[State]
"""Its events are for everybody but for what `tell_only` tells."""


def deal(progress: Progress, action: Deal) -> None:
    """Hands, pool and token row from the shuffled deck (C4–C6)."""
    by_number = {card.id: card for card in progress.state.box}
    cards = tuple(by_number[number] for number in action.cards)
    tokens = tuple(TOKENS[number] for number in action.tokens)
    count = len(progress.state.players)
    dealt, rest = cards[: HAND * count], cards[HAND * count :]
    progress.state = progress.state.but(
        phase=Phase.PLAY,
        box=tuple(card for card in progress.state.box if card not in cards),
        pool=rest[:POOL],
        deck=rest[POOL:],
        token_row=tokens[:TOKEN_ROW],
        token_pile=tokens[TOKEN_ROW:],
        seat=action.starter,
        turns_left=progress.state.ruleset.turns or None,
    )
    is_seen = progress.state.unseen_cards is None
    progress.state = with_unseen(progress.state, (*dealt, *rest[:POOL]), tokens[:TOKEN_ROW])
    shown = (rest[:POOL], tokens[:TOKEN_ROW]) if is_seen else ((), ())
    progress.tell(events.Dealt(action.starter, *shown))
    for step in range(count):
        seat = (action.starter + step) % count
        hand = dealt[step::count]
        progress.state = progress.state.with_player(seat, hand=hand)
        if is_seen:
            progress.tell(events.CardsDrawn(seat, len(hand), hand))
    _watch_deck(progress, turns=count)
    progress.tell(HandedOver(action.starter))


def _watch_deck(progress: Progress, *, turns: int) -> None:
    """Note that the deck has just run out; so many turns are left, the present one included.

    One alone may have fewer anyway.
    """
    state = progress.state
    if state.deck:
        return
    progress.tell(events.DeckRanOut(state.seat))
    if state.ruleset.ending is EndRule.LAST_ROUND:
        left = turns if state.turns_left is None else min(turns, state.turns_left)
        progress.state = state.but(turns_left=left)


def keep(progress: Progress, seat: Seat, planned: Plan, *, is_judged: bool) -> None:
    """The word stands: into the lexicon, tokens, refill, next seat (C10–C12)."""
    earned = planned.earned(progress.state.token_row)
    progress.state = progress.state.without_words(planned.words).with_word(seat, planned.cards)
    word = progress.state.players[seat].words[-1]
    progress.tell(events.WordBuilt(seat, word, planned.words, planned.from_hand, planned.from_pool))
    if earned:
        won = (*progress.state.players[seat].tokens, *earned)
        progress.state = progress.state.with_player(seat, tokens=won)
        progress.tell(events.TokensWon(seat, earned))
    may_be_doubted = progress.state.ruleset.late_challenges and not is_judged
    made = OpenWord(word.id, planned.words, planned.from_hand, planned.from_pool, earned)
    _keep_open(progress, (made,) if may_be_doubted else ())
    had_deck = bool(progress.state.deck)
    _refill_hand(progress, seat, planned.from_hand)
    _refill_pool(progress, planned.from_pool)
    _turn_tokens(progress)
    if had_deck:
        _watch_deck(progress, turns=len(progress.state.players) + 1)
    progress.state = progress.state.but(call=None, passes=0, idle=0)
    next_turn(progress)


def _keep_open(progress: Progress, made: tuple[OpenWord, ...]) -> None:
    """Words that are built on cannot be challenged any more; new ones may (C14)."""
    state = progress.state
    kept = tuple(one for one in state.open_words if state.word(one.word) is not None)
    progress.state = state.but(open_words=kept + made)


def _replaced(
    cards: tuple[Card, ...], gone: Collection[Card], drawn: tuple[Card, ...]
) -> tuple[Card, ...]:
    """Cards with new ones in the places of those that are gone, as far as there are new ones."""
    fresh = iter(drawn)
    places = (next(fresh, None) if card in gone else card for card in cards)
    return tuple(card for card in places if card is not None)


def _draw(progress: Progress, count: int) -> tuple[Card, ...]:
    deck = progress.state.deck
    progress.state = with_unseen(progress.state.but(deck=deck[count:]), deck[:count])
    return deck[:count]


def _refill_hand(progress: Progress, seat: Seat, gone: tuple[Card, ...]) -> None:
    """Cards in the places of those that are gone, up to five; a challenge may have left more."""
    before = progress.state.players[seat].hand
    drawn = _draw(progress, _room(before, gone, HAND))
    hand = _replaced(before, gone, drawn)
    progress.state = progress.state.with_player(seat, hand=hand)
    if drawn and progress.state.unseen_cards is None:
        progress.tell(events.CardsDrawn(seat, len(drawn), drawn))


def _refill_pool(progress: Progress, gone: tuple[Card, ...]) -> None:
    drawn = _draw(progress, _room(progress.state.pool, gone, POOL))
    progress.state = progress.state.but(pool=_replaced(progress.state.pool, gone, drawn))
    if drawn and progress.state.unseen_cards is None:
        progress.tell(events.PoolRefilled(drawn))


def _room(cards: tuple[Card, ...], gone: tuple[Card, ...], most: int) -> int:
    """How many of the cards that are gone are to be replaced, so that there are not too many."""
    return max(0, min(len(gone), most - len(cards) + len(gone)))


def _turn_tokens(progress: Progress) -> None:
    """Won tokens leave the row, and new ones turn up in their places (C11)."""
    state = progress.state
    won = {token for player in state.players for token in player.tokens}
    pile = iter(state.token_pile)
    places = (next(pile, None) if token in won else token for token in state.token_row)
    row = tuple(token for token in places if token is not None)
    turned = tuple(token for token in row if token not in state.token_row)
    fuller = state.but(token_row=row, token_pile=tuple(pile))
    progress.state = with_unseen(fuller, tokens=turned)
    if turned and state.unseen_cards is None:
        progress.tell(events.TokensTurned(turned))


def exchange(progress: Progress, seat: Seat, numbers: tuple[int, ...]) -> None:
    """Cards of the hand go under the deck, and as many are drawn (C13).

    Those of one alone go back into the box: so every deck has an end, and whoever plays it draws
    the same cards in the same order, whatever they exchange.
    """
    state = progress.state
    hand = {card.id: card for card in state.players[seat].hand}
    gone = tuple(hand[number] for number in numbers)
    if state.is_alone:
        progress.state = state.but(box=state.box + gone)
    else:
        progress.state = state.but(deck=state.deck + gone)
    _refill_hand(progress, seat, gone)
    if gone:
        _watch_deck(progress, turns=len(state.players) + 1)


def count_pass(progress: Progress, *, is_exchange: bool) -> None:
    """Note a pass with an empty deck (C18), and one that brings the end no nearer (C19).

    Whoever plays alone comes nearer to it with every turn of a number, and with every exchange,
    which makes the deck smaller.
    """
    state = progress.state
    if not state.deck:
        state = state.but(passes=state.passes + 1)
    is_idle = not state.is_alone or not (is_exchange or state.ruleset.turns)
    progress.state = state.but(idle=state.idle + 1 if is_idle else 0)


def next_turn(progress: Progress) -> None:
    """Play goes on clockwise, or the match is over (C11, C15, C18, C19)."""
    state = progress.state
    count = len(state.players)
    left = None if state.turns_left is None else state.turns_left - 1
    idle_rounds = state.idle // count
    most_idle = state.ruleset.idle_rounds
    if left == 0 or state.passes >= count or 0 < most_idle <= idle_rounds:
        end(progress)
        return
    if most_idle and idle_rounds and state.idle % count == 0:
        progress.tell(events.AllPassed(most_idle - idle_rounds))
    seat = (state.seat + 1) % count
    progress.state = state.but(seat=seat, turn=state.turn + 1, turns_left=left, row=EMPTY)
    progress.tell(HandedOver(seat))


def end(progress: Progress) -> None:
    """The match is over (C15, C16, C18, C19)."""
    progress.state = progress.state.but(phase=Phase.OVER, turns_left=0, row=EMPTY)
    progress.tell(MatchEnded(tuple(map(points, progress.state.players))))


def perform_deal(progress: Progress, _seat: Seat, action: Deal) -> None:
    deal(progress, action)


def perform_deal_unseen(progress: Progress, _seat: Seat, action: DealUnseen) -> None:
    """Deal stand-ins, each of which is named once whoever sees the card has the turn."""
    state = progress.state
    cards = tuple(card.id for card in state.box[: state.ruleset.deck_size(len(state.players))])
    progress.state = state.but(unseen_cards=frozenset())
    deal(progress, Deal(cards, tuple(token.id for token in TOKENS), action.starter))


def perform_build(progress: Progress, seat: Seat, action: Build) -> None:
    """Say the word; its cards stay where they are until it stands (C7, C14)."""
    planned = plan(action.cards, progress.state.reach(seat))
    is_asking = progress.state.ruleset.referee is Referee.OBJECTION
    stage = CallStage.OBJECTIONS if is_asking else CallStage.RULING
    call = Call(seat, planned.text, planned.cards, stage)
    progress.state = progress.state.but(call=call)
    _tell_of_call(progress, events.WordLaid(seat, call.word, call.cards))


def _tell_of_call(progress: Progress, event: TableEvent) -> None:
    """What happens to a word is its builder's secret until it lies open before the table."""
    call = call_of(progress.state)
    if call.is_open:
        progress.tell(event)
    else:
        progress.tell_only(call.seat, event)


def perform_object(progress: Progress, seat: Seat, _action: Object) -> None:
    call = call_of(progress.state)
    progress.tell(ObjectionRaised(seat, call.word))
    progress.state = progress.state.but(call=replace(call, stage=CallStage.RULING, objector=seat))


def _stand(progress: Progress) -> None:
    """The word stands; whoever challenged it in vain may have to pay (C14)."""
    call = call_of(progress.state)
    if call.objector is not None:
        cost = progress.state.ruleset.challenge_cost
        penalty = progress.state.players[call.objector].penalty + cost
        progress.state = progress.state.with_player(call.objector, penalty=penalty)
        progress.tell(events.ChallengeFailed(call.objector, call.word, cost))
    if call.standing is not None:
        _settle_standing(progress, call.standing)
        return
    numbers = tuple(card.id for card in call.cards)
    is_judged = call.stage is not CallStage.OBJECTIONS
    planned = plan(numbers, progress.state.reach(call.seat))
    keep(progress, call.seat, planned, is_judged=is_judged)


def _refuse(progress: Progress, ruling: Ruling | None) -> None:
    """Nothing has moved, so the cards are where they came from (C14, X15)."""
    call = call_of(progress.state)
    _tell_of_call(progress, WordRefused(call.seat, call.word, ruling))
    progress.state = noting_refusal(progress.state.but(call=None), call.word)
    if call.standing is not None:
        _withdraw(progress, call.standing)
        _settle_standing(progress, call.standing)
    elif call.is_open and not progress.state.ruleset.may_try_again:
        progress.tell(events.TurnLost(call.seat))
        progress.state = progress.state.but(passes=0, idle=0)
        next_turn(progress)


def _settle_standing(progress: Progress, number: int) -> None:
    """A word that was challenged is judged; whoever did that goes on with the turn (C14)."""
    kept = tuple(one for one in progress.state.open_words if one.word != number)
    progress.state = progress.state.but(call=None, open_words=kept)


def _withdraw(progress: Progress, number: int) -> None:
    """A word leaves its lexicon; its cards and words go back where they came from (C14, X15).

    What was drawn for them is not taken back, so a hand or the pool may be larger for a while.
    """
    state = progress.state
    word = state.word(number)
    made = next(one for one in state.open_words if one.word == number)
    assert word is not None
    player = state.players[word.owner]
    tokens = tuple(token for token in player.tokens if token not in made.tokens)
    hand = (*player.hand, *made.from_hand)
    back = state.without_words((word,)).with_player(word.owner, hand=hand, tokens=tokens)
    progress.state = back.with_words_back(made.used).but(
        pool=(*state.pool, *made.from_pool),
        token_pile=(*state.token_pile, *made.tokens),
        row=EMPTY,
    )
    progress.tell(
        events.WordWithdrawn(
            word.owner, word, made.used, made.from_hand, made.from_pool, made.tokens
        )
    )


def _texts(state: State, seat: Seat) -> Mapping[int, str] | None:
    is_open = state.phase is Phase.PLAY and state.call is None and seat == state.seat
    return state.reach(seat).texts if is_open else None


LAYING: Final = Laying(texts=_texts, is_secret=True)
JUDGING: Judging[Progress, Call] = Judging(
    doubted=perform_object,
    stand=_stand,
    refuse=_refuse,
    tell_judged=_tell_of_call,
    lenient=accepted_reasons,
)


def perform_pass(progress: Progress, seat: Seat, action: Pass) -> None:
    hand = {card.id: card for card in progress.state.players[seat].hand}
    cards = tuple(hand[number] for number in action.exchanged)
    progress.tell(events.Passed(seat, len(cards), cards))
    count_pass(progress, is_exchange=bool(cards))
    exchange(progress, seat, action.exchanged)
    next_turn(progress)


def perform_challenge(progress: Progress, seat: Seat, action: Challenge) -> None:
    """Doubt a word that stands; the dictionary decides (C14)."""
    word = progress.state.word(action.word)
    assert word is not None
    progress.tell(ObjectionRaised(seat, word.text))
    call = Call(word.owner, word.text, word.cards, CallStage.RULING, seat, standing=word.id)
    progress.state = progress.state.but(call=call)


def perform_time_expired(progress: Progress, seat: Seat, action: TimeExpired) -> None:
    """The end of a turn's time is a pass that keeps the hand; that of the match ends it."""
    if action.timer == MATCH:
        progress.tell(events.MatchTimeRanOut())
        end(progress)
    else:
        progress.tell(TimeRanOut(seat))
        perform_pass(progress, seat, Pass())
