"""The developer's entry: what it decides before it touches the system or the network."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[2] / "packaging"


def load(name: str) -> ModuleType:
    """A fresh module from packaging/, which is no package and must not be one."""
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = load("system_needs")
    monkeypatch.setitem(sys.modules, "system_needs", module)
    return module


@pytest.fixture
def dev(system: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """dev.py over an empty project on a Linux without display or package manager."""
    module = load("dev")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(system, "apt_prefix", lambda: None)
    monkeypatch.setattr(system, "is_present", lambda _need: True)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    return module


def put_venv(dev: ModuleType, extras: Sequence[str] = ()) -> None:
    """An environment that looks complete, though its interpreter does not run."""
    python = dev.venv_python(dev.VENV)
    python.parent.mkdir(parents=True)
    python.write_text("")
    dev.write_stamp(dev.VENV, dev.wanted_stamp(dev.ROOT, extras))


def ready_for(dev: ModuleType, *extras: str) -> bool:
    ready: bool = dev.is_ready(dev.VENV, dev.wanted_stamp(dev.ROOT, extras))
    return ready


# ---- Arguments


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "say what to do: run, test or bench"),
        (["jump"], "unknown command 'jump'"),
        (["bench"], "packaging/bench.py is missing"),
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
    expected = ["-m", "wordsmith_desktop", "check", "--help", "HATS"]
    assert [[str(dev.venv_python(dev.VENV)), *expected]] == calls


# ---- Display


def test_run_without_a_display_names_what_needs_none(
    dev: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == dev.main(["run"])
    error = capsys.readouterr().err
    assert 1 == error.count("\n")
    assert "run check, run build, run words, run replay, run --version, run --help" in error
    assert not dev.VENV.exists()


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, ""),
        ({"DISPLAY": ":0"}, "xcb"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ({"DISPLAY": "", "WAYLAND_DISPLAY": ""}, ""),
        ({"QT_QPA_PLATFORM": "offscreen"}, "offscreen"),
        ({"QT_QPA_PLATFORM": "vnc:size=800x600"}, "vnc"),
        ({"QT_QPA_PLATFORM": "xcb"}, ""),
        ({"QT_QPA_PLATFORM": "wayland-egl;xcb", "WAYLAND_DISPLAY": "w"}, "wayland"),
    ],
)
def test_the_qt_platform_follows_the_environment(
    system: ModuleType, environ: dict[str, str], expected: str
) -> None:
    assert expected == system.qt_platform(environ)


# ---- Libraries


def names(needs: Sequence[tuple[str, str]]) -> set[str]:
    return {name for name, _package in needs}


@pytest.mark.parametrize(
    "arguments",
    [["check", "HATS"], ["build"], ["words"], ["replay", "x"], ["--version"], ["--help"]],
)
def test_a_run_without_a_window_needs_no_library(
    system: ModuleType, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.setattr(system.platform, "machine", lambda: "x86_64")
    assert () == system.libraries_for("run", arguments, {"DISPLAY": ":0"})


def test_a_machine_without_a_bundled_speller_needs_enchant(
    system: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system.platform, "machine", lambda: "riscv64")
    assert {"libenchant-2.so.2"} == names(system.libraries_for("run", ["words"], {}))


def test_only_a_real_window_needs_the_libraries_of_its_display(system: ModuleType) -> None:
    x11 = names(system.libraries_for("run", [], {"DISPLAY": ":0"}))
    offscreen = names(system.libraries_for("run", [], {"QT_QPA_PLATFORM": "offscreen"}))
    assert names(system.QT_LIBRARIES) == offscreen
    assert names(system.DISPLAY_LIBRARIES["xcb"]) == x11 - offscreen
    assert "libxcb-cursor.so.0" not in names(system.libraries_for("test", [], {"DISPLAY": ":0"}))


def test_a_library_is_present_when_the_loader_finds_it(
    system: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load_library(name: str) -> None:
        if name != "libhere.so":
            raise OSError(name)

    monkeypatch.setattr(system.ctypes, "CDLL", load_library)
    here, gone = system.Need("libhere.so", "here"), system.Need("libgone.so", "gone")
    assert (gone,) == system.missing_of([here, gone])


@pytest.mark.parametrize(
    ("tools", "advice"),
    [
        ({"has_apt": True, "has_sudo": True}, "sudo apt-get install liba libb"),
        ({"has_apt": True, "has_sudo": False}, "as root with:  apt-get install liba libb"),
        ({"has_apt": False, "has_sudo": True}, "your system's package manager"),
    ],
)
def test_what_is_missing_is_named_with_the_way_to_get_it(
    system: ModuleType, tools: dict[str, bool], advice: str
) -> None:
    needs = [system.Need("a.so.1", "liba"), system.Need("b.so", "libb"), system.Need("c", "libb")]
    message = system.explain_missing(needs, **tools)
    assert "a.so.1 (liba), b.so (libb), c (libb)" in message
    assert advice in message


def test_missing_libraries_are_installed_where_that_is_allowed(
    system: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: set[str] = set()
    monkeypatch.setattr(system, "apt_prefix", lambda: ["sudo", "-n"])
    monkeypatch.setattr(system, "apt_install", lambda packages, _prefix: installed.update(packages))
    monkeypatch.setattr(system, "is_present", lambda need: need.package in installed)
    system.provide([system.Need("a.so", "liba")])
    assert {"liba"} == installed


def test_an_installation_that_brings_nothing_is_an_error(
    system: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "apt_prefix", list)
    monkeypatch.setattr(system, "apt_install", lambda _packages, _prefix: None)
    monkeypatch.setattr(system, "is_present", lambda _need: False)
    with pytest.raises(system.SetupError, match=r"a\.so \(liba\)"):
        system.provide([system.Need("a.so", "liba")])


# ---- The environment and its stamp


def test_a_stamped_environment_is_ready_for_what_it_holds(dev: ModuleType) -> None:
    put_venv(dev, ["test"])
    assert (True, True, False) == (
        ready_for(dev),
        ready_for(dev, "test"),
        ready_for(dev, "build"),
    )


def change_project(dev: ModuleType) -> None:
    (dev.ROOT / "pyproject.toml").write_text("[project]\nname = 'other'\n")


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

    def __init__(self, dev: ModuleType, *, pip_status: int = 0) -> None:
        self.dev = dev
        self.pip_status = pip_status
        self.calls: list[tuple[str, object]] = []

    def call(self, command: Sequence[str], **_options: object) -> int:
        tool = command[2]
        self.calls.append((tool, self.dev.read_stamp(self.dev.VENV)))
        if tool == "pip":
            return self.pip_status
        python = self.dev.venv_python(self.dev.VENV)
        python.parent.mkdir(parents=True)
        python.write_text("")
        return 0


def use_tools(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, *, runs: bool, pip_status: int = 0
) -> FakeTools:
    """Fake venv and pip; `runs`: whether the present environment's interpreter answers."""
    tools = FakeTools(dev, pip_status=pip_status)
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


# ---- The checks


def test_every_check_runs_although_one_fails(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    put_venv(dev, ["test"])
    called: list[str] = []

    def call(command: Sequence[str], **_options: object) -> int:
        called.append(" ".join(command[1:3]))
        return int("mypy" in command)

    monkeypatch.setattr(dev.subprocess, "call", call)
    assert 1 == dev.main(["test", "-k", "cells"])
    assert ["-m ruff", "-m ruff", "-m mypy", f"-c {dev.LINT_IMPORTS}", "-m pytest"] == called
    output = capfd.readouterr().out
    assert "== import-linter" in output
    assert output.endswith("1 of 5 checks failed\n")


def test_pytest_gets_the_arguments_and_no_display(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    environs: list[str] = []

    def call(_command: Sequence[str], *, env: dict[str, str], **_options: object) -> int:
        environs.append(env["QT_QPA_PLATFORM"])
        return 0

    monkeypatch.setattr(dev.subprocess, "call", call)
    check = dev.checks(["-k", "cells"])[-1]
    assert ("-m", "pytest", "-k", "cells") == check.arguments
    assert 0 == dev.run_check("python", check).status
    assert ["offscreen"] == environs
