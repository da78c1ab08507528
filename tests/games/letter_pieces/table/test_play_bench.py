"""The bench while one builds: it stays where it is, and what is said of it stays true."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_board import BoardHands
from tests.games.letter_pieces.table.play_practice import STARS, lay, practice
from tests.games.play_hands import CTRL, chord, click, move, press, release, tap, write
from tests.helpers.live import session_of
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.letter_pieces.table.geometry import middle_of
from wordsmith_desktop.games.letter_pieces.table.page import MatchPage
from wordsmith_desktop.session.practice import SameChance

pytestmark = pytest.mark.usefixtures("dressed")

POOL = (3, 3, 1, 1)


def _enter() -> None:
    tap(Qt.Key.Key_Return, text="\r")


# A piece in the hand


def _hold(page: MatchPage) -> BoardHands:
    """A long piece hangs at the mouse, away from its heap."""
    hands = BoardHands(page.parts.board)
    start, to = hands.place_of(hands.free(lp.Shape.L)), hands.at(middle_of(lp.Slot(0, 3)))
    press(hands.board, start)
    move(hands.board, start + (to - start) / 2)
    move(hands.board, to)
    assert hands.board.hand is not None
    return hands


def _drop(hands: BoardHands) -> None:
    release(hands.board, hands.at(middle_of(lp.Slot(0, 3))))


def test_a_held_piece_survives_the_warning_of_a_soft_clock(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=POOL, clock=Clock.SOFT, turn_seconds=30), qtbot)
    hands = _hold(page)
    session_of(page).tick(30_000)
    assert "time" in page.parts.banner.message.lower()
    assert hands.board.hand is not None
    _drop(hands)
    assert 1 == len(hands.bench.player.placed)


def test_a_held_piece_survives_the_end_of_anothers_lockout(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=POOL, table=lp.TableMode.BUZZER), qtbot)
    tap(Qt.Key.Key_F6)
    click(page.parts.claim.pass_button)
    tap(Qt.Key.Key_F5)
    hands = _hold(page)
    session_of(page).tick(10_000)
    assert "Ben may buzz again." == page.parts.banner.message
    assert hands.board.hand is not None
    _drop(hands)
    assert 1 == len(hands.bench.player.placed)


def test_players_buzz_with_the_keys_they_like(qtbot: QtBot) -> None:
    session = practice(seats=3, given=POOL, table=lp.TableMode.BUZZER)
    page = lay(session, qtbot, own_keys=("", "F12", "F12"))
    buttons = [lane.buzz.accessibleName() for lane in page.parts.race.lanes]
    assert ["Ana buzzes (F5)", "Ben buzzes (F12)", "Cho buzzes (F7)"] == buttons
    tap(Qt.Key.Key_F6)
    assert session.match.state.bench is None
    tap(Qt.Key.Key_F12)
    assert 1 == session.match.state.bench


def test_without_a_race_nobody_buzzes(qtbot: QtBot) -> None:
    session = practice(seats=2, given=POOL)
    page = lay(session, qtbot)
    before = session.match.state
    for key in (Qt.Key.Key_F5, Qt.Key.Key_F6):
        tap(key)
        assert (before, "") == (session.match.state, page.parts.banner.message)


def test_nobody_buzzes_for_a_computer(qtbot: QtBot) -> None:
    session = practice(
        seats=2, given=POOL, table=lp.TableMode.BUZZER, drivers={1: SameChance(None)}
    )
    page = lay(session, qtbot)
    lanes = page.parts.race.lanes
    assert [True, False] == [lane.buzz.isVisible() for lane in lanes]
    assert [True, False] == [lane.rest.isVisible() for lane in lanes]
    before = session.match.state
    tap(Qt.Key.Key_F6)
    assert (before, "") == (session.match.state, page.parts.banner.message)
    tap(Qt.Key.Key_F5)
    assert 0 == session.match.state.bench
    tap(Qt.Key.Key_F6)
    assert (0, "Ana has the bench.") == (session.match.state.bench, page.parts.banner.message)


def test_who_sees_no_more_words_may_still_buzz(qtbot: QtBot) -> None:
    session = practice(seats=2, given=POOL, table=lp.TableMode.BUZZER)
    lane = lay(session, qtbot).parts.race.lanes[1]
    assert (True, True) == (lane.buzz.isEnabled(), lane.rest.isEnabled())
    click(lane.rest)
    assert (True, False) == (lane.buzz.isEnabled(), lane.rest.isEnabled())
    click(lane.buzz)
    assert 1 == session.match.state.bench


def test_a_held_piece_is_let_go_when_the_bench_goes_to_another(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=POOL, clock=Clock.HARD, turn_seconds=30), qtbot)
    hands = _hold(page)
    session_of(page).tick(30_000)
    assert hands.board.hand is None
    _drop(hands)
    assert () == hands.bench.player.placed


# What speaks against a word


def _note(page: MatchPage) -> str:
    return page.parts.claim.note


def test_what_the_rules_hold_against_a_word_is_said_before_it_is_claimed(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=POOL, words=("LIT",)), qtbot)
    write("lit")
    assert "3 points" in _note(page)
    _enter()
    # Ben's bench.
    write("lit")
    assert "“LIT” is claimed already in this round, by Ana." == _note(page)
    chord("E")
    # Ana's again.
    tap(Qt.Key.Key_Backspace, CTRL)
    write("til")
    assert "“TIL” only rearranges “LIT”" in _note(page)


def test_that_too_much_would_be_left_over_is_said_before_the_claim(qtbot: QtBot) -> None:
    page = lay(practice(given=(10, 10, 1, 1), words=("LIT",)), qtbot)
    write("lit")
    assert "it would cost 17 boxes and 12 are open." in _note(page)
    assert not page.parts.claim.claim_button.isEnabled()


def test_what_the_dictionary_thinks_is_not_said_before_the_claim(qtbot: QtBot) -> None:
    page = lay(practice(given=POOL), qtbot)
    write("til")
    assert "3 points" in _note(page)


# Messages that are over


def test_that_pieces_are_missing_is_not_said_any_longer_once_a_letter_is_built(
    qtbot: QtBot,
) -> None:
    page = lay(practice(given=(1, 1, 0, 0)), qtbot)
    write("o")
    assert "For O the heaps lack 2 big curves." == page.parts.banner.message
    write("l")
    assert "" == page.parts.banner.message


def test_that_a_cell_holds_no_letter_is_not_said_any_longer_once_it_is_empty(
    qtbot: QtBot,
) -> None:
    page = lay(practice(given=POOL), qtbot)
    hands = BoardHands(page.parts.board)
    hands.drag(hands.free(lp.Shape.C), hands.at(middle_of(lp.Slot(0, 0))), notches=3)
    assert page.parts.banner.message
    tap(Qt.Key.Key_Backspace)
    assert () == hands.bench.player.placed
    assert "" == page.parts.banner.message


def test_that_a_word_stands_is_not_said_any_longer_once_the_next_is_begun(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=POOL, words=("LIT",)), qtbot)
    write("lit")
    _enter()
    assert page.parts.banner.message.startswith("LIT stands")
    write("l")
    assert "" == page.parts.banner.message


def test_a_hint_is_said_on_while_its_word_is_built(qtbot: QtBot) -> None:
    page = lay(practice(given=POOL), qtbot)
    page.parts.banner.show_info("A word of 3 letters begins with L.")
    write("l")
    assert "A word of 3 letters begins with L." == page.parts.banner.message


@pytest.mark.parametrize("change", ["Backspace", "letter"])
def test_the_offer_to_accept_a_word_goes_when_the_bench_changes(qtbot: QtBot, change: str) -> None:
    page = lay(practice(given=POOL), qtbot)
    write("til")
    _enter()
    assert page.overruling.isVisible()
    if change == "letter":
        write("c")
    else:
        tap(Qt.Key.Key_Backspace)
    assert not page.overruling.isVisible()


# The bench stays where it is


def _place(page: MatchPage) -> QRect:
    """Where the board lies on the page, once every layout has settled."""
    QApplication.processEvents()
    board = page.parts.board
    return QRect(board.mapTo(page, QPoint()), board.size())


def test_the_bench_does_not_move_while_one_builds_rolls_claims_and_errs(qtbot: QtBot) -> None:
    session = practice(
        seats=2, given=(10, 10, 1, 1), words=("LIT",), drivers={CHANCE: STARS}, white_boxes=20
    )
    page = lay(session, qtbot)
    before = _place(page)
    places = {}

    def note(doing: str) -> None:
        places[doing] = _place(page)

    write("til")
    note("a word")
    _enter()
    assert page.overruling.isVisible()
    note("a refused word that may be accepted")
    write("oooqqq")
    note("letters that fail")
    _enter()
    note("a claim that is asked about")
    chord("R")
    note("a roll")
    chord("2")
    note("a piece taken")
    tap(Qt.Key.Key_Backspace, CTRL)
    note("an empty bench")
    write("lit")
    page.parts.banner.show_refusal("There is more to say about this than a line holds. " * 3)
    note("a long message")
    much = "Much speaks against this word, and all of it is said. " * 5
    page.parts.claim.forecast.tell("", much, much)
    note("a long reason")
    _enter()
    assert 1 == session.observation(None).bench
    note("the next player’s bench")
    assert {} == {doing: place for doing, place in places.items() if place != before}


# The clock of the race


def test_in_the_race_the_bench_has_a_clock_for_those_across_the_table(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=POOL, table=lp.TableMode.BUZZER, bench_seconds=30), qtbot)
    clock, session = page.parts.felt.clock, session_of(page)
    assert clock.isHidden()
    tap(Qt.Key.Key_F5)
    page.show_time()
    assert ("0:30", False) == (clock.figures, clock.isHidden())
    session.tick(20_000)
    page.show_time()
    assert page.parts.header.clock.figures == clock.figures
    assert clock.height() >= 0.9 * page.parts.board.board.geometry.cap
    click(page.parts.claim.pass_button)
    page.show_time()
    assert clock.isHidden()


def test_the_clock_of_the_race_makes_room_for_long_words(qtbot: QtBot) -> None:
    given = (16, 0, 0, 0)
    page = lay(practice(seats=2, given=given, table=lp.TableMode.BUZZER), qtbot)
    tap(Qt.Key.Key_F5)
    for typed, is_hidden in (("i" * 9, False), ("i", True)):
        write(typed)
        page.show_time()
        assert is_hidden == page.parts.felt.clock.isHidden()


def test_other_ways_to_play_have_no_clock_on_the_bench(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=POOL, clock=Clock.HARD, turn_seconds=30), qtbot)
    page.show_time()
    assert page.parts.felt.clock.isHidden()
