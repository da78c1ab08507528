"""The letters of a word that is looked for, place by place, to be crossed out or marked as likely.

They leave the words that still fit alone: those follow from the answers, and these are thoughts.
What the marks exclude may be struck out by itself; that is no note, and stays out of the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import EnterButton
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import FlowLayout, in_column, in_row
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import say

from ...rules.known_words import UNKNOWN_LETTER
from ...rules.letter_notes import LetterMark, LetterNote, mark_of
from ...rules.ruled_out import Excluded
from ...words import sheet_texts as texts
from .record_card import discard
from .views import SoughtWord

_STEPS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
"""Rows and letters that an arrow goes."""
_WAYS: Final = {
    LetterMark.OUT: texts.LETTERS_OUT,
    LetterMark.LIKELY: texts.LETTERS_LIKELY,
}
_KEPT_OFF: Final = 2
"""Pixels between a letter and the stroke through it."""


@has_role(QAccessible.Role.Button)
class LetterButton(EnterButton):
    """A letter at a place of a word: struck through where it is out, in a ring where it is likely.

    A click leaves the keyboard to the guess; with the keyboard, arrows go to the other letters.
    """

    went = Signal(int, int)
    """How many rows down, and how many letters to the right."""

    def __init__(self, spot: int, letter: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spot, self.letter = spot, letter
        self.mark = LetterMark.PLAIN
        self.is_struck = False
        """Whether the marks exclude it, whatever is noted."""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        set_tip(self, say(texts.LETTERS_HINT))
        self.setAccessibleDescription(say(texts.LETTERS_HINT))
        self.show_mark(LetterMark.PLAIN)

    def show_mark(self, mark: LetterMark, *, is_struck: bool = False) -> None:
        """Show what is noted, or that marks exclude it; whoever has the keyboard here is told."""
        shown = LetterMark.OUT if is_struck else mark
        is_news = (shown, is_struck) != (self.mark, self.is_struck)
        self.mark, self.is_struck = shown, is_struck
        text = texts.LETTER_STRUCK if is_struck else texts.LETTER_MARKS[mark]
        sentence = say(text, letter=self.letter, n=self.spot + 1)
        self.setAccessibleName(sentence)
        if is_news and self.hasFocus():
            announce(self, sentence)
        self.update()

    def sizeHint(self) -> QSize:
        side = max(look().target, look().px(3.5))
        return QSize(side, side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.went.emit(*step)
        else:
            super().keyPressEvent(event)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                # Qt hands a key that is held down on, and on the page it would make a guess.
                event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QPainter(self), look().theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(colour(theme.accent if self.underMouse() else theme.edge), 1.5))
        painter.setBrush(colour(theme.field))
        painter.drawRoundedRect(area, 6, 6)
        self._paint_mark(painter, area)
        self._paint_letter(painter, area)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(theme.focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 7, 7)

    def _paint_letter(self, painter: QPainter, area: QRectF) -> None:
        """Over its mark, from which it keeps off: a letter that is out can be read all the same."""
        theme, is_out = look().theme, self.mark is LetterMark.OUT
        painter.setFont(look().font(bold=self.mark is LetterMark.LIKELY))
        metrics = QFontMetricsF(painter.font())
        left = area.center().x() - metrics.horizontalAdvance(self.letter) / 2
        base = area.center().y() + (metrics.ascent() - metrics.descent()) / 2
        if is_out:
            outline = QPainterPath()
            outline.addText(left, base, painter.font(), self.letter)
            painter.strokePath(outline, QPen(colour(theme.field), _KEPT_OFF * 2))
        painter.setPen(colour(theme.muted if is_out else theme.ink))
        painter.drawText(QPointF(left, base), self.letter)

    def _paint_mark(self, painter: QPainter, area: QRectF) -> None:
        """A stroke through, or a ring: the form tells it without its colour."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        away = area.width() * 0.14
        inner = area.adjusted(away, away, -away, -away)
        width = max(2.0, area.width() * 0.06)
        if self.mark is LetterMark.OUT:
            # Paler where nobody noted it, as it is no thought of one's own.
            ink = look().theme.muted if self.is_struck else look().theme.ink
            painter.setPen(QPen(colour(ink), width))
            painter.drawLine(QLineF(inner.bottomLeft(), inner.topRight()))
        elif self.mark is LetterMark.LIKELY:
            painter.setPen(QPen(colour(look().theme.accent), width))
            painter.drawEllipse(inner)


