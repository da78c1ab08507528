"""The developer's environment: when it is ready, and how it is made and mended."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.environments import change_project, put_venv, ready_for


def test_a_stamped_environment_is_ready_for_what_it_holds(dev: ModuleType) -> None:
    put_venv(dev, ["test"])
    assert (True, True, False) == (
        ready_for(dev),
        ready_for(dev, "test"),
        ready_for(dev, "build"),
    )


def lose_interpreter(dev: ModuleType) -> None:
    dev.venv_python(dev.VENV).unlink()


def spoil(**fields: str) -> Callable[[ModuleType], None]:
    def change(dev: ModuleType) -> None:
        dev.write_stamp(dev.VENV, dev.read_stamp(dev.VENV)._replace(**fields))

    return change


@pytest.mark.parametrize(
    "change",
    [
        change_project,
        lose_interpreter,
        spoil(python="cpython-310 linux-x86_64"),
        spoil(root="/elsewhere"),
        lambda dev: dev.write_stamp(dev.VENV, dev.UNFINISHED),
        lambda dev: dev.write_stamp(dev.VENV, None),
        lambda dev: (dev.VENV / dev.STAMP_NAME).write_text("{"),
        lambda dev: (dev.VENV / dev.STAMP_NAME).write_text(json.dumps({"extras": []})),
    ],
    ids=["project", "interpreter", "python", "moved", "unfinished", "unstamped", "torn", "strange"],
)
def test_an_environment_is_not_ready_after_a_change(
    dev: ModuleType, change: Callable[[ModuleType], None]
) -> None:
    put_venv(dev)
    change(dev)
    assert not ready_for(dev)


class FakeTools:
    """Stands in for venv and pip, and writes down the stamp that each of them finds."""

    def __init__(self, dev: ModuleType, *, pip_status: int = 0, is_oldest: bool = False) -> None:
        self.dev = dev
        self.pip_status = pip_status
        self.is_oldest = is_oldest
        self.calls: list[tuple[str, object]] = []
        self.constraints: list[str] = []

    def call(self, command: Sequence[str], **_options: object) -> int:
        tool = command[command.index("-m") + 1]
        venv = self.dev.OLDEST_VENV if self.is_oldest else self.dev.VENV
        self.calls.append((tool, self.dev.read_stamp(venv)))
        if tool == "pip":
            if "--constraint" in command:
                path = Path(command[command.index("--constraint") + 1])
                self.constraints += path.read_text("utf-8").splitlines()
            return self.pip_status
        python = self.dev.venv_python(venv)
        python.parent.mkdir(parents=True)
        python.write_text("")
        return 0


def use_tools(
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    *,
    runs: bool,
    pip_status: int = 0,
    is_oldest: bool = False,
) -> FakeTools:
    """Fake venv and pip; `runs`: whether the present environment's interpreter answers."""
    tools = FakeTools(dev, pip_status=pip_status, is_oldest=is_oldest)
    answer = subprocess.CompletedProcess([], 0 if runs else 1, stdout=f"{dev.PYTHON_TAG}\n")
    monkeypatch.setattr(dev.subprocess, "call", tools.call)
    monkeypatch.setattr(dev.subprocess, "run", lambda *_args, **_options: answer)
    return tools


