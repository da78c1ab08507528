"""What a seat might do: every enumerable action, legal or not; `legal_actions` sifts them."""

from __future__ import annotations

from collections.abc import Iterator

from tests.conformance.choices.table import ANSWERS, ends_of_time, rulings
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.games.letter_pieces.rules.actions import (
    Action,
    Buzz,
    Claim,
    Continue,
    Dice,
    DrawLetters,
    Face,
    FillCircle,
    NameLetters,
    Pass,
    Roll,
    SetHandicaps,
    Take,
    Withdraw,
)
from wordsmith_desktop.games.letter_pieces.rules.checks import dice_wanted
from wordsmith_desktop.games.letter_pieces.rules.claims import alphabet_for, plan, reading
from wordsmith_desktop.games.letter_pieces.rules.pieces import Shape
from wordsmith_desktop.games.letter_pieces.rules.presenter import build_letter
from wordsmith_desktop.games.letter_pieces.rules.rules import RULES
from wordsmith_desktop.games.letter_pieces.rules.state import Phase, State

EXAMPLE_LETTERS = "FAMILYSTORNE"
"""Stands for all sets of required letters, which are too many to name."""


def offered(state: State, seat: Seat) -> Iterator[Action]:
    """Candidates for the seat's legal actions."""
    if seat == CHANCE:
        yield from _of_chance(state)
    elif seat == REFEREE:
        yield from rulings(RULES.question(state))
    else:
        yield from _of_person(state, seat)


def _of_chance(state: State) -> Iterator[Action]:
    yield DrawLetters(EXAMPLE_LETTERS[: state.ruleset.words])
    for face in Face:
        yield Dice((face,) * dice_wanted(state))


def _of_person(state: State, seat: Seat) -> Iterator[Action]:
    yield from (*ANSWERS, Continue(), Buzz(), Roll())
    if state.phase is Phase.CHALLENGE_OVER:
        yield from _handicaps(state)
    yield NameLetters(EXAMPLE_LETTERS[: state.ruleset.words])
    yield from (Take(kind) for kind in Shape)
    yield from (FillCircle(kind) for kind in Shape)
    yield from ends_of_time(RULES.timers(state), seat)
    if state.phase in (Phase.PLAY, Phase.LAST_WORDS):
        yield from _of_builder(state, seat)


def _handicaps(state: State) -> Iterator[SetHandicaps]:
    """One box for whoever leads the table, none, or all for the last seat."""
    rest = len(state.players) - 1
    yield SetHandicaps((1, *(0,) * rest))
    yield SetHandicaps((0,) * (rest + 1))
    yield SetHandicaps((*(0,) * rest, state.ruleset.white_boxes))


def _of_builder(state: State, seat: Seat) -> Iterator[Action]:
    player = state.players[seat]
    for letter in alphabet_for(state.ruleset).letters:
        build = build_letter(player, state.ruleset, letter)
        if build:
            yield build
    cells = reading(player, state.ruleset).cells
    if cells:
        yield Withdraw(cells[-1][1].pieces)
    rows = range(len(player.sheet.rows) + 1)
    word = plan(player, state.ruleset).word
    if word:
        yield from (Claim(word, row) for row in rows)
    yield Pass()
    yield from (Pass(row) for row in rows)
