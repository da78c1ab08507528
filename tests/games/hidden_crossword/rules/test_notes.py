"""Notes beside the words that are looked for."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import Table, at_guessing


def noted(*notes: hc.Note) -> Table:
    table = at_guessing()
    for note in notes:
        table.play(0, note)
    return table


def lines(table: Table, seat: int = 0) -> tuple[hc.NoteLine, ...]:
    return table.state.players[seat].notes


def test_every_word_looked_for_has_its_note() -> None:
    table = noted(hc.Note(3, 0, "END?"), hc.Note(3, 1, "SIT?"), hc.Note(4, 0, "R"))

    assert (hc.NoteLine(3, 0, "END?"), hc.NoteLine(3, 1, "SIT?"), hc.NoteLine(4, 0, "R")) == lines(
        table
    )
    assert () == lines(table, 1)


@pytest.mark.parametrize(
    ("length", "place", "text"), [(3, 1, "SIT?"), (3, 0, ""), (1, 3, ""), (4, 1, "")]
)
def test_what_is_noted_beside_a_word(length: int, place: int, text: str) -> None:
    assert text == hc.note_text(noted(hc.Note(3, 1, "SIT?")).state, 0, length, place)


def test_a_new_note_takes_the_place_of_the_old_one() -> None:
    table = noted(hc.Note(3, 0, "END?"), hc.Note(3, 1, "SIT?"), hc.Note(3, 0, "AND?"))

    assert {hc.NoteLine(3, 0, "AND?"), hc.NoteLine(3, 1, "SIT?")} == set(lines(table))
    assert 2 == len(lines(table))


def test_an_empty_note_takes_the_old_one_away() -> None:
    table = noted(hc.Note(3, 0, "END?"), hc.Note(3, 1, "SIT?"), hc.Note(3, 0, ""))

    assert (hc.NoteLine(3, 1, "SIT?"),) == lines(table)


def test_notes_are_taken_at_any_time_of_the_turn_and_cost_nothing() -> None:
    table = noted(hc.Note(3, 0, "END?"))
    assert hc.GuessStage.GUESS is table.state.stage
    table.guess("TEN")
    table.play(0, hc.Note(3, 0, "AND?"))
    table.choose(0)
    told = table.play(0, hc.Note(3, 0, ""))

    assert (hc.Noted(0, only=0),) == told
    assert () == lines(table)


def test_each_takes_notes_of_its_own() -> None:
    table = noted(hc.Note(3, 0, "END?"))
    table.spend()
    table.play(1, hc.Note(3, 0, "RAN?"))

    assert [(hc.NoteLine(3, 0, "END?"),), (hc.NoteLine(3, 0, "RAN?"),)] == [
        lines(table, seat) for seat in (0, 1)
    ]
