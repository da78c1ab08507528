"""Waits before a table is left for the disk, and asks where that does not take the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.wording.shell import data_texts, texts
from wordsmith_desktop.wording.shell.trouble_sentences import why
from wordsmith_desktop.wording.texts import say, say_count

from .disk_sign import DiskSign
from .table_host import TableHost

SaveCopy: TypeAlias = Callable[[Callable[[str], object], Callable[[bool], object]], object]
"""Asks for a place for a copy of the match at the table.

It is given whom to tell what goes wrong, and then whether a copy is there.
"""


class Leaving:
    """One wish to leave a table: the disk is waited for, and the window goes on meanwhile."""

    def __init__(
        self,
        host: TableHost,
        then: Callable[[], object],
        *,
        is_laid: Callable[[], bool],
        ask: Callable[[TableHost, Callable[[], object]], object],
        open_dialog: Callable[[PlainDialog], object],
        parent: QWidget,
    ) -> None:
        """`then` leaves the table, as long as it `is_laid`.

        `ask` asks whether to leave it before it does, where that would lose something.
        """
        self._host = host
        self._then = then
        self._is_laid = is_laid
        self._ask = ask
        self._open_dialog = open_dialog
        self._parent = parent
        self._is_over = False
        self._sign: DiskSign | None = None

    def begin(self) -> None:
        """Leave as soon as the disk has said how it is, which may be now."""
        self._host.settle(self._go)
        if not self._is_over:
            self._sign = DiskSign(self._waiting, self._open_dialog, self._parent)

    def give_up(self) -> None:
        """Nobody wishes so any more."""
        self._is_over = True
        if self._sign is not None:
            self._sign.over()

    def _go(self) -> None:
        if self._is_over:
            return
        self.give_up()
        if not self._is_laid():
            return
        if self._host.may_leave():
            self._then()
        else:
            self._ask(self._host, self._then)
        if self._is_laid():
            self._host.go_on()

    def _waiting(self) -> PlainDialog:
        dialog = PlainDialog(
            say(data_texts.DISK_WAITS), say(data_texts.DISK_WAITS_TEXT), self._parent
        )
        dialog.body.addStretch(1)
        stay = dialog.add_button(buttons.primary(say(data_texts.LEAVE_STAY), dialog.reject))
        dialog.add_button(buttons.secondary(say(data_texts.LEAVE_ANYWAY), self._leave_anyway))
        dialog.rejected.connect(self._stay)
        stay.setFocus()
        dialog.fit(560, 180)
        return dialog

    def _stay(self) -> None:
        self.give_up()
        self._host.go_on()

    def _leave_anyway(self) -> None:
        self._host.give_up()
        self._go()


class LeavingDialog(PlainDialog):
    """Offers a copy, another try, or to leave all the same; whoever stays goes on as before.

    Once the disk has taken everything there is nothing to ask any more.
    """

    def __init__(
        self,
        host: TableHost,
        save_copy: SaveCopy,
        then: Callable[[], object],
        parent: QWidget,
    ) -> None:
        """`then` leaves the table, once it may be left."""
        title = say_count(data_texts.LEAVE_TITLE, host.unsaved_count)
        super().__init__(title, say(data_texts.LEAVE_TEXT, why=_why(host)), parent)
        self._host = host
        self._save_copy = save_copy
        self._is_copying = False
        self._note = Banner(lines=1)
        self.add(self._note)
        self.body.addStretch(1)
        stay = buttons.primary(say(data_texts.LEAVE_STAY), self.reject)
        does = (
            stay,
            buttons.secondary(say(data_texts.LEAVE_ANYWAY), self._leave),
            buttons.secondary(say(texts.RETRY), self._try_again),
            buttons.secondary(say(data_texts.LEAVE_COPY), self._copy),
        )
        for button in does:
            self.add_button(button)
        stay.setFocus()
        self.accepted.connect(then)
        table = host.seating.table
        if table is not None:
            forget = table.subscribe(self._hear)
            self.finished.connect(lambda _result: forget())
        self.fit(680, 280)

    def _hear(self, update: Update[object]) -> None:
        if update.kind is UpdateKind.STORE_WELL:
            # The table may not be closed while it tells of this.
            QTimer.singleShot(0, self, self._leave_saved)

    def _leave_saved(self) -> None:
        if self.isVisible() and not self._is_copying and self._host.unsaved_count == 0:
            self.accept()

    def _leave(self) -> None:
        self._host.give_up()
        self.accept()

    def _try_again(self) -> None:
        self._host.settle(self._look_again)

    def _look_again(self) -> None:
        if not Shiboken.isValid(self) or not self.isVisible():
            return
        if self._host.may_leave():
            self.accept()
        else:
            self._note.show_refusal(say(data_texts.LEAVE_STILL, why=_why(self._host)))

    def _copy(self) -> None:
        self._is_copying = True
        self._save_copy(self._note.show_refusal, self._copied)

    def _copied(self, is_copied: bool) -> None:
        self._is_copying = False
        if not Shiboken.isValid(self):
            return
        if is_copied:
            self._leave()
        else:
            self._leave_saved()


def _why(host: TableHost) -> str:
    trouble = host.seating.table.trouble if host.seating.table else None
    return why(trouble) if trouble else ""
