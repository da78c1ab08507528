"""The letters on the felt, as they turn up one by one, and the place of each (W1–W6)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from math import cos, pi
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget

from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.bag import paint_bag
from wordsmith_desktop.window.kit.buttons import EnterButton
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column, in_row
from wordsmith_desktop.window.kit.look import Look, colour
from wordsmith_desktop.window.kit.motion.choreography import Key
from wordsmith_desktop.window.kit.motion.flights import Lying
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.solid import SHADOW
from wordsmith_desktop.window.kit.strip.painting import paint_focus
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import joined, say

from ...rules.letters import PRINTED
from ...rules.observation import Observation
from ...words import table_texts as texts
from ..tile import CORNER, TileKind, paint_tile
from .tile_rows import TileRow
from .views import (
    EMPTY,
    EXTRA,
    KINDS,
    KindDrawn,
    PlaceView,
    continues,
    described,
    has_extra_u,
    news,
    next_kind,
    out_of_play,
    row_views,
)


def paint_empty(painter: QPainter, area: QRectF, look: Look, *, is_next: bool) -> None:
    """The outline of a place; a firm frame and a question mark where the next letter goes."""
    if not is_next:
        painter.setOpacity(0.55)
    paint_tile(painter, area, "?" if is_next else "", look, kind=TileKind.GHOST)
    painter.setOpacity(1.0)
    if is_next:
        radius = area.height() * CORNER
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(look.theme.accent), max(3.0, area.height() * 0.05)))
        painter.drawRoundedRect(area, radius, radius)


def paint_glow(painter: QPainter, area: QRectF, look: Look) -> None:
    """Light around the letter that has come last."""
    away = area.height() * 0.07
    # The ring tells it without colour.
    painter.setPen(QPen(colour(look.theme.edge), 1.5))
    painter.setBrush(colour(look.theme.glow))
    radius = area.height() * CORNER + away
    painter.drawRoundedRect(area.adjusted(-away, -away, away, away), radius, radius)


def paint_parting(painter: QPainter, area: QRectF, look: Look) -> None:
    """Where a theme has no depth, a line of ground between two tiles of a stack."""
    if look.theme.name == "contrast":
        away, radius = 3.0, area.height() * CORNER
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(look.theme.felt))
        painter.drawRoundedRect(area.adjusted(-away, -away, away, away), radius, radius)


def paint_red(painter: QPainter, area: QRectF, look: Look) -> None:
    """A red diamond in the corner: the letter is one of the red ones."""
    half, away = area.width() * 0.1, area.width() * 0.17
    at = area.topLeft()
    corners = ((away, away - half), (away + half, away), (away, away + half), (away - half, away))
    shape = QPolygonF([at + QPointF(x, y) for x, y in corners])
    painter.setPen(QPen(colour(look.theme.tile.ink), max(1.25, area.width() * 0.015)))
    painter.setBrush(colour(look.theme.die.fill))
    painter.drawPolygon(shape)


_BAG: Final = 3
"""Side of a bag, in grid steps."""
FLIP_MS: Final = 200
"""How long a letter takes to turn up."""
STACK: Final = 0.13
"""How far the second tile of a letter stands out behind the first, in a tile's side."""
_EDGE: Final = SHADOW[True] * 0.6
"""Room for shadows and rings around a tile, in its side."""
BREADTH: Final = 1 + STACK + 2 * _EDGE
"""Breadth of a place in a tile's side; its caption comes on top of that height."""
_HEIGHT: Final = 1 + STACK + 2 * _EDGE


def greatest_side() -> int:
    """Side of a tile that has all the room it wants, in pixels."""
    return look().on_table(110)


