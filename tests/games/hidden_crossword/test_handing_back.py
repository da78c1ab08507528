"""A puzzle that was handed in goes back to its builder as long as nothing else has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.helpers.hidden_crossword import DRAW, RAN, SOD, Table
from wordsmith_desktop.games.hidden_crossword.actions import HandBack, Lay, MakeGuess, Note
from wordsmith_desktop.games.hidden_crossword.events import LettersTold, PuzzleHandedBack
from wordsmith_desktop.games.hidden_crossword.rules import RULES
from wordsmith_desktop.games.hidden_crossword.state import Phase
from wordsmith_desktop.games.word_strip import LayRow, Row

ANA, BEN = 0, 1


def _building(**fields: Any) -> Table:
    table = Table(**fields)
    table.turn_up(DRAW)
    table.call("RATE")
    table.on(ANA)
    return table


def test_w8_the_first_puzzle_comes_back_as_it_was() -> None:
    table = _building()
    table.build(RAN)
    table.play(BEN, HandBack())
    assert (Phase.BUILD, ANA, RAN) == (
        table.state.phase,
        table.seat,
        table.state.players[ANA].draft,
    )
    assert not table.state.players[ANA].is_ready
    assert [PuzzleHandedBack(ANA)] == table.told(PuzzleHandedBack)


def test_w8_a_puzzle_taken_back_is_built_on_and_handed_in_again() -> None:
    table = _building()
    table.build(RAN)
    table.play(BEN, HandBack())
    table.build(SOD)
    assert (BEN, SOD) == (table.seat, table.state.players[ANA].draft)
    table.build(RAN)
    assert Phase.GUESS is table.state.phase


def test_w10_the_last_puzzle_comes_back_and_what_is_told_is_told_anew() -> None:
    table = _building()
    table.build(RAN)
    table.build(RAN)
    table.play(ANA, HandBack())
    assert (Phase.BUILD, BEN, 0) == (table.state.phase, table.seat, table.state.round)
    assert table.state.players[ANA].is_ready
    table.build(SOD)
    assert (Phase.GUESS, ANA, 1) == (table.state.phase, table.seat, table.state.round)
    assert len(table.told(LettersTold)) == 2


def _refused(table: Table) -> bool:
    return bool(RULES.check(table.state, table.seat, HandBack()))


def _begun(table: Table, *then: object) -> None:
    table.build(RAN)
    table.build(SOD)
    for action in then:
        table.play(ANA, action)


TOUCHED: dict[str, Callable[[Table], object]] = {
    "nothing was handed in": lambda _table: None,
    "the next one has begun": lambda table: (table.build(RAN), table.play(BEN, Lay(SOD))),
    "a guess is being spelled": lambda table: _begun(table, LayRow(Row("NO", caret=2))),
    "a guess was made": lambda table: _begun(table, MakeGuess("TEN")),
    "a note was taken": lambda table: _begun(table, Note(3, 0, "END?")),
    "a solution was begun": lambda table: _begun(table, Lay(RAN)),
}


@pytest.mark.parametrize("touch", TOUCHED.values(), ids=TOUCHED)
def test_nothing_comes_back_once_something_else_was_done(
    touch: Callable[[Table], object],
) -> None:
    table = _building()
    touch(table)
    assert _refused(table)


def test_nothing_comes_back_once_the_clue_type_is_being_agreed_on() -> None:
    table = _building(settles_clue_late=True)
    table.build(RAN)
    table.build(SOD)
    assert _refused(table)
