"""What each verb does to a state in which it has been found open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Step
from wordsmith_desktop.games.judging_steps import Judging, accepted_reasons, call_of
from wordsmith_desktop.games.rewordable import flow
from wordsmith_desktop.games.rewordable.actions import Action, Build, Deal, Pass
from wordsmith_desktop.games.rewordable.checks import MATCH
from wordsmith_desktop.games.rewordable.claims import plan
from wordsmith_desktop.games.rewordable.events import (
    ChallengeFailed,
    MatchTimeRanOut,
    Passed,
    TurnLost,
    VoteAsked,
    WordCalled,
    WordRefused,
)
from wordsmith_desktop.games.rewordable.progress import Progress
from wordsmith_desktop.games.rewordable.state import Call, State
from wordsmith_desktop.games.table import Object, Referee, Stage, TimeExpired
from wordsmith_desktop.games.table_events import ObjectionRaised, TableEvent, TimeRanOut
from wordsmith_desktop.lexicon.rulings import Ruling


def perform(state: State, seat: Seat, action: Action) -> Step[State, TableEvent]:
    """Carry out an action that has been checked."""
    progress = Progress(state)
    _VERBS[type(action)](progress, seat, action)
    return progress.step()


def _deal(progress: Progress, _seat: Seat, action: Deal) -> None:
    flow.deal(progress, action)


def _build(progress: Progress, seat: Seat, action: Build) -> None:
    """Say the word; its cards stay where they are until it stands (C7, C14)."""
    planned = plan(action.cards, progress.state.reach(seat))
    is_asking = progress.state.ruleset.referee is Referee.OBJECTION
    stage = Stage.OBJECTIONS if is_asking else Stage.RULING
    call = Call(seat, planned.text, planned.cards, stage)
    progress.state = progress.state.but(call=call)
    _tell_of_call(progress, WordCalled(seat, call.word, call.cards))


def _tell_of_call(progress: Progress, event: TableEvent) -> None:
    """What happens to a word is its builder's secret until it lies open before the table."""
    call = call_of(progress.state)
    if call.is_open:
        progress.tell(event)
    else:
        progress.tell_only(call.seat, event)


def _object(progress: Progress, seat: Seat, _action: Object) -> None:
    call = call_of(progress.state)
    progress.tell(ObjectionRaised(seat, call.word))
    progress.state = progress.state.but(call=replace(call, stage=Stage.RULING, objector=seat))


def _stand(progress: Progress) -> None:
    """The word stands; whoever challenged it in vain may have to pay (C14)."""
    call = call_of(progress.state)
    if call.objector is not None:
        cost = progress.state.ruleset.challenge_cost
        penalty = progress.state.players[call.objector].penalty + cost
        progress.state = progress.state.with_player(call.objector, penalty=penalty)
        progress.tell(ChallengeFailed(call.objector, call.word, cost))
    numbers = tuple(card.id for card in call.cards)
    flow.keep(progress, call.seat, plan(numbers, progress.state.reach(call.seat)))


def _refuse(progress: Progress, ruling: Ruling | None) -> None:
    """Nothing has moved, so the cards are where they came from (C14, X15)."""
    call = call_of(progress.state)
    _tell_of_call(progress, WordRefused(call.seat, call.word, ruling))
    progress.state = progress.state.but(call=None)
    if call.is_open and not progress.state.ruleset.may_try_again:
        progress.tell(TurnLost(call.seat))
        progress.state = progress.state.but(passes=0)
        flow.next_turn(progress)


_JUDGING: Judging[Progress, Call] = Judging(
    stand=_stand,
    refuse=_refuse,
    vote_asked=lambda call: VoteAsked(call.seat, call.word, call.cards),
    tell_judged=_tell_of_call,
    lenient=accepted_reasons,
)


def _pass(progress: Progress, seat: Seat, action: Pass) -> None:
    hand = {card.id: card for card in progress.state.players[seat].hand}
    cards = tuple(hand[number] for number in action.exchanged)
    progress.tell(Passed(seat, len(cards), cards))
    flow.count_pass(progress)
    flow.exchange(progress, seat, action.exchanged)
    flow.next_turn(progress)


def _time_expired(progress: Progress, seat: Seat, action: TimeExpired) -> None:
    """The end of a turn's time is a pass that keeps the hand; that of the match ends it."""
    if action.timer == MATCH:
        progress.tell(MatchTimeRanOut())
        flow.end(progress)
    else:
        progress.tell(TimeRanOut(seat))
        _pass(progress, seat, Pass())


_VERBS: dict[type, Callable[[Progress, Seat, Any], None]] = {
    Deal: _deal,
    Build: _build,
    Pass: _pass,
    Object: _object,
    **_JUDGING.verbs,
    TimeExpired: _time_expired,
}
