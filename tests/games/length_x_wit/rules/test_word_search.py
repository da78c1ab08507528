"""All words of dice and tiles, against trying everything; and hints (L7)."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from pathlib import Path

import numpy as np
import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import FACES, SMALL, Table, picked, shown
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.anagrams import letter_sum
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.loading import open_lexicon

DICTIONARIES = Path(__file__).resolve().parents[4] / "resources" / "dictionaries"


def index_of(*words: str, commonness: int = 50, vulgar: bool = False) -> WordIndex:
    """A small word list."""
    return WordIndex(
        words=np.array(sorted(words), "S15"),
        commonness=np.full(len(words), commonness, np.uint8),
        vulgar=np.full(len(words), vulgar),
    )


@cache
def shipped(language: str) -> WordIndex:
    """The words of a shipped dictionary."""
    return open_lexicon(language, DICTIONARIES).index


def orders(dice: list[str], tiles: list[lw.Tile]) -> set[str]:
    """What dice and any of the tiles can spell, by laying every row of them."""
    return {
        "".join(row)
        for count in range(len(tiles) + 1)
        for chosen in combinations(tiles, count)
        for row in permutations([*dice, *(tile.text for tile in chosen)])
    }


def words(found: list[lw.Playable]) -> list[str]:
    return [one.word for one in found]


@pytest.mark.parametrize("seed", range(15))
def test_the_search_finds_what_trying_every_row_finds(seed: int) -> None:
    rng = Rng(seed)
    dice = [rng.choice(FACES) for _ in range(1 + seed % 3)]
    tiles = list(rng.shuffled(SMALL.tiles)[: 6 - len(dice)])
    every = sorted(word for word in orders(dice, tiles) if len(word) > 1)
    # Some words that can be laid, and some that cannot for want of a die.
    listed = {*every[:: 1 + len(every) // 200], *map("".join, permutations("ARTPE", 3))}

    found = lw.playable(index_of(*listed), SMALL, dice, tiles)

    assert sorted(listed & set(every)) == sorted(words(found))


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.sampled(2)
def test_the_search_finds_every_listed_word_of_the_shipped_box(language: str, seed: int) -> None:
    rng, box, index = Rng(seed), lw.material_of(language), shipped(language)
    dice = [rng.choice(faces) for faces in rng.shuffled(box.dice)[: 1 + seed]]
    tiles = rng.shuffled(box.tiles)[:5]
    texts = [[*dice, *(tile.text for tile in chosen)] for chosen in subsets(tiles)]
    letters = {"".join(sorted("".join(one))): one for one in texts}
    expected = [
        word
        for word in map(bytes.decode, index.words.tolist())
        if len(word) > 1 and (fit := letters.get("".join(sorted(word)))) and lw.spells(word, fit)
    ]

    assert expected == sorted(words(lw.playable(index, box, dice, tiles)))


def subsets(tiles: tuple[lw.Tile, ...]) -> list[tuple[lw.Tile, ...]]:
    return [one for count in range(len(tiles) + 1) for one in combinations(tiles, count)]


def test_what_is_found_can_be_played() -> None:
    table = Table("A S T O E R QU I T", dice="R P")
    found = lw.playable(shipped("en"), SMALL, table.state.dice_texts, table.state.free_tiles(0))

    assert len(found) > 20
    for one in found:
        assert [] == table.refusals(one.word, shown(one.tiles))
    table.score(found[0].word)
    assert found[0].value * 2 == table.points[0]


def test_the_dearest_words_come_first_and_equal_ones_by_the_alphabet() -> None:
    tiles = picked("A T P E O", SMALL.tiles)
    found = lw.playable(index_of("RAT", "TAR", "PART", "PAPER", "RATE", "ROT"), SMALL, ["R"], tiles)

    assert [
        ("PART", 6),
        ("RATE", 4),
        ("RAT", 3),
        ("ROT", 3),
        ("TAR", 3),
    ] == [(one.word, one.value) for one in found]


def test_a_word_has_its_place_in_the_index() -> None:
    index = index_of("RAT", "TAR", "ZOO")
    found = lw.playable(index, SMALL, ["R"], picked("A T", SMALL.tiles))

    assert words(found) == [index.words[one.place].decode() for one in found]


@pytest.mark.parametrize(
    ("dice", "tiles", "expected"),
    [
        ("QU", "I T U", ["QUIT"]),
        ("I", "QU T", ["QUIT", "IT"]),
        ("U", "QU I T E", []),
        ("QU A", "R B", []),
        ("A", "A", ["AA"]),
        ("A", "", []),
        ("I T", "", ["IT"]),
    ],
)
def test_qu_is_one_piece_and_a_word_has_two_letters(
    dice: str, tiles: str, expected: list[str]
) -> None:
    index = index_of("QUIT", "AA", "A", "IT", "BURQA", "QUITE")
    box = lw.material_of("en")

    found = lw.playable(index, box, dice.split(), picked(tiles, box.tiles))

    assert expected == words(found)


def test_no_tile_is_needed_more_often_than_it_is_there() -> None:
    index = index_of("TATTOO", "TATTO")

    assert ["TATTO"] == words(lw.playable(index, SMALL, ["T"], picked("A T T O", SMALL.tiles)))


def test_words_with_marks_are_not_found() -> None:
    assert [] == lw.playable(index_of("T-A", "A'T"), SMALL, ["T"], picked("A", SMALL.tiles))


def test_sums_of_alike_tiles_come_once() -> None:
    sums = lw.tile_sums(picked("A A T", SMALL.tiles))

    expected = {int(letter_sum(text)) for text in ("", "A", "AA", "T", "AT", "AAT")}
    assert (6, expected) == (len(sums), set(sums.tolist()))
