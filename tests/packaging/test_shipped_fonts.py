"""The typeface that is shipped: what SOURCE.md says of it, and whether Qt can write with it."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase, QRawFont

FONTS = Path(__file__).parents[2] / "resources" / "fonts"
FILES = sorted(FONTS.glob("*.ttf"))
pytestmark = pytest.mark.usefixtures("qapp")

ASCII = "".join(map(chr, range(0x20, 0x7F)))
TEXT = ASCII + "ÄÖÜäöüßẞéèàçñœ×−–—…“”„‘’‚‹›«»•½°€\u00a0"


def test_the_source_note_names_each_file_with_its_hash() -> None:
    noted = dict(
        re.findall(r"\| `(.+\.ttf)` \| `([0-9a-f]{64})` \|", (FONTS / "SOURCE.md").read_text())
    )
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in FILES}
    assert noted == found
    assert "SIL OPEN FONT LICENSE Version 1.1" in (FONTS / "OFL.txt").read_text()


def test_qt_finds_both_weights_in_one_family() -> None:
    handles = [QFontDatabase.addApplicationFont(str(path)) for path in FILES]
    families = {name for h in handles for name in QFontDatabase.applicationFontFamilies(h)}
    styles = set(QFontDatabase.styles("Atkinson Hyperlegible Next"))
    for handle in handles:
        QFontDatabase.removeApplicationFont(handle)
    assert {"Atkinson Hyperlegible Next"} == families
    assert {"Regular", "Bold"} <= styles


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_weight_holds_every_character_of_both_languages(path: Path) -> None:
    font = QRawFont(str(path), 16)
    assert [] == [character for character in TEXT if not font.supportsCharacter(ord(character))]
