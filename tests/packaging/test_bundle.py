"""What goes into the bundle, and what is taken out of it."""

from __future__ import annotations

import os
import re
import struct
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from tests.packaging.environments import FOLDER, load
from wordsmith_desktop.app import licences
from wordsmith_desktop.app.paths import APP_NAME

WITHOUT: Final = """
import runpy, sys

class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name in sys.argv[2:]:
            raise ModuleNotFoundError(name)

runpy.run_path(sys.argv[1])

sys.meta_path.insert(0, Nowhere())
from PySide6.QtWidgets import QApplication
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.app.paths import dictionaries_dir
from wordsmith_desktop.records.results.bests import Point
from wordsmith_desktop.features.statistics.pages.progress_chart import ProgressChart, load_library
from wordsmith_desktop.features.statistics.pages.progress_points import curve_of

app = QApplication([])
lexicon = open_lexicon("en", dictionaries_dir())
points = [Point(day * 86_400_000, 20 + day, 9, True, str(day), 20 + day) for day in range(9)]
chart = ProgressChart(load_library(None))
chart.show_curve(curve_of(points, Ranking.MOST_POINTS), "nine results")
print(lexicon.judge("hats").accepted, chart.grab().width())
"""
STAND_IN: Final = FOLDER / "bundle" / "without_opengl.py"
SPEC: Final = (FOLDER / "bundle" / f"{APP_NAME}.spec").read_text("utf-8")
ROOT: Final = FOLDER.parent


@pytest.fixture
def contents() -> ModuleType:
    return load("bundle.contents")


@pytest.fixture
def icu(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "path", [str(FOLDER), *sys.path])
    return load("bundle.icu_data")


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqtiff.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("PySide6/opengl32sw.dll", False),
        ("PySide6/Qt6Network.dll", False),
        ("PySide6/Qt6Widgets.dll", True),
        ("VCRUNTIME140.dll", True),
        ("shiboken6\\MSVCP140.dll", True),
        ("shiboken6\\VCRUNTIME140.dll", False),
        ("shiboken6\\VCRUNTIME140_1.dll", True),
        ("PySide6\\MSVCP140.dll", False),
        ("PySide6\\MSVCP140_2.dll", True),
        ("PySide6\\VCRUNTIME140.dll", False),
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
        ("pyqtgraph/icons/peegee/peegee.svg", False),
        ("resources/dictionaries/de/words.npz", True),
        ("resources/dictionaries/de/meanings.tsv", True),
    ],
)
def test_of_qt_only_what_is_used_goes_in(contents: ModuleType, place: str, wanted: bool) -> None:
    assert wanted == contents.is_wanted(place)


def test_no_part_of_qt_that_the_program_imports_is_left_out(contents: ModuleType) -> None:
    imported: set[str] = set()
    for path in (ROOT / "wordsmith_desktop").rglob("*.py"):
        imported.update(re.findall(r"from (PySide6\.\w+) import", path.read_text("utf-8")))
    assert "PySide6.QtWidgets" in imported
    assert set() == imported & set(contents.LEFT_OUT)


def test_the_spelling_engine_that_needs_a_library_is_left_out(contents: ModuleType) -> None:
    assert "enchant" in contents.LEFT_OUT
    assert "hunspell" in contents.LOADED_BY_NAME


def test_what_else_is_installed_stays_out(contents: ModuleType) -> None:
    installed = {
        "PySide6": ["PySide6_Essentials"],
        "hunspell": ["chunspell"],
        "shared": ["pytest", "numpy"],
        "wordsmith_desktop": ["wordsmith-desktop"],
        "yaml": ["PyYAML"],
    }
    assert ["yaml"] == contents.strangers(installed)


def test_words_are_judged_and_charts_drawn_without_what_is_left_out(contents: ModuleType) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, str(STAND_IN), *contents.LEFT_OUT, *contents.LINUX_ALONE],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert (0, "") == (done.returncode, done.stderr)
    assert re.fullmatch(r"True \d{3}\n", done.stdout)


