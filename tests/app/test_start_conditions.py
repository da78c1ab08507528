"""Where things lie, and whether a window can be opened."""

from __future__ import annotations

import contextlib
import multiprocessing
import sys
from pathlib import Path

import pytest
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from wordsmith_desktop import __main__
from wordsmith_desktop.app import command_line, paths
from wordsmith_desktop.app.command_line import has_display, missing_library


@pytest.mark.parametrize(
    ("environ", "answer"),
    [
        ({}, False),
        ({"DISPLAY": ""}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, True),
        ({"QT_QPA_PLATFORM": "minimal:size=1"}, True),
        ({"QT_QPA_PLATFORM": "xcb"}, False),
        ({"QT_QPA_PLATFORM": "wayland-egl;xcb", "DISPLAY": ":0"}, False),
        ({"QT_QPA_PLATFORM": "wayland;xcb", "WAYLAND_DISPLAY": "w"}, True),
    ],
)
def test_a_display_is_asked_for_as_qt_would(environ: dict[str, str], answer: bool) -> None:
    assert answer is has_display(environ, system="linux")


def test_windows_and_macos_always_have_one() -> None:
    assert [True, True] == [has_display({}, system=system) for system in ("win32", "darwin")]


def _none_load(name: str) -> object:
    raise OSError(name)


def test_x11_without_the_cursor_library_is_named() -> None:
    found = missing_library({"DISPLAY": ":0"}, system="linux", load=_none_load)
    assert "libxcb-cursor.so.0" == found


@pytest.mark.parametrize(
    "environ", [{"WAYLAND_DISPLAY": "w", "DISPLAY": ":0"}, {"QT_QPA_PLATFORM": "offscreen"}]
)
def test_other_platforms_do_not_need_it(environ: dict[str, str]) -> None:
    assert "" == missing_library(environ, system="linux", load=_none_load)


@pytest.mark.parametrize(("is_frozen", "begun"), [(True, ["process"]), (False, ["program"])])
def test_a_bundle_first_asks_whether_it_was_started_as_a_process_of_its_own(
    is_frozen: bool, begun: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []

    def become_a_process() -> None:
        found.append("process")
        raise SystemExit

    def run() -> int:
        found.append("program")
        return 0

    monkeypatch.setattr(sys, "frozen", is_frozen, raising=False)
    monkeypatch.setattr(multiprocessing, "freeze_support", become_a_process)
    monkeypatch.setattr(command_line, "run", run)
    with contextlib.suppress(SystemExit):
        __main__.main()
    assert begun == found


def test_resources_lie_beside_the_package_in_a_source_tree(tmp_path: Path) -> None:
    package = tmp_path / "wordsmith_desktop"
    package.mkdir()
    assert tmp_path / "resources" == paths._resources_near(package, frozen_in=None)


def test_resources_lie_inside_an_installed_package(tmp_path: Path) -> None:
    (tmp_path / "wordsmith_desktop" / "resources").mkdir(parents=True)
    package = tmp_path / "wordsmith_desktop"
    assert package / "resources" == paths._resources_near(package, frozen_in=None)


def test_resources_lie_in_the_folder_of_a_frozen_program(tmp_path: Path) -> None:
    found = paths._resources_near(tmp_path / "wordsmith_desktop", frozen_in=str(tmp_path))
    assert tmp_path / "resources" == found


def test_this_very_program_finds_dictionaries_and_fonts() -> None:
    assert (paths.dictionaries_dir() / "en" / "words.npz").is_file()
    assert list(paths.fonts_dir().glob("*.ttf"))


def test_one_variable_moves_everything_that_is_kept(tmp_path: Path) -> None:
    kept = paths.folders({paths.DATA_VARIABLE: str(tmp_path)})
    places = (
        kept.data,
        kept.config,
        kept.saves,
        kept.statistics,
        kept.houses,
        kept.reports,
    )
    assert all(place.is_relative_to(tmp_path) for place in places)
    assert len(set(places)) == len(places)


def test_without_it_the_systems_folders_are_used() -> None:
    kept = paths.folders({})
    assert paths.APP_NAME in kept.data.parts + kept.data.parent.parts
    assert paths.APP_NAME in kept.config.parts + kept.config.parent.parts


@pytest.mark.parametrize(
    ("system", "data", "config"),
    [
        (Unix, "~/.local/share/wordsmith-desktop", "~/.config/wordsmith-desktop"),
        (MacOS, "~/Library/Application Support/wordsmith-desktop", ""),
    ],
)
def test_the_readme_says_where_they_are(
    system: type[PlatformDirsABC], data: str, config: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    places = system(paths.APP_NAME, appauthor=False)
    told = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    for place, found in ((data, places.user_data_path), (config or data, places.user_config_path)):
        assert Path(place).expanduser() == found
        assert f"`{place}`" in told
