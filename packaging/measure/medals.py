"""Measure where the lines of medals lie, and write it where the program reads it.

`packaging/dev.py -m measure.medals [KIND…] [--deals 40] [--seed 1] [--jobs 2] [--write]` has every
computer player play the same deals of each kind of challenge, in each language, with its clock and
without, by the real rules, and prints a table in Markdown. A result is a share of the deal's
yardstick. Gold begins half way between what players of levels 4 and 5 reach in the middle, silver
between 3 and 4, bronze between 2 and 3, and iron, the first of them, at what level 1 reaches. The
same seed gives the same table. `--first` plays nothing: it draws iron's line from what is kept.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any, Final, TypeAlias

from wordsmith_desktop.bots.levels import LEVELS
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.challenges.challenge import Challenge, fresh_challenge
from wordsmith_desktop.features.challenges.kinds import (
    ALL_KINDS,
    LANGUAGES,
    ChallengeKind,
    kind_with,
)
from wordsmith_desktop.features.challenges.medals import (
    FILE,
    Medal,
    MedalReach,
    name_of,
    read_measured,
)
from wordsmith_desktop.features.challenges.reach import (
    Soloist,
    match_of,
    merit_of,
    player_of,
    reach_of,
)
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.lexicon.loading import open_lexicon

ROOT: Final = Path(__file__).resolve().parents[2]
CLOCKS: Final = (Clock.HARD, Clock.OFF)
LOW: Final = (Ranking.FEWEST_TURNS, Ranking.FASTEST)
"""Where less is better."""
SLOWNESS: Final = (2.0, 1.7, 1.45, 1.3, 1.15, 1.0)
"""How much longer than a quick player each level takes for an action, the mildest first: as they
lay letters in the Letter Piece Game."""
PERSONS: Final = 1
"""Whoever is measured is somebody else than the player of that level in the yardstick."""
UNRANKED: Final = 1000.0
"""The percentage of a result that is not ranked, where less is better."""
BETTER: Final = (Medal.BRONZE, Medal.SILVER, Medal.GOLD)
"""The medals that tell levels apart."""
LEAST_GAP: Final = 2
"""Percent between two lines at least, where two levels reach the same."""
_APART: Final = 7919
"""Between two deals, a prime."""
Lines: TypeAlias = tuple[int, int, int]
"""Percent of a yardstick, for bronze, silver and gold."""


@dataclass(frozen=True, slots=True)
class Course:
    """One way to play a kind."""

    key: str
    language: str
    clock: Clock

    @property
    def kind(self) -> ChallengeKind:
        found = kind_with(self.key)
        assert found is not None
        return found

    @property
    def ranking(self) -> Ranking:
        return self.kind.ranked_by(self.clock)

    def challenge(self, number: int) -> Challenge:
        """The deal of a number."""
        return fresh_challenge(self.kind, self.language, number * _APART)


@dataclass(frozen=True, slots=True)
class Deal:
    """What one deal came to."""

    reach: MedalReach
    merits: tuple[int | None, ...]
    """By level."""

    def shares(self) -> Iterator[float]:
        """Percent of the yardstick, by level."""
        is_low = self.reach.ranking in LOW
        for merit in self.merits:
            if merit is None:
                yield _unfinished(self.reach) if is_low else 0.0
            else:
                yield 100 * merit / (self.reach.best or 1)


def _unfinished(reach: MedalReach) -> float:
    """Who is not done when the clock ends the match could not have taken less than all its time."""
    return UNRANKED if reach.least is None else 100 * reach.least / reach.best


@dataclass(frozen=True, slots=True)
class Measured:
    """All deals of a course."""

    course: Course
    deals: tuple[Deal, ...]

    @property
    def middles(self) -> tuple[float, ...]:
        """What each level reaches in the middle of all deals, in percent of the yardstick."""
        by_level = zip(*(deal.shares() for deal in self.deals), strict=True)
        return tuple(median(shares) for shares in by_level)

    @property
    def lines(self) -> Lines:
        """The shares of the yardstick from which on there is bronze, silver and gold."""
        return lines_between(self.middles, is_low=self.course.ranking in LOW)

    def medals(self, lines: Lines) -> list[list[int]]:
        """How many in a hundred of each level's results win nothing, bronze, silver and gold."""
        found = []
        shares = (first_line(self.middles, lines[0]), *lines)
        reaches = [replace(deal.reach, shares=shares) for deal in self.deals]
        for merits in zip(*(deal.merits for deal in self.deals), strict=True):
            medals = [reach.medal(one) for reach, one in zip(reaches, merits, strict=True)]
            nothing = medals.count(Medal.NONE) + medals.count(Medal.IRON)
            counts = (nothing, *(medals.count(one) for one in BETTER))
            found.append([round(100 * count / len(medals)) for count in counts])
        return found


def lines_between(middles: Sequence[float], *, is_low: bool) -> Lines:
    """Lines half way between levels 2 and 3, 3 and 4, 4 and 5, each above the one before."""
    sign = -1 if is_low else 1
    bronze, silver, gold = (round(sum(middles[level - 2 : level]) / 2) for level in (3, 4, 5))
    silver = sign * min(sign * silver, sign * gold - LEAST_GAP)
    bronze = sign * min(sign * bronze, sign * silver - LEAST_GAP)
    return bronze, silver, gold


