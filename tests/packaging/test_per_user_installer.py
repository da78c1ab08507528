"""The installer without root, with a few small files in the bundle's place."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from tests.packaging.environments import FOLDER, load
from wordsmith_desktop.app.paths import APP_NAME, DESKTOP_ID

HAS_TOOLS: Final = sys.platform == "linux" and shutil.which("xz") is not None
pytestmark = pytest.mark.skipif(not HAS_TOOLS, reason="it runs on Linux, where there is xz")
ENTRY: Final = f"share/applications/{DESKTOP_ID}.desktop"
ICON: Final = f"share/icons/hicolor/16x16/apps/{DESKTOP_ID}.png"


class Installer:
    """The unpacked installer of a stand-in, and a home to put it into."""

    def __init__(self, folder: Path, facts: ModuleType) -> None:
        self.home = folder / "home with room"
        self.home.mkdir()
        self.prefix = self.home / ".local"
        self.library = self.prefix / "lib" / APP_NAME
        self._setup = folder / "setup"
        self._setup.mkdir()
        for name in ("setup.sh", "uninstall.sh"):
            text = facts.fill(f"{name}.in", machine=facts.machine())
            (self._setup / name).write_text(text, "utf-8")
        tree = folder / "tree"
        self.stand_in(tree, facts)
        with tarfile.open(self._setup / "payload.tar.xz", "w:xz") as payload:
            payload.add(tree / "lib", "lib")
            payload.add(tree / "share", "share")

    def stand_in(self, tree: Path, facts: ModuleType) -> None:
        texts = {
            f"lib/{APP_NAME}/{APP_NAME}": "#!/bin/sh\necho played\n",
            f"lib/{APP_NAME}/_internal/data": "data",
            ENTRY: facts.fill("desktop.in"),
            ICON: "icon",
        }
        for place, text in texts.items():
            path = tree / place
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        (tree / f"lib/{APP_NAME}/{APP_NAME}").chmod(0o755)

    def install(self, *arguments: str, status: int = 0) -> str:
        return self._run("sh", str(self._setup / "setup.sh"), *arguments, status=status)

    def uninstall(self, *arguments: str) -> str:
        return self._run(str(self.prefix / "bin" / f"{APP_NAME}-uninstall"), *arguments)

    def play(self) -> None:
        """Leave behind what somebody does who plays."""
        for place in (f".local/share/{APP_NAME}/saves", f".config/{APP_NAME}"):
            (self.home / place).mkdir(parents=True, exist_ok=True)

    def files(self) -> set[str]:
        return {path.relative_to(self.home).as_posix() for path in self.home.rglob("*")}

    def _run(self, *command: str, status: int = 0) -> str:
        environ = {"HOME": str(self.home), "PATH": os.environ["PATH"], "LANG": "C"}
        done = subprocess.run(
            command,
            env=environ,
            capture_output=True,
            text=True,
            check=False,
            stdin=subprocess.DEVNULL,
            cwd=self.home,
        )
        assert (status, "") == (done.returncode, done.stderr if status == 0 else "")
        return done.stdout + done.stderr


@pytest.fixture
def installer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Installer:
    monkeypatch.setattr(sys, "path", [str(FOLDER), *sys.path])
    return Installer(tmp_path, load("linux.facts"))


def test_it_makes_a_command_and_an_entry_of_the_menu(installer: Installer) -> None:
    installer.install()
    command = installer.prefix / "bin" / APP_NAME
    assert "played\n" == subprocess.run([command], capture_output=True, text=True).stdout
    entry = (installer.prefix / ENTRY).read_text("utf-8")
    assert f'\nExec="{installer.library / APP_NAME}" open %f\n' in entry
    assert (installer.prefix / ICON).is_file()


def test_removing_it_leaves_nothing_that_it_brought(installer: Installer) -> None:
    menu = installer.prefix / "share" / "applications"
    menu.mkdir(parents=True)
    for name in ("other.desktop", "mimeinfo.cache"):
        (menu / name).write_text("")
    before = installer.files()
    installer.install()
    installer.uninstall()
    assert before == installer.files()


@pytest.mark.parametrize(
    ("arguments", "is_kept"), [((), True), (("--keep-data",), True), (("--delete-data",), False)]
)
def test_what_was_played_is_kept_unless_somebody_wants_it_deleted(
    installer: Installer, arguments: tuple[str, ...], is_kept: bool
) -> None:
    installer.play()
    installer.install()
    installer.uninstall(*arguments)
    kept = (f".local/share/{APP_NAME}/saves", f".config/{APP_NAME}")
    assert [is_kept] * 2 == [place in installer.files() for place in kept]


def test_a_newer_version_takes_the_place_of_an_older_one(installer: Installer) -> None:
    installer.play()
    installer.install()
    (installer.library / "_internal" / "of the older one").write_text("")
    once = installer.files()
    installer.install()
    older = f".local/lib/{APP_NAME}/_internal/of the older one"
    assert once - {older} == installer.files()


def test_it_goes_where_it_is_told_and_is_removed_from_there(installer: Installer) -> None:
    before = installer.files()
    installer.install("--prefix", "games")
    installer.prefix = installer.home / "games"
    assert os.access(installer.prefix / "lib" / APP_NAME / APP_NAME, os.X_OK)
    assert (installer.prefix / ENTRY).is_file()
    installer.uninstall()
    assert before == installer.files() - {"games"}


def test_an_argument_that_it_does_not_know_changes_nothing(installer: Installer) -> None:
    before = installer.files()
    assert "there is --prefix DIR" in installer.install("--everywhere", status=1)
    assert before == installer.files()
