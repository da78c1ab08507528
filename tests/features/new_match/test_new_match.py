from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.toy_game import ToyRuleset
from tests.window.shell.conftest import page_of
from tests.window.shell.stand_ins import ToyForm, ToyPorts, default_settings, toy_entry
from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.dictionaries.dictionaries import Dictionary
from wordsmith_desktop.features.new_match.drafts import Draft, fill, setup_from
from wordsmith_desktop.features.new_match.pages.new_match import NewMatchPage
from wordsmith_desktop.features.new_match.pages.players_form import PlayersForm
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.records.profiles import Profiles
from wordsmith_desktop.records.settings import LastSetup, Settings
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.game_card import GameCard
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.dictionary_names import own_title
from wordsmith_desktop.wording.texts import Text

pytestmark = pytest.mark.usefixtures("dressed")
CLUB = "fr+Mots"


def _page(qtbot: QtBot, ports: ToyPorts, settings: Settings | None = None) -> NewMatchPage:
    asked = NewMatchPage(toy_entry(), settings or default_settings(), ports.dictionaries.all())
    qtbot.addWidget(asked)
    return asked


def test_two_clicks_start_a_match(window: MainWindow, preferences: Preferences) -> None:
    window.findChildren(GameCard)[0].set_up_chosen.emit()
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


def test_whoever_is_added_has_the_keyboard_and_a_name_to_type_over(players: PlayersForm) -> None:
    players.more.setFocus()
    players.more.click()
    assert QApplication.focusWidget() is players.fields[2]
    assert "Player 3" == players.fields[2].selectedText()


def test_whatever_changes_at_the_table_is_told(players: PlayersForm) -> None:
    changes: list[tuple[str, ...]] = []
    players.changed.connect(lambda: changes.append(players.names))
    players.more.click()
    assert ("Ana", "Player 2", "Player 3") == changes.pop()
    players.chips[1].click()
    players.chips[2].click()
    assert ("Ana", "Ben", "Cho") == changes.pop()
    players.chips[3].click()
    assert ("Ana", "Ben", "Cho", "Dee") == changes.pop()
    players.leavers[3].click()
    assert ("Ana", "Ben", "Cho") == changes.pop()
    players.fields[2].setText("Cem")
    assert ("Ana", "Ben", "Cem") == changes.pop()


def test_who_is_gone_is_not_seen_any_more(players: PlayersForm) -> None:
    first = players.rows[0]
    players.leavers[0].click()
    assert not first.isVisible()


def test_the_last_seat_hands_the_keyboard_to_the_button_that_adds_one(
    players: PlayersForm,
) -> None:
    players.leavers[0].setFocus()
    QTest.keyClick(players.leavers[0], Qt.Key.Key_Return)
    assert QApplication.focusWidget() is players.more
    assert ["Player 1"] == list(players.names)


def test_whoever_leaves_by_mouse_leaves_the_keyboard_where_it_is(players: PlayersForm) -> None:
    players.fields[0].setFocus()
    players.leavers[1].click()
    assert QApplication.focusWidget() is players.fields[0]


def test_who_gets_up_at_the_smallest_table_is_a_guest_again(qtbot: QtBot, people: Profiles) -> None:
    players = PlayersForm((2, 4), ("Ana", "Ben"), people.all)
    qtbot.addWidget(players)
    players.chips[1].click()
    assert ("Ana", "Player 2") == players.names
    assert ["Ana"] == _seated(players)


def test_more_names_than_the_game_takes_stay_away(qtbot: QtBot) -> None:
    players = PlayersForm((2, 3), ("Ana", "Ben", "Cho", "Dee"))
    qtbot.addWidget(players)
    assert ("Ana", "Ben", "Cho") == players.names
    assert not players.more.isEnabled()
    nobody = PlayersForm((2, 3), ())
    qtbot.addWidget(nobody)
    assert ("Player 1", "Player 2") == nobody.names


# Computers


