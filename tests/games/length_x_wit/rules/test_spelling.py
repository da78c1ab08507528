"""Whether dice and tiles spell a word, and what it is worth (L2, L7, L8)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import SMALL, picked, shown
from wordsmith_desktop.core.rng import Rng


@pytest.mark.parametrize(
    ("word", "texts", "fits"),
    [
        ("RAT", "R A T", True),
        ("RAT", "T A R", True),
        ("RAT", "R A", False),
        ("RAT", "R A T S", False),
        ("RATT", "R A T", False),
        ("QUIT", "QU I T", True),
        ("QUIT", "T QU I", True),
        ("TAQAU", "QU T A A", False),
        ("QUEUE", "QU E U E", True),
        ("QUQU", "QU QU", True),
        ("QUU", "QU U", True),
        ("UQU", "QU U", True),
        ("UQ", "QU", False),
        ("", "", True),
    ],
)
def test_texts_spell_a_word_in_some_order(word: str, texts: str, fits: bool) -> None:
    assert fits == lw.spells(word, texts.split())


@pytest.mark.parametrize("seed", range(20))
def test_texts_spell_exactly_the_words_of_their_orders(seed: int) -> None:
    rng = Rng(seed)
    texts = [rng.choice(("A", "U", "QU", "E")) for _ in range(4)]
    orders = {"".join(order) for order in permutations(texts)}
    letters = {"".join(order) for order in permutations("".join(texts))}

    assert orders == {word for word in letters if lw.spells(word, texts)}


@pytest.mark.parametrize(
    ("word", "dice", "tiles", "used"),
    [
        ("ROPE", "R P", "A O T E", "E O"),
        ("RAT", "T A R", "A T", ""),
        ("RATTAT", "R T", "A A T T", "A A T T"),
        ("QUIT", "QU", "I T QU", "I T"),
        ("QUIT", "I", "T U QU", "QU T"),
        ("QUEUE", "E", "QU U E", "E QU U"),
        ("QUEUE", "U", "QU E E U", "E E QU"),
    ],
)
def test_tiles_are_found_for_what_the_dice_do_not_have(
    word: str, dice: str, tiles: str, used: str
) -> None:
    found = lw.tiles_for(word, dice.split(), picked(tiles, SMALL.tiles))

    assert found is not None
    assert used.split() == sorted(shown(found).split())


@pytest.mark.parametrize(
    ("word", "dice", "tiles"),
    [
        ("RAT", "R P", "A T"),
        ("RAT", "R", "A"),
        ("RATTAT", "R", "A A T"),
        ("QUIT", "U", "QU I T"),
        ("TOE", "QU", "T O E"),
        ("QUEUE", "U U", "QU E E"),
        ("TAQAU", "T", "QU A A"),
        ("TAQAU", "QU", "T A A"),
    ],
)
def test_where_they_do_not_suffice_there_are_none(word: str, dice: str, tiles: str) -> None:
    assert lw.tiles_for(word, dice.split(), picked(tiles, SMALL.tiles)) is None


def test_scores_of_words_banks_and_responses() -> None:
    tiles, banked = picked("O E", SMALL.tiles), picked("P QU A", SMALL.tiles)

    assert 3 + 6 + 1 == lw.bank_value(SMALL, banked)
    assert 6 == lw.response_score(SMALL, ("R", "P"), tiles)
    assert 6 * 2 + 10 == lw.turn_score(SMALL, ("R", "P"), tiles, banked)
    assert 6 + 1 == lw.response_score(SMALL, ("QU", "A"), ())
