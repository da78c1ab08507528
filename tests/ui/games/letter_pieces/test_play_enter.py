"""Enter claims the word on the bench: never a neighbour's button, never a word with a hole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.helpers.live import session_of
from tests.ui.games.letter_pieces.play_practice import STARS, lay, practice
from tests.ui.games.play_hands import chord, click, focused, tap, write
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.letter_pieces.pieces import Kind
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.ui.games.letter_pieces.page import MatchPage
from wordsmith_desktop.wording.games.letter_pieces import table_texts as texts
from wordsmith_desktop.wording.texts import say

pytestmark = pytest.mark.usefixtures("dressed")

POOL = (3, 3, 1, 1)
"""LIT and LI can be built, and an O cannot."""


def _session() -> AnySession:
    """Two at a table whose die always shows a star."""
    return practice(seats=2, given=POOL, words=("LIT", "LI"), drivers={CHANCE: STARS})


def _claimed(page: MatchPage) -> tuple[str, ...]:
    words: tuple[str, ...] = session_of(page).match.state.players[0].sheet.words
    return words


def _enter() -> None:
    tap(Qt.Key.Key_Return, text="\r")


def test_enter_claims_after_a_piece_was_taken_with_the_mouse(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("lit")
    chord("R")
    click(page.parts.tray.compartments[Kind.S])
    assert focused() is page.parts.board
    _enter()
    assert _claimed(page) == ("LIT",)


def test_enter_claims_after_a_roll_with_the_mouse(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("lit")
    click(page.parts.tray.die)
    assert focused() is page.parts.board
    chord("2")
    _enter()
    assert _claimed(page) == ("LIT",)


@pytest.mark.parametrize("offer", ["here", "always"])
def test_enter_claims_after_a_refused_word_was_accepted(qtbot: QtBot, offer: str) -> None:
    page = lay(practice(seats=2, given=POOL), qtbot)
    write("til")
    _enter()
    assert _claimed(page) == ()
    click(getattr(page.overruling, offer))
    assert focused() is page.parts.board


def test_a_word_accepted_for_this_match_is_claimed_with_enter(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=POOL), qtbot)
    write("til")
    _enter()
    click(page.overruling.here)
    _enter()
    assert _claimed(page) == ("TIL",)


def test_enter_after_a_letter_that_failed_explains_and_claims_only_the_second_time(
    qtbot: QtBot,
) -> None:
    page = lay(_session(), qtbot)
    write("lito")
    _enter()
    assert page.parts.banner.message == say(texts.STUMBLED, word="LIT")
    assert _claimed(page) == ()
    _enter()
    assert _claimed(page) == ("LIT",)


def test_backspace_settles_a_letter_that_failed(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("lito")
    tap(Qt.Key.Key_Backspace)
    _enter()
    assert _claimed(page) == ("LI",)


def test_the_claim_button_claims_whatever_was_typed_before(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("lito")
    click(page.parts.claim.claim_button)
    assert _claimed(page) == ("LIT",)
