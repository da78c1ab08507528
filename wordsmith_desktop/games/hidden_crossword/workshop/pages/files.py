"""The workshop's files: which kinds there are, and asking where one lies or is to go."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.window.kit.dialogs import place_to_save
from wordsmith_desktop.window.kit.labels import breakable
from wordsmith_desktop.wording.ending_texts import SAVED
from wordsmith_desktop.wording.texts import Language, Text, say

from ...words import sheet_texts
from .. import workshop_texts as texts
from ..across_lite import write_puz
from ..clued.criss_cross import puzzle_of
from ..clued.losses import Loss, losses
from ..clued.puzzle import CluedPuzzle
from ..clued.report import OpenedFile
from ..file_faults import PuzzleFileError
from ..jpz import write_jpz
from ..pieces_as_ipuz import Kept, kept_to_ipuz
from ..puzzle_files import open_puzzle
from ..svg import Headings, puzzle_to_svg
from ..workpiece import Workpiece
from .crossword_paper import puzzle_to_pdf
from .shelf import read_bytes


class FileKind(Value):
    """A kind of file that a puzzle can be written as."""

    text: Text
    """As it stands in the dialog's list of kinds."""
    suffix: str
    """Of its name, without a dot."""
    content: Callable[[Kept], bytes]
    """Raises `PuzzleFileError` where the kind has no room for a puzzle."""
    name: Text | None = None
    """How the title becomes the proposed name; as it is without."""
    drops: frozenset[Loss] = frozenset()
    """What it has no room for."""


def clued(kept: Kept) -> CluedPuzzle:
    """A puzzle of either kind with its numbers and clues."""
    return puzzle_of(kept) if isinstance(kept, Workpiece) else kept.tidied()


def _drawing(kept: Kept, *, is_solution: bool) -> bytes:
    puzzle = clued(kept)
    tongue: Language = "de" if puzzle.language == "de" else "en"
    headings = Headings(texts.ACROSS.in_language(tongue), texts.DOWN.in_language(tongue))
    return puzzle_to_svg(puzzle, headings, is_solution=is_solution).encode()


_OF_PUZ: Final = frozenset({Loss.SHADES, Loss.MARKS, Loss.LABELS, Loss.VOIDS, Loss.LANGUAGE})
_OF_JPZ: Final = frozenset({Loss.DIAGRAMLESS, Loss.SEAL})
_OF_PAPER: Final = frozenset({Loss.MARKS})
_OF_SVG: Final = frozenset({Loss.MARKS, Loss.TEXTS})
KINDS: Final = (
    FileKind(texts.KIND_IPUZ, "ipuz", lambda kept: kept_to_ipuz(kept).encode()),
    FileKind(texts.KIND_PUZ, "puz", lambda kept: write_puz(clued(kept)), drops=_OF_PUZ),
    FileKind(texts.KIND_JPZ, "jpz", lambda kept: write_jpz(clued(kept)), drops=_OF_JPZ),
    FileKind(texts.KIND_PDF, "pdf", lambda kept: puzzle_to_pdf(clued(kept)), drops=_OF_PAPER),
    FileKind(texts.KIND_SVG, "svg", lambda kept: _drawing(kept, is_solution=False), drops=_OF_SVG),
    FileKind(
        texts.KIND_SVG_SOLUTION,
        "svg",
        lambda kept: _drawing(kept, is_solution=True),
        texts.SOLUTION_NAME,
    ),
)

PDF: Final = next(kind for kind in KINDS if kind.suffix == "pdf")


def read_puzzle(path: Path, number: int | None = None) -> OpenedFile:
    """The puzzle in a file of any kind, its solution unlocked by a number.

    Raises `StoreError` and `PuzzleFileError`.
    """
    return open_puzzle(read_bytes(path), path.name, number)


def saved_as(kind: FileKind, path: Path, kept: Kept) -> str:
    """Where a copy lies now, and what of the puzzle it does not have."""
    said = say(SAVED, path=breakable(path))
    lost = losses(clued(kept)) & kind.drops
    if not lost:
        return said
    named = ", ".join(say(texts.LOSSES[one]) for one in Loss if one in lost)
    return f"{said} {say(texts.NOT_IN_COPY, what=named)}"


def not_opened(path: Path, error: StoreError | PuzzleFileError) -> str:
    """Why a file was not opened, in a sentence."""
    return say(sheet_texts.NOT_OPENED, name=path.name, why=why(error))


def why(error: StoreError | PuzzleFileError) -> str:
    """What is wrong, as the end of a sentence."""
    if isinstance(error, StoreError):
        return say(sheet_texts.DISK.get(error.reason, sheet_texts.DISK_ERROR))
    return say(texts.FILE_FAULTS[error.fault], where=error.where or "?")


def save_as(parent: QWidget, kind: FileKind, piece: Kept) -> tuple[Path, str] | None:
    """Ask for a place and write the piece there: where, and what went wrong or "".

    None where nobody wants to any more.
    """
    name = say(kind.name, title=piece.title) if kind.name else piece.title
    return save_bytes(
        parent, lambda: kind.content(piece), kind=kind.text, name=name, suffix=kind.suffix
    )


def save_bytes(
    parent: QWidget, content: Callable[[], bytes], *, kind: Text, name: str, suffix: str
) -> tuple[Path, str] | None:
    """The same for anything."""
    plain = "".join(one for one in name if one.isalnum() or one in " -_").strip()
    path = place_to_save(
        parent, say(texts.SAVE_TITLE), kind=say(kind), name=plain or "crossword", suffix=suffix
    )
    if path is None:
        return None
    try:
        write_atomically(path, content())
    except (StoreError, PuzzleFileError) as error:
        return path, say(sheet_texts.NOT_SAVED, name=path.name, why=why(error))
    return path, ""
