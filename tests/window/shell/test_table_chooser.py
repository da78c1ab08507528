"""Who sits at the table, above the cards of the home page."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from wordsmith_desktop.features.new_match.company import Company
from wordsmith_desktop.window.kit.seat_marks import SeatMark
from wordsmith_desktop.window.shell.table_chooser import SitterChip, TableChooser
from wordsmith_desktop.wording.computer_players import CHARACTERS, USUAL_LEVEL

pytestmark = pytest.mark.usefixtures("dressed")


def computers(chooser: TableChooser) -> list[SeatMark]:
    chips = chooser.findChildren(SitterChip)
    return [chip.mark for chip in chips if chip.objectName().startswith("seat-computer")]


def test_a_computer_has_the_face_of_the_one_that_would_sit_down(qtbot: QtBot) -> None:
    chooser = TableChooser(Company(("Ana",), 2), ())
    qtbot.addWidget(chooser)
    chooser.resize(900, 60)
    chooser.show()
    usual, other = CHARACTERS[USUAL_LEVEL - 1], CHARACTERS[5]
    assert [SeatMark(usual.emblem, usual.level)] * 2 == computers(chooser)
    before = chooser.grab().toImage()
    chooser.show_computer(other.name)
    assert [SeatMark(other.emblem, other.level)] * 2 == computers(chooser)
    assert before != chooser.grab().toImage()
