"""Plays a little at a table of the Hidden Crossword, as far as a program that is killed gets.

The match lies on the shelf already; the page's hands do what people would.
"""

from __future__ import annotations

from typing import Any, Final, cast

from tests.helpers.killed import play_until_killed, tell
from tests.helpers.live import session_of
from wordsmith_desktop.app.start import Program
from wordsmith_desktop.games.hidden_crossword.crossword import (
    Cell,
    Direction,
    Layout,
    layout_of,
    word_tiles,
)
from wordsmith_desktop.games.hidden_crossword.state import Phase, Stage, State
from wordsmith_desktop.ui.games.hidden_crossword.page import MatchPage
from wordsmith_desktop.ui.kit.curtain import Curtain

PASSED_MS: Final = (900, 900, 900, 900)
"""Time that passes before the end, less than is written down at once."""
NOTE: Final = (4, 1, "ends with S?")
"""Length, place and text of the note that is written."""


def play_a_little(program: Program) -> None:
    """Whoever has the turn spells or lays a word and takes its last letter back, and tells."""
    services = program.services
    assert services is not None
    saved = services.saves.unfinished()
    assert saved is not None
    program.window.commands.open(saved.path)
    page = _lifted(program)
    state: State = session_of(page).match.state
    if state.phase is Phase.GUESS and state.stage is Stage.GUESS:
        for letters in ("SE", "SEN", "SEND"):
            page.gestures.spell(letters)
    else:
        _lay_a_word(page)
    page.table.undo()
    for passed in PASSED_MS:
        session_of(page).tick(passed)
    tell(told(page))


def _lay_a_word(page: MatchPage) -> None:
    if session_of(page).match.state.phase is Phase.GUESS:
        page.gestures.note(*NOTE)
        page.begin_solving()
    for letters in ("NO", "NOD"):
        page.gestures.lay_tiles(_with(page, letters))


def _with(page: MatchPage, word: str) -> Layout:
    """The anchor, and below its first letter the rest of a word."""
    across = word_tiles(session_of(page).match.state.anchor, Cell(0, 0), Direction.ACROSS)
    return layout_of({*across, *word_tiles(word, Cell(0, 0), Direction.DOWN)})


def _lifted(program: Program) -> MatchPage:
    """The page, once the curtain is lifted."""
    host = program.window.host
    assert host is not None
    assert isinstance(host.cover_shown, Curtain)
    host.cover_shown.button.click()
    return cast(MatchPage, host.page)


def told(page: MatchPage) -> dict[str, Any]:
    """What must be there again."""
    session = session_of(page)
    return {
        "state": repr(session.match.state),
        "undo": repr(session.undoable and session.undoable.action),
        "redo": repr(session.redoable and session.redoable.action),
        "left_ms": session.readings[0].left_ms,
    }


if __name__ == "__main__":
    play_until_killed(play_a_little)
