"""A small game that has one of everything: dice, a judged word, a hidden card, clocks, undo.

Each turn a die is rolled; its owner puts counters down one by one (undoable), may look at
their hidden card, may call a word for two points, and ends the turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, unique
from typing import ClassVar, TypeAlias

from wordsmith_desktop.bots.bot import AnyBot
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Gate, IllegalActionError, Rejection
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.rules import gate
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.core.step import Event, Step
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.game import Game
from wordsmith_desktop.games.common.open_table import OpenTable, Rule, TimeExpired
from wordsmith_desktop.lexicon.rulings import Ruling

CARDS = ("ANT", "BEE", "CAT", "DOE", "ELK", "FOX")


@unique
class Pace(Enum):
    OFF = "off"
    SOFT = "soft"
    HARD = "hard"


@unique
class ToyRefusal(Enum):
    NO_COUNTERS = "no_counters"
    LOOKED_ALREADY = "looked_already"
    CALLED_ALREADY = "called_already"
    EMPTY_WORD = "empty_word"


class ToyRuleset(Value):
    turns: int = 4
    pace: Pace = Pace.OFF
    turn_seconds: int = 60
    bonuses: tuple[int, ...] = (1, 2)
    letters: frozenset[str] = frozenset("ABC")
    limit: int | None = None
    is_open: bool = False
    """Whether every seat may act in every turn."""


class Deal(Value):
    cards: tuple[str, ...]


class Roll(Value):
    pips: int


class Put(Value):
    """Put one counter down."""


class Look(Value):
    """Look at one's own card."""


class Call(Value):
    word: str


class EndTurn(Value):
    """Hand the die on."""


ToyAction: TypeAlias = Deal | Roll | Put | Look | Call | EndTurn | Rule | TimeExpired


class Done(Event):
    """Something that nobody learns anything by."""

    what: str


class Shown(Event):
    """Something that comes to light, to everyone or to one seat."""

    reveals: ClassVar[bool] = True
    what: str
    only_for: Seat | None = None


ToyEvent: TypeAlias = Done | Shown


class ToyState(Value):
    ruleset: ToyRuleset
    scores: tuple[int, ...]
    cards: tuple[str, ...] = ()
    turn: int = 0
    pips: int = 0
    has_looked: bool = False
    has_called: bool = False
    word: str = ""

    @property
    def seat(self) -> Seat:
        return self.turn % len(self.scores)

    def with_points(self, points: int) -> ToyState:
        scores = list(self.scores)
        scores[self.seat] += points
        return replace(self, scores=tuple(scores))

    def next_turn(self) -> ToyState:
        return replace(self, turn=self.turn + 1, pips=0, has_looked=False, has_called=False)


class ToyObservation(OpenTable, Value):
    scores: tuple[int, ...]
    turn: int
    pips: int
    word: str
    card: str | None


