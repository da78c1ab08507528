"""Plays a warm-up as a challenge in the program itself, as far as one that is killed then gets.

A file with the name of a `Moment` in the data folder says how far that is.
"""

from __future__ import annotations

import os
import signal
from enum import Enum, unique
from pathlib import Path
from typing import Any, Final, cast

from PySide6.QtCore import QTimer

from tests.helpers.challenges import challenges
from tests.helpers.killed import play_until_killed, tell
from tests.helpers.live import session_of
from wordsmith_desktop.app.paths import DATA_VARIABLE
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.features.challenges.challenge import Challenge
from wordsmith_desktop.features.challenges.codes import Deal, decent
from wordsmith_desktop.features.challenges.kinds import KINDS
from wordsmith_desktop.features.challenges.pages.page import ChallengeWish
from wordsmith_desktop.features.new_match.pages.ready_page import ReadyPage
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.letter_pieces.table.page import MatchPage
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.window.kit import ticks


@unique
class Moment(Enum):
    """When the program is killed."""

    UNDER_WAY = "under_way"
    """Between two words."""
    LOGGED = "logged"
    """When the end is in the log, and in the log alone."""
    RECORDED = "recorded"
    """When the result is in the statistics."""


CHALLENGE: Final = Challenge(decent(Deal(KINDS[0], "en", 4711)))
WORD: Final = "MISS"
"""Its pieces can build it."""
PASSED_MS: Final = (1_000,) * 7 + (900,)
"""Time that passes after the word; the last of it is not written down at once."""


def play_one_word(program: Program) -> None:
    """Sit down, claim a word as soon as the dictionary is open, and go on from there."""
    # Only the time that is told passes.
    ticks.LONGEST_MS = 0  # type: ignore[misc]
    challenges(program.window).beginning.challenge(ChallengeWish(CHALLENGE, "Ana", Clock.HARD))
    ready = program.window.screen_shown
    assert isinstance(ready, ReadyPage)
    ready.begun.emit()
    page = _page(program)
    session_of(page).subscribe(lambda _update: _stop_when_claimed(program, page))
    for letter in WORD.lower():
        page.gestures.type_letter(letter)
    page.gestures.claim()


def _page(program: Program) -> MatchPage:
    host = program.window.host
    assert host is not None
    return cast(MatchPage, host.page)


def _stop_when_claimed(program: Program, page: MatchPage) -> None:
    """Once the word stands and everybody has been told of it, go on."""
    if (
        session_of(page).match.state.players[0].sheet.words == (WORD,)
        and not session_of(page).played_ms
    ):
        for passed in PASSED_MS:
            session_of(page).tick(passed)
        QTimer.singleShot(0, page, lambda: _stop(program, page))


def _stop(program: Program, page: MatchPage) -> None:
    """End the challenge if that is wanted, and tell."""
    moment, services = _moment(), program.services
    if moment is Moment.LOGGED and services is not None:
        # Not another listener, which would be told only once the match is recorded.
        services.bookkeeping._record = lambda opened: _hang(opened.session)  # type: ignore[method-assign]
    if moment is not Moment.UNDER_WAY:
        page.gestures.pass_turn()
        page.gestures.go_on(())
    _hang(session_of(page))


def _moment() -> Moment:
    folder = Path(os.environ[DATA_VARIABLE])
    return next(moment for moment in Moment if (folder / moment.value).exists())


def _hang(session: AnySession) -> None:
    tell(told(session))
    signal.pause()


def told(session: AnySession) -> dict[str, Any]:
    """What must be there again."""
    player = session.match.state.players[0]
    return {
        "words": list(player.sheet.words),
        "pieces": [piece.kind.name for piece in player.pieces],
        "played_ms": session.played_ms,
        "left_ms": [reading.left_ms for reading in session.readings],
    }


if __name__ == "__main__":
    play_until_killed(play_one_word)
