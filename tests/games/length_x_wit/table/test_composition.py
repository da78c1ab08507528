"""What is special about the table of Length × Wit; `composition_case` has what all have."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from tests.games.composition import SIZES, resize
from tests.games.length_x_wit.table.composition_case import SIX, sit
from tests.games.length_x_wit.table.play_luck import Luck
from tests.games.length_x_wit.table.play_table import Play
from tests.games.play_hands import chord, click, write
from wordsmith_desktop.games.length_x_wit.table.pieces import ASPECT
from wordsmith_desktop.window.kit.dialogs import PlainDialog


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_pieces_of_the_word_keep_their_shape(play: Play, size: QSize) -> None:
    sit(play, 3)
    resize(play, size)
    write("rat")
    piece = play.parts.strip.pieces[0]
    assert piece.width() == pytest.approx(piece.height() * ASPECT, abs=3)


def test_whoever_is_alone_is_not_asked_about_giving_up_before_a_vowel_is_spent(play: Play) -> None:
    play.sit_at(Luck(("P A P P",), throws=["R"]), SIX[0], turns=3)
    play.roll()
    before = play.state
    assert not play.parts.acts.give_up.isEnabled()
    chord("E")
    assert play.is_refused("spend a vowel and roll again before you give up")
    assert play.page.findChild(PlainDialog) is None
    assert before == play.state


def test_who_gives_up_by_mistake_takes_it_back(play: Play) -> None:
    play.sit_at(Luck(("P P P P", "A E R T"), draws=["N T S S T"], throws=["R"]), *SIX[:2])
    play.roll()
    before = play.state
    assert not play.parts.rack.tiles[0].view.face.is_vowel
    click(play.parts.acts.give_up)
    assert before != play.state
    click(play.tool("undo"))
    assert before == play.state
