"""What the curtain tells: only what happened since the turn before."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import tap


def _guess(play: Play, word: str) -> None:
    play.lift()
    play.guess(word)
    if play.parts.choice.isVisible():
        tap(Qt.Key.Key_1, text="1")


def test_the_curtain_tells_of_a_round_only_before_the_first_turn_of_the_next(play: Play) -> None:
    play.sit_to_guess()
    _guess(play, "and")
    play.go_on()
    assert "" == play.page.news()
    _guess(play, "ran")
    play.go_on()
    assert "Round 1 is over." in play.page.news()
    _guess(play, "nears")
    play.go_on()
    assert "" == play.page.news()


def test_whoever_guesses_last_ends_the_round_and_passes_to_nobody(play: Play) -> None:
    play.sit_to_guess()
    _guess(play, "and")
    assert "Pass to Ben" == play.parts.answer.go_on.accessibleName()
    play.go_on()
    _guess(play, "ran")
    assert "End the round" == play.parts.answer.go_on.accessibleName()
