"""Crosswords as .jpz: the XML of Crossword Compiler's applet, plain or zipped.

A document type is refused before anything else of it is read: entities are where such files do
harm.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator, Sequence
from typing import Final
from xml.etree import ElementTree
from xml.parsers import expat

from wordsmith_desktop.core.packed import content_of

from ..rules.crossword import Cell, Direction
from .cells import (
    LONGEST_FILE,
    check_size,
    language_from,
    plain_line,
    plain_lines,
)
from .clued.bounds import bounded
from .clued.criss_cross import criss_cross_of, puzzle_of
from .clued.diagram import BLOCK, VOID, Diagram, Ground, Square, WordSlot
from .clued.markup import MARKS, pieces
from .clued.placing import Pair, WrittenClue, placed_clues
from .clued.puzzle import CluedPuzzle
from .clued.report import Begun, OpenedFile, Remark, Remarked
from .clued.squares import (
    LONGEST_SOLUTION,
    begun_remarks,
    colour_of,
    letter_remarks,
    solution_of,
)
from .file_faults import FileFault, PuzzleFileError, reading_puzzle
from .jpz_unread import unread_fields
from .workpiece import Workpiece

Element = ElementTree.Element
NAMESPACE: Final = "http://crossword.info/xml/crossword-compiler"
PUZZLE_NAMESPACE: Final = "http://crossword.info/xml/rectangular-puzzle"
_NAMES: Final = {Direction.ACROSS: "Across", Direction.DOWN: "Down"}
_TYPES: Final = {Ground.BLOCK: "block", Ground.VOID: "void"}
_GROUNDS: Final = {"block": BLOCK, "void": VOID}
_BARS: Final = ("top-bar", "left-bar", "right-bar", "bottom-bar")
_DEEPEST: Final = 64
"""Elements inside one another."""


def piece_to_jpz(piece: Workpiece) -> bytes:
    """The bytes of a piece's file, plain XML."""
    return write_jpz(puzzle_of(piece))


def piece_from_jpz(content: bytes) -> Workpiece:
    """The piece in a file. Raises `PuzzleFileError`."""
    return criss_cross_of(read_jpz(content).puzzle)


# Writing


def write_jpz(puzzle: CluedPuzzle) -> bytes:
    """The bytes of a file, plain XML."""
    tidy = puzzle.tidied()
    root = Element("crossword-compiler", {"xmlns": NAMESPACE})
    whole = ElementTree.SubElement(root, "rectangular-puzzle", {"xmlns": PUZZLE_NAMESPACE})
    metadata = ElementTree.SubElement(whole, "metadata")
    fields = (
        ("title", tidy.title),
        ("creator", tidy.author),
        ("copyright", tidy.copyright),
        ("description", tidy.notes),
        ("language", tidy.language),
    )
    for name, text in fields:
        if text or name in ("title", "creator"):
            ElementTree.SubElement(metadata, name).text = text
    crossword = ElementTree.SubElement(whole, "crossword")
    _add_grid(crossword, tidy.diagram)
    _add_words(crossword, tidy)
    return bytes(ElementTree.tostring(root, encoding="utf-8", xml_declaration=True))


def _add_grid(crossword: Element, diagram: Diagram) -> None:
    size = {"width": str(diagram.width), "height": str(diagram.height)}
    grid = ElementTree.SubElement(crossword, "grid", size)
    for cell in diagram.cells:
        fields = {"x": str(cell.col + 1), "y": str(cell.row + 1)}
        fields |= _square_fields(diagram.at(cell))
        label = diagram.label(cell)
        if label and diagram.at(cell).is_open:
            fields["number"] = label
        ElementTree.SubElement(grid, "cell", fields)


def _square_fields(square: Square) -> dict[str, str]:
    if not square.is_open:
        return {"type": _TYPES[square.ground]}
    told = {
        "solution": square.solution,
        "background-shape": "circle" if square.is_circled else "",
        "background-color": square.shade,
        "top-bar": "true" if square.bar_above else "",
        "left-bar": "true" if square.bar_left else "",
    }
    return {name: text for name, text in told.items() if text}


