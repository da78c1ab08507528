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
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER, Seat
from wordsmith_desktop.games.common.word_strip import LayRow, Row
from wordsmith_desktop.games.hidden_crossword.rules.actions import (
    Action,
    AgreeOnClue,
    CallAnchor,
    Choose,
    ChooseOther,
    Draw,
    DrawAfresh,
    Finish,
    GiveUp,
    GoOn,
    HandBack,
    Lay,
    MakeGuess,
    MarkLetter,
    Note,
    SetGiven,
    SetPuzzle,
    SetPuzzleAround,
    Solve,
    TurnUp,
)
from wordsmith_desktop.games.hidden_crossword.rules.checks import (
    anchor_letters,
    guess_letters,
    least_anchor,
)
from wordsmith_desktop.games.hidden_crossword.rules.crossword import (
    Cell,
    Crossword,
    Direction,
    Layout,
    layout_of,
    word_tiles,
)
from wordsmith_desktop.games.hidden_crossword.rules.letter_notes import LetterMark
from wordsmith_desktop.games.hidden_crossword.rules.marks import ClueType
from wordsmith_desktop.games.hidden_crossword.rules.rules import RULES
from wordsmith_desktop.games.hidden_crossword.rules.state import Phase, State

MOST_ANCHORS: Final = 2
"""Anchors that the computer might name."""


def offered(state: State, seat: Seat) -> Iterator[Action]:
    """Candidates for the seat's legal actions, each once."""
    if seat == CHANCE:
        yield from map(Draw, state.bag)
    elif seat == REFEREE:
        yield from rulings(RULES.question(state))
    elif seat == SETTER:
        yield from _of_setter(state)
    else:
        yield from dict.fromkeys(_of_person(state, seat))


def _of_setter(state: State) -> Iterator[Action]:
    if state.ruleset.is_given:
        pool, anchor = "TOPASZ", "TOP"
        yield from (
            SetGiven(anchor, pool, layout) for layout in grids(state.but(anchor=anchor, given=pool))
        )
    yield from map(SetPuzzle, grids(state))
    if state.anchor:
        return
    for word in islice(_anchors(state), MOST_ANCHORS):
        yield from (SetPuzzleAround(word, layout) for layout in grids(state.but(anchor=word)))
    yield DrawAfresh()


def _of_person(state: State, seat: Seat) -> Iterator[Action]:
    yield from (TurnUp(), DrawAfresh(), GoOn(), Finish(), HandBack(), Solve(), GiveUp())
    yield from ends_of_time(RULES.timers(state), seat)
    yield from map(AgreeOnClue, ClueType)
    if state.phase in (Phase.DRAW, Phase.ANCHOR):
        yield from map(CallAnchor, _anchors(state))
    if state.phase in (Phase.BUILD, Phase.GUESS):
        yield Lay(())
        yield from map(Lay, grids(state))
    if state.phase is Phase.GUESS:
        yield from map(MakeGuess, _guesses(state, seat))
        yield from (LayRow(Row(word, caret=len(word))) for word in (*_guesses(state, seat), ""))
        yield from map(Choose, range(len(state.sheet(seat))))
        yield from map(ChooseOther, range(len(state.sheet(seat))))
        yield from (Note(4, 0, "A?"), Note(4, 0, ""), Note(2, 1, "BE"))
        yield from (MarkLetter(4, 0, 1, letter, mark) for letter in "AE" for mark in LetterMark)


def _anchors(state: State) -> Iterator[str]:
    letters, least = anchor_letters(state), least_anchor(state)
    for start in range(len(letters) - least + 1):
        yield letters[start : start + least]


def grids(state: State) -> Iterator[Layout]:
    """The anchor alone, and with strings of letters below one or two of its own."""
    if not state.anchor:
        return
    across = word_tiles(state.anchor, Cell(0, 0), Direction.ACROSS)
    yield layout_of(across)
    rest = Crossword(layout_of(across)).left_over(state.pool)
    for col, letter in enumerate(state.anchor):
        below = word_tiles(letter + rest[: col % 3 + 1], Cell(0, col), Direction.DOWN)
        yield layout_of({*across, *below})
    if len(state.anchor) > 2:
        first = word_tiles(state.anchor[0] + rest[:2], Cell(0, 0), Direction.DOWN)
        last = word_tiles(state.anchor[2] + rest[2:5], Cell(0, 2), Direction.DOWN)
        yield layout_of({*across, *first, *last})


def _guesses(state: State, seat: Seat) -> Iterator[str]:
    letters = guess_letters(state, seat)
    for length in range(2, 6):
        yield letters[:length][::-1]
        yield letters[-length:][::-1]
