from __future__ import annotations

from operator import attrgetter
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLabel,
    QMenu,
    QRadioButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.helpers.changed_entry import changed
from tests.window.shell.conftest import OpenTable
from tests.window.shell.stand_ins import ToyPorts, toy_entry, toy_ports
from wordsmith_desktop import __version__
from wordsmith_desktop.features.lessons.pages.learn_page import LearnPage
from wordsmith_desktop.features.matches.pages.matches_page import MatchesPage
from wordsmith_desktop.features.new_match.pages.new_match import NewMatchPage
from wordsmith_desktop.features.players.pages.players_page import PlayersPage
from wordsmith_desktop.features.rule_book.pages.rules_page import RulesPage, find_rules
from wordsmith_desktop.features.settings.pages.settings_page import SettingsPage
from wordsmith_desktop.features.settings.pages.theme_card import ThemeCard
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.window.kit.labels import breakable
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.sound.sounds import Channel, volume
from wordsmith_desktop.window.kit.theme import CONTRAST, THEMES
from wordsmith_desktop.window.kit.threads import end_all
from wordsmith_desktop.window.shell.help_dialogs import AboutDialog, KeysDialog
from wordsmith_desktop.window.shell.home import Home
from wordsmith_desktop.window.shell.house_dialog import HouseDialog
from wordsmith_desktop.window.shell.look_in_use import use_look_of
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.shell.texts import KEY_HELP
from wordsmith_desktop.wording.texts import Language, Text, language, say, set_language


def _page(window: MainWindow) -> SettingsPage:
    page = window.screen_shown
    assert isinstance(page, SettingsPage)
    return page


def settle() -> None:
    """Have everything done that waits for the event loop, layouts in layouts too."""
    for _ in range(4):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _answer(window: MainWindow, name: str, value: object) -> QRadioButton:
    answer = _page(window).findChild(QRadioButton, f"{name}={value}")
    assert isinstance(answer, QRadioButton)
    return answer


def _arrow(start: QWidget, end: QWidget) -> Qt.Key:
    """Which arrow leads from one answer to another, in the same line or in the next."""
    if start.y() != end.y():
        return Qt.Key.Key_Down if start.y() < end.y() else Qt.Key.Key_Up
    return Qt.Key.Key_Right if start.x() < end.x() else Qt.Key.Key_Left


def _choose(window: MainWindow, name: str, value: object) -> None:
    answer = _answer(window, name, value)
    answer.setFocus()
    answer.click()


def _menu_texts(window: MainWindow) -> list[str]:
    return [
        action.text() for action in window.menuBar().actions() if isinstance(action.menu(), QMenu)
    ]


def test_a_change_of_language_shows_at_once_and_keeps_the_focus(window: MainWindow) -> None:
    window.offers.settings()
    _choose(window, "language", "de")
    assert language() == "de"
    assert "&Spiel" in _menu_texts(window)
    assert _page(window).back.text() == "Zurück"
    focused = window.focusWidget()
    assert focused is not None
    assert focused.objectName() == "language=de"


def test_theme_and_text_size_change_at_once(window: MainWindow, preferences: Preferences) -> None:
    window.offers.settings()
    _choose(window, "theme", "contrast")
    _choose(window, "text_scale", 200)
    assert (look().theme, look().text_scale) == (CONTRAST, 200)
    assert window.font().pixelSize() == 36
    assert (preferences.settings.theme, preferences.settings.text_scale) == ("contrast", 200)


