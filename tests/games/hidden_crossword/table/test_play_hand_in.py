"""Handing a puzzle in: by button or Ctrl+Enter, said before, and taken back at the curtain."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_deal import BENS, DOWN
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import CTRL, click, tap, write
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.curtain import Curtain
from wordsmith_desktop.window.kit.dialogs import PlainDialog

ANA, BEN = 0, 1


@pytest.fixture
def building(play: Play) -> Play:
    """Ana has laid one word below the anchor."""
    play.sit_to_build()
    play.lift()
    play.write_word("NOD", 0, 0, DOWN)
    return play


def _ask_to_hand_in(play: Play) -> PlainDialog:
    tap(Qt.Key.Key_Return, CTRL, text="\r")
    dialog = play.page.findChild(PlainDialog)
    assert isinstance(dialog, PlainDialog)
    return dialog


def _said(dialog: PlainDialog) -> str:
    return " ".join(one.text() for one in dialog.findChildren(QLabel))


def _curtain(play: Play) -> Curtain:
    assert isinstance(play.curtain, Curtain)
    return play.curtain


def _way_back(play: Play) -> QPushButton:
    button = _curtain(play).undo_offer
    assert button is not None
    return button


def test_enter_on_the_grid_hands_nothing_in(building: Play) -> None:
    tap(Qt.Key.Key_Return, text="\r", times=3)
    assert (hc.Phase.BUILD, ANA) == (building.state.phase, building.seat)
    assert building.page.findChild(PlainDialog) is None


def test_control_and_enter_say_first_what_the_opponent_is_told(building: Play) -> None:
    dialog = _ask_to_hand_in(building)
    assert "Left over: " in _said(dialog)
    assert "Until Ben lifts the curtain, you can take it back." in _said(dialog)
    assert ANA == building.seat


def test_enter_answers_the_question_that_one_has_asked_for(building: Play) -> None:
    _ask_to_hand_in(building)
    tap(Qt.Key.Key_Return, text="\r")
    assert BEN == building.seat


def test_the_enter_that_asked_pressed_twice_answers_nothing(
    building: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    dialog = _ask_to_hand_in(building)
    tap(Qt.Key.Key_Return, text="\r")
    assert dialog.isVisible()
    assert (hc.Phase.BUILD, ANA) == (building.state.phase, building.seat)


def test_the_button_asks_as_well_and_escape_goes_back_to_the_grid(building: Play) -> None:
    click(building.parts.bar.go_on)
    assert building.page.findChild(PlainDialog) is not None
    tap(Qt.Key.Key_Escape)
    building.come_back()
    assert (hc.Phase.BUILD, ANA, "O") == (building.state.phase, building.seat, building.laid(1, 0))


def test_a_puzzle_is_taken_back_at_the_curtain_and_handed_in_again(building: Play) -> None:
    building.hand_in()
    assert (BEN, "Pass to Ben") == (building.seat, _curtain(building).accessibleName())
    click(_way_back(building))
    assert (ANA, "Pass to Ana") == (building.seat, _curtain(building).accessibleName())
    building.lift()
    assert ("O", "D") == (building.laid(1, 0), building.laid(2, 0))
    building.hand_in()
    assert BEN == building.seat


def test_whoever_takes_it_back_has_to_lift_a_curtain_of_their_own(building: Play) -> None:
    building.hand_in()
    click(_way_back(building))
    assert () == building.parts.editor.gestures.editor.layout
    assert () == building.parts.editor.words.entries


def test_once_the_curtain_is_lifted_nothing_comes_back(building: Play) -> None:
    building.hand_in()
    building.lift()
    assert building.page.undo_offer() is None


def test_the_last_puzzle_is_not_taken_back_since_its_letters_are_told(building: Play) -> None:
    building.hand_in()
    building.lift()
    building.write_puzzle(BENS)
    assert "you can take it back" not in _said(_ask_to_hand_in(building))
    tap(Qt.Key.Key_Return, text="\r")
    assert hc.Phase.GUESS is building.state.phase
    assert None is _curtain(building).undo_offer
    told = " ".join(one.text() for one in _curtain(building).findChildren(QLabel))
    assert "left over" in told
    building.lift()
    assert "left over" in building.message


def test_what_handing_in_would_tell_stands_beside_the_grid_alone(building: Play) -> None:
    parts = building.parts
    assert "" == parts.banner.facts
    beside = [one.text() for one in parts.editor.words.foot.findChildren(QLabel)]
    assert 1 == sum(line.startswith("Not used: ") for line in beside)


# Undo


def _undo() -> None:
    tap(Qt.Key.Key_Z, CTRL)


def test_undo_and_redo_bring_the_caret_and_its_direction_back(building: Play) -> None:
    hands = building.parts.editor.gestures
    before = hands.editor.caret, hands.editor.direction
    building.go_to(4, 4)
    for _ in range(2):
        _undo()
    assert (hc.Cell(1, 0), DOWN) == (hands.editor.caret, hands.editor.direction)
    for _ in range(2):
        tap(Qt.Key.Key_Y, CTRL)
    assert before == (hands.editor.caret, hands.editor.direction)
    assert ("O", "D") == (building.laid(1, 0), building.laid(2, 0))


def test_undo_while_a_word_is_carried_puts_it_back_and_nothing_else(building: Play) -> None:
    position = building.page.table.position
    tap(Qt.Key.Key_Right, CTRL)
    assert building.parts.editor.gestures.editor.held is not None
    _undo()
    assert None is building.parts.editor.gestures.editor.held
    assert (position, "D") == (building.page.table.position, building.laid(2, 0))


def test_undo_takes_back_first_what_was_typed_in_vain(building: Play) -> None:
    building.go_to(5, 5)
    write("zq")
    position = building.page.table.position
    assert building.parts.editor.gestures.editor.stopped is not None
    _undo()
    assert None is building.parts.editor.gestures.editor.stopped
    assert position == building.page.table.position


def test_clearing_the_grid_is_one_step_back(building: Play) -> None:
    building.page.commands.action("clear").trigger()
    assert ("", 1) == (building.laid(1, 0), len(building.parts.editor.gestures.editor.grid.runs))
    _undo()
    assert ("O", "D") == (building.laid(1, 0), building.laid(2, 0))


# Giving up


def test_whoever_finds_no_puzzle_gives_up_and_the_match_is_over(building: Play) -> None:
    assert building.page.gestures.may_give_up()
    building.page.give_up()
    dialog = building.page.findChild(PlainDialog)
    assert isinstance(dialog, PlainDialog)
    assert "Ben wins" in _said(dialog)
    click(building.button("Give up"))
    assert building.outcome is not None
    assert (0, 1) == building.outcome.scores
    said = building.end_texts()
    assert any("Ana gave up" in text for text in said)


def test_who_gives_up_with_nothing_laid_ends_the_match_as_well(play: Play) -> None:
    play.sit_to_build()
    play.lift()
    play.page.gestures.give_up()
    assert play.outcome is not None
    assert (0, 1) == play.outcome.scores
    assert play.end_texts()
