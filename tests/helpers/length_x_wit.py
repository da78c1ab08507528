"""A table for tests of Length × Wit, so that a test reads like the rule it holds.

Tiles and dice are written as their letters with spaces between: the tiles "A T QU", the dice "R P".
They are those of a small box with the values of the rule ledger's examples: `use_small_box`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.rule_table import Reasons, RuleTable, Told
from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.games.length_x_wit.rules import state as state_module

FACES = ("A", "E", "P", "R", "T", "QU")
"""Of every die of the small box, so that any of them can show any of these."""
SMALL = lw.read_material(
    {
        "tiles": dict.fromkeys("AEORSTP", 5) | dict.fromkeys("IUYN", 3) | {"QU": 2},
        "dice": [" ".join(FACES)] * 5,
        "values": dict.fromkeys("AEIORSTN", 1) | {"U": 2, "P": 3, "Y": 4, "QU": 6},
    }
)
"""49 tiles and 5 dice; A, E, O, R, S and T are worth 1, P is worth 3."""


def use_small_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let English matches have the small box; German ones keep the one that is shipped."""
    shipped = lw.material_of

    def small(language: str) -> lw.Material:
        return SMALL if language == "en" else shipped(language)

    monkeypatch.setattr(state_module, "material_of", small)


def shown(tiles: Iterable[lw.Tile | lw.Rolled]) -> str:
    """Tiles or dice as a test writes them."""
    return " ".join(piece.text for piece in tiles)


def picked(texts: str, tiles: Sequence[lw.Tile]) -> tuple[lw.Tile, ...]:
    """A tile for each text; each tile once."""
    left = list(tiles)
    found = []
    for text in texts.split():
        found.append(next(tile for tile in left if tile.text == text))
        left.remove(found[-1])
    return tuple(found)


