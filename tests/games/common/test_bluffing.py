"""Computers bluff where a table agreed to it, on the highest levels alone, and are found out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final

import pytest

from tests.helpers.computer_matches import assert_sound, lexicon
from tests.helpers.effort import EFFORT
from wordsmith_desktop.bots.bot import AnyBot, Decision, Search
from wordsmith_desktop.bots.levels import BLUFFERS, COUNT, LEVELS, bot_of_level, dials_of
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import Object, Referee
from wordsmith_desktop.games.common.registry import game_of, reviewer_of, rules_of, valuer_of
from wordsmith_desktop.games.common.table_events import WordRefused
from wordsmith_desktop.games.common.valuer import STRONGEST, honest
from wordsmith_desktop.games.rewordable.rules.events import TurnLost, WordBuilt, WordWithdrawn
from wordsmith_desktop.session.headless import HeadlessMatch, Setting, judge_by

GAMES: Final = ("length_x_wit", "rewordable")
DECISIONS: Final = 1000 * EFFORT
every_game = pytest.mark.parametrize("game", GAMES)
WORDS: Final = ("Build", "Press", "Respond", "Score")
"""The actions that say a word."""


class Moment(Value):
    """What somebody decided, and from what."""

    level: int
    seen: Any
    words: Vocabulary
    before: int
    """The state of the random stream..."""
    after: int
    """... and what it was then."""
    decision: Decision[Any]

    @property
    def motive(self) -> Any:
        return self.decision.motive

    @property
    def word(self) -> str:
        """The word that is said; empty where none is."""
        says = type(self.decision.action).__name__ in WORDS
        return self.motive.word if says else ""

    @property
    def is_refused(self) -> bool:
        """Whether a word is said that the dictionary refuses."""
        return bool(self.word) and not self.words.takes(self.word)


def words_of(tag: str) -> Vocabulary:
    return Vocabulary(lexicon(tag).index, judge=lexicon(tag).judge)


def match_of(
    game: str, levels: Sequence[int], seed: int, watch: list[Moment] | None = None, **fields: Any
) -> AnyMatch:
    """A whole match; what was decided is noted in `watch`."""
    bots = game_of(game).bots()

    def watched(level: int) -> AnyBot:
        def decide(seen: Any, words: Vocabulary, rng: Rng, search: Search) -> Decision[Any] | None:
            before = rng._state
            decision: Decision[Any] | None = bots[bot_of_level(level)](seen, words, rng, search)
            if watch is not None and decision is not None:
                watch.append(Moment(level, seen, words, before, rng._state, decision))
            return decision

        return decide

    asked = {"language": "en", "referee": Referee.OBJECTION, "may_bluff": True, **fields}
    words = words_of(asked["language"])
    setting = Setting(
        game=game,
        ruleset=rules_of(game).ruleset_type(dictionary=asked["language"], **asked),
        bots=[watched(level) for level in levels],
        vocabularies=(words,) * len(levels),
        seed=seed,
        judge=judge_by(words),
    )
    match = HeadlessMatch(setting).finished()
    assert match is not None
    assert match.outcome is not None
    return match


@cache
def decisions(game: str, levels: tuple[int, ...], *, may_bluff: bool) -> tuple[Moment, ...]:
    """A thousand seeded decisions of some levels, in both languages."""
    found: list[Moment] = []
    seed = 0
    while len(found) < DECISIONS:
        seats = [levels[(seed + step) % len(levels)] for step in range(2 + seed % 3)]
        match_of(game, seats, seed, found, language=("en", "de")[seed % 2], may_bluff=may_bluff)
        seed += 1
    return tuple(found)


def bluffs(game: str) -> list[Moment]:
    """What computers of the highest levels dared."""
    found = decisions(game, tuple(BLUFFERS), may_bluff=True)
    return [one for one in found if getattr(one.motive, "is_bluff", False)]


def happened(match: AnyMatch, kind: type[Any]) -> list[Any]:
    return [event for one in match.played for event in one.step.events if isinstance(event, kind)]


def seen_again(rng_state: int) -> Rng:
    rng = Rng(0)
    rng._state = rng_state
    return rng


# Who bluffs


@every_game
def test_below_level_5_nobody_bluffs_although_the_table_agreed(game: str) -> None:
    found = decisions(game, (1, 2, 3, 4), may_bluff=True)
    said = [one for one in found if one.word]
    assert len(said) > DECISIONS // 5
    assert not [one.word for one in said if one.is_refused]
    assert not any(one.motive.is_bluff for one in said)


@every_game
def test_nobody_bluffs_where_the_table_did_not_agree(game: str) -> None:
    found = decisions(game, tuple(LEVELS), may_bluff=False)
    said = [one for one in found if one.word]
    assert {*LEVELS} == {one.level for one in said}
    assert not [one.word for one in said if one.is_refused]
    assert not any(one.motive.is_bluff or one.motive.is_guarded for one in said)


@every_game
@pytest.mark.parametrize("level", BLUFFERS)
def test_level_5_and_6_bluff_now_and_then(game: str, level: int) -> None:
    """In some of the turns, and in hardly any of them."""
    found = decisions(game, tuple(BLUFFERS), may_bluff=True)
    said = [one for one in found if one.word and one.level == level]
    dared = [one for one in said if one.is_refused]
    assert dared
    assert len(dared) < len(said) / 5


@every_game
def test_a_bluff_is_what_the_dictionary_refuses_and_nothing_else(game: str) -> None:
    for one in decisions(game, tuple(BLUFFERS), may_bluff=True):
        if one.word:
            assert one.is_refused == one.motive.is_bluff
            assert one.motive.is_guarded


@every_game
def test_the_form_and_the_dials_agree_who_bluffs(game: str) -> None:
    players: Any = import_module(f"wordsmith_desktop.games.{game}.rules.players")
    package = f"wordsmith_desktop.games.{game}.rules"
    shares = [dials_of(package, players.Dials, level).bluffs for level in LEVELS]
    assert [*BLUFFERS] == [level for level, share in zip(LEVELS, shares, strict=True) if share]


# When


@every_game
def test_without_the_setting_no_number_is_drawn_for_it(game: str) -> None:
    """A player that would bluff always decides as one that never would, by the same numbers."""
    players: Any = import_module(f"wordsmith_desktop.games.{game}.rules.players")
    dials = dials_of(f"wordsmith_desktop.games.{game}.rules", players.Dials, COUNT)
    bots = [players.player(replace(dials, bluffs=share)) for share in (0.0, 1.0)]
    for one in decisions(game, tuple(LEVELS), may_bluff=False)[:300]:
        streams = [seen_again(one.before) for _ in bots]
        answers = [
            bot(one.seen, one.words, rng, Search()) for bot, rng in zip(bots, streams, strict=True)
        ]
        assert answers[0] == answers[1]
        assert streams[0]._state == streams[1]._state


@every_game
def test_a_bluff_brings_clearly_more_than_the_best_honest_word(game: str) -> None:
    players: Any = import_module(f"wordsmith_desktop.games.{game}.rules.players")
    dared = bluffs(game)
    assert dared
    for one in dared:
        fair = honest(game_of(game).bots()[bot_of_level(one.level)])
        decision = fair(one.seen, one.words, seen_again(one.before), Search())
        assert decision is not None
        motive: Any = decision.motive
        assert one.words.takes(motive.word) or not motive.word
        if game == "rewordable":
            # What others lose and what is kept count besides, as they do for honest words.
            assert one.motive.points + one.motive.taken > (motive.points or 0)
        elif motive.in_hand is not None and one.motive.points is not None:
            assert one.motive.points >= motive.in_hand + players.CLEARLY


@every_game
def test_whoever_is_caught_is_honest_for_the_rest_of_the_turn(game: str) -> None:
    caught = 0
    for one in decisions(game, tuple(BLUFFERS), may_bluff=True):
        if any(turn == one.seen.turn for turn, _word in one.seen.refused):
            assert not getattr(one.motive, "is_bluff", False)
            caught += bool(one.word)
    assert caught


@every_game
def test_no_word_is_tried_again_that_was_caught(game: str) -> None:
    for one in decisions(game, tuple(BLUFFERS), may_bluff=True):
        assert one.word not in {word for _turn, word in one.seen.refused}


def test_c14_a_bluff_is_not_dared_where_being_caught_costs_more_than_it_wins() -> None:
    """The turn is lost with it, unless another word may follow."""
    players = import_module("wordsmith_desktop.games.rewordable.rules.players")
    dials = dials_of("wordsmith_desktop.games.rewordable.rules", players.Dials, COUNT)
    afraid = players.player(replace(dials, bluffs=1.0, fears=0.95))
    dared = {True: 0, False: 0}
    for one in decisions("rewordable", tuple(BLUFFERS), may_bluff=True):
        if one.seen.call is not None or one.seen.turns_left == 1:
            continue
        for may_try_again in dared:
            rules = replace(one.seen.ruleset, may_try_again=may_try_again)
            seen = replace(one.seen, ruleset=rules)
            decision = afraid(seen, one.words, seen_again(one.before), Search())
            assert decision is not None
            dared[may_try_again] += getattr(decision.motive, "is_bluff", False)
    assert dared[True] > dared[False]


# What becomes of it


@cache
def found_out(game: str) -> AnyMatch:
    """A match in which the strongest, who notice everything, bluff before one another."""
    for seed in range(40):
        extra: dict[str, Any] = {"may_try_again": False} if game == "rewordable" else {}
        match = match_of(game, (6, 6), seed, **extra)
        if happened(match, WordRefused):
            return match
    raise AssertionError("nobody bluffs")


@cache
def let_pass(game: str) -> tuple[AnyMatch, int]:
    """A match in which a bluff stands before somebody weak, and the place of the bluff."""
    reviewer = reviewer_of(game)
    assert reviewer is not None
    for seed in range(40):
        match = match_of(game, (6, 1), seed)
        for position in reviewer.positions(match):
            if reviewer.review(match, position, words_of("en")).is_bluff:
                return match, position
    raise AssertionError("nobody bluffs")


@every_game
def test_a_match_in_which_a_bluff_is_caught_ends_and_is_the_same_again(game: str) -> None:
    match = found_out(game)
    assert_sound(match)
    for event in happened(match, WordRefused):
        assert not words_of("en").takes(event.word)
        assert event.ruling is not None


def test_c14_the_turn_is_the_price_of_a_bluff_that_is_caught() -> None:
    match = found_out("rewordable")
    assert len(happened(match, WordRefused)) == len(happened(match, TurnLost))
    words = [event.word.text for event in happened(match, WordBuilt)]
    assert all(words_of("en").takes(word) for word in words)


@every_game
def test_a_match_in_which_a_bluff_stands_ends_and_is_the_same_again(game: str) -> None:
    assert_sound(let_pass(game)[0])


def test_c14_a_bluff_that_stands_may_still_be_challenged_where_the_table_agreed_to_it() -> None:
    for seed in range(40):
        match = match_of("rewordable", (6, 3), seed, late_challenges=True)
        assert_sound(match)
        gone = happened(match, WordWithdrawn)
        if gone:
            assert not any(words_of("en").takes(event.word.text) for event in gone)
            return
    raise AssertionError("no bluff was challenged later")


@every_game
def test_a_review_holds_a_bluff_for_no_word(game: str) -> None:
    match, position = let_pass(game)
    reviewer = reviewer_of(game)
    assert reviewer is not None
    turn = reviewer.review(match, position, words_of("en"))
    assert turn.own is not None
    assert turn.rank is None
    for best in (turn.best, turn.best_common):
        assert best is None or words_of("en").takes(best.word)


@every_game
def test_nobody_is_measured_by_what_a_bluff_might_bring(game: str) -> None:
    valuer, reviewer = valuer_of(game), reviewer_of(game)
    assert valuer is not None
    assert reviewer is not None
    for match in (found_out(game), let_pass(game)[0]):
        for position in reviewer.positions(match):
            found = valuer.value(match, position, words_of("en"))
            word = found.motive.word if found is not None and found.motive is not None else ""
            assert not word or words_of("en").takes(word)


# Judging, whoever said it


@every_game
def test_a_computer_objects_to_a_bluff_as_to_any_word_that_is_none(game: str) -> None:
    """Only to what the dictionary refuses, and the stronger the more surely."""
    called: list[Any] = []
    for one in decisions(game, tuple(BLUFFERS), may_bluff=True):
        call = one.seen.call
        if call is not None and not one.words.takes(call.word):
            called.append(one)
    assert called
    noticed = []
    for level in LEVELS:
        bot = game_of(game).bots()[bot_of_level(level)]
        answers = [
            bot(one.seen, one.words, Rng(seed), Search()) for one in called for seed in range(60)
        ]
        noticed.append(sum(one is not None and isinstance(one.action, Object) for one in answers))
    assert sorted(noticed) == noticed
    assert noticed[0] < noticed[-1] == 60 * len(called)


@every_game
def test_an_honest_word_is_never_objected_to(game: str) -> None:
    for one in decisions(game, tuple(BLUFFERS), may_bluff=True):
        call = one.seen.call
        if call is not None and isinstance(one.decision.action, Object):
            assert not one.words.takes(call.word)


def test_the_strongest_is_one_of_those_who_bluff() -> None:
    assert STRONGEST == bot_of_level(BLUFFERS[-1])
