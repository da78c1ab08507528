"""The first lesson through the real window, in both languages, by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.lesson_play import Learner
from tests.games.letter_pieces.table.play_board import BoardHands
from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import CTRL, chord, click, tap, write
from tests.games.table_play import SETTINGS, texts_of
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit.lessons.page import LessonPage
from wordsmith_desktop.window.shell.game_card import GameCard
from wordsmith_desktop.window.shell.home import Home


def _lesson(play: Play, title: str) -> LessonPage:
    """Begin the lesson from the game's card."""
    cards = play.window.findChildren(GameCard)
    (lesson,) = (one.lesson for one in cards if one.lesson.objectName() == "lesson:letter_pieces")
    assert title == lesson.text()
    click(lesson)
    play.come_back()
    host = play.window.host
    assert host is not None
    assert isinstance(host.page, LessonPage)
    return host.page


def _coach(page: LessonPage) -> str:
    return "\n".join(texts_of(page)[:2])


def _claim_by_keys(word: str) -> None:
    tap(Qt.Key.Key_Backspace, CTRL)
    write(word)
    tap(Qt.Key.Key_Return, text="\r")


def test_the_first_lesson_leads_from_bag_to_cast_and_on(play: Play) -> None:
    page = _lesson(play, "First lesson")
    play.lexicon()
    hands = BoardHands(page.table.parts.board)
    assert page.table.parts.board.hasFocus()
    assert "Step 1 of 9" in _coach(page)
    hands.build("B")
    assert 1 == page.run.step
    write("ag")
    assert 2 == page.run.step
    tap(Qt.Key.Key_Return, text="\r")
    assert 3 == page.run.step
    tap(Qt.Key.Key_Backspace, times=3)
    write("cast")
    click(page.table.parts.claim.claim_button)
    assert 5 == page.run.step
    _claim_by_keys("cats")
    assert "rearranges" in page.table.parts.banner.message
    assert 5 == page.run.step
    _claim_by_keys("skid")
    assert 6 == page.run.step
    _claim_by_keys("acts")
    assert 7 == page.run.step
    chord("R")
    chord("2")
    assert 8 == page.run.step
    chord("R")
    chord("2")
    tap(Qt.Key.Key_Backspace, CTRL)
    write("car")
    click(page.table.parts.claim.claim_button)
    assert page.run.is_over
    assert ("letter_pieces/en",) == play.preferences.settings.lessons_done
    click(play.button("Finish the lesson"))
    assert isinstance(play.window.screen_shown, Home)


def test_the_german_lesson_leads_from_tau_to_ire(play: Play) -> None:
    play.open(replace(SETTINGS, language="de", word_language="de"))
    page = _lesson(play, "Erste Lektion")
    play.lexicon("de")
    for word in ("tau", "ire"):
        write(word)
        tap(Qt.Key.Key_Return, text="\r")
        tap(Qt.Key.Key_Backspace, CTRL)
    assert 5 == page.run.step
    play.preferences.change(theme="dark")
    host = play.window.host
    assert host is not None
    assert isinstance(host.page, LessonPage)
    assert host.page is not page
    assert 5 == host.page.run.step
    assert host.page.table.parts.board.hasFocus()


def test_a_change_of_language_in_the_middle_leaves_the_lesson_where_it_is(play: Play) -> None:
    page = _lesson(play, "First lesson")
    play.lexicon()
    write("bag")
    tap(Qt.Key.Key_Return, text="\r")
    assert "Step 4 of 9" in _coach(page)
    play.preferences.change(language="de")
    host = play.window.host
    assert host is not None
    assert isinstance(host.page, LessonPage)
    assert host.page is not page
    assert "Schritt 4 von 9" in _coach(host.page)
    assert BoardHands(host.page.table.parts.board).word == "BAG"
    tap(Qt.Key.Key_Backspace, times=3)
    write("cast")
    tap(Qt.Key.Key_Return, text="\r")
    assert 5 == host.page.run.step


def test_hints_are_given_in_the_lesson_too(play: Play) -> None:
    page = _lesson(play, "First lesson")
    play.lexicon()
    tap(Qt.Key.Key_F2)
    play.qtbot.waitUntil(lambda: "begins with" in page.table.parts.banner.message)


@pytest.mark.parametrize(
    ("tag", "words"), [("en", ("bag", "cast", "list")), ("de", ("tag", "gilt", "die"))]
)
def test_R32_words_are_found_for_rows_that_want_a_letter(
    play: Play, tag: str, words: tuple[str, ...]
) -> None:
    learner = Learner(play, tag, "required")
    for step, word in enumerate(words, start=1):
        assert step == learner.step
        tap(Qt.Key.Key_Backspace, CTRL)
        write(word)
        tap(Qt.Key.Key_Return, text="\r")
    assert learner.is_done


def test_claims_that_do_not_reach_the_step_bring_help_too(play: Play) -> None:
    page = _lesson(play, "First lesson")
    play.lexicon()
    for word in ("cab", "tag"):
        assert not page.coach.startswith("Like this")
        tap(Qt.Key.Key_Backspace, CTRL)
        write(word)
        tap(Qt.Key.Key_Return, text="\r")
    assert page.coach.startswith("Like this")


def test_R47_any_right_words_do_for_those_of_ones_own_even_with_pieces_over(play: Play) -> None:
    page = _lesson(play, "First lesson")
    play.lexicon()
    for step, word in enumerate(("bag", "cast", "kid", "cat")):
        assert (0, 3, 5, 6)[step] == page.run.step
        _claim_by_keys(word)
    assert 7 == page.run.step
    chord("R")
    chord("2")
    assert 8 == page.run.step


SISTERS = {"en": ("met", "wet"), "de": ("mir", "wir")}


@pytest.mark.parametrize("tag", SISTERS)
def test_R2_letters_are_rebuilt_into_those_of_the_same_pieces(play: Play, tag: str) -> None:
    learner = Learner(play, tag, "sisters")
    for step, letter in enumerate("ahltfkzvx", start=1):
        assert step == learner.step
        tap(Qt.Key.Key_Backspace, CTRL)
        write(letter)
    for step, word in enumerate(SISTERS[tag], start=10):
        assert step == learner.step
        _claim_by_keys(word)
    assert learner.is_done


def test_R2_a_letter_is_rebuilt_into_its_sister_by_mouse(play: Play) -> None:
    learner = Learner(play, "en", "sisters")
    hands = BoardHands(learner.table.parts.board)
    hands.build("A")
    assert 2 == learner.step
    tap(Qt.Key.Key_Backspace, CTRL)
    hands.build("H")
    assert 3 == learner.step


def test_R2_a_sister_beside_the_letter_is_not_yet_the_letter_rebuilt(play: Play) -> None:
    learner = Learner(play, "en", "sisters")
    write("a")
    write("h")
    assert 2 == learner.step
    tap(Qt.Key.Key_Backspace, CTRL)
    write("h")
    assert 3 == learner.step
