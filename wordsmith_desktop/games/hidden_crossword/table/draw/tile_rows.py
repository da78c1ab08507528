"""Rows of tiles: a plain one, the pool, and the word that was called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.open_words import words_in
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.solid import SHADOW
from wordsmith_desktop.wording.table_texts import JUDGING
from wordsmith_desktop.wording.texts import Text, joined, say

from ...rules.letters import is_vowel
from ...rules.observation import Observation
from ...rules.state import About, Phase
from ...words import table_texts as texts
from ...words.event_texts import EXTRA_U
from ..tile import TileKind, paint_tile
from .views import KINDS, has_extra_u

_GAP: Final = 0.12
"""Room between two tiles in the side of one."""
_LEAST: Final = 24
"""Least side of a tile in pixels."""


def small_side() -> int:
    """Side of a small tile that has all the room it wants, in pixels."""
    return max(look().on_table(40), round(look().text_px() * 1.4))


@has_role(QAccessible.Role.StaticText)
class TileRow(QWidget):
    """Paints letters as tiles of one kind, smaller where there is no room for all of them."""

    def __init__(self, kind: TileKind = TileKind.PLAIN, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind, self._letters = kind, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def letters(self) -> str:
        """What is shown, from left to right."""
        return self._letters

    def show_letters(self, letters: str, spoken: str) -> None:
        """Show these; `spoken` is what a screen reader says of them."""
        self._letters = letters
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The word that the letters make, where they are said as one."""
        return words_in(self.accessibleName())

    def sizeHint(self) -> QSize:
        return QSize(round(self._breadth(small_side())), small_side() + 2 * _room(small_side()))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._breadth(_LEAST)), self.sizeHint().height())

    def tile_areas(self) -> list[QRectF]:
        """Where the tiles lie."""
        if not self._letters:
            return []
        share = min(1.0, self.width() / self._breadth(small_side()))
        side = small_side() * share
        left, top, step = _room(side), (self.height() - side) / 2, side * (1 + _GAP)
        return [QRectF(left + i * step, top, side, side) for i in range(len(self._letters))]

    def _breadth(self, side: float) -> float:
        count = len(self._letters)
        return count * side * (1 + _GAP) - side * _GAP + 2 * _room(side) if count else 0.0

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for letter, area in zip(self._letters, self.tile_areas(), strict=True):
            paint_tile(painter, area, letter, look(), kind=self._kind)


def _room(side: float) -> int:
    """Room for the shadow on every side, in pixels."""
    return round(side * SHADOW[False]) + 1


@has_role(QAccessible.Role.StaticText)
class PoolRows(QWidget):
    """The letters by kind, vowels first, under a title."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label("")
        self.rows = {kind: TileRow() for kind in reversed(KINDS)}
        self.extra = label(say(EXTRA_U))
        column = in_column(inside=self, spacing=look().gap(1) // 2)
        for part in (self.title, *self.rows.values(), self.extra):
            column.addWidget(part)

    def show_pool(self, seen: Observation) -> None:
        """Show what was drawn."""
        pool = sorted(seen.pool)
        text = texts.POOL_ALONE if seen.is_solo else texts.POOL
        self.title.setText(say(text, n=len(pool)))
        for kind, row in self.rows.items():
            letters = [letter for letter in pool if is_vowel(letter) == kind.has_vowels]
            spoken = say(texts.LISTED, kind=say(kind.name), letters=joined(letters))
            row.show_letters("".join(letters), spoken)
        self.extra.setVisible(has_extra_u(seen))


@has_role(QAccessible.Role.StaticText)
class ToldWord(QWidget):
    """A word in tiles, whose it is, and what happens now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label("", size="lead")
        self.called = TileRow()
        self.anchor = TileRow(TileKind.ANCHOR)
        self.note = label("", tone="muted")
        whole = in_column(inside=self, spacing=look().gap(0.75))
        for part in (self.title, self.called, self.anchor, self.note):
            whole.addWidget(part)

    def show_draw(self, seen: Observation, names: Sequence[str]) -> None:
        """Show the anchor, or else the word that is judged."""
        word = called_word(seen)
        self.called.show_letters(word, word)
        self.anchor.show_letters(seen.anchor, seen.anchor)
        self.called.setVisible(bool(word))
        self.anchor.setVisible(bool(seen.anchor))
        self.title.setText(_title(seen, names))
        self.note.setText(_note(seen))
        self.note.setVisible(bool(self.note.text()))


def called_word(seen: Observation) -> str:
    """The word that the dictionary is asked about as an anchor; empty for none."""
    inquiry = seen.inquiry
    return inquiry.words[0] if inquiry and inquiry.about is About.ANCHOR else ""


def _title(seen: Observation, names: Sequence[str]) -> str:
    if seen.anchor and seen.anchor_seat is not None:
        return _of(texts.SAW, texts.SAW_ALONE, names, seen.anchor_seat)
    if seen.inquiry is not None:
        return _of(texts.CALLS, texts.CALLS_ALONE, names, seen.inquiry.seat)
    return ""


def _of(shared: Text, alone: Text, names: Sequence[str], seat: int) -> str:
    return say(alone) if len(names) == 1 else say(shared, name=names[seat])


def _note(seen: Observation) -> str:
    if called_word(seen):
        return say(JUDGING)
    return say(texts.DRAW_GOES_ON) if seen.phase is Phase.DRAW else ""
