"""Crosswords as AcrossLite's files (.puz and its text), by the library puzpy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.crossword import Cell, Direction
from .across_lite_begun import CIRCLED, begun_in, has_odd_marks, marks_in
from .cells import check_size, plain_line, plain_lines
from .clued.bounds import bounded
from .clued.criss_cross import criss_cross_of, puzzle_of
from .clued.diagram import BLOCK, Diagram, Square, WordSlot
from .clued.markup import plain
from .clued.puzzle import AskedClue, CluedPuzzle, Seal, asked_whole
from .clued.report import OpenedFile, Remark, Remarked
from .clued.squares import begun_remarks, letter_remarks, other_fields, solution_of
from .file_faults import FileFault, PuzzleFileError, reading_puzzle
from .workpiece import Workpiece

if TYPE_CHECKING:
    import puz

_BLOCK: Final = "."
"""Stands for every cell outside the figure too: the format has no others without a letter."""
_OPEN: Final = "-"
_BLOCKS: Final = ".:"
_PLAIN, _UNICODE = "1.3", "2.0"
_LOCKED: Final = 0x0004
_NOT_THERE: Final = 0x0002
_DIAGRAMLESS: Final = 0x0401
_KNOWN: Final = (b"GRBS", b"RTBL", b"GEXT", b"LTIM", b"RUSR")
"""Extensions that are read, or hold nothing but how far somebody is."""
_UNKNOWN: Final = "X"


def piece_to_puz(piece: Workpiece) -> bytes:
    """The bytes of a piece's file. Raises `PuzzleFileError` for a grid that is too large for it."""
    return write_puz(puzzle_of(piece))


def piece_from_puz(content: bytes) -> Workpiece:
    """The piece in a file; it has no language, so that is the first. Raises `PuzzleFileError`."""
    return criss_cross_of(read_puz(content).puzzle)


# Writing


def write_puz(puzzle: CluedPuzzle) -> bytes:
    """The bytes of a file. Raises `PuzzleFileError` for a grid that is too large for it."""
    import puz

    tidy, diagram = puzzle.tidied(), puzzle.diagram
    check_size(diagram.height, diagram.width)
    if any(one.bar_above or one.bar_left for one in diagram.squares):
        # Its clues are told by number alone: without its bars they would go to other words.
        raise PuzzleFileError(FileFault.NO_BARS)
    clues = [_clue(tidy, slot) for slot in diagram.slots]
    said = (tidy.title, tidy.author, tidy.copyright, tidy.notes, *clues)
    made = puz.Puzzle(_PLAIN if all(map(_is_latin, said)) else _UNICODE)
    made.width, made.height = diagram.width, diagram.height
    made.solution = "".join(map(_written, diagram.squares))
    made.fill = "".join(one if one == _BLOCK else _OPEN for one in made.solution)
    made.title, made.author, made.copyright = tidy.title, tidy.author, tidy.copyright
    made.notes, made.clues = tidy.notes, clues
    _add_squares(made, diagram)
    if tidy.is_diagramless:
        made.puzzletype = _DIAGRAMLESS
        made.solution = made.solution.replace(_BLOCK, ":")
        made.fill = made.fill.replace(_BLOCK, ":")
    if tidy.seal is not None:
        made.solution, made.scrambled_cksum = tidy.seal.scrambled, tidy.seal.check
        made.solution_state = _LOCKED
    elif not diagram.letters:
        made.solution_state = _NOT_THERE
    return bytes(made.tobytes())


def _clue(puzzle: CluedPuzzle, slot: WordSlot) -> str:
    clue = puzzle.clue_of(slot)
    return plain(clue.whole) if clue is not None else ""


def _written(square: Square) -> str:
    if not square.is_open:
        return _BLOCK
    first = square.solution[:1]
    return first if first.isascii() and first.isalnum() else _UNKNOWN


def _add_squares(made: puz.Puzzle, diagram: Diagram) -> None:
    for place, square in enumerate(diagram.squares):
        if square.solution and square.solution != _written(square):
            made.rebus().add_rebus_squares(place, square.solution)
    if any(square.is_circled for square in diagram.squares):
        made.extensions[b"GEXT"] = bytes(CIRCLED * one.is_circled for one in diagram.squares)


def _is_latin(text: str) -> bool:
    try:
        return bool(text.encode("iso-8859-1")) or not text
    except UnicodeEncodeError:
        return False


# Reading


