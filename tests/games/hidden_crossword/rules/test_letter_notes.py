"""Letters that are crossed out, or likely, at a place of a word that is looked for."""

from __future__ import annotations

import pytest

from tests.helpers.hidden_crossword import Table, at_guessing
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.hidden_crossword.rules.actions import MarkLetter, Why
from wordsmith_desktop.games.hidden_crossword.rules.events import Noted
from wordsmith_desktop.games.hidden_crossword.rules.letter_notes import (
    LetterMark,
    LetterNote,
    mark_of,
)
from wordsmith_desktop.games.hidden_crossword.rules.rules import RULES
from wordsmith_desktop.games.hidden_crossword.rules.state import Stage

PLAIN, OUT, LIKELY = LetterMark
FIRST_E = (3, 0, 0, "E")


def marked(*marks: MarkLetter) -> Table:
    table = at_guessing()
    for mark in marks:
        table.play(0, mark)
    return table


def lines(table: Table, seat: int = 0) -> tuple[LetterNote, ...]:
    return table.state.players[seat].letter_notes


def test_a_click_crosses_out_then_holds_likely_then_takes_away() -> None:
    assert (OUT, LIKELY, PLAIN) == (PLAIN.next, OUT.next, LIKELY.next)


def test_each_place_of_each_word_has_marks_of_its_own() -> None:
    marks = (MarkLetter(*FIRST_E, OUT), MarkLetter(3, 0, 1, "E", LIKELY))
    table = marked(*marks, MarkLetter(3, 1, 0, "E", LIKELY))

    notes = lines(table)
    assert (OUT, LIKELY) == (mark_of(notes, FIRST_E), mark_of(notes, (3, 0, 1, "E")))
    assert (LIKELY, PLAIN) == (mark_of(notes, (3, 1, 0, "E")), mark_of(notes, (4, 0, 0, "E")))
    assert () == lines(table, 1)


def test_a_mark_takes_the_place_of_the_old_one_and_a_plain_one_takes_it_away() -> None:
    table = marked(MarkLetter(*FIRST_E, OUT), MarkLetter(*FIRST_E, LIKELY))
    assert (LetterNote(*FIRST_E, LIKELY),) == lines(table)

    assert (Noted(0, only=0),) == table.play(0, MarkLetter(*FIRST_E, PLAIN))
    assert () == lines(table)


def test_letters_are_marked_at_any_time_of_the_turn_and_cost_nothing() -> None:
    table = marked(MarkLetter(*FIRST_E, OUT))
    assert Stage.GUESS is table.state.stage
    table.guess("TEN")
    table.play(0, MarkLetter(3, 0, 0, "A", OUT))
    table.choose(0)
    table.play(0, MarkLetter(3, 0, 0, "T", LIKELY))
    assert 3 == len(lines(table))


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (MarkLetter(3, 0, 3, "E", OUT), Why.NO_SUCH_SPOT),
        (MarkLetter(3, 0, -1, "E", OUT), Why.NO_SUCH_SPOT),
        (MarkLetter(3, 0, 0, "Z", OUT), Why.NO_LETTERS),
        (MarkLetter(3, 0, 0, "EN", OUT), Why.NO_LETTERS),
        (MarkLetter(3, 0, 0, "", OUT), Why.NO_LETTERS),
        (MarkLetter(1, 0, 0, "E", OUT), Why.NO_SUCH_WORD),
        (MarkLetter(*FIRST_E, PLAIN), Why.NO_CHANGE),
    ],
)
def test_what_is_no_letter_of_a_word_is_not_marked(action: MarkLetter, why: Why) -> None:
    reasons = RULES.check(at_guessing().state, 0, action)

    assert [why] == [one.code for one in reasons]


def test_marks_are_their_owners_alone_and_the_other_may_imagine_any() -> None:
    table = marked(MarkLetter(*FIRST_E, OUT), MarkLetter(3, 0, 0, "A", LIKELY))
    state = table.state

    assert lines(table) == RULES.observe(state, 0).players[0].letter_notes
    assert RULES.observe(state, 1).players[0].letter_notes is None
    assert RULES.observe(state, None).players[0].letter_notes is None
    imagined = [RULES.imagine(state, 1, Rng(3, stream=number)) for number in range(8)]
    assert 1 < len({one.players[0].letter_notes for one in imagined})
    assert {RULES.observe(state, 1)} == {RULES.observe(one, 1) for one in imagined}
