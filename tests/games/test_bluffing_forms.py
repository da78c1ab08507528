"""Whether computers may bluff is asked where one sits that would and somebody can object."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any, Final

import pytest
from pytestqt.qtbot import QtBot

from wordsmith_desktop.bots.levels import BLUFFERS, LEVELS, bot_of_level
from wordsmith_desktop.features.new_match.drafts import Draft, fill
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.common.registry import game_names, rules_of
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.settings import LastSetup
from wordsmith_desktop.window.kit.questions import Question
from wordsmith_desktop.wording import form_texts
from wordsmith_desktop.wording.texts import LANGUAGES, say, set_language

pytestmark = pytest.mark.usefixtures("dressed")

GAMES: Final = ("length_x_wit", "rewordable")
NAMES: Final = ("Ana", "Robo")
STRONG: Final = ("", bot_of_level(BLUFFERS[0]))
every_game = pytest.mark.parametrize("game", GAMES)


def form_of(qtbot: QtBot, game: str, bots: tuple[str, ...] = STRONG) -> Any:
    form = import_module(f"wordsmith_desktop.games.{game}.table.new_match").MatchForm()
    qtbot.addWidget(form)
    form.set_players(NAMES)
    form.set_computers(bots)
    return form


@every_game
@pytest.mark.parametrize("level", [0, *LEVELS])
@pytest.mark.parametrize("referee", Referee)
def test_it_is_asked_where_it_can_matter(
    qtbot: QtBot, game: str, level: int, referee: Referee
) -> None:
    form = form_of(qtbot, game, ("", bot_of_level(level) if level else ""))
    form.referee.referee.choose(referee)
    is_asked = level in BLUFFERS and referee is Referee.OBJECTION
    assert is_asked is not form.referee.bluff.isHidden()
    form.referee.bluff.choose(True)
    assert is_asked is form.ruleset().may_bluff
    assert "" == form.fault()


@every_game
def test_it_is_off_unless_somebody_wants_it(qtbot: QtBot, game: str) -> None:
    form = form_of(qtbot, game)
    form.referee.referee.choose(Referee.OBJECTION)
    assert not form.ruleset().may_bluff
    assert "On objection" == form.referee.account()
    form.referee.bluff.choose(True)
    assert "On objection, with bluffs" == form.referee.account()
    assert form.referee.account() in form.fold_of(form.referee).headline.accessibleName()


@every_game
def test_it_goes_with_whoever_would_bluff(qtbot: QtBot, game: str) -> None:
    form = form_of(qtbot, game)
    form.referee.referee.choose(Referee.OBJECTION)
    form.referee.bluff.choose(True)
    form.set_computers(("", bot_of_level(1)))
    assert not form.ruleset().may_bluff
    form.set_computers(STRONG)
    assert form.ruleset().may_bluff
    form.set_players(NAMES[:1])
    form.set_computers(("",))
    assert not form.ruleset().may_bluff


@every_game
def test_a_form_begins_as_the_last_match_with_computers_did(qtbot: QtBot, game: str) -> None:
    form = form_of(qtbot, game)
    ruleset = rules_of(game).ruleset_type(referee=Referee.OBJECTION, may_bluff=True)
    rules = json.dumps(encode(ruleset))
    last = LastSetup(game, NAMES, "en", rules, STRONG)
    fill(form, Draft(NAMES, "en", None, last=last, bots=STRONG))
    assert form.ruleset().may_bluff
    again = form_of(qtbot, game, ("", ""))
    fill(again, Draft(NAMES, "en", None, last=last, bots=("", "")))
    assert not again.ruleset().may_bluff
    assert "" == again.fault()


@pytest.mark.parametrize("game", [game for game in game_names() if game not in GAMES])
def test_the_other_games_do_not_ask(qtbot: QtBot, game: str) -> None:
    """An objection costs nothing in the letter game, and the crossword knows none."""
    form = form_of(qtbot, game)
    titles = {question.accessibleName() for question in form.findChildren(Question)}
    assert say(form_texts.BLUFF) not in titles
    assert not hasattr(form.ruleset(), "may_bluff")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_with_bluffs_is_told_from_others(game: str, language: Any) -> None:
    set_language(language)
    texts: Any = import_module(f"wordsmith_desktop.games.{game}.words.form_texts")
    assert say(texts.WORDING["may_bluff"][True]) == say(form_texts.SETTING_BLUFFS)
    set_language("en")


def test_what_is_asked_has_an_answer_for_each_choice() -> None:
    assert {True, False} == set(form_texts.BLUFFS)
