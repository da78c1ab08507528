"""Whole puzzles, winning and the end: W18 to W20."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import RAN, SOD, Table, at_guessing, grid
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import MatchEnded
from wordsmith_desktop.games.common.table_rules import TableWhy

WRONG = grid(
    "RATE",
    "  E ",
    "  N ",
)
OTHER_RAN = grid(
    " R  ",
    "RATE",
    " N  ",
)
"""RATE and RAN, laid otherwise."""
MADDER = grid("  A", "  I", "MADDER")


def outcome(table: Table) -> tuple[int, ...] | None:
    found = table.rules.outcome(table.state)
    return found.scores if found else None


def both_try(first: hc.Layout | None, second: hc.Layout | None, table: Table) -> None:
    """One round in which both submit a puzzle; without one, a seat spends its guess."""
    for layout in (first, second):
        if layout is None:
            table.spend()
        else:
            table.solve(layout)
            if table.is_at(hc.Phase.GUESS):
                table.on()


def test_W18_a_whole_puzzle_takes_the_rounds_guess() -> None:
    table = at_guessing(RAN, SOD)
    table.solve(WRONG)

    assert (hc.Attempt(1, WRONG, False),) == table.records(0)
    assert hc.GuessStage.ANSWERED is table.state.stage
    assert [(hc.Why.GUESSED, "W13")] == table.against(0, hc.MakeGuess("TEN"))
    assert (hc.Why.GUESSED, "W13") in table.against(0, hc.Solve())


def test_W18_after_a_guess_no_puzzle_is_submitted() -> None:
    table = at_guessing(RAN, SOD)
    table.lay(SOD)
    table.guess("TEN")
    assert [(hc.Why.CHOOSE_FIRST, "W13")] == table.against(0, hc.Solve())
    table.choose(0)

    assert [(hc.Why.GUESSED, "W13")] == table.against(0, hc.Solve())


@pytest.mark.parametrize(("layout", "is_right"), [(SOD, True), (WRONG, False)])
def test_W18_the_only_answer_is_right_or_not_right(layout: hc.Layout, is_right: bool) -> None:
    table = at_guessing(RAN, SOD)
    told = table.solve(layout)

    assert hc.SolutionJudged(0, layout, is_right, only=0) == told[-1]
    assert hc.Attempt(1, layout, is_right) == table.records(0)[-1]


def test_W18_a_puzzle_is_built_from_tiles_at_any_time_of_the_turn() -> None:
    table = at_guessing(RAN, SOD)
    table.lay(RAN)
    table.guess("TEN")
    table.lay(WRONG)
    table.choose(0)
    table.lay(SOD)

    assert [SOD, ()] == [player.solution for player in table.state.players]
    assert [RAN, SOD] == [player.draft for player in table.state.players]


def test_W18_what_is_laid_stays_for_later_rounds() -> None:
    table = at_guessing(RAN, SOD)
    table.lay(WRONG)
    table.spend()
    table.spend()

    assert WRONG == table.state.players[0].solution
    assert [(hc.Why.NO_CHANGE, "")] == table.against(0, hc.Lay(WRONG))
    assert [] == table.against(0, hc.Solve())


@pytest.mark.parametrize("layout", [RAN, OTHER_RAN])
def test_W19_the_words_count_and_not_the_layout(layout: hc.Layout) -> None:
    table = at_guessing(RAN)
    table.solve(layout)

    assert (1,) == outcome(table)


@pytest.mark.parametrize(
    "layout",
    [
        WRONG,
        grid("RATE", "   N", " SOD"),
        grid("RATE", "   N", " SOD", " I", " TEA"),
        grid("RATE", "   N", " SOD", " E", " T"),
    ],
)
def test_W19_other_words_are_not_right(layout: hc.Layout) -> None:
    table = at_guessing(SOD)
    table.solve(layout)

    assert outcome(table) is None
    assert [False] == [one.is_right for one in table.records() if isinstance(one, hc.Attempt)]


SID = grid("RATE", "   N", " SOD", " I", " TEA")
"""All words of SOD, and more."""


@pytest.mark.parametrize("allows", [True, False])
def test_house_allows_more_words(allows: bool) -> None:
    table = at_guessing(SOD, allows_more_words=allows)
    table.solve(SID)

    assert [allows] == [one.is_right for one in table.records() if isinstance(one, hc.Attempt)]


def test_W19_a_puzzle_with_fewer_words_is_wrong_even_where_more_are_allowed() -> None:
    table = at_guessing(SOD, allows_more_words=True)
    table.solve(grid("RATE", "   N", " SOD"))

    assert outcome(table) is None


@pytest.mark.parametrize(
    ("rows", "why", "rule"),
    [
        (("RAN", "A", "T", "E"), hc.GridWhy.ANCHOR_UPRIGHT, "W8"),
        (("RATED", "A", "N"), hc.GridWhy.ANCHOR_EXTENDED, "W8"),
        (("RAT", "A", "N"), hc.GridWhy.ANCHOR_MISSING, "W8"),
        (("RATE", "A", "N  S"), hc.GridWhy.NOT_CONNECTED, "W9"),
        (("RATE",), hc.GridWhy.TOO_FEW_WORDS, "W9"),
        ((), hc.GridWhy.EMPTY, "W9"),
    ],
)
def test_W19_a_submitted_grid_obeys_the_rules_of_building(
    rows: tuple[str, ...], why: hc.GridWhy, rule: str
) -> None:
    table = at_guessing(RAN, SOD)
    if rows:
        table.lay(grid(*rows))

    assert [(why, rule)] == table.against(0, hc.Solve())


def test_W19_a_grid_with_no_word_is_refused_at_no_cost() -> None:
    table = at_guessing(RAN, SOD, known={"END", "SIT"})
    table.solve(SOD)

    (refused,) = table.told(hc.GridRefused)
    assert (0, ["SOD"]) == (refused.only, [ruling.word for ruling in refused.rulings])
    assert ((), hc.GuessStage.GUESS) == (table.records(0), table.state.stage)
    assert [hc.GridJudged(0, is_solution=True, only=0)] * 3 == table.told(hc.GridJudged)


@pytest.mark.parametrize(
    ("rows", "is_right"),
    [
        (("   A", "   I", "MADDER"), True),
        (("MADDER", " I", " D"), True),
        (("MADDER", " I", " R"), False),
    ],
)
def test_X8_aid_may_cross_either_d_or_the_a(rows: tuple[str, ...], is_right: bool) -> None:
    table = at_guessing(MADDER, pool="MMAADDDEERRIIO", anchor="MADDER")
    table.solve(grid(*rows))

    assert ((1,) if is_right else None) == outcome(table)


def test_W20_the_first_right_puzzle_wins_once_the_round_is_over() -> None:
    table = at_guessing(RAN, SOD)
    table.solve(SOD)
    assert outcome(table) is None
    table.on()
    assert [1] == list(table.actors)
    table.guess("ANTRE")
    assert outcome(table) is None
    table.on()

    assert (1, 0) == outcome(table)
    assert [hc.RoundEnded(1, ((0, True),))] == table.told(hc.RoundEnded)
    assert [MatchEnded((1, 0))] == table.told(MatchEnded)


def test_W20_the_last_of_a_round_ends_the_match_at_once() -> None:
    table = at_guessing(RAN, SOD)
    table.spend()
    table.solve(RAN)

    assert (0, 1) == outcome(table)
    assert [hc.RoundEnded(1, ((1, True),))] == table.told(hc.RoundEnded)
    assert () == table.actors
    assert [(Gate.OVER, "")] == table.against(1, hc.GoOn())


def test_W20_both_right_in_the_same_round_is_a_tie() -> None:
    table = at_guessing(RAN, SOD)
    both_try(SOD, OTHER_RAN, table)

    found = table.rules.outcome(table.state)
    assert found is not None
    assert ((1, 1), (0, 1)) == (found.scores, found.winners)
    assert [hc.RoundEnded(1, ((0, True), (1, True)))] == table.told(hc.RoundEnded)


def test_W20_with_nobody_right_the_next_round_begins() -> None:
    table = at_guessing(RAN, SOD)
    both_try(WRONG, None, table)

    assert (2, 0, None) == (table.state.round, table.seat, outcome(table))
    assert [hc.RoundEnded(1, ((0, False),))] == table.told(hc.RoundEnded)


def test_W20_of_each_round_its_own_tries_are_told() -> None:
    table = at_guessing(RAN, SOD)
    both_try(WRONG, WRONG, table)
    both_try(None, None, table)

    tried = [(one.round, one.attempts) for one in table.told(hc.RoundEnded)]
    assert [(1, ((0, False), (1, False))), (2, ())] == tried


def test_W20_alone_the_puzzle_is_solved_or_given_up() -> None:
    solved, given_up = at_guessing(SOD), at_guessing(SOD)
    solved.spend()
    solved.solve(SOD)
    given_up.play(0, hc.GiveUp())

    assert [(1,), (0,)] == [outcome(solved), outcome(given_up)]
    assert 2 == solved.state.round


@pytest.mark.parametrize(
    ("first", "second", "scores"), [(SOD, RAN, (1, 1)), (SOD, None, (1, 0)), (None, RAN, (0, 1))]
)
def test_X13_right_in_round_five(
    first: hc.Layout | None, second: hc.Layout | None, scores: tuple[int, ...]
) -> None:
    table = at_guessing(RAN, SOD)
    for _ in range(4):
        both_try(None, None, table)
    assert 5 == table.state.round
    both_try(first, second, table)

    assert scores == outcome(table)


@pytest.mark.parametrize(("seat", "scores"), [(0, (0, 1)), (1, (1, 0))])
def test_who_gives_up_leaves_the_win_to_the_other(seat: Seat, scores: tuple[int, ...]) -> None:
    table = at_guessing(RAN, SOD)
    for _ in range(seat):
        table.spend()
    told = table.play(seat, hc.GiveUp())

    assert (hc.GaveUp(seat), MatchEnded(scores)) == told
    assert (scores, seat) == (outcome(table), table.state.given_up)


def test_who_was_right_cannot_give_up() -> None:
    table = at_guessing(RAN, SOD)
    table.solve(SOD)
    assert [(TableWhy.NOT_NOW, "")] == table.against(0, hc.GiveUp())
    table.on()
    table.play(1, hc.GiveUp())

    assert (1, 0) == outcome(table)


@pytest.mark.parametrize("word", ["ANTRE", "TEN", "TAR"])
def test_giving_up_is_open_at_any_time_of_the_turn(word: str) -> None:
    table = at_guessing(RAN, SOD)
    assert [] == table.against(0, hc.GiveUp())
    table.guess(word)

    assert [] == table.against(0, hc.GiveUp())
