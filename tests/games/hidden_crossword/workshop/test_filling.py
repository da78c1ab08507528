"""Filling a diagram: fills that are whole and right, words with what fits across, own lists."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from tests.games.hidden_crossword.workshop.clued_puzzles import NEWSPAPER, asked, diagram
from tests.helpers.computer_matches import lexicon
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.hidden_crossword.rules.crossword import Cell
from wordsmith_desktop.games.hidden_crossword.workshop.clued.diagram import Diagram, Ground
from wordsmith_desktop.games.hidden_crossword.workshop.clued.editing import (
    counts_of,
    resized,
    with_block_turned,
    with_letter,
    without_letters,
)
from wordsmith_desktop.games.hidden_crossword.workshop.clued.fill_words import (
    FillWords,
    favoured,
    joined,
    scored_in,
    with_scored,
    words_of_index,
)
from wordsmith_desktop.games.hidden_crossword.workshop.clued.filling import filled
from wordsmith_desktop.games.hidden_crossword.workshop.clued.puzzle import CluedPuzzle
from wordsmith_desktop.games.hidden_crossword.workshop.clued.slot_words import (
    WordWish,
    words_for,
    words_wished,
)
from wordsmith_desktop.games.hidden_crossword.workshop.clued.symmetry import Symmetry
from wordsmith_desktop.games.hidden_crossword.workshop.clued.word_sources import (
    SourceUse,
    keep_uses,
    load_uses,
    uses_of,
)

FIFTEEN: Final = (
    "....#.....#....",
    "....#.....#....",
    "....#.....#....",
    ".......#.......",
    "###...#...#....",
    ".....#...#.....",
    "....#....#.....",
    "...#.......#...",
    ".....#....#....",
    ".....#...#.....",
    "....#...#...###",
    ".......#.......",
    "....#.....#....",
    "....#.....#....",
    "....#.....#....",
)


def listed(tag: str) -> FillWords:
    return words_of_index(lexicon(tag).index)


@pytest.mark.parametrize("tag", ["en", pytest.param("de", marks=pytest.mark.nightly)])
def test_a_newspapers_fifteen_is_filled_with_listed_words_each_once(tag: str) -> None:
    found = filled(diagram(*FIFTEEN), listed(tag), Rng(1))
    assert found is not None
    words = [found.word(slot) for slot in found.slots]
    index = lexicon(tag).index
    assert [] == [word for word in words if index.position(word) is None]
    assert 1 == max(Counter(words).values())


def test_what_stands_stays_also_a_word_of_no_list() -> None:
    drawn = diagram("QZXJ", "....", "....", "####", "....")
    found = filled(drawn.with_square(Cell(1, 0), drawn.at(Cell(3, 0))), listed("en"), Rng(1))
    assert found is None or found.letters[Cell(0, 0)] == "Q"
    fixed = diagram("CAT#", "....", "....", "....")
    found = filled(fixed, listed("en"), Rng(3))
    assert found is not None
    assert "CAT" == "".join(found.letters[Cell(0, col)] for col in range(3))


def test_where_no_word_goes_there_is_no_fill_and_stopping_ends_it() -> None:
    assert filled(diagram("QZ.", "...", "..."), listed("en"), Rng(1)) is None
    assert filled(diagram(*FIFTEEN), listed("en"), Rng(1), should_stop=lambda: True) is None


def test_the_same_number_gives_the_same_fill() -> None:
    small = diagram("....", "....", "....", "....")
    one, other = (filled(small, listed("en"), Rng(5)) for _ in range(2))
    assert one == other is not None


def test_words_for_a_slot_tell_how_many_fit_across() -> None:
    drawn = diagram("...", "A.#", "T#.")
    across = drawn.slots[0]
    words = {one.word: one.across for one in words_for(drawn, across, listed("en"))}
    assert (words["CAN"] or 0) > 0
    only = words_for(drawn, across, listed("en"), "?AN")
    assert {"AN"} == {one.word[1:] for one in only}
    assert "CAN" in {one.word for one in only}


def test_own_words_go_first_with_their_scores() -> None:
    scored = scored_in("CAN;90\nqat\nNo Way,70\n\n7\n")
    assert {"CAN": 90, "QAT": 50, "NOWAY": 70} == scored
    words = with_scored(listed("en"), {"ZZZ": 100, **scored})
    assert "ZZZ" == words.of(3).word(0)
    assert 1 == [words.of(3).word(row) for row in range(len(words.of(3).codes))].count("CAN")
    drawn = diagram("...", "###", "...")
    assert "ZZZ" == words_for(drawn, drawn.slots[0], words)[0].word


@pytest.mark.parametrize(
    ("symmetry", "blocks"),
    [
        (Symmetry.ROTATIONAL, {Cell(0, 1), Cell(4, 3)}),
        (Symmetry.MIRROR, {Cell(0, 1), Cell(0, 3)}),
        (Symmetry.NONE, {Cell(0, 1)}),
    ],
)
def test_a_block_has_its_partner_and_both_go_again(symmetry: Symmetry, blocks: set[Cell]) -> None:
    blank = CluedPuzzle(Diagram.blank(5, 5), symmetry=symmetry.value)
    made = with_block_turned(blank, Cell(0, 1))
    found = {cell for cell in made.diagram.cells if made.diagram.at(cell).ground is Ground.BLOCK}
    assert blocks == found
    assert blank == with_block_turned(made, Cell(0, 1))


def test_clues_come_back_with_their_words() -> None:
    cut = with_block_turned(NEWSPAPER, Cell(0, 1))
    assert len(cut.tidied().clues) < len(NEWSPAPER.clues)
    back = with_letter(with_block_turned(cut, Cell(0, 1)), Cell(0, 1), "A")
    assert NEWSPAPER.clues == back.tidied().clues


def test_size_letters_and_figures() -> None:
    larger = resized(NEWSPAPER, 6, 7)
    assert (6, 7, "C") == (
        larger.diagram.height,
        larger.diagram.width,
        larger.diagram.letters[Cell(0, 0)],
    )
    assert NEWSPAPER.diagram == resized(larger, 5, 5).diagram
    bare = without_letters(NEWSPAPER)
    counts = counts_of(bare)
    assert (len(NEWSPAPER.diagram.slots), 5, 0, 20) == (
        counts.words,
        counts.blocks,
        counts.missing,
        counts.empty,
    )
    assert 1 == counts_of(asked(diagram("AB")).with_clue(diagram("AB").slots[0], "")).missing


def test_a_pattern_may_have_a_gap_of_any_length_and_scores_a_least() -> None:
    drawn = diagram(".....")
    gapped = words_for(drawn, drawn.slots[0], listed("en"), "S*NE")
    assert {"STONE", "SHINE"} <= {one.word for one in gapped}
    assert all(one.word[0] == "S" and one.word.endswith("NE") for one in gapped)
    good = words_wished(drawn, drawn.slots[0], listed("en"), WordWish("S*", least=50))
    assert 50 <= min(one.score for one in good)
    assert len(good) < len(words_for(drawn, drawn.slots[0], listed("en"), "S*"))


def test_words_of_another_length_are_looked_up_and_are_for_no_slot() -> None:
    drawn = diagram(".....")
    by_pattern = words_wished(drawn, drawn.slots[0], listed("en"), WordWish("ELE????T"))
    assert ("ELEPHANT", None) in {(one.word, one.across) for one in by_pattern}
    by_length = words_wished(drawn, drawn.slots[0], listed("en"), WordWish("*ING", length=7))
    assert {7} == {len(one.word) for one in by_length}
    anything = words_wished(drawn, None, listed("en"), WordWish("*QUAR*"))
    assert {"SQUARE", "QUARTER"} <= {one.word for one in anything}
    assert [one.score for one in anything] == sorted((one.score for one in anything), reverse=True)


def test_words_of_several_lists_are_there_once_and_favoured_ones_first() -> None:
    few = with_scored(FillWords({}), {"CAT": 20, "DOG": 30, "QZX": 5})
    both = joined([listed("en"), favoured(few)])
    found = words_for(diagram("..."), diagram("...").slots[0], both)
    assert {"CAT", "DOG", "QZX"} == {one.word for one in found[:3]}
    assert 1 == max(Counter(one.word for one in found).values())
    assert {82, 90, 95} == {one.score for one in found[:3]}
    own = with_scored(listed("en"), {"THE": 1})
    assert [1] == [
        int(score) for at, score in enumerate(own.of(3).scores) if own.of(3).word(at) == "THE"
    ]


def test_what_was_chosen_of_dictionaries_is_kept_and_the_usual_one_is_used_at_first(
    tmp_path: Path,
) -> None:
    tags = ["en", "en-gb", "de", "fr+Mots", "en+Mine"]
    use = SourceUse
    assert {"en": use.USED, "en-gb": use.OFF, "en+Mine": use.OFF} == uses_of("en", tags, {})
    assert {"fr+Mots": use.USED} == uses_of("fr", tags, {})
    keep_uses(tmp_path, {"en": use.OFF, "en+Mine": use.FIRST})
    kept = load_uses(tmp_path)
    assert {"en": use.OFF, "en-gb": use.OFF, "en+Mine": use.FIRST} == uses_of("en", tags, kept)
    (tmp_path / "word-lists.json").write_text('{"en": "often"}')
    assert {} == load_uses(tmp_path)