def test_table_and_signals_have_a_volume_each_and_one_key_silences_both(
    window: MainWindow, preferences: Preferences, open_table: OpenTable
) -> None:
    window.offers.settings()
    _choose(window, "table_volume", 100)
    _choose(window, "signal_volume", 30)
    loud = [volume(preferences.settings, channel) for channel in Channel]
    assert [100, 30] == loud
    page = open_table()
    QTest.keyClick(page, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert [0, 0] == [volume(preferences.settings, channel) for channel in Channel]
    QTest.keyClick(page, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert loud == [volume(preferences.settings, channel) for channel in Channel]


def test_themes_are_chosen_by_their_picture_with_the_arrows(
    window: MainWindow, preferences: Preferences
) -> None:
    window.offers.settings()
    _choose(window, "theme", "light")
    for theme in ("dark", "contrast"):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Right)
        assert theme == preferences.settings.theme == look().theme.name
        chosen = QApplication.focusWidget()
        assert isinstance(chosen, ThemeCard)
        assert (chosen.isChecked(), chosen.objectName()) == (True, f"theme={theme}")


def _in_picture(card: ThemeCard) -> set[str]:
    """The colours in the picture of a theme."""
    image = card.grab().toImage()
    return {image.pixelColor(x, 20).name() for x in range(image.width())}


def test_the_picture_of_a_theme_is_in_its_own_colours(window: MainWindow) -> None:
    window.offers.settings()
    for theme in THEMES.values():
        card = _page(window).findChild(ThemeCard, f"theme={theme.name}")
        assert isinstance(card, ThemeCard)
        assert theme.table.lower() in _in_picture(card)
    both = _page(window).findChild(ThemeCard, "theme=system")
    assert isinstance(both, ThemeCard)
    assert {THEMES["light"].table.lower(), THEMES["dark"].table.lower()} <= _in_picture(both)


@pytest.mark.parametrize("name", ["for_fingers", "pause_unfocused", "offers_all_words"])
def test_a_switch_is_kept(window: MainWindow, preferences: Preferences, name: str) -> None:
    window.offers.settings()
    box = _page(window).findChild(QCheckBox, name)
    assert isinstance(box, QCheckBox)
    box.click()
    assert getattr(preferences.settings, name) is True


def test_settings_lead_back_to_the_table(window: MainWindow, open_table: OpenTable) -> None:
    page = open_table()
    window.offers.settings()
    _page(window).back.click()
    assert window.screen_shown is window.host
    window.offers.settings()
    QTest.keyClick(_page(window), Qt.Key.Key_Escape)
    assert window.screen_shown is window.host
    assert page.isVisible()


def _house(qtbot: QtBot, ports: ToyPorts) -> HouseDialog:
    dialog = HouseDialog(ports.dictionaries.house, "en")
    qtbot.addWidget(dialog)
    return dialog


@pytest.mark.usefixtures("dressed")
def test_a_word_of_the_house_counts_at_once(qtbot: QtBot, ports: ToyPorts) -> None:
    dialog = _house(qtbot, ports)
    dialog.word.setText("zen")
    dialog.accept_button.click()
    dialog.word.setText("qi")
    dialog.ban_button.click()
    assert ports.dictionaries.houses["en"].words() == [("QI", False), ("ZEN", True)]
    assert [dialog.list.item(i).text() for i in range(2)] == [
        "QI: never accepted",
        "ZEN: always accepted",
    ]


@pytest.mark.usefixtures("dressed")
def test_a_word_of_the_house_can_be_removed(qtbot: QtBot, ports: ToyPorts) -> None:
    ports.dictionaries.houses["de"].accept("Zen")
    dialog = _house(qtbot, ports)
    assert not dialog.remove_button.isEnabled()
    dialog.language.setCurrentIndex(1)
    dialog.list.setCurrentRow(0)
    dialog.remove_button.click()
    assert ports.dictionaries.houses["de"].words() == []


@pytest.mark.usefixtures("dressed")
def test_a_word_that_no_game_can_show_is_refused(qtbot: QtBot, ports: ToyPorts) -> None:
    dialog = _house(qtbot, ports)
    dialog.word.setText("3 %")
    dialog.accept_button.click()
    assert dialog.banner.message == ("“3 %” holds a character that no game has, or nothing at all.")
    assert ports.dictionaries.houses["en"].words() == []


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [("t2", ["T2"]), ("die rolled", ["T1"]), ("", ["T1", "T2"]), ("castle", [])],
)
def test_rules_are_found_by_number_and_word(wanted: str, expected: list[str]) -> None:
    found = find_rules(tuple(toy_entry().words.rules()), wanted)
    assert [rule.number for rule in found] == expected


