"""The workflow of every push and pull request: that it is sound, and calls what there is."""

from __future__ import annotations

import re
import shlex
from collections import Counter
from types import ModuleType
from typing import Any, Final

import pytest
import yaml

from tests.campaigns import CAMPAIGNS
from tests.helpers.computer_matches import chosen
from tests.packaging.environments import FOLDER
from wordsmith_desktop.games.common.registry import game_names

FILES: Final = FOLDER.parent / ".github" / "workflows"
PLAN: Final[dict[Any, Any]] = yaml.safe_load((FILES / "tests.yml").read_text("utf-8"))
RELEASE: Final[dict[Any, Any]] = yaml.safe_load((FILES / "release.yml").read_text("utf-8"))
JOBS: Final[dict[str, Any]] = PLAN["jobs"]


def calls(job: str) -> list[str]:
    """Everything that a job runs."""
    return [step["run"] for step in JOBS[job]["steps"] if "run" in step]


def runners(plan: dict[Any, Any], job: str) -> dict[str, str]:
    """The system and the machine of each run of a job."""
    return {
        each["system"]: each["runner"]
        for each in plan["jobs"][job]["strategy"]["matrix"]["include"]
    }


def test_it_begins_with_every_push_and_pull_request() -> None:
    # YAML 1.1 takes the word "on" for a truth.
    begins = PLAN[True]
    assert {"branches": ["**"]} == begins["push"]
    assert begins["pull_request"] is None
    assert all(
        JOBS[job]["if"] == "github.event_name != 'schedule'" for job in ("quick", "oldest", "whole")
    )


def test_the_quick_lane_runs_on_each_system_that_a_release_is_built_on() -> None:
    assert ["python packaging/dev.py test --quick"] == calls("quick")
    assert runners(RELEASE, "build") == runners(PLAN, "quick")
    assert JOBS["quick"]["strategy"]["fail-fast"] is False


def test_the_least_versions_are_tested_with_the_least_python(dev: ModuleType) -> None:
    assert ["python packaging/dev.py test --oldest"] == calls("oldest")
    (python,) = (step["with"]["python-version"] for step in JOBS["oldest"]["steps"][1:2])
    assert ".".join(map(str, dev.OLDEST_PYTHON)) == python


def test_the_whole_runs_on_linux() -> None:
    assert ["python packaging/dev.py test"] == calls("whole")
    assert runners(PLAN, "quick")["Linux"] == JOBS["whole"]["runs-on"]


def test_what_takes_long_runs_by_the_calendar_or_by_hand() -> None:
    assert ["python packaging/dev.py test --nightly"] == calls("nightly")
    assert re.fullmatch(r"\d+ \d+ \* \* [\d*]", PLAN[True]["schedule"][0]["cron"])
    by_itself = "github.event_name == 'schedule' || github.event_name == 'workflow_dispatch'"
    assert by_itself == JOBS["nightly"]["if"]


@pytest.mark.parametrize("job", JOBS)
def test_it_calls_commands_and_lanes_that_there_are(
    job: str, dev: ModuleType, checking: ModuleType
) -> None:
    for call in calls(job):
        _python, script, command, *options = shlex.split(call)
        if (script, command) == ("-m", "tests.campaigns"):
            assert options[0] in CAMPAIGNS
            continue
        assert (FOLDER.parent / script).is_file()
        assert command in dev.COMMANDS
        assert set(options) <= {*checking.LANES, dev.OLDEST}


def test_it_may_only_read() -> None:
    assert {"contents": "read"} == PLAN["permissions"]
    assert not any("permissions" in job for job in JOBS.values())


def test_a_newer_push_ends_the_run_of_an_older_one() -> None:
    assert PLAN["concurrency"]["cancel-in-progress"] is True
    assert "github.ref" in PLAN["concurrency"]["group"]


def test_nothing_runs_without_end() -> None:
    for name, job in JOBS.items():
        assert 0 < job["timeout-minutes"] <= (330 if name == "campaigns" else 90)


def test_every_game_has_its_ten_thousand_matches_of_computers() -> None:
    campaigns = JOBS["campaigns"]
    firsts = campaigns["strategy"]["matrix"]["first"]
    share = firsts[1]
    assert [share * number for number in range(len(firsts))] == firsts
    played = Counter(chosen(number)[0] for number in range(share * len(firsts)))
    assert all(played[game] >= 10_000 for game in game_names())
    assert "github.event_name == 'schedule'" == campaigns["if"]
    assert [f"computers {share}", '"cut off" 125'] == [
        call.split("tests.campaigns ")[1].rsplit(" $", 1)[0] for call in calls("campaigns")[1:]
    ]


def test_every_step_and_machine_of_others_is_pinned_to_a_version() -> None:
    used = [step["uses"] for job in JOBS.values() for step in job["steps"] if "uses" in step]
    assert used
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", each) for each in used)
    named = [*runners(PLAN, "quick").values(), JOBS["whole"]["runs-on"], JOBS["nightly"]["runs-on"]]
    assert all(re.fullmatch(r"(ubuntu|windows|macos)-[\d.]+", machine) for machine in named)
