"""The bench for whoever hears it: what the tree holds, and one announcement for each act."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_board import BoardHands
from tests.games.letter_pieces.table.play_practice import lay, practice
from tests.games.play_hands import CTRL, SHIFT, shift_click, tap, write
from tests.window.spoken_tree import faults
from wordsmith_desktop.games.letter_pieces.table import gestures
from wordsmith_desktop.games.letter_pieces.table.page import MatchPage
from wordsmith_desktop.games.letter_pieces.table.spoken_bench import SpokenPart
from wordsmith_desktop.window.kit import announce
from wordsmith_desktop.window.kit.hearing.hearing import Hearing
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")

POOL = (3, 3, 1, 1)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is read out, by whatever part of the page."""
    heard: list[str] = []

    class Reader:
        """A screen reader that is running."""

        Event = QAccessible.Event

        @staticmethod
        def isActive() -> bool:
            return True

        @staticmethod
        def updateAccessibility(event: str) -> None:
            heard.append(event)

    monkeypatch.setattr(announce, "QAccessible", Reader)
    monkeypatch.setattr(announce, "QAccessibleAnnouncementEvent", lambda _source, text: text)
    return heard


def _bench(qtbot: QtBot, said: list[str]) -> MatchPage:
    page = lay(practice(given=POOL), qtbot)
    page.parts.board.setFocus()
    said.clear()
    return page


def _tree(page: MatchPage) -> list[tuple[QAccessible.Role, str]]:
    return list(_shown(QAccessible.queryAccessibleInterface(page.parts.board)))


def _shown(interface: QAccessibleInterface) -> Iterator[tuple[QAccessible.Role, str]]:
    if interface.state().invisible:
        return
    name = interface.text(QAccessible.Text.Name)
    if name:
        yield interface.role(), name
    for place in range(interface.childCount()):
        yield from _shown(interface.child(place))


def test_the_bench_is_no_filler_and_its_heaps_are_in_the_tree(qtbot: QtBot) -> None:
    page = lay(practice(given=POOL), qtbot)
    assert [
        (QAccessible.Role.Canvas, "Bench"),
        (QAccessible.Role.StaticText, "Heap: 3 long straights"),
        (QAccessible.Role.StaticText, "Heap: 3 short straights"),
        (QAccessible.Role.StaticText, "Heap: 1 big curve"),
        (QAccessible.Role.StaticText, "Heap: 1 small curve"),
    ] == _tree(page)


def test_a_built_letter_is_in_the_tree_with_its_pieces(qtbot: QtBot) -> None:
    page = lay(practice(given=POOL), qtbot)
    write("D")
    told = _tree(page)
    assert (QAccessible.Role.Grouping, "Cell 1: D.") in told
    pieces = [name for role, name in told if role is QAccessible.Role.StaticText][4:]
    assert ["long straight, 90 degrees", "big curve, 180 degrees"] == pieces
    assert (QAccessible.Role.StaticText, "Heap: 2 long straights") in told
    tap(Qt.Key.Key_Backspace)
    assert "Cell 1: D." not in [name for _, name in _tree(page)]


def test_parts_of_the_tree_lie_where_they_are_seen(qtbot: QtBot) -> None:
    page = lay(practice(given=POOL), qtbot)
    write("D")
    board = page.parts.board
    geometry = board.board.geometry
    places = {one.accessibleName(): one.geometry() for one in board.findChildren(SpokenPart)}
    assert geometry.cell(lp.Slot(0, 0)).toAlignedRect() == places["Cell 1: D."]
    small = geometry.compartment(lp.Shape.C).toAlignedRect()
    assert small == places["Heap: 1 small curve"]
    page.resize(page.width() - 100, page.height() - 60)
    places = {one.accessibleName(): one.geometry() for one in board.findChildren(SpokenPart)}
    assert geometry is not board.board.geometry
    assert board.board.geometry.cell(lp.Slot(0, 0)).toAlignedRect() == places["Cell 1: D."]


def test_a_piece_taken_turned_moved_and_placed_is_told_once_each(
    qtbot: QtBot, said: list[str]
) -> None:
    _bench(qtbot, said)
    tap(Qt.Key.Key_1, text="1")
    fall = "It would fall into place: in the middle, 90 degrees, making I."
    assert [f"In your hand: long straight. Cell 1, in the middle. {fall}"] == said
    said.clear()
    tap(Qt.Key.Key_Comma, text=",")
    assert 1 == len(said)
    assert said[0].startswith("105 degrees.")
    said.clear()
    tap(Qt.Key.Key_Right)
    assert 1 == len(said)
    assert said[0].startswith("Cell 1, 4 right.")
    said.clear()
    tap(Qt.Key.Key_Down, SHIFT)
    assert said[0].startswith("Cell 1, 4 right, 1 down.")
    said.clear()
    tap(Qt.Key.Key_Return, text="\r")
    assert 1 == len(said), said
    assert said[0].startswith("Cell 1: ")


