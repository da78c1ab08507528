"""The six players of the Letter Piece Game: what they never do, and who beats whom."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.rules.whole_matches import index_in
from tests.helpers.effort import EFFORT
from tests.helpers.letter_pieces import Table
from wordsmith_desktop.bots.bot import Decision, Search, Wait
from wordsmith_desktop.bots.knowing import NOBODYS, PLAIN, known
from wordsmith_desktop.bots.levels import LEVELS
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import LetStand, Object, Referee
from wordsmith_desktop.games.letter_pieces.rules import players
from wordsmith_desktop.session.headless import HeadlessMatch, Setting
from wordsmith_desktop.session.thinking import mind_of, stream_of

PLAYERS = tuple(lp.BOTS.values())
every_level = pytest.mark.parametrize("level", LEVELS)
every_language = pytest.mark.parametrize("language", ["en", "de"])
RACE = {"table": lp.TableMode.BUZZER}
WAYS: dict[str, dict[str, Any]] = {
    "turns": {"rolls_a_turn": 3},
    "race": RACE,
    "secret": {"mode": lp.Mode.SECRET, "table": lp.TableMode.CURTAIN},
    "word by word": {"mode": lp.Mode.WORD_BY_WORD, "table": lp.TableMode.CURTAIN},
}


@cache
def words(language: str = "en") -> Vocabulary:
    return Vocabulary(index_in(language))


@cache
def match_of(
    levels: tuple[int, ...],
    seed: int,
    language: str = "en",
    way: str = "turns",
    *,
    challenges: int = 1,
) -> AnyMatch:
    """A short match between players of these levels."""
    fields = {"challenges": challenges, "language": language, "dictionary": language, **WAYS[way]}
    setting = Setting(
        game="letter_pieces",
        ruleset=lp.Ruleset(**fields),
        bots=[PLAYERS[level - 1] for level in levels],
        vocabularies=(words(language),) * len(levels),
        seed=seed,
    )
    match = HeadlessMatch(setting).finished()
    assert match is not None
    return match


def moments(way: str = "turns", most: int = 150) -> Iterator[tuple[lp.State, int, int, Any]]:
    """States of whole matches, with the seat that acted there, the match's seed, and its action."""
    for seed in range(4 * EFFORT):
        match = match_of((1 + seed % 6, 6 - seed % 6), seed, way=way)
        found = [one for one in match.played if one.seat >= 0]
        for one in found[: most * EFFORT]:
            yield one.before, one.seat, seed, one.action


def known_words(state: lp.State, seat: int, seed: int, level: int) -> list[str]:
    """What the player on a seat knows and could claim there."""
    own = Vocabulary(words().index, mind=mind_of(seed, seat))
    dials = lp.Dials(**_levels()[level - 1])
    found = lp.claimable(lp.situation_in(state, seat), state.ruleset, own)
    mask = known(own, dials.knowledge)[found.places]
    return [word.decode() for word in own.index.words[found.places[mask]]]


@cache
def _levels() -> list[dict[str, Any]]:
    from wordsmith_desktop.bots.levels import read_levels

    return list(read_levels("wordsmith_desktop.games.letter_pieces.rules")["level"])


def level_at(seat: int, seed: int) -> int:
    return (1 + seed % 6, 6 - seed % 6)[seat]


@pytest.mark.parametrize("way", WAYS)
def test_nobody_passes_while_a_word_that_they_know_is_there(way: str) -> None:
    passes = [one for one in moments(way, most=400) if isinstance(one[3], lp.Pass)]
    for state, seat, seed, _ in passes:
        level = level_at(seat, seed)
        plain = [w for w in known_words(state, seat, seed, level) if w.isalpha()]
        assert plain == [], (way, level)


def test_only_words_are_claimed_that_somebody_has_met_and_a_family_may_hear() -> None:
    index, claims = words().index, 0
    for _, _, _, action in moments(most=400):
        if isinstance(action, lp.Claim):
            place = index.position(action.word)
            assert place is not None
            assert index.commonness[place] >= NOBODYS
            assert not index.vulgar[place]
            claims += 1
    assert claims > 30


def test_nobody_claims_less_than_a_plain_short_word_that_lies_there_for_all_to_see() -> None:
    index = words().index
    for state, seat, _, action in moments(most=400):
        if not isinstance(action, lp.Claim):
            continue
        found = lp.claimable(lp.situation_in(state, seat), state.ruleset, words())
        short = found.where(
            (index.commonness[found.places] >= PLAIN)
            & (found.lengths <= lp.PLAIN_LENGTH)
            & (index.letter_masks[found.places] >> np.uint32(26) == 0)
        )
        place = index.position(action.word)
        own = found.where(found.places == place)
        assert len(own.places) == 1
        # No thrift makes up for a letter: it is half a letter a piece at most.
        worst = float(own.worth[0] - 0.5 * own.left[0])
        best = float((short.worth - 0.5 * short.left).max(initial=-99))
        assert worst >= best - 0.5 * lp.MOST_PIECES


