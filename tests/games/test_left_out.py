"""What a game that leaves a part out is given in its place, below the window."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import Enum
from types import SimpleNamespace
from typing import Any

import pytest

from tests.helpers.toy_game import CARDS, Deal, EndTurn, Put, Roll, ToyRules, ToyRuleset
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common import registry
from wordsmith_desktop.games.common.game import Game
from wordsmith_desktop.games.common.registry import game_of, reviewer_of, tallier_of
from wordsmith_desktop.games.common.tallier import SeatTally
from wordsmith_desktop.games.common.word_strip import HandStrip
from wordsmith_desktop.session.past_match import Turn, turns_of
from wordsmith_desktop.wording.game_words import words_of
from wordsmith_desktop.wording.texts import Text, language, set_language

GAME = "bare_game"


class Bare(Game):
    name = GAME

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    def rules(self) -> AnyRules:
        return self._rules


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a game that has its rules alone."""
    rules = ToyRules()
    monkeypatch.setattr(rules, "game", GAME)
    monkeypatch.setattr(registry, "game_names", lambda: (GAME,))
    module = SimpleNamespace(GAME=Bare(rules))
    monkeypatch.setitem(sys.modules, f"wordsmith_desktop.games.{GAME}.game", module)


@pytest.fixture
def german() -> Iterator[None]:
    before = language()
    set_language("de")
    yield
    set_language(before)


def played(turns: int = 3) -> Match[Any, Any, Any, Any]:
    """Ana makes a point in every turn of hers, and Ben none."""
    match = Match(registry.rules_of(GAME), ToyRuleset(turns=turns), 2)
    match.play(CHANCE, Deal(CARDS[:2]))
    for number in range(turns):
        match.play(CHANCE, Roll(3))
        if number % 2 == 0:
            match.play(0, Put())
        match.play(number % 2, EndTurn())
    return match


def test_it_has_nobody_who_plays_advises_or_looks_back() -> None:
    assert not game_of(GAME).bots()
    assert not game_of(GAME).soloists()
    assert (None, None, None) == (game_of(GAME).hinter(), game_of(GAME).setter(), reviewer_of(GAME))
    assert not game_of(GAME).is_reviewed
    assert ToyRuleset is game_of(GAME).ruleset_type()


def test_its_points_and_turns_are_kept_and_no_words() -> None:
    assert (
        SeatTally(2, True, is_shared=False, turns=2, merit=2, words=()),
        SeatTally(0, False, is_shared=False, turns=1, merit=0, words=()),
    ) == tallier_of(GAME).tally(played())
    assert not tallier_of(GAME).has_clock(ToyRuleset())


def test_a_replay_of_it_goes_from_turn_to_turn() -> None:
    assert (Turn(2, 0, ()), Turn(5, 1, ()), Turn(7, 0, ())) == turns_of(played())


def test_its_sheet_has_the_final_points() -> None:
    said, names = words_of(GAME), ("Ana", "Ben")
    assert Text("Bare game", "Bare game") == said.title
    assert ["Ana", "2", "Ben", "0"] == " ".join(said.sheet_lines(played().state, names)).split()
    unfinished = replace(played().state, turn=0)
    assert [] == list(said.sheet_lines(unfinished, names))


def test_it_is_told_whose_turn_it_is() -> None:
    assert "Ben’s turn" == words_of(GAME).describe(SimpleNamespace(holder=1), ("Ana", "Ben"))
    assert "" == words_of(GAME).describe(SimpleNamespace(holder=None), ("Ana", "Ben"))


class Pace(Enum):
    SLOW = "slow"
    FAST = "fast"


class Choices(Value):
    dictionary: str = "en"
    pace: Pace = Pace.SLOW
    most_words: int = 3
    is_open: bool = False


@pytest.mark.usefixtures("german")
def test_its_settings_are_told_by_what_is_not_usual() -> None:
    assert "Nach den gedruckten Regeln" == words_of(GAME).setting_text(Choices(dictionary="de"), 2)
    unusual = Choices(pace=Pace.FAST, most_words=5, is_open=True)
    assert "Pace: fast, most words: 5, is open: Ja" == words_of(GAME).setting_text(unusual, 2)


def test_a_hand_is_laid_letter_by_letter_each_piece_once() -> None:
    strip = HandStrip(hand={4: "A", 7: "B", 9: "A"})
    assert (4, 7, 9) == strip.laid("ABA")
    assert (7, 4, 9) == strip.laid("BAAB")
    assert () == strip.laid("CAB")
