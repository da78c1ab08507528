"""How far undo goes: tiles and notes of the turn under way, and no further."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import DRAW, RAN, SOD, Table, grid
from tests.helpers.rule_table import Told
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.seats import SETTER, Seat
from wordsmith_desktop.games.common.open_table import Clock


class Recorded(Table):
    """A table whose match can be undone, as far as that is fair."""

    def __init__(self, seats: int = 2, **fields: Any) -> None:
        super().__init__(seats=seats, **fields)
        self.match: Match[Any, Any, Any, Any] = Match(hc.RULES, hc.Ruleset(**fields), seats)

    def play(self, seat: Seat, action: object) -> Told:
        self.match.play(seat, action)
        return super().play(seat, action)

    @property
    def undoable(self) -> object:
        """What undo would take back, and whose it is."""
        last = self.match.undoable
        return (last.seat, last.action) if last else None


def drawn(**fields: Any) -> Recorded:
    table = Recorded(**fields)
    table.turn_up(DRAW)
    return table


def building(**fields: Any) -> Recorded:
    table = drawn(**fields)
    table.call("RATE")
    table.on(0)
    return table


def guessing(**fields: Any) -> Recorded:
    table = building(**fields)
    table.build(RAN)
    table.build(SOD)
    return table


def test_laid_tiles_are_taken_back_one_after_the_other() -> None:
    table = building()
    table.lay(RAN)
    table.lay(SOD)
    assert (0, hc.Lay(SOD)) == table.undoable
    table.match.undo()
    assert RAN == table.match.state.players[0].draft
    table.match.undo()
    assert () == table.match.state.players[0].draft
    assert table.match.undoable is None
    table.match.redo()

    assert RAN == table.match.state.players[0].draft


def test_notes_and_tiles_of_a_solution_are_taken_back() -> None:
    table = guessing()
    table.play(0, hc.Note(3, 0, "END?"))
    table.lay(SOD)
    for left in ((0, hc.Note(3, 0, "END?")), None):
        table.match.undo()
        assert left == table.undoable

    assert () == table.match.state.players[0].notes


def test_marks_of_letters_are_taken_back_one_by_one() -> None:
    table = guessing()
    marks = [
        hc.MarkLetter(3, 0, 1, "E", mark) for mark in (hc.LetterMark.OUT, hc.LetterMark.LIKELY)
    ]
    for mark in marks:
        table.play(0, mark)
    for left in ((0, marks[0]), None):
        table.match.undo()
        assert left == table.undoable

    assert () == table.match.state.players[0].letter_notes


def test_what_was_noted_behind_an_answer_is_taken_back_but_not_the_answer() -> None:
    table = guessing()
    table.guess("ANTRE")
    table.play(0, hc.Note(3, 0, "END?"))
    assert (0, hc.Note(3, 0, "END?")) == table.undoable
    table.match.undo()

    assert table.match.undoable is None


FINAL: dict[str, tuple[Callable[..., Recorded], Callable[[Recorded], object]]] = {
    "a letter that was asked for": (Recorded, lambda table: table.play(0, hc.TurnUp())),
    "a letter": (Recorded, lambda table: table.turn_up("T")),
    "another draw": (drawn, lambda table: table.play(0, hc.DrawAfresh())),
    "a called anchor": (drawn, lambda table: table.play(0, hc.CallAnchor("RATE"))),
    "an anchor": (drawn, lambda table: table.call("RATE")),
    "the end of the draw": (drawn, lambda table: (table.call("RATE"), table.on(0))),
    "a puzzle": (building, lambda table: table.build(RAN)),
    "a puzzle before the dictionary": (
        building,
        lambda table: (table.lay(RAN), table.play(0, hc.Finish())),
    ),
    "a guess before the dictionary": (guessing, lambda table: table.play(0, hc.MakeGuess("TEN"))),
    "a guess": (guessing, lambda table: table.guess("TEN")),
    "a choice": (guessing, lambda table: table.ask("TEN", 1)),
    "a submitted puzzle": (guessing, lambda table: table.solve(RAN)),
    "the end of a turn": (guessing, lambda table: table.spend()),
    "giving up": (guessing, lambda table: table.play(0, hc.GiveUp())),
}


@pytest.mark.parametrize(("make", "deed"), FINAL.values(), ids=FINAL)
def test_what_somebody_learnt_from_is_never_taken_back(
    make: Callable[..., Recorded], deed: Callable[[Recorded], object]
) -> None:
    table = make()
    deed(table)

    assert table.match.undoable is None


def test_what_the_dictionary_refused_is_never_taken_back() -> None:
    table = building()
    table.known = ()
    table.build(RAN)
    assert table.match.undoable is None
    table.known = None
    table.finish()
    table.build(SOD)
    table.known = ()
    table.play(0, hc.MakeGuess("NET"))
    table.rule()
    assert table.match.undoable is None
    table.lay(SOD)
    table.play(0, hc.Solve())
    table.rule_all()

    assert table.match.undoable is None


def test_the_computers_puzzle_is_never_taken_back() -> None:
    table = building(seats=1)
    table.play(SETTER, hc.SetPuzzle(SOD))

    assert table.match.undoable is None


def test_a_puzzle_that_was_asked_for_is_never_taken_back() -> None:
    table = drawn(seats=1)
    table.call("RATE")
    table.on(0)

    assert table.match.undoable is None


def test_an_answer_that_needed_no_dictionary_is_never_taken_back() -> None:
    table = building(least_words=0)
    table.build(RAN)
    table.build(grid("RATE"))
    table.solve(grid("RATE"))

    assert not table.is_ruling
    assert table.match.undoable is None


def test_a_turn_that_time_ended_is_never_taken_back() -> None:
    table = guessing(clock=Clock.HARD)
    table.lay(SOD)
    table.expire(0)

    assert table.match.undoable is None


@pytest.mark.parametrize("action", [hc.Note(3, 0, "END?"), hc.Lay(SOD)])
def test_nothing_is_taken_back_across_a_change_of_hands(action: hc.Note | hc.Lay) -> None:
    table = guessing()
    table.guess("ANTRE")
    table.play(0, action)
    table.on()
    assert table.match.undoable is None
    table.play(1, action)
    assert (1, action) == table.undoable
    table.match.undo()

    assert table.match.undoable is None


@pytest.mark.parametrize("action", [hc.Note(3, 0, "END?"), hc.Lay(SOD)])
def test_nothing_is_brought_back_across_a_change_of_hands(action: hc.Note | hc.Lay) -> None:
    table = guessing()
    table.guess("ANTRE")
    before = table.state
    table.play(0, action)
    table.match.undo()
    table.state = before
    assert table.match.redoable is not None
    table.on()

    assert table.match.redoable is None
