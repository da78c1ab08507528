"""What stands in the cells of files: solutions of one letter or several, and colours."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from wordsmith_desktop.lexicon.folding import LETTERS

from ...rules.crossword import Cell
from ..cells import plain_text
from ..file_faults import FileFault, PuzzleFileError
from .diagram import Diagram
from .report import Begun, Remark, Remarked, place_name

LONGEST_SOLUTION: Final = 20
"""Signs of a rebus."""
_MOST_FIELDS: Final = 12
_COLOUR: Final = re.compile(r"#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})")


def solution_of(value: object, cell: Cell) -> str:
    """What belongs into a cell, in capitals. Raises `PuzzleFileError`, naming the cell."""
    text = value.strip().upper() if isinstance(value, str) else ""
    is_sound = 0 < len(text) <= LONGEST_SOLUTION and all(one.isprintable() for one in text)
    if not is_sound:
        raise PuzzleFileError(FileFault.ODD_CELL, value, place_name(cell))
    return text


def colour_of(value: object) -> str:
    """A colour as "#rrggbb"; "" for what is none."""
    found = _COLOUR.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        return ""
    digits = found.group(1).lower()
    return "#" + ("".join(one * 2 for one in digits) if len(digits) == 3 else digits)


def letter_remarks(diagram: Diagram) -> list[Remarked]:
    """What is to be told of squares that a criss-cross could not have."""
    letters = diagram.letters
    rebus = [cell for cell in letters if len(letters[cell]) > 1]
    other = [cell for cell in letters if len(letters[cell]) == 1 and letters[cell] not in LETTERS]
    told = ((Remark.REBUS, rebus), (Remark.OTHER_LETTERS, other))
    return [Remarked(remark, named(cells)) for remark, cells in told if cells]


def begun_remarks(begun: Begun) -> list[Remarked]:
    """What is to be told of letters that stand there already."""
    time = f"{begun.seconds // 60}:{begun.seconds % 60:02}" if begun.seconds else ""
    told = (
        (Remark.BEGUN, len(begun.fill)),
        (Remark.SHOWN, len(begun.shown)),
        (Remark.CHECKED, len(begun.checked)),
        (Remark.TIMED, time),
    )
    return [Remarked(remark, str(detail)) for remark, detail in told if detail]


def other_fields(names: Iterable[str]) -> list[Remarked]:
    """One remark with the names of what is passed over; none where there is nothing."""
    known = sorted({plain_text(one, 40) for one in names})
    more = ["…"] if len(known) > _MOST_FIELDS else []
    listed = ", ".join([*known[:_MOST_FIELDS], *more])
    return [Remarked(Remark.OTHER_FIELDS, listed)] if known else []


def named(cells: Iterable[Cell]) -> str:
    """Cells as people name them."""
    return ", ".join(map(place_name, cells))
