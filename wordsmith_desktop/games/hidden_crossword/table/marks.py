"""The marks under a guess: painted, read out, and explained."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.explained import explain
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_grid, in_row
from wordsmith_desktop.window.kit.motion.choreography import Key
from wordsmith_desktop.window.kit.motion.flights import Lying
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.solid import SHADOW
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import say

from ..rules.marks import ClueType, Mark, Marks
from ..words import explained_texts
from ..words import sheet_texts as texts
from .mark_face import paint_mark
from .tile import paint_tile

_SIGN = 2
"""Side of a mark, in grid steps that grow with the text."""


@has_role(QAccessible.Role.Graphic)
class _Sign(QWidget):
    """One mark, which the words beside it are about."""

    def __init__(self, mark: Mark) -> None:
        super().__init__()
        self.mark = mark
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(look().px(_SIGN), look().px(_SIGN))

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_mark(QPainter(self), QRectF(self.rect()), self.mark, look())


@has_role(QAccessible.Role.Grouping)
class Legend(QWidget):
    """A sign and its meaning for every mark of a clue type (W15, W16)."""

    def __init__(
        self, clue: ClueType, parent: QWidget | None = None, *, is_line: bool = False
    ) -> None:
        """They stand below each other, or as one line."""
        super().__init__(parent)
        self.clue = clue
        is_arrows = clue is ClueType.ALPHABET
        explain(self, explained_texts.ARROWS if is_arrows else explained_texts.PLACES, by_key=True)
        self.meanings: list[QLabel] = []
        """The meanings from top to bottom, or from left to right."""
        if is_line:
            self._lay_line()
        else:
            self._lay_column()

    def _lay_line(self) -> None:
        row = in_row(inside=self, spacing=look().gap(1))
        # Its own least breadth would keep the page from ever being too narrow for it.
        self.setMinimumWidth(1)
        for mark, meaning in texts.MEANINGS[self.clue].items():
            made = label(say(meaning), tone="muted", wrap=False)
            row.addWidget(_Sign(mark))
            row.addWidget(made)
            row.addSpacing(look().gap(1))
            self.meanings.append(made)

    def _lay_column(self) -> None:
        grid = in_grid(inside=self)
        grid.setHorizontalSpacing(look().gap(1))
        grid.setVerticalSpacing(look().gap(0.5))
        grid.setColumnStretch(1, 1)
        for row, (mark, meaning) in enumerate(texts.MEANINGS[self.clue].items()):
            made = label(say(meaning))
            grid.addWidget(_Sign(mark), row, 0, Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(made, row, 1)
            self.meanings.append(made)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


def say_marked(word: str, marks: Marks) -> str:
    """The marks spelled out: "RAT: R right, A later in the alphabet, T earlier"."""
    if not marks:
        return word
    return say(texts.MARKED_WORD, word=word, letters=", ".join(_letters(word, marks)))


def _letters(word: str, marks: Marks) -> Iterator[str]:
    is_first_arrow = True
    for letter, mark in zip(word, marks, strict=True):
        is_arrow = mark in texts.FIRST_ARROWS
        said = texts.FIRST_ARROWS if is_arrow and is_first_arrow else texts.MARKED_LETTERS
        is_first_arrow = is_first_arrow and not is_arrow
        yield say(said[mark], letter=letter)


GAP: Final = 0.12
"""Room between two tiles; this and those below are in a tile's height."""
MARK: Final = 0.56
"""Height of a mark."""
_ABOVE: Final = 0.12
"""Room between a tile and its mark."""
_LEAST: Final = 20
"""Least side of a tile in pixels, where a long word has to find room."""


@has_role(QAccessible.Role.StaticText)
class MarkedWord(QWidget):
    """Paints a word in tiles of a height, smaller where there is no room for all of them.

    Words of the same length in widgets of the same breadth stand in the same columns.
    """

    def __init__(self, tile_px: int, parent: QWidget | None = None) -> None:
        """`tile_px` is the side of a tile in pixels."""
        super().__init__(parent)
        self._tile = tile_px
        self._word = ""
        self._marks: Marks = ()
        self._coming: frozenset[Key] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def word(self) -> str:
        """What is shown."""
        return self._word

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The word in the tiles."""
        return (self._word,)

    def show_word(self, word: str, marks: Marks = ()) -> None:
        """Show a word; without marks there is no room for them either."""
        self._word, self._marks = word, marks
        said = say_marked(word, marks)
        self.setAccessibleName(said)
        set_tip(self, said if marks else "")
        self.updateGeometry()
        self.update()

    def show_nothing(self) -> None:
        """Show no word."""
        self.show_word("")

    def sizeHint(self) -> QSize:
        return QSize(self._breadth(self._tile), self._height(self._tile))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._breadth(min(self._tile, _LEAST)), self._height(self._tile))

    def tile_areas(self) -> list[QRectF]:
        """Where the tiles lie."""
        if not self._word:
            return []
        share = min(1.0, self.width() / self._breadth(self._tile))
        side, room = self._tile * share, self._room(self._tile)
        return [
            QRectF(room * share + place * side * (1 + GAP), room, side, side)
            for place in range(len(self._word))
        ]

    @staticmethod
    def _room(tile: float) -> float:
        """Room for a tile's shadow on every side."""
        return tile * SHADOW[False] + 1

    def _breadth(self, tile: float) -> int:
        count = len(self._word)
        return round(count * tile * (1 + GAP) - tile * GAP + 2 * self._room(tile)) if count else 0

    def _height(self, tile: float) -> int:
        marks = tile * (_ABOVE + MARK) if self._marks else 0
        return round(tile + marks + 2 * self._room(tile)) if self._word else 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, areas = QPainter(self), self.tile_areas()
        for place, (letter, area) in enumerate(zip(self._word, areas, strict=False)):
            if ("guessed", place) not in self._coming:
                paint_tile(painter, area, letter, look())
        for place, (mark, area) in enumerate(zip(self._marks, areas, strict=False)):
            if ("mark", place) not in self._coming:
                paint_mark(painter, _below(area), mark, look())

    def lying(self) -> dict[Key, Lying]:
        """The marks, as ("mark", place), and the tiles as ("guessed", place)."""
        areas = self.tile_areas()
        marks = enumerate(zip(self._marks, areas, strict=False))
        tiles = enumerate(zip(self._word, areas, strict=True)) if areas else ()
        found: dict[Key, Lying] = {
            ("mark", place): Lying(_below(area), partial(_paint, mark))
            for place, (mark, area) in marks
        }
        return found | {
            ("guessed", place): Lying(area, partial(_paint_letter, letter))
            for place, (letter, area) in tiles
        }

    def leave_out(self, keys: frozenset[Key]) -> None:
        """Do not show marks, or tiles, that are about to come."""
        if keys != self._coming:
            self._coming = keys
            self.update()


def _below(tile: QRectF) -> QRectF:
    """Where a tile's mark stands."""
    side = tile.height()
    return QRectF(tile.left(), tile.bottom() + side * _ABOVE, side, side * MARK)


def _paint_letter(letter: str, painter: QPainter, rect: QRectF) -> None:
    paint_tile(painter, rect, letter, look())


def _paint(mark: Mark, painter: QPainter, rect: QRectF) -> None:
    paint_mark(painter, rect, mark, look())
