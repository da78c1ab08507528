"""The workflow that makes a release: that it is sound, and calls what there is."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest
import yaml

from tests.packaging.environments import FOLDER

WORKFLOW: Final = FOLDER.parent / ".github" / "workflows" / "release.yml"
TEXT: Final = WORKFLOW.read_text("utf-8")
PLAN: Final[dict[Any, Any]] = yaml.safe_load(TEXT)
JOBS: Final[dict[str, Any]] = PLAN["jobs"]
OURS: Final = re.compile(r"python3? (packaging/\S+\.py[^\n;|&]*)")


def lines(job: str) -> str:
    """All that a job runs."""
    return "\n".join(step.get("run", "") for step in JOBS[job]["steps"])


def calls() -> list[list[str]]:
    """Every call of a script of ours, as words."""
    return [shlex.split(call) for job in JOBS for call in OURS.findall(lines(job))]


def test_it_begins_with_the_tag_of_a_version() -> None:
    # YAML 1.1 takes the word "on" for a truth.
    begins = PLAN[True]
    assert {"push": {"tags": ["v*"]}, "workflow_dispatch": None} == begins
    assert "program.__version__" in lines("version")
    assert ("version", "build") == (JOBS["build"]["needs"], JOBS["release"]["needs"])


def test_every_system_has_a_job_of_its_own_that_tests_and_packs() -> None:
    runners = {
        each["system"]: each["runner"] for each in JOBS["build"]["strategy"]["matrix"]["include"]
    }
    assert ["Linux", "Windows", "macOS"] == sorted(runners)
    for system, runner in (("Linux", "ubuntu-"), ("Windows", "windows-"), ("macOS", "macos-")):
        assert runners[system].startswith(runner)
        mine = [step.get("run", "") for step in JOBS["build"]["steps"] if _is_for(step, system)]
        assert any("dev.py test" in run for run in mine)
        assert any("dev.py package" in run for run in mine)


def _is_for(step: dict[str, Any], system: str) -> bool:
    return step.get("if") in (None, f"matrix.system == '{system}'")


@pytest.mark.parametrize("call", calls(), ids=" ".join)
def test_it_calls_scripts_and_commands_that_there_are(call: list[str], dev: ModuleType) -> None:
    script, *arguments = call
    assert (FOLDER.parent / script).is_file()
    if Path(script).name == "dev.py":
        assert arguments[0] in dev.COMMANDS
        options = [argument for argument in arguments[1:] if argument.startswith("--")]
        help_text = (FOLDER / f"{arguments[0]}.py").read_text("utf-8") if options else ""
        assert all(f'"{option}"' in help_text for option in options)


def test_it_finds_what_the_scripts_write() -> None:
    windows, macos = (load_build(system) for system in ("windows", "macos"))
    assert "-setup.exe" in windows and "dist/*-setup.exe" in lines("build")  # noqa: PT018
    assert ".dmg" in macos and "dist/*.dmg" in lines("build")  # noqa: PT018


def load_build(system: str) -> str:
    return (FOLDER / system / "build.py").read_text("utf-8")


def test_everything_is_attached_with_its_sum() -> None:
    uploads = [step["with"] for step in JOBS["build"]["steps"] if "upload" in step.get("uses", "")]
    assert [("dist/*.*", "error")] == [(up["path"], up["if-no-files-found"]) for up in uploads]
    assert "sha256sum -- *" in lines("release")
    assert re.search(r"gh release create .* dist/\* SHA256SUMS", lines("release"))
    assert JOBS["release"]["if"] == "github.ref_type == 'tag'"


def test_only_the_release_may_write() -> None:
    assert {"contents": "read"} == PLAN["permissions"]
    may_write = [job for job in JOBS if "write" in JOBS[job].get("permissions", {}).values()]
    assert ["release"] == may_write


def test_nothing_runs_without_end() -> None:
    assert all(0 < job["timeout-minutes"] <= 90 for job in JOBS.values())


def test_every_step_of_others_is_pinned_to_a_version() -> None:
    used = [step["uses"] for job in JOBS.values() for step in job["steps"] if "uses" in step]
    assert used
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", each) for each in used)
