"""Reviews of the golden playthroughs, turn by turn."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.games.length_x_wit import lw
from tests.games.length_x_wit.rules.whole_matches import words_of
from tests.playthroughs.book import FOLDER, replayed
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.games.common.reviewer import TurnReview

NAMES = sorted(path.stem for path in FOLDER.glob("length_x_wit_*.jsonl"))
every_playthrough = pytest.mark.parametrize("name", NAMES)


@pytest.fixture
def _small_box() -> None:
    """The box that is shipped instead."""


@cache
def reviewed(name: str) -> tuple[AnyMatch, tuple[TurnReview, ...]]:
    """A playthrough and the reviews of its turns."""
    match = replayed((FOLDER / f"{name}.jsonl").read_text("utf-8"))
    known = words_of(match.ruleset.language)
    places = lw.REVIEWER.positions(match)
    return match, tuple(lw.REVIEWER.review(match, place, known) for place in places)


def happened(match: AnyMatch, *kinds: type) -> list[Any]:
    """Every event of these kinds."""
    events = (event for one in match.played for event in one.step.events)
    return [event for event in events if isinstance(event, kinds)]


@every_playthrough
def test_nothing_is_better_than_the_best(name: str) -> None:
    _, turns = reviewed(name)

    for turn in turns:
        worths = [play.worth for play in (turn.own, turn.best_common) if play]
        assert not worths or (turn.best is not None and max(worths) <= turn.best.worth)


@every_playthrough
def test_whoever_played_the_best_has_the_first_rank(name: str) -> None:
    _, turns = reviewed(name)
    ranks = [
        (turn.rank, turn.of, turn.own.worth == turn.best.worth)
        for turn in turns
        if turn.own and turn.best and turn.rank
    ]

    assert len(ranks) == sum(turn.own is not None for turn in turns) > 0
    for rank, count, is_best in ranks:
        assert rank <= count
        assert is_best == (rank == 1)


@every_playthrough
def test_every_word_that_stood_is_a_turn_and_every_roll_that_had_none(name: str) -> None:
    match, turns = reviewed(name)
    stood = happened(match, lw.WordScored, lw.LuckPressed, lw.WordResponded)

    said = [(turn.seat, turn.own.word) for turn in turns if turn.own]
    assert [(one.seat, one.word) for one in stood] == said
    without = [turn.seat for turn in turns if turn.own is None]
    # A turn that time ended before its first die is none.
    assert len(without) <= len(happened(match, lw.TurnFailed, lw.ResponseDeclined))
    assert all(turn.rank is None for turn in turns if turn.own is None)


@every_playthrough
def test_a_word_that_was_scored_is_told_with_its_points(name: str) -> None:
    match, turns = reviewed(name)
    scored = [
        turn.own.figure
        for turn in turns
        if turn.own and isinstance(match.played[turn.position].action, lw.Score | lw.Respond)
    ]

    assert [event.points for event in happened(match, lw.WordScored, lw.WordResponded)] == scored
