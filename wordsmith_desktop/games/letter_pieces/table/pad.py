"""The score pad: cream paper with six rows (R18–R26)."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.explained import explain
from wordsmith_desktop.window.kit.layouts import in_column, in_row
from wordsmith_desktop.window.kit.look import Size
from wordsmith_desktop.window.kit.paper import paint_paper
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.texts import say

from ..rules.actions import Face
from ..rules.observation import Observation, PlayerView
from ..words import explained_texts
from ..words import table_texts as texts
from .pad_dice import DiceFold
from .pad_edges import ChallengeTab, PadFoot
from .pad_lines import PadPage, PadPages, RowLine, RowMark, read_pad, say_page
from .pad_row import PadRow, full_row_height, margin_width, row_height
from .since import NOTHING_NEW, NewOnPad

_ENDLESS_ROWS = 6
"""Rows of a pad without end that are always there; more come as they are filled."""


@has_role(QAccessible.Role.Grouping)
class PlayerPad(QWidget):
    """One player's pad; the tabs leaf through the challenges."""

    row_chosen = Signal(int)
    """A free row was chosen; from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pad: PadPages | None = None
        self._name = ""
        self._open = 0
        self._choosable: frozenset[int] = frozenset()
        self._chosen: int | None = None
        self._shown: tuple[object, ...] = ()
        """All that the pad shows now."""
        self._faces: tuple[Face, ...] = ()
        self._new = NOTHING_NEW
        self._rows: list[PadRow] = []
        self._tabs: list[ChallengeTab] = []
        self._area: QScrollArea | None = None
        self._build()

    @property
    def rows(self) -> tuple[PadRow, ...]:
        """The rows from the first on."""
        return tuple(self._rows)

    @property
    def foot(self) -> PadFoot:
        """Boxes and sums."""
        return self._foot

    def show_pad(self, view: PlayerView, *, name: str, observation: Observation) -> None:
        """Show a player's pad as far as it may be seen."""
        known = (self._name, len(self._pad.pages) if self._pad else -1)
        self._pad = read_pad(view, observation)
        self._name = name
        self._faces = observation.dice
        if known != (name, len(self._pad.pages)):
            self._open = len(self._pad.pages) - 1
        self._show_page()

    def set_choosable(self, rows: Iterable[int]) -> None:
        """Which rows of the present challenge can be chosen, from 0 (R33)."""
        self._choosable = frozenset(rows)
        self._show_page()

    def set_chosen(self, row: int | None) -> None:
        """Mark the row that the next word goes into."""
        self._chosen = row
        self._show_page()

    def mark_new(self, new: NewOnPad) -> None:
        """Mark this of the present challenge, with what is shown next."""
        self._new = new

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(max(hint.width(), self.minimumSizeHint().width()), hint.height())

    def minimumSizeHint(self) -> QSize:
        width = 12 * look().gap(1) + look().px(17)
        return QSize(width, super().minimumSizeHint().height())

    def _build(self) -> None:
        step = look().gap(1)
        self._whole = in_column(inside=self, spacing=step, margins=step)
        self._title = QLabel()
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setFont(look().font(Size.LEAD, bold=True))
        self._title.setStyleSheet(
            f"color: {look().theme.paper_ink}; font-size: {look().text_px(Size.LEAD)}px;"
        )
        # The text is cut to the label's breadth, so its own breadth must not hold the pad open.
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._head = in_row(
            (self._title, 1), spacing=step // 2, margins=(margin_width() + step, 0, 0, 0)
        )
        self._whole.addLayout(self._head)
        self._sheet = QWidget()
        self._column = in_column(inside=self._sheet, spacing=0)
        self._whole.addWidget(self._sheet, 100)
        self._dice = DiceFold()
        """The dice of this challenge, which leave the table after the first action."""
        self._whole.addWidget(self._dice)
        self._foot = PadFoot()
        explain(self._foot, explained_texts.BOXES, by_key=True)
        self._whole.addWidget(self._foot)
        # What the rows need not stays blank below.
        self._whole.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def _show_tabs(self, pad: PadPages) -> None:
        while len(self._tabs) < pad.challenges > 1:
            number = len(self._tabs)
            tab = ChallengeTab(number + 1, self)
            tab.clicked.connect(lambda _=False, number=number: self._open_page(number))
            self._head.addWidget(tab)
            self._tabs.append(tab)
        for number, tab in enumerate(self._tabs):
            tab.show_page(pad.pages[number] if number < len(pad.pages) else None)
            tab.setChecked(number == self._open)

    def _open_page(self, number: int) -> None:
        self._open = number
        self._show_page()

    def _show_page(self) -> None:
        pad = self._pad
        if pad is None:
            return
        chosen = (self._open, self._choosable, self._chosen)
        shown = (pad, self._name, self._faces, *chosen, self._new)
        if shown == self._shown:
            # A pad is shown at each key that the bench gets, and mostly stays as it is.
            self._let_tab_in()
            return
        self._shown = shown
        self._show_tabs(pad)
        page = pad.pages[min(self._open, len(pad.pages) - 1)]
        self._dice.show_dice(self._faces)
        self._dice.show_for(is_present=page.challenge == len(pad.pages) - 1)
        self._elide_title()
        self._show_rows(pad, page)
        is_present = page.challenge == len(pad.pages) - 1
        self._foot.show_page(pad, page, new=self._new.ticks if is_present else 0)
        self.setAccessibleName(say(texts.PAD_OF, name=self._name))
        self.setAccessibleDescription(say_page(pad, page, self._name))
        self.updateGeometry()

    def _show_rows(self, pad: PadPages, page: PadPage) -> None:
        rows = page.rows
        if not pad.goal:
            self._make_endless()
            spare = max(1, _ENDLESS_ROWS - len(rows))
            rows = (*rows, *(RowLine(RowMark.EMPTY),) * spare)
        self._fit_rows(len(rows))
        is_present = page.challenge == len(pad.pages) - 1
        for index, (widget, row) in enumerate(zip(self._rows, rows, strict=True)):
            can = is_present and row.mark is RowMark.EMPTY
            widget.show_row(
                row,
                is_choosable=can and index in self._choosable,
                is_chosen=can and index == self._chosen,
                is_new=is_present and index in self._new.rows,
            )
        self._let_tab_in()
        if self._area is not None:
            self._fit_heights(self._area)

    def _fit_heights(self, area: QScrollArea) -> None:
        """Rows without end become lower as there are more of them, and only then scroll."""
        share = area.viewport().height() // max(1, len(self._rows))
        height = max(row_height(), min(full_row_height(), share))
        for row in self._rows:
            row.setFixedHeight(height)

    def _fit_rows(self, count: int) -> None:
        while len(self._rows) < count:
            index = len(self._rows)
            row = PadRow(index + 1)
            row.clicked.connect(lambda _=False, index=index: self._choose(index))
            row.installEventFilter(self)
            self._column.insertWidget(index, row)
            self._rows.append(row)
        while len(self._rows) > count:
            gone = self._rows.pop()
            self._column.removeWidget(gone)
            # Deletion waits for the event loop; until then a child would still be found in the pad.
            gone.setParent(None)
            gone.deleteLater()

    def _make_endless(self) -> None:
        """Rows without end scroll."""
        if self._area is not None:
            return
        self._whole.removeWidget(self._sheet)
        self._area = scrolled(self._sheet)
        self._area.setMinimumHeight(_ENDLESS_ROWS * row_height())
        self._column.addStretch(1)
        self._whole.insertWidget(1, self._area, 1000)
        bar = self._area.verticalScrollBar()
        # The row for the next word is the last one, and is to be seen as soon as it is there.
        bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))

    def _let_tab_in(self) -> None:
        """One row takes the tab key: a chosen or choosable one before the others."""
        order = sorted(range(len(self._rows)), key=self._rank)
        for place, index in enumerate(order):
            policy = Qt.FocusPolicy.ClickFocus if place else Qt.FocusPolicy.StrongFocus
            self._rows[index].setFocusPolicy(policy)

    def _rank(self, index: int) -> tuple[bool, bool, bool, int]:
        row = self._rows[index]
        is_chosen = index == self._chosen
        # The focused row comes first: else Tab would only go from it to another row.
        return (not row.hasFocus(), not is_chosen, not row.is_choosable, index)

    def _choose(self, index: int) -> None:
        if self._rows[index].is_choosable:
            self.row_chosen.emit(index)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A button takes arrow keys as steps in the tab order; the filter is asked before it.
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            target = self._target(watched, event.key())
            if target is not None:
                self._focus_row(target)
                return True
        return super().eventFilter(watched, event)

    def _target(self, row: QObject, key: int) -> int | None:
        """The row that an arrow key leads to."""
        here = next((place for place, one in enumerate(self._rows) if one is row), 0)
        last = len(self._rows) - 1
        return {
            Qt.Key.Key_Up: max(0, here - 1),
            Qt.Key.Key_Down: min(last, here + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(key))

    def _focus_row(self, index: int) -> None:
        row = self._rows[index]
        row.setFocus(Qt.FocusReason.TabFocusReason)
        self._let_tab_in()
        if self._area is not None:
            self._area.ensureWidgetVisible(row)

    def _elide_title(self) -> None:
        room = max(1, self._title.width())
        shown = self._title.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, room)
        self._title.setText(shown)
        set_tip(self._title, self._name if shown != self._name else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide_title()
        if self._area is not None:
            # Heights are asked for at once; Qt would lay the rows out in the next turn of events.
            self._whole.activate()
            self._fit_heights(self._area)

    def paintEvent(self, _event: QPaintEvent) -> None:
        margin = self._whole.contentsMargins().left() + margin_width() - 3
        paint_paper(QPainter(self), QRectF(self.rect()), look(), margin=margin)
