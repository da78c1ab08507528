"""How each kind of challenge is played and given up by hand, as shortly as can be."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.features.challenges.pages.play_challenge import AnyPlay, wait
from tests.games.hidden_crossword.table.play_table import Play as PuzzlePlay
from tests.games.length_x_wit.table.play_table import Play as DicePlay
from tests.games.letter_pieces.table.play_table import Play as PiecePlay
from tests.games.play_hands import chord, click, tap
from tests.games.rewordable.table.play_table import Play as CardPlay
from tests.games.table_case import case_of
from wordsmith_desktop.games.hidden_crossword.rules.state import GuessStage


def columns_of(game: str, folder: Path, qtbot: QtBot, patch: pytest.MonkeyPatch) -> AnyPlay:
    """The program at a game's table."""
    return case_of(game).play(folder, qtbot, patch)


# The Letter Piece Game


def write_words(play: PiecePlay, count: int) -> list[str]:
    """Claim so many words."""
    found = []
    for _ in range(count):
        word = play.roll_for_word()
        assert word is not None
        play.write_word(word)
        found.append(word)
    return found


def stop_searching(play: PiecePlay) -> None:
    """Pass until the challenge is over, and go on to the final table."""
    while not play.is_challenge_over():
        play.give_up()
    play.go_on()


# Rewordable


def build_words(play: CardPlay, count: int) -> list[str]:
    """Build so many words, the dearest there are."""
    found = []
    for _ in range(count):
        best = play.find()
        assert best is not None
        play.write_word(best.word)
        found.append(best.word)
    return found


def let_time_end(play: CardPlay) -> None:
    """Do nothing until the time of the match is up."""
    wait(play, play.state.ruleset.match_seconds)


def pass_on(play: CardPlay) -> None:
    """Pass and keep all cards until the match is over."""
    while not play.is_over:
        chord("E")
        tap(Qt.Key.Key_Return, text="\r")


# Length × Wit


def score_words(play: DicePlay) -> list[str]:
    """Score a shortest word of every turn."""
    found = []
    while not play.is_over:
        play.roll()
        word = min(play.words(), key=lambda one: (len(one.word), one.word)).word
        play.say(word)
        found.append(word)
    return found


def only_roll(play: DicePlay) -> None:
    """Let the time of every turn run out."""
    while not play.is_over:
        play.roll()
        wait(play, play.state.ruleset.turn_seconds)


# The Hidden Crossword


def solve(play: PuzzlePlay, *guesses: str) -> list[str]:
    """Guess, then lay the whole puzzle."""
    for guess in guesses:
        play.guess(guess)
        if play.stage is GuessStage.CHOICE:
            tap(Qt.Key.Key_1, text="1")
        play.go_on()
    chord("L")
    play.write_puzzle(play.state.computers)
    play.hand_in()
    return list(guesses)


def give_up_puzzle(play: PuzzlePlay) -> None:
    """Give up, and say that it is meant."""
    play.page.commands.action("give up").trigger()
    click(play.button("Give up"))
    play.come_back()
