"""What can be done at the table by menu and by key, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.window.kit.commands import Command, history, looking
from wordsmith_desktop.wording.table_texts import MOVES

from ..words import table_texts as texts

if TYPE_CHECKING:
    from .page import MatchPage


def commands_of(page: MatchPage) -> tuple[tuple[Command, ...], ...]:
    """The entries of the Move menu; separators part the groups."""
    gestures = page.gestures
    return (
        (
            Command("build", texts.MENU_BUILD, (), gestures.build, page.has_word),
            Command("pass", texts.MENU_PASS, ("Ctrl+E",), page.begin_passing, page.is_building),
            Command("doubt", texts.MENU_DOUBT, (), page.begin_doubting, page.may_doubt),
        ),
        (
            Command("hint", texts.MENU_HINT, ("F2",), page.ask_for_hint, lambda: True),
            looking("fold", texts.MENU_FOLD, "F4", page.fold),
            looking("news", MOVES, "F6", page.parts.show_moves),
        ),
        (
            *history(page.table, gestures.may_lay),
            Command("way", texts.MENU_WAY, (), lambda: gestures.cycle(1), page.has_word),
            Command("clear", texts.MENU_CLEAR, (), gestures.clear, page.has_word),
        ),
        page.arranging.commands(),
        tuple(page.overruling.commands()),
    )
