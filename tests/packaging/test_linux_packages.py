"""What Linux desktops are told, and what the packages promise."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as Xml
from configparser import ConfigParser
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest
from PySide6.QtGui import QImage

from tests.packaging.environments import FOLDER, load
from wordsmith_desktop import __version__
from wordsmith_desktop.app.arguments import parse
from wordsmith_desktop.app.paths import APP_NAME, DESKTOP_ID
from wordsmith_desktop.app.start import application
from wordsmith_desktop.games.hidden_crossword.workshop.hidden_file import SUFFIX as HIDDEN_SUFFIX
from wordsmith_desktop.records.store import COPY_SUFFIX

ROOT: Final = FOLDER.parent
MIME: Final = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(autouse=True)
def _beside_their_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """The modules look for others beside their folder."""
    monkeypatch.setattr(sys, "path", [str(FOLDER), *sys.path])


@pytest.fixture
def facts() -> ModuleType:
    return load("linux.facts")


@pytest.fixture
def entry(facts: ModuleType) -> dict[str, str]:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(facts.fill("desktop.in"))
    return dict(parser["Desktop Entry"])


@pytest.fixture
def description(facts: ModuleType) -> Xml.Element:
    return Xml.fromstring(facts.fill("metainfo.xml.in"))


def test_the_menu_opens_a_file_with_a_command_that_the_program_has(entry: dict[str, str]) -> None:
    program, *arguments = entry["Exec"].replace("%f", "our match.jsonl").split(" ", 2)
    assert APP_NAME == program
    assert "our match.jsonl" == parse(arguments).file


def test_the_menu_names_icon_window_and_kind_of_file(
    entry: dict[str, str], facts: ModuleType
) -> None:
    kinds = "".join(f"{kind.mime_type};" for kind in facts.opened_files.KINDS)
    expected = (DESKTOP_ID, APP_NAME, kinds, "Game;BoardGame;")
    fields = ("Icon", "StartupWMClass", "MimeType", "Categories")
    assert expected == tuple(entry[field] for field in fields)


def test_everything_that_is_read_in_the_menu_is_there_in_german(entry: dict[str, str]) -> None:
    for field in ("GenericName", "Comment", "Keywords"):
        assert entry[field] != entry[f"{field}[de]"]


def test_a_window_belongs_to_the_entry_of_the_menu(qapp: object) -> None:
    assert qapp
    source = Path(sys.modules[application.__module__].__file__ or "").read_text("utf-8")
    assert "setDesktopFileName(DESKTOP_ID)" in source


def test_the_description_leads_to_the_menu_and_to_the_kind_of_file(
    description: Xml.Element, facts: ModuleType
) -> None:
    found = (description.findtext("id"), description.findtext("launchable"))
    assert (DESKTOP_ID, f"{DESKTOP_ID}.desktop") == found
    kinds = [kind.text for kind in description.iterfind("provides/mediatype")]
    assert [kind.mime_type for kind in facts.opened_files.KINDS] == kinds


def test_the_version_comes_from_the_program(description: Xml.Element, facts: ModuleType) -> None:
    release = description.find("releases/release")
    assert release is not None
    assert __version__ == release.get("version")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", release.get("date") or "")
    assert f'"Wordsmith Desktop {__version__}"' in facts.fill("manual.6.in")


def test_no_other_file_of_the_packages_says_a_version() -> None:
    said = f"(?<![\\d.]){re.escape(__version__)}(?![\\d.])"
    for folder in ("bundle", "linux"):
        for path in (FOLDER / folder).rglob("*"):
            if path.suffix in (".py", ".in", ".spec"):
                assert not re.search(said, path.read_text("utf-8")), path


def test_every_screenshot_is_a_picture_of_this_project(
    description: Xml.Element, facts: ModuleType
) -> None:
    images = [image.text or "" for image in description.iterfind("screenshots/screenshot/image")]
    assert len(images) >= 3
    assert all(image.startswith(f"{facts.HOMEPAGE}/pictures/") for image in images)
    for image in images:
        assert (ROOT / "resources" / "pictures" / image.rpartition("/")[2]).is_file()


def test_files_are_known_by_their_ending(facts: ModuleType) -> None:
    found = {}
    for kind in Xml.fromstring(facts.fill("mime.xml.in")).iterfind(f"{MIME}mime-type"):
        glob = kind.find(f"{MIME}glob")
        assert glob is not None
        found[kind.get("type")] = glob.get("pattern")
    match, puzzle = facts.opened_files.KINDS
    expected = {match.mime_type: f"*.{COPY_SUFFIX}", puzzle.mime_type: f"*.{HIDDEN_SUFFIX}"}
    assert expected == found


def test_the_manual_names_every_command(
    facts: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    manual = facts.fill("manual.6.in").replace("\\-", "-")
    with pytest.raises(SystemExit):
        parse(["--help"])
    commands = re.findall(r"^    (\w+) ", capsys.readouterr().out, re.MULTILINE)
    assert {"open", "check", "replay"} <= set(commands)
    for command in commands:
        assert re.search(rf"^\.B {command}$", manual, re.MULTILINE), command


def test_icons_are_painted_in_the_usual_sizes(qapp: object, tmp_path: Path) -> None:
    assert qapp
    painted = load("bundle.icons").paint_icons(tmp_path)
    assert {16, 32, 48, 64, 128, 256, 512} <= painted.keys()
    for side, path in painted.items():
        image = QImage(str(path))
        assert (side, side) == image.size().toTuple()
        assert 0 == image.pixelColor(0, 0).alpha()
        assert 255 == image.pixelColor(side // 2, side // 4).alpha()


def test_a_library_that_nobody_thought_of_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    needs = load("linux.needs")
    said = "  NEEDED  libEGL.so.1\n  NEEDED  libc.so.6\n  0x0 0x00 02 GLIBC_2.34\n"
    monkeypatch.setattr(needs, "tool", lambda _command: said)
    (tmp_path / "libours.so").write_bytes(b"")
    assert ((2, 34), ("libegl1",), ()) == needs.needs_of(tmp_path)
    said += "  NEEDED  libstrange.so.3\n  NEEDED  libours.so\n"
    with pytest.raises(needs.BuildError, match=r"\['libstrange\.so\.3'\]"):
        needs.needs_of(tmp_path)


def test_whole_licences_of_debian_are_left_out_of_the_copyright_file(tmp_path: Path) -> None:
    copyright_module = load("linux.copyright")
    licence = tmp_path / "LICENSE"
    licence.write_text(
        "Ours\n\nGNU GENERAL PUBLIC LICENSE\n  Version 3, 29 June 2007\n  much\n"
        "  END OF TERMS AND CONDITIONS\n\nMore of ours\n"
    )
    where = "[On Debian systems this text lies in /usr/share/common-licenses/GPL-3.]"
    assert f"Ours\n\n{where}\n\nMore of ours" == copyright_module._text(licence)


@pytest.mark.parametrize(
    "command",
    [
        ("desktop-file-validate", "applications/{id}.desktop"),
        ("appstreamcli", "validate", "--no-net", "metainfo/{id}.metainfo.xml"),
    ],
    ids=lambda command: command[0],
)
def test_menu_entry_and_description_pass_their_validators(
    facts: ModuleType, tmp_path: Path, command: tuple[str, ...]
) -> None:
    *validate, file = command
    if shutil.which(validate[0]) is None:
        pytest.skip(f"there is no {validate[0]} here; packages are made where there is")
    path = tmp_path / Path(file.format(id=DESKTOP_ID)).name
    template = "desktop.in" if path.suffix == ".desktop" else "metainfo.xml.in"
    path.write_text(facts.fill(template), "utf-8")
    done = subprocess.run(
        [*validate, path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert 0 == done.returncode, done.stdout
    assert path.suffix == ".xml" or "" == done.stdout
