"""How every table is composed: a header, the felt with a rail beside it, and a bar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from .appearance import look
from .header import TableHeader
from .layouts import in_column
from .table_bar import TableBar

SIDE: Final = 20
"""Pixels between the table and the window's left and right edge."""
FOOT: Final = 16
"""Pixels below the bar."""
HEAD: Final = 6
"""Pixels above the header, and between the table's zones."""


def compose(
    page: QWidget, *, header: TableHeader, felt: QWidget, bar: TableBar, rail: QWidget | None = None
) -> QVBoxLayout:
    """Lay a page out; the felt takes all the room that header, rail and bar leave."""
    bar.news.tag.lie_over_head(header)
    whole = in_column(header, inside=page, spacing=look().gap(1), margins=(SIDE, HEAD, SIDE, FOOT))
    middle = QHBoxLayout()
    middle.setSpacing(look().gap(2))
    middle.addWidget(felt, 1)
    if rail is not None:
        middle.addWidget(rail)
    whole.addLayout(middle, 1)
    whole.addWidget(bar)
    return whole


def piece_height(page: QSize, share: float, *, count: float, aspect: float, width: float) -> int:
    """Height of a piece in pixels: a share of the page's height, less where it is not broad enough.

    `count` pieces of that `aspect` (breadth in height), gaps included, are to stand in `width`
    pixels. It follows from the window alone, so that nothing grows or shrinks while one plays.
    """
    return max(1, round(min(share * page.height(), width / (count * aspect))))
