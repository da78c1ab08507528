"""The marks under a guess: shapes that need no colour, and words for who cannot see them."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from wordsmith_desktop.games.hidden_crossword.table.mark_face import OUTLINES, paint_mark
from wordsmith_desktop.games.hidden_crossword.table.marks import MarkedWord, say_marked
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.theme import LIGHT, THEMES, Theme
from wordsmith_desktop.wording.texts import Language, set_language

SMALL, LARGE = 16, 32
"""Side of a mark in a sheet at 100 % and at 200 %, in pixels."""


def _dark_pixels(mark: hc.Mark, theme: Theme, side: int) -> set[tuple[int, int]]:
    """Where a mark stands out from its ground, whatever its colour."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white if not theme.is_dark else Qt.GlobalColor.black)
    painter = QPainter(image)
    paint_mark(painter, QRectF(image.rect()), mark, Look(theme))
    painter.end()
    ground = 0 if theme.is_dark else 255
    return {
        (x, y)
        for x in range(side)
        for y in range(side)
        if abs(image.pixelColor(x, y).lightness() - ground) > 60
    }


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("side", [SMALL, LARGE])
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_mark_has_a_shape_of_its_own(theme: Theme, side: int) -> None:
    shapes = {mark: _dark_pixels(mark, theme, side) for mark in hc.Mark}
    for one, other in combinations(hc.Mark, 2):
        differing = shapes[one] ^ shapes[other]
        assert len(differing) > 0.05 * side * side, (one, other)


@pytest.mark.usefixtures("dressed")
def test_W15_arrows_point_away_from_each_other() -> None:
    earlier, later = (_dark_pixels(mark, LIGHT, LARGE) for mark in (hc.Mark.EARLIER, hc.Mark.LATER))
    mirrored = {(LARGE - 1 - x, y) for x, y in later}
    assert len(earlier ^ mirrored) < 0.03 * LARGE * LARGE
    heights = [sum(1 for at, _ in earlier if at == x) for x in range(LARGE)]
    head = max(range(LARGE), key=heights.__getitem__)
    assert head < LARGE / 2, "the broad end of an arrow to the left is on the left"


@pytest.mark.parametrize("mark", OUTLINES)
def test_every_mark_lies_in_its_square_and_is_even_on_both_sides(mark: hc.Mark) -> None:
    corners = {(round(x, 6), round(y, 6)) for x, y in OUTLINES[mark]}
    assert all(max(abs(x), abs(y)) <= 0.5 for x, y in corners)
    assert corners == {(-x, y) if mark is hc.Mark.STAR else (x, -y) for x, y in corners}


def test_the_head_of_an_arrow_is_broader_than_its_shaft() -> None:
    arrow = OUTLINES[hc.Mark.EARLIER]
    (tip,) = (x for x, y in arrow if not y)
    assert tip == min(x for x, _ in arrow)
    (end,) = {y for x, y in arrow if x == max(x for x, _ in arrow) and y > 0}
    assert end < max(y for _, y in arrow) / 2


@pytest.mark.usefixtures("dressed")
def test_W16_where_a_letter_is_not_in_the_word_there_is_hardly_anything() -> None:
    nothing, dash = (
        _dark_pixels(mark, LIGHT, LARGE) for mark in (hc.Mark.NOTHING, hc.Mark.ELSEWHERE)
    )
    assert 0 < len(nothing) < len(dash) / 2


@pytest.mark.parametrize(
    ("language", "marks", "expected"),
    [
        (
            "en",
            hc.alphabet_marks("RUN", "RAT"),
            "RAT: R right, A later in the alphabet, T earlier",
        ),
        (
            "de",
            hc.alphabet_marks("RUN", "RAT"),
            "RAT: R richtig, A später im Alphabet, T früher",
        ),
        (
            "en",
            hc.place_marks("ART", "RAT"),
            "RAT: R elsewhere in the word, A elsewhere in the word, T right",
        ),
        (
            "de",
            hc.place_marks("ROH", "RAT"),
            "RAT: R richtig, A nicht im Wort, T nicht im Wort",
        ),
        ("en", (), "RAT"),
    ],
)
@pytest.mark.usefixtures("dressed")
def test_a_guess_is_spelled_out(language: Language, marks: hc.Marks, expected: str) -> None:
    set_language(language)
    assert expected == say_marked("RAT", marks)


@pytest.fixture
def column(qtbot: QtBot, dressed: QApplication) -> QWidget:
    assert dressed
    made = QWidget()
    qtbot.addWidget(made)
    QVBoxLayout(made)
    return made


def _shown(column: QWidget, word: str, clue: hc.ClueType = hc.ClueType.ALPHABET) -> MarkedWord:
    made = MarkedWord(look_px())
    made.show_word(word, hc.marks_of(clue, "CRATES"[: len(word)], word))
    layout = column.layout()
    assert layout is not None
    layout.addWidget(made)
    return made


def look_px() -> int:
    return appearance().look.px(3.5)


def test_words_of_one_length_stand_in_the_same_columns(column: QWidget) -> None:
    first, second = _shown(column, "CRANES"), _shown(column, "TRACES")
    column.resize(160, 200)
    column.show()
    assert first.tile_areas() == second.tile_areas()
    assert 6 == len(first.tile_areas())
    assert first.tile_areas()[-1].right() <= first.width()


@pytest.mark.parametrize("scale", [100, 200])
def test_tiles_grow_with_the_text_and_shrink_where_there_is_no_room(
    column: QWidget, scale: int
) -> None:
    appearance().set_look(Look(text_scale=scale))
    word = _shown(column, "CRANES")
    column.resize(900, 200)
    column.show()
    assert look_px() == word.tile_areas()[0].height()
    column.resize(190, 200)
    assert word.minimumSizeHint().width() <= word.width()
    assert 20 <= word.tile_areas()[0].height() < look_px()


def test_a_word_without_marks_takes_no_room_for_them(column: QWidget) -> None:
    marked = _shown(column, "CRANES")
    with_marks = marked.sizeHint().height()
    marked.show_word("CRANES")
    assert marked.sizeHint().height() < with_marks


def test_nothing_of_a_word_stays_when_the_curtain_falls(column: QWidget) -> None:
    word = _shown(column, "CRANES")
    word.show_nothing()
    assert ("", "", []) == (word.word, word.accessibleName(), word.tile_areas())


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("clue", hc.ClueType)
def test_marks_are_painted_in_every_theme(column: QWidget, theme: Theme, clue: hc.ClueType) -> None:
    appearance().set_look(Look(theme))
    word = _shown(column, "CRANES", clue)
    column.show()
    marked = word.grab().toImage()
    word.show_word("CRANES", (hc.Mark.NOTHING,) * 6)
    assert marked != word.grab().toImage()
