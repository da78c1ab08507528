"""Everything on the table of six finds room in a small window, at every text size."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from wordsmith_desktop.ui.games.length_x_wit.totals import Totals

from tests.ui.games.length_x_wit.table_desk import dice, tiles, wear
from tests.ui.games.length_x_wit.test_totals import GOAL, SIX
from wordsmith_desktop.ui.games.length_x_wit.bags import BagsLine
from wordsmith_desktop.ui.games.length_x_wit.dice_floor import DiceFloor
from wordsmith_desktop.ui.games.length_x_wit.layout import word_strip
from wordsmith_desktop.ui.games.length_x_wit.score_now import ScoreNow
from wordsmith_desktop.ui.games.length_x_wit.small_tiles import BankRow, PlayerTiles, SpentRow
from wordsmith_desktop.ui.games.length_x_wit.tile_rack import TileRack
from wordsmith_desktop.ui.games.length_x_wit.views import PlayerView, ScoreView, laid_view
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.layouts import SideBySide
from wordsmith_desktop.wording.texts import LANGUAGES, Language, set_language

pytestmark = pytest.mark.usefixtures("dressed")


def left_column() -> QWidget:
    """What is laid with, and the tiles of all others."""
    column = QWidget()
    whole = QVBoxLayout(column)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.setSpacing(look().gap(1))
    players, floor, strip, rack = PlayerTiles(), DiceFloor(), word_strip(), TileRack()
    bank, spent = BankRow(), SpentRow()
    six = tuple((letter, 1) for letter in "ATERSO")
    players.show_players([PlayerView(view.name, six) for view in SIX[1:]])
    rolled, rack_tiles = dice("R", "P", "E", "S"), tiles(*"OTEAXYRSN")
    floor.show_dice(rolled)
    rack.show_tiles(rack_tiles)
    strip.setMaximumHeight(strip.minimumSizeHint().height())
    strip.show_strip([laid_view(view) for view in (*rolled, *rack_tiles[:3])], 7)
    bank.show_bank(tiles("A", "P"))
    spent.show_spent(tiles("E"))
    for part in (players, floor, strip, rack):
        whole.addWidget(part)
    whole.addWidget(SideBySide(bank, spent))
    return column


def side_column() -> QWidget:
    """What everybody has, and what the word is worth."""
    column = QWidget()
    whole = QVBoxLayout(column)
    whole.setContentsMargins(0, 0, 0, 0)
    totals, bags, score = Totals(), BagsLine(), ScoreNow()
    totals.show_totals(SIX, goal=GOAL, is_last_round=True)
    bags.show_bags(tiles=100, dice=12)
    score.show_score(ScoreView((1, 3, 1, 1), 2, 2, 4))
    for part in (totals, bags, score):
        whole.addWidget(part)
    return column


def height_in(widget: QWidget, width: int) -> int:
    layout = widget.layout()
    assert layout is not None
    return layout.totalMinimumHeightForWidth(width)


def test_a_table_of_six_stands_in_a_small_window(qtbot: QtBot) -> None:
    wear()
    left, side = left_column(), side_column()
    for column in (left, side):
        qtbot.addWidget(column)
    assert height_in(left, 940) <= 610
    assert height_in(side, 290) <= 450


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_no_part_is_broader_than_its_column(qtbot: QtBot, scale: int, language: Language) -> None:
    set_language(language)
    wear(scale=scale)
    left, side = left_column(), side_column()
    for column in (left, side):
        qtbot.addWidget(column)
    assert left.minimumSizeHint().width() <= 700
    assert side.minimumSizeHint().width() <= look().px(38)


def test_all_pieces_lie_within_their_rows(qtbot: QtBot) -> None:
    wear(scale=200)
    left = left_column()
    qtbot.addWidget(left)
    left.resize(700, height_in(left, 700))
    left.show()
    QApplication.processEvents()
    for row in left.findChildren(TileRack):
        assert all(row.rect().contains(tile.geometry()) for tile in row.tiles)
    for floor in left.findChildren(DiceFloor):
        assert all(floor.row.rect().contains(die.geometry()) for die in floor.row.dice)
