"""Plays a little at a table of Length × Wit, as far as a program that is killed gets.

The page's gestures do what people would.
"""

from __future__ import annotations

from typing import Any, cast

from tests.helpers.killed import play_until_killed, tell
from tests.helpers.live import session_of
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.games.length_x_wit.ruleset import Ruleset
from wordsmith_desktop.games.length_x_wit.state import Phase, State
from wordsmith_desktop.games.table import Clock, LetStand, Referee
from wordsmith_desktop.ui.games.length_x_wit.page import MatchPage
from wordsmith_desktop.ui.kit.strip.views import PieceLoad

RULES = Ruleset(referee=Referee.OBJECTION, clock=Clock.HARD, turn_seconds=60, draws_lots=False)
"""Nobody waits for the dictionary."""
PASSED_MS = (900, 900, 900, 900)
"""Time that passes before the end, less than is written down at once."""


def play_a_little(program: Program) -> None:
    """The first presses with two pieces, spends a vowel, lays a tile and tells."""
    services = program.services
    assert services is not None
    opened = services.sessions.start("length_x_wit", RULES, players=("Ana", "Ben"), dictionary="en")
    opened.session.close()
    program.window.commands.open(opened.path)
    host = program.window.host
    assert host is not None
    page = cast(MatchPage, host.page)
    page.gestures.roll()
    page.gestures.lay_dice()
    page.gestures.pick(PieceLoad(page.parts.rack.tiles[-1].view.id))
    page.gestures.press()
    session_of(page).act(1, LetStand())
    vowel = next(tile for tile in page.table.seen.free_tiles(0) if tile.is_vowel)
    page.gestures.spend(vowel.id)
    assert Phase.DECIDE is page.table.seen.phase
    for passed in PASSED_MS:
        session_of(page).tick(passed)
    page.gestures.lay_dice()
    tell(told(page))


def told(page: MatchPage) -> dict[str, Any]:
    """What must be there again."""
    state: State = session_of(page).match.state
    return {
        "seat": state.seat,
        "turn": state.turn,
        "phase": state.phase.value,
        "tiles": [[tile.id for tile in player.tiles] for player in state.players],
        "dice": [[rolled.die, rolled.text] for rolled in state.dice],
        "banked": [tile.id for tile in state.banked],
        "spent": [tile.id for tile in state.spent],
        "left_ms": session_of(page).readings[0].left_ms,
    }


if __name__ == "__main__":
    play_until_killed(play_a_little)
