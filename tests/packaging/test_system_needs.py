"""What the developer's entry needs of the system: a display's platform and libraries."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.environments import FOLDER
from wordsmith_desktop.app.command_line import COMMANDS

ASK = "import system_needs; print(*system_needs.headless_commands())"


def test_commands_without_a_window_are_known_before_anything_is_installed() -> None:
    # Without site-packages, and in the folder that a run of dev.py has on its path.
    bare = [sys.executable, "-S", "-E", "-c", ASK]
    done = subprocess.run(bare, cwd=FOLDER, capture_output=True, text=True, check=True)
    assert list(COMMANDS) == done.stdout.split()


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


def names(needs: Sequence[tuple[str, str]]) -> set[str]:
    return {name for name, _package in needs}


@pytest.mark.parametrize(
    "arguments",
    [*([command, "x"] for command in COMMANDS), ["--version"], ["--help"]],
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


def test_a_program_is_present_when_it_can_be_called(
    system: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system.shutil, "which", lambda name: "/bin/xz" if name == "xz" else None)
    here, gone = system.Need("xz", "xz-utils"), system.Need("lintian", "lintian")
    assert (gone,) == system.missing_of([here, gone])


def test_packages_need_tools_to_make_them_and_more_to_try_them(system: ModuleType) -> None:
    made = set(system.libraries_for("package", [], {}))
    tried = set(system.libraries_for("package", ["--verify"], {}))
    assert {*system.BUILD_TOOLS, *system.DISPLAY_LIBRARIES["xcb"]} < made
    assert set(system.VERIFY_TOOLS) == tried - made
    # Debian's Python runs without its own library, and PyInstaller does not.
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    assert system.Need(f"libpython{version}.so.1.0", f"libpython{version}") in made


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


@pytest.mark.parametrize(("prefix", "asked"), [([], [["locales", "faketime"]]), (None, [])])
def test_what_tests_can_do_without_is_installed_where_allowed_and_never_stops_them(
    system: ModuleType, monkeypatch: pytest.MonkeyPatch, prefix: object, asked: object
) -> None:
    calls: list[object] = []
    monkeypatch.setattr(system, "apt_prefix", lambda: prefix)
    monkeypatch.setattr(system, "apt_install", lambda packages, _prefix: calls.append(packages))
    monkeypatch.setattr(system, "is_present", lambda _need: False)
    system.provide_if_allowed(system.TEST_TOOLS)
    assert asked == calls


def test_a_file_is_present_where_it_lies(system: ModuleType, tmp_path: Path) -> None:
    here, gone = (system.Need(str(tmp_path / name), name) for name in ("here", "gone"))
    (tmp_path / "here").write_text("")
    assert (gone,) == system.missing_of([here, gone])
