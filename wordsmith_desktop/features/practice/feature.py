"""The door of practice, from wherever it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.window.shell.feature import Around, Feature, MenuLine, MenuPlace

from . import practice_texts as texts

if TYPE_CHECKING:
    # The page is imported when it is first shown.
    from collections.abc import Sequence

    from wordsmith_desktop.games.common.verdicts import TurnVerdict
    from wordsmith_desktop.records.log import Header

    from .deck import Exercises


class PracticeDoor(Feature):
    """Shows the page of practice on a stage."""

    def __init__(self, around: Around) -> None:
        self._stage, self._services = around.stage, around.services
        self._preferences = around.preferences
        offers = around.offers
        offers.practice.fill(self.show)
        offers.can_practise.fill(can_practise)
        offers.practise.fill(self._practise)

    def menu_lines(self) -> tuple[MenuLine, ...]:
        return (MenuLine(MenuPlace.WORDS, texts.MENU, self.show, waits=True),)

    def show(self, player: str = "", name: str = "", *, found: Exercises = ()) -> None:
        """Have somebody practise what was missed; by default who played last.

        `player` is the key of a player, as in the statistics, who is called `name`. `found` are
        exercises of somebody without a name.
        """
        from .pages.page import PracticePage, Practising

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

    def _practise(self, header: Header, verdicts: Sequence[TurnVerdict]) -> None:
        from wordsmith_desktop.records.results.model import player_key

        from .missed import exercises_in

        found = exercises_in(header, verdicts)
        keys = [player_key(seat) for seat in header.seats]
        self.take_over(found, header.seats[keys.index(found[0].player)].name)

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


def can_practise(header: Header, verdicts: Sequence[TurnVerdict]) -> bool:
    """Whether anybody missed anything in a match that is worth practising."""
    from .missed import exercises_in

    return bool(exercises_in(header, verdicts))


DOOR = PracticeDoor
