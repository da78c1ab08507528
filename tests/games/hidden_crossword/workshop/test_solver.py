"""Solving by clues: what keys do, checking, revealing, and what is kept."""

from __future__ import annotations

from pathlib import Path

import puz
import pytest

from tests.games.hidden_crossword.workshop.clued_puzzles import (
    NEWSPAPER,
    PUZZLES,
    asked,
    diagram,
)
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.hidden_crossword.rules.crossword import Cell, Crossword, Direction
from wordsmith_desktop.games.hidden_crossword.workshop.across_lite import read_puz, write_puz
from wordsmith_desktop.games.hidden_crossword.workshop.clued.desk import Desk
from wordsmith_desktop.games.hidden_crossword.workshop.clued.habits import (
    DeskHabits,
    keep_habits,
    load_habits,
)
from wordsmith_desktop.games.hidden_crossword.workshop.clued.laying import clued_words, laid_out
from wordsmith_desktop.games.hidden_crossword.workshop.clued.progress import SolvingFolder
from wordsmith_desktop.games.hidden_crossword.workshop.clued.puzzle import CluedPuzzle
from wordsmith_desktop.games.hidden_crossword.workshop.clued.solved import SolvedOnce, joined
from wordsmith_desktop.games.hidden_crossword.workshop.clued.solver import Scope, Solver
from wordsmith_desktop.games.hidden_crossword.workshop.clued.solving import Solving
from wordsmith_desktop.records.files import write_atomically

ACROSS, DOWN = Direction.ACROSS, Direction.DOWN


def solver(puzzle: CluedPuzzle = NEWSPAPER, **habits: bool) -> Solver:
    return Solver(Solving(puzzle), DeskHabits(**habits))  # type: ignore[arg-type]


def typed(at: Solver, word: str) -> None:
    for letter in word:
        at.type(letter)


def where(at: Solver) -> tuple[int, int, Direction]:
    return at.caret.cell.row, at.caret.cell.col, at.caret.way


def solve(at: Solver) -> None:
    for slot in at.diagram.slots_of(ACROSS):
        at.go_to(slot)
        typed(at, "".join(at.solving.puzzle.diagram.letters[cell] for cell in slot.cells))
    for cell, letter in at.solving.puzzle.diagram.letters.items():
        at.solving = at.solving.with_letter(cell, letter, in_pencil=False)


def test_letters_go_along_the_word_and_stay_at_its_end() -> None:
    at = solver()
    typed(at, "cat")
    assert (0, 2, ACROSS) == where(at)
    assert "CAT" == "".join(at.solving.fill.values())
    at.go_word(1)
    assert (1, 0, ACROSS) == where(at)


def test_a_habit_goes_on_to_the_next_word_and_another_skips_what_is_filled() -> None:
    at = solver(goes_on=True)
    typed(at, "CAT")
    assert (1, 0, ACROSS) == where(at)
    at = solver()
    at.press(Cell(1, 1))
    at.type("L")
    at.press(Cell(1, 0))
    at.type("O")
    assert (1, 2, ACROSS) == where(at)
    at = solver(skips_filled=False)
    at.press(Cell(1, 1))
    at.type("L")
    at.press(Cell(1, 0))
    at.type("O")
    assert (1, 1, ACROSS) == where(at)


def test_typing_over_a_filled_word_goes_letter_by_letter() -> None:
    at = solver()
    typed(at, "CAT")
    at.press(Cell(0, 0))
    assert (0, 0, ACROSS) == where(at)
    typed(at, "DO")
    assert (0, 2, ACROSS) == where(at)


@pytest.mark.parametrize(
    ("language", "expected"), [("de", "AE"), ("en", "AE"), ("sv", "A"), ("fr", "A")]
)
def test_an_umlaut_fills_what_it_is_in_the_puzzles_language(language: str, expected: str) -> None:
    at = Solver(Solving(replace(NEWSPAPER, language=language)), DeskHabits())
    at.type("ä")
    assert expected == "".join(at.solving.fill.values())
    assert len(expected) == at.caret.cell.col


def test_a_puzzle_that_has_umlauts_in_its_squares_keeps_them() -> None:
    at = Solver(Solving(replace(PUZZLES["letters"], language="de")), DeskHabits())
    at.type("ä")
    assert {Cell(0, 0): "Ä"} == at.solving.fill


