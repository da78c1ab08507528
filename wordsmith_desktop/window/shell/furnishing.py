"""Gives the window what its menus and screens do; none of it is needed by its frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .backup_commands import BackupCommands
from .commands import TableCommands
from .dialog_commands import DialogCommands
from .save_commands import SaveCommands
from .word_commands import WordCommands

if TYPE_CHECKING:
    from wordsmith_desktop.window.ports import Ports

    from .main_window import MainWindow


def furnish(window: MainWindow, ports: Ports) -> None:
    """Make all commands, over the screens that the window has already."""
    window.commands = TableCommands(
        window,
        window.preferences,
        games=ports.games,
        sessions=ports.sessions,
        dictionaries=ports.dictionaries.all,
        people=ports.people,
        ask=window.screens.show_new_match,
        get_ready=window.screens.challenges.show_ready,
        rating=ports.bookkeeping.rating,
        today=ports.today,
    )
    window.saves = SaveCommands(
        window,
        games=ports.games,
        saves=ports.saves,
        files=ports.files,
        papers=ports.papers,
        paper_screens=window.screens.papers,
        go_on=window.commands.open,
        show_list=window.screens.show_matches,
        show_replay=window.screens.show_replay,
    )
    window.dialogs = DialogCommands(
        window,
        window.preferences,
        games=ports.games,
        dictionaries=ports.dictionaries,
        folders=ports.folders,
        licences=ports.licences,
        manual=window.screens.show_manual,
    )
    window.backups = BackupCommands(window, window.preferences, ports.backups, ports.today)
    window.words = WordCommands(
        window,
        window,
        window.preferences,
        lore=ports.lore,
        games=ports.games,
        dictionaries=ports.dictionaries.all,
    )
