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

from tests.games.length_x_wit import lw
from tests.games.length_x_wit.rules.whole_matches import words_of
from tests.helpers.effort import EFFORT
from tests.helpers.length_x_wit import Table
from wordsmith_desktop.bots.bot import AnyBot, Decision, Search
from wordsmith_desktop.bots.knowing import NOBODYS, PLAIN, PLAIN_LETTERS, Knowledge, known_among
from wordsmith_desktop.bots.levels import LEVELS, bot_of_level
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import LetStand, Object, Referee, Vote
from wordsmith_desktop.games.length_x_wit.rules import state as state_module
from wordsmith_desktop.games.length_x_wit.rules.actions import Swap
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Swap as SwapRule
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.session.headless import HeadlessMatch, Setting

Moment = tuple[lw.State, Vocabulary, Rng, Decision[Any]]
PLAYERS = tuple(lw.BOTS.values())
DECISIONS = 1000 * EFFORT
every_player = pytest.mark.parametrize("level", LEVELS)


@pytest.fixture(autouse=True)
def _shipped_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """The box that is shipped, by which the prospects were measured."""
    monkeypatch.setattr(state_module, "material_of", lw.material_of)


def match_of(
    bots: Sequence[AnyBot], seed: int, watch: list[Moment] | None = None, **fields: Any
) -> AnyMatch:
    """A whole match; what was decided is noted in `watch`."""

    def watched(bot: AnyBot) -> AnyBot:
        def decide(seen: Any, words: Vocabulary, rng: Rng, search: Search) -> Decision[Any] | None:
            decision = bot(seen, words, replaced(rng), search)
            if watch is not None and decision is not None:
                watch.append((seen, words, rng, decision))
            return decision

        return decide

    fields.setdefault("language", "en")
    setting = Setting(
        game="length_x_wit",
        ruleset=lw.Ruleset(dictionary=fields["language"], **fields),
        bots=[watched(bot) for bot in bots],
        vocabularies=[words_of(fields["language"])] * len(bots),
        seed=seed,
    )
    match = HeadlessMatch(setting).finished()
    assert match is not None
    return match


def replaced(rng: Rng) -> Rng:
    """Another stream with the same numbers."""
    other = Rng(0)
    other._state = rng._state
    return other


@cache
def decisions() -> tuple[Moment, ...]:
    """Seeded decisions of all levels, in matches of different tables."""
    found: list[Moment] = []
    seed = 0
    while len(found) < DECISIONS:
        seed += 1
        bots = [PLAYERS[(seed + step) % len(PLAYERS)] for step in range(1 + seed % 4)]
        alone = {"turns": 4} if len(bots) == 1 else {}
        match_of(bots, seed, found, language=("en", "de")[seed % 2], **alone)
    return tuple(found)


def spelled() -> Iterator[tuple[Moment, Any]]:
    """The decisions with a word in them."""
    for moment in decisions():
        action = moment[3].action
        if isinstance(action, lw.Score | lw.Press | lw.Respond):
            yield moment, action


def plain_words(state: lw.State, words: Vocabulary) -> list[str]:
    """Short and common words in plain sight."""
    looked = lw.look_at(state, words.index)
    index = words.index
    keep = (
        (index.commonness[looked.places] >= PLAIN)
        & (index.lengths[looked.places] < PLAIN_LETTERS)
        & ~index.vulgar[looked.places]
    )
    plain = looked.only(keep)
    return [plain.word(at).word for at in range(len(plain.places))]


def refusing(refused: str, reason: Reason = Reason.UNKNOWN) -> Callable[[str], Ruling]:
    """A dictionary that has every word but one."""
    return lambda word: Ruling(
        word, word != refused, reason if word == refused else Reason.LISTED, "test"
    )


# What no player ever does


def test_what_is_decided_is_open() -> None:
    for state, _, _, decision in decisions():
        assert () == lw.RULES.check(state, state.speller, decision.action)


@every_player
def test_a_player_answers_the_same_to_the_same(level: int) -> None:
    bot = lw.BOTS[bot_of_level(level)]
    for state, words, rng, _ in decisions()[:100]:
        first = bot(state, words, replaced(rng), Search())
        assert first == bot(state, words, replaced(rng), Search())


def test_a_common_short_word_in_plain_sight_is_never_missed() -> None:
    for state, words, _, decision in decisions():
        if isinstance(decision.action, lw.GiveUp | lw.Decline):
            assert [] == plain_words(state, words)


def test_an_everyday_word_of_the_dice_alone_is_read_off_them_by_everybody() -> None:
    table = Table("A E I O U T", seats=2, dice="B E E")
    index = index_of("BEE", commonness=lw.OBVIOUS)
    for bot in PLAYERS:
        for mind in range(20):
            decision = bot(table.state, Vocabulary(index, mind=mind), Rng(mind), Search())
            assert decision is not None
            assert isinstance(decision.action, lw.Score | lw.Press), mind


