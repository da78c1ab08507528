"""Plays a match alone, letter by letter, as somebody would who knows every word."""

from __future__ import annotations

from functools import partial
from itertools import chain, takewhile
from typing import Final

import numpy as np

from wordsmith_desktop.games.letter_pieces.actions import (
    Action,
    Claim,
    Continue,
    NameLetters,
    Withdraw,
)
from wordsmith_desktop.games.letter_pieces.bench import Slot
from wordsmith_desktop.games.letter_pieces.claims import reading
from wordsmith_desktop.games.letter_pieces.finding import situation_in
from wordsmith_desktop.games.letter_pieces.planning import Manner, Moment, wish
from wordsmith_desktop.games.letter_pieces.presenter import build_letter
from wordsmith_desktop.games.letter_pieces.recognition import CellReading
from wordsmith_desktop.games.letter_pieces.state import Phase, Player, State
from wordsmith_desktop.games.reviewing import Words
from wordsmith_desktop.games.soloing import Soloists

_ALONE: Final = 0


def _act(manner: Manner, state: State, words: Words) -> Action:
    if state.phase is Phase.CHALLENGE_OVER:
        return Continue()
    if state.phase is Phase.LETTERS:
        return NameLetters(_letters(state.ruleset.words, words))
    player = state.players[_ALONE]
    moment = Moment(situation_in(state, _ALONE), state.ruleset, state.tray, player.choices)
    wanted = wish(moment, manner, words)
    return _toward(wanted, state, player) if isinstance(wanted, str) else wanted


def _letters(count: int, words: Words) -> str:
    """The letters of the commonest word of so many, to begin with (R31)."""
    index = words.index
    is_fit = (index.lengths == count) & (index.letter_masks >> np.uint32(26) == 0)
    places = np.flatnonzero(is_fit)
    if not len(places):
        return "E" * count
    commonest: bytes = index.words[places[np.argmax(index.commonness[places])]]
    return commonest.decode("ascii")


def _toward(word: str, state: State, player: Player) -> Action:
    """Take apart what is not of the word, then build it letter by letter, then claim it."""
    cells = reading(player, state.ruleset).cells
    kept = sum(1 for _ in takewhile(_is_same, zip(word, cells, strict=False)))
    if kept < len(cells):
        wrong = (cell.pieces for _, cell in cells[kept:])
        return Withdraw(tuple(chain.from_iterable(wrong)))
    build = build_letter(player, state.ruleset, word[kept]) if kept < len(word) else None
    return build or Claim(word, _row(word, state, player))


def _is_same(pair: tuple[str, tuple[Slot, CellReading]]) -> bool:
    letter, (_, cell) = pair
    return cell.letter == letter


def _row(word: str, state: State, player: Player) -> int:
    """The first open row whose letter is in the word (R32, R33); in a warm-up a new one (R46)."""
    open_rows = player.sheet.open_rows
    if not open_rows:
        return len(player.sheet.rows)
    wanted = (row for row in open_rows if not state.required or state.required[row] in word)
    return next(wanted, open_rows[0])


SOLOISTS: Final[Soloists] = tuple(
    partial(_act, manner)
    for manner in (
        Manner(),
        Manner(likes=-1, greed=1.5),
        Manner(gathers=26),
    )
)