class LetterPlace(EnterButton):
    """Shows a letter with its copies and marks; while it is open it can be picked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view, self._is_used = EMPTY, False
        self._is_coming = False
        self._most = float(greatest_side())
        self._turn = QVariantAnimation(self)
        self._turn.setStartValue(0.0)
        self._turn.setEndValue(1.0)
        self._turn.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._turn.valueChanged.connect(lambda _share: self.update())
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        # A layout gives a hidden widget no room, and the other letters would move.
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        self.set_open(False)
        self._speak()

    @property
    def view(self) -> PlaceView:
        """What is shown."""
        return self._view

    @property
    def is_turning(self) -> bool:
        """Whether the letter is just turning up."""
        return self._turn.state() is not QVariantAnimation.State.Stopped

    def show_place(self, view: PlaceView, *, is_turning_up: bool = False) -> None:
        """Show this; a letter that is turning up shows its back first."""
        if view == self._view:
            return
        if view.letter != self._view.letter:
            self._turn.stop()
            duration = look().motion_ms(FLIP_MS)
            if is_turning_up and view.letter and duration:
                self._turn.setDuration(duration)
                self._turn.start()
        self._view = view
        self._speak()
        self.update()

    def set_used(self, is_used: bool) -> None:
        """Leave only the outline while the letter stands in the word."""
        if is_used == self._is_used:
            # It is asked of every letter with each key.
            return
        self._is_used = is_used
        self._speak()
        self.update()

    def set_coming(self, is_coming: bool) -> None:
        """Show only the outline while the letter is on its way out of its bag."""
        if is_coming != self._is_coming:
            self._is_coming = is_coming
            self.update()

    def set_open(self, is_open: bool) -> None:
        """Whether the letter can be picked; the keyboard stays with the word after a click."""
        is_open = is_open and bool(self._view.letter)
        self.setEnabled(is_open)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_open else Qt.FocusPolicy.NoFocus)
        shape = Qt.CursorShape.PointingHandCursor if is_open else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def set_most(self, side: float) -> None:
        """The greatest side of the tile, in pixels."""
        if side != self._most:
            self._most = side
            self.updateGeometry()
            self.update()

    def _speak(self) -> None:
        spoken = self._view.spoken
        if self._is_used:
            spoken = say(texts.LETTER_IN_WORD, letter=self._view.letter)
        self.setAccessibleName(spoken)
        self.setAccessibleDescription(self._view.explained)
        set_tip(self, self._view.explained)

    # Room

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(min(self._most, width / BREADTH) * _HEIGHT) + _caption_height()

    def sizeHint(self) -> QSize:
        width = round(self._most * BREADTH)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = round(look().target * BREADTH)
        return QSize(width, self.heightForWidth(width))

    def tile_area(self) -> QRectF:
        """Where the front tile lies."""
        room = self.height() - _caption_height()
        side = max(1.0, min(self._most, self.width() / BREADTH, room / _HEIGHT))
        return QRectF(_EDGE * side, (_EDGE + STACK) * side, side, side)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self.tile_area()
        if not self._view.letter or self._is_coming:
            paint_empty(painter, area, look(), is_next=self._view.is_next)
        elif self._is_used:
            paint_tile(painter, area, self._view.letter, look(), kind=TileKind.GHOST)
        else:
            self._paint_letter(painter, area)
        if not self.is_turning:
            self._paint_caption(painter, area)
        if self.hasFocus():
            paint_focus(painter, area, look(), corner=CORNER)

    def _paint_letter(self, painter: QPainter, area: QRectF) -> None:
        share = float(self._turn.currentValue()) if self.is_turning else 1.0
        is_face_up = share >= 0.5
        painter.save()
        painter.translate(area.center())
        painter.scale(max(0.02, abs(cos(pi * share))), 1.0)
        painter.translate(-area.center())
        if self._view.is_latest:
            paint_glow(painter, area, look())
        letter = self._view.letter if is_face_up else ""
        for behind in reversed(range(self._view.copies)):
            away = behind * STACK * area.width()
            at, is_front = area.translated(away, -away), not behind
            if is_front and self._view.copies > 1:
                paint_parting(painter, at, look())
            is_lifted = is_front and self._view.is_latest
            paint_tile(painter, at, letter, look(), is_lifted=is_lifted)
        if self._view.is_red and is_face_up:
            paint_red(painter, area, look())
        painter.restore()

    def _paint_caption(self, painter: QPainter, area: QRectF) -> None:
        painter.setFont(look().font(bold=True))
        painter.setPen(colour(look().theme.ink))
        top = area.bottom() + _EDGE * area.height()
        line = QRectF(0, top, 2 * area.center().x(), _caption_height())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._view.caption)


def _caption_height() -> int:
    return QFontMetrics(look().font(bold=True)).height()


class Bag(QWidget):
    """The bag of a row, out of which its letters come; the words beside it say whose it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(look().px(_BAG), look().px(_BAG))

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_bag(QPainter(self), QRectF(self.rect()).adjusted(2, 1, -2, -1), look())


