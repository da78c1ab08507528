"""A match is in the statistics when it ends, and what is missing when somebody looks."""

from __future__ import annotations

import errno
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.finisher import EARLY, WARM_UP
from tests.helpers.killed import told_before_the_kill
from tests.helpers.live import begin
from tests.helpers.saves import BadDisk
from tests.helpers.systems import needs_kill
from tests.helpers.toy_game import TOYS, EndTurn, ToyRuleset
from wordsmith_desktop.app import texts
from wordsmith_desktop.app.paths import Folders, folders
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.app.start import statistics_text
from wordsmith_desktop.games.letter_pieces.rules.actions import Continue, Pass
from wordsmith_desktop.records.log import Occasion
from wordsmith_desktop.records.results.database import StatisticsDamage
from wordsmith_desktop.records.results.export import export_json
from wordsmith_desktop.records.results.model import ALL
from wordsmith_desktop.records.results.queries import players
from wordsmith_desktop.records.results.schema import SCHEMA
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import (
    StoreError,
    StoreReason,
    UnreadableError,
    Versioned,
    WrongVersion,
)
from wordsmith_desktop.session.bookkeeping import Bookkeeper, Concern
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.session.updates import UpdateKind
from wordsmith_desktop.window.kit.threads import end_all, in_own_turn, run
from wordsmith_desktop.wording.texts import say

Make = Callable[[], OwnServices]
NOW_MS = 1_700_000_000_000


@pytest.fixture
def make(qapp: object) -> Iterator[Make]:
    assert qapp
    made: list[OwnServices] = []

    def make_one() -> OwnServices:
        made.append(open_services(clock=lambda: NOW_MS, seed=lambda: 7))
        return made[-1]

    yield make_one
    end_all()
    for services in made:
        services.close()


@pytest.fixture
def kept() -> Folders:
    return folders()


def start(services: OwnServices, *players: str) -> Opened:
    opened = services.sessions.start(
        "letter_pieces", WARM_UP, players=players or ("Ana",), dictionary="en"
    )
    opened.session.resume_drivers()
    return opened


def finish(opened: Opened) -> None:
    """Stop searching at once, and end the match."""
    session = opened.session
    for seat in range(len(opened.header.seats)):
        assert () == session.act(seat, Pass())
    assert () == session.act(0, Continue())
    assert session.end is not None


def play(services: OwnServices) -> Opened:
    """A whole match."""
    opened = start(services)
    finish(opened)
    opened.session.close()
    return opened


def heard(services: OwnServices) -> list[Concern]:
    told: list[Concern] = []
    services.bookkeeping.when_concerned(told.append)
    return told


def catch_up(services: OwnServices, qtbot: QtBot) -> None:
    done: list[bool] = []
    services.bookkeeping.catch_up(lambda: done.append(True))
    qtbot.waitUntil(lambda: bool(done))


def recorded(services: OwnServices) -> list[dict[str, Any]]:
    """All matches that the statistics know."""
    found: list[dict[str, Any]] = json.loads(export_json(services.bookkeeping.statistics()))[
        "matches"
    ]
    return found


def names(services: OwnServices) -> list[str]:
    return [one.name for one in players(services.bookkeeping.statistics())]


def test_a_match_is_recorded_when_its_end_is_logged_and_not_before(
    make: Make, kept: Folders
) -> None:
    services = make()
    opened = start(services, "Ana")
    assert not kept.statistics.exists()
    finish(opened)
    assert kept.statistics.exists()
    (found,) = recorded(services)
    assert (opened.header.match_id, NOW_MS) == (found["match_id"], found["finished_ms"])
    assert 0 == found["duration_ms"]
    opened.session.close()
    assert ["Ana"] == names(make())


def test_a_finished_match_that_is_looked_at_again_stays_deleted(make: Make) -> None:
    services = make()
    opened = play(services)
    services.bookkeeping.statistics().forget(ALL)
    again = services.sessions.open(opened.path)
    again.session.set_house("ABC", True)
    again.session.close()
    assert [] == names(services)


