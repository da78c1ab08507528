"""What lies in place of the bench: the race for it, and the letters that a challenge needs."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.clock import ClockFace
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import STRETCH, in_column, in_grid
from wordsmith_desktop.window.kit.look import Size, colour
from wordsmith_desktop.window.kit.pieces import paint_piece
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording.texts import say

from ..rules.observation import Observation, PlayerView
from ..rules.pieces import NO_PIECES, Counts, Shape, outline
from ..rules.ruleset import TableMode
from ..rules.state import BUILDING
from ..words import table_texts as texts
from ..words.event_sentences import pieces_text
from .geometry import HEAP_ANGLES

BUZZER_KEYS = ("F5", "F6", "F7", "F8")
"""One for each seat; none of them types a letter."""
_WIDTHS = {Shape.L: 0.46, Shape.S: 0.46, Shape.B: 1.12, Shape.C: 1.3}
"""Room that a piece of a row takes, in units."""


@has_role(QAccessible.Role.Graphic)
class PoolPicture(QWidget):
    """A pool, all its pieces side by side."""

    def __init__(self) -> None:
        super().__init__()
        self._counts: Counts = NO_PIECES
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_pool(self, counts: Counts) -> None:
        """Show these pieces."""
        self._counts = counts
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(look().px(20), look().px(4 if look().is_large else 7))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(colour(theme.felt_line), 1))
        painter.setBrush(colour(theme.felt))
        painter.drawRoundedRect(area, 8, 8)
        wide = 0.5 + sum(self._counts[kind] * _WIDTHS[kind] for kind in Shape)
        unit = int(4 * min((area.width() - 8) / wide, (area.height() - 8) / 2.1)) / 4
        x = area.left() + (area.width() - (wide - 0.5) * unit) / 2
        for kind in Shape:
            for _ in range(self._counts[kind]):
                x += _WIDTHS[kind] * unit / 2
                paint_piece(
                    painter,
                    outline(kind),
                    theme.lacquer(kind.name),
                    look(),
                    at=QPointF(x, area.center().y()),
                    unit=unit,
                    angle=HEAP_ANGLES[kind],
                )
                x += _WIDTHS[kind] * unit / 2


def is_race(seen: Observation) -> bool:
    """Whether all pools lie open and anyone may buzz."""
    is_playing = seen.phase in BUILDING
    return is_playing and seen.ruleset.table is TableMode.BUZZER and seen.bench is None


class _Lane(QFrame):
    """One seat's pool with its buzzer and its word that it sees no more."""

    def __init__(self, race: Race, seat: Seat, name: str, key: str) -> None:
        super().__init__()
        self.setProperty("surface", "raised")
        self._name = name
        self.picture = PoolPicture()
        buzz = say(texts.BUZZ, name=name, key=key)
        self.buzz = buttons.primary(buzz, lambda: race.buzzed.emit(seat))
        self.rest = buttons.secondary(
            say(texts.RACE_PASS, name=name), lambda: race.rested.emit(seat)
        )
        row = QVBoxLayout() if look().is_large else QHBoxLayout()
        row.addWidget(self.buzz, 1)
        row.addWidget(self.rest)
        inside = QVBoxLayout(self)
        inside.addWidget(self.picture, 1)
        inside.addLayout(row)

    def show_player(self, view: PlayerView, *, may_buzz: bool, is_person: bool) -> None:
        """Show the pool, and whether this seat may buzz; a computer does so by itself."""
        for button in (self.buzz, self.rest):
            button.setVisible(is_person)
        counts = view.own.counts if view.own else NO_PIECES
        self.picture.show_pool(counts)
        pool = say(texts.RACE_POOL, name=self._name, pieces=pieces_text(counts))
        self.picture.setAccessibleName(pool)
        self.buzz.setEnabled(may_buzz)
        self.rest.setEnabled(may_buzz and not view.has_passed)


class Race(QWidget):
    """All lanes."""

    buzzed = Signal(int)
    rested = Signal(int)

    def __init__(
        self,
        names: Sequence[str],
        keys: Sequence[str] = BUZZER_KEYS,
        parent: QWidget | None = None,
    ) -> None:
        """`keys` are named on the seats' buttons; whoever has the page listens to them."""
        super().__init__(parent)
        whole = in_column(inside=self)
        if not look().is_large:
            whole.addWidget(label(say(texts.RACE_HINT)))
        self.lanes = [
            _Lane(self, seat, name, key)
            for seat, (name, key) in enumerate(zip(names, keys, strict=False))
        ]
        lanes = QWidget()
        grid = in_grid(inside=lanes, spacing=look().gap(1))
        columns = 1 if len(names) < 3 else 2
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        for seat, lane in enumerate(self.lanes):
            grid.addWidget(lane, seat // columns, seat % columns)
        whole.addWidget(scrolled(lanes), 1)

    def show_race(
        self, seen: Observation, *, is_open: bool = True, computers: Container[Seat] = ()
    ) -> None:
        """Show every pool as it is; one that is not open takes no buzzing."""
        is_free = is_open and seen.bench is None
        for seat, (lane, view) in enumerate(zip(self.lanes, seen.players, strict=True)):
            may_buzz = is_free and not view.is_locked_out and not view.is_finished
            lane.show_player(view, may_buzz=may_buzz, is_person=seat not in computers)


_CLOCK: Final = 0.9
"""Height of the figures of the clock on the bench, in that of its room."""


class BenchClock(QWidget):
    """What is left at the bench, as large as those across the table need it.

    The header has it for whoever listens, with a word when it is nearly over.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.figures = ""
        self._is_soon_over = False
        # The mouse means what lies below.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_clock(self, face: ClockFace, *, has_room: bool) -> None:
        """Show what a clock shows, if it runs and there is room."""
        self.figures, self._is_soon_over = face.figures, bool(face.word)
        self.setVisible(has_room and not face.isHidden())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = look().font(Size.MATCH, bold=True)
        font.setPixelSize(max(12, round(_CLOCK * self.height())))
        painter.setFont(font)
        painter.setPen(colour(look().theme.bad if self._is_soon_over else look().theme.ink))
        room = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), room, self.figures)


LONGEST = 40


class LettersForm(QWidget):
    """Asks on the felt for one word; what takes it stands in the bar."""

    named = Signal(str)
    """The word, folded."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint = label("")
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST)
        self.field.returnPressed.connect(self._name)
        self.take = buttons.primary(say(texts.LETTERS_TAKE), self._name)
        """The way on, for the bar."""
        step = look().gap(1)
        felt = QFrame()
        felt.setProperty("surface", "felt")
        inside = in_column(
            STRETCH,
            self._hint,
            inside=felt,
            spacing=2 * step,
            margins=(4 * step, 3 * step, 4 * step, 3 * step),
        )
        entry = QHBoxLayout()
        self._caption = field_label("", self.field)
        entry.addWidget(self._caption)
        entry.addWidget(self.field, 1)
        inside.addLayout(entry)
        inside.addStretch(2)
        in_column(felt, inside=self)

    def ask(self, name: str, count: int, *, is_word: bool, is_open: bool) -> None:
        """Ask this player for so many letters, of a word or any; none while one is judged."""
        hint = texts.LETTERS_HINT if is_word else texts.ANY_LETTERS_HINT
        caption = say(texts.LETTERS_FIELD if is_word else texts.ANY_LETTERS_FIELD)
        self._hint.setText(say(hint, name=name, count=count))
        self._caption.setText(caption)
        self.field.setAccessibleName(caption)
        self.setEnabled(is_open)
        if is_open:
            self.field.setFocus()

    def _name(self) -> None:
        self.named.emit(self.field.text().strip())
