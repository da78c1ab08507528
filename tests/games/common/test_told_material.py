"""What computers reckon with in other languages goes by the letters of those."""

from __future__ import annotations

import json

import numpy as np
import pytest

from tests.games.length_x_wit import lw
from tests.games.letter_pieces.rules.whole_matches import index_in
from tests.games.rewordable import rw

FLAT = [[[10] * (lw.FULL_TILES + 1 - row) for row in range(lw.FULL_TILES + 1)] for _ in range(3)]


def test_a_box_carries_what_turns_promise_with_it() -> None:
    material = lw.material_text(lw.material_of("de"), FLAT)
    assert lw.material_of(material) == lw.material_of("de")
    table = lw.prospects(material, 45)
    assert table.points[1, 4, 5] == table.points[3, 0, 0] == 1.0
    assert table.points[4].max() == 0.0


def test_a_box_that_says_nothing_of_it_is_played_by_the_usual_table() -> None:
    material = lw.material_text(lw.material_of("de"))
    assert (lw.prospects(material, 35).points == lw.prospects("en", 35).points).all()


@pytest.mark.parametrize("promised", [[[[1, 2], [3]], [[1]], [[]]], [[["x"]]], [[[-1]]], 7])
def test_a_table_that_is_none_is_refused_with_its_box(promised: object) -> None:
    text = json.loads(lw.material_text(lw.material_of("de"))) | {"promised": promised}
    ruleset = lw.Ruleset(language="fr", own_box=json.dumps(text))
    with pytest.raises(ValueError, match="not playable"):
        lw.RULES.new(ruleset, 2)


@pytest.mark.nightly
def test_turns_promise_more_to_who_has_more_letters_and_less_with_each_die() -> None:
    points = lw.Turns(lw.material_of("en"), index_in("en"), 45, 500).prospects()
    assert [10] * len(points) == [len(dice) for dice in lw.in_tenths(points)]
    assert points[0, 4, 5] > points[0, 2, 3] > points[0, 0, 0]
    measured = lw.prospects("en", 45).points[1:-1]
    assert np.abs(points - measured)[measured > 0].mean() < 1.0


def test_cards_whose_letters_many_words_have_are_worth_keeping() -> None:
    cards = {
        colour: [card.text for card in rw.deck("en") if card.colour is colour]
        for colour in rw.Colour
    }
    told = rw.told_leaves(index_in("en"), cards)
    material = rw.own_deck(cards, told)
    assert rw.deck(material) == rw.deck(rw.own_deck(cards))
    found, measured = rw.leaves(material), rw.leaves("en")
    assert {text: number / 100 for text, number in told.items()} == found
    texts = sorted(found)
    pairs = np.array([(found[text], measured[text]) for text in texts])
    assert np.corrcoef(pairs.T)[0, 1] > 0.8
    assert {} == rw.leaves(rw.own_deck(cards))
