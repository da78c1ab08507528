"""Puzzles as ipuz files, version 2, of the kind crossword.

Cells outside the figure are void: `null`, which other programs do not show, where a block would
be painted black. What a crossword has no field for lies in a field of our own, as the format
demands with a colon after a name in the manner of a reversed domain.
"""

from __future__ import annotations

import json
import reprlib
from collections.abc import Callable, Mapping
from enum import Enum, unique
from typing import Any, Final, TypeVar

from wordsmith_desktop.core.rejections import WordsmithError
from wordsmith_desktop.core.strangers import RefusedError, json_of, refusing
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.folding import LETTERS
from wordsmith_desktop.lexicon.languages import code_of

from .crossword import Cell, Crossword, Demands, Direction, Layout, Tile, grid_faults, layout_of
from .puzzle_file import NumberedWord, Puzzle, entries_of, numbers_of

T = TypeVar("T")
Json = dict[str, Any]

VOID = (None, "#")
"""What stands in a cell without a letter: outside the figure, or a block."""
_short = reprlib.Repr()
_short.maxstring = _short.maxother = 60


@unique
class IpuzFault(Enum):
    """What is wrong with a file."""

    TOO_LONG = "too_long"
    """Longer than any that is ever written."""
    NOT_JSON = "not_json"
    NOT_IPUZ = "not_ipuz"
    """No crossword of a version that there is."""
    NOT_OURS = "not_ours"
    """A crossword, but no puzzle of this game."""
    NEWER = "newer"
    """A newer program wrote it."""
    MISSING_FIELD = "missing_field"
    WRONG_TYPE = "wrong_type"
    WRONG_VALUE = "wrong_value"
    ILLEGAL = "illegal"
    """A grid that the rules forbid (W8, W9)."""


class IpuzError(WordsmithError):
    """A text is no puzzle."""

    def __init__(self, fault: IpuzFault, offender: object, where: str = "") -> None:
        self.fault = fault
        self.text = _short.repr(offender)
        """The offending piece, shortened."""
        self.where = where
        """The dotted path of the field that holds it; empty for the whole text."""
        super().__init__(f"{where or 'file'}: {fault.value}: {self.text}")


class Fields(Value):
    """The fields of a JSON object, and the path to it."""

    values: Json
    path: str = ""
    """Empty, or it ends with a dot."""

    def get(self, name: str, shape: type[T]) -> T:
        """The value of a field. Raises `IpuzError` where it is missing or of another type."""
        if name not in self.values:
            raise self.error(IpuzFault.MISSING_FIELD, name, name)
        value = self.values[name]
        # An exact comparison, because True is an int to isinstance.
        if type(value) is not shape:
            raise self.error(IpuzFault.WRONG_TYPE, value, name)
        return value

    def inner(self, name: str) -> Fields:
        """The fields of an object that is a field of this one."""
        return Fields(self.get(name, dict), f"{self.path}{name}.")

    def filled(self, name: str) -> dict[Cell, object]:
        """What stands in the cells of a grid, void ones left out; `dimensions` has its size."""
        size = self.inner("dimensions")
        height, width = size.get("height", int), size.get("width", int)
        rows = self.get(name, list)
        if len(rows) != height:
            raise self.error(IpuzFault.WRONG_VALUE, rows, name)
        for number, row in enumerate(rows):
            if not isinstance(row, list) or len(row) != width:
                raise self.error(IpuzFault.WRONG_VALUE, row, f"{name}.{number}")
        return {
            Cell(row, col): value
            for row, values in enumerate(rows)
            for col, value in enumerate(values)
            if value not in VOID
        }

    def error(self, fault: IpuzFault, offender: object, place: str) -> IpuzError:
        """An error about a place in here."""
        return IpuzError(fault, offender, self.path + place)


VERSION: Final = "http://ipuz.org/v2"
KIND: Final = "http://ipuz.org/crossword#1"
OWN_FIELD: Final = "org.wordsmith-desktop:hidden-crossword"
LOCALE_FIELD: Final = "org.libipuz:locale"
"""Where other programs look for the language; the format itself has no field for it."""
FORMAT: Final = 1
"""Of our own field."""
LONGEST: Final = 64_000
"""Characters; the longest of ours has a tenth of them."""
DIRECTIONS: Final = {"Across": Direction.ACROSS, "Down": Direction.DOWN}
_NO_NUMBER: Final = 0


class Wording(Value):
    """What a file says to people, in the language of the puzzle's words."""

    title: str
    clue: Callable[[NumberedWord], str]
    """What stands beside a word's number."""


