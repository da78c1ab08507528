"""The checks of a run: in which order they are heard, and how the run ends."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

CLOSING = "=== 2 passed in 0.10s ==="
TESTS = f"import time; print('..'); time.sleep(0.2); print('{CLOSING}')"
SLEEP = "import time; time.sleep(60)"


def programs(checking: ModuleType, *codes: str) -> tuple[object, ...]:
    """Checks that run a line of Python, named A, B and so on."""
    names = "ABC"
    return tuple(checking.Check(names[place], ("-c", code)) for place, code in enumerate(codes))


@pytest.fixture
def whole_run(checking: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Two linters, of which the second fails, and tests that pass."""
    linters = programs(checking, "print('fine')", "print('not fine'); raise SystemExit(3)")
    monkeypatch.setattr(checking, "LINTERS", linters)
    run_beside = checking.Checker.run_beside

    def stand_in(checker: object, _tests: object, others: object) -> object:
        return run_beside(checker, checking.Check("pytest", ("-c", TESTS)), others)

    monkeypatch.setattr(checking.Checker, "run_beside", stand_in)
    return checking


def test_every_check_runs_although_one_fails_and_is_heard_in_order(
    whole_run: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert 1 == whole_run.pass_all(sys.executable, tmp_path, [])
    heard = [line for line in capfd.readouterr().out.splitlines() if line]
    assert ["== A", "fine", "== B", "not fine", "== pytest", "..", "== summary"] == heard[:7]
    assert ["passed", "FAILED", "passed"] == [line.split()[0] for line in heard[7:10]]
    assert heard[8].endswith("(status 3)")


def test_the_closing_line_of_the_tests_stands_last(
    whole_run: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    whole_run.pass_all(sys.executable, tmp_path, [])
    assert ["1 of 3 checks failed", CLOSING] == capfd.readouterr().out.splitlines()[-2:]


def test_a_run_with_arguments_hands_them_to_the_tests_after_all_others(
    checking: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    called: list[str] = []

    def call(command: Sequence[str], **_options: object) -> int:
        called.append(" ".join(command[1:]))
        return 0

    monkeypatch.setattr(checking.subprocess, "call", call)
    assert 0 == checking.pass_all("python", tmp_path, ["-k", "cells"])
    assert ["-m ruff check .", "-m ruff format --check .", "-m mypy"] == called[:3]
    assert [f"-c {checking.LINT_IMPORTS}", "-m pytest -k cells"] == called[3:]
    assert capfd.readouterr().out.endswith("all checks passed\n")


def test_checks_run_without_a_display_and_keep_compiled_modules(
    checking: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    environment = checking.environment()
    assert "offscreen" == environment["QT_QPA_PLATFORM"]
    assert "PYTHONDONTWRITEBYTECODE" not in environment


def test_tests_that_run_beside_end_with_an_interrupt(
    checking: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[object] = []
    beside = checking._Beside

    def start(*arguments: object) -> object:
        started.append(beside(*arguments))
        return started[-1]

    def interrupt(_checker: object, _check: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(checking, "_Beside", start)
    monkeypatch.setattr(checking.Checker, "run", interrupt)
    checker = checking.Checker(sys.executable, tmp_path)
    with pytest.raises(KeyboardInterrupt):
        checker.run_beside(*programs(checking, SLEEP), [checking.LINTERS[0]])
    # On Windows nothing tells what ended a program, only that it did not end well.
    assert [True] == [bool(one._process.returncode) for one in started]  # type: ignore[attr-defined]