def test_whoever_has_spent_vowels_looks_closer_at_the_same_dice() -> None:
    index = index_of("STARE", commonness=38)
    beginner, seen = lw.BOTS[bot_of_level(2)], []
    for spent in ("", "O", "O U", "O U I"):
        table = Table("A E I O U E", seats=2, dice="S T R", spent=spent)
        found = [
            beginner(table.state, Vocabulary(index, mind=mind), Rng(mind), Search())
            for mind in range(60)
        ]
        seen.append(
            sum(one is not None and isinstance(one.action, lw.Score | lw.Press) for one in found)
        )
    assert seen == sorted(seen), seen
    # So that four in a row are not spent over a word that a person would have found.
    assert seen[0] < 40 < 55 < seen[-1], seen


def test_whoever_sees_no_word_looks_once_more_before_going_without() -> None:
    # Everyday words that a beginner does not think of at once, with the dice before it.
    index = index_of("KOHLE", "KERL", "ONKEL", commonness=44)
    table = Table("H N R E O N C L", seats=2, dice="K L")
    beginner, blind = lw.BOTS[bot_of_level(1)], 0
    for mind in range(200):
        decision = beginner(table.state, Vocabulary(index, mind=mind), Rng(mind), Search())
        assert decision is not None
        blind += isinstance(decision.action, lw.Spend)
    assert blind < 10, blind


@pytest.mark.parametrize("level", [3, 4])
def test_words_that_few_have_met_are_left_to_the_strongest(level: int) -> None:
    # So many vowels are spent that a player thinks of rarer words than usual.
    table = Table("R C T G E I U E", seats=2, dice="U N E I E", spent="E I U")
    said = {}
    for number in (level, 6):
        bot, index = lw.BOTS[bot_of_level(number)], index_of("EUTINGER", commonness=14)
        found = (
            bot(table.state, Vocabulary(index, mind=mind), Rng(mind), Search())
            for mind in range(400)
        )
        said[number] = sum(isinstance(one.action, lw.Score | lw.Press) for one in found if one)
    assert said[level] == 0 < said[6]


def test_nobody_gives_up_or_declines_with_a_word_seen() -> None:
    for _, _, _, decision in decisions():
        if isinstance(decision.action, lw.GiveUp | lw.Decline):
            assert isinstance(decision.motive, lw.TurnChoice)
            assert ("", None) == (decision.motive.word, decision.motive.in_hand)


def test_whoever_overlooks_nothing_gives_nothing_up_with_a_known_word() -> None:
    dials = lw.Dials(centre=30, blindness=0, caution=0, table=30, notices=1)
    bot, given_up = lw.player(dials), 0
    for state, words, _, _ in decisions():
        if not state.dice or state.call:
            continue
        decision = bot(state, words, Rng(0), Search())
        assert decision is not None
        places = lw.look_at(state, words.index).places
        if isinstance(decision.action, lw.GiveUp | lw.Decline):
            (known,) = known_among(words, places, Knowledge(dials.centre, lw.WIDTH))
            assert not known.any()
            given_up += 1
    assert given_up


def test_a_free_response_is_taken_with_the_dearest_word_seen() -> None:
    responses = [one for one in spelled() if isinstance(one[1], lw.Respond)]
    assert responses
    for (state, words, _, _), action in responses:
        common = plain_words(state, words)
        if common:
            values = {one.word: one.value for one in looked_at(state, words)}
            assert max(values[word] for word in common) <= values[action.word]


def looked_at(state: lw.State, words: Vocabulary) -> Iterator[Any]:
    looked = lw.look_at(state, words.index)
    return (looked.word(at) for at in range(len(looked.places)))


def test_only_words_that_a_family_may_hear_and_somebody_has_met_are_said() -> None:
    said = list(spelled())
    assert len(said) > DECISIONS // 4
    for (_, words, _, _), action in said:
        place = words.index.position(action.word)
        assert place is not None
        assert words.index.commonness[place] >= NOBODYS
        assert not words.index.vulgar[place]


def test_no_word_that_loses_for_sure_is_scored_while_another_play_is_open() -> None:
    # With five dice everybody would score this one.
    table = Table("T", seats=2, dice="R A T E S", points=(10, 160))
    words = Vocabulary(index_of("TEARS"))
    for bot in PLAYERS:
        kinds = []
        for fields in ({}, {"is_last_round": True}, {"is_last_round": True, "starter": 1}):
            decision = bot(table.state.but(**fields), words, Rng(1), Search())
            assert decision is not None
            kinds.append(type(decision.action))
        assert lw.Score is kinds[0]
        assert {lw.Press, lw.Spend} >= set(kinds[1:])


def test_what_wins_for_sure_is_scored_in_the_last_turn() -> None:
    table = Table("A E T S O I N", seats=2, dice="R", points=(160, 150))
    words = Vocabulary(index_of("RAT", "RATE", "STAR"))
    for bot in PLAYERS:
        first = bot(table.state, words, Rng(1), Search())
        last = bot(table.state.but(is_last_round=True, starter=1), words, Rng(1), Search())
        assert first is not None
        assert last is not None
        assert isinstance(first.action, lw.Press)
        assert isinstance(last.action, lw.Score)


