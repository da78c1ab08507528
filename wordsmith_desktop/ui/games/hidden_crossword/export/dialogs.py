"""Asking where a puzzle is to go, or where one lies, and telling what went wrong."""

from __future__ import annotations

from enum import Enum, unique
from pathlib import Path

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.hidden_crossword.ipuz_fields import IpuzError
from wordsmith_desktop.games.hidden_crossword.puzzle_file import Puzzle
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.ui.games.hidden_crossword.export import texts
from wordsmith_desktop.ui.games.hidden_crossword.export.occasion import Occasion
from wordsmith_desktop.ui.games.hidden_crossword.export.save import (
    not_opened,
    not_saved,
    read_ipuz,
    write_ipuz,
    write_pdf,
)
from wordsmith_desktop.ui.games.hidden_crossword.texts import TITLE
from wordsmith_desktop.ui.kit.dialogs import PlainDialog
from wordsmith_desktop.ui.kit.file_place import place_to_open, place_to_save
from wordsmith_desktop.ui.kit.texts import Text, say


@unique
class Kind(Enum):
    """What a puzzle may be written as; the values are the endings of file names."""

    IPUZ = "ipuz"
    PDF = "pdf"


_ASKED: dict[Kind, tuple[Text, Text]] = {
    Kind.IPUZ: (texts.EXPORT_IPUZ, texts.KIND_IPUZ),
    Kind.PDF: (texts.EXPORT_PDF, texts.KIND_PDF),
}


def export_puzzle(
    parent: QWidget, puzzle: Puzzle, kind: Kind, occasion: Occasion | None = None
) -> Path | None:
    """Ask for a place and write the puzzle there; the file, or None if there is none.

    What the disk refuses is told in a dialog of its own, which does not wait.
    """
    path = _place_to_save(parent, puzzle, kind)
    if path is None:
        return None
    try:
        if kind is Kind.IPUZ:
            write_ipuz(path, puzzle)
        else:
            write_pdf(path, puzzle, occasion or Occasion())
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


def _place_to_save(parent: QWidget, puzzle: Puzzle, kind: Kind) -> Path | None:
    title, pattern = _ASKED[kind]
    name = say(texts.FILE_NAME, game=say(TITLE), anchor=puzzle.anchor)
    return place_to_save(parent, say(title), kind=say(pattern), name=name, suffix=kind.value)


def _tell(parent: QWidget, title: str, sentence: str) -> None:
    dialog = PlainDialog(title, sentence, parent)
    dialog.add_close()
    dialog.fit(480, 200)
    dialog.open()
