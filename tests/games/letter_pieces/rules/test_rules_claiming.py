"""Claiming, objections and discard boxes: R14 to R20."""

from __future__ import annotations

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import Table, pieces
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.common.table_events import ObjectionRaised, WordJudged, WordRefused

L, S, B, C = lp.Shape


def test_R14_the_word_must_lie_built() -> None:
    table = Table(given="3L 2S 1B 2C")

    assert [(lp.Why.NOTHING_BUILT, "R14")] == table.against(0, lp.Claim("BAG", 0))
    table.build("BA")
    assert [(lp.Why.NOT_BUILT, "R14")] == table.against(0, lp.Claim("BAG", 0))


def test_R14_only_ones_own_pieces_can_be_put_down() -> None:
    table = Table(given="1L")
    foreign = table.player(1).pieces[0].id
    move = lp.Move(foreign, lp.from_cell(lp.Pose(0, 1000, 90), lp.Slot(0, 0)))

    assert [(lp.Why.NOT_YOURS, "R14")] == table.against(0, lp.Arrange((move,)))


def test_R14_leftovers_are_allowed() -> None:
    table = Table(given="3L 2S 1B 1C")

    assert [] == table.refusals("AT")


def test_R14_pieces_that_make_no_letter_are_leftovers() -> None:
    table = Table(given="3L 2S 1C")
    table.build("AT")
    curve = table.player().pieces[-1]
    assert C is curve.kind
    table.play(
        0, lp.Arrange((lp.Move(curve.id, lp.from_cell(lp.Pose(0, 1000, 0), lp.Slot(1, 0))),))
    )
    table.claim("AT")

    assert 1 == table.sheet().ticks


def test_R15_the_word_is_called_and_objections_are_waited_for() -> None:
    table = Table(seats=3, given="3L 2S", referee=Referee.OBJECTION)
    table.call("AT")

    assert [lp.RowCalled(0, "AT", 0)] == table.told(lp.RowCalled)
    assert (1, 2) == table.actors
    assert [] == table.words_of()


def test_R15_the_builder_cannot_go_on_while_the_word_is_judged() -> None:
    table = Table(given="3L 2S")
    table.call("AT")

    for action in (lp.Roll(), lp.Withdraw((0,)), lp.Claim("AT", 0)):
        assert table.against(0, action)


@pytest.mark.parametrize("word", ["AT", "TA"])
def test_R16_a_word_that_is_invalid_is_objected_to(word: str) -> None:
    table = Table(given="3L 2S", referee=Referee.OBJECTION, words={"AT"})
    table.call(word)
    table.object(1)
    assert table.is_ruling
    table.rule()

    assert (["AT"] if word == "AT" else []) == table.words_of()
    assert [ObjectionRaised(1, word)] == table.told(ObjectionRaised)


def test_R16_a_word_that_someone_has_in_this_challenge_is_refused() -> None:
    table = Table(given="3L 2S")
    table.claim("AT")

    assert [(lp.Why.CLAIMED, "R16")] == table.refusals("AT")


def test_R16_a_word_of_ones_own_is_refused_as_well() -> None:
    table = Table(seats=1, given="3L 2S 1B 2C")
    table.has_written(0, "BAG", "CAST")

    assert [(lp.Why.CLAIMED, "R16")] == table.refusals("BAG")


def test_R16_a_word_of_an_earlier_challenge_is_free_again() -> None:
    table = Table(seats=1, given="3L 2S")
    table.claim("AT")
    table.pass_()
    table.play(0, lp.Continue())

    assert [] == table.refusals("AT")


def test_R16_an_objection_to_a_claimed_word_needs_no_dictionary() -> None:
    table = Table(given="3L 2S", referee=Referee.OBJECTION)
    table.claim("AT")
    table.let_stand(1)
    table.call("AT")
    table.object(0)

    (refused,) = table.told(WordRefused)
    assert refused.fault is not None
    assert (lp.Why.CLAIMED, "R16") == (refused.fault.code, refused.fault.rule)
    assert [] == table.told(WordJudged)


def test_R16_a_word_that_nobody_doubts_stands_even_if_it_is_wrong() -> None:
    table = Table(given="3L 2S", referee=Referee.OBJECTION, words=())
    table.call("TA")
    table.let_stand(1)

    assert ["TA"] == table.words_of()


def test_R16_several_faults_are_named_at_once() -> None:
    table = Table(seats=1, given="3L 2S 1B 2C")
    table.has_written(0, "BAG", "CAB", ticks=12)

    assert [
        (lp.Why.NEXT_ROW, "R18"),
        (lp.Why.TOO_MANY_LEFT, "R20"),
        (lp.Why.REARRANGES, "R5"),
        (lp.Why.CLAIMED, "R16"),
    ] == table.refusals("CAB", row=3)


def test_R17_an_accepted_word_is_theirs() -> None:
    table = Table(given="3L 2S", words={"AT"})
    table.claim("AT")

    assert ["AT"] == table.words_of()
    assert 1 == table.bench


def test_R17_a_refused_word_costs_nothing() -> None:
    table = Table(given="3L 2S 1B 2C", words=())
    before = table.player()
    table.build("BAG")
    built = table.player()
    table.claim("BAG")

    assert built == table.player()
    assert before.sheet == table.sheet()
    assert 0 == table.bench
    table.roll("L")


