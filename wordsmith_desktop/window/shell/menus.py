"""The menu bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit.asking.clicks import ASK_KEY
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.key_map import sequences
from wordsmith_desktop.wording.keyboard import own_key
from wordsmith_desktop.wording.match_texts import MENU_REPLAY
from wordsmith_desktop.wording.shell import key_texts, texts
from wordsmith_desktop.wording.texts import Text, say

from .commands import TableCommands
from .dialog_commands import DialogCommands
from .feature import Feature, MenuPlace
from .menu_titles import menu_titles
from .save_commands import SaveCommands
from .seating import Seating
from .tools import MoveTools

FULL_SCREEN_KEY: Final = own_key("F11")
NEW_KEY: Final = "Ctrl+N"
MUTE_KEY: Final = own_key("Ctrl+M")


class WindowCommands(Value):
    """What the menus do that concerns the window itself."""

    pause: Callable[[], object]
    leave: Callable[[], object]
    look_up: Callable[[], object]
    mute: Callable[[], object]
    full_screen: Callable[[], object]
    quit: Callable[[], object]


class Menus:
    """Built once for each language; what can be done now is enabled."""

    def __init__(
        self,
        window: QMainWindow,
        games: Sequence[GameEntry],
        commands: TableCommands,
        saves: SaveCommands,
        dialogs: DialogCommands,
        own: WindowCommands,
        features: Sequence[Feature],
        *,
        replays: bool,
    ) -> None:
        """`replays` says whether anybody shows a match once more."""
        self._features, self._replays = features, replays
        self._games = games
        self._commands = commands
        self._saves = saves
        self._dialogs = dialogs
        game, self.move, about_words, settings, about = menu_titles(window.menuBar())
        self._at_table: list[QAction] = []
        self._at_match: list[QAction] = []
        self._screens: list[QAction] = []
        """What cannot be chosen as long as the table is covered."""
        self._new: dict[str, QAction] = {}
        """What begins a match, by the name of its game."""
        self._fill_game(game, own)
        self._fill_move(self.move, own)
        self._fill_words(about_words, own)
        self._fill_settings(settings, own)
        self._fill_help(about)
        self.tools = MoveTools(window.menuBar(), self._keys)

    def show_state(
        self, seating: Seating | None, game: str, moves: list[QAction], covered: bool
    ) -> None:
        """Enable what can be done at this table, and offer its moves.

        The key for a new match is for `game`, which is on the table or was played last.
        """
        self._give_key(game)
        # What cannot be done on this page is not there: a menu of grey lines tells nobody anything.
        for action in self._at_table:
            action.setVisible(seating is not None)
        for action in self._at_match:
            action.setVisible(seating is not None and seating.opened is not None)
        is_over = seating is not None and seating.is_over
        self.replay.setVisible(is_over and self._replays)
        for action in self._screens:
            # A table that is covered comes back in a moment.
            action.setEnabled(not covered)
        self._show_moves(moves if seating is not None else [])
        self.move.menuAction().setVisible(seating is not None or bool(moves))

    def _show_moves(self, moves: Sequence[QAction]) -> None:
        """The page's moves first, then what can be done with any match."""
        # `clear` would delete the separators of the page, which Python holds no more.
        for action in self.move.actions():
            self.move.removeAction(action)
        for action in moves:
            _stay(action)
        self.move.addActions([*moves, *self._of_match])

    def _fill_game(self, menu: QMenu, own: WindowCommands) -> None:
        self._add_new(menu)
        self._add_lines(menu, MenuPlace.BEGIN)
        _add(menu, texts.MENU_LOAD, self._saves.load, "Ctrl+O")
        self._add_lines(menu, MenuPlace.RESULTS)
        menu.addSeparator()
        self._at_match.append(_add(menu, texts.MENU_SAVE_AS, self._saves.save_as, "Ctrl+Shift+S"))
        self._add_lines(menu, MenuPlace.PRINT)
        # Tools for those who play with the printed games.
        self._add_lines(menu.addMenu(say(texts.MENU_PRINTED)), MenuPlace.PRINTED)
        menu.addSeparator()
        self._at_table.append(_add(menu, texts.MENU_HOME, own.leave, "Ctrl+W"))
        quit_action = _add(menu, texts.MENU_QUIT, own.quit, "Ctrl+Q")
        quit_action.setMenuRole(QAction.MenuRole.QuitRole)

    def _add_lines(self, menu: QMenu, place: MenuPlace) -> None:
        """What leads to features from there."""
        lines = (line for one in self._features for line in one.menu_lines())
        for line in lines:
            if line.place is place:
                added = _add(menu, line.text, line.act, *line.keys)
                self._screens += [added] if line.waits else []
                if line.are_settings:
                    added.setMenuRole(QAction.MenuRole.PreferencesRole)

    def _fill_move(self, menu: QMenu, own: WindowCommands) -> None:
        """What can be done with any match; it follows the moves of the page."""
        parting = menu.addSeparator()
        self.replay = _add(menu, MENU_REPLAY, self._saves.replay_table)
        table = [
            _add(menu, texts.MENU_PAUSE, own.pause, "F9", "Pause"),
            _add(menu, texts.MENU_RESTART, self._commands.restart),
        ]
        discard = _add(menu, texts.MENU_END, self._saves.end)
        self._at_table += table
        self._at_match.append(discard)
        self._of_match = (parting, self.replay, *table, discard)

    def _add_new(self, menu: QMenu) -> None:
        if len(self._games) == 1:
            game = self._games[0]
            self._new[game.game] = _add(menu, texts.MENU_NEW, self._new_call(game))
        elif self._games:
            below = menu.addMenu(say(texts.MENU_NEW))
            for entry in self._games:
                self._new[entry.game] = _add(below, entry.title, self._new_call(entry))

    def _give_key(self, game: str) -> None:
        """Qt runs none of two actions that share a key: it is taken from the one before."""
        wanted = self._new.get(game) or next(iter(self._new.values()), None)
        for action in self._new.values():
            action.setShortcuts([])
        if wanted is not None:
            wanted.setShortcuts(sequences((NEW_KEY,)))

    def _new_call(self, entry: GameEntry) -> Callable[[], None]:
        return lambda: self._commands.new(entry)

    def _fill_words(self, menu: QMenu, own: WindowCommands) -> None:
        _add(menu, texts.MENU_LOOK_UP, own.look_up, ASK_KEY)
        self._add_lines(menu, MenuPlace.WORDS)
        menu.addSeparator()
        _add(menu, texts.MENU_HOUSE, self._dialogs.house)
        self._add_lines(menu, MenuPlace.DICTIONARIES)

    def _fill_settings(self, menu: QMenu, own: WindowCommands) -> None:
        self._add_lines(menu, MenuPlace.SETTINGS)
        _add(menu, key_texts.MENU, self._dialogs.own_keys)
        menu.addSeparator()
        self.mute = _add(menu, texts.MENU_MUTE, own.mute, MUTE_KEY)
        self.mute.setCheckable(True)
        _add(menu, texts.MENU_FULL_SCREEN, own.full_screen, FULL_SCREEN_KEY)

    def _fill_help(self, menu: QMenu) -> None:
        self._add_lines(menu, MenuPlace.HELP)
        self._keys = _add(menu, texts.MENU_KEYS, self._dialogs.keys, "F1")
        menu.addSeparator()
        _add(menu, texts.MENU_DATA, self._dialogs.data_folder)
        self._add_lines(menu, MenuPlace.DATA)
        about = _add(menu, texts.MENU_ABOUT, self._dialogs.about)
        about.setMenuRole(QAction.MenuRole.AboutRole)


def _add(menu: QMenu, text: Text, call: Callable[[], object], *keys: str) -> QAction:
    action = menu.addAction(say(text))
    _stay(action)
    action.setShortcuts(sequences(keys))
    # `triggered` hands over whether the action is checked, and `call` takes nothing.
    action.triggered.connect(lambda: call())
    return action


def _stay(action: QAction) -> None:
    # By itself Qt guesses from the text what macOS has in the program's own menu.
    action.setMenuRole(QAction.MenuRole.NoRole)
