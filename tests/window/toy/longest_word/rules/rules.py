"""The rules of Longest word."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, unique
from typing import Any, Final, TypeAlias

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.judging import Judging, WordCall, call_of
from wordsmith_desktop.games.common.open_table import LetStand, Object, Rule, Vote
from wordsmith_desktop.games.common.table_events import TableEvent, WordCalled, WordRefused
from wordsmith_desktop.games.common.table_rules import (
    Reasons,
    TableProgress,
    TableRules,
    Verb,
    only_if,
)
from wordsmith_desktop.games.common.word_strip import EMPTY, HandStrip, Laying, LayRow, Row
from wordsmith_desktop.lexicon.rulings import Ruling

HAND: Final = 7
BAG: Final = "AAAAAEEEEEEIIIIOOOUUBBCCDDDFFGGHHKLLLLMMNNNNPPRRRRRSSSSSTTTTTWY"
Hand: TypeAlias = tuple[int, ...]
"""The numbers of letters, which are their places in the bag."""


class Ruleset(Value, kw_only=True):
    turns: int = 2
    """How many turns everybody has."""
    dictionary: str = "en"


class Deal(Value):
    """Chance: everybody's letters."""

    hands: tuple[Hand, ...]


class Say(Value):
    """Say the word that these letters spell."""

    letters: Hand


class Pass(Value):
    """Say nothing in this turn."""


Action: TypeAlias = Deal | Say | Pass | LayRow | Rule | Object | LetStand | Vote


class WordStood(TableEvent):
    seat: Seat
    word: str


class TurnPassed(TableEvent):
    seat: Seat


@unique
class Why(Enum):
    NO_WORD = "no_word"
    NOT_YOURS = "not_yours"


class State(Value):
    ruleset: Ruleset
    points: tuple[int, ...]
    hands: tuple[Hand, ...] = ()
    turn: int = 0
    row: Row = EMPTY
    call: WordCall | None = None

    @property
    def seat(self) -> Seat:
        return self.turn % len(self.points)

    @property
    def is_over(self) -> bool:
        return self.turn >= self.ruleset.turns * len(self.points)

    def but(self, **changes: Any) -> State:
        return replace(self, **changes)


Progress: TypeAlias = TableProgress[State]


class Observation(Value):
    points: tuple[int, ...]
    holder: Seat | None
    is_hidden: bool
    strip: HandStrip
    is_asked: bool = False


def _texts(hand: Hand) -> Mapping[int, str]:
    return {letter: BAG[letter] for letter in hand}


def _actors(state: State) -> tuple[Seat, ...]:
    if state.is_over:
        return ()
    if not state.hands:
        return (CHANCE,)
    return (REFEREE if state.call else state.seat,)


def _observe(state: State, seat: Seat | None) -> Observation:
    is_open = bool(state.hands) and not state.is_over
    hand = state.hands[seat] if state.hands and seat is not None else ()
    row = state.row if seat == state.seat else EMPTY
    return Observation(
        points=state.points,
        holder=state.seat if is_open else None,
        is_hidden=is_open and len(state.points) > 1,
        strip=HandStrip(row, _texts(hand)),
    )


def _chance(state: State, rng: Rng) -> Deal:
    seats, letters = len(state.points), rng.shuffled(range(len(BAG)))
    return Deal(tuple(tuple(letters[seat::seats][:HAND]) for seat in range(seats)))


def _imagine(state: State, seat: Seat, rng: Rng) -> State:
    """Other letters in other hands, and nothing laid by them."""
    own = state.hands[seat]
    rest = rng.shuffled([one for one in range(len(BAG)) if one not in own])
    hands = [tuple(rest[HAND * one :][:HAND]) for one in range(len(state.hands))]
    hands[seat] = own
    return state.but(hands=tuple(hands), row=state.row if seat == state.seat else EMPTY)


def _deal(progress: Progress, _seat: Seat, action: Deal) -> None:
    progress.state = progress.state.but(hands=action.hands)


def _say_reasons(state: State, seat: Seat, action: Say) -> Reasons:
    if not action.letters:
        yield Rejection.of(Why.NO_WORD)
    if not set(action.letters) <= set(state.hands[seat]):
        yield Rejection.of(Why.NOT_YOURS)


def _say(progress: Progress, seat: Seat, action: Say) -> None:
    word = "".join(BAG[letter] for letter in action.letters)
    progress.state = progress.state.but(call=WordCall(seat, word))
    progress.tell(WordCalled(seat, word))


def _pass(progress: Progress, seat: Seat, _action: Pass) -> None:
    progress.tell(TurnPassed(seat))
    _end_turn(progress)


def _stand(progress: Progress) -> None:
    call, points = call_of(progress.state), list(progress.state.points)
    points[call.seat] += len(call.word)
    progress.state = progress.state.but(points=tuple(points))
    progress.tell(WordStood(call.seat, call.word))
    _end_turn(progress)


def _refuse(progress: Progress, ruling: Ruling | None) -> None:
    call = call_of(progress.state)
    progress.state = progress.state.but(call=None)
    progress.tell(WordRefused(call.seat, call.word, ruling))


def _end_turn(progress: Progress) -> None:
    progress.state = progress.state.but(turn=progress.state.turn + 1, row=EMPTY, call=None)


JUDGING: Final[Judging[Progress, WordCall]] = Judging(stand=_stand, refuse=_refuse)
RULES: Final = TableRules[Ruleset, State, Action, Observation](
    game="longest_word",
    ruleset_type=Ruleset,
    verbs=(
        Verb(Deal, lambda state, _seat, _action: only_if(not state.hands), _deal, by=(CHANCE,)),
        Verb(Say, _say_reasons, _say),
        Verb(Pass, lambda _state, _seat, _action: iter(()), _pass),
        Laying(texts=lambda state, seat: _texts(state.hands[seat]), is_secret=True).verb,
        *JUDGING.verbs,
    ),
    first_state=lambda ruleset, seats: State(ruleset, (0,) * seats),
    actors=_actors,
    observe=_observe,
    outcome=lambda state: Outcome(state.points) if state.is_over else None,
    chance=_chance,
    hides=lambda state: _observe(state, None).is_hidden,
    imagine=_imagine,
)
