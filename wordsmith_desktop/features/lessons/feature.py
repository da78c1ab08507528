"""The door of the page of lessons; lessons themselves are the games' own."""

from __future__ import annotations

from wordsmith_desktop.window.shell.feature import (
    Around,
    Feature,
    MenuLine,
    MenuPlace,
)
from wordsmith_desktop.window.shell.home_parts import HomeWay
from wordsmith_desktop.wording.shell import texts


class LessonsDoor(Feature):
    """Offers the lessons and tells how the games are played, that in question first."""

    def __init__(self, around: Around) -> None:
        self._around = around
        around.offers.learn.fill(self.show)

    def menu_lines(self) -> tuple[MenuLine, ...]:
        games = self._around.services.games()
        if not any(entry.lessons or entry.summary for entry in games):
            return ()
        return (MenuLine(MenuPlace.HELP, texts.MENU_LEARN, self.show),)

    def home_way(self) -> HomeWay:
        return texts.HOME_LEARN, self.show

    def show(self) -> None:
        """Show the page."""
        from wordsmith_desktop.window.kit.game_entry import in_order

        from .pages.learn_page import LearnPage

        around, stage, offers = self._around, self._around.stage, self._around.offers
        stage.use_look_for(None)
        games = in_order(around.services.games())
        page = LearnPage(games, stage.game, around.preferences.settings)
        for button, offer in (
            (page.practice, offers.practice),
            (page.companion, offers.companion),
            (page.worksheets, offers.worksheets),
        ):
            if button is not None:
                button.clicked.connect(lambda _checked, offer=offer: offer())
                if not offer:
                    button.hide()
        page.lesson_wanted.connect(around.lesson)
        page.anew_wanted.connect(around.lesson_anew)
        stage.show_page(page, self.show)
        page.setFocus()


DOOR = LessonsDoor
