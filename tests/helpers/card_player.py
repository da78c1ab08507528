"""Plays a little at a table of Rewordable, as far as a program that is killed gets.

The page's hands do what people would.
"""

from __future__ import annotations

from typing import Any, cast

from tests.helpers.killed import play_until_killed, tell
from tests.helpers.live import session_of
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.games.rewordable.cards import Card
from wordsmith_desktop.games.rewordable.ruleset import Ruleset
from wordsmith_desktop.games.rewordable.state import State
from wordsmith_desktop.games.table import Clock, LetStand, Referee
from wordsmith_desktop.ui.games.rewordable.page import MatchPage
from wordsmith_desktop.ui.kit.curtain import Curtain
from wordsmith_desktop.ui.kit.strip.views import PieceLoad

RULES = Ruleset(referee=Referee.OBJECTION, clock=Clock.HARD, turn_seconds=60)
"""Nobody waits for the dictionary."""
PASSED_MS = (900, 900, 900, 900)
"""Time that passes before the end, less than is written down at once."""


def play_a_little(program: Program) -> None:
    """Both build two cards of their hands; the first comes again, lays a card, and tells."""
    services = program.services
    assert services is not None
    opened = services.sessions.start("rewordable", RULES, players=("Ana", "Ben"), dictionary="en")
    opened.session.close()
    program.window.commands.open(opened.path)
    for _ in range(2):
        page = _lifted(program)
        seat = session_of(page).match.state.seat
        for card in session_of(page).match.state.players[seat].hand[:2]:
            page.gestures.pick(PieceLoad(card.id))
        page.gestures.build()
        session_of(page).act(1 - seat, LetStand())
    page = _lifted(program)
    for passed in PASSED_MS:
        session_of(page).tick(passed)
    page.gestures.pick(PieceLoad(session_of(page).match.state.pool[0].id))
    tell(told(page))


def _lifted(program: Program) -> MatchPage:
    """The page, once the curtain is lifted."""
    host = program.window.host
    assert host is not None
    assert isinstance(host.cover_shown, Curtain)
    host.cover_shown.button.click()
    return cast(MatchPage, host.page)


def told(page: MatchPage) -> dict[str, Any]:
    """What must be there again."""
    state: State = session_of(page).match.state
    return {
        "seat": state.seat,
        "turn": state.turn,
        "hands": [_texts(player.hand) for player in state.players],
        "words": [[word.text for word in player.words] for player in state.players],
        "tokens": [[token.id for token in player.tokens] for player in state.players],
        "pool": _texts(state.pool),
        "deck": _texts(state.deck),
        "laid": list(state.row.pieces),
        "left_ms": session_of(page).readings[0].left_ms,
    }


def _texts(cards: tuple[Card, ...]) -> list[str]:
    return [card.text for card in cards]


if __name__ == "__main__":
    play_until_killed(play_a_little)
