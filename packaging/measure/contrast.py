"""Measure on pictures whether all that is written and drawn can be seen (WCAG 1.4.3, 1.4.11).

`packaging/dev.py -m measure.contrast [--only NAME] [--in dark]` plays every scene in every theme.
What is painted is noted by a paint engine of its own; its colours are then read from the picture:
those of a text from where its letters are and from right beside them, those of a shape from its
edge and from both sides of it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from math import hypot
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from pictures.screens import THEMES, find_scenes, set_stage, staged
from pictures.stage import Scene, Variant
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBitmap,
    QColor,
    QFontInfo,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QRegion,
)
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from .painted import Drawn, Lettered, Pictured, Written, lettering, record
from .room import begin

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from wordsmith_desktop.window.kit.theme import Theme

    Pixels = NDArray[np.float64]

SIZE: Final = (1280, 800)
LEAST_TEXT: Final = 4.5
LEAST_LARGE: Final = 3.0
"""Of large text: 24 pixels, or 19 in bold."""
LEAST_FOR_CONTRAST: Final = 7.0
"""Of a text in the theme of high contrast."""
LEAST_GRAPHIC: Final = 3.0
LEAST_INACTIVE: Final = 2.5
"""Of a text on what cannot be used now, of which WCAG asks nothing: it can still be read."""
_BESIDE: Final = 2
"""So many pixels around a text are what it stands on."""
_SHARE: Final = 20
"""Percent of what lies around that may be nearer to the ink: an edge, another letter."""
_SEEN: Final = 60.0
"""A pixel is of a colour that is no further from it than that, of 442."""
_STEPS: Final = 48
"""At so many places along its edge a shape is looked at."""
_LEAST_EDGE: Final = 0.4
"""Share of an edge that has to stand out: in a row and in a heap the rest touches its like."""
_LEAST_SEEN: Final = 0.75
"""Something lies on a shape of which less is to be seen, as on all but the upper one of a heap."""
_OPAQUE: Final = 200
"""Alpha of what is no shadow."""
_NEAR: Final = 5
"""Pixels on both sides of an edge that are looked at: its line, what it holds, what is around."""
_NOTHING: Final = 1.05
"""Where a picture's edge has no more than that, something plain lies over all of it."""
_LEAST_SHAPE: Final = 10
"""Pixels of the longer side: what is smaller belongs to an ornament, as on the cards at home."""
_LEAST_PICTURE: Final = 24
"""Pixels of the shorter side; as above."""
_LEAST_TYPE: Final = 8
"""Pixels."""
_LEAST_ON_ORNAMENTS: Final = 17
"""As above; smaller letters on these say nothing that is not beside them in words."""
_ORNAMENTS: Final = ("AnswerCard", "BagsLine", "Picture", "TokenBadge")
"""Kinds of widgets with a picture of cards, dice or tiles."""
MEANT: Final = (
    "edge",
    "ink",
    "muted",
    "accent",
    "focus",
    "good",
    "bad",
    "paper_ink",
    "paper_muted",
    "paper_good",
    "paper_bad",
    "accent_ink",
    "wood_ink",
)
"""Tokens of what says something; the others are grounds, threads, rules and washes."""

GROUNDS: Final = ("table", "felt", "raised", "field", "paper", "wood")
"""What lies below; in high contrast some of what is meant has their colour."""


class Finding(NamedTuple):
    """What is too faint."""

    what: str
    ratio: float
    least: float

    def __str__(self) -> str:
        return f"{self.ratio:.2f} of {self.least:g}: {self.what}"


class Measured(NamedTuple):
    """What was looked at in a picture."""

    texts: int
    shapes: int
    hidden: int
    """Texts that something else lies over, or that are scrolled away."""
    faint: tuple[Finding, ...]


