"""An update keeps settings, people, saves, statistics and house words."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from pytestqt.qtbot import QtBot

from tests.conformance.case import cases_of, legal_actions
from tests.helpers.kept_data import FIGURES, figures, folders_in
from wordsmith_desktop.app.installed_games import InstalledGames
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.app.settings_store import SettingsStore
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import TimeExpired
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import FORMAT
from wordsmith_desktop.records.results.export import export_json
from wordsmith_desktop.records.results.gathering import Gatherer
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.window.kit.threads import end_all
from wordsmith_desktop.window.shell.home import Home

KEPT: Final = Path(__file__).resolve().parents[1] / "data" / "kept"
SAMPLES: Final = [f"format-{number}" for number in range(1, FORMAT + 1)]
Start = Callable[[], OwnServices]


@pytest.fixture(params=SAMPLES)
def older(request: pytest.FixtureRequest, data_folder: Path) -> Path:
    """The figures of a sample, whose copy is this test's data folder."""
    sample = KEPT / str(request.param)
    shutil.copytree(sample, data_folder)
    return sample / FIGURES


@pytest.fixture
def start(qapp: object, data_folder: Path, qtbot: QtBot) -> Iterator[Start]:
    """Starts today's program over the data folder, its statistics up to date."""
    assert qapp
    started: list[OwnServices] = []

    def start_one() -> OwnServices:
        services = open_services(folders_in(data_folder))
        started.append(services)
        done: list[bool] = []
        services.bookkeeping.catch_up(lambda: done.append(True))
        qtbot.waitUntil(lambda: bool(done))
        return services

    yield start_one
    end_all()
    for services in started:
        services.close()


def differences(before: Any, after: Any, place: str = "") -> list[str]:
    """Where something is not as it was; that something new has come is none."""
    if isinstance(before, dict) and isinstance(after, dict):
        pairs = [(f"{place}/{key}", before[key], after.get(key, "gone")) for key in before]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = [(f"{place}/{n}", *pair) for n, pair in enumerate(zip(before, after, strict=True))]
    else:
        return [] if before == after else [f"{place}: {before!r} is {after!r}"]
    return [found for at, old, new in pairs for found in differences(old, new, at)]


def test_there_is_a_sample_of_every_format() -> None:
    assert set(SAMPLES) == {folder.name for folder in KEPT.glob("format-*")}


@pytest.mark.parametrize("sample", SAMPLES)
def test_samples_are_as_their_programs_left_them(sample: str) -> None:
    heads = [
        json.loads(path.read_text("utf-8").splitlines()[0])
        for path in KEPT.joinpath(sample, "saves", "matches").iterdir()
    ]
    ended = [bool(save["end"]) for save in _figures(KEPT / sample / FIGURES)["saves"].values()]
    assert {sample} == {f"format-{head['format']}" for head in heads}
    assert {True, False} == set(ended)


def test_everything_kept_is_as_before(older: Path, start: Start, data_folder: Path) -> None:
    services = start()
    assert [] == differences(_figures(older), figures(services, folders_in(data_folder)))
    assert () == services.damage()
    assert [] == list(data_folder.rglob("*.damaged-*"))


def test_statistics_are_those_of_the_saves(older: Path, start: Start, tmp_path: Path) -> None:
    """Their keys of settings too, or old results and new ones by the same rules would part."""
    kept = export_json(start().bookkeeping.statistics())
    anew = Statistics(tmp_path / "anew.sqlite")
    Gatherer(Shelf(folders_in(tmp_path / "data").saves), InstalledGames()).catch_up(anew)
    ended = [save for save in _figures(older)["saves"].values() if save["end"]]
    assert export_json(anew) == kept
    assert sorted(save["end"]["scores"] for save in ended) == sorted(
        [result["score"] for result in match["results"]] for match in json.loads(kept)["matches"]
    )
    anew.close()


def test_a_match_under_way_goes_on_and_is_kept(older: Path, start: Start) -> None:
    services = start()
    under_way = [name for name, save in _figures(older)["saves"].items() if not save["end"]]
    paths = {saved.path.stem: saved.path for saved in services.saves.newest()}
    for name in under_way:
        opened = services.sessions.open(paths[name])
        _do_something(opened.session)
        played = len(opened.session.match.played)
        assert opened.session.close()
        again = read_match(paths[name], InstalledGames())
        assert (None, played) == (again.damage, len(again.match.played)), name
        assert played > _figures(older)["saves"][name]["played"]


def test_the_home_page_offers_to_go_on(older: Path, qapp: object, qtbot: QtBot) -> None:
    assert qapp
    program = Program(SettingsStore())
    program.window.show()
    qtbot.waitUntil(lambda: isinstance(program.window.screen_shown, Home))
    assert program.services is not None
    offered = program.services.saves.of_late(0).going_on
    program.close()
    under_way = [name for name, save in _figures(older)["saves"].items() if not save["end"]]
    assert offered is not None
    assert offered.path.stem in under_way


def _figures(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def _do_something(session: AnySession) -> None:
    """Play one action of a person, as the conformance suite would choose it."""
    session.resume_drivers()
    seat = next(seat for seat in session.actors if seat >= 0)
    rules, state = session.match.rules, session.match.state
    legal = [one for one in legal_actions(rules, state, seat) if not isinstance(one, TimeExpired)]
    weights = tuple(map(cases_of(rules.game).weigh, legal))
    assert not session.act(seat, legal[Rng(7).weighted(weights)])