def _add_words(crossword: Element, puzzle: CluedPuzzle) -> None:
    both = {way: puzzle.diagram.slots_of(way) for way in Direction}
    every = [slot for slots in both.values() for slot in slots]
    ids = {slot: str(n) for n, slot in enumerate(every, 1)}
    for slot, name in ids.items():
        ElementTree.SubElement(crossword, "word", {"id": name, **_span(slot)})
    for way, slots in both.items():
        clues = ElementTree.SubElement(crossword, "clues", {"ordering": "normal"})
        title = ElementTree.SubElement(clues, "title")
        ElementTree.SubElement(title, "b").text = _NAMES[way]
        for slot in slots:
            _add_clue(clues, puzzle, slot, ids[slot])


def _add_clue(clues: Element, puzzle: CluedPuzzle, slot: WordSlot, name: str) -> None:
    clue = puzzle.clue_of(slot)
    fields = {"word": name, "number": puzzle.label_of(slot)}
    if clue is not None and clue.lengths:
        fields["format"] = clue.lengths
    made = ElementTree.SubElement(clues, "clue", fields)
    open_ones = [made]
    for text, is_mark in pieces(clue.text if clue is not None else ""):
        if not is_mark:
            _add_text(open_ones[-1], text)
        elif text.startswith("</"):
            open_ones.pop()
        else:
            open_ones.append(ElementTree.SubElement(open_ones[-1], text.strip("<>")))


def _add_text(element: Element, text: str) -> None:
    last = element[-1] if len(element) else None
    if last is None:
        element.text = (element.text or "") + text
    else:
        last.tail = (last.tail or "") + text


def _span(slot: WordSlot) -> dict[str, str]:
    """Where a word lies: "2-5" for its columns or rows."""
    first, last = slot.cells[0], slot.cells[-1]
    if slot.direction is Direction.ACROSS:
        return {"x": f"{first.col + 1}-{last.col + 1}", "y": str(first.row + 1)}
    return {"x": str(first.col + 1), "y": f"{first.row + 1}-{last.row + 1}"}


# Reading


@reading_puzzle()
def read_jpz(content: bytes) -> OpenedFile:
    """The puzzle in a file. Raises `PuzzleFileError`."""
    root = _parsed(_unzipped(content))
    grid = next(root.iter("grid"), None)
    if grid is None:
        raise PuzzleFileError(FileFault.OTHER_KIND, "no grid")
    diagram = _diagram(grid)
    clues, left = placed_clues(diagram, list(_clues(root)))
    metadata = next(root.iter("metadata"), Element("metadata"))
    puzzle = CluedPuzzle(
        diagram=diagram,
        clues=clues,
        title=_told(root, metadata, "title"),
        author=_told(root, metadata, "creator"),
        copyright=_told(root, metadata, "copyright"),
        notes=_notes(root, metadata),
        language=language_from(metadata.findtext("language")),
    )
    whole, cut = bounded(puzzle)
    begun = Begun(_fill(grid, diagram))
    told = [*letter_remarks(diagram), *begun_remarks(begun), *unread_fields(root), *left, *cut]
    if diagram.open_cells and not diagram.letters:
        told.insert(0, Remarked(Remark.NO_SOLUTION))
    tells_language = bool(metadata.findtext("language"))
    return OpenedFile(whole, tuple(told), begun, tells_language=tells_language)


def _fill(grid: Element, diagram: Diagram) -> dict[Cell, str]:
    """What stands there already, given or filled in."""
    found = {
        Cell(_number(one, "y") - 1, _number(one, "x") - 1): one.get("solve-state", "").strip()
        for one in grid.iter("cell")
    }
    open_cells = set(diagram.open_cells)
    return {
        cell: text.upper()[:LONGEST_SOLUTION]
        for cell, text in found.items()
        if text and text.isprintable() and cell in open_cells
    }


def _told(root: Element, metadata: Element, name: str) -> str:
    """A line about the puzzle; some programs have it among the settings of their applet."""
    settings = next(root.iter("applet-settings"), Element("applet-settings"))
    places = (metadata.findtext(name), settings.findtext(name))
    return next(filter(None, map(plain_line, places)), "")


def _notes(root: Element, metadata: Element) -> str:
    found = (
        metadata.findtext("description"),
        next(("".join(one.itertext()) for one in root.iter("instructions")), ""),
    )
    return plain_lines("\n".join(one for one in found if one))


def _unzipped(content: bytes) -> bytes:
    if not content.startswith(b"PK"):
        return content
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        inside = [one for one in archive.infolist() if not _is_beside(one)]
        if len(inside) != 1:
            raise PuzzleFileError(FileFault.UNREADABLE, f"{len(inside)} files")
        if inside[0].file_size > LONGEST_FILE:
            raise PuzzleFileError(FileFault.TOO_LONG)
        return content_of(archive, inside[0], LONGEST_FILE)


