"""A word that nobody doubted is challenged later, from the menu; and a table at a standstill."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tests.games.play_hands import click, tap, write
from tests.games.rewordable.table.play_deal import Dealt
from tests.games.rewordable.table.play_table import Play
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.rewordable.table.doubting import DoubtDialog

ANA, BEN = 0, 1
DEALT = Dealt(("C B D G F", "H E I L M"), pool="R T O")


def doubted(play: Play) -> DoubtDialog:
    """The dialog that the menu opens."""
    next(action for action in play.page.actions() if "Challenge" in action.text()).trigger()
    return play.page.findChildren(DoubtDialog)[-1]


def _sit(play: Play) -> None:
    play.sit_at(DEALT, "Ana", "Ben", referee=Referee.OBJECTION, late_challenges=True)
    play.lift()
    write("gf")
    tap(Qt.Key.Key_Return, text="\r")
    play.answer("No objection")
    play.lift()
    assert ["GF"] == play.words(ANA)


def test_a_word_that_stood_is_challenged_from_the_menu(play: Play) -> None:
    _sit(play)
    dialog = doubted(play)
    words = [button.text() for button in dialog.findChildren(QPushButton)]
    assert "GF (Ana)" in words
    click(next(one for one in dialog.findChildren(QPushButton) if "GF" in one.text()))
    play.wait_for_ruling()
    assert [] == play.words(ANA)
    assert "GF leaves Ana’s lexicon" in play.message
    assert BEN == play.state.seat
    play.lift()
    assert not any(a.isEnabled() for a in play.page.actions() if "Challenge" in a.text())


def test_the_table_is_told_before_passes_end_the_match(play: Play) -> None:
    play.sit_at(DEALT, "Ana", "Ben")
    for _ in range(2):
        play.lift()
        play.page.gestures.pass_with(())
    assert "All have passed. If all do once more, the match is over." in play.message
    for _ in range(2):
        play.lift()
        play.page.gestures.pass_with(())
    assert play.page.table.outcome is not None
