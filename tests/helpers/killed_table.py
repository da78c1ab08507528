"""Goes on with the match on the shelf, as far as a program that is killed gets.

`python -m tests.helpers.killed_table <game> <moment>`: what is done there says the game's case.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from tests.games.table_case import case_of
from tests.helpers.killed import play_until_killed, tell
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.records.log import Act, EntryCodec
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.window.kit.curtain import Curtain
from wordsmith_desktop.window.shell.table_host import TableHost

PASSED_MS: Final = (900, 900, 900, 900)
"""Time that passes before the end, less than is written down at once."""
LEFT_MS: Final = 60_000 - sum(PASSED_MS)


def told(session: AnySession) -> dict[str, Any]:
    """What must be there again."""
    codec, match = EntryCodec(session.match.rules), session.match
    played = enumerate(match.played, start=1)
    return {
        "played": [codec.encode(number, Act(one.seat, one.action)) for number, one in played],
        "undo": repr(session.undoable and session.undoable.action),
        "redo": repr(session.redoable and session.redoable.action),
        "left_ms": session.readings[0].left_ms,
    }


def sit_down(program: Program) -> TableHost:
    """Go on with the match that was played last; its table, the curtain lifted."""
    assert program.services is not None
    saved = program.services.saves.of_late(0).going_on
    assert saved is not None
    program.window.commands.open(saved.path)
    host = program.window.host
    assert host is not None
    _lift(host)
    return host


def _lift(host: TableHost) -> None:
    """Lift the curtain, if one is down: no time passes behind it."""
    if isinstance(host.cover_shown, Curtain):
        host.cover_shown.button.click()


def main() -> None:
    """Play in the program itself, tell, and wait for the end."""
    _module, game, moment = sys.argv
    del sys.argv[1:]

    def play_a_little(program: Program) -> None:
        host = sit_down(program)
        assert host.seating.opened is not None
        session = host.seating.opened.session
        case_of(game).kills[moment].play_a_little(session)
        _lift(host)
        for passed in PASSED_MS:
            session.tick(passed)
        tell(told(session))

    play_until_killed(play_a_little)


if __name__ == "__main__":
    main()
