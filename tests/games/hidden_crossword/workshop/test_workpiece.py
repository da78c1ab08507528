"""Puzzles in the making: letters, anchors and clues, and what keeps them from being hidden."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.workshop.pieces import FREE, TRAINS
from tests.helpers.crossword_draws import dictionary
from tests.helpers.finished_puzzles import LONG, laid
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.hidden_crossword.rules.ruleset import MOST_TILES
from wordsmith_desktop.games.hidden_crossword.workshop.workpiece import (
    Workpiece,
    drawn_pool,
    hidden_puzzle,
    hiding_reasons,
    typed_pool,
)


@pytest.mark.parametrize("seed", range(40))
def test_a_drawn_pool_is_what_the_rules_deal(seed: int) -> None:
    """W3–W6: eight consonants and four vowels, two of each twice, two red ones at most."""
    pool = Counter(drawn_pool(Rng(seed)))
    vowels = [one for one in pool if one in hc.VOWELS]
    # A Q brings a U that may be a fifth vowel.
    assert len(vowels) == 4 or ("Q" in pool and len(vowels) == 5)
    assert 8 == len(pool) - len(vowels)
    assert sum(one in hc.RED for one in pool) <= 2
    assert all(count == 1 for one, count in pool.items() if one in hc.RED)
    assert sum(count == 2 for one, count in pool.items() if one not in (*hc.VOWELS, *hc.RED)) == 2


def test_typed_letters_are_folded() -> None:
    assert "GROESSEABC" == typed_pool("Größe, a-b c!")


def test_the_anchor_is_the_chosen_one_or_the_first_that_lies_across() -> None:
    assert "TRAIN" == TRAINS.the_anchor
    assert "TRAIN" == replace(TRAINS, anchor="GONE").the_anchor
    assert ("REP",) == Workpiece(layout=laid("REP", "T", "O")).anchors
    assert "" == Workpiece(layout=laid("TO", "R", "E")).the_anchor
    both = Workpiece(layout=laid("LOOK", "O", "REST", "D"), anchor="REST")
    assert (("LOOK", "REST"), "REST") == (both.anchors, both.the_anchor)


def test_clues_belong_to_words_and_come_back_with_them() -> None:
    gone = replace(TRAINS, layout=laid("TRAIN"))
    assert "Not new – ü" == gone.texts["OLD"]
    assert () == gone.tidied().clues
    assert "OLD" not in TRAINS.with_clue("OLD", "").texts


@pytest.mark.parametrize(
    ("piece", "why"),
    [
        (Workpiece(), hc.GridWhy.EMPTY),
        (Workpiece(layout=laid("LOOK")), hc.GridWhy.TOO_FEW_WORDS),
        (Workpiece(layout=laid("LOOK", "O", "T", "", "AT")), hc.GridWhy.NOT_CONNECTED),
        (replace(TRAINS, pool="TRAIN"), hc.GridWhy.TOO_MANY),
        (Workpiece(layout=LONG.layout), hc.Why.PUZZLE_TOO_LARGE),
        (replace(TRAINS, pool=TRAINS.pool + "E" * MOST_TILES), hc.Why.PUZZLE_TOO_LARGE),
    ],
)
def test_what_keeps_a_puzzle_from_being_hidden(piece: Workpiece, why: object) -> None:
    assert why in [reason.code for reason in hiding_reasons(piece)]


@pytest.mark.parametrize("piece", [TRAINS, FREE])
def test_what_is_hidden_has_its_letters(piece: Workpiece) -> None:
    assert () == hiding_reasons(piece)
    given = hidden_puzzle(piece)
    laid_letters = Counter(tile.letter for tile in given.layout)
    assert not laid_letters - Counter(given.pool)
    assert piece.is_free is (laid_letters == Counter(given.pool))


# Letters without end


def test_any_letter_can_be_laid_as_often_as_one_likes() -> None:
    editor = hc.Editor.over((), "", is_free=True)
    for letter in "BANANAA":
        editor = editor.typed(letter)
    assert ("BANANAA", None) == (hc.Crossword(editor.layout).words[0], editor.stopped)
    assert 26 == len(editor.rack)


@pytest.mark.parametrize("tag", ["en", "de"])
def test_words_for_a_slot_without_end_of_letters_fit(tag: str) -> None:
    """As many as are wanted, the commonest first, and all crossings are words."""
    index = dictionary(tag)
    editor = hc.Editor.over(laid("TRAIN", "A", "REP"), "", is_free=True)
    found = hc.suggestions(editor.with_caret(hc.Cell(1, 4), hc.Direction.DOWN), index, least=25)
    assert len(found) > 100
    assert sorted(found, key=lambda one: -one.commonness)[0].commonness == found[0].commonness
    for one in found[:: max(1, len(found) // 40)]:
        after = editor.typed_word(one.word, one.start, one.direction)
        assert isinstance(after, hc.Editor)
        pool = "".join(after.grid.letters.values())
        demands = hc.Demands("", pool, 0, may_repeat=True)
        faults = hc.grid_faults(after.grid, demands, lambda word: index.position(word) is not None)
        old = {"TRAIN", "TAR", "REP"}
        assert all(fault.text in old for fault in faults if fault.why is hc.GridWhy.NOT_A_WORD)
        assert one.word in after.grid.words