class ToyRules:
    """The toy's rules; `version` can be set to play a program of another age.

    `stream` is the one that all acts of chance take; None counts them.
    """

    game = "toy"
    ruleset_type = ToyRuleset
    action_types: tuple[type[ToyAction], ...] = (
        Deal,
        Roll,
        Put,
        Look,
        Call,
        EndTurn,
        Rule,
        TimeExpired,
    )

    def __init__(self, version: int = 1, stream: int | None = None) -> None:
        self.version = version
        self.stream = stream

    def new(self, ruleset: ToyRuleset, seats: int) -> ToyState:
        if not 1 <= seats <= len(CARDS):
            raise ValueError(f"one to {len(CARDS)} seats, not {seats}")
        return ToyState(ruleset, (0,) * seats)

    def actors(self, state: ToyState) -> tuple[Seat, ...]:
        if state.turn >= state.ruleset.turns:
            return ()
        if state.word:
            return (REFEREE,)
        if not state.cards or not state.pips:
            return (CHANCE,)
        return tuple(range(len(state.scores))) if state.ruleset.is_open else (state.seat,)

    def check(self, state: ToyState, seat: Seat, action: ToyAction) -> tuple[Rejection, ...]:
        return gate(self.actors(state), seat) or self._refusals(state, seat, action)

    def _refusals(self, state: ToyState, seat: Seat, action: ToyAction) -> tuple[Rejection, ...]:
        if not self._is_open(state, seat, action):
            return (Rejection.of(Gate.UNKNOWN_ACTION),)
        match action:
            case Put() if state.pips == 1:
                return (Rejection.of(ToyRefusal.NO_COUNTERS),)
            case Look() if state.has_looked:
                return (Rejection.of(ToyRefusal.LOOKED_ALREADY),)
            case Call() if state.has_called:
                return (Rejection.of(ToyRefusal.CALLED_ALREADY),)
            case Call("") | Rule(Ruling("")):
                return (Rejection.of(ToyRefusal.EMPTY_WORD),)
        return ()

    def _is_open(self, state: ToyState, seat: Seat, action: ToyAction) -> bool:
        if seat == CHANCE:
            return isinstance(action, Roll if state.cards else Deal)
        if seat == REFEREE:
            return isinstance(action, Rule) and action.ruling.word == state.word
        return isinstance(action, Put | Look | Call | EndTurn | TimeExpired)

    def apply(self, state: ToyState, seat: Seat, action: ToyAction) -> Step[ToyState, ToyEvent]:
        refusals = self.check(state, seat, action)
        if refusals:
            raise IllegalActionError(action, refusals)
        match action:
            case Deal(cards):
                dealt = tuple(Shown(card, only_for) for only_for, card in enumerate(cards))
                return Step(replace(state, cards=cards), dealt)
            case Roll(pips):
                return Step(replace(state, pips=pips), (Shown(str(pips)),))
            case Put():
                putting = replace(state, pips=state.pips - 1).with_points(1)
                return Step(putting, (Done("put"),))
            case Look():
                looking = (Shown(state.cards[seat], seat),)
                return Step(replace(state, has_looked=True), looking)
            case Call(word):
                return Step(replace(state, word=word, has_called=True), (Done(word),))
            case Rule(ruling):
                points = 2 if ruling.accepted else 0
                ruled = replace(state, word="").with_points(points)
                return Step(ruled, (Shown(ruling.reason.value),))
            case EndTurn() | TimeExpired():
                return Step(state.next_turn(), (Done("end"),))

    def observe(self, state: ToyState, seat: Seat | None) -> ToyObservation:
        card = state.cards[seat] if state.cards and seat is not None else None
        return ToyObservation(state.scores, state.turn, state.pips, state.word, card)

    def redact(self, event: ToyEvent, seat: Seat | None) -> ToyEvent | None:
        if isinstance(event, Shown) and event.only_for not in (None, seat):
            return None
        return event

    def outcome(self, state: ToyState) -> Outcome | None:
        return Outcome(state.scores) if state.turn >= state.ruleset.turns else None

    def chance(self, state: ToyState, rng: Rng) -> ToyAction:
        if not state.cards:
            return Deal(rng.shuffled(CARDS)[: len(state.scores)])
        return Roll(1 + rng.below(6))

    def chance_stream(self, state: ToyState) -> int | None:  # noqa: ARG002
        return self.stream

    def question(self, state: ToyState) -> str | None:
        return state.word or None

    def asker(self, state: ToyState) -> Seat | None:
        return state.seat if state.word else None

    def timers(self, state: ToyState) -> tuple[Timer, ...]:
        pace = state.ruleset.pace
        if pace is Pace.OFF or state.seat not in self.actors(state):
            return ()
        seconds = state.ruleset.turn_seconds
        return (Timer("turn", state.seat, state.turn, seconds, is_hard=pace is Pace.HARD),)

    def hides(self, state: ToyState) -> bool:
        return bool(state.cards)

    def imagine(self, state: ToyState, seat: Seat, rng: Rng) -> ToyState:
        others = rng.shuffled([card for card in CARDS if card != state.cards[seat]])
        cards = (*others[:seat], state.cards[seat], *others[seat : len(state.cards) - 1])
        return replace(state, cards=cards)


TOYS = {"toy": ToyRules()}
"""The only list of games that the tests of the layers below the games need."""


class GameOfBots(Game):
    """A game of which there are but those who can sit at its table."""

    name = "toy"

    def __init__(self, bots: Mapping[str, AnyBot]) -> None:
        self._bots = bots

    def bots(self) -> Mapping[str, AnyBot]:
        return self._bots
