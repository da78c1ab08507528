"""How long it takes to find all words of dice and tiles, and the odds of the next die (L6, L7)."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from wordsmith_desktop.app.paths import dictionaries_dir
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.length_x_wit.box import Tile, box_of
from wordsmith_desktop.games.length_x_wit.odds import Odds, odds_of_press
from wordsmith_desktop.games.length_x_wit.word_search import playable
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.lexicon import open_lexicon

TILES: Final = 9
DICE: Final = 6
TRIES: Final = 3
"""Of each table, so that what else the machine does is left out."""


class OddsTimes(NamedTuple):
    """The odds of the next die on many tables."""

    milliseconds: list[float]
    """For each table, the best of some tries."""
    exact_up_to: int
    """Dice on the table up to which every roll was looked at on all of the tables."""


def word_times(tag: str, tables: int) -> list[float]:
    """Milliseconds of the search for all words of six dice and nine tiles, one for each table."""
    index, box = open_lexicon(tag, dictionaries_dir()).index, box_of(tag)

    def timed(seed: int) -> float:
        dice, tiles = _table(tag, seed)
        faces = [Rng(seed, stream=die).choice(box.dice[die]) for die in dice[:DICE]]
        return _best(lambda: playable(index, box, faces, tiles))

    timed(tables)
    return [timed(seed) for seed in range(tables)]


def odds_times(tag: str, tables: int) -> OddsTimes:
    """The odds of one die more beside one to six on the table, for so many tables of each."""
    index = open_lexicon(tag, dictionaries_dir()).index
    counts = range(1, DICE + 1)
    found = [_odds(tag, index, seed, count) for seed in range(tables) for count in counts]
    sampled = [count for _, count, is_exact in found if not is_exact]
    return OddsTimes([took for took, _, _ in found], min(sampled, default=DICE + 1) - 1)


def _odds(tag: str, index: WordIndex, seed: int, count: int) -> tuple[float, int, bool]:
    """Milliseconds, dice on the table, and whether every roll was looked at."""
    box = box_of(tag)
    dice, tiles = _table(tag, seed)

    def find() -> Odds:
        return odds_of_press(index, box, table=dice[:count], bag=dice[count:], tiles=tiles)

    return _best(find), count, find().is_exact


def _table(tag: str, seed: int) -> tuple[tuple[int, ...], tuple[Tile, ...]]:
    """All dice in the order they come, and nine tiles."""
    rng, box = Rng(seed), box_of(tag)
    return rng.shuffled(range(len(box.dice))), rng.shuffled(box.tiles)[:TILES]


def _best(call: Callable[[], object]) -> float:
    return min(_timed(call) for _ in range(TRIES))


def _timed(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    call()
    return (time.perf_counter() - start) * 1000