def test_all_data_of_the_program_goes_in(contents: ModuleType) -> None:
    package = ROOT / "wordsmith_desktop"
    beside_modules = set(package.glob(contents.MEASURED))
    data = {
        path.parent.relative_to(package).as_posix()
        for path in package.rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc") and "resources" not in path.parts
        if path not in beside_modules
    }
    assert beside_modules
    assert data == set(contents.PACKAGE_DATA)
    folders = {path.name for path in (ROOT / "resources").iterdir() if path.is_dir()}
    assert folders == set(contents.RESOURCES)


def test_its_licences_are_those_that_the_program_shows(contents: ModuleType) -> None:
    assert set(licences._LIBRARIES) - {"pyenchant"} == set(contents.DISTRIBUTIONS)
    assert '(str(given.licences), "resources/licences")' in SPEC
    kept = (path.name for path in (FOLDER / "bundle" / "licences").rglob("*") if path.is_file())
    assert all(licences._LICENCE_NAME.match(name) for name in kept)


def test_a_record_names_what_is_there_and_leads_to_the_licences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = tmp_path / "cards-1.0.dist-info"
    library.mkdir()
    (library / "METADATA").write_text("Name: cards\nVersion: 1.0\n")
    (library / "LICENSE").write_text("Do as you like.")
    named = ("cards.py", "cards-1.0.dist-info/METADATA", "cards-1.0.dist-info/LICENSE")
    (library / "RECORD").write_text("".join(f"{name},sha256=0,1\n" for name in named))
    load("bundle.build").shorten_records(tmp_path)
    assert "cards.py" not in (library / "RECORD").read_text()
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    assert [("LICENSE", "Do as you like.")] == list(licences._of_distribution("cards"))


def package_of(items: dict[str, bytes]) -> bytes:
    """A package of ICU data, as ICU's own tool lays it out."""
    header = struct.pack("<HBBHHBBBB4s4B4B", 32, 0xDA, 0x27, 20, 0, 0, 0, 2, 0, b"CmnD", *[1] * 8)
    header += b"\0" * (32 - len(header))
    at = 4 + 8 * len(items)
    names = b"".join(name.encode() + b"\0" for name in items)
    body_at = at + len(names)
    body_at += -(len(header) + body_at) % 16
    table, body = struct.pack("<I", len(items)), b""
    for name, item in items.items():
        table += struct.pack("<II", at, body_at + len(body))
        at += len(name) + 1
        body += item
    return header + (table + names).ljust(body_at, b"\0") + body


ITEMS: Final = {
    "icudt73l/coll/de.res": b"G" * 32,
    "icudt73l/coll/zh.res": b"Z" * 64,
    "icudt73l/curr/de.res": b"C" * 16,
    "icudt73l/de.res": b"D" * 48,
    "icudt73l/fr_FR.res": b"F" * 16,
    "icudt73l/gb18030.cnv": b"O" * 16,
    "icudt73l/nfkc.nrm": b"N" * 16,
    "icudt73l/supplementalData.res": b"S" * 16,
}


def test_of_icu_that_is_kept_which_sorts_both_languages(icu: ModuleType) -> None:
    kept = ["coll/de.res", "de.res", "nfkc.nrm", "supplementalData.res"]
    assert [f"icudt73l/{name}" for name in kept] == [name for name in ITEMS if icu.is_kept(name)]


def test_a_thinner_package_of_icu_holds_the_same_items(icu: ModuleType) -> None:
    whole = icu.read_package(package_of(ITEMS))
    assert ITEMS == whole.items
    fewer = {name: item for name, item in ITEMS.items() if icu.is_kept(name)}
    assert fewer == icu.read_package(icu.write_package(whole._replace(items=fewer))).items


def test_what_is_no_package_of_icu_is_refused(icu: ModuleType) -> None:
    with pytest.raises(ValueError, match="no package"):
        icu.read_package(Path(__file__).read_bytes())
