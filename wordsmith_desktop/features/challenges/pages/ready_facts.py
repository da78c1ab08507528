"""What is told before a challenge."""

from __future__ import annotations

import re
from collections.abc import Iterator

from wordsmith_desktop.features.new_match.ready_facts import ReadyFacts
from wordsmith_desktop.features.new_match.ready_texts import BEGIN, CLOCK, PLAYER
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.records.profiles import Profile
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.wording.texts import say

from .. import standing_texts as texts
from ..challenge import Challenge, DealStanding
from ..challenge_texts import IN_LANGUAGE
from .in_words import goal_of_kind, occasion_of, pace_of, title_of_kind
from .pictures import picture_of


def facts_of_challenge(
    challenge: Challenge,
    clock: Clock,
    standing: DealStanding,
    *,
    player: str,
    profile: Profile | None,
    entry: GameEntry | None,
    best: str = "",
) -> ReadyFacts:
    """Before a challenge; `profile` is that of who plays, where they are remembered, and `best`
    what they have reached in others of its kind."""
    pace = pace_of(profile)
    told = say(texts.STANDINGS[standing])
    return ReadyFacts(
        kicker=occasion_of(challenge),
        title=title_of_kind(challenge.kind),
        goal=goal_of_kind(challenge.kind),
        lines=(
            (say(PLAYER), player),
            *_what_it_is(challenge, entry),
            *(((say(texts.OWN_BEST), best),) if best else ()),
            (say(CLOCK), say(texts.CLOCKS[clock])),
            *(((say(CLOCK), pace),) if pace and clock is not Clock.OFF else ()),
            (say(texts.CODE), challenge.deal.text),
        ),
        note=f"{told} {say(texts.PAST_DAY)}" if challenge.is_late else told,
        picture=picture_of(entry, challenge.kind) if entry else None,
        begin=say(texts.GO_ON if standing is DealStanding.BEGUN else BEGIN),
    )


def _what_it_is(challenge: Challenge, entry: GameEntry | None) -> Iterator[tuple[str, str]]:
    """Game, language and rule book."""
    if entry is not None:
        yield say(texts.GAME), say(entry.title)
    yield say(texts.WORDS), say(IN_LANGUAGE[challenge.deal.language])
    origin = entry.words.origin() if entry else None
    if origin is not None:
        yield say(texts.RULE_BOOK), _book(say(origin))


def _book(origin: str) -> str:
    """The printed game that an origin begins with; its authors and its box stand in the rules."""
    inside = re.search("[“„](.+?)[”“]", origin)
    return inside[1] if inside else origin