def test_r11_nobody_rolls_more_than_the_table_allows_or_with_a_full_pool() -> None:
    rolls = [one for one in moments(most=400) if isinstance(one[3], lp.Roll)]
    assert rolls
    for state, seat, _, _ in rolls:
        assert state.rolled < 3
        assert lp.total(state.players[seat].counts) < lp.MOST_PIECES


def test_r46_a_warm_up_without_a_clock_comes_to_an_end_however_many_pieces_there_are() -> None:
    rules = lp.Ruleset(mode=lp.Mode.WARM_UP, challenges=1, warm_up_pieces=15)
    setting = Setting(
        game="letter_pieces",
        ruleset=rules,
        bots=(PLAYERS[1], PLAYERS[3]),
        vocabularies=(words(),) * 2,
        seed=50_035,
    )
    match = HeadlessMatch(setting).finished()
    assert match is not None
    claims = [one.seat for one in match.played if isinstance(one.action, lp.Claim)]
    assert all(0 < claims.count(seat) <= lp.MOST_WORDS for seat in (0, 1))


@every_level
def test_r11_in_a_warm_up_they_choose_for_the_stars_before_they_build(level: int) -> None:
    table = Table(seats=1, mode=lp.Mode.WARM_UP, challenges=1, set_up_stars_choose=True)
    table.dice("L S B* C* L S L S L B*")
    search, rng = Search(), Rng(3)
    chosen = []
    while table.player().choices:
        seen = lp.RULES.observe(table.state, 0)
        decision = PLAYERS[level - 1](seen, words(), rng, search)
        assert decision is not None
        assert isinstance(decision.action, lp.Take)
        chosen.append(decision.action)
        table.play(0, decision.action)
    assert 3 == len(chosen)


def test_r31_letters_of_one_s_choice_are_named_where_no_word_has_so_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(players, "commonest_word", lambda *_asked, **_more: None)
    table = Table(seats=1, required=lp.RequiredLetters.LETTERS)
    decision = PLAYERS[0](lp.RULES.observe(table.state, 0), words(), Rng(3), Search())
    assert decision is not None
    table.play(0, decision.action)
    assert 6 == len(set(table.state.required))


def test_r15_in_a_race_nothing_is_called_within_four_seconds_of_a_change() -> None:
    buzzes = [one for one in moments("race", most=400) if isinstance(one[3], lp.Buzz)]
    assert buzzes
    for state, seat, seed, _ in buzzes:
        decision = _decided(state, seat, seed)
        assert decision.after_ms >= 1000 * lp.FAIR_S


def _decided(state: lp.State, seat: int, seed: int, *, watched: bool = False) -> Decision[Any]:
    own = Vocabulary(words().index, mind=mind_of(seed, seat))
    bot = PLAYERS[level_at(seat, seed) - 1]
    rng = Rng(seed, stream=stream_of(seat, 0))
    found = bot(lp.RULES.observe(state, seat), own, rng, Search(is_watched=watched))
    assert found is not None
    return found


def test_nothing_is_done_while_somebody_else_has_the_bench() -> None:
    states = [state for state, seat, _, action in moments("race") if isinstance(action, lp.Arrange)]
    assert states
    for state in states[:20]:
        other = 1 - (state.bench or 0)
        assert Wait() == _decided(state, other, 0).action


def test_before_people_a_word_is_laid_letter_by_letter_and_else_at_once() -> None:
    for state, seat, seed, action in moments():
        if not isinstance(action, lp.Arrange):
            continue
        shown = _decided(state, seat, seed, watched=True)
        assert isinstance(shown.motive, lp.LetterMotive)
        assert isinstance(shown.action, lp.Arrange | lp.Withdraw)
        if isinstance(shown.action, lp.Arrange):
            assert len(shown.action.moves) <= 4 < len(action.moves) + 2
        return
    raise AssertionError("no word was laid")


@every_level
def test_a_word_is_held_to_while_it_is_laid(level: int) -> None:
    """What was begun is not given up for another word half way."""
    table = Table(seats=1, given="4L 3S 2B 2C")
    aims = []
    for _ in range(12):
        own = Vocabulary(words().index, mind=5)
        seen = lp.RULES.observe(table.state, 0)
        decision = PLAYERS[level - 1](seen, own, Rng(1), Search(is_watched=True))
        assert decision is not None
        if not isinstance(decision.action, lp.Arrange):
            break
        assert decision.motive is not None
        aims.append(decision.motive.word)
        table.play(0, decision.action)
    assert len(set(aims)) <= 1


