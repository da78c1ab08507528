"""What is told of a match of Length × Wit at its end."""

from __future__ import annotations

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import Table
from tests.helpers.tallies import match_of
from wordsmith_desktop.games.common.recapper import Award, Recap


def told(table: Table) -> Recap:
    return lw.recap(match_of(table))


def pressed() -> Table:
    table = Table("T R P", dice="A", seats=1, turns=1)
    table.press("RAT")
    table.throw("A E")
    return table


def test_the_best_word_lies_in_its_dice_and_tiles() -> None:
    table = Table("T R", dice="A", seats=1, turns=1)
    table.score("RAT")

    best = told(table).best
    assert best is not None
    assert (0, "RAT", 3) == (best.seat, best.word, best.points)
    assert [lw.Tile, lw.Rolled, lw.Tile] == [type(piece) for piece in best.pieces]


@pytest.mark.parametrize("word", ["QUA", "AQU"])
def test_two_letters_on_one_tile_stay_together(word: str) -> None:
    pieces = lw.in_order(word, (lw.Tile(1, "A"), lw.Tile(2, "QU")))
    assert word == "".join(piece.text for piece in pieces)


def test_what_does_not_spell_the_word_is_in_no_order() -> None:
    assert () == lw.in_order("CAT", (lw.Tile(1, "A"), lw.Tile(2, "C")))
    assert () == lw.in_order("CA", (lw.Tile(1, "A"), lw.Tile(2, "C"), lw.Tile(3, "T")))


def test_a_press_that_came_off_is_bold_and_one_that_did_not_is_not_told() -> None:
    failed = pressed()
    failed.give_up()
    assert () == told(failed).awards

    bold = pressed()
    bold.score("APE", "P")
    kinds = {award.kind: award for award in told(bold).awards}
    assert Award(lw.WitAward.BOLDEST_PRESS, (0,), "APE", 2) == kinds[lw.WitAward.BOLDEST_PRESS]


def test_what_was_banked_on_the_way_to_a_word_is_praised() -> None:
    table = pressed()
    table.score("APE", "P")

    event = table.told(lw.WordScored)[0]
    bank = {award.kind: award for award in told(table).awards}[lw.WitAward.RICHEST_BANK]
    assert event.banked > 0
    assert Award(lw.WitAward.RICHEST_BANK, (0,), "APE", event.banked) == bank


def test_a_word_with_one_die_is_praised_apart() -> None:
    table = Table("T R", dice="A", seats=1, turns=1)
    table.score("RAT")

    awards = told(table).awards
    assert Award(lw.WitAward.BEST_OF_ONE_DIE, (0,), "RAT", 3) in awards
    assert {lw.WitAward.RICHEST_BANK, lw.WitAward.MOST_WORDS}.isdisjoint(one.kind for one in awards)


def test_a_response_is_praised_and_is_no_press() -> None:
    table = Table("T R", "P T", dice="A", goal=2)
    table.score("RAT")
    table.respond("PAT")
    table.draw("S S S S S R R R R")
    table.roll("P")
    table.give_up()
    table.decline()

    kinds = {award.kind: award for award in told(table).awards}
    assert Award(lw.WitAward.BEST_RESPONSE, (1,), "PAT", 5) == kinds[lw.WitAward.BEST_RESPONSE]
    assert Award(lw.WitAward.MOST_RESPONSES, (1,), figure=1) == kinds[lw.WitAward.MOST_RESPONSES]
    assert lw.WitAward.BOLDEST_PRESS not in kinds
    assert lw.WitAward.LONGEST_RUN not in kinds


def test_the_course_has_a_step_for_each_turn_and_each_response() -> None:
    table = Table("T R", "P T", dice="A", goal=2)
    table.score("RAT")
    table.respond("PAT")
    table.draw("S S S S S R R R R")
    table.roll("P")
    table.give_up()
    table.decline()

    course = told(table).course
    assert (0, 0) == course[0]
    assert [(3, 0), (3, 5)] == list(course[1:3])
    assert (3, 5) == course[-1]
