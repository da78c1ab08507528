"""A key pressed twice, or held down, never does what comes next in its place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_deal import ANAS, DOWN, draw_all
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import chord, tap, write
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.buttons import Patience

ANA, BEN = 0, 1


def _be_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every button that has just come stays fresh."""
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)


def _enter(times: int = 1) -> None:
    tap(Qt.Key.Key_Return, text="\r", times=times)


def test_a_guess_neither_chooses_nor_hands_on(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    _be_patient(monkeypatch)
    play.sit_to_guess()
    play.lift()
    write("rest")
    _enter(3)
    play.wait_for_ruling()
    _enter(2)
    assert hc.GuessStage.CHOICE is play.stage
    tap(Qt.Key.Key_1, text="1")
    _enter(2)
    tap(Qt.Key.Key_Space, text=" ")
    assert (hc.GuessStage.ANSWERED, ANA, None) == (play.stage, play.seat, play.curtain)


def test_a_puzzle_that_is_handed_in_does_not_lift_the_curtain(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    _be_patient(monkeypatch)
    play.sit_to_build()
    play.lift()
    play.write_word("NOD", 0, 0, DOWN)
    play.hand_in()
    _enter(2)
    assert BEN == play.seat
    assert play.curtain is not None


def test_the_last_letter_calls_no_anchor(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def ready(session: AnySession) -> None:
        for _ in range(11):
            session.act(ANA, hc.TurnUp())

    play.sit_when(ready)
    tap(Qt.Key.Key_Space, text=" ")
    assert hc.Phase.ANCHOR is play.state.phase
    _be_patient(monkeypatch)
    tap(Qt.Key.Key_Space, text=" ", times=2)
    _enter()
    assert not play.parts.draw.is_calling
    tap(Qt.Key.Key_F5)
    assert play.parts.draw.is_calling


def test_the_start_of_the_making_does_not_stop_it(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    play.sit_when(draw_all, "Ana")
    _enter()
    assert hc.Phase.SETTING is play.state.phase
    assert play.parts.setting.stop.hasFocus()
    _be_patient(monkeypatch)
    _enter(2)
    assert play.window.host is not None
    play.qtbot.waitUntil(lambda: play.state.phase is hc.Phase.GUESS)


def test_the_last_move_does_not_begin_another_match(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    restarted, restart = [], Patience.restart

    def noted(self: Patience) -> None:
        restarted.append(self.parent())
        restart(self)

    play.sit_to_guess("Ana", puzzles=(ANAS,))
    chord("L")
    play.write_puzzle(ANAS)
    monkeypatch.setattr(Patience, "restart", noted)
    play.hand_in()
    assert play.is_over
    assert play.end.play_again.hasFocus()
    assert play.end in restarted
    save = play.save
    _be_patient(monkeypatch)
    _enter(2)
    assert (True, save) == (play.is_over, play.save)
