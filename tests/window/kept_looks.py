"""What was seen before, to be compared with what is seen now: small pictures, and lines of text."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from difflib import unified_diff
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

if TYPE_CHECKING:
    from numpy.typing import NDArray

LOOKS: Final = Path(__file__).parent / "looks"
CELL: Final = 8
"""Pixels of a picture, across and down, for which one of the small picture stands."""
SLACK: Final = 2
"""How much lighter or darker, of 255, a cell may be: edges are not smoothed alike everywhere."""
MOST_LINES: Final = 60
"""Of a difference that are shown."""
IS_RENEWING: Final = os.environ.get("WORDSMITH_LOOKS") == "renew"
RENEW: Final = (
    'if that is meant, `WORDSMITH_LOOKS=renew .venv/bin/python -m pytest -m ""`'
    " with `tests/window/test_*looks.py` keeps it, to be seen in tests/window/looks"
)
_HALF: Final = np.random.default_rng(8).permuted(np.arange(CELL * CELL) % 2).reshape(CELL, CELL)
"""Which pixels of a cell count for its first half, and which for its second.

Scattered as they are, a line that moves by one pixel within its cell changes both.
"""


def compare_picture(name: str, picture: QPixmap, folder: Path) -> str:
    """What looks different from what was kept under that name, or ""."""
    now, kept = _cells(picture), LOOKS / f"{name}.png"
    if IS_RENEWING:
        kept.parent.mkdir(exist_ok=True)
        _small(now).save(str(kept))
    before = _grey(QImage(str(kept)))
    if now.shape != before.shape:
        return f"a picture of {now.shape} cells in place of {before.shape}: {RENEW}"
    down = len(now) // 2
    is_other = np.abs(now - before) > SLACK
    other = np.argwhere(is_other[:down] | is_other[down:])
    if not len(other):
        return ""
    marked = folder / Path(name).with_suffix(".png").name
    _mark(picture, other).save(str(marked))
    return f"{len(other)} cells look different, in {_around(other)}: see {marked}; {RENEW}"


def compare_lines(name: str, lines: Sequence[str]) -> str:
    """How lines differ from those that were kept under that name, or ""."""
    kept = LOOKS / f"{name}.txt"
    if IS_RENEWING:
        kept.parent.mkdir(exist_ok=True)
        kept.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    before = kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []
    changed = list(unified_diff(before, lines, "before", "now", lineterm="", n=1))
    shown = "\n".join(changed[:MOST_LINES])
    return f"{shown}\n{RENEW}" if changed else ""


def look_twice(look: Callable[[], Sequence[str]]) -> None:
    """Fail with the differences that `look` finds, where it finds some a second time as well.

    On a busy machine what is worked out beside the window may come too late for once.
    """
    if any(look()):
        fail_on(*look())


def fail_on(*differences: str) -> None:
    """Fail with all there are."""
    if found := [each for each in differences if each]:
        pytest.fail("\n".join(found), pytrace=False)


def _grey(image: QImage) -> NDArray[np.int16]:
    """How light every pixel is."""
    image = image.convertToFormat(QImage.Format.Format_Grayscale8)
    if image.isNull():
        return np.zeros((0, 0), np.int16)
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return lines[:, : image.width()].astype(np.int16)


def _cells(picture: QPixmap) -> NDArray[np.int16]:
    """How light the first half of every cell is on the whole; below that the second halves."""
    grey = _grey(picture.toImage())
    down, across = (side // CELL for side in grey.shape)
    cells = grey[: down * CELL, : across * CELL].reshape(down, CELL, across, CELL).astype(float)
    halves = [(cells * part[:, None, :]).sum((1, 3)) * 2 / CELL**2 for part in (1 - _HALF, _HALF)]
    return np.concatenate(halves).round().astype(np.int16)


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
