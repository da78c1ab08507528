"""Crosswords as ipuz: what other programs open, and with a field of our own what is kept here."""

from __future__ import annotations

import html
from collections.abc import Iterator, Mapping
from typing import Any, Final

from wordsmith_desktop.core.strangers import json_of
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.folding import fold

from ...rules.crossword import Cell, Direction
from ...rules.ipuz import DIRECTIONS, KIND, LOCALE_FIELD, OWN_FIELD, VERSION, written
from ..cells import (
    LONGEST_CLUE,
    check_size,
    decoded,
    language_from,
    plain_line,
    plain_lines,
    plain_text,
)
from ..file_faults import FileFault, PuzzleFileError, reading_puzzle
from .bounds import bounded
from .diagram import Ground, Square
from .ipuz_squares import drawn, json_square, unread_styles
from .markup import from_html, plain, to_html
from .placing import Pair, WrittenClue, placed_clues
from .puzzle import AskedClue, CluedPuzzle, Seal, in_order
from .report import Begun, OpenedFile, Remark, Remarked
from .squares import begun_remarks, letter_remarks, named, other_fields
from .symmetry import SYMMETRIES

Json = dict[str, Any]
DESK_FIELD: Final = "org.wordsmith-desktop:desk"
PIECE_FIELD: Final = "org.wordsmith-desktop:workshop"
FORMAT: Final = 1
"""Of our own fields."""
DIAGRAMLESS: Final = "http://ipuz.org/crossword/diagramless#1"
_VERSIONS: Final = ("http://ipuz.org/v1", VERSION)
_KIND: Final = KIND.partition("#")[0]
_BLOCK: Final = "#"
_KNOWN: Final = frozenset(
    {
        *("version", "kind", "title", "author", "copyright", "notes", "intro", "explanation"),
        *("dimensions", "puzzle", "solution", "clues", "saved", "block", "empty", "styles"),
        *("publisher", "publication", "url", "uniqueid", "origin", "date", "difficulty"),
        *("charset", "showenumerations", "clueplacement", "answer", "answers", "checksum"),
        *("volatile", "editor", "username", LOCALE_FIELD, OWN_FIELD, PIECE_FIELD, DESK_FIELD),
    }
)
"""Those that are read, tell where a puzzle came from, or how it is to be shown."""
_OF_CLUE: Final = frozenset(
    {"number", "numbers", "label", "clue", "enumeration", "cells", "answer", "location"}
)
"""The same of a clue."""


def write_ipuz(puzzle: CluedPuzzle, own: Mapping[str, Json] | None = None) -> str:
    """The text of a file, with our `own` fields; by default what the desk keeps."""
    tidy, diagram = puzzle.tidied(), puzzle.diagram
    rows = [[Cell(row, col) for col in range(diagram.width)] for row in range(diagram.height)]
    fields: Json = {
        "version": VERSION,
        "kind": [DIAGRAMLESS if tidy.is_diagramless else KIND],
        "title": _escaped(tidy.title),
        "author": _escaped(tidy.author),
    }
    more = {"copyright": _escaped(tidy.copyright), "notes": _escaped(tidy.notes)}
    fields |= {name: text for name, text in more.items() if text}
    fields |= {
        LOCALE_FIELD: tidy.language,
        "dimensions": {"width": diagram.width, "height": diagram.height},
        "puzzle": [[json_square(diagram, cell) for cell in row] for row in rows],
        "solution": [[_solution(diagram.at(cell)) for cell in row] for row in rows],
        "clues": {name: _clues(tidy, way) for name, way in DIRECTIONS.items()},
    }
    if not diagram.letters and diagram.open_cells:
        del fields["solution"]
    return written({**fields, **(own if own is not None else {DESK_FIELD: _desk(puzzle)})})


def _escaped(text: str) -> str:
    """The format's texts may be HTML; as little as can be is written so, as some show it plain."""
    is_alike = html.unescape(text) != text
    return (text.replace("&", "&amp;") if is_alike else text).replace("<", "&lt;")


def _clue_text(text: str) -> str:
    return to_html(text) if plain(text) != text else _escaped(text)


