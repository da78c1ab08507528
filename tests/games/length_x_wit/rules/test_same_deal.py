"""One seed brings everybody the same tiles and dice, whatever they did before."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.length_x_wit import lw
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.length_x_wit.rules.actions import Swap
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Swap as SwapRule
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.session.practice import practice_session

SEED = 29
TURNS: dict[str, tuple[type[lw.Action], ...]] = {
    "cautious": (lw.Roll, lw.Score),
    "presses": (lw.Roll, lw.Press, lw.Press, lw.Score),
    "spends": (lw.Roll, lw.Spend, lw.Press, lw.Score),
    "spends late": (lw.Roll, lw.Press, lw.Spend, lw.Score),
    "spends twice": (lw.Roll, lw.Spend, lw.Spend, lw.Score),
    "swaps": (Swap, lw.Roll, lw.Score),
}
"""What a player does in a turn."""


@pytest.fixture
def _small_box() -> None:
    """The box that is shipped instead: its dice differ."""


def any_word(word: str) -> Ruling:
    return Ruling(word, True, Reason.LISTED, "any")


@cache
def played(*turns: str, scored: int = 2, seed: int = SEED) -> AnyMatch:
    """A match alone after turns that are played like these, in the first roll of the next one.

    Every press takes one tile, and every word that is scored so many.
    """
    ruleset = lw.Ruleset(turns=len(turns) + 1, swap=SwapRule.ONCE)
    session = practice_session(lw.RULES, ruleset, seats=1, seed=seed, judge=any_word, drivers={})
    session.resume_drivers()
    for kind in (*(kind for turn in turns for kind in TURNS[turn]), lw.Roll):
        assert () == session.act(0, _action(kind, session.match.state, scored))
    return session.match


def _action(kind: type[lw.Action], state: lw.State, scored: int) -> lw.Action:
    # Consonants go first, so that vowels are left to spend.
    free = sorted(state.free_tiles(0), key=lambda tile: tile.is_vowel)
    if kind is lw.Spend:
        return lw.Spend(free[-1].id)
    if kind is lw.Press:
        return _spelled(lw.Press, state, free[0].id)
    if kind is lw.Score:
        return _spelled(lw.Score, state, *(tile.id for tile in free[:scored]))
    return Swap() if kind is Swap else lw.Roll()


def _spelled(kind: type[lw.Spelling], state: lw.State, *tiles: int) -> lw.Spelling:
    word = "".join((*state.dice_texts, *(state.material.tiles[tile].text for tile in tiles)))
    return kind(word, tiles)


def draws(match: AnyMatch) -> list[lw.Draw]:
    """The draws of tiles, one for each turn without a swap."""
    return [one.action for one in match.played if isinstance(one.action, lw.Draw)]


def throws(match: AnyMatch, turn: int) -> list[lw.Throw]:
    """The throws of a turn, from 1."""
    return [
        one.action
        for one in match.played
        if isinstance(one.action, lw.Throw) and one.before.turn == turn
    ]


def bag(match: AnyMatch, turn: int) -> tuple[int, ...]:
    """What was in the bag before the tiles of a turn were drawn, from 1."""
    before = [one.before for one in match.played if isinstance(one.action, lw.Draw)]
    return tuple(tile.id for tile in before[turn - 1].bag_tiles)


@pytest.mark.parametrize("before", TURNS)
def test_the_next_turn_begins_with_the_same_dice(before: str) -> None:
    cautious, other = played("cautious"), played(before)

    assert throws(cautious, 2) == throws(other, 2)
    assert cautious.state.dice == other.state.dice


def test_from_equal_bags_everybody_draws_the_same_tiles() -> None:
    # Two tiles are scored at once, or banked one after the other.
    at_once, pressed = played("cautious"), played("presses", scored=0)

    assert bag(at_once, 2) == bag(pressed, 2)
    assert draws(at_once) == draws(pressed)


@pytest.mark.parametrize("seed", range(5))
def test_from_nearly_equal_bags_nearly_the_same_is_drawn(seed: int) -> None:
    few, many = (played("cautious", scored=scored, seed=seed) for scored in (2, 4))
    drawn_of_few, drawn_of_many = (draws(match)[1].tiles for match in (few, many))
    back = set(bag(many, 2)) - set(bag(few, 2))

    # Both draw in the same order, but for the two tiles more that are back in one of the bags.
    assert (2, 4, 2) == (len(drawn_of_few), len(drawn_of_many), len(back))
    shared = tuple(tile for tile in drawn_of_many if tile not in back)
    assert drawn_of_few == shared[:2]


@pytest.mark.parametrize("other", ["spends", "spends late"])
def test_so_many_dice_fall_alike_whatever_vowels_were_spent_before(other: str) -> None:
    pressed, spent = (
        [throw for throw in throws(played(turn), 1) if throw.die is not None]
        for turn in ("presses", other)
    )

    assert pressed[:2] == spent


def test_spent_vowels_bring_other_throws_of_the_same_dice() -> None:
    faces = [throw.faces for throw in throws(played("spends twice"), 1)]

    assert (3, True) == (len(faces), len(set(faces)) > 1)


def test_every_turn_begins_with_another_throw() -> None:
    match = played("cautious", "cautious", "cautious", "cautious")
    first = [(throws(match, turn)[0].die, throws(match, turn)[0].faces) for turn in range(1, 6)]

    assert len(set(first)) > 3


def test_no_act_of_chance_has_the_numbers_of_another() -> None:
    match = played(*TURNS)
    streams = [lw.RULES.chance_stream(one.before) for one in match.played if one.seat == CHANCE]

    assert len(streams) == len(set(streams))
