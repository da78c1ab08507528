"""The table under the window: curtain, pause, clock, rebuilding, getting up."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.challenges import challenges
from tests.helpers.live import session_of
from tests.helpers.saves import BadDisk
from tests.helpers.toy_game import Call, EndTurn, Pace, ToyRuleset
from tests.window.shell.conftest import OpenTable, page_of
from tests.window.shell.stand_ins import ToyPorts, saved_match
from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.core.seats import REFEREE
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.challenges.challenge import DealStanding, fresh_challenge
from wordsmith_desktop.features.challenges.dealing import Dealing
from wordsmith_desktop.features.challenges.kinds import KINDS
from wordsmith_desktop.features.challenges.pages.page import ChallengeWish
from wordsmith_desktop.features.matches.pages.matches_page import MatchesPage
from wordsmith_desktop.features.new_match.drafts import Draft
from wordsmith_desktop.features.new_match.pages.ready_page import ReadyPage
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import StoreError, StoreReason
from wordsmith_desktop.session.drivers import RefereeDriver
from wordsmith_desktop.window.kit.awake import use_lamp
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.curtain import Curtain
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.rooms import Beginning
from wordsmith_desktop.window.shell import save_commands
from wordsmith_desktop.window.shell.home import Home
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.window.shell.seating import match_seating
from wordsmith_desktop.window.shell.table_covers import PauseCover


def _spoken(interface: QAccessibleInterface) -> list[str]:
    """Everything a screen reader can find below an interface that can be seen."""
    if interface.state().invisible:
        return []
    texts = [
        interface.text(kind)
        for kind in (
            QAccessible.Text.Name,
            QAccessible.Text.Description,
            QAccessible.Text.Value,
            QAccessible.Text.Help,
        )
    ]
    for index in range(interface.childCount()):
        child = interface.child(index)
        if child is not None:
            texts.extend(_spoken(child))
    return texts


def _tool_tips(widget: QWidget) -> list[str]:
    return [child.toolTip() for child in widget.findChildren(QWidget) if child.isVisible()]


def _curtain(window: MainWindow) -> Curtain:
    assert window.host is not None
    cover = window.host.cover_shown
    assert isinstance(cover, Curtain)
    return cover


def _moves(window: MainWindow) -> list[str]:
    assert window.host is not None
    return [action.text() for action in window.host.move_actions()]


def test_an_opened_match_is_dealt_and_offers_its_moves(
    window: MainWindow, open_table: OpenTable
) -> None:
    page = open_table()
    assert session_of(page) is not None
    assert session_of(page).actors == (0,)
    assert _moves(window) == ["Undo ANT"]
    assert window.windowTitle() == "Toy Game – Wordsmith Desktop"


def test_under_the_curtain_nothing_of_the_page_can_be_found(
    window: MainWindow, open_table: OpenTable
) -> None:
    page = open_table()
    page.show_turn()
    assert window.windowTitle() == "Ana’s turn – Toy Game – Wordsmith Desktop"
    page.end_turn()
    interface = QAccessible.queryAccessibleInterface(window)
    found = " ".join((*_spoken(interface), *_tool_tips(window), window.windowTitle()))
    assert "ANT" not in found
    assert "Pass to Ben" in found
    assert window.windowTitle() == "Wordsmith Desktop"
    assert _moves(window) == []
    assert not page.isVisible()


def test_the_secret_would_be_found_without_the_curtain(
    window: MainWindow, open_table: OpenTable
) -> None:
    open_table()
    interface = QAccessible.queryAccessibleInterface(window)
    assert "the secret word is ANT" in _spoken(interface)


def test_the_named_player_lifts_the_curtain_by_enter(
    window: MainWindow, open_table: OpenTable
) -> None:
    page = open_table()
    page.end_turn()
    curtain = _curtain(window)
    assert QApplication.focusWidget() is curtain.button
    QTest.keyClick(curtain.button, Qt.Key.Key_Return)
    assert page.isVisible()
    assert window.windowTitle() == "Ben’s turn – Toy Game – Wordsmith Desktop"


@pytest.mark.parametrize("change", [{}, {"theme": "dark"}, {"text_scale": 150}, {"language": "de"}])
def test_enter_lifts_the_curtain_that_one_comes_back_to_from_the_settings(
    window: MainWindow, open_table: OpenTable, preferences: Preferences, change: dict[str, Any]
) -> None:
    page = open_table()
    page.end_turn()
    window.offers.settings()
    preferences.change(**change)
    for _ in range(3):
        QTest.keyClick(window, Qt.Key.Key_Tab)
    window.leave_screen()
    assert QApplication.focusWidget() is _curtain(window).button
    QTest.keyClick(_curtain(window).button, Qt.Key.Key_Return)
    assert page_of(window).isVisible()


def test_a_change_of_look_waits_for_the_curtain(
    window: MainWindow, open_table: OpenTable, preferences: Preferences
) -> None:
    page = open_table()
    page.end_turn()
    preferences.change(theme="dark")
    assert page_of(window) is page
    _curtain(window).button.click()
    assert page_of(window) is not page


def test_pausing_covers_the_table_and_stops_the_clock(
    window: MainWindow, open_table: OpenTable
) -> None:
    page = open_table(ToyRuleset(pace=Pace.HARD))
    assert session_of(page) is not None
    window.toggle_pause()
    assert window.host is not None
    assert isinstance(window.host.cover_shown, PauseCover)
    assert (session_of(page).is_paused, page.is_paused, page.isVisible()) == (True, True, False)
    window.host.cover_shown.button.click()
    assert (session_of(page).is_paused, page.is_paused, page.isVisible()) == (False, False, True)


def test_time_passes_at_the_table_and_is_shown(
    qtbot: QtBot, window: MainWindow, open_table: OpenTable
) -> None:
    page = open_table(ToyRuleset(pace=Pace.HARD))
    assert session_of(page) is not None
    assert window.isVisible()
    before = session_of(page).readings[0].left_ms
    qtbot.waitUntil(lambda: page.times_shown > 0, timeout=2000)
    assert session_of(page).readings[0].left_ms < before


def test_while_the_computer_slept_nobody_lost_time(
    window: MainWindow, open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_table(ToyRuleset(pace=Pace.HARD))
    assert window.host is not None
    ticker = window.host._ticker
    before = session_of(page).readings[0].left_ms
    monkeypatch.setattr(ticker._ticks, "_since", SimpleNamespace(restart=lambda: 3_600_000))
    ticker._ticks.catch_up()
    monkeypatch.undo()
    assert before - 1000 == session_of(page).readings[0].left_ms


def test_the_clock_stands_behind_the_settings(window: MainWindow, open_table: OpenTable) -> None:
    page = open_table(ToyRuleset(pace=Pace.HARD))
    assert session_of(page) is not None
    window.offers.settings()
    assert session_of(page).is_paused
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert window.host is not None
    assert not window.host.is_covered


def test_a_new_look_builds_the_page_anew_over_the_same_match(
    window: MainWindow, open_table: OpenTable, preferences: Preferences
) -> None:
    page = open_table()
    page.put()
    told = len(page.updates)
    preferences.change(text_scale=150)
    fresh = page_of(window)
    assert fresh is not page
    assert session_of(fresh) is session_of(page)
    fresh.put()
    assert (len(page.updates), len(fresh.updates)) == (told, 1)


def test_leaving_lets_go_of_the_save(
    window: MainWindow, open_table: OpenTable, ports: ToyPorts
) -> None:
    page = open_table()
    assert window.seating is not None
    path = window.seating.path
    assert path is not None
    page.context.leave()
    assert isinstance(window.screen_shown, Home)
    ports.sessions.open(path).session.close()


def test_ending_a_match_can_be_taken_back(
    window: MainWindow, open_table: OpenTable, ports: ToyPorts
) -> None:
    open_table()
    window.saves.end()
    assert window.dialog is not None
    window.dialog.accept()
    assert list(ports.saves.newest()) == []
    home = window.screen_shown
    assert isinstance(home, Home)
    assert home.banner.message == "The match was put into the trash."
    take_back = [b for b in home.findChildren(QWidget) if b.accessibleName() == "Take it back"]
    QTest.mouseClick(take_back[0], Qt.MouseButton.LeftButton)
    assert len(list(ports.saves.newest())) == 1


def test_restarting_keeps_the_old_match(
    window: MainWindow, open_table: OpenTable, ports: ToyPorts
) -> None:
    page = open_table()
    page.put()
    window.commands.restart()
    assert window.dialog is not None
    window.dialog.accept()
    assert page_of(window).context.players == ("Ana", "Ben")
    assert session_of(page_of(window)) is not session_of(page)
    assert len(list(ports.saves.newest())) == 2


def test_the_list_of_matches_leaves_out_the_one_at_the_table(
    window: MainWindow, open_table: OpenTable
) -> None:
    open_table()
    open_table()
    assert window.seating is not None
    window.saves.load()
    page = window.screen_shown
    assert isinstance(page, MatchesPage)
    listed = [page.list.item(row) for row in range(page.list.count())]
    paths = [item.data(Qt.ItemDataRole.UserRole) for item in listed]
    assert 1 == len(paths)
    assert window.seating.path not in paths


def test_whoever_waited_for_the_dictionary_goes_on_once_it_is_open(
    window: MainWindow, open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    drivers = session_of(open_table())._drivers
    referee = drivers[REFEREE]
    assert isinstance(referee, RefereeDriver)
    judge = referee._judge
    monkeypatch.setattr(referee, "_judge", lambda _word: None)
    assert window.host is not None
    table = window.host.seating.table
    assert table is not None
    table.act(0, Call("CAB"))
    assert (REFEREE,) == table.actors
    monkeypatch.setattr(referee, "_judge", judge)
    window.host.dictionary_opened()
    assert (REFEREE,) != table.actors


def test_the_page_is_told_the_score_to_beat(open_table: OpenTable, ports: ToyPorts) -> None:
    page = open_table()
    assert page.context.best() is None
    ports.bookkeeping.best_score = 42
    assert page.context.best() == 42
    ports.bookkeeping.refusal = StoreError(ports.files.folder, StoreReason.DENIED)
    assert page.context.best() is None


def test_a_copy_is_saved_where_it_is_wanted(
    window: MainWindow, open_table: OpenTable, tmp_path: Path
) -> None:
    open_table()
    assert window.seating is not None
    opened = window.seating.opened
    assert opened is not None
    is_copied = list[bool]()
    window.saves.copy_to(opened, tmp_path / "copy.jsonl", then=is_copied.append)
    assert [True] == is_copied
    assert (tmp_path / "copy.jsonl").read_bytes() == opened.path.read_bytes()
    assert window.host is not None
    messages = [one.message for one in window.host.findChildren(Banner) if one.isVisible()]
    assert messages == ["A copy was saved as copy.jsonl."]


def test_a_copy_onto_the_match_at_the_table_is_refused_with_the_reason(
    window: MainWindow, open_table: OpenTable
) -> None:
    open_table()
    assert window.seating is not None
    assert window.host is not None
    opened = window.seating.opened
    assert opened is not None
    path = opened.path
    is_copied = list[bool]()
    window.saves.copy_to(opened, path, then=is_copied.append)
    assert [False] == is_copied
    messages = [one.message for one in window.host.findChildren(Banner) if one.isVisible()]
    assert messages == [
        f"No copy was saved as {path.name}: that place is for the matches themselves. "
        "Choose another folder or name."
    ]


def test_a_save_that_cannot_be_opened_is_explained(window: MainWindow, tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(b"no match\n")
    window.commands.open(broken)
    home = window.screen_shown
    assert isinstance(home, Home)
    said = "it is no match of this program, or its first line is damaged."
    assert f"broken.jsonl cannot be opened: {said}" == home.banner.message


def refuse(*_given: object, **_more: object) -> NoReturn:
    raise StoreError(Path("m1.jsonl"), StoreReason.DENIED)


def wrong(*_given: object, **_more: object) -> NoReturn:
    raise ValueError("no such match")


def told(window: MainWindow) -> str:
    """What was said last on the home page."""
    home = window.screen_shown
    assert isinstance(home, Home)
    return home.banner.message


DENIED = "m1.jsonl cannot be opened: the system does not allow access."
BOT = bot_of_level(1)
FAILED = "The match cannot be started like this."
SPRINT = ChallengeWish(
    fresh_challenge(next(kind for kind in KINDS if kind.key == "sprint"), "en", 7),
    "Ana",
    Clock.OFF,
)


def test_a_challenge_nobody_knows_whether_it_counts_is_not_begun_and_that_is_told(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dealing, "standing", refuse)
    challenges(window).beginning.challenge(SPRINT)
    assert DENIED == told(window)


@pytest.mark.parametrize(("fault", "sentence"), [(refuse, DENIED), (wrong, FAILED)])
def test_a_challenge_that_cannot_be_begun_is_told(
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    fault: Callable[..., NoReturn],
    sentence: str,
) -> None:
    monkeypatch.setattr(Dealing, "standing", lambda *_given: DealStanding.NEW)
    monkeypatch.setattr(Dealing, "start", fault)
    challenges(window).beginning.challenge(SPRINT)
    page = window.screen_shown
    assert isinstance(page, ReadyPage)
    page.start.click()
    assert sentence == page.message.text()
    assert window.host is None


def test_a_match_that_cannot_be_begun_is_told_and_nothing_is_remembered(
    window: MainWindow,
    ports: ToyPorts,
    preferences: Preferences,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = preferences.settings
    monkeypatch.setattr(ports.sessions, "start", wrong)
    window.commands.begin(ports.entries[0], Draft(("Ana", "Ben"), "de", ToyRuleset()))
    assert FAILED == told(window)
    window.tell("")
    window.commands.play(
        ports.entries[0], Beginning(ruleset=ToyRuleset(), player="Ana", dictionary="de")
    )
    assert FAILED == told(window)
    assert before == preferences.settings


def test_a_branch_that_cannot_be_is_told_at_home(
    window: MainWindow,
    open_table: OpenTable,
    ports: ToyPorts,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    open_table()
    monkeypatch.setattr(ports.sessions, "branch", refuse)
    window.commands.branch(Path("m1.jsonl"), 2)
    assert (None, DENIED) == (window.host, told(window))


def test_a_match_of_a_game_without_a_screen_is_told_and_let_go_of(
    window: MainWindow, ports: ToyPorts
) -> None:
    path = saved_match(ports, "Ana", "Ben")
    entry = ports.entries.pop()
    window.commands.open(path)
    assert f"{path.name} cannot be opened: this program has no game “toy”." == told(window)
    assert window.host is None
    ports.entries.append(entry)
    window.commands.open(path)
    assert ("Ana", "Ben") == page_of(window).context.players


def test_a_short_match_leaves_how_the_next_one_is_set_up(
    window: MainWindow, ports: ToyPorts, preferences: Preferences
) -> None:
    long = Draft(("Ana", "Ben"), "de", ToyRuleset())
    window.commands.begin(ports.entries[0], long)
    before = preferences.settings.last_setups
    window.commands.begin(ports.entries[0], replace(long, players=("Cho",), is_short=True))
    assert ("Cho",) == page_of(window).context.players
    assert before == preferences.settings.last_setups
    assert ("Cho",) == preferences.settings.player_names


def test_whoever_played_sits_at_the_table_of_the_home_page_with_as_many_computers(
    window: MainWindow,
    ports: ToyPorts,
    preferences: Preferences,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = ports.sessions.start
    # The toy game has no computers: people sit on their seats.
    monkeypatch.setattr(
        ports.sessions, "start", lambda *given, **more: start(*given, **{**more, "bots": {}})
    )
    likely = []
    for players, bots in (
        (("Ana", "Ben"), ()),
        (("Cho", "Pip 1"), ("", BOT)),
        (("Cho", "Dee", "Pip 1"), ("", "", BOT)),
    ):
        draft = Draft(players, "en", ToyRuleset(), bots=bots)
        window.commands.begin(ports.entries[0], draft)
        settings = preferences.settings
        likely.append((settings.player_names, settings.table_computers))
    assert [(("Ana", "Ben"), 0), (("Cho",), 1), (("Cho", "Dee"), 1)] == likely


def test_beginning_again_is_done_only_once_one_means_it(
    window: MainWindow, open_table: OpenTable
) -> None:
    open_table()
    assert window.seating is not None
    before = window.seating.path
    for is_meant in (False, True):
        window.commands.restart()
        assert window.dialog is not None
        window.dialog.done(int(is_meant))
        assert is_meant is (before != window.seating.path)


def test_without_a_table_nothing_begins_again(window: MainWindow, ports: ToyPorts) -> None:
    window.commands.restart_now()
    challenges(window).beginning.next_player()
    assert (None, None, []) == (window.host, window.dialog, list(ports.saves.newest()))


def test_a_window_without_a_table_closes_at_once(window: MainWindow) -> None:
    window.leave_at_once()
    assert not window.isVisible()


def test_a_list_of_saves_that_cannot_be_read_is_explained(
    window: MainWindow, ports: ToyPorts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ports.saves, "newest", refuse)
    window.saves.load()
    home = window.screen_shown
    assert isinstance(home, Home)
    assert home.banner.message.endswith("the system does not allow access.")


def test_a_full_disk_is_told_and_can_be_tried_again(
    window: MainWindow, ports: ToyPorts, monkeypatch: pytest.MonkeyPatch
) -> None:
    ports.sessions.files = Shelf(ports.files.folder, open_file=BadDisk)
    monkeypatch.setattr(BadDisk, "fault", errno.ENOSPC)
    opened = ports.sessions.start("toy", ToyRuleset(), players=("Ana", "Ben"), dictionary="en")
    window.sit_down(match_seating(ports.entries[0], opened))
    assert window.host is not None
    notice = window.host.findChildren(Banner)[0]
    assert notice.isVisible()
    assert "the disk is full." in notice.message
    monkeypatch.setattr(BadDisk, "fault", None)
    retry = [b for b in window.host.findChildren(QWidget) if b.accessibleName() == "Try again"]
    QTest.mouseClick(retry[0], Qt.MouseButton.LeftButton)
    assert not notice.isVisible()


def test_a_lesson_has_no_save_to_copy_or_end(window: MainWindow, ports: ToyPorts) -> None:
    entry = next(entry for entry in ports.entries if entry.lessons)
    window.commands.lesson(entry, entry.lessons[0])
    assert window.seating is not None
    assert window.seating.path is None
    page = page_of(window)
    window.commands.restart_now()
    assert page_of(window) is not page
    window.go_home()
    assert isinstance(window.screen_shown, Home)


def test_closing_the_window_lets_go_of_everything(
    window: MainWindow, open_table: OpenTable, ports: ToyPorts, dressed: QApplication
) -> None:
    open_table()
    assert window.seating is not None
    path = window.seating.path
    assert path is not None
    window.close()
    dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    ports.sessions.open(path).session.close()
    assert window.host is None


def test_a_copy_with_secrets_says_so_first(
    window: MainWindow, open_table: OpenTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The toy game hides a word from one seat until it is over."""
    open_table()
    copy = tmp_path / "copy.wordsmith"
    monkeypatch.setattr(save_commands, "place_to_save", lambda *_given, **_more: copy)
    assert window.seating is not None
    assert window.seating.opened is not None
    assert window.seating.opened.keeps_secrets
    window.saves.save_as()
    assert window.dialog is not None
    assert "The copy tells what is still secret" == window.dialog.windowTitle()
    assert not copy.exists()
    window.dialog.accept()
    assert copy.exists()


