"""The door of the players that are remembered."""

from __future__ import annotations

from wordsmith_desktop.window.shell.feature import (
    Around,
    Feature,
    MenuLine,
    MenuPlace,
)
from wordsmith_desktop.window.shell.home_parts import HomeWay
from wordsmith_desktop.wording.shell import texts


class PlayersDoor(Feature):
    """Shows their list."""

    def __init__(self, around: Around) -> None:
        self._stage, self._services, self._offers = around.stage, around.services, around.offers
        around.offers.players.fill(self.show)

    def menu_lines(self) -> tuple[MenuLine, ...]:
        return (MenuLine(MenuPlace.SETTINGS, texts.MENU_PLAYERS, self.show),)

    def home_way(self) -> HomeWay:
        return texts.HOME_PLAYERS, self.show

    def show(self, row: int = 0) -> None:
        """Show the list, one of them chosen."""
        from .pages.players_page import PlayersPage

        self._stage.use_look_for(None)
        services = self._services
        page = PlayersPage(
            services.people, services.dictionaries.all(), services.bookkeeping.statistics, row
        )
        page.person_wanted.connect(self._offers.person)
        if not self._offers.person:
            page.page_button.hide()
        self._stage.show_page(page, lambda: self.show(page.row))


DOOR = PlayersDoor