def test_R18_the_word_stands_in_the_next_empty_row() -> None:
    table = Table(seats=1, given="3L 2S 1B 2C")
    table.claim("BAG")
    assert [(lp.Why.ROW_TAKEN, "R18")] == table.refusals("CAST", row=0)
    assert [(lp.Why.NEXT_ROW, "R18")] == table.refusals("CAST", row=2)
    assert [(lp.Why.NO_SUCH_ROW, "R18")] == table.refusals("CAST", row=6)
    assert [(lp.Why.NO_SUCH_ROW, "R18")] == table.refusals("CAST", row=-1)
    table.claim("CAST")

    assert ["BAG", "CAST"] == table.words_of()


ROWS_THAT_ARE_NONE = (-(2**63), -7, -1, 6, 2**64)


@pytest.mark.parametrize("row", ROWS_THAT_ARE_NONE)
def test_R18_a_row_that_there_is_none_of_is_refused_for_that_alone(row: int) -> None:
    table = Table(seats=1, given="3L 2S 1B 2C")
    table.claim("BAG")

    # Nothing but the row is wrong with the word: it has a letter that the one before it lacks.
    assert [(lp.Why.NO_SUCH_ROW, "R18")] == table.refusals("CAST", row)


def test_R18_a_row_that_is_taken_is_refused_for_that_alone() -> None:
    table = Table(seats=1, given="3L 2S 1B 2C", required=lp.RequiredLetters.LETTERS)
    table.play(0, lp.NameLetters("BAGCST"))
    table.claim("BAG", 0)

    assert [(lp.Why.ROW_TAKEN, "R18")] == table.refusals("CAST", 0)


@pytest.mark.parametrize("row", [-7, -1, 1, 2**64])
def test_R46_a_row_of_the_warm_up_that_there_is_none_of_is_refused(row: int) -> None:
    table = Table(seats=1, mode=lp.Mode.WARM_UP, given="3L 2S 1B 2C")

    assert [(lp.Why.NEXT_ROW, "R46")] == table.refusals("BAG", row)


def test_R18_leftovers_cost_discards() -> None:
    table = Table(given="3L 2S 1B 2C")
    table.claim("AT")

    assert 3 == table.sheet().ticks
    (claimed,) = table.told(lp.WordClaimed)
    assert (3, (B, C, C)) == (claimed.ticked, claimed.discarded)


def test_R18_leftovers_go_back_to_the_tray() -> None:
    table = Table(given="3L 2S 1B 2C")
    table.claim("AT")

    assert pieces("34L 36S 19B 18C") == table.state.tray


def test_R18_the_pieces_of_the_word_stay_as_the_pool() -> None:
    table = Table(given="3L 2S 1B 2C")
    table.claim("AT")

    assert pieces("3L 2S") == table.pool(0)


def test_R19_there_are_six_white_and_six_blue_boxes() -> None:
    table = Table()

    assert (6, 6) == (table.ruleset.white_boxes, table.ruleset.blue_boxes)
    assert 12 == table.open_boxes()


@pytest.mark.parametrize(
    ("ticks", "points"),
    [(0, 6), (1, 6), (5, 6), (6, 6), (7, 5), (8, 4), (11, 1), (12, 0)],
)
def test_R19_white_boxes_go_first_and_open_blue_ones_are_points(ticks: int, points: int) -> None:
    table = Table()
    sheet = lp.Sheet(rows=(None,) * 6, ticks=ticks)

    assert points == lp.bonus(sheet, table.ruleset)
    assert 12 - ticks == lp.open_boxes(sheet, table.ruleset)


def test_R20_after_twelve_discards_a_word_uses_every_piece() -> None:
    table = Table(given="3L 2S 1C")
    table.has_written(0, ticks=12)

    assert [(lp.Why.TOO_MANY_LEFT, "R20")] == table.refusals("AT")


def test_R20_after_twelve_discards_a_word_without_leftovers_is_accepted() -> None:
    table = Table(given="3L 2S")
    table.has_written(0, ticks=12)
    table.claim("AT")

    assert ["AT"] == table.words_of()
    assert (12, 2) == (table.sheet().ticks, table.points())


def test_R20_after_twelve_discards_one_may_still_roll() -> None:
    table = Table(given="3L 2S 1C")
    table.has_written(0, ticks=12)
    table.roll("S", "C*")
    table.take(C)

    assert pieces("3L 3S 2C") == table.pool(0)


@pytest.mark.parametrize(("ticks", "is_open"), [(9, True), (10, False)])
def test_R20_leftovers_must_fit_the_open_boxes(ticks: int, is_open: bool) -> None:
    table = Table(given="3L 2S 1B 2C")
    table.has_written(0, ticks=ticks)

    expected = [] if is_open else [(lp.Why.TOO_MANY_LEFT, "R20")]
    assert expected == table.refusals("AT")


def test_R20_the_twelfth_discard_is_allowed() -> None:
    table = Table(given="3L 2S 1B 2C")
    table.has_written(0, ticks=9)
    table.claim("AT")

    assert (12, 0) == (table.sheet().ticks, table.open_boxes())
    assert [lp.RowStatus.STANDS] == table.statuses()[:1]