@has_role(QAccessible.Role.Grouping)
class LetterPanel(QWidget):
    """A row for each place whose letter is not known, and in it every letter that may be there."""

    marked = Signal(int, str, object)
    """Place in the word from 0, letter, and the `LetterMark` that it is to have."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[list[LetterButton]] = []
        """The letters of each place, from top to bottom."""
        self._lines: list[QWidget] = []
        self._made_for: tuple[tuple[int, ...], str] = ((), "")
        self._column = in_column(inside=self, spacing=look().gap(0.5))
        self._rows = QVBoxLayout()
        self._rows.setSpacing(look().gap(0.5))
        self._column.addLayout(self._rows)
        self._explained = label(say(texts.LETTERS_EXPLAINED), tone="muted")
        self._column.addWidget(self._explained)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def buttons(self) -> list[LetterButton]:
        """All letters, row by row."""
        return list(chain.from_iterable(self.rows))

    def button(self, spot: int, letter: str) -> LetterButton:
        """The button of a letter at a place from 0. `StopIteration` where there is none."""
        return next(one for one in self.buttons if (one.spot, one.letter) == (spot, letter))

    def show_letters(
        self, slot: SoughtWord, letters: str, notes: Sequence[LetterNote], struck: Excluded
    ) -> None:
        """Show a word's open places; buttons that stay are kept, with the keyboard on them."""
        open_spots = tuple(at for at, known in enumerate(slot.pattern) if known == UNKNOWN_LETTER)
        wanted = (open_spots, "".join(sorted(set(letters))))
        if wanted != self._made_for:
            self._made_for = wanted
            self._make(*wanted)
        for one in self.buttons:
            about = (slot.length, slot.place or 0, one.spot, one.letter)
            is_struck = (one.spot, one.letter) in struck
            one.show_mark(mark_of(notes, about), is_struck=is_struck)
        has_struck = any(one.is_struck for one in self.buttons)
        text = texts.LETTERS_STRUCK if has_struck else texts.LETTERS_EXPLAINED
        self._explained.setText(say(text))

    def clear(self) -> None:
        """Have no letters: a word's are made only while they are seen, for there may be many."""
        self._made_for = ((), "")
        self._make((), "")

    def _make(self, spots: Iterable[int], letters: str) -> None:
        discard(self._lines)
        self._lines.clear()
        self.rows = [[self._made(spot, letter) for letter in letters] for spot in spots]
        for row in filter(None, self.rows):
            line = _line(row)
            self._rows.addWidget(line)
            line.show()  # The layout would show it a moment later only.
            self._lines.append(line)
        self._order_tabs()

    def _made(self, spot: int, letter: str) -> LetterButton:
        one = LetterButton(spot, letter)
        one.clicked.connect(lambda: self._mark(one))
        one.went.connect(lambda down, right: self._go(one, down, right))
        return one

    def _mark(self, one: LetterButton) -> None:
        """Note the next thing; of what the marks exclude there is nothing to be noted."""
        if one.is_struck:
            announce(one, one.accessibleName())
        else:
            self.marked.emit(one.spot, one.letter, one.mark.next)

    def _order_tabs(self) -> None:
        """The tab key comes to one letter, and goes on from any of them behind the last."""
        buttons = self.buttons
        for before, after in pairwise(buttons):
            QWidget.setTabOrder(before, after)
        for one in buttons[:1]:
            one.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _go(self, start: LetterButton, down: int, right: int) -> None:
        row = next(at for at, letters in enumerate(self.rows) if start in letters)
        column = self.rows[row].index(start) + right
        row = min(max(row + down, 0), len(self.rows) - 1)
        aim = self.rows[row][min(max(column, 0), len(self.rows[row]) - 1)]
        if aim is not start:
            start.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            aim.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            aim.setFocus(Qt.FocusReason.TabFocusReason)


def _line(buttons: Sequence[LetterButton]) -> QWidget:
    """The number of a place, and its letters beside it."""
    line, letters = QWidget(), QWidget()
    flow = FlowLayout(letters, spacing=look().gap(0.25))
    for one in buttons:
        flow.addWidget(one)
    row = in_row(inside=line, spacing=look().gap(1))
    number = label(str(buttons[0].spot + 1), wrap=False)
    number.setAccessibleName(say(texts.LETTERS_PLACE, n=buttons[0].spot + 1))
    number.setFont(look().font(bold=True))
    # All of one breadth, so that the letters of all places stand in columns.
    number.setFixedWidth(QFontMetrics(number.font()).horizontalAdvance("00"))
    number.setMinimumHeight(buttons[0].sizeHint().height())
    row.addWidget(number, 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(letters, 1)
    for part in (letters, line):
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        part.setSizePolicy(policy)
    return line


def say_letters(slot: SoughtWord, notes: Iterable[LetterNote]) -> str:
    """What is noted of a word's letters that are not known: "Place 1: not E, N; perhaps A"."""
    is_open = [known == UNKNOWN_LETTER for known in slot.pattern]
    told = sorted((one for one in notes if is_open[one.spot]), key=lambda one: one.about)
    places = dict.fromkeys(one.spot for one in told)
    return " · ".join(_said([one for one in told if one.spot == spot]) for spot in places)


def _said(notes: Sequence[LetterNote]) -> str:
    """What is noted of one place."""
    by_mark = {mark: [one.letter for one in notes if one.mark is mark] for mark in _WAYS}
    said = "; ".join(
        say(_WAYS[mark], letters=", ".join(letters)) for mark, letters in by_mark.items() if letters
    )
    return say(texts.LETTERS_AT, n=notes[0].spot + 1, said=said)
