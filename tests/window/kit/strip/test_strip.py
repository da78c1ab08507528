"""The building strip: what it shows, tells and says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.games.play_hands import CTRL, click, focused, press, release, tab_to, tap, write
from tests.window.kit.strip.desk import Desk, laid, middle, tile, wear
from tests.window.kit.strip.toy_pieces import TOY_WORDS, TOYS
from tests.window.listening import heard
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.hearing import worth_teller
from wordsmith_desktop.window.kit.hearing.hearing import Hearing
from wordsmith_desktop.window.kit.strip import display
from wordsmith_desktop.window.kit.strip.geometry import least_height
from wordsmith_desktop.window.kit.strip.gliding import Glide
from wordsmith_desktop.window.kit.strip.strip import StripBoard
from wordsmith_desktop.window.kit.strip.ties import brackets, name_area, ties
from wordsmith_desktop.window.kit.strip.views import LaidView
from wordsmith_desktop.wording.texts import set_language

Key = Qt.Key
LONGEST = ("C", "O", "N", "S", "T", "I", "T", "U", "T", "I", "O", "NA", "L")
"""Thirteen cards, fourteen letters."""


@pytest.fixture
def desk(qtbot: QtBot, dressed: QApplication) -> Desk:
    assert dressed
    return Desk(qtbot)


def hint(strip: StripBoard) -> QLabel:
    return strip.findChildren(QLabel)[0]


def of_words(*cards: tuple[str, int | None]) -> tuple[LaidView, ...]:
    """Tiles by text and word."""
    return tuple(
        tile(i, text, group=group, name=f"Ben: {group}") for i, (text, group) in enumerate(cards)
    )


# What it shows and says


def test_an_empty_strip_says_what_to_do(desk: Desk) -> None:
    assert hint(desk.strip).isVisible()
    assert "Drag or click cards here." == hint(desk.strip).text()
    assert hint(desk.strip).text() == desk.strip.accessibleDescription()


def test_an_empty_strip_can_ask_for_something_in_particular(desk: Desk) -> None:
    desk.strip.invite("Roll the dice.")
    assert "Roll the dice." == hint(desk.strip).text() == desk.strip.accessibleDescription()
    desk.strip.invite()
    assert "Drag or click cards here." == hint(desk.strip).text()
    desk.lay("C")
    assert not hint(desk.strip).isVisible()


def test_the_word_and_its_cards_are_told(desk: Desk) -> None:
    desk.lay("C", "H", "AT")
    assert "Building strip" == desk.strip.accessibleName()
    assert "CHAT, 3 cards" == desk.strip.accessibleDescription()
    assert ["card C", "card H", "card AT"] == [t.accessibleName() for t in desk.strip.pieces]


def test_what_lies_now_is_read_out_to_whoever_has_the_keyboard_there(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, display)
    monkeypatch.setattr(display, "hearing", lambda: Hearing(is_brief=False))
    desk.strip.home.setFocus()
    for _ in range(2):
        desk.lay("C", "H")
    assert ["CH, 2 cards"] == said
    desk.strip.home.clearFocus()
    desk.lay("C")
    assert ["CH, 2 cards"] == said


def test_whoever_types_is_not_talked_over_and_hears_the_word_with_the_next_pause(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, display)
    later = heard(monkeypatch, worth_teller)
    desk.strip.home.setFocus()
    desk.lay("C")
    desk.lay("C", "H")
    desk.lay("C", "H", ghost="X")
    assert ([], []) == (said, later)
    desk.strip.told_later.tell()
    assert ["CH, 2 cards. X cannot be laid"] == later
    # What is taken back or moved is no letter that was heard already.
    desk.lay("C")
    assert ["C, 1 card"] == said
    desk.strip.is_told_elsewhere = True
    desk.lay("C", "AT")
    desk.strip.told_later.tell()
    assert 1 == len(later)


def test_letters_that_cannot_be_laid_are_told(desk: Desk) -> None:
    desk.lay("C", ghost="XY")
    assert "C, 1 card. XY cannot be laid" == desk.strip.accessibleDescription()
    desk.lay(ghost="XY")
    assert "XY cannot be laid" == desk.strip.accessibleDescription()
    assert not hint(desk.strip).isVisible()


def test_the_word_is_told_in_german(desk: Desk) -> None:
    set_language("de")
    desk.lay("C", ghost="XY")
    assert "C, 1 Karte. XY lässt sich nicht legen" == desk.strip.accessibleDescription()


def test_a_screen_reader_meets_the_tiles_in_their_order(desk: Desk) -> None:
    desk.lay("C", "H", "AT")
    desk.strip.show_strip(laid("C", "H", "AT")[::-1], 0)
    interface = QAccessible.queryAccessibleInterface(desk.strip)
    children = [interface.child(i) for i in range(interface.childCount())]
    buttons = [one for one in children if one.role() is QAccessible.Role.Button]
    names = [one.text(QAccessible.Text.Name) for one in buttons]
    assert ["card AT", "card H", "card C"] == names


def test_a_card_of_a_word_says_which(desk: Desk) -> None:
    desk.strip.show_strip(of_words(("C", 7), ("H", None), ("AT", 7)), 3)
    assert ["Ben: 7", "Ben: None", "Ben: 7"] == [
        t.accessibleDescription() for t in desk.strip.pieces
    ]


# Layout


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("width", [560, 860, 1240])
@pytest.mark.parametrize("words", [1, 2, 3])
@pytest.mark.usefixtures("dressed")
def test_the_longest_word_fits(scale: int, width: int, words: int) -> None:
    wear(scale=scale)
    strip = StripBoard(TOYS, TOY_WORDS, levels=2)
    strip.resize(width, strip.sizeHint().height() if words == 1 else least_height(look(), levels=2))
    views = of_words(*((text, i % words) for i, text in enumerate(LONGEST)))
    strip.show_strip(views, len(views), ghost="X")
    boxes = [t.geometry() for t in strip.pieces]
    assert all(strip.rect().contains(box) for box in boxes)
    assert [] == [
        (one, other)
        for i, one in enumerate(boxes)
        for other in boxes[:i]
        if one.adjusted(1, 0, -1, 0).intersects(other)
    ]
    assert min(box.width() for box in boxes) >= 24
    strip.deleteLater()


def test_cards_keep_their_size_while_they_are_few(desk: Desk) -> None:
    desk.lay("C")
    before = desk.tile(0).height()
    desk.strip.show_strip(of_words(("C", 1), ("H", 2), ("AT", 1), ("S", 2)), 4)
    assert {before} == {t.height() for t in desk.strip.pieces}


@pytest.mark.usefixtures("dressed")
def test_a_strip_is_low_enough_for_a_small_window() -> None:
    wear(scale=200)
    assert least_height(look(), levels=2) <= 280


def test_interleaved_words_have_brackets_at_two_levels() -> None:
    made = brackets(of_words(("C", 1), ("RE", 2), ("H", None), ("AT", 1), ("S", 2)))
    assert [(0, (0, 3)), (1, (1, 4))] == [(one.level, one.places) for one in made]


def test_words_side_by_side_have_brackets_at_one_level() -> None:
    made = brackets(of_words(("C", 1), ("AT", 1), ("S", None), ("RE", 2), ("D", 2)))
    assert [(0, (0, 1)), (0, (3, 4))] == [(one.level, one.places) for one in made]


def test_a_level_is_used_again_once_it_is_free() -> None:
    made = brackets(of_words(("C", 1), ("RE", 2), ("AT", 1), ("S", 3), ("D", 2), ("O", 3)))
    assert [0, 1, 0] == [one.level for one in made]


@pytest.mark.usefixtures("dressed")
def test_names_of_brackets_side_by_side_do_not_overlap() -> None:
    wear(scale=200)
    words = [(1, "Maximilian: CAT"), (2, "Maximiliane: RED")]
    tied = brackets([tile(i, "A", group=group, name=name) for group, name in words for i in (0, 1)])
    area = QRectF(0, 0, 400, 50)
    boxes = [QRectF(100 * i, 0, 90, 100) for i in range(4)]
    first, second = (name_area(one, look()) for one in ties(tied, boxes, area, look()))
    assert not first.intersects(second)
    assert area.left() <= first.left()
    assert second.right() <= area.right()


@pytest.mark.usefixtures("dressed")
def test_a_name_takes_no_more_room_than_it_needs() -> None:
    tied = brackets(of_words(("C", 1), ("AT", 1)))
    boxes = [QRectF(100 * i, 0, 90, 100) for i in range(2)]
    (tie,) = ties(tied, boxes, QRectF(0, 0, 400, 50), look())
    assert (
        name_area(tie, look()).width()
        <= QFontMetricsF(look().font()).horizontalAdvance("Ben: 1") + 20
    )


def test_cards_glide_to_their_boxes_within_a_fifth_of_a_second(desk: Desk, qtbot: QtBot) -> None:
    wear(is_still=False)
    glide = Glide(desk.page)
    here, there = QRectF(0, 0, 10, 10), QRectF(100, 0, 10, 10)
    glide.send({1: here}, 120)
    assert here == glide.area(1)
    glide.send({1: there, 2: here}, 120)
    assert here == glide.area(1)
    qtbot.waitUntil(lambda: glide.area(1) == there, timeout=1000)
    assert here == glide.area(2)


def test_under_reduced_motion_cards_are_there_at_once(dressed: QApplication) -> None:
    assert dressed
    glide = Glide(dressed)
    glide.send({1: QRectF(0, 0, 10, 10)}, 0)
    glide.send({1: QRectF(9, 9, 20, 20)}, 0)
    assert QRectF(9, 9, 20, 20) == glide.area(1)
    glide.deleteLater()


# Keys


def test_letters_and_umlauts_are_typed(desk: Desk) -> None:
    write("cÄöß")
    assert [("typed", "c"), ("typed", "Ä"), ("typed", "ö"), ("typed", "ß")] == desk.told


def test_other_signs_are_left_to_the_page(desk: Desk) -> None:
    write("3 ,")
    tap(Key.Key_R, CTRL, text="r")
    tap(Key.Key_R, Qt.KeyboardModifier.AltModifier, text="r")
    assert [] == desk.told


@pytest.mark.parametrize(
    ("key", "told"),
    [
        (Key.Key_Backspace, ("erased",)),
        (Key.Key_Delete, ("deleted", 1)),
        (Key.Key_Left, ("caret_moved", 0)),
        (Key.Key_Right, ("caret_moved", 2)),
        (Key.Key_Home, ("caret_moved", 0)),
        (Key.Key_End, ("caret_moved", 3)),
        (Key.Key_Up, ("cycled", -1)),
        (Key.Key_Down, ("cycled", 1)),
        (Key.Key_Return, ("submitted",)),
        (Key.Key_Enter, ("submitted",)),
        (Key.Key_Escape, ("cleared",)),
    ],
)
def test_a_key_tells_one_thing(desk: Desk, key: Qt.Key, told: tuple[object, ...]) -> None:
    desk.lay("C", "H", "AT", caret=1)
    tap(key)
    assert [told] == desk.told


@pytest.mark.parametrize("key", [Key.Key_Right, Key.Key_End, Key.Key_Delete])
def test_there_is_nothing_beyond_the_last_tile(desk: Desk, key: Qt.Key) -> None:
    desk.lay("C", "AT")
    tap(key)
    assert [] == desk.told


def test_enter_held_down_submits_once(desk: Desk) -> None:
    held = QKeyEvent(
        QKeyEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
    )
    assert desk.strip.take_key(held)
    assert [] == desk.told


def test_a_disabled_strip_leaves_all_keys(desk: Desk) -> None:
    desk.strip.setEnabled(False)
    event = QKeyEvent(QKeyEvent.Type.KeyPress, Key.Key_C, Qt.KeyboardModifier.NoModifier, "c")
    assert not desk.strip.take_key(event)
    assert [] == desk.told


@pytest.mark.parametrize(
    ("caret", "key", "told"),
    [
        (1, Key.Key_Left, [("carried", 1, 0), ("caret_moved", 0)]),
        (0, Key.Key_Right, [("carried", 0, 1), ("caret_moved", 1)]),
        (3, Key.Key_Left, [("carried", 2, 1), ("caret_moved", 1)]),
        (0, Key.Key_Left, []),
        (2, Key.Key_Right, []),
    ],
)
def test_ctrl_and_an_arrow_carry_a_tile(
    desk: Desk, caret: int, key: Qt.Key, told: list[tuple[object, ...]]
) -> None:
    desk.lay("C", "H", "AT", caret=caret)
    desk.obey()
    tap(key, CTRL)
    assert told == desk.told


def test_ctrl_and_arrows_carry_the_same_tile_on_and_on(desk: Desk) -> None:
    desk.lay("C", "H", "AT", "S", caret=0)
    desk.obey()
    tap(Key.Key_Right, CTRL, times=3)
    assert "HATSC" == desk.strip.word
    tap(Key.Key_Left, CTRL, times=2)
    assert "HCATS" == desk.strip.word
    assert "card C" == focused().accessibleName()


def test_a_tile_that_may_not_move_leaves_the_caret_alone(desk: Desk) -> None:
    desk.lay("C", "AT", caret=0)
    tap(Key.Key_Right, CTRL)
    assert [("carried", 0, 1)] == desk.told


# Focus


def test_arrows_reach_every_tile(desk: Desk) -> None:
    desk.lay("C", "H", "AT")
    desk.obey()
    met = [focused().accessibleName()]
    for _ in range(3):
        tap(Key.Key_Left)
        met.append(focused().accessibleName())
    assert ["Building strip", "card AT", "card H", "card C"] == met


@pytest.mark.parametrize("caret", [0, 1, 2])
def test_tab_stops_once_at_the_strip_and_goes_on_both_ways(desk: Desk, caret: int) -> None:
    desk.lay("C", "AT", caret=caret)
    tab_to(desk.hand.buttons[0])
    tap(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert desk.strip.home is focused()
    tap(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert not desk.strip.has_keyboard
    tap(Key.Key_Tab, text="\t")
    assert desk.strip.home is focused()
    tap(Key.Key_Tab, text="\t")
    assert desk.hand.buttons[0] is focused()


def test_the_strip_keeps_the_keyboard_when_its_tile_is_taken_off(desk: Desk) -> None:
    desk.lay("C", "H", "AT", caret=1)
    assert "card H" == focused().accessibleName()
    desk.strip.show_strip([t.view for t in desk.strip.pieces if t.view.text != "H"], 1)
    assert "card AT" == focused().accessibleName()
    desk.lay()
    assert desk.strip is focused()


def test_the_strip_does_not_take_the_keyboard_from_others(desk: Desk) -> None:
    desk.hand.buttons[2].setFocus()
    desk.lay("C", "AT", caret=0)
    assert desk.hand.buttons[2] is focused()


def test_whoever_gives_the_strip_the_keyboard_gives_it_to_the_caret(desk: Desk) -> None:
    desk.hand.buttons[2].setFocus()
    desk.lay("C", "AT", caret=1)
    desk.strip.setFocus()
    assert desk.tile(1) is focused()


def test_focus_and_caret_are_painted(desk: Desk) -> None:
    desk.lay("C", "AT", caret=0)
    with_keyboard = desk.strip.grab().toImage()
    desk.hand.buttons[0].setFocus()
    without = desk.strip.grab().toImage()
    desk.lay("C", "AT", caret=2)
    assert with_keyboard != without
    assert without != desk.strip.grab().toImage()


# Mouse


def test_a_click_beside_the_tiles_moves_the_caret(desk: Desk) -> None:
    desk.lay("C", "H", "AT", caret=0)
    click(desk.strip, desk.strip.rect().center() + QPoint(desk.strip.width() // 3, 0))
    assert [("caret_moved", 3)] == desk.told


def test_a_click_picks_a_tile_up_and_one_on_another_puts_it_there(desk: Desk) -> None:
    desk.lay("C", "H", "AT")
    desk.obey()
    click(desk.tile(0))
    assert ("caret_moved", 0) == desk.told.pop()
    assert "card C, picked up" == desk.tile(0).accessibleName()
    click(desk.tile(2))
    assert [("carried", 0, 2)] == desk.told
    assert "HATC" == desk.strip.word
    assert desk.strip.held is None


@pytest.mark.parametrize(
    ("start", "place", "told"),
    [(0, 3, [("carried", 0, 2)]), (2, 0, [("carried", 2, 0)]), (2, 3, []), (0, 0, [])],
)
def test_a_click_between_tiles_puts_a_tile_there(
    desk: Desk, start: int, place: int, told: list[tuple[object, ...]]
) -> None:
    desk.lay("C", "H", "AT", caret=start)
    click(desk.tile(start))
    at = desk.tile(0).geometry().left() - 4 if place == 0 else desk.strip.width() - 9
    click(desk.strip, QPointF(at, desk.tile(0).geometry().center().y()).toPoint())
    assert told == desk.told
    assert desk.strip.held is None


def test_a_second_click_puts_a_tile_back(desk: Desk) -> None:
    desk.lay("C", "AT", caret=0)
    click(desk.tile(0))
    desk.strip.hold(None)
    desk.strip.hold(0)
    click(desk.strip.pieces[0])
    assert desk.strip.held is None
    assert [] == desk.told


def test_escape_puts_a_tile_back_and_clears_only_then(desk: Desk) -> None:
    desk.lay("C", "AT", caret=0)
    click(desk.tile(0))
    tap(Key.Key_Escape)
    assert desk.strip.held is None
    assert [] == desk.told
    tap(Key.Key_Escape)
    assert [("cleared",)] == desk.told


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_a_tile_is_moved_by_space_arrows_and_enter(desk: Desk, key: Qt.Key) -> None:
    desk.lay("C", "H", "AT", caret=0)
    desk.obey()
    tap(Key.Key_Space, text=" ")
    tap(Key.Key_Right, times=2)
    tap(key)
    assert "HATC" == desk.strip.word
    assert "submitted" not in {name for name, *_ in desk.told}


def test_a_double_click_throws_a_tile(desk: Desk) -> None:
    desk.lay("C", "H", "AT", caret=1)
    at = desk.tile(1).mapTo(desk.page, desk.tile(1).rect().center())
    window = desk.page.windowHandle()
    click(desk.tile(1))
    left = Qt.MouseButton.LeftButton
    QTest.mouseDClick(window, left, Qt.KeyboardModifier.NoModifier, at)
    assert ("thrown", 1) == desk.told[-1]
    assert desk.strip.held is None


def test_a_picked_up_tile_that_is_taken_off_is_forgotten(desk: Desk) -> None:
    desk.lay("C", "AT", caret=0)
    click(desk.tile(0))
    desk.strip.show_strip([desk.tile(1).view], 1)
    assert desk.strip.held is None


def test_the_right_button_means_nothing(desk: Desk) -> None:
    desk.lay("C", "AT", caret=0)
    at = desk.strip.mapTo(desk.page, desk.strip.rect().center())
    right = Qt.MouseButton.RightButton
    QTest.mouseClick(desk.page.windowHandle(), right, Qt.KeyboardModifier.NoModifier, at)
    assert [] == desk.told


def test_a_picked_up_tile_can_be_dragged_as_well(desk: Desk) -> None:
    desk.lay("C", "AT", caret=0)
    click(desk.tile(0))
    desk.drag(desk.tile(0), desk.beside)
    assert ("thrown", 0) == desk.told[-1]
    assert desk.strip.held is None


def test_a_press_without_a_way_is_no_drag(desk: Desk) -> None:
    desk.lay("C", "AT", caret=0)
    at = middle(desk.tile(1), desk.page)
    press(desk.page, at)
    release(desk.page, at)
    assert 1 == desk.strip.held
