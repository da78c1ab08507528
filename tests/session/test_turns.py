"""The turns of a match that is looked at again."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.helpers.kept_matches import golden_kept
from wordsmith_desktop.games.common.registry import tallier_of
from wordsmith_desktop.session.past_match import Turn, current, last_start, next_start, turns_of

FOUR = (Turn(2, 0, ()), Turn(5, 1, ()), Turn(9, 0, ()))


def test_each_turn_begins_where_the_bench_was_handed_over_with_its_words() -> None:
    turns = turns_of(golden_kept("letter_pieces_votes").match)
    assert (
        Turn(1, 0, ("TOY",)),
        Turn(8, 1, ("GO",)),
        Turn(11, 2, ("DO",)),
        Turn(14, 3, ("OUT",)),
        Turn(19, 0, ("OF",)),
    ) == turns[:5]


def test_a_response_is_a_turn_of_its_own() -> None:
    turns = turns_of(golden_kept("length_x_wit_printed").match)
    assert [(1, 1), (9, 2), (11, 0), (13, 2)] == [(one.position, one.seat) for one in turns[:4]]


def test_a_guess_counts_once_though_it_is_answered_twice() -> None:
    turns = turns_of(golden_kept("hidden_crossword_tie").match)
    assert [(), (), ("THIS",), ("THIS",)] == [turn.words for turn in turns[:4]]


@pytest.mark.parametrize("name", ["letter_pieces_turns", "letter_pieces_race", "rewordable_votes"])
def test_there_are_as_many_turns_as_the_statistics_count(name: str) -> None:
    match = golden_kept(name).match
    counted = Counter(turn.seat for turn in turns_of(match))
    assert tallier_of(match.rules.game).turns(match) == tuple(
        counted[seat] for seat in range(match.seats)
    )


@pytest.mark.parametrize(
    ("position", "now", "following", "previous"),
    [
        (0, None, 2, 0),
        (2, FOUR[0], 5, 0),
        (4, FOUR[0], 5, 2),
        (5, FOUR[1], 9, 2),
        (9, FOUR[2], 12, 5),
        (12, FOUR[2], 12, 9),
    ],
)
def test_the_way_from_turn_to_turn(
    position: int, now: Turn | None, following: int, previous: int
) -> None:
    found = (
        current(FOUR, position),
        next_start(FOUR, position, 12),
        last_start(FOUR, position),
    )
    assert (now, following, previous) == found


def test_before_anybody_has_had_a_turn_there_is_none() -> None:
    match = golden_kept("hidden_crossword_tie").match
    assert [()] * 3 == [turns_of(match.first(count)) for count in range(3)]
