"""The six computer players of the Hidden Crossword: what they never do, and how strong they are."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tests.conformance.cases.hidden_crossword import CASES
from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.rules.whole_matches import dealt
from tests.helpers.crossword_draws import dictionary, random_deal, small_index
from tests.helpers.effort import EFFORT
from tests.helpers.hidden_crossword import RAN, SOD, Table, at_building, at_guessing
from tests.helpers.people_grids import extra_crossings, people_grid
from wordsmith_desktop.bots.bot import Decision, Search
from wordsmith_desktop.bots.knowing import NOBODYS
from wordsmith_desktop.bots.levels import LEVELS, bot_of_level, read_levels
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import Rule
from wordsmith_desktop.games.hidden_crossword.rules import actions
from wordsmith_desktop.lexicon.rulings import Reason as Verdict
from wordsmith_desktop.lexicon.rulings import Ruling
from wordsmith_desktop.session.headless import HeadlessMatch, Setting

MOST_STEPS = 400


class Moment(Value):
    """A decision, and the state in which it was made."""

    state: hc.State
    seat: Seat
    words: Vocabulary
    decision: Decision[Any]
    level: int


class Solving(Value):
    """One player at one puzzle, from the first guess on."""

    moments: tuple[Moment, ...]
    end: hc.State

    @property
    def rounds(self) -> int:
        return self.end.round

    @property
    def is_solved(self) -> bool:
        return self.end.players[0].has_solved


def solving(state: hc.State, level: int, words: Vocabulary) -> Solving:
    """A match of one player to its end; every word stands."""
    moments = list[Moment]()
    while state.phase is not hc.Phase.OVER:
        assert len(moments) < MOST_STEPS
        (seat,) = hc.RULES.actors(state)
        if seat >= 0:
            decision = decided(state, seat, level, words, rng=len(moments))
            assert decision is not None
            moments.append(Moment(state, seat, words, decision, level))
            action = decision.action
        else:
            word = hc.RULES.question(state) or ""
            action = Rule(Ruling(word, True, Verdict.LISTED, "any"))
        state = hc.RULES.apply(state, seat, action).state
    return Solving(tuple(moments), state)


def decided(
    state: hc.State, seat: Seat, level: int, words: Vocabulary, *, rng: int = 1
) -> Decision[Any] | None:
    seen: hc.Observation = hc.RULES.observe(state, seat)
    return hc.BOTS[bot_of_level(level)](seen, words, Rng(rng), Search())


@cache
def solved(
    level: int, seed: int, tag: str = "en", clue: hc.ClueType = hc.ClueType.ALPHABET
) -> Solving:
    """A puzzle of the computer's."""
    words = Vocabulary(dictionary(tag), mind=1009 * seed + level)
    match = dealt(words, seed, language=tag, dictionary=tag, clue=clue)
    return solving(match.state, level, words)


SEEDS = range(8 * EFFORT)


def rounds(level: int, tag: str, clue: hc.ClueType) -> float:
    found = [solved(level, seed, tag, clue) for seed in SEEDS]
    assert all(one.is_solved for one in found)
    return sum(one.rounds for one in found) / len(found)


def moments() -> Iterator[Moment]:
    for level in LEVELS:
        # Those in English were solved to measure their strength.
        for seed in range(3 * EFFORT):
            yield from solved(level, seed, "de" if seed % 2 else "en").moments


# How strong they are


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tag", "clue"),
    [
        ("en", hc.ClueType.ALPHABET),
        pytest.param("de", hc.ClueType.PLACE, marks=pytest.mark.nightly),
    ],
)
@pytest.mark.nightly
def test_each_level_needs_fewer_rounds_than_the_one_below(tag: str, clue: hc.ClueType) -> None:
    needed = [rounds(level, tag, clue) for level in LEVELS]
    assert all(mild > strong for mild, strong in pairwise(needed[::2]))
    assert all(mild > strong for mild, strong in pairwise(needed[1::2]))
    assert needed[-1] <= (4.8 if clue is hc.ClueType.ALPHABET else 5.1)
    assert needed[0] > 2 * needed[-1]


@pytest.mark.slow
@pytest.mark.parametrize("level", [pytest.param(5, marks=pytest.mark.nightly), 6])
@pytest.mark.nightly
def test_grids_as_people_lay_them_are_solved_whatever_crosses_in_them(level: int) -> None:
    """At least 97 of 100, in 6.3 rounds."""
    words = Vocabulary(dictionary("en"), mind=11)
    found = list[Solving]()
    crossings = list[int]()
    for seed in range(20 * EFFORT):
        deal = random_deal(Rng(seed, stream=3), words.index)
        layout = people_grid(deal.pool, deal.anchor, words.index, Rng(seed))
        crossings.append(extra_crossings(layout))
        found.append(solving(hiding(deal.pool, deal.anchor, layout), level, words))
    assert 0.97 * len(found) <= sum(one.is_solved for one in found)
    assert 6.3 >= sum(one.rounds for one in found) / len(found)
    assert len(crossings) / 5 <= sum(count > 0 for count in crossings)


