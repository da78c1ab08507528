"""Matches between computer players through the real rules, and what can be read from them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from enum import Enum
from functools import partial
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any, Final, get_type_hints

from wordsmith_desktop.bots.bot import AnyBot, Decision
from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.seats import SETTER
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.registry import game_of, rules_of
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.lexicon.loading import open_lexicon

from .headless import HeadlessMatch, Setting, judge_by

SURE: Final = 1.959964
"""Deviations on either side of the middle of a 95 % interval."""
_AHEAD: Final = 4
"""Matches for each process that are given out before they are asked for."""


class Simulation(Value, kw_only=True):
    """Who is to play what, and how often."""

    game: str
    ruleset: Any
    levels: tuple[int, ...]
    """Of each player, 1 to 6."""
    matches: int
    seed: int
    dictionaries: Path
    own: Path | None = None
    """Where dictionaries lie that people brought along."""
    """Where the word lists lie."""

    def seating(self, number: int) -> tuple[int, ...]:
        """Which player sits on each seat in a match: they change seats on the same deal."""
        many = len(self.levels)
        return tuple((seat + number) % many for seat in range(many))

    def deal(self, number: int) -> int:
        """The seed of a match."""
        return self.seed + number // len(self.levels)


class SimulatedMatch(Value):
    """One match; every tuple is in the order of the players, not of the seats."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    actions: int
    seconds: float
    """Of wall time."""
    decision_ms: tuple[tuple[float, ...], ...]
    """How long each player thought, by decision."""


class Tally(Value):
    """What some matches show; every list is in the order of the players."""

    matches: int
    wins: tuple[int, ...]
    """Matches won alone."""
    ties: int
    """Matches whose win was shared."""
    win_rate: tuple[float, ...]
    """Shares of the wins, 0 to 1; a shared win counts for each of those who share it in parts."""
    interval: tuple[tuple[float, float], ...]
    """Of the win rate, 95 % (Wilson 1927)."""
    mean_points: tuple[float, ...]
    mean_actions: float
    seconds: float
    """Of computing, in all processes together."""
    decision_ms: tuple[tuple[float, float], ...]
    """Median and 99th percentile."""

    @property
    def matches_per_second(self) -> float:
        """Of one process."""
        return self.matches / self.seconds if self.seconds else 0.0


class SettingError(ValueError):
    """A name that no field of a ruleset answers to."""


def ruleset_with(game: str, tag: str, names: Iterable[str]) -> Any:
    """A game's ruleset for a dictionary, with settings by name.

    A name is `field=value`, a field that is to be true, or a value that only one field can have.
    Raises `SettingError` for a name that is none of these.
    """
    kind = rules_of(game).ruleset_type
    fields: dict[str, Any] = {"language": code_of(tag), "dictionary": tag}
    hints = get_type_hints(kind)
    for name in names:
        field, value = _read(name, hints)
        fields[field] = value
    return kind(**{field: value for field, value in fields.items() if field in hints})


def answers_of(value: Any, answers: Iterable[Any]) -> tuple[str, ...]:
    """How the answers of a field are written for `ruleset_with`, the one that is `value` first."""
    return tuple(map(_written, dict.fromkeys((value, *answers))))


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value.value if isinstance(value, Enum) else value)


def _read(name: str, hints: Mapping[str, Any]) -> tuple[str, Any]:
    field, has_value, text = name.partition("=")
    if has_value:
        return field, _value(name, text, hints.get(field))
    if hints.get(name) is bool:
        return name, True
    for found, hint in hints.items():
        if isinstance(hint, type) and issubclass(hint, Enum) and name in _values(hint):
            return found, hint(name)
    raise SettingError(name)


def _values(hint: type[Enum]) -> set[Any]:
    return {one.value for one in hint}


def _value(name: str, text: str, hint: Any) -> Any:
    if hint is bool and text in ("yes", "no"):
        return text == "yes"
    if hint is int and text.isdecimal():
        return int(text)
    if isinstance(hint, type) and issubclass(hint, Enum) and text in _values(hint):
        return hint(text)
    if hint is str:
        return text
    raise SettingError(name)


def play(simulation: Simulation, number: int) -> SimulatedMatch:
    """One match of a simulation; it hangs on nothing but the two. Raises `ValueError` if stuck."""
    seating = simulation.seating(number)
    clocks: tuple[list[float], ...] = tuple([] for _ in seating)
    begun = time.perf_counter()
    match = whole_match(simulation, number, clocks)
    assert match.outcome is not None
    seats = {who: seat for seat, who in enumerate(seating)}
    winners = {seating[seat] for seat in match.outcome.winners}
    return SimulatedMatch(
        points=tuple(match.outcome.scores[seats[who]] for who in range(len(seating))),
        winners=tuple(sorted(winners)),
        actions=len(match.played),
        seconds=time.perf_counter() - begun,
        decision_ms=tuple(map(tuple, clocks)),
    )


