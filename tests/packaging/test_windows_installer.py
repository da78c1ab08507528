"""The script of the Windows installer, with a few small files in the bundle's place."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QImageReader

from tests.packaging.environments import FOLDER, load
from wordsmith_desktop import __version__
from wordsmith_desktop.app.arguments import parse
from wordsmith_desktop.app.paths import APP_NAME
from wordsmith_desktop.games.hidden_crossword.workshop.hidden_file import SUFFIX as HIDDEN_SUFFIX
from wordsmith_desktop.records.store import COPY_SUFFIX

WINDOWS: Final = FOLDER / "windows"
SCRIPT: Final = (WINDOWS / "installer.nsi").read_text("utf-8")
TEXTS: Final = (WINDOWS / "texts.nsh").read_text("utf-8")
LANGUAGES: Final = ("ENGLISH", "GERMAN")


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The module `windows/build.py`, which looks for others beside its folder."""
    with monkeypatch.context() as patch:
        patch.setattr(sys, "path", [str(FOLDER), *sys.path])
        yield load("windows.build")


@pytest.fixture
def makensis(build: ModuleType) -> str:
    found: str | None = build.find_makensis()
    if found is None:
        pytest.skip("makensis is missing; packaging/windows/build.py --stand-in installs it")
    return found


def test_it_compiles_without_a_warning(build: ModuleType, makensis: str, tmp_path: Path) -> None:
    icon = tmp_path / "icon.ico"
    icon.write_bytes(_icon(load("bundle.icon_files").ICO_SIDES))
    output, payload = tmp_path / "wordsmith-setup.exe", build.stand_in(tmp_path / "payload")
    made = build.make_installer(makensis, payload, output, tmp_path / "work", ICON=str(icon))
    assert (output, b"MZ") == (made, made.read_bytes()[:2])


def test_a_mistake_in_it_is_told(build: ModuleType, makensis: str, tmp_path: Path) -> None:
    payload = build.stand_in(tmp_path / "payload")
    with pytest.raises(build.BuildError, match=r"installer\.nsi"):
        build.make_installer(makensis, payload, tmp_path / "a.exe", tmp_path, MACHINE="no machine")


def test_it_asks_for_what_it_is_given(build: ModuleType, tmp_path: Path) -> None:
    given = set(build.definitions(tmp_path, tmp_path, tmp_path))
    asked = set(re.findall(r"\$\{([A-Z_0-9]+)\}", SCRIPT + TEXTS))
    own = set(re.findall(r"!define (?:/\w+ )?([A-Z_0-9]+)", SCRIPT)) | {"ICON", "NSISDIR"}
    sections = set(re.findall(r"^Section .*?([A-Z_]+)$", SCRIPT, re.MULTILINE))
    assert given - asked == set()
    assert {name for name in asked - given - own - sections if not name.startswith("LANG")} <= {
        "FILE",
        "FOLDER",
        "LANGUAGE",
        "STATUS",
        "__FILEDIR__",
    }


def test_the_version_comes_from_the_one_place(build: ModuleType, tmp_path: Path) -> None:
    assert __version__ == build.definitions(tmp_path, tmp_path, tmp_path)["VERSION"]
    assert __version__ not in SCRIPT + TEXTS


@pytest.mark.parametrize(
    ("version", "four"),
    [("0.1.0", "0.1.0.0"), ("1.2", "1.2.0.0"), ("2.0.0.dev3", "2.0.0.0"), ("1.2.3.4.5", "1.2.3.4")],
)
def test_windows_gets_four_numbers(build: ModuleType, version: str, four: str) -> None:
    assert four == build.four_numbers(version)


def test_only_what_was_installed_is_taken_away(build: ModuleType, tmp_path: Path) -> None:
    for name in ("a.exe", "in/b.dll", "in/deep/c $d.ttf"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert [
        "!macro remove_files",
        r'  Delete "$INSTDIR\in\deep\c $$d.ttf"',
        r'  Delete "$INSTDIR\in\b.dll"',
        r'  Delete "$INSTDIR\a.exe"',
        r'  RMDir "$INSTDIR\in\deep"',
        r'  RMDir "$INSTDIR\in"',
        "!macroend",
    ] == build.removal(tmp_path).splitlines()
    whole_folders = [line for line in SCRIPT.splitlines() if "RMDir /r" in line]
    assert ['  RMDir /r "$DataFolder"'] == whole_folders


def test_what_was_played_goes_only_where_somebody_ticks_it() -> None:
    sections = re.split(r"^(?=Section )", SCRIPT, flags=re.MULTILINE)
    (deleting,) = (
        section for section in sections if '$DataFolder"' in section.split("SectionEnd")[0]
    )
    assert deleting.startswith('Section /o "un.')


def test_it_looks_for_the_data_where_the_program_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    import platformdirs.windows

    monkeypatch.setattr(platformdirs.windows, "get_win_folder", lambda name: name)
    places = platformdirs.windows.Windows(APP_NAME, appauthor=False)
    for folder in (places.user_data_dir, places.user_config_dir):
        assert ["CSIDL_LOCAL_APPDATA", APP_NAME] == re.split(r"[\\/]", folder)
    assert r'StrCpy $DataFolder "$LOCALAPPDATA\${NAME}"' in SCRIPT


def test_every_sentence_is_there_in_both_languages_and_said() -> None:
    found = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\} \"\S.*\"$", TEXTS, re.MULTILINE)
    names = list(dict.fromkeys(name for name, _language in found))
    assert [(name, language) for name in names for language in LANGUAGES] == found
    assert [] == [name for name in names if f"$({name})" not in SCRIPT]
    assert [] == [name for name in re.findall(r"\$\((\w+)\)", SCRIPT) if name not in names]


def test_a_double_click_calls_what_the_program_understands(build: ModuleType) -> None:
    assert r'"$INSTDIR\${PROGRAM}" open "%1"' in SCRIPT
    assert "C:\\a b.wordsmith" == parse(["open", "C:\\a b.wordsmith"]).file
    assert [COPY_SUFFIX, HIDDEN_SUFFIX] == [kind.suffix for kind in build.opened_files.KINDS]


def test_without_makensis_it_says_what_is_missing(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build.shutil, "which", lambda _name: None)
    monkeypatch.setattr(build.system_needs.shutil, "which", lambda _name: None)
    monkeypatch.setattr(build.system_needs, "apt_prefix", lambda: None)
    assert 1 == build.main(["--stand-in"])
    assert "makensis" in capsys.readouterr().err


def test_the_bundle_is_made_on_windows_alone(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(build.BuildError, match="--stand-in"):
        build.make_bundle(tmp_path)


def _icon(sides: tuple[int, ...]) -> bytes:
    icon: bytes = load("bundle.icon_files").ico({side: _picture(side) for side in sides})
    return icon


def _picture(side: int) -> bytes:
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(QColor("red"))
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


@pytest.mark.parametrize("kind", ["ico", "icns"])
def test_icon_files_hold_every_size(kind: str) -> None:
    icon_files = load("bundle.icon_files")
    sides = tuple(icon_files.ICO_SIDES if kind == "ico" else icon_files.ICNS_TYPES)
    data = QByteArray(getattr(icon_files, kind)({side: _picture(side) for side in sides}))
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind.encode()))
    found = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        found.append(reader.read().width())
    assert set(sides) == set(found)
