from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.toy_game import ToyRuleset
from tests.ui.shell.conftest import page_of
from tests.ui.shell.stand_ins import ToyForm, ToyPorts, default_settings, toy_entry
from wordsmith_desktop.games.registry import game_names
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.records.profiles import Profiles
from wordsmith_desktop.records.settings import LastSetup, Settings
from wordsmith_desktop.ui.kit.game_entry import find_entry
from wordsmith_desktop.ui.kit.preferences import Preferences
from wordsmith_desktop.ui.shell.drafts import Draft, fill, likely_person, setup_from
from wordsmith_desktop.ui.shell.game_card import GameCard
from wordsmith_desktop.ui.shell.main_window import MainWindow
from wordsmith_desktop.ui.shell.new_match import NewMatchPage
from wordsmith_desktop.ui.shell.players_form import PlayersForm
from wordsmith_desktop.wording.texts import Text

pytestmark = pytest.mark.usefixtures("dressed")


def _page(qtbot: QtBot, ports: ToyPorts, settings: Settings | None = None) -> NewMatchPage:
    asked = NewMatchPage(toy_entry(), settings or default_settings(), ports.dictionaries.all())
    qtbot.addWidget(asked)
    return asked


def test_two_clicks_start_a_match(window: MainWindow, preferences: Preferences) -> None:
    window.findChildren(GameCard)[0].set_up.click()
    asked = window.screen_shown
    assert isinstance(asked, NewMatchPage)
    asked.start.click()
    assert page_of(window).context.players == ("Player 1", "Player 2")
    assert preferences.settings.player_names == ("Player 1", "Player 2")
    assert (preferences.settings.word_language, preferences.settings.last_game) == ("en", "toy")


def test_names_and_dictionary_are_remembered(qtbot: QtBot, ports: ToyPorts) -> None:
    settings = Settings(player_names=("Ana", "Ben", "Cho"), word_language="de")
    asked = _page(qtbot, ports, settings)
    assert (asked.players.names, asked.tag) == (("Ana", "Ben", "Cho"), "de")
    assert isinstance(asked.form, ToyForm)
    assert (asked.form.names, asked.form.tag) == (("Ana", "Ben", "Cho"), "de")


def test_as_many_can_play_as_the_game_takes(qtbot: QtBot, ports: ToyPorts) -> None:
    asked = _page(qtbot, ports)
    asked.players.more.click()
    asked.players.more.click()
    assert (len(asked.players.names), asked.players.more.isEnabled()) == (4, False)
    for _ in range(3):
        asked.players.leavers[-1].click()
    assert [False] == [one.isEnabled() for one in asked.players.leavers]


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Ana", "ana"), "Two players are called ana."),
        (("Ana", "  "), "Every player needs a name."),
        (("Ana", "Nobody"), "Nobody cannot play."),
        (("Ana", "Ben"), ""),
    ],
)
def test_what_keeps_a_match_from_starting_is_said(
    qtbot: QtBot, ports: ToyPorts, names: tuple[str, ...], expected: str
) -> None:
    asked = _page(qtbot, ports)
    for field, name in zip(asked.players.fields, names, strict=True):
        field.setText(name)
    assert asked.fault == expected
    assert asked.start.isEnabled() is (expected == "")


def test_the_choice_is_handed_on(qtbot: QtBot, ports: ToyPorts) -> None:
    asked = _page(qtbot, ports)
    asked.players.fields[0].setText("  Ana   Maria ")
    chosen: list[Draft] = []
    asked.chosen.connect(chosen.append)
    asked.start.click()
    assert [(("Ana Maria", "Player 2"), "en", ToyRuleset())] == [
        (draft.players, draft.dictionary, draft.ruleset) for draft in chosen
    ]


# Chips


@pytest.fixture
def people(ports: ToyPorts) -> Profiles:
    for name in ("Ana", "Ben", "Cho", "Dee", "Eva"):
        ports.people.add(name)
    return ports.people


@pytest.fixture
def players(qtbot: QtBot, people: Profiles) -> PlayersForm:
    made = PlayersForm((1, 4), ("Ana", "Player 2"), people.all)
    qtbot.addWidget(made)
    made.show()
    return made


def _seated(players: PlayersForm) -> list[str]:
    return [chip.profile.name for chip in players.chips if chip.isChecked()]


def test_who_is_clicked_takes_the_seat_of_a_nameless_guest_then_new_ones(
    players: PlayersForm,
) -> None:
    assert ["Ana"] == _seated(players)
    for chip in players.chips[1:3]:
        QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert ("Ana", "Ben", "Cho") == players.names
    assert ["Ana", "Ben", "Cho"] == _seated(players)


def test_who_is_clicked_again_gets_up(players: PlayersForm) -> None:
    players.chips[0].click()
    assert (("Player 1",), []) == (players.names, _seated(players))
    players.chips[1].click()
    players.chips[1].click()
    assert ("Player 1",) == players.names


