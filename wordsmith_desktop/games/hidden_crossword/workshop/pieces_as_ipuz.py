"""Pieces of the workshop as ipuz files, and crosswords of other programs in that format.

What a crossword has no field for lies in a field of our own beside it, so that the same file is
what the workshop keeps and what other programs open.
"""

from __future__ import annotations

import html
from collections.abc import Iterator, Mapping
from typing import Any, Final

from wordsmith_desktop.core.strangers import json_of

from ..rules.crossword import Cell, Crossword, Direction, Layout
from ..rules.ipuz import DIRECTIONS, KIND, LOCALE_FIELD, OWN_FIELD, VERSION, written
from ..rules.puzzle_file import numbers_of
from ..rules.spread import Bounds
from .cells import check_size, clues_from, decoded, language_from, layout_from, plain_text, unmarked
from .file_faults import FileFault, PuzzleFileError, opening
from .workpiece import LetterSource, Workpiece, numbered_clues, typed_pool

PIECE_FIELD: Final = "org.wordsmith-desktop:workshop"
FORMAT: Final = 1
"""Of that field."""
Json = dict[str, Any]
_VERSIONS: Final = ("http://ipuz.org/v1", VERSION)
_KIND: Final = KIND.partition("#")[0]
_BLOCK: Final = "#"


def piece_to_ipuz(piece: Workpiece) -> str:
    """The text of a piece's file; its grid begins in the first row and column."""
    tidy = piece.tidied()
    bounds = Bounds.of(tile.cell for tile in tidy.layout)
    letters = {tile.cell: tile.letter for tile in tidy.layout}
    numbers = dict.fromkeys(letters, 0) | numbers_of(Crossword(tidy.layout))
    return written(
        {
            "version": VERSION,
            "kind": [KIND],
            "title": _marked(tidy.title),
            "author": _marked(tidy.author),
            LOCALE_FIELD: tidy.language,
            "dimensions": {"width": bounds.cols, "height": bounds.rows},
            "puzzle": _rows(bounds, numbers),
            "solution": _rows(bounds, letters),
            "clues": {name: _clues(tidy, way) for name, way in DIRECTIONS.items()},
            PIECE_FIELD: {
                "format": FORMAT,
                "letters": tidy.source.value,
                "pool": tidy.pool,
                "anchor": tidy.anchor,
            },
        }
    )


def _marked(text: str) -> str:
    """The format's texts may be HTML; as little as can be is written so, as some show it plain."""
    is_alike = html.unescape(text) != text
    return (text.replace("&", "&amp;") if is_alike else text).replace("<", "&lt;")


def _rows(bounds: Bounds, filled: Mapping[Cell, object]) -> list[list[object]]:
    columns = range(bounds.cols)
    return [[filled.get(Cell(row, col)) for col in columns] for row in range(bounds.rows)]


def _clues(piece: Workpiece, way: Direction) -> list[Json]:
    return [
        {"number": one.number, "clue": _marked(one.text), "enumeration": str(len(one.run.word))}
        for one in numbered_clues(piece, way)
    ]


@opening()
def piece_from_ipuz(content: bytes) -> Workpiece:
    """The piece in a file, ours or another program's. Raises `PuzzleFileError`."""
    whole = _crossword(decoded(content))
    layout = _layout(whole)
    piece = Workpiece(
        title=plain_text(unmarked(whole.get("title"))),
        author=plain_text(unmarked(whole.get("author"))),
        language=language_from(whole.get(LOCALE_FIELD)),
        layout=layout,
        clues=clues_from(layout, dict(_read_clues(whole))),
    )
    return _with_own(piece, whole)


def _crossword(text: str) -> Json:
    whole = json_of(text)
    if not isinstance(whole, dict) or whole.get("version") not in _VERSIONS:
        raise PuzzleFileError(FileFault.UNREADABLE, "no ipuz")
    kinds = whole.get("kind")
    named = kinds if isinstance(kinds, list) else []
    if not any(isinstance(one, str) and one.startswith(_KIND) for one in named):
        raise PuzzleFileError(FileFault.UNREADABLE, "no crossword")
    return whole


