"""Plays a challenge to its end as the game's soloist would."""

from __future__ import annotations

from typing import Any

from wordsmith_desktop.bots.bot import AnyBot, Search
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import REFEREE, SETTER, Seat
from wordsmith_desktop.games.common.open_table import Rule
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.session.live import AnySession


def decided(session: AnySession, bot: AnyBot, words: Vocabulary, seat: Seat) -> Any:
    """What a bot does from a seat now."""
    seen = session.observation(seat if seat >= 0 else None)
    decision = bot(seen, words, Rng(0), Search())
    assert decision is not None
    return decision.action


def play_out(session: AnySession, index: WordIndex, *, tick_ms: int = 0) -> None:
    """Act for the one player until the match is over; each action takes so long."""
    game = session.match.rules.game
    soloist, setter = game_of(game).soloists()[0], game_of(game).setter()
    words = Vocabulary(index)
    while session.match.outcome is None:
        seat = session.actors[0]
        if seat == REFEREE:
            raise AssertionError(f"the dictionary is not open for {session.match.state}")
        if seat == SETTER and setter is not None:
            assert () == session.act(SETTER, decided(session, setter, words, SETTER))
            continue
        assert () == session.act(seat, decided(session, soloist, words, seat))
        session.tick(tick_ms)


def accepted(word: str) -> Rule:
    """A referee's yes."""
    return Rule(Ruling(word, True, Reason.LISTED, "test"))
