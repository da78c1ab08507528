"""The match as plain lines: what is told, and the secrets when all is over."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import RAN, SOD, Table, at_guessing, grid
from wordsmith_desktop.games.hidden_crossword.words.in_words import sheet_lines
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")

NAMES = ("Ana", "Ben")
TWO = grid(
    "RATE",
    "E  N",
    "D",
)
"""RATE, RED, and EN, which is told."""


def lines(state: hc.State) -> list[str]:
    return list(sheet_lines(state, NAMES[: len(state.players)]))


def below(found: list[str], headline: str) -> list[str]:
    """The lines of a block, without their margin."""
    start = found.index(headline) + 1
    return [line.removeprefix("  ") for line in found[start : found.index("", start)]]


def test_W7_while_letters_turn_up_there_are_letters_and_a_word_that_is_called() -> None:
    table = Table()
    table.turn_up("TARE")
    table.play(1, hc.CallAnchor("RATE"))
    assert [
        "Letters: T T A A R R E E",
        "Ben has called RATE; it is not judged yet.",
        "",
    ] == lines(table.state)


def test_W10_what_is_told_is_there_from_the_first_round_on() -> None:
    found = lines(at_guessing(TWO, SOD).state)
    assert "Anchor word: RATE, seen by Ana" in found
    assert ["Left over: T A R I S O L C M", "Words of two letters: EN"] == below(found, "Ana")
    assert ["Left over: A R E L C M"] == below(found, "Ben")


def test_W7_an_anchor_that_the_computer_named_was_seen_by_nobody() -> None:
    found = lines(at_guessing(SOD).state.but(anchor_seat=None))
    assert "Anchor word: RATE, named by the computer" in found


def test_no_secret_is_told_before_the_end() -> None:
    table = at_guessing(RAN, SOD)
    table.guess("SAT")
    table.choose(0)
    text = "\n".join(lines(table.state))
    assert "stay hidden until the match is over" in text
    for word in ("RAN", "SOD", "SIT", "SAT"):
        assert word not in text


def finished(clue: hc.ClueType = hc.ClueType.ALPHABET) -> Table:
    """Ana asks about SIT and misses a length; Ben submits twice, the second time right."""
    table = at_guessing(RAN, SOD, clue=clue)
    table.guess("SAT")
    table.choose(1)
    table.on()
    table.solve(grid("RATE", "  A ", "  N "))
    table.on()
    assert 0 == table.guess("DENTS").count
    table.on()
    table.solve(RAN)
    return table


def test_W11_the_end_shows_both_puzzles_with_their_words() -> None:
    found = lines(finished().state)
    assert ["Words: RAN, RATE", "R A T E", "A", "N"] == below(found, "Ana")[-4:]
    assert [
        "Words: END, SIT, SOD, RATE",
        "R A T E",
        "      N",
        "  S O D",
        "  I",
        "  T",
    ] == below(found, "Ben")[-6:]


def test_W14_the_end_shows_all_guesses_and_their_answers() -> None:
    found = lines(finished().state)
    assert [
        " 1  SAT *>*           post, 2 of 3",
        " 2  DENTS             no word of that length",
    ] == below(found, "Guesses of Ana")
    assert [
        " 1  the whole puzzle: not right",
        " 2  the whole puzzle: right",
    ] == below(found, "Guesses of Ben")


def test_W16_the_marks_are_those_of_the_clue_type() -> None:
    found = lines(finished(hc.ClueType.PLACE).state)
    assert " 1  SAT *.*           post, 2 of 3" in below(found, "Guesses of Ana")


def test_a_guess_that_was_not_chosen_to_its_end_says_how_many_there_are() -> None:
    table = at_guessing(RAN, SOD)
    table.guess("SAT")
    table.play(0, hc.GiveUp())
    assert [" 1  SAT               3 words of that length"] == below(
        lines(table.state), "Guesses of Ana"
    )


def test_notes_stand_below_the_guesses_when_all_is_over() -> None:
    table = at_guessing(RAN, SOD)
    table.play(0, hc.Note(3, 1, "S?T"))
    assert "S?T" not in "\n".join(lines(table.state))
    table.play(0, hc.GiveUp())
    assert ["Note on word 2 of 3 letters: S?T"] == below(lines(table.state), "Guesses of Ana")


def test_alone_it_is_the_computers_puzzle() -> None:
    table = at_guessing(SOD)
    assert "The computer’s puzzle" in lines(table.state)
    table.guess("RATE")
    table.play(0, hc.GiveUp())
    found = lines(table.state)
    assert "Words: END, SIT, SOD, RATE" in below(found, "The computer’s puzzle")
    assert [" 1  RATE ****         anchor word"] == below(found, "Guesses of Ana")


def test_it_speaks_german_too() -> None:
    set_language("de")
    found = lines(finished().state)
    assert "Ankerwort: RATE, gesehen von Ana" in found
    assert " 1  SAT *>*           Pfosten, 2 von 3" in below(found, "Geraten von Ana")
