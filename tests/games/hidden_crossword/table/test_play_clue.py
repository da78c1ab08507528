"""The clue type is agreed on once both puzzles are laid (W12)."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import click, focused, tap


def _sit(play: Play) -> None:
    play.sit_to_guess(settles_clue_late=True)
    assert hc.Phase.CLUE is play.session.match.state.phase


def test_both_choose_between_two_cards_and_begin(play: Play) -> None:
    _sit(play)
    panel = play.parts.clue
    assert panel.isVisible()
    assert play.curtain is None
    click(panel.question.button(hc.ClueType.PLACE))
    click(panel.begin)
    assert hc.Phase.GUESS is play.session.match.state.phase
    play.lift()
    assert hc.ClueType.PLACE is play.session.observation(0).ruleset.clue
    assert play.parts.guessing.isVisible()


def test_enter_takes_what_is_chosen(play: Play) -> None:
    _sit(play)
    assert focused() is play.parts.clue.begin
    tap(Qt.Key.Key_Return, text="\r")
    assert hc.ClueType.ALPHABET is play.session.match.state.ruleset.clue
