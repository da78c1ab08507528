"""Deleting and clearing, which can be undone and outlast the logs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.statistics import ANA, BEN, CLEO, random_record, record, tables_of, tally
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.records.results.bests import high_scores
from wordsmith_desktop.records.results.model import ALL, Filter
from wordsmith_desktop.records.results.queries import players
from wordsmith_desktop.records.results.store import Statistics

TOGETHER = record(
    "m1", (ANA, tally(9, [("CAT", 3)])), (BEN, tally(5, [("AT", 2)])), (CLEO, tally(2))
)


@pytest.fixture
def full(statistics: Statistics) -> Statistics:
    """Random matches, and one of all three."""
    rng = Rng(8)
    statistics.record(TOGETHER, *(random_record(number, rng) for number in range(2, 60)))
    return statistics


CASES = [ALL, Filter(player="p2"), Filter(game="rewordable"), Filter(setting="s1")]


@pytest.mark.parametrize("which", CASES, ids=lambda one: one.condition)
def test_what_was_deleted_can_be_brought_back_as_it_was(
    full: Statistics, path: Path, which: Filter
) -> None:
    before = sum(one.games for one in players(full, which))
    rest = sum(one.games for one in players(full)) - before
    known = full.known()
    gone = full.forget(which)
    assert (before, ()) == (gone.count, players(full, which))
    assert rest == sum(one.games for one in players(full))
    assert known == full.known()

    full.bring_back(gone)
    fresh = path.with_name("fresh.sqlite")
    rng = Rng(8)
    other = Statistics(fresh)
    other.record(TOGETHER, *(random_record(number, rng) for number in range(2, 60)))
    assert tables_of(other, fresh) == tables_of(full, path)


def test_whoever_shows_results_can_tell_that_they_are_others_now(statistics: Statistics) -> None:
    seen = [statistics.changes]
    statistics.record(TOGETHER)
    seen.append(statistics.changes)
    gone = statistics.forget(Filter(player="p1"))
    seen.append(statistics.changes)
    statistics.bring_back(gone)
    seen.append(statistics.changes)
    high_scores(statistics, ALL)
    assert sorted({*seen}) == seen
    assert seen[-1] == statistics.changes


def test_deleting_a_players_results_leaves_those_of_the_others(statistics: Statistics) -> None:
    statistics.record(TOGETHER)
    assert 1 == statistics.forget(Filter(player="p1")).count
    assert ["p2", "guest:cleo"] == [one.player for one in high_scores(statistics, ALL)]


def test_one_line_of_a_table_can_be_deleted(statistics: Statistics) -> None:
    statistics.record(TOGETHER, record("m2", (ANA, tally(8))))
    best = high_scores(statistics, ALL)[0]
    statistics.forget(Filter(match=best.match_id, player=best.player))
    assert [8, 5, 2] == [one.score for one in high_scores(statistics, ALL)]


def test_a_match_without_anybody_left_is_gone(statistics: Statistics, path: Path) -> None:
    statistics.record(TOGETHER)
    for player in ("p1", "p2", "guest:cleo"):
        statistics.forget(Filter(player=player))
    tables = tables_of(statistics, path)
    assert ([], [], []) == (tables["matches"], tables["seats"], tables["words"])
    assert [("m1", 0), ("m1", 1), ("m1", 2)] == tables["forgotten"]


def test_what_was_deleted_is_not_recorded_again(statistics: Statistics, path: Path) -> None:
    statistics.record(TOGETHER)
    statistics.forget(Filter(player="p1"))
    before = tables_of(statistics, path)
    assert 0 == statistics.record(TOGETHER)
    assert before == tables_of(statistics, path)
    statistics.forget(ALL)
    assert 0 == statistics.record(TOGETHER)
    assert () == players(statistics)


def test_deletions_are_undone_one_by_one_in_any_order(statistics: Statistics) -> None:
    statistics.record(TOGETHER)
    first = statistics.forget(Filter(player="p1"))
    second = statistics.forget(ALL)
    assert (1, 2) == (first.count, second.count)
    statistics.bring_back(first)
    assert ["p1"] == [one.key for one in players(statistics)]
    statistics.bring_back(second)
    assert 3 == len(players(statistics))


def test_undoing_twice_changes_nothing(statistics: Statistics, path: Path) -> None:
    statistics.record(TOGETHER)
    gone = statistics.forget(ALL)
    statistics.bring_back(gone)
    statistics.bring_back(gone)
    assert [] == tables_of(statistics, path)["forgotten"]
    assert 1 == statistics.forget(Filter(player="p1")).count
    statistics.bring_back(gone)
    assert 2 == len(players(statistics))


def test_after_closing_a_deletion_is_for_good(statistics: Statistics, path: Path) -> None:
    statistics.record(TOGETHER)
    gone = statistics.forget(ALL)
    statistics.close()
    statistics.bring_back(gone)
    assert () == players(statistics)
    assert 3 == len(tables_of(statistics, path)["forgotten"])


def test_nothing_to_delete_is_nothing(statistics: Statistics) -> None:
    assert 0 == statistics.forget(ALL).count
