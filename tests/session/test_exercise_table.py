"""A table of an earlier match takes what the rules let one lay, and hands a said word on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.golden_matches import golden, header_of
from wordsmith_desktop.games.common.registry import reviewer_of
from wordsmith_desktop.games.common.reviewer import AnyMatch, moment_before
from wordsmith_desktop.records.kept_match import KeptMatch
from wordsmith_desktop.session.exercise_table import ExerciseTable
from wordsmith_desktop.session.updates import SessionGate

GAMES = ("letter_pieces_solo", "length_x_wit_solo", "rewordable_votes")


def at(match: AnyMatch, position: int, said: list[str]) -> ExerciseTable:
    """The table before the play at a position; what is said there is added to a list."""
    kept = KeptMatch(Path("m"), header_of(match), match, {}, (), None, None, (), None)
    seat = match.played[position].seat
    return ExerciseTable(kept, seat, moment_before(match, position), said.append)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_laid_in_the_match_is_laid_again_and_the_word_is_handed_on(name: str) -> None:
    match = golden(name)
    reviewer = reviewer_of(match.rules.game)
    assert reviewer is not None
    for position in reviewer.positions(match)[:4]:
        review = match.played[position]
        said: list[str] = []
        table = at(match, position, said)
        for one in match.played[moment_before(match, position) : position]:
            assert () == table.act(one.seat, one.action)
        before = table.position
        against = table.act(review.seat, review.action)
        assert before == table.position
        is_asked = not against
        assert bool(said) is is_asked
        if against:
            assert [SessionGate.NOT_ASKED_FOR] == [one.code for one in against]


def test_what_the_rules_refuse_is_refused_with_their_reason() -> None:
    match = golden("letter_pieces_solo")
    reviewer = reviewer_of(match.rules.game)
    assert reviewer is not None
    position, said = reviewer.positions(match)[0], list[str]()
    table = at(match, position, said)
    # Nothing lies on the bench yet, so that the claim of the match is not open.
    (reason, *_) = table.act(match.played[position].seat, match.played[position].action)
    assert SessionGate.NOT_ASKED_FOR is not reason.code
    assert [] == said


def test_once_it_is_over_nothing_is_laid_any_more() -> None:
    match = golden("letter_pieces_solo")
    reviewer = reviewer_of(match.rules.game)
    assert reviewer is not None
    position = reviewer.positions(match)[0]
    table, first = at(match, position, []), match.played[moment_before(match, position)]
    table.is_over = True
    assert [SessionGate.NOT_ASKED_FOR] == [one.code for one in table.act(first.seat, first.action)]