def measure(widget: QWidget, theme: Theme) -> Measured:
    """Everything written and drawn on a widget that is shown."""
    recorder = record(widget)
    pixels = pixels_of(widget.grab().toImage())
    texts = [
        None
        if _is_painted_over(one, recorder.painted[one.below :])
        else _measure_text(one, pixels, widget, theme)
        for one in recorder.written
    ]
    uppermost = _uppermost(recorder.painted, widget.size())
    shapes = [
        _measure_shape(one, number, uppermost, pixels, theme)
        for number, one in enumerate(recorder.painted, 1)
        if isinstance(one, Drawn)
    ]
    kept = [one for one in recorder.painted if isinstance(one, Pictured)]
    lines = _lines(recorder.painted, uppermost, theme)
    pictures = [_measure_picture(one, kept, lines, pixels, widget) for one in kept]
    frames = list(_measure_frames(widget, pixels))
    found = [one for one in (*texts, *shapes, *pictures, *frames) if one is not None]
    faint = tuple(dict.fromkeys(one for one in found if one.ratio < one.least))
    seen = len(texts) - texts.count(None)
    return Measured(seen, len(found) - seen, texts.count(None), faint)


def pixels_of(image: QImage) -> Pixels:
    """Red, green and blue from 0 to 255: row, column, channel."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    whole = lines[:, : image.width() * 4].reshape(image.height(), image.width(), 4)
    return whole[:, :, 2::-1].astype(float)


def luminance(colours: Pixels) -> Pixels:
    """Relative luminance of colours whose last axis is red, green, blue (WCAG 2.2)."""
    share = colours / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    weighed: Pixels = linear @ np.array((0.2126, 0.7152, 0.0722))
    return weighed


def ratios(one: Pixels, other: Pixels) -> Pixels:
    """Contrast from 1 to 21 (WCAG 2.2)."""
    a, b = luminance(one) + 0.05, luminance(other) + 0.05
    contrast: Pixels = np.maximum(a, b) / np.minimum(a, b)
    return contrast


def _rgb(colour: QColor) -> Pixels:
    return np.array((colour.red(), colour.green(), colour.blue()), float)


def _is_like(pixels: Pixels, colour: Pixels) -> NDArray[np.bool_]:
    near: NDArray[np.bool_] = np.linalg.norm(pixels - colour, axis=-1) < _SEEN
    return near


# Texts


def _measure_text(one: Written, pixels: Pixels, widget: QWidget, theme: Theme) -> Finding | None:
    """How a text stands out from what it is written on; none where nothing of it is seen."""
    box = _box(one).intersected(one.clip)
    type_px = _type_px(one)
    is_ornament = type(one.part).__name__ in _ORNAMENTS
    least_px = _LEAST_ON_ORNAMENTS if is_ornament else _LEAST_TYPE
    if not one.text.strip() or box.isEmpty() or type_px < least_px:
        return None
    if _is_covered(one.part, box, widget):
        return None
    around = pixels[box.top() : box.bottom() + 1, box.left() : box.right() + 1]
    cover = _cover(one, box)
    core = cover >= max(1, int(cover.max() * 0.9))
    ground = ~_grown(cover > 0)
    if cover.max() < 96 or not ground.any():
        return None
    ink = np.median(around[core], axis=0)
    if one.is_solid and not _is_like(ink, _rgb(one.ink)):
        return _measure_beside(one, around, widget, theme)
    against = ratios(around[ground], _rgb(one.ink) if one.is_solid else ink)
    ratio = float(np.percentile(against, _SHARE))
    return Finding(_said(one, widget), ratio, _least_of(one, widget, theme))


def _type_px(one: Written) -> float:
    """The size of type in the picture's pixels, whichever way it is turned."""
    return QFontInfo(one.font).pixelSize() * hypot(one.way.m21(), one.way.m22())


def _measure_beside(one: Written, around: Pixels, widget: QWidget, theme: Theme) -> Finding | None:
    """The same where type was set a little beside where it is measured, as a spaced heading is."""
    ink = _rgb(one.ink)
    if not _is_like(around, ink).any():
        return None
    ratio = float(ratios(np.median(around, axis=(0, 1)), ink))
    return Finding(_said(one, widget), ratio, _least_of(one, widget, theme))


