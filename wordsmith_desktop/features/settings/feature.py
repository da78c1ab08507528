"""The door of the settings."""

from __future__ import annotations

from wordsmith_desktop.window.shell.feature import Around, Feature, MenuLine, MenuPlace
from wordsmith_desktop.wording.shell.texts import MENU_OPEN_SETTINGS


class SettingsDoor(Feature):
    """Shows them, and on the very first start the most important ones."""

    def __init__(self, around: Around) -> None:
        self._around = around
        around.offers.settings.fill(self.show)
        around.offers.welcome.fill(self.welcome)

    def menu_lines(self) -> tuple[MenuLine, ...]:
        line = MenuLine(
            MenuPlace.SETTINGS,
            MENU_OPEN_SETTINGS,
            self.show,
            ("Ctrl+,",),
            waits=True,
            are_settings=True,
        )
        return (line,)

    def show(self) -> None:
        """Show the settings."""
        from .pages.settings_page import SettingsPage

        stage = self._around.stage
        stage.use_look_for(None)
        page = SettingsPage(self._around.preferences)
        page.house_asked.connect(self._around.house)
        stage.show_page(page, self.show)

    def welcome(self) -> None:
        """Ask on the very first start how somebody likes the program to look and sound."""
        from .pages.settings_page import WelcomePage

        page = WelcomePage(self._around.preferences)
        self._around.stage.show_page(page, self.welcome)


DOOR = SettingsDoor
