"""Bots: those who play alone to learn what is possible, and the one that gives hints."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.games.rewordable import rw
from tests.games.rewordable.rules.test_word_search import index_of
from tests.games.rewordable.rules.whole_matches import played, score_of, words_of
from tests.helpers.rewordable import Table
from wordsmith_desktop.bots.bot import AnyBot, Decision, Search
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.common.table_events import WordRefused
from wordsmith_desktop.games.common.word_strip import LayRow, Row
from wordsmith_desktop.lexicon.index import WordIndex

NO_WORDS = Vocabulary(WordIndex(np.zeros(0, "S15"), np.zeros(0, np.uint8), np.zeros(0, np.bool_)))
every_soloist = pytest.mark.parametrize("number", range(len(rw.SOLOISTS)))
every_bot = pytest.mark.parametrize("bot", [*rw.SOLOISTS, rw.HINTER])


def happened(match: AnyMatch, kind: type) -> list[Any]:
    """Every event of a kind."""
    events = (event for one in match.played for event in one.step.events)
    return [event for event in events if isinstance(event, kind)]


def test_the_registry_finds_them() -> None:
    assert rw.SOLOISTS is game_of("rewordable").soloists()
    assert rw.HINTER is game_of("rewordable").hinter()


@every_soloist
@pytest.mark.parametrize(
    ("tag", "fields"),
    [
        ("en", {}),
        ("en", {"turns": 8}),
        ("de", {"turns": 8, "may_repeat": False, "interleaves": False}),
        ("en", {"cards": 30, "ending": rw.EndRule.ALL_PASS, "may_keep_hand": False}),
        ("de", {"cards": 40, "match_seconds": 60, "clock": Clock.HARD}),
    ],
)
def test_every_match_is_played_to_its_end_with_words_that_stand(
    number: int, tag: str, fields: dict[str, Any]
) -> None:
    rules = rw.Ruleset(language=tag, dictionary=tag, **fields)
    match = played(rw.SOLOISTS[number], rules, words_of(tag), seats=1, seed=2)
    assert score_of(match) > 20
    assert [] == happened(match, WordRefused)


@every_soloist
def test_only_words_that_are_common_enough_are_built(number: int) -> None:
    words = words_of("en", COMMON)
    match = played(rw.SOLOISTS[number], rw.Ruleset(turns=8), words, seats=1, seed=3)
    built = [event.word.text for event in happened(match, rw.WordBuilt)]
    places = [words.index.position(text) for text in built]
    assert built
    assert COMMON <= min(int(words.index.commonness[place]) for place in places if place)


@every_soloist
def test_who_knows_no_word_comes_to_an_end(number: int) -> None:
    match = played(rw.SOLOISTS[number], rw.Ruleset(), NO_WORDS, seats=1, seed=1)
    state: rw.State = match.state
    assert (0, ()) == (score_of(match), state.deck)
    # 52 cards by fives, and the turn after the last card.
    assert 12 == len(happened(match, rw.Passed))


def test_of_one_deck_the_first_takes_fewer_turns_and_the_second_makes_more_of_it() -> None:
    dearest, sparing, _ = (
        [played(one, rw.Ruleset(), words_of("en"), seats=1, seed=seed) for seed in range(3)]
        for one in rw.SOLOISTS
    )
    turns = [sum(match.state.turn for match in each) for each in (dearest, sparing)]
    points = [sum(map(score_of, each)) for each in (dearest, sparing)]
    assert turns[0] < turns[1]
    assert points[0] < points[1]


def test_without_a_word_as_many_cards_are_exchanged_as_the_deck_has() -> None:
    table = Table("C A T S O", seats=1, deck="AD AL")
    first, second, *_ = table.state.players[0].hand
    decision = rw.SOLOISTS[0](rw.observe(table.state, 0), NO_WORDS, Rng(0), Search())
    assert Decision(rw.Pass((first.id, second.id))) == decision


# Hints


def hinted(
    seen: rw.Observation, index: WordIndex, *, is_family: bool = True
) -> tuple[str, int | None] | None:
    """The word of a hint, and what it brings."""
    decision = rw.HINTER(seen, Vocabulary(index, is_family=is_family), Rng(0), Search())
    motive = decision.motive if decision else None
    return (motive.word, motive.points) if motive else None


def test_a_hint_is_the_common_word_that_brings_most() -> None:
    seen = rw.observe(Table("C A R D S", pool="AT", row=(rw.Goal.FOUR_CARDS,)).state, 0)
    index = index_of(["CAT", "CARD", "CARDS", "SCARAT"])

    assert ("CARD", 8) == hinted(seen, index)
    found = rw.buildable(seen, Vocabulary(index))
    assert ["CARD", "CARDS", "CAT", "SCARAT"] == sorted(one.word for one in found)


def test_a_rare_word_is_offered_where_there_is_no_common_one_instead_of_a_pass() -> None:
    seen = rw.observe(Table("C A R D S").state, 0)
    rare = index_of(["CARD"], commonness=20)
    decision = rw.HINTER(seen, Vocabulary(rare), Rng(0), Search())
    assert decision is not None
    assert isinstance(decision.action, rw.Build)
    assert decision.motive is not None
    assert decision.motive.rarer is not None
    assert ("", "CARD", 4) == (
        decision.motive.word,
        decision.motive.rarer.word,
        decision.motive.rarer.points,
    )


def test_a_hint_is_never_a_word_that_the_family_should_not_see() -> None:
    seen = rw.observe(Table("C A R D S").state, 0)
    vulgar = WordIndex(
        words=index_of(["CARD"]).words,
        commonness=np.array([50], np.uint8),
        vulgar=np.array([True]),
    )

    assert hinted(seen, vulgar) is None
    assert hinted(seen, vulgar, is_family=False) is not None


def test_a_word_that_the_table_has_banned_is_not_built() -> None:
    seen = rw.observe(Table("C A R D S").state, 0)
    words = Vocabulary(index_of(["CARD", "CAR"]), banned=frozenset({"CARD"}))

    assert ["CAR"] == [one.word for one in rw.buildable(seen, words)]


def test_c17_a_hint_is_not_built_before_where_words_may_not_come_again() -> None:
    state = Table("C A R D", words={1: ["C A R"]}, may_repeat=False).state
    index = index_of(["CAR", "CARD"])

    assert ["CARD"] == [one.word for one in rw.buildable(rw.observe(state, 0), Vocabulary(index))]
    assert hinted(rw.observe(state, None), index) is None


# Every bot


@cache
def matches() -> tuple[AnyMatch, ...]:
    """A match of three and one alone, with some moments of many kinds."""
    words, rules = words_of("en"), rw.Ruleset(cards=45)
    return (
        played(rw.SOLOISTS[0], rules, words, seats=3, seed=6),
        played(rw.SOLOISTS[2], rules, words, seats=1, seed=6),
    )


def moments() -> Iterator[rw.State]:
    """Some states in which a person is to act, each with something on the strip."""
    turns = [one.before for match in matches() for one in match.played if one.seat >= 0]
    for state in turns[::4]:
        card = state.players[state.seat].hand[0]
        row = Row(card.text, (card.id,), len(card.text))
        yield rw.RULES.apply(state, state.seat, LayRow(row)).state


@every_bot
def test_what_a_bot_decides_is_open_to_it(bot: AnyBot) -> None:
    for state in moments():
        decision = bot(rw.observe(state, state.seat), words_of("en"), Rng(1), Search())
        assert decision is None or () == rw.RULES.check(state, state.seat, decision.action)
        assert decision is not None or bot is rw.HINTER


@every_bot
def test_what_its_seat_may_not_know_makes_no_difference_to_a_bot(bot: AnyBot) -> None:
    for number, state in enumerate(moments()):
        seat = state.seat
        other = rw.RULES.imagine(state, seat, Rng(number))
        found = [
            bot(rw.RULES.observe(one, seat), words_of("en"), Rng(1), Search())
            for one in (state, other)
        ]
        assert found[0] == found[1]
        assert len(state.players) == 1 or state.players != other.players
