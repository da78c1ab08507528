"""What the statistics keep of a finished match."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from wordsmith_desktop.games.registry import tallier_of
from wordsmith_desktop.games.tallying import SeatTally, Tallier
from wordsmith_desktop.records.challenge_name import kind_of
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.log import End, Header, Occasion, Player
from wordsmith_desktop.records.replay import AnyMatch, Replayed

GUEST: Final = "guest:"
"""What the key of a player without a profile begins with; no profile's id does."""

USUAL_PACE: Final = 100
"""Percent: clocks run as long as the rules say."""

Talliers = Callable[[str], Tallier]
"""The tallier of a game's name."""


LAST_MS: Final = 253_402_300_799_000
"""The end of the year 9999, beyond which no calendar goes; a log may claim any time."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """What is kept of one seat."""

    seat: int
    player: str
    """The player's key."""
    name: str
    """The name as the match has it."""
    tally: SeatTally


@dataclass(frozen=True, slots=True)
class MatchRecord:
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
    """By seat how long its clocks ran, in percent of what the rules say, parted by commas; empty
    where that was 100 for all, or nobody had a clock."""
    results: tuple[SeatRecord, ...]

    @property
    def language(self) -> str:
        """Of its words: "en" or "de"."""
        return self.dictionary.partition("-")[0]


def record_of_replay(replayed: Replayed, talliers: Talliers = tallier_of) -> MatchRecord | None:
    """What statistics keep of a log, or None where it is not over or does not count."""
    if replayed.end is None:
        return None
    return record_of(replayed.header, replayed.match, replayed.end, talliers)


def record_of(
    header: Header, match: AnyMatch, end: End, talliers: Talliers = tallier_of
) -> MatchRecord | None:
    """What statistics keep of a match that is over, or None where it does not count."""
    if not header.occasion.counts:
        return None
    tallier = talliers(header.game)
    ruleset = as_text(encode(tallier.setting(match.ruleset)))
    paces = _paces(header, has_clock=tallier.has_clock(match.ruleset))
    return MatchRecord(
        match_id=header.match_id,
        game=header.game,
        setting=setting_key(
            game=header.game,
            ruleset=ruleset,
            seats=len(header.seats),
            dictionary=header.dictionary.tag,
            occasion=header.occasion,
            paces=paces,
        ),
        ruleset=ruleset,
        created_ms=_within_time(header.created_ms),
        # A log of an older program does not say when it ended.
        finished_ms=_within_time(header.created_ms if end.at_ms is None else end.at_ms),
        duration_ms=None if end.played_ms is None else _within_time(end.played_ms),
        seats=len(header.seats),
        dictionary=header.dictionary.tag,
        occasion=header.occasion,
        paces=paces,
        results=tuple(
            SeatRecord(seat, player_key(player), player.name, tally)
            for seat, (player, tally) in enumerate(
                zip(
                    header.seats,
                    tallier.tally(match, header.occasion.ranking, end.played_ms),
                    strict=True,
                )
            )
        ),
    )


def player_key(player: Player) -> str:
    """What a player is known by: the profile's id, or for a guest the name in any case."""
    return player.profile or GUEST + " ".join(player.name.split()).casefold()


def _within_time(ms: int) -> int:
    return min(max(ms, 0), LAST_MS)


def setting_key(
    *, game: str, ruleset: str, seats: int, dictionary: str, occasion: Occasion, paces: str
) -> str:
    """Equal for matches that can be compared: ruleset, seats, dictionary, clocks and goal."""
    challenge = kind_of(occasion.challenge)
    parts = [game, ruleset, seats, dictionary, occasion.is_untimed, challenge, paces]
    return hashlib.sha256(as_text(parts).encode()).hexdigest()[:16]


def _paces(header: Header, *, has_clock: bool) -> str:
    percents = [player.clock_percent for player in header.seats]
    is_usual = not has_clock or set(percents) == {USUAL_PACE}
    return "" if is_usual else ",".join(map(str, percents))


def as_text(value: Any) -> str:
    """JSON as it is kept, the same for equal values."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
