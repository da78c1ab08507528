"""What the new-match forms of all games have in common."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tests.games.form_cases import FormCase, form_case
from tests.helpers.effort import EFFORT
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.fold import FoldHeadline
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.questions import Question
from wordsmith_desktop.wording.texts import LANGUAGES, Language, set_language

pytestmark = pytest.mark.usefixtures("dressed")

NAMES = tuple("ABCDEFGHI")
CASES = {game: form_case(game) for game in game_names()}
every_form = pytest.mark.parametrize("case", CASES.values(), ids=CASES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def form_for(qtbot: QtBot, case: FormCase, players: int = 0) -> Any:
    """The form for so many players, or for as many as can play."""
    form = case.make()
    qtbot.addWidget(form)
    form.set_players(NAMES[: players or case.seats[-1]])
    return form


@every_form
def test_untouched_it_can_be_played_by_any_number(qtbot: QtBot, case: FormCase) -> None:
    for players in case.seats:
        assert form_for(qtbot, case, players).fault() == ""


@every_form
def test_too_many_players_are_a_fault(qtbot: QtBot, case: FormCase) -> None:
    form = form_for(qtbot, case)
    form.set_players(NAMES[: case.seats[-1] + 1])
    assert case.refusal == form.fault()


@every_form
def test_every_fault_has_a_sentence(case: FormCase) -> None:
    codes, sentences = case.faults
    assert set(codes) == set(sentences)


@every_form
@pytest.mark.parametrize(
    ("tag", "language"), [("en", "en"), ("en-gb", "en"), ("en-us", "en"), ("de", "de")]
)
def test_the_rules_speak_the_language_of_the_dictionary(
    qtbot: QtBot, case: FormCase, tag: str, language: str
) -> None:
    form = form_for(qtbot, case)
    form.set_dictionary(tag)
    assert (tag, language) == (form.ruleset().dictionary, form.ruleset().language)
    assert form.fault() == ""


@every_form
def test_the_clock_asks_for_its_length_only_when_it_runs(qtbot: QtBot, case: FormCase) -> None:
    form = form_for(qtbot, case)
    assert form.turn_seconds.isHidden()
    form.clock.choose(Clock.HARD)
    assert not form.turn_seconds.isHidden()
    for seconds in form.turn_seconds.offered:
        form.turn_seconds.choose(seconds)
        assert (Clock.HARD, seconds) == (form.ruleset().clock, form.ruleset().turn_seconds)
        assert form.fault() == ""


@every_form
def test_every_house_choice_is_tried(qtbot: QtBot, case: FormCase) -> None:
    asked = set(form_for(qtbot, case).house.questions)
    assert asked == set(case.house) | case.elsewhere


@pytest.mark.parametrize(
    ("case", "field"), [(case, field) for case in CASES.values() for field in case.house]
)
def test_each_house_choice_reaches_the_ruleset(qtbot: QtBot, case: FormCase, field: str) -> None:
    form = form_for(qtbot, case)
    case.prepare(form)
    usual = form.ruleset()
    form.house.questions[field].choose(case.house[field])
    assert replace(usual, **{field: case.house[field]}) == form.ruleset() != usual
    assert "1 changed" in form.fold_of(form.house).headline.accessibleName()
    assert form.fault() == ""


def answered_at_random(
    qtbot: QtBot, case: FormCase, players: int, forms: int = 5 * EFFORT
) -> Iterator[Any]:
    """So many forms whose every question that is asked has got some answer."""
    chance = Random(7)
    for _ in range(forms):
        form = form_for(qtbot, case, players)
        for headline in form.findChildren(FoldHeadline):
            headline.setChecked(True)
        for question in form.findChildren(Question):
            answers = [one for one in question.group.buttons() if one.isVisibleTo(form)]
            if answers:
                chance.choice(answers).setChecked(True)
        yield form


@every_form
@pytest.mark.sampled(2)
def test_a_form_begins_with_the_ruleset_of_an_earlier_match(qtbot: QtBot, case: FormCase) -> None:
    seen = set()
    for players in case.seats[:3]:
        for form in answered_at_random(qtbot, case, players):
            again = form_for(qtbot, case, players)
            again.show_ruleset(form.ruleset())
            assert form.ruleset() == again.ruleset()
            seen.add(form.ruleset())
    assert len(seen) > 4


@every_form
def test_a_ruleset_of_another_number_of_players_can_be_played(qtbot: QtBot, case: FormCase) -> None:
    # Each is shown for every number of players.
    for form in answered_at_random(qtbot, case, case.seats[-1], forms=2 * EFFORT):
        if form.fault():
            continue
        for players in case.seats:
            again = form_for(qtbot, case, players)
            again.show_ruleset(form.ruleset())
            assert "" == again.fault()


@every_form
@every_language
def test_everything_that_can_be_pressed_has_a_name(
    qtbot: QtBot, case: FormCase, language: Language
) -> None:
    set_language(language)
    form = form_for(qtbot, case)
    buttons = form.findChildren(QAbstractButton)
    assert [button for button in buttons if not button.accessibleName()] == []


@every_form
@every_language
@pytest.mark.parametrize("scale", [100, 200])
def test_no_answer_is_cut_off(qtbot: QtBot, case: FormCase, language: Language, scale: int) -> None:
    set_language(language)
    appearance().set_look(Look(text_scale=scale))
    form = form_for(qtbot, case)
    case.prepare(form)
    form.clock.choose(Clock.HARD)
    for headline in form.findChildren(FoldHeadline):
        headline.setChecked(True)
    form.resize(700, form.heightForWidth(700))
    form.show()
    cut = [
        button.accessibleName()
        for button in form.findChildren(QAbstractButton)
        if button.isVisible()
        and button.width() < button.sizeHint().width()
        and not isinstance(button, FoldHeadline)
    ]
    assert cut == []
    assert form.minimumSizeHint().width() <= 700
