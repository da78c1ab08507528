"""Opening the companion, from wherever it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # The page is imported when it is first shown.
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.ui.kit.preferences import Preferences
    from wordsmith_desktop.ui.shell.companion.page import Part
    from wordsmith_desktop.ui.shell.ports import Ports
    from wordsmith_desktop.ui.shell.screens import ScreenHost


class CompanionScreens:
    """Shows the companion on a stage, the part first that was seen last."""

    def __init__(self, stage: ScreenHost, ports: Ports, preferences: Preferences) -> None:
        self._stage = stage
        self._ports = ports
        self._preferences = preferences
        self._part = ""

    def show(self) -> None:
        """Show the companion."""
        from wordsmith_desktop.ui.shell.companion.page import CompanionPage

        self._stage.wear_for(None)
        page = CompanionPage(self._parts(), self._part)
        page.left.connect(self._stage.leave_screen)
        page.choice.changed.connect(lambda: self._remember(page.part))
        self._stage.stack.put(page, self.show)

    def _remember(self, part: str) -> None:
        self._part = part

    def _parts(self) -> dict[str, Part]:
        from wordsmith_desktop.ui.shell.companion.page import LOOK_UP
        from wordsmith_desktop.wording.shell import companion_texts as texts

        return {LOOK_UP: (texts.LOOK_UP, self._look_up)}

    def _look_up(self) -> QWidget:
        from wordsmith_desktop.ui.shell.look_up_view import LookUpView

        ports = self._ports
        return LookUpView(
            ports.lore,
            self._stage.words.look_up_terms(),
            ports.games(),
            ports.dictionaries.all(),
        )
