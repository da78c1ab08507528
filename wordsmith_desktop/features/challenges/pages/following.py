"""Which challenge comes after another one."""

from __future__ import annotations

from datetime import date
from random import SystemRandom
from typing import Final

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.records.results.deals import attempts
from wordsmith_desktop.records.results.model import player_key
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.session.bookkeeping import Bookkeeper
from wordsmith_desktop.wording.texts import say

from .. import challenge_texts as texts
from ..challenge import Challenge, fresh_challenge, puzzles_of_day
from .ending import Finished
from .in_words import title_of_kind

_BITS: Final = 64


class Following(Value):
    """A challenge, and how it is offered."""

    challenge: Challenge
    title: str


def following(finished: Finished, bookkeeping: Bookkeeper, today: date) -> Following:
    """One of today's puzzles as long as the player has not played all, then another deal."""
    before = finished.challenge
    for puzzle in puzzles_of_day(today, before.deal.language):
        if puzzle.deal != before.deal and not _has_played(finished, puzzle, bookkeeping):
            return Following(puzzle, say(texts.TODAYS, kind=title_of_kind(puzzle.kind)))
    deal, chance = before.deal, SystemRandom().getrandbits(_BITS)
    another = fresh_challenge(before.kind, deal.language, chance, deal.mark)
    return Following(another, say(texts.ANOTHER, kind=title_of_kind(before.kind)))


def _has_played(finished: Finished, challenge: Challenge, bookkeeping: Bookkeeper) -> bool:
    own = player_key(finished.opened.header.seats[0])
    try:
        found = attempts(bookkeeping.statistics(), challenge.name)
    except (StoreError, UnreadableError):
        return False
    return any(one.player == own for one in found)
