"""Those who are remembered: their list, and taking them for a match."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from tests.helpers.statistics import record, tally
from tests.helpers.toy_game import ToyRuleset
from tests.window.shell.conftest import page_of
from tests.window.shell.stand_ins import ToyPorts, default_settings, toy_entry
from wordsmith_desktop.features.new_match.pages.new_match import NewMatchPage
from wordsmith_desktop.features.new_match.pages.player_field import PlayerField
from wordsmith_desktop.features.players.pages import taking_over
from wordsmith_desktop.features.players.pages.players_page import PlayersPage
from wordsmith_desktop.features.settings.pages.settings_page import SettingsPage
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.profiles import Profile, Profiles
from wordsmith_desktop.records.results.queries import players
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.records.troubles import StoreError, StoreReason
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.main_window import MainWindow

pytestmark = [
    pytest.mark.usefixtures("dressed"),
    # The offscreen platform says so of every list that drops down.
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


@pytest.fixture
def people(ports: ToyPorts) -> Profiles:
    for name in ("Ana", "Ben", "Cho"):
        ports.people.add(name)
    return ports.people


@pytest.fixture
def dialog(qtbot: QtBot, ports: ToyPorts, people: Profiles) -> PlayersPage:
    made = PlayersPage(people, ports.dictionaries.all(), ports.bookkeeping.statistics)
    qtbot.addWidget(made)
    made.show()
    return made


def shown(dialog: PlayersPage) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def choose(box: QComboBox, value: object) -> None:
    """Choose as a person does."""
    index = box.findData(value)
    box.setCurrentIndex(index)
    box.activated.emit(index)


# The list


def test_the_settings_menu_leads_to_the_list(window: MainWindow) -> None:
    window.offers.players()
    assert isinstance(window.screen_shown, PlayersPage)


def test_somebody_new_is_named_at_once(dialog: PlayersPage, people: Profiles) -> None:
    dialog.new_button.click()
    assert "Player 1" == people.all[3].name
    assert dialog.focusWidget() is dialog.details.name
    QTest.keyClicks(dialog.details.name, "Dora")
    assert "Player 1" == people.all[3].name
    QTest.keyClick(dialog.details.name, Qt.Key.Key_Return)
    assert ["Ana", "Ben", "Cho", "Dora"] == shown(dialog)
    assert "Dora" == people.all[3].name


def test_the_first_of_all_is_asked_for_kindly(qtbot: QtBot, ports: ToyPorts) -> None:
    dialog = PlayersPage(ports.people, ports.dictionaries.all(), ports.bookkeeping.statistics)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.focusWidget() is not None
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
    assert ["Player 1"] == shown(dialog)
    assert dialog.list.isVisible()


@pytest.mark.parametrize("name", ["", "ben"])
def test_a_name_that_cannot_be_is_told_and_not_taken(
    dialog: PlayersPage, people: Profiles, name: str
) -> None:
    retype(dialog.details.name, "b")
    QTest.keyClick(dialog.details.name, Qt.Key.Key_Backspace)
    QTest.keyClicks(dialog.details.name, name)
    assert "" != dialog.details.name.accessibleDescription()
    QTest.keyClick(dialog.details.name, Qt.Key.Key_Tab)
    assert ("Ana", "Ana") == (people.all[0].name, dialog.details.name.text())
    retype(dialog.details.name, f"{name}ny")
    assert "" == dialog.details.name.accessibleDescription()
    dialog.list.setCurrentRow(1)
    assert f"{name}ny" == people.all[0].name


def test_what_a_player_likes_is_kept_at_once(dialog: PlayersPage, people: Profiles) -> None:
    dialog.list.setCurrentRow(1)
    details = dialog.details
    details.emblem.button("grey").click()
    choose(details.clock, 300)
    choose(details.key, "F12")
    choose(details.words, "de")
    choose(details.text_size, 175)
    ben = people.all[1]
    assert ("Ben", "grey", 300, "F12", "de", 175) == (
        ben.name,
        ben.colour,
        ben.clock_percent,
        ben.buzz_key,
        ben.language,
        ben.text_scale,
    )
    dialog.list.setCurrentRow(0)
    assert ("Ana", "blue", 100, "") == (
        details.name.text(),
        details.emblem.value,
        details.clock.currentData(),
        details.key.currentData(),
    )
    assert "blue" == people.all[0].colour


def test_who_is_removed_can_be_brought_back(dialog: PlayersPage, people: Profiles) -> None:
    before = people.all
    dialog.list.setCurrentRow(1)
    dialog.remove_button.click()
    assert ["Ana", "Cho"] == shown(dialog)
    assert "Ben is off the list. All matches stay." == dialog.banner.message
    assert dialog.focusWidget() is dialog.undo_button
    dialog.undo_button.click()
    assert before == people.all
    assert ("Ben", "") == (dialog.details.name.text(), dialog.banner.message)
    assert not dialog.undo_button.isVisible()
    assert dialog.focusWidget() is dialog.list


def test_the_last_one_can_be_brought_back_too(dialog: PlayersPage, people: Profiles) -> None:
    for _ in range(3):
        dialog.remove_button.click()
    assert () == people.all
    assert not dialog.list.isVisible()
    dialog.undo_button.click()
    assert ["Cho"] == shown(dialog)
    assert dialog.list.isVisible()


def test_after_the_lowest_is_removed_the_one_above_is_shown(dialog: PlayersPage) -> None:
    dialog.list.setCurrentRow(2)
    dialog.remove_button.click()
    assert (1, "Ben") == (dialog.list.currentRow(), dialog.details.name.text())


def test_with_somebody_new_nobody_is_brought_back(dialog: PlayersPage) -> None:
    dialog.remove_button.click()
    dialog.new_button.click()
    assert not dialog.undo_button.isVisible()
    assert "" == dialog.banner.message


def test_a_disk_that_does_not_take_the_list_is_told(qtbot: QtBot, ports: ToyPorts) -> None:
    people = Profiles(keep=lambda _all: False)
    dialog = PlayersPage(people, ports.dictionaries.all(), ports.bookkeeping.statistics)
    qtbot.addWidget(dialog)
    dialog.new_button.click()
    assert "could not be saved" in dialog.banner.message


# Taking them for a match


@pytest.fixture
def new_match(qtbot: QtBot, ports: ToyPorts, people: Profiles) -> NewMatchPage:
    made = NewMatchPage(
        toy_entry(), default_settings(), ports.dictionaries.all(), profiles=people.all
    )
    qtbot.addWidget(made)
    made.show()
    return made


def retype(field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def offered(field: PlayerField) -> QAbstractItemView:
    """The list of names below a field."""
    completer = field.completer()
    assert completer is not None
    popup = completer.popup()
    assert popup is not None
    return popup


def test_a_name_that_is_typed_finds_its_player(new_match: NewMatchPage) -> None:
    field = new_match.players.fields[0]
    retype(field, "ana")
    assert field.profile is not None
    assert ("Ana", "Blue circle") == (field.profile.name, field.toolTip())
    assert field.accessibleDescription().startswith("Blue circle. ")
    QTest.keyClicks(field, "bel")
    assert ("anabel", "") == (field.text(), field.toolTip())
    assert field.profile is None


def test_a_click_into_a_name_puts_the_caret_there(new_match: NewMatchPage) -> None:
    field = new_match.players.fields[0]
    retype(field, "Anabel")
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=QPoint(1, field.height() // 2))
    assert (0, False) == (field.cursorPosition(), offered(field).isVisible())


def test_names_are_offered_and_chosen_with_the_keyboard(new_match: NewMatchPage) -> None:
    field = new_match.players.fields[1]
    QTest.keyClick(field, Qt.Key.Key_Down)
    popup = offered(field)
    assert popup.isVisible()
    assert 3 == popup.model().rowCount()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert ("Ben", True) == (field.text(), new_match.isVisible())


def test_the_arrow_offers_everybody(new_match: NewMatchPage) -> None:
    field = new_match.players.fields[0]
    place = field.rect().center()
    place.setX(field.width() - 8)
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=place)
    popup = offered(field)
    assert popup.isVisible()
    popup.hide()


def test_enter_after_a_guests_name_starts_at_once(
    window: MainWindow, ports: ToyPorts, people: Profiles
) -> None:
    assert people.named("Ana")
    window.commands.new(ports.entries[0])
    asked = window.screen_shown
    assert isinstance(asked, NewMatchPage)
    field = asked.players.fields[0]
    retype(field, "An")
    popup = offered(field)
    assert popup.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert ("An", "Ben") == page_of(window).context.players


def test_tab_leaves_a_field_whose_names_are_offered(new_match: NewMatchPage) -> None:
    first, second = new_match.players.fields
    retype(first, "b")
    QTest.keyClick(offered(first), Qt.Key.Key_Tab)
    QApplication.processEvents()
    assert ("b", second) == (first.text(), QApplication.focusWidget())


def test_without_anybody_remembered_a_field_is_a_field(qtbot: QtBot, ports: ToyPorts) -> None:
    asked = NewMatchPage(toy_entry(), default_settings(), ports.dictionaries.all())
    qtbot.addWidget(asked)
    field = asked.players.fields[0]
    assert field.completer() is None
    assert "" == field.accessibleDescription()


def test_whoever_plays_alone_finds_their_words(
    qtbot: QtBot, ports: ToyPorts, people: Profiles
) -> None:
    people.change(people.all[0].id, language="de")
    settings = Settings(player_names=("Ana",), word_language="en")
    asked = NewMatchPage(toy_entry(), settings, ports.dictionaries.all(), profiles=people.all)
    qtbot.addWidget(asked)
    assert "de" == asked.tag
    asked.players.more.click()
    assert "en" == asked.tag
    asked.players.leavers[-1].click()
    choose(asked.dictionary, "en")
    asked.players.fields[0].setText("ana")
    assert "en" == asked.tag


def test_a_player_who_is_remembered_sits_at_the_table(
    window: MainWindow, ports: ToyPorts, people: Profiles
) -> None:
    window.commands.new(ports.entries[0])
    asked = window.screen_shown
    assert isinstance(asked, NewMatchPage)
    asked.players.fields[0].setText("cho")
    asked.start.click()
    assert ("Cho", "Ben") == page_of(window).context.players
    assert window.seating is not None
    assert window.seating.opened is not None
    seats = window.seating.opened.header.seats
    assert (people.all[2].id, people.all[1].id) == (seats[0].profile, seats[1].profile)


# At the table


def sit_down(window: MainWindow, ports: ToyPorts, *names: str) -> None:
    opened = ports.sessions.start("toy", ToyRuleset(), players=names, dictionary="en")
    opened.session.close()
    window.commands.open(opened.path)


def scale() -> int:
    return look().text_scale


def test_whoever_plays_alone_has_text_of_their_own_size(
    window: MainWindow, ports: ToyPorts, people: Profiles
) -> None:
    people.change(people.all[0].id, text_scale=150)
    sit_down(window, ports, "Ana")
    assert 150 == scale()
    page = page_of(window)
    window.offers.settings()
    assert 100 == scale()
    window.go_home()
    assert 100 == scale()
    assert page is not None


def test_a_table_behind_the_settings_is_as_its_player_likes_it_again(
    window: MainWindow, ports: ToyPorts, people: Profiles, preferences: Preferences
) -> None:
    people.change(people.all[0].id, text_scale=150)
    sit_down(window, ports, "Ana")
    window.offers.settings()
    preferences.change(text_scale=125, theme="dark")
    assert 125 == scale()
    settings = window.screen_shown
    assert isinstance(settings, SettingsPage)
    settings.left.emit()
    assert (150, "dark") == (scale(), look().theme.name)
    assert window.screen_shown is window.host


def test_several_at_a_table_have_text_as_the_settings_say(
    window: MainWindow, ports: ToyPorts, people: Profiles
) -> None:
    people.change(people.all[0].id, text_scale=150)
    sit_down(window, ports, "Ana", "Ben")
    assert 100 == scale()


@pytest.mark.usefixtures("people")
def test_another_size_counts_as_soon_as_the_list_is_closed(
    window: MainWindow, ports: ToyPorts
) -> None:
    sit_down(window, ports, "Ana")
    before = page_of(window)
    window.offers.players()
    page = window.screen_shown
    assert isinstance(page, PlayersPage)
    choose(page.details.text_size, 200)
    assert 100 == scale()
    page.back.click()
    assert 200 == scale()
    assert before is not page_of(window)


def test_pages_are_told_the_keys_that_their_players_like(
    window: MainWindow, ports: ToyPorts, people: Profiles
) -> None:
    people.change(people.all[1].id, buzz_key="F12")
    sit_down(window, ports, "Ana", "Ben", "Guest")
    assert ("", "F12", "") == page_of(window).context.own_keys


# Results under another name


def test_a_guests_results_are_offered_taken_over_and_given_back(
    qtbot: QtBot, ports: ToyPorts, people: Profiles
) -> None:
    ports.bookkeeping.kept.record(
        record("m1", (Player("dora"), tally(3))), record("m2", (Player("Dora"), tally(4)), hour=1)
    )
    dialog = PlayersPage(people, ports.dictionaries.all(), ports.bookkeeping.statistics)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.new_button.click()
    QTest.keyClicks(dialog.details.name, "Dora")
    QTest.keyClick(dialog.details.name, Qt.Key.Key_Return)
    assert "2 results were played as a guest under this name." == dialog.banner.message
    dialog.take_button.click()
    question = dialog.taking_over.dialog
    assert question is not None
    offered = [question.list.item(row).text() for row in range(question.list.count())]
    assert ["Dora, as a guest: 2 results", "Ana, on the list: 0 results"] == offered[:2]
    question.take_button.click()
    dora = people.named("Dora")
    assert dora is not None
    known = ports.bookkeeping.kept
    assert [dora.id] == [one.key for one in players(known)]
    assert "2 results of Dora are Dora’s now." == dialog.banner.message
    dialog.undo_button.click()
    assert ["guest:dora"] == [one.key for one in players(known)]
    assert not dialog.undo_button.isVisible()


def test_two_on_the_list_become_one_and_two_again(
    dialog: PlayersPage, ports: ToyPorts, people: Profiles
) -> None:
    ana, ben, _cho = people.all
    ports.bookkeeping.kept.record(record("m1", (Player("Ben", ben.id), tally(3))))
    dialog.take_button.click()
    question = dialog.taking_over.dialog
    assert question is not None
    question.take_button.click()
    assert ["Ana", "Cho"] == shown(dialog)
    assert [ana.id] == [one.key for one in players(ports.bookkeeping.kept)]
    dialog.undo_button.click()
    assert ["Ana", "Ben", "Cho"] == shown(dialog)
    assert [ben.id] == [one.key for one in players(ports.bookkeeping.kept)]


def taken_over_by_ana(dialog: PlayersPage, ports: ToyPorts, people: Profiles) -> str:
    """Ana takes over the only result of Ben, who goes off the list; says her key."""
    ana, ben, _cho = people.all
    ports.bookkeeping.kept.record(record("m1", (Player("Ben", ben.id), tally(3))))
    dialog.take_button.click()
    assert dialog.taking_over.dialog is not None
    dialog.taking_over.dialog.take_button.click()
    return ana.id


def test_results_that_were_taken_over_stay_so_when_somebody_removed_is_brought_back(
    dialog: PlayersPage, ports: ToyPorts, people: Profiles
) -> None:
    ana = taken_over_by_ana(dialog, ports, people)
    dialog.list.setCurrentRow(1)
    dialog.remove_button.click()
    dialog.undo_button.click()
    assert ["Ana", "Cho"] == shown(dialog)
    assert [ana] == [one.key for one in players(ports.bookkeeping.kept)]


def test_after_results_were_taken_over_nobody_removed_before_is_brought_back(
    dialog: PlayersPage, ports: ToyPorts, people: Profiles
) -> None:
    taken_by = dialog.taking_over
    dialog.list.setCurrentRow(2)
    dialog.remove_button.click()
    dialog.list.setCurrentRow(0)
    dialog.take_button.click()
    assert taken_by.dialog is not None
    taken_by.dialog.take_button.click()
    assert (["Ana"], True) == (shown(dialog), dialog.undo_button.isVisible())
    assert dialog.focusWidget() is dialog.undo_button
    dialog.undo_button.click()
    assert ["Ana", "Ben"] == shown(dialog) == [one.name for one in people.all]
    assert () == tuple(players(ports.bookkeeping.kept))
    assert dialog.focusWidget() is dialog.list


@pytest.mark.usefixtures("people")
def test_whoever_cancels_takes_nothing_over_and_enter_takes_what_is_chosen(
    dialog: PlayersPage, people: Profiles
) -> None:
    dialog.take_button.click()
    first = dialog.taking_over.dialog
    assert first is not None
    QTest.keyClick(first, Qt.Key.Key_Escape)
    assert ["Ana", "Ben", "Cho"] == shown(dialog)
    assert not dialog.taking_over.can_undo
    dialog.take_button.click()
    second = dialog.taking_over.dialog
    assert second is not None
    assert second.list is second.focusWidget()
    QTest.keyClick(second.list, Qt.Key.Key_Down)
    QTest.keyClick(second.list, Qt.Key.Key_Return)
    assert ["Ana", "Ben"] == [one.name for one in people.all]
    dialog.take_button.click()
    third = dialog.taking_over.dialog
    assert third is not None
    third.list.itemActivated.emit(third.list.item(0))
    assert ["Ana"] == [one.name for one in people.all]


def test_where_nobody_else_has_results_that_is_said(qtbot: QtBot, ports: ToyPorts) -> None:
    ports.people.add("Ana")
    page = PlayersPage(ports.people, ports.dictionaries.all(), ports.bookkeeping.statistics)
    qtbot.addWidget(page)
    page.show()
    page.take_button.click()
    dialog = page.taking_over.dialog
    assert dialog is not None
    assert "Nobody else has results." in [one.text() for one in dialog.findChildren(QLabel)]
    assert (False, False) == (dialog.take_button.isEnabled(), dialog.list.isVisible())
    cancel = dialog.focusWidget()
    assert isinstance(cancel, QPushButton)
    QTest.keyClick(cancel, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_of_a_guest_without_the_name_nothing_is_offered(
    dialog: PlayersPage, ports: ToyPorts
) -> None:
    ports.bookkeeping.kept.record(record("m1", (Player("dora"), tally(3))))
    dialog.new_button.click()
    QTest.keyClicks(dialog.details.name, "Eva")
    QTest.keyClick(dialog.details.name, Qt.Key.Key_Return)
    assert "" == dialog.banner.message


def test_results_that_cannot_be_taken_over_stay_and_that_is_told(
    dialog: PlayersPage, ports: ToyPorts, people: Profiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_given: object) -> NoReturn:
        raise StoreError(Path("statistics.sqlite"), StoreReason.DENIED)

    refusal = "Nothing was taken over: the system does not allow access."
    monkeypatch.setattr(taking_over, "take_over", refuse)
    dialog.take_button.click()
    assert dialog.taking_over.dialog is not None
    dialog.taking_over.dialog.take_button.click()
    assert (refusal, False) == (dialog.banner.message, dialog.undo_button.isVisible())
    assert ["Ana", "Ben", "Cho"] == [one.name for one in people.all]

    monkeypatch.undo()
    taken_over_by_ana(dialog, ports, people)
    monkeypatch.setattr(taking_over, "give_back", refuse)
    dialog.undo_button.click()
    assert refusal == dialog.banner.message

    monkeypatch.setattr(taking_over, "candidates", refuse)
    dialog.banner.clear()
    dialog.taking_over.dialog = None
    dialog.take_button.click()
    assert (refusal, None) == (dialog.banner.message, dialog.taking_over.dialog)
    # A name is taken all the same, and nothing is said of results that nobody asked about.
    dialog.banner.clear()
    retype(dialog.details.name, "Anna")
    QTest.keyClick(dialog.details.name, Qt.Key.Key_Return)
    assert ("Anna", "") == (people.all[0].name, dialog.banner.message)


def test_who_was_joined_on_reading_is_told_and_can_be_parted(
    qtbot: QtBot, people: Profiles, tmp_path: Path
) -> None:
    ana = people.all[0]
    people.renew((*people.all, Profile("twin", ana.name)))
    kept = Statistics(tmp_path / "kept.sqlite", people=people)
    kept.record(record("m1", (Player(ana.name, "twin"), tally(4))))
    people.join_namesakes()
    page = PlayersPage(people, (), lambda: kept)
    qtbot.addWidget(page)
    page.show()
    assert page.banner.message.startswith("Ana stood on the list twice, in spellings")
    page.undo_button.click()
    assert "Ana 2" in shown(page)
    assert {"twin"} == {one.key for one in players(kept)}
    kept.close()
