"""The first lesson through the real window, by keys and by mouse, in both languages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.games.length_x_wit.table.play_pieces import PieceHands
from tests.games.length_x_wit.table.play_table import Play
from tests.games.lesson_play import Learner
from tests.games.play_hands import CTRL, chord, click, tap, write
from tests.games.table_play import SETTINGS
from tests.window.motion import moving
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.length_x_wit.table.lessons import script_of
from wordsmith_desktop.window.kit.look import Look

STORIES = {"en": ("cat", "hat", "nod"), "de": ("tag", "rad", "ski")}


def _type(word: str, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    tap(Qt.Key.Key_Escape)
    write(word)
    tap(Qt.Key.Key_Return, keys, text="\r")


@pytest.mark.parametrize("tag", STORIES)
def test_the_first_lesson_is_played_by_keys(play: Play, tag: str) -> None:
    pressed, scored, response = STORIES[tag]
    learner = Learner(play, tag)
    chord("R")
    assert 2 == learner.step
    write(pressed)
    assert 3 == learner.step
    tap(Qt.Key.Key_Return, CTRL, text="\r")
    assert 4 == learner.step
    chord("U")
    tap(Qt.Key.Key_Space, text=" ", times=2)
    assert 5 == learner.step
    _type(scored)
    assert [13, 0] != [one.points for one in learner.seen.players] != [0, 0]
    assert 6 == learner.step
    _type(response)
    assert learner.is_done


def test_the_first_lesson_is_played_by_mouse(play: Play) -> None:
    learner = Learner(play)
    parts = learner.table.parts
    hands = PieceHands(parts)
    click(parts.acts.roll)
    _lay(learner, hands, "CAT")
    click(parts.acts.press)
    assert 4 == learner.step
    click(parts.acts.spend)
    click(hands.tile("O"))
    click(parts.acts.confirm_spend)
    assert 5 == learner.step
    _lay(learner, hands, "HAT")
    click(parts.acts.score)
    assert 6 == learner.step
    _lay(learner, hands, "NOD" if "O" in learner.seen.dice_texts else "END")
    click(parts.acts.score)
    assert learner.is_done


def _lay(learner: Learner, hands: PieceHands, word: str) -> None:
    """Click the pieces of a word, the dice for their letters first."""
    strip = learner.table.gestures.strip
    hands.lay(strip.laid(word), is_dragging=False)


def test_scoring_too_early_is_refused_until_luck_is_pressed(play: Play) -> None:
    learner = Learner(play)
    chord("R")
    asked = learner.coach
    _type("cat")
    assert (3, "something else" in learner.message) == (learner.step, True)
    assert asked != learner.coach
    tap(Qt.Key.Key_Return, text="\r")
    assert learner.coach.startswith("Like this: lay CAT by typing or tapping")
    assert 0 == learner.seen.players[0].points


def test_any_word_will_do_for_the_response(play: Play) -> None:
    learner = Learner(play)
    last = len(script_of("first", "en").steps)
    chord("R")
    _type("cat", CTRL)
    chord("U")
    tap(Qt.Key.Key_Space, text=" ", times=2)
    _type("hat")
    assert last == learner.step
    _type("or")
    assert learner.is_done


def test_a_change_of_language_leaves_the_dice_where_they_are(play: Play) -> None:
    learner = Learner(play)
    chord("R")
    _type("cat", CTRL)
    before = learner.page
    play.preferences.change(language="de")
    assert learner.page is not before
    assert (4, True) == (learner.step, "Gib einen Vokal aus" in learner.coach)
    chord("U")
    tap(Qt.Key.Key_Space, text=" ", times=2)
    assert 5 == learner.step


def test_the_next_step_is_told_only_once_the_dice_lie_still(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As long as the test lets nobody land.
    monkeypatch.setattr(Look, "motion_ms", lambda _look, _ms: 600_000)
    with moving():
        play.open(replace(SETTINGS, reduced_motion=False))
        learner = Learner(play)
        before = learner.coach
        chord("R")
        (thrown,) = learner.table.parts.dice.row.dice
        assert (2, before) == (learner.step, learner.coach)
        thrown.tumble._animation.setCurrentTime(600_000)
        QApplication.processEvents()
        assert before != learner.coach
        play.shut()
