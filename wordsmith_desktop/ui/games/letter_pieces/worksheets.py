"""The worksheets of the Letter Piece Game."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.games.letter_pieces.alphabet_sheet import ALPHABET_SHEET
from wordsmith_desktop.ui.games.letter_pieces.building_sheet import BUILDING_SHEET
from wordsmith_desktop.ui.games.letter_pieces.finding_sheet import FINDING_SHEET
from wordsmith_desktop.ui.kit.worksheet import Worksheet

WORKSHEETS: Final[tuple[Worksheet, ...]] = (ALPHABET_SHEET, BUILDING_SHEET, FINDING_SHEET)
"""In the order in which a class would use them."""
