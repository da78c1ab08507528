"""Letters that are crossed out, or likely, at a place of a word that is looked for."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import Table, at_guessing
from wordsmith_desktop.core.rng import Rng

PLAIN, OUT, LIKELY = hc.LetterMark
FIRST_E = (3, 0, 0, "E")


def marked(*marks: hc.MarkLetter) -> Table:
    table = at_guessing()
    for mark in marks:
        table.play(0, mark)
    return table


def lines(table: Table, seat: int = 0) -> tuple[hc.LetterNote, ...]:
    return table.state.players[seat].letter_notes


def test_a_click_crosses_out_then_holds_likely_then_takes_away() -> None:
    assert (OUT, LIKELY, PLAIN) == (PLAIN.next, OUT.next, LIKELY.next)


def test_each_place_of_each_word_has_marks_of_its_own() -> None:
    marks = (hc.MarkLetter(*FIRST_E, OUT), hc.MarkLetter(3, 0, 1, "E", LIKELY))
    table = marked(*marks, hc.MarkLetter(3, 1, 0, "E", LIKELY))

    notes = lines(table)
    assert (OUT, LIKELY) == (hc.mark_of(notes, FIRST_E), hc.mark_of(notes, (3, 0, 1, "E")))
    assert (LIKELY, PLAIN) == (hc.mark_of(notes, (3, 1, 0, "E")), hc.mark_of(notes, (4, 0, 0, "E")))
    assert () == lines(table, 1)


def test_a_mark_takes_the_place_of_the_old_one_and_a_plain_one_takes_it_away() -> None:
    table = marked(hc.MarkLetter(*FIRST_E, OUT), hc.MarkLetter(*FIRST_E, LIKELY))
    assert (hc.LetterNote(*FIRST_E, LIKELY),) == lines(table)

    assert (hc.Noted(0, only=0),) == table.play(0, hc.MarkLetter(*FIRST_E, PLAIN))
    assert () == lines(table)


def test_letters_are_marked_at_any_time_of_the_turn_and_cost_nothing() -> None:
    table = marked(hc.MarkLetter(*FIRST_E, OUT))
    assert hc.GuessStage.GUESS is table.state.stage
    table.guess("TEN")
    table.play(0, hc.MarkLetter(3, 0, 0, "A", OUT))
    table.choose(0)
    table.play(0, hc.MarkLetter(3, 0, 0, "T", LIKELY))
    assert 3 == len(lines(table))


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (hc.MarkLetter(3, 0, 3, "E", OUT), hc.Why.NO_SUCH_SPOT),
        (hc.MarkLetter(3, 0, -1, "E", OUT), hc.Why.NO_SUCH_SPOT),
        (hc.MarkLetter(3, 0, 0, "Z", OUT), hc.Why.NO_LETTERS),
        (hc.MarkLetter(3, 0, 0, "EN", OUT), hc.Why.NO_LETTERS),
        (hc.MarkLetter(3, 0, 0, "", OUT), hc.Why.NO_LETTERS),
        (hc.MarkLetter(1, 0, 0, "E", OUT), hc.Why.NO_SUCH_WORD),
        (hc.MarkLetter(*FIRST_E, PLAIN), hc.Why.NO_CHANGE),
    ],
)
def test_what_is_no_letter_of_a_word_is_not_marked(action: hc.MarkLetter, why: hc.Why) -> None:
    reasons = hc.RULES.check(at_guessing().state, 0, action)

    assert [why] == [one.code for one in reasons]


def test_marks_are_their_owners_alone_and_the_other_may_imagine_any() -> None:
    table = marked(hc.MarkLetter(*FIRST_E, OUT), hc.MarkLetter(3, 0, 0, "A", LIKELY))
    state = table.state

    assert lines(table) == hc.RULES.observe(state, 0).players[0].letter_notes
    assert hc.RULES.observe(state, 1).players[0].letter_notes is None
    assert hc.RULES.observe(state, None).players[0].letter_notes is None
    imagined = [hc.RULES.imagine(state, 1, Rng(3, stream=number)) for number in range(8)]
    assert 1 < len({one.players[0].letter_notes for one in imagined})
    assert {hc.RULES.observe(state, 1)} == {hc.RULES.observe(one, 1) for one in imagined}
