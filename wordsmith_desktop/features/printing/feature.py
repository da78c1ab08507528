"""The door of printing score sheets."""

from __future__ import annotations

from wordsmith_desktop.window.shell.feature import Around, Feature, MenuLine, MenuPlace
from wordsmith_desktop.wording.shell.texts import MENU_PRINT


class PrintingDoor(Feature):
    """Offers them in a dialog."""

    def __init__(self, around: Around) -> None:
        self._around = around
        around.offers.print_sheet.fill(self.show)

    def menu_lines(self) -> tuple[MenuLine, ...]:
        if not any(entry.has_score_sheet for entry in self._around.services.games()):
            return ()
        return (MenuLine(MenuPlace.PRINT, MENU_PRINT, self.show, ("Ctrl+P",)),)

    def show(self) -> None:
        """Offer the sheet of the match at the table, and empty ones of all games."""
        from .pages.print_dialog import PrintDialog

        around, stage = self._around, self._around.stage
        opened = stage.seating.opened if stage.seating else None
        match = opened.public if opened else None
        games, parent = around.services.games(), stage.as_parent()
        stage.open_dialog(PrintDialog(games, stage.game, around.preferences, match, parent))


DOOR = PrintingDoor
