"""Asking where a puzzle is to go, or where one lies, and telling what went wrong."""

from __future__ import annotations

from enum import Enum, unique
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.records.files import write_atomically
from wordsmith_desktop.records.troubles import StoreError, storing
from wordsmith_desktop.window.kit.dialogs import PlainDialog, place_to_open, place_to_save
from wordsmith_desktop.window.kit.paper_print import document
from wordsmith_desktop.window.kit.paper_print.document import Document, Page, PaperSize, page_layout
from wordsmith_desktop.wording.texts import Text, say

from ..rules.ipuz import LONGEST, IpuzError, IpuzFault, from_ipuz, to_ipuz
from ..rules.puzzle_file import Puzzle, told_of
from ..words import sheet_texts as texts
from ..words.in_words import IPUZ_FAULTS, PaperHeading, wording_of
from ..words.texts import TITLE
from .paper_guess_page import paint_guess_page
from .paper_puzzle_page import paint_puzzle_page

__all__ = ["page_layout", "pages_of", "to_pdf"]


def pages_of(puzzle: Puzzle, occasion: PaperHeading) -> tuple[Page, ...]:
    """What paints the puzzle's page, and its guess sheet, which does not see the puzzle."""
    return (
        partial(paint_puzzle_page, puzzle=puzzle, occasion=occasion),
        partial(paint_guess_page, told=told_of(puzzle), occasion=occasion),
    )


def to_pdf(puzzle: Puzzle, occasion: PaperHeading, paper: PaperSize | None = None) -> bytes:
    """The document; by default for the paper of the place where the computer stands."""
    title = say(texts.DOCUMENT_TITLE, game=say(TITLE))
    return document.to_pdf(Document(title, lambda _room: pages_of(puzzle, occasion)), paper)


def write_ipuz(path: Path, puzzle: Puzzle) -> None:
    """Write a puzzle's file, whole or not at all. Raises `StoreError`."""
    write_atomically(path, to_ipuz(puzzle, wording_of(puzzle)).encode())


def write_pdf(path: Path, puzzle: Puzzle, occasion: PaperHeading) -> None:
    """Write puzzle and guess sheet for printing, whole or not at all. Raises `StoreError`."""
    write_atomically(path, to_pdf(puzzle, occasion))


def read_ipuz(path: Path) -> Puzzle:
    """The puzzle in a file. Raises `StoreError` and `IpuzError`."""
    with storing(path), path.open("rb") as file:
        content = file.read(LONGEST + 1)
    if len(content) > LONGEST:
        raise IpuzError(IpuzFault.TOO_LONG, path.name)
    try:
        # Some editors begin a file with a mark that JSON does not know.
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise IpuzError(IpuzFault.NOT_JSON, path.name) from error
    return from_ipuz(text)


def not_saved(path: Path, error: StoreError) -> str:
    """Why a file was not written."""
    return say(texts.NOT_SAVED, name=path.name, why=_disk(error))


def not_opened(path: Path, error: StoreError | IpuzError) -> str:
    """Why no puzzle was read."""
    if isinstance(error, StoreError):
        why = _disk(error)
    else:
        why = say(IPUZ_FAULTS.get(error.fault, texts.DAMAGED))
    return say(texts.NOT_OPENED, name=path.name, why=why)


def _disk(error: StoreError) -> str:
    return say(texts.DISK.get(error.reason, texts.DISK_ERROR))


@unique
class ExportKind(Enum):
    """What a puzzle may be written as; the values are the endings of file names."""

    IPUZ = "ipuz"
    PDF = "pdf"


_ASKED: dict[ExportKind, tuple[Text, Text]] = {
    ExportKind.IPUZ: (texts.EXPORT_IPUZ, texts.KIND_IPUZ),
    ExportKind.PDF: (texts.EXPORT_PDF, texts.KIND_PDF),
}


def export_puzzle(
    parent: QWidget, puzzle: Puzzle, kind: ExportKind, occasion: PaperHeading | None = None
) -> Path | None:
    """Ask for a place and write the puzzle there; the file, or None if there is none.

    What the disk refuses is told in a dialog of its own, which does not wait.
    """
    path = _place_to_save(parent, puzzle, kind)
    if path is None:
        return None
    try:
        if kind is ExportKind.IPUZ:
            write_ipuz(path, puzzle)
        else:
            write_pdf(path, puzzle, occasion or PaperHeading())
    except StoreError as error:
        _tell(parent, say(texts.NOT_SAVED_TITLE), not_saved(path, error))
        return None
    return path


def open_ipuz(parent: QWidget) -> Puzzle | None:
    """Ask for a file and read its puzzle; why it is none is told in a dialog of its own."""
    path = place_to_open(parent, say(texts.OPEN_IPUZ), kind=say(texts.KIND_IPUZ))
    if path is None:
        return None
    try:
        return read_ipuz(path)
    except (StoreError, IpuzError) as error:
        _tell(parent, say(texts.NOT_OPENED_TITLE), not_opened(path, error))
        return None


def _place_to_save(parent: QWidget, puzzle: Puzzle, kind: ExportKind) -> Path | None:
    title, pattern = _ASKED[kind]
    name = say(texts.FILE_NAME, game=say(TITLE), anchor=puzzle.anchor)
    return place_to_save(parent, say(title), kind=say(pattern), name=name, suffix=kind.value)


def _tell(parent: QWidget, title: str, sentence: str) -> None:
    dialog = PlainDialog(title, sentence, parent)
    dialog.add_close()
    dialog.fit(480, 200)
    dialog.open()
