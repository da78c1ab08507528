"""A match from paper as far as it is entered: what its page is built of, and kept as."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from datetime import date, datetime, time

from wordsmith_desktop.core.local_time import local_time
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.features.dictionaries.dictionaries import Dictionary
from wordsmith_desktop.features.new_match.drafts import Draft, likely_draft, likely_players
from wordsmith_desktop.games.common.paper_sheet import WrittenSheet
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.paper import PaperMatch
from wordsmith_desktop.records.profiles import Profile, Profiles
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.wording.texts import say

from .. import paper_match_texts as texts
from .sheet import Rows

_NOON = time(12)


class PaperDraft(Value):
    """Everything that stands on the page."""

    game: str
    setup: Draft
    """Who played, with which words, by which rules."""
    day: date
    rows: Rows = ()
    is_touched: bool = False
    """Whether anybody has changed anything yet."""
    earlier: PaperMatch | None = None
    """The match that is corrected; None where it is a new one."""

    def as_match(self, people: Profiles) -> PaperMatch:
        """The match that is kept. `people` tell who is remembered."""
        earlier = self.earlier
        known = {player.name: player for player in earlier.seats} if earlier else {}
        seats = tuple(known.get(name) or _player(people, name) for name in self.setup.players)
        is_same_day = earlier is not None and day_of(earlier) == self.day
        return PaperMatch(
            match_id=earlier.match_id if earlier else uuid.uuid4().hex,
            game=self.game,
            ruleset=self.setup.ruleset,
            seats=seats,
            played_ms=earlier.played_ms if earlier and is_same_day else _noon_of(self.day),
            sheet=WrittenSheet(None, self.rows),
        )


def title_of(entry: GameEntry, draft: PaperDraft, *, has_choice: bool) -> str:
    """What its page is called; it names the game where no choice on the page does."""
    title = say(texts.TITLE_CORRECT if draft.earlier else texts.TITLE)
    if has_choice and draft.earlier is None:
        return title
    return say(texts.TITLE_OF, title=title, game=say(entry.title))


def new_draft(
    entry: GameEntry,
    settings: Settings,
    profiles: Sequence[Profile],
    dictionaries: Sequence[Dictionary],
    day: date,
) -> PaperDraft:
    """An empty paper of a game, set up as it was played last; only people write on paper."""
    likely = likely_draft(entry, settings, profiles, dictionaries)
    players = likely_players(entry, settings, profiles)
    return PaperDraft(entry.game, replace(likely, players=players, bots=()), day)


def draft_of(match: PaperMatch) -> PaperDraft:
    """A paper that is to be corrected."""
    names = tuple(player.name for player in match.seats)
    setup = Draft(names, match.ruleset.dictionary, match.ruleset, keeps_dictionary=True)
    return PaperDraft(
        match.game,
        setup,
        day_of(match),
        rows=match.sheet.rows,
        earlier=match,
    )


def day_of(match: PaperMatch) -> date:
    """The day a match was played, by the calendar of the place where the program runs."""
    return local_time(match.played_ms).date()


def _noon_of(day: date) -> int:
    return int(datetime.combine(day, _NOON).astimezone().timestamp() * 1000)


def _player(people: Profiles, name: str) -> Player:
    profile = people.named(name)
    return Player(name, profile.id if profile else None)
