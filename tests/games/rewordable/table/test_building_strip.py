"""The building strip and the rows, as cards lie on and in them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from wordsmith_desktop.games.rewordable.table.card_face import card_size
from wordsmith_desktop.games.rewordable.table.layout import building_strip
from wordsmith_desktop.games.rewordable.table.word_card import CARDS
from wordsmith_desktop.window.kit.solid import SHADOW
from wordsmith_desktop.window.kit.strip.views import LaidView
from wordsmith_desktop.wording.texts import Language, set_language

pytestmark = pytest.mark.usefixtures("dressed")

LAID = (LaidView(1, "TH", "card TH"), LaidView(2, "E", "card E"))


@pytest.mark.parametrize(
    ("language", "empty", "spelled"),
    [
        ("en", "Type or drag a word.", "THE, 2 cards"),
        (
            "de",
            "Tipp oder zieh ein Wort.",
            "THE, 2 Karten",
        ),
    ],
)
def test_the_strip_speaks_of_cards(
    qtbot: QtBot, language: Language, empty: str, spelled: str
) -> None:
    set_language(language)
    strip = building_strip()
    qtbot.addWidget(strip)
    assert empty == strip.accessibleDescription()
    strip.show_strip(LAID, 2)
    assert spelled == strip.accessibleDescription()


def test_letters_of_another_card_look_different(qtbot: QtBot) -> None:
    strip = building_strip()
    qtbot.addWidget(strip)
    strip.resize(600, 240)
    strip.show_strip(LAID, 2)
    before = strip.grab().toImage().copy(0, 100, 600, 100)
    strip.show_strip((LAID[0], LaidView(2, "A", "card A")), 2)
    assert before != strip.grab().toImage().copy(0, 100, 600, 100)


def test_rows_leave_a_card_the_room_that_it_takes() -> None:
    assert card_size(100) == CARDS.size(100)
    assert 100 * SHADOW[False] + 1 == CARDS.room(100)
    assert 1 < CARDS.side_room(100) < CARDS.room(100)
