"""A match from its paper: what is refused and where, and what it says of its seats."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.hidden_crossword import hc
from tests.playthroughs.book import files, replayed
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.paper_sheet import WrittenSheet
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.wording.paper_sheets import fault_text, line_text
from wordsmith_desktop.wording.texts import language, set_language

RULES = hc.Ruleset()
WRONG = {
    hc.PaperFault.EMPTY: WrittenSheet(None, ()),
    hc.PaperFault.NUMBER: WrittenSheet(None, (("-1", ""), ("x", ""))),
    hc.PaperFault.NO_ROUND: WrittenSheet(None, (("0", ""), ("x", ""))),
    hc.PaperFault.UNEQUAL: WrittenSheet(None, (("4", "5"), ("x", ""))),
    hc.PaperFault.NO_END: WrittenSheet(None, (("4", ""),)),
    hc.PaperFault.BOTH_GAVE_UP: WrittenSheet(None, (("4", ""), ("", ""), ("x", "x"))),
    hc.PaperFault.FOUND_AND_GAVE_UP: WrittenSheet(None, (("4", ""), ("x", ""), ("x", ""))),
}


@pytest.mark.parametrize("path", files("hidden_crossword_"), ids=lambda path: path.stem)
def test_paper_of_a_played_match_says_what_the_match_itself_says(path: Path) -> None:
    match = replayed(path.read_text(encoding="utf-8"))
    state, seats = match.state, range(match.seats)
    sheet = WrittenSheet(
        None,
        (
            tuple(str(state.round) for _ in seats),
            tuple("x" if player.has_solved else "" for player in state.players),
            tuple("x" if seat == state.given_up else "" for seat in seats),
        ),
    )

    assert () == hc.ON_PAPER.check(sheet, match.ruleset, match.seats)
    assert [replace(one, words=()) for one in hc.TALLIER.tally(match)] == list(
        hc.ON_PAPER.tallies(sheet, match.ruleset, match.seats)
    )


@pytest.mark.parametrize("fault", hc.PaperFault)
def test_a_sheet_that_cannot_be_true_is_refused(fault: hc.PaperFault) -> None:
    assert [fault] == [one.rejection.code for one in hc.ON_PAPER.check(WRONG[fault], RULES, 2)]


def test_W20_both_right_in_one_round_share_the_win() -> None:
    one, other = hc.ON_PAPER.tallies(WrittenSheet(None, (("5", ""), ("x", "x"))), RULES, 2)

    assert one == other
    assert (1, True, True, 5, -5) == (one.score, one.is_winner, one.is_shared, one.turns, one.merit)


def test_one_alone_wins_by_finding_the_puzzle() -> None:
    found, gave_up = (
        WrittenSheet(None, (("5",), ("x",))),
        WrittenSheet(None, (("5",), ("",), ("x",))),
    )

    assert [True, False] == [
        hc.ON_PAPER.tallies(sheet, RULES, 1)[0].is_winner for sheet in (found, gave_up)
    ]
    timed = hc.Ruleset(match_seconds=60)
    assert () == hc.ON_PAPER.check(WrittenSheet(None, (("5",),)), timed, 1)


@given(st.lists(st.lists(st.text(max_size=6), max_size=4).map(tuple), max_size=5).map(tuple))
def test_junk_is_told_and_never_raises(rows: tuple[tuple[str, ...], ...]) -> None:
    for misfit in hc.ON_PAPER.check(WrittenSheet(None, rows), RULES, 2):
        assert fault_text("hidden_crossword", misfit.rejection)
    assert 2 == len(hc.ON_PAPER.tallies(WrittenSheet(None, rows), RULES, 2))


def test_the_game_is_offered_to_be_entered_from_paper() -> None:
    assert game_of("hidden_crossword").on_paper() is hc.ON_PAPER


@pytest.mark.parametrize("tongue", ["en", "de"])
def test_every_fault_and_line_has_a_sentence(tongue: str) -> None:
    before = language()
    set_language(tongue)
    try:
        sentences = {
            fault_text("hidden_crossword", one.rejection)
            for sheet in WRONG.values()
            for one in hc.ON_PAPER.check(sheet, RULES, 2)
        }
        asked = {line_text("hidden_crossword", line) for line in hc.ON_PAPER.lines(RULES, 2, 0)}
    finally:
        set_language(before)

    assert len(hc.PaperFault) == len(sentences)
    assert len(hc.PaperLine) == len(asked)
