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
    "asked-dialog": USUAL,
    "back-better-dice-turns": USUAL,
    "box-correcting": DARK,
    "box-letter": USUAL,
    "challenges": DARK,
    "challenges-code": USUAL,
    "challenges-result-sprint": DARK,
    "challenges-review": CONTRAST,
    "challenges-table-after-dice-turns": LARGE_TEXT,
    "companion-clock": LARGE_TEXT,
    "companion-clues": USUAL,
    "companion-pad": USUAL,
    "computers-one": USUAL,
    "crossword-no-anchor": USUAL,
    "crossword-suggesting": LARGE_TEXT,
    "data-bring-in": CONTRAST,
    "data-players": USUAL,
    "from-paper-crossword": USUAL,
    "from-paper-letters": USUAL,
    "from-paper-listed": LARGE_TEXT,
    "high-scores-sprints": LARGE_TEXT,
    "keys": USUAL,
    "learn": USUAL,
    "lesson-hidden-crossword-first-3": USUAL,
    "lesson-hidden-crossword-solve-5": CONTRAST,
    "lesson-length-x-wit-first-3": USUAL,
    "lesson-letter-pieces-first-6": DARK,
    "lesson-rewordable-doubting-4": USUAL,
    "lesson-rewordable-first-1": DARK,
    "letters-carrying": CONTRAST,
    "letters-guide": USUAL,
    "load": USUAL,
    "person": CONTRAST,
    "practice-done": DARK,
    "practice-letter-pieces": DARK,
    "print-empty": LARGE_TEXT,
    "print-match": USUAL,
    "print-worksheet": LARGE_TEXT,
    "print-worksheet-words": USUAL,
    "replay-end-hidden-crossword": USUAL,
    "replay-end-rewordable": USUAL,
    "rewordable-alone-exchange": USUAL,
    "rewordable-explained": USUAL,
    "rewordable-new-match-alone": USUAL,
    "rewordable-refused": USUAL,
    "rules": USUAL,
    "rules-open-dice": USUAL,
    "settings": CONTRAST,
    "statistics": USUAL,
    "statistics-clear": USUAL,
    "welcome": DARK,
    "wit-asking-all": CONTRAST,
    "wit-spending": CONTRAST,
    "workshop-letters": USUAL,
    "workshop-solve-code": USUAL,
}
"""Those that have most of the window's lines run in little time."""
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
