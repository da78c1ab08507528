"""Matches from paper are kept, counted, corrected and deleted; damaged ones are told of."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.kept_data import folders_in
from tests.records.test_paper import MATCH
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.paper_sheet import WrittenSheet
from wordsmith_desktop.records.results.queries import overview
from wordsmith_desktop.window.kit.threads import end_all


@pytest.fixture
def services(qapp: object, tmp_path: Path) -> Iterator[OwnServices]:
    assert qapp
    made = open_services(folders_in(tmp_path))
    yield made
    end_all()
    made.close()


def points(services: OwnServices) -> dict[str, int | None]:
    return {one.name: one.best_score for one in overview(services.bookkeeping.statistics())}


def test_a_match_counts_at_once_and_no_more_when_it_is_deleted(services: OwnServices) -> None:
    services.papers.keep(MATCH)
    assert {"Änne": 3, "Bo": 14} == points(services)

    services.papers.keep(replace(MATCH, sheet=WrittenSheet(None, (("", "20"),))))
    assert {"Änne": 0, "Bo": 20} == points(services)

    services.papers.delete(MATCH.match_id)
    assert {} == points(services)
    assert [] == services.papers.all()


def test_the_latest_day_comes_first(services: OwnServices) -> None:
    earlier = replace(MATCH, match_id="before", played_ms=MATCH.played_ms - 1)
    for one in (earlier, MATCH):
        services.papers.keep(one)

    assert [MATCH, earlier] == services.papers.all()


def test_a_damaged_file_is_set_aside_and_told_of_once(services: OwnServices) -> None:
    services.papers.keep(MATCH)
    services.papers.keep(replace(MATCH, match_id="sound"))
    path = services.papers.path_of(MATCH.match_id)
    path.write_bytes(b"rubbish")

    for _ in range(2):
        assert ["sound"] == [one.match_id for one in services.papers.all()]
        (damage,) = services.damage()
    assert services.papers.damage == (damage,)
    kept_as = services.papers.damage[0].kept_as
    assert kept_as is not None
    assert b"rubbish" == kept_as.read_bytes()
    assert not path.exists()
