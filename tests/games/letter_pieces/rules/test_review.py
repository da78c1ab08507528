"""What could have been claimed in each turn of a match that is over."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.rules.whole_matches import index_in, played
from tests.helpers.letter_pieces import Table, playable
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.common.registry import reviewer_of
from wordsmith_desktop.games.common.reviewer import AnyMatch, Play, TurnReview
from wordsmith_desktop.lexicon.index import WordIndex

RARE = COMMON - 1


def index_of(*common: str, rare: str = "") -> WordIndex:
    """A dictionary of a few words."""
    words = sorted({*common, *rare.split()})
    commonness = [COMMON if word in common else RARE for word in words]
    return WordIndex(
        np.array(words, "S15"), np.array(commonness, np.uint8), np.zeros(len(words), np.bool_)
    )


USUAL = Vocabulary(index_of("AT", "IT", "ILL", "TILT"))
"""AT and ILL take three long and two short pieces, IT leaves two of them, TILT needs more."""


def as_match(table: Table) -> AnyMatch:
    """What was played at a table, ended and given up where it was not."""
    while table.actors:
        if table.is_in(lp.Phase.CHALLENGE_OVER):
            table.play(0, lp.Continue())
        elif table.is_in(lp.Phase.STEP):
            table.dice("L L L")
        else:
            table.pass_()
    match: AnyMatch = Match(lp.RULES, table.ruleset, len(table.state.players))
    match._played[:] = table.played
    return match


def reviews(table: Table, words: Vocabulary = USUAL) -> list[TurnReview]:
    match = as_match(table)
    return [lp.REVIEWER.review(match, place, words) for place in lp.REVIEWER.positions(match)]


def table_for(**fields: Any) -> Table:
    return Table(**{"seats": 1, "given": "3L 2S", "challenges": 1, **fields})


def test_the_registry_finds_it() -> None:
    assert lp.REVIEWER is reviewer_of("letter_pieces")


def test_R18_a_turn_by_hand() -> None:
    table = table_for()
    table.claim("AT")
    turn, last = reviews(table)

    # AT and ILL use up all pieces; IT would tick two white boxes, which costs nothing.
    assert Play("AT", 2, 2) == turn.own
    assert Play("ILL", 3, 3) == turn.best == turn.best_common
    assert (0, 2, 3) == (turn.seat, turn.rank, turn.of)
    # AT is taken; ILL and IT have a letter that it lacks.
    assert (None, Play("ILL", 3, 3), None, 2) == (last.own, last.best, last.rank, last.of)


def test_R19_blue_boxes_cost_what_they_are_worth() -> None:
    table = table_for(white_boxes=1)
    table.claim("IT")
    turn, _ = reviews(table, Vocabulary(index_of("IT", "AT")))

    assert (Play("IT", 1, 2), Play("AT", 2, 2)) == (turn.own, turn.best)
    assert (2, 2) == (turn.rank, turn.of)


def test_R20_what_leaves_too_much_over_could_not_be_claimed() -> None:
    table = table_for(white_boxes=0, blue_boxes=1)
    (last,) = reviews(table)

    assert (Play("ILL", 3, 3), 2) == (last.best, last.of)


def test_R5_a_word_without_a_new_letter_could_not_be_claimed() -> None:
    table = table_for()
    table.claim("ILL")
    _, last = reviews(table, Vocabulary(index_of("ILL", "LI", "AT")))

    assert (Play("AT", 2, 2), 1) == (last.best, last.of)


def test_R16_a_word_that_somebody_has_could_not_be_claimed() -> None:
    table = table_for(seats=2)
    table.claim("ILL")
    table.claim("AT")
    turn = reviews(table)[1]

    assert (1, Play("AT", 2, 2), 1, 2) == (turn.seat, turn.own, turn.rank, turn.of)


def test_R35_only_words_with_a_letter_of_an_open_row_could_be_claimed() -> None:
    table = table_for(required=lp.RequiredLetters.LETTERS)
    table.play(0, lp.NameLetters("AAAAAA"))
    (last,) = reviews(table)

    assert (Play("AT", 2, 2), 1) == (last.best, last.of)


def test_rare_words_are_the_best_only_where_they_may_be() -> None:
    table = table_for()
    table.claim("IT")
    index = index_of("AT", "IT", rare="ILL")
    turn = reviews(table, Vocabulary(index))[0]
    assert (Play("ILL", 3, 3), Play("IT", 2, 2)) == (turn.best, turn.best_common)
    assert (2, 3) == (turn.rank, turn.of)
    turn = reviews(table, Vocabulary(index, COMMON))[0]
    assert (Play("IT", 2, 2), Play("IT", 2, 2)) == (turn.best, turn.best_common)
    assert (1, 2) == (turn.rank, turn.of)


def test_an_own_word_that_is_not_listed_counts_too() -> None:
    table = table_for()
    table.claim("ILL")
    turn = reviews(table, Vocabulary(index_of("AT")))[0]

    assert (Play("ILL", 3, 3), Play("AT", 2, 2)) == (turn.best, turn.best_common)
    assert (1, 2) == (turn.rank, turn.of)


def test_where_nothing_could_be_built_there_is_no_best() -> None:
    (last,) = reviews(table_for(given="1B"))

    assert (None, None, None, None, 0) == (
        last.own,
        last.best,
        last.best_common,
        last.rank,
        last.of,
    )


def test_a_claim_is_the_turn_and_not_what_became_of_it() -> None:
    table = table_for(seats=3, referee=Referee.OBJECTION, words={"AT"})
    table.call("AT")
    table.let_stand(1)
    match = as_match(table)

    actions = [match.played[place].action for place in lp.REVIEWER.positions(match)]
    assert [lp.Claim("AT", 0), lp.Pass()] == actions[:2]


def test_a_word_that_was_refused_is_no_turn() -> None:
    table = table_for(words={"AT"})
    table.claim("ILL")
    table.claim("AT")

    assert ["AT", None] == [turn.own and turn.own.word for turn in reviews(table)]


def test_a_turn_that_the_clock_ended_is_a_pass_and_the_end_of_the_match_none() -> None:
    table = table_for(seats=2, clock=Clock.HARD)
    table.expire(0, "turn")
    assert [(0, None), (1, None)] == [(turn.seat, turn.own) for turn in reviews(table)]

    table = table_for(clock=Clock.HARD, match_seconds=60)
    table.claim("AT")
    table.expire(0, "match")
    assert ["AT"] == [turn.own and turn.own.word for turn in reviews(table)]


def test_R30_a_secret_word_that_was_struck_is_no_turn() -> None:
    table = table_for(seats=2, mode=lp.Mode.SECRET, words={"AT"})
    table.claim("AT")
    table.claim("ILL")
    table.pass_()
    table.pass_()
    while table.is_ruling:
        table.rule()

    found = [(turn.seat, turn.own and turn.own.word) for turn in reviews(table)]
    assert [(0, "AT"), (0, None), (1, None)] == found


def test_R42_circles_cost_like_pieces_left_over() -> None:
    table = table_for(mode=lp.Mode.WORD_BY_WORD, given="2L 1S", white_boxes=1)
    table.dice("L B* C*")
    table.claim("IT")
    turn, *passes = reviews(table, Vocabulary(index_of("IT")))

    # A piece and two circles: one white box and two blue ones.
    assert (Play("IT", 0, 2), 1) == (turn.own, turn.rank)
    assert [None] * 5 == [one.own for one in passes]


def test_R46_each_word_of_the_warm_up_is_a_turn_among_those_not_yet_found() -> None:
    """They all count alike, so the longest that was missed is the best."""
    table = table_for(mode=lp.Mode.WARM_UP)
    table.claim("AT")
    table.claim("IT")
    turns = reviews(table)

    assert [("AT", 2, 3), ("IT", 2, 2)] == [
        (turn.own and turn.own.word, turn.rank, turn.of) for turn in turns
    ]
    assert {(2, 1)} == {(turn.own.worth, turn.own.figure) for turn in turns if turn.own}
    assert all(turn.best and len(turn.best.word) == turn.best.worth > 2 for turn in turns)


SETTINGS: dict[str, tuple[int, dict[str, Any]]] = {
    "standard": (3, {}),
    "race": (2, {"table": lp.TableMode.BUZZER}),
    "letters": (2, {"required": lp.RequiredLetters.RANDOM}),
    "secret": (2, {"mode": lp.Mode.SECRET}),
    "word by word": (2, {"mode": lp.Mode.WORD_BY_WORD}),
    "warm-up": (1, {"mode": lp.Mode.WARM_UP}),
}


@pytest.mark.parametrize(("seats", "fields"), SETTINGS.values(), ids=SETTINGS)
@pytest.mark.parametrize("tag", ["en", "de"])
def test_nobody_could_do_better_than_the_best(tag: str, seats: int, fields: dict[str, Any]) -> None:
    rules = playable(seats, challenges=1, language=tag, dictionary=tag, **fields)
    match = played(rules, seats, Vocabulary(index_in(tag)), seed=6, most=2000)
    places = lp.REVIEWER.positions(match)
    found = [lp.REVIEWER.review(match, place, Vocabulary(index_in(tag))) for place in places]

    assert match.outcome
    assert sorted(set(places)) == list(places)
    owned = [turn for turn in found if turn.own]
    assert owned
    for turn in owned:
        assert turn.own
        assert turn.best
        assert turn.best.worth >= turn.own.worth
        assert (turn.rank == 1) == (turn.best.worth == turn.own.worth)
        assert 1 <= (turn.rank or 0) <= turn.of
    told = [
        e.word for one in match.played for e in one.step.events if isinstance(e, lp.WordClaimed)
    ]
    assert told == [turn.own.word for turn in owned if turn.own]
