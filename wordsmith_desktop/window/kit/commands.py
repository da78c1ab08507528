"""What can be done at the table by menu and by key, and when."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.keyboard_texts import ENTER
from wordsmith_desktop.wording.texts import Text, say

from .key_map import chosen


class Command(Value):
    """One entry of the Move menu."""

    name: str
    text: Text
    keys: tuple[str, ...]
    call: Callable[[], object]
    is_open: Callable[[], bool]
    is_of_board: bool = False
    """Its keys count only while the board has the focus, since buttons use them too."""
    is_on: Callable[[], bool] | None = None
    """For an entry with a tick: whether it is ticked."""
    is_for_looking: bool = False
    """It changes only what is seen, so that it is open too where a match is only looked at."""


class Commands:
    """The page's actions, kept in step with the match."""

    def __init__(
        self,
        page: QWidget,
        board: QWidget,
        groups: Sequence[Sequence[Command]],
        *,
        is_read_only: bool = False,
    ) -> None:
        """`board` is where words are built; separators part the groups in the menu.

        `is_read_only` says that the match is only looked at, now and later.
        """
        self._is_read_only = is_read_only
        self._by_name: dict[str, tuple[Command, QAction]] = {}
        for place, group in enumerate(groups):
            if place:
                page.addAction(_separator(page))
            for command in group:
                self._add(page, board, command)

    def action(self, name: str) -> QAction:
        """The action of a command."""
        return self._by_name[name][1]

    def refresh(self) -> None:
        """Open and close entries as the match stands now."""
        for command, action in self._by_name.values():
            may_open = command.is_for_looking or not self._is_read_only
            action.setEnabled(may_open and command.is_open())
            if command.is_on is not None:
                action.setChecked(command.is_on())

    def _add(self, page: QWidget, board: QWidget, command: Command) -> None:
        action = QAction(_title(command), page)
        action.setObjectName(command.name)
        action.setShortcuts([QKeySequence(keys) for keys in _with_keypad(command.keys)])
        if command.is_of_board:
            # Such keys count only while a widget that holds the action has the focus itself,
            # so the board has to hold it as well as the page.
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            board.addAction(action)
        action.setCheckable(command.is_on is not None)
        action.triggered.connect(lambda: command.call())
        page.addAction(action)
        self._by_name[command.name] = (command, action)


def _with_keypad(usual: Sequence[str]) -> list[str]:
    """The keys that are pressed, and the keypad's Enter wherever the other one is meant."""
    # Qt takes them for two keys, which they are to nobody else.
    twice = ((key, key.replace("Return", "Enter")) for key in map(chosen, usual))
    return list(dict.fromkeys(key for both in twice for key in both))


def _title(command: Command) -> str:
    """What the menu shows of a command; behind a tab stands how its key is called."""
    # A lone ampersand would make the next letter a mnemonic.
    title = say(command.text).replace("&", "&&")
    native = QKeySequence.SequenceFormat.NativeText
    keys = QKeySequence(chosen(command.keys[0])).toString(native) if command.keys else ""
    # Qt calls the key by what stood on it once, in German too.
    enter = keys.replace("Return", say(ENTER))
    return title if enter == keys else f"{title}\t{enter}"


def _separator(page: QWidget) -> QAction:
    # The page has to be its parent: adding an action to a widget does not hand it over.
    action = QAction(page)
    action.setSeparator(True)
    return action


def on_keys(page: QWidget, keys: Sequence[str], call: Callable[[int], object]) -> None:
    """Have each of several keys call with its place in the row."""
    for place, key in enumerate(keys):
        shortcut = QShortcut(QKeySequence(chosen(key)), page)
        shortcut.activated.connect(lambda p=place: call(p))


def history(
    table: AnyTable, may_change: Callable[[], bool] = lambda: True
) -> tuple[Command, Command]:
    """Undo and redo, open while there is something to take or bring back.

    `may_change` says whether nothing else is under way that needs what lies there.
    """

    def can_undo() -> bool:
        return may_change() and table.can_undo

    def can_redo() -> bool:
        return may_change() and table.can_redo

    return (
        Command("undo", texts.UNDO, ("Ctrl+Z",), table.undo, can_undo),
        Command("redo", texts.REDO, ("Ctrl+Y",), table.redo, can_redo),
    )


def looking(name: str, text: Text, key: str, call: Callable[[], object]) -> Command:
    """A command that changes only what is seen."""
    return Command(name, text, (key,), call, lambda: True, is_for_looking=True)
