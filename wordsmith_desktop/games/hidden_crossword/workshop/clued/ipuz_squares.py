"""The cells of ipuz: labels, styles, solutions and what somebody has filled in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from wordsmith_desktop.core.value import Value, field

from ...rules.crossword import Cell, Direction
from ..cells import plain_line
from ..file_faults import FileFault, PuzzleFileError
from .diagram import BLOCK, VOID, Diagram, Ground, Square
from .squares import colour_of, solution_of

Json = dict[str, Any]
_BLOCK: Final = "#"
_NO_LABEL: Final = (0, "0", "", None)


class ReadDiagram(Value):
    """A diagram, and what it cannot hold."""

    diagram: Diagram
    several: tuple[Cell, ...] = ()
    """Cells with more than one right answer."""
    fill: Mapping[Cell, str] = field(default_factory=dict)


def json_square(diagram: Diagram, cell: Cell) -> object:
    """What the file's puzzle has for a cell: its label, or that with its style."""
    square = diagram.at(cell)
    if not square.is_open:
        return _BLOCK if square.ground is Ground.BLOCK else None
    label = diagram.label(cell)
    shown: object = int(label) if label.isdecimal() else label or 0
    style: Json = {}
    if square.is_circled:
        style["shapebg"] = "circle"
    if square.shade:
        style["color"] = square.shade.removeprefix("#").upper()
    bars = "T" * square.bar_above + "L" * square.bar_left
    if bars:
        style["barred"] = bars
    return {"cell": shown, "style": style} if style else shown


def drawn(whole: Json, height: int, width: int) -> ReadDiagram:
    """The diagram of a file. Raises `PuzzleFileError`."""
    block = whole.get("block", _BLOCK)
    puzzle = dict(_cells(whole.get("puzzle"), height, width))
    has_solution = "solution" in whole
    values = dict(_cells(whole["solution"], height, width)) if has_solution else {}
    known = {cell: _value(value) for cell, value in values.items()}
    squares = {}
    for cell, value in puzzle.items():
        ground = _ground(_value(value), known.get(cell), block, has_solution=has_solution)
        squares[cell] = _square(whole, puzzle, cell, known.get(cell)) if ground is None else ground
    plain = Diagram.of(height, width, squares)
    several = tuple(cell for cell in plain.open_cells if isinstance(known.get(cell), list))
    return ReadDiagram(_labelled(plain, puzzle), several, _fill(whole, plain))


def _cells(rows: object, height: int, width: int) -> Iterator[tuple[Cell, Any]]:
    """Every cell of a grid with what stands in it."""
    if not isinstance(rows, list) or len(rows) != height:
        raise PuzzleFileError(FileFault.UNREADABLE, "rows")
    for row, values in enumerate(rows):
        if not isinstance(values, list) or len(values) != width:
            raise PuzzleFileError(FileFault.UNREADABLE, f"row {row}")
        yield from ((Cell(row, col), value) for col, value in enumerate(values))


def _value(value: Any) -> Any:
    return value.get("value", value.get("cell")) if isinstance(value, dict) else value


def _ground(shown: Any, answer: Any, block: Any, *, has_solution: bool) -> Square | None:
    """Block or void; None for a square that is open.

    What the solution says goes first: a diagramless one shows no blocks.
    """
    blocks = (block, _BLOCK)
    if not has_solution:
        return VOID if shown is None else BLOCK if shown in blocks else None
    if answer is None or answer == 0:
        return BLOCK if shown in blocks else VOID
    return BLOCK if not isinstance(answer, list) and answer in blocks else None


def _square(whole: Json, puzzle: Mapping[Cell, Any], cell: Cell, answer: Any) -> Square:
    style = _style(whole, puzzle.get(cell))
    if isinstance(answer, list):
        answer = answer[0] if answer else ""
    return Square(
        solution=solution_of(answer, cell) if answer not in ("", None) else "",
        bar_above=_has_bar(whole, puzzle, cell, Direction.DOWN),
        bar_left=_has_bar(whole, puzzle, cell, Direction.ACROSS),
        is_circled=style.get("shapebg") == "circle" or style.get("shape") == "circle",
        shade=colour_of(style.get("color", style.get("highlight") is True and "#dddddd")),
    )


def _style(whole: Json, value: Any) -> Json:
    """The style of a cell, or of the name that it has for one."""
    style = value.get("style") if isinstance(value, dict) else None
    named = whole.get("styles")
    if isinstance(style, str) and isinstance(named, dict):
        style = named.get(style)
    return style if isinstance(style, dict) else {}


_READ: Final = frozenset({"color", "barred", "highlight", "shape", "shapebg"})


def unread_styles(whole: Json) -> set[str]:
    """What styles of cells have that is passed over; shapes but for circles as well."""
    rows = whole.get("puzzle")
    found = set()
    for row in rows if isinstance(rows, list) else ():
        for value in row if isinstance(row, list) else ():
            style = _style(whole, value)
            shapes = {
                name for name in ("shape", "shapebg") if style.get(name, "circle") != "circle"
            }
            found |= set(map(str, style)).difference(_READ) | shapes
    return found


def _has_bar(whole: Json, puzzle: Mapping[Cell, Any], cell: Cell, way: Direction) -> bool:
    """Whether a bar stands before a cell in a direction; its neighbour may tell of it as well."""
    own, other = ("L", "R") if way is Direction.ACROSS else ("T", "B")
    before = cell.step(way, -1)
    if before not in puzzle:
        return False
    beside = str(_style(whole, puzzle[before]).get("barred", "")).upper()
    return other in beside or own in str(_style(whole, puzzle[cell]).get("barred", "")).upper()


def _labelled(diagram: Diagram, puzzle: Mapping[Cell, Any]) -> Diagram:
    """With the labels that are not the numbers by count; a file without any shows those."""
    shown = {cell: _label(puzzle[cell]) for cell in diagram.open_cells}
    odd = {cell: text for cell, text in shown.items() if text != str(diagram.numbers.get(cell, ""))}
    return diagram.with_labels({cell: text for cell, text in odd.items() if text})


def _label(value: Any) -> str:
    found = value.get("cell") if isinstance(value, dict) else value
    if found in _NO_LABEL or isinstance(found, bool) or not isinstance(found, int | str):
        return ""
    return plain_line(str(found)).replace(_BLOCK, "")


def _fill(whole: Json, diagram: Diagram) -> dict[Cell, str]:
    """What stands there already, given or filled in; a grid of another size is none."""
    values = {**_given(whole, diagram), **_saved(whole, diagram)}
    texts = {cell: one.strip().upper() for cell, one in values.items() if isinstance(one, str)}
    return {cell: one[:20] for cell, one in texts.items() if one and one != "0"}


def _given(whole: Json, diagram: Diagram) -> dict[Cell, Any]:
    """Values in the puzzle itself."""
    cells = dict(_cells(whole.get("puzzle"), diagram.height, diagram.width))
    shown = {cell: cells[cell] for cell in diagram.open_cells}
    return {cell: one["value"] for cell, one in shown.items() if _has_value(one)}


def _has_value(one: Any) -> bool:
    return isinstance(one, dict) and isinstance(one.get("value"), str)


def _saved(whole: Json, diagram: Diagram) -> dict[Cell, Any]:
    saved = whole.get("saved")
    if not isinstance(saved, list):
        return {}
    try:
        cells = dict(_cells(saved, diagram.height, diagram.width))
    except PuzzleFileError:
        return {}
    values = {cell: _value(cells[cell]) for cell in diagram.open_cells}
    return {cell: one for cell, one in values.items() if one}
