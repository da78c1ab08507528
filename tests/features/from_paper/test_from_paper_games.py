"""Every game's paper is entered, refused and corrected on the same page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.window.shell.stand_ins import ToyPorts, toy_ports, unnamed
from tests.window.spoken_tree import faults
from wordsmith_desktop.features.from_paper.pages.fields import TickField
from wordsmith_desktop.features.from_paper.pages.page import PaperPage
from wordsmith_desktop.features.from_paper.pages.sheet import Rows
from wordsmith_desktop.features.matches.pages.matches_page import MatchesPage
from wordsmith_desktop.games.common.registry import game_names, game_of
from wordsmith_desktop.records.results.queries import overview
from wordsmith_desktop.window.kit.game_entry import find_entries
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.threads import end_all
from wordsmith_desktop.window.shell.main_window import MainWindow

Key = Qt.Key
ON_PAPER: Final = [game for game in game_names() if game_of(game).is_on_paper]
SHEETS: Final[dict[str, Rows]] = {
    "hidden_crossword": (("5", "5"), ("x", ""), ("", "")),
    "length_x_wit": (("90", "10"), ("", "20"), ("70", "5"), ("", "7")),
    "letter_pieces": (("bad gase gebt", "bag"), ("2", "1")) * 3,
    "rewordable": (("chatter card", "word"), ("3", "")),
}
"""What Ana and Ben have written down, by the rules that each game proposes to two."""
every_game = pytest.mark.parametrize("game", ON_PAPER)


@pytest.fixture
def ports(tmp_path: Path) -> Iterator[ToyPorts]:
    made = toy_ports(tmp_path / "saves", list(find_entries(ON_PAPER)))
    yield made
    end_all()
    made.bookkeeping.kept.close()


def opened(window: MainWindow, preferences: Preferences, game: str) -> PaperPage:
    """An empty paper of a game."""
    preferences.change(player_names=("Ana", "Ben"), last_game=game)
    window.offers.enter_paper()
    return shown(window)


def shown(window: MainWindow) -> PaperPage:
    page = window.screen_shown
    assert isinstance(page, PaperPage)
    return page


def type_all(page: PaperPage, rows: Rows) -> None:
    """Write by keys alone, from the first field on."""
    page.sheet.field(0, 0).take_keyboard()
    for row in rows:
        for text in row:
            focused = QApplication.focusWidget()
            assert focused is not None
            if text and isinstance(focused, TickField):
                QTest.keyClick(focused, Key.Key_Space)
            elif text:
                QTest.keyClicks(focused, text)
            QTest.keyClick(focused, Key.Key_Return)


def test_every_game_that_has_a_paper_is_tried() -> None:
    assert set(ON_PAPER) == set(SHEETS)


@every_game
def test_a_match_is_entered_by_keys_and_can_be_corrected(
    window: MainWindow, ports: ToyPorts, preferences: Preferences, game: str
) -> None:
    page = opened(window, preferences, game)
    type_all(page, SHEETS[game])
    page.save.click()
    if window.screen_shown is page:
        # Words that the small dictionary of the tests does not know.
        assert "doubtful" in page.message.text(), page.notes.lines
        page.save.click()

    (kept,) = ports.papers.all()
    sums = kept.asked.sums(kept.sheet, kept.ruleset, 2)
    assert {"Ana": sums[0], "Ben": sums[1]} == {
        one.name: one.best_score or 0 for one in overview(ports.bookkeeping.kept)
    }
    window.saves.load()
    listed = window.screen_shown
    assert isinstance(listed, MatchesPage)
    assert f"{sums[0]} : {sums[1]} points" in listed.list.item(0).text()
    listed.open_button.click()
    assert SHEETS[game] == shown(window).sheet.rows
    assert kept.ruleset == shown(window).draft.setup.ruleset


@every_game
def test_every_field_and_every_misfit_has_words(
    window: MainWindow, ports: ToyPorts, preferences: Preferences, game: str
) -> None:
    preferences.change(language="de")
    page = opened(window, preferences, game)
    assert [] == unnamed(page)
    assert [] == faults(page)
    names = [page.sheet.field(row, 0).accessibleName() for row in range(len(page.sheet.lines))]
    assert len(set(names)) == len(names)
    assert all(name.startswith("Ana, ") and "{" not in name for name in names)
    page.save.click()
    assert page.notes.lines
    for row in range(len(page.sheet.lines)):
        for seat in range(2):
            page.sheet.field(row, seat).write("-1 §")
    assert page.notes.lines
    assert not [line for line in page.notes.lines if "{" in line]
    page.save.click()
    assert [] == ports.papers.all()


@every_game
def test_each_number_of_players_has_its_columns(
    window: MainWindow, preferences: Preferences, game: str
) -> None:
    page = opened(window, preferences, game)
    fewest, most = page.entry.players
    while len(page.players.names) < most:
        page.players.more.click()
    assert most == len(page.sheet.names)
    while len(page.players.names) > fewest:
        page.players.leavers[-1].click()
    assert fewest == len(page.sheet.names)
    assert page.draft.setup.ruleset == page.form.ruleset()


def test_what_is_written_of_one_game_stays_while_another_is_looked_at(
    window: MainWindow, preferences: Preferences
) -> None:
    first, other = ON_PAPER[:2]
    page = opened(window, preferences, first)
    type_all(page, SHEETS[first][:1])
    page.game.choose(other)
    assert other == shown(window).entry.game
    assert not any(map(any, shown(window).sheet.rows))
    assert shown(window).would_lose
    shown(window).game.choose(first)
    assert SHEETS[first][0] == shown(window).sheet.rows[0]
