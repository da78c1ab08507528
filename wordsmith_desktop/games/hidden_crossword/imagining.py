"""States that a seat cannot tell from the true one: another puzzle, and other papers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.hidden_crossword.clues import Attempt, Guess, Record, marks_of
from wordsmith_desktop.games.hidden_crossword.crossword import (
    Crossword,
    Layout,
    Tile,
    grid_faults,
    layout_of,
)
from wordsmith_desktop.games.hidden_crossword.observation import may_know
from wordsmith_desktop.games.hidden_crossword.state import (
    Inquiry,
    Phase,
    Player,
    State,
    words_of_length,
)

TRIES: Final = 12
"""How often tiles of a puzzle change places at random before it is only moved about."""


def imagine(state: State, seat: Seat, rng: Rng) -> State:
    """Another puzzle with the same answers, and other guesses of the other one."""
    if state.phase is Phase.OVER:
        return state
    if state.is_solo:
        return state.but(computers=_other_puzzle(state, seat, rng))
    other = 1 - seat
    imagined = state.with_player(other, draft=_other_puzzle(state, seat, rng))
    imagined = imagined.with_player(other, **_other_papers(imagined, other, rng))
    return imagined.but(inquiry=_other_inquiry(state.inquiry, seat, rng))


def _other_puzzle(state: State, seat: Seat, rng: Rng) -> Layout:
    """Elsewhere, and its letters mixed beside the anchor, as far as all that is told stays true."""
    layout = state.target(seat)
    tries = (_mixed(layout, state.anchor, rng) for _ in range(TRIES))
    found = next((one for one in tries if _tells_the_same(state, seat, one)), layout)
    return _moved(found, rng)


def _mixed(layout: Layout, anchor: str, rng: Rng) -> Layout:
    run = Crossword(layout).anchor_run(anchor)
    fixed = set(run.cells) if run else set()
    loose = [tile for tile in layout if tile.cell not in fixed]
    letters = rng.shuffled([tile.letter for tile in loose])
    new = (Tile(tile.row, tile.col, letter) for tile, letter in zip(loose, letters, strict=True))
    return layout_of((*(tile for tile in layout if tile.cell in fixed), *new))


def _moved(layout: Layout, rng: Rng) -> Layout:
    down, right = 1 + rng.below(9), 1 + rng.below(9)
    return layout_of(Tile(tile.row + down, tile.col + right, tile.letter) for tile in layout)


def _tells_the_same(state: State, seat: Seat, layout: Layout) -> bool:
    """Whether a puzzle like this would have been answered for just the same."""
    if state.phase is Phase.BUILD:
        return True
    if grid_faults(Crossword(layout), state.demands):
        return False
    imagined = _with_target(state, seat, layout)
    return state.told(state.target(seat)) == state.told(layout) and all(
        record == _answered_again(imagined, seat, record) for record in state.players[seat].records
    )


def _with_target(state: State, seat: Seat, layout: Layout) -> State:
    if state.is_solo:
        return state.but(computers=layout)
    return state.with_player(1 - seat, draft=layout)


def _answered_again(state: State, seat: Seat, record: Record) -> Record:
    """What the record would be if this state were the true one."""
    if isinstance(record, Attempt):
        words = Crossword(state.target(seat)).words
        return replace(record, is_right=Crossword(record.layout).words == words)
    listed = words_of_length(state.sheet(seat), len(record.word))
    again = replace(record, count=len(listed))
    if record.place is None or record.place >= len(listed):
        return replace(again, place=None, placement=None, marks=())
    rules, word = state.ruleset, listed[record.place]
    marks = marks_of(rules.clue, word.word, record.word, counts_repeats=rules.counts_repeats)
    return replace(again, placement=word.placement, marks=marks)


def _other_papers(state: State, seat: Seat, rng: Rng) -> dict[str, object]:
    """Other guesses, notes and a solution laid elsewhere."""
    player: Player = state.players[seat]
    records = tuple(_other_record(state, seat, one, rng) for one in player.records)
    notes = tuple(replace(one, text=_mixed_text(one.text, rng)) for one in player.notes)
    return {"records": records, "notes": notes, "solution": _moved(player.solution, rng)}


def _other_record(state: State, seat: Seat, record: Record, rng: Rng) -> Record:
    if isinstance(record, Attempt):
        return replace(record, layout=_moved(record.layout, rng))
    word = _mixed_text(record.word, rng)
    again = _answered_again(state, seat, replace(record, word=word))
    assert isinstance(again, Guess)
    return again


def _mixed_text(text: str, rng: Rng) -> str:
    return "".join(rng.shuffled(text))


def _other_inquiry(inquiry: Inquiry | None, seat: Seat, rng: Rng) -> Inquiry | None:
    if inquiry is None or may_know(inquiry, seat):
        return inquiry
    return replace(inquiry, words=tuple(_mixed_text(word, rng) for word in inquiry.words))
