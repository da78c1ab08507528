"""What a computer has guessed lies where people lay theirs, until that was seen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from wordsmith_desktop.games.hidden_crossword.table.cues import BEATS, CUES
from wordsmith_desktop.games.hidden_crossword.table.marks import MarkedWord
from wordsmith_desktop.games.hidden_crossword.table.other_guess import (
    OtherGuess,
    onto_puzzle,
    other_guess,
)
from wordsmith_desktop.games.hidden_crossword.table.sheet.asked_puzzle import LAST_ASKED
from wordsmith_desktop.window.kit.pace.beats import TEMPI, Beat, beat_of

ANA, TILDA = 0, 1
RAT = hc.Guess(1, "RAT", 2, 0, hc.Placement.GIRDER, (hc.Mark.STAR, hc.Mark.LATER, hc.Mark.EARLIER))
SEEN = hc.GuessSeen(TILDA, RAT)
ENDED = hc.RoundEnded(1, ())


def table(*computers: int) -> Any:
    return SimpleNamespace(computers=computers)


def test_w14_a_computers_guess_is_staged_and_a_persons_is_handed_over() -> None:
    assert SEEN == other_guess((ENDED, SEEN), table(TILDA))
    assert other_guess((ENDED, SEEN), table()) is None
    assert other_guess((ENDED,), table(TILDA)) is None
    assert other_guess((hc.GuessSeen(TILDA, hc.Attempt(1, (), False)),), table(TILDA)) is None


def test_it_stands_as_long_as_any_word_that_others_lay() -> None:
    beat = beat_of(SEEN, BEATS)
    assert beat is not None
    brisk = TEMPI["brisk"]
    stands = brisk.span_ms(beat, is_of_other=True, is_timed=False)
    assert stands == brisk.span_ms(Beat.WORD, is_of_other=True, is_timed=False)


def test_it_is_laid_piece_by_piece_from_whoever_guessed_and_goes_to_the_word_asked_about() -> None:
    tiles = tuple(("guessed", place) for place in range(3))
    laid, marks = CUES.moves[hc.GuessSeen](SEEN)
    assert (tiles, ("seat", TILDA), True) == (laid.things, laid.source, laid.is_laid)
    assert marks.waits, "marks are seen once the word lies there"
    (gone,) = onto_puzzle(SEEN)
    assert (tiles, LAST_ASKED) == (gone.things, gone.goal)


@pytest.mark.usefixtures("dressed")
def test_it_says_who_guessed_and_what_was_answered(qtbot: QtBot) -> None:
    shown = OtherGuess()
    qtbot.addWidget(shown)
    shown.show_guess(RAT, "Tilda")
    assert "Tilda guesses RAT" == shown.sentence.text()
    assert "There are 2 words of 3 letters. The 1st is a girder." == shown.answer.text()
    shown.show_nothing()
    assert ("", "", "") == (shown.word.word, shown.sentence.text(), shown.answer.text())


@pytest.mark.usefixtures("dressed")
def test_tiles_that_are_on_their_way_are_not_painted_yet(qtbot: QtBot) -> None:
    word = MarkedWord(40)
    qtbot.addWidget(word)
    word.show_word("RAT", RAT.marks)
    word.resize(word.sizeHint())
    word.show()
    before = word.grab().toImage()
    word.leave_out(frozenset({("guessed", 1)}))
    assert before != word.grab().toImage()
    word.leave_out(frozenset())
    assert before == word.grab().toImage()
