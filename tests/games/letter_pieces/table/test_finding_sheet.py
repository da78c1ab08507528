"""The worksheet with words to find in ten pieces."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.crossword_draws import dictionary, small_index
from tests.helpers.printed import drawn, pictures, texts_of
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.challenges.challenge import Challenge
from wordsmith_desktop.features.challenges.codes import parse_code
from wordsmith_desktop.features.challenges.feature import deal
from wordsmith_desktop.features.challenges.first_deal import opened
from wordsmith_desktop.games.common.exercising import Level
from wordsmith_desktop.games.letter_pieces.table.finding_sheet import (
    HEAPS,
    LEAST_WORDS,
    Heap,
    make_finding,
    make_heaps,
)
from wordsmith_desktop.games.letter_pieces.words import worksheet_texts as texts
from wordsmith_desktop.window.kit.paper_print.document import Document
from wordsmith_desktop.window.kit.worksheet import WorksheetWish
from wordsmith_desktop.wording.texts import say, set_language

pytestmark = pytest.mark.usefixtures("typeface")

WISH = WorksheetWish("en", Level.EASY, 17, deal=deal)


def on() -> bool:
    return False


def heaps(wish: WorksheetWish) -> tuple[Heap, ...]:
    found = make_heaps(wish, Vocabulary(dictionary(wish.language)), on)
    assert found is not None
    return found


def sheet(wish: WorksheetWish) -> Document:
    made = make_finding(wish, Vocabulary(dictionary(wish.language)), on)
    assert made is not None
    return made


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("language", ["en", "de"])
def test_R46_every_heap_has_ten_pieces_and_enough_words(language: str, level: Level) -> None:
    for number in (1, 2, 9999):
        found = heaps(replace(WISH, language=language, level=level, number=number))
        assert [10] * HEAPS == [lp.total(heap.pieces) for heap in found]
        assert HEAPS == len({heap.code for heap in found})
        assert all(len(heap.words) >= LEAST_WORDS for heap in found)
        for heap in found:
            assert all(lp.fits(lp.Alphabet().counts_of(word), heap.pieces) for word in heap.words)


def test_the_same_number_makes_the_same_sheet_and_another_another() -> None:
    assert pictures(sheet(WISH)) == pictures(sheet(WISH))
    others = (replace(WISH, number=18), replace(WISH, level=Level.HARD), replace(WISH, number=1))
    assert [] == [one for one in others if heaps(one) == heaps(WISH)]


def test_the_code_beside_a_heap_deals_its_pieces_in_the_program() -> None:
    for heap in heaps(WISH):
        challenge = Challenge(parse_code(heap.code))
        state = opened(challenge.deal, challenge.seed).state
        assert heap.pieces == state.players[0].counts
        assert "warm-up" == challenge.kind.key


def test_solutions_stand_on_their_own_page_and_nowhere_else() -> None:
    exercises, answers = texts_of(sheet(WISH))
    assert "Solutions" not in exercises
    assert "Solutions" in answers
    for heap in heaps(WISH):
        assert heap.code in exercises
        assert ", ".join(heap.words[:1]) in answers
        assert heap.words[0] not in exercises


def test_every_heap_tells_how_many_words_it_hides_between_its_name_and_its_code() -> None:
    page, _ = drawn(sheet(WISH))
    hides = say(texts.HEAP_HIDES, n=LEAST_WORDS)
    told = [place for text, place in page.texts if text == hides]
    assert HEAPS == len(told)
    for number, (place, heap) in enumerate(zip(told, heaps(WISH), strict=True), 1):
        name = page.named(say(texts.HEAP, n=number))
        code = page.named(say(texts.HEAP_CODE, code=heap.code))
        assert name.right() < place.left() < place.right() < code.left()
        assert code.right() <= page.whole.right() + 1
        for other in (name, code):
            assert other.top() < place.center().y() < other.bottom()


def test_below_its_pieces_every_heap_has_lines_to_write_on() -> None:
    page, _ = drawn(sheet(WISH))
    ends = [page.named(say(texts.HEAP, n=n)).top() for n in range(2, HEAPS + 1)]
    tops = [page.named(say(texts.HEAP, n=n)).bottom() for n in range(1, HEAPS + 1)]
    for top, end in zip(tops, (*ends, page.whole.bottom()), strict=True):
        pieces = [one for one in page.shapes if top < one.center().y() < end]
        assert 10 == len(pieces)
        by_place = sorted(pieces, key=lambda one: one.left())
        assert all(page.whole.contains(piece) for piece in pieces)
        assert all(a.right() < b.left() for a, b in pairwise(by_place))
        lines = [line for line in page.lines if top < line.y1() < end]
        levels = sorted({line.y1() for line in lines})
        assert len(levels) >= 5
        assert min(b - a for a, b in pairwise(levels)) == max(b - a for a, b in pairwise(levels))
        room = levels[1] - levels[0]
        assert room > 50, "nobody writes so small"
        assert levels[0] - room >= max(piece.bottom() for piece in pieces)
        for level in levels:
            row = sorted((one.x1(), one.x2()) for one in lines if one.y1() == level)
            assert all(a[1] < b[0] for a, b in pairwise(row))
            assert 0 <= row[0][0] < row[-1][1] <= page.whole.right()


def test_both_pages_tell_what_makes_the_sheet_again() -> None:
    for page in texts_of(sheet(WISH)):
        assert "English words · Easy · Sheet 17" in page


def test_R4_in_german_the_sheet_tells_how_umlauts_are_built() -> None:
    set_language("de")
    german, _ = texts_of(sheet(replace(WISH, language="de")))
    assert "Aus TÜR wird TUER" in german
    assert "Deutsche Wörter · Leicht · Blatt 17" in german


def test_a_dictionary_of_few_words_makes_no_sheet() -> None:
    few = Vocabulary(small_index({"CALL": 60, "CELL": 60}))
    assert make_finding(WISH, few, on) is None


def test_it_stops_when_nobody_wants_it_any_more() -> None:
    words = Vocabulary(dictionary("en"))
    assert make_finding(WISH, words, lambda: True) is None
