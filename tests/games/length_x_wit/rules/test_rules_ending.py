"""Responses, the bags moving on, the end, and which words are legal: L9 to L13."""

from __future__ import annotations

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import Table
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.seats import REFEREE, Seat
from wordsmith_desktop.games.common.open_table import Referee, Rule
from wordsmith_desktop.games.common.table_events import MatchEnded, WordRefused
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.games.length_x_wit.rules.actions import Swap
from wordsmith_desktop.lexicon.rulings import Reason, Ruling


def asked(table: Table) -> list[Seat]:
    """Who was asked to respond, in order."""
    return [one.seat for one in table.told(lw.ResponseAsked)]


@pytest.mark.parametrize(("ends_by_word", "left"), [(True, "T S"), (False, "T R T S")])
def test_L9_scored_banked_and_spent_tiles_go_back_at_once(ends_by_word: bool, left: str) -> None:
    table = Table("T R T S", dice="A", banked="P O", spent="E U")
    if ends_by_word:
        table.score("RAT")
    else:
        table.give_up()

    assert (lw.Phase.RESPOND, "", "") == (table.phase, table.banked, table.spent)
    assert left == table.tiles()
    assert 49 - len(left.split()) == len(table.state.bag_tiles)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("ends_by_word", [True, False])
def test_L9_every_other_player_may_respond_once_clockwise(seats: int, ends_by_word: bool) -> None:
    table = Table("T R", dice="A", seats=seats)
    if ends_by_word:
        table.score("RAT")
    else:
        table.give_up()
    dice = table.dice
    for seat in range(1, seats):
        assert ((seat,), dice) == (table.actors, table.dice)
        table.decline()

    assert list(range(1, seats)) == asked(table)
    assert [lw.ResponseDeclined(seat) for seat in range(1, seats)] == table.told(
        lw.ResponseDeclined
    )


def test_L9_a_response_takes_all_dice_and_own_tiles_and_scores_the_plain_sum() -> None:
    table = Table("T", "O E S", dice="R P", banked="A")
    table.give_up()
    table.respond("ROPES")

    assert [1, 1 + 3 + 1 + 1 + 1] == table.points
    assert [("ROPES", 7)] == [(one.word, one.points) for one in table.told(lw.WordResponded)]


def test_L9_the_tiles_of_a_response_go_back() -> None:
    table = Table("T", "O E S", "T A R", dice="R P", seats=3)
    table.give_up()
    table.respond("ROPE")

    assert ("S", (2,)) == (table.tiles(1), table.actors)
    assert 49 - 5 == len(table.state.bag_tiles)
    table.respond("TRAP", "T A")
    assert ("R", [0, 6, 6]) == (table.tiles(2), table.points)


@pytest.mark.parametrize(
    ("word", "tiles", "reasons"),
    [
        ("ROPE", "O E", []),
        ("TOE", "T O E", [(lw.Why.DICE_LEFT, "L7")]),
        ("ROPES", "O E", [(lw.Why.LETTERS_MISSING, "L7")]),
        ("ROPE", "O E T", [(lw.Why.TILES_LEFT, "L7")]),
        ("", "", [(lw.Why.NO_WORD, "L7")]),
    ],
)
def test_L9_a_response_is_held_to_the_same_rules(
    word: str, tiles: str, reasons: list[tuple[lw.Why, str]]
) -> None:
    table = Table("T", "O E T", dice="R P")
    table.give_up()

    assert reasons == table.refusals(word, tiles, kind=lw.Respond)


def test_L9_no_tile_of_anyone_else_goes_into_a_response() -> None:
    table = Table("T R", "E", dice="R")
    table.give_up()
    other = table.state.players[0].tiles[0].id

    assert (lw.Why.NOT_YOURS, "L7") in table.against(1, lw.Respond("RT", (other,)))


def test_L9_a_refused_response_may_be_followed_by_another() -> None:
    table = Table("T", "O E", dice="R P", known={"ROPE"})
    table.give_up()
    table.respond("PORE")
    assert ((1,), "O E", [0, 0]) == (table.actors, table.tiles(1), table.points)
    table.respond("ROPE")

    assert 6 == table.points[1]


