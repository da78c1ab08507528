"""The door of worksheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shiboken6 import Shiboken

from wordsmith_desktop.lexicon.languages import name_of
from wordsmith_desktop.window.shell.feature import Around, Feature, MenuLine, MenuPlace
from wordsmith_desktop.wording.shell.texts import MENU_WORKSHEETS
from wordsmith_desktop.wording.texts import language

if TYPE_CHECKING:
    # The dialog is imported when it is first shown.
    from .pages.worksheet_dialog import WorksheetDialog


class WorksheetsDoor(Feature):
    """Offers them in a dialog."""

    def __init__(self, around: Around) -> None:
        self._around = around
        self._dialog: WorksheetDialog | None = None
        around.services.dictionaries.when_opened(lambda _tag: self._dictionary_opened())
        if self._has_any():
            around.offers.worksheets.fill(self.show)

    def menu_lines(self) -> tuple[MenuLine, ...]:
        if not self._has_any():
            return ()
        keys = ("Ctrl+Shift+A",)
        return (MenuLine(MenuPlace.PRINTED, MENU_WORKSHEETS, self.show, keys),)

    def show(self) -> None:
        """Offer the worksheets of all games, those of the game in question first."""
        from wordsmith_desktop.window.kit.game_entry import in_order

        from .pages.worksheet_dialog import WorksheetDialog

        around, stage, services = self._around, self._around.stage, self._around.services
        games = sorted(in_order(services.games()), key=lambda entry: entry.game != stage.game)
        dialog = self._dialog = WorksheetDialog(
            games,
            language(),
            services.dictionaries.plain_lexicon,
            around.preferences,
            stage.as_parent(),
            own_words=[one.tag for one in services.dictionaries.all() if name_of(one.tag)],
            deal=around.offers.deal if around.offers.deal else None,
        )
        stage.open_dialog(dialog)

    def _has_any(self) -> bool:
        return any(entry.has_worksheets for entry in self._around.services.games())

    def _dictionary_opened(self) -> None:
        if self._dialog is not None and Shiboken.isValid(self._dialog):
            self._dialog.dictionary_opened()


DOOR = WorksheetsDoor
