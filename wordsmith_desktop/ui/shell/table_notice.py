"""The lines above a table: what keeps the match from the disk, and what is told."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.buttons import secondary
from wordsmith_desktop.ui.shell.seating import Seating
from wordsmith_desktop.wording.shell import data_texts, texts
from wordsmith_desktop.wording.shell.replay_texts import IS_BRANCH
from wordsmith_desktop.wording.shell.trouble_sentences import why
from wordsmith_desktop.wording.texts import say

RETRY_MS: Final = 3000
"""So often what waits is offered to the disk again, whether anybody plays on or not."""


class TableNotice(QWidget):
    """Trouble with the save has a line of its own and keeps nothing else from view."""

    def __init__(self, seating: Seating) -> None:
        super().__init__()
        self._seating = seating
        self._trouble = Banner(lines=1)
        self._retry = secondary(say(texts.RETRY), self._try_again)
        self._told = Banner(lines=1, collapses=True)
        # Disk space comes back without an action in this program.
        self._retries = QTimer(self)
        self._retries.setInterval(RETRY_MS)
        self._retries.timeout.connect(self._try_again)
        self._row = QWidget()
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._trouble, 1)
        row.addWidget(self._retry)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 0)
        column.addWidget(self._row)
        column.addWidget(self._told)
        table = seating.table
        self._forget = table.subscribe(self._hear) if table else lambda: None
        if seating.opened is not None and seating.opened.damage is not None:
            self._told.show_info(say(texts.READ_ONLY))
        elif seating.is_branch:
            self._told.show_info(say(IS_BRANCH))
        self._show()

    def tell(self, sentence: str) -> None:
        """Say something."""
        self._told.show_info(sentence)
        self._show()

    def let_go(self) -> None:
        """Try no more and hear no more."""
        self._retries.stop()
        self._forget()

    def _hear(self, update: Update[object]) -> None:
        if update.kind is UpdateKind.STORE_ANEW:
            self.tell(say(data_texts.WRITTEN_ANEW))
        elif update.kind in (UpdateKind.STORE_TROUBLE, UpdateKind.STORE_WELL):
            self._show()

    def _show(self) -> None:
        table = self._seating.table
        trouble = table.trouble if table else None
        if trouble is None:
            self._retries.stop()
        else:
            self._trouble.show_refusal(say(texts.NOT_SAVED, why=why(trouble)))
            if not self._retries.isActive():
                self._retries.start()
        self._row.setVisible(trouble is not None)
        self.setVisible(trouble is not None or bool(self._told.message))

    def _try_again(self) -> None:
        if self._seating.table is not None:
            self._seating.table.retry_save()
        self._show()
