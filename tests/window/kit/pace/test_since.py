"""What others did since whoever looks acted last, and until they act."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.core.seats import CHANCE, REFEREE
from wordsmith_desktop.session.table_view import Happening
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.pace.since import Done, lines_of, looker, since_last_act, won_by
from wordsmith_desktop.window.kit.pace.since_lines import SinceLines
from wordsmith_desktop.window.kit.seat_chip import SeatChip, _whole_words
from wordsmith_desktop.window.kit.seat_line import SeatLine, Winnings
from wordsmith_desktop.window.kit.seat_marks import SeatMark
from wordsmith_desktop.window.kit.seat_strip import SeatStrip

ANA, BEN, CHO = range(3)
LINE = 2
"""Breadth of a chip's frame, in pixels."""


def table(*acts: tuple[int, str], **other: Any) -> Any:
    """A table at which these acted, the last one last."""
    facts: dict[str, Any] = {
        "seat": ANA,
        "people": (ANA,),
        "people_to_act": (),
        "is_read_only": False,
        "public": SimpleNamespace(is_hidden=False),
    }
    recent = [Happening(seat, (what,)) for seat, what in reversed(acts)]
    return SimpleNamespace(**{**facts, **other}, recent=lambda: iter(recent))


def test_it_begins_after_ones_own_last_act_and_what_answered_that() -> None:
    acts = ((BEN, "old"), (ANA, "mine"), (REFEREE, "judged"), (CHANCE, "drawn"))
    assert () == since_last_act(table(*acts))
    found = since_last_act(table(*acts, (BEN, "laid"), (REFEREE, "stands"), (CHO, "passed")))
    assert ("laid", "stands", "passed") == found


def test_it_is_over_as_soon_as_one_acts() -> None:
    assert () == since_last_act(table((BEN, "laid"), (ANA, "a card laid")))


def test_there_is_none_in_a_replay_and_none_where_nobody_may_look() -> None:
    acts = ((BEN, "laid"),)
    assert () == since_last_act(table(*acts, is_read_only=True))
    hidden = SimpleNamespace(is_hidden=True)
    assert () == since_last_act(table(*acts, seat=None, public=hidden))


def test_at_an_open_table_it_is_of_the_one_person_or_of_whose_turn_it_is() -> None:
    assert ANA == looker(table(seat=None))
    assert CHO == looker(table(seat=None, people=(ANA, CHO), people_to_act=(CHO,)))
    assert looker(table(seat=None, people=(ANA, CHO))) is None


def test_each_player_has_one_line_that_begins_with_what_was_done_last() -> None:
    done = (Done(CHO, "+2 IN"), Done(BEN, "passed"), Done(CHO, "+26 CONSUME"))
    assert ["", "passed", "+26 CONSUME · +2 IN"] == lines_of(done, 3)


@pytest.mark.usefixtures("dressed")
def test_what_was_won_is_ringed_on_the_chip(qtbot: QtBot) -> None:
    def paint(painter: QPainter, square: QRectF, _look: Look) -> None:
        painter.fillRect(square, Qt.GlobalColor.red)

    strip = SeatStrip()
    qtbot.addWidget(strip)
    strip.show_seats(
        [SeatLine("Ana", 10), SeatLine("Ben", 12, winnings=Winnings((paint,) * 2, ""))]
    )
    strip.resize(700, 60)
    strip.show()
    done = (Done(BEN, "+8 RESIDENT", won=1), Done(BEN, "passed"))
    strip.show_since(lines_of(done, 2), [0, 0])
    before = strip.chips[BEN].grab().toImage()
    strip.show_since(lines_of(done, 2), won_by(done, 2))
    assert [0, 1] == [chip.newly_won for chip in strip.chips]
    assert before != strip.chips[BEN].grab().toImage()
    strip.show_since(())
    assert [0, 0] == [chip.newly_won for chip in strip.chips]


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("note", ["", "needs 27"])
@pytest.mark.parametrize("width", [150, 190, 260])
def test_what_stands_on_a_chip_and_what_lies_there_keep_clear_of_each_other(
    qtbot: QtBot, width: int, note: str
) -> None:
    squares: list[QRectF] = []

    def paint(_painter: QPainter, square: QRectF, _look: Look) -> None:
        squares.append(square)

    chip = SeatChip()
    qtbot.addWidget(chip)
    won = Winnings((paint,) * 3, "")
    chip.show_seat(SeatLine("Tilda", 15, note=note, winnings=won, has_bell=bool(note)))
    chip.show_mark(SeatMark("sky", 3))
    chip.resize(width, chip.sizeHint().height())
    chip.show()
    squares.clear()
    seen = chip.grab().toImage()
    assert len(squares) == 3
    ground = seen.pixelColor(width // 2, 2 * LINE)
    for square in squares:
        inner = square.adjusted(2, 2, -2, -2).toRect()
        places = product(range(inner.left(), inner.right()), range(inner.top(), inner.bottom()))
        assert all(seen.pixelColor(x, y) == ground for x, y in places)


@pytest.mark.usefixtures("dressed")
def test_it_stands_on_the_chips_of_seven_others_and_is_spoken(qtbot: QtBot) -> None:
    strip = SeatStrip()
    qtbot.addWidget(strip)
    strip.show_seats([SeatLine(f"Player {seat}", 10) for seat in range(8)])
    strip.show_since(["", *(f"+{seat} WORD" for seat in range(1, 8))])
    assert ["", *(f"+{seat} WORD" for seat in range(1, 8))] == [one.since for one in strip.chips]
    assert "since your turn: +7 WORD" in strip.chips[7].accessibleName()
    strip.show_since(())
    assert {""} == {one.since for one in strip.chips}
    assert "since" not in strip.chips[7].accessibleName()


@pytest.mark.usefixtures("dressed")
def test_a_line_without_room_loses_what_was_done_before_and_says_that_it_goes_on() -> None:
    metrics = QFontMetrics(look().font(bold=True))

    def cut(line: str, room: str) -> str:
        return _whole_words(line, metrics, metrics.horizontalAdvance(room))

    assert "+26 CONSUME" == cut("+26 CONSUME · +2 IN", "+26 CONSUME · ")
    assert "+26" == cut("+26 CONSUME", "+26 CON")
    assert cut("no response · +2 IN", "no respo").endswith("…")


@pytest.mark.usefixtures("dressed")
def test_what_a_player_needs_counts_more_than_the_arrow(qtbot: QtBot) -> None:
    strip = SeatStrip()
    qtbot.addWidget(strip)
    strip.show_seats([SeatLine("Lulu", 51, is_to_move=True, has_bell=True, note="needs 48")])
    chip = strip.chips[0]
    needed = QFontMetrics(look().font()).horizontalAdvance("needs 48")
    assert chip._has_arrow(needed)
    assert not chip._has_arrow(needed - 1)


@pytest.mark.usefixtures("dressed")
def test_lines_on_the_empty_place_keep_clear_of_what_stands_aside(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    place = QWidget(page)
    place.setGeometry(20, 10, 900, 120)
    page.resize(940, 200)
    page.show()
    lines = SinceLines(page)
    told = [("Ben", "+8 RESIDENT"), ("Cho", "passed")]
    lines.show_lines(told, place)
    assert lines.geometry().right() > place.geometry().right() - 30
    lines.aside = lambda: 200
    lines.show_lines(told, place)
    assert lines.geometry().right() < place.geometry().right() - 200
    lines.aside = lambda: 700
    lines.show_lines(told, place)
    assert () == lines.lines