def whole_match(
    simulation: Simulation, number: int, clocks: Sequence[list[float]] = ()
) -> AnyMatch:
    """The same match itself; by player the `clocks` get how long it thought, in milliseconds."""
    seating, bots = simulation.seating(number), game_of(simulation.game).bots()
    seated = [bots[bot_of_level(simulation.levels[who])] for who in seating]
    if clocks:
        seated = [_timed(bot, clocks[who]) for bot, who in zip(seated, seating, strict=True)]
    words = words_of(simulation)
    setting = Setting(
        game=simulation.game,
        ruleset=simulation.ruleset,
        bots=seated,
        vocabularies=(words,) * len(seating),
        seed=simulation.deal(number),
        judge=judge_by(words),
    )
    match = HeadlessMatch(setting).finished()
    if match is None or match.outcome is None:
        raise ValueError(f"match {number} comes to no end")
    return match


def words_of(simulation: Simulation) -> Vocabulary:
    """The words of its dictionary."""
    return Vocabulary(
        _lexicon(simulation.ruleset.dictionary, simulation.dictionaries, simulation.own).index
    )


_OPEN: Final[dict[str, Any]] = {}


def _lexicon(tag: str, folder: Path, own: Path | None) -> Any:
    """A dictionary, opened once in each process."""
    if tag not in _OPEN:
        _OPEN[tag] = open_lexicon(tag, folder, own_dir=own)
    return _OPEN[tag]


def _timed(bot: AnyBot, spent: list[float]) -> AnyBot:
    def decide(*given: Any) -> Decision[Any] | None:
        begun = time.perf_counter()
        decision: Decision[Any] | None = bot(*given)
        spent.append(1000 * (time.perf_counter() - begun))
        return decision

    return decide


@contextmanager
def played(simulation: Simulation, *, jobs: int) -> Iterator[Iterator[SimulatedMatch]]:
    """All matches one after the other, whatever the number of processes that play them."""
    numbers = iter(range(simulation.matches))
    one = partial(play, simulation)
    pool = _pool(jobs) if jobs > 1 else None
    if pool is None:
        yield map(one, numbers)
        return
    with pool:
        try:
            yield _in_order(pool, one, numbers, jobs * _AHEAD)
        finally:
            pool.shutdown(cancel_futures=True)


def _pool(jobs: int) -> ProcessPoolExecutor | None:
    """Processes that play beside this one; None where the system lets them share nothing."""
    # Each process begins anew, since a fork would copy threads half way.
    with suppress(OSError, ImportError, NotImplementedError):
        return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    return None


def _in_order(
    pool: ProcessPoolExecutor,
    one: Callable[[int], SimulatedMatch],
    numbers: Iterator[int],
    ahead: int,
) -> Iterator[SimulatedMatch]:
    waiting = [pool.submit(one, number) for number in islice(numbers, ahead)]
    while waiting:
        yield waiting.pop(0).result()
        waiting += [pool.submit(one, number) for number in islice(numbers, 1)]


def tallied(found: Sequence[SimulatedMatch]) -> Tally:
    """What these matches show; there must be one at least."""
    many = len(found[0].points)
    shares = [[_share(who, one) for one in found] for who in range(many)]
    return Tally(
        matches=len(found),
        wins=tuple(sum(one.winners == (who,) for one in found) for who in range(many)),
        ties=sum(len(one.winners) > 1 for one in found),
        win_rate=tuple(sum(each) / len(found) for each in shares),
        interval=tuple(wilson(sum(each), len(found)) for each in shares),
        mean_points=tuple(
            sum(one.points[who] for one in found) / len(found) for who in range(many)
        ),
        mean_actions=sum(one.actions for one in found) / len(found),
        seconds=sum(one.seconds for one in found),
        decision_ms=tuple(_times(one.decision_ms[who] for one in found) for who in range(many)),
    )


def _share(who: int, one: SimulatedMatch) -> float:
    return 1 / len(one.winners) if who in one.winners else 0.0


def _times(found: Iterable[tuple[float, ...]]) -> tuple[float, float]:
    spent = sorted(ms for each in found for ms in each)
    if not spent:
        return 0.0, 0.0
    return median(spent), spent[min(len(spent) - 1, int(0.99 * len(spent)))]


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson (1927), which holds near 0 and 1 as well."""
    share, square = wins / matches, SURE**2
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    spread = math.sqrt(share * (1 - share) / matches + square / (4 * matches**2))
    half = SURE * spread / (1 + square / matches)
    return max(0.0, middle - half), min(1.0, middle + half)


def can_play(simulation: Simulation) -> bool:
    """Whether so many can play by such a ruleset, with nobody who makes a puzzle beforehand."""
    rules = rules_of(simulation.game)
    try:
        state = rules.new(simulation.ruleset, len(simulation.levels))
    except ValueError:
        return False
    return SETTER not in rules.actors(state)
