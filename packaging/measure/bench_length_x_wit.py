"""How long Length × Wit takes to find words and odds (L6, L7), to be played alone and reviewed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from wordsmith_desktop.app.paths import dictionaries_dir
from wordsmith_desktop.bots.bot import AnyBot
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.reviewer import AnyMatch
from wordsmith_desktop.games.length_x_wit.rules.bots import SOLOISTS
from wordsmith_desktop.games.length_x_wit.rules.material import Tile, material_of
from wordsmith_desktop.games.length_x_wit.rules.odds import Odds, odds_of_press
from wordsmith_desktop.games.length_x_wit.rules.review import REVIEWER
from wordsmith_desktop.games.length_x_wit.rules.rules import RULES
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset
from wordsmith_desktop.games.length_x_wit.rules.word_search import playable
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.session.headless import HeadlessMatch, Setting

TURNS: Final = 10
"""Of a match alone."""
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
    index, box = open_lexicon(tag, dictionaries_dir()).index, material_of(tag)

    def timed(seed: int) -> float:
        dice, tiles = _table(tag, seed)
        faces = [Rng(seed, stream=die).choice(box.dice[die]) for die in dice[:DICE]]
        return _best(lambda: playable(index, box, faces, tiles))

    timed(tables)
    return [timed(seed) for seed in range(tables)]


def odds_times(tag: str, tables: int, tries: int = TRIES) -> OddsTimes:
    """The odds of one die more beside one to six on the table, for so many tables of each."""
    index = open_lexicon(tag, dictionaries_dir()).index
    counts = range(1, DICE + 1)
    found = [_odds(tag, index, seed, count, tries) for seed in range(tables) for count in counts]
    sampled = [count for _, count, is_exact in found if not is_exact]
    return OddsTimes([took for took, _, _ in found], min(sampled, default=DICE + 1) - 1)


def solo_seconds(tag: str, matches: int) -> list[float]:
    """Seconds of each soloist's match of ten turns, in each of so many deals."""
    words = Vocabulary(open_lexicon(tag, dictionaries_dir()).index)
    _play(tag, matches, SOLOISTS[0], words)

    def timed(seed: int, soloist: AnyBot) -> float:
        return _timed(lambda: _play(tag, seed, soloist, words)) / 1000

    return [timed(seed, soloist) for seed in range(matches) for soloist in SOLOISTS]


def review_times(tag: str, matches: int) -> list[float]:
    """Milliseconds of the review of every word in each soloist's matches."""
    words = Vocabulary(open_lexicon(tag, dictionaries_dir()).index)

    def timed(match: AnyMatch, place: int) -> float:
        return _timed(lambda: REVIEWER.review(match, place, words))

    played = [_play(tag, seed, one, words) for seed in range(matches) for one in SOLOISTS]
    return [timed(match, place) for match in played for place in REVIEWER.positions(match)]


def _play(tag: str, seed: int, soloist: AnyBot, words: Vocabulary) -> AnyMatch:
    """A match alone, with any word accepted."""
    setting = Setting(
        game=RULES.game,
        ruleset=Ruleset(language=tag, dictionary=tag, turns=TURNS),
        bots=(soloist,),
        vocabularies=(words,),
        seed=seed,
    )
    match = HeadlessMatch(setting).finished()
    assert match is not None
    return match


def _odds(tag: str, index: WordIndex, seed: int, count: int, tries: int) -> tuple[float, int, bool]:
    """Milliseconds, dice on the table, and whether every roll was looked at."""
    box = material_of(tag)
    dice, tiles = _table(tag, seed)
    found: list[Odds] = []

    def find() -> None:
        found.append(odds_of_press(index, box, table=dice[:count], bag=dice[count:], tiles=tiles))

    return _best(find, tries), count, found[-1].is_exact


def _table(tag: str, seed: int) -> tuple[tuple[int, ...], tuple[Tile, ...]]:
    """All dice in the order they come, and nine tiles."""
    rng, box = Rng(seed), material_of(tag)
    return rng.shuffled(range(len(box.dice))), rng.shuffled(box.tiles)[:TILES]


def _best(call: Callable[[], object], tries: int = TRIES) -> float:
    return min(_timed(call) for _ in range(tries))


def _timed(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    call()
    return (time.perf_counter() - start) * 1000
