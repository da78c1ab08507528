"""Whether an action is open: for every verb, all reasons against it at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.games.common.open_table import CallStage, Clock, TimeExpired
from wordsmith_desktop.games.common.table_rules import Reasons, clock_reasons, only_if

from .actions import Build, Challenge, Deal, DealUnseen, NameDrawn, Pass, Why
from .claims import build_faults
from .state import Phase, State
from .tokens import TOKENS

TURN: Final = "turn"
"""The timer of a turn."""
MATCH: Final = "match"
"""The timer of a whole match of one player alone."""


def actors(state: State) -> tuple[Seat, ...]:
    """The seats that may act now; none when the match is over."""
    if state.phase is Phase.OVER:
        return ()
    if state.phase is Phase.DEAL or state.is_naming:
        return (CHANCE,)
    return _judges(state) if state.call else (state.seat,)


def _judges(state: State) -> tuple[Seat, ...]:
    call = state.call
    assert call is not None
    if call.stage is CallStage.RULING:
        return (REFEREE,)
    count = len(state.players)
    others = tuple((call.seat + step) % count for step in range(1, count))
    voted = {seat for seat, _ in call.votes}
    return tuple(seat for seat in others if seat not in voted)


def timers(state: State) -> tuple[Timer, ...]:
    """The clock of the turn, or of the match; it rests while the table is asked."""
    rules = state.ruleset
    if state.phase is not Phase.PLAY or rules.clock is Clock.OFF:
        return ()
    is_asking = state.call is not None and state.call.stage is not CallStage.RULING
    is_running = not is_asking and not state.is_naming
    is_hard = rules.clock is Clock.HARD
    if rules.match_seconds:
        return (Timer(MATCH, state.seat, 0, rules.match_seconds, is_hard, is_running),)
    return (Timer(TURN, state.seat, state.turn, rules.turn_seconds, is_hard, is_running),)


def deal_reasons(state: State, seat: Seat, action: Deal) -> Reasons:
    yield from only_if(seat == CHANCE and state.phase is Phase.DEAL)
    box = {card.id for card in state.box}
    is_whole = (
        len(action.cards) == len(set(action.cards)) == state.ruleset.deck_size(len(state.players))
        and box.issuperset(action.cards)
        and sorted(action.tokens) == [token.id for token in TOKENS]
        and action.starter in state.ruleset.first_seats(len(state.players))
    )
    if not is_whole:
        yield Rejection.of(Why.BAD_DEAL, "C4")


def deal_unseen_reasons(state: State, seat: Seat, action: DealUnseen) -> Reasons:
    yield from only_if(seat == CHANCE and state.phase is Phase.DEAL)
    if action.starter not in state.ruleset.first_seats(len(state.players)):
        yield Rejection.of(Why.BAD_DEAL, "C6")


def name_reasons(state: State, seat: Seat, action: NameDrawn) -> Reasons:
    yield from only_if(seat == CHANCE and state.is_naming)
    cards = {card.id for card in state.nameable_cards}
    tokens = {token.id for token in state.nameable_tokens}
    unseen = state.unseen
    are_cards = _are_named(action.cards, len(unseen.cards), cards)
    if not (are_cards and _are_named(action.tokens, len(unseen.tokens), tokens)):
        yield Rejection.of(Why.NOT_UNSEEN, "C5")


def _are_named(numbers: tuple[int, ...], count: int, known: Collection[int]) -> bool:
    return len(numbers) == len(set(numbers)) == count and set(numbers) <= set(known)


def _at_turn(state: State) -> Reasons:
    is_turn = state.phase is Phase.PLAY and state.call is None
    yield from only_if(is_turn and not state.is_naming)


def build_reasons(state: State, seat: Seat, action: Build) -> Reasons:
    yield from _at_turn(state)
    yield from build_faults(action.cards, state.reach(seat), state.ruleset, state.built)


def pass_reasons(state: State, seat: Seat, action: Pass) -> Reasons:
    yield from _at_turn(state)
    held = {card.id for card in state.players[seat].hand}
    for number, count in Counter(action.exchanged).items():
        if number not in held or count > 1:
            yield Rejection.of(Why.NOT_IN_HAND, "C13", card=number)
    if action.exchanged and not state.deck:
        yield Rejection.of(Why.NO_EXCHANGE, "C15")
    elif state.is_alone and len(action.exchanged) > len(state.deck):
        yield Rejection.of(Why.DECK_SHORT, "C13", left=len(state.deck))
    if not action.exchanged and state.deck and not state.ruleset.may_keep_hand:
        yield Rejection.of(Why.NOTHING_EXCHANGED, "C13")


def challenge_reasons(state: State, seat: Seat, action: Challenge) -> Reasons:
    yield from _at_turn(state)
    word = state.word(action.word)
    if word is None or action.word not in {one.word for one in state.open_words}:
        yield Rejection.of(Why.NOT_OPEN, "C14")
    elif word.owner == seat:
        yield Rejection.of(Why.OWN_WORD, "C14", word=word.text)


def time_expired_reasons(state: State, seat: Seat, action: TimeExpired) -> Reasons:
    yield from clock_reasons(timers(state), seat, action)
