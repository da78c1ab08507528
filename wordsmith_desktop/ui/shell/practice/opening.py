"""Opening practice, from wherever it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # The page is imported when it is first shown.
    from wordsmith_desktop.records.practice.deck import Exercises
    from wordsmith_desktop.ui.kit.preferences import Preferences
    from wordsmith_desktop.ui.shell.ports import Ports
    from wordsmith_desktop.ui.shell.screens import ScreenHost


class PracticeScreens:
    """Shows the page of practice on a stage."""

    def __init__(self, stage: ScreenHost, ports: Ports, preferences: Preferences) -> None:
        self._stage = stage
        self._ports = ports
        self._preferences = preferences

    def show(self, player: str = "") -> None:
        """Have somebody practise what was missed; by default who played last.

        `player` is the key of a player, as in the statistics.
        """
        from wordsmith_desktop.ui.shell.practice.page import PracticePage, Practising

        self._stage.wear_for(None)
        ports = self._ports
        own = Practising(
            games=ports.games(),
            practice=ports.practice,
            people=ports.people,
            lexicon=ports.dictionaries.lexicon,
            preferences=self._preferences,
            lore=ports.lore,
        )
        page = PracticePage(own, player)
        page.left.connect(self._stage.leave_screen)
        self._stage.stack.put(page, lambda: self.show(page.player))

    def take_over(self, found: Exercises) -> None:
        """Put what a review has found among the exercises, and have its first player practise."""
        one = found[0]
        self._ports.practice.deck().add(found, one.match)
        self.show(self._ports.people.owner(one.player, one.began_ms))
