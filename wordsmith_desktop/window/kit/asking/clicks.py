"""How a window hears that somebody asks about a word on it: by mouse, and by key in a dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from wordsmith_desktop.wording import meaning_texts as texts
from wordsmith_desktop.wording.texts import say

from ..key_map import chosen

if TYPE_CHECKING:
    from .asker import Asker

ASK_KEY: Final = "Ctrl+I"


@runtime_checkable
class HasAsker(Protocol):
    """A window that answers for itself and for its dialogs."""

    @property
    def asker(self) -> Asker | None: ...


def asker_of(widget: QWidget) -> Asker | None:
    """Who answers questions asked in a window: its own asker, or that of its parents."""
    found: QWidget | None = widget
    while found is not None:
        if isinstance(found, HasAsker):
            return found.asker
        found = found.parentWidget()
    return None


class WordClicks(QObject):
    """Watches what no widget of a window wanted: clicks on words, and where the mouse rests.

    Qt hands such an event up from parent to parent, and at last to the window. So no click that
    means something at the table is taken away.
    """

    def __init__(self, window: QWidget, *, has_key: bool = False) -> None:
        """With `has_key` the window asks by `ASK_KEY` too; a menu may do that for it."""
        super().__init__(window)
        self._window = window
        self._pressed: QPoint | None = None
        window.installEventFilter(self)
        if has_key:
            QShortcut(QKeySequence(chosen(ASK_KEY)), window, self._ask_by_key)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        # An event that was not made by Qt's own classes has none of these types.
        if isinstance(event, QContextMenuEvent):
            return self._ask_by_menu(event)
        if isinstance(event, QMouseEvent):
            return self._click(event)
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            return self._offer(event)
        return False

    def _ask_by_menu(self, event: QContextMenuEvent) -> bool:
        asker = asker_of(self._window)
        if asker is None:
            return False
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            asker.ask_here(self._window)
            return True
        return asker.ask_at(self._window, self._window.mapFromGlobal(event.globalPos()))

    def _click(self, event: QMouseEvent) -> bool:
        if event.button() is not Qt.MouseButton.LeftButton:
            return False
        place = self._window.mapFromGlobal(event.globalPosition().toPoint())
        if event.type() == QEvent.Type.MouseButtonPress:
            self._pressed = place
            return False
        pressed, self._pressed = self._pressed, None
        asker = asker_of(self._window)
        if event.type() != QEvent.Type.MouseButtonRelease or pressed is None or asker is None:
            return False
        is_click = (place - pressed).manhattanLength() < QApplication.startDragDistance()
        return is_click and asker.ask_at(self._window, place)

    def _offer(self, event: QHelpEvent) -> bool:
        """Say over a word how to ask about it."""
        asker = asker_of(self._window)
        words = asker.words_at(self._window, event.pos()) if asker else ()
        if words:
            QToolTip.showText(event.globalPos(), say(texts.ASK_TIP, word=words[0]), self._window)
        return bool(words)

    def _ask_by_key(self) -> None:
        asker = asker_of(self._window)
        if asker is not None:
            asker.ask_here(self._window)
