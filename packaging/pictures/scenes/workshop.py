"""The workshop: the list, the bench, giving a puzzle away, and solving one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.hidden_crossword.rules.crossword import (
    Cell,
    Direction,
    Layout,
    Tile,
    layout_of,
)
from wordsmith_desktop.games.hidden_crossword.workshop.clued.diagram import (
    BLOCK,
    Diagram,
    Square,
)
from wordsmith_desktop.games.hidden_crossword.workshop.clued.puzzle import CluedPuzzle
from wordsmith_desktop.games.hidden_crossword.workshop.clued.solver import Scope
from wordsmith_desktop.games.hidden_crossword.workshop.hidden_file import HiddenFile
from wordsmith_desktop.games.hidden_crossword.workshop.pages.bench_page import BenchPage
from wordsmith_desktop.games.hidden_crossword.workshop.pages.clue_solving_page import (
    ClueSolvingPage,
)
from wordsmith_desktop.games.hidden_crossword.workshop.pages.desk_page import DeskPage
from wordsmith_desktop.games.hidden_crossword.workshop.pages.giving_dialog import GivingDialog
from wordsmith_desktop.games.hidden_crossword.workshop.pages.letters_dialog import LettersDialog
from wordsmith_desktop.games.hidden_crossword.workshop.pages.shelf import PuzzleShelf
from wordsmith_desktop.games.hidden_crossword.workshop.pages.shelf_page import ShelfPage
from wordsmith_desktop.games.hidden_crossword.workshop.pages.solve_page import (
    PuzzleSource,
    SolvePage,
)
from wordsmith_desktop.games.hidden_crossword.workshop.puzzle_code import HiddenPuzzle, puzzle_code
from wordsmith_desktop.games.hidden_crossword.workshop.workpiece import (
    LetterSource,
    Workpiece,
    hidden_puzzle,
)

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..stage import SceneContext

GAME = "hidden_crossword"


def _laid(*rows: str) -> Layout:
    return layout_of(
        Tile(row, col, letter)
        for row, letters in enumerate(rows)
        for col, letter in enumerate(letters)
        if letter != " "
    )


def _pieces(tag: str) -> tuple[Workpiece, ...]:
    english = _laid("HARVEST  ", "A   A    ", "Y   RABBIT", "    T     ", "    H     ")
    german = _laid("HERBST  ", "O   A   ", "F   LAUB", "    Z   ")
    is_german = tag == "de"
    garden = Workpiece(
        title="Im Herbst" if is_german else "Harvest time",
        author="Ana",
        language=tag,
        layout=german if is_german else english,
    )
    garden = garden.with_clue("LAUB", "Es fällt und raschelt").with_clue("HAY", "Dried grass")
    drawn = Workpiece(
        title="Für Oma" if is_german else "For Grandma",
        author="Ana",
        language=tag,
        source=LetterSource.TYPED,
        pool="GARTENHUTLICHSE" if is_german else "TTAARREENISOLDMP",
        layout=_laid("GARTEN", "U", "T")
        if is_german
        else _laid("TRAIN", "A   E", "REP S", "    TO"),
    )
    return garden, drawn


def _shelf(context: SceneContext) -> PuzzleShelf:
    return PuzzleShelf(context.folders.data / "made" / GAME)


def _fill(context: SceneContext) -> None:
    shelf = _shelf(context)
    for piece in _pieces(context.language):
        shelf.keep(shelf.new_place(), piece)
    context.wait_for_dictionary()


def room(context: SceneContext, key: str) -> QWidget:
    """The page of a room of the game."""
    entry = context.entry(GAME)
    wanted = next(one for one in entry.rooms if one.key == key)
    context.window.screens.show_room(entry, wanted)
    context.settle()
    page = context.window.stack.shown
    assert page is not None
    return page


def shelf_page(context: SceneContext) -> QWidget:
    """The list of puzzles."""
    _fill(context)
    room(context, "workshop")
    return context.window


def empty_shelf(context: SceneContext) -> QWidget:
    """The list before anything was made."""
    room(context, "workshop")
    return context.window


def _bench(context: SceneContext, number: int) -> BenchPage:
    _fill(context)
    page = room(context, "workshop")
    assert isinstance(page, ShelfPage)
    titles = [page.list.item(at).text() for at in range(page.list.count())]
    wanted = _pieces(context.language)[number].title
    page.list.setCurrentRow(next(n for n, title in enumerate(titles) if wanted in title))
    page.open_bench()
    context.settle()
    bench = context.window.stack.shown
    assert isinstance(bench, BenchPage)
    return bench


def bench_page(context: SceneContext) -> QWidget:
    """A puzzle of any letters on the bench."""
    _bench(context, 0)
    return context.window


def bench_of_letters(context: SceneContext) -> QWidget:
    """A puzzle of given letters, with words that fit."""
    bench = _bench(context, 1)
    bench.panel.gestures.go_to(Cell(0, 2), Direction.DOWN)
    bench.panel.suggesting.toggle()
    return context.window


def letters(context: SceneContext) -> QWidget:
    """The question for the letters."""
    bench = _bench(context, 0)
    piece = replace(bench.bench.piece, source=LetterSource.TYPED, pool="WORDSMITH")
    every = [(one.tag, one.title) for one in context.services.dictionaries.all()]
    dialog = LettersDialog(piece, every, lambda _piece: None, lambda: 1, context.window)
    dialog.open()
    return dialog


def giving(context: SceneContext) -> QWidget:
    """A puzzle's code."""
    piece = _pieces(context.language)[0]
    hidden = HiddenFile(HiddenPuzzle(piece.language, hidden_puzzle(piece)), piece.title)
    dialog = GivingDialog(hidden, puzzle_code(hidden.puzzle), 1, context.window)
    dialog.open()
    return dialog