def test_a_first_run_is_stamped_only_when_all_is_installed(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = use_tools(dev, monkeypatch, runs=False)
    python = dev.prepare((), ("test",))
    assert [("venv", dev.UNFINISHED), ("pip", dev.UNFINISHED)] == tools.calls
    assert str(dev.venv_python(dev.VENV)) == python
    assert ready_for(dev, "test")


def test_the_oldest_environment_gets_the_least_version_of_everything(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs = """[project]
dependencies = ["numpy>=1.26", "qt>=6.8.3,!=6.12.0; python_version < '3.12'"]
optional-dependencies.test = ["pytest >= 8.3"]
optional-dependencies.package = ["pyinstaller>=6.16"]
"""
    (dev.ROOT / "pyproject.toml").write_text(needs)
    tools = use_tools(dev, monkeypatch, runs=False, is_oldest=True)
    python = dev.prepare((), ("test",), is_oldest=True)
    assert str(dev.venv_python(dev.OLDEST_VENV)) == python
    least = ["numpy==1.26", "qt==6.8.3; python_version < '3.12'", "pytest==8.3"]
    assert least == tools.constraints
    assert not dev.VENV.exists()
    dev.prepare((), ("test",), is_oldest=True)
    assert ["venv", "pip"] == [tool for tool, _stamp in tools.calls]


def test_a_requirement_without_a_least_version_is_named(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    (dev.ROOT / "pyproject.toml").write_text("[project]\ndependencies = ['numpy']\n")
    use_tools(dev, monkeypatch, runs=False, is_oldest=True)
    with pytest.raises(dev.system.SetupError, match=r"'numpy' in pyproject\.toml names"):
        dev.prepare((), (), is_oldest=True)


def test_a_second_run_calls_nothing(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    tools = use_tools(dev, monkeypatch, runs=True)
    put_venv(dev, ["test"])
    dev.prepare((), ("test",))
    dev.prepare((), ())
    assert [] == tools.calls


@pytest.mark.parametrize("stamped", [True, False])
def test_a_sound_environment_is_refreshed_and_keeps_its_files(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, stamped: bool
) -> None:
    put_venv(dev)
    (dev.VENV / "mine").write_text("")
    if not stamped:
        dev.write_stamp(dev.VENV, None)
    tools = use_tools(dev, monkeypatch, runs=True)
    dev.prepare((), ("test",))
    assert [("pip", dev.UNFINISHED)] == tools.calls
    assert (dev.VENV / "mine").exists()


def test_a_refresh_for_run_keeps_what_the_tests_need(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_venv(dev, ["test"])
    change_project(dev)
    use_tools(dev, monkeypatch, runs=True)
    dev.prepare((), ())
    assert ready_for(dev, "test")


def test_a_refresh_that_pip_refuses_leaves_the_old_stamp(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_venv(dev)
    before = dev.read_stamp(dev.VENV)
    change_project(dev)
    use_tools(dev, monkeypatch, runs=True, pip_status=1)
    with pytest.raises(dev.system.SetupError, match="pip failed"):
        dev.prepare((), ())
    assert before == dev.read_stamp(dev.VENV)


@pytest.mark.parametrize("state", ["unfinished", "moved", "broken"])
def test_an_unusable_environment_is_made_again_from_nothing(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, state: str
) -> None:
    put_venv(dev)
    (dev.VENV / "leftover").write_text("")
    stamps = {"unfinished": dev.UNFINISHED, "moved": dev.UNFINISHED._replace(root="/x")}
    dev.write_stamp(dev.VENV, stamps.get(state))
    tools = use_tools(dev, monkeypatch, runs=state != "broken")
    dev.prepare((), ())
    assert ["venv", "pip"] == [tool for tool, _stamp in tools.calls]
    assert not (dev.VENV / "leftover").exists()
    assert ready_for(dev)


def test_an_interrupted_installation_does_not_count(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_args: object) -> bool:
        raise KeyboardInterrupt

    put_venv(dev)
    change_project(dev)
    use_tools(dev, monkeypatch, runs=True)
    monkeypatch.setattr(dev, "pip_install", interrupt)
    with pytest.raises(KeyboardInterrupt):
        dev.prepare((), ())
    assert dev.UNFINISHED == dev.read_stamp(dev.VENV)
    assert not ready_for(dev)


def test_a_python_that_cannot_make_environments_is_named(
    dev: ModuleType, system: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "is_present", lambda need: need != system.ENSUREPIP)
    major, minor = sys.version_info[:2]
    with pytest.raises(system.SetupError, match=rf"ensurepip \(python{major}\.{minor}-venv\)"):
        dev.prepare((), ())
