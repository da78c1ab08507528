"""What a seat might do: every enumerable action, legal or not; `legal_actions` sifts them."""

from __future__ import annotations

from collections.abc import Iterator

from tests.conformance.choices.table import ANSWERS, ends_of_time, rulings
from tests.games.letter_pieces import lp
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat

EXAMPLE_LETTERS = "FAMILYSTORNE"
"""Stands for all sets of required letters, which are too many to name."""


def offered(state: lp.State, seat: Seat) -> Iterator[lp.Action]:
    """Candidates for the seat's legal actions."""
    if seat == CHANCE:
        yield from _of_chance(state)
    elif seat == REFEREE:
        yield from rulings(lp.RULES.question(state))
    else:
        yield from _of_person(state, seat)


def _of_chance(state: lp.State) -> Iterator[lp.Action]:
    yield lp.DrawLetters(EXAMPLE_LETTERS[: state.ruleset.words])
    for face in lp.Face:
        yield lp.Dice((face,) * lp.dice_wanted(state))


def _of_person(state: lp.State, seat: Seat) -> Iterator[lp.Action]:
    yield from (*ANSWERS, lp.Continue(), lp.Buzz(), lp.Roll())
    if state.phase is lp.Phase.CHALLENGE_OVER:
        yield from _handicaps(state)
    yield lp.NameLetters(EXAMPLE_LETTERS[: state.ruleset.words])
    yield from (lp.Take(kind) for kind in lp.Shape)
    yield from (lp.FillCircle(kind) for kind in lp.Shape)
    yield from ends_of_time(lp.RULES.timers(state), seat)
    if state.phase in (lp.Phase.PLAY, lp.Phase.LAST_WORDS):
        yield from _of_builder(state, seat)


def _handicaps(state: lp.State) -> Iterator[lp.SetHandicaps]:
    """One box for whoever leads the table, none, or all for the last seat."""
    rest = len(state.players) - 1
    yield lp.SetHandicaps((1, *(0,) * rest))
    yield lp.SetHandicaps((0,) * (rest + 1))
    yield lp.SetHandicaps((*(0,) * rest, state.ruleset.white_boxes))


def _of_builder(state: lp.State, seat: Seat) -> Iterator[lp.Action]:
    player = state.players[seat]
    for letter in lp.alphabet_for(state.ruleset).letters:
        build = lp.build_letter(player, state.ruleset, letter)
        if build:
            yield build
    cells = lp.reading(player, state.ruleset).cells
    if cells:
        yield lp.Withdraw(cells[-1][1].pieces)
    rows = range(len(player.sheet.rows) + 1)
    word = lp.plan(player, state.ruleset).word
    if word:
        yield from (lp.Claim(word, row) for row in rows)
    yield lp.Pass()
    yield from (lp.Pass(row) for row in rows)
