"""The door of the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.window.shell.feature import (
    Around,
    Feature,
    MenuLine,
    MenuPlace,
)
from wordsmith_desktop.window.shell.home_parts import HomeWay
from wordsmith_desktop.wording.shell import texts

if TYPE_CHECKING:
    # The page is imported when it is first shown.
    from collections.abc import Sequence

    from wordsmith_desktop.core.background import Ticket
    from wordsmith_desktop.window.kit.rooms import RoomResult

    from .pages.page import Tab
    from .pages.statistics_source import Selection


class StatisticsDoor(Feature):
    """Shows them of whoever and whatever is likely to be wanted."""

    def __init__(self, around: Around) -> None:
        self._stage, self._services = around.stage, around.services
        self._preferences, self._offers = around.preferences, around.offers
        around.offers.statistics.fill(self.show)
        around.offers.person.fill(self.show_person)

    def menu_lines(self) -> tuple[MenuLine, ...]:
        return (MenuLine(MenuPlace.RESULTS, texts.MENU_STATISTICS, self.show, waits=True),)

    def home_way(self) -> HomeWay:
        return texts.HOME_STATISTICS, self.show

    def preload(self, ticket: Ticket) -> None:
        from .pages.statistics_source import preload

        preload(ticket)

    def show(self) -> None:
        """Show the statistics."""
        from .pages.page import Tab

        self._show(Tab.STATISTICS, self._likely())

    def show_person(self, player: str) -> None:
        """Show the statistics of the player of that key."""
        from .pages.page import Tab
        from .pages.statistics_source import Selection

        self._show(Tab.STATISTICS, Selection(player))

    def _show(self, tab: Tab, selection: Selection) -> None:
        from .pages.page import StatisticsPage

        self._stage.use_look_for(None)
        services = self._services
        page = StatisticsPage(
            services.games(),
            services.people,
            services.bookkeeping,
            tab,
            selection,
            services.explainer,
            today=services.today,
            solved=self._solved,
            plays_as_titled=self._offers.plays_as_titled,
        )
        self._stage.show_page(page, lambda: self._show(page.tab, page.selection))

    def _likely(self) -> Selection:
        """The results that are likely to be wanted: the first player's in the game in question."""
        from wordsmith_desktop.records.log import Player
        from wordsmith_desktop.records.results.model import player_key

        from .pages.statistics_source import Selection

        seating, game = self._stage.seating, self._stage.game
        names = seating.players if seating else self._preferences.settings.player_names
        if not names:
            return Selection(game=game)
        profile = self._services.people.named(names[0])
        player = Player(names[0], profile.id if profile else None)
        return Selection(player_key(player), game)

    def _solved(self) -> Sequence[RoomResult]:
        """What was solved in the rooms of all games."""
        made = self._services.folders.made
        found: list[RoomResult] = []
        for entry in self._services.games():
            # Nothing of a room is loaded before somebody has kept anything there.
            read = entry.room_results() if (made / entry.game).is_dir() else None
            found += read(made / entry.game) if read is not None else ()
        return found


DOOR = StatisticsDoor