def solve_code(context: SceneContext) -> QWidget:
    """A code with one wrong syllable."""
    page = room(context, "solve")
    assert isinstance(page, SolvePage)
    page.source.choose(PuzzleSource.CODE)
    piece = _pieces(context.language)[0]
    code = puzzle_code(HiddenPuzzle(piece.language, hidden_puzzle(piece)))
    wrong = "BA" if code[5:7] != "BA" else "BE"
    page.code.field.setText(code[:5] + wrong + code[7:])
    return context.window


def solve_computers(context: SceneContext) -> QWidget:
    """A puzzle of the computer's at a level."""
    page = room(context, "solve")
    assert isinstance(page, SolvePage)
    page.source.choose(PuzzleSource.COMPUTER)
    return context.window


def solving(context: SceneContext) -> QWidget:
    """A given puzzle after some guesses, with the words that would tell most."""
    from wordsmith_desktop.games.hidden_crossword.rules.actions import Choose, GoOn, MakeGuess
    from wordsmith_desktop.games.hidden_crossword.rules.ruleset import Difficulty, Ruleset
    from wordsmith_desktop.games.hidden_crossword.rules.state import GuessStage
    from wordsmith_desktop.games.hidden_crossword.table.page import MatchPage
    from wordsmith_desktop.games.hidden_crossword.table.sheet.fitting_words import WordOrder

    _fill(context)
    tag, piece = context.language, _pieces(context.language)[0]
    opened = context.services.sessions.start(
        GAME,
        Ruleset(language=tag, dictionary=tag, difficulty=Difficulty.GIVEN, may_repeat=True),
        players=("Ana",),
        dictionary=tag,
        given=hidden_puzzle(piece),
    )
    session = opened.session
    for word in ("FALB", "HOB") if tag == "de" else ("BREATH", "HAT", "HEART"):
        session.act(0, MakeGuess(word))
        if session.match.state.stage is GuessStage.CHOICE:
            session.act(0, Choose(0))
        session.act(0, GoOn())
    context.sit_down(opened)
    page = context.window.findChild(MatchPage)
    assert page is not None
    cards = page.parts.sheet.by_word.slot_cards
    context.wait_until(lambda: any(card.still_fit.isVisible() for card in cards.values()))
    card = next(one for one in cards.values() if one.still_fit.isVisible())
    card.still_fit.click()
    card.order.choose(WordOrder.TELLING)
    return context.window


def newspaper(tag: str) -> CluedPuzzle:
    """A small crossword with blocks and clues."""
    rows = ("CAT#S", "OLIVE", "D#N#E", "ERODE", "S#Y#D")
    squares = {
        Cell(row, col): BLOCK if letter == "#" else Square(solution=letter)
        for row, line in enumerate(rows)
        for col, letter in enumerate(line)
    }
    puzzle = CluedPuzzle(
        Diagram.of(len(rows), len(rows[0]), squares),
        title="Im Herbst" if tag == "de" else "Harvest time",
        author="Ana",
        language="en",
    )
    for slot in puzzle.diagram.slots[:4]:
        puzzle = puzzle.with_clue(slot, f"Clue of {slot.number}, with <i>italics</i> (3,4)")
    return puzzle


def desk(context: SceneContext) -> QWidget:
    """A crossword with blocks at the desk."""
    shelf = _shelf(context)
    shelf.keep(shelf.new_place(), newspaper(context.language))
    context.wait_for_dictionary()
    page = room(context, "workshop")
    assert isinstance(page, ShelfPage)
    page.open_bench()
    return context.window


def clue_solving(context: SceneContext) -> QWidget:
    """A crossword solved by its clues, one letter of it wrong."""
    desk(context)
    context.settle()
    page = context.window.stack.shown
    assert isinstance(page, DeskPage)
    page.solve()
    context.settle()
    solving_page = context.window.stack.shown
    assert isinstance(solving_page, ClueSolvingPage)
    # Time goes on while the picture is taken.
    solving_page.habits.actions["shows_time"].setChecked(False)
    for letter in "CUT":
        solving_page.solver.type(letter)
    solving_page.check(Scope.WORD)
    solving_page.solver.go_word(1)
    return context.window


SCENES = (
    Scene("workshop-desk", desk),
    Scene("workshop-clue-solving", clue_solving),
    Scene("workshop-solving", solving),
    Scene("workshop-shelf", shelf_page),
    Scene("workshop-empty", empty_shelf),
    Scene("workshop-bench", bench_page),
    Scene("workshop-letters-bench", bench_of_letters),
    Scene("workshop-letters", letters),
    Scene("workshop-giving", giving),
    Scene("workshop-solve-code", solve_code),
    Scene("workshop-solve-computer", solve_computers),
)
