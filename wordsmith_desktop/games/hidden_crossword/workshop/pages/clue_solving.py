"""Opens the page on which a crossword is solved by its clues."""

from __future__ import annotations

from wordsmith_desktop.window.kit.rooms import RoomContext

from ..clued.habits import keep_habits, load_habits
from ..clued.progress import SolvingFolder
from ..clued.puzzle import CluedPuzzle
from ..clued.solver import Solver
from ..clued.solving import Solving
from .clue_solving_page import ClueSolvingPage


def open_solver(context: RoomContext, puzzle: CluedPuzzle) -> None:
    """Open a puzzle as far as it is solved."""
    open_solving(context, SolvingFolder(context.folder).begin(puzzle), context.player)


def open_solving(context: RoomContext, solving: Solving, player: str) -> None:
    """Open it for who is called so; how it is solved is kept for the next one."""
    solver = Solver(solving, load_habits(context.folder))
    folder = SolvingFolder(context.folder)

    def keep() -> None:
        keep_habits(context.folder, solver.habits)

    context.put(lambda: ClueSolvingPage(solver, folder, keep, player))
