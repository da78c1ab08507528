"""Crosswords solved by their clues in the window: by keys, by mouse, checked, left and gone on."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import puz
import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword.workshop.clued_puzzles import NEWSPAPER, PUZZLES, REBUS
from tests.games.hidden_crossword.workshop.pages.conftest import House
from tests.games.play_hands import chord, click, fingers_alone, focused, tap, touch, write
from tests.window.listening import heard
from tests.window.spoken_tree import faults
from wordsmith_desktop.features.dictionaries.pages.adding_page import AddingPage
from wordsmith_desktop.features.statistics.pages.page import StatisticsPage, Tab
from wordsmith_desktop.features.statistics.pages.solved_view import SolvedView
from wordsmith_desktop.games.hidden_crossword.rules.crossword import Cell, Direction
from wordsmith_desktop.games.hidden_crossword.workshop.across_lite import write_puz
from wordsmith_desktop.games.hidden_crossword.workshop.clued.as_ipuz import write_ipuz
from wordsmith_desktop.games.hidden_crossword.workshop.clued.caret import order
from wordsmith_desktop.games.hidden_crossword.workshop.clued.progress import SolvingFolder
from wordsmith_desktop.games.hidden_crossword.workshop.clued.puzzle import CluedPuzzle
from wordsmith_desktop.games.hidden_crossword.workshop.clued.solver import Scope
from wordsmith_desktop.games.hidden_crossword.workshop.jpz import write_jpz
from wordsmith_desktop.games.hidden_crossword.workshop.pages import diagram_board
from wordsmith_desktop.games.hidden_crossword.workshop.pages.clue_solving_page import (
    ClueSolvingPage,
)
from wordsmith_desktop.games.hidden_crossword.workshop.pages.number_dialog import NumberDialog
from wordsmith_desktop.games.hidden_crossword.workshop.pages.solve_page import (
    PuzzleSource,
    SolvePage,
)
from wordsmith_desktop.window.kit import banner as announcing_banner
from wordsmith_desktop.window.kit.banner import Tone

Key = Qt.Key


def opened(house: House, content: bytes, path: Path) -> SolvePage:
    """The page that asks, with a file chosen."""
    path.write_bytes(content)
    page = house.solving()
    page.take_file(path)
    return page


def solving(house: House, tmp_path: Path, puzzle: CluedPuzzle = NEWSPAPER) -> ClueSolvingPage:
    opened(house, write_ipuz(puzzle).encode(), tmp_path / "it.ipuz")
    tap(Key.Key_Return)
    return house.page(ClueSolvingPage)


def fill(page: ClueSolvingPage) -> None:
    """Have every letter be right that nobody revealed."""
    for cell, letter in page.solver.diagram.letters.items():
        page.solver.press(cell)
        page.solver.type(letter)


def press(page: ClueSolvingPage, cell: Cell) -> None:
    QTest.mouseClick(
        page.board, Qt.MouseButton.LeftButton, pos=page.board.area(cell).center().toPoint()
    )


def test_a_newspapers_puzzle_is_solved_by_keys_alone(house: House, tmp_path: Path) -> None:
    page = solving(house, tmp_path)
    assert page.board is focused()
    letters = NEWSPAPER.diagram.letters
    for slot in order(NEWSPAPER.diagram):
        assert slot == page.solver.slot
        filled = page.solver.solving.fill
        write("".join(letters[cell] for cell in slot.cells if cell not in filled))
        if not page.solver.solving.is_solved:
            tap(Key.Key_Tab)
    assert (Tone.GOOD, True) == (page.banner.tone, page.solver.solving.is_solved)
    assert page.banner.message.startswith("Solved in 0:0")
    assert "without any help" in page.banner.message
    assert "Well done!" in page.clue.text()
    assert not page.board.is_shining, "nothing moves where nothing is to move"
    page.solver.go_word(1)
    assert "Well done!" not in page.clue.text()
    assert [] == faults(house.window)


def test_who_solved_it_and_when_stands_in_the_statistics(
    house: House, tmp_path: Path, qtbot: QtBot
) -> None:
    house.window.offers.statistics()
    assert 2 == house.page(StatisticsPage).tabs.count()
    page = solving(house, tmp_path)
    page.reveal(Scope.WORD)
    fill(page)
    assert page.solver.solving.is_solved
    house.window.offers.statistics()
    statistics = house.page(StatisticsPage)
    statistics.tabs.setCurrentIndex(Tab.SOLVED.value)
    qtbot.waitUntil(lambda: statistics.findChild(SolvedView) is not None)
    table = statistics.findChildren(SolvedView)[0].table
    qtbot.waitUntil(table.isVisible)
    items = [table.item(0, column) for column in range(6)]
    said = [one.text() for one in items if one is not None]
    assert ["Ana", "Small & square", "5 × 5", "0:00", "3 times"] == said[:5]
    assert str(date.today().year) in said[5]
    assert [] == faults(house.window)


def test_another_is_solved_by_the_mouse_and_the_lists(house: House, tmp_path: Path) -> None:
    page = solving(house, tmp_path, PUZZLES["bars"])
    letters = page.solver.diagram.letters
    for cell in page.solver.diagram.open_cells:
        press(page, cell)
        write(letters[cell])
    assert page.solver.solving.is_solved
    listed = page.lists.lists[Direction.DOWN]
    box = listed.visualItemRect(listed.item(1))
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert page.solver.slot == page.solver.diagram.slots_of(Direction.DOWN)[1]
    assert page.board is focused()


def test_all_wrong_is_told_checked_and_revealed(house: House, tmp_path: Path) -> None:
    page = solving(house, tmp_path)
    for cell in page.solver.diagram.open_cells:
        press(page, cell)
        write("Q")
    assert "something is wrong" in page.banner.message
    page.check(Scope.ALL)
    assert "20 letters are wrong." == page.banner.message
    page.reveal(Scope.ALL)
    assert (Tone.INFO, True) == (page.banner.tone, page.solver.solving.is_solved)
    assert page.banner.message.startswith("That is the solution.")
    assert () == SolvingFolder(house.shelf.folder).solved.all()


def test_tab_goes_through_the_words_and_then_leaves_the_board(house: House, tmp_path: Path) -> None:
    page = solving(house, tmp_path)
    page.solver.go_to(page.solver.diagram.slots_of(Direction.DOWN)[-1])
    tap(Key.Key_Tab)
    assert page.board is not focused()


def test_escape_takes_back_the_word_being_typed_and_undo_brings_it_again(
    house: House, tmp_path: Path
) -> None:
    solver = solving(house, tmp_path).solver
    start = solver.caret
    write("CA")
    tap(Key.Key_Escape)
    assert ({}, start) == (solver.solving.fill, solver.caret)
    chord("Z")
    assert "CA" == "".join(solver.solving.fill.values())
    solver.go_word(1)
    other = solver.slot
    write("X")
    tap(Key.Key_Escape)
    assert "CA" == "".join(solver.solving.fill.values()), "the first word stays"
    assert other == solver.slot


def test_what_was_left_is_gone_on_with(house: House, tmp_path: Path) -> None:
    solving(house, tmp_path)
    write("CA")
    tap(Key.Key_Tab)
    tap(Key.Key_Escape)
    asking = house.page(SolvePage)
    assert "Go on with “Small & square” (10 %)" == asking.going_on.text()
    click(asking.going_on)
    again = house.page(ClueSolvingPage)
    assert "CA" == "".join(again.solver.solving.fill.values())
    again.left.emit()
    house.page(SolvePage).left.emit()
    house.enter("solve")
    assert PuzzleSource.FILE is house.page(SolvePage).source.value


def test_a_newcomer_is_not_asked_for_a_code(house: House) -> None:
    house.enter("solve")
    assert PuzzleSource.COMPUTER is house.page(SolvePage).source.value


def test_what_a_file_lacks_unfolds(house: House, tmp_path: Path) -> None:
    page = opened(house, write_ipuz(REBUS).encode(), tmp_path / "it.ipuz")
    report = page.file.report
    assert "Opened it.ipuz: 7 of 7 words have a clue." == report.line.text()
    assert not report.rest.isVisible()
    click(report.more)
    assert report.rest.isVisible()
    assert "Several letters in one square: r2c2" == report.rest.text()


def test_a_locked_file_is_solved_without_its_number_or_unlocked(
    house: House, tmp_path: Path
) -> None:
    made = puz.load(write_puz(NEWSPAPER))
    made.lock_solution(1234)
    page = opened(house, bytes(made.tobytes()), tmp_path / "it.puz")
    click(page.file.unlocking)
    dialog = page.findChild(NumberDialog)
    assert dialog is not None
    write("4321")
    tap(Key.Key_Return)
    assert "that number does not open its solution." == dialog.fault.text()
    dialog.field.setText("1234")
    tap(Key.Key_Return)
    page.begin()
    assert house.page(ClueSolvingPage).solver.solving.can_check


def test_a_sealed_one_says_that_it_cannot_be_checked(house: House, tmp_path: Path) -> None:
    made = puz.load(write_puz(NEWSPAPER))
    made.lock_solution(1234)
    page = opened(house, bytes(made.tobytes()), tmp_path / "it.puz")
    page.begin()
    sealed = house.page(ClueSolvingPage)
    sealed.check(Scope.ALL)
    assert "Locked." in sealed.banner.message


def test_the_computer_makes_one_with_clues(house: House, qtbot: QtBot) -> None:
    page = house.solving()
    page.source.choose(PuzzleSource.COMPUTER)
    page.way.choose(True)
    page.begin()
    qtbot.waitUntil(lambda: isinstance(house.window.stack.shown, ClueSolvingPage), timeout=20_000)
    made = house.page(ClueSolvingPage).solver.solving.puzzle
    assert len(made.diagram.slots) >= 8
    assert () == made.without_clue


@pytest.mark.parametrize("name", ["in_pencil", "space_clears", "goes_on"])
def test_a_habit_is_kept_for_the_next_puzzle(house: House, tmp_path: Path, name: str) -> None:
    page = solving(house, tmp_path)
    page.habits.actions[name].trigger()
    assert getattr(page.solver.habits, name)
    page.left.emit()
    again = solving(house, tmp_path)
    assert getattr(again.solver.habits, name)
    write("C")
    chord("Z")
    assert not again.solver.solving.fill


def drop(house: House, path: Path) -> None:
    """Let a file fall on the window."""
    dragged = QMimeData()
    dragged.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(9, 9),
        Qt.DropAction.CopyAction,
        dragged,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    house.window.dropEvent(event)


ACROSS_TEXT = puz.to_text_format(puz.load(write_puz(NEWSPAPER))).encode()


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("good.puz", write_puz(NEWSPAPER)),
        ("good.ipuz", write_ipuz(NEWSPAPER).encode()),
        ("good.jpz", write_jpz(NEWSPAPER)),
        ("good.txt", ACROSS_TEXT),
        ("good.xml", write_jpz(NEWSPAPER)),
        ("good.json", write_ipuz(NEWSPAPER).encode()),
        ("download", write_puz(NEWSPAPER)),
    ],
)
def test_a_crossword_dropped_on_the_window_is_opened_to_be_solved_whatever_its_name(
    house: House, tmp_path: Path, name: str, content: bytes
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    drop(house, path)
    page = house.page(SolvePage)
    assert PuzzleSource.FILE is page.source.value
    assert f"Opened {name}: 7 of 7 words have a clue." == page.file.report.line.text()


def test_other_files_dropped_go_where_they_belong_or_are_called_what_they_are_not(
    house: House, tmp_path: Path
) -> None:
    house.enter("solve")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n")
    drop(house, picture)
    said = "picture.png is no match, no crossword, no list of words and no backup."
    assert said == house.page(SolvePage).message.text()
    broken = tmp_path / "broken.puz"
    broken.write_bytes(b"Dear Ana")
    drop(house, broken)
    assert "broken.puz" in house.page(SolvePage).file.line.text()
    words = tmp_path / "words.txt"
    words.write_text("house\ntree\n")
    drop(house, words)
    house.page(AddingPage)


def test_a_light_goes_over_the_solved_diagram_once(
    house: House, tmp_path: Path, qtbot: QtBot
) -> None:
    page = solving(house, tmp_path)
    house.window.preferences.change(reduced_motion=False)
    page = house.page(ClueSolvingPage)
    before = page.board.grab().toImage()
    fill(page)
    assert page.board.is_shining
    qtbot.waitUntil(lambda: not page.board.is_shining, timeout=5_000)
    assert before != page.board.grab().toImage()


def touched(house: House, cell: Cell) -> ClueSolvingPage:
    """Tap a square, unless letters go there already; the first tap may build the page anew."""
    page = house.page(ClueSolvingPage)
    if cell != page.solver.caret.cell or not page.keys.isVisible():
        center = page.board.area(cell).center().toPoint()
        touch(page.board, page.board.mapTo(house.window, center))
    return house.page(ClueSolvingPage)


def test_a_whole_puzzle_is_solved_by_taps_alone(house: House, tmp_path: Path) -> None:
    page = solving(house, tmp_path)
    assert not page.keys.isVisible(), "whoever has keys needs none to tap"
    letters = NEWSPAPER.diagram.letters
    with fingers_alone():
        for cell in NEWSPAPER.diagram.open_cells:
            for letter in ("Q", "", letters[cell]):
                page = touched(house, cell)
                assert page.keys.isVisible()
                click(page.keys.letters[letter] if letter else page.keys.erase)
                assert letter == page.solver.solving.fill.get(cell, "")
    assert page.solver.solving.is_solved
    assert page.solver.habits.shows_keys, "kept for the next one"


def test_keys_to_be_tapped_turn_and_go_to_other_words(house: House, tmp_path: Path) -> None:
    page = solving(house, tmp_path)
    page.habits.actions["shows_keys"].trigger()
    across = page.solver.slot
    click(page.keys.turn)
    assert Direction.DOWN is page.solver.caret.way
    click(page.keys.turn)
    click(page.keys.next)
    assert page.solver.slot == page.solver.diagram.slots_of(Direction.ACROSS)[1]
    click(page.keys.before)
    assert page.solver.slot == across
    assert page.board is focused()


HEARD = re.compile(r"(?P<clue>.*)\. Letter (?P<n>\d+) of (?P<many>\d+): (?P<letter>.*)\.")


def test_a_whole_puzzle_is_solved_by_what_is_heard_alone(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays knows the answers by their clues, hears where the keyboard is, and types."""
    told = heard(monkeypatch, diagram_board, announcing_banner)
    answers = {
        f"{slot.number} {slot.direction.value}: {slot.number} {slot.direction.value}": (
            NEWSPAPER.diagram.word(slot)
        )
        for slot in NEWSPAPER.diagram.slots
    }
    solving(house, tmp_path)
    for _ in range(200):
        here = focused()
        assert isinstance(here, QWidget)
        assert "Crossword" == here.accessibleName()
        now = HEARD.fullmatch(here.accessibleDescription())
        assert now is not None, here.accessibleDescription()
        wanted = answers[now["clue"]][int(now["n"]) - 1]
        if now["letter"] == "empty":
            write(wanted)
        elif int(now["n"]) < int(now["many"]):
            tap(Key.Key_Right if "across" in now["clue"] else Key.Key_Down)
        else:
            tap(Key.Key_Tab)
        if any("Solved in" in sentence for sentence in told):
            break
    assert "Solved in" in " ".join(told)
    assert any("Letter 2 of 3: empty." in sentence for sentence in told)
