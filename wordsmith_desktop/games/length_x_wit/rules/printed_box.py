"""What the table tells of tiles and dice that lie before it (L3–L6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Final

from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.games.common.box_questions import (
    BoxChoice,
    BoxChoices,
    BoxPiece,
    BoxPlace,
    BoxQuestion,
    any_of,
)
from wordsmith_desktop.games.common.box_questions import from_stock as stock

from . import actions, checks
from .state import Phase, State


def asked(state: State, _seat: Seat | None) -> BoxQuestion | None:
    """What is to be told now; None while chance has nothing to do."""
    if CHANCE not in checks.actors(state):
        return None
    if state.phase is Phase.BEGIN:
        return _begin(state)
    return _throw(state) if state.phase is Phase.THROW else _draw(state)


ASKS: Final = asked


def _begin(state: State) -> BoxQuestion:
    """Who begins, where the lot decides, and everybody's first tiles."""
    count, each = len(state.players), state.ruleset.start_tiles
    first = state.ruleset.first_seats(count)
    starters = tuple(BoxChoice(str(seat + 1), seat) for seat in first)
    lots = (BoxPlace(BoxPiece.STARTER, any_of(starters)),) if len(starters) > 1 else ()
    owners = [seat for seat in state.seats for _ in range(each)]

    def begin(told: BoxChoices) -> actions.Begin:
        tiles = _numbers(state, told[len(lots) :])
        hands = tuple(tiles[each * seat : each * (seat + 1)] for seat in state.seats)
        return actions.Begin(told[0].value if lots else first[0], hands)

    def signs(did: actions.Begin) -> tuple[str, ...]:
        tiles = (tile for hand in did.tiles for tile in hand)
        return (*((str(did.starter + 1),) if lots else ()), *_texts(state, tiles))

    return BoxQuestion((*lots, *_tiles(state, owners, len(lots))), begin, signs)


def _draw(state: State) -> BoxQuestion:
    owners = [state.seat] * checks.tiles_wanted(state)
    return BoxQuestion(
        _tiles(state, owners, 0),
        lambda told: actions.Draw(_numbers(state, told)),
        lambda did: _texts(state, did.tiles),
    )


def _texts(state: State, tiles: Iterable[int]) -> tuple[str, ...]:
    return tuple(state.material.tiles[tile].text for tile in tiles)


def _tiles(state: State, owners: Iterable[Seat], first: int) -> tuple[BoxPlace, ...]:
    """A place for each tile; the first of them is the `first` of all places."""
    left = Counter(tile.text for tile in state.bag_tiles)
    whole = Counter(tile.text for tile in state.material.tiles)
    choices = tuple(BoxChoice(text, text, left[text], whole[text]) for text in sorted(whole))
    return tuple(BoxPlace(BoxPiece.TILE, stock(choices, first), owner) for owner in owners)


def _numbers(state: State, told: BoxChoices) -> tuple[int, ...]:
    """A tile of the bag for each that was told, no tile twice."""
    bag = list(state.bag_tiles)
    found = []
    for one in told:
        tile = next(tile for tile in bag if tile.text == one.value)
        bag.remove(tile)
        found.append(tile.id)
    return tuple(found)


def _throw(state: State) -> BoxQuestion:
    """What the dice on the table show, in any order.

    Nobody has to know one die from another: any that can show it will do, and the next throw may
    tell that it was another.
    """
    material = state.material.dice
    count = len(state.dice) + checks.draws_die(state)
    before = tuple(rolled.die for rolled in state.dice)
    texts = sorted({text for die in material for text in die})

    def choices(told: BoxChoices) -> BoxChoices:
        so_far = tuple(one.value for one in told)
        return tuple(
            BoxChoice(text, text) for text in texts if _dice_for(material, (*so_far, text), before)
        )

    def throw(told: BoxChoices) -> actions.ThrowTold:
        shown = tuple(one.value for one in told)
        dice = _dice_for(material, shown, before)
        return actions.ThrowTold(
            dice, tuple(material[die].index(text) for die, text in zip(dice, shown, strict=True))
        )

    places = (BoxPlace(BoxPiece.FACE, choices, state.seat),) * count
    return BoxQuestion(places, throw, partial(_thrown_signs, state))


def _dice_for(
    material: tuple[tuple[str, ...], ...], texts: tuple[str, ...], before: tuple[int, ...]
) -> tuple[int, ...]:
    """A die for each of these faces, if it can be one of those `before`; none if it cannot be."""
    order = (*before, *(die for die in range(len(material)) if die not in before))
    shown_by: dict[int, int] = {}
    """By die the place of the face that it shows."""

    def find(place: int, tried: set[int]) -> bool:
        for die in order:
            if die in tried or texts[place] not in material[die]:
                continue
            tried.add(die)
            if die not in shown_by or find(shown_by[die], tried):
                shown_by[die] = place
                return True
        return False

    if not all(find(place, set()) for place in range(len(texts))):
        return ()
    return tuple(sorted(shown_by, key=lambda die: shown_by[die]))


def _thrown_signs(state: State, did: actions.Throw | actions.ThrowTold) -> tuple[str, ...]:
    """What the dice show."""
    if isinstance(did, actions.ThrowTold):
        dice = did.dice
    else:
        dice = tuple(rolled.die for rolled in state.dice)
        dice = dice if did.die is None else (*dice, did.die)
    return tuple(state.material.dice[die][face] for die, face in zip(dice, did.faces, strict=True))
