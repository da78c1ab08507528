"""Proposes how unequal players come to an open match, from what they have played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording import terms_texts as texts
from wordsmith_desktop.wording.texts import Text, say

if TYPE_CHECKING:
    from wordsmith_desktop.records.log import Terms
    from wordsmith_desktop.records.results.rating import Rating
    from wordsmith_desktop.window.kit.game_entry import GameEntry
    from wordsmith_desktop.window.kit.game_page import NewMatchForm

    from .players_form import PlayersForm

RatingsOf: TypeAlias = Callable[[str, Sequence[str]], Sequence["Rating"]]
"""How strong the people of these names are at a game, beside computers and each other."""

FEWEST_MATCHES: Final = 3
"""Of somebody who has played fewer, nobody can tell how strong they are."""


class EvenMatch:
    """A button, and a line that tells what it has done; a page gives both their places."""

    def __init__(
        self,
        entry: GameEntry,
        players: PlayersForm,
        form: NewMatchForm,
        ratings: RatingsOf,
        language: Callable[[], str],
    ) -> None:
        """`language` is that of the chosen words."""
        self._entry, self._players, self._form = entry, players, form
        self._ratings, self._language = ratings, language
        self.button = secondary(say(texts.EVEN), self.even_out)
        set_tip(self.button, say(texts.EVEN_ABOUT))
        self.button.setAccessibleDescription(say(texts.EVEN_ABOUT))
        self.told = label("", tone="muted")
        self.told.hide()

    def follow(self) -> None:
        """Be there where there is somebody to be even with, and something to give away."""
        is_useful = bool(self._entry.worth_of_letters) or self._form.can_even_out
        self.button.setVisible(is_useful and len(self._players.names) > 1)

    def even_out(self) -> None:
        """Propose a harder task for whoever is stronger, and say what was done."""
        strengths = self._strengths()
        if isinstance(strengths, str):
            self._tell(say(texts.EVEN_UNKNOWN, name=strengths))
            return
        leads = tuple(one - min(strengths) for one in strengths)
        if self._form.can_even_out:
            self._form.even_out(leads)
            is_even = self._form.is_even
        else:
            terms = self._bound(leads)
            self._players.agree(terms)
            is_even = not any(one.limits.least_letters for one in terms)
        self._tell(say(texts.EVEN_ALREADY if is_even else self._done))

    @property
    def _done(self) -> Text:
        return texts.EVEN_BOXES if self._form.can_even_out else texts.EVEN_LETTERS

    def _strengths(self) -> tuple[float, ...] | str:
        """By seat, in Glicko's points; or the name of somebody whose strength nobody knows."""
        from wordsmith_desktop.bots.levels import level_of, strengths

        players = self._players
        people = [name for name, bot in zip(players.names, players.bots, strict=True) if not bot]
        ratings = dict(zip(people, self._ratings(self._entry.game, people), strict=True))
        unknown = next((name for name in people if ratings[name].games < FEWEST_MATCHES), None)
        if unknown is not None:
            return unknown
        has_computers = any(players.bots)
        levels = strengths(self._entry.game, self._language()) if has_computers else ()
        return tuple(
            levels[(level_of(bot) or 1) - 1] if bot else ratings[name].strength
            for name, bot in zip(players.names, players.bots, strict=True)
        )

    def _bound(self, leads: Sequence[float]) -> tuple[Terms, ...]:
        """What was agreed, with as long words for each as weakens by about the lead."""
        worth = {0: 0.0, **dict(self._entry.worth_of_letters)}
        return tuple(
            replace(terms, limits=replace(terms.limits, least_letters=_nearest(worth, lead)))
            for terms, lead in zip(self._players.terms, leads, strict=True)
        )

    def _tell(self, sentence: str) -> None:
        self.told.setText(sentence)
        self.told.show()
        announce(self.button, sentence)


def _nearest(worth: Mapping[int, float], lead: float) -> int:
    return min(worth, key=lambda letters: abs(worth[letters] - lead))
