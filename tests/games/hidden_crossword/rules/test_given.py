"""A puzzle that somebody made: it needs no draw, and its own words need no dictionary."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_deal import anything
from tests.helpers.finished_puzzles import TRAIN, laid
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.seats import REFEREE, SETTER
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Rule
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.log import DictionaryId, Player
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.setup import load_session, new_session

RULES_OF = hc.Ruleset(difficulty=hc.Difficulty.GIVEN, may_repeat=True)
ODD = hc.SetGiven("XYLO", "LOOOXYZ", laid("XYLO", "   O", "   Z"))
"""Words that no dictionary has, and a letter left over."""
GIVEN = hc.SetGiven(TRAIN.anchor, TRAIN.pool, TRAIN.layout)


def begun(given: hc.SetGiven, **fields: Any) -> Match[Any, Any, Any, Any]:
    match: Match[Any, Any, Any, Any] = Match(hc.RULES, replace(RULES_OF, **fields), 1)
    match.play(SETTER, given)
    return match


@pytest.mark.parametrize("clue", hc.ClueType)
def test_the_guessing_begins_at_once(clue: hc.ClueType) -> None:
    match = begun(GIVEN, clue=clue)
    seen = hc.RULES.observe(match.state, 0)
    assert (hc.Phase.GUESS, 1, "TRAIN") == (seen.phase, seen.round, seen.anchor)
    assert (TRAIN.pool, TRAIN.unused) == (seen.pool, seen.target.unused if seen.target else "")
    assert seen.computers is None
    match.play(0, hc.MakeGuess("RAT"))
    match.play(REFEREE, Rule(Ruling("RAT", True, Reason.LISTED, "en")))
    (guess,) = match.state.players[0].records
    assert ("RAT", 3) == (guess.word, guess.count)


def test_a_right_guess_needs_no_dictionary_and_another_word_does() -> None:
    match = begun(ODD)
    match.play(0, hc.MakeGuess("OOZ"))
    record = match.state.players[0].records[-1]
    assert isinstance(record, hc.Guess)
    assert record.is_right
    match.play(0, hc.GoOn())
    match.play(0, hc.MakeGuess("ZOO"))
    assert match.state.inquiry is not None


def test_the_whole_puzzle_needs_no_dictionary_for_its_own_words() -> None:
    match = begun(ODD)
    match.play(0, hc.Lay(ODD.layout))
    match.play(0, hc.Solve())
    assert hc.Phase.OVER is match.state.phase
    assert isinstance(match.state.players[0].records[-1], hc.Attempt)
    assert Outcome((1,)) == hc.RULES.outcome(match.state)


def test_a_wrong_puzzle_asks_for_the_words_that_are_not_in_it() -> None:
    match = begun(ODD)
    match.play(0, hc.Lay(laid("XYLO", "  O")))
    match.play(0, hc.Solve())
    assert ("LO",) == match.state.inquiry.words
    assert hc.GuessStage.GUESS is match.state.stage


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"anchor": "AX"}, hc.Why.TOO_SHORT),
        ({"pool": "train!"}, hc.Why.NO_LETTERS),
        ({"pool": TRAIN.pool * 3}, hc.Why.PUZZLE_TOO_LARGE),
        ({"layout": laid("TRAIN")}, hc.GridWhy.TOO_FEW_WORDS),
        ({"layout": tuple(reversed(TRAIN.layout))}, hc.Why.BAD_TILES),
        ({"anchor": "REP"}, None),
        ({"anchor": "NEST"}, hc.GridWhy.ANCHOR_UPRIGHT),
    ],
)
def test_what_cannot_be_given(changes: dict[str, Any], code: object) -> None:
    state = hc.RULES.new(RULES_OF, 1)
    codes = [one.code for one in hc.RULES.check(state, SETTER, replace(GIVEN, **changes))]
    assert code in codes if code else not codes


def test_only_a_table_for_it_is_given_a_puzzle() -> None:
    state = replace(
        hc.RULES.new(hc.Ruleset(names_anchor=True), 1), phase=hc.Phase.SETTING, is_turning=False
    )
    assert [TableWhy.NOT_NOW] == [one.code for one in hc.RULES.check(state, SETTER, GIVEN)]
    assert [hc.Fault.ALONE] == [one.code for one in hc.faults(RULES_OF, 2)]


def test_a_session_begins_with_it_and_it_is_there_after_a_restart(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    opened = new_session(
        shelf,
        hc.RULES,
        RULES_OF,
        players=(Player("Ana"),),
        seed=1,
        dictionary=DictionaryId("en", "x"),
        judge=anything,
        created_ms=0,
        given=ODD,
    )
    opened.session.resume_drivers()
    assert (ODD, hc.Phase.GUESS) == (opened.given, opened.session.match.state.phase)
    opened.close()
    again = load_session(shelf, opened.path, {hc.RULES.game: hc.RULES}, anything)
    assert (ODD, None) == (again.given, again.damage)
    again.close()


def test_what_the_rules_refuse_begins_no_session(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="SetGiven"):
        new_session(
            Shelf(tmp_path),
            hc.RULES,
            RULES_OF,
            players=(Player("Ana"),),
            seed=1,
            dictionary=DictionaryId("en", "x"),
            judge=anything,
            created_ms=0,
            given=replace(GIVEN, anchor="NONE"),
        )
    assert not list(tmp_path.rglob("*.jsonl"))
