"""Players who play alone to learn what is possible in a deal."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.games.length_x_wit import lw
from tests.games.length_x_wit.rules.whole_matches import played, words_of
from tests.helpers.length_x_wit import Table
from wordsmith_desktop.bots.bot import AnyBot, Search
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.common.table_events import WordRefused
from wordsmith_desktop.games.length_x_wit.rules.actions import Swap
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Swap as SwapRule
from wordsmith_desktop.lexicon.index import WordIndex

NO_WORDS = Vocabulary(WordIndex(np.zeros(0, "S15"), np.zeros(0, np.uint8), np.zeros(0, np.bool_)))
TURNS = 10
every_soloist = pytest.mark.parametrize("number", range(len(lw.SOLOISTS)))


@pytest.fixture
def _small_box() -> None:
    """The box that is shipped instead."""


def happened(match: AnyMatch, *kinds: type) -> list[Any]:
    """Every event of these kinds."""
    events = (event for one in match.played for event in one.step.events)
    return [event for event in events if isinstance(event, kinds)]


def score_of(match: AnyMatch) -> int:
    assert match.outcome is not None
    return match.outcome.scores[0]


def index_of(*words: str, commonness: int = COMMON, is_vulgar: bool = False) -> WordIndex:
    counts = np.full(len(words), commonness, np.uint8)
    vulgar = np.full(len(words), is_vulgar, np.bool_)
    return WordIndex(np.array(sorted(words), "S15"), counts, vulgar)


def decided(bot: AnyBot, seen: lw.State, index: WordIndex, **fields: Any) -> Any:
    """What a bot does with the words of an index; None where it finds nothing."""
    decision = bot(seen, Vocabulary(index, **fields), Rng(0), Search())
    return None if decision is None else decision.action


def test_the_registry_finds_them() -> None:
    assert lw.SOLOISTS is game_of("length_x_wit").soloists()


@every_soloist
@pytest.mark.parametrize(
    "fields",
    [
        {"language": "en"},
        {"language": "de", "swap": SwapRule.ONCE},
        {"language": "de", "swap": SwapRule.NEVER, "clock": Clock.HARD, "match_seconds": 60},
    ],
)
def test_every_match_is_played_to_its_end_with_words_that_stand(
    number: int, fields: dict[str, Any]
) -> None:
    words = words_of(fields["language"])
    match = played(lw.SOLOISTS[number], words, seed=2, turns=TURNS, **fields)

    assert TURNS == match.state.players[0].turns
    assert score_of(match) > 50
    assert [] == happened(match, WordRefused)


@every_soloist
def test_only_words_that_are_common_enough_are_said(number: int) -> None:
    words = words_of("en", COMMON)
    match = played(lw.SOLOISTS[number], words, seed=3, turns=5)
    said = [event.word for event in happened(match, lw.WordScored, lw.LuckPressed)]
    places = [words.index.position(word) for word in said]

    assert said
    assert COMMON <= min(int(words.index.commonness[place]) for place in places if place)


@every_soloist
def test_who_knows_no_word_comes_to_an_end(number: int) -> None:
    match = played(lw.SOLOISTS[number], NO_WORDS, seed=1, turns=TURNS)

    assert (0, TURNS) == (score_of(match), match.state.players[0].turns)


def test_they_score_with_more_dice_one_after_the_other() -> None:
    most = []
    for soloist in lw.SOLOISTS:
        match = played(soloist, words_of("en"), seed=4, turns=TURNS)
        most.append(max(event.dice for event in happened(match, lw.WordScored)))

    assert [lw.CAUTIOUS, lw.STEADY, lw.DARING] == most


def test_caution_is_not_what_makes_the_most_of_a_deal() -> None:
    cautious, steady, daring = (
        sum(score_of(played(one, words_of("en"), seed=seed, turns=TURNS)) for seed in range(3))
        for one in lw.SOLOISTS
    )

    assert 2 * cautious < min(steady, daring)


def by_hand(tiles: str, dice: str, *words: str, number: int = 1, **fields: Any) -> Any:
    """What a soloist does, and the tiles of it by their letters where it is a word."""
    table = Table(tiles, dice=dice, seats=1, **fields)
    action = decided(lw.SOLOISTS[number], table.state, index_of(*words))
    if not isinstance(action, lw.Press | lw.Score):
        return action
    return type(action), action.word


@pytest.mark.parametrize(
    ("dice", "words", "expected"),
    [
        # Few tiles are banked, and of as few the dearest.
        ("R", ("RAT", "TRAP", "PR", "AR"), (lw.Press, "PR")),
        ("R A", ("RAT", "TRAP", "PAR"), (lw.Press, "PAR")),
        # With three dice the dearest word is scored.
        ("R A T", ("RAT", "PARTE", "TRAP", "RATE"), (lw.Score, "PARTE")),
    ],
)
def test_presses_with_the_word_that_costs_least_and_scores_the_dearest(
    dice: str, words: tuple[str, ...], expected: object
) -> None:
    assert expected == by_hand("A T P E", dice, *words)


def test_without_a_word_the_most_plentiful_vowel_is_spent() -> None:
    action = by_hand("A E T E P", "R P")

    assert isinstance(action, lw.Spend)
    assert "E" == Table(seats=1).state.material.tiles[action.tile].text


def test_without_a_word_and_a_vowel_the_turn_is_given_up() -> None:
    assert lw.GiveUp() == by_hand("T P", "R P")


@pytest.mark.parametrize(("tiles", "expected"), [("A T P E", lw.Roll()), ("A T P R S", Swap())])
def test_before_the_first_die_tiles_are_swapped_if_they_may_be(
    tiles: str, expected: object
) -> None:
    assert expected == by_hand(tiles, "")


# Hints


def hinted(table: Table, *words: str, is_family: bool = True, commonness: int = COMMON) -> str:
    """The word that a hint tells; empty where there is none."""
    index = index_of(*words, commonness=commonness)
    action = decided(lw.HINTER, table.state, index, is_family=is_family)
    return getattr(action, "word", "")


def test_a_hint_scores_where_pressing_promises_less() -> None:
    table = Table("S", dice="R A P T")
    action = decided(lw.HINTER, table.state, index_of("TRAP", "PARTS"))
    assert (lw.Score, "PARTS") == (type(action), action.word)


def test_a_hint_presses_where_the_next_roll_promises_more() -> None:
    table = Table("A T E S O P N T I", dice="R")
    action = decided(lw.HINTER, table.state, index_of("RAT", "PARTIES"))
    assert isinstance(action, lw.Press)
    assert "RAT" == action.word


@pytest.mark.parametrize(("commonness", "first", "then"), [(34, "", "RAT"), (35, "RAT", "")])
def test_a_rare_word_is_told_of_only_where_it_is_asked_for(
    commonness: int, first: str, then: str
) -> None:
    table, index = Table("A T", dice="R"), index_of("RAT", commonness=commonness)
    decision = lw.HINTER(table.state, Vocabulary(index), Rng(0), Search())
    assert decision is not None
    assert decision.motive is not None
    rarer = decision.motive.rarer
    assert (first, then) == (decision.motive.word, rarer.word if rarer is not None else "")


@pytest.mark.parametrize(("is_family", "told"), [(True, ""), (False, "RAT")])
def test_a_family_is_told_no_vulgar_word(is_family: bool, told: str) -> None:
    index = index_of("RAT", is_vulgar=True)
    action = decided(lw.HINTER, Table("A T", dice="R").state, index, is_family=is_family)
    assert told == getattr(action, "word", "")


def test_without_a_word_a_hint_spends_a_vowel_but_not_while_a_rare_one_is_better() -> None:
    table = Table("A T", dice="R")
    assert isinstance(decided(lw.HINTER, table.state, index_of("RATE")), lw.Spend)
    action = decided(lw.HINTER, table.state, index_of("RAT", commonness=5))
    assert isinstance(action, lw.Press)


def test_a_responder_gets_a_hint_for_the_own_tiles() -> None:
    table = Table("T S", "O E", dice="R P")
    table.give_up()

    assert "ROPE" == hinted(table, "ROPE", "PORES")


def test_without_dice_there_is_no_hint() -> None:
    assert "" == hinted(Table("A T"), "AT")


def test_banked_and_spent_tiles_are_in_no_hint() -> None:
    table = Table("S", dice="R", banked="A T", spent="O E")

    assert "" == hinted(table, "RAT", "ROE", "ROES")


# Fairness


@pytest.mark.parametrize("bot", [*lw.SOLOISTS, lw.HINTER])
def test_an_answer_is_legal_at_every_moment_of_a_match(bot: AnyBot) -> None:
    words = words_of("en", COMMON)
    match = played(lw.SOLOISTS[1], words, seed=6, turns=2)
    for one in match.played:
        seat = one.before.speller
        if seat == one.seat and one.before.dice:
            decision = bot(one.before, words, Rng(0), Search())
            if decision is not None:
                assert () == match.rules.check(one.before, seat, decision.action)