def to_ipuz(puzzle: Puzzle, wording: Wording) -> str:
    """The text of a puzzle's file."""
    letters = {tile.cell: tile.letter for tile in puzzle.layout}
    numbers = dict.fromkeys(letters, _NO_NUMBER) | numbers_of(Crossword(puzzle.layout))
    return written(
        {
            "version": VERSION,
            "kind": [KIND],
            "title": wording.title,
            LOCALE_FIELD: puzzle.language,
            "dimensions": {"width": puzzle.width, "height": puzzle.height},
            "puzzle": _rows(puzzle, numbers),
            "solution": _rows(puzzle, letters),
            "clues": {
                name: [_clue(entry, wording) for entry in entries_of(puzzle, direction)]
                for name, direction in DIRECTIONS.items()
            },
            OWN_FIELD: {
                "format": FORMAT,
                "language": puzzle.language,
                "anchor": puzzle.anchor,
                "pool": puzzle.pool,
            },
        }
    )


def _rows(puzzle: Puzzle, filled: Mapping[Cell, object]) -> list[list[object]]:
    columns = range(puzzle.width)
    return [[filled.get(Cell(row, col)) for col in columns] for row in range(puzzle.height)]


def _clue(entry: NumberedWord, wording: Wording) -> Json:
    length = str(len(entry.run.word))
    return {"number": entry.number, "clue": wording.clue(entry), "enumeration": length}


def written(fields: Json) -> str:
    """JSON with one field a line, so that a person can look at it."""
    lines = (
        f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"
        for name, value in fields.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def from_ipuz(text: str) -> Puzzle:
    """The puzzle that `to_ipuz` wrote. Raises `IpuzError`."""
    try:
        with refusing():
            return _puzzle(_crossword(text))
    except RefusedError as error:
        raise IpuzError(IpuzFault.WRONG_VALUE, error) from error


def _puzzle(whole: Fields) -> Puzzle:
    own = _own(whole)
    puzzle = Puzzle(
        layout=_layout(whole),
        anchor=_letters(own, "anchor"),
        pool=_letters(own, "pool"),
        language=own.get("language", str),
    )
    if not code_of(puzzle.language):
        raise own.error(IpuzFault.WRONG_VALUE, puzzle.language, "language")
    demands = Demands(puzzle.anchor, puzzle.pool, least_words=0, may_repeat=True)
    for fault in grid_faults(Crossword(puzzle.layout), demands):
        raise whole.error(IpuzFault.ILLEGAL, fault.why.value, "solution")
    return puzzle


def _crossword(text: str) -> Fields:
    """The fields of a file that says it is a crossword."""
    if len(text) > LONGEST:
        raise IpuzError(IpuzFault.TOO_LONG, len(text))
    try:
        whole = json_of(text)
    except RefusedError as error:
        raise IpuzError(IpuzFault.NOT_JSON, text) from error
    if not isinstance(whole, dict) or whole.get("version") != VERSION:
        raise IpuzError(IpuzFault.NOT_IPUZ, whole)
    kinds = whole.get("kind")
    if not isinstance(kinds, list) or KIND not in kinds:
        raise IpuzError(IpuzFault.NOT_IPUZ, kinds, "kind")
    return Fields(whole)


def _own(whole: Fields) -> Fields:
    """What we wrote beside the crossword."""
    if OWN_FIELD not in whole.values:
        raise IpuzError(IpuzFault.NOT_OURS, sorted(whole.values))
    own = whole.inner(OWN_FIELD)
    written = own.get("format", int)
    if written > FORMAT:
        raise own.error(IpuzFault.NEWER, written, "format")
    return own


def _letters(own: Fields, name: str) -> str:
    letters = own.get(name, str)
    if not letters or not set(letters) <= set(LETTERS):
        raise own.error(IpuzFault.WRONG_VALUE, letters, name)
    return letters


def _layout(whole: Fields) -> Layout:
    """The tiles of the solution, which fills the same cells as the puzzle."""
    solution, puzzle = whole.filled("solution"), whole.filled("puzzle")
    for cell in sorted(solution.keys() ^ puzzle.keys()):
        raise whole.error(IpuzFault.WRONG_VALUE, cell, f"puzzle.{cell.row}.{cell.col}")
    return layout_of(_tile(whole, cell, value) for cell, value in solution.items())


def _tile(whole: Fields, cell: Cell, value: object) -> Tile:
    if not isinstance(value, str) or len(value) != 1 or value not in LETTERS:
        raise whole.error(IpuzFault.WRONG_VALUE, value, f"solution.{cell.row}.{cell.col}")
    return Tile(cell.row, cell.col, value)
