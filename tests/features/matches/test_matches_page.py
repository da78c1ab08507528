"""The list of saved matches: what it says, by game, and nothing is lost by deleting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.window.shell.stand_ins import ToyPorts, saved_match, toy_entry
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.challenges.challenge import fresh_challenge
from wordsmith_desktop.features.challenges.kinds import KINDS
from wordsmith_desktop.features.matches.pages import matches_page
from wordsmith_desktop.features.matches.pages.match_lines import lines_of
from wordsmith_desktop.features.matches.pages.matches_page import (
    PAGE,
    MatchesPage,
    Papers,
    ShelfActs,
)
from wordsmith_desktop.records.saved_matches import SavedMatch
from wordsmith_desktop.records.troubles import StoreError, StoreReason
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording.texts import Text

pytestmark = pytest.mark.usefixtures("dressed")

SPRINT = fresh_challenge(next(kind for kind in KINDS if kind.key == "sprint"), "en", 7)
DENIED = "the system does not allow access."
SAVED = SavedMatch(Path("m1.jsonl"), "toy", ("Ana", "Ben"), 1_767_280_000_000)


def _listed(window: MainWindow) -> MatchesPage:
    window.saves.load()
    page = window.screen_shown
    assert isinstance(page, MatchesPage)
    return page


def _shelved(listed: Callable[[], Iterator[SavedMatch]]) -> ShelfActs:
    """Matches with which everything can be done, and nothing comes of it."""
    return ShelfActs(listed, lambda path: path, lambda path: path, lambda _path: "")


def _shown(
    qtbot: QtBot, ports: ToyPorts, shelved: ShelfActs, path: Path | None = None
) -> MatchesPage:
    page = MatchesPage(ports.entries, ports.people, shelved, path=path)
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def _refuse(path: Path) -> NoReturn:
    raise StoreError(path, StoreReason.DENIED)


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
    page = _shown(qtbot, ports, _shelved(lambda: iter(saves)))
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
    saved_match(ports, "Ana", "Ben")
    monkeypatch.setattr(type(ports.files), "delete", lambda _files, path: _refuse(path))
    page = _listed(window)
    page.delete_button.click()
    assert 1 == len(_lines(page))
    assert page.banner.message.endswith(DENIED)
    assert not page.restore_button.isVisible()


def test_what_cannot_be_taken_back_is_told_and_can_be_tried_again(
    qtbot: QtBot, ports: ToyPorts
) -> None:
    saves = [SAVED, replace(SAVED, path=Path("m2.jsonl"))]
    tried: list[Callable[[Path], Path]] = [_refuse, lambda path: path]

    def discard(path: Path) -> Path:
        saves[:] = [one for one in saves if one.path != path]
        return path

    def restore(path: Path) -> Path:
        back = tried.pop(0)(path)
        saves.append(replace(SAVED, path=back))
        return back

    page = _shown(
        qtbot, ports, replace(_shelved(lambda: iter(saves)), discard=discard, restore=restore)
    )
    page.delete_button.click()
    page.restore_button.click()
    assert page.banner.message.endswith(DENIED)
    assert page.restore_button.isVisible()
    page.restore_button.setFocus()
    QTest.keyClick(page.restore_button, Qt.Key.Key_Return)
    assert (2, SAVED.path) == (page.list.count(), page.path)
    assert not page.restore_button.isVisible()
    assert QApplication.focusWidget() is page.list


@pytest.mark.parametrize("count", [1, 2])
def test_whoever_deletes_by_key_deletes_the_next_one_or_takes_the_last_one_back(
    qtbot: QtBot, ports: ToyPorts, count: int
) -> None:
    page = _shown(qtbot, ports, _shelved(lambda: iter([SAVED] * count)))
    page.delete_button.setFocus()
    for left in reversed(range(count)):
        QTest.keyClick(page.delete_button, Qt.Key.Key_Return)
        assert left == page.list.count()
        stop = page.delete_button if left else page.restore_button
        assert QApplication.focusWidget() is stop


def test_what_is_said_of_one_match_is_gone_with_another(qtbot: QtBot, ports: ToyPorts) -> None:
    shelved = replace(_shelved(lambda: iter([SAVED, SAVED])), replay=lambda _path: "Not yet.")
    page = _shown(qtbot, ports, shelved)
    page.replay_button.click()
    assert "Not yet." == page.banner.message
    page.list.setCurrentRow(1)
    assert "" == page.banner.message


def test_news_of_a_match_come_with_it_and_the_keyboard(qtbot: QtBot, ports: ToyPorts) -> None:
    other = replace(SAVED, path=Path("m2.jsonl"))
    page = _shown(qtbot, ports, _shelved(lambda: iter([SAVED, other])))
    page.back.setFocus()
    page.show_again(other.path, "Corrected.")
    assert (other.path, "Corrected.") == (page.path, page.banner.message)
    assert QApplication.focusWidget() is page.list


def test_a_disk_that_lists_no_matches_is_told_and_nothing_can_be_chosen(
    qtbot: QtBot, ports: ToyPorts
) -> None:
    page = _shown(qtbot, ports, _shelved(lambda: _refuse(SAVED.path)))
    assert page.banner.message.endswith(DENIED)
    buttons = (page.open_button, page.delete_button, page.replay_button)
    assert [False] * 3 == [button.isEnabled() for button in buttons]
    assert QApplication.focusWidget() is page.back


def test_a_disk_that_fails_further_down_leaves_what_was_read(qtbot: QtBot, ports: ToyPorts) -> None:
    def listed() -> Iterator[SavedMatch]:
        yield from [SAVED] * PAGE
        _refuse(SAVED.path)

    page = _shown(qtbot, ports, _shelved(listed))
    page.list.scrollToBottom()
    QApplication.processEvents()
    assert (PAGE, "") == (page.list.count(), page.banner.message)


def test_a_file_from_elsewhere_is_opened_and_none_is_not(
    qtbot: QtBot, ports: ToyPorts, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = _shown(qtbot, ports, _shelved(lambda: iter([SAVED])))
    opened: list[Path] = []
    page.chosen.connect(opened.append)
    (button,) = [one for one in page.findChildren(QPushButton) if one.text() == "From a file …"]
    for place in (None, Path("else.wordsmith")):
        monkeypatch.setattr(
            matches_page, "place_to_open", lambda *_given, place=place, **_more: place
        )
        button.click()
    assert [Path("else.wordsmith")] == opened


def test_what_cannot_be_done_with_a_paper_is_told(qtbot: QtBot, ports: ToyPorts) -> None:
    paper = replace(SAVED, from_paper=True)
    shelved = replace(
        _shelved(lambda: iter([paper])),
        papers=Papers(enter=lambda: None, correct=_refuse, delete=_refuse),
    )
    page = _shown(qtbot, ports, shelved)
    opened: list[Path] = []
    page.chosen.connect(opened.append)
    page.open_button.click()
    assert page.banner.message.endswith(DENIED)
    page.banner.clear()
    page.delete_button.click()
    (question,) = page.findChildren(PlainDialog)
    question.accept()
    assert page.banner.message.endswith(DENIED)
    assert (1, []) == (page.list.count(), opened)


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
    return _shown(qtbot, ports, _shelved(saves), path)


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


def test_once_the_disk_fails_no_older_match_is_listed_any_more(
    qtbot: QtBot, ports: ToyPorts
) -> None:
    answers: list[Callable[[], Iterator[SavedMatch]]] = [
        Many(3 * PAGE),
        lambda: _refuse(SAVED.path),
    ]
    page = _shown(qtbot, ports, _shelved(lambda: answers.pop(0)()))
    page.game.button("toy").click()
    assert page.banner.message.endswith(DENIED)
    page.resize(900, 900)
    QApplication.processEvents()
    assert (0, None) == (page.list.count(), page.path)
