"""Loads what the screen of statistics needs before anybody asks for it; so it opens at once."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.games.registry import game_names, ruleset_type_of, tallier_of
from wordsmith_desktop.ui.kit.game_entry import find_entries

if TYPE_CHECKING:
    from wordsmith_desktop.ui.kit.threads import Ticket

_SCREEN: Final = f"{__package__}.page"


def load(ticket: Ticket) -> None:
    """Import the screen, and what tells of results and settings; opens no file."""
    import_module(_SCREEN)
    for entry in find_entries(game_names()):
        if ticket.is_cancelled:
            return
        tallier_of(entry.game)
        entry.setting_text(ruleset_type_of(entry.game)(), min(entry.players))
