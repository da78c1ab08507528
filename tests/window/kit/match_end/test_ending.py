"""What is said at the end of any game, and the same as text."""

from __future__ import annotations

import pytest

from tests.window.kit.match_end.endings import ending_for, party_of
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.recapper import Award, BestWord, DefaultAward, Recap
from wordsmith_desktop.window.kit.match_end.ending import (
    award_lines,
    best_caption,
    course_shown,
    default_ending,
    ending_text,
    time_up,
)
from wordsmith_desktop.wording.ending_texts import AWARDS


@pytest.mark.parametrize(
    ("outcome", "headline", "sentence"),
    [
        (Outcome((3, 8)), "Ben wins", "8 points, 5 ahead of Ana"),
        (Outcome((61, 66, 61)), "Ben wins", "66 points, 5 ahead of Ana and Cho"),
        (Outcome((2, 2)), "Ana and Ben share the win", "2 points each"),
        (Outcome((2, 2), (1, 4)), "Ben wins", "2 points, as many as Ana: the tie-break decides"),
        (Outcome((0, 1)), "Ben wins", "1 point, 1 ahead of Ana"),
    ],
)
def test_who_won_and_by_how_much(outcome: Outcome, headline: str, sentence: str) -> None:
    ending = default_ending(outcome, party_of(len(outcome.scores)), Recap())
    assert (headline, sentence) == (ending.headline, ending.sentence)


@pytest.mark.parametrize(
    ("best", "headline", "sentence"),
    [
        (None, "5 points", "Your first result with these rules"),
        (4, "New best: 5 points", "1 point more than ever before"),
        (5, "5 points", "As good as your best"),
        (9, "5 points", "Your best is 9 points"),
    ],
)
def test_whoever_plays_alone_plays_against_the_own_best(
    best: int | None, headline: str, sentence: str
) -> None:
    ending = default_ending(Outcome((5,)), party_of(1), Recap(), best=best)
    assert (headline, sentence) == (ending.headline, ending.sentence)
    assert () == ending.winners
    values = [5] if best is None else [5, best]
    assert values == [bar.value for bar in ending.bars]
    assert not any(bar.is_winner for bar in ending.bars)


def test_the_bars_have_the_winners_first_and_then_the_most_points() -> None:
    ending = default_ending(Outcome((3, 8, 8, 5), (0, 1, 2, 0)), party_of(4), Recap())
    assert [("Cho", True), ("Ben", False), ("Dörte-Marie", False), ("Ana", False)] == [
        (bar.name, bar.is_winner) for bar in ending.bars
    ]
    assert "Cho: 8, won" == ending.bars[0].spoken
    assert "Ben: 8" == ending.bars[1].spoken


def test_the_winners_emblems_stand_before_their_names() -> None:
    party = party_of(3)
    ending = default_ending(Outcome((4, 1, 4)), party, Recap())
    assert (party.marks[0], party.marks[2]) == ending.winners


@pytest.mark.parametrize("course", [(), ((0, 0), (1, 2)), ((0, 0), (0, 0), (0, 0))])
def test_where_nothing_ever_changed_there_is_no_chart(course: tuple[tuple[int, ...], ...]) -> None:
    assert course_shown(Recap(course=course), party_of(2)) is None


def test_a_chart_has_a_line_for_each_player() -> None:
    shown = course_shown(Recap(course=((0, 0), (1, 0), (1, 5))), party_of(2))
    assert shown is not None
    assert [("Ana", (0, 1, 1)), ("Ben", (0, 0, 5))] == [
        (line.name, line.values) for line in shown.lines
    ]
    assert "turn 2" == shown.last


def test_awards_name_their_holders_only_where_there_are_others() -> None:
    award = Award(DefaultAward.LONGEST_WORD, (0,), "DUCTS", 5)
    (alone,) = award_lines([award], party_of(1), AWARDS)
    (among,) = award_lines([award], party_of(3), AWARDS)
    assert ("Longest word", "DUCTS") == (alone.title, alone.what)
    assert "Ana · DUCTS" == among.what


def test_the_best_word_is_somebodys() -> None:
    best = BestWord(1, "FORT", 4, ())
    assert "Best word: FORT by Ben, 4 points" == best_caption(best, party_of(2))
    assert "Best word: FORT, 4 points" == best_caption(best, party_of(1))


def test_where_all_words_bring_the_same_the_longest_is_not_called_the_best() -> None:
    longest = BestWord(1, "FOE", None, ())
    assert "Longest word: FOE by Ben" == best_caption(longest, party_of(2))
    assert "Longest word: FOE" == best_caption(longest, party_of(1))


def test_a_computer_alone_has_no_best_of_its_own() -> None:
    party = replace(party_of(1), is_of_computers=True)
    ending = default_ending(Outcome((222,)), party, Recap(), best=None)
    assert ("222 points", "Ana") == (ending.headline, ending.sentence)


def test_the_last_turn_of_a_chart_is_the_one_that_is_counted_however_many_steps_it_has() -> None:
    steps = tuple((number, 0) for number in range(41))
    shown = course_shown(Recap(course=steps, turns=10), party_of(2))
    assert shown is not None
    assert "turn 10" == shown.last


def test_it_is_told_that_the_clock_ended_the_match() -> None:
    ending = time_up(default_ending(Outcome((5,)), party_of(1), Recap(), best=9))
    assert "Time is up. Your best is 9 points" == ending.sentence


def test_the_result_can_be_sent_as_text() -> None:
    assert [
        "Ben wins",
        "37 points, 7 ahead of Ana",
        "1. Ben: 37",
        "2. Ana: 30",
        "Best word: LETTERS by Ana, 7 points",
        *["Longest word: Ana · LETTERS"] * 3,
    ] == ending_text(ending_for(2)).splitlines()
