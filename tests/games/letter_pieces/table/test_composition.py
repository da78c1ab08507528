"""What is special about the table of letters; `composition_case` has what all tables have."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.games.composition import (
    LARGE,
    SCALES,
    SIZES,
    cut_buttons,
    geometry,
    hidden_parts,
    large_text,
    moved,
    place,
    resize,
    shown_buttons,
)
from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.composition_case import (
    FOUR,
    POOL,
    at_window,
    heights,
    table,
    zones,
)
from tests.games.letter_pieces.table.play_board import BoardHands
from tests.games.letter_pieces.table.play_practice import STARS, give_up, lay, practice
from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import CTRL, chord, click, tap, write
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.letter_pieces.table.geometry import Geometry
from wordsmith_desktop.games.letter_pieces.table.page import MatchPage
from wordsmith_desktop.session.practice import SameChance
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.look import Size

MANY = (20, 20, 10, 10)
TWELVE, THIRTEEN = "LILILILILILI", "LILILILILILIL"
BIGGER = QSize(2560, 1440)
LONG_NEWS = "Dörte-Marie passes. Dörte-Marie gives the bench back and waits a moment."


# Sizes


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_piece_is_as_high_in_its_heap_as_in_a_word(play: Play, size: QSize) -> None:
    play.sit(*FOUR[:2], rules=lp.Ruleset(given=POOL))
    resize(play, size)
    write("i")
    found = heights(play)
    assert found["heap"] == pytest.approx(found["word"], abs=0.5)
    assert 6 == table(play).cells.columns


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_letters_are_no_smaller_in_large_text(play: Play, size: QSize) -> None:
    caps = []
    for scale in SCALES:
        play.open(large_text(scale))
        play.sit(*FOUR, rules=lp.Ruleset(given=POOL, challenges=scale // 100))
        resize(play, size)
        caps.append(table(play).cap)
    assert caps[1] >= caps[0] - 0.5


def test_what_the_word_brings_is_the_largest_type_on_the_table(play: Play) -> None:
    play.sit(*FOUR[:2], rules=lp.Ruleset(given=POOL))
    write("lit")
    forecast = play.parts.claim.forecast
    assert "+3" == forecast.number
    assert forecast.number_px > Size.MATCH


# What can be seen


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_cell_and_piece_lies_in_its_zone(play: Play, size: QSize, scale: int) -> None:
    play.open(large_text(scale))
    play.sit(*FOUR, rules=lp.Ruleset(given=(4, 4, 3, 3)))
    resize(play, size)
    write("i")
    parts, lies = play.parts, table(play)
    assert all(lies.bench.contains(lies.cell(slot)) for slot in lies.cells.slots)
    for piece in play.player.pieces:
        item = parts.board.board.item(piece.id)
        assert item is not None
        box = item.shape().boundingRect().translated(item.pos())
        assert (lies.bench if piece.pose else lies.compartment(piece.kind)).contains(box)


def test_how_many_there_are_of_a_piece_stands_clear_of_them_where_the_tray_is_low(
    play: Play,
) -> None:
    play.open(large_text(200))
    play.sit(*FOUR[:2], rules=lp.Ruleset(given=(3, 2, 1, 1)))
    resize(play, QSize(1280, 720))
    figure = QFontMetrics(look().font(bold=True)).size(0, "3")
    for piece in play.player.pieces:
        item = play.parts.board.board.item(piece.id)
        assert item is not None
        box = item.shape().boundingRect().translated(item.pos())
        corner = table(play).compartment(piece.kind).bottomRight()
        is_left = box.right() <= corner.x() - look().gap(1.25) - figure.width()
        assert is_left or box.bottom() <= corner.y() - figure.height(), piece.kind


@pytest.mark.parametrize("scale", SCALES)
def test_what_a_star_lets_take_stands_at_the_foot_of_every_heap(play: Play, scale: int) -> None:
    play.open(large_text(scale))
    play.sit(*FOUR[:2], rules=lp.Ruleset(challenges=1))
    while not play.player.choices:
        chord("R")
    tray = play.parts.tray
    assert [] == list(hidden_parts(tuple(tray.compartments.values())))
    for kind, take in tray.compartments.items():
        box = at_window(play, table(play).compartment(kind).toRect())
        assert box.contains(place(take))
    click(tray.compartments[lp.Shape.L])
    assert not any(take.isVisible() for take in tray.compartments.values())


@pytest.mark.parametrize(
    "rules",
    [
        {"table": lp.TableMode.BUZZER},
        {"mode": lp.Mode.SECRET, "table": lp.TableMode.CURTAIN},
        {"mode": lp.Mode.WORD_BY_WORD},
        {"mode": lp.Mode.WARM_UP, "challenges": 1},
        {"required": lp.RequiredLetters.RANDOM},
        {"required": lp.RequiredLetters.WORD},
        {"referee": Referee.OBJECTION},
        {"referee": Referee.VOTE},
    ],
    ids=str,
)
def test_nothing_is_cut_off_for_four_in_a_small_window(
    play: Play, rules: dict[str, object]
) -> None:
    play.sit(*FOUR, rules=lp.Ruleset(given=POOL, **rules))  # type: ignore[arg-type]
    play.lift()
    if "referee" in rules:
        play.type_word("LTI")
        play.claim()
    assert [] == list(hidden_parts(shown_buttons(play.page)))
    assert [] == cut_buttons(play.page)
    page = place(play.page)
    assert all(page.contains(place(part)) for part in shown_buttons(play.page))
    if "referee" not in rules:
        assert place(play.parts.pads.pad).height() <= place(play.parts.pads.rail).height()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize(
    "rules", [{"table": lp.TableMode.BUZZER}, {"required": lp.RequiredLetters.LETTERS}], ids=str
)
@pytest.mark.sampled(2)
def test_what_is_said_in_place_of_the_bench_lies_over_nothing_that_is_pressed(
    play: Play, rules: dict[str, object], scale: int, size: QSize
) -> None:
    play.open(large_text(scale))
    play.sit(*FOUR, rules=lp.Ruleset(given=POOL, **rules))  # type: ignore[arg-type]
    play.lift()
    resize(play, size)
    banner = play.parts.banner
    for say in (banner.show_info, banner.show_refusal):
        say(LONG_NEWS)
        QApplication.processEvents()
        shown = banner.tag if banner.tag.isVisible() else banner
        # Where there is little room it stands in the goal's place, if that holds all of it.
        in_head = [one.text() for one in play.parts.header.findChildren(QLabel)]
        assert banner.tag.isVisible() or scale == 100 or LONG_NEWS in in_head
        news = place(shown)
        quiet = (banner.tag, play.parts.header)
        pressed = [
            one
            for one in shown_buttons(play.page)
            if not any(part.isAncestorOf(one) for part in quiet)
        ]
        assert pressed
        assert [] == [one.text() for one in pressed if news.intersects(place(one))]
        assert not banner.tag.isVisible() or news.top() <= place(play.parts.header).bottom()


def test_what_is_said_of_the_bench_goes_from_there_once_the_race_stands_in_its_place(
    play: Play,
) -> None:
    play.open(large_text(200))
    play.sit(*FOUR, rules=lp.Ruleset(given=POOL, table=lp.TableMode.BUZZER))
    play.lift()
    parts = play.parts
    click(parts.race.lanes[1].buzz)
    assert parts.felt.isVisible()
    parts.banner.show_info(LONG_NEWS)
    assert place(parts.banner.tag).intersects(place(parts.board))
    parts.show_table(parts.race)
    QApplication.processEvents()
    news = place(parts.banner.tag)
    assert parts.banner.tag.isVisible()
    pressed = [button for lane in parts.race.lanes for button in (lane.buzz, lane.rest)]
    assert [] == [one.text() for one in pressed if news.intersects(place(one))]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_rail_and_tray_end_together(play: Play, size: QSize) -> None:
    play.sit(*FOUR[:2], rules=lp.Ruleset(given=POOL))
    resize(play, size)
    tray = at_window(play, table(play).tray.toRect())
    assert tray.left() - 20 <= 2
    rail = place(play.parts.pads.rail)
    assert rail.width() == pytest.approx(0.22 * size.width(), abs=2)
    assert tray.bottom() == pytest.approx(rail.bottom(), abs=2)


# The way on


def test_who_passes_by_mistake_takes_it_back(play: Play) -> None:
    play.sit(*FOUR[:2], rules=lp.Ruleset(given=POOL))
    for _ in range(2):
        before = play.session.match.state
        click(play.parts.claim.pass_button)
        assert before != play.session.match.state
        click(play.tool("undo"))
        assert before == play.session.match.state
        click(play.parts.claim.pass_button)


def test_giving_up_a_row_for_good_is_asked_before(qtbot: QtBot) -> None:
    session = practice(given=POOL, mode=lp.Mode.WORD_BY_WORD)
    page = lay(session, qtbot)
    before = session.match.state
    click(page.parts.claim.pass_button)
    assert before == session.match.state
    dialog = page.findChild(PlainDialog)
    assert dialog is not None
    tap(Qt.Key.Key_Escape)
    assert before == session.match.state
    give_up(page)
    assert before != session.match.state


# Nothing jumps


def board_of(page: MatchPage) -> Geometry:
    return page.parts.board.board.geometry


def test_no_cell_moves_while_a_turn_is_played(play: Play) -> None:
    play.sit(*FOUR[:3], rules=lp.Ruleset(given=POOL, referee=Referee.OBJECTION))
    lies = table(play)
    for typed in ("l", "it", "qqo"):
        write(typed)
        assert lies == table(play), typed
    tap(Qt.Key.Key_Backspace, CTRL)
    play.type_word("LIT")
    play.claim()
    play.answer("No objection")
    assert 1 == play.seat
    assert lies == table(play)


def test_what_the_table_is_asked_lies_in_the_place_of_the_tray(play: Play) -> None:
    play.sit(*FOUR, rules=lp.Ruleset(given=POOL, referee=Referee.OBJECTION))
    tray = at_window(play, table(play).tray.toRect())
    play.type_word("LIT")
    play.claim()
    answers = [one for one in play.parts.call.findChildren(QPushButton) if one.isVisible()]
    assert 4 == len(answers)
    assert all(tray.contains(place(one)) for one in answers)
    assert not play.parts.tray.isVisible()


@pytest.mark.parametrize("scale", SCALES)
def test_a_refusal_leaves_the_word_to_be_seen(play: Play, scale: int) -> None:
    play.open(large_text(scale))
    play.sit(*FOUR[:2], rules=lp.Ruleset(given=POOL))
    play.type_word("LTI")
    play.claim()
    tag, zone = place(play.parts.banner.tag), place(play.parts.felt.word_zone)
    for cell in play.parts.felt.word_areas():
        letter = cell.translated(zone.topLeft()).adjusted(0, cell.height() // 4, 0, 0)
        assert not tag.intersects(letter)


# Lines of six, and of eight


@pytest.fixture
def page(qtbot: QtBot, typeface: str) -> MatchPage:
    assert typeface
    return lay(practice(given=MANY, white_boxes=20), qtbot)


def test_twelve_letters_stand_in_two_lines_of_six(page: MatchPage) -> None:
    write(TWELVE.lower())
    lies = board_of(page)
    assert 6 == lies.cells.columns
    assert TWELVE == BoardHands(page.parts.board).word
    tops = {round(lies.cell(slot).top()) for slot in lp.SLOTS[:6]}
    assert 1 == len(tops)
    assert round(lies.cell(lp.SLOTS[6]).top()) not in tops
    assert lies.cell(lp.SLOTS[6]).left() == lies.cell(lp.SLOTS[0]).left()


def test_the_thirteenth_letter_brings_lines_of_eight_and_moves_no_zone(page: MatchPage) -> None:
    write(TWELVE.lower())
    few = board_of(page)
    write("l")
    many = board_of(page)
    assert (6, 8) == (few.cells.columns, many.cells.columns)
    assert (few.bench, few.tray, few.die) == (many.bench, many.tray, many.die)
    assert 0.74 * few.cap <= many.cap <= 0.76 * few.cap
    assert THIRTEEN == BoardHands(page.parts.board).word
    assert all(many.bench.contains(many.cell(slot)) for slot in lp.SLOTS)
    tap(Qt.Key.Key_Backspace)
    assert few == board_of(page)


def test_a_thirteenth_letter_is_built_by_hand_once_twelve_cells_are_taken(page: MatchPage) -> None:
    write(TWELVE.lower())
    hands = BoardHands(page.parts.board)
    piece = hands.free(lp.Shape.L)
    tap(Qt.Key.Key_1, text="1")
    assert 8 == board_of(page).cells.columns
    tap(Qt.Key.Key_Escape)
    assert 6 == board_of(page).cells.columns
    start = hands.place_of(piece)
    hands.drag(piece, start)
    assert 8 == board_of(page).cells.columns
    hands.board.put_back()
    assert 6 == board_of(page).cells.columns


def test_a_piece_carried_over_the_end_of_a_line_comes_to_the_next_cell_there(
    page: MatchPage,
) -> None:
    hands = BoardHands(page.parts.board)
    below = lp.SLOTS[6]
    hands.build_letter("I", below)
    assert "I" == hands.letter_in(below)
    hands.key_letter("L", lp.SLOTS[7])
    assert "IL" == hands.word


# Drawers and dice


def test_drawers_lie_over_the_rail_and_nowhere_else(play: Play) -> None:
    play.sit(*FOUR, rules=lp.Ruleset(given=POOL))
    rail = place(play.parts.pads.rail)
    parts = zones(play.page)
    before = geometry(parts)
    tap(Qt.Key.Key_F3)
    alphabet = play.parts.alphabet
    assert alphabet is not None
    assert rail == place(alphabet)
    click(play.parts.header.seats.chips[2])
    assert not alphabet.isVisible()
    assert rail == place(play.parts.pads.drawer)
    assert [] == moved(before, geometry(parts))
    write("lit")
    assert "LIT" == play.built
    resize(play, LARGE)
    click(play.parts.header.seats.chips[3])
    assert place(play.parts.pads.rail) == place(play.parts.pads.drawer)


def test_the_dice_of_the_start_lie_on_the_bench_until_the_first_action(qtbot: QtBot) -> None:
    long = SameChance(lp.Dice((lp.Face.LONG,) * 8))
    session = practice(given=None, drivers={CHANCE: long})
    page = lay(session, qtbot)
    dice, before = page.parts.dice, board_of(page)
    assert dice.isVisible()
    bench = board_of(page).bench.toRect().translated(place(page.parts.board).topLeft())
    assert bench.contains(place(dice))
    assert page.parts.pads.pad._dice.isVisible()
    write("i")
    assert not dice.isVisible()
    assert before == board_of(page)


def test_dice_of_a_later_word_leave_a_long_one_before_it_alone(qtbot: QtBot) -> None:
    rolled = SameChance(lp.Dice((lp.Face.LONG,) * 3))
    word = "LILILIL"
    session = practice(
        given=(4, 4, 0, 0), mode=lp.Mode.WORD_BY_WORD, words=(word,), drivers={CHANCE: rolled}
    )
    page = lay(session, qtbot)
    write(word.lower())
    tap(Qt.Key.Key_Return, text="\r")
    assert (word,) == session.match.state.players[0].sheet.words
    assert not page.parts.dice.isVisible()


def test_an_empty_heap_shows_what_could_lie_there(page: MatchPage, qtbot: QtBot) -> None:
    def inks(box: QRect) -> int:
        image = page.parts.board.grab().toImage().copy(box)
        across, down = range(0, image.width(), 2), range(0, image.height(), 2)
        return len({image.pixel(x, y) for x in across for y in down})

    box = board_of(page).compartment(lp.Shape.B).toRect().adjusted(20, 12, -20, -60)
    full = inks(box)
    empty = lay(practice(given=(3, 3, 0, 1), drivers={CHANCE: STARS}), qtbot)
    box = board_of(empty).compartment(lp.Shape.B).toRect().adjusted(20, 12, -20, -60)
    assert full > 50
    image = empty.parts.board.grab().toImage().copy(box)
    assert 5 <= len({image.pixel(x, image.height() // 2) for x in range(image.width())})
