"""Measure by how much it weakens a player to be bound to long words.

`packaging/dev.py -m measure.handicaps [GAME…] [--matches 120] [--language en]` plays that many
seeded matches between equals of levels 2 to 4, in which one of them makes no word of fewer letters,
and prints the share that this one won and what that is in Glicko's points. What is printed is what
`worth_of_letters` says in the games' entries.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path
from typing import Final

from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.bots.vocabulary import words_within
from wordsmith_desktop.core.limits import NO_LIMITS, Limits
from wordsmith_desktop.games.common.registry import game_of, rules_of
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.session.headless import HeadlessMatch, Setting

DICTIONARIES: Final = Path(__file__).resolve().parents[2] / "resources" / "dictionaries"
LEVELS: Final = (2, 3, 4)
LEAST_LETTERS: Final = (3, 4, 5, 6)
SURE: Final = 0.005
"""Beyond this share of so few matches nobody can say how much more it is."""


def won(game: str, lexicon: Lexicon, letters: int, level: int, number: int) -> float:
    """What whoever is bound gets of one match: 1 for a win, 0.5 for a shared one."""
    bound = number % 2
    limits = [NO_LIMITS, NO_LIMITS]
    limits[bound] = Limits(least_letters=letters)
    bot = game_of(game).bots()[bot_of_level(level)]
    tag = lexicon.tag
    match = HeadlessMatch(
        Setting(
            game=game,
            ruleset=rules_of(game).ruleset_type(language=tag, dictionary=tag),
            bots=(bot, bot),
            vocabularies=[words_within(lexicon, one, GameHouse()) for one in limits],
            seed=number // 2,
            persons=number // 2,
            judge=lexicon.judge,
        )
    ).finished()
    winners = match.outcome.winners if match is not None and match.outcome else (0, 1)
    return 1 / len(winners) if bound in winners else 0.0


def main() -> int:
    """Print a row for each game and least number of letters; 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["length_x_wit", "rewordable"], metavar="GAME")
    parser.add_argument("--matches", type=int, default=120)
    parser.add_argument("--language", default="en")
    args = parser.parse_args()
    lexicon = open_lexicon(args.language, DICTIONARIES)
    print("| Game | Letters | Level | Won | Points |\n|---|--:|--:|--:|--:|")
    for game in args.games:
        for letters in LEAST_LETTERS:
            for level in LEVELS:
                numbers = range(args.matches)
                share = sum(won(game, lexicon, letters, level, one) for one in numbers) / len(
                    numbers
                )
                sure = min(max(share, SURE), 1 - SURE)
                points = -400 * math.log10(sure / (1 - sure))
                print(f"| {game} | {letters} | {level} | {100 * share:.0f} % | {points:.0f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
