"""The door of the manual."""

from __future__ import annotations

from wordsmith_desktop.window.shell.feature import Around, Feature, MenuLine, MenuPlace
from wordsmith_desktop.wording.shell.texts import MENU_MANUAL
from wordsmith_desktop.wording.texts import language


class ManualDoor(Feature):
    """Shows the chapters in the language in use."""

    def __init__(self, around: Around) -> None:
        self._stage, self._folder = around.stage, around.services.manual
        around.offers.manual.fill(self.show)

    def menu_lines(self) -> tuple[MenuLine, ...]:
        return (MenuLine(MenuPlace.HELP, MENU_MANUAL, self.show),)

    def show(self, chapter: str = "", wanted: str = "") -> None:
        """Show the manual at a chapter, by default at that of the game at the table."""
        from .chapters import read_chapters
        from .pages.manual_page import ManualPage

        seating = self._stage.seating
        self._stage.use_look_for(None)
        first = chapter or (seating.entry.game if seating else "")
        page = ManualPage(read_chapters(self._folder, language()), first, wanted)
        self._stage.show_page(page, lambda: self.show(page.chapter, page.search.text()))


DOOR = ManualDoor
