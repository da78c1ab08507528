"""A half-laid word is in the match: it is taken back step by step, and nothing loses it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import CTRL, chord, click, tap, write
from wordsmith_desktop.games.letter_pieces.words import table_texts as texts
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.wording.texts import say

POOL = (3, 3, 1, 1)
"""LIT can be built, and TIL."""


def _sit(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(given=POOL))


def _built_after(key: str, play: Play, times: int) -> list[str]:
    words = []
    for _ in range(times):
        chord(key)
        words.append(play.built)
    return words


def test_a_half_laid_word_is_taken_back_letter_by_letter_and_brought_back(play: Play) -> None:
    _sit(play)
    write("lit")
    assert ["LI", "L", ""] == _built_after("Z", play, 3)
    assert ["L", "LI", "LIT"] == _built_after("Y", play, 3)


def test_what_was_taken_apart_and_carried_is_taken_back_too(play: Play) -> None:
    _sit(play)
    write("lit")
    tap(Qt.Key.Key_Backspace)
    play.board.key_to(lp.Slot(0, 1))
    tap(Qt.Key.Key_Down, CTRL)
    assert "I" == play.board.letter_in(lp.Slot(0, 7))
    assert ["LI", "LIT"] == _built_after("Z", play, 2)
    assert "I" == play.board.letter_in(lp.Slot(0, 1))


def test_a_new_letter_after_undo_leaves_nothing_to_redo(play: Play) -> None:
    _sit(play)
    write("lit")
    chord("Z")
    chord("Z")
    write("t")
    assert "LT" == play.built
    assert not play.page.commands.action("redo").isEnabled()
    chord("Y")
    assert "LT" == play.built


def test_undo_tells_that_something_was_taken_back(play: Play) -> None:
    _sit(play)
    write("l")
    chord("Z")
    assert "Taken back." == play.message
    chord("Y")
    assert "Redone." == play.message


def _look_otherwise(play: Play) -> None:
    play.preferences.change(theme="dark")


def _speak_otherwise(play: Play) -> None:
    play.preferences.change(language="de")


def _start_again(play: Play) -> None:
    """Close the program and go on with the match from the home page."""
    play.open()
    click(play.card("Continue"))
    play.come_back()


def _go_home(play: Play) -> None:
    """Leave the table and come back to it."""
    path = play.save
    play.window.go_home()
    play.window.commands.open(path)
    play.come_back()


@pytest.mark.parametrize("leave", [_look_otherwise, _speak_otherwise, _start_again, _go_home])
def test_a_half_laid_word_and_its_undo_stay(play: Play, leave: Callable[[Play], None]) -> None:
    _sit(play)
    write("lit")
    chord("Z")
    leave(play)
    assert "LI" == play.built
    assert ["L", ""] == _built_after("Z", play, 2)
    assert ["L", "LI", "LIT"] == _built_after("Y", play, 3)


@pytest.mark.parametrize("leave", [_look_otherwise, _start_again, _go_home])
def test_a_letter_that_could_not_be_built_stays_marked_and_is_asked_about(
    play: Play, leave: Callable[[Play], None]
) -> None:
    _sit(play)
    write("liot")
    leave(play)
    assert {lp.Slot(0, 2): "O"} == dict(play.board.bench.gaps)
    tap(Qt.Key.Key_Return, text="\r")
    assert say(texts.STUMBLED, letter="O", word="LIT") == play.message
    chord("Z")
    leave(play)
    assert {} == dict(play.board.bench.gaps)


def _read(path: Path) -> str:
    """The word on the bench of a save."""
    state = read_match(path, {lp.RULES.game: lp.RULES}).match.state
    return lp.reading(state.players[state.bench], state.ruleset).word


def test_each_letter_is_on_the_disk_at_once(play: Play) -> None:
    _sit(play)
    for typed, word in zip("lit", ("L", "LI", "LIT"), strict=True):
        write(typed)
        assert word == _read(play.save)
    chord("Z")
    assert "LI" == _read(play.save)


def test_behind_the_curtain_undo_stays_within_the_turn(play: Play) -> None:
    play.sit(
        "Ana", "Ben", rules=lp.Ruleset(mode=lp.Mode.SECRET, table=lp.TableMode.CURTAIN, given=POOL)
    )
    play.lift()
    play.write_word("LIT")
    play.lift()
    assert not play.page.table.can_undo
    write("l")
    assert [""] == _built_after("Z", play, 1)
    chord("Z")
    assert 1 == play.seat
