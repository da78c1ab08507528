"""What the shell shows of a game that has nothing of its own for it."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from tests.games.painted import BORDER, painted
from wordsmith_desktop.games.common.registry import rules_of
from wordsmith_desktop.window.kit import game_defaults
from wordsmith_desktop.window.kit.game_defaults import DefaultForm, paint_title
from wordsmith_desktop.window.kit.game_entry import GameEntry, find_entry
from wordsmith_desktop.window.kit.theme import THEMES, Theme
from wordsmith_desktop.window.shell.game_card import facts
from wordsmith_desktop.wording.texts import Text

pytestmark = pytest.mark.usefixtures("dressed")
TITLE = Text("A Word Game", "Ein Wortspiel")


class BareEntry(GameEntry):
    """Of a game of which there is no folder."""

    game = "bare_game"
    players = (2, 4)
    minutes = 5


def test_what_an_entry_does_not_say_is_left_out() -> None:
    entry = BareEntry()
    assert "Bare game" == entry.title.en
    assert not any((entry.summary, entry.keys, entry.lessons, entry.words.has_rules))
    assert not any((entry.has_score_sheet, entry.has_worksheets, entry.is_reviewed))
    assert not any((entry.has_challenge_pictures, entry.paints_words, entry.dice_sets()))
    assert "2–4 players, 5 min" == facts(entry)
    assert "Ana’s turn" == entry.words.describe(SimpleNamespace(holder=0), ("Ana",))


def test_what_an_entry_has_of_its_own_is_said_without_loading_it() -> None:
    entry, bare = find_entry("hidden_crossword"), BareEntry()
    assert entry is not None
    asked = ("has_score_sheet", "has_worksheets", "has_challenge_pictures", "paints_words")
    assert [(True, False)] * 4 == [(getattr(entry, one), getattr(bare, one)) for one in asked]
    assert entry.words.has_rules


def test_the_usual_form_takes_the_usual_rules_in_the_words_that_are_chosen(qtbot: QtBot) -> None:
    form = DefaultForm("rewordable")
    qtbot.addWidget(form)
    form.set_players(("Ana", "Ben"))
    form.set_dictionary("en-gb")
    kind = rules_of("rewordable").ruleset_type
    assert kind(dictionary="en-gb", language="en") == form.ruleset()
    assert "" == form.fault()


def test_the_usual_form_says_when_so_many_cannot_play(qtbot: QtBot) -> None:
    form = DefaultForm("length_x_wit")
    qtbot.addWidget(form)
    form.set_players(tuple("ABCDEFG"))
    assert "So many cannot play this together." == form.fault()


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("size", [(360, 200), (120, 80), (700, 120), (60, 60), (16, 16)])
@pytest.mark.parametrize("title", [TITLE, Text("Q", "Q"), Text("7 × 7", "7 × 7")])
@pytest.mark.sampled(2)
def test_the_usual_picture_stays_within_its_rectangle(
    title: Text, size: tuple[int, int], theme: Theme
) -> None:
    image = painted(partial(paint_title, title=title), *size, theme)
    inside = QRectF(BORDER, BORDER, *size).toRect()
    white = QColor(Qt.GlobalColor.white)
    beside = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if not inside.contains(x, y) and image.pixelColor(x, y) != white
    ]
    assert beside == []


def test_the_usual_picture_has_the_first_letters_of_the_title(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(game_defaults, "paint_tile", lambda *args: shown.append(args[2]))
    painted(partial(paint_title, title=TITLE), 300, 200)
    assert ["A", "W", "O", "R"] == shown
