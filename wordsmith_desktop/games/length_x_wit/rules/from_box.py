"""What the table tells of tiles and dice that lie before it (L3–L6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Final

from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.games.common.box_telling import (
    Asked,
    Choice,
    Choices,
    Place,
    Telling,
    any_of,
)
from wordsmith_desktop.games.common.box_telling import from_stock as stock

from . import actions, checks
from .state import Phase, State


def asked(state: State, _seat: Seat | None) -> Asked | None:
    """What is to be told now; None while chance has nothing to do."""
    if CHANCE not in checks.actors(state):
        return None
    if state.phase is Phase.BEGIN:
        return _begin(state)
    return _throw(state) if state.phase is Phase.THROW else _draw(state)


ASKS: Final = asked


def _begin(state: State) -> Asked:
    """Who begins, where the lot decides, and everybody's first tiles."""
    count, each = len(state.players), state.ruleset.start_tiles
    first = state.ruleset.first_seats(count)
    starters = tuple(Choice(str(seat + 1), seat) for seat in first)
    lots = (Place(Telling.STARTER, any_of(starters)),) if len(starters) > 1 else ()
    owners = [seat for seat in state.seats for _ in range(each)]

    def begin(told: Choices) -> actions.Begin:
        tiles = _numbers(state, told[len(lots) :])
        hands = tuple(tiles[each * seat : each * (seat + 1)] for seat in state.seats)
        return actions.Begin(told[0].value if lots else first[0], hands)

    def signs(did: actions.Begin) -> tuple[str, ...]:
        tiles = (tile for hand in did.tiles for tile in hand)
        return (*((str(did.starter + 1),) if lots else ()), *_texts(state, tiles))

    return Asked((*lots, *_tiles(state, owners, len(lots))), begin, signs)


def _draw(state: State) -> Asked:
    owners = [state.seat] * checks.tiles_wanted(state)
    return Asked(
        _tiles(state, owners, 0),
        lambda told: actions.Draw(_numbers(state, told)),
        lambda did: _texts(state, did.tiles),
    )


def _texts(state: State, tiles: Iterable[int]) -> tuple[str, ...]:
    return tuple(state.box.tiles[tile].text for tile in tiles)


def _tiles(state: State, owners: Iterable[Seat], first: int) -> tuple[Place, ...]:
    """A place for each tile; the first of them is the `first` of all places."""
    left = Counter(tile.text for tile in state.bag_tiles)
    whole = Counter(tile.text for tile in state.box.tiles)
    choices = tuple(Choice(text, text, left[text], whole[text]) for text in sorted(whole))
    return tuple(Place(Telling.TILE, stock(choices, first), owner) for owner in owners)


def _numbers(state: State, told: Choices) -> tuple[int, ...]:
    """A tile of the bag for each that was told, no tile twice."""
    bag = list(state.bag_tiles)
    found = []
    for one in told:
        tile = next(tile for tile in bag if tile.text == one.value)
        bag.remove(tile)
        found.append(tile.id)
    return tuple(found)


def _throw(state: State) -> Asked:
    """The face of each die on the table, then which die came new and what it shows."""
    dice = state.box.dice
    places = [
        Place(Telling.FACE, any_of(_faces(dice[rolled.die])), state.seat) for rolled in state.dice
    ]
    is_new = checks.draws_die(state)
    if is_new:
        at = len(places)
        bag = tuple(
            Choice(str(number + 1), number, about=" ".join(dice[number]))
            for number in state.bag_dice
        )
        places += [
            Place(Telling.DIE, any_of(bag), state.seat),
            Place(Telling.FACE, lambda told: _faces(dice[told[at].value]), state.seat),
        ]
    return Asked(tuple(places), partial(_thrown, is_new=is_new), partial(_thrown_signs, state))


def _faces(die: tuple[str, ...]) -> Choices:
    """A die's faces; of two that look alike one will do."""
    return tuple(Choice(text, die.index(text)) for text in dict.fromkeys(die))


def _thrown(told: Choices, *, is_new: bool) -> actions.Throw:
    values = [one.value for one in told]
    die = values.pop(-2) if is_new else None
    return actions.Throw(die, tuple(values))


def _thrown_signs(state: State, did: actions.Throw) -> tuple[str, ...]:
    """Known dice by their faces, the new one by its number and its face."""
    dice = (*(rolled.die for rolled in state.dice), *(() if did.die is None else (did.die,)))
    faces = [state.box.dice[die][face] for die, face in zip(dice, did.faces, strict=True)]
    if did.die is not None:
        faces.insert(-1, str(did.die + 1))
    return tuple(faces)
