"""The shelf's logs make the same statistics as the matches did when they ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.conformance.case import Setting, cases_of
from tests.conformance.play import Run, run
from tests.helpers.statistics import tables_of, write_match
from tests.records.test_migrations import OLD, make_older
from wordsmith_desktop.app.installed_games import InstalledGames
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import FORMAT, Occasion, Player, seal_all
from wordsmith_desktop.records.migrations import MIGRATIONS
from wordsmith_desktop.records.reading import read_log
from wordsmith_desktop.records.results.gathering import BATCH, Gatherer
from wordsmith_desktop.records.results.model import Filter, record_of_kept
from wordsmith_desktop.records.results.queries import players
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.store import Shelf

GAMES = InstalledGames()


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "saves")


@pytest.fixture
def gatherer(shelf: Shelf) -> Gatherer:
    return Gatherer(shelf, GAMES)


def quick(game: str) -> list[Setting]:
    """Two settings of a game: its first for as few as can be, and its first for two."""
    settings = sorted(cases_of(game).settings, key=lambda one: one.seats)
    return [settings[0], next(one for one in settings if one.seats == 2)]


def matches() -> list[Run]:
    """Finished matches of all games."""
    return [run(game, setting, 1) for game in game_names() for setting in quick(game)]


def play_all(shelf: Shelf, statistics: Statistics) -> list[Path]:
    """Play matches of all games; each is recorded when it is over."""
    paths = []
    for number, match in enumerate(matches()):
        path = write_match(shelf, match, match_id=f"m{number}", hour=number)
        keep(statistics, path)
        paths.append(path)
    return paths


def keep(statistics: Statistics, path: Path) -> None:
    """Record a log as the program does when its match ends."""
    found = record_of_kept(read_match(path, GAMES))
    assert found is not None
    statistics.record(found)


def fresh_tables(gatherer: Gatherer, path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """The tables of a new file that is filled from the logs alone."""
    fresh = path.with_name("fresh.sqlite")
    statistics = Statistics(fresh)
    gatherer.catch_up(statistics)
    return tables_of(statistics, fresh)


def one_match(shelf: Shelf, match_id: str = "m1", **fields: Any) -> Path:
    """The log of one player's finished match."""
    match = run("letter_pieces", quick("letter_pieces")[0], 1)
    return write_match(shelf, match, match_id=match_id, **fields)


def test_the_logs_alone_give_every_table_as_the_matches_left_it(
    shelf: Shelf, statistics: Statistics, path: Path, gatherer: Gatherer
) -> None:
    paths = play_all(shelf, statistics)
    incremental = tables_of(statistics, path)
    assert len(paths) == len(incremental["matches"])
    assert incremental["words"]

    assert incremental == fresh_tables(gatherer, path)


def test_catching_up_leaves_out_what_was_deleted_or_cleared(
    shelf: Shelf, statistics: Statistics, path: Path, gatherer: Gatherer
) -> None:
    play_all(shelf, statistics)
    statistics.forget(Filter(match="m1"))
    statistics.forget(Filter(player="p2"))
    statistics.forget(Filter(game="length_x_wit"))
    before = tables_of(statistics, path)
    assert before["forgotten"]

    assert 0 == gatherer.catch_up(statistics)
    assert before == tables_of(statistics, path)


