"""A branch goes on from some moment of another match, and never counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.live import begin, go_on
from tests.helpers.saves import ENTRIES, toy_header, write_save
from tests.helpers.toy_game import TOYS, EndTurn, Put, ToyRuleset
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import Act, Occasion, TimeLeft, Undo
from wordsmith_desktop.records.results.model import record_of
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.branching import branch

NOW_MS = 1_800_000_000_000
PLAYED = (Put(), Put(), EndTurn(), Put(), EndTurn())


def branched(shelf: Shelf, path: Path, position: int) -> Path:
    return branch(shelf, path, TOYS, position, created_ms=NOW_MS, match_id=f"from{position}")


@pytest.fixture
def over(shelf: Shelf) -> Path:
    """A match of two turns that is over."""
    opened = begin(shelf, ToyRuleset(turns=2), occasion=Occasion(challenge="toy", is_untimed=True))
    for action in PLAYED:
        opened.session.act(opened.session.actors[0], action)
    opened.session.close()
    return opened.path


def test_it_begins_as_the_match_did_which_stays_as_it_is(shelf: Shelf, over: Path) -> None:
    before, whole = over.read_bytes(), read_match(over, TOYS)
    for position in range(len(whole.match.played)):
        made = read_match(branched(shelf, over, position), TOYS)
        assert whole.match.played[:position] == made.match.played
        assert whole.times[:position] == made.times
        assert (None, None) == (made.damage, made.match.outcome)
    assert before == over.read_bytes()


def test_it_has_the_same_players_rules_and_seed_and_never_counts(shelf: Shelf, over: Path) -> None:
    old, new = read_match(over, TOYS).header, read_match(branched(shelf, over, 3), TOYS).header
    assert (old.game, old.ruleset, old.seats) == (new.game, new.ruleset, new.seats)
    assert (old.seed, old.dictionary) == (new.seed, new.dictionary)
    assert ("from3", NOW_MS, Occasion(counts=False)) == (
        new.match_id,
        new.created_ms,
        new.occasion,
    )
    assert (False, True) == (old.is_branch, new.is_branch)


def test_a_challenge_that_does_not_count_is_no_branch() -> None:
    occasion = Occasion(challenge="toy", counts=False)
    assert not toy_header(occasion=occasion).is_branch


def test_it_plays_on_with_the_same_luck(shelf: Shelf, over: Path) -> None:
    session = go_on(shelf, branched(shelf, over, 2)).session
    for action in PLAYED:
        assert () == session.act(session.actors[0], action)
    assert read_match(over, TOYS).match.played == session.match.played
    session.close()


def test_it_stays_out_of_the_statistics_when_it_ends(shelf: Shelf, over: Path) -> None:
    opened = go_on(shelf, branched(shelf, over, 2))
    for action in PLAYED:
        opened.session.act(opened.session.actors[0], action)
    assert opened.session.end is not None
    assert record_of(opened.header, opened.session.match, opened.session.end) is None
    opened.session.close()


@pytest.mark.parametrize(
    ("position", "house", "clocks"),
    [
        (0, {}, ()),
        (1, {}, ()),
        (2, {}, (TimeLeft("turn/0/0", 55_000),)),
        (3, {}, (TimeLeft("turn/0/0", 55_000),)),
        (4, {"ZZZ": True, "CAT": False}, (TimeLeft("turn/0/0", 55_000),)),
        (6, {"ZZZ": True, "CAT": False}, (TimeLeft("turn/0/0", 51_000),)),
    ],
)
def test_words_of_the_house_and_clocks_are_as_they_were(
    shelf: Shelf, position: int, house: dict[str, bool], clocks: tuple[TimeLeft, ...]
) -> None:
    made = read_match(branched(shelf, write_save(shelf), position), TOYS)
    assert (position, house, clocks) == (len(made.match.played), made.house, made.clocks)


def test_what_was_taken_back_in_the_end_is_no_part_of_it(shelf: Shelf) -> None:
    path = write_save(shelf, entries=(*ENTRIES, Undo(), Act(0, EndTurn())))
    made = read_match(branched(shelf, path, 5), TOYS)
    assert read_match(path, TOYS).match.played[:5] == made.match.played


def test_a_damaged_match_branches_off_before_its_damage(shelf: Shelf) -> None:
    path = write_save(shelf, entries=(*ENTRIES, Act(1, Put()), Undo()))
    assert read_match(path, TOYS).damage is not None
    made = read_match(branched(shelf, path, 6), TOYS)
    assert (None, 6) == (made.damage, len(made.match.played))


@pytest.mark.parametrize("position", [-1, 7])
def test_a_moment_that_never_was_is_refused(shelf: Shelf, position: int) -> None:
    path = write_save(shelf)
    with pytest.raises(ValueError, match="6 actions stand"):
        branched(shelf, path, position)


def test_a_moment_that_was_taken_back_for_good_is_refused(shelf: Shelf) -> None:
    path = write_save(shelf, entries=(*ENTRIES, Undo()))
    with pytest.raises(ValueError, match="5 actions stand"):
        branched(shelf, path, 6)
