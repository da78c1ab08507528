"""What the other has guessed about the own puzzle is seen after the round: W14."""

from __future__ import annotations

from typing import Any

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import Table, at_guessing, grid
from wordsmith_desktop.core.rng import Rng

BAT = grid(
    "BEAR",
    "A  U",
    "T  N",
)


def table(**fields: Any) -> Table:
    """Both have the anchor BEAR, and BAT and RUN across it."""
    letters = "BBEEAARRUUNNTTM"
    return at_guessing(BAT, BAT, pool=letters, anchor="BEAR", clue=hc.ClueType.PLACE, **fields)


def after_a_round(**fields: Any) -> Table:
    """Seat 0 asked RAT about the first word of three letters, seat 1 found RUN."""
    made = table(**fields)
    for seat, word, place in ((0, "RAT", 0), (1, "RUN", 1)):
        made.guess(word)
        made.play(seat, hc.Choose(place))
        made.play(seat, hc.GoOn())
    return made


def asked_of(made: Table, seat: int | None) -> tuple[hc.Record, ...]:
    return hc.RULES.observe(made.state, seat).asked_of_own


def test_W14_whose_puzzle_it_is_sees_the_guess_once_the_round_is_over() -> None:
    made = table()
    made.guess("RAT")
    made.play(0, hc.Choose(0))
    made.play(0, hc.GoOn())
    assert () == asked_of(made, 1)
    made.guess("RUN")
    made.play(1, hc.Choose(1))
    made.play(1, hc.GoOn())
    (of_first,), (of_second,) = (made.state.players[seat].records for seat in (0, 1))
    assert [(of_second,), (of_first,), ()] == [asked_of(made, seat) for seat in (0, 1, None)]
    seen = made.told(hc.GuessSeen)
    assert [(1, hc.GuessSeen(0, of_first, only=1)), (0, hc.GuessSeen(1, of_second, only=0))] == [
        (event.only, event) for event in seen
    ]
    assert [None, None] == [hc.RULES.redact(event, None) for event in seen]


def test_house_guesses_stay_hidden() -> None:
    made = after_a_round(guesses_stay_hidden=True)
    assert [(), ()] == [asked_of(made, seat) for seat in (0, 1)]
    assert [] == made.told(hc.GuessSeen)


def test_what_was_seen_is_no_secret_any_more() -> None:
    made = after_a_round()
    made.guess("BAR")
    imagined = hc.imagine(made.state, 1, Rng(3))
    assert hc.RULES.observe(made.state, 1) == hc.RULES.observe(imagined, 1)


def test_a_word_asked_about_keeps_its_stars_and_its_latest_marks() -> None:
    guesses = (
        hc.Guess(1, "RAT", 2, 0, None, (hc.Mark.NOTHING, hc.Mark.STAR, hc.Mark.STAR)),
        hc.Guess(2, "TAB", 2, 0, None, (hc.Mark.ELSEWHERE, hc.Mark.STAR, hc.Mark.ELSEWHERE)),
        hc.Guess(
            3, "BEAD", 1, 0, None, (hc.Mark.STAR, hc.Mark.STAR, hc.Mark.STAR, hc.Mark.NOTHING)
        ),
        hc.Guess(4, "IT", 0),
    )
    asked = hc.asked_words(BAT, "BEAR", guesses, lists_anchor=True)
    assert [("BAT", 2, False), ("BEAR", 1, False)] == [
        (one.run.word, len(one.guesses), one.is_found) for one in asked
    ]
    assert (hc.Mark.ELSEWHERE, hc.Mark.STAR, hc.Mark.STAR) == asked[0].marks
    marks = hc.cell_marks(asked)
    assert hc.Mark.STAR is marks[hc.Cell(0, 0)], "a star of either word"
    assert hc.Mark.NOTHING is marks[hc.Cell(0, 3)]
