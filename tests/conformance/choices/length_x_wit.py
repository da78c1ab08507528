"""What a seat might do: a fair choice of actions, legal or not; `legal_actions` sifts them.

Of all words, which only a dictionary could sift, these are offered: the dice in the order they
came, alone and with one or two tiles behind them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tests.conformance.choices.table import ANSWERS, ends_of_time, rulings
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.games.common.word_strip import LayRow, Row
from wordsmith_desktop.games.length_x_wit.rules.actions import (
    Action,
    Begin,
    Decline,
    Draw,
    GiveUp,
    Press,
    Respond,
    Roll,
    Score,
    Spend,
    Swap,
    Throw,
)
from wordsmith_desktop.games.length_x_wit.rules.checks import draws_die, tiles_wanted
from wordsmith_desktop.games.length_x_wit.rules.rules import RULES
from wordsmith_desktop.games.length_x_wit.rules.state import Phase, State


def offered(state: State, seat: Seat) -> Iterator[Action]:
    """Candidates for the seat's legal actions, each once."""
    if seat == CHANCE:
        yield from _of_chance(state)
    elif seat == REFEREE:
        yield from rulings(RULES.question(state))
    else:
        yield from _of_person(state, seat)


def laid(state: State, seat: Seat) -> Iterator[LayRow]:
    """An empty strip, each tile alone, and all of them with a letter too many."""
    tiles = state.players[seat].tiles if seat >= 0 else ()
    for held in ((), *((tile,) for tile in tiles), tiles):
        ghost = "Q" if len(held) > 1 else ""
        text = "".join(tile.text for tile in held) + ghost
        yield LayRow(Row(text, tuple(tile.id for tile in held), len(text)))


def _of_chance(state: State) -> Iterator[Action]:
    bag = [tile.id for tile in state.bag_tiles]
    if state.phase is Phase.BEGIN:
        count = len(state.players)
        most = state.ruleset.start_tiles * count
        tiles = tuple(tuple(bag[seat:most:count]) for seat in range(count))
        yield from (Begin(starter, tiles) for starter in state.ruleset.first_seats(count))
    elif state.phase is Phase.DRAW:
        yield Draw(tuple(bag[: tiles_wanted(state)]))
    elif draws_die(state):
        faces = (0,) * len(state.dice)
        yield from (Throw(die, (*faces, face)) for die in state.bag_dice for face in range(6))
    else:
        yield from (Throw(None, (face,) * len(state.dice)) for face in range(6))


def _of_person(state: State, seat: Seat) -> Iterator[Action]:
    yield from ANSWERS
    yield from (Swap(), Roll(), GiveUp(), Decline())
    yield from ends_of_time(RULES.timers(state), seat)
    for tile in state.free_tiles(seat):
        yield Spend(tile.id)
    for word, tiles in _words(state, seat):
        yield from (Score(word, tiles), Press(word, tiles), Respond(word, tiles))


def _words(state: State, seat: Seat) -> Iterator[tuple[str, tuple[int, ...]]]:
    dice = "".join(state.dice_texts)
    tiles = state.free_tiles(seat)
    for count in range(3):
        for chosen in combinations(tiles, count):
            word = dice + "".join(tile.text for tile in chosen)
            yield word, tuple(tile.id for tile in chosen)