def test_a_match_that_is_taken_up_again_is_recorded_when_it_ends(make: Make) -> None:
    opened = start(make())
    opened.session.close()
    services = make()
    again = services.sessions.open(opened.path)
    finish(again)
    again.session.close()
    (found,) = recorded(services)
    assert (opened.header.match_id, 0) == (found["match_id"], found["duration_ms"])


def test_a_match_counts_once_however_many_copies_of_it_are_opened(
    make: Make, tmp_path: Path
) -> None:
    services = make()
    opened = start(services)
    opened.session.close()
    copy = tmp_path / "elsewhere" / "copy.jsonl"
    services.files.save_as(opened.path, copy)
    for _ in range(2):
        again = services.sessions.open(copy)
        finish(again)
        again.session.close()
    assert ["Ana"] == names(services)


def test_what_was_not_recorded_is_caught_up_with(make: Make, kept: Folders, qtbot: QtBot) -> None:
    play(make())
    for file in kept.data.glob("statistics*"):
        file.unlink()
    services = make()
    assert [] == names(services)
    catch_up(services, qtbot)
    assert ["Ana"] == names(services)


@needs_kill
@pytest.mark.parametrize("is_early", [True, False])
def test_a_match_counts_once_whenever_the_program_is_killed_after_its_end(
    make: Make, kept: Folders, qtbot: QtBot, is_early: bool
) -> None:
    kept.data.mkdir(parents=True)
    if is_early:
        (kept.data / EARLY).touch()
    told = told_before_the_kill("tests.helpers.finisher", kept.data)
    services = make()
    known = services.bookkeeping.statistics().known()
    assert (frozenset() if is_early else {told["match"]}) == known
    for _ in range(2):
        catch_up(services, qtbot)
        assert [1] == [one.games for one in players(services.bookkeeping.statistics())]
    assert {told["match"]} == services.bookkeeping.statistics().known()


def test_a_finished_match_is_not_its_own_rival(make: Make) -> None:
    services = make()
    assert None is services.bookkeeping.best(play(services))
    assert 0 == services.bookkeeping.best(play(services))


def test_everybody_who_asks_hears_when_it_is_caught_up(make: Make, qtbot: QtBot) -> None:
    services = make()
    done: list[int] = []
    for number in range(3):
        services.bookkeeping.catch_up(lambda number=number: done.append(number))  # type: ignore[misc]
    qtbot.waitUntil(lambda: len(done) == 3)
    assert [0, 1, 2] == done
    catch_up(services, qtbot)


def test_a_disk_that_does_not_take_it_is_told_and_tried_again(
    make: Make, kept: Folders, qtbot: QtBot
) -> None:
    services = make()
    told = heard(services)
    kept.statistics.mkdir(parents=True)
    opened = play(services)
    (concern,) = told
    assert isinstance(concern, StoreError)
    assert kept.statistics == concern.path
    assert opened.path.exists()
    catch_up(services, qtbot)
    assert 2 == len(told)

    kept.statistics.rmdir()
    services = make()
    catch_up(services, qtbot)
    assert ["Ana"] == names(services)


def test_a_damaged_file_is_told_once_and_made_again_from_the_logs(
    make: Make, kept: Folders, qtbot: QtBot
) -> None:
    play(make())
    end_all()
    spoil(kept)
    services = make()
    told = heard(services)
    play(services)
    catch_up(services, qtbot)
    (concern,) = told
    assert isinstance(concern, StatisticsDamage)
    assert concern.kept_as.exists()
    assert 2 == players(services.bookkeeping.statistics())[0].games
    play(services)
    assert 1 == len(told)


