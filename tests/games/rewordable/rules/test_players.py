"""The six players: fair, human in what they miss, and stronger from level to level."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.games.rewordable import rw
from tests.games.rewordable.rules.test_word_search import index_of
from tests.games.rewordable.rules.whole_matches import words_of
from tests.helpers.effort import EFFORT
from tests.helpers.rewordable import Table
from wordsmith_desktop.bots.bot import AnyBot, Decision, Search
from wordsmith_desktop.bots.knowing import NOBODYS, PLAIN, PLAIN_LETTERS, Knowledge, known_among
from wordsmith_desktop.bots.levels import LEVELS, bot_of_level
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import LetStand, Object, Referee, Vote
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.lexicon.trie import trie_of
from wordsmith_desktop.session.headless import HeadlessMatch, Setting

PLAYERS = tuple(rw.BOTS.values())
DECISIONS = 1000 * EFFORT
NO_WORDS = Vocabulary(index_of([]))
every_player = pytest.mark.parametrize("level", LEVELS)


class Moment(Value):
    """A decision, and what it was made from."""

    seen: rw.Observation
    words: Vocabulary
    numbers: int
    """The state of the random stream."""
    decision: Decision[Any]

    def again(self, bot: AnyBot) -> Decision[Any] | None:
        return bot(self.seen, self.words, stream(self.numbers), Search())


def stream(numbers: int) -> Rng:
    rng = Rng(0)
    rng._state = numbers
    return rng


def match_of(
    bots: Sequence[AnyBot], seed: int, watch: list[Moment] | None = None, **fields: Any
) -> AnyMatch:
    """A whole match; what was decided is noted in `watch`."""

    def watched(bot: AnyBot) -> AnyBot:
        def decide(seen: Any, words: Vocabulary, rng: Rng, search: Search) -> Decision[Any] | None:
            numbers = rng._state
            decision = bot(seen, words, rng, search)
            if watch is not None and decision is not None:
                watch.append(Moment(seen, words, numbers, decision))
            return decision

        return decide

    fields.setdefault("language", "en")
    setting = Setting(
        game="rewordable",
        ruleset=rw.Ruleset(dictionary=fields["language"], **fields),
        bots=[watched(bot) for bot in bots],
        vocabularies=[words_of(fields["language"])] * len(bots),
        seed=seed,
    )
    match = HeadlessMatch(setting).finished()
    assert match is not None
    return match


@cache
def decisions() -> tuple[Moment, ...]:
    """Seeded decisions of all levels, in matches of different tables."""
    found: list[Moment] = []
    seed = 0
    while len(found) < DECISIONS:
        seed += 1
        bots = [PLAYERS[(seed + step) % len(PLAYERS)] for step in range(1 + seed % 4)]
        fields: dict[str, Any] = {"interleaves": seed % 3 > 0, "may_repeat": seed % 5 > 0}
        match_of(bots, seed, found, language=("en", "de")[seed % 2], **fields)
    return tuple(found)


def built() -> Iterator[tuple[Moment, str]]:
    """The decisions for a word."""
    for moment in decisions():
        if isinstance(moment.decision.action, rw.Build):
            yield moment, rw.plan(moment.decision.action.cards, moment.seen.reach).text


def plain_words(moment: Moment) -> list[str]:
    """Short and common words of loose cards alone, in plain sight."""
    index = moment.words.index
    return [
        index.words[place].decode()
        for place, ways in rw.found_ways(moment.seen, trie_of(index, PLAIN))
        if any(not way.words for way in ways)
        and index.lengths[place] < PLAIN_LETTERS
        and not index.vulgar[place]
    ]


def refusing(refused: str, reason: Reason = Reason.UNKNOWN) -> Callable[[str], Ruling]:
    """A dictionary that has every word but one."""
    return lambda word: Ruling(
        word, word != refused, reason if word == refused else Reason.LISTED, "test"
    )


# What no player ever does


def test_only_words_that_a_family_may_hear_and_somebody_has_met_are_built() -> None:
    said = list(built())
    assert len(said) > DECISIONS // 3
    for moment, word in said:
        place = moment.words.index.position(word)
        assert place is not None
        assert moment.words.index.commonness[place] >= NOBODYS
        assert not moment.words.index.vulgar[place]


def test_nobody_passes_with_a_common_short_word_in_plain_sight() -> None:
    passes = [one for one in decisions() if isinstance(one.decision.action, rw.Pass)]
    assert passes
    for moment in passes:
        assert [] == plain_words(moment)


@pytest.mark.nightly
def test_whoever_overlooks_nothing_passes_only_without_a_known_word() -> None:
    dials = rw.Dials(centre=30, blindness=0, envy=1, thrift=0.3, notices=1)
    bot, passes = rw.player(dials), 0
    for moment in decisions():
        seen = replace(moment.seen, idle=0)
        if seen.call is not None or seen.open_words:
            continue
        decision = bot(seen, moment.words, Rng(0), Search())
        assert decision is not None
        places = [place for place, _ in rw.found_ways(seen, trie_of(moment.words.index, NOBODYS))]
        second_look = Knowledge(dials.centre - rw.AGAIN, rw.WIDTH)
        (knows,) = known_among(moment.words, np.array(places, int), second_look)
        assert knows.any() == isinstance(decision.action, rw.Build)
        passes += not knows.any()
    assert passes


def test_the_last_turn_is_won_where_it_can_be() -> None:
    # AT of the other becomes CAT, or CARTS of one's own brings more points but does not win.
    table = Table("C S R T", pool="AT A", words={1: ["O AT S"], 0: ["B E"]}, seats=2)
    last = table.state.but(turns_left=1)
    words = Vocabulary(index_of(["COATS", "CARTS"], commonness=60))
    for bot in PLAYERS[1:]:
        decision = bot(rw.observe(last, 0), words, Rng(1), Search())
        assert decision is not None
        assert isinstance(decision.action, rw.Build)
        assert "COATS" == rw.plan(decision.action.cards, last.reach(0)).text


@every_player
@pytest.mark.sampled(3)
def test_a_player_answers_the_same_to_the_same(level: int) -> None:
    bot = rw.BOTS[bot_of_level(level)]
    for moment in decisions()[:60]:
        assert moment.again(bot) == moment.again(bot)


def test_nothing_that_only_a_hand_shows_is_in_a_motive() -> None:
    for moment in decisions():
        motive = moment.decision.motive
        if isinstance(moment.decision.action, rw.Pass):
            assert isinstance(motive, rw.BuildChoice)
            assert "" == motive.word
            assert len(moment.decision.action.exchanged) == motive.exchanged


# Everything that may be asked


@every_player
@pytest.mark.parametrize("seats", [1, 3, 8])
def test_players_play_to_the_end_at_every_table(level: int, seats: int) -> None:
    match = match_of([rw.BOTS[bot_of_level(level)]] * seats, level)
    assert match.outcome is not None
    assert max(match.outcome.scores) > 15


@pytest.mark.parametrize(
    "fields",
    [
        {"ending": rw.EndRule.ALL_PASS},
        {"ending": rw.EndRule.ALL_PASS, "idle_rounds": 0},
        {"idle_rounds": 0},
        {"may_keep_hand": False, "cards": 30},
        {"late_challenges": True, "referee": Referee.OBJECTION, "challenge_cost": 5},
        {"referee": Referee.VOTE, "may_try_again": False},
        {"language": "de", "may_repeat": False, "interleaves": False},
    ],
)
def test_a_match_ends_by_every_ruleset(fields: dict[str, Any]) -> None:
    for pair in (PLAYERS[:2], PLAYERS[4:]):
        match = match_of(pair, 3, None, **fields)
        assert match.outcome is not None


@every_player
def test_c13_who_knows_no_word_exchanges_poor_cards_and_one_at_least(level: int) -> None:
    bot = rw.BOTS[bot_of_level(level)]
    values = rw.leaves("en")
    for hand, gone in (("ING NCE E QU", {"NCE", "QU"}), ("ING E RE ED", {"RE"})):
        table = Table(hand, deck="A B C D E")
        decision = bot(rw.observe(table.state, 0), NO_WORDS, Rng(0), Search())
        assert decision is not None
        texts = {table.state.reach(0).texts[number] for number in decision.action.exchanged}
        assert gone == texts
        assert max(values[text] for text in texts) <= min(
            values[text] for text in hand.split() if text not in texts
        )


def test_c13_with_an_empty_deck_nothing_is_exchanged() -> None:
    seen = rw.observe(Table("NCE QU").state, 0)
    for bot in PLAYERS:
        decision = bot(seen, NO_WORDS, Rng(0), Search())
        assert decision is not None
        assert rw.Pass() == decision.action


def test_everyday_words_of_loose_cards_are_hardly_ever_passed_over() -> None:
    words = index_of(["LEGEN", "PET", "TEIL"], commonness=44)
    state = Table("L E G EN T", pool="P I", deck="A B C D E F", words={1: ["S"]}).state
    for bot in PLAYERS:
        passed = 0
        for mind in range(200):
            decision = bot(rw.observe(state, 0), Vocabulary(words, mind=mind), Rng(mind), Search())
            passed += decision is not None and isinstance(decision.action, rw.Pass)
        assert passed < 10


def test_after_own_passes_rarer_words_come_to_mind() -> None:
    weak = rw.player(rw.Dials(centre=45, blindness=0, envy=0, thrift=0, notices=1))
    words = Vocabulary(index_of(["CARD"], commonness=35))
    state = Table("C A R D", deck="A B C D E F").state
    answers = [
        weak(rw.observe(state.but(idle=idle), 0), words, Rng(0), Search()) for idle in (0, 4)
    ]
    kinds = [type(one.action) for one in answers if one]
    assert [rw.Pass, rw.Build] == kinds


def standing(word: str, **fields: Any) -> Table:
    """Seat 1 has a word of the other before it that may still be challenged."""
    table = Table(
        "C A R D",
        "T S",
        deck="A B C D E F",
        referee=Referee.OBJECTION,
        late_challenges=True,
        **fields,
    )
    table.build(word)
    table.let_stand(1)
    return table


@pytest.mark.parametrize(("known", "expected"), [("CARD", False), ("CAR", True)])
def test_c14_only_a_standing_word_that_is_none_is_challenged(known: str, expected: bool) -> None:
    table = standing("C A R D")
    seen = rw.observe(table.state, 1)
    words = Vocabulary(index_of([known]))
    answers = [bot(seen, words, Rng(seed), Search()) for bot in PLAYERS for seed in range(20)]
    kinds = {type(one.action) for one in answers if one}
    assert expected == (rw.Challenge in kinds)
    best = [PLAYERS[-1](seen, words, Rng(seed), Search()) for seed in range(20)]
    assert all(one and isinstance(one.action, rw.Challenge) == expected for one in best)


def test_c14_a_name_is_not_challenged_where_names_count() -> None:
    words = replace(Vocabulary(index_of(["CAR"])), judge=refusing("CARD", Reason.NAME))
    for accepts_names in (True, False):
        seen = rw.observe(standing("C A R D", accepts_names=accepts_names).state, 1)
        decision = PLAYERS[-1](seen, words, Rng(0), Search())
        assert decision is not None
        assert accepts_names != isinstance(decision.action, rw.Challenge)


def test_c14_a_word_is_doubted_only_if_the_dictionary_refuses_it() -> None:
    table = Table("C A R D", "T S", deck="A B C D E F", referee=Referee.OBJECTION)
    table.build("C A R D")
    seen = rw.observe(table.state, 1)
    noticed = []
    for bot in PLAYERS:
        against = [
            bot(seen, Vocabulary(index_of(["CAR"])), Rng(seed), Search()) for seed in range(300)
        ]
        noticed.append(sum(one is not None and one.action == Object() for one in against))
        sound = bot(seen, Vocabulary(index_of(["CARD"])), Rng(1), Search())
        assert sound is not None
        assert LetStand() == sound.action
    assert sorted(noticed) == noticed
    assert noticed[0] < noticed[-1]


def test_c14_a_vote_goes_by_the_dictionary() -> None:
    table = Table("C A R D", "T S", deck="A B C D E F", referee=Referee.VOTE, known=())
    table.build("C A R D")
    table.rule()
    seen = rw.observe(table.state, 1)
    for bot in PLAYERS:
        answers = [
            bot(seen, Vocabulary(index_of([known])), Rng(0), Search()) for known in ("CAR", "CARD")
        ]
        assert [Vote(False), Vote(True)] == [one.action for one in answers if one]


def test_a_word_that_the_table_does_not_take_is_not_built() -> None:
    seen = rw.observe(Table("C A R D").state, 0)
    words = replace(Vocabulary(index_of(["CARD", "CAR"], commonness=60)), judge=refusing("CARD"))
    for bot in PLAYERS:
        decision = bot(seen, words, Rng(0), Search())
        assert decision is not None
        assert decision.motive is not None
        assert "CAR" == decision.motive.word


def test_c19_two_who_see_nothing_come_to_an_end_and_the_table_is_told() -> None:
    blind = rw.player(rw.Dials(centre=200, least=200, blindness=0, envy=0, thrift=0, notices=0))
    match = match_of((blind, blind), 1)
    told = [
        event
        for one in match.played
        for event in one.step.events
        if isinstance(event, rw.AllPassed)
    ]
    assert match.outcome is not None
    assert 1 == len(told)
    assert 4 == match.state.idle


ONE_MATCH = """
from tests.games.rewordable.rules.test_players import PLAYERS, match_of
print([one.action for one in match_of(PLAYERS[2:5], 5, cards=40).played])
"""


@pytest.mark.nightly
def test_another_hash_seed_makes_no_difference() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", ONE_MATCH],
            capture_output=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
            encoding="utf-8",
        ).stdout
        for seed in ("1", "2")
    }
    assert 1 == len(outputs)
    assert outputs.pop().count("Build(") > 5
