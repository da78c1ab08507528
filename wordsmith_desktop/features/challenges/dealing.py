"""Begins challenges, or goes on with them: each counts once for everybody."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from wordsmith_desktop.records.deal_name import DealName
from wordsmith_desktop.records.results.deals import attempts
from wordsmith_desktop.records.results.model import player_key
from wordsmith_desktop.records.troubles import StoreError, UnreadableError

from .challenge import Challenge, DealStanding

if TYPE_CHECKING:
    from pathlib import Path

    from wordsmith_desktop.features.dictionaries.dictionaries import Dictionaries
    from wordsmith_desktop.features.matches.sessions import Sessions
    from wordsmith_desktop.games.common.open_table import Clock
    from wordsmith_desktop.records.log import Header, Player
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.records.saved_matches import SavedMatches
    from wordsmith_desktop.session.bookkeeping import Bookkeeper
    from wordsmith_desktop.session.setup import Opened


class Dealing:
    """Sits players down to deals. What meets the disk raises `StoreError`."""

    def __init__(
        self,
        sessions: Sessions,
        saves: SavedMatches,
        dictionaries: Dictionaries,
        bookkeeper: Bookkeeper,
        people: Profiles,
    ) -> None:
        self._sessions = sessions
        self._saves = saves
        self._dictionaries = dictionaries
        self._bookkeeper = bookkeeper
        self._people = people

    def start(self, challenge: Challenge, player: str, clock: Clock) -> Opened:
        """Begin a challenge, or go on with it where the player has begun it with the same clock.

        It does not count for who has begun that deal before. Raises `ValueError` where its game
        cannot be played so, and where a save is gone on with what `Sessions.open` raises.
        """
        tag = self._dictionary_of(challenge)
        standing, begun = self._standing(challenge, self._sessions.player(player), clock)
        if begun is not None:
            return self._sessions.open(begun)
        return self._sessions.start_deal(
            challenge.kind.game,
            challenge.kind.ruleset(tag, clock),
            player=player,
            dictionary=tag,
            seed=challenge.seed,
            occasion=challenge.occasion(clock, counts=standing is DealStanding.NEW),
        )

    def standing(self, challenge: Challenge, player: str, clock: Clock) -> DealStanding:
        """How somebody stands to a challenge that they have not begun yet; nothing is begun."""
        return self._standing(challenge, self._sessions.player(player), clock)[0]

    def _dictionary_of(self, challenge: Challenge) -> str:
        """The tag of its dictionary. Raises `ValueError` where nobody brought that along here."""
        deal = challenge.deal
        if not deal.mark:
            return deal.language
        marks = self._dictionaries.marks()
        for tag, mark in marks.items():
            if mark == deal.mark:
                return tag
        raise ValueError(f"no dictionary here has the words of {deal.text}")

    def _standing(
        self, challenge: Challenge, seat: Player, clock: Clock
    ) -> tuple[DealStanding, Path | None]:
        """How a player stands to a challenge, and the save to go on with."""
        begun = self._saves.begun(partial(_is_deal, challenge, seat, self._people))
        if begun is not None and _clock_of(begun.header) == clock.value:
            return DealStanding.BEGUN, begun.path
        is_known = begun is not None or self._has_finished(challenge, seat)
        return (DealStanding.KNOWN if is_known else DealStanding.NEW), None

    def _has_finished(self, challenge: Challenge, player: Player) -> bool:
        try:
            found = attempts(self._bookkeeper.statistics(), challenge.name)
        except (StoreError, UnreadableError):
            return False
        return player_key(player) in {one.player for one in found}


def _is_deal(challenge: Challenge, player: Player, people: Profiles, header: Header) -> bool:
    """Whether a match is that player's at that deal, whatever day it is the challenge of."""
    name, wanted = DealName.parse(header.occasion.challenge), challenge.name
    is_same = name is not None and (name.kind, name.code) == (wanted.kind, wanted.code)
    whose = people.owner(player_key(header.seats[0]), header.created_ms)
    return is_same and whose == player_key(player)


def _clock_of(header: Header) -> object:
    return header.ruleset.get("clock") if isinstance(header.ruleset, dict) else None
