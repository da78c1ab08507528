"""The door of looking any word up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.window.shell.feature import Around, Feature

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class LookUpDoor(Feature):
    """Lets somebody type a word; a match that goes on may allow only those that were played."""

    def __init__(self, around: Around) -> None:
        self._around = around
        around.offers.look_up.fill(self.show)
        around.offers.look_up_view.fill(self._view)

    def show(self) -> None:
        """Show a dialog for it."""
        from .pages.look_up import LookUpDialog

        around, services = self._around, self._around.services
        dialog = LookUpDialog(
            services.explainer,
            around.look_up_terms(),
            services.games(),
            services.dictionaries.all(),
            around.stage.as_parent(),
        )
        around.stage.open_dialog(dialog)

    def _view(self) -> QWidget:
        from .pages.look_up import LookUpView

        services = self._around.services
        return LookUpView(
            services.explainer,
            self._around.look_up_terms(),
            services.games(),
            services.dictionaries.all(),
        )


DOOR = LookUpDoor