# Everything that may be asked


def index_of(*words: str, commonness: int = 60) -> WordIndex:
    return WordIndex(
        np.array(sorted(words), "S15"),
        np.full(len(words), commonness, np.uint8),
        np.zeros(len(words), np.bool_),
    )


NO_WORDS = Vocabulary(index_of())


@every_player
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_players_play_to_the_end_at_every_table(level: int, seats: int) -> None:
    alone: dict[str, Any] = {"turns": 3} if seats == 1 else {"goal": 40}
    match = match_of([lw.BOTS[bot_of_level(level)]] * seats, level, None, **alone)
    assert match.outcome is not None
    assert max(match.outcome.scores) > 20


@every_player
def test_who_knows_no_word_spends_every_vowel_and_gives_up(level: int) -> None:
    bot = lw.BOTS[bot_of_level(level)]
    spend = bot(Table("A T", seats=1, dice="R").state, NO_WORDS, Rng(0), Search())
    last = bot(Table("T", seats=1, dice="R").state, NO_WORDS, Rng(0), Search())
    assert spend is not None
    assert last is not None
    assert isinstance(spend.action, lw.Spend)
    assert lw.GiveUp() == last.action


@pytest.mark.parametrize(
    ("tiles", "rule", "expected"),
    [
        ("T R S N S T R P T", SwapRule.UNBALANCED, Swap()),
        ("T R S N S T R P T", SwapRule.NEVER, lw.Roll()),
        ("A T E S I R N O T", SwapRule.ONCE, lw.Roll()),
        ("O O O O I I I U U", SwapRule.ONCE, Swap()),
    ],
)
def test_l5_tiles_are_swapped_where_new_ones_promise_more(
    tiles: str, rule: SwapRule, expected: object
) -> None:
    state = Table(tiles, seats=1, swap=rule).state
    for bot in PLAYERS:
        decision = bot(state, NO_WORDS, Rng(0), Search())
        assert decision is not None
        assert expected == decision.action


def asked(word: str, referee: Referee) -> lw.State:
    """A table that is asked about a word which its dictionary knows, or not."""
    table = Table("A T E", seats=2, dice="R", referee=referee, known=["RAT"])
    table.score(word)
    return table.state


def test_l13_only_what_the_dictionary_refuses_is_objected_to_and_the_stronger_notice_more() -> None:
    words = Vocabulary(index_of("RAT"))
    sound, wrong = (asked(word, Referee.OBJECTION) for word in ("RAT", "TAR"))
    noticed = []
    for bot in PLAYERS:
        answers = [bot(wrong, words, Rng(seed), Search()) for seed in range(400)]
        noticed.append(sum(one is not None and one.action == Object() for one in answers))
        for seed in range(20):
            decision = bot(sound, words, Rng(seed), Search())
            assert decision is not None
            assert LetStand() == decision.action
    assert sorted(noticed) == noticed
    assert noticed[0] < noticed[-1]


def test_l13_a_name_is_not_objected_to_where_names_count() -> None:
    words = replace(Vocabulary(index_of("RAT")), judge=refusing("TAR", Reason.NAME))
    for accepts_names in (True, False):
        table = Table(
            "A T E", seats=2, dice="R", referee=Referee.OBJECTION, accepts_names=accepts_names
        )
        table.score("TAR")
        decision = PLAYERS[-1](table.state, words, Rng(0), Search())
        assert decision is not None
        assert accepts_names == (decision.action == LetStand())


def test_a_vote_goes_by_the_dictionary() -> None:
    state = asked("TAR", Referee.VOTE)
    for bot in PLAYERS:
        against = bot(state, Vocabulary(index_of("RAT")), Rng(0), Search())
        for_it = bot(state, Vocabulary(index_of("TAR")), Rng(0), Search())
        assert against is not None
        assert for_it is not None
        assert (Vote(False), Vote(True)) == (against.action, for_it.action)


def test_a_word_that_the_table_does_not_take_is_not_said() -> None:
    state = Table("A T E", seats=1, dice="R").state
    words = replace(Vocabulary(index_of("RAT", "RATE")), judge=refusing("RATE"))
    for bot in PLAYERS:
        decision = bot(state, words, Rng(0), Search())
        assert decision is not None
        assert "RATE" != getattr(decision.action, "word", "")


# The same everywhere

ONE_MATCH = """
from tests.games.length_x_wit.rules.test_players import PLAYERS, match_of
print(match_of(PLAYERS[2:5], 5, goal=60).played[-1])
"""


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
    assert "MatchEnded" in outputs.pop()


def test_every_aim_is_met() -> None:
    aims = {one[3].motive.aim for one in decisions() if isinstance(one[3].motive, lw.TurnChoice)}
    assert set(lw.Aim) - aims <= {lw.Aim.SWAPPED, lw.Aim.GAVE_UP}
