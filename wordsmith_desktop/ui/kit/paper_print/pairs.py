"""Two players' blocks or tables side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from wordsmith_desktop.ui.kit.paper_print.blocks import Block
from wordsmith_desktop.ui.kit.paper_print.flow import Column, Section

GUTTER: Final = 60
"""Between the two."""


def half_of(width: float) -> float:
    """The width of one of two."""
    return (width - GUTTER) / 2


def in_pairs(
    width: float,
    count: int,
    make: Callable[[int, float], Column | Block],
    *,
    may_begin_below: bool = True,
) -> Iterator[Section]:
    """Two by two; `make` gives that of a number, for half of the width."""
    half = half_of(width)
    made = [_column(make(number, half)) for number in range(count)]
    for first in range(0, count, 2):
        columns = _placed(made[first : first + 2], half + GUTTER)
        yield Section(tuple(columns), may_begin_below=may_begin_below)


def _column(made: Column | Block) -> Column:
    return Column((made,)) if isinstance(made, Block) else made


def _placed(columns: Sequence[Column], step: float) -> Iterator[Column]:
    for place, column in enumerate(columns):
        yield replace(column, x=place * step)
