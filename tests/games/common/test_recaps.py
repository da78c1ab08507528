"""What every game tells of golden matches at their end, and nothing of it before."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.computer_matches import computer_match
from tests.helpers.kept_matches import golden_kept
from tests.playthroughs.book import files, replayed
from wordsmith_desktop.games.common.recapper import (
    MOST_AWARDS,
    Award,
    DefaultAward,
    first_best,
    greatest,
    to_show,
)
from wordsmith_desktop.games.common.registry import game_names, game_of
from wordsmith_desktop.session.past_match import PastTable

over_golden_matches = pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
KIND = DefaultAward.LONGEST_WORD


@over_golden_matches
def test_the_course_begins_at_nothing_and_ends_with_what_counted(path: Path) -> None:
    match = replayed(path.read_text("utf-8"))
    course = game_of(match.rules.game).recapper()(match).course
    assert match.outcome is not None
    assert (0,) * match.seats == course[0]
    assert {match.seats} == set(map(len, course))
    if match.rules.game != "hidden_crossword":
        # The crossword knows no points: there the words found are counted.
        assert match.outcome.scores == course[-1]


@over_golden_matches
def test_the_best_word_is_spelled_by_what_it_was_made_of(path: Path) -> None:
    match = replayed(path.read_text("utf-8"))
    best = game_of(match.rules.game).recapper()(match).best
    if match.rules.game == "hidden_crossword":
        assert best is None
    elif match.rules.game == "letter_pieces":
        assert best is not None
        assert len(best.word) == len(best.pieces)
        assert all(best.pieces)
    else:
        assert best is not None
        assert best.word == "".join(piece.text for piece in best.pieces)


@over_golden_matches
def test_every_award_is_somebodys_and_for_something(path: Path) -> None:
    match = replayed(path.read_text("utf-8"))
    awards = game_of(match.rules.game).recapper()(match).awards
    assert awards
    assert len(awards) == len({award.kind for award in awards})
    for award in awards:
        assert award.seats
        assert set(award.seats) <= set(range(match.seats))
        assert award.figure > 0


@over_golden_matches
def test_nothing_is_told_before_the_match_is_over(path: Path) -> None:
    view = PastTable(golden_kept(path.stem))
    for position in range(view.length):
        view.go_to(position)
        assert view.recap is None
    view.go_to(view.length)
    assert view.recap is not None


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.sampled(2)
def test_a_usual_match_earns_as_many_awards_as_are_shown(game: str, seed: int) -> None:
    match = computer_match(game, level=3, seats=2, seed=seed)
    assert MOST_AWARDS <= len(game_of(game).recapper()(match).awards)


def test_whoever_shares_the_most_shares_the_award_but_not_with_more_than_half() -> None:
    assert (Award(KIND, (0, 2), figure=3),) == greatest(KIND, [3, 1, 3, 0])
    assert () == greatest(KIND, [3, 1, 3])
    assert () == greatest(KIND, [3, 3])
    assert () == greatest(KIND, [0, 0, 0])
    assert (Award(KIND, (0,), figure=4),) == greatest(KIND, [4])
    assert () == greatest(KIND, [1, 0], least=2)


def test_of_equal_words_the_first_has_the_award() -> None:
    found = [(1, "CAT", 3), (0, "DOG", 3), (0, "AT", 2)]
    assert (Award(KIND, (1,), "CAT", 3),) == first_best(KIND, found)
    assert () == first_best(KIND, [])


def test_as_many_players_as_can_be_have_an_award_to_be_seen() -> None:
    mine = [Award(KIND, (0,), figure=number) for number in range(1, 5)]
    hers, ours = Award(KIND, (1,), figure=9), Award(KIND, (0, 2), figure=8)
    assert (mine[0], hers, ours) == to_show([*mine, hers, ours])
    assert tuple(mine[:MOST_AWARDS]) == to_show(mine)
