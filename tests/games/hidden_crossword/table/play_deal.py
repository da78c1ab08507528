"""A draw, two puzzles, and matches that have come as far as a test wants."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tests.games.hidden_crossword import hc
from wordsmith_desktop.core.seats import CHANCE, SETTER, Seat
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.log import USUAL_TERMS, DictionaryId, Player, Terms
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.setup import new_session

LETTERS: Final = "RANETISODLMP"
"""In the order in which they turn up; R, N, A and E are doubled."""
ANCHOR: Final = "NEAR"
ACROSS, DOWN = hc.Direction.ACROSS, hc.Direction.DOWN


def laid(*words: tuple[str, int, int, hc.Direction]) -> hc.Layout:
    """Words, each with the row and column where it starts and how it reads."""
    tiles = {
        tile
        for word, row, col, direction in words
        for tile in hc.word_tiles(word, hc.Cell(row, col), direction)
    }
    return hc.layout_of(tiles)


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

    def propose(self, table: Any, seat: Seat) -> hc.Draw:  # noqa: ARG002
        state: hc.State = table.match.state
        return hc.Draw(self._letters[len(state.drawn) + len(state.aside)])


def anything(word: str) -> Ruling:
    """A judge who takes every word."""
    return Ruling(word, True, Reason.LISTED, "en")


def begun(
    folder: Path,
    names: tuple[str, ...],
    rules: hc.Ruleset,
    *,
    letters: str = LETTERS,
    terms: tuple[Terms, ...] = (),
) -> tuple[AnySession, Path]:
    """A match of which nothing is drawn yet; `terms` are those of the first seats."""
    agreed = (*terms, *(USUAL_TERMS,) * (len(names) - len(terms)))
    opened = new_session(
        Shelf(folder / "saves"),
        hc.RULES,
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
    while not hc.is_complete(session.match.state.drawn):
        session.act(0, hc.TurnUp())
        if anchor and not session.match.state.anchor:
            session.act(0, hc.CallAnchor(anchor))


def begin_building(session: AnySession, **options: Any) -> None:
    """Up to the curtain before the first seat's building."""
    draw_all(session, **options)
    session.act(0, hc.GoOn())


def build(session: AnySession, puzzles: tuple[hc.Layout, ...]) -> None:
    """Have every seat lay its puzzle; alone, the computer lays it."""
    if len(session.match.state.players) == 1:
        session.act(SETTER, hc.SetPuzzle(puzzles[0]))
        return
    for seat, layout in enumerate(puzzles):
        session.act(seat, hc.Lay(layout))
        session.act(seat, hc.Finish())