@has_role(QAccessible.Role.StaticText)
class RowHeading(QWidget):
    """The name of a row, how many of its letters are there, and whether its bag is next."""

    def __init__(self, kind: KindDrawn) -> None:
        super().__init__()
        self._kind = kind
        self.bag = Bag()
        self.name = label(say(kind.name), size="lead", wrap=False)
        self.count = label("", wrap=False)
        self.next = label(say(texts.DRAWN_NEXT), wrap=False)
        self.next.setStyleSheet("font-weight: bold;")
        # The row must not move when its turn comes.
        self.next.setMinimumWidth(self.next.sizeHint().width())
        whole = in_row(inside=self, spacing=look().gap(2))
        for part in (self.bag, self.name, self.count, self.next):
            whole.addWidget(part)
        whole.addStretch(1)

    def show_row(self, seen: Observation) -> None:
        """Show how far the row is."""
        drawn = sum(bool(place.letter) for place in row_views(seen, self._kind))
        self.count.setText(say(texts.OF, n=drawn, whole=self._kind.count(seen)))
        is_next = next_kind(seen) is self._kind
        self.next.setText(say(texts.DRAWN_NEXT) if is_next else "")


@has_role(QAccessible.Role.StaticText)
class OutTray(QWidget):
    """Crossed-out tiles and why they lie there (W4); nothing is to be seen before the first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label("")
        self.tiles = TileRow(TileKind.OUT)
        self.why = label(say(texts.OUT_WHY), tone="muted")
        whole = in_column(inside=self, spacing=look().gap(0.5), margins=(look().gap(1), 0, 0, 0))
        for part in (self.title, self.tiles, self.why):
            whole.addWidget(part)
        whole.addStretch(1)
        self.show_letters("", "")

    def show_letters(self, letters: str, spoken: str) -> None:
        """Show these; `spoken` is what a screen reader says of them."""
        self.title.setText(say(texts.OUT_LIST, letters=joined(letters)))
        self.tiles.show_letters(letters, spoken)
        for part in (self.title, self.tiles, self.why):
            part.setVisible(bool(letters))


_LEAST: Final = 6.3
"""Side of a letter beside the largest text, in grid steps."""


@has_role(QAccessible.Role.Grouping)
class TurnedLetters(QFrame):
    """Eight places for consonants, four for vowels, and a tray for what is out of play."""

    picked = Signal(str)
    """While letters can be picked: the letter that was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "felt")
        self.setAccessibleName(say(texts.SHOW))
        self.rows = tuple(tuple(self._place() for _ in range(kind.most)) for kind in KINDS)
        """The places of the consonants, and those of the vowels."""
        self.extra = self._place()
        """The U that comes with a Q."""
        self.tray = OutTray()
        self.headings = tuple(RowHeading(kind) for kind in KINDS)
        self._shown: Observation | None = None
        self._grid = QGridLayout(self)
        self._lay_out()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    @property
    def places(self) -> tuple[LetterPlace, ...]:
        """All places that letters may lie at, consonants first."""
        return (*self.rows[0], *self.rows[1], self.extra)

    def show_draw(self, seen: Observation) -> None:
        """Show what is drawn; letters that have come since the last time turn up."""
        before, self._shown = self._shown, seen
        is_turning_up = before is not None and continues(before, seen)
        for kind, heading, row in zip(KINDS, self.headings, self.rows, strict=True):
            heading.show_row(seen)
            views = row_views(seen, kind)
            for place, view in zip_longest(row, views):
                place.setVisible(view is not None)
                if view is not None:
                    place.show_place(view, is_turning_up=is_turning_up)
        self.extra.show_place(EXTRA if has_extra_u(seen) else EMPTY, is_turning_up=is_turning_up)
        self.extra.setVisible(has_extra_u(seen))
        self.tray.show_letters(seen.aside, out_of_play(seen))
        self.setAccessibleDescription(described(seen))
        if before is not None:
            announce(self, news(before, seen))

    def lying(self) -> dict[Key, Lying]:
        """Letters as ("drawn", letter), and their bags as ("bag", whether it has vowels)."""
        found: dict[Key, Lying] = {}
        for place in self.places:
            if place.view.letter and place.isVisibleTo(self):
                area = place.tile_area().translated(QPointF(place.mapTo(self, QPoint())))
                found["drawn", place.view.letter] = Lying(area, _paint_drawn(place.view.letter))
        for kind, heading in zip(KINDS, self.headings, strict=True):
            corner = QPointF(heading.bag.mapTo(self, QPoint()))
            area = QRectF(corner, QSizeF(heading.bag.size()))
            found["bag", kind.has_vowels] = Lying(area, _paint_drawn(""))
        return found

    def leave_out(self, keys: frozenset[Key]) -> None:
        """Do not show letters that are on their way here."""
        for place in self.places:
            place.set_coming(("drawn", place.view.letter) in keys)

    def fit(self, height: int) -> None:
        """Be no higher than that, in pixels, as long as tiles can be hit."""
        margins, rows = self._grid.contentsMargins(), len(self.rows)
        besides = margins.top() + margins.bottom()
        besides += (2 * rows - 1) * self._grid.verticalSpacing() + rows * _caption_height()
        besides += sum(heading.sizeHint().height() for heading in self.headings)
        # Whoever reads large text wants no letter smaller than that, and scrolls.
        least = max(look().target, look().px(_LEAST) if look().text_scale > 150 else 0)
        side = max(least, min(greatest_side(), (height - besides) / (rows * _HEIGHT)))
        for place in self.places:
            place.set_most(side)

    def set_open(self, is_open: bool) -> None:
        """Whether letters can be picked; large text then leaves room for nothing else."""
        for place in self.places:
            place.set_open(is_open)
        self.tray.setHidden(is_open and look().is_large)

    def show_used(self, letters: str) -> None:
        """Leave only the outlines of these letters, which stand in the word."""
        for place in self.places:
            place.set_used(bool(place.view.letter) and place.view.letter in letters)

    def _place(self) -> LetterPlace:
        place = LetterPlace()
        place.clicked.connect(lambda: self.picked.emit(place.view.letter))
        return place

    def _lay_out(self) -> None:
        """A heading above each row."""
        gap, grid = look().gap(1), self._grid
        grid.setContentsMargins(2 * gap, gap // 2, 2 * gap, gap // 2)
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(gap // 2)
        for number, (heading, row) in enumerate(zip(self.headings, self.rows, strict=True)):
            line = 2 * number + 1
            grid.addWidget(heading, line - 1, 0, 1, PRINTED.consonants)
            for place, widget in enumerate(row):
                grid.addWidget(widget, line, place)
        grid.addWidget(self.extra, line, PRINTED.vowels)
        left = PRINTED.consonants - PRINTED.vowels - 1
        grid.addWidget(self.tray, line, PRINTED.vowels + 1, 1, left)
        for column in range(PRINTED.consonants):
            grid.setColumnStretch(column, 1)
        for heading in self.headings:
            # Whoever sees a word presses a button below, which is to be in view with large text;
            # the place that is next is marked, and a screen reader says the rows anyhow.
            heading.setHidden(look().is_large)
        self._bound_width()

    def _bound_width(self) -> None:
        """No broader than tiles of their full size need."""
        row = PRINTED.consonants * greatest_side() * BREADTH
        self.setMaximumWidth(round(row) + 4 * look().gap(1))


def _paint_drawn(letter: str) -> Callable[[QPainter, QRectF], None]:
    return lambda painter, area: paint_tile(painter, area, letter, look())
