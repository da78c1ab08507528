"""What statistics learn from a finished match of Length × Wit."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import Table
from tests.helpers.tallies import tallies, words_of
from tests.playthroughs.book import files, replayed
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.games.common.tallier import AnyMatch
from wordsmith_desktop.games.length_x_wit.rules import state as state_module

GOLDEN = [path for path in files() if path.stem.startswith("length_x_wit_")]


def test_scored_words_and_responses_count_with_their_points() -> None:
    table = Table("T R", "P T", dice="A", goal=2)
    table.score("RAT")
    table.respond("PAT")
    table.draw("S S S S S R R R R")
    table.roll("P")
    table.give_up()
    table.decline()

    first, second = tallies(table)
    assert [("RAT", 3)] == words_of(first)
    assert [("PAT", 5)] == words_of(second)
    assert (3, False, 1) == (first.score, first.is_winner, first.turns)
    assert (5, True, 1) == (second.score, second.is_winner, second.turns)


def test_a_word_said_to_press_ones_luck_is_not_scored() -> None:
    table = Table("T R P", dice="A", seats=1, turns=1)
    table.press("RAT")
    table.throw("A E")
    table.give_up()

    (alone,) = tallies(table)
    assert [] == words_of(alone)
    assert (2, None, 2) == (alone.score, alone.is_winner, alone.merit)


def test_a_refused_word_is_none() -> None:
    table = Table("T R", dice="A", seats=1, turns=1, known=())
    table.score("RAT")
    table.give_up()

    assert [[]] == [words_of(one) for one in tallies(table)]


@pytest.fixture
def shipped_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_module, "material_of", lw.material_of)


@pytest.mark.usefixtures("shipped_box")
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_words_and_banked_tiles_make_the_score(path: Path) -> None:
    match = replayed(path.read_text(encoding="utf-8"))
    events = [event for played in match.played for event in played.step.events]
    for seat, tally in enumerate(lw.TALLIER.tally(match)):
        failed = (one for one in events if isinstance(one, lw.TurnFailed) and one.seat == seat)
        banked = sum(one.points for one in failed)
        assert tally.score == sum(word.points or 0 for word in tally.words) + banked


def test_turns_are_told_by_how_often_luck_was_pressed_in_them() -> None:
    table = Table("A T E P", dice="R", seats=1, turns=2)
    table.press("RAT")
    table.throw("R P")
    table.spend("E")
    table.throw("R P")
    table.give_up()
    match: AnyMatch = Match(lw.RULES, table.state.ruleset, 1)
    match._played[:] = table.played
    assert lw.TALLIER.risks is not None
    (found,) = lw.TALLIER.risks(match)
    assert [(1, 0, 1)] == [(one.times, one.kept, one.lost) for one in found]
