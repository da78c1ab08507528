"""Whole matches by keyboard alone."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import chord, tap, write

ANA, BEN = 0, 1


def _enter() -> None:
    tap(Qt.Key.Key_Return, text="\r")


def _space() -> None:
    tap(Qt.Key.Key_Space, text=" ")


def _draw(play: Play) -> None:
    """Turn up letters; Ben calls the anchor as soon as there is one."""
    while not play.find_anchor():
        _space()
    word = play.find_anchor()
    tap(Qt.Key.Key_F6)
    write(word.lower())
    _enter()
    play.wait_for_ruling()
    assert (word, BEN) == (play.state.anchor, play.state.anchor_seat)
    while play.state.phase is hc.Phase.DRAW:
        _space()
    assert hc.Phase.DEALT is play.state.phase
    _enter()


def _build(play: Play, stream: int) -> None:
    play.lift()
    play.write_puzzle(play.make_puzzle(stream))
    play.hand_in()


def _guess(play: Play, word: str, place: int) -> None:
    """Guess, choose if there is a choice, and hand on."""
    play.guess(word)
    if play.stage is hc.GuessStage.CHOICE:
        tap(Qt.Key(Qt.Key.Key_1 + place), text=str(place + 1))
    assert hc.GuessStage.ANSWERED is play.stage


def test_a_match_for_two_is_played_by_keyboard(play: Play) -> None:
    play.begin()
    _draw(play)
    assert play.curtain is not None
    _build(play, stream=0)
    assert play.curtain is not None
    assert "Pass to Ben" == play.curtain.accessibleName()
    _build(play, stream=1)
    assert hc.Phase.GUESS is play.state.phase

    play.lift()
    words = [one for one in hc.Crossword(play.state.target(ANA)).words if one != play.state.anchor]
    _guess(play, words[-1], 0)
    _enter()
    play.lift()
    _guess(play, play.state.anchor, 0)
    chord("E")
    play.lift()
    chord("L")
    play.write_puzzle(play.state.target(ANA))
    play.hand_in()
    assert play.state.players[ANA].has_solved
    _enter()
    play.lift()
    _guess(play, hc.Crossword(play.state.target(BEN)).words[0], 0)
    _enter()
    assert play.is_over
    assert play.outcome is not None
    assert (ANA,) == play.outcome.winners
    assert "Ana wins" == play.end.headline.text()
    assert "The whole puzzle in round 2" == play.end.sentence.text()
