"""The board under real hands: every letter, every gesture, and what it says of wrong builds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_board import BoardHands, notches_to
from tests.games.letter_pieces.table.play_practice import PLENTY, bench, lay, practice
from tests.games.play_hands import (
    CTRL,
    NO_KEYS,
    SHIFT,
    chord,
    click,
    double_click,
    move,
    press,
    release,
    right_click,
    shift_click,
    tap,
    wheel,
    write,
)
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.letter_pieces.table.geometry import FEW_COLUMNS, middle_of
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.banner import Tone
from wordsmith_desktop.window.kit.board_keys import BoardKeys
from wordsmith_desktop.window.kit.key_map import use_keys
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.pieces import PieceState
from wordsmith_desktop.wording.texts import Language, set_language

L, S, B, C = lp.Shape
FIRST, SECOND, THIRD = lp.Slot(0, 0), lp.Slot(0, 1), lp.Slot(0, 2)
MIDDLE = lp.Slot(0, 3)
BELOW = lp.Slot(1, 3)


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


@pytest.mark.parametrize(
    "build", [_dragged, pytest.param(_carried, marks=pytest.mark.nightly), _keyed]
)
@pytest.mark.sampled(2)
def test_every_letter_can_be_built_in_every_way(
    hands: BoardHands, build: Callable[[BoardHands, str], None]
) -> None:
    built = []
    for letter in lp.CHARACTERS:
        build(hands, letter)
        built.append(hands.letter_in(MIDDLE))
        tap(Qt.Key.Key_Backspace, CTRL)
    assert list(lp.CHARACTERS) == built


@pytest.fixture
def chosen_keys(dressed: QApplication) -> Iterator[None]:
    assert dressed
    keys = BoardKeys()
    use_keys({"F": "R", ",": "PgUp", "1": "Ins", "Left": "4"})
    keys.follow()
    yield
    use_keys({})
    keys.follow()


@pytest.mark.usefixtures("chosen_keys")
def test_a_piece_is_taken_turned_and_flipped_by_keys_that_were_chosen(hands: BoardHands) -> None:
    board = hands.board
    write("r")
    assert "R" == hands.letter_in(FIRST)
    tap(Qt.Key.Key_1)
    assert board.hand is None
    tap(Qt.Key.Key_Insert)
    assert board.hand is not None
    angle, x = board.hand.pose.angle, board.hand.pose.x
    tap(Qt.Key.Key_F)
    assert angle == board.hand.pose.angle
    tap(Qt.Key.Key_R)
    assert (angle + 90) % 180 == board.hand.pose.angle % 180
    tap(Qt.Key.Key_PageUp)
    assert (angle + 105) % 180 == board.hand.pose.angle % 180
    tap(Qt.Key.Key_4)
    assert board.hand.pose.x < x


def test_every_letter_can_be_typed(hands: BoardHands) -> None:
    built = []
    for letter in lp.CHARACTERS.lower().replace("'", "’"):
        write(letter)
        built.append(hands.letter_in(FIRST))
        tap(Qt.Key.Key_Backspace)
    assert list(lp.CHARACTERS) == built


def test_escape_clears_the_bench_as_it_clears_every_board(hands: BoardHands) -> None:
    write("o")
    assert "O" == hands.letter_in(FIRST)
    tap(Qt.Key.Key_Escape)
    assert hands.letter_in(FIRST) in (None, "")


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
    hands.drag(hands.free(S), hands.at(lp.from_cell(lp.Pose(300, 1480, 0), MIDDLE)), notches=-2)
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
    hands.board.snaps = False
    hands.drag(hands.free(C), hands.at(middle_of(MIDDLE)), notches=-6)
    assert hands.letter_in(MIDDLE) is None
    assert "That is no C, which takes 1 big curve." == page.parts.banner.message
    assert "On the bench: ?." in page.parts.board.accessibleDescription()


@pytest.mark.parametrize(
    ("kind", "pose", "notches", "says"),
    [
        (S, lp.Pose(0, 1000, 0), 3, "A beginning: it can still become"),
        (C, lp.Pose(0, 500, 90), 0, "A beginning: it can still become"),
    ],
)
def test_what_is_no_letter_is_told_why(
    qtbot: QtBot, dressed: QApplication, kind: lp.Shape, pose: lp.Pose, notches: int, says: str
) -> None:
    assert dressed
    page = lay(practice(), qtbot)
    hands = BoardHands(page.parts.board)
    hands.drag(hands.free(kind), hands.at(lp.from_cell(pose, MIDDLE)), notches=notches)
    assert page.parts.banner.message.startswith(says)
    assert Tone.INFO == page.parts.banner.tone


def test_the_upper_half_of_an_s_that_fell_into_place_is_a_beginning(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    page = lay(practice(), qtbot)
    hands = BoardHands(page.parts.board)
    upper, _lower = hands.parts_of("S")
    near = hands.at(lp.from_cell(upper.pose.moved(dx=80), MIDDLE))
    hands.drag(hands.free(C), near, notches=notches_to(upper))
    assert "A beginning: it can still become S." == page.parts.banner.message
    assert "…" == hands.board.board._ground._marks[0].text


@pytest.mark.parametrize(
    ("language", "notches", "says"),
    [
        ("en", 14, "Nearly D: turn the big curve by 30° clockwise."),
        ("en", 10, "Nearly D: turn the big curve by 30° anticlockwise."),
        ("en", 0, "Nearly D: turn the big curve about, by 180°."),
        (
            "de",
            10,
            "Fast ein D: Dreh das Teil „großer Bogen“ um 30° gegen den Uhrzeigersinn.",
        ),
    ],
)
def test_a_wrong_angle_is_told_with_the_way_to_turn(
    qtbot: QtBot, dressed: QApplication, language: Language, notches: int, says: str
) -> None:
    assert dressed
    set_language(language)
    page = lay(practice(), qtbot)
    hands = BoardHands(page.parts.board)
    _crooked_d(hands, MIDDLE, notches)
    assert says == page.parts.banner.message


def _crooked_d(hands: BoardHands, slot: lp.Slot, notches: int) -> None:
    """A D whose curve lies crooked; it would be right with twelve notches."""
    hands.board.snaps = False
    upright, curve = hands.parts_of("D")
    hands.drag(hands.free(L), hands.at(lp.from_cell(upright.pose, slot)))
    hands.drag(hands.free(B), hands.at(lp.from_cell(curve.pose, slot)), notches=notches)


def test_of_two_doubtful_letters_the_note_says_which_it_means(
    qtbot: QtBot, dressed: QApplication
) -> None:
    assert dressed
    page = lay(practice(), qtbot)
    hands = BoardHands(page.parts.board)
    _crooked_d(hands, FIRST, 14)
    assert page.parts.banner.message.startswith("Nearly D")
    _crooked_d(hands, THIRD, 10)
    told = "Cell 3: Nearly D: turn the big curve by 30° anticlockwise."
    assert told == page.parts.banner.message


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


@pytest.mark.parametrize(("notches", "angle"), [(0, 90), (1, 90), (2, 120), (3, 135), (-3, 45)])
def test_a_piece_that_was_turned_on_purpose_takes_no_other_angle(
    hands: BoardHands, notches: int, angle: int
) -> None:
    hands.drag(hands.free(L), hands.at(middle_of(MIDDLE)), notches=notches)
    assert angle == hands.bench.player.placed[0].pose.angle


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


def _turn_finely(hands: BoardHands, at: QPointF, deltas: Sequence[int]) -> None:
    """What a touchpad tells of two fingers that move."""
    window = hands.board.window().windowHandle()
    assert window is not None
    place = QPointF(hands.board.mapTo(hands.board.window(), at.toPoint()))
    for delta in deltas:
        # The start and the end of a movement have pixels and no angle.
        pixels = QPoint(0, 0 if delta else 1)
        QTest.wheelEvent(window, place, QPoint(0, delta), pixels, NO_KEYS)


@pytest.mark.parametrize(
    ("deltas", "degrees"),
    [
        ((8,) * 15, 15),
        ((8,) * 14, 0),
        ((-8,) * 30, -30),
        ((240,), 30),
        ((0,) * 9, 0),
        ((100, 0, -100, -20), -15),
        ((60, 60, 60), 15),
    ],
)
def test_the_wheel_turns_by_what_it_has_gathered(
    hands: BoardHands, deltas: tuple[int, ...], degrees: int
) -> None:
    start = hands.place_of(hands.free(L))
    press(hands.board, start)
    release(hands.board, start)
    _turn_finely(hands, start, deltas)
    assert hands.board.hand is not None
    assert (90 + degrees) % 360 == hands.board.hand.pose.angle


@pytest.mark.parametrize(("kind", "degrees"), [(L, 90), (S, 90), (B, 180), (C, 180)])
def test_f_and_a_right_click_flip_the_held_piece_as_fits_its_shape(
    hands: BoardHands, kind: lp.Shape, degrees: int
) -> None:
    tap(Qt.Key(ord("1") + kind), text=str(kind + 1))
    hand = hands.board.hand
    assert hand is not None
    before = hand.pose.angle
    write("f")
    assert (before + degrees) % 360 == hand.pose.angle
    right_click(hands.board, hands.at(middle_of(FIRST)))
    assert (before + 2 * degrees) % 360 == hand.pose.angle
    assert "" == hands.word


def test_a_right_click_flips_a_piece_where_it_lies(hands: BoardHands) -> None:
    write("c")
    (curve,) = hands.bench.player.placed
    right_click(hands.board, hands.stroke_of(curve.id))
    assert 180 == hands.bench.player.placed[0].pose.angle
    chord("Z")
    assert "C" == hands.word


def test_a_right_click_beside_the_pieces_still_asks_about_the_word(hands: BoardHands) -> None:
    write("c")
    before = hands.bench.player
    for place, is_flip in (
        (hands.foot(FIRST), False),
        (hands.stroke_of(before.placed[0].id), True),
    ):
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place.toPoint(), QPoint())
        hands.board.contextMenuEvent(event)
        assert is_flip == event.isAccepted()
    right_click(hands.board, hands.foot(FIRST))
    assert before == hands.bench.player


def test_a_double_click_takes_a_piece_back_to_its_heap(hands: BoardHands) -> None:
    write("l")
    upright = next(one for one in hands.bench.player.placed if one.kind is L)
    double_click(hands.board, hands.stroke_of(upright.id))
    assert [S] == [one.kind for one in hands.bench.player.placed]
    assert hands.board.hand is None
    heap = hands.bench.heap()
    double_click(hands.board, hands.place_of(hands.free(L)))
    assert heap == hands.bench.heap()
    assert hands.board.hand is None


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


def test_backspace_takes_the_last_letter_apart_and_delete_the_one_at_the_ring(
    hands: BoardHands,
) -> None:
    write("cold")
    tap(Qt.Key.Key_Backspace)
    assert "COL" == hands.word
    hands.key_to(SECOND)
    tap(Qt.Key.Key_Delete)
    assert hands.letter_in(SECOND) is None
    assert ("C", "L") == (hands.letter_in(FIRST), hands.letter_in(THIRD))


# The ring


def test_a_letter_is_inserted_where_the_ring_is_and_the_rest_moves_on(hands: BoardHands) -> None:
    write("cost")
    hands.key_to(THIRD)
    write("a")
    assert "COAST" == hands.word
    assert MIDDLE == hands.board.typing_slot
    write("ä")
    assert "COAAEST" == hands.word


def test_a_letter_that_is_inserted_is_one_step_that_undo_takes_back(hands: BoardHands) -> None:
    write("cost")
    hands.key_to(THIRD)
    write("a")
    chord("Z")
    assert ("COST", THIRD) == (hands.word, hands.board.typing_slot)
    chord("Y")
    assert ("COAST", MIDDLE) == (hands.word, hands.board.typing_slot)


def test_backspace_takes_what_is_before_the_ring_and_the_next_letter_comes_there(
    hands: BoardHands,
) -> None:
    write("cost")
    hands.key_to(SECOND)
    tap(Qt.Key.Key_Right)
    tap(Qt.Key.Key_Backspace)
    assert ("CST", SECOND) == (hands.word, hands.board.typing_slot)
    write("a")
    assert "CAST" == hands.word
    assert ("C", "A", "S", "T") == tuple(map(hands.letter_in, lp.SLOTS[:4]))
    chord("Z")
    chord("Z")
    assert ("COST", THIRD) == (hands.word, hands.board.typing_slot)


def test_backspace_goes_over_gaps_and_stops_at_the_beginning(hands: BoardHands) -> None:
    write("cost")
    hands.key_to(THIRD)
    tap(Qt.Key.Key_Backspace, times=2)
    assert ("ST", FIRST) == (hands.word, hands.board.typing_slot)
    tap(Qt.Key.Key_Backspace)
    assert ("ST", FIRST) == (hands.word, hands.board.typing_slot)
    write("po")
    assert "POST" == hands.word


def test_after_delete_the_next_letter_comes_where_the_old_one_was(hands: BoardHands) -> None:
    write("cost")
    hands.key_to(SECOND)
    tap(Qt.Key.Key_Delete)
    write("a")
    assert ("CAST", THIRD) == (hands.word, hands.board.typing_slot)


def test_a_click_into_a_cell_places_the_ring(hands: BoardHands) -> None:
    write("cost")
    click(hands.board.viewport(), hands.foot(THIRD).toPoint())
    assert THIRD == hands.board.typing_slot
    write("a")
    assert "COAST" == hands.word


def test_home_and_end_go_before_and_behind_the_word(hands: BoardHands) -> None:
    write("at")
    tap(Qt.Key.Key_Home)
    write("c")
    tap(Qt.Key.Key_End)
    write("s")
    assert "CATS" == hands.word


def test_pieces_of_no_letter_move_on_too(hands: BoardHands) -> None:
    hands.drag(hands.free(S), hands.at(middle_of(SECOND)), notches=3)
    beginning = hands.bench.in_slot(SECOND)
    hands.key_to(FIRST)
    write("ca")
    assert "CA" == hands.word
    assert [piece.id for piece in beginning] == [p.id for p in hands.bench.in_slot(THIRD)]


def test_where_nothing_can_move_on_the_bench_is_full(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    page = lay(practice(given=(17, 0, 0, 0)), qtbot)
    hands = BoardHands(page.parts.board)
    write("i" * 16)
    hands.key_to(SECOND)
    write("i")
    assert "The bench is full: take something apart first." == page.parts.banner.message
    tap(Qt.Key.Key_End)
    tap(Qt.Key.Key_Backspace)
    assert 15 == len(hands.word)
    hands.key_to(SECOND)
    write("i")
    assert 16 == len(hands.word)


def test_the_mark_of_the_next_letter_stands_where_the_ring_is(hands: BoardHands) -> None:
    ground = hands.board.board._ground
    write("cost")
    assert lp.SLOTS[4] == ground._caret
    click(hands.board.viewport(), hands.foot(THIRD).toPoint())
    assert THIRD == ground._caret
    tap(Qt.Key.Key_Left)
    assert SECOND == ground._cursor
    assert ground._caret is None


def test_undo_of_a_carried_letter_leaves_the_ring_where_it_is(hands: BoardHands) -> None:
    write("cost")
    hands.key_to(THIRD)
    _carry(hands, FIRST, SECOND)
    chord("Z")
    assert ("COST", THIRD) == (hands.word, hands.board.typing_slot)
    chord("Y")
    assert ("OCST", THIRD) == (hands.word, hands.board.typing_slot)


def test_on_a_bench_that_was_emptied_the_ring_is_nowhere_again(hands: BoardHands) -> None:
    write("at")
    tap(Qt.Key.Key_Home)
    tap(Qt.Key.Key_Delete)
    hands.key_to(THIRD)
    tap(Qt.Key.Key_Backspace)
    assert not hands.bench.player.placed
    hands.build("C")
    write("at")
    assert "CAT" == hands.word


def test_the_ring_goes_with_a_piece_that_keys_move(hands: BoardHands) -> None:
    ground = hands.board.board._ground
    write("cost")
    tap(Qt.Key.Key_1, text="1")
    assert lp.SLOTS[4] == ground._cursor
    tap(Qt.Key.Key_Right, times=6)
    assert lp.SLOTS[5] == ground._cursor
    tap(Qt.Key.Key_Escape)
    assert ground._cursor is None
    assert lp.SLOTS[4] == ground._caret
    tap(Qt.Key.Key_1, text="1")
    tap(Qt.Key.Key_Return, text="\r")
    assert ("COSTI", lp.SLOTS[4]) == (hands.word, hands.board.typing_slot)


def test_the_ring_of_one_player_is_not_the_next_ones(qtbot: QtBot, dressed: QApplication) -> None:
    assert dressed
    page = lay(practice(seats=2, given=PLENTY), qtbot)
    hands = BoardHands(page.parts.board)
    write("cost")
    hands.key_to(SECOND)
    chord("E")
    write("at")
    assert ("AT", THIRD) == (hands.word, hands.board.typing_slot)


# Whole letters


def test_a_letter_is_carried_by_its_plain_letter(hands: BoardHands) -> None:
    write("h")
    press(hands.board, hands.foot(FIRST))
    move(hands.board, hands.at(middle_of(SECOND)))
    move(hands.board, hands.at(middle_of(BELOW)))
    release(hands.board, hands.at(middle_of(BELOW)))
    assert (None, "H") == (hands.letter_in(FIRST), hands.letter_in(BELOW))


def test_the_others_make_room_for_a_letter_that_is_carried_among_them(hands: BoardHands) -> None:
    write("lit")
    _carry(hands, FIRST, THIRD)
    assert "ITL" == hands.word
    _carry(hands, THIRD, FIRST)
    assert "LIT" == hands.word
    chord("Z")
    assert "ITL" == hands.word


def _carry(hands: BoardHands, start: lp.Slot, end: lp.Slot) -> None:
    """Drag a letter by the ground of its cell, beside its pieces."""
    way = hands.at(middle_of(end)) - hands.at(middle_of(start))
    press(hands.board, hands.corner(start))
    move(hands.board, hands.corner(start) + way / 2)
    move(hands.board, hands.corner(start) + way)
    release(hands.board, hands.corner(start) + way)


@pytest.mark.parametrize("letter", "bcilmost")
@pytest.mark.sampled(2)
def test_a_letter_is_carried_by_its_ground_anywhere_in_the_cell(
    hands: BoardHands, letter: str
) -> None:
    write(letter)
    _carry(hands, FIRST, MIDDLE)
    assert letter.upper() == hands.letter_in(MIDDLE)


def test_a_carried_letter_follows_the_pointer_and_the_others_show_their_room(
    hands: BoardHands,
) -> None:
    write("lit")
    (upright, *_), (second, *_) = hands.bench.in_slot(FIRST), hands.bench.in_slot(SECOND)
    start, before = hands.corner(FIRST), hands.place_of(upright.id)
    way = hands.at(middle_of(THIRD)) - hands.at(middle_of(FIRST))
    at_second = hands.place_of(second.id)
    press(hands.board, start)
    for share in (0.5, 1.0):
        move(hands.board, start + way * share)
        moved = hands.place_of(upright.id) - before
        assert (moved - way * share).manhattanLength() < 3
    hands.board.board._glide.finish()
    assert (hands.place_of(second.id) - (at_second - way / 2)).manhattanLength() < 3
    assert "LIT" == hands.word
    tap(Qt.Key.Key_unknown)
    release(hands.board, start)
    assert "LIT" == hands.word
    assert hands.place_of(upright.id) == before
    assert hands.place_of(second.id) == at_second


def test_escape_puts_a_carried_letter_back(hands: BoardHands) -> None:
    write("lit")
    before = hands.bench.player
    press(hands.board, hands.corner(FIRST))
    move(hands.board, hands.corner(THIRD))
    tap(Qt.Key.Key_Escape)
    assert not hands.board.letters.is_busy
    release(hands.board, hands.corner(THIRD))
    assert before == hands.bench.player
    upright = before.placed[0]
    assert hands.at(upright.pose) == hands.place_of(upright.id)


def test_letters_that_make_room_glide_there(hands: BoardHands, qtbot: QtBot) -> None:
    appearance().set_look(Look())
    write("lit")
    glide = hands.board.board._glide._animation
    qtbot.waitUntil(lambda: glide.state() == QAbstractAnimation.State.Stopped)
    press(hands.board, hands.corner(FIRST))
    move(hands.board, hands.corner(THIRD))
    assert QAbstractAnimation.State.Running == glide.state()
    qtbot.waitUntil(lambda: glide.state() == QAbstractAnimation.State.Stopped)
    (second,) = hands.bench.in_slot(SECOND)
    shift = hands.at(middle_of(FIRST)) - hands.at(middle_of(SECOND))
    gap = hands.place_of(second.id) - (hands.at(second_pose(hands, second.id)) + shift)
    assert gap.manhattanLength() < 3
    release(hands.board, hands.corner(THIRD))
    assert "ITL" == hands.word


def second_pose(hands: BoardHands, piece: int) -> lp.Pose:
    """Where a piece lies by the rules."""
    return next(one.pose for one in hands.bench.player.placed if one.id == piece)


def test_a_letter_that_is_let_go_over_the_tray_goes_back_to_its_heaps(hands: BoardHands) -> None:
    write("lit")
    press(hands.board, hands.corner(SECOND))
    move(hands.board, hands.beside())
    release(hands.board, hands.beside())
    assert "LT" == hands.word


# Several letters


def test_a_band_chooses_letters_that_are_carried_together(hands: BoardHands) -> None:
    write("lits")
    _choose_by_band(hands, SECOND, MIDDLE)
    assert (SECOND, THIRD, MIDDLE) == hands.board.letters.chosen
    _carry(hands, THIRD, SECOND)
    assert "ITSL" == hands.word
    assert not hands.board.letters.chosen


def _choose_by_band(hands: BoardHands, start: lp.Slot, end: lp.Slot) -> None:
    below = hands.board.board.geometry.cell(lp.SLOTS[lp.SLOTS.index(start) + FEW_COLUMNS])
    above = hands.board.board.geometry.cell(end)
    begin = hands.board.mapFromScene(below.center())
    goal = hands.board.mapFromScene(above.topRight() + QPointF(-4, 4))
    press(hands.board, QPointF(begin))
    move(hands.board, QPointF(begin + goal) / 2)
    move(hands.board, QPointF(goal))
    assert not hands.board.board._ground._band.isEmpty()
    release(hands.board, QPointF(goal))
    assert hands.board.board._ground._band.isEmpty()


def test_shift_and_a_click_choose_letters_and_delete_takes_them_apart(hands: BoardHands) -> None:
    write("lits")
    for slot in (FIRST, THIRD, SECOND, SECOND):
        shift_click(hands.board, hands.corner(slot))
    assert (FIRST, THIRD) == hands.board.letters.chosen
    tap(Qt.Key.Key_Delete)
    assert ("IS", FIRST) == (hands.word, hands.board.typing_slot)
    write("t")
    assert "TIS" == hands.word


def test_shift_and_arrows_choose_letters_and_ctrl_carries_them(hands: BoardHands) -> None:
    write("lit")
    hands.key_to(SECOND)
    tap(Qt.Key.Key_Right, SHIFT)
    assert (SECOND, THIRD) == hands.board.letters.chosen
    tap(Qt.Key.Key_Left, CTRL)
    assert "ITL" == hands.word


def test_escape_and_a_click_choose_nothing_any_longer(hands: BoardHands) -> None:
    write("lit")
    shift_click(hands.board, hands.corner(FIRST))
    assert (FIRST,) == hands.board.letters.chosen
    tap(Qt.Key.Key_Escape)
    assert not hands.board.letters.chosen
    shift_click(hands.board, hands.corner(FIRST))
    _click(hands, BELOW)
    assert not hands.board.letters.chosen
    assert "LIT" == hands.word


def _click(hands: BoardHands, slot: lp.Slot) -> None:
    press(hands.board, hands.corner(slot))
    release(hands.board, hands.corner(slot))


# Under the pointer


def test_a_piece_stays_under_the_pointer_where_it_was_gripped(hands: BoardHands) -> None:
    piece = hands.free(L)
    middle, unit = hands.place_of(piece), hands.board.board.geometry.unit
    grip = middle - QPointF(0, 0.8 * unit)
    press(hands.board, grip)
    goal = hands.at(middle_of(MIDDLE).moved(dy=800))
    move(hands.board, goal)
    assert (hands.place_of(piece) - (goal + middle - grip)).manhattanLength() < 3
    wheel(hands.board, goal, 6)
    item = hands.board.board.item(piece)
    assert item is not None
    assert item.contains(item.mapFromScene(hands.board.mapToScene(goal.toPoint())))
    assert (hands.place_of(piece) - (goal + QPointF(-0.8 * unit, 0))).manhattanLength() < 3 or (
        hands.place_of(piece) - (goal + QPointF(0.8 * unit, 0))
    ).manhattanLength() < 3
    release(hands.board, goal)


def test_the_pointer_is_a_hand_over_all_that_can_be_taken(hands: BoardHands) -> None:
    write("o")
    board = hands.board
    shapes = Qt.CursorShape
    stroke = hands.stroke_of(hands.bench.player.placed[0].id)
    heap, letter = hands.place_of(hands.free(L)), hands.corner(FIRST)
    move(board, hands.corner(BELOW))
    for place, shape in (
        (heap, shapes.OpenHandCursor),
        (stroke, shapes.OpenHandCursor),
        (letter, shapes.OpenHandCursor),
        (hands.corner(BELOW), shapes.ArrowCursor),
    ):
        move(board, place)
        assert shape == board.viewport().cursor().shape()
    press(board, heap)
    assert shapes.ClosedHandCursor == board.viewport().cursor().shape()
    tap(Qt.Key.Key_Escape)
    release(board, heap)


def test_what_a_press_would_take_is_marked(hands: BoardHands) -> None:
    write("o")
    move(hands.board, hands.corner(FIRST))
    assert FIRST == hands.board.board._ground._hovered
    piece = hands.bench.player.placed[0].id
    move(hands.board, hands.stroke_of(piece))
    item = hands.board.board.item(piece)
    assert item is not None
    assert item._is_hovered
    assert hands.board.board._ground._hovered is None
    move(hands.board, hands.corner(BELOW))
    assert not item._is_hovered


def test_ctrl_and_arrows_carry_the_letter_at_the_cursor(hands: BoardHands) -> None:
    write("at")
    hands.key_to(FIRST)
    tap(Qt.Key.Key_Right, CTRL)
    assert "TA" == hands.word
    tap(Qt.Key.Key_Down, CTRL)
    below = lp.SLOTS[FEW_COLUMNS + 1]
    assert below == hands.board.cursor_slot
    assert "A" == hands.letter_in(below)


def test_the_cursor_stays_on_the_bench(hands: BoardHands) -> None:
    hands.key_to(FIRST)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left):
        tap(key)
        assert FIRST == hands.board.cursor_slot
    tap(Qt.Key.Key_Right, times=3 * lp.COLUMN_COUNT)
    assert lp.Slot(1, lp.COLUMN_COUNT - 1) == hands.board.cursor_slot
    tap(Qt.Key.Key_Down)
    assert lp.Slot(1, lp.COLUMN_COUNT - 1) == hands.board.cursor_slot


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


def test_heaps_that_change_one_by_one_look_like_those_that_are_painted_whole(
    hands: BoardHands,
) -> None:
    hands.board.grab()
    write("lt")
    tap(Qt.Key.Key_Backspace)
    QApplication.processEvents()
    changed = hands.board.grab().toImage()
    for item in hands.board.board.items():
        item.update()
    assert changed == hands.board.grab().toImage()
