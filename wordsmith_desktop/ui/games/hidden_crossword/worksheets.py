"""The worksheets of the Hidden Crossword."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.games.hidden_crossword.crossword_sheet import CROSSWORD_SHEET
from wordsmith_desktop.ui.kit.worksheet import Worksheet

WORKSHEETS: Final[tuple[Worksheet, ...]] = (CROSSWORD_SHEET,)