def _is_beside(info: zipfile.ZipInfo) -> bool:
    """Folders, and what macOS packs along."""
    parts = info.filename.split("/")
    return info.is_dir() or parts[0] == "__MACOSX" or parts[-1].startswith(".")


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


def _diagram(grid: Element) -> Diagram:
    height, width = _number(grid, "height"), _number(grid, "width")
    check_size(height, width)
    elements = {
        Cell(_number(one, "y") - 1, _number(one, "x") - 1): one for one in grid.iter("cell")
    }
    if len(elements) < len(list(grid.iter("cell"))):
        raise PuzzleFileError(FileFault.UNREADABLE, "a cell twice")
    bare = Diagram.of(height, width, {})
    off = next((cell for cell in elements if not bare.has(cell)), None)
    if off is not None:
        raise PuzzleFileError(FileFault.UNREADABLE, off)
    drawn = Diagram.of(height, width, {at: _square(elements, at) for at in elements})
    return _labelled(drawn, elements)


def _square(elements: dict[Cell, Element], cell: Cell) -> Square:
    """A cell may have its bars from its neighbours as well."""
    element = elements[cell]
    kind = element.get("type", "")
    if kind in _GROUNDS:
        return _GROUNDS[kind]
    if kind == "clue" and not element.get("solution"):
        return BLOCK
    solution = element.get("solution", "")
    return Square(
        solution=solution_of(solution, cell) if solution.strip() else "",
        bar_above=_has_bar(elements, cell, Direction.DOWN),
        bar_left=_has_bar(elements, cell, Direction.ACROSS),
        is_circled=element.get("background-shape") == "circle",
        shade=colour_of(element.get("background-color")),
    )


def _has_bar(elements: dict[Cell, Element], cell: Cell, way: Direction) -> bool:
    top, left, right, bottom = _BARS
    own, other = (left, right) if way is Direction.ACROSS else (top, bottom)
    before = elements.get(cell.step(way, -1))
    beside = before is not None and before.get(other) == "true"
    # One at the edge of the figure parts nothing.
    return before is not None and (beside or elements[cell].get(own) == "true")


def _labelled(diagram: Diagram, elements: dict[Cell, Element]) -> Diagram:
    """With the labels that are not the numbers by count."""
    labels = {cell: plain_line(one.get("number")) for cell, one in elements.items()}
    counted = {cell: str(diagram.numbers.get(cell, "")) for cell in labels}
    return diagram.with_labels(
        {cell: text for cell, text in labels.items() if text and text != counted[cell]}
    )


def _clues(root: Element) -> Iterator[WrittenClue]:
    cells = {one.get("id", ""): tuple(_cells(one)) for one in root.iter("word")}
    for listed in root.iter("clues"):
        for clue in listed.iter("clue"):
            of_word = cells.get(clue.get("word", ""), ())
            yield WrittenClue(
                _way(of_word),
                plain_line(_marked(clue)),
                plain_line(clue.get("number")),
                of_word,
                plain_line(clue.get("format")),
            )


def _way(cells: Sequence[Pair]) -> Direction | None:
    if len(cells) < 2:
        return None
    return Direction.ACROSS if cells[0][1] == cells[1][1] else Direction.DOWN


def _marked(element: Element) -> str:
    """The text of an element with those marks that clues may have."""
    inside = element.text or ""
    for one in element:
        name = one.tag.lower()
        text = _marked(one)
        inside += f"<{name}>{text}</{name}>" if name in MARKS else text
        inside += one.tail or ""
    return inside


def _cells(word: Element) -> Iterator[Pair]:
    """Column and row of every cell of a word, from 1."""
    spans = [word.attrib, *(one.attrib for one in word.iter("cells"))]
    for one in spans:
        if "x" in one and "y" in one:
            rows, cols = _range(one["y"]), _range(one["x"])
            yield from ((col, row) for row in rows for col in cols)


def _range(text: str) -> range:
    """All of "2-5", or of "3"; nothing where those are no numbers."""
    found = re.fullmatch(r"([0-9]{1,4})(?:-([0-9]{1,4}))?", text.strip())
    if found is None:
        return range(0)
    first, last = int(found.group(1)), int(found.group(2) or found.group(1))
    return range(first, min(last, first + 99) + 1)
