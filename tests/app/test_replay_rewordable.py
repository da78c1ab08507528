"""`replay` of Rewordable: lexicons, tokens and points, and what lies open on the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.app.conftest import Call
from tests.games.rewordable import rw
from tests.helpers.random_saves import saved_match, some_words
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import LetStand, Object, Referee
from wordsmith_desktop.session.setup import Opened

NAMES = ("Ana", "Ben", "Cho")
CHALLENGED = rw.Ruleset(cards=30, referee=Referee.OBJECTION, challenge_cost=2)


def play(
    folder: Path, ruleset: rw.Ruleset, until: Callable[[rw.State], bool] = lambda _state: False
) -> Opened:
    """A match of people who build what they can, whatever it spells."""

    def choose(actions: list[Any], rng: Rng) -> Any:
        wanted = [one for one in actions if isinstance(one, rw.Build | LetStand | Object)]
        return rng.choice(wanted or actions)

    return saved_match(
        folder, rw.RULES, ruleset, *NAMES, choose=choose, judge=some_words, until=until, steps=500
    )


def _is_pool_empty(state: rw.State) -> bool:
    return state.phase is rw.Phase.PLAY and not state.pool


@pytest.fixture
def finished(tmp_path: Path) -> Opened:
    opened = play(tmp_path, CHALLENGED)
    assert opened.session.match.outcome is not None
    return opened


def blocks(out: str) -> dict[str, list[str]]:
    """The lines beneath each player's name."""
    lines = out.splitlines()
    starts = {name: lines.index(name) + 1 for name in NAMES}
    return {name: lines[start : lines.index("", start)] for name, start in starts.items()}


def test_a_finished_match_shows_every_word_by_its_cards(call: Call, finished: Opened) -> None:
    answer = call("replay", str(finished.path))
    assert (0, "") == (answer.status, answer.err)
    shown = blocks(answer.out)
    for name, player in zip(NAMES, finished.session.match.state.players, strict=True):
        words = ["·".join(card.text for card in word.cards) for word in player.words]
        assert words
        assert words == [line.split()[0] for line in shown[name] if "·" in line]
    assert answer.out.splitlines()[-1].startswith("Winner")


def test_C16_the_numbers_of_a_lexicon_add_up_to_the_points(call: Call, finished: Opened) -> None:
    outcome = finished.session.match.outcome
    assert outcome is not None
    players = finished.session.match.state.players
    assert any(player.tokens for player in players)
    assert any(player.penalty for player in players)
    shown = blocks(call("replay", str(finished.path)).out)
    for name, score in zip(NAMES, outcome.scores, strict=True):
        *parts, total = (int(line.split()[-1]) for line in shown[name])
        assert (score, score) == (sum(parts), total)


def test_tokens_are_told_by_their_conditions(call: Call, finished: Opened) -> None:
    out = call("replay", str(finished.path)).out
    counts = [len(player.tokens) for player in finished.session.match.state.players]
    told = [int(number) for number in re.findall(r"^  (\d+) tokens?: ", out, re.MULTILINE)]
    assert [count for count in counts if count] == told


def test_an_unfinished_match_shows_what_lies_open_and_no_hand(call: Call, tmp_path: Path) -> None:
    opened = play(tmp_path, rw.Ruleset(), until=lambda state: state.turn == 4)
    answer = call("replay", str(opened.path))
    state: rw.State = opened.session.match.state
    pool = ", ".join(card.text for card in state.pool)
    assert f"Pool: {pool}" in answer.out
    assert f"Deck: {len(state.deck)} cards" in answer.out
    assert "Tokens to be won: " in answer.out
    assert "points so far" in answer.out
    hands = {card.text for player in state.players for card in player.hand}
    open_cards = {card.text for player in state.players for w in player.words for card in w.cards}
    secret = hands - open_cards - {card.text for card in state.pool}
    assert secret
    assert secret.isdisjoint(re.split(r"[\s·,]+", answer.out))


def test_a_word_before_the_table_is_told_as_not_judged(call: Call, tmp_path: Path) -> None:
    opened = play(tmp_path, CHALLENGED, until=lambda state: state.call is not None)
    state: rw.State = opened.session.match.state
    assert state.call is not None
    cards = "·".join(card.text for card in state.call.cards)
    out = call("replay", str(opened.path)).out
    assert f"{NAMES[state.call.seat]} has called {cards}; it is not judged yet." in out
    assert "no words" in out


def test_an_empty_pool_is_told(call: Call, tmp_path: Path) -> None:
    rules = rw.Ruleset(cards=18, ending=rw.EndRule.ALL_PASS)
    opened = play(tmp_path, rules, until=_is_pool_empty)
    assert "The pool is empty." in call("replay", str(opened.path)).out


def test_the_table_is_told_in_german_too(call: Call, finished: Opened) -> None:
    out = call("replay", "--language", "de", str(finished.path)).out
    assert "Punkte" in out
    assert out.splitlines()[-1].startswith("Gewonnen")
