"""Machine notation of actions: `draw Q`, `lay 0,0,C 0,1,A`, `guess RAT`, `choose 1`."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.hidden_crossword.actions import (
    Action,
    CallAnchor,
    Choose,
    Draw,
    DrawAfresh,
    Finish,
    GiveUp,
    GoOn,
    Lay,
    MakeGuess,
    Note,
    SetPuzzle,
    SetPuzzleAround,
    Solve,
    TurnUp,
)
from wordsmith_desktop.games.hidden_crossword.crossword import Layout, Tile
from wordsmith_desktop.games.notation_words import (
    RULING_VERBS,
    Notation,
    Verb,
    bare,
    number_of,
    of_text,
    quoted,
    text_of,
)


def to_text(action: Action) -> str:
    """The action as one line."""
    return _NOTATION.to_text(action)


def from_text(text: str) -> Action:
    """The action of one line. Raises `NotationError`."""
    action: Action = _NOTATION.from_text(text)
    return action


def _tile_words(layout: Layout) -> tuple[str, ...]:
    return tuple(f"{tile.row},{tile.col},{tile.letter}" for tile in layout)


def _tile_of(word: str) -> Tile:
    row, col, letter = word.split(",")
    if len(letter) != 1 or not "A" <= letter <= "Z":
        raise ValueError(word)
    return Tile(number_of(row), number_of(col), letter)


_NOTATION: Final = Notation(
    (
        bare("turn", TurnUp),
        of_text("draw", Draw, "letter"),
        of_text("anchor", CallAnchor, "word"),
        bare("afresh", DrawAfresh),
        bare("on", GoOn),
        Verb(
            "lay",
            Lay,
            lambda action: _tile_words(action.layout),
            lambda words: Lay(words.rest(_tile_of)),
        ),
        bare("finish", Finish),
        Verb(
            "set",
            SetPuzzle,
            lambda action: _tile_words(action.layout),
            lambda words: SetPuzzle(words.rest(_tile_of)),
        ),
        Verb(
            "around",
            SetPuzzleAround,
            lambda action: (quoted(action.anchor), *_tile_words(action.layout)),
            lambda words: SetPuzzleAround(words.read(text_of), words.rest(_tile_of)),
        ),
        of_text("guess", MakeGuess, "word"),
        Verb(
            "choose",
            Choose,
            lambda action: (str(action.place),),
            lambda words: Choose(words.read(number_of)),
        ),
        bare("solve", Solve),
        Verb(
            "note",
            Note,
            lambda action: (str(action.length), str(action.place), quoted(action.text)),
            lambda words: Note(words.read(number_of), words.read(number_of), words.read(text_of)),
        ),
        bare("up", GiveUp),
        *RULING_VERBS,
    )
)