def test_logs_of_an_older_format_make_the_same_statistics(
    shelf: Shelf,
    statistics: Statistics,
    path: Path,
    gatherer: Gatherer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for number, migration in OLD.items():
        monkeypatch.setitem(MIGRATIONS, number, migration)
    log = one_match(shelf)
    make_older(log)
    keep(statistics, log)
    incremental = tables_of(statistics, path)
    assert 1 == len(incremental["matches"])

    writer = shelf.open(log, GAMES).writer
    assert writer is not None
    writer.close()
    assert FORMAT == read_log(log).lines[0]["format"]
    assert not read_log(log).is_migrated
    assert incremental == fresh_tables(gatherer, path)


def test_only_what_is_missing_is_read(
    shelf: Shelf, statistics: Statistics, gatherer: Gatherer
) -> None:
    old = one_match(shelf, "old")
    assert 1 == gatherer.catch_up(statistics)
    old.write_bytes(b"rubbish\n")
    one_match(shelf, "new")
    assert 1 == gatherer.catch_up(statistics)
    assert {"old", "new"} == statistics.known()
    assert 0 == gatherer.catch_up(statistics)


def test_a_match_that_goes_on_or_does_not_count_is_passed_over(
    shelf: Shelf, statistics: Statistics, gatherer: Gatherer
) -> None:
    going_on = one_match(shelf, "going-on")
    header, *entries = read_log(going_on).lines
    going_on.write_bytes(seal_all([header, *entries[:-3]]))
    one_match(shelf, "branched", occasion=Occasion(counts=False))
    assert 0 == gatherer.catch_up(statistics)
    assert frozenset() == statistics.known()


def test_logs_that_cannot_be_read_are_passed_over(
    shelf: Shelf, statistics: Statistics, gatherer: Gatherer
) -> None:
    one_match(shelf, "sound")
    one_match(shelf, "foreign", seats=(Player("Ana"), Player("Ben")))
    unknown = one_match(shelf, "unknown")
    header, *entries = read_log(unknown).lines
    unknown.write_bytes(seal_all([{**header, "game": "chess"}, *entries]))
    (unknown.parent / "empty.jsonl").write_bytes(b"")
    assert 1 == gatherer.catch_up(statistics)
    assert {"sound"} == statistics.known()


def test_matches_in_the_trash_still_count(
    shelf: Shelf, statistics: Statistics, gatherer: Gatherer
) -> None:
    shelf.delete(one_match(shelf))
    assert 1 == gatherer.catch_up(statistics)


def test_a_damaged_log_counts_if_the_damage_came_after_the_end(
    shelf: Shelf, statistics: Statistics, gatherer: Gatherer
) -> None:
    late, early = one_match(shelf, "late"), one_match(shelf, "early")
    late.write_bytes(late.read_bytes() + b"rubbish\n")
    early.write_bytes(early.read_bytes().replace(b'"seat":-1', b'"seat":-7', 1))
    for log in (late, early):
        shelf.set_aside(log)
    assert 1 == gatherer.catch_up(statistics)
    assert {"late"} == statistics.known()


def test_a_copy_of_a_log_is_the_same_match(
    shelf: Shelf, statistics: Statistics, gatherer: Gatherer
) -> None:
    log = one_match(shelf)
    log.with_name("m1-2.jsonl").write_bytes(log.read_bytes())
    assert 1 == gatherer.catch_up(statistics)
    assert 0 == gatherer.catch_up(statistics)
    assert {"m1"} == statistics.known()


def test_of_unlike_copies_the_one_among_the_matches_is_recorded(
    shelf: Shelf, statistics: Statistics, gatherer: Gatherer
) -> None:
    header, *entries = read_log(one_match(shelf)).lines
    others = [{**seat, "name": "Zoe"} for seat in header["seats"]]
    shelf.delete(shelf.put("copy", ({**header, "seats": others}, *entries)))
    assert 1 == gatherer.catch_up(statistics)
    assert "Zoe" not in {player.name for player in players(statistics)}


def test_a_match_whose_log_is_gone_stays_recorded(
    shelf: Shelf, statistics: Statistics, gatherer: Gatherer
) -> None:
    gone = one_match(shelf, "gone")
    keep(statistics, gone)
    gone.unlink()
    one_match(shelf, "new")
    assert 1 == gatherer.catch_up(statistics)
    assert {"gone", "new"} == statistics.known()


def test_it_tells_how_far_it_is_and_can_be_stopped(shelf: Shelf, statistics: Statistics) -> None:
    for number in range(3):
        one_match(shelf, f"m{number}")
    told: list[tuple[int, int]] = []
    whole = Gatherer(shelf, GAMES, report=lambda done, of: told.append((done, of)))
    stopped = Gatherer(shelf, GAMES, is_cancelled=lambda: True)
    assert 0 == stopped.catch_up(statistics)
    assert 3 == whole.catch_up(statistics)
    assert [(0, 3), (1, 3), (2, 3), (3, 3)] == told


def test_more_matches_than_one_batch_are_all_recorded(
    shelf: Shelf, statistics: Statistics, gatherer: Gatherer
) -> None:
    log = one_match(shelf, "m0")
    header, *entries = read_log(log).lines
    for number in range(1, BATCH + 3):
        copy = seal_all([{**header, "match_id": f"m{number}"}, *entries])
        log.with_name(f"m{number}.jsonl").write_bytes(copy)
    assert BATCH + 3 == gatherer.catch_up(statistics)
    assert BATCH + 3 == len(statistics.known())


def test_a_shelf_without_folders_has_nothing(statistics: Statistics, gatherer: Gatherer) -> None:
    assert 0 == gatherer.catch_up(statistics)
