"""What the statistics keep of a finished match."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from wordsmith_desktop.core.digests import hex_digest
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import tallier_of
from wordsmith_desktop.games.common.tallier import SeatTally, Tallier
from wordsmith_desktop.lexicon.languages import code_of

from ..codec import encode
from ..deal_name import kind_of
from ..kept_match import KeptMatch
from ..log import USUAL_TERMS, End, Header, Occasion, Player
from ..names import guest_key

COMPUTER: Final = "computer:"
"""What the keys of players begin with who are no persons; each level is a player."""

USUAL_PACE: Final = 100
"""Percent: clocks run as long as the rules say."""

Talliers = Callable[[str], Tallier]
"""The tallier of a game's name."""


LAST_MS: Final = 253_402_300_799_000
"""The end of the year 9999, beyond which no calendar goes; a log may claim any time."""


class MatchSetting(Value, kw_only=True):
    """One exact way to play; matches that are played the same way can be compared."""

    game: str
    ruleset: str
    """As JSON, without what does not make matches unlike."""
    seats: int
    dictionary: str
    """The dictionary's tag."""
    is_untimed: bool
    challenge: str = ""
    """The key of the challenge's kind; empty for ordinary matches."""
    ranking: Ranking | None = None
    """What ranks the challenge; None for what the game goes by."""
    paces: str = ""
    """By seat how long its clocks run, in percent of what the rules say, parted by commas; empty
    where that is 100 for all, or nobody has a clock."""
    terms: str = ""
    """By seat what was agreed for its player alone, as JSON; empty where nothing was."""

    @property
    def key(self) -> str:
        """Equal for equal ways, whatever program reckons it."""
        ranking = self.ranking.value if self.ranking else ""
        parts = [self.game, self.ruleset, self.seats, self.dictionary, self.is_untimed]
        # Most matches have none.
        terms = [self.terms] if self.terms else []
        text = as_text([*parts, self.challenge, ranking, self.paces, *terms])
        return hex_digest(text.encode())[:16]


class SeatRecord(Value):
    """What is kept of one seat."""

    seat: int
    player: str
    """The player's key."""
    name: str
    """The name as the match has it."""
    tally: SeatTally


class MatchRecord(Value):
    """What is kept of one match."""

    match_id: str
    game: str
    setting: str
    """The key of its exact setting."""
    ruleset: str
    """The setting's ruleset as JSON."""
    created_ms: int
    """In milliseconds since 1970 (UTC), like all times here."""
    finished_ms: int
    duration_ms: int | None
    """How long it lay open on the table, where that is known."""
    seats: int
    dictionary: str
    """The dictionary's tag."""
    occasion: Occasion
    paces: str
    """As in `MatchSetting`."""
    results: tuple[SeatRecord, ...]
    terms: str = ""
    """As in `MatchSetting`."""
    paper: str = ""
    """The digest of the paper that it was entered from; empty for a match of the program's own."""

    @property
    def language(self) -> str:
        """Of its words: "en" or "de"."""
        return code_of(self.dictionary)


def record_of_kept(kept: KeptMatch, talliers: Talliers = tallier_of) -> MatchRecord | None:
    """What statistics keep of a log, or None where it is not over or does not count."""
    if kept.end is None:
        return None
    return record_of(kept.header, kept.match, kept.end, talliers)


def record_of(
    header: Header, match: AnyMatch, end: End, talliers: Talliers = tallier_of
) -> MatchRecord | None:
    """What statistics keep of a match that is over, or None where it does not count."""
    if not header.occasion.counts:
        return None
    tallies = talliers(header.game).tally(match, header.occasion.ranking, end.played_ms)
    if getattr(match.ruleset, "may_bluff", False):
        # Nobody has judged most of them: any may be none, and none of them is a record.
        tallies = tuple(
            replace(tally, words=()) if player.bot else tally
            for player, tally in zip(header.seats, tallies, strict=True)
        )
    way = way_of(header, match.ruleset, talliers)
    return MatchRecord(
        match_id=header.match_id,
        game=way.game,
        setting=way.key,
        ruleset=way.ruleset,
        created_ms=within_time(header.created_ms),
        finished_ms=within_time(header.created_ms if end.at_ms is None else end.at_ms),
        duration_ms=None if end.played_ms is None else within_time(end.played_ms),
        seats=way.seats,
        dictionary=way.dictionary,
        occasion=header.occasion,
        paces=way.paces,
        terms=way.terms,
        results=tuple(
            SeatRecord(seat, player_key(player), player.name, tally)
            for seat, (player, tally) in enumerate(zip(header.seats, tallies, strict=True))
        ),
    )


def way_of(header: Header, ruleset: Any, talliers: Talliers = tallier_of) -> MatchSetting:
    """How a match with such a header is played; `ruleset` is the game's own value of it."""
    tallier = talliers(header.game)
    return MatchSetting(
        game=header.game,
        ruleset=as_text(encode(tallier.setting(ruleset))),
        seats=len(header.seats),
        dictionary=header.dictionary.tag,
        is_untimed=header.occasion.is_untimed,
        challenge=kind_of(header.occasion.challenge),
        ranking=header.occasion.ranking,
        paces=_paces(header) if tallier.has_clock(ruleset) else "",
        terms=_terms(header),
    )


def player_key(player: Player) -> str:
    """What a player is known by: a profile's id, a computer's level, or a guest's name folded."""
    if player.bot:
        return COMPUTER + player.bot
    return player.profile or guest_key(player.name)


def within_time(ms: int) -> int:
    """A time that a calendar can say, in milliseconds since 1970 (UTC): the nearest one."""
    return min(max(ms, 0), LAST_MS)


def _paces(header: Header) -> str:
    percents = [player.clock_percent for player in header.seats]
    return "" if set(percents) == {USUAL_PACE} else ",".join(map(str, percents))


def _terms(header: Header) -> str:
    """The clocks stand in the paces."""
    terms = [replace(player.terms, clock_percent=None) for player in header.seats]
    has_terms = any(one != USUAL_TERMS for one in terms)
    return as_text([encode(one) for one in terms]) if has_terms else ""


def as_text(value: Any) -> str:
    """JSON as it is kept, the same for equal values."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


class Filter(Value, kw_only=True):
    """What results must have in common; a field that is None asks for nothing."""

    game: str | None = None
    player: str | None = None
    """A player's key."""
    setting: str | None = None
    """A setting's key."""
    since_ms: int | None = None
    """Finished then or later, in milliseconds since 1970 (UTC)."""
    match: str | None = None
    """A match's id."""

    @property
    def condition(self) -> str:
        """What SQL asks of a row of `seats`; its values are those of `values`."""
        return (
            " AND ".join(
                clause for name, clause in _CLAUSES.items() if getattr(self, name) is not None
            )
            or "TRUE"
        )

    @property
    def of_people(self) -> str:
        """The same for a row of `seats` that is a person's."""
        return f"{self.condition} AND substr(player, 1, {len(COMPUTER)}) <> '{COMPUTER}'"

    @property
    def values(self) -> dict[str, str | int]:
        """The values that are set, by their names."""
        found = {name: getattr(self, name) for name in _CLAUSES}
        return {name: value for name, value in found.items() if value is not None}


_CLAUSES: Final = {
    "game": "game = :game",
    "player": "player = :player",
    "setting": "setting = :setting",
    "since_ms": "finished_ms >= :since_ms",
    "match": "match_id = :match",
}

ALL: Final = Filter()
