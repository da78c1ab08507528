"""Why a file is no puzzle that can be opened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, unique

from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.core.strangers import RefusedError, refusing


@unique
class FileFault(Enum):
    """What is wrong with a file."""

    UNREADABLE = "unreadable"
    """Damaged, or not of the kind that its name says."""
    TOO_LONG = "too_long"
    TOO_LARGE = "too_large"
    """A grid of too many rows or columns."""
    NO_SOLUTION = "no_solution"
    """It has cells and clues, but no letters."""
    LOCKED = "locked"
    """Its solution is scrambled, to be opened with a number."""
    WRONG_NUMBER = "wrong_number"
    """It is not opened by that number."""
    ODD_CELL = "odd_cell"
    """A cell with several letters, or with none of A to Z."""
    BARS = "bars"
    """Words end at bars between cells, which the grid of this game does not have."""
    NO_BARS = "no_bars"
    """A kind of file that knows no bars."""
    NOT_CONNECTED = "not_connected"
    """Its words do not read as a grid of this game would have them."""
    NEWER = "newer"
    """A newer program wrote it."""
    HIDDEN = "hidden"
    """A puzzle that is to be solved, and not looked at."""
    TWO_CLUES = "two_clues"
    """A word that stands there twice is asked for in two ways, which a criss-cross cannot keep."""
    OTHER_KIND = "other_kind"
    """A file of another kind altogether, such as a picture."""


class PuzzleFileError(WordsmithError):
    """A file is no puzzle that can be opened."""

    def __init__(self, fault: FileFault, detail: object = "", where: str = "") -> None:
        """`where` names the cell that shows it, as people count rows and columns."""
        self.fault, self.where = fault, where
        super().__init__(f"{fault.value}: {detail}")


@contextmanager
def reading_puzzle() -> Iterator[None]:
    """Turn whatever reading a file of any kind raises into a `PuzzleFileError`."""
    try:
        with refusing():
            yield
    except RefusedError as error:
        raise PuzzleFileError(FileFault.UNREADABLE, error) from error
