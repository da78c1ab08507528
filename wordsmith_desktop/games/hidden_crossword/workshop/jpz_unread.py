"""What a .jpz file has that nothing here has a use for, such as pictures; it is told by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element

from .clued.report import Remarked
from .clued.squares import other_fields

_OF_CELL: Final = frozenset(
    {
        *("x", "y", "type", "solution", "number", "solve-state"),
        *("background-shape", "background-color"),
        *("top-bar", "left-bar", "right-bar", "bottom-bar"),
    }
)
_OF_CLUE: Final = frozenset({"word", "number", "format"})
_METADATA: Final = frozenset({"title", "creator", "copyright", "description", "language"})


def unread_fields(root: Element) -> list[Remarked]:
    """One remark with all names; none where there is nothing."""
    return other_fields(_names(root))


def _names(root: Element) -> Iterator[str]:
    for cell in root.iter("cell"):
        yield from (f"cell.{name}" for name in cell.attrib if name not in _OF_CELL)
        yield from (f"cell.{one.tag}" for one in cell)
        if cell.get("background-shape", "circle") not in ("circle", ""):
            yield "cell.background-shape"
    for clue in root.iter("clue"):
        yield from (f"clue.{name}" for name in clue.attrib if name not in _OF_CLUE)
    for metadata in root.iter("metadata"):
        yield from (f"metadata.{one.tag}" for one in metadata if _is_unread(one))
    yield from ("completion" for one in root.iter("completion") if _is_told(one))


def _is_unread(one: Element) -> bool:
    return one.tag not in _METADATA and _is_told(one)


def _is_told(one: Element) -> bool:
    """Whether there is anything in it."""
    return bool("".join(one.itertext()).strip())
