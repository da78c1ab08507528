"""Crosswords of every kind that files bring: blocks, bars, rebus, circles, odd numbers."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.hidden_crossword.rules.crossword import Cell
from wordsmith_desktop.games.hidden_crossword.workshop.clued.diagram import (
    BLOCK,
    VOID,
    Diagram,
    Square,
)
from wordsmith_desktop.games.hidden_crossword.workshop.clued.puzzle import CluedPuzzle

_SIGNS: Final = {"#": BLOCK, " ": VOID}


def diagram(*rows: str) -> Diagram:
    """Letters, "#" for blocks, spaces for void squares and dots for open ones without a letter."""
    squares = {
        Cell(row, col): _SIGNS.get(one, Square(solution=one.replace(".", "")))
        for row, line in enumerate(rows)
        for col, one in enumerate(line)
    }
    return Diagram.of(len(rows), max(map(len, rows)), squares)


def asked(drawn: Diagram, **more: str) -> CluedPuzzle:
    """With a clue for every word, which names its number and direction."""
    puzzle = CluedPuzzle(diagram=drawn, **more)  # type: ignore[arg-type]
    for slot in drawn.slots:
        puzzle = puzzle.with_clue(slot, f"{slot.number} {slot.direction.value}")
    return puzzle


NEWSPAPER: Final = asked(
    diagram("CAT#S", "OLIVE", "D#N#E", "ERODE", "S#Y#D"),
    title="Small & square",
    author="Ana",
    copyright="© 2026 Ana",
    notes="First line\nsecond line",
)
"""Blocks, and a text of each kind."""
_WITH_BARS: Final = diagram("CATS", "OVER", "DENY", "ERGO")
BARRED: Final = asked(
    _WITH_BARS.with_square(Cell(0, 2), Square(solution="T", bar_left=True)).with_square(
        Cell(2, 1), Square(solution="E", bar_above=True)
    ),
    title="Bars",
)
REBUS: Final = asked(
    NEWSPAPER.diagram.with_square(Cell(1, 1), Square(solution="HEART")), title="Rebus"
)
CIRCLED: Final = asked(
    NEWSPAPER.diagram.with_square(Cell(0, 0), Square(solution="C", is_circled=True)).with_square(
        Cell(1, 0), Square(solution="O", shade="#ffcc00")
    ),
    title="Circles",
)
MARKED: Final = NEWSPAPER.with_clue(NEWSPAPER.diagram.slots[0], "It <i>purrs</i> & 1 < 2")
LETTERS: Final = asked(diagram("ÄRA#S", "OLIVE", "D#N#E", "ERODE", "S#Y#D"), title="Ära")
EMOJI: Final = replace(NEWSPAPER, title="👨‍👩‍👧 night").with_clue(
    NEWSPAPER.diagram.slots[0], "🏴󠁧󠁢󠁥󠁮󠁧󠁿 and 👩🏽‍🚀"
)
TWICE: Final = asked(diagram("TOT", "O#O", "TOT"), title="Twice")
"""One word stands there four times, with four clues."""
LABELLED: Final = replace(
    NEWSPAPER, diagram=NEWSPAPER.diagram.with_labels({Cell(0, 0): "A", Cell(0, 4): "Z"})
)
HOLE: Final = asked(diagram("CAT  ", "O#OAR", "DOE T", "   LO"), title="Sparse")
PUZZLES: Final = {
    "newspaper": NEWSPAPER,
    "bars": BARRED,
    "rebus": REBUS,
    "circles": CIRCLED,
    "marks": MARKED,
    "letters": LETTERS,
    "emoji": EMOJI,
    "twice": TWICE,
    "labels": LABELLED,
    "hole": HOLE,
}
