"""Enter claims the word on the bench: never a neighbour's button, never a word with a hole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from tests.helpers.live import session_of
from tests.ui.games.letter_pieces.play_practice import STARS, lay, practice
from tests.ui.games.play_hands import chord, click, focused, tap, write
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.letter_pieces.actions import Pass
from wordsmith_desktop.games.letter_pieces.pieces import Shape
from wordsmith_desktop.games.letter_pieces.ruleset import Mode, TableMode
from wordsmith_desktop.games.table import Referee
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.ui.games.letter_pieces.gestures import ONE_GO
from wordsmith_desktop.ui.games.letter_pieces.page import MatchPage
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.buttons import Patience
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
    click(page.parts.tray.compartments[Shape.S])
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
    assert page.parts.banner.message == say(texts.STUMBLED, letter="O", word="LIT")
    assert _claimed(page) == ()
    _enter()
    assert _claimed(page) == ("LIT",)


def _wait(page: MatchPage, seconds: float) -> None:
    """Look up before the next key."""
    now = page.gestures.stumbling.now()
    page.gestures.stumbling.now = lambda: now + seconds


def test_enter_after_a_letter_in_the_middle_that_failed_names_it(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("liot")
    _enter()
    assert page.parts.banner.message == say(texts.STUMBLED, letter="O", word="LIT")
    assert _claimed(page) == ()
    _enter()
    assert _claimed(page) == ("LIT",)


def test_enter_pressed_twice_claims_once_and_scolds_nobody(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buttons, "PATIENCE_MS", 60_000)
    page = lay(_session(), qtbot)
    write("lit")
    click(page.parts.claim.pass_button)
    write("li")
    refused = QSignalSpy(page.refused)
    _enter()
    told = page.parts.banner.message
    _enter()
    # What lies before the next player was not meant.
    assert ((), told) == (_claimed(page), page.parts.banner.message)
    assert 0 == refused.count()
    tap(Qt.Key.Key_Backspace)
    write("t")
    _enter()
    assert ("LIT",) == _claimed(page)


def test_however_late_enter_is_not_taken_for_the_word_with_the_last_letter(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("lito")
    _wait(page, 60)
    _enter()
    assert _claimed(page) == ()


def test_a_letter_that_is_built_after_a_pause_settles_one_that_failed(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("lio")
    _wait(page, 2 * ONE_GO)
    write("t")
    _enter()
    assert _claimed(page) == ("LIT",)


def test_what_was_read_before_enter_settles_a_letter_that_failed_in_the_middle(
    qtbot: QtBot,
) -> None:
    page = lay(_session(), qtbot)
    write("liot")
    _wait(page, 2 * ONE_GO)
    _enter()
    assert _claimed(page) == ("LIT",)


def test_a_piece_taken_settles_a_letter_that_failed(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("lito")
    chord("R")
    chord("2")
    _enter()
    assert _claimed(page) == ("LIT",)


def test_a_letter_that_failed_is_not_held_against_the_next_player(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("lit")
    click(page.parts.claim.pass_button)
    write("lio")
    click(page.parts.claim.claim_button)
    assert session_of(page).match.state.players[1].sheet.words == ("LI",)
    _enter()
    assert _claimed(page) == ("LIT",)


def test_undo_settles_a_letter_that_failed(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("lito")
    chord("Z")
    _enter()
    assert _claimed(page) == ("LI",)


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


# Answers


def test_whoever_calls_a_word_does_not_accept_it_with_the_next_enter(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=POOL, words=("LIT",), referee=Referee.OBJECTION), qtbot)
    write("lit")
    _enter()
    (patience,) = page.parts.call.findChildren(Patience)
    qtbot.waitUntil(lambda: not patience.is_fresh)
    _enter()
    tap(Qt.Key.Key_Space, text=" ")
    assert _claimed(page) == ()
    tap(Qt.Key.Key_Tab, text="\t")
    assert focused() is page.parts.call.buttons[0]
    _enter()
    assert _claimed(page) == ("LIT",)


def test_who_checks_a_sheet_accepts_its_words_with_enter(qtbot: QtBot) -> None:
    session = practice(
        seats=2,
        given=POOL,
        words=("LIT",),
        mode=Mode.SECRET,
        table=TableMode.CURTAIN,
        referee=Referee.OBJECTION,
    )
    page = lay(session, qtbot)
    page.table.lift(0)
    page.refresh()
    page.focus_part()
    write("lit")
    _enter()
    for seat in (1, 0):
        session.act(seat, Pass())
    qtbot.waitUntil(lambda: focused() is page.parts.call.buttons[0])
