"""What is told of a match of the Hidden Crossword at its end."""

from __future__ import annotations

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import RAN, SOD, Table, at_guessing
from tests.helpers.tallies import match_of
from wordsmith_desktop.games.common.recapper import Award, Recap


def told(table: Table) -> Recap:
    return hc.recap(match_of(table))


def kinds(table: Table) -> dict[object, Award]:
    return {award.kind: award for award in told(table).awards}


def test_whoever_lays_the_whole_puzzle_has_found_every_word() -> None:
    table = at_guessing(RAN, SOD)
    table.solve(SOD)
    table.on()
    table.spend()

    words = hc.hidden_words(table.state, 0)
    assert set(words) == set(hc.Crossword(SOD).words) - {table.state.anchor}
    assert (len(words), 0) == told(table).course[-1]


def test_the_first_word_that_is_found_is_praised_with_its_round() -> None:
    table = at_guessing(RAN, SOD)
    word = hc.hidden_words(table.state, 0)[0]
    table.spend()
    table.spend()
    table.ask(word)
    table.on()
    table.spend()
    table.play(table.seat, hc.GiveUp())

    first = kinds(table)[hc.PuzzleAward.FIRST_FOUND]
    assert Award(hc.PuzzleAward.FIRST_FOUND, (0,), word, 2) == first
    assert Award(hc.PuzzleAward.LONGEST_FOUND, (0,), word, len(word)) in told(table).awards


def test_words_that_were_never_guessed_are_told_by_the_clues_alone() -> None:
    table = at_guessing(RAN, SOD)
    word = hc.hidden_words(table.state, 0)[0]
    table.ask(word)
    table.on()
    table.spend()
    table.solve(SOD)
    table.on()
    table.spend()

    others = len(set(hc.hidden_words(table.state, 0)) - {word})
    assert (
        Award(hc.PuzzleAward.DEDUCED, (0,), figure=others) == kinds(table)[hc.PuzzleAward.DEDUCED]
    )


def test_a_guess_is_close_by_its_letters_in_place() -> None:
    table = at_guessing(SOD)
    word = next(one for one in hc.hidden_words(table.state, 0) if len(one) == 3)
    near = word[:2] + next(letter for letter in table.letters if letter not in word)
    table.ask(near)
    table.play(0, hc.GiveUp())

    closest = kinds(table)[hc.PuzzleAward.CLOSEST_GUESS]
    assert Award(hc.PuzzleAward.CLOSEST_GUESS, (0,), near, 2) == closest
    assert hc.PuzzleAward.DEDUCED not in kinds(table)


def test_the_words_laid_are_praised_without_the_anchor() -> None:
    table = at_guessing(RAN, SOD)
    table.play(0, hc.GiveUp())

    longest = kinds(table)[hc.PuzzleAward.LONGEST_LAID]
    assert longest.word != table.state.anchor
    laid = [word for puzzle in (RAN, SOD) for word in hc.Crossword(puzzle).words]
    assert longest.figure == max(len(word) for word in laid if word != table.state.anchor)


def test_one_alone_is_not_praised_for_what_the_computer_laid() -> None:
    table = at_guessing(SOD)
    table.play(0, hc.GiveUp())

    assert kinds(table).keys().isdisjoint({hc.PuzzleAward.LONGEST_LAID, hc.PuzzleAward.MOST_LAID})