@pytest.mark.parametrize(
    "action",
    [lw.Score("ROPE", ()), lw.Press("ROPE", ()), lw.Spend(0), lw.GiveUp(), lw.Roll(), Swap()],
)
def test_L9_a_responder_only_spells_or_declines(action: lw.Action) -> None:
    table = Table("T", "O E", dice="R P")
    table.give_up()

    assert (TableWhy.NOT_NOW, "") in table.against(1, action)
    assert [(Gate.NOT_YOUR_TURN, "")] == table.against(0, lw.Decline())


def test_L9_alone_nobody_responds() -> None:
    table = Table("T", dice="R", seats=1)
    table.give_up()

    assert [] == asked(table)
    assert lw.Phase.DRAW is table.phase


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_L10_the_dice_go_back_and_the_bags_to_the_left(seats: int) -> None:
    table = Table("T", dice="R P", seats=seats)
    table.fail()
    order = []
    for _ in range(seats + 1):
        order.append(table.state.seat)
        assert ("", 5) == (table.dice, len(table.state.bag_dice))
        table.turn_in_vain()

    order.append(table.state.seat)
    assert [*range(1, seats), 0, 1, 2 % seats] == order
    assert [lw.ControlMoved(seat) for seat in order] == table.told(lw.ControlMoved)


def test_L10_unused_tiles_stay_and_nobody_refills_but_whoever_is_in_control() -> None:
    table = Table("T R", "O E S", "A T", dice="R P", seats=3)
    table.give_up()
    table.respond("ROPE")
    table.decline()
    assert ["T R", "S", "A T"] == [table.tiles(seat) for seat in range(3)]
    table.draw()

    assert [2, 9, 2] == [len(table.tiles(seat).split()) for seat in range(3)]


def test_L10_a_new_turn_begins_with_nothing_banked_or_spent() -> None:
    table = Table("T", dice="R", banked="A", spent="E")
    table.fail()

    assert ("", "", "", None) == (
        table.banked,
        table.spent,
        table.dice,
        table.state.responder,
    )


@pytest.mark.parametrize(("before", "begins"), [(146, False), (147, True), (148, True)])
def test_L11_150_points_begin_the_last_round(before: int, begins: bool) -> None:
    table = Table("A T", dice="R", points=(before, 0))
    table.score("RAT")

    assert begins == table.state.is_last_round
    assert ([lw.LastRoundBegun(0, 1)] if begins else []) == table.told(lw.LastRoundBegun)


def test_L11_a_response_can_begin_the_last_round() -> None:
    table = Table("T", "O E", dice="R P", points=(0, 144))
    table.give_up()
    table.respond("ROPE")

    assert [lw.LastRoundBegun(1, 1)] == table.told(lw.LastRoundBegun)


def test_L11_the_last_round_begins_once() -> None:
    table = Table("A T", "O E", dice="R P", points=(149, 149))
    table.score("TARP")
    table.respond("ROPE")

    assert [lw.LastRoundBegun(0, 1)] == table.told(lw.LastRoundBegun)


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_L11_play_goes_on_until_control_is_back_with_the_first_player(starter: int) -> None:
    table = Table("A T", dice="R", points=(150, 0, 0), seats=3)
    table.state = table.state.but(starter=starter, is_last_round=True)
    others = 0
    table.score("RAT")
    table.decline_all()
    while not table.is_over:
        others += 1
        table.turn_in_vain()

    assert {0: 2, 1: 0, 2: 1}[starter] == others
    assert [MatchEnded((153, 0, 0))] == table.told(MatchEnded)
    assert () == table.actors


def test_L11_responses_are_given_after_the_last_turn_too() -> None:
    table = Table("A T", "O E", dice="R P", points=(149, 149))
    table.state = table.state.but(starter=1)
    table.score("TARP")
    assert not table.is_over
    table.respond("ROPE")

    assert (True, [161, 155]) == (table.is_over, table.points)