def test_signs_of_a_puzzles_squares_are_typed_as_they_are() -> None:
    at = Solver(Solving(asked(diagram("A$@"))), DeskHabits())
    typed(at, "A$@")
    assert at.solving.is_solved
    at = Solver(Solving(NEWSPAPER), DeskHabits())
    typed(at, "$5")
    assert {Cell(0, 0): "5"} == at.solving.fill


def test_the_desk_lays_an_umlaut_by_the_language_in_one_step() -> None:
    made: list[CluedPuzzle] = [replace(asked(diagram("...", "...")), language="de")]
    desk = Desk(lambda: made[-1], made.append, lambda: None)
    desk.type("ü")
    assert ("UE", Cell(0, 2), 2) == (
        "".join(made[-1].diagram.letters.values()),
        desk.caret.cell,
        len(made),
    )


def test_backspace_takes_out_and_goes_back() -> None:
    at = solver()
    typed(at, "CAT")
    at.erase()
    at.erase()
    assert (0, 1, ACROSS) == where(at)
    assert {Cell(0, 0): "C"} == at.solving.fill


def test_arrows_turn_at_first_and_go_over_blocks() -> None:
    at = solver()
    at.move(DOWN, 1)
    assert (0, 0, DOWN) == where(at)
    at.move(DOWN, 1)
    assert (1, 0, DOWN) == where(at)
    at.press(Cell(2, 0))
    at.move(ACROSS, 1)
    assert (2, 2) == where(at)[:2]
    at = solver(arrows_turn=False)
    at.move(DOWN, 1)
    assert (1, 0, ACROSS) == where(at)


def test_space_turns_or_clears_as_is_wished() -> None:
    at = solver()
    at.space()
    assert (0, 0, DOWN) == where(at)
    at = solver(space_clears=True)
    typed(at, "CA")
    at.go_end(-1)
    at.space()
    assert ({Cell(0, 1): "A"}, (0, 1, ACROSS)) == (at.solving.fill, where(at))


def test_a_second_click_turns_and_a_block_takes_none() -> None:
    at = solver()
    at.press(Cell(0, 0))
    assert (0, 0, DOWN) == where(at)
    at.press(Cell(0, 3))
    assert (0, 0, DOWN) == where(at)


def test_checking_marks_what_is_wrong_until_it_changes_and_revealing_stays() -> None:
    at = solver()
    typed(at, "CUT")
    assert 0 == solver().check(Scope.ALL)
    assert 1 == at.check(Scope.WORD)
    assert {Cell(0, 1)} == at.solving.wrong
    at.press(Cell(0, 1))
    at.type("A")
    assert not at.solving.wrong
    at.go_to(at.diagram.slots_of(DOWN)[0])
    at.reveal(Scope.WORD)
    assert "CODES" == "".join(at.solving.fill[cell] for cell in at.diagram.slots_of(DOWN)[0].cells)
    at.press(Cell(3, 0))
    at.take_out()
    assert "E" == at.solving.fill[Cell(3, 0)], "what was shown stays"
    at.undo()
    assert Cell(3, 0) not in at.solving.fill


def test_pencil_is_soft_until_it_is_checked() -> None:
    at = solver(in_pencil=True)
    typed(at, "CA")
    assert {Cell(0, 0), Cell(0, 1)} == at.solving.pencilled
    at.check(Scope.ALL)
    assert not at.solving.pencilled


@pytest.mark.parametrize("name", ["newspaper", "bars", "rebus", "twice", "letters", "labels"])
def test_each_kind_is_solved_when_every_letter_is_right(name: str) -> None:
    at = solver(PUZZLES[name])
    solve(at)
    assert at.solving.is_solved
    first = at.diagram.open_cells[0]
    at.solving = at.solving.with_letter(first, "Q", in_pencil=False)
    assert at.solving.is_solved is False


def test_a_rebus_takes_its_first_letter_or_all() -> None:
    at = solver(PUZZLES["rebus"])
    at.press(Cell(1, 1))
    at.fill_in("heart")
    assert at.solving.is_right(Cell(1, 1))
    at.fill_in("H")
    assert at.solving.is_right(Cell(1, 1))


