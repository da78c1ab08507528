"""Enter claims the word on the bench: never a neighbour's button, never a word with a hole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_practice import STARS, lay, practice
from tests.games.play_hands import chord, click, focused, tap, write
from tests.helpers.live import session_of
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.letter_pieces.table.page import MatchPage
from wordsmith_desktop.games.letter_pieces.words import table_texts as texts
from wordsmith_desktop.games.letter_pieces.words.bench_sentences import cell_text
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.buttons import Patience
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
    click(page.parts.tray.compartments[lp.Shape.S])
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


def _gaps(page: MatchPage) -> dict[int, str]:
    """The letters that are missing, by the number of their cell from 0."""
    bench = page.parts.board.bench
    assert bench is not None
    return {lp.SLOTS.index(slot): letter for slot, letter in bench.gaps}


def test_a_letter_that_failed_leaves_a_marked_gap_in_its_place(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("liot")
    assert {2: "O"} == _gaps(page)
    bench = page.parts.board.bench
    assert bench is not None
    assert bench.in_slot(lp.SLOTS[3])
    assert not bench.in_slot(lp.SLOTS[2])
    assert "Cell 3: O is missing." == cell_text(bench, lp.SLOTS[2])


def test_an_umlaut_half_of_which_fails_leaves_a_gap(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=(2, 2, 2, 2), words=("LOS",)), qtbot)
    write("lös")
    assert {2: "E"} == _gaps(page)
    _enter()
    assert page.parts.banner.message == say(texts.STUMBLED, letter="E", word="LOS")
    assert _claimed(page) == ()


def test_a_gap_is_asked_about_after_other_letters_were_taken_off_and_built(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("liot")
    for _ in range(2):
        tap(Qt.Key.Key_Backspace)
        write("t")
    assert 1 == len(_gaps(page))
    _enter()
    assert _claimed(page) == ()


def test_backspace_takes_a_gap_back_before_the_letters(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("lito")
    tap(Qt.Key.Key_Backspace)
    assert {} == _gaps(page)
    _enter()
    assert _claimed(page) == ("LIT",)


def test_the_letter_typed_again_fills_its_gap(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=(2, 0, 0, 0), words=("IL",), drivers={CHANCE: STARS}), qtbot)
    write("il")
    assert {1: "L"} == _gaps(page)
    chord("R")
    chord("2")
    write("l")
    assert {} == _gaps(page)
    _enter()
    assert _claimed(page) == ("IL",)


def test_a_first_letter_that_fails_leaves_a_gap_too(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("olit")
    assert {0: "O"} == _gaps(page)
    _enter()
    assert _claimed(page) == ()


def test_the_first_letter_of_the_next_word_leaves_its_gap_once_another_is_built(
    qtbot: QtBot,
) -> None:
    page = lay(practice(given=(3, 3, 1, 1), words=("LIT", "LI")), qtbot)
    write("lit")
    _enter()
    write("o")
    assert {} == _gaps(page)
    write("li")
    assert {0: "O"} == _gaps(page)
    _enter()
    assert page.parts.banner.message == say(texts.STUMBLED, letter="O", word="LI")


def test_a_letter_that_fails_where_others_stand_makes_room_for_its_gap(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("lt")
    tap(Qt.Key.Key_Left)
    write("oi")
    assert {1: "O"} == _gaps(page)
    assert "LIT" == lp.reading(session_of(page).match.state.players[0], lp.Ruleset()).word


def test_a_cleared_bench_has_no_gap(qtbot: QtBot) -> None:
    page = lay(_session(), qtbot)
    write("lio")
    page.gestures.clear_bench()
    assert {} == _gaps(page)


def test_an_unfinished_letter_blocks_the_claim_with_its_reason(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=(1, 0, 0, 3), words=("IS",)), qtbot)
    write("is")
    button = page.parts.claim.claim_button
    assert button.isEnabled()
    curve = next(p for p in session_of(page).match.state.players[0].pieces if p.pose is None)
    x, y = lp.origin(lp.SLOTS[2])
    page.gestures.drop(curve.id, lp.Pose(x, y + 500, 90), True)
    said = "No letter yet in cell 3. A beginning: it can still become J or U."
    assert said == page.parts.claim.note
    assert not button.isEnabled()
    _enter()
    assert said == page.parts.banner.message
    assert _claimed(page) == ()
    page.gestures.give_back(curve.id)
    _enter()
    assert _claimed(page) == ("IS",)


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
        mode=lp.Mode.SECRET,
        table=lp.TableMode.CURTAIN,
        referee=Referee.OBJECTION,
    )
    page = lay(session, qtbot)
    page.table.lift(0)
    page.refresh()
    page.focus_part()
    write("lit")
    _enter()
    for seat in (1, 0):
        session.act(seat, lp.Pass())
    qtbot.waitUntil(lambda: focused() is page.parts.call.buttons[0])
