"""Longest word as the shell shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wordsmith_desktop.window.kit.game_entry import GameEntry

from ..words.texts import TAGLINE

if TYPE_CHECKING:
    from wordsmith_desktop.session.table_view import AnyTable
    from wordsmith_desktop.window.kit.game_page import PageContext

    from .page import MatchPage


class LongestWordEntry(GameEntry):
    """Its page is all that it must have."""

    game = "longest_word"
    tagline = TAGLINE
    players = (1, 4)
    minutes = 5

    def make_page(self, table: AnyTable, context: PageContext) -> MatchPage:
        from .page import MatchPage

        return MatchPage(table, context)


ENTRY: Final = LongestWordEntry()