def test_at_a_full_table_nobody_else_can_sit_down(players: PlayersForm) -> None:
    for chip in players.chips[1:4]:
        chip.click()
    assert [True] * 4 + [False] == [chip.isEnabled() for chip in players.chips]
    players.leavers[0].click()
    assert ("Ben", "Cho", "Dee") == players.names
    assert all(chip.isEnabled() for chip in players.chips)


def test_a_chip_follows_what_is_typed(players: PlayersForm) -> None:
    players.fields[1].setText("cho")
    assert ["Ana", "Cho"] == _seated(players)
    players.fields[0].setText("Anabel")
    assert ["Cho"] == _seated(players)


def test_who_leaves_by_key_leaves_the_keyboard_beside(players: PlayersForm) -> None:
    players.more.click()
    players.leavers[1].setFocus()
    QTest.keyClick(players.leavers[1], Qt.Key.Key_Return)
    assert QApplication.focusWidget() is players.leavers[1]
    assert ("Ana", "Player 2") == players.names


def test_enter_on_the_page_starts_and_escape_leaves(window: MainWindow, ports: ToyPorts) -> None:
    window.commands.new(ports.entries[0])
    asked = window.screen_shown
    assert isinstance(asked, NewMatchPage)
    assert QApplication.focusWidget() is asked.start
    QTest.keyClick(asked.dictionary, Qt.Key.Key_Return)
    assert ("Player 1", "Player 2") == page_of(window).context.players


# The last time


def _begin(window: MainWindow, ports: ToyPorts, *names: str) -> None:
    window.commands.begin(ports.entries[0], Draft(names, "de", ToyRuleset()))


def test_a_game_begins_with_its_own_last_players_and_dictionary(
    window: MainWindow, ports: ToyPorts, preferences: Preferences
) -> None:
    ports.entries.append(toy_entry("other", Text("Other", "Anderes")))
    _begin(window, ports, "Ana", "Ben")
    preferences.change(player_names=("Zoe",), word_language="en")
    window.commands.new(ports.entries[0])
    asked = window.screen_shown
    assert isinstance(asked, NewMatchPage)
    assert (("Ana", "Ben"), "de") == (asked.players.names, asked.tag)
    window.commands.new(ports.entries[1])
    other = window.screen_shown
    assert isinstance(other, NewMatchPage)
    assert (("Zoe",), "en") == (other.players.names, other.tag)


def test_a_deal_begins_at_once_as_the_game_was_set_up_last(
    window: MainWindow, ports: ToyPorts
) -> None:
    _begin(window, ports, "Ana", "Ben", "Cho")
    window.go_home()
    window.commands.deals.as_last(ports.entries[0])
    assert ("Ana", "Ben", "Cho") == page_of(window).context.players
    assert window.seating is not None
    assert "de" == window.seating.dictionary


def test_a_deal_that_cannot_be_asks_and_says_why(window: MainWindow, ports: ToyPorts) -> None:
    _begin(window, ports, "Ana", "Nobody")
    window.go_home()
    window.commands.deals.as_last(ports.entries[0])
    asked = window.screen_shown
    assert isinstance(asked, NewMatchPage)
    assert "Nobody cannot play." == asked.message.text()


@pytest.mark.parametrize("stored", ["", "[]", "{", '{"turns": "many"}', '{"moons": 3}'])
def test_a_ruleset_that_cannot_be_read_any_more_is_the_usual_one(
    window: MainWindow, ports: ToyPorts, preferences: Preferences, stored: str
) -> None:
    preferences.change(last_setups=(LastSetup("toy", ("Ana",), "en", stored),))
    window.commands.deals.as_last(ports.entries[0])
    assert window.seating is not None
    assert window.seating.opened is not None
    assert ToyRuleset() == window.seating.opened.session.match.ruleset


@pytest.mark.parametrize("game", game_names())
def test_each_game_is_dealt_anew_with_the_rules_of_its_last_match(game: str) -> None:
    entry = find_entry(game)
    assert entry is not None
    draft = Draft(("Ana", "Ben"), "de")
    form = entry.make_form()
    fill(form, draft)
    vars(form)["clock"].choose(Clock.HARD)
    usual, ruleset = entry.make_form(), form.ruleset()
    fill(usual, draft)
    assert usual.ruleset() != ruleset
    last = setup_from(entry, replace(draft, ruleset=ruleset))
    again = entry.make_form()
    fill(again, replace(draft, last=last))
    assert ruleset == again.ruleset()


def test_whoever_played_against_a_computer_last_is_who_likely_does_again() -> None:
    among_people = LastSetup("toy", players=("Ana", "Ben"))
    alone = LastSetup("toy", players=("Pip", "Cho"), bots=("level-1", ""))
    watched = LastSetup("toy", players=("Pip", "Vera"), bots=("level-1", "level-2"))
    for last, likely in ((among_people, "Dora"), (alone, "Cho"), (watched, "Dora"), (None, "Dora")):
        assert likely == likely_person(Draft(("Dora", "Emil"), "en", last=last))
    assert "Player 1" == likely_person(Draft((), "en"))
