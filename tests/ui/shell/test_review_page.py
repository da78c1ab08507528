"""What could have been: a row for each turn, found beside the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from threading import Event
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.toy_game import EndTurn, ToyRuleset
from tests.ui.listening import heard
from tests.ui.shell.stand_ins import ToyPorts
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.games.reviewing import Play, Reviewer, TurnReview, ranked
from wordsmith_desktop.games.valuing import Mark, Valued, Valuer
from wordsmith_desktop.records.log import Occasion
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.ui.shell import review_page
from wordsmith_desktop.ui.shell.how_well import MarkLine, Turn
from wordsmith_desktop.ui.shell.review_page import ReviewPage, row_of, summaries
from wordsmith_desktop.wording.texts import POINTS

pytestmark = pytest.mark.usefixtures("dressed")

OWN, BEST, COMMON = Play("CAT", 3, 3), Play("CHALICE", 9, 9), Play("CATCH", 5, 5)
GOOD = TurnReview(0, 4, OWN, BEST, COMMON, rank=3, of=120)
PASSED = TurnReview(1, 9, None, BEST, None, rank=None, of=7)
TOP = TurnReview(0, 12, BEST, BEST, COMMON, rank=1, of=7)
MakePage = Callable[[Reviewer], ReviewPage]


@pytest.fixture
def opened(ports: ToyPorts) -> Opened:
    """A match that is over."""
    rules = ToyRuleset()
    begun = ports.sessions.start("toy", rules, players=("Ana", "Ben"), dictionary="en")
    begun.session.resume_drivers()
    for _ in range(rules.turns):
        assert begun.session.act(begun.session.actors[0], EndTurn()) == ()
    return begun


def dictionary() -> SimpleNamespace:
    """A dictionary without words, and without any of the table's own."""
    nothing = (frozenset[str](), frozenset[str]())
    return SimpleNamespace(index=None, judge=None, house_words=lambda _house: nothing)


