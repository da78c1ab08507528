"""The new-match form of Rewordable: what each choice makes of the ruleset."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from wordsmith_desktop.games.rewordable.ruleset import (
    SEATS,
    Ending,
    Fault,
    Ruleset,
    faults,
    least_cards,
)
from wordsmith_desktop.games.table import Clock, Referee, VoteRule
from wordsmith_desktop.ui.games.rewordable.new_match import texts
from wordsmith_desktop.ui.games.rewordable.new_match.form import MatchForm, letters_in
from wordsmith_desktop.ui.games.rewordable.new_match.length import lengths, printed
from wordsmith_desktop.ui.kit.appearance import appearance
from wordsmith_desktop.ui.kit.fold import Headline
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.kit.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")

NAMES = ("Ana", "Benno", "Cho", "Dua", "Eli", "Fay", "Gil", "Hal")


def form_for(qtbot: QtBot, players: int = 2) -> MatchForm:
    form = MatchForm()
    qtbot.addWidget(form)
    form.set_players(NAMES[:players])
    return form


def test_untouched_it_is_the_usual_game(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    assert form.ruleset() == Ruleset(name_letters=(3, 5))
    assert form.fault() == ""


@pytest.mark.parametrize(
    ("tag", "language"), [("en", "en"), ("en-gb", "en"), ("en-us", "en"), ("de", "de")]
)
def test_C2_the_cards_speak_the_language_of_the_dictionary(
    qtbot: QtBot, tag: str, language: str
) -> None:
    form = form_for(qtbot)
    form.set_dictionary(tag)
    assert (form.ruleset().dictionary, form.ruleset().language) == (tag, language)
    assert form.fault() == ""


@pytest.mark.parametrize("players", SEATS)
def test_C4_every_length_that_is_offered_can_be_played(qtbot: QtBot, players: int) -> None:
    form = form_for(qtbot, players)
    assert lengths(players) == form.length.offered
    assert len(form.length.offered) >= 4
    for cards in form.length.offered:
        form.length.choose(cards)
        rules = form.ruleset()
        assert (cards, ()) == (rules.deck_size(players), faults(rules, players))


@pytest.mark.parametrize(("players", "cards"), [(2, 60), (4, 60), (5, 70), (8, 100)])
def test_C4_the_printed_number_is_chosen_and_follows_the_players(
    qtbot: QtBot, players: int, cards: int
) -> None:
    form = form_for(qtbot, 3)
    form.set_players(NAMES[:players])
    assert (cards, None) == (form.length.value, form.ruleset().cards)
    assert form.length.button(cards).accessibleName() == f"{cards} cards"


def test_C4_a_length_of_ones_own_stays_as_long_as_it_is_enough(qtbot: QtBot) -> None:
    form = form_for(qtbot, 2)
    form.length.choose(30)
    form.set_players(NAMES[:5])
    assert form.ruleset().cards == 30
    form.set_players(NAMES[:6])
    assert least_cards(6) > 30
    assert form.ruleset().cards is None


@pytest.mark.parametrize(
    ("name", "count"),
    [("Ana", 3), ("Anna-Lena 2", 8), ("Änne", 4), ("A\u0308nne", 4), ("Zoë O’Neil", 8), ("7", 0)],
)
def test_C6_only_letters_of_a_name_count_each_as_it_is_seen(name: str, count: int) -> None:
    assert letters_in(name) == count


def test_C6_the_lot_may_decide_who_begins(qtbot: QtBot) -> None:
    form = form_for(qtbot, 3)
    assert form.ruleset().first_seats(3) == (1,)
    form.house.questions["draws_lots"].choose(False)
    form.starter.choose(False)
    assert form.ruleset().first_seats(3) == (0, 1, 2)
    assert form.house.questions["draws_lots"].isHidden()


def test_the_clock_asks_for_its_length_only_when_it_runs(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    assert form.turn_seconds.isHidden()
    form.clock.choose(Clock.HARD)
    form.turn_seconds.choose(90)
    assert not form.turn_seconds.isHidden()
    assert (form.ruleset().clock, form.ruleset().turn_seconds) == (Clock.HARD, 90)


def test_referee_and_vote(qtbot: QtBot) -> None:
    form = form_for(qtbot, 3)
    form.referee.referee.choose(Referee.VOTE)
    form.referee.vote.choose(VoteRule.ALL)
    assert (form.ruleset().referee, form.ruleset().vote) == (Referee.VOTE, VoteRule.ALL)


HOUSE: dict[str, Any] = {
    "draws_lots": False,
    "interleaves": False,
    "may_keep_hand": False,
    "may_try_again": False,
    "challenge_cost": 2,
    "shares_wins": False,
    "accepts_names": True,
    "accepts_abbreviations": True,
    "may_repeat": False,
    "ending": Ending.ALL_PASS,
}


@pytest.mark.parametrize(("field", "value"), HOUSE.items())
def test_each_house_choice_reaches_the_ruleset(qtbot: QtBot, field: str, value: Any) -> None:
    form = form_for(qtbot)
    form.referee.referee.choose(Referee.OBJECTION)
    form.house.questions[field].choose(value)
    assert value == getattr(form.ruleset(), field)
    assert "1 changed" in form.findChildren(Headline)[1].accessibleName()
    assert form.fault() == ""


def test_there_is_a_question_for_every_house_choice(qtbot: QtBot) -> None:
    assert set(HOUSE) == set(form_for(qtbot).house.questions)


@pytest.mark.parametrize(
    ("referee", "asked"),
    [
        (Referee.AUTOMATIC, set()),
        (Referee.OBJECTION, {"may_try_again", "challenge_cost"}),
        (Referee.VOTE, {"may_try_again"}),
    ],
)
def test_C14_what_only_a_challenge_can_bring_is_only_asked_then(
    qtbot: QtBot, referee: Referee, asked: set[str]
) -> None:
    form = form_for(qtbot)
    form.referee.referee.choose(referee)
    questions = form.house.questions
    shown = {field for field, question in questions.items() if not question.isHidden()}
    assert asked == shown & {"may_try_again", "challenge_cost"}


def test_too_many_and_too_few_players_are_a_fault(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    for names in (("Ana",), (*NAMES, "Ida")):
        form.set_players(names)
        assert form.fault() == "Rewordable is for two to eight players."


def test_every_fault_has_a_sentence() -> None:
    assert set(Fault) == set(texts.FAULTS)


def test_every_answer_has_a_name() -> None:
    assert set(Ending) == set(texts.ENDINGS)
    offered = {cards for players in SEATS for cards in lengths(players)}
    assert offered == set(texts.LENGTHS)
    assert {printed(players) for players in SEATS} <= offered


def test_a_change_is_told_once(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    told: list[Ruleset] = []
    form.changed.connect(lambda: told.append(form.ruleset()))
    form.length.choose(30)
    assert [rules.cards for rules in told] == [30]


def test_other_players_are_told_once_too(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    told: list[Ruleset] = []
    form.changed.connect(lambda: told.append(form.ruleset()))
    form.set_players(NAMES[:7])
    assert [rules.deck_size(7) for rules in told] == [90]


def test_arrow_keys_move_between_the_lengths(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    # The arrow goes by where the buttons stand, so all have to stand in one row.
    form.resize(1200, 900)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    button, following = form.length.button(60), form.length.button(80)
    qtbot.waitUntil(lambda: following.x() > button.x() and following.y() == button.y())
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Right)
    assert form.length.value == 80


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_that_can_be_pressed_has_a_name(qtbot: QtBot, language: str) -> None:
    set_language(language)
    form = form_for(qtbot, 4)
    nameless = [
        button for button in form.findChildren(QAbstractButton) if not button.accessibleName()
    ]
    assert nameless == []


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_answer_is_cut_off(qtbot: QtBot, language: str, scale: int) -> None:
    set_language(language)
    appearance().set_look(Look(text_scale=scale))
    form = form_for(qtbot, 4)
    form.referee.referee.choose(Referee.OBJECTION)
    for headline in form.findChildren(Headline):
        headline.setChecked(True)
    form.resize(700, form.heightForWidth(700))
    form.show()
    cut = [
        button.accessibleName()
        for button in form.findChildren(QAbstractButton)
        if button.isVisible()
        and button.width() < button.sizeHint().width()
        and not isinstance(button, Headline)
    ]
    assert cut == []
    assert form.minimumSizeHint().width() <= 700
