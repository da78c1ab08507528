"""What people make in the pages of this game: puzzles, and how far they are with solving others."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.common.made_files import ReaderOfMade

from .clued import solved
from .clued.progress import FOLDER, solving_in
from .pieces_as_ipuz import kept_from_ipuz

_SOLVED: Final = f"{FOLDER}/{solved.NAME}"


class _Reader(ReaderOfMade):
    def check(self, name: str, content: bytes) -> None:
        if name == _SOLVED:
            solved.solved_in(content)
        elif name.startswith(f"{FOLDER}/"):
            solving_in(content)
        else:
            kept_from_ipuz(content)

    def joined(self, name: str, here: bytes, there: bytes) -> bytes:
        return solved.joined(here, there) if name == _SOLVED else here


READER: Final = _Reader()