@pytest.mark.usefixtures("dressed")
def test_the_rule_book_says_what_is_our_choice(qtbot: QtBot, ports: ToyPorts) -> None:
    page = RulesPage(ports.entries, "toy")
    qtbot.addWidget(page)
    page.search.setText("T2")
    assert page.text.toPlainText() == "T2 A word counts two points. (our choice)"
    page.search.setText("castle")
    assert page.text.toPlainText() == "No rule mentions that."


@pytest.mark.usefixtures("dressed")
def test_about_shows_every_licence(qtbot: QtBot, ports: ToyPorts) -> None:
    dialog = _about(qtbot, ports)
    dialog.licence.setCurrentIndex(1)
    assert dialog.text.toPlainText() == "OFL-1.1"


def _about(qtbot: QtBot, ports: ToyPorts, settings: Path | None = None) -> AboutDialog:
    data = ports.folders.data
    dialog = AboutDialog(ports.licences(), data=data, settings=settings or data)
    qtbot.addWidget(dialog)
    return dialog


@pytest.mark.usefixtures("dressed")
def test_about_names_program_version_and_where_the_data_lies(
    qtbot: QtBot, ports: ToyPorts, tmp_path: Path
) -> None:
    dialog = _about(qtbot, ports, settings=tmp_path / "settings")
    told = "\n".join(found.text() for found in dialog.findChildren(QLabel))
    for expected in (
        "Wordsmith Desktop",
        __version__,
        breakable(ports.folders.data),
        breakable(tmp_path / "settings"),
    ):
        assert expected in told


@pytest.mark.usefixtures("dressed")
def test_about_scrolls_by_key_at_once(qtbot: QtBot, ports: ToyPorts) -> None:
    dialog = _about(qtbot, ports)
    dialog.show()
    assert isinstance(dialog.focusWidget(), QScrollArea)


@pytest.mark.usefixtures("dressed")
def test_about_names_a_folder_once_that_holds_everything(qtbot: QtBot, ports: ToyPorts) -> None:
    dialog = _about(qtbot, ports)
    assert 1 == dialog.places.text().count(breakable(ports.folders.data))


def _keys(qtbot: QtBot, ports: ToyPorts, first: str, purpose: str = "") -> KeysDialog:
    dialog = KeysDialog(ports.games(), first, purpose)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("first", ["toy", "other"])
def test_the_keys_of_the_game_in_question_come_first(
    qtbot: QtBot, ports: ToyPorts, first: str
) -> None:
    ports.entries.append(toy_entry("other", Text("Other", "Anderes")))
    # What has no keys of its own is not named.
    ports.entries.append(changed(toy_entry("none", Text("None", "Keins")), keys=()))
    dialog = _keys(qtbot, ports, first)
    told = [found.text() for found in dialog.area.findChildren(QLabel)]
    titles = [text for text in told if text in ("Toy Game", "Other", "None", "Everywhere")]
    this, other = ("Toy Game", "Other") if first == "toy" else ("Other", "Toy Game")
    assert [this, "Everywhere", other] == titles
    # So the ten that matter come before all others.
    assert 10 == len(KEY_HELP)
    assert dialog.area is dialog.focusWidget()


@pytest.mark.usefixtures("dressed")
def test_what_is_to_be_done_now_comes_before_all_keys_and_only_at_a_table(
    qtbot: QtBot, ports: ToyPorts
) -> None:
    heading = "What it is about now"
    with_it = [
        one.text()
        for one in _keys(qtbot, ports, "toy", "Put counters down.").area.findChildren(QLabel)
    ]
    assert [heading, "Put counters down.", "Toy Game"] == with_it[:3]
    without = [one.text() for one in _keys(qtbot, ports, "toy").area.findChildren(QLabel)]
    assert with_it[2:] == without


