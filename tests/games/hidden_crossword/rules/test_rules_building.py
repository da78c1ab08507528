"""The secret puzzle: W8 to W11."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import DRAW, RAN, SOD, Table, at_building, at_guessing, grid
from tests.helpers.rule_table import Reasons
from wordsmith_desktop.core.seats import SETTER, Seat
from wordsmith_desktop.games.common.table_events import HandedOver

TWICE = grid(
    "RATE",
    "A   ",
    "NOR ",
    "  A ",
    "  N ",
)
"""RAN stands in it twice."""


def refusals(table: Table, *rows: str) -> Reasons:
    """Every reason against handing in this grid."""
    table.lay(grid(*rows))
    return table.against(table.seat, hc.Finish())


def dealt(seats: int = 2) -> Table:
    """A table at which the draw is over."""
    table = Table(seats=seats)
    table.turn_up(DRAW)
    table.call("RATE")
    return table


@pytest.mark.parametrize("seat", [0, 1])
def test_W8_both_build_one_after_the_other(seat: Seat) -> None:
    table = dealt()
    assert [0, 1] == list(table.actors)
    table.on(seat)
    assert [0] == list(table.actors)
    table.build(RAN)
    assert [1] == list(table.actors)
    assert table.is_at(hc.Phase.BUILD)
    table.build(SOD)

    assert table.is_at(hc.Phase.GUESS)
    assert (RAN, SOD) == tuple(player.draft for player in table.state.players)
    assert [hc.PuzzleReady(0), hc.PuzzleReady(1)] == table.told(hc.PuzzleReady)
    assert [HandedOver(0), HandedOver(1), HandedOver(0)] == table.told(HandedOver)


def test_W8_for_one_alone_the_computer_lays_the_puzzle() -> None:
    table = dealt(seats=1)
    assert (hc.PuzzleWanted(),) == table.on()
    assert [SETTER] == list(table.actors)
    table.play(SETTER, hc.SetPuzzle(SOD))

    assert (hc.Phase.GUESS, (0,), SOD) == (table.state.phase, table.actors, table.state.computers)
    assert [hc.PuzzleReady(None)] == table.told(hc.PuzzleReady)


def test_W8_the_computers_puzzle_obeys_the_same_rules() -> None:
    table = at_building(seats=1)

    assert [] == table.against(SETTER, hc.SetPuzzle(RAN))
    upright = hc.SetPuzzle(grid("RAN", "A", "T", "E"))
    assert [(hc.GridWhy.ANCHOR_UPRIGHT, "W8")] == table.against(SETTER, upright)
    eight_es = hc.SetPuzzle(grid("RATE", *["   E"] * 7))
    assert [(hc.GridWhy.TOO_MANY, "W9")] == table.against(SETTER, eight_es)
    assert [(hc.Why.BAD_TILES, "")] == table.against(SETTER, hc.SetPuzzle(RAN[::-1]))


def test_W8_the_anchor_stands_horizontally() -> None:
    table = at_building()

    assert [(hc.GridWhy.ANCHOR_UPRIGHT, "W8")] == refusals(table, "RAN", "A", "T", "E")
    assert [] == refusals(table, "RATE", "A", "N")


def test_W8_without_the_anchor_it_is_no_puzzle() -> None:
    assert [(hc.GridWhy.ANCHOR_MISSING, "W8")] == refusals(at_building(), "RAT", "A", "N")


@pytest.mark.parametrize("row", ["RATED", "IRATE", "IRATED"])
def test_W8_the_anchor_is_not_extended(row: str) -> None:
    column = row.index("R") * " "
    rows = (row, f"{column}A", f"{column}N")

    assert [(hc.GridWhy.ANCHOR_EXTENDED, "W8")] == refusals(at_building(), *rows)


def test_W8_with_anchor_rot_trot_is_forbidden() -> None:
    table = at_building(pool="TTROONEE", anchor="ROT")

    assert [(hc.GridWhy.ANCHOR_EXTENDED, "W8")] == refusals(table, "TROT", "  N", "  E")
    assert [] == refusals(table, " ROT", "  N", "  E")


def test_W8_the_anchor_may_be_part_of_a_word_elsewhere() -> None:
    assert [] == refusals(at_building(), "RATE", "A", "T", "E", "D")


def test_W9_every_run_is_a_word() -> None:
    table = at_building(known={"END", "SIT"})
    table.build(SOD)

    (refused,) = table.told(hc.GridRefused)
    assert ["SOD"] == [ruling.word for ruling in refused.rulings]
    assert [0] == list(table.actors)
    assert [] == table.told(hc.PuzzleReady)


def test_W9_everything_that_is_no_word_is_told_at_once() -> None:
    table = at_building(known={"END"})
    table.build(SOD)

    (refused,) = table.told(hc.GridRefused)
    assert ["SIT", "SOD"] == [ruling.word for ruling in refused.rulings]
    assert (0, 0) == (refused.seat, refused.only)


def test_W9_a_refused_puzzle_may_be_laid_otherwise() -> None:
    table = at_building(known={"RAN"})
    table.build(SOD)
    assert SOD == table.state.players[0].draft
    table.build(RAN)

    assert [1] == list(table.actors)


def test_W9_the_dictionary_is_asked_for_each_word_once_but_not_for_the_anchor() -> None:
    table = at_building(pool="RRAAATENNO", may_repeat=True)
    table.lay(TWICE)
    table.play(0, hc.Finish())

    inquiry = table.state.inquiry
    assert inquiry is not None
    assert (0, hc.About.PUZZLE, ("NOR", "RAN")) == (inquiry.seat, inquiry.about, inquiry.words)
    table.rule()
    assert [hc.GridJudged(0, only=0)] * 2 == table.told(hc.GridJudged)
    table.rule()
    assert [1] == list(table.actors)


def test_W9_letters_side_by_side_are_runs_wherever_they_come_from() -> None:
    table = at_building()
    table.lay(grid("RATE", "A  M", "NOD "))
    table.play(0, hc.Finish())

    inquiry = table.state.inquiry
    assert inquiry is not None
    assert ("EM", "NOD", "RAN") == inquiry.words


def test_W9_a_puzzle_is_one_figure() -> None:
    table = at_building()

    loose = [(hc.GridWhy.NOT_CONNECTED, "W9")]
    assert loose == refusals(table, "RATE", "A", "N   C")
    assert loose == refusals(table, "RATE", "A", "N   ", "   SOD")
    assert loose * 2 == refusals(table, "RATE", "A", "N  S", " C")
    assert loose == refusals(table, "RATE", "A   C", "N")


def test_W9_no_tile_is_laid_more_often_than_it_is_there() -> None:
    table = at_building()

    too_many = [(hc.Why.TOO_MANY_TILES, "W9")]
    assert too_many == table.against(0, hc.Lay(grid("RATE", "   N", "   N")))
    assert too_many * 2 == table.against(0, hc.Lay(grid("RATE", "RR N", "   N")))
    assert [] == table.against(0, hc.Lay(grid("RATE", "RATE")))


def test_W9_there_is_a_word_beside_the_anchor() -> None:
    assert [(hc.GridWhy.TOO_FEW_WORDS, "W9")] == refusals(at_building(), "RATE")


def test_W9_nothing_is_no_puzzle() -> None:
    assert [(hc.GridWhy.EMPTY, "W9")] == at_building().against(0, hc.Finish())


def test_W9_a_puzzle_may_lie_anywhere() -> None:
    table = at_building()
    assert 0 == min(tile.row for tile in RAN)
    moved = tuple(type(tile)(tile.row - 40, tile.col + 7, tile.letter) for tile in RAN)
    table.build(moved)

    assert [1] == list(table.actors)


def test_W10_not_all_letters_need_be_used() -> None:
    table = at_building()
    table.build(RAN)

    assert [1] == list(table.actors)


def test_W10_unused_letters_and_short_words_are_told_to_the_other() -> None:
    table = at_building()
    table.build(grid("RATE", "   N"))
    assert [] == table.told(hc.LettersTold)
    table.build(SOD)

    told = hc.LettersTold(("TAREISODLCM", "ARELCM"), (("EN",), ()))
    assert [told] == table.told(hc.LettersTold)
    seen = [hc.RULES.observe(table.state, seat).target for seat in (0, 1)]
    assert [("ARELCM", ()), ("TAREISODLCM", ("EN",))] == [
        (one.unused, one.short_words) for one in seen if one
    ]


def test_W10_for_one_alone_those_of_the_computers_puzzle_are_told() -> None:
    table = at_building(seats=1)
    table.play(SETTER, hc.SetPuzzle(SOD))

    assert [hc.LettersTold(("ARELCM",), ((),))] == table.told(hc.LettersTold)
    target = hc.RULES.observe(table.state, 0).target
    assert target is not None
    assert ("ARELCM", ()) == (target.unused, target.short_words)


def test_W10_nothing_is_told_while_the_other_builds() -> None:
    table = at_building()
    table.build(RAN)

    for seat in (0, 1, None):
        view = hc.RULES.observe(table.state, seat)
        assert (None, "") == (view.target, view.letters)
        assert [None, None] == [player.told for player in view.players]


@pytest.mark.parametrize(("seat", "words"), [(0, "END SIT SOD RATE"), (1, "RAN RATE")])
def test_W11_the_sheet_goes_by_length_and_alphabet(seat: Seat, words: str) -> None:
    sheet = at_guessing(RAN, SOD).state.sheet(seat)

    assert words.split() == [one.word for one in sheet]


def test_W11_no_word_stands_twice() -> None:
    table = at_building(pool="RRAAATENNO")
    table.lay(TWICE)

    assert [(hc.GridWhy.TWICE, "W11")] == table.against(0, hc.Finish())


def test_laying_changes_the_own_draft_alone() -> None:
    table = at_building()
    told = table.lay(RAN)

    assert (hc.TilesLaid(0, only=0),) == told
    assert (RAN, ()) == tuple(player.draft for player in table.state.players)
    assert [()] * 2 == [player.solution for player in table.state.players]


@pytest.mark.parametrize("layout", [(), RAN, grid("R   N", "  S")])
def test_any_tiles_may_lie_while_building(layout: hc.Layout) -> None:
    table = at_building()
    table.lay(grid("T"))

    assert [] == table.against(0, hc.Lay(layout))


def test_whoever_finds_no_puzzle_may_give_up_and_the_other_one_wins() -> None:
    table = Table()
    table.turn_up(DRAW)
    table.call("RATE")
    table.on(0)
    table.play(0, hc.GiveUp())
    assert hc.Phase.OVER is table.state.phase
    outcome = hc.RULES.outcome(table.state)
    assert outcome is not None
    assert (0, 1) == outcome.scores
