"""Opens a file of any kind of crossword, told by what is in it and not by its name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from wordsmith_desktop.core.value import replace

from .across_lite import read_across_text, read_puz
from .clued.as_ipuz import crossword_in, opened_ipuz
from .clued.criss_cross import criss_cross_of, is_criss_cross
from .clued.report import OpenedFile
from .file_faults import FileFault, PuzzleFileError, reading_puzzle
from .hidden_file import is_hidden
from .jpz import read_jpz
from .pieces_as_ipuz import Kept, kept_from_ipuz
from .workpiece import Workpiece

SUFFIXES: Final = ("ipuz", "puz", "jpz")
"""The endings of the names of crosswords, without their dots."""
_HEAD: Final = 4_096
_ACROSS: Final = b"ACROSS&DOWN"
_TEXT: Final = (b"<ACROSS PUZZLE>", b"<ACROSS PUZZLE V2>")


@reading_puzzle()
def open_puzzle(content: bytes, name: str, number: int | None = None) -> OpenedFile:
    """The puzzle of a file of that name; a `number` unlocks its solution.

    Raises `PuzzleFileError`.
    """
    if is_hidden(content):
        raise PuzzleFileError(FileFault.HIDDEN, name)
    head = content[:_HEAD].removeprefix(b"\xef\xbb\xbf").lstrip()
    if _ACROSS in head:
        return read_puz(content, number)
    if head.upper().startswith(_TEXT):
        return read_across_text(content)
    if head.startswith((b"{", b"ipuz(")):
        return opened_ipuz(crossword_in(content))
    if head.startswith((b"PK", b"<")) or _is_wide_xml(content):
        return read_jpz(content)
    is_named = Path(name).suffix.lower().removeprefix(".") in SUFFIXES
    raise PuzzleFileError(FileFault.UNREADABLE if is_named else FileFault.OTHER_KIND, name)


def kept_in(content: bytes, opened: OpenedFile) -> Kept:
    """What the workshop keeps of a file that was opened: one of ours as it was, a criss-cross for
    the bench, any other puzzle for the desk.

    Raises `PuzzleFileError`.
    """
    if content.lstrip(b"\xef\xbb\xbf \r\n").startswith(b"{"):
        kept = kept_from_ipuz(content)
        if isinstance(kept, Workpiece):
            return kept
        opened = replace(opened, puzzle=kept)
    return criss_cross_of(opened.puzzle) if is_criss_cross(opened.puzzle) else opened.puzzle


def _is_wide_xml(content: bytes) -> bool:
    """XML may be in UTF-16."""
    return content.startswith((b"\xff\xfe<", b"\xfe\xff\0<"))