def test_a_locked_one_is_solved_without_its_solution() -> None:
    made = puz.load(write_puz(NEWSPAPER))
    made.lock_solution(4711)
    at = solver(read_puz(bytes(made.tobytes())).puzzle)
    assert not at.solving.can_check
    for cell, letter in NEWSPAPER.diagram.letters.items():
        at.solving = at.solving.with_letter(cell, letter, in_pencil=False)
    assert at.solving.is_solved is True
    at.solving = at.solving.with_letter(Cell(0, 0), "X", in_pencil=False)
    assert at.solving.is_solved is False


def test_progress_comes_back_wherever_the_puzzle_comes_from(tmp_path: Path) -> None:
    folder = SolvingFolder(tmp_path)
    at = solver()
    typed(at, "CUT")
    at.check(Scope.ALL)
    at.tick()
    folder.keep(at.solving)
    again = folder.begin(read_puz(write_puz(NEWSPAPER)).puzzle)
    assert (at.solving.fill, at.solving.wrong, 1) == (again.fill, again.wrong, again.seconds)
    waiting = folder.last()
    assert waiting is not None
    assert (NEWSPAPER, at.solving.fill) == (waiting.puzzle, waiting.fill)
    solve(at)
    folder.keep(at.solving)
    assert folder.last() is None


def test_damaged_progress_begins_anew(tmp_path: Path) -> None:
    folder = SolvingFolder(tmp_path)
    folder.keep(Solving(NEWSPAPER, {Cell(0, 0): "C"}))
    folder.place(NEWSPAPER).write_text('{"format": 1, "fill": 7}')
    assert Solving(NEWSPAPER) == folder.begin(NEWSPAPER)
    assert folder.last() is None
    assert () == folder.solved.all()


def test_what_was_solved_is_counted(tmp_path: Path) -> None:
    folder = SolvingFolder(tmp_path)
    one = SolvedOnce("Small", 5, 5, 61, "2026-11-28", 0, "Ana")
    folder.solved.note(one)
    folder.solved.note(replace(one, seconds=59, player="Ben"))
    assert [(61, "Ana"), (59, "Ben")] == [(o.seconds, o.player) for o in folder.solved.all()]


def test_lists_of_two_computers_become_one_and_older_ones_name_nobody(tmp_path: Path) -> None:
    older = b'[["Old", 5, 5, 61, "2026-11-01", 0]]'
    newer = b'[["Old", 5, 5, 61, "2026-11-01", 0], ["New", 3, 3, 9, "2026-10-31", 1, "Ben"]]'
    folder = SolvingFolder(tmp_path)
    write_atomically(folder.solved.path, joined(older, newer))
    told = [(one.title, one.player) for one in folder.solved.all()]
    assert [("New", "Ben"), ("Old", "")] == told
    assert newer == joined(newer, older)


def test_habits_come_back_and_damaged_ones_are_the_usual(tmp_path: Path) -> None:
    habits = DeskHabits(space_clears=True, source="file")
    keep_habits(tmp_path, habits)
    assert habits == load_habits(tmp_path)
    (tmp_path / "habits.json").write_text('{"space_clears": 3, "other": 1}')
    assert DeskHabits() == load_habits(tmp_path)


WORDS = "ELEPHANT TIGER GIRAFFE ZEBRA MONKEY PENGUIN DOLPHIN HORSE RABBIT SQUIRREL EAGLE SNAKE"


@pytest.mark.parametrize("seed", range(3))
def test_pasted_words_cross_one_another_and_nothing_else_is_made(seed: int) -> None:
    words = (*WORDS.split(), "CAMEL", "OTTER", "WHALE")
    laid = laid_out(words, Rng(seed))
    grid = Crossword(laid.layout)
    assert () == laid.left_over
    assert sorted(words) == sorted(grid.words)
    assert 1 == len(grid.groups)


def test_words_come_with_their_clues() -> None:
    assert {"CAT": "Purrs", "DOG": "", "EMU": "Runs"} == clued_words("CAT: Purrs\nDOG\nEMU\tRuns\n")
    assert {"CAT": "", "DOG": ""} == clued_words("CAT, DOG")