def test_only_what_the_dictionary_refuses_is_doubted() -> None:
    own = Vocabulary(words().index, mind=3)
    said: dict[bool, set[type]] = {True: set(), False: set()}
    for seed in range(40):
        for word, is_sound in (("LIT", True), ("TIL", own.takes("TIL")), ("ILT", False)):
            table = Table(given="3L 2S 1C", referee=Referee.OBJECTION, challenges=1)
            table.call(word)
            seen = lp.RULES.observe(table.state, 1)
            decision = PLAYERS[3](seen, own, Rng(seed), Search())
            assert decision is not None
            said[is_sound].add(type(decision.action))
    assert said[True] == {LetStand}
    assert said[False] == {LetStand, Object}


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.nightly)])
@pytest.mark.nightly
def test_each_level_beats_the_one_below(language: str) -> None:
    """Over all rungs together, since single matches are close."""
    won = games = 0
    for level in LEVELS[1:]:
        for seed in range(3 * EFFORT):
            for levels in ((level, level - 1), (level - 1, level)):
                outcome = match_of(levels, 100 + seed, language, challenges=3).outcome
                assert outcome is not None
                own = levels.index(level)
                won += outcome.scores[own] > outcome.scores[1 - own]
                games += 1
    assert won > 0.6 * games


def test_every_reason_is_met() -> None:
    met = set()
    for way in ("turns", "race", "word by word"):
        for state, seat, seed, _ in moments(way, most=60):
            motive = _decided(state, seat, seed).motive
            if isinstance(motive, lp.LetterMotive):
                met.add(motive.reason)
    assert {
        lp.MotiveKind.WORD,
        lp.MotiveKind.ROLL,
        lp.MotiveKind.CIRCLE,
        lp.MotiveKind.CHOICE,
        lp.MotiveKind.LAST,
    } <= met


def test_a_roll_is_said_to_be_for_want_of_a_word_only_where_none_was_good_enough() -> None:
    # Here a player is behind with the last word of the match before it.
    seed, levels, said = 1, (4, 5), set[lp.MotiveKind]()
    for one in match_of(levels, seed).played:
        if not isinstance(one.action, lp.Roll):
            continue
        own = Vocabulary(words().index, mind=mind_of(seed, one.seat))
        dials = lp.Dials(**_levels()[levels[one.seat] - 1])
        seen, player = lp.RULES.observe(one.before, one.seat), one.before.players[one.seat]
        decision = PLAYERS[levels[one.seat] - 1](seen, own, Rng(0), Search())
        assert decision is not None
        assert isinstance(decision.motive, lp.LetterMotive)
        at_table = players.SeenMoment(seen, player, own, dials)
        sight = at_table.sees(at_table.situation)
        best = at_table.best_by(sight, players.LOOK_S)
        is_good = best is not None and at_table.values(sight)[best] >= dials.aspiration
        assert decision.motive.reason is (lp.MotiveKind.BEHIND if is_good else lp.MotiveKind.ROLL)
        said.add(decision.motive.reason)
    assert {lp.MotiveKind.BEHIND, lp.MotiveKind.ROLL} == said


def test_r46_who_has_had_enough_of_a_warm_up_does_not_say_that_no_word_is_left() -> None:
    rules = lp.Ruleset(mode=lp.Mode.WARM_UP, challenges=1, warm_up_pieces=15)
    said = []

    def watched(seen: Any, known_words: Vocabulary, rng: Rng, search: Search) -> Any:
        decision = PLAYERS[1](seen, known_words, rng, search)
        if decision is not None and isinstance(decision.action, lp.Pass):
            assert isinstance(decision.motive, lp.LetterMotive)
            said.append(decision.motive.reason)
        return decision

    setting = Setting(
        game="letter_pieces",
        ruleset=rules,
        bots=(watched, PLAYERS[3]),
        vocabularies=(words(),) * 2,
        seed=50_035,
    )
    assert HeadlessMatch(setting).finished() is not None
    # Of fifteen pieces many more words can be made than anybody has the patience for.
    assert [lp.MotiveKind.TIRED] == said


ONE_MATCH = """
from tests.games.letter_pieces.rules.test_players import match_of
print(match_of((5, 2, 4), 5).played[-1])
"""


@pytest.mark.nightly
def test_another_hash_seed_makes_no_difference() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", ONE_MATCH],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


def test_in_word_by_word_the_mildest_player_sees_no_longer_words_at_once() -> None:
    matches = [match_of((2, 1), seed, "en", "word by word") for seed in range(4)]
    outcomes = [match.outcome for match in matches if match.outcome is not None]
    totals = [sum(outcome.scores[own] for outcome in outcomes) for own in (0, 1)]
    assert totals[0] > totals[1]
