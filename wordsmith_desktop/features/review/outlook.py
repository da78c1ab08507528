"""The chances of winning at a moment of a match, as the strongest computer player judges them.

It plays on for every seat, over many deals of what chance had still to give. Only where all lies
open is that what the seat could have known, so other games are not judged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.registry import game_of, valuer_of
from wordsmith_desktop.games.common.valuer import STRONGEST, honest
from wordsmith_desktop.session.headless import HeadlessMatch, Setting, judge_by

DEALS: Final = 32
"""Ways in which the match goes on; the standard error of an even chance is 9 in 100."""


class Chances(Value):
    """How likely a seat was to win, 0 to 1; a shared win counts in parts."""

    own: float
    """After what it did."""
    best: float
    """Had the strongest player been in its place from that moment; no less."""


def chances(
    match: AnyMatch, position: int, words: Vocabulary, should_stop: Callable[[], bool]
) -> Chances | None:
    """The chances of whoever made a play; None where nobody can judge them, or if it is to stop.

    They are the same at each look.
    """
    valuer = valuer_of(match.rules.game)
    if valuer is None or not valuer.is_open or match.seats < 2:
        return None
    seat = match.played[position].seat
    own = _won(match, position + 1, seat, words, should_stop)
    best = _won(match, position, seat, words, should_stop)
    return None if own is None or best is None else Chances(own, max(own, best))


def _won(
    match: AnyMatch, count: int, seat: int, words: Vocabulary, should_stop: Callable[[], bool]
) -> float | None:
    """The share that a seat wins if the strongest players go on after so many actions."""
    won = 0.0
    for deal in range(DEALS):
        setting = Setting(
            game=match.rules.game,
            ruleset=match.ruleset,
            bots=(honest(game_of(match.rules.game).bots()[STRONGEST]),) * match.seats,
            vocabularies=(words,) * match.seats,
            seed=deal,
            judge=judge_by(words),
            begun=match.first(count),
        )
        ended = HeadlessMatch(setting).finished(should_stop)
        if ended is None or ended.outcome is None:
            return None
        winners = ended.outcome.winners
        won += 1 / len(winners) if seat in winners else 0.0
    return won / DEALS