@reading_puzzle()
def read_puz(content: bytes, number: int | None = None) -> OpenedFile:
    """The puzzle in a file, its solution unlocked where a `number` is given.

    Raises `PuzzleFileError`, also where that is not the number.
    """
    import puz

    return _opened(puz.load(content), number)


@reading_puzzle()
def read_across_text(content: bytes) -> OpenedFile:
    """The puzzle in AcrossLite's text format. Raises `PuzzleFileError`."""
    import puz

    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = content.decode("cp1252")
    return _opened(puz.load_text(text), None)


def _opened(found: puz.Puzzle, number: int | None) -> OpenedFile:
    check_size(found.height, found.width)
    if len(found.solution) != found.height * found.width:
        raise PuzzleFileError(FileFault.UNREADABLE, "cells")
    if number is not None and found.solution_state & _LOCKED and not found.unlock_solution(number):
        raise PuzzleFileError(FileFault.WRONG_NUMBER, number)
    diagram = Diagram(found.width, tuple(_squares(found)))
    if len(diagram.slots) != len(found.clues):
        raise PuzzleFileError(FileFault.NOT_CONNECTED, len(found.clues))
    puzzle = CluedPuzzle(
        diagram=diagram,
        clues=_clues(found, diagram),
        title=plain_line(_text(found, found.title)),
        author=plain_line(_text(found, found.author)),
        copyright=plain_line(_text(found, found.copyright)),
        notes=plain_lines(_text(found, found.notes)),
        is_diagramless=found.puzzletype == _DIAGRAMLESS,
        seal=_seal(found),
    )
    begun = begun_in(found, puzzle)
    whole, cut = bounded(puzzle)
    return OpenedFile(whole, (*_remarks(found, puzzle), *begun_remarks(begun), *cut), begun)


def _seal(found: puz.Puzzle) -> Seal | None:
    is_locked = bool(found.solution_state & _LOCKED)
    return Seal(found.scrambled_cksum, found.solution) if is_locked else None


def _squares(found: puz.Puzzle) -> list[Square]:
    is_known = not found.solution_state & (_LOCKED | _NOT_THERE)
    marks = marks_in(found)
    rebus = _rebus(found)
    return [
        BLOCK
        if letter in _BLOCKS
        else Square(
            solution=_solution(rebus.get(at, letter), found, at) if is_known else "",
            is_circled=bool(marks[at] & CIRCLED),
        )
        for at, letter in enumerate(found.solution)
    ]


def _solution(value: str, found: puz.Puzzle, at: int) -> str:
    return solution_of(value, Cell(*divmod(at, found.width)))


def _rebus(found: puz.Puzzle) -> dict[int, str]:
    """Several letters by places; a table that names none has none, though it may be there."""
    # AcrossLite's text has no extensions, but the library's helpers know of it.
    if b"GRBS" not in found.extensions and "rebus" not in found.helpers:
        return {}
    helper = found.rebus()
    keys = {at: helper.table[at] - 1 for at in helper.get_rebus_squares()}
    return {at: helper.solutions[key] for at, key in keys.items() if key in helper.solutions}


def _clues(found: puz.Puzzle, diagram: Diagram) -> tuple[AskedClue, ...]:
    """By number, across before down, as the format has them."""
    order = sorted(diagram.slots, key=lambda one: (one.number, one.direction is Direction.DOWN))
    pairs = zip(order, found.clues, strict=True)
    made = ((slot, plain_line(_text(found, text))) for slot, text in pairs)
    return tuple(asked_whole(slot, text) for slot, text in made if text)


def _text(found: puz.Puzzle, text: str) -> str:
    """Windows' quotation marks and dashes are in files that say they are in Latin-1."""
    if found.version_tuple()[0] >= 2:
        return text
    try:
        return text.encode("iso-8859-1").decode("cp1252")
    except UnicodeError:
        return text


def _remarks(found: puz.Puzzle, puzzle: CluedPuzzle) -> list[Remarked]:
    told = letter_remarks(puzzle.diagram)
    if puzzle.seal is not None:
        told.append(Remarked(Remark.LOCKED))
    elif not puzzle.diagram.letters:
        told.append(Remarked(Remark.NO_SOLUTION))
    if puzzle.is_diagramless:
        told.append(Remarked(Remark.DIAGRAMLESS))
    other = [name.decode("ascii", "replace") for name in found.extensions if name not in _KNOWN]
    return [*told, *other_fields([*other, *(["GEXT"] if has_odd_marks(found) else [])])]
