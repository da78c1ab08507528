"""Pieces of the workshop as .jpz: the XML of Crossword Compiler's applet, plain or zipped.

A document type is refused before anything else of it is read: entities are where such files do
harm.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree
from xml.parsers import expat

from wordsmith_desktop.core.packed import content_of

from ..rules.crossword import Cell, Crossword, Direction, Run
from ..rules.puzzle_file import numbers_of
from ..rules.spread import Bounds
from .cells import LONGEST_FILE, check_size, clues_from, language_from, layout_from, plain_text
from .file_faults import FileFault, PuzzleFileError, opening
from .workpiece import Workpiece, no_clue, numbered_clues

Element = ElementTree.Element
NAMESPACE: Final = "http://crossword.info/xml/crossword-compiler"
PUZZLE_NAMESPACE: Final = "http://crossword.info/xml/rectangular-puzzle"
_NAMES: Final = {Direction.ACROSS: "Across", Direction.DOWN: "Down"}
_EMPTY: Final = ("block", "void")
_BARS: Final = ("top-bar", "left-bar", "right-bar", "bottom-bar")
_DEEPEST: Final = 64
"""Elements inside one another."""


def piece_to_jpz(piece: Workpiece) -> bytes:
    """The bytes of a piece's file, plain XML."""
    tidy = piece.tidied()
    root = Element("crossword-compiler", {"xmlns": NAMESPACE})
    puzzle = ElementTree.SubElement(root, "rectangular-puzzle", {"xmlns": PUZZLE_NAMESPACE})
    metadata = ElementTree.SubElement(puzzle, "metadata")
    for name, text in (("title", tidy.title), ("creator", tidy.author)):
        ElementTree.SubElement(metadata, name).text = text
    ElementTree.SubElement(metadata, "language").text = tidy.language
    crossword = ElementTree.SubElement(puzzle, "crossword")
    _add_grid(crossword, tidy)
    _add_words(crossword, tidy)
    return bytes(ElementTree.tostring(root, encoding="utf-8", xml_declaration=True))


def _add_grid(crossword: Element, piece: Workpiece) -> None:
    bounds = Bounds.of(tile.cell for tile in piece.layout)
    letters = {tile.cell: tile.letter for tile in piece.layout}
    numbers = numbers_of(Crossword(piece.layout))
    size = {"width": str(bounds.cols), "height": str(bounds.rows)}
    grid = ElementTree.SubElement(crossword, "grid", size)
    for row in range(bounds.rows):
        for col in range(bounds.cols):
            cell = Cell(row, col)
            fields = {"x": str(col + 1), "y": str(row + 1)}
            if cell in letters:
                fields["solution"] = letters[cell]
            else:
                fields["type"] = "void"
            if cell in numbers:
                fields["number"] = str(numbers[cell])
            ElementTree.SubElement(grid, "cell", fields)


def _add_words(crossword: Element, piece: Workpiece) -> None:
    both = {way: numbered_clues(piece, way) for way in Direction}
    ids = {one.run: str(n) for n, one in enumerate((o for way in both.values() for o in way), 1)}
    for run, name in ids.items():
        ElementTree.SubElement(crossword, "word", {"id": name, **_span(run)})
    for way, listed in both.items():
        clues = ElementTree.SubElement(crossword, "clues", {"ordering": "normal"})
        title = ElementTree.SubElement(clues, "title")
        ElementTree.SubElement(title, "b").text = _NAMES[way]
        for one in listed:
            fields = {
                "word": ids[one.run],
                "number": str(one.number),
                "format": str(len(one.run.word)),
            }
            # The length stands in a field of its own, which other programs write behind the clue.
            text = "" if one.text == no_clue(one.run.word) else one.text
            ElementTree.SubElement(clues, "clue", fields).text = text


def _span(run: Run) -> dict[str, str]:
    """Where a word lies: "2-5" for its columns or rows."""
    first, last = run.cells[0], run.cells[-1]
    if run.direction is Direction.ACROSS:
        return {"x": f"{first.col + 1}-{last.col + 1}", "y": str(first.row + 1)}
    return {"x": str(first.col + 1), "y": f"{first.row + 1}-{last.row + 1}"}


# Reading


