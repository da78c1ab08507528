"""Two tables that differ only in what one of the two players hides, and all that shows there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import unified_diff
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication

from tests.games.hidden_crossword.table.play_deal import (
    ACROSS,
    ANCHOR,
    DOWN,
    begin_building,
    build,
    laid,
)
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_curtain import everything_said, picture
from tests.games.play_hands import tap
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.hidden_crossword.rules.crossword import Direction, Layout
from wordsmith_desktop.session.live import AnySession

ANA, BEN = 0, 1
Word = tuple[str, int, int, Direction]
ANCHORED: Final[Word] = (ANCHOR, 0, 0, ACROSS)


class Hers(Value):
    """What Ana hides from Ben."""

    words: tuple[Word, ...]
    """Of her puzzle, beside the anchor; every puzzle here leaves the same letters over."""
    slip: Word
    """What she lays first, but it is no word."""
    guess: str
    unknown: str
    """What she would guess, but no dictionary knows it."""
    note: str
    tried: tuple[Word, ...]
    """What she lays of Ben's puzzle."""

    @property
    def puzzle(self) -> Layout:
        return laid(ANCHORED, *self.words)


ANAS: Final = (
    Hers(
        words=(("NOTES", 0, 0, DOWN), ("AID", 0, 2, DOWN)),
        slip=("NSO", 0, 0, DOWN),
        guess="SAND",
        unknown="SNAD",
        note="begins with S",
        tried=(("NINE", 0, 0, DOWN),),
    ),
    Hers(
        words=(("NOT", 0, 0, DOWN), ("RIDES", 0, 3, DOWN)),
        slip=("RDIOS", 0, 3, DOWN),
        guess="RAISED",
        unknown="DEINA",
        note="an E in it, I think",
        tried=(("ENDS", 0, 1, DOWN),),
    ),
)
BENS: Final = laid(ANCHORED, ("NONE", 0, 0, DOWN), ("AIDS", 0, 2, DOWN))
"""Four letters are those of three words, six of none."""
BENS_TOO: Final = laid(ANCHORED, ("NOISE", 0, 0, DOWN), ("AND", 0, 2, DOWN))
"""Another puzzle that could be Ben's; the same letters are left over."""

Do = Callable[[Play, Hers], object]


class Shown(Value):
    """All that can be found out at the screen."""

    said: str
    windows: tuple[str, ...]
    """The kinds of all windows that can be seen."""
    open_actions: tuple[tuple[str, bool], ...]
    """Everything that menus and keys can do, and whether it is open."""
    picture: QImage
    page: QImage
    """The page itself, which is hidden while the curtain is down."""


def shown(play: Play) -> Shown:
    """What there is to be found out now."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window, page = play.window, play.page
    # Until it is told the time, a clock that goes on is said to stand still.
    page.show_time()
    # A hidden page is laid out when it is painted, and its inner parts only after that.
    for _ in range(3):
        page.grab()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    actions = tuple((one.text(), one.isEnabled()) for one in window.findChildren(QAction))
    windows = tuple(type(one).__name__ for one in QApplication.topLevelWidgets() if one.isVisible())
    return Shown(everything_said(window), windows, actions, picture(window), page.grab().toImage())


def sit_to_build(play: Play, **fields: Any) -> None:
    """Sit down before Ana's curtain; nothing is laid yet."""
    play.sit_when(begin_building, **fields)


def sit_to_guess(play: Play, puzzles: Sequence[Layout], **fields: Any) -> None:
    """Sit down before Ana's curtain in the first round."""

    def ready(session: AnySession) -> None:
        begin_building(session)
        build(session, tuple(puzzles))

    play.sit_when(ready, **fields)


def sorted_lines(said: str) -> list[str]:
    """What is said, each line by itself.

    The order in which hidden widgets stand tells which screen was used last, and that is no secret.
    """
    return sorted(filter(None, said.splitlines()))


def differences(first: Shown, second: Shown) -> list[str]:
    """What tells the two tables apart; empty where nothing does."""
    said, said_there = sorted_lines(first.said), sorted_lines(second.said)
    found = list(unified_diff(said, said_there, n=0, lineterm=""))
    found += [str(one) for one in {*first.open_actions} ^ {*second.open_actions}]
    if first.windows != second.windows or len(first.windows) > 1:
        found.append(f"{first.windows} and {second.windows}")
    if first.picture != second.picture:
        found.append("the picture of the window")
    if first.page != second.page:
        found.append("the picture of the page")
    return found


def lift_by_key(play: Play) -> None:
    """Press Enter, which is the curtain's as soon as it is down."""
    tap(Qt.Key.Key_Return, text="\r")
    assert play.curtain is None
