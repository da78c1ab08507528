"""A row in its player's own order: by drag, by Ctrl and an arrow, shuffled and sorted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.play_hands import CTRL, focused, move, press, release, tap
from tests.window.kit.strip.desk import HAND, Desk, hand, middle, tile, wear
from tests.window.listening import heard
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.window.kit.sound.sounds import Sound, use_speaker
from wordsmith_desktop.window.kit.strip import arranging
from wordsmith_desktop.window.kit.strip.arranging import ArrangeWords, Arranging, by_alphabet
from wordsmith_desktop.window.kit.strip.gliding import GLIDE_MS
from wordsmith_desktop.window.kit.strip.piece_row import PieceRow
from wordsmith_desktop.window.kit.strip.views import LaidLoad, PieceLoad, PieceView
from wordsmith_desktop.wording.texts import Text

Key = Qt.Key
WORDS = ArrangeWords(Text("Shuffle", "Mischen"), Text("Sort", "Sortieren"))


class Table:
    """A table that keeps orders, and nothing else."""

    def __init__(self) -> None:
        self.orders: dict[int, tuple[int, ...]] = {}
        self.is_open = True

    def order_of(self, seat: int) -> tuple[int, ...]:
        return self.orders.get(seat, ())

    def may_arrange(self, _seat: int) -> bool:
        return self.is_open

    def arrange(self, seat: int, pieces: tuple[int, ...]) -> None:
        if self.is_open:
            self.orders[seat] = pieces


class ArrangedDesk(Desk):
    """The desk, whose hand can be put in order."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__(qtbot)
        self.table = Table()
        self.views = hand()
        self.arranging = Arranging(
            self.hand,
            cast("Any", self.table),
            WORDS,
            (by_alphabet, lambda view: -len(view.text)),
            sound=Sound.CARD,
            whose=lambda: 0,
            changed=self.refresh,
        )
        for button in self.arranging.make_buttons():
            button.setParent(self.page)
        self.refresh()

    def refresh(self) -> None:
        self.arranging.show(self.views)

    @property
    def lying(self) -> tuple[str, ...]:
        """The hand from left to right, as it is seen."""
        buttons = sorted(self.hand.buttons, key=lambda button: button.x())
        assert list(self.hand.buttons) == buttons
        return tuple(button.view.text for button in buttons)

    def button(self, text: str) -> Any:
        return next(one for one in self.hand.buttons if one.view.text == text)

    def carry(self, text: str, over: str) -> None:
        """Drag a card to the middle of another one's place."""
        self.drag(self.button(text), middle(self.button(over), self.page))


@pytest.fixture
def desk(qtbot: QtBot, dressed: QApplication) -> ArrangedDesk:
    assert dressed
    return ArrangedDesk(qtbot)


# By drag


@pytest.mark.parametrize(
    ("text", "over", "after"),
    [
        ("TH", "QU", ("E", "QU", "TH", "ING", "S")),
        ("S", "TH", ("S", "TH", "E", "QU", "ING")),
        ("ING", "E", ("TH", "ING", "E", "QU", "S")),
        ("E", "S", ("TH", "QU", "ING", "S", "E")),
    ],
)
def test_a_piece_is_put_between_others_by_drag(
    desk: ArrangedDesk, text: str, over: str, after: tuple[str, ...]
) -> None:
    desk.carry(text, over)
    assert after == desk.lying
    assert [] == desk.told


def test_the_others_make_room_while_it_is_carried(desk: ArrangedDesk) -> None:
    target = middle(desk.button("ING"), desk.page)
    desk.grasp(desk.button("TH"))
    move(desk.page, target)
    assert ("E", "QU", "ING", "TH", "S") == desk.lying
    assert {} == desk.table.orders
    move(desk.page, middle(desk.strip, desk.page))
    assert HAND == desk.lying
    release(desk.page, middle(desk.strip, desk.page))
    assert [("dropped", PieceLoad(20), 0)] == desk.told


