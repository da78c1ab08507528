"""What people make in the pages of this game: puzzles of the workshop."""

from __future__ import annotations

from typing import Final

from .pieces_as_ipuz import kept_from_ipuz

READ: Final = kept_from_ipuz
