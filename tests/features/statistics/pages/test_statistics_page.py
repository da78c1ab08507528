"""Statistics and high scores: what is chosen is shown, deleted, brought back and exported."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, cast

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.statistics import record, tally
from tests.window.shell.stand_ins import ToyPorts, toy_entry, unnamed
from tests.window.spoken_tree import faults
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.statistics.pages import result_actions
from wordsmith_desktop.features.statistics.pages.page import NothingYet, StatisticsPage, Tab
from wordsmith_desktop.features.statistics.pages.result_actions import ask_for_place, list_separator
from wordsmith_desktop.features.statistics.pages.statistics_source import Selection
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.deal_name import DealName
from wordsmith_desktop.records.log import Occasion, Player
from wordsmith_desktop.records.results.model import ALL, MatchRecord
from wordsmith_desktop.records.results.queries import overview
from wordsmith_desktop.records.troubles import StoreError, StoreReason
from wordsmith_desktop.window.kit.data_table import DataTable
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("dressed")

SPRINT = DealName("sprint", "tamorikudela")
TAB = Qt.FocusPolicy.TabFocus
PRINTED = json.dumps(encode(Ruleset()))
TIMED = json.dumps(encode(Ruleset(clock=Clock.HARD, turn_seconds=90)))
SOLVED = "hidden_crossword"


@pytest.fixture
def played(ports: ToyPorts) -> list[MatchRecord]:
    """Ana has played alone six times, and twice with Ben against the clock."""
    entries = [find_entry(game) for game in ("letter_pieces", SOLVED)]
    ports.entries[:] = [toy_entry(), *(entry for entry in entries if entry)]
    ana = Player("Ana", ports.people.add("Ana").id)
    ben = Player("Ben")
    alone = [
        record(
            f"a{hour}",
            (ana, tally(score, [("CHALICE", 9), ("SOCK", score)])),
            hour=24 * hour,
            ruleset=PRINTED,
        )
        for hour, score in enumerate((30, 42, 35, 50, 41, 50))
    ]
    together = [
        record(
            f"b{hour}",
            (ana, tally(mine, [("OBOE", None)], is_winner=mine > others)),
            (ben, tally(others, is_winner=others > mine)),
            hour=200 + hour,
            setting="s2",
            ruleset=TIMED,
        )
        for hour, (mine, others) in enumerate(((20, 33), (44, 12)))
    ]
    ports.bookkeeping.kept.record(*alone, *together)
    return [*alone, *together]


Open = Callable[..., StatisticsPage]


@pytest.fixture
def open_page(qtbot: QtBot, ports: ToyPorts) -> Open:
    """Opens the page; it waits for what is asked beside the window."""

    def opened(tab: Tab = Tab.STATISTICS, selection: Selection | None = None) -> StatisticsPage:
        page = StatisticsPage(ports.games(), ports.people, ports.bookkeeping, tab, selection)
        qtbot.addWidget(page)
        page.resize(1200, 800)
        page.show()
        settle(page, qtbot)
        return page

    return opened


def settle(page: StatisticsPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not page.is_waiting and not page.statistics.progress.is_loading)
    # What was put into a layout is shown a turn of the loop later.
    QApplication.processEvents()


def choose(box: QComboBox, text: str) -> None:
    """Choose as a person does."""
    index = box.findText(text)
    assert index >= 0, [box.itemText(n) for n in range(box.count())]
    box.setCurrentIndex(index)
    box.activated.emit(index)


def offered(box: QComboBox) -> list[str]:
    return [box.itemText(index) for index in range(box.count())]


def ana_key(ports: ToyPorts) -> str:
    return ports.people.all[0].id


def figures(page: StatisticsPage) -> list[str]:
    row = page.statistics.figures
    cards = row.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [card.accessibleName() for card in cards if card.isVisibleTo(row)]


# What is shown


def test_before_the_first_match_is_over_the_page_encourages(open_page: Open) -> None:
    page = open_page()
    assert page.findChildren(NothingYet)[0].isVisible()
    assert not page.export_button.isEnabled()
    assert not page.clear_button.isEnabled()


@pytest.mark.usefixtures("played")
def test_one_players_figures_in_one_game(open_page: Open, ports: ToyPorts) -> None:
    page = open_page(selection=Selection(ana_key(ports), "letter_pieces"))
    assert ["8 matches", "1 won of 2", "39 points on average", "50 highest score"] == figures(page)
    assert ["Ana", "Ben", "Everybody"] == offered(page.pickers.player)
    assert ["All games", "Letter Piece Game"] == offered(page.pickers.game)
    assert [
        "All settings",
        "Standard · alone · British words",
        "Standard, clock of 90 s · 2 players · British words",
    ] == offered(page.pickers.setting)


@pytest.mark.usefixtures("played")
def test_unlike_settings_never_share_a_table(open_page: Open, ports: ToyPorts) -> None:
    page = open_page(selection=Selection(ana_key(ports), "letter_pieces"))
    rows = [row[2:4] + row[5:] for row in page.statistics.bests.table.texts()]
    assert [
        ["Standard · alone · British words", "50 points", "6"],
        ["Standard, clock of 90 s · 2 players · British words", "44 points", "2"],
    ] == rows
    choose(page.pickers.setting, "Standard, clock of 90 s · 2 players · British words")


@pytest.mark.usefixtures("played")
def test_an_exact_setting_can_be_chosen(open_page: Open, ports: ToyPorts, qtbot: QtBot) -> None:
    page = open_page(selection=Selection(ana_key(ports), "letter_pieces"))
    choose(page.pickers.setting, "Standard, clock of 90 s · 2 players · British words")
    settle(page, qtbot)
    assert ["2 matches", "1 won of 2", "32 points on average", "44 highest score"] == figures(page)
    choose(page.pickers.player, "Ben")
    settle(page, qtbot)
    assert ["2 matches", "1 won of 2", "22.5 points on average", "33 highest score"] == figures(
        page
    )


@pytest.mark.usefixtures("played")
def test_everybody_stands_side_by_side(open_page: Open, ports: ToyPorts) -> None:
    page = open_page()
    assert [
        ["Ana", "Letter Piece Game", "8", "1 / 2", "39 points", "50 points"],
        ["Ben", "Letter Piece Game", "2", "1 / 2", "22.5 points", "33 points"],
    ] == page.statistics.overview.table.texts()
    assert not page.statistics.figures.isVisible()
    assert not page.statistics.progress.isVisible()
    assert not page.pickers.setting.isEnabled()
    ports.people.change(ana_key(ports), name="Anna")
    assert "Anna" == open_page().statistics.overview.table.texts()[0][0]


@pytest.mark.usefixtures("played")
def test_words_are_shown_once_with_the_most_they_brought(open_page: Open, ports: ToyPorts) -> None:
    page = open_page(selection=Selection(ana_key(ports), "letter_pieces"))
    words = page.statistics.person.words
    best = [row[:2] for row in words.best.table.texts()]
    longest = [row[:2] for row in words.longest.table.texts()]
    assert [["SOCK", "50 points"], ["CHALICE", "9 points"]] == best
    assert [["CHALICE", "7"], ["OBOE", "4"], ["SOCK", "4"]] == sorted(
        longest, key=lambda row: (-int(row[1]), row[0])
    )
    everywhere = open_page(selection=Selection(ana_key(ports)))
    assert [] == everywhere.statistics.person.words.best.table.texts()


def test_where_rounds_count_the_fewest_are_best(
    open_page: Open, ports: ToyPorts, played: list[MatchRecord]
) -> None:
    assert played
    ana = Player("Ana", ana_key(ports))
    results = ((5, True), (9, True), (12, False))
    ports.bookkeeping.kept.record(
        *(
            replace(
                record(f"h{turns}", (ana, tally(int(solved), turns=turns)), game=SOLVED),
                setting="h",
                results=(
                    replace(
                        record("x", (ana, tally(0))).results[0],
                        tally=replace(
                            tally(int(solved), is_winner=solved, turns=turns),
                            merit=-turns if solved else None,
                        ),
                    ),
                ),
            )
            for turns, solved in results
        )
    )
    page = open_page(selection=Selection(ana.profile, SOLVED))
    expected = [
        "3 matches",
        "2 won of 3",
        "7 rounds on average",
        "5 fewest rounds",
        "1 not solved",
    ]
    assert expected == figures(page)
    scores = open_page(Tab.HIGH_SCORES, Selection(game=SOLVED))
    assert [["★ 1", "Ana", "5 rounds"], ["2", "Ana", "9 rounds"]] == [
        row[:3] for row in scores.scores.table.texts()
    ]


# The progress


@pytest.mark.usefixtures("played")
def test_the_course_is_drawn_and_told(open_page: Open, ports: ToyPorts, qtbot: QtBot) -> None:
    page = open_page(selection=Selection(ana_key(ports), "letter_pieces"))
    progress = page.statistics.progress
    assert progress.chart is not None
    assert progress.chart.isVisible()
    said = progress.chart.findChildren(type(progress.chart._plot))[0].accessibleDescription()
    assert (
        "6 results in order, from 30 points to 50 points. The best is 50 points,"
        " the average 41.3 points." == said
    )
    progress.toggle.click()
    assert progress.table.isVisible()
    assert "50 points" == progress.table.texts()[0][1]
    assert ["30 points", "–"] == progress.table.texts()[-1][1:]
    progress.toggle.click()
    assert progress.chart.isVisible()
    choose(page.pickers.setting, "Standard, clock of 90 s · 2 players · British words")
    settle(page, qtbot)
    assert [["44 points", "yes"], ["20 points", "no"]] == [
        row[1:] for row in progress.table.texts()
    ]


@pytest.mark.usefixtures("played")
def test_without_the_library_the_table_is_there(
    open_page: Open, ports: ToyPorts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyqtgraph", None)
    page = open_page(selection=Selection(ana_key(ports), "letter_pieces"))
    progress = page.statistics.progress
    assert progress.chart is None
    assert progress.table.isVisible()


@pytest.mark.usefixtures("played")
def test_one_result_makes_no_course_and_that_is_said(
    open_page: Open, ports: ToyPorts, qtbot: QtBot
) -> None:
    ports.bookkeeping.kept.record(
        record("c1", (Player("Cem"), tally(12)), hour=300, ruleset=PRINTED)
    )
    page = open_page(selection=Selection("guest:cem", "letter_pieces"))
    progress = page.statistics.progress
    assert not progress.toggle.isVisible()
    notes = [one.text() for one in progress.findChildren(QLabel) if one.isVisible()]
    assert "Two matches of one setting make a line. Play another one!" in notes
    choose(page.pickers.player, "Ana")
    settle(page, qtbot)
    assert progress.toggle.isVisible()
    assert progress.chart is not None
    assert progress.chart.isVisible()
    progress.toggle.click()
    choose(page.pickers.player, "Cem")
    settle(page, qtbot)
    assert not progress.toggle.isVisible()
    assert not progress.table.isVisible()


@pytest.mark.usefixtures("played")
def test_the_button_says_what_it_shows_next(open_page: Open, ports: ToyPorts) -> None:
    progress = open_page(selection=Selection(ana_key(ports), "letter_pieces")).statistics.progress
    said = []
    for _ in range(2):
        said.append((progress.toggle.text(), progress.toggle.accessibleName()))
        progress.toggle.click()
    assert [("Show as a table",) * 2, ("Show as a chart",) * 2] == said


def test_the_window_starts_without_the_library() -> None:
    code = (
        "import sys, wordsmith_desktop.app.start, wordsmith_desktop.app.services,"
        " wordsmith_desktop.window.shell.home, wordsmith_desktop.window.shell.menus;"
        " print('pyqtgraph' in sys.modules, 'sqlite3' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert "False False" == done.stdout.strip()


@pytest.fixture
def raced(ports: ToyPorts) -> str:
    """Ana has played sprints against the clock, and given one of them up; says her key."""
    ports.entries[:] = [entry for entry in (find_entry("letter_pieces"),) if entry]
    ana = Player("Ana", ports.people.add("Ana").id)
    times: tuple[int | None, ...] = (151_000, None, 98_400)
    ports.bookkeeping.kept.record(
        *(
            record(
                f"r{hour}",
                (ana, replace(tally(6, [("OBOE", None)]), merit=None if ms is None else -ms)),
                hour=24 * hour,
                ruleset=TIMED,
                occasion=Occasion(str(SPRINT), ranking=Ranking.FASTEST),
                paces="200",
            )
            for hour, ms in enumerate(times)
        )
    )
    return ana_key(ports)


def aloud(table: DataTable, row: int, column: int) -> str:
    """What a screen reader says of a cell."""
    item = table.item(row, column)
    return str(item.data(Qt.ItemDataRole.AccessibleTextRole)) if item else ""


def test_a_challenge_against_time_is_told_in_times(
    open_page: Open, raced: str, qtbot: QtBot
) -> None:
    page = open_page(selection=Selection(raced, "letter_pieces"))
    line = "Sprint · Standard, clock of 90 s · British words · clock at 200 %"
    assert [[line, "1:38", "3"]] == [
        row[2:4] + row[5:] for row in page.statistics.bests.table.texts()
    ]
    assert "1 minute 38 seconds" == aloud(page.statistics.bests.table, 0, 3)
    choose(page.pickers.setting, line)
    settle(page, qtbot)
    assert [
        "3 matches",
        "2 minutes 5 seconds average time",
        "1 minute 38 seconds best time",
        "1 not finished",
    ] == figures(page)
    assert ["1:38", "–", "2:31"] == [row[1] for row in page.statistics.progress.table.texts()]
    assert "not finished" == aloud(page.statistics.progress.table, 1, 1)
    scores = open_page(Tab.HIGH_SCORES).scores.table
    assert [["★ 1", "Ana", "1:38"], ["2", "Ana", "2:31"]] == [row[:3] for row in scores.texts()]
    assert "2 minutes 31 seconds" == aloud(scores, 1, 2)


def test_that_less_is_better_is_said_with_the_chart(open_page: Open, raced: str) -> None:
    progress = open_page(selection=Selection(raced, "letter_pieces")).statistics.progress
    assert progress.chart is not None
    assert (
        "2 results in order, from 2 minutes 31 seconds to 1 minute 38 seconds. The best is"
        " 1 minute 38 seconds, the average 2 minutes 5 seconds. The shorter the time, the better."
    ) == progress.chart.findChildren(type(progress.chart._plot))[0].accessibleDescription()
    legend = [label.text() for label in progress.chart._legend.findChildren(QLabel)]
    assert "The shorter the time, the better." in legend


def test_whatever_is_read_of_the_chart_has_a_role(open_page: Open, raced: str) -> None:
    page = open_page(selection=Selection(raced, "letter_pieces"))
    assert page.statistics.progress.chart is not None
    assert [] == faults(page.statistics.progress)


# High scores, deleting and bringing back


@pytest.mark.usefixtures("played")
def test_equal_results_share_a_place(open_page: Open) -> None:
    page = open_page(Tab.HIGH_SCORES)
    assert [
        ["★ 1", "Ana", "50 points"],
        ["★ 1", "Ana", "50 points"],
        ["3", "Ana", "42 points"],
    ] == [row[:3] for row in page.scores.table.texts()[:3]]
    assert [
        "Standard · alone · British words",
        "Standard, clock of 90 s · 2 players · British words",
    ] == offered(page.pickers.setting)


@pytest.mark.usefixtures("played")
def test_one_result_is_deleted_and_brought_back(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(Tab.HIGH_SCORES)
    before = page.scores.table.texts()
    assert not page.scores.delete_button.isEnabled()
    page.scores.table.selectRow(2)
    page.scores.delete_button.click()
    settle(page, qtbot)
    assert [*before[:2], *[["3", *row[1:]] for row in before[3:4]]] == page.scores.table.texts()[:3]
    assert "1 result was deleted." == page.deletion.banner.message
    page.deletion.undo_button.click()
    settle(page, qtbot)
    assert before == page.scores.table.texts()
    assert "All is as it was." == page.deletion.banner.message


@pytest.mark.usefixtures("played")
def test_what_is_chosen_can_be_cleared_and_brought_back(
    open_page: Open, ports: ToyPorts, qtbot: QtBot
) -> None:
    statistics = ports.bookkeeping.kept
    before = overview(statistics, ALL)
    page = open_page(selection=Selection(ana_key(ports), "letter_pieces"))
    page.clear_button.click()
    assert page.dialog is not None
    page.dialog.accept()
    settle(page, qtbot)
    assert ["Ben"] == [one.name for one in overview(statistics, ALL)]
    assert "8 results were deleted." == page.deletion.banner.message
    page.deletion.undo_button.click()
    settle(page, qtbot)
    assert before == overview(statistics, ALL)


# Exporting


@pytest.mark.usefixtures("played")
@pytest.mark.parametrize("suffix", [".csv", ".json"])
def test_results_are_exported(
    open_page: Open,
    ports: ToyPorts,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    suffix: str,
) -> None:
    target = tmp_path / f"results{suffix}"
    monkeypatch.setattr(result_actions, "place_for_kinds", lambda *_args, **_more: target)
    page = open_page(selection=Selection(ana_key(ports), "letter_pieces"))
    page.export_button.click()
    qtbot.waitUntil(lambda: "Exported as" in page.deletion.banner.message)
    written = target.read_text("utf-8")
    if suffix == ".csv":
        assert 9 == len(written.splitlines())
        cells = csv.DictReader(written.splitlines(), delimiter=list_separator())
        assert all(" · " in row["setting"] for row in cells)
        # By this mark Excel knows the letters.
        assert written.startswith("\ufeffmatch_id")
    else:
        assert 8 == len(json.loads(written)["matches"])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has a setting of its own for that")
@pytest.mark.parametrize(("place", "separator"), [("de_DE", ";"), ("en_US", ","), ("fr_FR", ";")])
def test_columns_are_parted_as_spreadsheets_of_the_place_want_it_and_that_is_said(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, place: str, separator: str
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(place))
    dialog = _place_asked(qtbot, monkeypatch)
    assert separator == list_separator()
    assert f"Table, columns parted by {separator} (*.csv)" in dialog.kinds


class _PlaceDialog(NamedTuple):
    """What a dialog for a place looked like when it was asked."""

    kinds: list[str]
    folder: Path
    suffixes: list[str]
    """Which ending a bare name gets, by kind."""


def _place_asked(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> _PlaceDialog:
    seen: list[_PlaceDialog] = []

    def look_at(dialog: QFileDialog) -> int:
        suffixes = []
        for kind in dialog.nameFilters():
            dialog.filterSelected.emit(kind)
            suffixes.append(dialog.defaultSuffix())
        folder = Path(dialog.directory().absolutePath())
        seen.append(_PlaceDialog(dialog.nameFilters(), folder, suffixes))
        return 0

    monkeypatch.setattr(QFileDialog, "exec", look_at)
    parent = QWidget()
    qtbot.addWidget(parent)
    assert ask_for_place(parent) is None
    return seen[0]


@pytest.mark.parametrize(
    ("setting", "separator"), [(";", ";"), ("\t", "\t"), ("||", "."), ('"', ".")]
)
def test_windows_own_setting_is_taken_where_it_can_part_anything(
    setting: str, separator: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Registry:
        HKEY_CURRENT_USER = 1
        OpenKey = staticmethod(lambda _key, _name: nullcontext())
        QueryValueEx = staticmethod(lambda _key, _name: (setting, 1))

    monkeypatch.setitem(sys.modules, "winreg", cast(ModuleType, Registry))
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(result_actions, "_usual_separator", lambda: ".")
    assert separator == list_separator()


def test_a_bare_name_gets_the_ending_of_its_kind_before_the_dialog_asks_what_it_replaces(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = _place_asked(qtbot, monkeypatch)
    assert ["(*.csv)", "(*.json)"] == [kind.split()[-1] for kind in dialog.kinds]
    assert ["csv", "json"] == dialog.suffixes


def test_statistics_are_proposed_for_the_documents_not_for_the_working_folder(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert tmp_path != _place_asked(qtbot, monkeypatch).folder


@pytest.mark.usefixtures("played")
def test_a_file_that_cannot_be_written_is_told(
    open_page: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "in-the-way.csv"
    target.mkdir()
    monkeypatch.setattr(result_actions, "place_for_kinds", lambda *_args, **_more: target)
    page = open_page()
    page.export_button.click()
    qtbot.waitUntil(lambda: "could not be written" in page.deletion.banner.message)


# Around it


def open_slowly(ports: ToyPorts, qtbot: QtBot) -> StatisticsPage:
    """The page, which shows what there is while what is missing is still being gathered."""
    ports.bookkeeping.is_slow = True
    ports.bookkeeping.catching_up.clear()
    page = StatisticsPage(ports.games(), ports.people, ports.bookkeeping)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(lambda: bool(ports.bookkeeping.catching_up))
    return page


def test_what_is_missing_is_gathered_in_sight(ports: ToyPorts, qtbot: QtBot) -> None:
    page = open_slowly(ports, qtbot)
    ((done, progressed),) = ports.bookkeeping.catching_up
    assert page._waiting.isVisible()
    progressed(40, 100)
    assert (40, 100, True) == (
        page._gathered.value(),
        page._gathered.maximum(),
        page._gathered.isVisible(),
    )
    ports.bookkeeping.kept.record(record("m", (Player("Ben"), tally(3)), ruleset=PRINTED))
    done()
    settle(page, qtbot)
    assert not page._gathered.isVisible()
    assert "Ben" == page.statistics.overview.table.texts()[0][0]


@pytest.mark.usefixtures("played")
def test_what_is_known_is_shown_at_once_and_asked_again_only_if_there_is_more(
    ports: ToyPorts, qtbot: QtBot
) -> None:
    page = open_slowly(ports, qtbot)
    assert ["Ana", "Ben"] == [row[0] for row in page.statistics.overview.table.texts()]
    ((done, _progressed),) = ports.bookkeeping.catching_up
    done()
    assert not page.is_waiting
    again = open_slowly(ports, qtbot)
    ports.bookkeeping.kept.record(record("m", (Player("Cho"), tally(3)), ruleset=PRINTED))
    ((done, _progressed),) = ports.bookkeeping.catching_up
    done()
    settle(again, qtbot)
    assert "Cho" == again.statistics.overview.table.texts()[-1][0]


def test_a_page_that_is_left_hears_nothing_more(
    window: MainWindow, ports: ToyPorts, qtbot: QtBot
) -> None:
    ports.bookkeeping.is_slow = True
    window.offers.statistics()
    page = window.screen_shown
    qtbot.waitUntil(lambda: bool(ports.bookkeeping.catching_up))
    window.screens.show_home()
    qtbot.waitUntil(lambda: window.screen_shown is not page)
    ((done, progressed),) = ports.bookkeeping.catching_up
    progressed(1, 2)
    done()


def test_a_disk_that_does_not_answer_is_told(
    open_page: Open, ports: ToyPorts, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_args: object, **_values: object) -> None:
        raise StoreError(Path("statistics"), StoreReason.DENIED)

    monkeypatch.setattr(ports.bookkeeping.kept, "select_as", broken)
    page = open_page()
    assert (
        "The statistics cannot be read: the system does not allow access."
        == page.deletion.banner.message
    )


@pytest.mark.usefixtures("played")
def test_menu_and_key_lead_there_and_esc_leads_back(
    window: MainWindow, ports: ToyPorts, preferences: Preferences, qtbot: QtBot
) -> None:
    preferences.change(player_names=("ana", "Ben"), last_game="letter_pieces")
    window.offers.statistics()
    page = window.screen_shown
    assert isinstance(page, StatisticsPage)
    settle(page, qtbot)
    page.tabs.setCurrentIndex(Tab.HIGH_SCORES.value)
    settle(page, qtbot)
    assert Tab.HIGH_SCORES is page.tab
    page.tabs.setCurrentIndex(Tab.STATISTICS.value)
    settle(page, qtbot)
    assert Selection(ana_key(ports), "letter_pieces") == page.selection
    preferences.change(theme="dark")
    again = window.screen_shown
    assert isinstance(again, StatisticsPage)
    assert (page.tab, page.selection) == (again.tab, again.selection)
    settle(again, qtbot)
    QTest.keyClick(again, Qt.Key.Key_Escape)
    assert not isinstance(window.screen_shown, StatisticsPage)


@pytest.mark.usefixtures("played")
@pytest.mark.parametrize("tab", list(Tab))
def test_every_control_has_a_name_and_room(open_page: Open, tab: Tab) -> None:
    page = open_page(tab)
    assert unnamed(page) == []
    small = [
        button.accessibleName()
        for button in page.findChildren(QAbstractButton)
        if button.isVisible() and button.accessibleName() and min(button.size().toTuple()) < 24
    ]
    assert small == []


@pytest.mark.usefixtures("played")
@pytest.mark.parametrize("tab", list(Tab))
def test_tab_reaches_every_control(open_page: Open, ports: ToyPorts, tab: Tab) -> None:
    page = open_page(tab, Selection(ana_key(ports), "letter_pieces"))
    wanted = {
        control
        for kind in (QAbstractButton, QComboBox, DataTable)
        for control in page.findChildren(kind)
        if control.isVisible() and control.isEnabled() and control.focusPolicy() & TAB
    }
    reached: set[QWidget] = set()
    for _ in range(2 * len(wanted) + 10):
        focused = page.focusWidget() or page
        reached.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert len(wanted) > 5 - tab.value
    assert [] == [control.accessibleName() for control in wanted - reached]
