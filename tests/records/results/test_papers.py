"""Matches from paper count like others, and follow their files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.statistics import tables_of
from tests.records.test_paper import MATCH
from wordsmith_desktop.app.installed_games import InstalledGames
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.paper_sheet import WrittenSheet
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.paper import PaperShelf
from wordsmith_desktop.records.results.bests import high_scores, series
from wordsmith_desktop.records.results.deals import results_of
from wordsmith_desktop.records.results.export import export_csv
from wordsmith_desktop.records.results.gathering import Gatherer
from wordsmith_desktop.records.results.model import Filter
from wordsmith_desktop.records.results.papers import record_of_paper
from wordsmith_desktop.records.results.queries import overview, players, settings
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.store import Shelf

ALONE = WrittenSheet(None, (("4",), ("5",)))
CORRECTED = replace(MATCH, sheet=WrittenSheet(None, (("3", "12"), ("", "4"))))


@pytest.fixture
def papers(tmp_path: Path) -> PaperShelf:
    return PaperShelf(tmp_path / "papers")


@pytest.fixture
def gatherer(tmp_path: Path, papers: PaperShelf) -> Gatherer:
    return Gatherer(Shelf(tmp_path / "saves"), InstalledGames(), papers=papers)


def points(statistics: Statistics) -> dict[str, int | None]:
    return {one.name: one.best_score for one in overview(statistics)}


def test_a_match_from_paper_counts_for_those_who_played(
    statistics: Statistics, papers: PaperShelf, gatherer: Gatherer
) -> None:
    papers.keep(MATCH)

    assert 1 == gatherer.catch_up(statistics)
    assert 0 == gatherer.catch_up(statistics)
    assert {"Bo": 14, "Änne": 3} == points(statistics)
    assert {"profile-1", "guest:bo"} == {one.key for one in players(statistics)}
    assert [(14, True), (3, True)] == [
        (one.score, one.from_paper) for one in high_scores(statistics, Filter())
    ]
    assert [(14, True)] == [
        (one.score, one.from_paper) for one in series(statistics, Filter(player="guest:bo"))
    ]
    assert export_csv(statistics).splitlines()[1].endswith(",1")


def test_no_match_from_paper_is_a_challenge(
    statistics: Statistics, papers: PaperShelf, gatherer: Gatherer
) -> None:
    papers.keep(replace(MATCH, ruleset=Ruleset(turns=2), seats=(Player("Bo"),), sheet=ALONE))
    gatherer.catch_up(statistics)

    assert {"Bo": 9} == points(statistics)
    assert () == results_of(statistics, "guest:bo")
    assert [""] == [one.challenge for one in settings(statistics)]


def test_what_was_recorded_at_once_is_what_the_files_say(
    statistics: Statistics, path: Path, papers: PaperShelf, gatherer: Gatherer
) -> None:
    papers.keep(MATCH)
    statistics.record(record_of_paper(MATCH))
    fresh = path.with_name("fresh.sqlite")
    again = Statistics(fresh)
    gatherer.catch_up(again)

    assert tables_of(statistics, path) == tables_of(again, fresh)


def test_a_corrected_file_is_counted_anew_and_a_deleted_one_no_more(
    statistics: Statistics, papers: PaperShelf, gatherer: Gatherer
) -> None:
    papers.keep(MATCH)
    gatherer.catch_up(statistics)
    papers.keep(CORRECTED)

    assert 0 == gatherer.catch_up(statistics)
    assert {"Bo": 16, "Änne": 3} == points(statistics)

    papers.delete(MATCH.match_id)
    gatherer.catch_up(statistics)
    assert {} == points(statistics)

    papers.keep(MATCH)
    assert 1 == gatherer.catch_up(statistics)


def test_results_that_were_deleted_stay_so_while_the_file_is_there(
    statistics: Statistics, papers: PaperShelf, gatherer: Gatherer
) -> None:
    papers.keep(MATCH)
    gatherer.catch_up(statistics)
    statistics.forget(Filter(match=MATCH.match_id))

    assert 0 == gatherer.catch_up(statistics)
    assert {} == points(statistics)


def test_a_damaged_file_leaves_what_is_known_and_the_other_files_count(
    statistics: Statistics, papers: PaperShelf, gatherer: Gatherer
) -> None:
    path = papers.keep(MATCH)
    gatherer.catch_up(statistics)
    path.write_bytes(b"rubbish")
    papers.keep(replace(CORRECTED, match_id="another-evening"))

    assert 1 == gatherer.catch_up(statistics)
    assert {"Bo": 2, "Änne": 2} == {one.name: one.games for one in players(statistics)}
