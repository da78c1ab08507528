"""Both lessons through the real window, by keys and by mouse, in both languages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_grid import GridHands
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.lesson_play import Learner
from tests.games.play_hands import CTRL, chord, click, tap, write
from wordsmith_desktop.games.hidden_crossword.table.grid.editor_panel import EditorPanel
from wordsmith_desktop.games.hidden_crossword.words import table_texts as texts
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.match_end.page import MatchEnd
from wordsmith_desktop.wording.texts import say

HIDING = {
    "en": ("boat", ("tea", 3), "tin", "ten"),
    "de": ("hase", ("hund", 0), "gas", "tag"),
}
SOLVING = {
    "en": ("vines", ("river", 3), ("sun", 0)),
    "de": ("menge", ("regen", 2), ("tag", 0)),
}


def _space() -> None:
    tap(Qt.Key.Key_Space, text=" ")


def _enter() -> None:
    tap(Qt.Key.Key_Return, text="\r")


def _go_on() -> None:
    tap(Qt.Key.Key_E, CTRL)


def _guess(word: str) -> None:
    tap(Qt.Key.Key_Escape)
    write(word)
    _enter()


def _write_down(editor: EditorPanel, word: str, col: int) -> None:
    """Type a word downward from a letter of the anchor, which begins in row 0, column 0."""
    editor.grid.setFocus()
    hands = editor.gestures
    if hands.editor.direction is not hc.Direction.ACROSS:
        _space()
    caret = hands.editor.caret
    tap(Qt.Key.Key_Up, times=max(0, caret.row))
    tap(Qt.Key.Key_Down, times=max(0, -caret.row))
    tap(Qt.Key.Key_Left, times=max(0, caret.col - col))
    tap(Qt.Key.Key_Right, times=max(0, col - caret.col))
    _space()
    assert hands.editor.direction is hc.Direction.DOWN
    write(word)


def _insist(learner: Learner) -> None:
    """Hand it in all the same, where the program asks first."""
    dialog = learner.table.findChild(PlainDialog)
    if dialog is not None:
        learner.play.qtbot.waitUntil(dialog.isActiveWindow)
        wanted = (say(texts.SUBMIT), say(texts.HAND_IN_YES))
        click(next(one for one in dialog.findChildren(QPushButton) if one.text() in wanted))
        learner.play.come_back()


@pytest.mark.parametrize("tag", HIDING)
def test_the_first_lesson_is_played_by_keys(play: Play, tag: str) -> None:
    anchor, (own, col), guess, wanted = HIDING[tag]
    learner = Learner(play, tag)
    for step in (1, 2, 2, 2):
        assert step == learner.step
        _space()
    assert 3 == learner.step
    tap(Qt.Key.Key_F5)
    write(anchor)
    _enter()
    assert 4 == learner.step
    assert hc.Phase.DEALT is learner.seen.phase
    _enter()
    assert 5 == learner.step
    _write_down(learner.table.parts.editor, own, col)
    assert 6 == learner.step
    tap(Qt.Key.Key_Return, CTRL, text="\r")
    _insist(learner)
    assert 7 == learner.step
    _guess(guess)
    assert 8 == learner.step
    _go_on()
    assert (9, 2) == (learner.step, learner.seen.round)
    _guess(wanted)
    assert learner.is_done


@pytest.mark.parametrize("tag", SOLVING)
def test_the_second_lesson_is_played_by_keys_to_the_solution(play: Play, tag: str) -> None:
    guess, long, short = SOLVING[tag]
    learner = Learner(play, tag, "solve")
    for step, word in ((1, guess), (3, long[0]), (4, short[0])):
        assert step == learner.step
        _guess(word)
        _go_on()
    assert 5 == learner.step
    chord("L")
    for word, col in (long, short):
        _write_down(learner.table.parts.editor, word, col)
    assert 6 == learner.step
    tap(Qt.Key.Key_Return, CTRL, text="\r")
    _insist(learner)
    assert learner.is_done
    assert isinstance(learner.table.end, MatchEnd)


def test_both_lessons_are_played_by_mouse(play: Play) -> None:
    learner = Learner(play)
    parts = learner.table.parts
    for _ in range(4):
        click(parts.draw.pace_bar.next)
    click(parts.draw.call.choice.buttons[0])
    for letter in "BOAT":
        click(next(one for one in parts.draw.letters.places if one.view.letter == letter))
    click(parts.draw.call.entry.submit)
    click(parts.draw.dealt.go_on)
    assert 5 == learner.step
    GridHands(parts.editor).click_word("TEA", 0, 3, hc.Direction.DOWN)
    assert 6 == learner.step
    click(parts.bar.go_on)
    _insist(learner)
    assert 7 == learner.step
    _click_guess(learner, "TIN")
    click(parts.answer.go_on)
    _click_guess(learner, "TEN")
    assert learner.is_done


def _click_guess(learner: Learner, word: str) -> None:
    entry = learner.table.parts.entry
    for letter in word:
        free = (one for one in entry.letters.buttons if not one.view.is_used)
        click(next(one for one in free if one.view.text == letter))
    click(entry.guess)


def test_another_word_is_refused_as_the_anchor_and_helps_the_second_time(play: Play) -> None:
    learner = Learner(play)
    for _ in range(4):
        _space()
    for _ in range(2):
        assert not learner.coach.startswith("Like this")
        tap(Qt.Key.Key_F5)
        write("taob")
        _enter()
        tap(Qt.Key.Key_Escape)
    assert learner.coach.startswith("Like this: press “I see a word” (F5)")


def test_a_change_of_look_leaves_the_puzzle_where_it_is(play: Play) -> None:
    learner = Learner(play, key="solve")
    _guess("vines")
    before = learner.page
    play.preferences.change(theme="dark", language="de")
    assert learner.page is not before
    assert 2 == learner.step
    _go_on()
    _guess("river")
    assert 4 == learner.step
