"""Pages and tables look as they did: small pictures of scenes that `packaging/screens.py` takes.

What is meant to look different is taken anew, to be seen in `tests/ui/looks` before it is kept:
`WORDSMITH_LOOKS=renew .venv/bin/python -m pytest tests/ui/test_looks.py`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from tests.packaging.environments import FOLDER, load

if TYPE_CHECKING:
    from numpy.typing import NDArray

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="type is drawn differently on every system"
)


class Variant(NamedTuple):
    """What `packaging/screens.py` calls so, as far as a test has to say it."""

    language: str
    theme: str
    size: tuple[int, int]
    text_scale: int = 100


USUAL: Final = Variant("en", "light", (1280, 800))
DARK: Final = Variant("de", "dark", (1920, 1080))
CONTRAST: Final = Variant("en", "contrast", (1280, 800))
LARGE_TEXT: Final = Variant("de", "light", (1280, 800), 200)
SCENES: Final = {
    "asked-statistics": USUAL,
    "back-better-dice-turns": DARK,
    "box-correcting": USUAL,
    "box-letter": USUAL,
    "challenges": DARK,
    "challenges-code": LARGE_TEXT,
    "challenges-missed": DARK,
    "challenges-result-sprint": USUAL,
    "challenges-review": USUAL,
    "challenges-table-after-dice-turns": USUAL,
    "companion-clock": LARGE_TEXT,
    "companion-clues": USUAL,
    "companion-look-up": CONTRAST,
    "companion-pad": USUAL,
    "computers-one": USUAL,
    "crossword-faulty": USUAL,
    "crossword-letter-notes": USUAL,
    "crossword-no-anchor": DARK,
    "data-bring-in": USUAL,
    "data-leaving": USUAL,
    "data-players": DARK,
    "data-take-over": USUAL,
    "from-paper-crossword": USUAL,
    "from-paper-crowded": USUAL,
    "from-paper-letters": LARGE_TEXT,
    "high-scores-sprints": USUAL,
    "house": USUAL,
    "keys": LARGE_TEXT,
    "learn": DARK,
    "lesson-hidden-crossword-first-3": USUAL,
    "lesson-hidden-crossword-solve-5": LARGE_TEXT,
    "lesson-length-x-wit-first-3": CONTRAST,
    "lesson-letter-pieces-first-6": USUAL,
    "lesson-rewordable-first-1": USUAL,
    "letters-guide": USUAL,
    "letters-vote": USUAL,
    "load": USUAL,
    "look-up": USUAL,
    "mixed-dialog": CONTRAST,
    "practice-length-x-wit": CONTRAST,
    "practice-letter-pieces": DARK,
    "print-empty": CONTRAST,
    "print-match": LARGE_TEXT,
    "print-worksheet": USUAL,
    "print-worksheet-words": DARK,
    "replay-end-length-x-wit": CONTRAST,
    "rewordable-explained": USUAL,
    "rewordable-new-match": LARGE_TEXT,
    "rewordable-refused": USUAL,
    "rules": USUAL,
    "rules-open-dice": CONTRAST,
    "settings": USUAL,
    "statistics": DARK,
    "statistics-nothing": USUAL,
    "welcome": CONTRAST,
    "wit-asking-all": USUAL,
    "wit-spending": DARK,
    "workshop-bench": USUAL,
    "workshop-giving": LARGE_TEXT,
    "workshop-letters": USUAL,
    "workshop-solve-code": USUAL,
    "workshop-solve-computer": CONTRAST,
    "workshop-solving": USUAL,
}
"""Those that show most kinds of widgets, and have most lines run, in little time."""
LOOKS: Final = Path(__file__).parent / "looks"
CELL: Final = 8
"""Pixels of a picture, across and down, for which one of the small picture stands."""
SLACK: Final = 2
"""How much lighter or darker, of 255, a cell may be: edges are not smoothed alike everywhere."""
IS_RENEWING: Final = os.environ.get("WORDSMITH_LOOKS") == "renew"


@pytest.fixture(autouse=True)
def no_cursor_blinks(qapp: QApplication) -> Iterator[None]:
    before = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    yield
    qapp.setCursorFlashTime(before)


@pytest.mark.parametrize(("name", "variant"), SCENES.items(), ids=list(SCENES))
def test_a_scene_looks_as_it_did(
    name: str, variant: Variant, typeface: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = _taken(name, variant, typeface, monkeypatch)
    now, kept = _cells(picture), LOOKS / f"{name}.png"
    if IS_RENEWING:
        _small(now).save(str(kept))
    before = _grey(QImage(str(kept)))
    assert now.shape == before.shape
    other = np.argwhere(np.abs(now - before) > SLACK)
    if len(other):
        marked = tmp_path / f"{name}.png"
        _mark(picture, other).save(str(marked))
        pytest.fail(
            f"{len(other)} of {now.size} cells look different, in {_around(other)}: see {marked};"
            f" if they are meant to, {(__doc__ or '').splitlines()[-1]}",
            pytrace=False,
        )


def test_no_small_picture_is_left_of_a_scene_that_nobody_takes() -> None:
    assert {path.stem for path in LOOKS.iterdir()} <= SCENES.keys()


def _taken(name: str, variant: Variant, family: str, monkeypatch: pytest.MonkeyPatch) -> QPixmap:
    monkeypatch.syspath_prepend(str(FOLDER))
    screens: Any = load("screens")
    scene = next(each for each in screens.find_scenes() if each.name == name)
    picture: QPixmap = screens.take(scene, screens.Variant(*variant), family)
    return picture


def _grey(image: QImage) -> NDArray[np.int16]:
    """How light every pixel is."""
    image = image.convertToFormat(QImage.Format.Format_Grayscale8)
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return lines[:, : image.width()].astype(np.int16)


def _cells(picture: QPixmap) -> NDArray[np.int16]:
    """How light every cell is on the whole."""
    grey = _grey(picture.toImage())
    down, across = (side // CELL for side in grey.shape)
    means: NDArray[np.float64] = grey.reshape(down, CELL, across, CELL).mean((1, 3))
    return means.round().astype(np.int16)


def _small(cells: NDArray[np.int16]) -> QImage:
    down, across = cells.shape
    light = cells.astype(np.uint8).tobytes()
    return QImage(light, across, down, across, QImage.Format.Format_Grayscale8).copy()


def _around(cells: NDArray[np.intp]) -> str:
    """The pixels from the first to the last of some cells."""
    (top, left), (bottom, right) = cells.min(0) * CELL, (cells.max(0) + 1) * CELL
    return f"x {left} to {right}, y {top} to {bottom}"


def _mark(picture: QPixmap, cells: NDArray[np.intp]) -> QPixmap:
    """The picture with a frame around each of some cells."""
    painter = QPainter(picture)
    painter.setPen(QColor("magenta"))
    for row, column in cells.tolist():
        painter.drawRect(QRect(column * CELL, row * CELL, CELL - 1, CELL - 1))
    painter.end()
    return picture
