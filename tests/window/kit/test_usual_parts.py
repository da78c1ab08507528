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
from wordsmith_desktop.window.kit import usual_entry as entries
from wordsmith_desktop.window.kit import usual_parts
from wordsmith_desktop.window.kit.game_entry import GAMES, GameEntry
from wordsmith_desktop.window.kit.theme import THEMES, Theme
from wordsmith_desktop.window.kit.usual_entry import usual_entry
from wordsmith_desktop.window.kit.usual_parts import UsualForm, paint_title
from wordsmith_desktop.window.shell.game_card import facts, length
from wordsmith_desktop.wording.texts import Text

pytestmark = pytest.mark.usefixtures("dressed")
TITLE = Text("A Word Game", "Ein Wortspiel")


@pytest.fixture
def entry(monkeypatch: pytest.MonkeyPatch) -> GameEntry:
    """Of a game that has a page alone, by other rules."""
    monkeypatch.setattr(entries, "find_spec", lambda _module: None)
    package = f"{GAMES}.bare_game.table"
    return usual_entry(package, title=TITLE, players=(2, 4), minutes=5)


def test_what_an_entry_does_not_say_is_left_out(entry: GameEntry) -> None:
    assert "bare_game" == entry.game
    assert not any((entry.summary, entry.keys, entry.lessons, entry.rules_book))
    assert (None, False) == (entry.score_sheet, entry.is_reviewed)
    assert ("2–4 players", "5 min") == (facts(entry), length(entry))
    assert (
        "Ana’s turn" == entry.describe(SimpleNamespace(holder=0), ("Ana",))
        if entry.describe
        else ""
    )


def test_the_usual_form_takes_the_usual_rules_in_the_words_that_are_chosen(qtbot: QtBot) -> None:
    form = UsualForm("rewordable")
    qtbot.addWidget(form)
    form.set_players(("Ana", "Ben"))
    form.set_dictionary("en-gb")
    kind = rules_of("rewordable").ruleset_type
    assert kind(dictionary="en-gb", language="en") == form.ruleset()
    assert "" == form.fault()


def test_the_usual_form_says_when_so_many_cannot_play(qtbot: QtBot) -> None:
    form = UsualForm("length_x_wit")
    qtbot.addWidget(form)
    form.set_players(tuple("ABCDEFG"))
    assert "So many cannot play this together." == form.fault()


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("size", [(360, 200), (120, 80), (700, 120), (60, 60), (16, 16)])
@pytest.mark.parametrize("title", [TITLE, Text("Q", "Q"), Text("7 × 7", "7 × 7")])
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
    monkeypatch.setattr(usual_parts, "paint_tile", lambda *args: shown.append(args[2]))
    painted(partial(paint_title, title=TITLE), 300, 200)
    assert ["A", "W", "O", "R"] == shown
