"""The list of saved matches: what it says, by game, and nothing is lost by deleting."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.shell.stand_ins import ToyPorts, saved_match, toy_entry
from wordsmith_desktop.records.troubles import StoreError, StoreReason
from wordsmith_desktop.session.challenges.challenge import fresh_challenge
from wordsmith_desktop.session.challenges.kinds import KINDS
from wordsmith_desktop.ui.kit.preferences import Preferences
from wordsmith_desktop.ui.shell.main_window import MainWindow
from wordsmith_desktop.ui.shell.match_lines import lines_of
from wordsmith_desktop.ui.shell.matches_page import PAGE, MatchesPage, Shelved
from wordsmith_desktop.ui.shell.ports import SavedMatch
from wordsmith_desktop.wording.texts import Text

pytestmark = pytest.mark.usefixtures("dressed")

SPRINT = fresh_challenge(next(kind for kind in KINDS if kind.key == "sprint"), "en", 7)
SAVED = SavedMatch(Path("m1.jsonl"), "toy", ("Ana", "Ben"), 1_767_280_000_000)


def _listed(window: MainWindow) -> MatchesPage:
    window.saves.load()
    page = window.screen_shown
    assert isinstance(page, MatchesPage)
    return page


def _lines(page: MatchesPage) -> list[str]:
    return [page.list.item(row).text() for row in range(page.list.count())]


@pytest.mark.parametrize(
    ("saved", "expected"),
    [
        (SAVED, "unfinished"),
        (replace(SAVED, scores=(66, 61)), "66 : 61 points"),
        (replace(SAVED, scores=(1,)), "1 point"),
        (replace(SAVED, is_branch=True), "branched off, never counts"),
        (replace(SAVED, challenge=str(SPRINT.name)), "challenge: Sprint"),
    ],
)
def test_a_line_says_game_points_and_kind(saved: SavedMatch, expected: str) -> None:
    who, facts = lines_of([toy_entry()], saved).split("\n")
    assert "Ana, Ben" == who
    assert "Toy Game" == facts.split(" · ")[0]
    assert expected in facts.split(" · ")


def test_those_who_are_remembered_have_their_emblem(window: MainWindow, ports: ToyPorts) -> None:
    for name in ("Ana", "Ben"):
        ports.people.add(name)
    saved_match(ports, "Guest")
    saved_match(ports, "Cho", "Ana")
    saved_match(ports, "Ana", "Ben")
    page = _listed(window)
    size = page.list.iconSize()
    pictures = [
        page.list.item(row).icon().pixmap(size).toImage() for row in range(page.list.count())
    ]
    middles = [(place * 2 + 1) * size.height() // 2 for place in range(2)]
    seen = [
        [picture.pixelColor(x, size.height() // 2).alpha() > 0 for x in middles]
        for picture in pictures
    ]
    assert [[True, True], [True, False], [False, False]] == seen


def test_the_matches_of_one_game_can_be_picked_out(qtbot: QtBot, ports: ToyPorts) -> None:
    ports.entries.append(toy_entry("other", Text("Other", "Anderes")))
    saves = [SAVED, replace(SAVED, game="other", path=Path("m2.jsonl"))]
    shelved = Shelved(lambda: iter(saves), lambda path: path, lambda path: path, lambda _path: "")
    page = MatchesPage(ports.entries, ports.people, shelved)
    qtbot.addWidget(page)
    assert 2 == page.list.count()
    for game, path in (("other", saves[1].path), ("toy", saves[0].path)):
        page.game.button(game).click()
        assert (1, path) == (page.list.count(), page.path)
    page.game.button("").click()
    assert (2, saves[0].path) == (page.list.count(), page.path)


def test_enter_opens_the_chosen_match_once(window: MainWindow, ports: ToyPorts) -> None:
    saved_match(ports, "Ana", "Ben")
    path = saved_match(ports, "Cho", "Dee")
    page = _listed(window)
    opened: list[Path] = []
    page.chosen.connect(opened.append)
    assert QApplication.focusWidget() is page.list
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert [path] == opened
    assert window.seating is not None
    assert path == window.seating.path


def test_what_is_deleted_can_be_taken_back_on_the_spot(window: MainWindow, ports: ToyPorts) -> None:
    saved_match(ports, "Ana", "Ben")
    page = _listed(window)
    before = _lines(page)
    assert not page.restore_button.isVisible()
    page.delete_button.click()
    assert ([], []) == (_lines(page), list(ports.saves.newest()))
    assert "The match was put into the trash." == page.banner.message
    page.restore_button.click()
    assert (before, 1) == (_lines(page), len(list(ports.saves.newest())))
    assert not page.restore_button.isVisible()


def test_a_match_that_cannot_be_deleted_stays_and_that_is_said(
    window: MainWindow, ports: ToyPorts, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_match(ports, "Ana", "Ben")

    def refuse(_path: Path) -> NoReturn:
        raise StoreError(path, StoreReason.DENIED)

    monkeypatch.setattr(type(ports.files), "delete", lambda _files, path: refuse(path))
    page = _listed(window)
    page.delete_button.click()
    assert 1 == len(_lines(page))
    assert page.banner.message.endswith("the system does not allow access.")


def test_in_another_look_game_and_match_are_still_chosen(
    window: MainWindow, ports: ToyPorts, preferences: Preferences
) -> None:
    path = saved_match(ports, "Ana", "Ben")
    saved_match(ports, "Cho", "Dee")
    page = _listed(window)
    page.game.button("toy").click()
    page.list.setCurrentRow(1)
    preferences.change(theme="dark")
    after = window.screen_shown
    assert isinstance(after, MatchesPage)
    assert after is not page
    assert ("toy", path) == (after.game.value, after.path)


def test_without_a_match_that_is_said_and_nothing_can_be_opened(window: MainWindow) -> None:
    page = _listed(window)
    assert "There are no saved matches yet." == page.banner.message
    buttons = (page.open_button, page.delete_button, page.replay_button)
    assert [False] * 3 == [button.isEnabled() for button in buttons]


# A long list


class Many:
    """Matches that count how many of them were read."""

    def __init__(self, count: int) -> None:
        self.read = 0
        self._count = count

    def __call__(self) -> Iterator[SavedMatch]:
        for number in range(self._count):
            self.read += 1
            game = "other" if number == self._count - 1 else "toy"
            yield SavedMatch(Path(f"{number}.jsonl"), game, (f"Player {number}",), 1_000 * number)


def _opened(qtbot: QtBot, ports: ToyPorts, saves: Many, path: Path | None = None) -> MatchesPage:
    ports.entries.append(toy_entry("other", Text("Other", "Anderes")))
    shelved = Shelved(saves, lambda path: path, lambda path: path, lambda _path: "")
    page = MatchesPage(ports.entries, ports.people, shelved, path=path)
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    qtbot.waitExposed(page)
    return page


def test_only_the_first_matches_are_read_until_the_list_is_scrolled(
    qtbot: QtBot, ports: ToyPorts
) -> None:
    saves = Many(4 * PAGE)
    page = _opened(qtbot, ports, saves)
    assert (PAGE, PAGE) == (saves.read, page.list.count())
    page.list.scrollToBottom()
    qtbot.waitUntil(lambda: page.list.count() == 2 * PAGE)
    assert 2 * PAGE == saves.read


def test_the_keyboard_leads_to_the_oldest_match(qtbot: QtBot, ports: ToyPorts) -> None:
    page = _opened(qtbot, ports, Many(3 * PAGE + 7))
    for _ in range(5):
        QTest.keyClick(page.list, Qt.Key.Key_End)
        # What was read is laid out, and the bar gets its new range, in the next turn.
        QTest.qWait(0)
    assert 3 * PAGE + 6 == page.list.currentRow()
    assert f"Player {3 * PAGE + 6}" in page.list.item(page.list.currentRow()).text()


def test_what_is_thrown_away_makes_room_for_older_ones(qtbot: QtBot, ports: ToyPorts) -> None:
    saves = Many(2 * PAGE)
    page = _opened(qtbot, ports, saves)
    for _ in range(PAGE - 1):
        page.delete_button.click()
    qtbot.waitUntil(lambda: saves.read > PAGE)
    assert saves.read - (PAGE - 1) == page.list.count()


def test_a_match_far_down_is_read_to_be_chosen_again(qtbot: QtBot, ports: ToyPorts) -> None:
    path = Path(f"{PAGE + 3}.jsonl")
    page = _opened(qtbot, ports, Many(3 * PAGE), path)
    assert (path, 2 * PAGE) == (page.path, page.list.count())


def test_of_a_game_that_was_played_long_ago_the_match_is_found(
    qtbot: QtBot, ports: ToyPorts
) -> None:
    page = _opened(qtbot, ports, Many(3 * PAGE))
    page.game.button("other").click()
    assert (1, Path(f"{3 * PAGE - 1}.jsonl")) == (page.list.count(), page.path)


def test_the_newest_match_is_chosen_at_first(qtbot: QtBot, ports: ToyPorts) -> None:
    page = _opened(qtbot, ports, Many(3))
    assert (0, Path("0.jsonl")) == (page.list.currentRow(), page.path)
