"""Players who play alone to learn what is possible."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.games.rewordable.whole_matches import AnyMatch, played, score_of, words_of
from tests.helpers.rewordable import Table
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.games.registry import soloists_of
from wordsmith_desktop.games.rewordable.actions import Pass
from wordsmith_desktop.games.rewordable.bots import SOLOISTS
from wordsmith_desktop.games.rewordable.events import Passed, WordBuilt
from wordsmith_desktop.games.rewordable.ruleset import Ending, Ruleset
from wordsmith_desktop.games.rewordable.state import State
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.games.table_events import WordRefused
from wordsmith_desktop.lexicon.index import WordIndex

NO_WORDS = Vocabulary(WordIndex(np.zeros(0, "S15"), np.zeros(0, np.uint8), np.zeros(0, np.bool_)))
every_soloist = pytest.mark.parametrize("number", range(len(SOLOISTS)))


def happened(match: AnyMatch, kind: type) -> list[Any]:
    """Every event of a kind."""
    events = (event for one in match.played for event in one.step.events)
    return [event for event in events if isinstance(event, kind)]


def test_the_registry_finds_them() -> None:
    assert SOLOISTS is soloists_of("rewordable")


@every_soloist
@pytest.mark.parametrize(
    ("tag", "fields"),
    [
        ("en", {}),
        ("en", {"turns": 8}),
        ("de", {"turns": 8, "may_repeat": False, "interleaves": False}),
        ("en", {"cards": 30, "ending": Ending.ALL_PASS, "may_keep_hand": False}),
        ("de", {"cards": 40, "match_seconds": 60, "clock": Clock.HARD}),
    ],
)
def test_every_match_is_played_to_its_end_with_words_that_stand(
    number: int, tag: str, fields: dict[str, Any]
) -> None:
    rules = Ruleset(language=tag, dictionary=tag, **fields)
    match = played(SOLOISTS[number], rules, words_of(tag), seats=1, seed=2)
    assert score_of(match) > 20
    assert [] == happened(match, WordRefused)


@every_soloist
def test_only_words_that_are_common_enough_are_built(number: int) -> None:
    words = words_of("en", COMMON)
    match = played(SOLOISTS[number], Ruleset(turns=8), words, seats=1, seed=3)
    built = [event.word.text for event in happened(match, WordBuilt)]
    places = [words.index.position(text) for text in built]
    assert built
    assert COMMON <= min(int(words.index.commonness[place]) for place in places if place)


@every_soloist
def test_who_knows_no_word_comes_to_an_end(number: int) -> None:
    match = played(SOLOISTS[number], Ruleset(), NO_WORDS, seats=1, seed=1)
    state: State = match.state
    assert (0, ()) == (score_of(match), state.deck)
    # 52 cards by fives, and the turn after the last card.
    assert 12 == len(happened(match, Passed))


def test_of_one_deck_the_first_takes_fewer_turns_and_the_second_makes_more_of_it() -> None:
    dearest, sparing, _ = (
        [played(one, Ruleset(), words_of("en"), seats=1, seed=seed) for seed in range(3)]
        for one in SOLOISTS
    )
    turns = [sum(match.state.turn for match in each) for each in (dearest, sparing)]
    points = [sum(map(score_of, each)) for each in (dearest, sparing)]
    assert turns[0] < turns[1]
    assert points[0] < points[1]


def test_without_a_word_as_many_cards_are_exchanged_as_the_deck_has() -> None:
    table = Table("C A T S O", seats=1, deck="AD AL")
    first, second, *_ = table.state.players[0].hand
    assert Pass((first.id, second.id)) == SOLOISTS[0](table.state, NO_WORDS)
