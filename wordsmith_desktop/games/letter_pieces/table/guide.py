"""The alphabet with its pieces, as cards that can be leafed through."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import EnterButton
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column, in_grid
from wordsmith_desktop.window.kit.look import Size, colour
from wordsmith_desktop.window.kit.pieces import PieceState, shape
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import say

from ..rules.alphabet import Alphabet, Construction
from ..rules.pieces import CAP_HEIGHT, UNIT, Counts, Shape, fits, outline
from ..words import lesson_texts as texts
from .picture import paint_letter


def say_pieces(counts: Counts) -> str:
    """Pieces as words: "two long straights, one short straight"."""
    return ", ".join(_say_kind(kind, counts[kind]) for kind in Shape if counts[kind])


def say_letter(letter: str, counts: Counts) -> str:
    """A letter and its pieces: "A: two long straights, one short straight"."""
    names = {"-": texts.HYPHEN, "'": texts.APOSTROPHE}
    name = say(names[letter]) if letter in names else letter
    return say(texts.LETTER, letter=name, pieces=say_pieces(counts))


def _say_kind(kind: Shape, n: int) -> str:
    number = texts.NUMBERS.get(n)
    return say(texts.PIECES[kind].for_count(n), n=say(number) if number else n)


_CAP = CAP_HEIGHT / UNIT
_WIDEST = 2.3
"""Breadth that a letter may need, in units."""
_GLYPH_WIDTH = {Shape.L: 0.3, Shape.S: 0.3, Shape.B: 1.0, Shape.C: 1.0}
"""Breadth of the small pictures of its pieces, in their units."""
_GLYPH_TURN = {Shape.L: 90, Shape.S: 90, Shape.B: 0, Shape.C: 0}
"""How they stand."""


class LetterCard(EnterButton):
    """A built letter above the pieces it takes; a tick and a heavy frame mark what can be built.

    Pressed, it wants the letter to be built.
    """

    def __init__(self, construction: Construction) -> None:
        super().__init__()
        self.construction = construction
        """What it shows."""
        self._can_build: bool | None = None
        self._is_highlighted = False
        self._is_large = False
        how = texts.HOW.get(construction.letter)
        self.setAccessibleDescription(say(how) if how else "")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._speak()

    @property
    def letter(self) -> str:
        """The letter or mark."""
        return self.construction.letter

    @property
    def can_build(self) -> bool | None:
        """Whether the pool is enough; None while no pool is shown."""
        return self._can_build

    @property
    def is_highlighted(self) -> bool:
        """Whether it is the letter being typed."""
        return self._is_highlighted

    def set_can_build(self, can_build: bool | None) -> None:
        """Mark whether the pool is enough."""
        self._can_build = can_build
        self._speak()
        self.update()

    def set_highlighted(self, is_highlighted: bool) -> None:
        """Light it up."""
        self._is_highlighted = is_highlighted
        self.update()

    def set_large(self, is_large: bool) -> None:
        """Show the letter larger, where there is room."""
        if is_large != self._is_large:
            self._is_large = is_large
            self.updateGeometry()

    def _speak(self) -> None:
        spoken = say_letter(self.letter, self.construction.counts)
        if self._can_build is not None:
            state = texts.CAN_BUILD if self._can_build else texts.CANNOT_BUILD
            spoken = f"{spoken}; {say(state)}"
        self.setAccessibleName(spoken)
        set_tip(self, f"{spoken}\n{self.accessibleDescription()}".strip())

    def _unit(self) -> float:
        room = (self.width() - look().gap(2)) / _WIDEST
        return min(look().px(4.5 if self._is_large else 3.5), room)

    def _line(self) -> int:
        return QFontMetrics(look().font(Size.LEAD, bold=True)).height()

    def _foot(self) -> int:
        """Height of the line of pieces."""
        return look().px(3.25)

    def sizeHint(self) -> QSize:
        cap = look().px(9 if self._is_large else 7)
        height = self._line() + cap + self._foot() + look().gap(4)
        return QSize(look().px(12), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use = look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        self._paint_ground(painter, area)
        self._paint_name(painter, area)
        unit = self._unit()
        cap = in_use.px(9 if self._is_large else 7)
        foot = area.top() + in_use.gap(1) + self._line() + (cap + _CAP * unit) / 2
        at = QPointF(area.center().x(), foot)
        paint_letter(painter, self.construction, in_use, at=at, unit=unit, state=self._state())
        self._paint_counts(painter, area)

    def _state(self) -> PieceState:
        return PieceState.SET if self._can_build is False else PieceState.RESTING

    def _paint_ground(self, painter: QPainter, area: QRectF) -> None:
        theme = look().theme
        fill = theme.glow if self._is_highlighted else theme.raised
        if self._can_build is False and not self._is_highlighted:
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setBrush(colour(fill))
        pen = QPen(colour(theme.hairline), 1)
        if self._can_build:
            pen = QPen(colour(theme.accent), 2)
        if self._is_highlighted:
            pen = QPen(colour(theme.ink), 3)
        painter.setPen(pen)
        painter.drawRoundedRect(area, 8, 8)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(area, 8, 8)

    def _paint_name(self, painter: QPainter, area: QRectF) -> None:
        in_use, theme = look(), look().theme
        line = QRectF(area.left() + in_use.gap(1), area.top() + in_use.gap(0.5), 0, self._line())
        line.setRight(area.right() - in_use.gap(1))
        painter.setFont(in_use.font(Size.LEAD, bold=True))
        painter.setPen(colour(theme.ink))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft, self.letter)
        if self._can_build:
            self._paint_tick(painter, line)

    def _paint_tick(self, painter: QPainter, line: QRectF) -> None:
        side = look().px(2.25)
        badge = QRectF(line.right() - side, line.top() + 3, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(look().theme.accent))
        painter.drawEllipse(badge)
        pen = QPen(colour(look().theme.accent_ink), side * 0.14)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        corners = ((0.28, 0.52), (0.44, 0.68), (0.73, 0.34))
        painter.drawPolyline([badge.topLeft() + QPointF(x, y) * side for x, y in corners])

    def _paint_counts(self, painter: QPainter, area: QRectF) -> None:
        """The pieces it takes, one small picture each, side by side."""
        in_use = look()
        unit = in_use.px(1.5)
        kinds = [kind for kind in Shape for _ in range(self.construction.counts[kind])]
        widths = [_GLYPH_WIDTH[kind] * unit for kind in kinds]
        space = in_use.px(1)
        left = area.center().x() - (sum(widths) + space * (len(kinds) - 1)) / 2
        middle = area.bottom() - in_use.gap(1) - self._foot() / 2
        for kind, width in zip(kinds, widths, strict=True):
            _paint_glyph(painter, kind, QPointF(left + width / 2, middle), unit)
            left += width + space


def _paint_glyph(painter: QPainter, kind: Shape, at: QPointF, unit: float) -> None:
    """A piece as a small flat sign."""
    lacquer = look().theme.lacquer(kind.name)
    path = shape(outline(kind), _GLYPH_TURN[kind])
    path = QTransform.fromScale(unit, unit).map(path).translated(at)
    painter.setPen(QPen(colour(lacquer.outline), 1))
    painter.setBrush(colour(lacquer.fill))
    painter.drawPath(path)


_SMALL, _LARGE = 12, 15
"""Least breadth of a card in grid steps, in a narrow and in a wide guide."""
_WIDE = 76
"""From how many grid steps on a guide is wide."""


@has_role(QAccessible.Role.Grouping)
class AlphabetGuide(QWidget):
    """A card for each letter, in as many columns as there is room for; it scrolls."""

    wanted = Signal(str)
    """A letter is to be built."""

    def __init__(self, alphabet: Alphabet | None = None, parent: QWidget | None = None) -> None:
        """The alphabet of the ruleset in play; the usual one without."""
        super().__init__(parent)
        self.setAccessibleName(say(texts.GUIDE))
        constructions = (alphabet or Alphabet()).constructions
        self.cards = {one.letter: LetterCard(one) for one in constructions}
        """By letter, A to Z and then the marks."""
        self._columns = 0
        sheet = QWidget()
        self._grid = in_grid(inside=sheet, spacing=look().gap(0.75))
        self._legend = label(say(texts.LEGEND), tone="muted")
        self._legend.hide()
        whole = in_column(self._legend, inside=self, spacing=look().gap(1))
        self._area = scrolled(sheet)
        # A bar that comes and goes would change the breadth, and so the number of columns.
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        whole.addWidget(self._area, 1)
        for card in self.cards.values():
            card.installEventFilter(self)
            card.clicked.connect(lambda _=False, letter=card.letter: self.wanted.emit(letter))
        self._set_columns(3)
        self._let_tab_in("A")

    def show_pool(self, counts: Counts | None) -> None:
        """Mark the letters that these pieces are enough for; None marks nothing."""
        for card in self.cards.values():
            card.set_can_build(None if counts is None else fits(card.construction.counts, counts))
        self._legend.setVisible(counts is not None)

    def highlight(self, letter: str) -> None:
        """Light up a letter and bring it into sight; "" lights none."""
        for card in self.cards.values():
            card.set_highlighted(card.letter == letter)
        if letter in self.cards:
            self._area.ensureWidgetVisible(self.cards[letter])

    def sizeHint(self) -> QSize:
        return QSize(look().px(40), look().px(60))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(_SMALL) + look().gap(4), look().px(20))

    def _set_columns(self, columns: int) -> None:
        if columns == self._columns:
            return
        for gone in range(columns, self._columns):
            # A grid layout never loses a column; an empty one that stretches would still take room.
            self._grid.setColumnStretch(gone, 0)
        self._columns = columns
        for place, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, place // columns, place % columns)
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The viewport still has its old size here.
        width = self.width() - self._area.verticalScrollBar().sizeHint().width()
        is_large = width >= look().px(_WIDE)
        for card in self.cards.values():
            card.set_large(is_large)
        gap = self._grid.spacing()
        least = look().px(_LARGE if is_large else _SMALL)
        self._set_columns(max(1, (width + gap) // (least + gap)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A key that a card leaves goes up to the scroll area, which would scroll by it.
        is_press = event.type() is QEvent.Type.KeyPress
        if is_press and isinstance(watched, LetterCard) and isinstance(event, QKeyEvent):
            return self._go(watched, Qt.Key(event.key()))
        return super().eventFilter(watched, event)

    def _go(self, card: LetterCard, key: Qt.Key) -> bool:
        """Arrow keys walk over the cards."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
        }
        if key not in steps:
            return False
        order = list(self.cards)
        target = order.index(card.letter) + steps[key]
        if 0 <= target < len(order):
            self._let_tab_in(order[target])
            self.cards[order[target]].setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(self.cards[order[target]])
        return True

    def _let_tab_in(self, letter: str) -> None:
        """One card takes the tab key."""
        for card in self.cards.values():
            is_it = card.letter == letter
            policy = Qt.FocusPolicy.StrongFocus if is_it else Qt.FocusPolicy.ClickFocus
            card.setFocusPolicy(policy)
