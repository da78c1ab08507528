"""The macOS application and its disk image, as far as another system can tell."""

from __future__ import annotations

import os
import plistlib
import re
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from tests.packaging.environments import FOLDER, load
from wordsmith_desktop import __version__
from wordsmith_desktop.games.hidden_crossword.workshop.hidden_file import SUFFIX as HIDDEN_SUFFIX
from wordsmith_desktop.records.store import COPY_SUFFIX

HDIUTIL: Final = """\
#!/bin/sh
printf '%s\\n' "$*" >> "$CALLS"
if [ "$1" = create ]; then for last; do :; done; echo image > "$last"; fi
"""


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The module `macos/build.py`, which looks for others beside its folder."""
    with monkeypatch.context() as patch:
        patch.setattr(sys, "path", [str(FOLDER), *sys.path])
        yield load("macos.build")


@pytest.fixture
def application(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "path", [str(FOLDER), *sys.path])
    return load("macos.application")


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stand-in for hdiutil, which writes down how it is called."""
    hdiutil = tmp_path / "bin" / "hdiutil"
    hdiutil.parent.mkdir()
    hdiutil.write_text(HDIUTIL)
    hdiutil.chmod(hdiutil.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{hdiutil.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    return tmp_path / "calls"


def app(folder: Path) -> Path:
    """Something in the shape of an application, with a link as its frameworks have them."""
    made = folder / "Wordsmith Desktop.app"
    (made / "Contents" / "MacOS").mkdir(parents=True)
    (made / "Contents" / "MacOS" / "wordsmith-desktop").write_text("program")
    (made / "Contents" / "Resources").symlink_to("MacOS")
    return made


def test_saves_and_puzzles_are_documents_of_the_program(application: ModuleType) -> None:
    told = plistlib.loads(plistlib.dumps(application.info_plist()))
    exported, documents = told["UTExportedTypeDeclarations"], told["CFBundleDocumentTypes"]
    endings = []
    for kind, document in zip(exported, documents, strict=True):
        assert [kind["UTTypeIdentifier"]] == document["LSItemContentTypes"]
        endings += kind["UTTypeTagSpecification"]["public.filename-extension"]
        assert ("Editor", "Owner") == (document["CFBundleTypeRole"], document["LSHandlerRank"])
    assert [COPY_SUFFIX, HIDDEN_SUFFIX] == endings


def test_the_version_comes_from_the_one_place(application: ModuleType, build: ModuleType) -> None:
    arguments = application.bundle_arguments(None)
    assert [__version__] * 2 == [
        arguments["version"],
        arguments["info_plist"]["CFBundleVersion"],
    ]
    assert f"wordsmith-desktop-{__version__}-macos-arm64.dmg" == build.image_name("arm64")


def test_the_program_shows_in_the_dock_under_a_name_that_apple_takes(
    application: ModuleType,
) -> None:
    arguments = application.bundle_arguments(Path("icon.icns"))
    assert re.fullmatch(r"[A-Za-z0-9.-]+", arguments["bundle_identifier"])
    assert not arguments["info_plist"]["LSBackgroundOnly"]
    assert "icon.icns" == arguments["icon"]


def test_it_is_sharp_may_be_dark_and_is_never_ended_behind_its_back(
    application: ModuleType,
) -> None:
    info = application.info_plist()
    assert info["NSHighResolutionCapable"] is True
    assert "NSRequiresAquaSystemAppearance" not in info
    assert info["NSSupportsAutomaticTermination"] is False
    assert info["NSSupportsSuddenTermination"] is False


def test_the_checklist_names_places_that_there_are() -> None:
    told = (FOLDER / "macos" / "CHECKLIST.md").read_text("utf-8")
    root = FOLDER.parent
    folders = (root, FOLDER, FOLDER / "macos", root / "wordsmith_desktop")
    named = set(re.findall(r"`([\w/]+\.py)`", told))
    assert named
    assert [] == [name for name in named if not any((at / name).is_file() for at in folders)]


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for hdiutil is a shell script")
def test_the_image_shows_the_application_beside_the_folder_for_it(
    build: ModuleType, calls: Path, tmp_path: Path
) -> None:
    image = build.make_image(app(tmp_path), tmp_path / "dist", tmp_path / "work", "arm64")
    staged = tmp_path / "work" / "image"
    assert ["Applications", "Wordsmith Desktop.app"] == sorted(
        path.name for path in staged.iterdir()
    )
    assert "/Applications" == os.readlink(staged / "Applications")
    assert (staged / "Wordsmith Desktop.app" / "Contents" / "Resources").is_symlink()
    create, verify = calls.read_text().splitlines()
    assert create.startswith("create -ov -format UDZO -fs HFS+ -volname Wordsmith Desktop")
    assert create.endswith(f"-srcfolder {staged} {image}")
    assert f"verify {image}" == verify


@pytest.mark.skipif(sys.platform == "darwin", reason="there it would be made")
def test_elsewhere_it_says_that_it_needs_macos(
    build: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == build.main([])
    assert build.NOT_HERE in capsys.readouterr().err
