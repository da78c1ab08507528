"""The first lesson through the real window, by keys and by mouse, in both languages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tests.games.lesson_play import Learner
from tests.games.play_hands import chord, click, focused, tab_to, tap, write
from tests.games.rewordable.table.play_strip import CardHands
from tests.games.rewordable.table.play_table import Play
from tests.games.table_play import texts_of
from tests.window.listening import heard
from wordsmith_desktop.games.rewordable.rules.ruleset import FIRST_CARDS, least_cards
from wordsmith_desktop.records.settings import LessonBegun
from wordsmith_desktop.window.kit.lessons import page as lesson_page
from wordsmith_desktop.window.shell.home import Home

STORIES = {
    "en": (("cat", "catch", "heart"), "find"),
    "de": (("rand", "strand", "reise"), "maus"),
}


def _build(word: str) -> None:
    tap(Qt.Key.Key_Escape)
    write(word)
    tap(Qt.Key.Key_Return, text="\r")


def _exchange_all(learner: Learner) -> None:
    """Ctrl+E, every card with the space bar, and Enter on what passes."""
    parts = learner.table.parts
    chord("E")
    for place in range(len(parts.hand.buttons)):
        assert focused() is parts.hand.buttons[place]
        tap(Qt.Key.Key_Space, text=" ")
        tap(Qt.Key.Key_Right)
    tab_to(parts.acts.confirm)
    tap(Qt.Key.Key_Return, text="\r")


@pytest.mark.parametrize("tag", STORIES)
def test_the_first_lesson_is_played_by_keys(play: Play, tag: str) -> None:
    words, last = STORIES[tag]
    learner = Learner(play, tag)
    assert learner.table.parts.strip.has_keyboard
    for step, word in enumerate(words, start=1):
        assert step == learner.step
        _build(word)
    assert 1 == len(learner.seen.players[0].tokens)
    assert 4 == learner.step
    _exchange_all(learner)
    assert 5 == learner.step
    _build(last)
    assert learner.is_done
    learner.leave()
    assert isinstance(play.window.screen_shown, Home)


@pytest.mark.parametrize("is_dragging", [False, True])
def test_the_first_lesson_is_played_by_mouse(play: Play, is_dragging: bool) -> None:
    learner = Learner(play)
    parts = learner.table.parts
    for cards, word in (("C AT", ""), ("C AT CH", "CAT"), ("H EA R T", "EAR")):
        seen = learner.seen
        words = [one for one in seen.words if one.text == word]
        free = [*seen.players[0].hand, *seen.pool, *(card for one in words for card in one.cards)]
        numbers = [next(card.id for card in free if card.text == text) for text in cards.split()]
        CardHands(parts).lay(numbers, words, is_dragging=is_dragging)
        click(parts.acts.build)
    assert 4 == learner.step
    click(parts.acts.pass_turn)
    click(parts.hand.buttons[0])
    click(parts.acts.confirm)
    assert 5 == learner.step


def test_what_the_lesson_does_not_ask_for_is_refused_and_the_second_time_it_helps(
    play: Play,
) -> None:
    learner = Learner(play)
    asked = learner.coach
    for _ in range(2):
        assert asked == learner.coach
        _build("hat")
        assert "something else" in learner.message
    assert learner.coach.startswith("Like this: type CAT")
    _build("cat")
    assert (2, False) == (learner.step, learner.coach.startswith("Like this"))


def test_refusals_of_the_table_are_told_as_always_and_count_too(play: Play) -> None:
    learner = Learner(play)
    for _ in range(2):
        _build("at")
        assert "something else" not in learner.message
    assert learner.coach.startswith("Like this")


def test_a_lesson_that_is_left_goes_on_at_its_step_also_in_the_next_start(play: Play) -> None:
    learner = Learner(play)
    _build("cat")
    _build("catch")
    learner.leave()
    kept = play.preferences.settings
    assert (LessonBegun("rewordable/en", 2),) == kept.lessons_begun
    play.open(kept)
    learner = Learner(play)
    assert 3 == learner.step
    assert {"CATCH"} == {word.text for word in learner.seen.players[0].words}
    _build("heart")
    assert 4 == learner.step


def test_a_change_of_language_and_look_leaves_the_lesson_where_it_is(play: Play) -> None:
    learner = Learner(play)
    _build("cat")
    before = learner.page
    play.preferences.change(language="de", theme="dark")
    assert learner.page is not before
    assert (2, True) == (learner.step, "CAT gehört dir" in learner.coach)
    _build("catch")
    assert 3 == learner.step


@pytest.mark.parametrize(
    ("tag", "words"),
    [("en", ("oat", "rain", "raincoat")), ("de", ("ohr", "ring", "ohrringe"))],
)
def test_C9_two_words_are_joined_by_keys(play: Play, tag: str, words: tuple[str, ...]) -> None:
    learner = Learner(play, tag, "joining")
    for word in words:
        _build(word)
    assert learner.is_done
    assert [words[-1].upper()] == [one.text for one in learner.seen.players[0].words]


@pytest.mark.parametrize(("tag", "word"), [("en", "cat"), ("de", "rand")])
def test_C14_a_word_is_doubted_and_one_let_stand_by_mouse(play: Play, tag: str, word: str) -> None:
    learner = Learner(play, tag, "doubting")
    for step, objects in ((1, True), (2, False)):
        assert step == learner.step
        stands, doubts = learner.table.parts.call.buttons
        click(doubts if objects else stands)
    assert 3 == learner.step
    _build(word)
    assert learner.is_done


def test_the_answer_that_the_lesson_does_not_ask_for_is_refused_and_helped_with(play: Play) -> None:
    learner = Learner(play, key="doubting")
    asked = learner.coach
    for _ in range(2):
        assert asked == learner.coach
        click(learner.table.parts.call.buttons[0])
        assert "something else" in learner.message
    assert (1, True) == (learner.step, learner.coach != asked)


@pytest.mark.parametrize(("tag", "cards"), [("en", "R ELL"), ("de", "WE G UNG")])
def test_C14_the_doubted_word_lies_there_in_its_cards_and_nothing_else_is_open(
    play: Play, tag: str, cards: str
) -> None:
    learner = Learner(play, tag, "doubting")
    parts, state = learner.table.parts, learner.page.run.table.seen
    assert cards == CardHands(parts).shown
    assert "Pip" in parts.gain.accessibleName()
    assert all("Pip" in piece.accessibleName() for piece in parts.strip.pieces)
    assert not parts.acts.pass_turn.isEnabled()
    assert parts.call.buttons[0].hasFocus()
    chord("E")
    write("cat")
    assert (state, 1) == (learner.page.run.table.seen, learner.step)


def test_each_step_is_said_to_screen_readers(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(monkeypatch, lesson_page)
    learner = Learner(play)
    assert [learner.coach] == said
    _build("cat")
    assert learner.coach == said[-1]
    assert 2 == len(said)


def test_a_computer_plays_on_after_the_lesson(play: Play) -> None:
    learner = Learner(play)
    for word in STORIES["en"][0]:
        _build(word)
    _exchange_all(learner)
    _build(STORIES["en"][1])
    play.qtbot.waitUntil(lambda: 0 in learner.page.run.table.actors)
    assert learner.is_done


def test_after_the_lesson_one_button_leads_to_a_short_round_and_leaves_the_table_as_it_was(
    play: Play,
) -> None:
    play.preferences.change(player_names=("Ana", "Ben"))
    learner = Learner(play)
    for word in STORIES["en"][0]:
        _build(word)
    _exchange_all(learner)
    _build(STORIES["en"][1])
    said = texts_of(learner.page)
    assert "A short round with Pip (5 min)" in said
    assert any(text.startswith("Next: ") for text in said)
    button = learner.page.findChild(QPushButton, "after-lesson")
    assert button is not None
    click(button)
    seating = play.window.seating
    assert seating is not None
    assert "Ana" == seating.players[0]
    assert [False, True] == [bool(one.bot) for one in seating.seats]
    assert seating.opened is not None
    ruleset = seating.opened.ruleset
    assert least_cards(2) + FIRST_CARDS == ruleset.cards
    assert () == play.preferences.settings.last_setups
    assert ("Ana", "Ben") == play.preferences.settings.player_names


def test_the_match_can_be_begun_again_from_the_first_step(play: Play) -> None:
    learner = Learner(play)
    _build("cat")
    play.window.commands.restart_now()
    assert 1 == learner.step
    assert () == play.preferences.settings.lessons_begun
