"""The lines above a table: what keeps it from the disk or from going on, and what is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.layouts import in_column, in_row
from wordsmith_desktop.wording.match_texts import IS_BRANCH
from wordsmith_desktop.wording.shell import data_texts, texts
from wordsmith_desktop.wording.shell.trouble_sentences import why
from wordsmith_desktop.wording.texts import say

from .seating import Seating

RETRY_MS: Final = 3000
"""So often what waits is offered to the disk again, whether anybody plays on or not."""


_OF_THE_SAVE: Final = (UpdateKind.STORE_TROUBLE, UpdateKind.STORE_WELL)


class TableNotice(QWidget):
    """Trouble with the save has a line of its own and keeps nothing else from view."""

    def __init__(self, seating: Seating, taken_over: Callable[[], object]) -> None:
        """`taken_over` is called once people act for a computer that found nothing to do."""
        super().__init__()
        self._seating, self._taken_over = seating, taken_over
        self._trouble = Banner(lines=1)
        self._retry = secondary(say(texts.RETRY), self._try_again)
        self._stuck = Banner(lines=1)
        self.take_over = secondary(self._play_for(next(iter(seating.players), "")), self._take_over)
        """Has people act for a computer that found nothing to do."""
        self._stuck_shown = ""
        """Of whom that is told now."""
        self._told = Banner(lines=1, collapses=True)
        # Disk space comes back without an action in this program.
        self._retries = QTimer(self)
        self._retries.setInterval(RETRY_MS)
        self._retries.timeout.connect(self._try_again)
        self._row = _beside(self._trouble, self._retry)
        self._stuck_row = _beside(self._stuck, self.take_over)
        in_column(self._row, self._stuck_row, self._told, inside=self, margins=(8, 8, 8, 0))
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
        elif update.kind in _OF_THE_SAVE or self._stuck_name != self._stuck_shown:
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
        self._show_stuck()
        is_seen = trouble is not None or bool(self._stuck_name or self._told.message)
        self.setVisible(is_seen)

    @property
    def _stuck_name(self) -> str:
        """Who of the computers found nothing to do; empty where none is waited for in vain."""
        table = self._seating.table
        thinking = table.thinking if table else None
        if thinking is None or not thinking.has_failed or thinking.seat < 0:
            return ""
        return self._seating.players[thinking.seat]

    def _show_stuck(self) -> None:
        name = self._stuck_shown = self._stuck_name
        self._stuck_row.setVisible(bool(name))
        if name:
            self.take_over.setText(self._play_for(name))
            self._stuck.show_refusal(say(texts.BOT_IS_STUCK, name=name))

    def _play_for(self, name: str) -> str:
        return say(texts.PLAY_FOR, name=name)

    def _take_over(self) -> None:
        if self._seating.table is not None and self._stuck_name:
            self._seating.table.take_over()
            self._show()
            self._taken_over()

    def _try_again(self) -> None:
        if self._seating.table is not None:
            self._seating.table.retry_save()
        self._show()


def _beside(banner: Banner, button: QWidget) -> QWidget:
    """A line of message with what can be done about it."""
    found = QWidget()
    in_row((banner, 1), button, inside=found)
    return found