@pytest.fixture
def computers(qtbot: QtBot, people: Profiles) -> PlayersForm:
    """A table at which Ana sits alone."""
    made = PlayersForm((1, 4), ("Ana",), people.all, level=bot_of_level(3))
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_computer_that_is_added_has_the_keyboard_to_choose_its_level(
    computers: PlayersForm,
) -> None:
    QTest.mouseClick(computers.more_computers, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is computers.levels[0]
    assert ("", bot_of_level(3)) == computers.bots
    QTest.keyClick(computers.levels[0], Qt.Key.Key_Down)
    assert ("", bot_of_level(4)) == computers.bots


def test_the_row_of_a_computer_that_is_added_comes_before_what_follows_the_rows(
    computers: PlayersForm,
) -> None:
    after = QPushButton("Start", computers)
    after.show()
    for count in (1, 2):
        QTest.mouseClick(computers.more_computers, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        stops: list[QWidget | None] = []
        computers.fields[0].setFocus()
        while (focused := QApplication.focusWidget()) is not None and focused is not after:
            QTest.keyClick(focused, Qt.Key.Key_Tab)
            stops.append(QApplication.focusWidget())
            assert len(stops) < 30
        assert count == len(computers.levels)
        assert after is stops[-1]
        assert set(computers.levels) <= set(stops)


def test_computers_are_called_after_their_level_and_no_two_alike(computers: PlayersForm) -> None:
    changes: list[tuple[str, ...]] = []
    computers.changed.connect(lambda: changes.append(computers.names))
    for _ in range(2):
        computers.more_computers.click()
    assert ("Ana", "Tilda", "Emil") == computers.names == changes[-1]
    computers.levels[0].setCurrentIndex(0)
    assert ("Ana", "Pip", "Tilda") == computers.names == changes[-1]
    assert "" == computers.fault()


def test_a_computer_is_called_otherwise_than_a_person(computers: PlayersForm) -> None:
    computers.fields[0].setText("tilda")
    computers.more_computers.click()
    assert ("tilda", "Emil") == computers.names


def test_whoever_plays_against_computers_alone_is_known(
    computers: PlayersForm, people: Profiles
) -> None:
    computers.more_computers.click()
    assert people.all[0] == computers.alone
    computers.more.click()
    assert computers.alone is None


def test_a_computer_takes_a_seat_like_anybody_and_is_sent_away_like_anybody(
    computers: PlayersForm,
) -> None:
    for _ in range(3):
        computers.more_computers.click()
    assert [False, False] == [one.isEnabled() for one in (computers.more, computers.more_computers)]
    # Nobody sits down in the place of a computer.
    assert not computers.chips[1].isEnabled()
    computers.leavers[1].click()
    assert [True, True] == [one.isEnabled() for one in (computers.more, computers.more_computers)]


def test_without_a_level_no_computer_is_offered(players: PlayersForm) -> None:
    assert not players.more_computers.isVisible()


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


def test_a_game_begins_with_those_at_the_table_and_its_own_dictionary(
    window: MainWindow, ports: ToyPorts, preferences: Preferences
) -> None:
    ports.entries.append(toy_entry("other", Text("Other", "Anderes")))
    _begin(window, ports, "Ana", "Ben")
    preferences.change(player_names=("Zoe",), word_language="en")
    window.commands.new(ports.entries[0])
    asked = window.screen_shown
    assert isinstance(asked, NewMatchPage)
    assert (("Zoe",), "de") == (asked.players.names, asked.tag)
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


@pytest.mark.parametrize("game", game_names())
def test_a_dictionary_of_ones_own_is_offered_and_goes_into_the_rules(
    qtbot: QtBot, ports: ToyPorts, game: str
) -> None:
    entry = find_entry(game)
    assert entry is not None
    own = Dictionary(CLUB, own_title(CLUB))
    asked = NewMatchPage(entry, default_settings(), (*ports.dictionaries.all(), own))
    qtbot.addWidget(asked)
    asked.dictionary.setCurrentIndex(asked.dictionary.findText("Mots (French)"))
    assert (CLUB, CLUB) == (asked.tag, asked.draft.ruleset.dictionary)
