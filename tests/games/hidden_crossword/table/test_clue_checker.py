"""The clue checker: own words are covered, and guesses at them answered by the game's rules."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from wordsmith_desktop.games.hidden_crossword.table.clue_checker import ClueChecker
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")

PUZZLE = (
    ("MADDER", hc.Placement.ANCHOR),
    ("AID", hc.Placement.CROSSBEAM),
    ("run", hc.Placement.POST),
)


@pytest.fixture
def kept() -> dict[str, Any]:
    return {}


@pytest.fixture
def checker(qtbot: QtBot, kept: dict[str, Any]) -> ClueChecker:
    made = ClueChecker(kept, "en")
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    for word, placement in PUZZLE:
        made.own.placement.setCurrentIndex(made.own.placement.findData(placement))
        type_in(made.own.field, word)
    return made


def type_in(field: Any, word: str) -> None:
    field.clear()
    QTest.keyClicks(field, word)
    QTest.keyClick(field, Qt.Key.Key_Return)


def everything_said(checker: ClueChecker) -> str:
    lines = [one.text() for one in checker.findChildren(QLabel)]
    lines += [one.accessibleName() for one in checker.findChildren(QLabel)]
    return " ".join((*lines, checker.own.field.text(), checker.accessibleDescription()))


def test_words_that_were_told_are_covered_at_once(checker: ClueChecker) -> None:
    assert "3 words, covered" == checker.own.held.text()
    for word in ("MADDER", "AID", "RUN"):
        assert word not in everything_said(checker).upper()


def test_they_are_shown_only_as_long_as_the_button_is_held(checker: ClueChecker) -> None:
    button = checker.own.show_words
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    assert "AID (crossbeam), RUN (post) and MADDER (anchor word)" == checker.own.held.text()
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert "3 words, covered" == checker.own.held.text()


def test_the_space_bar_held_down_shows_them_too(checker: ClueChecker) -> None:
    button = checker.own.show_words
    button.setFocus()
    QTest.keyPress(button, Qt.Key.Key_Space)
    assert "MADDER" in checker.own.held.text()
    checker.field.setFocus()
    assert "MADDER" not in checker.own.held.text()


def test_a_guess_at_the_only_word_of_its_length_is_answered_by_enter(checker: ClueChecker) -> None:
    type_in(checker.field, "ladder")
    assert "There is one word of 6 letters: the anchor word." == checker.answer.sentence.text()
    name = checker.answer.word.accessibleName()
    assert name.startswith("LADDER: L later in the alphabet")
    assert checker.answer.go_on.hasFocus()


def test_both_kinds_of_clue_mark_the_same_guess(checker: ClueChecker) -> None:
    type_in(checker.field, "ladder")
    arrows = checker.words.guesses[-1].marks
    checker.clue.choose(hc.ClueType.PLACE)
    assert [">", "*", "*", "*", "*", "*"] == [mark.value for mark in arrows]
    marks = checker.words.guesses[-1].marks
    assert [".", "*", "*", "*", "*", "*"] == [mark.value for mark in marks]


def test_of_two_words_the_one_is_chosen_before_marks_are_seen(checker: ClueChecker) -> None:
    type_in(checker.field, "rat")
    assert checker.choice.isVisible()
    assert not checker.answer.isVisible()
    QTest.keyClick(checker.choice, Qt.Key.Key_2)
    assert not checker.choice.isVisible()
    said = "There are 2 words of 3 letters. The 2nd is a post."
    assert said == checker.answer.sentence.text()
    assert "*><" == "".join(mark.value for mark in checker.words.guesses[-1].marks)


@pytest.mark.parametrize("guess", ["ladder", "rat"])
def test_in_a_low_window_an_answer_and_a_choice_come_into_view(
    checker: ClueChecker, guess: str
) -> None:
    checker.resize(checker.width(), 340)
    area = checker.findChild(QScrollArea)
    assert area is not None
    type_in(checker.field, guess)
    shown = checker.answer if guess == "ladder" else checker.choice
    home = shown.home
    assert home is not None
    assert home.hasFocus()
    place = QRect(home.mapTo(area.viewport(), QPoint()), home.size())
    assert area.viewport().rect().contains(place)


def test_a_length_that_is_not_there_is_told_as_such(checker: ClueChecker) -> None:
    type_in(checker.field, "rates")
    assert "There is no word of 5 letters." == checker.answer.sentence.text()


def test_what_is_no_word_is_refused_with_the_reason(checker: ClueChecker) -> None:
    type_in(checker.field, "4 u")
    assert "Only letters A to Z can lie in a puzzle." == checker.message.text()
    type_in(checker.own.field, "aid")
    assert "The same word cannot stand twice in a puzzle." == checker.own.message.text()
    assert 3 == len(checker.words.told)


def test_words_and_answers_are_there_again_when_one_comes_back(
    qtbot: QtBot, checker: ClueChecker, kept: dict[str, Any]
) -> None:
    checker.clue.choose(hc.ClueType.PLACE)
    type_in(checker.field, "ladder")
    again = ClueChecker(kept, "en")
    qtbot.addWidget(again)
    assert checker.words == again.words
    assert hc.ClueType.PLACE is again.clue.value
    assert checker.answer.sentence.text() == again.answer.sentence.text()


def test_the_last_word_is_taken_back_and_all_are_forgotten_only_when_one_means_it(
    checker: ClueChecker,
) -> None:
    checker.own.take_back.click()
    assert "2 words, covered" == checker.own.held.text()
    checker.own.forget.click()
    (dialog,) = checker.findChildren(PlainDialog)
    assert "2 words, covered" == checker.own.held.text()
    dialog.accept()
    assert "0 words, covered" == checker.own.held.text()


def test_it_speaks_german(qtbot: QtBot) -> None:
    set_language("de")
    checker = ClueChecker({}, "en")
    qtbot.addWidget(checker)
    checker.own.field.setText("größe")
    checker.own.add.click()
    assert "1 Wort, verdeckt" == checker.own.held.text()
    type_in(checker.field, "groesse")
    assert "Du hast das Wort gefunden!" in checker.answer.sentence.text()


@pytest.mark.parametrize(("tag", "word"), [("de", "MUELL"), ("sv+Ordlista", "MULL")])
def test_letters_are_those_of_the_language_of_the_words(qtbot: QtBot, tag: str, word: str) -> None:
    checker = ClueChecker({}, tag)
    qtbot.addWidget(checker)
    for field in (checker.own.field, checker.field):
        # Keys of test helpers are those of ASCII alone.
        field.setText("Müll")
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert [word] == [one.word for one in checker.words.sheet]
    assert word == checker.words.guesses[-1].word