def first_line(middles: Sequence[float], bronze: int) -> int:
    """The line of iron, which level 1 reaches in the middle, and easier than bronze.

    Where level 1 does not come to its end, it is what level 2 reaches.
    """
    sign = 1 if middles[0] < middles[-1] else -1
    reached = next((middle for middle in middles[:2] if middle < UNRANKED), float(bronze))
    return sign * min(sign * round(reached), sign * bronze - LEAST_GAP)


def played(course: Course, number: int) -> Deal | None:
    """One deal by all levels; None where nobody comes to a result. It hangs on nothing else."""
    challenge = course.challenge(number)
    reach = reach_of(challenge, _words(course.language), course.clock)
    if reach is None:
        return None
    return Deal(reach, tuple(_merit(course, challenge, level) for level in LEVELS))


def _merit(course: Course, challenge: Challenge, level: int) -> int | None:
    """What somebody of a level comes to."""
    bot = player_of(course.kind, course.clock, level)
    assert bot is not None
    soloist = Soloist(
        bot,
        _words(course.language),
        is_watched=True,
        persons=PERSONS,
        slowness=SLOWNESS[level - 1],
    )
    run = match_of(challenge, soloist, course.clock)
    match = run.finished()
    if match is None:
        return None
    return merit_of(course.kind, match, course.clock, run.played_ms)


@cache
def _words(language: str) -> Vocabulary:
    return Vocabulary(open_lexicon(language, ROOT / "resources" / "dictionaries").index)


def measured(courses: Iterable[Course], deals: int, seed: int, jobs: int) -> Iterator[Measured]:
    """Each course, one after the other, whatever the number of processes."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for course in courses:
            waiting = [pool.submit(played, course, seed + number) for number in range(deals)]
            found = (one.result() for one in waiting)
            yield Measured(course, tuple(deal for deal in found if deal is not None))


def table(found: Sequence[Measured]) -> str:
    """What was measured, in Markdown."""
    heads = " | ".join(f"level {level}" for level in LEVELS)
    lines = [
        f"| kind | words | clock | bronze, silver, gold | {heads} |",
        "|---|---|---|---|" + "---|" * len(LEVELS),
    ]
    for one in found:
        course, shares = one.course, one.lines
        cells = [
            f"{middle:.0f} % ({'/'.join(map(str, medals[1:]))})"
            for middle, medals in zip(one.middles, one.medals(shares), strict=True)
        ]
        parts = (course.key, course.language, name_of(course.clock), ", ".join(map(str, shares)))
        lines.append(f"| {' | '.join((*parts, *cells))} |")
    return "\n".join(lines)


HEAD: Final = """\
# The lines of medals, in percent of the deal's yardstick. Written by packaging/measure/medals.py.
#
# first: iron, at what level 1 reaches.
# lines: bronze, silver and gold.
# shares: what levels 1 to 6 reach in the middle of all deals.
# medals: of a hundred results of each level, those below bronze, with bronze, silver and gold.
"""


def as_table(one: Measured, seed: int) -> dict[str, object]:
    """What is kept of a course."""
    return {
        "deals": len(one.deals),
        "seed": seed,
        "lines": list(one.lines),
        "shares": [round(share, 1) for share in one.middles],
        "medals": one.medals(one.lines),
    }


def write(found: Sequence[Measured], seed: int) -> None:
    """Put what was measured into the file that the program reads; other kinds stay as they are."""
    tables = dict(read_measured())
    for one in found:
        course, own = one.course, dict(tables.get(one.course.key, {}))
        of_language = {**own.get(course.language, {}), name_of(course.clock): as_table(one, seed)}
        tables[course.key] = {**own, course.language: of_language}
    parts = [HEAD]
    for key, language, clock in product((kind.key for kind in ALL_KINDS), LANGUAGES, CLOCKS):
        name = name_of(clock)
        kept = tables.get(key, {}).get(language, {}).get(name, {})
        rows = "".join(f"{field} = {value}\n" for field, value in _with_first(kept).items())
        if rows:
            parts.append(f"[{key}.{language}.{name}]\n{rows}")
    path = ROOT / "wordsmith_desktop" / "features" / "challenges" / FILE
    path.write_text("\n".join(parts), "utf-8")


def _with_first(kept: Mapping[str, Any]) -> dict[str, object]:
    """A table with the line of iron, which follows from its other figures."""
    if not kept:
        return {}
    return {**kept, "first": first_line(kept["shares"], kept["lines"][0])}


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the lines of medals.")
    every = ", ".join(one.key for one in ALL_KINDS)
    parser.add_argument("kinds", metavar="KIND", nargs="*", help=every)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="into the program's file")
    parser.add_argument("--first", action="store_true", help="only the lines of iron, as kept")
    args = parser.parse_args()
    if args.first:
        write((), args.seed)
        return 0
    keys = args.kinds or [kind.key for kind in ALL_KINDS]
    courses = [Course(*each) for each in product(keys, LANGUAGES, CLOCKS)]
    found = []
    for one in measured(courses, args.deals, args.seed, args.jobs):
        found.append(one)
        print(table([one]).splitlines()[-1], file=sys.stderr, flush=True)
    if args.write:
        write(found, args.seed)
    print(table(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
