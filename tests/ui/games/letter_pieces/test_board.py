"""The board under real hands: every letter, every gesture, and what it says of wrong builds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.games.letter_pieces.play_board import BoardHands
from tests.ui.games.letter_pieces.play_practice import bench, lay, practice
from tests.ui.games.play_hands import (
    CTRL,
    SHIFT,
    move,
    press,
    release,
    tap,
    wheel,
    write,
)
from wordsmith_desktop.games.letter_pieces.alphabet import CHARACTERS
from wordsmith_desktop.games.letter_pieces.bench import COLUMN_COUNT, SLOTS, Slot, from_cell
from wordsmith_desktop.games.letter_pieces.pieces import Pose, Shape
from wordsmith_desktop.games.table import Referee
from wordsmith_desktop.ui.games.letter_pieces.geometry import FEW_COLUMNS, middle_of
from wordsmith_desktop.ui.kit.appearance import appearance
from wordsmith_desktop.ui.kit.banner import Tone
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.kit.pieces import PieceState

L, S, B, C = Shape
FIRST, SECOND, THIRD = Slot(0, 0), Slot(0, 1), Slot(0, 2)
MIDDLE = Slot(0, 3)
BELOW = Slot(1, 3)


@pytest.fixture
def hands(qtbot: QtBot, dressed: QApplication) -> BoardHands:
    assert dressed
    return bench(qtbot)


def _dragged(hands: BoardHands, letter: str) -> None:
    hands.build_letter(letter, MIDDLE)


def _carried(hands: BoardHands, letter: str) -> None:
    hands.build_letter(letter, MIDDLE, clicks=True)


def _keyed(hands: BoardHands, letter: str) -> None:
    hands.key_letter(letter, MIDDLE)


@pytest.mark.parametrize("build", [_dragged, _carried, _keyed])
def test_every_letter_can_be_built_in_every_way(
    hands: BoardHands, build: Callable[[BoardHands, str], None]
) -> None:
    built = []
    for letter in CHARACTERS:
        build(hands, letter)
        built.append(hands.letter_in(MIDDLE))
        tap(Qt.Key.Key_Backspace, CTRL)
    assert list(CHARACTERS) == built


def test_every_letter_can_be_typed(hands: BoardHands) -> None:
    built = []
    for letter in CHARACTERS.lower().replace("'", "’"):
        write(letter)
        built.append(hands.letter_in(FIRST))
        tap(Qt.Key.Key_Backspace)
    assert list(CHARACTERS) == built


def test_most_letters_need_no_turning_at_all(hands: BoardHands) -> None:
    letters = "BCDEFGHIJKLMOPQRSTUVW"
    built = []
    for letter in letters:
        hands.build_letter(letter, MIDDLE, turns=False)
        built.append(hands.letter_in(MIDDLE))
        tap(Qt.Key.Key_Backspace, CTRL)
    assert list(letters) == built


# What it shows


def test_a_recognised_letter_settles_and_is_read_out(hands: BoardHands) -> None:
    hands.build("LA")
    items = hands.board.board
    states = {items.item(piece.id).state for piece in hands.bench.player.placed}  # type: ignore[union-attr]
    assert {PieceState.SET} == states
    assert "On the bench: L A." in hands.board.accessibleDescription()
    write("i")
    assert "On the bench: L A I." in hands.board.accessibleDescription()


def test_a_beginning_rests_and_says_what_it_can_become(hands: BoardHands) -> None:
    hands.drag(hands.free(S), hands.at(middle_of(MIDDLE)))
    hands.drag(hands.free(S), hands.at(from_cell(Pose(300, 1480, 0), MIDDLE)), notches=-2)
    placed = hands.bench.player.placed
    item = hands.board.board.item(placed[-1].id)
    assert item is not None
    assert PieceState.RESTING == item.state
    assert hands.letter_in(MIDDLE) is None


def test_a_new_letter_glows_briefly_and_only_with_motion(hands: BoardHands, qtbot: QtBot) -> None:
    glow = hands.board.board._glow
    write("c")
    assert QAbstractAnimation.State.Stopped == glow.state()
    appearance().set_look(Look())
    write("a")
    assert QAbstractAnimation.State.Running == glow.state()
    assert glow.duration() <= 200
    qtbot.waitUntil(lambda: glow.state() == QAbstractAnimation.State.Stopped)


def test_a_held_piece_shows_where_it_would_fall_into_place(hands: BoardHands) -> None:
    ghost = hands.board.board._ghost
    tap(Qt.Key.Key_3, text="3")
    assert ghost.isVisible()
    assert PieceState.GHOST == ghost.state
    tap(Qt.Key.Key_Down, times=12)
    assert not ghost.isVisible()
    tap(Qt.Key.Key_Escape)
    assert not ghost.isVisible()


# Wrong builds


def test_a_small_curve_turned_sideways_is_no_c(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    page = lay(practice(), qtbot)
    hands = BoardHands(page.parts.board)
    hands.drag(hands.free(C), hands.at(middle_of(MIDDLE)), notches=-6)
    assert hands.letter_in(MIDDLE) is None
    assert "That is no C, which takes 1 big curve." == page.parts.banner.message
    assert "On the bench: ?." in page.parts.board.accessibleDescription()


@pytest.mark.parametrize(
    ("kind", "pose", "notches", "says"),
    [
        (S, Pose(0, 1000, 0), 3, "A beginning: it can still become"),
        (C, Pose(0, 500, 90), 0, "A beginning: it can still become"),
    ],
)
def test_what_is_no_letter_is_told_why(
    qtbot: QtBot, dressed: QApplication, kind: Shape, pose: Pose, notches: int, says: str
) -> None:
    assert dressed
    page = lay(practice(), qtbot)
    hands = BoardHands(page.parts.board)
    hands.drag(hands.free(kind), hands.at(from_cell(pose, MIDDLE)), notches=notches)
    assert page.parts.banner.message.startswith(says)
    assert Tone.INFO == page.parts.banner.tone


def test_missing_pieces_are_named(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    page = lay(practice(given=(1, 0, 0, 0)), qtbot)
    write("o")
    assert "For O the heaps lack 2 big curves." == page.parts.banner.message
    assert Tone.REFUSAL == page.parts.banner.tone


# Snapping


@pytest.mark.parametrize(("dx", "dy"), [(300, 0), (-300, 100), (0, -400), (200, 300)])
def test_a_near_drop_falls_into_place(hands: BoardHands, dx: int, dy: int) -> None:
    near = middle_of(MIDDLE).moved(dx=dx, dy=dy)
    hands.drag(hands.free(B), hands.at(near))
    assert "C" == hands.letter_in(MIDDLE) or hands.bench.in_slot(MIDDLE)[0].pose.y == 1000


def test_a_far_drop_stays_where_it_was_let_go(hands: BoardHands) -> None:
    hands.drag(hands.free(L), hands.at(middle_of(MIDDLE).moved(dx=0, dy=-1200)))
    placed = hands.bench.player.placed[0].pose
    assert abs(placed.y - middle_of(MIDDLE).y + 1200) < 60
    assert hands.letter_in(MIDDLE) is None


def test_a_turned_piece_keeps_its_angle(hands: BoardHands) -> None:
    hands.drag(hands.free(L), hands.at(middle_of(MIDDLE)), notches=6)
    assert 180 == hands.bench.player.placed[0].pose.angle


def test_shift_turns_the_wheel_by_an_eighth(hands: BoardHands) -> None:
    hands.drag(hands.free(L), hands.at(middle_of(MIDDLE)), large=-1)
    hands.drag(hands.free(L), hands.at(middle_of(MIDDLE)), large=1)
    assert "X" == hands.letter_in(MIDDLE)


def test_the_wheel_alone_turns_nothing(hands: BoardHands) -> None:
    write("c")
    before = hands.bench.player
    wheel(hands.board, hands.at(middle_of(FIRST)), 3)
    assert before == hands.bench.player


def test_a_drag_that_ends_with_the_wheel_ends_where_the_button_is_let_go(
    hands: BoardHands,
) -> None:
    start, goal = hands.place_of(hands.free(B)), hands.at(middle_of(MIDDLE))
    press(hands.board, start)
    move(hands.board, start + QPointF(40, -40))
    wheel(hands.board, goal, 1)
    release(hands.board, goal)
    assert "C" == hands.letter_in(MIDDLE)


# Taking back


def test_a_piece_dropped_beside_the_bench_returns_to_its_heap(hands: BoardHands) -> None:
    heaps = hands.bench.heap()
    hands.drag(hands.free(L), hands.beside())
    assert heaps == hands.bench.heap()
    write("i")
    hands.drag(hands.bench.player.placed[0].id, hands.beside())
    assert heaps == hands.bench.heap()


def test_a_piece_that_was_only_clicked_goes_back_with_escape(hands: BoardHands) -> None:
    start = hands.place_of(hands.free(C))
    press(hands.board, start)
    release(hands.board, start)
    assert hands.board.hand is not None
    tap(Qt.Key.Key_Escape)
    assert hands.board.hand is None
    assert (start - hands.place_of(hands.free(C))).manhattanLength() < 20


def test_escape_puts_a_piece_back_to_its_place_on_the_bench(hands: BoardHands) -> None:
    write("i")
    piece = hands.bench.player.placed[0]
    start = hands.place_of(piece.id)
    press(hands.board, start)
    move(hands.board, start + QPointF(90, 30))
    tap(Qt.Key.Key_Escape)
    release(hands.board, start + QPointF(90, 30))
    assert (piece,) == hands.bench.player.placed
    assert hands.at(piece.pose) == hands.place_of(piece.id)


def test_backspace_takes_the_last_letter_apart_and_delete_the_one_at_the_cursor(
    hands: BoardHands,
) -> None:
    write("cold")
    tap(Qt.Key.Key_Backspace)
    assert "COL" == hands.word
    hands.key_to(SECOND)
    tap(Qt.Key.Key_Delete)
    assert hands.letter_in(SECOND) is None
    assert ("C", "L") == (hands.letter_in(FIRST), hands.letter_in(THIRD))
    tap(Qt.Key.Key_Backspace, times=5)
    assert () == hands.bench.player.placed


# Whole letters


def _below(hands: BoardHands, slot: Slot) -> QPointF:
    """The plain letter beneath a cell."""
    return hands.at(from_cell(Pose(0, -250, 0), slot))


def test_a_letter_is_carried_by_its_plain_letter(hands: BoardHands) -> None:
    write("h")
    press(hands.board, _below(hands, FIRST))
    move(hands.board, hands.at(middle_of(SECOND)))
    move(hands.board, hands.at(middle_of(BELOW)))
    release(hands.board, hands.at(middle_of(BELOW)))
    assert (None, "H") == (hands.letter_in(FIRST), hands.letter_in(BELOW))


def test_letters_that_meet_change_places(hands: BoardHands) -> None:
    write("lit")
    press(hands.board, _below(hands, FIRST))
    move(hands.board, hands.at(middle_of(THIRD)))
    release(hands.board, hands.at(middle_of(THIRD)))
    assert "TIL" == hands.word


def test_ctrl_and_arrows_carry_the_letter_at_the_cursor(hands: BoardHands) -> None:
    write("at")
    hands.key_to(FIRST)
    tap(Qt.Key.Key_Right, CTRL)
    assert "TA" == hands.word
    tap(Qt.Key.Key_Down, CTRL)
    below = SLOTS[FEW_COLUMNS + 1]
    assert below == hands.board.cursor_slot
    assert "A" == hands.letter_in(below)


def test_the_cursor_stays_on_the_bench(hands: BoardHands) -> None:
    hands.key_to(FIRST)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left):
        tap(key)
        assert FIRST == hands.board.cursor_slot
    tap(Qt.Key.Key_Right, times=3 * COLUMN_COUNT)
    assert Slot(1, COLUMN_COUNT - 1) == hands.board.cursor_slot
    tap(Qt.Key.Key_Down)
    assert Slot(1, COLUMN_COUNT - 1) == hands.board.cursor_slot


def test_space_takes_a_piece_up_and_puts_it_down(hands: BoardHands) -> None:
    write("i")
    hands.key_to(FIRST)
    tap(Qt.Key.Key_Space, text=" ")
    tap(Qt.Key.Key_Right, times=6)
    tap(Qt.Key.Key_Space, text=" ")
    assert "I" == hands.letter_in(SECOND)
    assert hands.letter_in(FIRST) is None


def test_a_held_piece_moves_finely_with_shift(hands: BoardHands) -> None:
    tap(Qt.Key.Key_1, text="1")
    tap(Qt.Key.Key_Right, times=2)
    tap(Qt.Key.Key_Left, SHIFT, times=3)
    hand = hands.board.hand
    assert hand is not None
    assert middle_of(FIRST).x + 500 == hand.pose.x


# Hands and claims


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_with_a_piece_in_the_hand_puts_it_down_and_claims_nothing(
    qtbot: QtBot, dressed: QApplication, key: Qt.Key
) -> None:
    assert dressed
    session = practice(given=(2, 1, 0, 0), words={"I"}, min_word_length=1)
    hands = BoardHands(lay(session, qtbot).parts.board)
    write("i")
    hands.key_to(SECOND)
    tap(Qt.Key.Key_1, text="1")
    tap(key)
    assert "II" == hands.word
    assert () == session.match.state.players[0].sheet.words
    tap(Qt.Key.Key_Backspace)
    tap(key)
    assert ("I",) == session.match.state.players[0].sheet.words


def test_backspace_with_a_piece_in_the_hand_puts_it_back_and_keeps_the_letters(
    hands: BoardHands,
) -> None:
    write("at")
    tap(Qt.Key.Key_2, text="2")
    tap(Qt.Key.Key_Backspace)
    assert hands.board.hand is None
    assert "AT" == hands.word


def test_letters_typed_with_a_piece_in_the_hand_build_nothing(hands: BoardHands) -> None:
    tap(Qt.Key.Key_2, text="2")
    write("c")
    assert hands.board.hand is not None
    assert () == hands.bench.player.placed


# A board that is not to be touched


def test_while_a_word_is_called_the_board_refuses_every_hand(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    session = practice(seats=2, given=(4, 3, 0, 0), referee=Referee.OBJECTION)
    hands = BoardHands(lay(session, qtbot).parts.board)
    write("at")
    tap(Qt.Key.Key_Return, text="\r")
    assert session.match.state.call is not None
    before = session.match.state
    refused: list[bool] = []
    hands.board.refused.connect(lambda: refused.append(True))
    hands.drag(hands.bench.player.placed[0].id, hands.at(middle_of(BELOW)))
    hands.board.setFocus()
    write("i")
    for key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Return, Qt.Key.Key_1):
        tap(key)
    assert [True] == refused
    assert before == session.match.state
