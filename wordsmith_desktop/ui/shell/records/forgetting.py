"""Deleting results, and taking that back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from wordsmith_desktop.records.statistics.filters import Filter
from wordsmith_desktop.records.statistics.store import Forgotten, Statistics
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.buttons import secondary
from wordsmith_desktop.ui.kit.texts import say, say_count
from wordsmith_desktop.ui.shell.records import texts
from wordsmith_desktop.ui.shell.troubles import why


class Forgetting(QWidget):
    """A banner that says what was done, and a button beside it that undoes the last deletion."""

    def __init__(self, statistics: Callable[[], Statistics], changed: Callable[[], object]) -> None:
        """`changed` is called when the results are other than before."""
        super().__init__()
        self._statistics = statistics
        self._changed = changed
        self._forgotten: Forgotten | None = None
        self.banner = Banner(lines=1, collapses=True)
        self.undo_button = secondary(say(texts.BRING_BACK), self._bring_back)
        self.undo_button.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look().gap(1))
        row.addWidget(self.banner, 1)
        row.addWidget(self.undo_button)

    def forget(self, which: Filter) -> None:
        """Delete these results."""
        try:
            self._forgotten = self._statistics().forget(which)
        except (StoreError, UnreadableError) as error:
            self._refuse(error)
            return
        self.banner.show_info(say_count(texts.GONE, self._forgotten.count))
        self.undo_button.show()
        self.undo_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._changed()

    def _bring_back(self) -> None:
        if self._forgotten is None:
            return
        try:
            self._statistics().bring_back(self._forgotten)
        except (StoreError, UnreadableError) as error:
            self._refuse(error)
            return
        self._forgotten = None
        self.undo_button.hide()
        self.banner.show_good(say(texts.IS_BACK))
        self._changed()

    def _refuse(self, error: StoreError | UnreadableError) -> None:
        trouble = error.trouble if isinstance(error, UnreadableError) else error
        self.banner.show_refusal(say(texts.NOT_DELETED, why=why(trouble)))