class Table(RuleTable[lw.State]):
    """Plays from a state in which everything lies as a test wants it; seat 0 is in control.

    `tiles` are those of the seats that may be used; seat 0 has banked and spent ones besides.
    Without dice the turn is about to begin. The referee knows the words in `known`; every word if
    none are named.
    """

    def __init__(
        self,
        *tiles: str,
        dice: str = "",
        banked: str = "",
        spent: str = "",
        points: Sequence[int] = (),
        seats: int = 2,
        known: Collection[str] | None = None,
        **fields: Any,
    ) -> None:
        if seats == 1:
            fields.setdefault("turns", 2)
        state = lw.new_state(lw.Ruleset(**fields), seats)
        heaps = (*tiles, *("",) * (seats - len(tiles)))
        for seat, texts in enumerate(heaps):
            state = state.with_player(seat, tiles=picked(texts, state.bag_tiles))
        for seat, one in enumerate(points):
            state = state.with_player(seat, points=one)
        gone = {"banked": picked(banked, state.bag_tiles)}
        state = _with_more_tiles(state, gone["banked"])
        gone["spent"] = picked(spent, state.bag_tiles)
        state = _with_more_tiles(state, gone["spent"])
        on_table = tuple(lw.Rolled(number, text) for number, text in enumerate(dice.split()))
        phase = lw.Phase.DECIDE if on_table else lw.Phase.READY
        super().__init__(lw.RULES, state.but(phase=phase, dice=on_table, turn=1, **gone), known)

    # Looking

    @property
    def is_over(self) -> bool:
        return self.state.phase is lw.Phase.OVER

    @property
    def phase(self) -> lw.Phase:
        return self.state.phase

    @property
    def dice(self) -> str:
        return shown(self.state.dice)

    @property
    def banked(self) -> str:
        return shown(self.state.banked)

    @property
    def spent(self) -> str:
        return shown(self.state.spent)

    @property
    def points(self) -> list[int]:
        """The points of all seats."""
        return [player.points for player in self.state.players]

    @property
    def speller(self) -> Seat:
        """Whoever may spell a word now."""
        responder = self.state.responder
        return self.state.seat if responder is None else responder

    def tiles(self, seat: Seat = 0) -> str:
        return shown(self.state.players[seat].tiles)

    def free(self, seat: Seat = 0) -> str:
        """The tiles of a seat that are neither banked nor spent."""
        return shown(self.state.free_tiles(seat))

    # Chance

    def draw(self, texts: str = "") -> Told:
        """Whoever is in control draws these tiles, or any."""
        if not texts:
            return self.play(CHANCE, lw.Draw(_numbers(self.state.bag_tiles[: self._wanted()])))
        return self.play(CHANCE, lw.Draw(_numbers(picked(texts, self.state.bag_tiles))))

    def _wanted(self) -> int:
        swapped = self.state.is_swapping
        held = 0 if swapped else len(self.state.players[self.state.seat].tiles)
        return min(9 - held, len(self.state.bag_tiles))

    def throw(self, texts: str) -> Told:
        """The dice come up like this, the last one from the bag where one more comes."""
        faces = tuple(FACES.index(text) for text in texts.split())
        die = None if self.state.rerolls else self.state.bag_dice[0]
        return self.play(CHANCE, lw.Throw(die, faces))

    # Acting

    def said(self, kind: type[lw.Spelling], word: str, tiles: str | None = None) -> lw.Spelling:
        """The word as an action, with tiles of whoever may spell now, by default those it needs."""
        free = self.state.free_tiles(self.speller)
        if tiles is None:
            used = lw.tiles_for(word, self.state.dice_texts, free)
            assert used is not None, f"{word} cannot be spelled"
        else:
            used = picked(tiles, free)
        return kind(word, _numbers(used))

    def score(self, word: str, tiles: str | None = None) -> Told:
        """Say a word to score it, and hear the dictionary, if it is asked."""
        return self._say(lw.Score, word, tiles)

    def press(self, word: str, tiles: str | None = None) -> Told:
        return self._say(lw.Press, word, tiles)

    def respond(self, word: str, tiles: str | None = None) -> Told:
        return self._say(lw.Respond, word, tiles)

    def _say(self, kind: type[lw.Spelling], word: str, tiles: str | None) -> Told:
        said = self.play(self.speller, self.said(kind, word, tiles))
        return (*said, *self.rule()) if self.is_ruling else said

    def refusals(
        self, word: str, tiles: str | None = None, *, kind: type[lw.Spelling] = lw.Score
    ) -> Reasons:
        """Every reason against a word with these tiles."""
        return self.against(self.speller, self.said(kind, word, tiles))

    def roll(self, texts: str = "") -> Told:
        """Begin to roll; the first die comes up like this."""
        rolled = self.play(self.state.seat, lw.Roll())
        return (*rolled, *self.throw(texts)) if texts else rolled

    def spend_of(self, text: str) -> lw.Spend:
        """Spending a tile of whoever is in control, wherever it lies."""
        return lw.Spend(picked(text, self.state.players[self.state.seat].tiles)[0].id)

    def spend(self, text: str) -> Told:
        """Spend a vowel that is neither banked nor spent."""
        tile = picked(text, self.state.free_tiles(self.state.seat))[0]
        return self.play(self.state.seat, lw.Spend(tile.id))

    def give_up(self) -> Told:
        return self.play(self.state.seat, lw.GiveUp())

    def decline(self) -> Told:
        return self.play(self.speller, lw.Decline())

    def fail(self) -> None:
        """Whoever is in control gives up, and nobody responds."""
        self.give_up()
        self.decline_all()

    def turn_in_vain(self) -> None:
        """A whole turn without a word: every vowel is spent for nothing."""
        if self.phase is lw.Phase.DRAW:
            self.draw()
        self.roll("R")
        while vowels := [one for one in self.state.free_tiles(self.state.seat) if one.is_vowel]:
            self.spend(vowels[0].text)
            self.throw("R")
        self.fail()

    def decline_all(self) -> None:
        """Nobody responds any more."""
        while self.phase is lw.Phase.RESPOND:
            self.decline()


def _with_more_tiles(state: lw.State, tiles: tuple[lw.Tile, ...]) -> lw.State:
    return state.with_player(0, tiles=(*state.players[0].tiles, *tiles))


def _numbers(tiles: Iterable[lw.Tile]) -> tuple[int, ...]:
    return tuple(tile.id for tile in tiles)


def begun(seats: int, *, starter: Seat = 0, **fields: Any) -> lw.State:
    """A state after the lot, in which tiles lie in the order of their numbers."""
    ruleset = lw.Ruleset(**fields)
    each = ruleset.start_tiles
    tiles = tuple(tuple(range(seat * each, (seat + 1) * each)) for seat in range(seats))
    first = lw.RULES.new(ruleset, seats)
    return lw.RULES.apply(first, CHANCE, lw.Begin(starter, tiles)).state
