"""The workshop's files: which kinds there are, and asking where one lies or is to go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.window.kit.dialogs import place_to_save
from wordsmith_desktop.wording.texts import Language, Text, say

from ...words import sheet_texts
from .. import workshop_texts as texts
from ..across_lite import piece_from_puz, piece_to_puz
from ..file_faults import FileFault, PuzzleFileError
from ..hidden_file import is_hidden
from ..jpz import piece_from_jpz, piece_to_jpz
from ..pieces_as_ipuz import piece_from_ipuz, piece_to_ipuz
from ..svg import Headings, piece_to_svg
from ..workpiece import Workpiece
from .crossword_paper import piece_to_pdf
from .shelf import read_bytes

_READERS: Final[Mapping[str, Callable[[bytes], Workpiece]]] = {
    ".ipuz": piece_from_ipuz,
    ".puz": piece_from_puz,
    ".jpz": piece_from_jpz,
}


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file that a piece can be written as."""

    text: Text
    """As it stands in the dialog's list of kinds."""
    suffix: str
    """Of its name, without a dot."""
    content: Callable[[Workpiece], bytes]
    """Raises `PuzzleFileError` where the kind has no room for a piece."""
    name: Text | None = None
    """How the title becomes the proposed name; as it is without."""


def _drawing(piece: Workpiece, *, is_solution: bool) -> bytes:
    tongue: Language = "de" if piece.language == "de" else "en"
    headings = Headings(texts.ACROSS.in_language(tongue), texts.DOWN.in_language(tongue))
    return piece_to_svg(piece, headings, is_solution=is_solution).encode()


KINDS: Final = (
    FileKind(texts.KIND_IPUZ, "ipuz", lambda piece: piece_to_ipuz(piece).encode()),
    FileKind(texts.KIND_PUZ, "puz", piece_to_puz),
    FileKind(texts.KIND_JPZ, "jpz", piece_to_jpz),
    FileKind(texts.KIND_PDF, "pdf", piece_to_pdf),
    FileKind(texts.KIND_SVG, "svg", lambda piece: _drawing(piece, is_solution=False)),
    FileKind(
        texts.KIND_SVG_SOLUTION,
        "svg",
        lambda piece: _drawing(piece, is_solution=True),
        texts.SOLUTION_NAME,
    ),
)


def read_piece(path: Path) -> Workpiece:
    """The piece in a file, by the ending of its name. Raises `StoreError` and `PuzzleFileError`."""
    content = read_bytes(path)
    if is_hidden(content):
        raise PuzzleFileError(FileFault.HIDDEN, path.name)
    reader = _READERS.get(path.suffix.lower())
    if reader is None:
        raise PuzzleFileError(FileFault.UNREADABLE, path.suffix)
    return reader(content)


def not_opened(path: Path, error: StoreError | PuzzleFileError) -> str:
    """Why a file was not opened, in a sentence."""
    return say(sheet_texts.NOT_OPENED, name=path.name, why=why(error))


def why(error: StoreError | PuzzleFileError) -> str:
    """What is wrong, as the end of a sentence."""
    if isinstance(error, StoreError):
        return say(sheet_texts.DISK.get(error.reason, sheet_texts.DISK_ERROR))
    return say(texts.FILE_FAULTS[error.fault])


def save_as(parent: QWidget, kind: FileKind, piece: Workpiece) -> tuple[Path, str] | None:
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
