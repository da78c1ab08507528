"""The new-match form of Length × Wit: what each choice makes of the ruleset."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.games.length_x_wit.table.form_case import CASE
from wordsmith_desktop.core.value import field_names
from wordsmith_desktop.games.common.open_table import Clock, Referee, VoteRule
from wordsmith_desktop.games.length_x_wit.rules.ruleset import SEATS, Fault, Ruleset, Swap, faults
from wordsmith_desktop.games.length_x_wit.table import new_match as form_module
from wordsmith_desktop.games.length_x_wit.table.new_match import (
    RESPONSE_SECONDS,
    TURN_SECONDS,
    TURNS,
    MatchForm,
)
from wordsmith_desktop.games.length_x_wit.words import form_texts as texts

pytestmark = pytest.mark.usefixtures("dressed")

NAMES = ("Ana", "Ben", "Cho", "Dua", "Eli", "Fay", "Gil")


def form_for(qtbot: QtBot, players: int = 3) -> MatchForm:
    form = MatchForm()
    qtbot.addWidget(form)
    form.set_players(NAMES[:players])
    return form


def asked(form: MatchForm) -> set[str]:
    """The house choices that are asked."""
    return {field for field, one in form.house.questions.items() if not one.isHidden()}


@pytest.mark.parametrize("players", [2, 3, 6])
def test_untouched_it_is_the_usual_game(qtbot: QtBot, players: int) -> None:
    form = form_for(qtbot, players)
    assert form.ruleset() == Ruleset()
    assert form.fault() == ""


@pytest.mark.parametrize("players", SEATS)
def test_everything_that_is_offered_can_be_played(qtbot: QtBot, players: int) -> None:
    form = form_for(qtbot, players)
    form.clock.choose(Clock.HARD)
    times = (form.match_seconds, form.turn_seconds, form.response_seconds)
    for question in (form.goal, form.turns, *times):
        for value in question.offered:
            question.choose(value)
            assert faults(form.ruleset(), players) == ()


@pytest.mark.parametrize("goal", texts.GOALS)
def test_L11_several_play_for_points(qtbot: QtBot, goal: int) -> None:
    form = form_for(qtbot, 2)
    form.goal.choose(goal)
    assert (goal, 0) == (form.ruleset().goal, form.ruleset().turns)
    assert (False, True) == (form.goal.isHidden(), form.turns.isHidden())


@pytest.mark.parametrize("turns", TURNS)
def test_whoever_plays_alone_plays_a_number_of_turns(qtbot: QtBot, turns: int) -> None:
    form = form_for(qtbot, 1)
    form.turns.choose(turns)
    assert form.ruleset() == Ruleset(turns=turns)
    assert (True, False) == (form.goal.isHidden(), form.turns.isHidden())
    assert form.fault() == ""


@pytest.mark.parametrize(
    ("players", "clock", "timed", "shown"),
    [
        (1, Clock.OFF, 0, set()),
        (1, Clock.SOFT, 600, {"match_seconds"}),
        (1, Clock.HARD, 600, {"match_seconds"}),
        (2, Clock.HARD, 0, {"turn_seconds"}),
    ],
)
def test_one_alone_can_time_the_match_in_place_of_turns(
    qtbot: QtBot, players: int, clock: Clock, timed: int, shown: set[str]
) -> None:
    form = form_for(qtbot, players)
    form.clock.choose(clock)
    form.match_seconds.choose(600)
    asked_now = {
        name for name in ("match_seconds", "turn_seconds") if not getattr(form, name).isHidden()
    }

    assert (timed, shown) == (form.ruleset().match_seconds, asked_now)
    assert form.fault() == ""


def test_alone_nothing_is_asked_that_needs_others(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    form.response_seconds.choose(60)
    form.referee.referee.choose(Referee.VOTE)
    form.house.questions["shares_wins"].choose(False)
    form.set_players(NAMES[:1])
    assert form.ruleset() == Ruleset(turns=10)
    assert form.response_seconds.isHidden()
    assert form.fold_of(form.referee).isHidden()
    house = {"swap", "start_tiles", "accepts_names", "accepts_abbreviations", "odds_as_hint"}
    assert asked(form) == house


def test_what_was_chosen_for_several_is_there_again_after_a_look_at_playing_alone(
    qtbot: QtBot,
) -> None:
    form = form_for(qtbot)
    form.goal.choose(200)
    form.response_seconds.choose(60)
    before = form.ruleset()
    form.set_players(NAMES[:1])
    form.set_players(NAMES[:3])
    assert before == form.ruleset()


def test_L9_the_direction_of_responses_is_asked_where_more_than_one_responds(
    qtbot: QtBot,
) -> None:
    assert "responds_clockwise" not in asked(form_for(qtbot, 2))
    assert "responds_clockwise" in asked(form_for(qtbot, 3))


def test_L9_a_response_has_a_time_of_its_own(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    form.response_seconds.choose(30)
    assert (Clock.OFF, 30) == (form.ruleset().clock, form.ruleset().response_seconds)
    assert form.response_seconds.button(0).accessibleName() == "no limit"


def test_referee_and_vote(qtbot: QtBot) -> None:
    form = form_for(qtbot, 3)
    form.referee.referee.choose(Referee.VOTE)
    form.referee.vote.choose(VoteRule.ALL)
    assert (Referee.VOTE, VoteRule.ALL) == (form.ruleset().referee, form.ruleset().vote)


def test_every_field_of_the_ruleset_can_be_chosen(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    form.set_dictionary("de")
    form.goal.choose(100)
    form.clock.choose(Clock.HARD)
    form.turn_seconds.choose(TURN_SECONDS[0])
    form.response_seconds.choose(RESPONSE_SECONDS[-1])
    form.referee.referee.choose(Referee.VOTE)
    form.referee.vote.choose(VoteRule.ALL)
    for field, value in CASE.house.items():
        form.house.questions[field].choose(value)
    rules, usual = form.ruleset(), Ruleset()
    same = {name for name in field_names(Ruleset) if getattr(rules, name) == getattr(usual, name)}
    # Bluffs are asked about only where somebody can object, and a strong computer plays.
    assert same == {"turns", "match_seconds", "may_bluff", "own_box"}


def test_too_many_and_too_few_players_are_a_fault(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    for names in ((), NAMES):
        form.set_players(names)
        assert form.fault() == "Length × Wit is for one to six players."


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (Ruleset(language=""), Fault.LANGUAGE),
        (Ruleset(turns=5), Fault.ALONE),
        (Ruleset(goal=0), Fault.NUMBERS),
    ],
)
def test_every_other_fault_is_told_too(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wrong: Ruleset, code: Fault
) -> None:
    form = form_for(qtbot)
    monkeypatch.setattr(form_module.MatchForm, "ruleset", lambda _form: wrong)
    assert texts.FAULTS[code].en == form.fault()


def test_every_way_of_swapping_has_a_name() -> None:
    assert set(Swap) == set(texts.SWAPS)


def test_a_change_is_told_once(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    told: list[Ruleset] = []
    form.changed.connect(lambda: told.append(form.ruleset()))
    form.goal.choose(100)
    assert [rules.goal for rules in told] == [100]


def test_other_players_are_told_once_too(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    told: list[Ruleset] = []
    form.changed.connect(lambda: told.append(form.ruleset()))
    form.set_players(NAMES[:1])
    assert [rules.turns for rules in told] == [10]


def test_arrow_keys_move_between_the_numbers_of_points(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    # The arrow goes by where the buttons stand, so all have to stand in one row.
    form.resize(1200, 900)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    button, following = form.goal.button(100), form.goal.button(150)
    qtbot.waitUntil(lambda: following.x() > button.x() and following.y() == button.y())
    form.goal.choose(100)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Right)
    assert form.goal.value == 150
