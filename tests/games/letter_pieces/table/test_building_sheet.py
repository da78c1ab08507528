"""The worksheet with letters and words to build."""

from __future__ import annotations

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.crossword_draws import dictionary, small_index
from tests.helpers.printed import AMERICA, drawn, pictures, texts_of
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.exercising import Level
from wordsmith_desktop.games.letter_pieces.table.alphabet_sheet import J_IS_LONG
from wordsmith_desktop.games.letter_pieces.table.building_sheet import (
    KEY,
    LETTERS,
    WORDS,
    make_building,
)
from wordsmith_desktop.window.kit.paper_print.document import Document
from wordsmith_desktop.window.kit.worksheet import WorksheetWish
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("typeface")

WISH = WorksheetWish("en", Level.MEDIUM, 17)


def vocabulary() -> Vocabulary:
    return Vocabulary(dictionary("en"))


def sheet(wish: WorksheetWish) -> Document:
    made = make_building(wish, vocabulary(), lambda: False)
    assert made is not None
    return made


def wanted() -> lp.Building:
    rng = Rng(WISH.seed(KEY))
    found = lp.something_to_build(vocabulary(), WISH.level, rng, letters=LETTERS, count=WORDS)
    assert found is not None
    return found


def figures(counts: lp.Counts) -> str:
    return " ".join(str(count) for count in counts if count)


def test_the_first_page_asks_and_the_second_tells_the_pieces_of_each() -> None:
    exercises, answers = texts_of(sheet(WISH))
    _, _, asked = exercises.partition("Build these letters ")
    assert f"{' '.join(wanted().letters)} Build these words" in asked
    _, _, told = answers.partition("Solutions ")
    alphabet = lp.Alphabet()
    for letter in wanted().letters:
        assert f"{letter} {figures(alphabet.counts(letter))}" in told
    for word in wanted().words:
        assert word in asked
        assert f"{word} {figures(alphabet.counts_of(word))}" in told


def test_a_name_stands_above_two_lines_to_build_it_between() -> None:
    page, _ = drawn(sheet(WISH))
    for name in (*wanted().letters, *wanted().words):
        place = page.named(name)
        below = sorted(
            line.y1()
            for line in page.lines
            if line.y1() == line.y2() and line.x1() <= place.left() < line.x2()
            if line.y1() >= place.center().y()
        )
        top, foot = below[:2]
        assert place.bottom() <= top
        assert foot - top > place.height()
    assert all(0 <= line.x1() < line.x2() <= page.whole.width() for line in page.lines)


def test_boxes_and_their_pieces_lie_below_the_lines_and_above_the_next_name() -> None:
    page, _ = drawn(sheet(WISH))
    dotted = [line for line in page.lines if line.y1() == line.y2()]
    for place in (*page.boxes, *page.shapes):
        over = [line.y1() for line in dotted if line.x1() <= place.center().x() < line.x2()]
        assert max(y for y in over if y < place.center().y()) < place.top()
        assert [] == [y for y in over if place.top() <= y <= place.bottom()]
    names = [page.named(name) for name in (*wanted().letters, *wanted().words)]
    assert [] == [box for box in page.boxes if any(box.intersects(name) for name in names)]


def test_every_box_has_its_piece_to_its_left_and_level_with_it() -> None:
    page, _ = drawn(sheet(WISH))
    assert (LETTERS + WORDS) * len(lp.Shape) == len(page.boxes) == len(page.shapes)
    before = None
    for box, piece in zip(page.boxes, page.shapes, strict=True):
        assert 0 <= piece.left() + 1
        assert piece.right() < box.left() < piece.right() + box.width()
        assert box.top() <= piece.center().y() <= box.bottom()
        assert page.whole.contains(box)
        if before is not None and before.top() == box.top():
            assert before.right() < piece.left() or before.left() > piece.left()
        before = box


def test_solutions_stand_beside_their_letters_and_overlap_nowhere() -> None:
    _, page = drawn(sheet(WISH))
    assert all(page.whole.adjusted(-2, -2, 2, 2).contains(piece) for piece in page.shapes)
    for word in wanted().words:
        place = page.named(word)
        level = [
            piece for piece in page.shapes if place.top() < piece.center().y() < place.bottom()
        ]
        assert level
        assert all(piece.left() > place.right() for piece in level)
    figures_placed = [place for text, place in page.texts if text.isdigit()]
    assert [] == [
        (figure, piece)
        for figure in figures_placed
        for piece in page.shapes
        if figure.adjusted(1, 1, -1, -1).intersects(piece)
    ]


def test_the_same_number_makes_the_same_sheet_and_another_another() -> None:
    assert pictures(sheet(WISH)) == pictures(sheet(WISH))
    assert texts_of(sheet(WISH)) != texts_of(sheet(replace(WISH, number=18)))
    for page in texts_of(sheet(WISH)):
        assert "English words · Medium · Sheet 17" in page


def test_R4_in_german_the_sheet_tells_how_umlauts_are_built() -> None:
    set_language("de")
    words = Vocabulary(dictionary("de"))
    made = make_building(WorksheetWish("de"), words, lambda: False)
    assert made is not None
    assert "Aus TÜR wird TUER" in texts_of(made)[0]


@pytest.mark.parametrize("level", Level)
def test_exercises_fill_one_page_and_solutions_another(level: Level) -> None:
    assert 2 == len(pictures(sheet(replace(WISH, level=level)), AMERICA))


def test_R1_the_answers_go_by_the_way_that_was_chosen_to_build_a_letter() -> None:
    numbers = range(1, 40)
    wishes = (replace(WISH, number=number) for number in numbers)
    with_j = next(wish for wish in wishes if " J " in texts_of(sheet(wish))[0])
    long_j = replace(with_j, chosen={J_IS_LONG: True})
    usual, other = texts_of(sheet(with_j)), texts_of(sheet(long_j))
    assert usual[0] == other[0]
    assert pictures(sheet(with_j))[1] != pictures(sheet(long_j))[1]


def test_a_dictionary_of_few_words_makes_no_sheet() -> None:
    few = Vocabulary(small_index({"CALL": 60, "CELL": 60}))
    assert make_building(WISH, few, lambda: False) is None
