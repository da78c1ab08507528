"""What can be read on a page, and what its buttons would do."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidget, QWidget

from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.game_entry import GameEntry, find_entry
from wordsmith_desktop.window.kit.game_page import GamePage, PageContext


def entry_named(game: str) -> GameEntry:
    """The entry of a game that has a screen."""
    entry = find_entry(game)
    assert entry is not None
    return entry


def plain_page(_table: AnyTable, _context: PageContext) -> GamePage:
    """A page with nothing but a place for the keyboard."""
    page = GamePage()
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return page


def readable(page: QWidget) -> list[str]:
    """Everything to be read or heard on a page, but for the line of message, in some order."""
    shown = (part for part in page.findChildren(QWidget) if part.isVisibleTo(page))
    texts = (_texts(part) for part in shown if not _is_in_message(part, page))
    return sorted(" | ".join(parts) for parts in texts if any(parts))


def _texts(part: QWidget) -> tuple[str, ...]:
    spoken = (part.accessibleName(), part.accessibleDescription())
    if isinstance(part, QListWidget):
        return (*spoken, *(part.item(row).text() for row in range(part.count())))
    if isinstance(part, QLabel | QAbstractButton):
        return (*spoken, part.text())
    return spoken


def _is_in_message(part: QWidget | None, page: QWidget) -> bool:
    while part is not None and part is not page:
        if isinstance(part, Banner):
            return True
        part = part.parentWidget()
    return False


def open_buttons(page: QWidget) -> list[QAbstractButton]:
    """Buttons that can be pressed."""
    return [
        button
        for button in page.findChildren(QAbstractButton)
        if button.isVisibleTo(page) and button.isEnabled()
    ]
