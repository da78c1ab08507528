"""The card over the table that asks what a printed box showed, and what it is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.games.common.box_questions import BoxQuestion
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.wording import box_texts as texts
from wordsmith_desktop.wording.texts import say

from ..announce import announce
from ..appearance import look
from ..buttons import primary, quiet
from ..labels import label
from ..roles import has_role
from .entry import BoxEntry, SignText

_WIDTH: Final = 96
"""Most breadth of the card, in grid steps."""
_EDGE: Final = 24
"""Pixels between the card and the table's edges."""


@has_role(QAccessible.Role.Grouping)
class BoxCard(QFrame):
    """Lies over the lower middle of a table, as long as that is to be told something."""

    corrected = Signal()
    """Somebody wants to tell an earlier entry otherwise."""

    left = Signal()
    """It went with the keyboard, which belongs to the table again."""

    def __init__(
        self, page: QWidget, table: AnyTable, names: Sequence[str], sign_text: SignText
    ) -> None:
        """`page` is what it lies over."""
        super().__init__(page)
        self._table, self._names, self._sign_text = table, names, sign_text
        self._position = -1
        self.entry: BoxEntry | None = None
        """What is asked now; None while nothing is."""
        self._foot: Callable[[], int] = page.height
        self.setProperty("surface", "raised")
        self._title = label("", size="lead")
        self._place = QVBoxLayout()
        self.correct = quiet(say(texts.CORRECT), self.corrected.emit)
        self.done = primary(say(texts.TOLD), self._tell)
        row = QHBoxLayout()
        row.addWidget(self.correct)
        row.addStretch(1)
        row.addWidget(self.done)
        whole = QVBoxLayout(self)
        step = look().gap(2)
        whole.setContentsMargins(step, step, step, step)
        whole.setSpacing(look().gap(1))
        whole.addWidget(self._title)
        whole.addLayout(self._place, 1)
        whole.addLayout(row)
        page.installEventFilter(self)
        self.hide()

    def lie_above(self, foot: Callable[[], int]) -> None:
        """`foot` says where what it must not cover begins, in pixels from the page's top."""
        self._foot = foot

    def show_asked(self) -> None:
        """Ask what the table is to tell now, or go."""
        box = self._table.box
        asked = box.asks if box is not None and not self._table.is_read_only else None
        if asked is None:
            self._leave()
        elif self.entry is None or self._position != self._table.position:
            self._ask(asked)
        self.correct.setVisible(box is not None and next(box.told(), None) is not None)

    def take_keyboard(self) -> bool:
        """Have the keyboard, where anything is asked; whether it is."""
        if self.entry is None:
            return False
        (self.entry if self.entry.line.isVisibleTo(self) else self.done).setFocus()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parent() and event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._lie_down()
        return False

    def _ask(self, asked: BoxQuestion) -> None:
        self._clear()
        self._position = self._table.position
        self.entry = entry = BoxEntry(asked, self._names, self._sign_text)
        entry.entered.connect(self._tell)
        entry.changed.connect(self._follow)
        self._place.addWidget(entry)
        # Qt would show it later, and until then it takes no room.
        entry.setVisible(True)
        title = texts.asked_text(asked, self._names)
        if not asked.is_dealing:
            entry.leave_title_to_card()
        self._title.setText(title)
        self.setAccessibleName(title)
        self.done.setText(say(texts.DEALT if asked.is_dealing else texts.TOLD))
        self._lie_down()
        self.show()
        self.raise_()
        if self.isVisible():
            self.take_keyboard()
        announce(self, title)

    def _follow(self) -> None:
        """One piece alone needs no Enter; other choices may need more room, or less."""
        if self.entry is not None and self.entry.is_settled:
            self._tell()
        else:
            self._lie_down()

    def _tell(self) -> None:
        entry, box = self.entry, self._table.box
        if entry is None or box is None:
            return
        told = entry.choices
        if told is None:
            entry.explain()
        elif box.tell(told) and self.entry is entry:
            entry.refuse(say(texts.CANNOT_BE))

    def _leave(self) -> None:
        had_keyboard = self.entry is not None and self.isAncestorOf(self.window().focusWidget())
        self._clear()
        self.hide()
        if had_keyboard:
            self.left.emit()

    def _clear(self) -> None:
        if self.entry is not None:
            entry, self.entry = self.entry, None
            entry.hide()
            self._place.removeWidget(entry)
            # This may run inside the Enter of its own line.
            entry.deleteLater()

    def _lie_down(self) -> None:
        """Stand in the lower middle, as large as it needs to be and may."""
        page, entry = self.parentWidget(), self.entry
        if page is None or entry is None:
            return
        width = min(look().px(_WIDTH), page.width() - 2 * _EDGE)
        foot = self._foot() - look().gap(1)
        layout = self.layout()
        assert layout is not None
        # Qt tells layouts of what changed in others within them only with the events that follow,
        # and what holds the entry remembers how high that was.
        entry.updateGeometry()
        for one in (self._place, layout):
            one.invalidate()
        height = min(layout.totalHeightForWidth(width), foot - _EDGE)
        self.setGeometry((page.width() - width) // 2, foot - height, width, height)


def box_card(
    page: QWidget, table: AnyTable, names: Sequence[str], sign_text: SignText
) -> BoxCard | None:
    """The card of a page, where a printed box is played with."""
    return None if table.box is None else BoxCard(page, table, names, sign_text)
