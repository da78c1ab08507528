"""From the draw to guess after guess without a button in between."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tests.games.hidden_crossword.table.play_deal import ANAS, draw_all
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import click, focused, tap, write
from tests.window.beats import beating
from wordsmith_desktop.games.hidden_crossword.rules.state import GuessStage, Phase
from wordsmith_desktop.games.hidden_crossword.table.sheet.slot_card import SlotCard


@pytest.fixture
def alone(play: Play) -> Play:
    """Ana looks for a puzzle of the computer's."""
    play.sit_to_guess("Ana", puzzles=(ANAS,))
    return play


def _guess(play: Play) -> None:
    """Ask about the first of the two words of three letters."""
    play.guess("dim")
    tap(Qt.Key.Key_1, text="1")


def test_after_the_draw_the_button_that_goes_on_has_the_keyboard(play: Play) -> None:
    play.sit_when(draw_all)
    assert Phase.DEALT is play.state.phase
    assert play.parts.draw.dealt.go_on is focused()


def test_typing_while_an_answer_is_shown_begins_the_next_guess(alone: Play) -> None:
    _guess(alone)
    assert (GuessStage.ANSWERED, 1) == (alone.stage, alone.state.round)
    write("rim")
    assert (GuessStage.GUESS, 2, "RIM") == (
        alone.stage,
        alone.state.round,
        alone.parts.entry.word(),
    )
    tap(Qt.Key.Key_Return, text="\r")
    alone.wait_for_ruling()
    assert GuessStage.CHOICE is alone.stage
    assert 2 == len(alone.state.players[0].records)


def test_for_two_the_answer_waits_for_the_button(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    play.guess("end")
    assert GuessStage.ANSWERED is play.stage
    write("rest")
    assert (GuessStage.ANSWERED, 0) == (play.stage, play.seat)


def _is_open(card: SlotCard) -> bool:
    """Whether the words that fit can be unfolded: before they are found nothing is shown."""
    return card.still_fit.isVisible() and card.still_fit.isEnabled()


def test_enter_guesses_also_after_words_that_fit_were_unfolded(alone: Play) -> None:
    _guess(alone)
    write("n")
    cards = alone.parts.sheet.by_word.slot_cards
    alone.qtbot.waitUntil(lambda: any(map(_is_open, cards.values())))
    card = next(filter(_is_open, cards.values()))
    click(card.still_fit)
    assert card.still_fit.isChecked()
    write("ear")
    tap(Qt.Key.Key_Return, text="\r")
    alone.wait_for_ruling()
    assert card.still_fit.isChecked()
    assert "NEAR" == getattr(alone.state.players[0].records[-1], "word", "")


def test_a_word_that_fits_is_taken_into_the_next_guess(alone: Play) -> None:
    _guess(alone)
    alone.parts.sheet.word_chosen.emit("NEAR")
    assert (2, "NEAR") == (alone.state.round, alone.parts.entry.word())


def test_W9_before_the_first_guess_it_is_known_that_a_word_stands_beside_the_anchor(
    play: Play,
) -> None:
    play.sit_to_guess("Ana", puzzles=(ANAS,))
    said = [one.text() for one in play.parts.header.findChildren(QLabel)]
    assert any(": 1 of at least 2" in one for one in said)


def test_what_led_to_the_end_stays_until_the_end_is_shown(play: Play) -> None:
    with beating() as clock:
        play.preferences.change(computer_pace="brisk")
        play.sit_to_guess("Ana", puzzles=(ANAS,))
        _guess(play)
        clock.advance(10_000)
        before = play.parts.sheet.view
        play.page.gestures.give_up()
        assert play.page.pace.is_standing
        assert play.is_over
        assert before == play.parts.sheet.view
        assert not play.parts.entry.isVisible(), "nobody is asked for a word any more"
        clock.advance(10_000)
        assert play.page.end is not None