@opening()
def piece_from_jpz(content: bytes) -> Workpiece:
    """The piece in a file. Raises `PuzzleFileError`."""
    root = _parsed(_unzipped(content))
    grid = next(root.iter("grid"), None)
    if grid is None:
        raise PuzzleFileError(FileFault.UNREADABLE, "no grid")
    check_size(_number(grid, "height"), _number(grid, "width"))
    layout = layout_from(dict(_letters(grid)))
    metadata = next(root.iter("metadata"), Element("metadata"))
    return Workpiece(
        title=plain_text(metadata.findtext("title")),
        author=plain_text(metadata.findtext("creator")),
        language=language_from(metadata.findtext("language")),
        layout=layout,
        clues=clues_from(layout, dict(_clues(root))),
    )


def _unzipped(content: bytes) -> bytes:
    if not content.startswith(b"PK"):
        return content
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        inside = [one for one in archive.infolist() if not one.is_dir()]
        if len(inside) != 1:
            raise PuzzleFileError(FileFault.UNREADABLE, f"{len(inside)} files")
        if inside[0].file_size > LONGEST_FILE:
            raise PuzzleFileError(FileFault.TOO_LONG)
        return content_of(archive, inside[0], LONGEST_FILE)


class _Tree:
    """Builds elements by their names without namespaces."""

    def __init__(self) -> None:
        self._builder = ElementTree.TreeBuilder()
        self._depth = 0

    def begin(self, name: str, fields: dict[str, str]) -> None:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise PuzzleFileError(FileFault.UNREADABLE, "too deep")
        self._builder.start(_local(name), {_local(key): text for key, text in fields.items()})

    def end(self, name: str) -> None:
        self._depth -= 1
        self._builder.end(_local(name))

    def text(self, text: str) -> None:
        self._builder.data(text)

    def close(self) -> Element:
        return self._builder.close()


def _local(name: str) -> str:
    return name.rpartition("}")[2]


def _parsed(content: bytes) -> Element:
    tree, parser = _Tree(), expat.ParserCreate(namespace_separator="}")
    parser.buffer_text = True
    parser.StartElementHandler = tree.begin
    parser.EndElementHandler = tree.end
    parser.CharacterDataHandler = tree.text
    parser.StartDoctypeDeclHandler = _refuse
    parser.EntityDeclHandler = _refuse
    parser.Parse(content, True)
    return tree.close()


def _refuse(*_declared: object) -> None:
    raise PuzzleFileError(FileFault.UNREADABLE, "document type")


def _number(element: Element, name: str) -> int:
    text = element.get(name, "")
    if not (text.isascii() and text.isdigit() and len(text) < 5):
        raise PuzzleFileError(FileFault.UNREADABLE, f"{name}={text[:20]}")
    return int(text)


def _letters(grid: Element) -> Iterator[tuple[Cell, str]]:
    height, width = _number(grid, "height"), _number(grid, "width")
    for element in grid.iter("cell"):
        cell = Cell(_number(element, "y") - 1, _number(element, "x") - 1)
        if not (0 <= cell.row < height and 0 <= cell.col < width):
            raise PuzzleFileError(FileFault.UNREADABLE, cell)
        if any(element.get(bar) == "true" for bar in _BARS):
            raise PuzzleFileError(FileFault.BARS)
        if element.get("type") in _EMPTY:
            continue
        letter = element.get("solution", "")
        if letter:
            yield cell, letter
        elif element.get("type") != "clue":
            raise PuzzleFileError(FileFault.NO_SOLUTION, cell)


def _clues(root: Element) -> Iterator[tuple[tuple[Cell, Direction], str]]:
    places = {one.get("id", ""): _place(one) for one in root.iter("word")}
    for clue in root.iter("clue"):
        place = places.get(clue.get("word", ""))
        if place is not None:
            yield place, "".join(clue.itertext())


def _place(word: Element) -> tuple[Cell, Direction] | None:
    """Where a word begins, and which way it reads."""
    spans = [word.attrib, *(one.attrib for one in word.iter("cells"))]
    cells = [cell for one in spans if "x" in one and "y" in one for cell in _ends(one)]
    if len(cells) < 2:
        return None
    return cells[0], Direction.ACROSS if cells[0].row == cells[-1].row else Direction.DOWN


def _ends(fields: dict[str, str]) -> Iterator[Cell]:
    """The first and the last cell of "2-5" and "3"; nothing where those are no numbers."""
    parts = [fields[name].partition("-") for name in ("y", "x")]
    firsts, lasts = [one[0] for one in parts], [one[2] or one[0] for one in parts]
    if all(one.isascii() and one.isdigit() and len(one) < 5 for one in (*firsts, *lasts)):
        yield Cell(int(firsts[0]) - 1, int(firsts[1]) - 1)
        yield Cell(int(lasts[0]) - 1, int(lasts[1]) - 1)
