"""The recording sheets of the Hidden Crossword: of a match, and empty ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QSizeF

from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.games.hidden_crossword.state import Phase
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.ui.games.hidden_crossword.print import texts
from wordsmith_desktop.ui.games.hidden_crossword.print.blank import blank_pages
from wordsmith_desktop.ui.games.hidden_crossword.print.guesses import guess_sections
from wordsmith_desktop.ui.games.hidden_crossword.print.puzzles import (
    letters_section,
    puzzle_sections,
)
from wordsmith_desktop.ui.games.hidden_crossword.texts import TITLE
from wordsmith_desktop.ui.kit.paper_print.document import Document, Page
from wordsmith_desktop.ui.kit.paper_print.flow import Section
from wordsmith_desktop.ui.kit.paper_print.sheet import FOOT, Head, numbered, sheet_document
from wordsmith_desktop.ui.kit.score_sheet import EmptyWish, RowChoice, ScoreSheet, day_of

_PER_PAGE: Final = 20
"""Guesses for which every page has room."""


def filled(match: PublicMatch) -> Document:
    """Letters and what is told; puzzles and guesses once the match is over.

    Of a match of one player, who has nobody to hide them from, the guesses are there at once.
    """
    head = Head(TITLE, texts.RECORDING_SHEET, match.names, day_of(match))
    return sheet_document(head, lambda width: tuple(_sections(width, match)))


def empty(wish: EmptyWish) -> Document:
    """For each player a page for the own crossword, and pages for so many guesses."""
    head = Head(TITLE, texts.RECORDING_SHEET)

    def pages(room: QSizeF) -> tuple[Page, ...]:
        inside = QSizeF(room.width(), room.height() - FOOT)
        guess_pages = max(1, -(-wish.rows // _PER_PAGE))
        return numbered(blank_pages(inside, guess_pages)) * wish.players

    return Document(head.document_title, pages)


def _sections(width: float, match: PublicMatch) -> Iterator[Section]:
    seen: Observation = match.observation
    yield letters_section(width, match)
    if seen.phase is Phase.OVER:
        yield from puzzle_sections(width, match)
    records = [view.records for view in seen.players if view.records is not None]
    if len(records) == len(seen.players) and seen.phase in (Phase.GUESS, Phase.OVER):
        yield from guess_sections(width, match.names, records)


SCORE_SHEET: Final = ScoreSheet(filled, empty, RowChoice(texts.BOXES, (20, 40, 60)))
