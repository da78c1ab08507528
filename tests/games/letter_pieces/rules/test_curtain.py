"""Behind the curtain: what the others are told, and what they may imagine."""

from __future__ import annotations

import pytest

from tests.conformance.play import texts_in
from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import Table
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.common.table_events import HandedOver, WordJudged

L, S, B, C = lp.Shape


def test_the_bench_is_handed_over_behind_the_curtain() -> None:
    table = Table(mode=lp.Mode.SECRET, given="3L 2S")
    table.claim("AT")

    assert [HandedOver(1)] == table.told(HandedOver)
    assert lp.RULES.hides(table.state)
    view = lp.RULES.observe(table.state, 1).players[0]
    assert (None, 1) == (view.own, view.row_count)


def test_alone_nothing_is_hidden() -> None:
    table = Table(seats=1, mode=lp.Mode.SECRET, given="3L 2S")

    assert not lp.RULES.hides(table.state)


def test_at_the_checking_everything_is_open() -> None:
    table = Table(mode=lp.Mode.SECRET, given="3L 2S")
    table.claim("AT")
    table.pass_()
    table.pass_()

    assert lp.Phase.CHECKING is table.state.phase
    assert lp.RULES.observe(table.state, 1).players[0].own is not None


@pytest.mark.parametrize("mode", [lp.Mode.SECRET, lp.Mode.WORD_BY_WORD])
def test_what_happens_behind_the_curtain_is_not_told(mode: lp.Mode) -> None:
    table = Table(mode=mode, given="3L 2S", words=("AT",))
    if mode is lp.Mode.WORD_BY_WORD:
        table.dice("B* B* L")
    table.events.clear()
    if mode is lp.Mode.WORD_BY_WORD:
        table.fill(C)
    else:
        table.roll("S", "C*")
        table.take(B)
    table.claim("TA")
    if mode is lp.Mode.WORD_BY_WORD:
        table.claim("AT")

    told = [seen for event in table.events if (seen := lp.RULES.redact(event, 1))]
    # In Word by Word words are called, since nobody may claim the same (R44).
    word = "AT" if mode is lp.Mode.WORD_BY_WORD else ""
    assert [lp.WordWritten(0, word), HandedOver(1)] == told
    assert all(event == lp.RULES.redact(event, 0) for event in table.events)


def test_an_imagined_sheet_holds_none_of_the_true_words() -> None:
    table = Table(mode=lp.Mode.SECRET, given="3L 2S 1B 2C")
    table.has_written(0, "CAB", "BAG")
    imagined = lp.RULES.imagine(table.state, 1, Rng(1)).players[0]

    assert set() == texts_in(imagined) & {"CAB", "BAG"}


def test_a_passed_row_of_an_imagined_sheet_has_no_word() -> None:
    table = Table(mode=lp.Mode.WORD_BY_WORD, given="3L 2S")
    table.dice("L L L")
    table.pass_()
    imagined = lp.RULES.imagine(table.state, 1, Rng(1)).players[0].sheet

    assert lp.SheetRow("", status=lp.RowStatus.PASSED) == imagined.rows[0]


def test_what_the_table_is_asked_about_is_no_secret_any_more() -> None:
    table = Table(mode=lp.Mode.WORD_BY_WORD, given="3L 2S", referee=Referee.OBJECTION)
    table.dice("L L L")
    table.call("AT")

    (called,) = table.told(lp.RowCalled)
    assert called == lp.RULES.redact(called, 1) == lp.RULES.redact(called, None)


@pytest.mark.parametrize("is_known", [False, True])
def test_what_the_dictionary_says_is_told_to_all_only_where_they_vote_on_it(is_known: bool) -> None:
    words = ("AT",) if is_known else ()
    table = Table(mode=lp.Mode.WORD_BY_WORD, given="3L 2S", referee=Referee.VOTE, words=words)
    table.dice("L L L")
    table.claim("AT")

    (called,), (judged,) = table.told(lp.RowCalled), table.told(WordJudged)
    assert None is lp.RULES.redact(called, 1)
    assert (None if is_known else judged) == lp.RULES.redact(judged, 1)
    assert judged == lp.RULES.redact(judged, 0)


def test_who_is_asked_and_who_builds_can_be_seen_by_everybody() -> None:
    table = Table(mode=lp.Mode.WORD_BY_WORD, given="3L 2S", referee=Referee.OBJECTION)
    table.dice("L L L")
    before, own = lp.RULES.observe(table.state, None), lp.RULES.observe(table.state, 0)
    assert (0, True, False, None) == (
        before.holder,
        before.is_hidden,
        before.is_asked,
        before.builder,
    )
    assert table.player(0) == own.builder
    table.call("AT")
    assert lp.RULES.observe(table.state, None).is_asked
    table.object(1)
    assert not lp.RULES.observe(table.state, None).is_asked
