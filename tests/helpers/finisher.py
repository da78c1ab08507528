"""Ends a match in the program itself, as far as one that is killed then gets.

With a file `EARLY` in the data folder it is killed when the end is in the log, else when the
match is in the statistics too.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Final

from tests.games.letter_pieces import lp
from tests.helpers.killed import play_until_killed, tell
from wordsmith_desktop.app.paths import DATA_VARIABLE
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.session.setup import Opened

EARLY: Final = "early"
WARM_UP: Final = lp.Ruleset(mode=lp.Mode.WARM_UP, challenges=1)


def _hang(opened: Opened) -> None:
    tell({"match": opened.header.match_id})
    signal.pause()


def finish_a_match(program: Program) -> None:
    """Stop searching at once, end the match, and tell."""
    services = program.services
    assert services is not None
    opened = services.sessions.start("letter_pieces", WARM_UP, players=("Ana",), dictionary="en")
    session = opened.session
    session.resume_drivers()
    if (Path(os.environ[DATA_VARIABLE]) / EARLY).exists():
        # Not another listener, which would be told only once the match is recorded.
        services.bookkeeping._record = _hang  # type: ignore[method-assign]
    session.act(0, lp.Pass())
    session.act(0, lp.Continue())
    _hang(opened)


if __name__ == "__main__":
    play_until_killed(finish_a_match)
