"""The lanes of `dev.py test`: what they choose, and what they hand to pytest."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from tests.packaging.environments import FOLDER
from wordsmith_desktop.games.common.registry import game_names

ROOT: Final = FOLDER.parent
LANES: Final[dict[str, Any]] = tomllib.loads((ROOT / "tests" / "lanes.toml").read_text("utf-8"))
QUICK: Final[list[str]] = LANES["quick"]["tests"]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MUST_BE_QUICK: Final = ("core", "records", "session", "conformance", "window/test_texts.py")


@pytest.fixture
def called(checking: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """How pytest is called, and with how much effort; everything passes."""
    calls: list[Any] = []

    def take(checker: Any, check: Any) -> Any:
        if check.name == checking.PYTEST:
            effort = checker._environ.get(checking.EFFORT)
            calls.append((list(check.arguments), effort))
        return checking.Result(check.name, 0, 0.0)

    def take_beside(checker: Any, check: Any, others: Any) -> Any:
        return [*map(checker.run, others), take(checker, check)], b""

    monkeypatch.delenv(checking.EFFORT, raising=False)
    monkeypatch.setattr(checking.Checker, "run", take)
    monkeypatch.setattr(checking.Checker, "run_beside", take_beside)
    return calls


@pytest.mark.parametrize("place", QUICK)
def test_everything_that_a_lane_names_is_there(place: str) -> None:
    path, _, name = place.partition("::")
    assert (ROOT / path).exists()
    assert not name or f"\ndef {name}(" in (ROOT / path).read_text("utf-8")


def test_the_quick_lane_holds_what_any_change_may_break() -> None:
    assert {f"tests/{part}" for part in MUST_BE_QUICK} <= set(QUICK)
    for game in game_names():
        played = [place for place in QUICK if place.startswith(f"tests/games/{game}/table/")]
        assert 1 == len(played)
        assert re.search(r"::test_.*_is_played_by_key", played[0])


def test_every_flag_has_a_lane_and_every_lane_a_flag(checking: ModuleType) -> None:
    assert {f"--{name}" for name in LANES} == set(checking.LANES)


def test_lanes_choose_by_markers_that_there_are() -> None:
    options = PROJECT["tool"]["pytest"]["ini_options"]
    known = {marker.partition(":")[0] for marker in options["markers"]}
    for lane in LANES.values():
        assert set(re.findall(r"\w+", lane["markers"])) - {"not", "and", "or"} <= known
    assert options["addopts"].endswith("-m 'not nightly'")


def test_a_lane_runs_its_tests_beside_the_linters_in_parallel(
    checking: ModuleType, called: list[Any]
) -> None:
    assert 0 == checking.pass_all("python", ROOT, ["--quick"])
    wanted = ["-m", "pytest", *checking.PARALLEL, "-m", "not slow and not nightly", *QUICK]
    assert [(wanted, "1")] == called


def test_the_nightly_lane_runs_everything_with_more_effort(
    checking: ModuleType, called: list[Any]
) -> None:
    checking.pass_all("python", ROOT, ["--nightly"])
    assert [(["-m", "pytest", *checking.PARALLEL, "-m", ""], "4")] == called


def test_an_effort_that_was_asked_for_is_kept(
    checking: ModuleType, called: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(checking.EFFORT, "9")
    checking.pass_all("python", ROOT, ["--nightly"])
    assert ["9"] == [effort for _arguments, effort in called]


def test_without_a_lane_all_tests_run_with_the_usual_effort(
    checking: ModuleType, called: list[Any]
) -> None:
    checking.pass_all("python", ROOT, [])
    assert [(["-m", "pytest", *checking.PARALLEL], None)] == called


def test_other_arguments_of_a_lane_go_to_pytest(checking: ModuleType, called: list[Any]) -> None:
    checking.pass_all("python", ROOT, ["-x", "--nightly", "tests/games"])
    ((arguments, _effort),) = called
    assert ["-m", "", "-x", "tests/games"] == arguments[-4:]
    assert not set(checking.LANES) & set(arguments)


def test_two_lanes_at_once_are_refused(
    checking: ModuleType, tmp_path: Path, called: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == checking.pass_all("python", tmp_path, ["--quick", "--nightly"])
    assert [] == called
    assert "choose one of --quick, --nightly" in capsys.readouterr().err
