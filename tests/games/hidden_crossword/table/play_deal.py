"""A draw, two puzzles, and matches that have come as far as a test wants."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from wordsmith_desktop.core.seats import CHANCE, SETTER, Seat
from wordsmith_desktop.games.hidden_crossword.rules.actions import (
    CallAnchor,
    Draw,
    Finish,
    GoOn,
    Lay,
    SetPuzzle,
    TurnUp,
)
from wordsmith_desktop.games.hidden_crossword.rules.crossword import (
    Cell,
    Direction,
    Layout,
    layout_of,
    word_tiles,
)
from wordsmith_desktop.games.hidden_crossword.rules.letters import is_complete
from wordsmith_desktop.games.hidden_crossword.rules.rules import RULES
from wordsmith_desktop.games.hidden_crossword.rules.ruleset import Ruleset
from wordsmith_desktop.games.hidden_crossword.rules.state import State
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.log import USUAL_TERMS, DictionaryId, Player, Terms
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.setup import new_session

LETTERS: Final = "RANETISODLMP"
"""In the order in which they turn up; R, N, A and E are doubled."""
ANCHOR: Final = "NEAR"
ACROSS, DOWN = Direction.ACROSS, Direction.DOWN


def laid(*words: tuple[str, int, int, Direction]) -> Layout:
    """Words, each with the row and column where it starts and how it reads."""
    tiles = {
        tile
        for word, row, col, direction in words
        for tile in word_tiles(word, Cell(row, col), direction)
    }
    return layout_of(tiles)


ANAS: Final = laid((ANCHOR, 0, 0, ACROSS), ("NOD", 0, 0, DOWN), ("RIM", 0, 3, DOWN))
"""Two words of three letters beside the anchor."""
ANAS_TOO: Final = laid((ANCHOR, 0, 0, ACROSS), ("NIP", 0, 0, DOWN), ("RAT", 0, 3, DOWN))
"""Another puzzle that could be hers."""
BENS: Final = laid((ANCHOR, 0, 0, ACROSS), ("END", 0, 1, DOWN), ("REST", 0, 3, DOWN))
"""With the anchor two words of four letters."""


class Drawer:
    """Chance that turns up letters in a fixed order."""

    def __init__(self, letters: str = LETTERS) -> None:
        self._letters = letters

    def propose(self, table: Any, seat: Seat) -> Draw:  # noqa: ARG002
        state: State = table.match.state
        return Draw(self._letters[len(state.drawn) + len(state.aside)])


def anything(word: str) -> Ruling:
    """A judge who takes every word."""
    return Ruling(word, True, Reason.LISTED, "en")


def begun(
    folder: Path,
    names: tuple[str, ...],
    rules: Ruleset,
    *,
    letters: str = LETTERS,
    terms: tuple[Terms, ...] = (),
) -> tuple[AnySession, Path]:
    """A match of which nothing is drawn yet; `terms` are those of the first seats."""
    agreed = (*terms, *(USUAL_TERMS,) * (len(names) - len(terms)))
    opened = new_session(
        Shelf(folder / "saves"),
        RULES,
        rules,
        players=tuple(Player(name, terms=own) for name, own in zip(names, agreed, strict=True)),
        seed=7,
        dictionary=DictionaryId(rules.dictionary, ""),
        judge=anything,
        created_ms=1_000,
        drivers={CHANCE: Drawer(letters)},
    )
    return opened.session, opened.path


def draw_all(session: AnySession, *, anchor: str = ANCHOR) -> None:
    """Turn up every letter, with the anchor called by the first seat as soon as it can be."""
    while not is_complete(session.match.state.drawn):
        session.act(0, TurnUp())
        if anchor and not session.match.state.anchor:
            session.act(0, CallAnchor(anchor))


def begin_building(session: AnySession, **options: Any) -> None:
    """Up to the curtain before the first seat's building."""
    draw_all(session, **options)
    session.act(0, GoOn())


def build(session: AnySession, puzzles: tuple[Layout, ...]) -> None:
    """Have every seat lay its puzzle; alone, the computer lays it."""
    if len(session.match.state.players) == 1:
        session.act(SETTER, SetPuzzle(puzzles[0]))
        return
    for seat, layout in enumerate(puzzles):
        session.act(seat, Lay(layout))
        session.act(seat, Finish())
