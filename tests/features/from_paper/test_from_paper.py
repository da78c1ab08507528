"""A match from paper is entered by keys, refused, corrected, left and deleted."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.games.length_x_wit import lw
from tests.window.listening import heard
from tests.window.shell.stand_ins import ToyPorts, toy_ports, unnamed
from tests.window.spoken_tree import faults
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.from_paper import paper_match_texts as texts
from wordsmith_desktop.features.from_paper.feature import KEY as PAPER_KEY
from wordsmith_desktop.features.from_paper.pages.draft import PaperDraft, day_of
from wordsmith_desktop.features.from_paper.pages.page import PaperPage
from wordsmith_desktop.features.matches.pages.matches_page import MatchesPage
from wordsmith_desktop.features.new_match.drafts import Draft, setup_from
from wordsmith_desktop.features.statistics.pages.page import StatisticsPage, Tab
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.paper_sheet import (
    FieldKind,
    SheetLine,
    WrittenSheet,
    WrittenWord,
    fields,
)
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.log import Player
from wordsmith_desktop.records.paper import PaperMatch
from wordsmith_desktop.records.results.queries import overview
from wordsmith_desktop.records.troubles import StoreError, StoreReason
from wordsmith_desktop.window.kit import screen
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.threads import end_all
from wordsmith_desktop.window.shell.main_window import MainWindow
from wordsmith_desktop.wording import match_texts
from wordsmith_desktop.wording.texts import say

Key = Qt.Key
RULES = lw.Ruleset(goal=100)
ROWS = (("60", "20"), ("", "10"), ("50", "7"))
MATCH = PaperMatch(
    match_id="an-evening",
    game="length_x_wit",
    ruleset=RULES,
    seats=(Player("Ana"), Player("Ben")),
    played_ms=1_700_000_000_000,
    sheet=WrittenSheet(None, ROWS),
)


@pytest.fixture
def ports(tmp_path: Path) -> Iterator[ToyPorts]:
    entry = find_entry("length_x_wit")
    assert entry is not None
    made = toy_ports(tmp_path / "saves", [entry])
    yield made
    end_all()
    made.bookkeeping.kept.close()


def shown(window: MainWindow) -> PaperPage:
    page = window.screen_shown
    assert isinstance(page, PaperPage)
    return page


@pytest.fixture
def page(window: MainWindow, preferences: Preferences) -> PaperPage:
    preferences.change(player_names=("Ana", "Ben"))
    window.offers.enter_paper()
    asked = shown(window)
    asked.form.show_ruleset(RULES)
    return asked


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def type_rows(rows: tuple[tuple[str, ...], ...]) -> None:
    """Write from the field that has the keyboard on, with Enter after each."""
    for row in rows:
        for text in row:
            if text:
                QTest.keyClicks(focused(), text)
            QTest.keyClick(focused(), Key.Key_Return)


def points(ports: ToyPorts) -> dict[str, int | None]:
    return {one.name: one.best_score for one in overview(ports.bookkeeping.kept)}


def question(window: MainWindow) -> PlainDialog:
    """The question that is open."""
    (found,) = [one for one in window.findChildren(PlainDialog) if one.isVisible()]
    return found


def listed(window: MainWindow) -> MatchesPage:
    window.saves.load()
    found = window.screen_shown
    assert isinstance(found, MatchesPage)
    return found


def lines(found: MatchesPage) -> list[str]:
    return [found.list.item(row).text() for row in range(found.list.count())]


def test_a_match_is_entered_by_keys_alone_and_counts(
    window: MainWindow, page: PaperPage, ports: ToyPorts
) -> None:
    assert "Ana, Round 1: turn" == focused().accessibleName()
    type_rows(ROWS)
    assert 6 == len(page.sheet.lines)
    # Nobody has responded in the second round, and there was no third.
    type_rows((("", ""),) * 3)
    assert focused() is page.save
    QTest.keyClick(focused(), Key.Key_Return)

    assert {"Ana": 110, "Ben": 37} == points(ports)
    (kept,) = ports.papers.all()
    assert (ROWS, ("Ana", "Ben")) == (kept.sheet.rows, tuple(one.name for one in kept.seats))
    assert window.screens.home is not None
    (line,) = lines(listed(window))
    assert "Ana, Ben" in line
    assert "110 : 37 points" in line
    assert "from paper" in line


def test_its_key_opens_it_from_the_game_menu(window: MainWindow) -> None:
    (action,) = [one for one in window.findChildren(QAction) if say(texts.MENU) == one.text()]
    assert PAPER_KEY == action.shortcut().toString()
    action.trigger()
    assert isinstance(window.screen_shown, PaperPage)


def test_every_control_can_be_named(page: PaperPage) -> None:
    page.rules.headline.click()
    assert [] == unnamed(page)
    assert [] == faults(page)


def test_tab_goes_from_the_players_through_the_sheet_to_the_way_on(page: PaperPage) -> None:
    page.sheet.field(0, 1).write("10")
    page.players.fields[0].setFocus()
    names = []
    while focused() is not page.save:
        QTest.keyClick(focused(), Key.Key_Tab)
        names.append(focused().accessibleName())
        assert len(names) < 30, names
    fields_of_sheet = [
        f"{name}, Round {number}: {line}"
        for number in (1, 2)
        for line in ("turn", "responses")
        for name in ("Ana", "Ben")
    ]
    assert [page.rules.headline.accessibleName(), *fields_of_sheet, "Back", "Enter"] == names[-11:]
    assert "Day" in names


def test_tab_comes_from_the_unfolded_rules_to_the_sheet(page: PaperPage) -> None:
    page.rules.headline.click()
    page.rules.headline.setFocus()
    passed = 0
    while focused() is not page.sheet.field(0, 0):
        QTest.keyClick(focused(), Key.Key_Tab)
        passed += page.form.isAncestorOf(focused())
        assert passed < 30
    assert passed > 3


def test_sums_stand_below_the_lines_as_one_types(page: PaperPage) -> None:
    type_rows(ROWS[:2])
    below = {one.accessibleName() for one in page.sheet.findChildren(QLabel)}
    assert {"Sum of Ana: 60", "Sum of Ben: 30"} < below


def test_arrows_lead_from_field_to_field(page: PaperPage) -> None:
    page.sheet.field(0, 0).write("30")
    for key, name in (
        (Key.Key_Down, "Ana, Round 1: responses"),
        (Key.Key_Right, "Ben, Round 1: responses"),
        (Key.Key_Up, "Ben, Round 1: turn"),
        (Key.Key_Left, "Ana, Round 1: turn"),
        (Key.Key_Up, "Ana, Round 1: turn"),
    ):
        QTest.keyClick(focused(), key)
        assert name == focused().accessibleName()


def test_arrows_go_through_what_is_written_first(page: PaperPage) -> None:
    page.sheet.field(0, 0).take_keyboard()
    QTest.keyClicks(focused(), "30")
    QTest.keyClick(focused(), Key.Key_Left)
    assert "Ana, Round 1: turn" == focused().accessibleName()
    for _ in range(2):
        QTest.keyClick(focused(), Key.Key_Right)
    assert "Ben, Round 1: turn" == focused().accessibleName()


def test_every_misfit_is_said_and_the_first_has_the_keyboard(
    page: PaperPage, ports: ToyPorts
) -> None:
    type_rows((("30", "x"), ("9999", "")))
    assert not page.notes.lines
    page.save.click()

    first, second = tuple(page.notes.lines)
    assert first.startswith("! Round 1: turn, Ben: That is no number")
    assert second.startswith("! Round 1: responses, Ana: All dice")
    assert focused() is page.sheet.field(0, 1)
    assert focused().accessibleDescription().startswith("That is no number of points.")
    assert say(texts.MISFITS) == page.message.text()
    assert [] == ports.papers.all()

    QTest.keyClicks(focused(), "5")
    assert 1 == len(page.notes.lines)


def test_that_something_does_not_fit_is_read_out(
    page: PaperPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, screen)
    type_rows((("30", "x"),))
    page.save.click()
    assert [say(texts.MISFITS)] == said


def test_what_concerns_the_whole_paper_leads_to_where_it_goes_on(page: PaperPage) -> None:
    type_rows(ROWS[:2])
    page.save.click()

    (line,) = page.notes.lines
    assert "a round is missing" in line
    assert focused() is page.sheet.field(2, 0)


def test_players_keep_what_they_wrote_when_others_come_or_are_renamed(page: PaperPage) -> None:
    type_rows(ROWS[:1])
    page.players.fields[1].setText("Benno")
    page.players.more.click()
    assert [("60", "20", "")] == list(page.sheet.rows)
    page.players.leavers[0].click()
    assert [("20", "")] == list(page.sheet.rows)


def test_escape_asks_before_what_is_written_is_lost(window: MainWindow, page: PaperPage) -> None:
    type_rows(ROWS[:1])
    QTest.keyClick(focused(), Key.Key_Escape)
    question(window).reject()
    assert shown(window) is page
    assert ROWS[:1] == page.sheet.rows

    QTest.keyClick(page.sheet.field(0, 0), Key.Key_Escape)
    question(window).accept()
    assert window.screens.home is not None


def test_an_empty_paper_is_left_at_once(window: MainWindow, page: PaperPage) -> None:
    QTest.keyClick(page.sheet.field(0, 0), Key.Key_Escape)
    assert window.screens.home is not None


def test_what_is_written_stays_when_the_page_is_built_anew(
    window: MainWindow, page: PaperPage, preferences: Preferences
) -> None:
    type_rows(ROWS[:2])
    preferences.change(language="de")
    anew = shown(window)
    assert anew is not page
    assert ROWS[:2] == anew.sheet.rows
    assert "Ben, Runde 1: Antworten" == anew.sheet.field(1, 1).accessibleName()
    assert anew.would_lose


def test_what_is_written_is_there_again_after_the_page_was_left_with_all_others(
    window: MainWindow, page: PaperPage
) -> None:
    page.sheet.field(0, 0).take_keyboard()
    type_rows(ROWS[:2])
    window.go_home()
    window.offers.enter_paper()
    anew = shown(window)
    assert ROWS[:2] == anew.sheet.rows
    QTest.keyClick(anew.sheet.field(0, 0), Key.Key_Escape)
    question(window).accept()
    window.offers.enter_paper()
    assert () == shown(window).sheet.rows


def test_no_clock_of_the_last_match_runs_beside_a_paper(
    window: MainWindow, preferences: Preferences, ports: ToyPorts
) -> None:
    draft = Draft(("Ana", "Ben"), "en", replace(RULES, clock=Clock.HARD))
    preferences.change(last_setups=(setup_from(ports.entries[0], draft),))
    window.offers.enter_paper()
    assert RULES == shown(window).draft.setup.ruleset


def test_a_disk_that_does_not_write_loses_nothing(
    window: MainWindow, page: PaperPage, ports: ToyPorts, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_match: PaperMatch) -> None:
        raise StoreError(Path("x.json"), StoreReason.FULL)

    monkeypatch.setattr(page, "_keep", refuse)
    type_rows(ROWS)
    page.save.click()
    assert shown(window) is page
    assert page.message.text().startswith("The match was not kept")
    assert [] == ports.papers.all()


WORD, DONE = (
    SheetLine(lw.PaperLine.TURN, FieldKind.WORDS, 1),
    SheetLine(lw.PaperLine.TURN, FieldKind.TICK),
)


def told_words(sheet: WrittenSheet, _ruleset: lw.Ruleset, _seats: int) -> tuple[WrittenWord, ...]:
    """The words of the first line."""
    return tuple(
        WrittenWord(word, row, seat)
        for row, seat, text in fields(sheet)
        if row == 0
        for word in text.split()
    )


class FewWords:
    """A dictionary of two words."""

    def __init__(self, *, may_ask_engine: bool = False) -> None:
        self.may_ask_engine = may_ask_engine
        self.loaders: list[int] = []
        """The threads that have loaded its engine."""

    def load_engine(self) -> None:
        self.loaders.append(threading.get_ident())

    def judge(self, word: str) -> Ruling:
        assert self.loaders or not self.may_ask_engine
        return Ruling(word, word in ("ANT", "BEE"), Reason.LISTED, "toy")


@pytest.fixture
def few_words() -> FewWords:
    return FewWords()


@pytest.fixture
def word_page(
    qtbot: QtBot, dressed: QApplication, ports: ToyPorts, few_words: FewWords
) -> PaperPage:
    """A paper with words and a tick instead of turns."""
    assert dressed
    asked = replace(
        lw.ON_PAPER,
        lines=lambda *_of: (WORD, DONE),
        check=lambda *_of: (),
        words=told_words,
    )
    setup = Draft(("Ana", "Ben"), "en", RULES)
    made = PaperPage(
        ports.entries[0],
        asked,
        ports.entries,
        PaperDraft("length_x_wit", setup, ports.today()),
        dictionaries=ports.dictionaries.all(),
        people=ports.people,
        lexicon=lambda _tag: cast("Lexicon", few_words),
        keep=ports.papers.keep,
        latest=QDate(2026, 1, 31),
    )
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_doubtful_word_is_marked_and_may_be_entered_anyway(
    qtbot: QtBot, word_page: PaperPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[PaperMatch] = []
    monkeypatch.setattr(word_page, "_keep", kept.append)
    type_rows((("ANT QUUX", "BEE"),))
    (line,) = word_page.notes.lines
    assert line == "? Turn 1, Ana: not in the dictionary: QUUX"
    assert line.endswith(word_page.sheet.field(0, 0).accessibleDescription())
    assert not word_page.sheet.field(0, 1).accessibleDescription()

    word_page.save.click()
    assert [] == kept
    assert say(texts.SAVE_ANYWAY) == word_page.save.text()
    assert "doubtful" in word_page.message.text()
    with qtbot.waitSignal(word_page.saved):
        word_page.save.click()
    assert ["ANT QUUX"] == [one.sheet.rows[0][0] for one in kept]


@pytest.mark.parametrize("few_words", [FewWords(may_ask_engine=True)])
def test_a_dictionary_that_takes_long_to_judge_gets_ready_beside_the_window(
    qtbot: QtBot, word_page: PaperPage, few_words: FewWords
) -> None:
    type_rows((("ANT QUUX", "BEE"),))
    # It is loaded once, however often it was asked meanwhile.
    qtbot.waitUntil(lambda: bool(tuple(word_page.notes.lines)))
    assert "? Turn 1, Ana: not in the dictionary: QUUX" in word_page.notes.lines
    assert 1 == len(few_words.loaders)
    assert threading.get_ident() not in few_words.loaders


def test_half_a_word_is_not_doubted_yet(word_page: PaperPage) -> None:
    word_page.sheet.field(0, 0).take_keyboard()
    QTest.keyClicks(focused(), "AN")
    assert not word_page.notes.lines
    QTest.keyClick(focused(), Key.Key_Tab)
    assert 1 == len(tuple(word_page.notes.lines))


def test_another_doubtful_word_is_asked_about_again(word_page: PaperPage) -> None:
    type_rows((("QUUX", ""),))
    word_page.save.click()
    word_page.sheet.field(0, 1).write("QUUZ")
    assert say(texts.SAVE) == word_page.save.text()
    word_page.save.click()
    assert say(texts.SAVE_ANYWAY) == word_page.save.text()


def test_a_line_is_ticked_with_space_and_left_like_any_other(word_page: PaperPage) -> None:
    type_rows((("ANT", "BEE"),))
    QTest.keyClick(focused(), Key.Key_Space)
    QTest.keyClick(focused(), Key.Key_Right)
    assert focused() is word_page.sheet.field(1, 1)
    assert ("x", "") == word_page.sheet.rows[1]
    QTest.keyClick(focused(), Key.Key_Return)
    assert focused() is word_page.save


def test_any_day_that_can_be_chosen_can_be_kept(page: PaperPage, ports: ToyPorts) -> None:
    page.day.setDate(QDate(1752, 9, 14))
    page.sheet.field(0, 0).take_keyboard()
    type_rows(ROWS)
    page.save.click()
    (kept,) = ports.papers.all()
    assert date(1980, 1, 1) == day_of(kept)


def test_a_match_is_corrected_in_its_own_place(window: MainWindow, ports: ToyPorts) -> None:
    ports.papers.keep(MATCH)
    found = listed(window)
    assert say(match_texts.CORRECT_PAPER) == found.open_button.text()
    assert not found.replay_button.isEnabled()
    found.open_button.click()
    page = shown(window)
    assert (ROWS, ("Ana", "Ben"), RULES) == (
        page.sheet.rows,
        page.players.names,
        page.draft.setup.ruleset,
    )
    page.sheet.field(3, 1).write("9")
    page.save.click()

    (kept,) = ports.papers.all()
    assert replace(MATCH, sheet=WrittenSheet(None, (*ROWS, ("", "9")))) == kept
    assert {"Ana": 110, "Ben": 46} == points(ports)
    again = window.screen_shown
    assert isinstance(again, MatchesPage)
    assert ["110 : 46 points" in line for line in lines(again)] == [True]
    assert say(texts.CORRECTED) == again.banner.message
    assert focused() is again.list


def test_rules_that_the_form_does_not_offer_stay_until_others_are_chosen(
    window: MainWindow, ports: ToyPorts
) -> None:
    short = replace(RULES, goal=75)
    ports.papers.keep(replace(MATCH, ruleset=short))
    listed(window).open_button.click()
    page = shown(window)
    page.sheet.field(3, 1).write("9")
    assert short == page.draft.setup.ruleset
    page.form.show_ruleset(replace(short, goal=200))
    assert 200 == page.draft.setup.ruleset.goal


def test_high_scores_say_what_is_from_paper(
    window: MainWindow, ports: ToyPorts, qtbot: QtBot
) -> None:
    ports.papers.keep(MATCH)
    window.offers.statistics()
    found = window.screen_shown
    assert isinstance(found, StatisticsPage)
    found.tabs.setCurrentIndex(Tab.HIGH_SCORES.value)
    qtbot.waitUntil(lambda: not found.is_waiting)
    assert [True, True] == [row[3].endswith("· from paper") for row in found.scores.table.texts()]


def test_a_match_is_deleted_once_that_was_confirmed(window: MainWindow, ports: ToyPorts) -> None:
    ports.papers.keep(MATCH)
    found = listed(window)
    found.delete_button.click()
    question(window).reject()
    assert 1 == len(ports.papers.all())

    found.delete_button.setFocus()
    found.delete_button.click()
    question(window).accept()
    assert ([], []) == (lines(found), ports.papers.all())
    assert {} == points(ports)
    assert say(match_texts.PAPER_DELETED) == found.banner.message
    assert focused() is found.list


def test_who_is_remembered_is_seated_as_that_person(
    page: PaperPage, ports: ToyPorts, window: MainWindow
) -> None:
    ana = ports.people.add("Ana")
    page.sheet.field(0, 0).take_keyboard()
    type_rows(ROWS)
    page.save.click()
    (kept,) = ports.papers.all()
    assert (Player("Ana", ana.id), Player("Ben")) == kept.seats
    assert window.screens.home is not None
