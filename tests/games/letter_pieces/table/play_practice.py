"""A table without saves: the match page alone, over given pieces and known words."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_board import BoardHands
from tests.games.play_hands import click
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.letter_pieces.table.page import MatchPage
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.session.drivers import Driver
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.practice import SameChance, practice_session
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.game_page import PageContext
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.preferences import Preferences

PLENTY: lp.Counts = (8, 8, 5, 5)
"""Pieces enough for any letter."""
STARS = SameChance(lp.Dice((lp.Face.SMALL_STAR,)))
"""A die that always shows a star."""
STILL = Look(reduced_motion=True)
"""Nothing glides."""


def practice(
    *,
    seats: int = 1,
    given: lp.Counts | None = PLENTY,
    words: Collection[str] = (),
    seed: int = 7,
    drivers: Mapping[Seat, Driver] | None = None,
    **fields: Any,
) -> AnySession:
    """A match in which only these words are known; `drivers` act in place of chance."""

    def judge(word: str) -> Ruling:
        is_known = word in words
        return Ruling(word, is_known, Reason.LISTED if is_known else Reason.UNKNOWN, "test")

    return practice_session(
        lp.RULES,
        lp.Ruleset(given=given, **fields),
        seats=seats,
        seed=seed,
        judge=judge,
        drivers=drivers or {},
    )


def lay(session: AnySession, qtbot: QtBot, *, look: Look = STILL, **around: Any) -> MatchPage:
    """Show the match; the page has a window to itself.

    `around` takes the place of fields of its context.
    """
    appearance().set_look(look)
    context = PageContext(
        preferences=Preferences(),
        lexicon=lambda _tag: None,
        leave=lambda: None,
        cover=lambda _name, _lifted, _news="", _way_back=None: None,
        restart=lambda: None,
        players=("Ana", "Ben", "Cho", "Dora")[: len(session.match.state.players)],
        dictionary="en",
    )
    page = MatchPage(TableView(session), replace(context, **around))
    qtbot.addWidget(page, before_close_func=lambda shown: shown.let_go())
    page.resize(1280, 800)
    session.resume_drivers()
    page.show()
    page.activateWindow()
    qtbot.waitExposed(page)
    qtbot.waitUntil(page.isActiveWindow)
    return page


def give_up(page: MatchPage) -> None:
    """Pass, and say yes where that is for good."""
    click(page.parts.claim.pass_button)
    dialog = page.findChild(PlainDialog)
    if dialog is not None and dialog.isVisible():
        # The filled one, which Enter presses, is to stay.
        click(dialog.findChildren(QPushButton)[-1])


def bench(qtbot: QtBot, **fields: Any) -> BoardHands:
    """Hands on the board of a match for one."""
    return BoardHands(lay(practice(**fields), qtbot).parts.board)