def _is_covered(part: object, box: QRect, widget: QWidget) -> bool:
    """Whether another widget lies over this one, or over a part of what it has in a box."""
    if not isinstance(part, QWidget):
        return False
    places = (box.center(), box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight())
    uppers = {widget.childAt(place) or widget for place in places}
    return any(
        not (part is upper or part.isAncestorOf(upper) or upper.isAncestorOf(part))
        for upper in uppers
    )


def _is_painted_over(one: Written, later: Sequence[Drawn | Pictured]) -> bool:
    """Whether another widget paints over a part of a text, such as news or an arrow."""
    box = _box(one).intersected(one.clip)
    return any(
        isinstance(shape, Drawn)
        and shape.part is not one.part
        and _area(shape).intersects(QRectF(box.intersected(shape.clip)))
        for shape in later
    )


def _area(shape: Drawn) -> QPainterPath:
    """All that it covers."""
    if shape.is_filled:
        return shape.edge
    stroker = QPainterPathStroker()
    stroker.setWidth(shape.breadth)
    return stroker.createStroke(shape.edge)


def _box(one: Written) -> QRect:
    """The pixels of a text with a little around it, but to its sides no more than its own room.

    Beyond that begins what has another ground, as where letters are selected.
    """
    metrics = QFontMetricsF(one.font)
    tight = metrics.tightBoundingRect(one.text)
    # The first and the last pixel may be shared with what is beside.
    room = QRectF(1.0, tight.top(), metrics.horizontalAdvance(one.text) - 2.0, tight.height())
    wide = tight.adjusted(-_BESIDE, 0, _BESIDE, 0).intersected(room).united(tight)
    wide.adjust(0, -_BESIDE, 0, _BESIDE)
    return one.way.mapRect(wide.translated(one.at)).toAlignedRect()


def _cover(one: Written, box: QRect) -> NDArray[np.int16]:
    """How much of each pixel the letters cover, to 255."""
    image = QImage(box.size(), QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-QPointF(box.topLeft()))
    painter.setTransform(one.way, combine=True)
    painter.setFont(one.font)
    painter.setPen(Qt.GlobalColor.white)
    painter.drawText(one.at, one.text)
    painter.end()
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return lines[:, : image.width()].astype(np.int16)


