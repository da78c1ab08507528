"""Every house choice, each way: the fields of the ruleset marked (house)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.letter_pieces import Table, pieces
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import Referee, VoteRule
from wordsmith_desktop.lexicon.rulings import Reason

L, S, B, C = lp.Shape


def test_house_own_letters() -> None:
    """Required letters of another language are drawn by how often its words have them."""
    wanted = lp.own_letters({"A": 0.8, "Y": 0.2})
    ruleset = lp.Ruleset(language="fr", own_letters=wanted, required=lp.RequiredLetters.RANDOM)
    drawn = lp.RULES.chance(lp.RULES.new(ruleset, 1), Rng(1))
    assert isinstance(drawn, lp.DrawLetters)
    assert {*drawn.letters} <= {*"AY"}
    assert {"A": 800, "Y": 200} == lp.letter_weights(ruleset.material)


@pytest.mark.parametrize("seconds", [30, 5])
def test_house_bench_seconds(seconds: int) -> None:
    table = Table(given="3L 2S", table=lp.TableMode.BUZZER, bench_seconds=seconds)
    table.play(0, lp.Buzz())

    (timer,) = lp.RULES.timers(table.state)
    assert ("bench", 0, seconds, True) == (timer.name, timer.seat, timer.seconds, timer.is_hard)


@pytest.mark.parametrize("seconds", [10, 3])
def test_house_lockout_seconds(seconds: int) -> None:
    table = Table(given="3L 2S", table=lp.TableMode.BUZZER, lockout_seconds=seconds)
    table.play(0, lp.Buzz())
    table.pass_()

    (timer,) = lp.RULES.timers(table.state)
    assert ("lockout", 0, seconds, True) == (timer.name, timer.seat, timer.seconds, timer.is_hard)


@pytest.mark.parametrize(("most", "is_open"), [(0, True), (3, True), (2, False)])
def test_house_rolls_a_turn(most: int, is_open: bool) -> None:
    table = Table(given="3L 2S", rolls_a_turn=most)
    table.roll("L", "S")

    assert ([] if is_open else [(lp.Why.NO_MORE_ROLLS, "R11")]) == table.against(0, lp.Roll())
    # The next one has a turn of their own.
    table.pass_()
    assert [] == table.against(1, lp.Roll())


@pytest.mark.parametrize(("least", "is_open"), [(1, True), (2, True), (3, False)])
def test_house_min_word_length(least: int, is_open: bool) -> None:
    table = Table(given="3L 2S", min_word_length=least)

    assert ([] if is_open else [(lp.Why.TOO_SHORT, "R7")]) == table.refusals("AT")


@pytest.mark.parametrize("accepts", [True, False])
def test_house_accepts_possessives(accepts: bool) -> None:
    """What the dictionary knows as a possessive counts where the table says so."""
    table = Table(given="3L 3S 1B 4C", accepts_possessives=accepts, words=())
    table.call("BAG'S")
    table.rule(Reason.POSSESSIVE)

    assert (["BAG'S"] if accepts else []) == table.words_of()


@pytest.mark.parametrize(("counts_repeats", "is_open"), [(True, True), (False, False)])
def test_house_counts_repeats(counts_repeats: bool, is_open: bool) -> None:
    table = Table(seats=1, counts_repeats=counts_repeats)
    table.dice("L L L S S S S S")
    table.has_written(0, "LET")
    table.collect("TELLE")

    assert ([] if is_open else [(lp.Why.REARRANGES, "R5")]) == table.refusals("TELLE")


@pytest.mark.parametrize(("j_is_long", "expected"), [(False, "1S 1C"), (True, "1L 1C")])
def test_house_j_is_long(j_is_long: bool, expected: str) -> None:
    assert pieces(expected) == lp.alphabet_for(lp.Ruleset(j_is_long=j_is_long)).counts("J")
    table = Table(given="3L 6S 3B 3C", j_is_long=j_is_long, white_boxes=20)
    assert [] == table.refusals("JOB")


@pytest.mark.parametrize(("y_is_long", "expected"), [(False, "3S"), (True, "1L 1S")])
def test_house_y_is_long(y_is_long: bool, expected: str) -> None:
    assert pieces(expected) == lp.alphabet_for(lp.Ruleset(y_is_long=y_is_long)).counts("Y")
    table = Table(given="4L 5S 3B", y_is_long=y_is_long, white_boxes=20)
    assert [] == table.refusals("YO")


@pytest.mark.parametrize("has_marks", [True, False])
def test_house_has_marks(has_marks: bool) -> None:
    assert has_marks == ("-" in lp.alphabet_for(lp.Ruleset(has_marks=has_marks)).letters)
    assert has_marks == ("'" in lp.alphabet_for(lp.Ruleset(has_marks=has_marks)).letters)


@pytest.mark.parametrize("chooses", [False, True])
def test_house_set_up_stars_choose(chooses: bool) -> None:
    table = Table(set_up_stars_choose=chooses)
    table.dice("L L L L L L B* C*")

    own_colour, chosen = pieces("6L 1B 1C"), pieces("6L")
    assert [chosen if chooses else own_colour] * 2 == [table.pool(seat) for seat in range(2)]
    assert [2 if chooses else 0] * 2 == [table.player(seat).choices for seat in range(2)]
    choosing = [(lp.Why.STILL_CHOOSING, "R11")]
    assert (choosing if chooses else []) == table.against(0, lp.Roll())


@pytest.mark.parametrize("redeals", [True, False])
@pytest.mark.parametrize(
    ("fallen", "is_dull"),
    [
        ("L L L L S S S S", True),
        ("S S S S S S S S", True),
        ("S S S S S S S B*", True),
        ("C* C* C* C* B* B* B* B*", True),
        ("S B* S S S S C* S", False),
        ("L L L S S S S C*", False),
        ("L L L L B* B* C* C*", False),
    ],
)
def test_house_redeals_dull(fallen: str, is_dull: bool, redeals: bool) -> None:
    table = Table(redeals_dull=redeals)
    told = table.dice(fallen)

    (dealt,) = (event for event in told if isinstance(event, lp.Dealt))
    assert (is_dull and redeals) == dealt.is_void
    assert dealt.is_void == table.is_in(lp.Phase.DEAL)
    if dealt.is_void:
        table.dice("L L S S B* B* C* C*")
    assert table.is_in(lp.Phase.PLAY)
    assert 8 == len(table.player().pieces)


@pytest.mark.parametrize(
    "fallen", ["S S S S S S S S", "L L L L L L L L", "B* B* B* B* C* C* C* C*"]
)
def test_r9_what_was_rolled_at_set_up_is_taken_unless_the_table_wants_it_otherwise(
    fallen: str,
) -> None:
    table = Table()
    table.dice(fallen)
    assert table.is_in(lp.Phase.PLAY)
    assert 8 == len(table.player().pieces)


def test_house_redeals_dull_only_where_a_chosen_piece_cannot_help() -> None:
    table = Table(redeals_dull=True, set_up_stars_choose=True)
    table.dice("S S S S S S B* C*")
    assert table.is_in(lp.Phase.PLAY)


def test_house_dull_dice_that_fall_again_and_again_are_taken_in_the_end() -> None:
    table = Table(redeals_dull=True)
    while table.is_in(lp.Phase.DEAL):
        table.dice("S S S S S S S S")
    assert pieces("8S") == table.pool()


def test_house_redeals_dull_in_a_warm_up_too() -> None:
    table = Table(seats=1, mode=lp.Mode.WARM_UP, redeals_dull=True)
    table.dice("S S S S S S S S S S")
    assert table.is_in(lp.Phase.DEAL)
    table.dice("L L S S B* B* C* C* L S")
    assert table.is_in(lp.Phase.PLAY)


@pytest.mark.parametrize(("moves_on", "starters"), [(True, [0, 1, 0]), (False, [0, 0, 0])])
def test_house_start_moves_on(moves_on: bool, starters: list[int]) -> None:
    table = Table(given="3L 2S", start_moves_on=moves_on)
    found = []
    for _ in range(3):
        found.append(table.bench)
        table.pass_()
        table.pass_()
        table.play(0, lp.Continue())

    assert starters == found


@pytest.mark.parametrize("mode", [lp.Mode.SECRET, lp.Mode.WORD_BY_WORD, lp.Mode.WARM_UP])
@pytest.mark.parametrize("own_repeats", [False, True])
def test_house_own_repeats(mode: lp.Mode, own_repeats: bool) -> None:
    table = Table(seats=1, mode=mode, given="3L 2S", own_repeats=own_repeats)
    if mode is lp.Mode.WORD_BY_WORD:
        table.dice("L L L")
    table.has_written(0, "AT", "ON")

    assert ([] if own_repeats else [(lp.Why.OWN_REPEAT, "R28")]) == table.refusals("AT")


@pytest.mark.parametrize(("cost", "ticks"), [(False, 0), (True, 2)])
def test_house_passed_circles_cost(cost: bool, ticks: int) -> None:
    table = Table(mode=lp.Mode.WORD_BY_WORD, given="3L 2S", passed_circles_cost=cost)
    table.dice("B* C* L")
    table.pass_()

    assert ticks == table.sheet().ticks


def test_house_passed_circles_cost_no_more_boxes_than_are_open() -> None:
    table = Table(mode=lp.Mode.WORD_BY_WORD, given="3L 2S", passed_circles_cost=True)
    table.dice("B* C* L")
    table.has_written(0, ticks=11)
    table.pass_()

    assert 12 == table.sheet().ticks


@pytest.mark.parametrize(
    ("vote", "votes", "is_accepted"),
    [
        (VoteRule.MAJORITY, (True, True, False), True),
        (VoteRule.MAJORITY, (True, False, False), False),
        (VoteRule.MAJORITY, (True, False), False),
        (VoteRule.MAJORITY, (True,), True),
        (VoteRule.ALL, (True, True, False), False),
        (VoteRule.ALL, (True, True, True), True),
        (VoteRule.ALL, (False,), False),
    ],
)
def test_house_vote(vote: VoteRule, votes: tuple[bool, ...], is_accepted: bool) -> None:
    table = _put_to_vote(seats=len(votes) + 1, vote=vote)
    for seat, accept in enumerate(votes, 1):
        table.vote(seat, accept)

    assert (["AT"] if is_accepted else []) == table.words_of()


def _put_to_vote(**fields: Any) -> Table:
    table = Table(given="3L 2S", referee=Referee.VOTE, words=(), **fields)
    table.claim("AT")
    return table
