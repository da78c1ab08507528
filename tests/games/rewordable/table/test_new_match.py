"""The new-match form of Rewordable: what each choice makes of the ruleset."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.games.rewordable import rw
from wordsmith_desktop.games.common.open_table import Clock, Referee, VoteRule
from wordsmith_desktop.games.rewordable.table.new_match import (
    MatchForm,
    Span,
    lengths,
    letters_in,
    printed,
)
from wordsmith_desktop.games.rewordable.words import form_texts as texts

pytestmark = pytest.mark.usefixtures("dressed")

NAMES = ("Ana", "Benno", "Cho", "Dua", "Eli", "Fay", "Gil", "Hal")


def form_for(qtbot: QtBot, players: int = 2) -> MatchForm:
    form = MatchForm()
    qtbot.addWidget(form)
    form.set_players(NAMES[:players])
    return form


def test_untouched_it_is_the_usual_game(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    assert form.ruleset() == rw.Ruleset(name_letters=(3, 5))
    assert form.fault() == ""


@pytest.mark.parametrize("players", rw.SEATS)
def test_C4_every_length_that_is_offered_can_be_played(qtbot: QtBot, players: int) -> None:
    form = form_for(qtbot, players)
    form.alone.span.choose(Span.DECK)
    assert lengths(players) == form.length.offered
    assert len(form.length.offered) >= 4
    for cards in form.length.offered:
        form.length.choose(cards)
        rules = form.ruleset()
        assert (cards, ()) == (rules.deck_size(players), rw.faults(rules, players))


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
    assert rw.least_cards(6) > 30
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


def test_referee_and_vote(qtbot: QtBot) -> None:
    form = form_for(qtbot, 3)
    form.referee.referee.choose(Referee.VOTE)
    form.referee.vote.choose(VoteRule.ALL)
    assert (form.ruleset().referee, form.ruleset().vote) == (Referee.VOTE, VoteRule.ALL)


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
    for names in ((), (*NAMES, "Ida")):
        form.set_players(names)
        assert form.fault() == "Rewordable is for one to eight players."


def test_every_answer_has_a_name() -> None:
    assert set(rw.EndRule) == set(texts.ENDINGS)
    offered = {cards for players in rw.SEATS for cards in lengths(players)}
    assert offered == set(texts.LENGTHS)
    assert {printed(players) for players in rw.SEATS} <= offered


def test_a_change_is_told_once(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    told: list[rw.Ruleset] = []
    form.changed.connect(lambda: told.append(form.ruleset()))
    form.length.choose(30)
    assert [rules.cards for rules in told] == [30]


def test_other_players_are_told_once_too(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    told: list[rw.Ruleset] = []
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


# One player alone


def asked(form: MatchForm) -> set[str]:
    """The questions that are shown to one player alone and about clocks."""
    questions: dict[str, QWidget] = {
        "span": form.alone.span,
        "turns": form.alone.turns,
        "match_seconds": form.alone.match_seconds,
        "time_up": form.alone.time_up,
        "length": form.length,
        "starter": form.starter,
        "clock": form.clock,
        "turn_seconds": form.turn_seconds,
    }
    return {name for name, question in questions.items() if not question.isHidden()}


@pytest.mark.parametrize(
    ("span", "shown", "expected"),
    [
        (Span.TURNS, {"turns", "clock", "turn_seconds"}, rw.Ruleset(turns=10, clock=Clock.SOFT)),
        (Span.TIME, {"match_seconds", "time_up"}, rw.Ruleset(match_seconds=300, clock=Clock.HARD)),
        (
            Span.DECK,
            {"length", "clock", "turn_seconds"},
            rw.Ruleset(cards=30, clock=Clock.SOFT),
        ),
    ],
)
def test_one_alone_plays_for_turns_or_time_or_the_whole_deck(
    qtbot: QtBot, span: Span, shown: set[str], expected: rw.Ruleset
) -> None:
    form = form_for(qtbot, 1)
    form.length.choose(30)
    form.clock.choose(Clock.SOFT)
    form.alone.span.choose(span)
    assert ({"span", *shown}, expected) == (asked(form), form.ruleset())
    assert form.fault() == ""


def test_one_alone_may_choose_every_number_and_a_clock_that_only_warns(qtbot: QtBot) -> None:
    form = form_for(qtbot, 1)
    for turns in form.alone.turns.offered:
        form.alone.turns.choose(turns)
        assert (turns, "") == (form.ruleset().turns, form.fault())
    form.alone.span.choose(Span.TIME)
    form.alone.time_up.choose(Clock.SOFT)
    for seconds in form.alone.match_seconds.offered:
        form.alone.match_seconds.choose(seconds)
        assert rw.Ruleset(match_seconds=seconds, clock=Clock.SOFT) == form.ruleset()
        assert form.fault() == ""


def test_what_one_alone_chose_is_nothing_to_several(qtbot: QtBot) -> None:
    form = form_for(qtbot, 1)
    form.alone.span.choose(Span.TIME)
    form.set_players(NAMES[:2])
    assert {"length", "starter", "clock"} == asked(form)
    assert rw.Ruleset(name_letters=(3, 5)) == form.ruleset()


def test_alone_nothing_is_asked_that_takes_others(qtbot: QtBot) -> None:
    form = form_for(qtbot, 3)
    form.referee.referee.choose(Referee.OBJECTION)
    form.set_players(NAMES[:1])
    assert form.fold_of(form.referee).isHidden()
    questions = form.house.questions
    shown = {field for field, question in questions.items() if not question.isHidden()}
    assert {
        "interleaves",
        "may_keep_hand",
        "idle_rounds",
        "accepts_names",
        "accepts_abbreviations",
        "may_repeat",
    } == shown
    assert (Referee.AUTOMATIC, "") == (form.ruleset().referee, form.fault())
