"""Opening practice, from wherever it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # The page is imported when it is first shown.
    from wordsmith_desktop.window.kit.preferences import Preferences
    from wordsmith_desktop.window.shell.services import Services
    from wordsmith_desktop.window.shell.stage import Stage

    from ..deck import Exercises


class PracticeScreens:
    """Shows the page of practice on a stage."""

    def __init__(self, stage: Stage, services: Services, preferences: Preferences) -> None:
        self._stage = stage
        self._services = services
        self._preferences = preferences

    def show(self, player: str = "", name: str = "", *, found: Exercises = ()) -> None:
        """Have somebody practise what was missed; by default who played last.

        `player` is the key of a player, as in the statistics, who is called `name`. `found` are
        exercises of somebody without a name.
        """
        from .page import PracticePage, Practising

        self._stage.use_look_for(None)
        services = self._services
        own = Practising(
            games=services.games(),
            practice=services.practice,
            people=services.people,
            lexicon=services.dictionaries.lexicon,
            preferences=self._preferences,
            explainer=services.explainer,
        )
        page = PracticePage(own, player, name, found=found)
        self._stage.show_page(page, lambda: self.show(page.player, page.who.currentText()))

    def take_over(self, found: Exercises, name: str) -> None:
        """Put what a review has found among the exercises, and have its first player practise.

        That player is called `name` in the match; whoever has none is asked for one first.
        """
        from wordsmith_desktop.features.new_match.company import is_unnamed

        one, deck = found[0], self._services.practice.deck()
        known = [each.id for each in deck.kept.exercises]
        if is_unnamed(one.player) and one.id not in known:
            self.show(found=found)
            return
        deck.add(found, one.match)
        kept = next(each for each in deck.kept.exercises if each.id == one.id)
        owner = self._services.people.owner(kept.player, kept.began_ms)
        self.show(owner, name if kept.player == one.player else "")
