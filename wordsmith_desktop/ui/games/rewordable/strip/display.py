"""What the building strip looks like: cards in a line, their word, brackets, gap and caret."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.ui.games.rewordable.cards.face import paint_card
from wordsmith_desktop.ui.games.rewordable.strip import texts
from wordsmith_desktop.ui.games.rewordable.strip.geometry import (
    PAD,
    Areas,
    Standing,
    after_taking,
    areas,
    full_height,
    least_height,
    place_in,
    slot_in,
    stand,
    strip_height,
)
from wordsmith_desktop.ui.games.rewordable.strip.groups import brackets, level_count
from wordsmith_desktop.ui.games.rewordable.strip.ledge import (
    paint_caret,
    paint_gap,
    paint_ledge,
    paint_letters,
    paint_strip_focus,
)
from wordsmith_desktop.ui.games.rewordable.strip.motion import Glide
from wordsmith_desktop.ui.games.rewordable.strip.painting import paint_focus, paint_unlaid
from wordsmith_desktop.ui.games.rewordable.strip.ties import paint_ties, ties
from wordsmith_desktop.ui.games.rewordable.strip.tile import Tile
from wordsmith_desktop.ui.games.rewordable.strip.views import TileView
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import say, say_count

GLIDE_MS: Final = 120
_LIFT: Final = 8
"""How far above the others a picked-up tile is painted, in pixels."""
_AROUND: Final = 32
"""How far shadow, ring and lift of a tile reach at most, in pixels."""


class StripDisplay(QWidget):
    """Shows cards on a ledge, each with a child widget; whoever has the keyboard is one of them.

    The tile after the caret has the keyboard, the strip itself where the caret is at the end.
    """

    tile_clicked = Signal(int)
    """The number of a card on the strip."""
    tile_thrown = Signal(int)
    """The number of a card that was double-clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles: list[Tile] = []
        self._caret = 0
        self._ghost = ""
        self._gap: int | None = None
        self._held: int | None = None
        self._areas: Areas = areas(QSizeF(), look(), 0)
        self._standing = Standing((), (), None, 0.0)
        self._glide = Glide(self)
        self._glide.moved.connect(self.update)
        self._hint = label(say(texts.EMPTY), tone="muted")
        self._hint.setParent(self)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._hint.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(say(texts.STRIP))
        self.show_strip((), 0)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The cards from left to right, one that is being carried included."""
        return tuple(self._tiles)

    @property
    def caret(self) -> int:
        """How many tiles lie before the place where the next card goes."""
        return self._caret

    @property
    def word(self) -> str:
        """The letters that are laid."""
        return "".join(tile.view.text for tile in self._tiles)

    @property
    def home(self) -> QWidget:
        """What has the keyboard when the strip has it."""
        return self._tiles[self._caret] if self._caret < len(self._tiles) else self

    @property
    def has_keyboard(self) -> bool:
        """Whether the strip or one of its tiles has it."""
        return self.hasFocus() or any(tile.hasFocus() for tile in self._tiles)

    def show_strip(self, tiles: Sequence[TileView], caret: int, *, ghost: str = "") -> None:
        """Lay cards; `ghost` are the letters that were typed after them and cannot be laid."""
        had_keyboard, told = self.has_keyboard, self.accessibleDescription()
        self._ghost = ghost
        gone = self._match_tiles(tiles)
        self._caret = max(0, min(caret, len(self._tiles)))
        self._settle_tab_stops()
        if had_keyboard:
            self.home.setFocus()
        for tile in gone:
            tile.hide()
            tile.deleteLater()
        self.lay_out(is_gliding=True)
        self._describe()
        if had_keyboard and told != self.accessibleDescription():
            announce(self, self.accessibleDescription())

    def index_of(self, card: int) -> int | None:
        """Where a card lies on the strip."""
        return next((i for i, tile in enumerate(self._tiles) if tile.view.card == card), None)

    def place_near(self, x: float) -> int:
        """The place nearest to a point, among the tiles that are not being carried.

        A tile that is being carried comes to lie under the point, anything else between the tiles
        that it is nearest to.
        """
        boxes = self._stand(gap=None).tiles
        is_tile = len(boxes) < len(self._tiles)
        return slot_in(boxes, x) if is_tile else place_in(boxes, x)

    def show_gap(self, index: int | None) -> None:
        """Hold a place free among the tiles that are not being carried."""
        if index != self._gap:
            self._gap = index
            self.lay_out(is_gliding=True)

    # Tiles

    def _match_tiles(self, views: Sequence[TileView]) -> list[Tile]:
        """One tile for each card; answers those that are not wanted any more."""
        before = {tile.view.card: tile for tile in self._tiles}
        if self._held not in {view.card for view in views}:
            self._held = None
        self._tiles = [
            before.pop(view.card) if view.card in before else self._new_tile(view) for view in views
        ]
        for tile, view in zip(self._tiles, views, strict=True):
            tile.show_tile(view, is_held=view.card == self._held)
            tile.raise_()  # A screen reader goes by the order of children, which is this one.
            tile.show()
        return list(before.values())

    def _new_tile(self, view: TileView) -> Tile:
        tile, card = Tile(view, self), view.card
        tile.clicked.connect(lambda _checked=False: self.tile_clicked.emit(card))
        tile.thrown.connect(lambda: self.tile_thrown.emit(card))
        tile.changed.connect(lambda: self.lay_out(is_gliding=True))
        return tile

    def _settle_tab_stops(self) -> None:
        """Tab comes to the strip once, at its caret; the arrows go on from there.

        Qt puts a new widget last in a window's order of tabs.
        """
        for before, tile in pairwise((self, *self._tiles)):
            self.setTabOrder(before, tile)
        for widget in (self, *self._tiles):
            is_stop = widget is self.home
            widget.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus
            )

    def _describe(self) -> None:
        said = [say_count(texts.SPELLED, len(self._tiles), word=self.word)] if self._tiles else []
        if self._ghost:
            said.append(say(texts.NOT_LAID, letters=self._ghost))
        self.setAccessibleDescription(". ".join(said) or say(texts.EMPTY))

    # Layout

    def lay_out(self, *, is_gliding: bool) -> None:
        """Send every card to its box."""
        standing = [tile for tile in self._tiles if not tile.is_carried]
        tied = brackets([tile.view for tile in standing])
        self._areas = areas(QSizeF(self.size()), look(), level_count(tied))
        self._standing = self._stand(gap=self._gap)
        boxes = dict(zip((tile.view.card for tile in standing), self._standing.tiles, strict=True))
        for tile in standing:
            tile.setGeometry(boxes[tile.view.card].toAlignedRect())
        self._glide.send(boxes, look().motion_ms(GLIDE_MS) if is_gliding else 0)
        self._hint.setVisible(not self._tiles and not self._ghost and self._gap is None)
        self.update()

    def _stand(self, *, gap: int | None) -> Standing:
        away = [i for i, tile in enumerate(self._tiles) if tile.is_carried]
        caret = after_taking(self._caret, away[0]) if away else self._caret
        return stand(
            len(self._tiles) - len(away),
            caret=caret,
            unlaid=len(self._ghost),
            gap=gap,
            area=self._areas.cards,
        )

    def sizeHint(self) -> QSize:
        in_use = look()
        return QSize(in_use.px(60), strip_height(in_use, card=full_height(in_use), levels=2))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().gap(40), least_height(look()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        pad = look().gap(PAD)
        self._hint.setGeometry(self.rect().adjusted(pad, pad, -pad, -pad))
        self.lay_out(is_gliding=False)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        in_use, whole = look(), QRectF(self.rect())
        foot = self._areas.cards.bottom()
        paint_ledge(painter, whole, in_use, foot=foot, is_awaiting=self._gap is not None)
        paint_letters(painter, self._areas.letters, self._letters(), in_use)
        self._paint_line(painter, QRectF(event.rect()))
        if self.hasFocus():
            paint_strip_focus(painter, whole, in_use)

    def _letters(self) -> tuple[tuple[str, bool], ...]:
        return ((self.word, True), (self._ghost, False))

    def _paint_line(self, painter: QPainter, part: QRectF) -> None:
        """Everything that stands on the ledge, as far as that part of the strip is concerned."""
        in_use = look()
        standing = [tile for tile in self._tiles if not tile.is_carried]
        boxes = [self._glide.box(tile.view.card) for tile in standing]
        tied = ties(brackets([tile.view for tile in standing]), boxes, self._areas.ties, in_use)
        paint_ties(painter, tied, self._areas.cards.bottom(), in_use)
        if self._standing.gap is not None:
            paint_gap(painter, self._standing.gap, in_use)
        for tile, box in zip(standing, boxes, strict=True):
            if part.intersects(box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)):
                self._paint_tile(painter, tile, box)
        for letter, box in zip(self._ghost, self._standing.unlaid, strict=True):
            paint_unlaid(painter, box, letter, in_use)
        if self._gap is None and self.isEnabled() and not self._hint.isVisible():
            self._paint_caret(painter)

    def _paint_tile(self, painter: QPainter, tile: Tile, box: QRectF) -> None:
        at = box.translated(QPointF(0, -_LIFT)) if tile.is_held else box
        paint_card(painter, at, tile.view.text, look(), lifted=tile.is_held)
        if tile.hasFocus():
            paint_focus(painter, at, look())

    def _paint_caret(self, painter: QPainter) -> None:
        boxes = (*self._standing.tiles, *self._standing.unlaid)
        cards = QRectF(self._areas.cards)
        if boxes:
            cards.setTop(boxes[0].top())
        paint_caret(painter, self._standing.caret, cards, look(), has_keyboard=self.has_keyboard)
