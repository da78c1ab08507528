"""A theme at a text size: colours, fonts and measures as Qt wants them."""

from __future__ import annotations

import sys
from enum import IntEnum
from typing import Final

from PySide6.QtGui import QColor, QFont, QPalette

from wordsmith_desktop.core.value import Value

from .theme import LIGHT, Theme

GRID: Final = 8
"""Every distance is a multiple of this many pixels."""
TARGET: Final = 40
"""Least side of what is clicked most, in pixels at 100 % text."""
LEAST_TARGET: Final = 24
"""Least side of anything to be clicked, in pixels (WCAG 2.5.8)."""
FINGER: Final = 48
"""Instead of `TARGET` where everything is pressed with fingers."""
LEAST_FINGER: Final = 44
"""Instead of `LEAST_TARGET` (WCAG 2.5.5)."""


LARGE_TEXT: Final = 150
"""Percent."""


HINTING: Final = (
    QFont.HintingPreference.PreferVerticalHinting
    if sys.platform == "win32"
    else QFont.HintingPreference.PreferDefaultHinting
)
"""Windows would round the width of each letter to whole pixels: letters stand apart then, and lines
are 5 to 8 percent longer."""


class Size(IntEnum):
    """The type scale, in pixels at 100 %."""

    BODY = 18
    NAME = 20
    LEAD = 22
    TITLE = 28
    DISPLAY = 40
    MATCH = 48
    """The total of a match."""
    ENDING = 56
    MOVE = 104
    """The number of the move, the largest type on a table."""


class Look(Value):
    """What everything is painted with."""

    theme: Theme = LIGHT
    text_scale: int = 100
    """Percent."""
    reduced_motion: bool = False
    family: str = ""
    """Font family; empty for the system's own."""
    window_scale: int = 100
    """Percent by which type and controls grow with the window, on top of the text's own size."""

    table_scale: int = 100
    """Percent by which pieces grow with the window; text does not change them."""

    has_little_room: bool | None = None
    """Whether the window has little room for text of this size; None where there is no window."""

    for_fingers: bool = False
    """Whether everything is to be pressed with fingers."""

    @property
    def target(self) -> int:
        """Least side of what is clicked most, in pixels at 100 % text."""
        return FINGER if self.for_fingers else TARGET

    @property
    def least_target(self) -> int:
        """Least side of anything to be clicked, in pixels."""
        return LEAST_FINGER if self.for_fingers else LEAST_TARGET

    @property
    def bar_line(self) -> int:
        """Height of a line of buttons in the bar of a table, in pixels."""
        return max(self.least_target, self.px(4.25 if self.is_large else 6))

    @property
    def is_large(self) -> bool:
        """Whether a page has no room for what it could do without."""
        if self.has_little_room is not None:
            return self.has_little_room
        return self.text_scale >= LARGE_TEXT

    @property
    def has_largest_text(self) -> bool:
        """Whether text is so large that pages scroll rather than make anything smaller."""
        return self.text_scale > LARGE_TEXT

    @property
    def scale(self) -> float:
        """How much larger type and controls are than at 100 % in the smallest window."""
        return self.text_scale * self.window_scale / 10_000

    def gap(self, steps: float = 1) -> int:
        """A distance of so many grid steps, which text size does not change, in pixels."""
        return round(GRID * steps)

    def px(self, steps: float) -> int:
        """A length of so many grid steps that grows with the text, in pixels."""
        return round(GRID * steps * self.scale)

    def on_table(self, px: float) -> int:
        """A length on the table in pixels, which has so many in the smallest window."""
        return round(px * self.table_scale / 100)

    def text_px(self, size: Size | int = Size.BODY) -> int:
        """Height of type in pixels."""
        return round(size * self.scale)

    def font(self, size: Size | int = Size.BODY, *, bold: bool = False) -> QFont:
        """The typeface at a step of the scale."""
        font = QFont(self.family) if self.family else QFont()
        # Points would follow the screen's resolution, and other measures here do not.
        font.setPixelSize(self.text_px(size))
        font.setBold(bold)
        font.setHintingPreference(HINTING)
        return font

    def motion_ms(self, ms: int) -> int:
        """How long a movement takes: as asked, at most 200, or 0 under reduced motion."""
        return 0 if self.reduced_motion else min(ms, 200)

    def scene_ms(self, ms: int) -> int:
        """How long something takes that is there to be watched; 0 under reduced motion."""
        return 0 if self.reduced_motion else ms

    def palette(self) -> QPalette:
        """The colours for what no style sheet reaches."""
        theme = self.theme
        palette = QPalette()
        for role, colour in (
            (QPalette.ColorRole.Window, theme.table),
            (QPalette.ColorRole.WindowText, theme.ink),
            (QPalette.ColorRole.Base, theme.field),
            (QPalette.ColorRole.AlternateBase, theme.raised),
            (QPalette.ColorRole.Text, theme.ink),
            (QPalette.ColorRole.PlaceholderText, theme.muted),
            (QPalette.ColorRole.Button, theme.raised),
            (QPalette.ColorRole.ButtonText, theme.ink),
            (QPalette.ColorRole.ToolTipBase, theme.raised),
            (QPalette.ColorRole.ToolTipText, theme.ink),
            (QPalette.ColorRole.Highlight, theme.accent),
            (QPalette.ColorRole.HighlightedText, theme.accent_ink),
            (QPalette.ColorRole.Link, theme.accent),
            (QPalette.ColorRole.Accent, theme.accent),
        ):
            palette.setColor(role, QColor(colour))
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
        return palette


_SCALE_STEP: Final = 5
"""Percent: so coarse that a window that is being dragged is dressed anew a few times only."""


def scales(width: int, height: int) -> tuple[int, int]:
    """Percent by which type and the table grow in a window of that size in pixels.

    The table grows by k = min(width / 1280, height / 800), type by 45 in 100 of what k is beyond 1.
    """
    k = min(2.5, min(width / 1280, height / 800))
    type_scale = 100 + 45 * (max(1.0, k) - 1)
    return _SCALE_STEP * round(type_scale / _SCALE_STEP), _SCALE_STEP * int(100 * k / _SCALE_STEP)


_ROOMY: Final = (1100, 660)
"""Least breadth and height, in pixels at 100 % of type, where nothing has to be left out."""


def is_compact(width: int, height: int, scale: float) -> bool:
    """Whether a window of that size in pixels has little room for type of that scale (1 is 100 %).

    The one measure of room: a small window is as narrow as large text makes another.
    """
    return width < _ROOMY[0] * scale or height < _ROOMY[1] * scale


def colour(hexadecimal: str, alpha: float = 1.0) -> QColor:
    """A token as Qt's colour, with an opacity from 0 to 1."""
    made = QColor(hexadecimal)
    made.setAlphaF(alpha)
    return made
