"""The door of the rule books."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.window.shell.feature import Around, Feature, MenuLine, MenuPlace
from wordsmith_desktop.wording.shell.texts import MENU_RULES

if TYPE_CHECKING:
    from wordsmith_desktop.window.kit.game_entry import GameEntry


class RuleBookDoor(Feature):
    """Shows them on a stage."""

    def __init__(self, around: Around) -> None:
        self._around = around
        around.offers.rules.fill(self.show)

    def menu_lines(self) -> tuple[MenuLine, ...]:
        if not any(entry.words.has_rules for entry in self._around.services.games()):
            return ()
        return (MenuLine(MenuPlace.HELP, MENU_RULES, self.show),)

    def show(self, game: str = "", at: str = "", wanted: str = "") -> None:
        """Show the rule book of a game, by default of that in question, open at a rule's number,
        or with what is looked for in it."""
        from .pages.rules_page import RulesPage

        stage = self._around.stage
        stage.use_look_for(None)
        page = RulesPage(self._around.services.games(), game or stage.game, wanted, at=at)
        page.lesson_wanted.connect(self._begin_first_lesson)

        def again() -> None:
            self.show(str(page.game.currentData()), page.at, page.search.text())

        stage.show_page(page, again)

    def _begin_first_lesson(self, entry: GameEntry) -> None:
        from wordsmith_desktop.window.kit.lessons.lesson_lines import lessons_of

        self._around.lesson(entry, lessons_of(entry)[0])


DOOR = RuleBookDoor