@pytest.fixture
def make(
    qtbot: QtBot, ports: ToyPorts, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> MakePage:
    monkeypatch.setattr(ports.dictionaries, "found", dictionary())

    def build(reviewer: Reviewer) -> ReviewPage:
        page = ReviewPage(ports.entries[0], opened, ports.dictionaries.lexicon, reviewer=reviewer)
        qtbot.addWidget(page)
        return page

    return build


def reviewer_of(*reviews: TurnReview) -> Reviewer:
    """Knows the answers beforehand."""
    answers = {one.position: one for one in reviews}
    return Reviewer(
        positions=lambda _match: tuple(answers),
        review=lambda _match, position, _words: answers[position],
    )


def test_a_bluff_that_was_let_pass_has_no_star() -> None:
    bluff = replace(GOOD, own=Play("QZX", 30, 30), rank=None, of=119, is_bluff=True)
    row = row_of(1, bluff, ("Ana", "Ben"), POINTS)
    assert ["QZX, 30 points", "CHALICE, 9 points", "a bluff, let pass"] == [row[2], row[3], row[5]]
    assert ["Ana: 1 of 2 words were the best that could be played."] == list(
        summaries((bluff, TOP), ("Ana", "Ben"))
    )


def test_each_turn_has_a_row_and_each_player_a_line(qtbot: QtBot, make: MakePage) -> None:
    page = make(reviewer_of(GOOD, PASSED, TOP))
    with qtbot.waitSignal(page.ended):
        page.show()
    assert [
        ["1", "Ana", "CAT, 3 points", "CHALICE, 9 points", "CATCH, 5 points", "3 of 120"],
        ["2", "Ben", "no word", "CHALICE, 9 points", "–", "–"],
        ["3", "Ana", "CHALICE, 9 points", "CHALICE, 9 points", "CATCH, 5 points", "★ best of 7"],
    ] == page.table.texts()
    assert (
        "All 3 plays were looked at.",
        "Ana: 1 of 2 words were the best that could be played.",
    ) == (
        page.line.text(),
        page.summary.text(),
    )
    assert not page.bar.isVisible()
    # Enter goes back to the table at once.
    assert page.back is page.way_on is page.focusWidget()


def test_from_a_turn_one_gets_to_the_board_as_it_lay_before_it(
    qtbot: QtBot, make: MakePage
) -> None:
    page = make(reviewer_of(GOOD, PASSED, TOP))
    with qtbot.waitSignal(page.ended):
        page.show()
    wanted: list[int] = []
    page.moment_wanted.connect(lambda position, _better: wanted.append(position))
    assert not page.moment.isEnabled()
    page.table.selectRow(1)
    page.moment.click()
    page.table.selectRow(2)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert [PASSED.position, TOP.position] == wanted


def test_what_was_missed_can_be_practised_where_the_best_play_can_be_found(
    qtbot: QtBot, make: MakePage
) -> None:
    page = make(replace(reviewer_of(GOOD, PASSED, TOP), play_of=lambda *_asked: None))
    with qtbot.waitSignal(page.ended):
        page.show()
    assert page.practise.isVisible()
    with qtbot.waitSignal(page.practice_wanted) as wanted:
        page.practise.click()
    (found,) = wanted.args
    assert [("guest:ana", "CATCH", GOOD.position)] == [
        (one.player, one.word, one.position) for one in found
    ]


def test_what_nobody_can_find_by_looking_is_not_practised(qtbot: QtBot, make: MakePage) -> None:
    page = make(reviewer_of(GOOD))
    with qtbot.waitSignal(page.ended):
        page.show()
    assert not page.practise.isVisible()


def test_a_match_without_words_says_so(qtbot: QtBot, make: MakePage) -> None:
    page = make(reviewer_of())
    with qtbot.waitSignal(page.ended):
        page.show()
    assert "No word was played in this match." == page.line.text()


def test_it_can_be_stopped_and_keeps_what_was_found(qtbot: QtBot, make: MakePage) -> None:
    may_go_on = Event()

    def review(_match: object, position: int, _words: Vocabulary) -> TurnReview:
        if position == TOP.position:
            may_go_on.wait(5)
        return GOOD

    page = make(Reviewer(lambda _match: (GOOD.position, TOP.position), review))
    page.show()
    qtbot.waitUntil(lambda: page.table.rowCount() == 1)
    assert "Turn 2 of 2 …" == page.line.text()
    page.stop()
    may_go_on.set()
    assert "Stopped after 1 of 2 turns." == page.line.text()
    assert page.stop_button.isHidden()


def test_a_search_that_was_stopped_looks_at_no_further_turn(qtbot: QtBot, make: MakePage) -> None:
    may_go_on, looked_at = Event(), list[int]()

    def review(_match: object, position: int, _words: Vocabulary) -> TurnReview:
        looked_at.append(position)
        may_go_on.wait(5)
        return GOOD

    page = make(Reviewer(lambda _match: (GOOD.position, TOP.position), review))
    page.show()
    qtbot.waitUntil(lambda: bool(looked_at))
    page.stop()
    may_go_on.set()
    assert QThreadPool.globalInstance().waitForDone(5000)
    assert [GOOD.position] == looked_at


def test_a_screen_reader_is_told_how_the_search_ended(
    qtbot: QtBot, make: MakePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, review_page)
    page = make(reviewer_of(GOOD, PASSED, TOP))
    with qtbot.waitSignal(page.ended):
        page.show()
    assert ["All 3 plays were looked at."] == said


@pytest.mark.parametrize("offers_all_words", [False, True])
@pytest.mark.parametrize("challenge", ["", "warm-up/NOFA-PONI-GARU"])
def test_words_not_for_every_table_come_in_by_the_switch_but_in_no_challenge(
    qtbot: QtBot, ports: ToyPorts, opened: Opened, challenge: str, offers_all_words: bool
) -> None:
    ports.dictionaries.found = dictionary()  # type: ignore[assignment]
    asked: list[Vocabulary] = []

    def review(_match: object, _position: int, words: Vocabulary) -> TurnReview:
        asked.append(words)
        return GOOD

    header = replace(opened.header, occasion=Occasion(challenge=challenge))
    page = ReviewPage(
        ports.entries[0],
        replace(opened, header=header),
        ports.dictionaries.lexicon,
        reviewer=Reviewer(lambda _match: (GOOD.position,), review),
        offers_all_words=offers_all_words,
    )
    qtbot.addWidget(page)
    with qtbot.waitSignal(page.ended):
        page.show()
    assert [bool(challenge) or not offers_all_words] == [words.is_family for words in asked]


def test_without_a_dictionary_it_waits_for_one(
    qtbot: QtBot, ports: ToyPorts, make: MakePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = make(reviewer_of(GOOD))
    monkeypatch.setattr(ports.dictionaries, "found", None)
    page.show()
    assert "Opening the dictionary …" == page.line.text()
    monkeypatch.setattr(ports.dictionaries, "found", dictionary())
    with qtbot.waitSignal(page.ended):
        page.dictionary_opened()
    assert 1 == page.table.rowCount()


def test_escape_goes_back(qtbot: QtBot, make: MakePage) -> None:
    page = make(reviewer_of(GOOD))
    with qtbot.waitSignal(page.ended):
        page.show()
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_a_row_tells_a_turn_without_any_play() -> None:
    nothing = TurnReview(0, 1, None, None, None, rank=None, of=0)
    assert ["1", "Ana", "no word", "–", "–", "–"] == row_of(1, nothing, ("Ana",), POINTS)
    assert [] == list(summaries((nothing,), ("Ana",)))


def test_plays_of_equal_worth_share_a_rank() -> None:
    plays = (BEST, Play("PLATEAU", 9, 9), COMMON, OWN)
    assert (4, 4) == ranked(OWN, plays)
    assert (1, 4) == ranked(BEST, plays)
    assert (3, 5) == ranked(Play("DOG", 5, 5), plays)
    assert (None, 4) == ranked(None, plays)


# How well it was played


WELL = Valued(0, 12.0, 12.0, Mark.BEST, luck=3.5)
POOR = Valued(1, 2.0, 9.5, Mark.MISSED, luck=-1.0)


def valuer_of(*found: Valued | None) -> Valuer:
    """Values the three turns that are looked at so, in their order."""
    by_position = dict(zip((GOOD.position, PASSED.position, TOP.position), found, strict=True))
    return Valuer(value=lambda _match, position, _words: by_position[position])


@pytest.fixture
def valued_page(qtbot: QtBot, ports: ToyPorts, opened: Opened) -> ReviewPage:
    ports.dictionaries.found = dictionary()  # type: ignore[assignment]
    page = ReviewPage(
        ports.entries[0],
        opened,
        ports.dictionaries.lexicon,
        reviewer=reviewer_of(GOOD, PASSED, TOP),
        valuer=valuer_of(WELL, POOR, None),
    )
    qtbot.addWidget(page)
    with qtbot.waitSignal(page.ended):
        page.show()
    page.tabs.setCurrentIndex(1)
    return page


def test_each_turn_is_marked_by_a_sign_and_a_word_with_its_luck_apart(
    valued_page: ReviewPage,
) -> None:
    assert [
        ["1", "Ana", "CAT", "★ best", "12 of 12", "+3.5", "–"],
        ["2", "Ben", "no word", "△ missed", "2 of 9.5", "−1", "–"],
        ["3", "Ana", "CHALICE", "–", "–", "–", "–"],
    ] == valued_page.how_well.table.texts()
    assert not valued_page.table.isVisible()


def test_every_player_has_a_row_of_marks_and_a_kind_account(valued_page: ReviewPage) -> None:
    lines = valued_page.how_well.lines
    assert [(Mark.BEST,), (Mark.MISSED,)] == [line.marks for line in lines]
    assert ["Ana: best.", "Ben: missed."] == [line.accessibleName() for line in lines]
    told = valued_page.how_well.account.text()
    assert "Ana: of 1 plays 1 were best, 0 good, and in 0 there was more." in told
    assert "Luck was not on Ben’s side: 1 less than could be expected" in told


def test_marks_that_are_told_again_stand_there_once(valued_page: ReviewPage) -> None:
    valued_page.how_well.show_turns([Turn(0, "CAT", WELL)], ("Ana", "Ben"))
    QApplication.processEvents()
    assert [(Mark.BEST,)] == [line.marks for line in valued_page.how_well.lines]
    seen = [one.accessibleName() for one in valued_page.findChildren(MarkLine) if one.isVisible()]
    assert ["Ana: best."] == [name for name in seen if ":" in name]


def test_the_board_is_offered_for_a_turn_that_is_chosen_in_the_view_shown(
    valued_page: ReviewPage,
) -> None:
    assert not valued_page.moment.isEnabled()
    valued_page.how_well.table.selectRow(0)
    assert valued_page.moment.isEnabled()
    valued_page.tabs.setCurrentIndex(0)
    assert not valued_page.moment.isEnabled()
    valued_page.tabs.setCurrentIndex(1)
    assert valued_page.moment.isEnabled()


def test_a_turn_in_which_nothing_was_better_leads_to_the_bare_board(
    valued_page: ReviewPage,
) -> None:
    wanted: list[tuple[int, object]] = []
    valued_page.moment_wanted.connect(lambda at, better: wanted.append((at, better)))
    valued_page.how_well.table.selectRow(0)
    valued_page.moment.click()
    assert [(GOOD.position, None)] == wanted


def test_without_a_valuer_there_is_one_view_alone(qtbot: QtBot, make: MakePage) -> None:
    page = make(reviewer_of(GOOD))
    with qtbot.waitSignal(page.ended):
        page.show()
    assert not page.tabs.isVisible()