def test_why_a_match_cannot_be_shown_once_more_is_told(
    window: MainWindow, open_table: OpenTable, ports: ToyPorts
) -> None:
    open_table()
    assert window.seating is not None
    path = window.seating.path
    assert path is not None
    window.go_home()
    home = window.screens.home
    assert home is not None
    window.saves.replay(path)
    assert home.banner.message.startswith("This match still has secrets.")
    ports.entries.clear()
    window.saves.replay(path)
    assert "this program has no game “toy”." == home.banner.message
    assert window.screen_shown is home


def test_a_copy_without_secrets_needs_no_question(
    window: MainWindow, open_table: OpenTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_table(ToyRuleset(turns=1))
    session_of(page).act(0, EndTurn())
    copy = tmp_path / "copy.wordsmith"
    monkeypatch.setattr(save_commands, "place_to_save", lambda *_given, **_more: copy)
    window.saves.save_as()
    assert copy.exists()


class NotedLamp:
    """Knows whether the screen is kept awake."""

    is_on = False

    def keep_on(self) -> None:
        self.is_on = True

    def let_go(self) -> None:
        self.is_on = False


@pytest.fixture
def lamp() -> Iterator[NotedLamp]:
    made = NotedLamp()
    use_lamp(made)
    yield made
    use_lamp(None)


def test_the_screen_stays_awake_while_a_clock_runs_but_not_in_a_pause_nor_at_home(
    window: MainWindow, open_table: OpenTable, lamp: NotedLamp
) -> None:
    open_table(ToyRuleset(pace=Pace.SOFT))
    assert window.host is not None
    window.host.set_away(False)
    assert lamp.is_on
    window.toggle_pause()
    assert not lamp.is_on
    window.toggle_pause()
    assert lamp.is_on
    window.go_home()
    assert not lamp.is_on


def test_it_sleeps_while_a_person_thinks_without_a_clock_and_wakes_while_none_has_to_act(
    window: MainWindow,
    open_table: OpenTable,
    lamp: NotedLamp,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = open_table()
    assert window.host is not None
    window.host.set_away(False)
    assert not lamp.is_on
    monkeypatch.setattr(type(session_of(page)), "people", ())
    window.host.set_away(False)
    assert lamp.is_on


def test_it_stays_awake_beside_a_printed_box(
    window: MainWindow,
    open_table: OpenTable,
    lamp: NotedLamp,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = open_table()
    assert window.host is not None
    monkeypatch.setattr(session_of(page).match, "with_box", True)
    window.host.set_away(False)
    assert lamp.is_on
