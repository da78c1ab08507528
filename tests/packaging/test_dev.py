"""The developer's entry: what it decides before it touches the system or the network."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.environments import put_venv
from wordsmith_desktop.app.command_line import COMMANDS


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "say what to do: run, test, bench, package or -m"),
        (["jump"], "unknown command 'jump'"),
        (["-m"], "-m needs a module"),
    ],
)
def test_bad_arguments_get_one_line_and_status_2(
    dev: ModuleType, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert 2 == dev.main(arguments)
    error = capsys.readouterr().err
    assert 1 == error.count("\n")
    assert message in error


def test_help_goes_to_stdout(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == dev.main(["--help"])
    assert capsys.readouterr().out.startswith("usage: python3 packaging/dev.py run")


def test_an_older_python_is_told_which_one_is_needed(
    dev: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "OLDEST_PYTHON", (99, 1))
    assert 1 == dev.main(["run"])
    assert "needs 99.1 or later" in capsys.readouterr().err


def test_an_interrupt_ends_with_status_130(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_arguments: Sequence[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(dev.COMMANDS, "run", interrupt)
    assert 130 == dev.main(["run"])


def test_run_passes_its_arguments_on(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    put_venv(dev)
    calls: list[list[str]] = []

    def hand_over(command: list[str]) -> int:
        calls.append(command)
        return 7

    monkeypatch.setattr(dev, "hand_over", hand_over)
    assert 7 == dev.main(["run", "check", "--help", "HATS"])
    expected = ["-P", "-m", "wordsmith_desktop", "check", "--help", "HATS"]
    assert [[str(dev.venv_python(dev.VENV)), *expected]] == calls


def test_what_lies_in_the_callers_folder_is_not_run(dev: ModuleType, tmp_path: Path) -> None:
    """A save's folder may be a stranger's, and hold a file that is called like a library."""
    for name in ("platformdirs", "numpy", "json", "pip", "wordsmith_desktop"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('a stranger ran')")
    command = [sys.executable, *dev.NOT_HERE, "-m", "wordsmith_desktop", "--version"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (0, "") == (done.returncode, done.stderr)


def test_package_passes_its_arguments_on(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    put_venv(dev, ["package"])
    calls: list[list[str]] = []
    monkeypatch.setattr(dev, "hand_over", calls.append)
    dev.main(["package", "--verify"])
    script = str(dev.ROOT / "packaging" / "package.py")
    assert [[str(dev.venv_python(dev.VENV)), script, "--verify"]] == calls


@pytest.mark.parametrize(
    ("arguments", "started"),
    [
        (["-m", "pictures.screens", "here"], ["pictures.screens", "here"]),
        (["bench", "start"], ["measure.bench", "start"]),
    ],
)
def test_a_module_beside_it_finds_its_folder_and_runs_where_the_caller_is(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, arguments: list[str], started: list[str]
) -> None:
    put_venv(dev)
    calls: list[list[str]] = []
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setattr(dev, "hand_over", calls.append)
    dev.main(arguments)
    assert [[str(dev.venv_python(dev.VENV)), "-P", "-m", *started]] == calls
    assert str(dev.ROOT / "packaging") == os.environ["PYTHONPATH"]


def test_run_without_a_display_names_what_needs_none(
    dev: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == dev.main(["run"])
    error = capsys.readouterr().err
    assert 1 == error.count("\n")
    assert f"run {', run '.join(COMMANDS)}, run --version, run --help" in error
    assert not dev.VENV.exists()


def test_the_checks_get_the_environment_and_the_arguments(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_venv(dev, ["test"])
    calls: list[object] = []

    def pass_all(*arguments: object) -> int:
        calls.append(arguments)
        return 1

    monkeypatch.setattr(dev.checking, "pass_all", pass_all)
    assert 1 == dev.main(["test", "-k", "cells"])
    assert [(str(dev.venv_python(dev.VENV)), dev.ROOT, ["-k", "cells"])] == calls


@pytest.mark.parametrize(
    ("given", "handed_on"),
    [(["--oldest"], ["--quick"]), (["-x", "--oldest", "tests/core"], ["-x", "tests/core"])],
)
def test_the_oldest_lane_has_an_environment_of_its_own_and_no_linters(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, given: list[str], handed_on: list[str]
) -> None:
    put_venv(dev, ["test"], is_oldest=True)
    calls: list[object] = []

    def pass_all(*arguments: object, **options: object) -> int:
        calls.append((*arguments, options))
        return 0

    monkeypatch.setattr(dev.checking, "pass_all", pass_all)
    assert 0 == dev.main(["test", *given])
    python = str(dev.venv_python(dev.OLDEST_VENV))
    assert [(python, dev.ROOT, handed_on, {"linters": ()})] == calls
    assert not dev.VENV.exists()
