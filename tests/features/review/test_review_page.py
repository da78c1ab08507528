"""What could have been: a card for each turn with one verdict, found beside the window."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.toy_game import EndTurn, ToyRuleset
from tests.window.listening import heard
from tests.window.shell.stand_ins import ToyPorts
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.practice.feature import can_practise
from wordsmith_desktop.features.practice.missed import exercises_in
from wordsmith_desktop.features.review.pages import review_page
from wordsmith_desktop.features.review.pages.how_well import MarkLine
from wordsmith_desktop.features.review.pages.review_page import ReviewPage
from wordsmith_desktop.features.review.pages.turn_card import (
    ReviewCard,
    ReviewedTurn,
    Teller,
    better_line,
    own_text,
)
from wordsmith_desktop.games.common.reviewer import Play, Reviewer, TurnReview, ranked
from wordsmith_desktop.games.common.valuer import PlayMark, Valued, Valuer
from wordsmith_desktop.games.common.verdicts import TurnVerdict
from wordsmith_desktop.games.length_x_wit.rules.players import Aim, TurnChoice
from wordsmith_desktop.records.log import Occasion
from wordsmith_desktop.session.setup import Opened
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
    return SimpleNamespace(
        index=None, judge=None, house_words=lambda _house: nothing, is_ready=True
    )


@pytest.fixture
def make(
    qtbot: QtBot, ports: ToyPorts, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> MakePage:
    monkeypatch.setattr(ports.dictionaries, "found", dictionary())

    def build(reviewer: Reviewer) -> ReviewPage:
        page = ReviewPage(
            ports.entries[0],
            opened,
            ports.dictionaries.lexicon,
            reviewer=reviewer,
            can_practise=can_practise,
        )
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


def test_without_the_dictionary_of_the_match_nothing_is_searched_for(
    make: MakePage, ports: ToyPorts, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = dictionary()
    gone.is_ready = False
    monkeypatch.setattr(ports.dictionaries, "found", gone)
    page = make(reviewer_of(GOOD))
    with qtbot.waitSignal(page.ended):
        page.show()
    assert "is not there any more" in page.line.text()
    assert ((), False) == (page.reviews, page.stop_button.isVisible())


TELLER = Teller("length_x_wit", POINTS, ("Ana", "Ben"))


def told(card: ReviewCard) -> tuple[str, str]:
    """What was played, and what was better."""
    return card.played.text(), card.better.text()


def test_a_bluff_that_was_let_pass_is_called_one() -> None:
    bluff = replace(GOOD, own=Play("QZX", 30, 30), rank=None, of=119, is_bluff=True)
    assert "a bluff, let pass" == better_line(ReviewedTurn(TurnVerdict(bluff)), TELLER)


def test_L8_a_word_that_was_pressed_with_is_not_told_as_if_it_had_been_scored() -> None:
    assert "CAT, 3 points" == own_text(GOOD, POINTS)
    assert "CAT, pressed with" == own_text(replace(GOOD, is_step=True), POINTS)


def test_what_was_better_and_why_stands_on_one_line_by_the_same_valuation_as_the_mark(
    qtbot: QtBot,
) -> None:
    why = TurnChoice(word="HAMSTER", points=30, aim=Aim.SCORED, in_hand=30, promised=12)
    valued = Valued(0, 3.0, 30.0, PlayMark.MISSED, luck=None, motive=why)
    # What ranks plays calls it the best of seven, and has no say.
    card = ReviewCard(1, ReviewedTurn(TurnVerdict(replace(TOP, own=OWN), valued)), TELLER)
    qtbot.addWidget(card)
    line = "Better: “HAMSTER scores 30 points; going on promised only about 12.”"
    assert ("CAT, 3 points", line) == told(card)
    assert card.mark is not None
    assert PlayMark.MISSED is card.mark.mark
    assert "worth 3 of 30" == card.figures.text()
    assert card.accessibleName() == f"Turn 1, Ana: CAT, 3 points, missed, {line}, worth 3 of 30"


def test_an_estimate_stands_beside_no_other_valuation(qtbot: QtBot) -> None:
    valued = Valued(0, 3.3, 4.3, PlayMark.MISSED, luck=None)
    reckoned = replace(TELLER, is_estimate=True)
    for verdict, said in (
        (TurnVerdict(GOOD, valued), "CAT"),
        (TurnVerdict(GOOD), "CAT, 3 points"),
    ):
        card = ReviewCard(1, ReviewedTurn(verdict), reckoned)
        qtbot.addWidget(card)
        assert said == card.played.text()


def test_each_turn_has_a_card_with_what_was_better(qtbot: QtBot, make: MakePage) -> None:
    page = make(reviewer_of(GOOD, PASSED, TOP))
    with qtbot.waitSignal(page.ended):
        page.show()
    assert [
        ("CAT, 3 points", "Best there was: CHALICE, 9 points"),
        ("no word", "Best there was: CHALICE, 9 points"),
        ("CHALICE, 9 points", ""),
    ] == [told(card) for card in page.cards]
    assert "All 3 plays were looked at." == page.line.text()
    assert not page.bar.isVisible()
    # Enter goes back to the table at once.
    assert page.back is page.way_on is page.focusWidget()


def test_nothing_that_scrolls_lies_in_anything_that_scrolls(
    valued_page: ReviewPage,
) -> None:
    valued_page.how_well.fold.headline.click()
    valued_page.resize(900, 400)
    areas = [one for one in valued_page.findChildren(QAbstractScrollArea) if one.isVisible()]
    assert 1 == len(areas)


def test_from_a_turn_one_gets_to_the_board_as_it_lay_before_it(
    qtbot: QtBot, make: MakePage
) -> None:
    page = make(reviewer_of(GOOD, PASSED, TOP))
    with qtbot.waitSignal(page.ended):
        page.show()
    wanted: list[int] = []
    page.moment_wanted.connect(lambda position, _better: wanted.append(position))
    page.cards[1].moment.click()
    QTest.keyClick(page.cards[2].moment, Qt.Key.Key_Return)
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
    found = exercises_in(*wanted.args)
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
    qtbot.waitUntil(lambda: len(page.cards) == 1)
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
    assert 1 == len(page.cards)


def test_escape_goes_back(qtbot: QtBot, make: MakePage) -> None:
    page = make(reviewer_of(GOOD))
    with qtbot.waitSignal(page.ended):
        page.show()
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_a_card_tells_a_turn_without_any_play() -> None:
    nothing = TurnReview(0, 1, None, None, None, rank=None, of=0)
    assert "no word" == own_text(nothing, POINTS)
    assert "" == better_line(ReviewedTurn(TurnVerdict(nothing)), replace(TELLER, is_judged=False))


def test_plays_of_equal_worth_share_a_rank() -> None:
    plays = (BEST, Play("PLATEAU", 9, 9), COMMON, OWN)
    assert (4, 4) == ranked(OWN, plays)
    assert (1, 4) == ranked(BEST, plays)
    assert (3, 5) == ranked(Play("DOG", 5, 5), plays)
    assert (None, 4) == ranked(None, plays)


# How well it was played


WELL = Valued(0, 12.0, 12.0, PlayMark.BEST, luck=3.5)
POOR = Valued(1, 2.0, 9.5, PlayMark.MISSED, luck=-1.0)


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
    return page


def test_each_turn_is_marked_by_a_sign_and_a_word_with_its_luck_apart(
    valued_page: ReviewPage,
) -> None:
    assert [
        ("CAT, 3 points", PlayMark.BEST, "worth 12 of 12 · luck +3.5"),
        ("no word", PlayMark.MISSED, "worth 2 of 9.5 · luck −1"),
        ("CHALICE, 9 points", None, ""),
    ] == [
        (card.played.text(), card.mark.mark if card.mark is not None else None, card.figures.text())
        for card in valued_page.cards
    ]


def test_how_everybody_played_is_folded_below_a_row_of_marks(valued_page: ReviewPage) -> None:
    assert not valued_page.how_well.account.isVisible()
    assert all(line.isVisible() for line in valued_page.how_well.lines)
    valued_page.how_well.fold.headline.click()
    assert valued_page.how_well.account.isVisible()


def test_every_player_has_a_row_of_marks_and_a_kind_account(valued_page: ReviewPage) -> None:
    lines = valued_page.how_well.lines
    assert [(PlayMark.BEST,), (PlayMark.MISSED,)] == [line.marks for line in lines]
    assert ["Ana: strong.", "Ben: missed."] == [line.accessibleName() for line in lines]
    told = valued_page.how_well.account.text()
    assert "Ana: of 1 plays 1 were strong, 0 good, and in 0 there was more." in told
    assert "Luck was against Ben: 1 below the mean" in told


def test_marks_that_are_told_again_stand_there_once(valued_page: ReviewPage) -> None:
    valued_page.how_well.show_turns([WELL], ("Ana", "Ben"))
    QApplication.processEvents()
    assert [(PlayMark.BEST,)] == [line.marks for line in valued_page.how_well.lines]
    seen = [one.accessibleName() for one in valued_page.findChildren(MarkLine) if one.isVisible()]
    assert ["Ana: strong."] == [name for name in seen if ":" in name]


def test_a_turn_in_which_nothing_was_better_leads_to_the_bare_board(
    valued_page: ReviewPage,
) -> None:
    wanted: list[tuple[int, object]] = []
    valued_page.moment_wanted.connect(lambda at, better: wanted.append((at, better)))
    valued_page.cards[0].moment.click()
    assert [(GOOD.position, None)] == wanted


def test_without_a_valuer_nothing_is_said_of_how_well_it_was_played(
    qtbot: QtBot, make: MakePage
) -> None:
    page = make(reviewer_of(GOOD))
    with qtbot.waitSignal(page.ended):
        page.show()
    assert not page.how_well.isVisible()
