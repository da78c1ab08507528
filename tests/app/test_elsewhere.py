"""The program on other people's computers: a real start, a match, its end, whatever is there.

Each is a process of its own (`tests/helpers/elsewhere.py`). One of each kind is always tried, the
others by night.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from tests.conftest import HARMLESS
from wordsmith_desktop.app.paths import DATA_VARIABLE
from wordsmith_desktop.app.settings_store import SettingsStore
from wordsmith_desktop.core.value import Value, field
from wordsmith_desktop.records.settings import Settings

ROOT: Final = Path(__file__).parents[2]
COMMAND: Final = (sys.executable, "-m", "tests.helpers.elsewhere")
LONGEST_S: Final = 180
LOCALES: Final = Path("/usr/share/i18n/locales")
CLOCKS: Final = sorted(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))
"""What shows a process another time; Debian's package faketime."""
OF_LANGUAGE: Final = ("LANG", "LANGUAGE")

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="others have no such variables")
at_night = partial(pytest.param, marks=pytest.mark.nightly)


class Ended(NamedTuple):
    """How a start ended."""

    status: int
    complaints: str
    told: dict[str, Any]


class Place(Value):
    """Another computer: what its environment says, and what is to be seen there."""

    environ: Mapping[str, str] = field(default_factory=dict)
    screen: tuple[int, int] | None = None
    told: Mapping[str, object] = field(default_factory=dict)


def begun(folder: Path, place: Place) -> subprocess.Popen[str]:
    """Start the program there, over a data folder of its own."""
    own = ("LC_", "XDG_", "QT_", "WORDSMITH_")
    environ = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(own) and name not in OF_LANGUAGE
    }
    platform = "offscreen"
    if place.screen is not None:
        platform += f":configfile={screen_file(folder, *place.screen)}"
    environ |= {
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": platform,
        "WORDSMITH_NO_WELCOME": "1",
        DATA_VARIABLE: str(folder / "data"),
        **place.environ,
    }
    return subprocess.Popen(
        COMMAND,
        # In this folder a name without a colon leads to the screen's file, on Windows too.
        cwd=folder,
        env={name: value for name, value in environ.items() if value},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def screen_file(folder: Path, width: int, height: int) -> str:
    """What Qt's offscreen platform takes for a screen of that size."""
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    screen = {"name": "one", "x": 0, "y": 0, "width": width, "height": height, **dots}
    (folder / "screen.json").write_text(json.dumps({"screens": [screen]}))
    return "screen.json"


def ended(program: subprocess.Popen[str]) -> Ended:
    """Wait for the end."""
    try:
        out, complaints = program.communicate(timeout=LONGEST_S)
    finally:
        program.kill()
    return Ended(program.returncode, complaints, json.loads(out) if out else {})


def played(folder: Path, place: Place) -> dict[str, Any]:
    """What was told after a match there, of which nothing went wrong."""
    end = ended(begun(folder, place))
    assert not end.complaints, end.complaints
    assert 0 == end.status
    told = end.told
    assert [] == [remark for remark in told["remarks"] if not re.match(HARMLESS, remark)]
    assert told["points"] > 0
    assert told["said"]
    for taken, room in zip(told["window"], told["screen"], strict=True):
        # Where pixels of the screen are shared, Qt rounds up.
        assert taken <= room + 1
    for name, value in place.told.items():
        assert value == told[name], name
    return told


# Languages


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the C library's locales; this system may have none but C."""
    return tmp_path_factory.mktemp("locales")


def with_locale(folder: Path, name: str) -> dict[str, str]:
    """The variables by which the C library finds a locale, which is made first."""
    if not (LOCALES / name).exists() or shutil.which("localedef") is None:
        pytest.skip(f"this system does not say what {name} is (Debian's package locales)")
    made = folder / f"{name}.UTF-8"
    if not made.exists():
        subprocess.run(["localedef", "-i", name, "-f", "UTF-8", made], check=True)
    return {"LOCPATH": str(folder), "LANG": made.name}


@on_linux
@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("tr_TR", "en"),
        # Of the same kind: i has its dot in small and capital letters.
        at_night("az_AZ", "en"),
        at_night("de_DE", "de"),
        at_night("ar_EG", "en"),
        at_night("ja_JP", "en"),
    ],
)
def test_under_any_locale(locales: Path, tmp_path: Path, name: str, language: str) -> None:
    seen = {"language": language, "digits": "120", "letter": False}
    played(tmp_path, Place(with_locale(locales, name), told=seen))


ENGLISH_IN_GERMANY: Final = {
    "LANG": "en_US.UTF-8",
    **dict.fromkeys(("LC_PAPER", "LC_TIME", "LC_NUMERIC", "LC_MEASUREMENT"), "de_DE.UTF-8"),
}
ARABIC_FORMATS: Final = {"LANG": "ar_EG.UTF-8", "LC_MESSAGES": "de_DE.UTF-8", "LC_PAPER": "en_US"}