def _solution(square: Square) -> str | None:
    grounds = {Ground.BLOCK: _BLOCK, Ground.VOID: None}
    return (square.solution or "") if square.is_open else grounds[square.ground]


def _clues(puzzle: CluedPuzzle, way: Direction) -> list[Json]:
    found = []
    # Where numbers are those by count they tell enough, and older readers know no cells.
    tells_cells = puzzle.is_diagramless or puzzle.has_labels
    for slot in puzzle.diagram.slots_of(way):
        clue = puzzle.clue_of(slot)
        label = puzzle.label_of(slot)
        one: Json = {"number": int(label) if label.isdecimal() else label}
        one["clue"] = _clue_text(clue.text) if clue is not None else ""
        if clue is not None and clue.lengths:
            one["enumeration"] = clue.lengths
        if tells_cells:
            one["cells"] = [[cell.col + 1, cell.row + 1] for cell in slot.cells]
        found.append(one)
    return found


def _desk(puzzle: CluedPuzzle) -> Json:
    places = {(slot.start, slot.direction) for slot in puzzle.diagram.slots}
    ways = {way: name for name, way in DIRECTIONS.items()}
    return {
        "format": FORMAT,
        "symmetry": puzzle.symmetry,
        "accepted": list(puzzle.accepted),
        "seal": [puzzle.seal.check, puzzle.seal.scrambled] if puzzle.seal is not None else None,
        "kept": [
            [one.start.row, one.start.col, ways[one.direction], one.text]
            for one in puzzle.clues
            if one.place not in places
        ],
    }


# Reading


@reading_puzzle()
def read_ipuz(content: bytes) -> OpenedFile:
    """The puzzle in a file, ours or another program's. Raises `PuzzleFileError`."""
    return opened_ipuz(crossword_in(content))


def crossword_in(content: bytes) -> Json:
    """The fields of a file that says it is a crossword. Raises `PuzzleFileError`."""
    text = decoded(content).strip()
    # Some programs wrap it as a call, as the format allows.
    if text.startswith("ipuz(") and text.endswith(")"):
        text = text[5:-1]
    whole = json_of(text)
    if not isinstance(whole, dict) or whole.get("version") not in _VERSIONS:
        raise PuzzleFileError(FileFault.UNREADABLE, "no ipuz")
    if not any(one.startswith(_KIND) for one in _kinds(whole)):
        raise PuzzleFileError(FileFault.UNREADABLE, "no crossword")
    return whole


def _kinds(whole: Json) -> list[str]:
    kinds = whole.get("kind")
    named = kinds if isinstance(kinds, list) else [kinds]
    return [one for one in named if isinstance(one, str)]


def opened_ipuz(whole: Json) -> OpenedFile:
    """The puzzle of those fields. Raises `PuzzleFileError`, and what odd values raise."""
    size = whole.get("dimensions")
    if not isinstance(size, dict):
        raise PuzzleFileError(FileFault.UNREADABLE, "no dimensions")
    height, width = size.get("height"), size.get("width")
    if type(height) is not int or type(width) is not int:
        raise PuzzleFileError(FileFault.UNREADABLE, size)
    check_size(height, width)
    read = drawn(whole, height, width)
    clues, left = placed_clues(read.diagram, list(_read_clues(whole)))
    puzzle = CluedPuzzle(
        diagram=read.diagram,
        clues=clues,
        title=_line(whole, "title"),
        author=_line(whole, "author"),
        copyright=_line(whole, "copyright"),
        notes=_notes(whole),
        language=language_from(whole.get(LOCALE_FIELD)),
        is_diagramless=any("diagramless" in one for one in _kinds(whole)),
    )
    bound, cut = bounded(puzzle)
    begun = Begun(read.fill)
    told = [*_remarks(whole, puzzle), *letter_remarks(read.diagram), *begun_remarks(begun)]
    if read.several:
        told.append(Remarked(Remark.ONE_OF_SEVERAL, named(read.several)))
    return OpenedFile(bound, (*told, *left, *cut), begun, tells_language=LOCALE_FIELD in whole)


