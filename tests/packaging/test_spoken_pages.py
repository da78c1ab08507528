"""Pages read over the real accessibility bus; where its packages are missing, only what is said."""

from __future__ import annotations

import os
import subprocess
import sys
from types import ModuleType
from typing import Any

import pytest

from tests.packaging.environments import FOLDER, load


@pytest.fixture
def spoken() -> ModuleType:
    return load("pictures.spoken_pages")


def _run(*arguments: str, seconds: int = 300) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-m", "pictures.spoken_pages", *arguments],
        env={**os.environ, "PYTHONPATH": str(FOLDER)},
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=seconds,
    )


def _missing(module: ModuleType) -> list[str]:
    return [need.package for need in module.needs() if not need.is_there]


def _object(role: str, name: str = "", *, focusable: bool = False) -> dict[str, Any]:
    return {"depth": 0, "role": role, "name": name, "focusable": focusable}


@pytest.mark.parametrize(
    ("one", "fault"),
    [
        (_object("push button", "Back", focusable=True), []),
        (_object("push button", focusable=True), ["push button ''"]),
        (_object("filler", "Bench", focusable=True), ["filler 'Bench'"]),
        (_object("filler", "Challenges"), ["filler 'Challenges'"]),
        (_object("filler"), []),
        (_object("panel", "Challenges"), []),
    ],
)
def test_what_has_the_keyboard_or_a_name_needs_a_role(
    spoken: ModuleType, one: dict[str, Any], fault: list[str]
) -> None:
    assert fault == spoken.faults([one])


def test_a_tree_is_written_with_what_takes_the_keyboard(spoken: ModuleType) -> None:
    inner = {**_object("push button", "Back", focusable=True), "depth": 1}
    assert "panel: Ways\n  push button: Back *" == spoken.as_text([_object("panel", "Ways"), inner])


def test_missing_packages_are_named_and_fail_only_where_the_run_is_required(
    spoken: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(spoken, "needs", lambda: (spoken.Need(is_there=False, package="xvfb"),))
    assert (0, 2) == (spoken.main([]), spoken.main(["--required"]))
    assert ["not tried: install xvfb"] * 2 == capsys.readouterr().err.splitlines()


@pytest.mark.slow
def test_pages_are_heard_over_the_bus(spoken: ModuleType) -> None:
    if missing := _missing(spoken):
        pytest.skip(f"needs {' '.join(missing)}")
    done = _run("--required", "--only", "home", "--only", "letters-building")
    assert 0 == done.returncode, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1].endswith("pages read, 0 faults")


@pytest.mark.nightly
def test_every_page_is_heard_over_the_bus(spoken: ModuleType) -> None:
    if missing := _missing(spoken):
        pytest.skip(f"needs {' '.join(missing)}")
    done = _run("--required", seconds=1800)
    assert 0 == done.returncode, done.stdout + done.stderr
