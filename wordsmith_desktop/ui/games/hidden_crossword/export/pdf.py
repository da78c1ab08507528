"""A puzzle and its guess sheet as a PDF document of two pages."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QLocale

from wordsmith_desktop.games.hidden_crossword.puzzle_file import Puzzle, told_of
from wordsmith_desktop.ui.games.hidden_crossword.export import texts
from wordsmith_desktop.ui.games.hidden_crossword.export.guess_page import paint_guess_page
from wordsmith_desktop.ui.games.hidden_crossword.export.occasion import Occasion
from wordsmith_desktop.ui.games.hidden_crossword.export.puzzle_page import paint_puzzle_page
from wordsmith_desktop.ui.games.hidden_crossword.texts import TITLE
from wordsmith_desktop.ui.kit.paper_print import document
from wordsmith_desktop.ui.kit.paper_print.document import Document, Page
from wordsmith_desktop.ui.kit.paper_print.layout import page_layout
from wordsmith_desktop.ui.kit.texts import say

__all__ = ["page_layout", "pages_of", "to_pdf"]


def pages_of(puzzle: Puzzle, occasion: Occasion) -> tuple[Page, ...]:
    """What paints the puzzle's page, and its guess sheet, which does not see the puzzle."""
    return (
        partial(paint_puzzle_page, puzzle=puzzle, occasion=occasion),
        partial(paint_guess_page, told=told_of(puzzle), occasion=occasion),
    )


def to_pdf(puzzle: Puzzle, occasion: Occasion, locale: QLocale | None = None) -> bytes:
    """The document; without a locale for the paper of the place where the computer stands."""
    title = say(texts.DOCUMENT_TITLE, game=say(TITLE))
    return document.to_pdf(Document(title, lambda _room: pages_of(puzzle, occasion)), locale)
