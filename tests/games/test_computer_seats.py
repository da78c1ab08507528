"""A game's own table while a bot has the turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.games.play_hands import chord, tap
from tests.games.table_play import SETTINGS, TablePlay, texts_of
from tests.helpers.toy_game import GameOfBots
from wordsmith_desktop.bots.bot import AnyBot
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset as Dice
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset as Cards
from wordsmith_desktop.session import setup
from wordsmith_desktop.window.kit.game_page import NewMatchForm
from wordsmith_desktop.window.kit.match_page import TablePage

ROBO, ANA = 0, 1
Play = TablePlay[TablePage[Any, Any, Any], NewMatchForm]
CARDS = Cards(name_letters=(4, 3))
DICE = Dice(draws_lots=False)


@pytest.fixture
def play(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Play]:
    assert dressed
    made: Play = TablePlay(tmp_path, qtbot, monkeypatch)
    made.page_type = TablePage
    made.open()
    yield made
    made.shut()


def sit(play: Play, game: str, rules: Any, bot: AnyBot, patch: pytest.MonkeyPatch) -> None:
    """Ana sits down with a bot, which begins."""
    patch.setattr(setup, "game_of", lambda _game: GameOfBots({"bot": bot}))
    opened = play.services.sessions.start(
        game, rules, players=("Robo", "Ana"), dictionary="en", bots={ROBO: "bot"}
    )
    opened.session.close()
    play.window.commands.open(opened.path)
    play.come_back()
    play.lexicon()


def stuck(*_asked: object) -> None:
    """Finds nothing to do."""


def test_hands_are_private_but_the_one_person_sees_her_own_without_a_curtain(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(play, "rewordable", CARDS, game_of("rewordable").soloists()[0], monkeypatch)
    page = play.page
    play.qtbot.waitUntil(lambda: page.table.people_to_act == (ANA,))
    assert play.curtain is None
    hand = [one.view.id for one in page.parts.hand.buttons]
    assert [card.id for card in play.session.match.state.players[ANA].hand] == hand
    assert page.parts.strip.isEnabled()


def test_nothing_is_offered_in_the_place_of_a_bot_and_one_that_is_stuck_is_told_of(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(play, "length_x_wit", DICE, stuck, monkeypatch)
    page, state = play.page, play.session.match.state
    play.qtbot.waitUntil(lambda: "Robo finds nothing to do." in texts_of(play.window))
    assert play.window.windowTitle().startswith("Robo’s turn")
    assert not page.parts.acts.roll.isVisible()
    assert not page.commands.action("roll").isEnabled()
    chord("R")
    assert state is play.session.match.state


@pytest.mark.parametrize(("game", "rules"), [("rewordable", CARDS), ("length_x_wit", DICE)])
@pytest.mark.parametrize(
    ("language", "head", "line"),
    [
        ("en", "Robo’s turn", "Robo is looking for a word …"),
        ("de", "Robo ist dran", "Robo sucht ein Wort …"),
    ],
)
def test_a_table_that_waits_for_a_bot_asks_nothing_of_anybody(
    play: Play, game: str, rules: Any, language: str, head: str, line: str
) -> None:
    play.open(replace(SETTINGS, language=language))
    sit(play, game, rules, stuck, play.patch)
    header, strip = play.page.parts.header, play.page.parts.strip
    said = [one.text() for one in header.findChildren(QLabel)]
    assert (True, line) == (head in said, strip.accessibleDescription())


def test_a_person_orders_her_own_hand_while_a_bot_thinks_and_nobody_orders_a_bots_tiles(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(play, "rewordable", CARDS, stuck, monkeypatch)
    page = play.page
    hand = [one.view.text for one in page.parts.hand.buttons]
    tap(Qt.Key.Key_F8)
    assert sorted(hand) == [one.view.text for one in page.parts.hand.buttons]
    sit(play, "length_x_wit", DICE, stuck, monkeypatch)
    page = play.page
    tiles = [one.view.text for one in page.parts.rack.buttons]
    tap(Qt.Key.Key_F8)
    assert tiles == [one.view.text for one in page.parts.rack.buttons]
    assert not any(one.isEnabled() for one in page.arranging.buttons)  # type: ignore[attr-defined]
