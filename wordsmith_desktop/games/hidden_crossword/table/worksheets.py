"""The worksheets of the Hidden Crossword."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.window.kit.worksheet import Worksheet

from .crossword_sheet import CROSSWORD_SHEET

WORKSHEETS: Final[tuple[Worksheet, ...]] = (CROSSWORD_SHEET,)
