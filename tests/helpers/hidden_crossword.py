"""A table for tests of the Hidden Crossword, so that a test reads like the rule it holds.

Grids are written as rows of letters, with spaces where nothing lies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from tests.games.hidden_crossword import hc
from tests.helpers.rule_table import RuleTable, Told
from wordsmith_desktop.core.seats import CHANCE, SETTER, Seat

DRAW = "TARENISODLCM"
"""Twelve letters in an order in which they may turn up."""
POOL = "TTAARREENISODLCM"
"""The sixteen tiles that they bring."""
ANCHOR = "RATE"


def grid(*rows: str) -> hc.Layout:
    """The tiles of a grid, its first row and column numbered 0."""
    return hc.layout_of(
        hc.Tile(row, col, letter)
        for row, letters in enumerate(rows)
        for col, letter in enumerate(letters)
        if letter != " "
    )


RAN = grid(
    "RATE",
    "A   ",
    "N   ",
)
"""RATE and RAN."""
SOD = grid(
    "RATE",
    "   N",
    " SOD",
    " I  ",
    " T  ",
)
"""RATE, END across it, SOD beneath it, and SIT, which does not touch it."""


class Table(RuleTable[hc.State]):
    """Plays from a state that a test wants; from the beginning, if it names none."""

    def __init__(
        self,
        state: hc.State | None = None,
        *,
        seats: int = 2,
        known: Collection[str] | None = None,
        **fields: Any,
    ) -> None:
        super().__init__(hc.RULES, state or hc.RULES.new(hc.Ruleset(**fields), seats), known)

    # Looking

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.state.seat

    def is_at(self, phase: hc.Phase) -> bool:
        return self.state.phase is phase

    @property
    def letters(self) -> str:
        """What was drawn, each letter once."""
        return "".join(one.letter for one in self.state.drawn)

    @property
    def doubled(self) -> str:
        return "".join(one.letter for one in self.state.drawn if one.copies > 1)

    def records(self, seat: Seat = 0) -> tuple[hc.Record, ...]:
        return self.state.players[seat].records

    def last_guess(self, seat: Seat = 0) -> hc.Guess:
        record = self.records(seat)[-1]
        assert isinstance(record, hc.Guess)
        return record

    # The draw

    def turn_up(self, letters: str) -> Told:
        """Turn these letters up; whoever is first asks for each."""
        told: Told = ()
        for letter in letters:
            if not self.state.is_turning:
                told += self.play(0, hc.TurnUp())
            told += self.play(CHANCE, hc.Draw(letter))
        return told

    def call(self, word: str, seat: Seat = 0) -> Told:
        """Call an anchor and hear the dictionary."""
        return (*self.play(seat, hc.CallAnchor(word)), *self.rule())

    def on(self, seat: Seat | None = None) -> Told:
        return self.play(self.seat if seat is None else seat, hc.GoOn())

    # Grids

    def lay(self, layout: hc.Layout) -> Told:
        return self.play(self.seat, hc.Lay(layout))

    def finish(self) -> Told:
        """Say that the puzzle is laid and hear the dictionary on every word."""
        return (*self.play(self.seat, hc.Finish()), *self.rule_all())

    def build(self, layout: hc.Layout) -> Told:
        return (*self.lay(layout), *self.finish())

    def rule_all(self) -> Told:
        told: Told = ()
        while self.is_ruling:
            told += self.rule()
        return told

    # Guesses

    def guess(self, word: str) -> hc.Guess:
        """Guess, hear the dictionary, and give the answer."""
        seat = self.seat
        self.play(seat, hc.MakeGuess(word))
        self.rule()
        return self.last_guess(seat)

    def choose(self, place: int) -> hc.Guess:
        seat = self.seat
        self.play(seat, hc.Choose(place))
        return self.last_guess(seat)

    def ask(self, word: str, place: int = 0) -> str:
        """Guess, choose if need be, and give the marks."""
        found = self.guess(word)
        return shown(self.choose(place) if found.is_open else found)

    def solve(self, layout: hc.Layout) -> Told:
        """Lay a whole puzzle and submit it."""
        seat = self.seat
        laid = self.lay(layout) if layout != self.state.players[seat].solution else ()
        return (*laid, *self.play(seat, hc.Solve()), *self.rule_all())

    def spend(self) -> None:
        """Spend the turn on a word that is in no puzzle here, and go on."""
        assert 0 == self.guess("ANTRE").count
        self.on()


def shown(guess: hc.Guess) -> str:
    """The marks of a guess, as the ledger writes them."""
    return " ".join(mark.value for mark in guess.marks)


def drawn_of(pool: str) -> tuple[hc.DrawnLetter, ...]:
    """The letters of a pool, each with its copies."""
    return tuple(hc.DrawnLetter(letter, count) for letter, count in Counter(pool).items())


def at_building(
    *,
    pool: str = POOL,
    anchor: str = ANCHOR,
    seats: int = 2,
    known: Collection[str] | None = None,
    **fields: Any,
) -> Table:
    """Letters and anchor are there; seat 0 builds, or for one alone the computer does."""
    state = hc.new_state(hc.Ruleset(**fields), seats)
    bag = "".join(letter for letter in state.bag if letter not in pool)
    phase = hc.Phase.SETTING if seats == 1 else hc.Phase.BUILD
    dealt = state.but(drawn=drawn_of(pool), bag=bag, anchor=anchor, anchor_seat=0, phase=phase)
    return Table(dealt, known=known)


def at_guessing(*puzzles: hc.Layout, known: Collection[str] | None = None, **fields: Any) -> Table:
    """The first round begins; one puzzle is the computer's, two are those of the seats."""
    laid = puzzles or (RAN, SOD)
    table = at_building(seats=len(laid), **fields)
    for layout in laid:
        if len(laid) == 1:
            table.play(SETTER, hc.SetPuzzle(layout))
        else:
            table.build(layout)
    table.known = known
    table.events.clear()
    return table