def test_damage_that_is_found_while_catching_up_is_told(
    make: Make, kept: Folders, qtbot: QtBot
) -> None:
    play(make())
    spoil(kept)
    services = make()
    told = heard(services)
    catch_up(services, qtbot)
    assert [StatisticsDamage] == [type(concern) for concern in told]
    assert ["Ana"] == names(services)


def spoil(kept: Folders) -> None:
    for companion in kept.data.glob("statistics.sqlite-*"):
        companion.unlink()
    kept.statistics.write_bytes(b"This was a file of statistics. " * 200)


def test_a_match_whose_end_waits_for_the_disk_is_recorded_after_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Shelf(tmp_path / "saves", open_file=BadDisk)
    keeper = Bookkeeper(tmp_path / "statistics.sqlite", shelf, TOYS, run=run, later=in_own_turn)
    recorded: list[Opened] = []
    monkeypatch.setattr(keeper, "_record", recorded.append)
    opened = begin(shelf, ToyRuleset(turns=1))
    keeper.watch(opened)
    monkeypatch.setattr(BadDisk, "fault", errno.ENOSPC)
    opened.session.act(0, EndTurn())
    assert [] == recorded
    monkeypatch.setattr(BadDisk, "fault", None)
    assert opened.session.retry_save()
    opened.session.set_house("ABC", True)
    assert [opened] == recorded
    opened.session.close()


def test_the_end_of_a_match_does_not_depend_on_statistics(
    make: Make, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    services = make()
    opened = start(services)
    heard_kinds: list[UpdateKind] = []

    def fail(_opened: Opened) -> None:
        raise RuntimeError("a mistake in the statistics")

    monkeypatch.setattr(services.bookkeeping, "_record", fail)
    opened.session.subscribe(lambda update: heard_kinds.append(update.kind))
    with qtbot.captureExceptions() as reported:
        finish(opened)
        assert UpdateKind.PLAYED is heard_kinds[-1]
        qtbot.waitUntil(lambda: bool(reported))
    assert [RuntimeError] == [kind for kind, _error, _trace in reported]
    opened.session.close()


@pytest.mark.parametrize("number", [0, SCHEMA + 1, 129, 1 << 20])
def test_a_broken_number_of_the_version_keeps_nobody_from_statistics(
    make: Make, kept: Folders, qtbot: QtBot, number: int
) -> None:
    play(make())
    end_all()
    with closing(sqlite3.connect(kept.statistics)) as connection:
        connection.execute(f"PRAGMA user_version = {number}")
    services = make()
    told = heard(services)
    catch_up(services, qtbot)
    assert [StatisticsDamage] == [type(concern) for concern in told]
    assert ["Ana"] == names(services)


def test_a_match_that_does_not_count_opens_nothing(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "saves")
    keeper = Bookkeeper(tmp_path / "statistics.sqlite", shelf, TOYS, run=run, later=in_own_turn)
    opened = begin(shelf, ToyRuleset(turns=1), occasion=Occasion(counts=False))
    keeper.watch(opened)
    opened.session.act(0, EndTurn())
    assert not (tmp_path / "statistics.sqlite").exists()
    opened.session.close()


@pytest.mark.parametrize(
    ("concern", "sentence"),
    [
        (
            StoreError(Path("s"), StoreReason.FULL),
            say(texts.STATISTICS_NOT_KEPT, why=say(texts.STORE_FULL)),
        ),
        (
            StoreError(Path("s"), StoreReason.IN_USE),
            say(texts.STATISTICS_NOT_KEPT, why=say(texts.STATISTICS_IN_USE)),
        ),
        (
            UnreadableError(Path("s"), WrongVersion(Versioned.FORMAT, 9, 1)),
            say(texts.STATISTICS_NEWER),
        ),
        (
            StatisticsDamage(Path("s"), Path("kept")),
            say(texts.STATISTICS_SET_ASIDE, kept=Path("kept")),
        ),
    ],
)
def test_every_concern_has_its_sentence(concern: Concern, sentence: str) -> None:
    assert sentence == statistics_text(concern)
