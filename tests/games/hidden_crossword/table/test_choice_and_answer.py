"""Which word a guess is about, and the answer, under mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword.table.sheet_desk import RECORDS, guess, told_by, view
from tests.games.play_hands import click, tab_to, tap
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.hidden_crossword.rules.clues import Attempt, Guess, Record
from wordsmith_desktop.games.hidden_crossword.table.guess_answer import AnswerBar
from wordsmith_desktop.games.hidden_crossword.table.guess_choice import ChoiceBar
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import appearance, dress
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.theme import THEMES, Theme
from wordsmith_desktop.wording.texts import set_language

OPEN = replace(view((guess(11, "DEAN"),)), anchor="MADDER")
"""Three words have four letters, of which nothing is known."""
KNOWN = view((*RECORDS, guess(11, "DEAN")))
"""The same, when the second was found to be the anchor, and the third is known."""
UNPLACED = view((guess(5, "RAIN", 2), guess(11, "DEAN")))
"""The same, when nobody has asked about the anchor, and the third is not found yet."""


class Desk:
    """Both bars in a window, and what they told."""

    def __init__(self, qtbot: QtBot) -> None:
        self.page = QWidget()
        self.choice, self.answer = ChoiceBar(), AnswerBar()
        column = QVBoxLayout(self.page)
        column.addWidget(self.choice)
        column.addWidget(self.answer)
        column.addStretch(1)
        self.chosen: list[int] = []
        self.others: list[int] = []
        self.went_on: list[bool] = []
        self.choice.chosen.connect(self.chosen.append)
        self.choice.other_chosen.connect(self.others.append)
        self.answer.went_on.connect(lambda: self.went_on.append(True))
        qtbot.addWidget(self.page)
        self.page.resize(1000, 500)
        with qtbot.waitExposed(self.page):
            self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)


@pytest.fixture
def desk(qtbot: QtBot, dressed: QApplication) -> Desk:
    assert dressed
    return Desk(qtbot)


# Which word


def _offered(desk: Desk) -> list[str]:
    return [button.accessibleName() for button in desk.choice.buttons]


def test_W14_every_word_of_that_length_has_a_button_with_what_is_known(desk: Desk) -> None:
    desk.choice.show_choice(OPEN)
    title = "There are 3 words of 4 letters. Which one, by the alphabet?"
    assert ("DEAN", title) == (desk.choice.word.word, desk.choice.title.text())
    assert [f"{place}: open" for place in ("1st", "2nd", "3rd")] == _offered(desk)


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "There are 3 words of 4 letters, MARE and RUNE among them: the other?"),
        ("de", "Es gibt 3 Wörter mit 4 Buchstaben, darunter MARE und RUNE: das andere?"),
    ],
)
def test_W14_words_that_are_known_are_named_and_not_offered(
    desk: Desk, language: str, title: str
) -> None:
    set_language(language)
    desk.choice.show_choice(KNOWN)
    set_language("en")
    assert title == desk.choice.title.text()
    click(desk.choice.buttons[0])
    assert ([0], [], 1) == (desk.chosen, desk.others, len(desk.choice.buttons))


def test_W14_the_anchor_is_not_offered_though_nobody_knows_its_place(desk: Desk) -> None:
    desk.choice.show_choice(UNPLACED)
    assert (
        "There are 3 words of 4 letters, MARE among them. Which of the others, by the alphabet?"
    ) == desk.choice.title.text()
    assert ["3rd: post · R???", "1st of the rest: open"] == _offered(desk)
    assert "stands vertically and does not cross the anchor word" == (
        desk.choice.buttons[0].toolTip()
    )
    for button in desk.choice.buttons:
        click(button)
    assert ([2], [0]) == (desk.chosen, desk.others)


def test_W14_with_one_word_beside_the_anchor_that_is_the_other(desk: Desk) -> None:
    alone = Guess(1, "DEAN", 2)
    desk.choice.show_choice(view((alone,)))
    title = "There are 2 words of 4 letters, MARE among them: the other?"
    assert (title, ["the other: open"]) == (
        desk.choice.title.text(),
        _offered(desk),
    )


def test_W14_where_the_anchor_does_not_count_it_is_not_among_them(desk: Desk) -> None:
    desk.choice.show_choice(replace(view((Guess(1, "DEAN", 2),)), counts_anchor=False))
    assert 2 == len(desk.choice.buttons)
    assert "MARE" not in desk.choice.title.text()


def test_W14_where_all_are_known_one_of_them_has_to_be_asked_about(desk: Desk) -> None:
    found = (guess(1, "GIRL", 0), guess(2, "MARE", 1), guess(3, "RUNE", 2))
    desk.choice.show_choice(view((*found, guess(11, "DEAN"))))
    assert 3 == len(desk.choice.buttons)


def test_a_click_chooses(desk: Desk) -> None:
    desk.choice.show_choice(OPEN)
    QApplication.processEvents()
    click(desk.choice.buttons[1])
    assert [1] == desk.chosen


def test_a_digit_chooses_and_one_too_many_does_not(desk: Desk) -> None:
    desk.choice.show_choice(OPEN)
    desk.choice.setFocus()
    for digit in (Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_0):
        tap(digit, text=chr(digit))
    assert [2] == desk.chosen


def test_the_keyboard_goes_from_word_to_word_and_enter_chooses(desk: Desk) -> None:
    desk.choice.show_choice(OPEN)
    desk.choice.setFocus()
    assert desk.choice.buttons[0].hasFocus()
    tap(Qt.Key.Key_Right)
    assert desk.choice.buttons[1].hasFocus()
    tap(Qt.Key.Key_Tab)
    assert desk.choice.buttons[2].hasFocus()
    tap(Qt.Key.Key_Return)
    assert [2] == desk.chosen


def test_the_enter_that_made_the_guess_pressed_twice_does_not_choose(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    desk.choice.show_choice(OPEN)
    desk.choice.setFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        tap(key)
    assert [] == desk.chosen
    tap(Qt.Key.Key_2, text="2")
    assert [1] == desk.chosen


def test_the_buttons_stay_while_the_question_is_the_same(desk: Desk) -> None:
    desk.choice.show_choice(OPEN)
    before = list(desk.choice.buttons)
    desk.choice.show_choice(OPEN)
    assert before == desk.choice.buttons


def test_there_is_nothing_to_choose_once_it_is_chosen(desk: Desk) -> None:
    desk.choice.show_choice(OPEN)
    desk.choice.show_choice(view((*RECORDS, guess(11, "DEAN", 0))))
    assert ("", "", []) == (
        desk.choice.word.word,
        desk.choice.title.text(),
        desk.choice.buttons,
    )


def test_the_curtain_leaves_nothing_of_the_choice(desk: Desk) -> None:
    desk.choice.show_choice(OPEN)
    desk.choice.show_nothing()
    # The bar's own name says nothing of anybody's guess.
    assert "Which word do you ask about?" == told_by(desk.choice).strip()


# The answer


@pytest.mark.parametrize(
    ("record", "english", "german"),
    [
        (
            guess(1, "RAIN", 2),
            "There are 3 words of 4 letters. The 3rd is a post.",
            "Es gibt 3 Wörter mit 4 Buchstaben. Das 3. ist ein Pfosten.",
        ),
        (
            guess(3, "LADDER"),
            "There is one word of 6 letters: a crossbeam.",
            "Es gibt ein Wort mit 6 Buchstaben: ein Kreuzbalken.",
        ),
        (
            guess(8, "RUN", 1),
            "You have found the word! There are 2 words of 3 letters. The 2nd is a post.",
            "Du hast das Wort gefunden! Es gibt 2 Wörter mit 3 Buchstaben. Das 2. ist ein Pfosten.",
        ),
        (
            guess(4, "GRAIN"),
            "There is no word of 5 letters.",
            "Es gibt kein Wort mit 5 Buchstaben.",
        ),
        (
            Attempt(7, (), False),
            "Not right: at least one word is wrong or missing.",
            "Nicht richtig: Mindestens ein Wort ist falsch oder fehlt.",
        ),
        (
            Attempt(7, (), True),
            "Right! That is the whole puzzle.",
            "Richtig! Das ist das ganze Rätsel.",
        ),
    ],
)
def test_W14_the_answer_is_said_in_sentences(
    desk: Desk, record: Record, english: str, german: str
) -> None:
    desk.answer.show_answer(record, next_label="On")
    assert english == desk.answer.sentence.text() == desk.answer.go_on.accessibleDescription()
    set_language("de")
    desk.answer.show_answer(record, next_label="Weiter")
    assert german == desk.answer.sentence.text()


def test_the_answer_shows_the_marked_word_and_what_the_term_means(desk: Desk) -> None:
    desk.answer.show_answer(guess(3, "LADDER"), next_label="Pass to Ben")
    spelled = "LADDER: L later in the alphabet, A right, D right, D right, E right, R right"
    assert spelled == desk.answer.word.accessibleName()
    assert "crossbeam: crosses the anchor word" == desk.answer.meaning.text()
    desk.answer.show_answer(guess(4, "GRAIN"), next_label="Pass to Ben")
    assert not desk.answer.meaning.isVisible()


def test_a_whole_puzzle_has_no_word_to_show(desk: Desk) -> None:
    desk.answer.show_answer(guess(3, "LADDER"), next_label="On")
    desk.answer.show_answer(Attempt(4, (), True), next_label="On", note="Ben still has a guess.")
    assert not desk.answer.word.isVisible()
    assert "Ben still has a guess." == desk.answer.note.text()
    assert desk.answer.note.isVisible()


def test_the_button_says_what_comes_next_and_goes_on(desk: Desk) -> None:
    desk.answer.show_answer(guess(3, "LADDER"), next_label="Pass to Tom & Ben")
    assert "Pass to Tom & Ben" == desk.answer.go_on.accessibleName()
    assert "Pass to Tom && Ben" == desk.answer.go_on.text()
    desk.answer.setFocus()
    tap(Qt.Key.Key_Return)
    click(desk.answer.go_on)
    assert [True, True] == desk.went_on


@pytest.mark.parametrize(
    ("goes_on", "modifier", "typed"),
    [
        (True, Qt.KeyboardModifier.NoModifier, ["r"]),
        (True, Qt.KeyboardModifier.ControlModifier, []),
        (False, Qt.KeyboardModifier.NoModifier, []),
    ],
)
def test_alone_a_letter_begins_the_next_guess_and_a_shortcut_does_not(
    desk: Desk, goes_on: bool, modifier: Qt.KeyboardModifier, typed: list[str]
) -> None:
    begun: list[str] = []
    desk.answer.typed_on.connect(begun.append)
    desk.answer.goes_on_by_typing = goes_on
    desk.answer.show_answer(guess(3, "LADDER"), next_label="On")
    # Ctrl alone would give no text on some systems, and the key has to be told by its modifier.
    pressed = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_R, modifier, "r")
    assert bool(typed) is desk.answer.take_key(pressed)
    assert typed == begun


def test_the_enter_that_asked_pressed_twice_does_not_go_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    desk.answer.show_answer(guess(3, "LADDER"), next_label="Pass to Ben")
    desk.answer.setFocus()
    tap(Qt.Key.Key_Return)
    assert [] == desk.went_on
    click(desk.answer.go_on)
    assert [True] == desk.went_on


def test_only_another_answer_makes_the_button_wait(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[bool] = []
    monkeypatch.setattr(buttons.Patience, "restart", lambda _patience: waits.append(True))
    desk.answer.show_answer(guess(3, "LADDER"), next_label="Pass to Ben")
    desk.answer.show_answer(guess(3, "LADDER"), next_label="Next round")
    assert [True] == waits
    desk.answer.show_answer(guess(9, "READER"), next_label="Pass to Ben")
    assert [True, True] == waits


def test_the_curtain_leaves_nothing_of_the_answer(desk: Desk) -> None:
    desk.answer.show_answer(guess(3, "LADDER"), next_label="Pass to Ben", note="Still.")
    desk.answer.show_nothing()
    assert "The answer" == told_by(desk.answer).strip()
    assert "" == desk.answer.go_on.text()


# Looks


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_look_has_room_for_both(
    qtbot: QtBot, dressed: QApplication, theme: Theme, scale: int
) -> None:
    assert dressed
    appearance().set_look(Look(theme, scale, reduced_motion=True))
    dress(appearance().look)
    set_language("de")
    desk = Desk(qtbot)
    desk.choice.show_choice(OPEN)
    desk.answer.show_answer(guess(3, "LADDER"), next_label="Weiter an Ben")
    QApplication.processEvents()
    for button in (*desk.choice.buttons, desk.answer.go_on):
        assert button.width() >= button.sizeHint().width()
        assert button.height() >= 24
        tab_to(button)
    assert not desk.page.grab().isNull()


def test_sentences_go_below_the_word_where_there_is_no_room_beside_it(desk: Desk) -> None:
    desk.answer.show_answer(guess(3, "LADDER"), next_label="Weiter an Ben")
    QApplication.processEvents()
    assert desk.answer.sentence.x() > desk.answer.word.geometry().right()
    desk.page.resize(500, 500)
    QApplication.processEvents()
    assert desk.answer.sentence.y() > desk.answer.word.geometry().bottom()