@pytest.mark.usefixtures("dressed")
def test_about_without_licences_shows_none(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = AboutDialog((), data=tmp_path, settings=tmp_path)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.licence.isVisible()
    assert not dialog.text.isVisible()


def test_the_data_folder_is_shown_from_the_menu_and_from_about(
    window: MainWindow, ports: ToyPorts
) -> None:
    (action,) = (
        action
        for menu in window.findChildren(QMenu)
        for action in menu.actions()
        if action.text() == "Open Data Folder"
    )
    action.trigger()
    window.dialogs.about()
    about = window.dialog
    assert isinstance(about, AboutDialog)
    about.folder.click()
    about.close()
    assert [ports.folders.data] * 2 == ports.file_manager.shown


def test_without_a_file_manager_the_folder_is_said(window: MainWindow, ports: ToyPorts) -> None:
    ports.file_manager.works = False
    window.dialogs.data_folder()
    dialog = window.dialog
    assert dialog is not None
    told = [found.text() for found in dialog.findChildren(QLabel)]
    assert f"Your data lies in {breakable(ports.folders.data)}." in told
    dialog.close()


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        ("dialogs.house", HouseDialog),
        ("dialogs.keys", KeysDialog),
        ("dialogs.about", AboutDialog),
    ],
)
def test_every_dialog_opens_and_closes_by_escape(
    window: MainWindow, command: str, kind: type
) -> None:
    attrgetter(command)(window)()
    dialog = window.dialog
    assert isinstance(dialog, kind)
    assert isinstance(dialog, PlainDialog)
    gone: list[bool] = []
    dialog.destroyed.connect(lambda: gone.append(True))
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert gone == [True]


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        ("offers.rules", RulesPage),
        ("offers.learn", LearnPage),
        ("offers.players", PlayersPage),
        ("offers.settings", SettingsPage),
        ("saves.load", MatchesPage),
    ],
)
def test_every_page_opens_in_the_window_and_is_left_by_escape(
    window: MainWindow, command: str, kind: type
) -> None:
    attrgetter(command)(window)()
    page = window.screen_shown
    assert isinstance(page, kind)
    assert isinstance(page, Page)
    assert None is window.dialog
    focused = QApplication.focusWidget()
    assert focused is not None
    assert page.isAncestorOf(focused)
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert isinstance(window.screen_shown, Home)


def test_the_rules_of_a_new_match_are_those_of_its_game(
    window: MainWindow, ports: ToyPorts
) -> None:
    ports.entries.append(toy_entry("other", Text("Other", "Anderes")))
    window.screens.show_new_match(ports.entries[1])
    asked = window.screen_shown
    assert isinstance(asked, NewMatchPage)
    asked.rules_asked.emit()
    rules = window.screen_shown
    assert isinstance(rules, RulesPage)
    assert "other" == rules.game.currentData()
    QTest.keyClick(rules.search, Qt.Key.Key_Escape)
    assert window.screen_shown is asked


def test_rules_in_another_look_are_those_that_were_searched_for(
    window: MainWindow, preferences: Preferences
) -> None:
    window.offers.rules("", "")
    before = window.screen_shown
    assert isinstance(before, RulesPage)
    before.search.setText("T2")
    preferences.change(theme="dark")
    after = window.screen_shown
    assert isinstance(after, RulesPage)
    assert (True, "T2") == (after is not before, after.search.text())
    assert QApplication.focusWidget() is after.search


def _shortcuts(window: MainWindow) -> list[QKeySequence]:
    return [
        key
        for menu in window.findChildren(QMenu)
        for action in menu.actions()
        for key in action.shortcuts()
    ]


def test_no_letter_alone_is_a_shortcut(window: MainWindow, open_table: OpenTable) -> None:
    open_table()
    keys = [key.toString() for key in _shortcuts(window)]
    assert "Ctrl+N" in keys
    assert [key for key in keys if len(key) == 1] == []


def test_the_key_for_a_new_match_goes_with_the_game_played_last(
    qtbot: QtBot, tmp_path: Path, preferences: Preferences
) -> None:
    games = [changed(toy_entry(), game=name) for name in ("one", "two", "three")]
    ports = toy_ports(tmp_path, games)
    window = MainWindow(ports, preferences)
    qtbot.addWidget(window)
    for last, expected in (("two", "two"), ("three", "three"), ("gone", "one"), ("", "one")):
        preferences.change(last_game=last)
        window.go_home()
        assert 1 == sum(key.toString() == "Ctrl+N" for key in _shortcuts(window))
        action = next(one for one in window.findChildren(QAction) if "Ctrl+N" in _keys_of(one))
        action.trigger()
        page = window.screen_shown
        assert isinstance(page, NewMatchPage)
        assert expected == page.entry.game
    end_all()
    ports.bookkeeping.kept.close()


