"""What the building strip looks like: pieces in a line, their word, brackets, gap and caret."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.wording import texts
from wordsmith_desktop.wording.texts import say, say_count

from ..announce import announce
from ..appearance import look
from ..focus import shows_focus
from ..hearing.hearing import hearing
from ..hearing.worth_teller import WorthTeller
from ..labels import label
from ..motion.choreography import Key
from ..motion.flights import Lying, Paint
from ..roles import QuietlyDescribed, has_role
from .geometry import (
    LETTER,
    PAD,
    Areas,
    PiecePlaces,
    after_taking,
    areas,
    full_height,
    least_height,
    line_breadth,
    place_in,
    slot_in,
    stand,
    strip_height,
)
from .gliding import GLIDE_MS, Glide
from .laid_piece import ROUND, LaidPiece, paint_caret, paint_gap, paint_inset, paint_strip_focus
from .painting import PieceArt, paint_focus, paint_unlaid
from .ties import brackets, level_count, paint_ties, ties
from .views import LaidView, StripWords

WORD: Final = "word"
"""By this the whole word on a strip is known to what moves."""
_LEAST_ASIDE: Final = 15
"""Least breadth of what stands aside, in grid steps that grow with the text."""
_LIFT: Final = 8
"""How far above the others a picked-up piece is painted, in pixels."""
_AROUND: Final = 32
"""How far shadow, ring and lift of a piece reach at most, in pixels."""


@has_role(QAccessible.Role.Grouping)
class StripDisplay(QuietlyDescribed, QWidget):
    """Shows pieces on a ledge, each with a child widget; whoever has the keyboard is one of them.

    The piece after the caret has the keyboard, the strip itself where the caret is at the end.
    """

    piece_clicked = Signal(int)
    """The number of a piece on the strip."""
    piece_thrown = Signal(int)
    """The number of a piece that was double-clicked."""

    def __init__(
        self, art: PieceArt, words: StripWords, *, levels: int = 0, parent: QWidget | None = None
    ) -> None:
        """`levels` of brackets have room beforehand, where pieces are tied together at all."""
        super().__init__(parent)
        self._art, self._words, self._levels = art, words, levels
        self._pieces: list[LaidPiece] = []
        self._caret = 0
        self._ghost = ""
        self._is_refused = False
        self._gap: int | None = None
        self._held: int | None = None
        self._coming: frozenset[Key] = frozenset()
        self._full = full_height(look())
        self._is_fitted = False
        self._aside: QWidget | None = None
        self._aside_wish = self._aside_room = 0
        self._areas: Areas = self._bands(0)
        self._standing = PiecePlaces((), (), None, 0.0)
        self._glide = Glide(self)
        self._glide.moved.connect(self.update)
        self._invitation = say(words.empty)
        self._hint = label(self._invitation, tone="muted")
        self._hint.setParent(self)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # A click on the words is one on the strip.
        self._hint.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(say(words.name))
        self.is_told_elsewhere = False
        """Whether a page says after a pause what the word brings."""
        self.told_later = WorthTeller(self)
        """Tells of what was typed after a pause."""
        self.show_strip((), 0)

    @property
    def pieces(self) -> tuple[LaidPiece, ...]:
        """The pieces from left to right, one that is being carried included."""
        return tuple(self._pieces)

    @property
    def caret(self) -> int:
        """How many pieces lie before the place where the next piece goes."""
        return self._caret

    @property
    def word(self) -> str:
        """The letters that are laid."""
        return "".join(piece.view.text for piece in self._pieces)

    def open_words(self, place: QPoint | None = None) -> tuple[str, ...]:  # noqa: ARG002
        """The word that is laid."""
        return (self.word,)

    @property
    def home(self) -> QWidget:
        """What has the keyboard when the strip has it."""
        return self._pieces[self._caret] if self._caret < len(self._pieces) else self

    @property
    def has_keyboard(self) -> bool:
        """Whether the strip or one of its pieces has it."""
        return self.hasFocus() or any(piece.hasFocus() for piece in self._pieces)

    def only_show(self) -> None:
        """Invite nobody to lay anything: the match is over, or only looked at."""
        self._invite("")

    def invite(self, what: str = "", *, teaches: bool = True) -> None:
        """Say on the empty strip what is to be done now.

        Where that is laying, it is said how as long as it `teaches` somebody.
        """
        self._invite(what or (say(self._words.empty) if teaches else ""))

    def _invite(self, what: str) -> None:
        if what != self._invitation:
            self._invitation = what
            self._hint.setText(what)
            self._describe()

    def show_strip(
        self,
        pieces: Sequence[LaidView],
        caret: int,
        *,
        ghost: str = "",
        is_refused: bool = False,
    ) -> None:
        """Lay pieces; `ghost` are the letters that were typed after them and cannot be laid.

        A word that was refused is marked as such.
        """
        had_keyboard, told = self.has_keyboard, self.accessibleDescription()
        before = self.word + self._ghost
        self._ghost, self._is_refused = ghost, is_refused
        gone = self._match_pieces(pieces)
        self._caret = max(0, min(caret, len(self._pieces)))
        self._settle_tab_stops()
        if had_keyboard:
            self.setFocus()
        for piece in gone:
            # Deleted only in the next turn of events, it would be seen until then.
            piece.hide()
            piece.deleteLater()
        self.lay_out(is_gliding=True)
        self._describe()
        if had_keyboard and told != self.accessibleDescription():
            self._tell_change(before, is_refused=is_refused)

    def _tell_change(self, before: str, *, is_refused: bool) -> None:
        """Whoever types knows the letter; what cannot be laid is told after a pause.

        And whoever has cleared it, or played what lay there, knows what to do with it by now.
        """
        now = self.word + self._ghost
        is_typed = len(now) > len(before) and now.startswith(before) and not is_refused
        if is_typed and hearing().is_brief:
            self.told_later.show_worth(
                "" if self.is_told_elsewhere else self.accessibleDescription()
            )
        else:
            self.told_later.show_worth("")
            if now or not hearing().is_brief:
                announce(self, self.accessibleDescription())

    def lying(self) -> dict[Key, Lying]:
        """The pieces that lie here, by number; none that is being carried."""
        standing = [piece for piece in self._pieces if not piece.is_carried]
        return {
            **self._whole_word(standing),
            **{
                piece.view.id: Lying(area, self._painter_of(piece.view))
                for piece, area in zip(standing, self._standing.pieces, strict=True)
            },
        }

    def _whole_word(self, standing: Sequence[LaidPiece]) -> dict[Key, Lying]:
        """The word as one thing, as `WORD`."""
        if not standing:
            return {}
        views, areas = [piece.view for piece in standing], list(self._standing.pieces)
        whole = areas[0].united(areas[-1])
        return {WORD: Lying(whole, partial(self._paint_word, views, areas, whole))}

    def _paint_word(
        self,
        views: Sequence[LaidView],
        areas: Sequence[QRectF],
        whole: QRectF,
        painter: QPainter,
        rect: QRectF,
    ) -> None:
        share = rect.height() / whole.height()
        for view, area in zip(views, areas, strict=True):
            left = rect.left() + (area.left() - whole.left()) * share
            top = rect.top() + (area.top() - whole.top()) * share
            at = QRectF(left, top, area.width() * share, area.height() * share)
            self._art.paint(painter, at, view, look())

    def leave_out(self, keys: frozenset[Key]) -> None:
        """Do not show pieces that are on their way here."""
        if keys != self._coming:
            self._coming = keys
            self.update()

    def _painter_of(self, view: LaidView) -> Paint:
        return lambda painter, rect: self._art.paint(painter, rect, view, look())

    def word_areas(self) -> tuple[QRect, ...]:
        """Where the pieces and the letters without any stand."""
        standing = (*self._standing.pieces, *self._standing.unlaid)
        return tuple(area.toAlignedRect() for area in standing)

    def index_of(self, number: int) -> int | None:
        """Where a piece lies on the strip."""
        return next((i for i, piece in enumerate(self._pieces) if piece.view.id == number), None)

    def place_near(self, x: float) -> int:
        """The place nearest to a point, among the pieces that are not being carried.

        A piece that is being carried comes to lie under the point, anything else between the pieces
        that it is nearest to.
        """
        if any(piece.is_carried for piece in self._pieces):
            # The gap is as broad as the piece: the line stands as it did with that.
            whole = self._stand_of(len(self._pieces), caret=0, gap=None).pieces
            return min(slot_in(whole, x), len(whole) - 1)
        return place_in(self._stand(gap=None).pieces, x)

    def show_gap(self, index: int | None) -> None:
        """Hold a place free among the pieces that are not being carried."""
        if index != self._gap:
            self._gap = index
            self.lay_out(is_gliding=True)

    # Tiles

    def _match_pieces(self, views: Sequence[LaidView]) -> list[LaidPiece]:
        """One piece for each piece; answers those that are not wanted any more."""
        before = {piece.view.id: piece for piece in self._pieces}
        if self._held not in {view.id for view in views}:
            self._held = None
        self._pieces = [
            before.pop(view.id) if view.id in before else self._new_piece(view) for view in views
        ]
        for piece, view in zip(self._pieces, views, strict=True):
            piece.show_piece(view, is_held=view.id == self._held)
            piece.raise_()  # A screen reader goes by the order of children, which is this one.
            piece.show()
        return list(before.values())

    def _new_piece(self, view: LaidView) -> LaidPiece:
        piece, number = LaidPiece(view, self._art, self), view.id
        piece.clicked.connect(lambda _checked=False: self.piece_clicked.emit(number))
        piece.thrown.connect(lambda: self.piece_thrown.emit(number))
        piece.changed.connect(lambda: self.lay_out(is_gliding=True))
        return piece

    def _settle_tab_stops(self) -> None:
        """Tab comes to the strip once, at its caret; the arrows go on from there.

        Qt puts a new widget last in a window's order of tabs.
        """
        for before, piece in pairwise((self, *self._pieces)):
            self.setTabOrder(before, piece)
        for widget in (self, *self._pieces):
            is_stop = widget is self.home
            widget.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus
            )

    def _describe(self) -> None:
        said = (
            [say_count(self._words.spelled, len(self._pieces), word=self.word)]
            if self._pieces
            else []
        )
        if self._ghost:
            said.append(say(texts.NOT_LAID, letters=self._ghost))
        if self._is_refused:
            said.append(say(texts.REFUSED))
        self.setAccessibleDescription(". ".join(said) or self._invitation)

    # Layout

    def lay_out(self, *, is_gliding: bool) -> None:
        """Send every piece to its area."""
        standing = [piece for piece in self._pieces if not piece.is_carried]
        tied = brackets([piece.view for piece in standing])
        self._give_room(level_count(tied))
        self._standing = self._stand(gap=self._gap)
        areas = dict(zip((piece.view.id for piece in standing), self._standing.pieces, strict=True))
        for piece in standing:
            piece.setGeometry(areas[piece.view.id].toAlignedRect())
        self._glide.send(areas, look().motion_ms(GLIDE_MS) if is_gliding else 0)
        self._hint.setVisible(not self._pieces and not self._ghost and self._gap is None)
        self.update()

    def _give_room(self, levels: int) -> None:
        """Have what stands aside give way where the pieces would shrink for it."""
        self._aside_room = self._aside_wish
        self._areas = self._bands(levels)
        breadths = [1.0] * len(self._pieces) + [LETTER] * len(self._ghost)
        if self._gap is not None and not any(piece.is_carried for piece in self._pieces):
            breadths.append(1.0)
        height = self._areas.pieces.height()
        lacking = line_breadth(breadths, height, self._art.aspect) - self._areas.pieces.width()
        least = min(self._aside_wish, look().px(_LEAST_ASIDE))
        if lacking > 0 and self._aside_wish > least:
            self._aside_room = max(least, self._aside_wish - math.ceil(lacking))
            self._areas = self._bands(levels)
        self._place_aside()

    def _bands(self, levels: int) -> Areas:
        return areas(
            QSizeF(self.size()),
            look(),
            piece=self._full,
            levels=levels,
            spare=self._levels,
            aside=self._aside_room,
        )

    def _stand(self, *, gap: int | None) -> PiecePlaces:
        away = [i for i, piece in enumerate(self._pieces) if piece.is_carried]
        caret = after_taking(self._caret, away[0]) if away else self._caret
        return self._stand_of(len(self._pieces) - len(away), caret=caret, gap=gap)

    def _stand_of(self, count: int, *, caret: int, gap: int | None) -> PiecePlaces:
        return stand(
            count,
            caret=caret,
            unlaid=len(self._ghost),
            gap=gap,
            area=self._areas.pieces,
            aspect=self._art.aspect,
        )

    def set_piece_height(self, height: int) -> None:
        """Have pieces of that height in pixels, where there is room for all of them."""
        self._is_fitted = True
        if height != self._full:
            self._full = height
            self.updateGeometry()
            self.lay_out(is_gliding=False)

    def aside_breadth(self) -> int:
        """Breadth that what stands aside takes, in pixels."""
        return self._aside_room

    def set_aside(self, part: QWidget, breadth: int) -> None:
        """Have a part of the page's stand within the right end, so many pixels broad."""
        self._aside, self._aside_wish, self._aside_room = part, breadth, breadth
        part.setParent(self)
        # It says what the word is worth; whoever clicks there means the strip.
        part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.lay_out(is_gliding=False)

    def _place_aside(self) -> None:
        if self._aside is not None:
            room = self.rect().adjusted(self.width() - self._aside_room, 0, 0, 0)
            self._aside.setGeometry(room.adjusted(0, ROUND // 2, -ROUND, -ROUND // 2))

    def sizeHint(self) -> QSize:
        in_use = look()
        return QSize(in_use.px(60), strip_height(in_use, piece=self._full, levels=self._levels))

    def minimumSizeHint(self) -> QSize:
        least = strip_height(look(), piece=self._full, levels=0) if self._is_fitted else 0
        return QSize(look().gap(40), max(least, least_height(look(), levels=self._levels)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        pad = look().gap(PAD)
        self._hint.setGeometry(self.rect().adjusted(pad, pad, -pad - self._aside_room, -pad))
        self.lay_out(is_gliding=False)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        in_use, whole = look(), QRectF(self.rect())
        is_awaiting = self._gap is not None
        edge = self._edge(is_awaiting=is_awaiting)
        paint_inset(painter, whole, in_use, edge=edge, is_firm=is_awaiting or self._is_refused)
        self._paint_line(painter, QRectF(event.rect()))
        if self.hasFocus() and shows_focus():
            paint_strip_focus(painter, whole, in_use)

    def _edge(self, *, is_awaiting: bool) -> str:
        """The colour of the strip's edge."""
        theme = look().theme
        if is_awaiting or not self._is_refused:
            return theme.accent if is_awaiting or self.has_keyboard else theme.felt_line
        return theme.bad

    def _paint_line(self, painter: QPainter, part: QRectF) -> None:
        """Everything that stands on the ledge, as far as that part of the strip is concerned."""
        in_use = look()
        standing = [piece for piece in self._pieces if not piece.is_carried]
        areas = [self._glide.area(piece.view.id) for piece in standing]
        tied = ties(brackets([piece.view for piece in standing]), areas, self._areas.ties, in_use)
        paint_ties(painter, tied, self._areas.pieces.bottom(), in_use)
        if self._standing.gap is not None:
            paint_gap(painter, self._standing.gap, in_use, corner=self._art.corner)
        for piece, area in zip(standing, areas, strict=True):
            is_here = self._coming.isdisjoint((piece.view.id, WORD))
            if is_here and part.intersects(area.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)):
                self._paint_piece(painter, piece, area)
        for letter, area in zip(self._ghost, self._standing.unlaid, strict=True):
            paint_unlaid(painter, area, letter, in_use, corner=self._art.corner)
        if self._gap is None and self.isEnabled() and not self._hint.isVisible():
            self._paint_caret(painter)

    def _paint_piece(self, painter: QPainter, piece: LaidPiece, area: QRectF) -> None:
        at = area.translated(QPointF(0, -_LIFT)) if piece.is_held else area
        self._art.paint(painter, at, piece.view, look(), lifted=piece.is_held)
        if piece.hasFocus() and shows_focus():
            paint_focus(painter, at, look(), corner=self._art.corner)

    def _paint_caret(self, painter: QPainter) -> None:
        areas = (*self._standing.pieces, *self._standing.unlaid)
        pieces = QRectF(self._areas.pieces)
        if areas:
            pieces.setTop(areas[0].top())
        paint_caret(painter, self._standing.caret, pieces, look(), has_keyboard=self.has_keyboard)
