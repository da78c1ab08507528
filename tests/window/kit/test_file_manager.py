"""The system's file manager shows a folder; no test opens one."""

from __future__ import annotations

from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

import pytest
from PySide6.QtCore import QUrl

from wordsmith_desktop.window.kit.file_manager import show_folder, system_libraries
from wordsmith_desktop.window.kit.labels import breakable


class Opener:
    """Stands in for the system."""

    def __init__(self, works: bool) -> None:
        self.works = works
        self.urls: list[QUrl] = []

    def __call__(self, url: QUrl) -> bool:
        self.urls.append(url)
        return self.works


@pytest.mark.parametrize("works", [True, False])
def test_a_folder_is_made_and_shown(tmp_path: Path, works: bool) -> None:
    opener = Opener(works)
    folder = tmp_path / "not yet" / "there #1"
    assert works is show_folder(folder, opener)
    assert [folder] == [Path(url.toLocalFile()) for url in opener.urls]
    assert folder.is_dir()


def test_a_folder_that_cannot_be_made_is_not_shown(tmp_path: Path) -> None:
    opener = Opener(True)
    (tmp_path / "file").write_text("in the way")
    assert not show_folder(tmp_path / "file" / "folder", opener)
    assert [] == opener.urls


@pytest.mark.parametrize(
    ("environ", "is_frozen", "meanwhile"),
    [
        ({"LD_LIBRARY_PATH": "own", "LD_LIBRARY_PATH_ORIG": "before"}, True, "before"),
        ({"LD_LIBRARY_PATH": "own"}, True, None),
        ({}, True, None),
        ({"LD_LIBRARY_PATH": "a person's"}, False, "a person's"),
    ],
)
def test_the_file_manager_gets_the_systems_libraries(
    environ: dict[str, str], is_frozen: bool, meanwhile: str | None
) -> None:
    before = dict(environ)
    with system_libraries(environ, is_frozen=is_frozen):
        assert meanwhile == environ.get("LD_LIBRARY_PATH")
    assert before == environ


@pytest.mark.parametrize(
    ("path", "parts"),
    [
        (PurePosixPath("/home/ana/data"), ["/home/", "ana/", "data"]),
        (PureWindowsPath(r"C:\Users\Ana"), ["C:\\", "Users\\", "Ana"]),
    ],
)
def test_a_long_path_may_break_behind_each_folder(path: PurePath, parts: list[str]) -> None:
    assert parts == breakable(path).split("\N{ZERO WIDTH SPACE}")
