"""The size of paper and its margins."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize

_MARGIN: Final = 14.0
"""Millimetres; printers reach no further than about 6."""
_LETTER: Final = frozenset(
    ("BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE")
)
"""Where paper is Letter (Unicode's CLDR); it is A4 everywhere else."""


def page_layout(locale: QLocale) -> QPageLayout:
    """Paper as it is sold where that locale is at home."""
    country = QLocale.territoryToCode(locale.territory())
    size = QPageSize.PageSizeId.Letter if country in _LETTER else QPageSize.PageSizeId.A4
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    return QPageLayout(
        QPageSize(size), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
    )