def test_escape_puts_it_back_where_it_was(desk: ArrangedDesk) -> None:
    target = middle(desk.button("ING"), desk.page)
    desk.grasp(desk.button("TH"))
    move(desk.page, target)
    tap(Key.Key_Escape)
    assert HAND == desk.lying
    release(desk.page, target)
    assert HAND == desk.lying


def test_a_piece_of_the_strip_goes_back_to_where_it_is_let_go(desk: ArrangedDesk) -> None:
    view = desk.hand.buttons[0].view
    desk.views[0] = PieceView(view.id, view.text, view.spoken, is_used=True)
    desk.refresh()
    desk.strip.show_strip([], 0)
    thrown: list[object] = []
    desk.page.dragging.thrown.connect(thrown.append)
    desk.strip.show_strip([tile(20, "TH")], 1)
    desk.drag(desk.strip.pieces[0], middle(desk.button("ING"), desk.page))
    assert [LaidLoad(20)] == thrown
    assert ("E", "QU", "ING", "TH", "S") == desk.lying


def test_what_lies_in_no_row_falls_into_none(desk: ArrangedDesk) -> None:
    desk.drag(desk.page.parcel, middle(desk.button("ING"), desk.page))
    assert (HAND, {}) == (desk.lying, desk.table.orders)


def test_a_row_that_may_not_be_put_in_order_stays_as_it_is(desk: ArrangedDesk) -> None:
    desk.table.is_open = False
    desk.refresh()
    desk.carry("TH", "QU")
    desk.button("E").setFocus()
    tap(Key.Key_Right, CTRL)
    assert HAND == desk.lying
    assert not any(button.isEnabled() for button in desk.arranging.buttons)


def test_an_order_that_is_not_taken_is_not_shown(desk: ArrangedDesk) -> None:
    target = middle(desk.button("ING"), desk.page)
    desk.grasp(desk.button("TH"))
    move(desk.page, target)
    desk.table.is_open = False
    release(desk.page, target)
    assert HAND == desk.lying


# By keys


def test_ctrl_and_an_arrow_carry_the_piece_and_the_keyboard_with_it(desk: ArrangedDesk) -> None:
    desk.button("E").setFocus()
    tap(Key.Key_Right, CTRL, times=2)
    assert ("TH", "QU", "ING", "E", "S") == desk.lying
    assert desk.button("E") is focused()
    tap(Key.Key_Left, CTRL, times=9)
    assert ("E", "TH", "QU", "ING", "S") == desk.lying
    tap(Key.Key_Right)
    assert desk.button("TH") is focused()


def test_tab_and_screen_readers_go_by_the_new_order(desk: ArrangedDesk) -> None:
    desk.carry("S", "TH")
    children = [child for child in desk.hand.children() if child in desk.hand.buttons]
    assert list(desk.hand.buttons) == children


# Shuffled and sorted


def test_shuffling_keeps_the_pieces_and_always_changes_their_order(desk: ArrangedDesk) -> None:
    seen = {desk.lying}
    for seed in range(60):
        before = desk.lying
        desk.arranging.rng = Rng(seed)
        desk.arranging.shuffle()
        assert sorted(HAND) == sorted(desk.lying)
        assert before != desk.lying
        seen.add(desk.lying)
    assert len(seen) > 20


