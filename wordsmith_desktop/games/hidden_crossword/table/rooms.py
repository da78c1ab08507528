"""The Hidden Crossword's pages outside any match: the workshop, and puzzles to be solved."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.window.kit.rooms import RoomContext
from wordsmith_desktop.window.kit.screen import Screen

from ..workshop.hidden_file import HiddenFile
from ..workshop.pages.shelf import PuzzleShelf
from ..workshop.pages.shelf_page import ShelfPage
from ..workshop.pages.solve_page import SolvePage

WORKSHOP: Final = "workshop"
SOLVE: Final = "solve"


def make_room(key: str, context: RoomContext) -> Screen:
    """The page of a room."""
    shelf = PuzzleShelf(context.folder)

    def solve(hidden: HiddenFile) -> None:
        context.put(lambda: SolvePage(context, shelf, hidden))

    if key == WORKSHOP:
        return ShelfPage(context, shelf, solve)
    page = SolvePage(context, shelf)
    if context.file is not None:
        page.take_file(context.file)
    return page
