"""The words that still fit, in three orders and each with its figure; and cards that stay."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword.table.sheet_desk import RECORDS, Desk, guess, view
from tests.games.play_hands import click
from wordsmith_desktop.games.hidden_crossword.rules.candidate_figures import CandidateFigures
from wordsmith_desktop.games.hidden_crossword.table.sheet.fitting_words import (
    WordOrder,
    figure_text,
)
from wordsmith_desktop.games.hidden_crossword.table.sheet.slot_card import SlotCard

WORDS = ("AND", "LIE", "AIL")
FIGURES = {
    "AND": CandidateFigures(62, 2.5),
    "LIE": CandidateFigures(44, 1.25),
    "AIL": CandidateFigures(24, 1.9),
}


@pytest.fixture
def desk(qtbot: QtBot, typeface: str) -> Desk:
    assert typeface
    made = Desk(qtbot, width=1100)
    made.sheet.show_sheet(view())
    return made


def card(desk: Desk, length: int, place: int) -> SlotCard:
    return desk.sheet.by_word.slot_cards[length, place]


def test_the_words_stand_in_the_order_that_is_chosen(desk: Desk) -> None:
    desk.sheet.show_candidates(3, 0, 3, WORDS, FIGURES)
    shown = card(desk, 3, 0)
    click(shown.still_fit)

    def lines() -> list[str]:
        return [shown.words.model().index(row, 0).data() for row in range(len(shown.words.listed))]

    assert ["AND  ●●●●", "LIE  ●●●○", "AIL  ●○○○"] == lines()
    click(shown.order.button(WordOrder.ALPHABET))
    assert ["AIL  ●○○○", "AND  ●●●●", "LIE  ●●●○"] == lines()
    click(shown.order.button(WordOrder.TELLING))
    # To one decimal, as Qt rounds it.
    assert ["LIE", "AIL", "AND"] == [line.split()[0] for line in lines()]
    assert "AIL  1.9" in lines()
    spoken = shown.words.model().index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "AIL, would leave 1.9 words on average" == spoken
    place = shown.words.visualRect(shown.words.model().index(1, 0)).center()
    click(shown.words.viewport(), place)
    assert ["AIL"] == desk.chosen


def test_a_single_word_needs_no_order(desk: Desk) -> None:
    desk.sheet.show_candidates(3, 0, 1, WORDS[:1], FIGURES)
    click(card(desk, 3, 0).still_fit)
    assert not card(desk, 3, 0).order.isVisible()


def test_the_anchors_card_shows_the_anchor(desk: Desk) -> None:
    """MARE is known from the start, whatever was guessed at it."""
    assert card(desk, 4, 1).slot.is_found
    desk.sheet.show_sheet(view((guess(1, "RULE", 1),)))
    assert (True, "MARE") == (card(desk, 4, 1).slot.is_found, card(desk, 4, 1).slot.pattern)
    assert "MARE" in card(desk, 4, 1).heading.text()


def test_cards_keep_their_columns_when_one_grows(desk: Desk) -> None:
    cards = desk.sheet.by_word.cards
    before = {key: one.x() for key, one in cards.items()}
    more = tuple(guess(number, "RIM", 1) for number in range(11, 16))
    desk.sheet.show_sheet(view((*RECORDS, *more)))
    assert len(set(before.values())) > 1
    assert before == {key: one.x() for key, one in cards.items()}


@pytest.mark.parametrize(("commonness", "dots"), [(19, 0), (20, 1), (29, 1), (30, 2), (50, 4)])
def test_a_word_has_a_dot_for_each_step_that_it_reaches(commonness: int, dots: int) -> None:
    figures = {"AND": CandidateFigures(commonness, 1.0)}
    assert "●" * dots + "○" * (4 - dots) == figure_text("AND", figures, WordOrder.COMMON)
