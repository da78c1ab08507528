"""The window shows a replay over whatever was there, comes back to it, and branches off it."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tests.features.replay.reading import entry_named
from tests.helpers.golden_matches import golden, header_of
from tests.window.shell.conftest import OpenTable
from tests.window.shell.stand_ins import ToyPorts
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.matches.pages.matches_page import MatchesPage
from wordsmith_desktop.features.replay.pages.page import ReplayPage
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import Act, End, Entry, EntryCodec, Occasion, encode_header
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.cards import PictureCard
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.home import Home
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.window.shell.table_host import TableHost

pytestmark = pytest.mark.usefixtures("dressed")

OVER = "length_x_wit_solo"
SECRET = "rewordable_short"


def shelve(ports: ToyPorts, name: str, share: float = 1.0) -> Path:
    """Have a golden match, or the first part of it, among the saves."""
    match = golden(name, share)
    header = header_of(match)
    game = match.rules.game
    ports.sessions.rules[game] = match.rules
    ports.entries.append(entry_named(game))
    header = replace(header, ruleset=encode(match.ruleset), match_id=f"golden-{len(name)}")
    codec = EntryCodec(match.rules)
    acts = [Act(played.seat, played.action, 0) for played in match.played]
    entries: list[Entry] = [*acts, *([End(match.outcome.scores)] if match.outcome else [])]
    lines = [codec.encode(number, entry) for number, entry in enumerate(entries, start=1)]
    return ports.files.put(header.match_id, (encode_header(header), *lines))


def shown(window: MainWindow) -> ReplayPage:
    page = window.screen_shown
    assert isinstance(page, ReplayPage)
    return page


def matches(window: MainWindow) -> MatchesPage:
    window.saves.load()
    page = window.screen_shown
    assert isinstance(page, MatchesPage)
    return page


def test_it_comes_from_the_list_of_matches_and_goes_back_there(
    window: MainWindow, ports: ToyPorts
) -> None:
    path = shelve(ports, OVER)
    before = path.read_bytes()
    listed = matches(window)
    QTest.mouseClick(listed.replay_button, Qt.MouseButton.LeftButton)
    page = shown(window)
    assert window.windowTitle() == "Replay: Length × Wit – Wordsmith Desktop"
    assert QApplication.focusWidget() is page.controls.play
    page.go_to(page.replay.length)
    QTest.keyClick(page.controls.play, Qt.Key.Key_Escape)
    assert window.screen_shown is listed
    QTest.keyClick(listed.list, Qt.Key.Key_Escape)
    assert isinstance(window.screen_shown, Home)
    assert before == path.read_bytes()


def test_a_match_with_secrets_stays_closed_and_the_list_says_why(
    window: MainWindow, ports: ToyPorts
) -> None:
    shelve(ports, SECRET, 0.5)
    listed = matches(window)
    listed.replay_button.click()
    assert listed.banner.message.startswith("This match still has secrets.")
    assert window.screen_shown is listed
    window.go_home()
    window.saves.replay(next(ports.saves.newest()).path)
    assert window.screen_shown is not None
    notes = [note.message for note in window.screen_shown.findChildren(Banner)]
    assert any(note.startswith("This match still has secrets.") for note in notes)


def test_a_match_that_hides_nothing_may_be_shown_before_its_end(
    window: MainWindow, ports: ToyPorts
) -> None:
    path = shelve(ports, OVER, 0.5)
    window.saves.replay(path)
    page = shown(window)
    page.go_to(page.replay.length)
    assert page.controls.branch.isEnabled()


def test_it_comes_from_the_table_which_waits_behind_it(window: MainWindow, ports: ToyPorts) -> None:
    path = shelve(ports, OVER)
    window.commands.open(path)
    table = window.screen_shown
    assert isinstance(table, TableHost)
    assert window._menus is not None
    assert window._menus.replay.isEnabled()
    window._menus.replay.trigger()
    shown(window).controls.back.click()
    assert window.screen_shown is table


def test_the_menu_offers_it_once_a_match_is_over(window: MainWindow, open_table: OpenTable) -> None:
    assert window._menus is not None
    assert not window._menus.replay.isEnabled()
    open_table()
    assert not window._menus.replay.isEnabled()


def test_another_look_builds_it_anew_at_the_same_step(
    window: MainWindow, ports: ToyPorts, preferences: Preferences
) -> None:
    window.saves.replay(shelve(ports, OVER))
    before = shown(window)
    before.go_to(9)
    preferences.change(theme="dark")
    after = shown(window)
    assert (True, 9) == (after is not before, after.replay.position)
    after.go_to(10)
    after.controls.back.click()
    assert isinstance(window.screen_shown, Home)


def test_a_branch_is_a_match_at_the_table_that_never_counts(
    window: MainWindow, ports: ToyPorts
) -> None:
    path = shelve(ports, OVER)
    before = path.read_bytes()
    window.saves.replay(path)
    shown(window).go_to(20)
    shown(window).controls.branch.click()
    table = window.screen_shown
    assert isinstance(table, TableHost)
    notes = [note.message for note in table.findChildren(Banner) if note.isVisible()]
    assert "Branched off another match. It never counts." in notes
    opened = table.seating.opened
    assert opened is not None
    assert Occasion(counts=False) == opened.header.occasion
    assert (
        read_match(path, ports.sessions.rules).match.played[:20] == opened.session.match.played[:20]
    )
    assert () != opened.session.actors
    assert before == path.read_bytes()


def test_a_branch_stays_in_the_list_and_is_marked(window: MainWindow, ports: ToyPorts) -> None:
    window.saves.replay(shelve(ports, OVER))
    shown(window).controls.branch.click()
    window.go_home()
    cards = [card.accessibleName() for card in window.findChildren(PictureCard)]
    assert any("branched off, never counts" in name for name in cards)
    listed = matches(window)
    lines = [listed.list.item(row).text() for row in range(listed.list.count())]
    assert [True, False] == [line.endswith("branched off, never counts") for line in lines]


def test_a_save_that_cannot_be_read_is_told(window: MainWindow, tmp_path: Path) -> None:
    window.saves.replay(tmp_path / "gone.jsonl")
    home = cast("Home", window.screen_shown)
    assert home.banner.message.startswith("gone.jsonl cannot be opened")


def test_the_list_of_keys_has_those_of_a_replay(window: MainWindow) -> None:
    window.dialogs.keys()
    assert window.dialog is not None
    lines = [line.text() for line in window.dialog.findChildren(QLabel)]
    assert {"In a replay", "Page Down, Page Up"} <= set(lines)
