"""Letters, and what became of them, on the recording sheet of a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from wordsmith_desktop.games.hidden_crossword.observation import Observation, Told
from wordsmith_desktop.games.hidden_crossword.puzzle_file import told_of
from wordsmith_desktop.games.hidden_crossword.state import Phase
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.ui.games.hidden_crossword.export import texts as export_texts
from wordsmith_desktop.ui.games.hidden_crossword.export.guess_page import Tiles, paint_tiles
from wordsmith_desktop.ui.games.hidden_crossword.export.legend import clue_rows, placement_key
from wordsmith_desktop.ui.games.hidden_crossword.export.occasion import Occasion
from wordsmith_desktop.ui.games.hidden_crossword.export.puzzle_page import (
    paint_grid,
    paint_told,
    paint_words,
)
from wordsmith_desktop.ui.games.hidden_crossword.match.ending import (
    Shown,
    puzzles_of,
    result_text,
)
from wordsmith_desktop.ui.games.hidden_crossword.print import texts
from wordsmith_desktop.ui.games.hidden_crossword.sheet_text.texts import COMPUTER, HIDDEN
from wordsmith_desktop.ui.kit.paper_print.blocks import (
    Block,
    beside,
    measured,
    space,
    stacked,
)
from wordsmith_desktop.ui.kit.paper_print.flow import Section
from wordsmith_desktop.ui.kit.paper_print.heading import section
from wordsmith_desktop.ui.kit.paper_print.pairs import GUTTER, half_of
from wordsmith_desktop.ui.kit.paper_print.paper import Paper, Type
from wordsmith_desktop.ui.kit.texts import say

_LARGEST_CELL: Final = 84
_GRID_HEIGHT: Final = 1400


def occasion_of(seen: Observation) -> Occasion:
    """How guesses are answered in a match."""
    rules = seen.ruleset
    return Occasion(clue=rules.clue, counts_anchor=rules.counts_anchor and rules.lists_anchor)


def letters_section(width: float, match: PublicMatch) -> Section:
    """The result, the letters and the anchor, what is told of the puzzles, and the marks."""
    return Section.of(measured(partial(_paint_letters, match=match), width))


def puzzle_sections(width: float, match: PublicMatch) -> Iterator[Section]:
    """Every puzzle of a match that is over, with its words."""
    seen: Observation = match.observation
    for shown in puzzles_of(seen, match.names):
        yield Section.of(_puzzle(width, shown, occasion_of(seen)))


def _paint_letters(paper: Paper, match: PublicMatch) -> None:
    seen: Observation = match.observation
    if match.outcome is not None:
        paper.paragraph(result_text(seen, match.names, match.outcome), Type.LEAD, bold=True)
        paper.skip(20)
    if seen.pool:
        paint_tiles(paper, _tiles(seen))
    for sentence in _sentences(seen, match.names):
        paper.paragraph(sentence)
        paper.skip(8)
    paper.skip(8)
    if seen.phase in (Phase.GUESS, Phase.OVER):
        clue_rows(paper, seen.ruleset.clue)
        placement_key(paper, occasion_of(seen))


def _tiles(seen: Observation) -> Iterator[Tiles]:
    yield texts.ALL_LETTERS, ("".join(sorted(seen.pool)),)
    if seen.anchor:
        yield export_texts.ANCHOR, (seen.anchor,)


def _sentences(seen: Observation, names: Sequence[str]) -> Iterator[str]:
    if not seen.anchor:
        yield say(texts.NO_ANCHOR)
    elif seen.anchor_seat is not None:
        yield say(texts.ANCHOR_SEEN, name=names[seen.anchor_seat], word=seen.anchor)
    else:
        yield say(texts.ANCHOR_NAMED, word=seen.anchor)
    if seen.phase is not Phase.GUESS:
        return
    if seen.is_solo and seen.target is not None:
        yield _told(say(COMPUTER), seen.target)
    for name, view in zip(names, seen.players, strict=True):
        if view.told is not None:
            yield _told(name, view.told)
    if not seen.is_solo:
        yield say(HIDDEN)


def _told(name: str, told: Told) -> str:
    """What everybody is told of a puzzle (W10)."""
    letters = " ".join(sorted(told.unused)) or say(texts.NOTHING)
    if not told.short_words:
        return say(texts.LEFT_OVER, name=name, letters=letters)
    words = ", ".join(told.short_words)
    return say(texts.LEFT_OVER_AND_WORDS, name=name, letters=letters, words=words)


def _puzzle(width: float, shown: Shown, occasion: Occasion) -> Block:
    """The grid, and beside it its words."""
    half, puzzle = half_of(width), shown.puzzle

    def paint_lists(paper: Paper) -> None:
        paint_words(paper, puzzle, occasion, columns=1)
        paper.skip(16)
        paint_told(paper, told_of(puzzle))

    def paint_layout(paper: Paper) -> None:
        paint_grid(paper, puzzle, _LARGEST_CELL, _GRID_HEIGHT)

    title = measured(lambda paper: section(paper, shown.title), width)
    columns = ((0, measured(paint_layout, half)), (half + GUTTER, measured(paint_lists, half)))
    return stacked((title, space(8), beside(columns)))
