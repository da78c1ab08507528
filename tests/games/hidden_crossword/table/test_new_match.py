"""The new-match form of the Hidden Crossword: what each choice makes of the ruleset."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.form_case import CASE
from tests.games.play_hands import click
from wordsmith_desktop.core.value import field_names
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.hidden_crossword.table import new_match as form_module
from wordsmith_desktop.games.hidden_crossword.table.clue_cards import ClueCard
from wordsmith_desktop.games.hidden_crossword.table.new_match import (
    BUILD_MINUTES,
    TURN_SECONDS,
    MatchForm,
)
from wordsmith_desktop.games.hidden_crossword.words import form_texts as texts
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.wording.texts import LANGUAGES, Language, set_language

pytestmark = pytest.mark.usefixtures("dressed")

NAMES = ("Ana", "Ben", "Cho")


def form_for(qtbot: QtBot, players: int = 2) -> MatchForm:
    form = MatchForm()
    qtbot.addWidget(form)
    form.set_players(NAMES[:players])
    return form


def asked(form: MatchForm) -> set[str]:
    """The house choices that are asked."""
    return {field for field, one in form.house.questions.items() if not one.isHidden()}


@pytest.mark.parametrize("players", hc.SEATS)
def test_untouched_it_is_the_usual_game(qtbot: QtBot, players: int) -> None:
    form = form_for(qtbot, players)
    assert form.ruleset() == hc.Ruleset()
    assert form.fault() == ""


@pytest.mark.parametrize("clue", hc.ClueType)
def test_W12_both_clue_types_can_be_played(qtbot: QtBot, clue: hc.ClueType) -> None:
    form = form_for(qtbot)
    form.clue.choose(clue)
    assert form.ruleset() == hc.Ruleset(clue=clue)


@pytest.mark.parametrize("language", LANGUAGES)
def test_W15_W16_the_examples_have_every_mark_in_them(language: Language) -> None:
    set_language(language)
    hidden, guess = (
        text.in_language(language) for text in (texts.EXAMPLE_HIDDEN, texts.EXAMPLE_GUESS)
    )
    shown = {clue: hc.marks_of(clue, hidden, guess) for clue in hc.ClueType}
    assert (hc.Mark.LATER, hc.Mark.STAR, hc.Mark.EARLIER) == shown[hc.ClueType.ALPHABET]
    assert (hc.Mark.ELSEWHERE, hc.Mark.STAR, hc.Mark.NOTHING) == shown[hc.ClueType.PLACE]


def test_W12_a_clue_type_s_example_is_told_to_a_screen_reader(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    said = {clue: form.clue.button(clue).accessibleDescription() for clue in hc.ClueType}
    for description in said.values():
        assert "RUN is hidden, NUT is guessed" in description
    assert "N later in the alphabet, U right, T earlier" in said[hc.ClueType.ALPHABET]
    assert "N elsewhere in the word, U right, T not in the word" in said[hc.ClueType.PLACE]


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_W12_the_example_has_room_below_its_explanation(
    qtbot: QtBot, language: Language, scale: int
) -> None:
    set_language(language)
    appearance().set_look(Look(text_scale=scale))
    form = form_for(qtbot)
    form.resize(700, form.heightForWidth(700))
    form.show()
    for card in form.findChildren(ClueCard):
        assert card.heightForWidth(card.width()) <= card.height()
        assert card.rect().contains(card.example.geometry())
        assert card.example.size() == card.example.sizeHint()


def test_a_click_on_the_example_chooses_its_card(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    form.resize(700, form.heightForWidth(700))
    form.show()
    card = form.clue.button(hc.ClueType.PLACE)
    assert isinstance(card, ClueCard)
    middle = card.example.mapTo(form, QPoint(card.example.rect().center()))
    assert form.childAt(middle) is card
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=card.example.geometry().center())
    assert form.ruleset().clue is hc.ClueType.PLACE


@pytest.mark.parametrize("difficulty", hc.LEVELS)
def test_alone_the_difficulty_is_asked(qtbot: QtBot, difficulty: hc.Difficulty) -> None:
    form = form_for(qtbot, 1)
    form.difficulty.choose(difficulty)
    assert form.ruleset() == hc.Ruleset(difficulty=difficulty)
    assert form.fault() == ""


def test_alone_the_density_is_asked_and_chosen_by_mouse_and_by_keys(qtbot: QtBot) -> None:
    form = form_for(qtbot, 1)
    form.resize(700, form.heightForWidth(700))
    form.show()
    qtbot.waitExposed(form)
    dense, loose = (form.density.button(one) for one in (hc.Density.DENSE, hc.Density.OPEN))
    click(dense)
    assert form.ruleset() == hc.Ruleset(density=hc.Density.DENSE)
    assert form.fault() == ""
    dense.setFocus()
    QTest.keyClick(dense, Qt.Key.Key_Left)
    assert (True, hc.Ruleset()) == (loose.isChecked(), form.ruleset())
    QTest.keyClick(loose, Qt.Key.Key_Right)
    assert form.ruleset() == hc.Ruleset(density=hc.Density.DENSE)


def test_a_dense_puzzle_is_remembered_but_not_asked_of_two(qtbot: QtBot) -> None:
    form = form_for(qtbot, 1)
    form.recall(hc.Ruleset(density=hc.Density.DENSE))
    assert form.ruleset() == hc.Ruleset(density=hc.Density.DENSE)
    form.set_players(NAMES[:2])
    assert form.density.isHidden()
    assert form.ruleset() == hc.Ruleset()


def test_alone_nothing_is_asked_about_building(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    form.clock.choose(Clock.SOFT)
    form.build_minutes.choose(30)
    form.house.questions["least_words"].choose(4)
    form.set_players(NAMES[:1])
    assert form.ruleset() == hc.Ruleset(clock=Clock.SOFT)
    assert (True, False) == (form.build_minutes.isHidden(), form.turn_seconds.isHidden())
    assert asked(form).isdisjoint({"least_words", "may_repeat"})


def test_alone_the_computer_may_name_the_anchor_and_then_nobody_calls(qtbot: QtBot) -> None:
    form = form_for(qtbot, 1)
    calling = {"doubles_in_anchor", "offers_anchors"}
    assert calling | {"names_anchor"} <= asked(form)
    form.house.questions["doubles_in_anchor"].choose(True)
    form.house.questions["names_anchor"].choose(True)
    assert asked(form).isdisjoint(calling)
    assert form.ruleset() == hc.Ruleset(names_anchor=True)
    assert form.fault() == ""
    form.set_players(NAMES[:2])
    assert form.ruleset() == hc.Ruleset(doubles_in_anchor=True)


def test_two_are_not_asked_about_difficulty_and_play_as_before_after_a_look_at_playing_alone(
    qtbot: QtBot,
) -> None:
    form = form_for(qtbot)
    form.house.questions["least_words"].choose(4)
    before = form.ruleset()
    form.set_players(NAMES[:1])
    form.difficulty.choose(hc.Difficulty.HARD)
    form.set_players(NAMES[:2])
    assert form.difficulty.isHidden()
    assert before == form.ruleset()


def test_building_has_a_time_of_its_own(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    assert form.build_minutes.isHidden()
    form.clock.choose(Clock.HARD)
    form.build_minutes.choose(20)
    form.turn_seconds.choose(120)
    assert form.ruleset() == hc.Ruleset(clock=Clock.HARD, build_minutes=20, turn_seconds=120)
    assert "Building is never cut off" in form.clock.button(Clock.HARD).accessibleDescription()


def test_the_aid_can_be_switched_off(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    form.aid.choose(False)
    assert form.ruleset() == hc.Ruleset(shows_candidates=False)


def test_W11_W14_whether_the_anchor_counts_is_asked_where_it_is_listed(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    form.house.questions["counts_anchor"].choose(False)
    form.house.questions["lists_anchor"].choose(False)
    assert "counts_anchor" not in asked(form)
    assert form.ruleset() == hc.Ruleset(lists_anchor=False)


def test_W16_repeated_letters_are_asked_about_where_places_are_marked(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    assert "counts_repeats" not in asked(form)
    form.clue.choose(hc.ClueType.PLACE)
    assert "counts_repeats" in asked(form)


@pytest.mark.parametrize("players", hc.SEATS)
def test_everything_that_is_offered_can_be_played(qtbot: QtBot, players: int) -> None:
    form = form_for(qtbot, players)
    form.clock.choose(Clock.HARD)
    numbers = (form.build_minutes, form.turn_seconds, form.house.questions["least_words"])
    assert (BUILD_MINUTES, TURN_SECONDS, tuple(range(6))) == tuple(
        question.offered for question in numbers
    )
    for question in numbers:
        for value in question.offered:
            question.choose(value)
            assert hc.faults(form.ruleset(), players) == ()


def test_every_field_of_the_ruleset_can_be_chosen(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    form.set_dictionary("de")
    form.clue.choose(hc.ClueType.PLACE)
    form.aid.choose(False)
    form.clock.choose(Clock.HARD)
    form.build_minutes.choose(BUILD_MINUTES[0])
    form.turn_seconds.choose(TURN_SECONDS[0])
    form.pool.choose(hc.Pool.TEN)
    for field, value in CASE.house.items():
        form.house.questions[field].choose(value)
    rules, usual = form.ruleset(), hc.Ruleset()
    same = {
        name for name in field_names(hc.Ruleset) if getattr(rules, name) == getattr(usual, name)
    }
    # All but the last are for one player alone; without that one the anchor cannot count.
    assert {"difficulty", "density", "names_anchor", "match_seconds", "lists_anchor"} == same


@pytest.mark.parametrize("players", [0, 3])
def test_too_many_and_too_few_players_are_a_fault(qtbot: QtBot, players: int) -> None:
    form = form_for(qtbot, players)
    assert form.fault() == "The Hidden Crossword is for one or two players."


@pytest.mark.parametrize(
    ("wrong", "code"),
    [(hc.Ruleset(language=""), hc.Fault.LANGUAGE), (hc.Ruleset(build_minutes=0), hc.Fault.NUMBERS)],
)
def test_every_other_fault_is_told_too(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wrong: hc.Ruleset, code: hc.Fault
) -> None:
    form = form_for(qtbot)
    monkeypatch.setattr(form_module.MatchForm, "ruleset", lambda _form: wrong)
    assert texts.FAULTS[code].en == form.fault()


def test_every_answer_has_a_name() -> None:
    assert set(hc.ClueType) == set(texts.CLUES)
    assert set(hc.LEVELS) == set(texts.DIFFICULTIES)
    assert set(hc.Density) == set(texts.DENSITIES)
    assert set(Clock) == set(texts.CLOCKS)
    assert set(hc.NoAnchor) == set(texts.NO_ANCHORS)


def test_a_change_is_told_once(qtbot: QtBot) -> None:
    form = form_for(qtbot)
    told: list[hc.Ruleset] = []
    form.changed.connect(lambda: told.append(form.ruleset()))
    form.clue.choose(hc.ClueType.PLACE)
    assert [rules.clue for rules in told] == [hc.ClueType.PLACE]
    form.set_players(NAMES[:1])
    assert len(told) == 2