def _keys_of(action: QAction) -> list[str]:
    return [key.toString() for key in action.shortcuts()]


@pytest.mark.parametrize(
    ("name", "value"), [("language", "de"), ("theme", "dark"), ("text_scale", 150)]
)
@pytest.mark.parametrize("is_over_a_match", [False, True])
def test_every_change_keeps_the_keyboard_on_the_answer(
    window: MainWindow, open_table: OpenTable, name: str, value: object, is_over_a_match: bool
) -> None:
    if is_over_a_match:
        open_table()
    window.offers.settings()
    _choose(window, name, value)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert f"{name}={value}" == focused.objectName()


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [("language", "en", "de"), ("theme", "light", "dark"), ("text_scale", 100, 125)],
)
@pytest.mark.parametrize("is_over_a_match", [False, True])
@pytest.mark.sampled(2)
def test_the_arrows_go_on_from_answer_to_answer_though_the_page_is_built_anew(
    window: MainWindow,
    open_table: OpenTable,
    name: str,
    first: object,
    second: object,
    is_over_a_match: bool,
) -> None:
    if is_over_a_match:
        open_table()
    window.offers.settings()
    _choose(window, name, first)
    for value in (second, first):
        settle()
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, _arrow(focused, _answer(window, name, value)))
        settle()
        chosen = QApplication.focusWidget()
        assert chosen is not None
        assert f"{name}={value}" == chosen.objectName()
        assert _page(window).isAncestorOf(chosen)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_large_text_never_scrolls_settings_sideways(
    window: MainWindow, preferences: Preferences, size: tuple[int, int], language: str
) -> None:
    preferences.change(text_scale=200, language=language)
    window.resize(*size)
    window.fit()
    window.offers.settings()
    QApplication.processEvents()
    page = _page(window)
    assert 0 == page.area.horizontalScrollBar().maximum()
    assert window.rect().contains(page.back.mapTo(window, page.back.rect().bottomRight()))


def test_a_match_that_is_gone_on_with_is_the_one_played_last(
    window: MainWindow, open_table: OpenTable, preferences: Preferences
) -> None:
    assert "" == preferences.settings.last_game
    open_table()
    window.go_home()
    assert "toy" == preferences.settings.last_game == window.game


def test_no_time_passes_behind_a_dialog(window: MainWindow, open_table: OpenTable) -> None:
    open_table()
    assert window.host is not None
    table = window.host.seating.table
    assert table is not None
    assert not table.is_paused
    window.dialogs.keys()
    assert table.is_paused
    assert window.dialog is not None
    window.dialog.reject()
    assert not table.is_paused


def test_no_key_is_given_twice(window: MainWindow, open_table: OpenTable) -> None:
    open_table()
    keys = [key.toString() for key in _shortcuts(window)]
    assert sorted(set(keys)) == sorted(keys)


def test_learn_tells_of_the_game_at_the_table_first(
    window: MainWindow, dressed: QApplication
) -> None:
    window.offers.learn()
    page = window.screen_shown
    assert isinstance(page, LearnPage)
    said = [text.text() for text in page.findChildren(QLabel) if text.text()]
    assert said[0] == "Learn"
    assert said[2:5] == ["Toy Game", "New", "Put a counter"]
    assert "Put counters down." in said
    page.lessons[0].click()
    dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert window.seating is not None
    assert window.seating.lesson is not None
    window.go_home()


