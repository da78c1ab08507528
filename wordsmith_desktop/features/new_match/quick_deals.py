"""Beginning a match at one click, as the game was set up the last time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.lexicon.languages import code_of

if TYPE_CHECKING:
    # What a draft is made of is imported when the first one is wanted.
    from wordsmith_desktop.features.dictionaries.dictionaries import Dictionary
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.records.results.rating import Rating
    from wordsmith_desktop.window.kit.game_entry import GameEntry
    from wordsmith_desktop.window.kit.preferences import Preferences
    from wordsmith_desktop.wording.computer_players import Character

    from .drafts import Draft


class Opponent(Value):
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

    def as_last(self, entry: GameEntry, *, is_short: bool = False) -> None:
        """Begin a match for those at the table, as the game was set up the last time.

        A short one leaves the game set up as it was.
        """
        draft, lead = self._seated(entry)
        self._deal(entry, replace(draft, is_short=is_short), lead=lead)

    def first_round(self, entry: GameEntry) -> None:
        """Begin the short round of one person against the mildest computer after a lesson."""
        from wordsmith_desktop.wording.computer_players import CHARACTERS

        from .drafts import with_computers

        draft = self._likely(entry)
        alone = replace(draft, players=draft.people[:1], bots=(), is_first=True)
        self._deal(entry, with_computers(alone, CHARACTERS[0], 1))

    def opponent_of(self, entry: GameEntry) -> str:
        """What the computer is called that would sit down with the people at the table."""
        draft = self._likely(entry)
        return self._opponent(entry, draft).character.name

    def _seated(self, entry: GameEntry) -> tuple[Draft, float | None]:
        """Who sits down, and by how much the person leads that a computer was chosen for."""
        from .drafts import computers_at, plays_again, with_computers

        draft, known = self._likely(entry), (self._preferences.settings, self._people.all)
        count = computers_at(entry, *known)
        is_duel = (len(draft.people), count) == (1, 1)
        if not count or (plays_again(entry, *known) and not is_duel):
            return draft, None
        opponent = self._opponent(entry, draft)
        lead = opponent.lead if is_duel else None
        return with_computers(draft, opponent.character, count), lead

    def _opponent(self, entry: GameEntry, draft: Draft) -> Opponent:
        return self.opponent(entry.game, next(iter(draft.people), ""), draft.dictionary)

    def opponent(self, game: str, player: str, dictionary: str) -> Opponent:
        """Who is offered to somebody: of about the same strength, unless that is turned off."""
        from wordsmith_desktop.bots.levels import strengths
        from wordsmith_desktop.records.results.rating import evenest
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
        # Nobody gave it a parent that would take it along.
        form.deleteLater()
        if fault:
            self._ask(entry)
        else:
            ruleset = _shortened(entry.game, ruleset, draft)
            self._begin(entry, replace(draft, ruleset=ruleset))


def _shortened(game: str, ruleset: Any, draft: Draft) -> Any:
    """The rules of a short match or a first round, where a game has any."""
    from wordsmith_desktop.games.common.registry import game_of

    if not (draft.is_short or draft.is_first):
        return ruleset
    known = game_of(game)
    shorten = known.first_round() if draft.is_first else known.shortener()
    return ruleset if shorten is None else shorten(ruleset, len(draft.players))
