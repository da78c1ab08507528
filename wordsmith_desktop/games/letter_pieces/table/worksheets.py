"""The worksheets of the Letter Piece Game."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.window.kit.worksheet import Worksheet

from .alphabet_sheet import ALPHABET_SHEET
from .building_sheet import BUILDING_SHEET
from .finding_sheet import FINDING_SHEET

WORKSHEETS: Final[tuple[Worksheet, ...]] = (ALPHABET_SHEET, BUILDING_SHEET, FINDING_SHEET)
"""In the order in which a class would use them."""