def _with_own(piece: Workpiece, whole: Json) -> Workpiece:
    """With what we wrote beside the crossword, in the workshop or after a match."""
    own = whole.get(PIECE_FIELD, whole.get(OWN_FIELD))
    if own is None:
        return piece
    if not isinstance(own, dict) or type(own.get("format")) is not int:
        raise PuzzleFileError(FileFault.UNREADABLE, "own field")
    if own["format"] > FORMAT:
        raise PuzzleFileError(FileFault.NEWER, own["format"])
    source = own.get("letters", LetterSource.TYPED.value)
    names = {one.value: one for one in LetterSource}
    pool, anchor = _letters(own, "pool"), _letters(own, "anchor")
    if source not in names:
        raise PuzzleFileError(FileFault.UNREADABLE, "own field")
    language = language_from(own.get("language", piece.language))
    return Workpiece(
        title=piece.title,
        author=piece.author,
        language=language,
        layout=piece.layout,
        source=names[source],
        pool=pool,
        anchor=anchor,
        clues=piece.clues,
    )


def _letters(own: Json, name: str) -> str:
    found = own.get(name)
    if not isinstance(found, str) or typed_pool(found) != found:
        raise PuzzleFileError(FileFault.UNREADABLE, name)
    return found


# The grid


def _layout(whole: Json) -> Layout:
    size = whole.get("dimensions")
    if not isinstance(size, dict):
        raise PuzzleFileError(FileFault.UNREADABLE, "no dimensions")
    height, width = size.get("height"), size.get("width")
    if type(height) is not int or type(width) is not int:
        raise PuzzleFileError(FileFault.UNREADABLE, size)
    check_size(height, width)
    if "solution" not in whole:
        raise PuzzleFileError(FileFault.NO_SOLUTION)
    block = whole.get("block", _BLOCK)
    cells = _cells(whole["solution"], height, width)
    letters = {cell: value for cell, value in cells if value not in (None, block, _BLOCK, 0)}
    puzzle = dict(_cells(whole.get("puzzle"), height, width))
    if any(_has_bars(one) for one in puzzle.values()):
        raise PuzzleFileError(FileFault.BARS)
    return layout_from({cell: _letter_in(value) for cell, value in letters.items()})


def _cells(rows: object, height: int, width: int) -> Iterator[tuple[Cell, Any]]:
    """Every cell of a grid with what stands in it."""
    if not isinstance(rows, list) or len(rows) != height:
        raise PuzzleFileError(FileFault.UNREADABLE, "rows")
    for row, values in enumerate(rows):
        if not isinstance(values, list) or len(values) != width:
            raise PuzzleFileError(FileFault.UNREADABLE, f"row {row}")
        yield from ((Cell(row, col), value) for col, value in enumerate(values))


def _letter_in(value: object) -> object:
    return value.get("value", value.get("cell")) if isinstance(value, dict) else value


def _has_bars(value: object) -> bool:
    style = value.get("style") if isinstance(value, dict) else None
    return isinstance(style, dict) and "barred" in style


# The clues


def _read_clues(whole: Json) -> Iterator[tuple[tuple[Cell, Direction], str]]:
    size = whole["dimensions"]
    puzzle = _cells(whole.get("puzzle"), size["height"], size["width"])
    starts = {str(_label(value)): cell for cell, value in puzzle if _label(value)}
    lists = whole.get("clues")
    for name, listed in lists.items() if isinstance(lists, dict) else ():
        way = DIRECTIONS.get(str(name).partition(":")[0])
        for one in listed if way is not None and isinstance(listed, list) else ():
            number, text = _numbered(one)
            if way is not None and number in starts:
                yield (starts[number], way), text


def _label(value: object) -> object:
    found = value.get("cell") if isinstance(value, dict) else value
    return found if isinstance(found, int | str) and found not in (0, "0", _BLOCK) else None


def _numbered(one: object) -> tuple[str, str]:
    """A clue's number and text, in either of the ways that the format has."""
    if isinstance(one, dict):
        return str(one.get("number", one.get("label"))), unmarked(one.get("clue"))
    if isinstance(one, list) and len(one) == 2:
        return str(one[0]), unmarked(one[1])
    return "", ""
