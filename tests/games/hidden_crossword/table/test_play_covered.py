"""What keys and menus do while a cover is down or for the other one, and what is told away from it.

Tables are laid twice where something is to stay hidden, with other secrets of Ana's.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_deal import DOWN
from tests.games.hidden_crossword.table.play_secrets import (
    ANA,
    ANAS,
    BEN,
    BENS,
    BENS_TOO,
    Do,
    Hers,
    differences,
    shown,
    sit_to_build,
    sit_to_guess,
    sorted_lines,
)
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_curtain import everything_said, picture, spoken
from tests.games.play_hands import CTRL, chord, click, tap, write
from wordsmith_desktop.app.commands.replay import replay_file
from wordsmith_desktop.features.matches.pages.matches_page import MatchesPage
from wordsmith_desktop.window.kit.focus import set_moving_by_key
from wordsmith_desktop.window.shell.table_covers import PauseCover

# Keys at the curtain


def _press_keys() -> None:
    """Every key of the table but those that lift a cover."""
    write("andx1")
    for letter in "ZYLERACVX":
        chord(letter)
    for key in (
        *(Qt.Key.Key_F2, Qt.Key.Key_F4, Qt.Key.Key_F5, Qt.Key.Key_F6),
        *(Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Escape),
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    ):
        tap(key)


def _press_everything(play: Play) -> None:
    """Keys, and every entry of the menu, though nobody could reach them."""
    _press_keys()
    for name in ("undo", "redo", "clear", "solve", "hand in", "on", "guess", "give up", "sheet"):
        play.page.commands.action(name).trigger()


def _ana_builds_with_undo(play: Play) -> None:
    """She takes back a word, so that it could be brought back."""
    sit_to_build(play)
    play.lift()
    for word in ANAS[0].words:
        play.write_word(*word)
    play.write_word("PAD", -1, 2, DOWN)
    # First what was typed in vain, then the tile.
    for _ in "DP":
        chord("Z")
    assert play.page.commands.action("redo").isEnabled()
    play.hand_in()


def _ana_notes_and_tries(play: Play) -> None:
    sit_to_guess(play, (ANAS[0].puzzle, BENS))
    play.lift()
    chord("L")
    play.write_word("NOS", 0, 0, DOWN)
    chord("Z")
    tap(Qt.Key.Key_Escape)
    play.guess("SAND")
    tap(Qt.Key.Key_1, text="1")
    play.page.gestures.note(4, 0, "S?")
    play.page.gestures.note(4, 1, "ends with S")
    chord("Z")
    play.go_on()


TURNS = pytest.mark.parametrize("turn", [_ana_builds_with_undo, _ana_notes_and_tries])


@TURNS
def test_no_key_and_no_entry_does_anything_while_the_curtain_is_down(
    play: Play, turn: Callable[[Play], None]
) -> None:
    turn(play)
    assert play.curtain is not None
    # From the first of them on it is to be seen where the keyboard is.
    set_moving_by_key(True)
    tap(Qt.Key.Key_Left)
    before, looks = play.state, shown(play)
    _press_everything(play)
    assert play.curtain is not None
    assert before == play.state
    assert [] == differences(looks, shown(play))


@TURNS
def test_undo_and_redo_of_the_next_player_leave_the_other_s_tiles_and_notes_alone(
    play: Play, turn: Callable[[Play], None]
) -> None:
    turn(play)
    play.lift()
    before = play.state
    assert BEN == play.seat
    for letter in "ZY":
        chord(letter)
    for name in ("undo", "redo"):
        action = play.page.commands.action(name)
        assert not action.isEnabled()
        action.trigger()
    assert before == play.state


def test_undo_ends_at_the_own_first_tile(play: Play) -> None:
    _ana_builds_with_undo(play)
    play.lift()
    before = play.state
    play.write_word("NOD", 0, 0, DOWN)
    assert before != play.state
    for _ in range(20):
        chord("Z")
    assert before == play.state
    for _ in range(20):
        chord("Y")
    assert ("NOD", "NEAR") == hc.Crossword(play.state.players[BEN].draft).words


# The other way round


def _ben_guesses_and_notes(play: Play, his: Hers) -> None:
    chord("L")
    play.write_word(*his.tried[0])
    tap(Qt.Key.Key_Escape)
    play.guess(his.guess)
    if play.stage is hc.GuessStage.CHOICE:
        tap(Qt.Key.Key_1, text="1")
    play.page.gestures.note(4, 0, his.note)
    play.go_on()


def test_ben_s_puzzle_and_first_turn_are_hidden_from_ana(play: Play) -> None:
    before_any, before_ana, at_curtain, in_round_two = [], [], [], []
    for his, puzzle in zip(ANAS, (BENS, BENS_TOO), strict=True):
        # What he has guessed about hers she would see otherwise.
        sit_to_guess(play, (ANAS[0].puzzle, puzzle), guesses_stay_hidden=True)
        before_any.append(shown(play))
        play.lift()
        before_ana.append(shown(play))
        play.guess("RAISED")
        play.go_on()
        play.lift()
        _ben_guesses_and_notes(play, his)
        at_curtain.append(shown(play))
        play.lift()
        assert ANA == play.seat
        in_round_two.append(shown(play))
    for found in (before_any, before_ana, at_curtain, in_round_two):
        assert [] == differences(*found)


# A pause


def _ana_builds(play: Play, hers: Hers) -> None:
    sit_to_build(play)
    play.lift()
    for word in hers.words:
        play.write_word(*word)


def _ana_types(play: Play, hers: Hers) -> None:
    sit_to_guess(play, (hers.puzzle, BENS))
    play.lift()
    write(hers.guess.lower())


def _ana_writes(play: Play, hers: Hers) -> None:
    sit_to_guess(play, (hers.puzzle, BENS))
    play.lift()
    play.guess("SAND")
    tap(Qt.Key.Key_1, text="1")
    play.parts.sheet.by_word.slot_cards[4, 0].note.setFocus()
    write(hers.note)


def _ana_holds_a_word(play: Play, hers: Hers) -> None:
    sit_to_guess(play, (hers.puzzle, BENS))
    play.lift()
    chord("L")
    play.write_word(*hers.tried[0])
    play.go_to(1, hers.tried[0][2])
    tap(Qt.Key.Key_Down, CTRL)
    assert play.parts.editor.grid.is_holding


def _seen(play: Play) -> tuple[str, list[str], list[str], QImage]:
    """What eyes and screen readers find: nothing that is hidden."""
    read = list(spoken(QAccessible.queryAccessibleInterface(play.window)))
    windows = [type(one).__name__ for one in QApplication.topLevelWidgets() if one.isVisible()]
    return play.window.windowTitle(), read, windows, picture(play.window)


@pytest.mark.parametrize("do", [_ana_builds, _ana_types, _ana_writes, _ana_holds_a_word])
@pytest.mark.sampled(2)
def test_nothing_of_a_turn_is_seen_or_read_out_in_a_pause_and_all_is_there_after_it(
    play: Play, do: Do
) -> None:
    paused = []
    for hers in ANAS:
        do(play, hers)
        before, word = play.state, play.parts.entry.word()
        tap(Qt.Key.Key_F9)
        host = play.window.host
        assert host is not None
        assert isinstance(host.cover_shown, PauseCover)
        paused.append(_seen(play))
        kept = play.state
        _press_keys()
        assert kept == play.state
        click(host.cover_shown.button)
        _assert_goes_on(play, before, hers)
        assert word == play.parts.entry.word()
    assert paused[0] == paused[1]


def _assert_goes_on(play: Play, before: hc.State, hers: Hers) -> None:
    """Everything is as before, but that a note which was being written is kept now."""
    assert play.curtain is None
    assert before.players[ANA].draft == play.state.players[ANA].draft
    assert before.players[ANA].solution == play.state.players[ANA].solution
    notes = [line.text for line in play.state.players[ANA].notes]
    assert notes in ([], [hers.note])
    if before.stage is hc.GuessStage.ANSWERED:
        assert [hers.note] == notes


# Away from the table


def _away(play: Play, capsys: pytest.CaptureFixture[str]) -> tuple[object, ...]:
    """What home page, list of matches and replay tell of a match."""
    save = play.save
    play.window.go_home()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    at_home = sorted_lines(everything_said(play.window)), picture(play.window)
    play.window.saves.load()
    page = play.window.screen_shown
    assert isinstance(page, MatchesPage)
    listed = page.list.item(0).text()
    page.back.click()
    capsys.readouterr()
    replay_file(save)
    # When it was played is other at the two tables.
    return *at_home, re.sub(r"\d+ \w+, \d\d:\d\d", "", listed), capsys.readouterr().out


@pytest.mark.parametrize("do", [_ana_builds, _ana_writes, _ana_holds_a_word])
@pytest.mark.sampled(2)
def test_nothing_is_told_of_a_turn_away_from_the_table_nor_before_it_goes_on(
    play: Play, do: Do, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    away, again = [], []
    for hers in ANAS:
        play.folder = tmp_path / hers.guess
        play.open()
        do(play, hers)
        away.append(_away(play, capsys))
        click(play.card("Continue"))
        play.come_back()
        assert play.curtain is not None
        again.append(shown(play))
        before = play.state
        _press_everything(play)
        assert before == play.state
    assert away[0] == away[1]
    assert [] == differences(*again)
    listed, replayed = away[0][2:]
    assert "Ana, Ben\nHidden Crossword · unfinished" in str(listed)
    assert "Anchor word: NEAR" in str(replayed)