@pytest.mark.parametrize(
    ("points", "winners"), [((150, 20), (0,)), ((150, 170), (1,)), ((160, 160), (0, 1))]
)
def test_L11_most_points_win_and_a_tie_is_shared(
    points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    table = Table("T", dice="R", points=points)
    table.state = table.state.but(starter=1, is_last_round=True)
    assert lw.RULES.outcome(table.state) is None
    table.fail()

    outcome = lw.RULES.outcome(table.state)
    assert outcome is not None
    assert (points, winners) == (outcome.scores, outcome.winners)


@pytest.mark.parametrize("turns", [1, 3])
def test_L11_alone_the_turns_are_counted_and_no_goal_ends_the_match(turns: int) -> None:
    table = Table("T", dice="R", points=(149,), seats=1, turns=turns, banked="A")
    table.give_up()
    for _ in range(turns - 1):
        assert not table.is_over
        table.turn_in_vain()

    assert (True, [150], []) == (table.is_over, table.points, table.told(lw.LastRoundBegun))


def test_L12_with_every_die_on_the_table_there_is_no_pressing() -> None:
    table = Table("S", dice="P A R T E")

    assert [(lw.Why.NO_MORE_DICE, "L12")] == table.refusals("TAPERS", kind=lw.Press)
    assert [] == table.refusals("TAPERS")


def test_L12_the_other_choices_stay_open() -> None:
    table = Table("O", dice="P A R T E")
    assert [] == table.against(0, table.spend_of("O"))
    table.spend("O")
    table.throw("R A T E P")

    assert "R A T E P" == table.dice
    table.score("TAPER")
    assert 7 * 5 == table.points[0]


def test_L12_the_last_die_is_still_drawn() -> None:
    table = Table("S", dice="P A R T")
    table.press("PARTS")
    table.throw("P A R T E")

    assert ("P A R T E", ()) == (table.dice, table.state.bag_dice)


def test_L13_the_dictionary_decides_and_another_word_may_follow() -> None:
    table = Table("A T", dice="R", known={"RAT"})
    table.score("TAR")
    assert ((0,), [0, 0], "R") == (table.actors, table.points, table.dice)
    assert ["TAR"] == [one.word for one in table.told(WordRefused)]
    table.score("RAT")

    assert 3 == table.points[0]


@pytest.mark.parametrize("referee", Referee)
@pytest.mark.parametrize("kind", [lw.Score, lw.Press])
def test_L13_a_refused_word_changes_nothing(
    kind: type[lw.Score | lw.Press], referee: Referee
) -> None:
    table = Table("A T O", dice="R", banked="P", known=(), referee=referee)
    before = table.state
    table.play(0, table.said(kind, "TAR"))
    if referee is Referee.OBJECTION:
        table.object(1)
    table.rule()
    if referee is Referee.VOTE:
        table.vote(1, False)

    assert before == table.state


@pytest.mark.parametrize("reason", [Reason.NAME, Reason.ABBREVIATION, Reason.UNKNOWN])
def test_L13_names_and_abbreviations_are_no_words(reason: Reason) -> None:
    table = Table("A T", dice="R", known=())
    table.play(0, table.said(lw.Score, "TAR"))
    table.rule(reason)

    assert [0, 0] == table.points


@pytest.mark.parametrize("reason", [Reason.LISTED, Reason.COMPOUND, Reason.HOUSE_ACCEPTED])
def test_L13_whatever_the_dictionary_accepts_stands(reason: Reason) -> None:
    table = Table("A T", dice="R")
    table.play(0, table.said(lw.Score, "TAR"))
    table.play(REFEREE, Rule(Ruling("TAR", True, reason, "test")))

    assert [3, 0] == table.points


def test_L13_a_word_may_come_again() -> None:
    table = Table("A T", "A T", dice="R")
    table.score("RAT")
    table.respond("RAT")

    assert [3, 3] == table.points
