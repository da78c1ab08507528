"""A guess that is being spelled: undone letter by letter, and its player's alone (W13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import RAN, SOD, Table, at_guessing
from tests.helpers.tallies import match_of
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.word_strip import EMPTY, LayRow, Row, RowLaid

OTHERS = (1, None)
"""Who looks on while seat 0 spells: the other seat and the whole table."""


def strip(table: Table) -> hc.LetterStrip:
    """The guess as whoever has the turn sees it."""
    seen = hc.RULES.observe(table.state, table.seat)
    return hc.LetterStrip(seen.row, seen.letters, seen.ruleset.limits_copies)


def spell(table: Table, word: str) -> None:
    for letter in word:
        table.play(table.seat, LayRow(strip(table).typed(letter).row))


def spelling(word: str = "TEN", **fields: Any) -> Table:
    """Ana spells a word."""
    table = at_guessing(RAN, SOD, **fields)
    spell(table, word)
    return table


def test_a_guess_is_spelled_and_undone_letter_by_letter() -> None:
    match = match_of(spelling())
    for left in ("TE", "T", ""):
        match.undo()
        assert left == match.state.row.text
    for back in ("T", "TE"):
        match.redo()
        assert back == match.state.row.text


def test_another_letter_leaves_nothing_to_bring_back() -> None:
    match = match_of(spelling())
    match.undo()
    match.play(0, LayRow(Row("TER", caret=3)))
    assert match.redoable is None


def test_it_is_seen_and_told_to_nobody_else() -> None:
    table = spelling("T")
    assert "T" == hc.RULES.observe(table.state, 0).row.text
    for other in OTHERS:
        assert EMPTY == hc.RULES.observe(table.state, other).row
    (told,) = table.told(RowLaid)
    assert told == hc.RULES.redact(told, 0)
    assert [None, None] == [hc.RULES.redact(told, other) for other in OTHERS]


def test_for_the_other_one_it_may_be_any_word() -> None:
    table = spelling("TEND")
    imagined = [hc.RULES.imagine(table.state, 1, Rng(2, stream=stream)) for stream in range(5)]
    for state in imagined:
        assert hc.RULES.observe(table.state, 1) == hc.RULES.observe(state, 1)
    assert any(state.row != table.state.row for state in imagined)
    assert table.state.row == hc.RULES.imagine(table.state, 0, Rng(2)).row


def answered(table: Table) -> None:
    table.guess("RAN")


def asked_which(table: Table) -> None:
    table.guess("TEN")
    assert hc.GuessStage.CHOICE is table.state.stage


def tried(table: Table) -> None:
    table.solve(SOD)


def out_of_time(table: Table) -> None:
    table.expire(0)


def given_up(table: Table) -> None:
    table.play(0, hc.GiveUp())


@pytest.mark.parametrize("end", [answered, asked_which, tried, out_of_time, given_up])
def test_the_end_of_the_guess_clears_it(end: Callable[[Table], None]) -> None:
    table = spelling(clock=Clock.HARD)
    end(table)
    assert EMPTY == table.state.row


def refused(table: Table) -> None:
    table.known = ()
    table.play(0, hc.MakeGuess("TEN"))
    table.rule()
    assert hc.GuessStage.GUESS is table.state.stage


def laid_elsewhere(table: Table) -> None:
    table.play(0, hc.Lay(RAN))


def tried_for_nothing(table: Table) -> None:
    table.solve(RAN)
    assert hc.GuessStage.GUESS is table.state.stage


@pytest.mark.parametrize("deed", [refused, laid_elsewhere, tried_for_nothing])
def test_what_leaves_the_guess_open_leaves_it_as_it_is(deed: Callable[[Table], None]) -> None:
    table = spelling(solving_takes_round=False)
    deed(table)
    assert "TEN" == table.state.row.text


def test_W13_copies_are_laid_as_often_as_there_are_tiles() -> None:
    assert "TAT" == "".join(strip(spelling("TATT")).texts[one] for one in laid("TATT"))
    assert 4 == len(laid("TATT", limits_copies=False))


def laid(word: str, **fields: Any) -> tuple[int, ...]:
    """The tiles that lie for a word."""
    pieces: tuple[int, ...] = spelling(word, **fields).state.row.pieces
    return pieces


def test_a_tile_that_lies_already_is_laid_from_its_copies_where_they_are_not_limited() -> None:
    seen = hc.LetterStrip(letters="AL", limits_copies=False)
    assert "LL" == seen.with_piece(1).with_piece(1).row.text
    assert "L" == hc.LetterStrip(letters="AL").with_piece(1).with_piece(1).row.text