def _remarks(whole: Json, puzzle: CluedPuzzle) -> Iterator[Remarked]:
    diagram = puzzle.diagram
    if diagram.open_cells and not diagram.letters:
        yield Remarked(Remark.NO_SOLUTION)
    if puzzle.is_diagramless:
        yield Remarked(Remark.DIAGRAMLESS)
    yield from other_fields([*(name for name in whole if name not in _KNOWN), *_unread(whole)])


def _unread(whole: Json) -> Iterator[str]:
    """Parts of cells and clues that nothing here has a use for, such as pictures."""
    yield from (f"style.{name}" for name in unread_styles(whole))
    lists = whole.get("clues")
    for listed in lists.values() if isinstance(lists, dict) else ():
        for one in listed if isinstance(listed, list) else ():
            if isinstance(one, dict):
                yield from (f"clue.{name}" for name in one if name not in _OF_CLUE)


def _line(whole: Json, name: str) -> str:
    return plain_line(_unmarked(whole.get(name)))


def _notes(whole: Json) -> str:
    names = ("notes", "intro", "explanation")
    found = (plain_lines(_unmarked(whole.get(name))) for name in names)
    return "\n".join(one for one in found if one)


def _unmarked(text: object) -> str:
    return plain(from_html(text)) if isinstance(text, str) else ""


def _read_clues(whole: Json) -> Iterator[WrittenClue]:
    lists = whole.get("clues")
    for name, listed in lists.items() if isinstance(lists, dict) else ():
        way = DIRECTIONS.get(str(name).partition(":")[0].strip().capitalize())
        for one in listed if isinstance(listed, list) else ():
            yield _written(way, one)


def _written(way: Direction | None, one: object) -> WrittenClue:
    """A clue in any of the ways that the format has: a text, number and text, or fields."""
    if isinstance(one, list) and len(one) >= 2:
        return WrittenClue(way, _clue(one[1]), _label(one[0]))
    if not isinstance(one, dict):
        return WrittenClue(way, _clue(one))
    numbers = one.get("numbers")
    first = numbers[0] if isinstance(numbers, list) and numbers else None
    number = one.get("label", one.get("number", first))
    lengths = plain_line(_unmarked(one.get("enumeration")))
    return WrittenClue(way, _clue(one.get("clue")), _label(number), tuple(_cells(one)), lengths)


def _clue(text: object) -> str:
    return plain_line(from_html(text)) if isinstance(text, str) else ""


def _label(value: object) -> str:
    is_one = isinstance(value, int | str) and not isinstance(value, bool)
    return plain_line(str(value)) if is_one else ""


def _cells(one: Json) -> Iterator[Pair]:
    found = one.get("cells")
    for pair in found if isinstance(found, list) else ():
        is_pair = isinstance(pair, list) and len(pair) == 2
        if is_pair and all(type(part) is int for part in pair):
            yield pair[0], pair[1]


def with_desk(puzzle: CluedPuzzle, whole: Json) -> CluedPuzzle:
    """With what we wrote for the desk beside the crossword. Raises `PuzzleFileError`."""
    own = whole.get(DESK_FIELD)
    if own is None:
        return puzzle
    if not isinstance(own, dict) or type(own.get("format")) is not int:
        raise PuzzleFileError(FileFault.UNREADABLE, "own field")
    if own["format"] > FORMAT:
        raise PuzzleFileError(FileFault.NEWER, own["format"])
    typed = [one for one in own.get("accepted", ()) if isinstance(one, str)]
    kept = tuple(_kept(*one) for one in own.get("kept", ()))
    symmetry, seal = own.get("symmetry"), own.get("seal")
    return replace(
        puzzle,
        symmetry=symmetry if symmetry in SYMMETRIES else puzzle.symmetry,
        accepted=tuple(dict.fromkeys(fold(one, puzzle.language) for one in typed)),
        seal=Seal(int(seal[0]), str(seal[1])) if isinstance(seal, list) else None,
        clues=in_order((*puzzle.clues, *kept)),
    )


def _kept(row: int, col: int, way: str, text: str) -> AskedClue:
    cell = Cell(row, col)
    if type(row) is not int or type(col) is not int:
        raise PuzzleFileError(FileFault.UNREADABLE, "own field")
    return AskedClue(cell, DIRECTIONS[way], plain_text(text, LONGEST_CLUE))
