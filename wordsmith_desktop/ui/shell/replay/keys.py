"""The keys of a replay; they count wherever the keyboard is, unless that needs them itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QWidget,
)

_OWN_CONTEXT = Qt.ShortcutContext.WidgetWithChildrenShortcut


class ReplayKeys(QObject):
    """Steps by the arrows and the like; Space plays, but presses a button that has the focus."""

    def __init__(
        self,
        page: QWidget,
        moves: Mapping[Qt.Key, Callable[[], object]],
        toggle: Callable[[], object],
    ) -> None:
        """`moves` by key; `toggle` plays or stops."""
        super().__init__(page)
        self._moves = [self._shortcut(page, key, call) for key, call in moves.items()]
        self._space = self._shortcut(page, Qt.Key.Key_Space, toggle)
        self._space.setAutoRepeat(False)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_focus)

    def _shortcut(self, page: QWidget, key: Qt.Key, call: Callable[[], object]) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), page)
        shortcut.setContext(_OWN_CONTEXT)
        shortcut.activated.connect(lambda: call())
        return shortcut

    def _follow_focus(self, _before: QWidget | None, focused: QWidget | None) -> None:
        is_list = isinstance(focused, QAbstractItemView)
        presses = isinstance(focused, QAbstractButton | QComboBox)
        for shortcut in self._moves:
            shortcut.setEnabled(not is_list)
        self._space.setEnabled(not is_list and not presses)
