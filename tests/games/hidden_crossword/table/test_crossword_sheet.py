"""The worksheet with a hidden crossword to find."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.crossword_draws import dictionary, small_index
from tests.helpers.printed import drawn, pictures, texts_of
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.exercising import Level
from wordsmith_desktop.games.hidden_crossword.table.crossword_sheet import (
    KEY,
    MARKS_PLACES,
    clue_of,
    enclosed_gaps,
    make_crossword,
)
from wordsmith_desktop.games.hidden_crossword.table.paper_puzzle_page import SIGN
from wordsmith_desktop.games.hidden_crossword.words import worksheet_texts as texts
from wordsmith_desktop.window.kit.paper_print.document import Document
from wordsmith_desktop.window.kit.worksheet import WorksheetWish
from wordsmith_desktop.wording.texts import say, say_count

pytestmark = pytest.mark.usefixtures("typeface")

WISH = WorksheetWish("en", Level.EASY, 17)
PLACES = replace(WISH, chosen={MARKS_PLACES: True})


def sheet(wish: WorksheetWish) -> Document:
    made = make_crossword(wish, Vocabulary(dictionary("en")), lambda: False)
    assert made is not None
    return made


def exercise(wish: WorksheetWish) -> hc.CrosswordExercise:
    rng, words = Rng(wish.seed(KEY)), Vocabulary(dictionary("en"))
    made = hc.make_exercise(words, "en", wish.level, clue_of(wish), rng)
    assert made is not None
    return made


def test_the_first_page_has_guesses_and_the_second_the_words() -> None:
    exercises, answers = texts_of(sheet(WISH))
    assert "Solutions" not in exercises
    boxes = exercises.replace(" ", "")
    for one in exercise(WISH).riddles:
        way = "across" if one.entry.run.direction is hc.Direction.ACROSS else "down"
        assert f"{one.entry.number} {way}, {len(one.word)} letters" in exercises
        assert all(guess in boxes for guess, _ in one.guesses)
        assert f"{one.entry.number} {way}: {one.word}" in answers
        assert one.word not in exercises


def test_W10_the_letters_and_the_anchor_are_told() -> None:
    page, _ = texts_of(sheet(WISH))
    puzzle = exercise(WISH).puzzle
    letters = " ".join(sorted(tile.letter for tile in puzzle.layout))
    assert f"Letters in the puzzle {letters} " in page
    assert " ".join(puzzle.anchor) in page


def test_the_notes_at_its_head_are_sentences_of_their_own() -> None:
    german = replace(WISH, language="de")
    made = make_crossword(german, Vocabulary(dictionary("de")), lambda: False)
    assert made is not None
    page, _ = texts_of(made)
    assert f"{say(texts.NOTE)} {say(texts.UMLAUTS)}" in page


def test_W12_the_marks_are_those_that_were_chosen() -> None:
    arrows, places = (texts_of(sheet(wish))[0] for wish in (WISH, PLACES))
    assert "Arrows by the alphabet" in arrows
    assert "Right place, wrong place" not in arrows
    assert "Right place, wrong place" in places
    assert (hc.ClueType.ALPHABET, hc.ClueType.PLACE) == (clue_of(WISH), clue_of(PLACES))


def test_a_german_sheet_tells_how_umlauts_are_written() -> None:
    words = Vocabulary(dictionary("de"))
    german = make_crossword(replace(WISH, language="de"), words, lambda: False)
    assert german is not None
    assert f"{say(texts.NOTE)} {say(texts.UMLAUTS)}" in texts_of(german)[0]
    assert "AE, OE, UE and SS" in say(texts.UMLAUTS)
    assert "AE, OE, UE and SS" not in texts_of(sheet(WISH))[0]


def test_the_grid_stands_below_the_letters_with_its_numbers_inside_its_cells() -> None:
    page, _ = drawn(sheet(WISH))
    puzzle = exercise(WISH).puzzle
    numbered = hc.numbers_of(hc.Crossword(puzzle.layout))
    cells = {}
    for number in numbered.values():
        places = [place for text, place in page.texts if text == str(number)]
        (place, cell) = next(
            (place, box) for place in places for box in page.boxes if box.contains(place)
        )
        cells[number] = cell
        assert place.center().x() < cell.center().x()
        assert place.center().y() < cell.center().y()
    assert len(numbered) == len({(cell.left(), cell.top()) for cell in cells.values()})
    by_cell = {cell: cells[number] for cell, number in numbered.items()}
    side = next(iter(cells.values())).width()
    for one, box in by_cell.items():
        for other, another in by_cell.items():
            off = another.topLeft() - box.topLeft()
            assert abs(off.x() - (other.col - one.col) * side) < 0.1
            assert abs(off.y() - (other.row - one.row) * side) < 0.1
    heading = page.named(say(texts.WORDS))
    assert all(page.whole.contains(cell) for cell in cells.values())
    assert all(cell.bottom() < heading.top() for cell in cells.values())


@pytest.mark.parametrize("wish", [WISH, PLACES], ids=["alphabet", "places"])
def test_every_guess_has_its_marks_below_and_room_for_the_word_at_its_end(
    wish: WorksheetWish,
) -> None:
    page, _ = drawn(sheet(wish))
    heading = page.named(say(texts.WORDS))
    boxes = [box for box in page.boxes if box.top() > heading.bottom()]
    signs = [sign for sign in page.shapes if sign.top() > heading.bottom()]
    assert signs
    for sign in signs:
        above = [
            box
            for box in boxes
            if box.left() <= sign.center().x() <= box.right() and box.bottom() <= sign.top() + 1
        ]
        assert above, "a mark belongs to the letter above it"
        assert sign.top() - max(box.bottom() for box in above) < SIGN
        assert not any(box.adjusted(1, 1, -1, -1).intersects(sign) for box in boxes)
    for riddle in exercise(wish).riddles:
        names = texts.NAMES[riddle.entry.run.direction]
        name = page.named(say_count(names, len(riddle.word), number=riddle.entry.number))
        below = [
            box for box in boxes if box.top() >= name.bottom() and abs(box.left() - name.left()) < 1
        ]
        assert len(below) > len(riddle.guesses)
    overlapping = [
        (one, other)
        for one, other in combinations(boxes, 2)
        if one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1))
    ]
    assert [] == overlapping
    assert all(page.whole.contains(box) for box in boxes)


def test_the_same_number_makes_the_same_sheet_and_another_another() -> None:
    assert pictures(sheet(WISH)) == pictures(sheet(WISH))
    assert texts_of(sheet(WISH)) != texts_of(sheet(replace(WISH, number=18)))
    for page in texts_of(sheet(WISH)):
        assert "English words · Easy · Sheet 17" in page


def test_a_gap_with_letters_all_around_is_told_from_a_cell() -> None:
    across = (("TOT", 0), ("NET", 2))
    tiles = {
        tile
        for word, row in across
        for tile in hc.word_tiles(word, hc.Cell(row, 0), hc.Direction.ACROSS)
    }
    tiles |= set(hc.word_tiles("TAN", hc.Cell(0, 0), hc.Direction.DOWN))
    open_figure = hc.Puzzle(hc.layout_of(tiles), "TOT", "TOTNETA", "en")
    assert [] == list(enclosed_gaps(open_figure))
    tiles |= set(hc.word_tiles("TIT", hc.Cell(0, 2), hc.Direction.DOWN))
    closed = hc.Puzzle(hc.layout_of(tiles), "TOT", "TOTNETAI", "en")
    assert [hc.Cell(1, 1)] == list(enclosed_gaps(closed))


def test_a_dictionary_of_few_words_makes_no_sheet() -> None:
    few = Vocabulary(small_index({"CALL": 60, "CELL": 60}))
    assert make_crossword(WISH, few, lambda: False) is None
