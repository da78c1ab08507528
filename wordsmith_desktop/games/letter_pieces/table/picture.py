"""The game's picture on the home page, and the program's mark, built from pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.pieces import PieceState, paint_piece, shape

from ..rules.alphabet import Alphabet, Construction, LetterPart
from ..rules.pieces import CAP_HEIGHT, UNIT, Shape, outline

LETTER_GAP = 0.42
"""Room between two letters of a word, in units."""
_ABOVE = {Shape.B: 0, Shape.C: 1, Shape.L: 2, Shape.S: 3}
"""Which pieces lie above which where they touch: short ones stay whole."""


def lying_order(construction: Construction) -> Sequence[LetterPart]:
    """The pieces of a letter, the lowest first."""
    return sorted(construction.parts, key=lambda part: _ABOVE[part.kind])


def paint_letter(
    painter: QPainter,
    construction: Construction,
    look: Look,
    *,
    at: QPointF,
    unit: float,
    state: PieceState = PieceState.SET,
) -> None:
    """Paint a built letter; `at` is the middle of its foot on the baseline, `unit` in pixels."""
    for part in lying_order(construction):
        x, y = part.pose.x / UNIT * unit, part.pose.y / UNIT * unit
        paint_piece(
            painter,
            outline(part.kind),
            look.theme.lacquer(part.kind.name),
            look,
            at=QPointF(at.x() + x, at.y() - y),
            unit=unit,
            angle=part.pose.angle,
            state=state,
        )


def word_width(alphabet: Alphabet, word: str) -> float:
    """Breadth of a built word in units."""
    return sum(map(alphabet.width, word)) + LETTER_GAP * max(0, len(word) - 1)


def letters_in_row(alphabet: Alphabet, word: str) -> Iterator[tuple[Construction, float]]:
    """The letters of a built word, each with how far its middle is from where the word begins, in
    units.
    """
    x = 0.0
    for letter in word:
        yield alphabet.construction(letter), x + _left_reach(alphabet, letter)
        x += alphabet.width(letter) + LETTER_GAP


def paint_word(
    painter: QPainter,
    alphabet: Alphabet,
    word: str,
    look: Look,
    *,
    at: QPointF,
    unit: float,
    state: PieceState = PieceState.RESTING,
) -> None:
    """Paint a built word; `at` is the middle of its baseline."""
    left = at.x() - word_width(alphabet, word) * unit / 2
    for construction, x in letters_in_row(alphabet, word):
        middle = QPointF(left + x * unit, at.y())
        paint_letter(painter, construction, look, at=middle, unit=unit, state=state)


def _left_reach(alphabet: Alphabet, letter: str) -> float:
    """How far a letter reaches to the left of its own middle, in units."""
    return -min(_left_end(part) for part in alphabet.construction(letter).parts)


@cache
def _left_end(part: LetterPart) -> float:
    area = shape(outline(part.kind), part.pose.angle).boundingRect()
    return part.pose.x / UNIT + area.left()


_ALPHABET: Final = Alphabet()
_CAP: Final = CAP_HEIGHT / UNIT
_LEADING: Final = 0.55
"""Room between two lines, in units."""
_BORDER: Final = 0.7
"""Room around the letters, in units."""
_SHAPES: Final = (("WORDSMITH",), ("WORD", "SMITH"), ("WO", "RD"))
"""The ways to break the words; the one that comes out largest is used."""
_LEAST_UNIT: Final = 7.0
"""Pixels in a unit below which nine letters are too small to be told apart."""
_LOOSE: Final = (
    (Shape.S, -0.33, 30),
    (Shape.C, -0.13, 200),
    (Shape.L, 0.09, 165),
    (Shape.B, 0.33, 290),
)
"""Pieces that lie about below the word: kind, place as a share of the width, angle."""
_LOOSE_ROOM: Final = 1.7
"""Height of the strip they lie in, in units."""


class _Setting(Value):
    """Lines of letters and the size at which they fill a rectangle."""

    lines: tuple[str, ...]
    unit: float
    has_loose: bool

    @property
    def height(self) -> float:
        """Of the lines and the strip below them, in units."""
        return _lines_height(self.lines) + (_LOOSE_ROOM if self.has_loose else 0.0)


def paint_picture(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the game's name in built letters, as large as the rectangle allows.

    Where there is height to spare, loose pieces lie below it.
    """
    setting = _best_setting(rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = setting.unit
    top = rect.center().y() - setting.height * unit / 2
    for line in setting.lines:
        baseline = top + _CAP * unit
        _paint_guides(painter, rect, look, top=top, baseline=baseline)
        at = QPointF(rect.center().x(), baseline)
        paint_word(painter, _ALPHABET, line, look, at=at, unit=unit)
        top = baseline + _LEADING * unit
    if setting.has_loose:
        _paint_loose(painter, rect, look, top=top, unit=unit)
    painter.restore()


def _best_setting(rect: QRectF) -> _Setting:
    """The largest setting; with loose pieces where they cost the letters little."""
    settings = [_setting(lines, rect, has_loose=False) for lines in _SHAPES[:2]]
    best = max(settings, key=lambda setting: setting.unit)
    if best.unit < _LEAST_UNIT:
        best = _setting(_SHAPES[2], rect, has_loose=False)
    loose = _setting(best.lines, rect, has_loose=True)
    return loose if loose.unit > best.unit * 0.9 else best


def _setting(lines: tuple[str, ...], rect: QRectF, *, has_loose: bool) -> _Setting:
    height = _lines_height(lines) + (_LOOSE_ROOM if has_loose else 0.0)
    return _Setting(lines, _unit_for(lines, rect, height=height, border=_BORDER), has_loose)


def _unit_for(lines: tuple[str, ...], rect: QRectF, *, height: float, border: float) -> float:
    """Pixels in a unit so that lines of that height in units fill the rectangle."""
    width = max(word_width(_ALPHABET, line) for line in lines)
    across, down = rect.width() / (width + 2 * border), rect.height() / (height + 2 * border)
    return min(across, down)


def _lines_height(lines: tuple[str, ...]) -> float:
    return len(lines) * _CAP + (len(lines) - 1) * _LEADING


def _paint_guides(
    painter: QPainter, rect: QRectF, look: Look, *, top: float, baseline: float
) -> None:
    """The faint cap line and baseline that letters stand on."""
    painter.setPen(QPen(colour(look.theme.felt_line), 1, Qt.PenStyle.DotLine))
    for y in (top, baseline):
        painter.drawLine(QLineF(rect.left(), y, rect.right(), y))


def _paint_loose(painter: QPainter, rect: QRectF, look: Look, *, top: float, unit: float) -> None:
    for kind, share, angle in _LOOSE:
        at = QPointF(rect.center().x() + share * rect.width(), top + _LOOSE_ROOM * unit * 0.45)
        lacquer = look.theme.lacquer(kind.name)
        paint_piece(painter, outline(kind), lacquer, look, at=at, unit=unit * 0.8, angle=angle)
