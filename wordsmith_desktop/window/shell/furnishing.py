"""Gives the window what its menus and screens do; none of it is needed by its frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .backup_commands import BackupCommands
from .commands import TableCommands
from .dialog_commands import DialogCommands
from .save_commands import SaveCommands
from .word_commands import WordCommands

if TYPE_CHECKING:
    from wordsmith_desktop.window.shell.services import Services

    from .main_window import MainWindow


def furnish(window: MainWindow, services: Services) -> None:
    """Make all commands, over the screens that the window has already."""
    window.commands = TableCommands(
        window,
        window.preferences,
        games=services.games,
        sessions=services.sessions,
        dictionaries=services.dictionaries.all,
        people=services.people,
        ask=window.screens.show_new_match,
        get_ready=window.screens.challenges.show_ready,
        rating=services.bookkeeping.rating,
        today=services.today,
    )
    window.saves = SaveCommands(
        window,
        games=services.games,
        saves=services.saves,
        files=services.files,
        papers=services.papers,
        paper_screens=window.screens.papers,
        go_on=window.commands.open,
        show_list=window.screens.show_matches,
        show_replay=window.screens.show_replay,
    )
    window.dialogs = DialogCommands(
        window,
        window.preferences,
        games=services.games,
        dictionaries=services.dictionaries,
        folders=services.folders,
        licences=services.licences,
        manual=window.screens.show_manual,
    )
    window.backups = BackupCommands(window, window.preferences, services.backups, services.today)
    window.words = WordCommands(
        window,
        window.preferences,
        explainer=services.explainer,
        games=services.games,
        dictionaries=services.dictionaries.all,
    )
