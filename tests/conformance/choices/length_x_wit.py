"""What a seat might do: a fair choice of actions, legal or not; `legal_actions` sifts them.

Of all words, which only a dictionary could sift, these are offered: the dice in the order they
came, alone and with one or two tiles behind them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tests.conformance.choices.table import ANSWERS, ends_of_time, rulings
from tests.games.length_x_wit import lw
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.games.common.word_strip import LayRow, Row
from wordsmith_desktop.games.length_x_wit.rules.actions import Swap


def offered(state: lw.State, seat: Seat) -> Iterator[lw.Action]:
    """Candidates for the seat's legal actions, each once."""
    if seat == CHANCE:
        yield from _of_chance(state)
    elif seat == REFEREE:
        yield from rulings(lw.RULES.question(state))
    else:
        yield from _of_person(state, seat)


def laid(state: lw.State, seat: Seat) -> Iterator[LayRow]:
    """An empty strip, each tile alone, and all of them with a letter too many."""
    tiles = state.players[seat].tiles if seat >= 0 else ()
    for held in ((), *((tile,) for tile in tiles), tiles):
        ghost = "Q" if len(held) > 1 else ""
        text = "".join(tile.text for tile in held) + ghost
        yield LayRow(Row(text, tuple(tile.id for tile in held), len(text)))


def _of_chance(state: lw.State) -> Iterator[lw.Action]:
    bag = [tile.id for tile in state.bag_tiles]
    if state.phase is lw.Phase.BEGIN:
        count = len(state.players)
        most = state.ruleset.start_tiles * count
        tiles = tuple(tuple(bag[seat:most:count]) for seat in range(count))
        yield from (lw.Begin(starter, tiles) for starter in state.ruleset.first_seats(count))
    elif state.phase is lw.Phase.DRAW:
        yield lw.Draw(tuple(bag[: lw.tiles_wanted(state)]))
    elif lw.draws_die(state):
        faces = (0,) * len(state.dice)
        yield from (lw.Throw(die, (*faces, face)) for die in state.bag_dice for face in range(6))
    else:
        yield from (lw.Throw(None, (face,) * len(state.dice)) for face in range(6))


def _of_person(state: lw.State, seat: Seat) -> Iterator[lw.Action]:
    yield from ANSWERS
    yield from (Swap(), lw.Roll(), lw.GiveUp(), lw.Decline())
    yield from ends_of_time(lw.RULES.timers(state), seat)
    for tile in state.free_tiles(seat):
        yield lw.Spend(tile.id)
    for word, tiles in _words(state, seat):
        yield from (lw.Score(word, tiles), lw.Press(word, tiles), lw.Respond(word, tiles))


def _words(state: lw.State, seat: Seat) -> Iterator[tuple[str, tuple[int, ...]]]:
    dice = "".join(state.dice_texts)
    tiles = state.free_tiles(seat)
    for count in range(3):
        for chosen in combinations(tiles, count):
            word = dice + "".join(tile.text for tile in chosen)
            yield word, tuple(tile.id for tile in chosen)
