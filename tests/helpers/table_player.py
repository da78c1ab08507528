"""Plays a little at a table of the Letter Piece Game, as far as a program that is killed gets.

The page's gestures do what people would.
"""

from __future__ import annotations

from typing import Any, cast

from tests.helpers.killed import play_until_killed, tell
from tests.helpers.live import session_of
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.games.letter_pieces.pieces import Pose
from wordsmith_desktop.games.letter_pieces.ruleset import Ruleset
from wordsmith_desktop.games.letter_pieces.state import Player
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.ui.games.letter_pieces.page import MatchPage

RULES = Ruleset(given=(3, 3, 1, 1), clock=Clock.HARD, turn_seconds=60)
PASSED_MS = (900, 900, 900, 900)
"""Time that passes before the end, less than is written down at once."""
ODD_PLACE = Pose(15_813, -2_129, 60)


def play_a_little(program: Program) -> None:
    """Sit down, claim a word once the dictionary is open, lay pieces, and tell."""
    services = program.services
    assert services is not None
    opened = services.sessions.start(
        "letter_pieces", RULES, players=("Ana", "Ben"), dictionary="en"
    )
    opened.session.close()
    program.window.commands.open(opened.path)
    host = program.window.host
    assert host is not None
    page = cast(MatchPage, host.page)
    session_of(page).subscribe(lambda _update: _lay_when_claimed(page))
    for letter in "lit":
        page.gestures.type_letter(letter)
    page.gestures.claim()


def _lay_when_claimed(page: MatchPage) -> None:
    """Once Ana's word stands, Ben lays pieces and some time passes."""
    state = session_of(page).match.state
    if state.bench != 1 or state.players[1].placed:
        return
    page.gestures.type_letter("l")
    curve = next(piece for piece in state.players[1].pieces if piece.kind.name == "B")
    page.gestures.drop(curve.id, ODD_PLACE, True)
    for passed in PASSED_MS:
        session_of(page).tick(passed)
    tell(told(page))


def told(page: MatchPage) -> dict[str, Any]:
    """What must be there again."""
    state = session_of(page).match.state
    player = state.players[1]
    assert isinstance(player, Player)
    return {
        "seat": state.bench,
        "words": list(state.players[0].sheet.words),
        "bench": [[p.id, p.kind.name, p.pose.x, p.pose.y, p.pose.angle] for p in player.placed],
        "left_ms": session_of(page).readings[0].left_ms,
    }


if __name__ == "__main__":
    play_until_killed(play_a_little)
