"""Puzzles and guesses of the Hidden Crossword as plain lines; secrets only when all is over.

Knows no Qt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from wordsmith_desktop.games.hidden_crossword.bounds import Bounds
from wordsmith_desktop.games.hidden_crossword.clues import Attempt, Guess, Record
from wordsmith_desktop.games.hidden_crossword.crossword import Cell, Crossword, Layout
from wordsmith_desktop.games.hidden_crossword.state import About, NoteLine, Phase, State
from wordsmith_desktop.ui.games.hidden_crossword.sheet_text import texts
from wordsmith_desktop.ui.games.hidden_crossword.terms_texts import PLACEMENT_NAMES
from wordsmith_desktop.ui.games.hidden_crossword.texts import TITLE
from wordsmith_desktop.ui.kit.sheets import SheetText
from wordsmith_desktop.ui.kit.texts import say, say_count

_BREADTH: Final = 16
"""Characters of a guess; longer ones push what follows along."""


def sheet_lines(state: State, names: Sequence[str]) -> Iterator[str]:
    """The letters and what is told of the puzzles; at the end also puzzles, guesses and notes."""
    yield from _draw(state, names)
    yield ""
    if state.phase not in (Phase.GUESS, Phase.OVER):
        return
    is_over = state.phase is Phase.OVER
    for owner, layout in _puzzles(state, names):
        yield owner
        yield from _puzzle(state, layout, is_shown=is_over)
        yield ""
    if not is_over:
        yield say(texts.HIDDEN)
        yield ""
        return
    for player, name in zip(state.players, names, strict=True):
        yield say(texts.GUESSES, name=name)
        yield from map(_record, player.records)
        yield from map(_note, player.notes)
        yield ""


def _draw(state: State, names: Sequence[str]) -> Iterator[str]:
    yield say(texts.LETTERS, letters=" ".join(state.pool))
    if state.anchor_seat is not None:
        yield say(texts.ANCHOR, word=state.anchor, name=names[state.anchor_seat])
    elif state.anchor:
        yield say(texts.ANCHOR_NAMED, word=state.anchor)
    called = state.inquiry
    if called is not None and called.about is About.ANCHOR:
        yield say(texts.UNJUDGED, name=names[called.seat], word=called.words[0])


def _puzzles(state: State, names: Sequence[str]) -> Iterator[tuple[str, Layout]]:
    """Whose they are, and how they lie."""
    if state.is_solo:
        yield say(texts.COMPUTER), state.computers
        return
    for player, name in zip(state.players, names, strict=True):
        yield name, player.draft


def _puzzle(state: State, layout: Layout, *, is_shown: bool) -> Iterator[str]:
    unused, short = state.told(layout)
    left_over = say(texts.LEFT_OVER, letters=" ".join(unused))
    yield _indented(left_over if unused else say(texts.NONE_LEFT))
    if short:
        yield _indented(say(texts.SHORT_WORDS, words=", ".join(short)))
    if is_shown:
        yield _indented(say(texts.WORDS, words=", ".join(Crossword(layout).words)))
        yield from map(_indented, _rows(layout))


def _rows(layout: Layout) -> Iterator[str]:
    letters = Crossword(layout).letters
    bounds = Bounds.of(letters)
    for row in range(bounds.top, bounds.bottom + 1):
        cells = (Cell(row, col) for col in range(bounds.left, bounds.right + 1))
        yield " ".join(letters.get(cell, " ") for cell in cells).rstrip()


def _record(record: Record) -> str:
    if isinstance(record, Attempt):
        return _indented(f"{record.round:>2}  {say(texts.SUBMITTED[record.is_right])}")
    marks = "".join(mark.value for mark in record.marks)
    shown = f"{record.word} {marks}"
    return _indented(f"{record.round:>2}  {shown:<{_BREADTH}}  {_answer(record)}")


def _note(note: NoteLine) -> str:
    line = say(texts.NOTE, length=note.length, place=note.place + 1, note=note.text)
    return _indented(line)


def _answer(guess: Guess) -> str:
    """What was answered beside the marks (W14)."""
    if not guess.count:
        return say(texts.NO_SUCH_LENGTH)
    if guess.placement is None or guess.place is None:
        return say_count(texts.NOT_CHOSEN, guess.count)
    name = say(PLACEMENT_NAMES[guess.placement])
    if guess.count == 1:
        return name
    return say(texts.CHOSEN, name=name, place=guess.place + 1, count=guess.count)


def _indented(line: str) -> str:
    return f"  {line}"


SHEET: Final = SheetText(TITLE, sheet_lines)
