"""Measure how often each computer player beats the one below, and write it beside its dials.

`packaging/dev.py -m measure.ladder [GAME…] [--matches 400] [--seed 1] [--jobs 2] [--write]` plays
whole matches by the real rules, both on each seat of the same deals, and prints a table in
Markdown. With `--write` the table of each game goes into its `levels.toml`, and from the plain
matches follow the strengths by which the program finds the level that fits. The same seed gives the
same table.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wordsmith_desktop.bots.levels import LEVELS
from wordsmith_desktop.records.results.rating import MIDDLE, SCALE
from wordsmith_desktop.session.simulation import Simulation, Tally, played, ruleset_with, tallied

ROOT: Final = Path(__file__).resolve().parents[2]
LANGUAGES: Final = ("en", "de")
PLAIN: Final = "plain"
VARIANTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "length_x_wit": {PLAIN: ()},
    "rewordable": {PLAIN: ()},
    "letter_pieces": {
        PLAIN: ("rolls_a_turn=3",),
        "race": ("buzzer", "rolls_a_turn=3"),
        "word by word": ("word_by_word", "curtain"),
    },
    "hidden_crossword": {PLAIN: (), "places": ("clue=place",)},
}
"""By game, the settings that are measured, as `simulate --setting` takes them."""
MARK: Final = "# Measured by packaging/measure/ladder.py; what stands below is written by it.\n"
SUREST: Final = 0.98
"""A step is held to be no greater than who wins so many matches."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A level against the one below."""

    level: int
    tally: Tally

    @property
    def won(self) -> float:
        """In percent."""
        return 100 * self.tally.win_rate[0]

    @property
    def interval(self) -> tuple[float, float]:
        """Of 95 %, in percent."""
        low, high = self.tally.interval[0]
        return 100 * low, 100 * high


@dataclass(frozen=True, slots=True)
class Ladder:
    """All rungs of one way to play."""

    game: str
    language: str
    variant: str
    seed: int
    rungs: tuple[Rung, ...]


def measured(game: str, language: str, variant: str, args: argparse.Namespace) -> Ladder:
    """Play all rungs of one way to play."""
    ruleset = ruleset_with(game, language, VARIANTS[game][variant])
    rungs = []
    for level in LEVELS[1:]:
        simulation = Simulation(
            game=game,
            ruleset=ruleset,
            levels=(level, level - 1),
            matches=args.matches,
            seed=args.seed,
            dictionaries=ROOT / "resources" / "dictionaries",
        )
        with played(simulation, jobs=args.jobs) as matches:
            rungs.append(Rung(level, tallied(tuple(matches))))
        print(_progress(game, language, variant, rungs[-1]), file=sys.stderr, flush=True)
    return Ladder(game, language, variant, args.seed, tuple(rungs))


def _progress(game: str, language: str, variant: str, rung: Rung) -> str:
    low, high = rung.interval
    return f"{game} {language} {variant}: {rung.level} {rung.won:.1f} ({low:.1f}-{high:.1f})"


def strengths(ladder: Ladder) -> list[float]:
    """What each level is worth in Glicko's points; the third is `MIDDLE`."""
    found = [0.0]
    for rung in ladder.rungs:
        share = min(SUREST, max(1 - SUREST, rung.tally.win_rate[0]))
        found.append(found[-1] + math.log(share / (1 - share)) / SCALE)
    return [round(MIDDLE + one - found[2]) for one in found]


def table(ladders: Sequence[Ladder]) -> str:
    """The ladders as a table in Markdown."""
    heads = [f"{level} over {level - 1}" for level in LEVELS[1:]]
    lines = [f"| game | language | {' | '.join(heads)} |", "|---|---|" + "---|" * len(heads)]
    for one in ladders:
        name = one.game if one.variant == PLAIN else f"{one.game}, {one.variant}"
        cells = [f"{rung.won:.0f} % ({_span(rung)})" for rung in one.rungs]
        lines.append(f"| {name} | {one.language} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _span(rung: Rung) -> str:
    low, high = rung.interval
    return f"{low:.0f}–{high:.0f}"


def as_toml(ladders: Sequence[Ladder]) -> str:
    """What is written beside the dials of one game: percents, the lowest rung first."""
    lines = [MARK.rstrip(), "", "[strength]"]
    lines += [f"{one.language} = {strengths(one)}" for one in ladders if one.variant == PLAIN]
    for one in ladders:
        spans = ", ".join("[{:.1f}, {:.1f}]".format(*rung.interval) for rung in one.rungs)
        points = [[round(p, 1) for p in rung.tally.mean_points] for rung in one.rungs]
        lines += [
            "",
            f'[ladder.{one.language}."{one.variant}"]',
            f"matches = {one.rungs[0].tally.matches}",
            f"seed = {one.seed}",
            f"won = {[round(rung.won, 1) for rung in one.rungs]}",
            f"interval = [{spans}]",
            f"points = {points}",
        ]
    return "\n".join(lines) + "\n"


def write(game: str, ladders: Sequence[Ladder]) -> None:
    """Put the ladders of a game behind its dials."""
    path = ROOT / "wordsmith_desktop" / "games" / game / "rules" / "levels.toml"
    dials = path.read_text("utf-8").partition(MARK)[0].rstrip()
    path.write_text(f"{dials}\n\n{as_toml(ladders)}", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the ladder of computer players.")
    parser.add_argument("games", metavar="GAME", nargs="*", help=", ".join(VARIANTS))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    everything = []
    for game in args.games or VARIANTS:
        ladders = [
            measured(game, language, variant, args)
            for variant in VARIANTS[game]
            for language in LANGUAGES
        ]
        if args.write:
            write(game, ladders)
        everything += ladders
    print(table(everything))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
