"""Measure whether the marks of plays order players of known strength rightly.

`packaging/dev.py -m measure.marks [GAME…] [--matches 500] [--seed 1] [--language en]` plays that
many seeded matches of each game between computer players, every level against the one above, marks
every play as the window does after a match, and prints for each level the share of best plays, what
a play lost on average and what chance gave. The same seed gives the same table.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from wordsmith_desktop.bots.levels import LEVELS
from wordsmith_desktop.games.common.valuer import SeatWorth
from wordsmith_desktop.session.measured_play import LevelPlay, by_level, marked
from wordsmith_desktop.session.simulation import Simulation, ruleset_with

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final[dict[str, tuple[str, ...]]] = {
    "length_x_wit": (),
    "rewordable": (),
    "letter_pieces": ("rolls_a_turn=3",),
    "hidden_crossword": (),
}
"""By game, the settings that are measured."""
PAIRS: Final = tuple((level, level + 1) for level in LEVELS[:-1])


def measured(game: str, args: argparse.Namespace) -> tuple[LevelPlay, ...]:
    """How each level plays a game, the matches shared out among neighbouring levels."""
    found: list[tuple[int, SeatWorth]] = []
    for number in range(args.matches):
        simulation = Simulation(
            game=game,
            ruleset=ruleset_with(game, args.language, GAMES[game]),
            levels=PAIRS[number % len(PAIRS)],
            matches=args.matches,
            seed=args.seed,
            dictionaries=ROOT / "resources" / "dictionaries",
        )
        found += marked(simulation, number // len(PAIRS))
    return tuple(by_level(found))


def row(game: str, one: LevelPlay) -> str:
    """A level as a row in Markdown."""
    return (
        f"| {game} | {one.level} | {one.matches} | {one.turns} | {100 * one.best:.1f} % "
        f"| {one.lost:.2f} | {one.luck:+.2f} |"
    )


def main() -> int:
    """Print a row for each level; 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", default="en")
    args = parser.parse_args()
    print("| game | level | matches | plays | best | lost a play | luck a play |")
    print("|---|---|---|---|---|---|---|")
    for game in args.games:
        for one in measured(game, args):
            print(row(game, one), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
