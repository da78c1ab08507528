"""A match is on the disk at every moment, and another look loses nothing that was begun."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import Qt

from tests.helpers.crossword_player import NOTE, told
from tests.helpers.killed import MOST_LOST_MS, told_before_the_kill
from tests.ui.games.hidden_crossword.play_deal import (
    ANAS,
    BENS,
    DOWN,
    begin_building,
    begun,
    build,
)
from tests.ui.games.hidden_crossword.play_table import Play
from tests.ui.games.play_hands import chord, click, tap, write
from wordsmith_desktop.core.seats import SETTER
from wordsmith_desktop.games.hidden_crossword.actions import (
    Choose,
    Finish,
    GoOn,
    Lay,
    MakeGuess,
    SetPuzzle,
)
from wordsmith_desktop.games.hidden_crossword.crossword import Crossword
from wordsmith_desktop.games.hidden_crossword.rules import RULES
from wordsmith_desktop.games.hidden_crossword.ruleset import Ruleset
from wordsmith_desktop.games.hidden_crossword.state import Phase, Stage
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.games.word_strip import EMPTY
from wordsmith_desktop.records.replay import replay
from wordsmith_desktop.session.live import AnySession

ANA, BEN = 0, 1
NAMES = ("Ana", "Ben")
KILLED = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")

# Killed


def _come_to(play: Play, ready: Callable[[AnySession], object]) -> None:
    """Have a match on the shelf that has come so far, and no program open."""
    play.shut()
    rules = Ruleset(clock=Clock.HARD, build_minutes=1, turn_seconds=60)
    session, _path = begun(play.folder, NAMES, rules)
    session.resume_drivers()
    begin_building(session)
    ready(session)
    session.close()


def _go_on_after_the_kill(play: Play, line: str) -> None:
    """Kill a program that plays on, start it again, and find all as it was."""
    before = told_before_the_kill("tests.helpers.crossword_player", play.folder)
    assert 56_400 == before["left_ms"]
    play.open()
    card = play.card("Continue")
    assert line in card.accessibleName()
    click(card)
    play.come_back()
    after = told(play.page)
    lost = after.pop("left_ms") - before.pop("left_ms")
    assert before == after
    assert 0 <= lost <= MOST_LOST_MS
    assert play.curtain is not None
    play.lift()
    assert not play.session.is_read_only


@KILLED
def test_a_program_killed_while_building_goes_on_with_tiles_seat_clock_and_undo(play: Play) -> None:
    def ready(session: AnySession) -> None:
        session.act(ANA, Lay(ANAS))
        session.act(ANA, Finish())

    _come_to(play, ready)
    _go_on_after_the_kill(play, "Ben builds")
    assert (BEN, "NO", "") == (play.seat, play.laid(0, 0) + play.laid(1, 0), play.laid(2, 0))
    chord("Y")
    assert "D" == play.laid(2, 0)
    for _ in "OD":
        chord("Z")
    assert () == play.state.players[BEN].draft
    play.lexicon()
    play.write_puzzle(BENS)
    play.hand_in()
    assert (Phase.GUESS, ANA, 1) == (play.state.phase, play.seat, play.state.round)
    assert ANAS == play.state.players[ANA].draft


@KILLED
def test_a_program_killed_while_guessing_goes_on_with_answers_notes_and_a_half_laid_puzzle(
    play: Play,
) -> None:
    def ready(session: AnySession) -> None:
        build(session, (ANAS, BENS))
        session.act(ANA, MakeGuess("SEND"))
        session.act(ANA, Choose(1))

    _come_to(play, ready)
    _go_on_after_the_kill(play, "Ana guesses, round 1")
    assert (ANA, Stage.ANSWERED) == (play.seat, play.stage)
    card = play.parts.sheet.by_word.slot_cards[NOTE[:2]]
    assert NOTE[2] == card.note.text()
    assert ["SEND"] == [line.word.word for line in card.lines]
    chord("L")
    assert ("O", "") == (play.laid(1, 0), play.laid(2, 0))
    chord("Y")
    assert "D" == play.laid(2, 0)
    for _ in "OD":
        chord("Z")
    assert "" == play.laid(1, 0)
    chord("Z")
    assert () == play.state.players[ANA].notes
    play.go_on()
    assert (BEN, True) == (play.seat, play.curtain is not None)


@KILLED
def test_a_program_killed_while_a_guess_is_spelled_goes_on_with_its_letters(play: Play) -> None:
    _come_to(play, lambda session: build(session, (ANAS, BENS)))
    _go_on_after_the_kill(play, "Ana guesses, round 1")
    assert (ANA, "SEN") == (play.seat, play.parts.entry.word())
    chord("Y")
    assert "SEND" == play.parts.entry.word()
    for left in ("SEN", "SE", ""):
        chord("Z")
        assert left == play.parts.entry.word()
    play.guess("SEND")
    assert (Stage.CHOICE, EMPTY) == (play.stage, play.state.row)


# Finished


def test_a_match_that_was_played_is_replayed_with_both_puzzles_and_all_guesses(play: Play) -> None:
    play.sit_to_guess()
    for word, place in (("SEND", 1), ("DONE", 0)):
        play.lift()
        play.guess(word)
        if play.stage is Stage.CHOICE:
            tap(Qt.Key(Qt.Key.Key_1 + place), text=str(place + 1))
        play.go_on()
    for layout in (BENS, ANAS):
        play.lift()
        chord("L")
        play.write_puzzle(layout)
        play.hand_in()
        if not play.is_over:
            play.go_on()
    save, state = play.save, play.state
    assert play.is_over
    play.shut()

    assert state == replay(save, {"hidden_crossword": RULES}).match.state
    command = [sys.executable, "-m", "wordsmith_desktop", "replay", str(save)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (0, "") == (answer.returncode, answer.stderr)
    lines = answer.stdout.splitlines()
    for layout in (ANAS, BENS):
        assert f"  Words: {', '.join(Crossword(layout).words)}" in lines
    for line in ("SEND", "DONE", "2  the whole puzzle: right"):
        assert any(line in one for one in lines), line
    assert all(name in lines[-1] for name in NAMES)


# Another look


LOOK: Final[dict[str, object]] = {"theme": "dark", "text_scale": 150, "language": "de"}
Check = Callable[[Play], object]


def _assert_kept(play: Play, find: Check) -> None:
    """What `find` finds is the same in another look, and so is the match."""
    before, found, page = play.state, find(play), play.page
    play.preferences.change(**LOOK)
    assert page is not play.page
    play.lift()
    assert (before, found) == (play.state, find(play))


def test_a_letter_drawn_and_a_word_half_called_are_kept_in_another_look(play: Play) -> None:
    play.sit_to_draw()
    for _ in range(3):
        chord("R")
    tap(Qt.Key.Key_F6)
    write("ne")
    _assert_kept(play, lambda play: play.parts.draw.call.under_way)
    assert (BEN, "NE") == play.parts.draw.call.under_way
    chord("R")
    assert 3 == len(play.state.drawn)
    tap(Qt.Key.Key_Escape)
    chord("R")
    assert 4 == len(play.state.drawn)


def test_tiles_are_kept_in_another_look_and_undone(play: Play) -> None:
    play.sit_to_build()
    play.lift()
    play.write_word("NOD", 0, 0, DOWN)
    chord("Z")
    _assert_kept(play, lambda play: (play.laid(1, 0), play.laid(2, 0)))
    chord("Y")
    assert "D" == play.laid(2, 0)
    assert "O" == play.laid(1, 0)


def test_a_half_typed_guess_is_kept_in_another_look(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    write("sen")
    _assert_kept(play, lambda play: play.parts.entry.word())
    write("d")
    tap(Qt.Key.Key_Return, text="\r")
    play.wait_for_ruling()
    assert Stage.CHOICE is play.stage


def test_a_half_typed_guess_is_not_kept_for_the_other_nor_for_the_next_round(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    write("sen")
    play.preferences.change(theme="dark")
    play.lift()
    assert "SEN" == play.parts.entry.word()
    play.guess("DEAREST")
    play.preferences.change(theme="light")
    play.lift()
    play.go_on()
    for _ in (BEN, ANA):
        play.lift()
        assert "" == play.parts.entry.word()
        play.guess("DEAREST" if play.seat == ANA else "NOMAD")
        play.go_on()


def test_a_half_typed_guess_is_there_when_its_player_sits_down_again(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    write("sen")
    play.window.go_home()
    click(play.card("Continue"))
    play.come_back()
    assert "" == play.parts.entry.word()
    play.lift()
    assert "SEN" == play.parts.entry.word()
    for left in ("SE", "S", ""):
        chord("Z")
        assert left == play.parts.entry.word()
    for back in ("S", "SE"):
        chord("Y")
        assert back == play.parts.entry.word()
    assert "Redone." == play.message
    write("a")
    assert "SEA" == play.parts.entry.word()
    assert not play.page.commands.action("redo").isEnabled()


def test_the_whole_puzzle_is_not_laid_on_once_the_turn_is_another(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    chord("L")
    play.preferences.change(theme="dark")
    play.session.act(ANA, MakeGuess("SEND"))
    play.wait_for_ruling()
    play.lift()
    assert not play.page.gestures.is_solving
    assert play.parts.choice.isVisible()
    tap(Qt.Key.Key_1, text="1")
    chord("L")
    play.preferences.change(theme="light")
    play.session.act(ANA, GoOn())
    for seat in (ANA, BEN):
        # The curtain is still Ana's.
        assert play.curtain is not None
        click(play.curtain.button)
        assert (seat == BEN) == (play.curtain is None)
    assert (BEN, False) == (play.seat, play.page.gestures.is_solving)
    assert play.parts.entry.isVisible()


def test_a_choice_is_still_asked_for_in_another_look(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    play.guess("SEND")
    _assert_kept(play, lambda play: len(play.parts.choice.buttons))
    tap(Qt.Key.Key_2, text="2")
    assert Stage.ANSWERED is play.stage


def test_a_note_that_is_being_written_is_kept_in_another_look(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    play.guess("SEND")
    tap(Qt.Key.Key_2, text="2")
    play.parts.sheet.by_word.slot_cards[4, 1].note.setFocus()
    write("perhaps")
    play.preferences.change(theme="contrast")
    play.lift()
    _assert_kept(play, lambda play: play.parts.sheet.by_word.slot_cards[4, 1].note.text())
    assert ["perhaps"] == [note.text for note in play.state.players[ANA].notes]


def test_a_half_laid_solution_stays_before_its_player_in_another_look(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    write("se")
    chord("L")
    play.write_word("END", 0, 1, DOWN)
    _assert_kept(play, lambda play: (play.laid(2, 1), play.page.gestures.is_solving))
    assert "D" == play.laid(2, 1)
    chord("Z")
    assert "" == play.laid(2, 1)
    tap(Qt.Key.Key_Escape)
    assert "SE" == play.parts.entry.word()


def test_alone_a_half_typed_guess_is_kept_without_a_curtain(play: Play) -> None:
    def ready(session: AnySession) -> None:
        begin_building(session)
        session.act(SETTER, SetPuzzle(BENS))

    play.sit_when(ready, "Ana")
    write("sen")
    _assert_kept(play, lambda play: play.parts.entry.word())
    assert "SEN" == play.parts.entry.word()


def test_the_last_page_stays_in_another_look(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    play.page.gestures.give_up()
    _assert_kept(play, lambda play: [len(view.saves) for view in play.parts.ending.views])
    assert play.is_over