def hiding(pool: str, anchor: str, layout: Any) -> hc.State:
    """One player alone before that puzzle."""
    drawn = hc.letters_needed("".join(sorted(pool)))
    return hc.State(
        hc.Ruleset(), (hc.PlayerState(),), hc.Phase.GUESS, "", drawn, "", False, anchor
    ).but(computers=layout, round=1)


def test_the_harder_of_two_builders_lays_what_is_harder_to_guess() -> None:
    """W8: many words of one length are hard to tell apart; none is rarer than people know."""
    words = Vocabulary(dictionary("en"), mind=5)

    left_over: dict[int, list[int]] = {}

    def mean_hardness(level: int) -> float:
        found = 0.0
        left_over[level] = []
        for seed in range(6):
            deal = random_deal(Rng(seed, stream=8), words.index)
            state = Table(at_building(anchor=deal.anchor).state).state.but(
                drawn=hc.letters_needed("".join(sorted(deal.pool)))
            )
            layout = built(state, level, words)
            demands = hc.Demands(deal.anchor, "".join(sorted(deal.pool)))
            assert () == hc.grid_faults(hc.Crossword(layout), demands)
            found += hc.hardness(layout, demands)
            left_over[level].append(len(hc.Crossword(layout).left_over(demands.pool)))
        return found

    assert mean_hardness(1) < mean_hardness(4) < mean_hardness(6)
    mean_hardness(2)
    # The mild ones do not share out every letter, as only an expert does.
    assert min(left_over[1]) >= 3, left_over
    assert min(left_over[2]) >= 2, left_over
    assert max(left_over[4]) <= 1, left_over


def built(state: hc.State, level: int, words: Vocabulary) -> Any:
    decision = decided(state, state.seat, level, words)
    assert decision is not None
    assert isinstance(decision.action, actions.Lay)
    finished = hc.RULES.apply(state, state.seat, decision.action).state
    done = decided(finished, state.seat, level, words, rng=2)
    assert done is not None
    assert actions.Finish() == done.action
    for word in hc.Crossword(decision.action.layout).words:
        place = words.index.position(word)
        assert word == state.anchor or (
            place is not None and words.index.commonness[place] >= hc.FAIR
        )
    return decision.action.layout


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_level_was_measured_to_beat_the_one_below(language: str) -> None:
    """In at least 65 and at most 90 of 100 matches, and for sure in more than 58."""
    ladder = read_levels("wordsmith_desktop.games.hidden_crossword.rules")["ladder"][language][
        "plain"
    ]
    assert 400 <= ladder["matches"]
    assert len(LEVELS) - 1 == len(ladder["won"])
    for won, (low, _high) in zip(ladder["won"], ladder["interval"], strict=True):
        assert 65 <= won <= 90
        assert 58 < low


# What they never do


@pytest.mark.slow
def test_decisions_are_such_as_a_person_could_make() -> None:
    found = list(moments())
    assert len(found) >= 300 * EFFORT
    for one in found:
        action, records = one.decision.action, one.state.players[one.seat].records
        assert () == hc.RULES.check(one.state, one.seat, action)
        guesses = [record.word for record in records if isinstance(record, hc.Guess)]
        if isinstance(action, actions.MakeGuess):
            assert action.word not in {*guesses, one.state.anchor}
            place = one.words.index.position(action.word)
            assert place is not None
            assert not one.words.index.vulgar[place]
        if isinstance(action, actions.GiveUp):
            assert one.state.round >= hc.LAST_ROUND
        if isinstance(action, actions.Solve):
            tried = [record.layout for record in records if isinstance(record, hc.Attempt)]
            words = hc.Crossword(one.state.players[one.seat].solution).words
            assert words not in [hc.Crossword(layout).words for layout in tried]


@pytest.mark.slow
@pytest.mark.nightly
def test_words_that_nobody_has_met_come_in_only_where_no_others_fit() -> None:
    guessed = [
        (one.words, one.decision.action.word)
        for one in moments()
        if isinstance(one.decision.action, actions.MakeGuess)
    ]
    rare = [
        word
        for words, word in guessed
        if words.index.commonness[words.index.position(word) or 0] < NOBODYS
    ]
    assert len(rare) <= len(guessed) / 100


