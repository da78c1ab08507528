"""A whole short match of each game by ear and keys alone."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.bus_ear import LOG, BusListener
from tests.games.by_ear import Listener
from tests.games.hidden_crossword.table.play_table import Play as Crossword
from tests.games.length_x_wit.table.play_table import Play as Dice
from tests.games.letter_pieces.table.play_table import Play as Letters
from tests.games.play_hands import CTRL, tap
from tests.games.rewordable.table.play_table import Play as Cards
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset as DiceRules
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset as LetterRules
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset as CardRules

OVER = "Play again"


@pytest.fixture
def ear(qtbot: QtBot, dressed: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    assert dressed
    if LOG not in os.environ:
        yield Listener(qtbot, monkeypatch)
        return
    listener = BusListener(qtbot, monkeypatch, Path(os.environ[LOG]))
    yield listener
    listener.close()


@pytest.mark.parametrize("game", ["rewordable"])
def test_cards(ear: Listener, play: Cards, game: str) -> None:
    assert game == play.game
    play.sit("Ana", rules=CardRules(turns=2))
    words = []
    while ear.comes_to("Building strip", OVER) != OVER:
        assert "Your cards:" in ear.how_it_stands()
        word = ear.ask_for_word()
        if word:
            ear.spell(word, "token")
            words.append(word)
            ear.hears(_tells_of(word), ear.enter)
        else:
            ear.chord(Qt.Key.Key_E)
            ear.press(Qt.Key.Key_Space, " ")
            ear.enter()
    assert play.outcome is not None
    assert words


@pytest.mark.parametrize("game", ["length_x_wit"])
def test_dice(ear: Listener, play: Dice, game: str) -> None:
    assert game == play.game
    play.sit("Ana", rules=DiceRules(turns=2))
    scored = 0
    while (place := ear.comes_to("Roll", "Word strip", OVER)) != OVER:
        if place == "Roll":
            ear.hears(_tells_of("rolls"), ear.enter)
            continue
        word = ear.ask_for_word()
        assert word, ear.said
        ear.spell(word, "press")
        ear.hears(_tells_of(word), ear.enter)
        scored += 1
    assert play.outcome is not None
    assert 2 == scored


@pytest.mark.parametrize("game", ["letter_pieces"])
def test_letters(ear: Listener, play: Letters, game: str) -> None:
    assert game == play.game
    play.sit("Ana", rules=LetterRules(challenges=1, words=2))
    claimed = []
    while ear.comes_to("Bench", OVER) == "Bench":
        word = ear.ask_for_word()
        if word:
            ear.chord(Qt.Key.Key_Backspace)
            ear.spell(word, "+")
            claimed.append(word)
            ear.hears(_tells_of(word), ear.enter)
        else:
            ear.hears(_tells_of("rolls"), lambda: ear.chord(Qt.Key.Key_R))
            ear.chord(Qt.Key.Key_1)
    assert play.outcome is not None
    assert 2 == len(claimed)


@pytest.mark.parametrize("game", ["hidden_crossword"])
def test_crossword(ear: Listener, play: Crossword, game: str) -> None:
    assert game == play.game
    play.sit_to_guess("Ana", "Ben")
    for anas, bens in (("END", "NOD"), ("REST", "RIM")):
        _guess(ear, "Ana", anas)
        ear.comes_to("Pass to Ben")
        ear.enter()
        _guess(ear, "Ben", bens)
        ear.comes_to("End the round")
        ear.enter()
    ear.comes_to("I am Ana")
    ear.enter()
    ear.comes_to("Your guess")
    ear.chord(Qt.Key.Key_L)
    ear.comes_to("Crossword grid")
    for letter, word in (("E", "END"), ("R", "REST")):
        _go_to(ear, letter)
        ear.hears(_tells_of(f"{word}."), lambda word=word: ear.write(word))  # type: ignore[misc]
    ear.hears(_tells_of("Right!"), lambda: tap(Qt.Key.Key_Return, CTRL, text="\r"))
    ear.comes_to("Pass to Ben")
    ear.enter()
    _guess(ear, "Ben", "RIM")
    ear.comes_to("End the round")
    ear.enter()
    assert OVER == ear.comes_to(OVER)
    assert (0,) == play.outcome.winners if play.outcome else False


def _guess(ear: Listener, name: str, word: str) -> None:
    """Lift the curtain, spell a word, and say which of its length is meant where that is asked."""
    ear.comes_to(f"I am {name}")
    ear.enter()
    ear.comes_to("Your guess")
    ear.spell(word, "letters")
    told = ear.hears(_tells_of("word"), ear.enter)
    if "Which" in told or "the other?" in told:
        # The same Enter pressed twice chooses nothing; a digit does.
        ear.hears(_tells_of("word"), lambda: ear.press(Qt.Key.Key_1, "1"))


def _go_to(ear: Listener, letter: str) -> None:
    """Go along the anchor to a letter, and have the letters go down from there."""
    ways = (("Row 1,", Qt.Key.Key_Up), ("column 1,", Qt.Key.Key_Left))
    for wanted, key in (*ways, (f"letter {letter}", Qt.Key.Key_Right)):
        for _step in range(8):
            if wanted not in ear.place:
                ear.press(key)
    for _turn in range(2):
        if "down" not in ear.place.rsplit(",", 1)[-1].lower():
            ear.press(Qt.Key.Key_Space, " ")


def _tells_of(what: str) -> Callable[[str], bool]:
    return lambda told: what in told
