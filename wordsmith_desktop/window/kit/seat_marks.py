"""How a seat is told from the others wherever it appears: by emblem, colour and dashes."""

from __future__ import annotations

from collections.abc import Sequence
from colorsys import hls_to_rgb, rgb_to_hls
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.records.profiles import COLOURS, seat_colours
from wordsmith_desktop.wording.computer_players import level_said
from wordsmith_desktop.wording.texts import EMBLEMS, say

from .emblems import FILLS, paint_emblem
from .faces import paint_face
from .look import Look, colour
from .theme import CONTRAST, Colour, Theme, contrast

LEAST: Final = 3.0
"""Contrast that parts of a game need (WCAG 2.2, 1.4.11)."""
LEAST_OF_CONTRAST: Final = 7.0
"""The same in the theme of high contrast."""
_DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (), (6.0, 2.5), (1.5, 2.0), (8.0, 2.0, 1.5, 2.0),
    (3.0, 2.0), (8.0, 2.0, 1.5, 2.0, 1.5, 2.0), (11.0, 3.0), (4.0, 2.0, 1.5, 2.0),
)  # fmt: skip
"""Dashes and gaps by place in `COLOURS`, in pen widths; none for an unbroken line."""


class SeatMark(Value):
    """A seat's emblem; colour and dashes follow from it."""

    emblem: str
    """One of `COLOURS`."""
    level: int = 0
    """Of the computer on the seat; 0 for a person."""

    @property
    def name(self) -> str:
        """The emblem in words, such as "Blue circle", and a computer's level."""
        emblem = say(EMBLEMS[self.emblem])
        return f"{level_said(self.level)}, {emblem}" if self.level else emblem

    def colour_on(self, ground: Colour, theme: Theme) -> Colour:
        """The seat's colour for lines and bars, as light or dark as the ground needs it."""
        least = LEAST_OF_CONTRAST if theme.name == CONTRAST.name else LEAST
        return _seen_on(FILLS[self.emblem], ground, least)

    def pen_on(self, ground: Colour, theme: Theme, width: float) -> QPen:
        """A pen in the seat's colour, `width` pixels broad, with the seat's own dashes."""
        pen = QPen(colour(self.colour_on(ground, theme)), width)
        dashes = _DASHES[COLOURS.index(self.emblem)]
        if dashes:
            pen.setDashPattern(dashes)
        return pen

    def paint(self, painter: QPainter, rect: QRectF, look: Look, ground: Colour = "") -> None:
        """Paint the emblem into a square, with a rim that stands out from the ground.

        `ground` is one of the theme's colours, by default the table's.
        """
        theme = look.theme
        inks = (theme.ink, theme.paper_ink)
        rim = max(inks, key=lambda ink: contrast(ink, ground or theme.table))
        if self.level:
            paint_face(painter, rect, self.level, self.emblem, look, ink=rim)
        else:
            paint_emblem(painter, rect, self.emblem, look, ink=rim)


def seat_marks(own: Sequence[str]) -> tuple[SeatMark, ...]:
    """A mark for each seat, no two alike: `own` is by seat what its player chose, or ""."""
    return tuple(map(SeatMark, seat_colours(own)))


@lru_cache(maxsize=256)
def _seen_on(fill: Colour, ground: Colour, least: float) -> Colour:
    """The hue of a fill, drawn toward black or white until it has contrast with the ground."""
    if contrast(fill, ground) >= least:
        return fill
    ends = (0, 100)
    towards = max(ends, key=lambda end: contrast(_with_lightness(fill, end), ground))
    red, green, blue = (int(fill[i : i + 2], 16) / 255 for i in (1, 3, 5))
    start = round(rgb_to_hls(red, green, blue)[1] * 100)
    steps = range(start, towards + 1) if towards else range(start, towards - 1, -1)
    shades = (_with_lightness(fill, percent) for percent in steps)
    return next((shade for shade in shades if contrast(shade, ground) >= least), fill)


def _with_lightness(fill: Colour, percent: int) -> Colour:
    red, green, blue = (int(fill[i : i + 2], 16) / 255 for i in (1, 3, 5))
    hue, _lightness, saturation = rgb_to_hls(red, green, blue)
    channels = hls_to_rgb(hue, percent / 100, saturation)
    return "#" + "".join(f"{round(channel * 255):02X}" for channel in channels)
