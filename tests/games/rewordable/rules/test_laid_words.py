"""A word that is being laid: who may lay it and see it, and how long it lies there (C7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import Table
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.games.common.word_strip import EMPTY, LayRow, Row, RowLaid

ANA, BEN = 0, 1


def table_of_two(**fields: Any) -> Table:
    return Table(
        "C A T S O",
        "D E F G H",
        pool="E R I",
        words={BEN: ["AT E"]},
        deck="AD AL AN AR AS ED",
        known={"CAT"},
        **fields,
    )


def row_of(table: Table, texts: str, ghost: str = "") -> Row:
    """These cards on the strip, and letters for which there are none."""
    cards = table.build_of(texts).cards
    text = texts.replace(" ", "").replace("@pool", "").replace("@words", "") + ghost
    return Row(text, cards, len(text))


def laid(table: Table, texts: str = "C A", ghost: str = "") -> Row:
    row = row_of(table, texts, ghost)
    table.play(table.state.seat, LayRow(row))
    return row


def test_cards_of_hand_pool_and_words_are_laid_and_so_are_letters_without_any() -> None:
    table = table_of_two()
    row = laid(table, "C AT@words E R", "QZ")

    assert row == table.state.row
    assert [RowLaid(ANA, row, only=ANA)] == table.told(RowLaid)


def test_only_whoever_has_the_turn_lays() -> None:
    table = table_of_two()
    row = row_of(table, "C A")

    assert [Gate.NOT_YOUR_TURN] == [code for code, _ in table.against(BEN, LayRow(row))]


@pytest.mark.parametrize("of", ["hand", "deck", "box"])
def test_no_card_is_laid_that_is_out_of_reach(of: str) -> None:
    table = table_of_two()
    card = {
        "hand": table.state.players[BEN].hand[0],
        "deck": table.state.deck[0],
        "box": table.state.box[0],
    }[of]
    row = Row(card.text, (card.id,), len(card.text))

    assert [TableWhy.NO_SUCH_ROW] == [code for code, _ in table.against(ANA, LayRow(row))]


def test_nothing_is_laid_while_a_word_is_judged() -> None:
    table = table_of_two(referee=Referee.OBJECTION)
    row = row_of(table, "C A")
    table.build("C A T")

    assert rw.RULES.check(table.state, ANA, LayRow(row))


# Secrets


@pytest.mark.parametrize("seat", [BEN, None])
def test_what_is_laid_nobody_else_sees_or_is_told(seat: int | None) -> None:
    table = table_of_two()
    row = laid(table)

    assert EMPTY == rw.RULES.observe(table.state, seat).row
    assert row == rw.RULES.observe(table.state, ANA).row
    told = [rw.RULES.redact(event, seat) for event in table.events]
    assert [None] == told


def test_what_is_laid_nobody_sees_either_while_the_table_is_asked() -> None:
    table = table_of_two(referee=Referee.VOTE)
    laid(table, "S O", "Q")
    table.claim("T A C")

    assert EMPTY == rw.RULES.observe(table.state, BEN).row
    assert EMPTY == rw.RULES.observe(table.state, None).row


def test_what_another_lays_is_imagined_as_nothing() -> None:
    table = table_of_two()
    row = laid(table)

    assert EMPTY == rw.RULES.imagine(table.state, BEN, Rng(1)).row
    assert row == rw.RULES.imagine(table.state, ANA, Rng(1)).row


def test_a_match_with_a_word_on_the_strip_is_undone_to_where_it_was() -> None:
    table = table_of_two()
    laid(table)

    assert not table.played[-1].step.is_revealing


# How long it lies there


def _builds(table: Table) -> None:
    table.claim("C A T")


def _passes(table: Table) -> None:
    table.pass_("S")


def _runs_out_of_time(table: Table) -> None:
    table.expire(ANA)


@pytest.mark.parametrize("end", [_builds, _passes, _runs_out_of_time])
def test_the_next_turn_begins_with_an_empty_strip(end: Callable[[Table], None]) -> None:
    table = table_of_two(clock=Clock.HARD)
    laid(table)
    end(table)

    assert (BEN, EMPTY) == (table.state.seat, table.state.row)


def test_a_turn_that_a_refused_word_costs_leaves_an_empty_strip() -> None:
    table = table_of_two(referee=Referee.OBJECTION, may_try_again=False)
    laid(table, "T A C")
    table.build("T A C")
    table.object(BEN)
    table.rule()

    assert (BEN, EMPTY) == (table.state.seat, table.state.row)


def test_the_end_leaves_an_empty_strip() -> None:
    table = Table("C A T S O", seats=1, pool="E R I", match_seconds=60, clock=Clock.HARD)
    laid(table)
    table.expire(ANA, "match")

    assert table.is_over
    assert EMPTY == table.state.row


@pytest.mark.parametrize("referee", [Referee.AUTOMATIC, Referee.VOTE])
def test_a_refused_word_still_lies_there(referee: Referee) -> None:
    table = table_of_two(referee=referee)
    row = laid(table, "T A C")
    table.claim("T A C")
    if referee is Referee.VOTE:
        table.vote(BEN, accept=False)

    assert [] == table.told(rw.WordBuilt)
    assert (ANA, row) == (table.state.seat, table.state.row)
