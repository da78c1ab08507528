"""What statistics learn from a finished match of the Hidden Crossword."""

from __future__ import annotations

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import RAN, SOD, Table, at_guessing
from tests.helpers.tallies import match_of, tallies, words_of
from wordsmith_desktop.games.common.ranking import Ranking


def words(table: Table) -> list[list[str]]:
    """Every seat's words."""
    return [[word for word, _points in words_of(one)] for one in tallies(table)]


def test_whoever_solves_wins_in_so_many_rounds() -> None:
    table = at_guessing(RAN, SOD)
    table.spend()
    table.spend()
    table.solve(SOD)
    table.on()
    table.spend()

    first, second = tallies(table)
    assert (1, True, False, 2, -2) == (
        first.score,
        first.is_winner,
        first.is_shared,
        first.turns,
        first.merit,
    )
    assert (0, False, 2, None) == (second.score, second.is_winner, second.turns, second.merit)
    assert Ranking.FEWEST_TURNS is hc.TALLIER.ranking


def test_both_may_be_right_in_the_same_round() -> None:
    table = at_guessing(RAN, SOD)
    table.solve(SOD)
    table.on()
    table.solve(RAN)

    assert [(True, True, -1)] * 2 == [
        (one.is_winner, one.is_shared, one.merit) for one in tallies(table)
    ]


def test_whoever_is_left_when_the_other_gives_up_wins_unranked() -> None:
    table = at_guessing(RAN, SOD)
    table.play(0, hc.GiveUp())

    first, second = tallies(table)
    assert (False, None) == (first.is_winner, first.merit)
    assert (True, 1, None) == (second.is_winner, second.score, second.merit)


def test_one_alone_solves_the_puzzle_or_not() -> None:
    solved, given_up = at_guessing(SOD), at_guessing(SOD)
    solved.spend()
    solved.solve(SOD)
    given_up.play(0, hc.GiveUp())

    (one,), (other,) = tallies(solved), tallies(given_up)
    assert (True, False, 2, -2) == (one.is_winner, one.is_shared, one.turns, one.merit)
    assert (False, 1, None) == (other.is_winner, other.turns, other.merit)


def test_as_a_challenge_only_a_solved_puzzle_has_a_time() -> None:
    solved, given_up = at_guessing(SOD), at_guessing(SOD)
    solved.solve(SOD)
    given_up.play(0, hc.GiveUp())

    merits = [
        hc.TALLIER.tally(match_of(table), Ranking.FASTEST, 5_000)[0].merit
        for table in (solved, given_up)
    ]
    assert [-5_000, None] == merits


def test_words_are_the_own_puzzles_then_the_right_guesses_and_the_anchor_its_finders() -> None:
    table = at_guessing(RAN, SOD)
    table.ask("END")
    table.on()
    table.ask("RAN")
    table.on()
    table.ask("RATE")
    table.on()
    table.ask("RAN")
    table.on()
    table.play(0, hc.GiveUp())

    assert [["RATE", "RAN", "END"], ["END", "SIT", "SOD", "RAN"]] == words(table)


def test_a_wrong_guess_is_no_word_of_ones_own() -> None:
    table = at_guessing(SOD)
    table.spend()
    table.play(0, hc.GiveUp())

    assert [["RATE"]] == words(table)
