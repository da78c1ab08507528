"""The alphabet on paper."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from tests.games.letter_pieces import lp
from tests.helpers.printed import GERMANY, has_ink_on_margins, pictures, whole_text
from wordsmith_desktop.games.letter_pieces.table.alphabet_sheet import (
    J_IS_LONG,
    LEAVES_OUT_MARKS,
    Y_IS_LONG,
    choices_of,
    draw_alphabet,
)
from wordsmith_desktop.window.kit.worksheet import WorksheetWish
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("typeface")


def wish(*chosen: str, language: str = "en") -> WorksheetWish:
    return WorksheetWish(language, chosen=dict.fromkeys(chosen, True))


def only_page(wanted: WorksheetWish) -> QImage:
    (page,) = pictures(draw_alphabet(wanted))
    return page


def test_R1_every_letter_has_the_number_of_each_piece_beneath_it() -> None:
    said = whole_text(draw_alphabet(wish()))
    _, _, letters = said.partition("The letters ")
    expected = [
        word
        for built in lp.Alphabet().constructions
        for word in (built.letter, *(str(built.counts[k]) for k in lp.Shape if built.counts[k]))
    ]
    assert expected == letters.split()


def test_R8_the_pieces_are_named_with_how_many_there_are() -> None:
    said = whole_text(draw_alphabet(wish()))
    assert "Long straights 40 in the box" in said
    assert "Small curves 20 in the box" in said


@pytest.mark.parametrize("option", [J_IS_LONG, Y_IS_LONG, LEAVES_OUT_MARKS])
def test_R1_each_choice_makes_another_alphabet(option: str) -> None:
    assert only_page(wish(option)) != only_page(wish())
    assert choices_of(wish(option)) != choices_of(wish())


def test_R4_the_german_sheet_tells_which_letters_are_built_from_two() -> None:
    set_language("de")
    for tag in ("de", "de+Klub"):
        assert whole_text(draw_alphabet(wish(language=tag))).endswith("TUER. Ä Ö Ü ß")
    assert "TUER" not in whole_text(draw_alphabet(wish()))


@pytest.mark.parametrize("language", ["en", "de"])
def test_with_every_choice_it_is_one_page_with_its_margins(language: str) -> None:
    set_language(language)
    for chosen in ((), (J_IS_LONG, Y_IS_LONG), (J_IS_LONG, Y_IS_LONG, LEAVES_OUT_MARKS)):
        page = only_page(wish(*chosen, language=language))
        assert not has_ink_on_margins(page, GERMANY)