def test_where_a_held_piece_would_fall_is_told_and_where_it_then_lies(
    qtbot: QtBot, said: list[str]
) -> None:
    page = _bench(qtbot, said)
    tap(Qt.Key.Key_1, text="1")
    said.clear()
    tap(Qt.Key.Key_Right, SHIFT)
    assert "Cell 1, 1 right. It would fall into place: in the middle, 90 degrees, making I." in said
    for _ in range(5):
        tap(Qt.Key.Key_Comma, text=",")
    assert not said[-1].endswith("making I."), "nothing wants it turned so"
    for _ in range(4):
        tap(Qt.Key.Key_Period, text=".")
    told = said[-1]
    fall = page.parts.board.board.fall
    assert fall is not None
    assert f"{fall.pose.angle} degrees, making {fall.letters[0]}." in told
    tap(Qt.Key.Key_Return, text="\r")
    assert f"Cell 1: {fall.letters[0]}." == said[-1]


def test_pieces_that_are_no_letter_are_told_once_with_the_reason(
    qtbot: QtBot, said: list[str]
) -> None:
    page = _bench(qtbot, said)
    tap(Qt.Key.Key_1, text="1")
    for _ in range(3):
        tap(Qt.Key.Key_Comma, text=",")
    said.clear()
    tap(Qt.Key.Key_Return, text="\r")
    assert page.parts.banner.message
    assert [f"Cell 1: 1 long straight. {page.parts.banner.message}"] == said


def test_a_piece_that_is_let_go_again_is_told(qtbot: QtBot, said: list[str]) -> None:
    _bench(qtbot, said)
    tap(Qt.Key.Key_2, text="2")
    said.clear()
    tap(Qt.Key.Key_Escape)
    assert ["Piece put back."] == said


def test_a_typed_letter_is_told_with_its_cell_only_to_whoever_wants_all(
    qtbot: QtBot, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _bench(qtbot, said)
    write("L")
    assert [] == said, "whoever types knows it"
    tap(Qt.Key.Key_Backspace)
    assert ["Cell 1: empty."] == said
    said.clear()
    monkeypatch.setattr(gestures, "hearing", lambda: Hearing(is_brief=False))
    write("L")
    assert ["Cell 1: L."] == said


def test_arrows_tell_the_cell_that_they_come_to(qtbot: QtBot, said: list[str]) -> None:
    _bench(qtbot, said)
    write("LI")
    said.clear()
    tap(Qt.Key.Key_Left, times=2)
    assert ["Cell 2: I.", "Cell 1: L."] == said
    said.clear()
    tap(Qt.Key.Key_Right, times=2)
    assert ["Cell 2: I.", "Cell 3: empty."] == said
    said.clear()
    tap(Qt.Key.Key_Home)
    tap(Qt.Key.Key_End)
    assert ["Cell 1: L.", "Cell 3: empty."] == said


def test_chosen_letters_are_told(qtbot: QtBot, said: list[str]) -> None:
    page = _bench(qtbot, said)
    hands = BoardHands(page.parts.board)
    write("LI")
    tap(Qt.Key.Key_Home)
    said.clear()
    tap(Qt.Key.Key_Right, SHIFT)
    assert ["Cell 2: I. 2 letters chosen."] == said
    said.clear()
    shift_click(page.parts.board, hands.corner(lp.Slot(0, 0)))
    assert ["1 letter chosen."] == said


def test_a_carried_letter_is_told_where_it_was_and_where_it_is(
    qtbot: QtBot, said: list[str]
) -> None:
    page = _bench(qtbot, said)
    write("L")
    BoardHands(page.parts.board).key_to(lp.Slot(0, 0))
    said.clear()
    tap(Qt.Key.Key_Right, CTRL)
    assert ["Cell 1: empty. Cell 2: L."] == said


def test_the_bench_speaks_german(qtbot: QtBot, said: list[str]) -> None:
    set_language("de")
    page = _bench(qtbot, said)
    assert "Haufen: 3 lange Geraden" in [name for _, name in _tree(page)]
    tap(Qt.Key.Key_4, text="4")
    fall = "Es würde einrasten: 5 tief, 90 Grad, als Teil von U oder J."
    assert [f"In der Hand: kleiner Bogen. Zelle 1, in der Mitte. {fall}"] == said


def test_nothing_is_told_of_a_bench_that_is_secret(qtbot: QtBot) -> None:
    secret = practice(seats=2, given=POOL, mode=lp.Mode.SECRET, table=lp.TableMode.CURTAIN)
    page = lay(secret, qtbot)
    board = page.parts.board
    page.table.lift(0)
    page.refresh()
    assert "Heap: 1 small curve" in [name for _, name in _tree(page)]
    page.table.hide()
    page.refresh()
    assert page.gestures.bench is None
    assert [] == [one for one in board.findChildren(SpokenPart) if not one.isHidden()]


def test_the_alphabet_and_the_pools_of_a_race_have_roles(qtbot: QtBot) -> None:
    page = lay(practice(given=POOL), qtbot)
    tap(Qt.Key.Key_F3)
    assert [] == faults(page)
    race = lay(practice(seats=2, given=POOL, table=lp.TableMode.BUZZER), qtbot)
    assert race.parts.race.isVisible()
    assert [] == faults(race)