def _grown(mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """By a pixel on all sides."""
    wide = np.pad(mask, 1)
    down, across = mask.shape
    moved = [wide[y : y + down, x : x + across] for y in range(3) for x in range(3)]
    grown: NDArray[np.bool_] = np.logical_or.reduce(moved)
    return grown


def _owner(one: Written, widget: QWidget) -> QWidget:
    """The part that a text stands on."""
    return widget.childAt(_box(one).center()) or widget


def _least_of(one: Written, widget: QWidget, theme: Theme) -> float:
    if not _owner(one, widget).isEnabled():
        return LEAST_INACTIVE
    if theme.name == "contrast":
        return LEAST_FOR_CONTRAST
    type_px = _type_px(one)
    return LEAST_LARGE if type_px >= (19 if one.font.bold() else 24) else LEAST_TEXT


def _said(one: Written, widget: QWidget) -> str:
    colour = one.ink.name() if one.is_solid else f"{one.ink.name()} in part"
    return f"“{one.text[:40]}” in {type(_owner(one, widget)).__name__}, {colour}"


# Shapes


def _uppermost(painted: Sequence[Drawn | Pictured], size: QSize) -> NDArray[np.uint32]:
    """The number of what lies uppermost at each pixel, from 1; 0 of a picture."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    for number, one in enumerate(painted, 1):
        painter.setClipRect(one.clip)
        if isinstance(one, Pictured):
            solid = QRegion(QBitmap.fromImage(_solid(one.image)))
            painter.setClipRegion(solid.translated(one.at), Qt.ClipOperation.IntersectClip)
            painter.fillRect(QRect(one.at, one.image.size()), Qt.GlobalColor.black)
            continue
        colour = QColor(number >> 16, number >> 8 & 255, number & 255)
        painter.setPen(QPen(colour, one.breadth) if one.breadth else Qt.PenStyle.NoPen)
        painter.setBrush(colour if one.is_filled else Qt.BrushStyle.NoBrush)
        painter.drawPath(one.edge)
    painter.end()
    lines = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), -1)
    numbers: NDArray[np.uint32] = lines & np.uint32(0xFFFFFF)
    return numbers


def _measure_shape(
    one: Drawn, number: int, uppermost: NDArray[np.uint32], pixels: Pixels, theme: Theme
) -> Finding | None:
    """How a shape that says something stands out; none where it says nothing or is not seen."""
    box = one.edge.boundingRect()
    is_ground = box.width() > pixels.shape[1] * 0.9 or max(box.width(), box.height()) < _LEAST_SHAPE
    token = _token(one.colour, theme)
    if not token or is_ground:
        return None
    ways = (one.edge.percentAtLength(one.edge.length() * at / _STEPS) for at in range(_STEPS))
    seen = [_seen_at(one, way, pixels, uppermost == number) for way in ways]
    found = [ratio for ratio in seen if ratio]
    if len(found) < _STEPS * _LEAST_SEEN:
        return None
    what = (
        f"{token} shape of {box.width():.0f} × {box.height():.0f} at {box.x():.0f}, {box.y():.0f}"
    )
    return Finding(what, float(np.percentile(found, 100 * (1 - _LEAST_EDGE))), LEAST_GRAPHIC)


def _token(colour: QColor, theme: Theme) -> str:
    """The job of a colour that says something; empty for any other."""
    name = colour.name().upper()
    lacquers = {
        getattr(theme, kind).outline: kind
        for kind in theme.__struct_fields__
        if hasattr(getattr(theme, kind), "outline")
    }
    grounds = {getattr(theme, ground) for ground in GROUNDS}
    meant = {getattr(theme, token): token for token in reversed(MEANT)}
    return "" if name in grounds else meant.get(name) or lacquers.get(name, "")


def _seen_at(one: Drawn, share: float, pixels: Pixels, own: NDArray[np.bool_]) -> float:
    """How an edge stands out at a place along it; 0 where something lies over it."""
    at = one.edge.pointAtPercent(share)
    turn = np.radians(one.edge.angleAtPercent(share))
    # Qt's angles go against the clock while y goes down.
    side = np.array((np.sin(turn), np.cos(turn)))
    near = one.breadth / 2 + 1
    across = [sign * (near + step) * side for step in range(_NEAR) for sign in (1, -1)]
    row, column = int(at.y()), int(at.x())
    if (
        not one.clip.contains(column, row)
        or not own[row - 1 : row + 2, column - 1 : column + 2].any()
    ):
        return 0.0
    on = _at(pixels, at.x(), at.y())
    beside = [_at(pixels, at.x() + dx, at.y() + dy) for dx, dy in across]
    known = [colour for colour in beside if colour is not None]
    colour = _rgb(one.colour)
    looked_at = ([on] if on is not None else []) if one.breadth else known
    if len(known) < len(beside) or not any(_is_like(each, colour) for each in looked_at):
        return 0.0
    light = luminance(np.array((colour, *known))) + 0.05
    return float(light.max() / light.min())


def _at(pixels: Pixels, x: float, y: float) -> Pixels | None:
    row, column = int(y), int(x)
    if not (0 <= row < pixels.shape[0] and 0 <= column < pixels.shape[1]):
        return None
    found: Pixels = pixels[row, column]
    return found


# Pictures


def _measure_picture(
    one: Pictured,
    kept: Sequence[Pictured],
    lines: NDArray[np.bool_],
    pixels: Pixels,
    widget: QWidget,
) -> Finding | None:
    """How the outline of a picture stands out from what it lies on; none where little is seen.

    Beside another picture, as in a heap or a row, it need not, nor within a ring, which is
    measured itself.
    """
    box = QRect(one.at, one.image.size())
    is_whole = one.clip.contains(box) and not _is_covered(one.part, box, widget)
    if not is_whole or min(box.width(), box.height()) < _LEAST_PICTURE:
        return None
    solid = _alpha(one.image) > _OPAQUE
    contour = solid & _grown(~solid)
    colours = pixels_of(one.image)
    there = pixels[box.top() : box.bottom() + 1, box.left() : box.right() + 1]
    own = np.linalg.norm(colours - there, axis=-1) < _SEEN
    is_shadow = not contour.any() or np.ptp(colours[solid], axis=0).max() < _SEEN
    if is_shadow or own[contour].mean() < _LEAST_SEEN:
        return None
    ringed = lines[box.top() : box.bottom() + 1, box.left() : box.right() + 1]
    free = contour & own & ~_beside_others(box, kept) & ~ringed
    if free.sum() < _LEAST_PICTURE:
        return None
    steps = _steps_near(luminance(there) + 0.05)[free]
    what = f"picture of {box.width()} × {box.height()} at {box.x()}, {box.y()}"
    ratio = float(np.percentile(steps, 100 * (1 - _LEAST_EDGE)))
    return Finding(what, ratio, LEAST_GRAPHIC) if ratio > _NOTHING else None


def _lines(
    painted: Sequence[Drawn | Pictured], uppermost: NDArray[np.uint32], theme: Theme
) -> NDArray[np.bool_]:
    """What is near a line that says something."""
    said = [
        number
        for number, one in enumerate(painted, 1)
        if isinstance(one, Drawn) and one.breadth and _token(one.colour, theme)
    ]
    near = np.isin(uppermost, said)
    for _ in range(_NEAR):
        near = _grown(near)
    return near


def _solid(image: QImage) -> QImage:
    """Black where a picture hides what it lies on, white elsewhere."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    alpha.reinterpretAsFormat(QImage.Format.Format_Grayscale8)
    alpha.invertPixels()
    return alpha.convertToFormat(QImage.Format.Format_Mono, Qt.ImageConversionFlag.ThresholdDither)


def _alpha(image: QImage) -> NDArray[np.uint8]:
    image = image.convertToFormat(QImage.Format.Format_Alpha8)
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return lines[:, : image.width()]


def _beside_others(box: QRect, kept: Sequence[Pictured]) -> NDArray[np.bool_]:
    """Where in the box of a picture another one lies."""
    others = np.zeros((box.height(), box.width()), bool)
    for one in kept:
        other = QRect(one.at, one.image.size())
        if other != box:
            met = other.intersected(box).translated(-box.topLeft())
            others[met.top() : met.bottom() + 1, met.left() : met.right() + 1] = True
    return others


def _steps_near(light: Pixels) -> Pixels:
    """The greatest contrast among what is near each pixel."""
    wide = np.pad(light, _NEAR, mode="edge")
    windows = np.lib.stride_tricks.sliding_window_view(wide, (2 * _NEAR + 1, 2 * _NEAR + 1))
    steps: Pixels = windows.max((2, 3)) / windows.min((2, 3))
    return steps


def measure_letters(noted: Sequence[Lettered], theme: Theme) -> list[Finding]:
    """How texts in kept pictures stand out from what they were written on."""
    found = []
    for one in noted:
        before, after = pixels_of(one.ground), pixels_of(one.after)
        written = (np.linalg.norm(before - after, axis=-1) > _SEEN / 4) & (
            _alpha(one.ground) == 255
        )
        if one.ink.alpha() == 255 and written.any():
            against = ratios(before[written], _rgb(one.ink))
            least = LEAST_FOR_CONTRAST if theme.name == "contrast" else LEAST_TEXT
            ratio = float(np.percentile(against, _SHARE))
            found.append(Finding(f"“{one.text}” in a picture, {one.ink.name()}", ratio, least))
    return found


# Frames


def _measure_frames(widget: QWidget, pixels: Pixels) -> Iterator[Finding]:
    """Fields, and boxes to be ticked, whose edges Qt's style paints."""
    for part in widget.findChildren(QWidget):
        box = _frame_of(part)
        if box is None or not part.isVisibleTo(widget) or not part.isEnabled():
            continue
        at = part.mapTo(widget, box.topLeft())
        placed = QRect(at, box.size())
        seen = part.visibleRegion().boundingRect().contains(box)
        if seen and not _is_covered(part, placed, widget):
            ratio = _edge_of(placed, pixels)
            yield Finding(f"frame of {type(part).__name__} at {at.x()}, {at.y()}", ratio, 3.0)


def _frame_of(part: QWidget) -> QRect | None:
    from PySide6.QtWidgets import QStyle, QStyleOptionButton

    if isinstance(part, QComboBox | QAbstractSpinBox) or (
        isinstance(part, QLineEdit)
        and not isinstance(part.parentWidget(), QComboBox | QAbstractSpinBox)
    ):
        return part.rect()
    if type(part) in (QCheckBox, QRadioButton):
        option = QStyleOptionButton()
        part.initStyleOption(option)  # type: ignore[attr-defined]
        is_tick = isinstance(part, QCheckBox)
        element = (
            QStyle.SubElement.SE_CheckBoxIndicator
            if is_tick
            else QStyle.SubElement.SE_RadioButtonIndicator
        )
        return part.style().subElementRect(element, option, part)
    return None


def _edge_of(box: QRect, pixels: Pixels) -> float:
    """The greatest step from outside to inside, on the faintest of the four sides."""
    middle = box.center()
    ways = (
        (middle.x(), box.top(), 0, 1),
        (middle.x(), box.bottom(), 0, -1),
        (box.left(), middle.y(), 1, 0),
        (box.right(), middle.y(), -1, 0),
    )
    return min(_greatest_step(pixels, *way) for way in ways)


def _greatest_step(pixels: Pixels, x: int, y: int, right: int, down: int) -> float:
    line = [_at(pixels, x + right * step, y + down * step) for step in range(-2, 6)]
    known = [colour for colour in line if colour is not None]
    return max(float(ratios(known[0], colour)) for colour in known)


# All scenes


def measured(scene: Scene, theme_name: str, family: str, *, language: Any = "en") -> Measured:
    """Play a scene in a theme, and measure its picture and those that were kept for it."""
    from wordsmith_desktop.window.kit.theme import THEMES as ALL

    variant = Variant(language, theme_name, SIZE)
    theme = ALL[theme_name]
    with lettering() as noted, staged(scene, variant, family) as (widget, context):
        context.wait_for_work()
        found = measure(widget, theme)
        letters = measure_letters(noted, theme)
    faint = tuple(one for one in letters if one.ratio < one.least)
    return found._replace(
        texts=found.texts + len(letters), faint=tuple(dict.fromkeys((*found.faint, *faint)))
    )


def main(arguments: Sequence[str]) -> int:
    """Measure what is asked for; 1 if anything is too faint."""
    parser = argparse.ArgumentParser(description="Measure contrast on pictures of every scene.")
    parser.add_argument("--only", action="append", metavar="NAME", help="scenes that begin so")
    parser.add_argument("--in", action="append", choices=THEMES, dest="themes")
    given = parser.parse_args(arguments)
    scenes = [one for one in find_scenes() if one.name.startswith(tuple(given.only or ("",)))]
    texts = shapes = count = 0
    with tempfile.TemporaryDirectory(prefix="wordsmith-stage-") as stage:
        set_stage(Path(stage))
        family = begin()
        for scene in scenes:
            for theme in given.themes or THEMES:
                try:
                    found = measured(scene, theme, family)
                except TimeoutError as error:  # the others are to be measured all the same
                    print(f"{scene.name} {theme}: not played, {error}", flush=True)
                    count += 1
                    continue
                texts, shapes = texts + found.texts, shapes + found.shapes
                count += len(found.faint)
                for fault in found.faint:
                    print(f"{scene.name} {theme}: {fault}", flush=True)
    print(f"{len(scenes)} scenes, {texts} texts, {shapes} shapes, {count} too faint", flush=True)
    return int(count > 0)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
