"""What every game says of a match from its paper, whatever is written on it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsmith_desktop.games.common.paper_sheet import FieldKind, OnPaper, WrittenSheet
from wordsmith_desktop.games.common.registry import game_names, game_of
from wordsmith_desktop.wording.paper_sheets import fault_text, line_text
from wordsmith_desktop.wording.texts import LANGUAGES, set_language

GAMES = tuple(game for game in game_names() if game_of(game).on_paper())
FIELDS = st.sampled_from(
    ("", " ", "0", "3", "-1", "17", "999999", "CAT", "CAT CAT", "ÄÖ;1", "x" * 90)
)


def answers(game: str) -> OnPaper:
    found = game_of(game).on_paper()
    assert found is not None
    return found


def test_every_game_can_be_entered_from_its_paper() -> None:
    assert set(GAMES) == set(game_names())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_sheet_of_nothing_is_refused_and_counts_what_is_there(game: str, seats: int) -> None:
    asked, ruleset = answers(game), game_of(game).ruleset_type()()
    nothing = WrittenSheet(None, ())
    assert asked.check(nothing, ruleset, seats)
    assert len(asked.sums(nothing, ruleset, seats)) == seats
    assert asked.words(nothing, ruleset, seats) == ()


@pytest.mark.parametrize("game", GAMES)
@given(rows=st.lists(st.lists(FIELDS, max_size=3), max_size=7))
def test_whatever_is_written_is_answered(game: str, rows: list[list[str]]) -> None:
    asked, ruleset = answers(game), game_of(game).ruleset_type()()
    sheet = WrittenSheet(None, tuple(map(tuple, rows)))
    misfits = asked.check(sheet, ruleset, 2)
    assert len(asked.sums(sheet, ruleset, 2)) == 2
    assert all(fault_text(game, one.rejection) != one.rejection.code.value for one in misfits)
    assert all(one.row is None or 0 <= one.row for one in misfits)
    if not misfits:
        assert [one.score for one in asked.tallies(sheet, ruleset, 2)] == list(
            asked.sums(sheet, ruleset, 2)
        )


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_has_a_name_and_words_are_those_of_their_lines(game: str, tag: str) -> None:
    set_language(tag)
    asked, ruleset = answers(game), game_of(game).ruleset_type()()
    lines = asked.lines(ruleset, 2, 0)
    named = [line_text(game, line) for line in lines]
    assert len(set(named)) == len(lines) > 0
    rows = tuple(("CAT", "DOG") if line.entry is FieldKind.WORDS else ("", "") for line in lines)
    told = asked.words(WrittenSheet(0, rows), ruleset, 2)
    assert len(told) == 2 * sum(line.entry is FieldKind.WORDS for line in lines)
