"""What a seat might do: a fair choice of actions, legal or not; `legal_actions` sifts them.

Which letters are words, only a dictionary knows. So these are offered: as grids, the anchor
alone and with letters hung below it; as anchors, letters in the order in which they were drawn;
as guesses, letters backward by the alphabet.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from tests.conformance.choices.table import ends_of_time, rulings
from tests.games.hidden_crossword import hc
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER, Seat
from wordsmith_desktop.games.common.word_strip import LayRow, Row

MOST_ANCHORS: Final = 2
"""Anchors that the computer might name."""


def offered(state: hc.State, seat: Seat) -> Iterator[hc.Action]:
    """Candidates for the seat's legal actions, each once."""
    if seat == CHANCE:
        yield from map(hc.Draw, state.bag)
    elif seat == REFEREE:
        yield from rulings(hc.RULES.question(state))
    elif seat == SETTER:
        yield from _of_setter(state)
    else:
        yield from dict.fromkeys(_of_person(state, seat))


def _of_setter(state: hc.State) -> Iterator[hc.Action]:
    if state.ruleset.is_given:
        pool, anchor = "TOPASZ", "TOP"
        yield from (
            hc.SetGiven(anchor, pool, layout)
            for layout in grids(state.but(anchor=anchor, given=pool))
        )
    yield from map(hc.SetPuzzle, grids(state))
    if state.anchor:
        return
    for word in islice(_anchors(state), MOST_ANCHORS):
        yield from (hc.SetPuzzleAround(word, layout) for layout in grids(state.but(anchor=word)))
    yield hc.DrawAfresh()


def _of_person(state: hc.State, seat: Seat) -> Iterator[hc.Action]:
    yield from (
        hc.TurnUp(),
        hc.DrawAfresh(),
        hc.GoOn(),
        hc.Finish(),
        hc.HandBack(),
        hc.Solve(),
        hc.GiveUp(),
    )
    yield from ends_of_time(hc.RULES.timers(state), seat)
    yield from map(hc.AgreeOnClue, hc.ClueType)
    if state.phase in (hc.Phase.DRAW, hc.Phase.ANCHOR):
        yield from map(hc.CallAnchor, _anchors(state))
    if state.phase in (hc.Phase.BUILD, hc.Phase.GUESS):
        yield hc.Lay(())
        yield from map(hc.Lay, grids(state))
    if state.phase is hc.Phase.GUESS:
        yield from map(hc.MakeGuess, _guesses(state, seat))
        yield from (LayRow(Row(word, caret=len(word))) for word in (*_guesses(state, seat), ""))
        yield from map(hc.Choose, range(len(state.sheet(seat))))
        yield from map(hc.ChooseOther, range(len(state.sheet(seat))))
        yield from (hc.Note(4, 0, "A?"), hc.Note(4, 0, ""), hc.Note(2, 1, "BE"))
        yield from (
            hc.MarkLetter(4, 0, 1, letter, mark) for letter in "AE" for mark in hc.LetterMark
        )


def _anchors(state: hc.State) -> Iterator[str]:
    letters, least = hc.anchor_letters(state), hc.least_anchor(state)
    for start in range(len(letters) - least + 1):
        yield letters[start : start + least]


def grids(state: hc.State) -> Iterator[hc.Layout]:
    """The anchor alone, and with strings of letters below one or two of its own."""
    if not state.anchor:
        return
    across = hc.word_tiles(state.anchor, hc.Cell(0, 0), hc.Direction.ACROSS)
    yield hc.layout_of(across)
    rest = hc.Crossword(hc.layout_of(across)).left_over(state.pool)
    for col, letter in enumerate(state.anchor):
        below = hc.word_tiles(letter + rest[: col % 3 + 1], hc.Cell(0, col), hc.Direction.DOWN)
        yield hc.layout_of({*across, *below})
    if len(state.anchor) > 2:
        first = hc.word_tiles(state.anchor[0] + rest[:2], hc.Cell(0, 0), hc.Direction.DOWN)
        last = hc.word_tiles(state.anchor[2] + rest[2:5], hc.Cell(0, 2), hc.Direction.DOWN)
        yield hc.layout_of({*across, *first, *last})


def _guesses(state: hc.State, seat: Seat) -> Iterator[str]:
    letters = hc.guess_letters(state, seat)
    for length in range(2, 6):
        yield letters[:length][::-1]
        yield letters[-length:][::-1]
