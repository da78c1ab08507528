"""A computer that may bluff, at a table: what is told of its word, and when."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import pytest

from tests.helpers.computer_matches import gone_on, lexicon, play_out, support
from wordsmith_desktop.bots.bot import AnyBot, Motive
from wordsmith_desktop.bots.levels import COUNT, bot_of_level, dials_of
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import LetStand, Object, Referee
from wordsmith_desktop.games.common.registry import game_of, rules_of
from wordsmith_desktop.games.common.table_events import WordRefused
from wordsmith_desktop.games.rewordable.rules.actions import Pass
from wordsmith_desktop.records.log import DictionaryId, End, Player
from wordsmith_desktop.records.results.model import record_of
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.setup import Opened, new_session
from wordsmith_desktop.session.thinking import BotDriver

PERSON, COMPUTER = range(2)
MOST_TURNS: Final = 60
MOST_SEEDS: Final = 30
GAMES: Final = ("rewordable", "length_x_wit")


def daring(game: str) -> AnyBot:
    """The strongest, looking for a bluff in each of its turns and afraid of nothing."""
    players: Any = import_module(f"wordsmith_desktop.games.{game}.rules.players")
    dials = dials_of(f"wordsmith_desktop.games.{game}.rules", players.Dials, COUNT)
    fearless = {"fears": 0.0} if game == "rewordable" else {}
    bot: AnyBot = players.player(replace(dials, bluffs=1.0, **fearless))
    return bot


def table(
    shelf: Shelf, game: str, others: dict[Seat, AnyBot], *, seed: int = 7, **fields: Any
) -> Opened:
    """A person beside a daring computer; bots play for the seats that `others` names."""
    bots = {COMPUTER: daring(game), **others}
    ruleset = rules_of(game).ruleset_type(referee=Referee.OBJECTION, may_bluff=True, **fields)
    return new_session(
        shelf,
        rules_of(game),
        ruleset,
        players=(Player("Ana"), Player("Robo", bot=bot_of_level(COUNT))),
        seed=seed,
        dictionary=DictionaryId("en", ""),
        judge=lexicon("en").judge,
        created_ms=0,
        drivers={seat: BotDriver(bot, support("en"), seed) for seat, bot in bots.items()},
        support=support("en"),
    )


def to_next_word(opened: Opened) -> str:
    """Pass until the computer says something; its word, or "" once the match is over."""
    session = opened.session
    session.resume_drivers()
    for _ in range(MOST_TURNS):
        state = session.match.state
        if state.call is not None or session.match.outcome is not None:
            return str(state.call.word) if state.call else ""
        session.act(PERSON, Pass())
    raise AssertionError("the computer says nothing")


def is_none(word: str) -> bool:
    return not lexicon("en").judge(word).accepted


def told(opened: Opened) -> Motive:
    """What whoever asks why is told."""
    found = opened.view().motive
    assert found is not None
    assert COMPUTER == found[0]
    return found[1]


def said(shelf: Shelf, *, is_bluff: bool, **fields: Any) -> tuple[Opened, str]:
    """A table at which an honest word is called now, or a bluff."""
    for seed in range(MOST_SEEDS):
        opened = table(shelf, "rewordable", {}, seed=seed, **fields)
        while word := to_next_word(opened):
            if is_bluff == is_none(word):
                return opened, word
            opened.session.act(PERSON, LetStand())
    raise AssertionError("no such word is said")


@pytest.mark.parametrize("is_bluff", [True, False])
def test_nobody_is_told_why_as_long_as_the_word_may_be_doubted(
    is_bluff: bool, shelf: Shelf
) -> None:
    """Of an honest word as little as of a bluff, or silence would tell."""
    opened, word = said(shelf, is_bluff=is_bluff)
    assert Motive(is_guarded=True) == told(opened)
    opened.session.act(PERSON, LetStand())
    motive: Any = told(opened)
    assert (word, is_bluff, False) == (motive.word, motive.is_bluff, motive.is_guarded)


def test_c14_nor_as_long_as_it_may_still_be_challenged(shelf: Shelf) -> None:
    opened, word = said(shelf, is_bluff=True, late_challenges=True)
    opened.session.act(PERSON, LetStand())
    assert word in opened.session.match.state.standing_words
    assert Motive(is_guarded=True) == told(opened)


def test_an_objection_takes_the_bluff_back_and_the_turn_with_it(shelf: Shelf) -> None:
    opened, word = said(shelf, is_bluff=True, may_try_again=False)
    before = opened.session.match.state
    opened.session.act(PERSON, Object())
    after = opened.session.match.state
    assert word not in {one.text for one in after.players[COMPUTER].words}
    assert before.players[COMPUTER].hand == after.players[COMPUTER].hand
    assert (None, PERSON) == (after.call, after.seat)


def bluffs_in(opened: Opened) -> tuple[set[str], set[str]]:
    """The words which are none that stood, and those that were caught."""
    played = opened.session.match.played
    events = [event for one in played for event in one.step.events]
    caught = {event.word for event in events if isinstance(event, WordRefused)}
    calls = {one.before.call.word for one in played if one.before.call is not None}
    return {word for word in calls if is_none(word)} - caught, caught


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", [1, 6])
def test_a_save_of_a_match_with_bluffs_comes_to_the_same_end(
    game: str, level: int, shelf: Shelf
) -> None:
    """Whether somebody weak lets them stand or somebody strong catches them."""
    for seed in range(MOST_SEEDS):
        opened = table(shelf, game, {PERSON: game_of(game).bots()[bot_of_level(level)]}, seed=seed)
        outcome = play_out(opened)
        stood, caught = bluffs_in(opened)
        assert all(map(is_none, caught))
        if caught if level == COUNT else stood:
            break
    assert bool(caught) if level == COUNT else bool(stood)
    assert not (level == COUNT and stood)
    assert opened.session.close()
    again = gone_on(opened.path, shelf, "en")
    assert None is again.damage
    assert outcome == again.session.match.outcome
    assert opened.session.match.state == again.session.match.state


def test_words_of_a_computer_that_may_bluff_are_no_records(shelf: Shelf) -> None:
    opened = table(shelf, "rewordable", {PERSON: game_of("rewordable").bots()[bot_of_level(1)]})
    outcome = play_out(opened)
    record = record_of(opened.header, opened.session.match, End(outcome.scores))
    assert record is not None
    person, computer = (one.tally for one in record.results)
    assert person.words
    assert () == computer.words
    assert computer.score > 0
