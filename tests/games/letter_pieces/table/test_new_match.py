"""The new-match form: what each choice makes of the ruleset."""

from __future__ import annotations

from itertools import product
from typing import ClassVar

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from wordsmith_desktop.games.common.open_table import Clock, Referee, VoteRule
from wordsmith_desktop.games.letter_pieces.table.new_match import MatchForm
from wordsmith_desktop.games.letter_pieces.words import form_texts as texts
from wordsmith_desktop.window.kit.fold import FoldHeadline

pytestmark = pytest.mark.usefixtures("dressed")

NAMES = ("Ana", "Ben", "Cho", "Dua")


def form_for(qtbot: QtBot, players: int = 2) -> MatchForm:
    form = MatchForm()
    qtbot.addWidget(form)
    form.set_players(NAMES[:players])
    return form


def test_untouched_it_is_the_usual_game(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    assert form.ruleset() == lp.Ruleset()
    assert form.fault() == ""


@pytest.mark.parametrize(("players", "mode"), [*product(range(1, 5), lp.Mode)])
def test_every_way_to_play_can_be_played(qtbot: QtBot, players: int, mode: lp.Mode) -> None:
    form = form_for(qtbot, players)
    form.mode.choose(mode)
    rules = form.ruleset()
    assert rules.mode is mode
    assert lp.faults(rules, players) == ()
    assert form.fault() == ""


@pytest.mark.parametrize("mode", lp.Mode)
def test_only_the_table_modes_of_the_way_to_play_are_offered(qtbot: QtBot, mode: lp.Mode) -> None:
    form = form_for(qtbot)
    form.mode.choose(mode)
    assert set(lp.TABLES[mode]) == set(form.table.offered)
    assert form.ruleset().table is lp.TABLES[mode][0]
    assert form.table.isHidden() == (len(lp.TABLES[mode]) == 1)


def test_a_lone_player_is_not_asked_about_the_table(qtbot: QtBot) -> None:
    form = form_for(qtbot, 3)
    form.table.choose(lp.TableMode.BUZZER)
    form.fair_play.referee.choose(Referee.VOTE)
    form.fair_play.handicaps.fields[0].setValue(2)
    form.set_players(("Ana",))
    rules = form.ruleset()
    assert form.table.isHidden()
    assert (rules.table, rules.referee, rules.handicaps) == (
        lp.TableMode.TURNS,
        Referee.AUTOMATIC,
        (),
    )
    assert form.fault() == ""


@pytest.mark.parametrize("required", lp.RequiredLetters)
def test_required_letters(qtbot: QtBot, required: lp.RequiredLetters) -> None:
    form = form_for(qtbot)
    form.required.choose(required)
    assert form.ruleset().required is required


def test_R46_the_warm_up_is_one_short_challenge(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    form.required.choose(lp.RequiredLetters.RANDOM)
    form.mode.choose(lp.Mode.WARM_UP)
    form.warm_up_seconds.choose(180)
    rules = form.ruleset()
    assert (rules.challenges, rules.required, rules.warm_up_seconds) == (
        1,
        lp.RequiredLetters.NONE,
        180,
    )
    assert form.challenges.isHidden()


def test_R46_the_warm_up_can_be_with_pieces_of_ones_choice(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    assert form.given.isHidden()
    form.mode.choose(lp.Mode.WARM_UP)
    assert not form.given.isHidden()
    assert form.ruleset().given is None
    assert not form.house.questions["warm_up_pieces"].isHidden()
    form.given.kind.choose(True)
    assert sum(form.ruleset().given or ()) == 10
    assert form.house.questions["warm_up_pieces"].isHidden()
    field = form.given.fields[lp.Shape.C]
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert form.ruleset().given == (4, 3, 1, 3)
    assert form.fault() == ""
    form.mode.choose(lp.Mode.STANDARD)
    assert form.ruleset().given is None


def test_R46_chosen_pieces_are_as_many_as_the_box_holds_for_all(qtbot: QtBot) -> None:
    form = form_for(qtbot, 1)
    form.mode.choose(lp.Mode.WARM_UP)
    form.given.kind.choose(True)
    for field in form.given.fields.values():
        field.setValue(99)
    assert form.ruleset().given == lp.SUPPLY
    form.set_players(NAMES[:3])
    assert form.ruleset().given == (13, 13, 6, 6)
    assert form.fault() == ""
    for field in form.given.fields.values():
        field.setValue(0)
    assert form.fault() == "Choose at least one piece."


def test_R46_chosen_pieces_are_remembered_and_named(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    form.recall(lp.Ruleset(mode=lp.Mode.WARM_UP, challenges=1, given=(2, 5, 0, 1)))
    assert form.ruleset().given == (2, 5, 0, 1)
    assert [field.accessibleName() for field in form.given.fields.values()] == [
        "Long straights",
        "Short straights",
        "Big curves",
        "Small curves",
    ]
    form.recall(lp.Ruleset(mode=lp.Mode.WARM_UP, challenges=1))
    assert form.ruleset().given is None


@pytest.mark.parametrize("count", [1, 2, 3])
def test_challenges(qtbot: QtBot, count: int) -> None:
    form = form_for(qtbot)
    form.challenges.choose(count)
    assert form.ruleset().challenges == count


def test_the_race_has_its_own_clock(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    form.clock.choose(Clock.HARD)
    form.table.choose(lp.TableMode.BUZZER)
    form.bench_seconds.choose(45)
    form.house.questions["lockout_seconds"].choose(20)
    rules = form.ruleset()
    assert form.clock.isHidden()
    assert (rules.clock, rules.bench_seconds, rules.lockout_seconds) == (Clock.OFF, 45, 20)


def test_referee_and_vote(qtbot: QtBot) -> None:
    form = form_for(qtbot, 3)
    assert form.fair_play.vote.isHidden()
    form.fair_play.referee.choose(Referee.VOTE)
    assert not form.fair_play.vote.isHidden()
    form.fair_play.vote.choose(VoteRule.ALL)
    assert (form.ruleset().referee, form.ruleset().vote) == (Referee.VOTE, VoteRule.ALL)


def told_by(question: QWidget) -> str:
    """What a question explains."""
    return " ".join(one.toolTip() for one in question.findChildren(QRadioButton))


def test_R31_secret_words_are_judged_at_the_end_and_the_form_says_so(qtbot: QtBot) -> None:
    form = form_for(qtbot, 3)
    assert "at once" in told_by(form.fair_play.referee)
    form.mode.choose(lp.Mode.SECRET)
    told = told_by(form.fair_play.referee)
    assert "when the sheets are checked" in told
    assert "at once" not in told


def test_R26_each_player_has_a_handicap_by_name(qtbot: QtBot) -> None:
    form = form_for(qtbot, 3)
    form.fair_play.handicaps.fields[1].setValue(4)
    assert form.ruleset().handicaps == (0, 4, 0)
    assert [field.accessibleName() for field in form.fair_play.handicaps.fields] == [
        "Ana: white boxes crossed out",
        "Ben: white boxes crossed out",
        "Cho: white boxes crossed out",
    ]
    form.set_players(NAMES[:2])
    assert form.ruleset().handicaps == (0, 4)
    assert len(form.fair_play.findChildren(QSpinBox)) == 2


@pytest.mark.parametrize(
    ("lead", "crossed"), [(0.0, ()), (30.0, ()), (70.0, (1, 0)), (-130.0, (0, 2)), (900.0, (6, 0))]
)
def test_R26_whoever_is_stronger_has_boxes_crossed_so_that_the_match_is_even(
    qtbot: QtBot, lead: float, crossed: tuple[int, ...]
) -> None:
    form = form_for(qtbot, 2)
    form.even_out((max(0.0, lead), max(0.0, -lead)))
    assert crossed == form.ruleset().handicaps


def test_R26_of_three_the_weakest_has_no_box_crossed(qtbot: QtBot) -> None:
    form = form_for(qtbot, 3)
    form.even_out((260.0, 0.0, 70.0))
    assert (4, 0, 1) == form.ruleset().handicaps
    assert not form.is_even


def test_with_a_computer_three_rolls_a_turn_are_proposed_and_taken_back(qtbot: QtBot) -> None:
    form = form_for(qtbot, 2)
    form.set_computers(("", "level-3"))
    assert 3 == form.ruleset().rolls_a_turn
    form.set_computers(("", ""))
    assert 0 == form.ruleset().rolls_a_turn
    form.house.questions["rolls_a_turn"].choose(5)
    form.set_computers(("", "level-3"))
    assert 5 == form.ruleset().rolls_a_turn


def test_house_choices_go_back_to_the_usual(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    form.house.questions["min_word_length"].choose(4)
    form.house.reset()
    assert form.ruleset() == lp.Ruleset()


def test_a_question_that_cannot_matter_is_not_asked_and_not_answered(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    form.mode.choose(lp.Mode.SECRET)
    form.house.questions["own_repeats"].choose(True)
    form.mode.choose(lp.Mode.STANDARD)
    assert form.house.questions["own_repeats"].isHidden()
    assert form.ruleset().own_repeats is False


def test_the_way_to_play_that_is_recommended_first_is_chosen_already(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    said = {mode: form.mode.button(mode).accessibleDescription() for mode in lp.Mode}
    recommended = [mode for mode in lp.Mode if "Recommended" in said[mode]]
    assert [form.mode.value] == recommended


def test_every_answer_has_a_name_in_both_languages() -> None:
    assert set(lp.Mode) == set(texts.MODES)
    assert set(lp.RequiredLetters) == set(texts.REQUIREDS)
    assert set(lp.TableMode) == set(texts.TABLES_OFFERED)


def test_a_change_is_told_once(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    told: list[lp.Ruleset] = []
    form.changed.connect(lambda: told.append(form.ruleset()))
    form.mode.choose(lp.Mode.SECRET)
    assert [rules.mode for rules in told] == [lp.Mode.SECRET]
    assert told[-1].table is lp.TableMode.CURTAIN


def test_no_part_flashes_up_as_a_window_of_its_own(qtbot: QtBot, dressed: QApplication) -> None:
    class Watch(QObject):
        shown: ClassVar[list[str]] = []

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Show and isinstance(watched, QWidget):
                self.shown.extend([type(watched).__name__] if watched.isWindow() else [])
            return False

    watch = Watch()
    dressed.installEventFilter(watch)
    form = form_for(qtbot, 3)
    form.mode.choose(lp.Mode.WORD_BY_WORD)
    form.set_players(NAMES[:1])
    dressed.removeEventFilter(watch)
    assert watch.shown == []


def test_the_folded_part_opens_on_enter(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    form.show()
    headline = form.findChildren(FoldHeadline)[1]
    assert headline.accessibleName() == "House choices, as usual, folded"
    assert not form.house.isVisible()
    QTest.keyClick(headline, Qt.Key.Key_Return)
    assert form.house.isVisible()
    assert headline.accessibleName() == "House choices, as usual, unfolded"


@pytest.mark.parametrize("referee", Referee)
def test_what_becomes_of_wrong_words_is_told_as_the_way_to_play_has_it(
    qtbot: QtBot, referee: Referee
) -> None:
    form = form_for(qtbot, 3)
    question = form.fair_play.referee
    question.choose(referee)
    told = {}
    for mode in lp.Mode:
        form.mode.choose(mode)
        told[mode] = question.button(referee).accessibleDescription()
        assert told[mode] == question.button(referee).toolTip()
    assert "when the sheets are checked" in told[lp.Mode.SECRET].lower()
    assert {told[lp.Mode.SECRET]} == {one for one in told.values() if "sheets" in one}
    form.mode.choose(lp.Mode.STANDARD)
    question.choose(Referee.AUTOMATIC)
    said = question.button(Referee.AUTOMATIC).accessibleDescription()
    assert "A word that is not valid is refused at once, with the reason." == said