def test_a_new_order_is_read_out(desk: ArrangedDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(monkeypatch, arranging)
    for act in (desk.arranging.shuffle, desk.arranging.sort):
        act()
        order = ", ".join(button.view.text for button in desk.hand.buttons)
        assert order in said[-1]
    assert 2 == len(said)


def test_equal_pieces_can_be_shuffled_too(desk: ArrangedDesk) -> None:
    desk.views = [PieceView(i, "A", "card A") for i in range(3)]
    desk.refresh()
    desk.arranging.shuffle()
    assert {0, 1, 2} == set(desk.table.orders[0])


def test_sorting_again_goes_by_the_next_way(desk: ArrangedDesk) -> None:
    orders = []
    for _ in range(3):
        desk.arranging.sort()
        orders.append(desk.lying)
    alphabet = ("E", "ING", "QU", "S", "TH")
    assert [alphabet, ("ING", "QU", "TH", "E", "S"), alphabet] == orders


def test_new_pieces_come_last_and_the_others_keep_their_order(desk: ArrangedDesk) -> None:
    desk.arranging.sort()
    desk.views = [*desk.views[1:4], PieceView(30, "A", "card A"), PieceView(31, "B", "card B")]
    desk.refresh()
    assert ("E", "ING", "QU", "A", "B") == desk.lying


def test_one_piece_alone_has_no_order(desk: ArrangedDesk) -> None:
    desk.views = desk.views[:1]
    desk.refresh()
    assert not desk.arranging.is_open()
    assert not any(command.is_open() for command in desk.arranging.commands())


def test_a_choice_of_pieces_stays_with_them(desk: ArrangedDesk) -> None:
    desk.hand.set_choosing(True)
    desk.button("QU").setChecked(True)
    desk.arranging.sort()
    assert (22,) == desk.hand.chosen


class Ear:
    """Hears what is played."""

    def __init__(self) -> None:
        self.heard: list[Sound] = []

    def play(self, sound: Sound, *, after_ms: int = 0) -> None:
        assert after_ms == 0
        self.heard.append(sound)


def test_pieces_are_heard_once_for_each_new_order(desk: ArrangedDesk) -> None:
    ear = Ear()
    use_speaker(ear)
    try:
        desk.arranging.sort()
        desk.carry("S", "E")
    finally:
        use_speaker(None)
    assert [Sound.CARD] * 2 == ear.heard


def test_the_buttons_say_what_they_do(desk: ArrangedDesk) -> None:
    said = [(one.accessibleName(), one.toolTip()) for one in desk.arranging.buttons]
    assert [("Shuffle", "Shuffle (F7)"), ("Sort", "Sort (F8)")] == said


# On the way


def glide_of(row: PieceRow) -> QVariantAnimation:
    found: QVariantAnimation = row.findChildren(QVariantAnimation)[0]
    return found


def lefts(row: PieceRow) -> Sequence[int]:
    return [button.x() for button in row.buttons]


def test_pieces_glide_to_their_new_places(desk: ArrangedDesk) -> None:
    slots = lefts(desk.hand)
    wear(is_still=False)
    desk.button("TH").setFocus()
    tap(Key.Key_Right, CTRL)
    glide = glide_of(desk.hand)
    glide.pause()
    assert GLIDE_MS == glide.duration()
    glide.setCurrentTime(0)
    assert [slots[1], slots[0], *slots[2:]] == lefts(desk.hand)
    glide.setCurrentTime(GLIDE_MS // 3)
    here = lefts(desk.hand)
    assert slots[0] < here[0] < slots[1]
    assert slots[0] < here[1] < slots[1]
    # A hand that acts on the way finds the places as they will be.
    place = desk.hand.place_at(PieceLoad(20), QPointF(slots[0] + 5.0, 50.0))
    assert 0 == place
    glide.setCurrentTime(GLIDE_MS)
    assert slots == lefts(desk.hand)


def test_what_is_under_way_is_there_at_once_when_the_row_changes(desk: ArrangedDesk) -> None:
    wear(is_still=False)
    desk.arranging.sort()
    desk.views = [PieceView(i, "A", "card A") for i in range(6)]
    desk.refresh()
    glide = glide_of(desk.hand)
    assert QVariantAnimation.State.Stopped == glide.state()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    assert sorted(lefts(desk.hand)) == lefts(desk.hand)


def test_a_carried_piece_whose_row_changes_can_still_be_let_go(desk: ArrangedDesk) -> None:
    target = middle(desk.button("ING"), desk.page)
    press(desk.page, middle(desk.button("S"), desk.page))
    move(desk.page, target)
    desk.views = desk.views[:3]
    desk.refresh()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    release(desk.page, target)
    assert ("TH", "E", "QU") == desk.lying
    QTest.qWait(0)
