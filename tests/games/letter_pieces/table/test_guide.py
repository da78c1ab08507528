"""The alphabet guide: every letter, its pieces in words, and what can be built."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from wordsmith_desktop.games.letter_pieces.table.guide import AlphabetGuide, say_letter
from wordsmith_desktop.games.letter_pieces.words import lesson_texts as texts
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.theme import THEMES
from wordsmith_desktop.wording.texts import say, set_language

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.fixture
def guide(qtbot: QtBot) -> AlphabetGuide:
    made = AlphabetGuide()
    qtbot.addWidget(made)
    made.resize(320, 600)
    made.show()
    return made


def test_every_letter_and_mark_is_there(guide: AlphabetGuide) -> None:
    assert "".join(guide.cards) == lp.CHARACTERS


def test_a_letter_says_its_pieces(guide: AlphabetGuide) -> None:
    assert guide.cards["A"].accessibleName() == "A: two long straights, one short straight"
    assert guide.cards["N"].accessibleName() == "N: three long straights"
    assert guide.cards["-"].accessibleName() == "Hyphen: one short straight"


def test_a_letter_says_its_pieces_in_german() -> None:
    set_language("de")
    assert say_letter("Q", (0, 1, 2, 0)) == "Q: eine kurze Gerade, zwei große Bögen"
    assert say_letter("'", (0, 1, 0, 0)) == "Apostroph: eine kurze Gerade"


def test_all_that_is_said_of_a_letter_is_in_its_tip_too(guide: AlphabetGuide) -> None:
    card = guide.cards["X"]
    assert "X: two long straights\nTwo longs cross." == card.toolTip()
    guide.show_pool((0, 0, 0, 0))
    assert "X: two long straights; pieces are missing\nTwo longs cross." == card.toolTip()
    assert say(texts.GUIDE) == guide.accessibleName() != ""


def test_letters_typed_on_a_card_go_up_to_the_page(qtbot: QtBot, guide: AlphabetGuide) -> None:
    with qtbot.waitActive(guide):
        guide.activateWindow()
    typed: list[str] = []
    guide.keyPressEvent = lambda event: typed.append(event.text())  # type: ignore[method-assign]
    guide.cards["A"].setFocus()
    QTest.keyClick(guide.cards["A"], Qt.Key.Key_K)
    assert (["k"], True) == (typed, guide.cards["A"].hasFocus())


def test_how_every_letter_lies_is_told(guide: AlphabetGuide) -> None:
    assert set(texts.HOW) == set(lp.CHARACTERS)
    assert guide.cards["X"].accessibleDescription() == "Two longs cross."


def test_R1_the_pool_marks_what_it_is_enough_for(guide: AlphabetGuide) -> None:
    guide.show_pool((1, 1, 0, 0))
    marked = "".join(letter for letter, card in guide.cards.items() if card.can_build)
    assert marked == "ILT-'"
    assert guide.cards["T"].accessibleName().endswith("; your pieces are enough")
    assert guide.cards["A"].accessibleName().endswith("; pieces are missing")
    guide.show_pool(None)
    assert {card.can_build for card in guide.cards.values()} == {None}


def test_the_mark_is_more_than_a_colour(guide: AlphabetGuide) -> None:
    """Painted without any colour, a card that can be built still looks different."""
    card = guide.cards["T"]
    pictures = []
    for can_build in (True, False):
        card.set_can_build(can_build)
        image = card.grab().toImage()
        pictures.append(
            {
                (x, y)
                for x in range(image.width())
                for y in range(image.height() // 3)
                if image.pixelColor(x, y).lightness() < 110
            }
        )
    assert len(pictures[0]) > len(pictures[1]) + 100


def test_the_typed_letter_lights_up_and_comes_into_sight(guide: AlphabetGuide) -> None:
    assert guide.cards["Z"].visibleRegion().isEmpty()
    guide.highlight("Z")
    assert [card.letter for card in guide.cards.values() if card.is_highlighted] == ["Z"]
    assert not guide.cards["Z"].visibleRegion().isEmpty()
    guide.highlight("")
    assert not any(card.is_highlighted for card in guide.cards.values())


def test_arrow_keys_walk_over_the_cards(qtbot: QtBot, guide: AlphabetGuide) -> None:
    with qtbot.waitActive(guide):
        guide.activateWindow()
    guide.cards["A"].setFocus()
    QTest.keyClick(guide.cards["A"], Qt.Key.Key_Right)
    assert guide.cards["B"].hasFocus()
    QTest.keyClick(guide.cards["B"], Qt.Key.Key_Down)
    assert guide.cards["E"].hasFocus()
    QTest.keyClick(guide.cards["E"], Qt.Key.Key_Left)
    assert guide.cards["D"].hasFocus()


def test_one_card_takes_the_tab_key(guide: AlphabetGuide) -> None:
    stops = [
        card.letter
        for card in guide.cards.values()
        if card.focusPolicy() is Qt.FocusPolicy.StrongFocus
    ]
    assert stops == ["A"]


@pytest.mark.parametrize(("width", "scale"), [(320, 100), (320, 200), (900, 100), (500, 200)])
def test_no_card_reaches_beyond_the_guide(qtbot: QtBot, width: int, scale: int) -> None:
    appearance().set_look(Look(text_scale=scale))
    guide = AlphabetGuide()
    qtbot.addWidget(guide)
    guide.resize(width, 600)
    guide.show()
    ends = [card.mapTo(guide, card.rect().topRight()).x() for card in guide.cards.values()]
    assert max(ends) < width


@pytest.mark.parametrize("scale", [100, 200])
def test_a_wide_guide_shows_larger_letters_and_a_narrow_one_small_ones_again(
    qtbot: QtBot, scale: int
) -> None:
    appearance().set_look(Look(text_scale=scale))
    guide = AlphabetGuide()
    qtbot.addWidget(guide)
    guide.show()
    found = []
    for width in (60, 100, 60):
        guide.resize(appearance().look.px(width), 600)
        QApplication.processEvents()
        (height,) = {card.height() for card in guide.cards.values()}
        breadths = sorted(card.width() for card in guide.cards.values())
        assert breadths[-1] - breadths[0] <= 1
        found.append((height, len({card.x() for card in guide.cards.values()}), breadths[0]))
        cards = [QRect(card.pos(), card.size()) for card in guide.cards.values()]
        assert not any(one.intersects(other) for one, other in combinations(cards, 2))
    small, large, again = found
    assert (small[0] < large[0], small[1] < large[1]) == (True, True)
    assert small == again
    assert [True, True] == [found[at][2] >= appearance().look.px(least) for at, least in _LEAST]


_LEAST = ((0, 12), (1, 15))
"""How broad cards are at least in a narrow and in a wide guide, in grid steps."""


def test_arrow_keys_stop_at_the_ends_and_take_the_tab_stop_along(
    qtbot: QtBot, guide: AlphabetGuide
) -> None:
    with qtbot.waitActive(guide):
        guide.activateWindow()
    first, *_, last = guide.cards.values()
    first.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(first, key)
        assert first.hasFocus()
    for _ in guide.cards:
        QTest.keyClick(guide.focusWidget(), Qt.Key.Key_Right)
    assert last.hasFocus()
    assert not last.visibleRegion().isEmpty()
    stops = [
        card for card in guide.cards.values() if card.focusPolicy() is Qt.FocusPolicy.StrongFocus
    ]
    assert [last] == stops


def test_the_legend_stands_there_only_with_a_pool(guide: AlphabetGuide) -> None:
    legend = next(one for one in guide.findChildren(QLabel) if say(texts.LEGEND) == one.text())
    assert not legend.isVisible()
    guide.show_pool((1, 1, 0, 0))
    assert legend.isVisible()
    assert legend.geometry().bottom() < guide.cards["A"].mapTo(guide, QPoint()).y()
    guide.show_pool(None)
    assert not legend.isVisible()


def test_house_forms_and_missing_marks_are_followed(qtbot: QtBot) -> None:
    guide = AlphabetGuide(lp.Alphabet(lp.AlphabetChoices(j=lp.JForm.LONG_ON_CURVE, marks=False)))
    qtbot.addWidget(guide)
    assert guide.cards["J"].accessibleName() == "J: one long straight, one small curve"
    assert "-" not in guide.cards


@pytest.mark.parametrize("theme", THEMES)
def test_it_paints_in_every_theme(qtbot: QtBot, theme: str) -> None:
    appearance().set_look(Look(THEMES[theme]))
    guide = AlphabetGuide()
    qtbot.addWidget(guide)
    guide.show_pool((3, 2, 1, 2))
    guide.highlight("B")
    assert not guide.grab().isNull()
