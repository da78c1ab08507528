"""A puzzle that was handed in goes back to its builder as long as nothing else has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import DRAW, RAN, SOD, Table

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
    table.play(BEN, hc.HandBack())
    assert (hc.Phase.BUILD, ANA, RAN) == (
        table.state.phase,
        table.seat,
        table.state.players[ANA].draft,
    )
    assert not table.state.players[ANA].is_ready
    assert [hc.PuzzleHandedBack(ANA)] == table.told(hc.PuzzleHandedBack)


def test_w8_a_puzzle_taken_back_is_built_on_and_handed_in_again() -> None:
    table = _building()
    table.build(RAN)
    table.play(BEN, hc.HandBack())
    table.build(SOD)
    assert (BEN, SOD) == (table.seat, table.state.players[ANA].draft)
    table.build(RAN)
    assert hc.Phase.GUESS is table.state.phase


def test_w10_once_the_letters_are_told_no_puzzle_comes_back() -> None:
    table = _building()
    table.build(RAN)
    assert [] == table.told(hc.LettersTold)
    assert not _refused(table)
    table.build(RAN)
    assert 1 == len(table.told(hc.LettersTold))
    assert (hc.Phase.GUESS, ANA, 1) == (table.state.phase, table.seat, table.state.round)
    assert _refused(table)


def _refused(table: Table) -> bool:
    return bool(hc.RULES.check(table.state, table.seat, hc.HandBack()))


TOUCHED: dict[str, Callable[[Table], object]] = {
    "nothing was handed in": lambda _table: None,
    "the next one has begun": lambda table: (table.build(RAN), table.play(BEN, hc.Lay(SOD))),
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
