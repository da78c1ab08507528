"""Beginning a match at one click, as the game was set up the last time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from wordsmith_desktop.lexicon.languages import code_of

if TYPE_CHECKING:
    # What a draft is made of is imported when the first one is wanted.
    from wordsmith_desktop.features.dictionaries.dictionaries import Dictionary
    from wordsmith_desktop.features.statistics.rating import Rating
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.window.kit.game_entry import GameEntry
    from wordsmith_desktop.window.kit.preferences import Preferences
    from wordsmith_desktop.wording.computer_players import Character

    from .drafts import Draft


@dataclass(frozen=True, slots=True)
class Opponent:
    """A computer that somebody is offered."""

    character: Character
    lead: float | None = None
    """How much stronger the person is, in Glicko's points; None where nobody asks or knows."""


class QuickDeals:
    """What the cards of the home page deal; where a form has a fault, it is asked instead."""

    def __init__(
        self,
        preferences: Preferences,
        dictionaries: Callable[[], Sequence[Dictionary]],
        people: Profiles,
        *,
        rating: Callable[[str, str], Rating],
        begin: Callable[[GameEntry, Draft], object],
        ask: Callable[[GameEntry], object],
    ) -> None:
        """`rating` is by game and name; `ask` shows the page before a match of a game."""
        self._preferences = preferences
        self._dictionaries = dictionaries
        self._people = people
        self._rating = rating
        self._begin = begin
        self._ask = ask

    def as_last(self, entry: GameEntry) -> None:
        """Begin a match as the game was set up the last time."""
        self._deal(entry, self._likely(entry))

    def short(self, entry: GameEntry) -> None:
        """The same as a short match; the game stays set up as it was."""
        self._deal(entry, replace(self._likely(entry), is_short=True))

    def against_computer(self, entry: GameEntry) -> None:
        """The same for one person against a computer, of the level that fits."""
        from .drafts import draft_against, likely_person

        draft = self._likely(entry)
        person = likely_person(draft)
        opponent = self.opponent(entry.game, person, draft.dictionary)
        against = draft_against(entry, draft, person, opponent.character)
        self._deal(entry, against, lead=opponent.lead)

    def opponent(self, game: str, player: str, dictionary: str) -> Opponent:
        """Who is offered to somebody: of about the same strength, unless that is turned off."""
        from wordsmith_desktop.bots.levels import strengths
        from wordsmith_desktop.features.statistics.rating import evenest
        from wordsmith_desktop.wording.computer_players import CHARACTERS, USUAL_LEVEL

        rating = self._rating(game, player) if self._preferences.settings.fits_level else None
        if rating is None or not rating.games:
            return Opponent(CHARACTERS[USUAL_LEVEL - 1])
        levels = strengths(game, code_of(dictionary))
        place = evenest(rating, levels)
        return Opponent(CHARACTERS[place], rating.strength - levels[place])

    def _likely(self, entry: GameEntry) -> Draft:
        from .drafts import likely_draft

        settings = self._preferences.settings
        return likely_draft(entry, settings, self._people.all, self._dictionaries())

    def _deal(self, entry: GameEntry, draft: Draft, *, lead: float | None = None) -> None:
        from .drafts import fill

        form = entry.make_form()
        fill(form, draft)
        if lead is not None:
            form.even_out((max(0.0, lead), max(0.0, -lead)))
        fault, ruleset = form.fault(), form.ruleset()
        form.deleteLater()
        if fault:
            self._ask(entry)
        else:
            if draft.is_short:
                ruleset = _shortened(entry.game, ruleset, len(draft.players))
            self._begin(entry, replace(draft, ruleset=ruleset))


def _shortened(game: str, ruleset: Any, seats: int) -> Any:
    """The rules of a short match, where a game has any."""
    from wordsmith_desktop.games.common.registry import game_of

    shorten = game_of(game).shortener()
    return ruleset if shorten is None else shorten(ruleset, seats)