@on_linux
@pytest.mark.parametrize(
    ("environ", "language", "is_letter"),
    [
        (ARABIC_FORMATS, "de", True),
        at_night(ENGLISH_IN_GERMANY, "en", False),
        at_night({"LANG": "de_DE.UTF-8", "LC_PAPER": "en_US.UTF-8"}, "de", True),
        at_night({"LANG": "de_DE.UTF-8", "LANGUAGE": "fr:en:de"}, "en", False),
        at_night({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:de"}, "de", False),
        at_night({"LANG": "C"}, "en", False),
        at_night({}, "en", False),
    ],
)
def test_with_formats_of_another_country_than_the_language(
    tmp_path: Path, environ: dict[str, str], language: str, is_letter: bool
) -> None:
    seen = {"language": language, "digits": "120", "letter": is_letter}
    played(tmp_path, Place(environ, told=seen))


# Screens


@pytest.mark.parametrize(
    ("environ", "screen"),
    [
        ({"QT_SCALE_FACTOR": "1.5"}, (1366, 768)),
        at_night({"QT_FONT_DPI": "144"}, (1024, 600)),
        at_night({}, (1024, 600)),
        at_night({}, (1280, 720)),
        at_night({}, (1366, 768)),
        at_night({}, (3840, 2160)),
        at_night({"QT_SCALE_FACTOR": "1.25"}, (1280, 720)),
        at_night({"QT_SCALE_FACTOR": "2"}, (3840, 2160)),
        at_night({"QT_FONT_DPI": "192"}, (1366, 768)),
        at_night({"QT_FONT_DPI": "192"}, (3840, 2160)),
    ],
)
def test_on_any_screen(tmp_path: Path, environ: dict[str, str], screen: tuple[int, int]) -> None:
    played(tmp_path, Place(environ, screen))


# Folders


def test_without_a_home_folder(tmp_path: Path) -> None:
    # The password file would lead to this person's own matches: the data lie elsewhere.
    gone = dict.fromkeys(("HOME", "USERPROFILE", "HOMEDRIVE", "HOMEPATH", "APPDATA"), "")
    played(tmp_path, Place(gone))


@on_linux
def test_with_a_strange_home_folder(tmp_path: Path) -> None:
    home = tmp_path / "Jörg’s home – Müller 🎲"
    home.mkdir()
    played(tmp_path, Place({"HOME": str(home), DATA_VARIABLE: ""}))
    kept = home / ".local" / "share" / "wordsmith-desktop"
    assert 1 == len(list(kept.rglob("*.jsonl")))


def test_with_a_data_folder_that_is_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    try:
        (tmp_path / "data").symlink_to(tmp_path / "real", target_is_directory=True)
    except OSError:
        pytest.skip("only some may make links on Windows")
    played(tmp_path, Place())
    assert 1 == len(list((tmp_path / "real").rglob("*.jsonl")))
    assert (tmp_path / "data").is_symlink()


@on_linux
def test_with_a_data_folder_that_nobody_may_write(tmp_path: Path) -> None:
    # Not even the administrator may make a folder there.
    played(tmp_path, Place({DATA_VARIABLE: "/proc/wordsmith"}))


# Clocks


def at(folder: Path, moment: str, zone: str) -> Place:
    """A computer that shows another time, which goes on from there."""
    if not CLOCKS:
        pytest.skip("nothing shows processes another time (Debian's package faketime)")
    # Under faketime Python cannot wait with a time limit, as the thread for sounds does.
    SettingsStore(folder / "data" / "config").keep(Settings(is_muted=True))
    wall = {"FAKETIME": f"@{moment}", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
    return Place({"LD_PRELOAD": str(CLOCKS[0]), "TZ": zone, **wall})


@on_linux
@pytest.mark.parametrize(
    ("moment", "zone"),
    [
        at_night("1970-01-01 00:00:05", "Pacific/Honolulu"),
        ("2026-06-30 23:59:58", "UTC"),
        at_night("1969-12-31 23:59:58", "Pacific/Honolulu"),
        at_night("2040-02-29 12:00:00", "UTC"),
        at_night("2026-12-31 23:59:58", "Europe/Berlin"),
        at_night("2026-10-25 02:59:58", "Europe/Berlin"),
    ],
)
def test_at_any_time(tmp_path: Path, moment: str, zone: str) -> None:
    played(tmp_path, at(tmp_path, moment, zone))


@on_linux
@pytest.mark.nightly
def test_after_travels_through_time_and_zones(tmp_path: Path) -> None:
    for moment, zone in (
        ("2026-06-30 12:00:00", "Pacific/Kiritimati"),
        ("2026-06-30 12:00:00", "Pacific/Honolulu"),
        ("2040-01-01 00:00:00", "UTC"),
        ("2026-06-29 12:00:00", "Asia/Kathmandu"),
    ):
        played(tmp_path, at(tmp_path, moment, zone))
    assert 4 == len(list(tmp_path.rglob("*.jsonl")))


# What else may be missing, or be there twice


def without(folder: Path, *modules: str) -> dict[str, str]:
    """The variables under which Python does not find these."""
    hiding = folder / "hiding"
    hiding.mkdir()
    for name in modules:
        (hiding / f"{name}.py").write_text(f"raise ImportError({name!r})\n")
    return {"PYTHONPATH": os.pathsep.join((str(hiding), str(ROOT)))}


@pytest.mark.parametrize(
    "modules",
    [
        ("miniaudio", "hunspell", "enchant"),
        at_night(("miniaudio",)),
        at_night(("hunspell",)),
        at_night(("enchant",)),
    ],
    ids=" ".join,
)
def test_without_sound_and_spelling_engines(tmp_path: Path, modules: tuple[str, ...]) -> None:
    played(tmp_path, Place(without(tmp_path, *modules)))


def test_two_starts_at_once_are_one_match(tmp_path: Path) -> None:
    ends = [ended(program) for program in [begun(tmp_path, Place()) for _ in range(2)]]
    assert [(0, ""), (0, "")] == [(end.status, end.complaints) for end in ends]
    assert 1 == sum(bool(end.told) for end in ends)
    assert 1 == len(list(tmp_path.rglob("*.jsonl")))
