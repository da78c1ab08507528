"""The odds of the next roll: against trying every roll, against rolling, and as samples (L6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from tests.games.length_x_wit import lw
from tests.helpers.effort import EFFORT
from tests.helpers.length_x_wit import SMALL, picked
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.length_x_wit.rules import odds
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.loading import open_lexicon

DICTIONARIES = Path(__file__).resolve().parents[4] / "resources" / "dictionaries"
DICE = ("A A E R P T", "T T T S S QU", "E E I I O O", "R R P P QU QU")
WORDS = ("AT", "EAT", "RAT", "RATE", "QUIT", "QUITE", "PORE", "RISE", "TREE", "SPREE", "SAT")
ROLLS = 200 * EFFORT


def small_box(dice: Sequence[str] = DICE) -> lw.Material:
    """The small box with dice of different faces."""
    return lw.Material(SMALL.tiles, tuple(tuple(faces.split()) for faces in dice), SMALL.values)


def index_of(words: Sequence[str]) -> WordIndex:
    return WordIndex(
        words=np.array(sorted(words), "S15"),
        commonness=np.zeros(len(words), np.uint8),
        vulgar=np.zeros(len(words), np.bool_),
    )


@cache
def shipped(language: str) -> WordIndex:
    return open_lexicon(language, DICTIONARIES).index


def tried(
    index: WordIndex, box: lw.Material, heaps: list[list[int]], tiles: Sequence[lw.Tile]
) -> float:
    """The share of all rolls of some heaps of dice with a word, by looking at every roll."""
    rolls = [roll for dice in heaps for roll in product(*(box.dice[die] for die in dice))]
    return sum(bool(lw.playable(index, box, roll, tiles)) for roll in rolls) / len(rolls)


@pytest.mark.parametrize("table", [[], [0], [3], [1, 2], [0, 2]])
@pytest.mark.parametrize("tiles", ["", "A", "T E", "R A I"])
def test_odds_of_a_press_are_the_share_of_all_rolls_with_a_word(
    table: list[int], tiles: str
) -> None:
    box, index = small_box(), index_of(WORDS)
    bag = [die for die in range(4) if die not in table]
    held = picked(tiles, SMALL.tiles)

    found = lw.odds_of_press(index, box, table=table, bag=bag, tiles=held)

    expected = tried(index, box, [[*table, die] for die in bag], held)
    assert pytest.approx(expected) == found.chance
    assert found.is_exact


def test_every_die_of_the_bag_is_as_likely_as_another() -> None:
    box = small_box(("A A A A A A", "T T T T T T", "S S S S S S", "T T T S S S"))
    found = lw.odds_of_press(index_of(["AT"]), box, table=[0], bag=[1, 2, 3], tiles=())

    assert pytest.approx((1 + 0 + 0.5) / 3) == found.chance
    assert 2 == found.rolls


@pytest.mark.parametrize(("words", "chance"), [(["AT", "EAT"], 1.0), (["SAT"], 0.0)])
def test_certain_and_impossible_words(words: list[str], chance: float) -> None:
    box = small_box(("A A A A A A", "T T T T T T"))
    found = lw.odds_of_press(
        index_of(words), box, table=[0], bag=[1], tiles=picked("E", SMALL.tiles)
    )

    assert lw.Odds(chance, is_exact=True, rolls=1) == found


def test_more_tiles_never_make_a_word_less_likely() -> None:
    index, box, rng = shipped("en"), lw.material_of("en"), Rng(4)
    dice, tiles = rng.shuffled(range(12)), rng.shuffled(box.tiles)
    chances = [
        lw.odds_of_press(index, box, table=dice[:3], bag=dice[3:], tiles=tiles[:count]).chance
        for count in range(10)
    ]

    assert sorted(chances) == chances
    assert chances[0] < 0.36 < 0.5 < chances[9]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("count", [2, 4, 6])
def test_odds_are_what_rolling_the_dice_of_the_shipped_box_gives(language: str, count: int) -> None:
    index, box, rng = shipped(language), lw.material_of(language), Rng(count)
    dice, tiles = list(rng.shuffled(range(12))), rng.shuffled(box.tiles)[:9]
    table, bag = dice[:count], dice[count:]

    found = lw.odds_of_press(index, box, table=table, bag=bag, tiles=tiles)

    hits = 0
    for _ in range(ROLLS):
        roll = [rng.choice(box.dice[die]) for die in (*table, rng.choice(bag))]
        hits += bool(lw.playable(index, box, roll, tiles))
    # Four standard errors of a chance of one half.
    assert found.chance == pytest.approx(hits / ROLLS, abs=4 * (0.25 / ROLLS) ** 0.5)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seed", range(3))
def test_up_to_five_dice_on_the_table_every_roll_is_looked_at(language: str, seed: int) -> None:
    index, box = shipped(language), lw.material_of(language)
    dice = list(Rng(seed).shuffled(range(12)))
    for count in (0, 3, 4, 5):
        found = lw.odds_of_press(
            index, box, table=dice[:count], bag=dice[count:], tiles=box.tiles[::30]
        )
        assert found.is_exact
        assert found.rolls <= odds.MOST_ROLLS


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("count", [6, 8, 11])
def test_of_more_dice_a_sample_is_looked_at_and_said_to_be_one(language: str, count: int) -> None:
    index, box = shipped(language), lw.material_of(language)
    dice = list(Rng(9).shuffled(range(12)))
    twice = [
        lw.odds_of_press(index, box, table=dice[:count], bag=dice[count:], tiles=box.tiles[::20])
        for _ in range(2)
    ]

    assert not twice[0].is_exact
    assert 0 < twice[0].rolls <= odds.DRAWN
    assert twice[0] == twice[1]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("count", [1, 3, 4, 5])
def test_a_sample_comes_near_to_looking_at_every_roll(
    language: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    index, box, rng = shipped(language), lw.material_of(language), Rng(10 + count)
    dice, tiles = list(rng.shuffled(range(12))), rng.shuffled(box.tiles)[:5]
    exact = lw.odds_of_press(index, box, table=dice[:count], bag=dice[count:], tiles=tiles)
    monkeypatch.setattr(odds, "MOST_ROLLS", 0)
    sampled = lw.odds_of_press(index, box, table=dice[:count], bag=dice[count:], tiles=tiles)

    assert (True, False) == (exact.is_exact, sampled.is_exact)
    # Four standard errors of a chance of one half.
    assert sampled.chance == pytest.approx(exact.chance, abs=4 * 0.0025)