BOXES = {
    "letter_pieces": ("HeidelBÄR Games", "10+", "20–30"),
    "hidden_crossword": ("Kevin Gamba", "12+", "45–60"),
    "rewordable": ("Clarkson Potter", "8+", "20–30"),
    "length_x_wit": ("Tinderbox", "13+", "an hour"),
}


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("game", BOXES)
def test_which_box_a_game_plays_is_told_in_three_places(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    entry = find_entry(game)
    assert entry is not None
    origin = entry.words.origin()
    assert origin is not None
    assert all(fact in say(origin) for fact in BOXES[game])
    shown = (
        RulesPage([entry], game),
        LearnPage([entry], game, Settings()),
        AboutDialog((), games=[entry], data=tmp_path, settings=tmp_path),
    )
    for widget in shown:
        qtbot.addWidget(widget)
        texts_shown = [one.text() for one in widget.findChildren(QLabel) if not one.isHidden()]
        assert [one for one in texts_shown if say(origin) in one]


@pytest.mark.usefixtures("dressed")
def test_a_number_leads_to_its_rule_in_the_whole_book(qtbot: QtBot) -> None:
    entry = find_entry("hidden_crossword")
    assert entry is not None
    page = RulesPage([entry], "hidden_crossword", "W12")
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    assert "W1 " not in page.text.toPlainText()
    # W12 names the two rules about clues; their numbers lead there.
    page.text.anchorClicked.emit(QUrl("#W16"))
    assert ("", "W16") == (page.search.text(), page.at)
    assert page.focusWidget() is page.text
    bar = page.text.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() > 0)
    assert page.text.cursorForPosition(QPoint(20, 20)).block().text().startswith("W16")
    assert "W1 " in page.text.toPlainText()
    # Whoever searches again has no rule marked.
    page.search.setText("anchor")
    assert "" == page.at


PRINTED_WORDS = [
    ("letter_pieces", "en", "Advanced Game", "R31"),
    ("letter_pieces", "en", "wild", "R11"),
    ("letter_pieces", "de", "Joker", "R11"),
    ("letter_pieces", "de", "Bonusfeld", "R19"),
    ("letter_pieces", "de", "rufst", "R15"),
    ("letter_pieces", "de", "gesichert", "R17"),
    ("letter_pieces", "de", "Challenges", "R10"),
    ("rewordable", "en", "challenge", "C14"),
]


@pytest.mark.parametrize(("game", "language", "word", "number"), PRINTED_WORDS)
def test_a_printed_word_is_found_in_the_rules(
    game: str, language: Language, word: str, number: str
) -> None:
    set_language(language)
    try:
        entry = find_entry(game)
        assert entry is not None
        found = find_rules(entry.words.rules(), word)
    finally:
        set_language("en")
    assert number in [rule.number for rule in found]


@pytest.mark.usefixtures("dressed")
def test_colours_in_the_rules_have_shapes_of_their_own(qtbot: QtBot) -> None:
    entry = find_entry("hidden_crossword")
    assert entry is not None
    page = RulesPage([entry], "hidden_crossword")
    qtbot.addWidget(page)
    page.search.setText("W1")
    html = page.text.toHtml()
    theme = look().theme
    for shape, piece in (("◆", theme.long), ("●", theme.big), ("▲", theme.short)):
        assert shape in page.text.toPlainText()
        assert piece.outline.lower() in html.lower()


def test_escape_gives_the_keyboard_back_to_what_had_it_before_a_menu(
    qtbot: QtBot, window: MainWindow
) -> None:
    had = QApplication.focusWidget()
    assert had is not None
    bar = window.menuBar()
    QTest.keyClick(window, Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_Right)
    following = QApplication.activePopupWidget()
    assert isinstance(following, QMenu)
    assert menu is not following
    QApplication.processEvents()
    assert following is QApplication.activePopupWidget()
    QTest.keyClick(following, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not bar.hasFocus())
    assert had is QApplication.focusWidget()
    assert bar.activeAction() is None


def test_at_the_largest_text_the_rules_have_the_room_and_whose_they_are_is_scrolled_with_them(
    qtbot: QtBot, preferences: Preferences
) -> None:
    preferences.change(text_scale=200)
    use_look_of(preferences.settings, "")
    entry = find_entry("letter_pieces")
    assert entry is not None
    page = RulesPage([entry], "letter_pieces")
    qtbot.addWidget(page)
    assert page.origin.text()
    assert page.origin.isHidden()
    assert page.text.toPlainText().startswith(page.origin.text())
