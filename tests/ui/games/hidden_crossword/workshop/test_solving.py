"""Solve a puzzle: from a code, a file, the workshop or the computer; and what nobody may see."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword.workshop.pieces import TRAINS
from tests.helpers.finished_puzzles import TRAIN, laid
from tests.ui.games.hidden_crossword.workshop.conftest import House
from tests.ui.games.play_curtain import everything_said
from tests.ui.games.play_hands import click, tap, write
from tests.ui.spoken_tree import faults
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.hidden_crossword.actions import Choose, GoOn, Lay, MakeGuess, Solve
from wordsmith_desktop.games.hidden_crossword.clues import ClueType
from wordsmith_desktop.games.hidden_crossword.crossword import Crossword
from wordsmith_desktop.games.hidden_crossword.ruleset import Density, Difficulty
from wordsmith_desktop.games.hidden_crossword.state import Phase
from wordsmith_desktop.games.hidden_crossword.workshop.hidden_file import (
    HiddenFile,
    hidden_to_text,
)
from wordsmith_desktop.games.hidden_crossword.workshop.puzzle_code import (
    HiddenPuzzle,
    puzzle_code,
)
from wordsmith_desktop.games.hidden_crossword.workshop.workpiece import Workpiece, hidden_puzzle
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.ui.games.hidden_crossword.workshop.bench_page import BenchPage
from wordsmith_desktop.ui.games.hidden_crossword.workshop.solve_page import Source
from wordsmith_desktop.ui.kit.match_end.page import MatchEnd
from wordsmith_desktop.wording.games.hidden_crossword.shared_result import SIGNS

HIDDEN = HiddenPuzzle("en", hidden_puzzle(replace(TRAINS, pool="".join(sorted(TRAIN.pool)))))
CODE = puzzle_code(HIDDEN)
SECRET = tuple(word for word in Crossword(TRAIN.layout).words if word not in ("TRAIN", "TO"))


def seated(house: House) -> Opened:
    QApplication.processEvents()
    seating = house.window.seating
    assert seating is not None
    assert seating.opened is not None
    return seating.opened


def session(house: House) -> AnySession:
    return seated(house).session


def act(house: House, action: Any, seat: Seat = 0) -> None:
    assert () == session(house).act(seat, action)
    QApplication.processEvents()


def said(house: House) -> list[str]:
    """The secret words that somebody could read or hear."""
    everything = everything_said(house.window)
    return [word for word in SECRET if word in everything.split()]


def test_a_code_is_solved_with_the_clue_type_that_is_chosen(house: House) -> None:
    page = house.solving()
    page.code.field.setText(CODE.lower().replace("-", " "))
    page.clue.choose(ClueType.PLACE)
    assert ("The code is right.", []) == (page.code.line.text(), said(house))
    assert [] == faults(house.window)
    tap(Qt.Key.Key_Return)
    state = session(house).match.state
    assert (Phase.GUESS, ClueType.PLACE, "TRAIN") == (
        state.phase,
        state.ruleset.clue,
        state.anchor,
    )
    assert (HIDDEN.given, []) == (seated(house).given, said(house))


def test_a_wrong_syllable_is_pointed_at_and_begins_nothing(house: House) -> None:
    page = house.solving()
    page.code.field.setText(CODE[:7])
    assert "" == page.code.line.text()
    wrong = "BA" if CODE[5:7] != "BA" else "BE"
    page.code.field.setText(CODE[:5] + wrong + CODE[7:])
    assert f"Look at part 2: {wrong}{CODE[7:9]}." in page.code.line.text()
    click(page.way_on)
    assert house.window.seating is None
    assert page.code.line.text() == page.message.text()


def test_a_file_is_solved_and_the_bench_refuses_to_show_it(house: House, tmp_path: Path) -> None:
    path = tmp_path / "for.hidden-crossword"
    path.write_text(hidden_to_text(HiddenFile(HIDDEN, "For Ben", "Ana")), "utf-8")
    shelf = house.list()
    shelf.take_in_file(path)
    assert "Solve it instead of looking at it" in shelf.banner.message
    page = house.solving()
    page.source.choose(Source.FILE)
    page.file.take(path)
    assert "“For Ben” by Ana can be solved." == page.file.line.text()
    assert [] == said(house)
    click(page.way_on)
    assert Phase.GUESS is session(house).match.state.phase


def test_the_workshops_puzzles_are_solved_by_name(house: House) -> None:
    house.shelf.keep(house.shelf.new_place(), TRAINS)
    house.list()
    assert [] == said(house)
    page = house.solving()
    page.source.choose(Source.WORKSHOP)
    assert [] == said(house)
    click(page.way_on)
    assert Phase.GUESS is session(house).match.state.phase


def test_words_of_no_dictionary_can_be_guessed_and_laid(house: House) -> None:
    odd = Workpiece(title="Odd", layout=laid("XYLO", "   O", "   Z"))
    house.shelf.keep(house.shelf.new_place(), odd)
    page = house.solving()
    page.source.choose(Source.WORKSHOP)
    click(page.way_on)
    house.window.activateWindow()
    write("OOZ")
    tap(Qt.Key.Key_Return)
    (guess,) = session(house).match.state.players[0].records
    assert ("OOZ", True) == (guess.word, guess.is_right)
    assert not [one for one in house.window.findChildren(QLabel) if "dictionary" in one.text()]


def test_the_bench_leads_to_its_own_puzzle(house: House) -> None:
    house.shelf.keep(house.shelf.new_place(), TRAINS)
    house.list().open_bench()
    click(house.page(BenchPage).way_on)
    tap(Qt.Key.Key_Return)
    assert Phase.GUESS is session(house).match.state.phase


def test_the_computer_makes_one_at_a_level(house: House, qtbot: QtBot) -> None:
    page = house.solving()
    page.source.choose(Source.COMPUTER)
    page.computer.level.choose(Difficulty.EASY)
    click(page.way_on)
    qtbot.waitUntil(lambda: session(house).match.state.phase is Phase.GUESS, timeout=20_000)
    assert Difficulty.EASY is session(house).match.state.ruleset.difficulty


def test_the_computer_makes_a_dense_one_if_it_is_asked_to(house: House, qtbot: QtBot) -> None:
    page = house.solving()
    click(page.source.button(Source.COMPUTER))
    click(page.computer.density.button(Density.OPEN))
    tap(Qt.Key.Key_Right)
    assert Density.DENSE is page.computer.density.value
    click(page.way_on)
    qtbot.waitUntil(lambda: session(house).match.state.phase is Phase.GUESS, timeout=20_000)
    assert Density.DENSE is session(house).match.state.ruleset.density


def test_the_result_that_is_copied_spoils_nothing_and_again_is_the_same_puzzle(
    house: House,
) -> None:
    page = house.solving()
    page.code.field.setText(CODE)
    page.player.setText("Ben")
    click(page.way_on)
    act(house, MakeGuess("TAR"))
    act(house, Choose(0))
    act(house, GoOn())
    act(house, Lay(TRAIN.layout))
    act(house, Solve())
    end = house.window.findChild(MatchEnd)
    assert end is not None
    end.copy_text()
    copied = QApplication.clipboard().text().splitlines()
    assert ["Wordsmith Desktop: Hidden Crossword", "Found in 2 rounds"] == copied[:2]
    assert (3, "whole puzzle: right") == (len(copied[2]), copied[3])
    assert set(copied[2]) <= set(SIGNS.values())
    end.again.emit()
    assert HIDDEN.given == seated(house).given
    assert Phase.GUESS is session(house).match.state.phase
