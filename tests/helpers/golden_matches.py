"""Golden playthroughs as matches that are under way or over, with players' names."""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.playthroughs.book import FOLDER, AnyMatch, replayed
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.records.log import FORMAT, DictionaryId, Header, Player
from wordsmith_desktop.session.public_match import PublicMatch, public_match

NAMES: Final = ("Ana", "Ben", "Cho", "Dörte", "Emil", "Fatima", "Gül", "Hannelore-Elisabeth")
CREATED_MS: Final = 1_785_758_400_000
"""At noon (UTC) of 3 August 2026."""


def golden(name: str, share: float = 1.0) -> AnyMatch:
    """A golden playthrough, or the first part of it."""
    whole = _whole(name)
    match: AnyMatch = Match(whole.rules, whole.ruleset, whole.seats)
    # To play it again would take long.
    match._played[:] = whole.played[: round(share * len(whole.played))]
    return match


@cache
def _whole(name: str) -> AnyMatch:
    return replayed((FOLDER / f"{name}.jsonl").read_text("utf-8"))


def public(match: AnyMatch, names: tuple[str, ...] = NAMES) -> PublicMatch:
    """What everybody may know of a match, with names."""
    return public_match(match, header_of(match, names))


def header_of(match: AnyMatch, names: tuple[str, ...] = NAMES) -> Header:
    """The header of a match as a save would have it."""
    return Header(
        format=FORMAT,
        app="1",
        game=match.rules.game,
        rules=match.rules.version,
        ruleset={},
        seats=tuple(Player(name) for name in names[: match.seats]),
        seed=1,
        dictionary=DictionaryId("en", "abc"),
        created_ms=CREATED_MS,
        match_id="printed",
    )


def with_other_secrets(match: AnyMatch, seed: int) -> PublicMatch:
    """The same match, as far as the table may know it, with other secrets behind it."""
    known = public(match)
    state = match.state
    for seat in range(match.seats):
        state = match.rules.imagine(state, seat, Rng(seed + seat))
    return PublicMatch(
        known.names,
        known.created_ms,
        match.rules.observe(state, None),
        known.events,
        known.outcome,
    )