@pytest.mark.slow
def test_they_are_blind_to_the_puzzle_and_never_toss_a_coin() -> None:
    """Another puzzle that is answered for alike, and other numbers, change nothing."""
    for one in list(moments())[:: 18 // EFFORT or 1]:
        other = hc.RULES.imagine(one.state, one.seat, Rng(3))
        assert one.decision == decided(other, one.seat, one.level, one.words, rng=99)


def test_a_word_of_the_table_s_is_guessed_and_a_banned_one_never() -> None:
    """Two words are left; the table has banned the one, or takes one that nobody lists."""
    index = small_index({"RATE": 60, "RAN": 60, "TAN": 50, "TAR": 40})
    state = at_guessing(RAN, RAN).state
    everything = Vocabulary(index)
    first = decided(state, 0, 2, everything)
    assert first is not None
    assert actions.MakeGuess("RAN") == first.action

    banned = decided(state, 0, 2, replace(everything, banned=frozenset({"RAN"})))
    assert banned is not None
    assert actions.MakeGuess("TAN") == banned.action


@pytest.mark.parametrize("level", LEVELS)
def test_at_a_loss_it_goes_on_asking_and_gives_up_late(level: int) -> None:
    """SOD hides words that the list does not hold; each word is asked for once."""
    words = Vocabulary(small_index({"SIT": 50, "SOD": 50, "TOD": 50, "RATE": 50}))
    state: hc.State = at_guessing(SOD).state
    asked = set[str]()
    for _ in range(MOST_STEPS):
        (seat,) = hc.RULES.actors(state)
        if state.phase is hc.Phase.OVER or seat < 0:
            word = hc.RULES.question(state) or ""
            action: Any = Rule(Ruling(word, True, Verdict.LISTED, "any"))
        else:
            decision = decided(state, seat, level, words)
            assert decision is not None
            action = decision.action
            if isinstance(action, actions.MakeGuess):
                assert action.word not in asked
                asked.add(action.word)
            if isinstance(action, actions.GiveUp):
                break
        state = hc.RULES.apply(state, seat, action).state
    assert isinstance(action, actions.GiveUp)
    assert {"SIT", "SOD", "TOD"} >= asked


# Every way to play


OF_THE_COMPUTER = [one for one in CASES.settings if not one.ruleset.is_given]
"""A puzzle that somebody gives is none of a bot's."""


@pytest.mark.parametrize("setting", OF_THE_COMPUTER, ids=lambda one: one.name)
@pytest.mark.sampled(2)
def test_a_match_comes_to_its_end_in_every_way_to_play(setting: Any) -> None:
    index = dictionary(setting.ruleset.language)
    levels = (5, 2)[: setting.seats]
    match = HeadlessMatch(
        Setting(
            game=hc.RULES.game,
            ruleset=setting.ruleset,
            bots=[hc.BOTS[bot_of_level(level)] for level in levels],
            vocabularies=[Vocabulary(index)] * setting.seats,
            seed=6,
        )
    ).finished()

    assert match is not None
    assert match.state.given_up is None
    assert any(player.has_solved for player in match.state.players)


def test_in_a_draw_letters_turn_up_until_a_word_is_seen() -> None:
    """W7: nothing is called before it is there, and after it only letters are wanted."""
    words = Vocabulary(dictionary("en"), mind=3)
    table = Table()
    empty = decided(table.state, 0, 6, words)
    assert empty is not None
    assert actions.TurnUp() == empty.action

    table.turn_up("TARE")
    called = [decided(table.state, 0, 6, words, rng=rng) for rng in range(60)]
    seen = {one.action for one in called if one and isinstance(one.action, actions.CallAnchor)}
    assert seen
    assert {"RATE", "TEAR", "TARE", "AERT"} >= {one.word for one in seen}
    assert actions.TurnUp() in {one.action for one in called if one}


@pytest.mark.parametrize(("commonness", "is_called"), [(hc.FAIR - 1, False), (hc.FAIR, True)])
def test_no_anchor_is_called_during_the_draw_that_people_may_not_have_met(
    commonness: int, is_called: bool
) -> None:
    index, table = small_index({"PURI": commonness}), Table()
    table.turn_up("PURI")
    # Now and then one of its strength knows a word as rare as this.
    found = (decided(table.state, 0, 4, Vocabulary(index, mind=n), rng=n) for n in range(400))
    assert is_called == any(isinstance(one.action, actions.CallAnchor) for one in found if one)


@pytest.mark.parametrize(("level", "most"), [(3, 1), (4, 1), (5, 2)])
@pytest.mark.sampled(3)
def test_no_puzzle_is_submitted_of_which_hardly_anything_was_asked(level: int, most: int) -> None:
    submitted = 0
    for seed in range(10):
        for moment in solved(level, seed).moments:
            state, player = moment.state, moment.state.players[0]
            if not isinstance(moment.decision.action, actions.Solve):
                continue
            told = {len(one.word) for one in player.records if isinstance(one, hc.Guess)} | {2}
            words = hc.Crossword(player.solution).words
            untold = [word for word in words if word != state.anchor and len(word) not in told]
            assert len(untold) <= most or state.round > hc.STEADY_ROUND
            submitted += 1
    assert submitted >= 10


def test_who_watches_two_players_learns_nothing_secret_from_their_reasons() -> None:
    words = Vocabulary(dictionary("en"), mind=3)
    alone, both = at_guessing(SOD).state, at_guessing(RAN, SOD).state
    for state, is_secret in ((alone, False), (both, True)):
        decision = decided(state, 0, 6, words)
        assert decision is not None
        assert isinstance(decision.motive, hc.Thought)
        assert decision.motive.reason is not hc.MotiveKind.BUILT
        assert is_secret == decision.motive.is_secret


@pytest.mark.slow
def test_on_another_hash_seed_the_answers_are_the_same() -> None:
    program = (
        "from tests.games.hidden_crossword.rules.test_players import solved;"
        "print([one.decision for level in (2, 4, 6) for one in solved(level, 3).moments])"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert "MakeGuess" in told[0]
    assert told[0] == told[1]
