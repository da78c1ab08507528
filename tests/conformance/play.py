"""Random legal play, and looking into what it brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from functools import cache
from typing import Any

from tests.conformance.case import Setting, cases_of, legal_actions
from tests.helpers.effort import EFFORT
from wordsmith_desktop.core.match import Match, Played
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.core.value import Value, field_names
from wordsmith_desktop.games.common.box_questions import BoxChoice, BoxQuestion, read, written
from wordsmith_desktop.games.common.registry import game_of, rules_of

SEEDS = range(1, 1 + EFFORT)
"""Of the matches that are played of each setting."""
LIMIT = 6000
"""Actions after which a match that has not ended counts as endless."""

AnyMatch = Match[Any, Any, Any, Any]
AnyPlayed = Played[Any, Any, Any]


class Run(Value):
    """A match that was played to its end at random."""

    rules: AnyRules
    setting: Setting
    seed: int
    first: Any
    played: tuple[AnyPlayed, ...]

    @property
    def states(self) -> tuple[Any, ...]:
        """Every state, the first and the last included."""
        return (self.first, *(one.step.state for one in self.played))

    @property
    def last(self) -> Any:
        """The state at the end."""
        return self.states[-1]

    @property
    def seats(self) -> range:
        """The seats that people sit on."""
        return range(self.setting.seats)

    @property
    def actions(self) -> tuple[Any, ...]:
        """Every action that was played, each once."""
        return tuple(dict.fromkeys(one.action for one in self.played))

    def sample(self, count: int) -> Iterator[Any]:
        """About so many states, spread over the whole match."""
        states = self.states
        return iter(states[:: max(1, len(states) // count)])

    def rng(self) -> Rng:
        """A generator of its own for questions about this match."""
        return Rng(self.seed, stream=1)


@cache
def run(game: str, setting: Setting, seed: int) -> Run:
    """Play a match of a setting; the same seed plays the same match."""
    rules = rules_of(game)
    match: AnyMatch = Match(rules, setting.ruleset, setting.seats)
    first = match.state
    rng = Rng(seed)
    for _ in range(LIMIT):
        seats = rules.actors(match.state)
        if not seats:
            break
        seat = rng.choice(seats)
        match.play(seat, choose(game, rules, match.state, seat, rng, with_box=setting.with_box))
    return Run(rules, setting, seed, first, match.played)


def choose(game: str, rules: AnyRules, state: Any, seat: Seat, rng: Rng, *, with_box: bool) -> Any:
    if seat == CHANCE:
        return tell(game, rules, state, rng) if with_box else rules.chance(state, rng)
    legal = tuple(legal_actions(rules, state, seat))
    assert legal, f"seat {seat} is to act and cannot: {state}"
    laid = (one for one in cases_of(game).laid(state, seat) if not rules.check(state, seat, one))
    open_now = (*legal, *laid)
    weights = tuple(map(cases_of(game).weigh, open_now))
    return open_now[rng.weighted(weights)]


def tell(game: str, rules: AnyRules, state: Any, rng: Rng) -> Any:
    """Tell anything that a printed box could have shown; a table may not know all that is out."""
    ask = game_of(game).box_asker()
    assert ask is not None
    asked = ask(state, getattr(state, "seat", None))
    assert asked is not None
    for _ in range(LIMIT):
        told = told_at_random(asked, rng)
        assert told == read(asked, written(told)).choices
        action = asked.action(told)
        assert tuple(one.sign for one in told) == asked.signs(action)
        if not rules.check(state, CHANCE, action):
            return action
    raise AssertionError(f"nothing can be told of {state}")


def told_at_random(asked: BoxQuestion, rng: Rng) -> tuple[BoxChoice, ...]:
    """Something that the box could show, as far as the table knows."""
    told: tuple[BoxChoice, ...] = ()
    for place in asked.places:
        left = [one for one in place.choices(told) if one.left is None or one.left > 0]
        told = (*told, rng.choice(left))
    return told


def texts_in(value: object) -> frozenset[str]:
    """Every text in a value, however deep; empty ones and names of fields do not count."""
    return frozenset(part for part in parts_of(value) if isinstance(part, str) and part)


def parts_of(value: object) -> Iterator[object]:
    """The value itself and everything inside it, however deep, in any order."""
    waiting = [value]
    while waiting:
        part = waiting.pop()
        yield part
        kind: Any = type(part)
        waiting.extend(_opener(kind)(part))


@cache
def _opener(kind: type) -> Callable[[Any], Iterable[object]]:
    """What gives the parts of a value of that class."""
    if issubclass(kind, Enum):
        return lambda _value: ()
    if issubclass(kind, Value):
        names = field_names(kind)
        return lambda value: [getattr(value, name) for name in names]
    if issubclass(kind, dict):
        return lambda value: (*value.keys(), *value.values())
    is_collection = issubclass(kind, tuple | frozenset | list | set)
    return (lambda value: value) if is_collection else (lambda _value: ())


def some(items: Sequence[Any], count: int, rng: Rng) -> tuple[Any, ...]:
    """At most so many of the items, drawn at random."""
    return rng.shuffled(items)[:count]
