"""The screens that the window shows beside the table, and where each of them leads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from shiboken6 import Shiboken

from wordsmith_desktop.window.kit.screen import Screen

if TYPE_CHECKING:
    # Each screen is imported when it is first shown.
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.features.matches.pages.matches_page import ShelfActs
    from wordsmith_desktop.features.new_match.drafts import Draft
    from wordsmith_desktop.features.new_match.ready_facts import FactsOf
    from wordsmith_desktop.window.kit.after_match import WayOn
    from wordsmith_desktop.window.kit.game_entry import GameEntry, Room
    from wordsmith_desktop.window.kit.preferences import Preferences
    from wordsmith_desktop.window.shell.services import Services

    from .commands import TableCommands
    from .feature import Feature, Offers
    from .home import Home
    from .home_parts import HomeCard
    from .save_commands import SaveCommands
    from .stage import Stage


class Screens:
    """Builds each screen when it is asked for, out of the services that it uses."""

    # These are there once the window is furnished.
    commands: TableCommands
    saves: SaveCommands

    def __init__(
        self,
        stage: Stage,
        services: Services,
        preferences: Preferences,
        offers: Offers,
        features: Sequence[Feature],
    ) -> None:
        self._stage = stage
        self._offers, self._features = offers, features
        self._services = services
        self._preferences = preferences
        self._home: Home | None = None

    @property
    def home(self) -> Home | None:
        """The home page, while it can be seen."""
        return self._home if self._is_shown(self._home) else None

    def show_home(self) -> None:
        """Show the home page."""
        from .home import Home

        services, stage = self._services, self._stage
        home = self._home = Home(
            services.games(),
            services.saves,
            services.damage,
            settings=self._preferences.settings,
            profiles=services.people.all,
            has_learn_page=bool(self._offers.learn),
            make_cards=self._own_cards,
            ways=[way for one in self._features if (way := one.home_way()) is not None],
            computer_of=self.commands.deals.opponent_of,
            head_to_head=lambda path: services.bookkeeping.head_to_head(path.stem),
            parent=stage.stack,
        )
        home.play_chosen.connect(self.commands.play_at_table)
        home.short_chosen.connect(lambda entry: self.commands.play_at_table(entry, is_short=True))
        home.company_chosen.connect(self.commands.seat)
        home.game_chosen.connect(self.commands.new)
        home.lesson_chosen.connect(self.commands.lesson)
        home.room_chosen.connect(self.show_room)
        home.match_chosen.connect(self.commands.open)
        home.rematch_chosen.connect(self.commands.rematch)
        home.rescue_chosen.connect(self.saves.rescue)
        home.all_matches_asked.connect(self.saves.load)
        home.learn_asked.connect(self._offers.learn)
        stage.stack.lay(home, self.show_home, is_kept=False)

    def show_new_match(self, entry: GameEntry, draft: Draft | None = None) -> None:
        """Ask for a new match of a game, beginning with `draft` or as it was set up last."""
        from wordsmith_desktop.features.new_match.pages.new_match import NewMatchPage

        self._stage.use_look_for(None)
        services = self._services
        page = NewMatchPage(
            entry,
            self._preferences.settings,
            services.dictionaries.all(),
            profiles=services.people.all,
            draft=draft,
            ratings=services.bookkeeping.ratings,
        )
        page.rules_asked.connect(lambda: self._offers.rules(entry.game, ""))
        if page.rules is not None and not self._offers.rules:
            page.rules.hide()
        page.chosen.connect(lambda chosen: self.commands.begin(entry, chosen))
        self._stage.show_page(page, lambda: self.show_new_match(entry, page.draft))

    def show_room(self, entry: GameEntry, room: Room, file: Path | None = None) -> None:
        """Show a page of a game's own that needs no match, perhaps with a file opened there."""
        from wordsmith_desktop.window.kit.rooms import RoomContext

        self._stage.use_look_for(None)
        services = self._services
        context = RoomContext(
            preferences=self._preferences,
            lexicon=services.dictionaries.lexicon,
            dictionaries=lambda: [(one.tag, one.title) for one in services.dictionaries.all()],
            explainer=services.explainer,
            folder=services.folders.made / entry.game,
            player=self._likely_players(entry)[0],
            put=self._put_made,
            play=lambda wanted: self.commands.play(entry, wanted),
            challenge_of=self._offers.title_of_code,
            begin_challenge=self._offers.begin_code,
            file=file,
        )

        def make() -> Screen:
            page = entry.make_room(room.key, context)
            page.about_game = entry.game
            return page

        self._put_made(make)

    def _put_made(self, make: Callable[[], Screen]) -> None:
        page = make()
        self._stage.show_page(page, lambda: self._put_made(make))

    def show_matches(self, shelved: ShelfActs, game: str = "", path: Path | None = None) -> None:
        """Offer the saves to choose from, those of `game` alone where one is named."""
        from wordsmith_desktop.features.matches.pages.matches_page import MatchesPage

        self._stage.use_look_for(None)
        services = self._services
        page = MatchesPage(services.games(), services.people, shelved, game=game, path=path)
        page.chosen.connect(self.commands.open)
        self._stage.show_page(page, lambda: self.show_matches(shelved, page.game.value, page.path))

    def after_lesson(self, entry: GameEntry) -> tuple[WayOn, ...]:
        """What can come after a game's lesson."""
        from wordsmith_desktop.window.kit.lessons.lesson_lines import after_lesson

        commands, settings = self.commands, self._preferences.settings
        return after_lesson(
            entry, self._services.games(), settings, commands.first_round, commands.lesson
        )

    def dictionary_opened(self) -> None:
        """A dictionary is ready: a screen that waited for it may go on."""
        for page in self._stage.stack.pages:
            # It may come when the window is gone already.
            if isinstance(page, Screen) and Shiboken.isValid(page):
                page.dictionary_opened()

    def show_ready(
        self,
        facts_of: FactsOf,
        begin: Callable[[], object],
        dictionary: str,
        ask_who: Callable[[], object] | None = None,
    ) -> None:
        """Say what begins, and begin it when it is pressed; `ask_who` asks for another player."""
        from wordsmith_desktop.features.new_match.pages.ready_page import ReadyPage

        self._stage.use_look_for(None)
        # Nobody is to wait for the words once the clock runs.
        self._services.dictionaries.lexicon(dictionary)
        counts_down = self._preferences.settings.counts_down
        page = ReadyPage(facts_of(), counts_down=counts_down, ask_who=ask_who)
        page.begun.connect(begin)
        again = partial(self.show_ready, facts_of, begin, dictionary, ask_who)
        page.outdated.connect(again)
        self._stage.show_page(page, again)

    # Inside

    def _own_cards(self, is_first_evening: bool) -> list[HomeCard]:
        """What features show on the home page."""
        made = (one.home_card(is_first_evening=is_first_evening) for one in self._features)
        return [card for card in made if card is not None]

    def _likely_players(self, entry: GameEntry) -> tuple[str, ...]:
        from wordsmith_desktop.features.new_match.drafts import likely_players

        return likely_players(entry, self._preferences.settings, self._services.people.all)

    def _is_shown(self, page: QWidget | None) -> bool:
        # A page that was left may be deleted in Qt: nothing of it is called, it is only compared.
        return page is not None and self._stage.screen_shown is page
