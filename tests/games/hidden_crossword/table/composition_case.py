"""The tables of the Hidden Crossword as people see them, phase by phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.games.composition import CompositionCase, FirstWord, Laid, Turn, place
from tests.games.hidden_crossword.table.play_screens import SCREENS, building
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import CTRL, chord, tap, write

CELL, GUESS = 0.06, 0.09
RACK = 0.086
"""17 tiles are to stand beside each other, so that they are lower than a hand of cards."""
LETTER = 0.105
"""Eight places and their captions are to stand in a row, and another row below them."""


LARGE_IN_SMALL = {
    (width, height, 200): "Letters and the word that is called do not find room together."
    for width, height in ((1280, 800), (1366, 768))
}


def _draw_heights(play: Play) -> Mapping[str, float]:
    return {"letter": play.parts.draw.letters.places[0].tile_area().height()}


def _grid_heights(play: Play) -> Mapping[str, float]:
    editor = play.parts.editor
    tile = editor.rack.row.piece_height
    return {"cell": float(editor.grid.view.side), "rack": float(tile)}


def _guess_heights(play: Play) -> Mapping[str, float]:
    entry = play.parts.entry
    letter = entry.letters.piece_height
    return {"guess": float(entry.strip.pieces[0].height()), "letters": float(letter)}


def _bottom(part: Callable[[Play], QWidget]) -> Callable[[Play], int]:
    return lambda play: place(part(play)).bottom()


def _drawing(play: Play) -> tuple[QWidget, ...]:
    draw = play.parts.draw
    return (*draw.letters.rows[0], *draw.letters.rows[1])


def _laying(play: Play) -> tuple[QWidget, ...]:
    editor = play.parts.editor
    return (editor.grid, *editor.rack.tiles)


def _spelling(play: Play) -> tuple[QWidget, ...]:
    entry = play.parts.entry
    return (entry.strip, *entry.strip.pieces, *entry.letters.buttons)


def _bar(play: Play) -> dict[str, QWidget]:
    return {"header": play.parts.header, "bar": play.parts.foot}


def _draw_zones(play: Play) -> dict[str, QWidget]:
    draw = play.parts.draw
    letters = {f"place {at}": one for at, one in enumerate(_drawing(play))}
    found = {"felt": draw.letters, "next": draw.pace_bar.next, "callers": draw.call.choice}
    return {**_bar(play), **letters, **found, "call": draw.call, "pace": draw.pace_bar.choice}


def _grid_zones(play: Play) -> dict[str, QWidget]:
    editor, bar = play.parts.editor, play.parts.bar
    tools = {f"tool {one.text()}": one for one in (editor.tools.lift_word, editor.tools.lift_tile)}
    found = {"grid": editor.grid, "rack": editor.rack, "turn": editor.tools.turn}
    return {**_bar(play), **found, **tools, "ready": bar.go_on, "back": bar.back}


def _guess_zones(play: Play) -> dict[str, QWidget]:
    sheet, entry = play.parts.sheet, play.parts.entry
    letters = {f"letter {at}": one for at, one in enumerate(entry.letters.buttons)}
    found = {"sheet": sheet, "strip": entry.strip, "guess": entry.guess, "solve": entry.solve}
    return {**_bar(play), **found, **letters}


def _first_word(play: Play) -> int:
    letters = 0
    while not (word := play.find_anchor()):
        tap(Qt.Key.Key_Space, text=" ")
        letters += 1
    tap(Qt.Key.Key_F5)
    write(word.lower())
    tap(Qt.Key.Key_Return, text="\r")
    play.wait_for_ruling()
    assert word == play.state.anchor
    return letters + len(word)


CASE = CompositionCase(
    laid={
        "drawing": Laid(
            SCREENS["drawing"],
            {"letter": LETTER},
            _draw_heights,
            _drawing,
            _bottom(lambda play: play.parts.draw.call),
        ),
        "building": Laid(
            building,
            {"cell": CELL, "rack": RACK},
            _grid_heights,
            _laying,
            _bottom(lambda play: play.parts.editor),
        ),
        "solving": Laid(
            SCREENS["solving"],
            {"cell": CELL, "rack": RACK},
            _grid_heights,
            _laying,
            _bottom(lambda play: play.parts.editor),
        ),
        "guessing": Laid(
            SCREENS["guessing"],
            {"guess": GUESS, "letters": RACK},
            _guess_heights,
            _spelling,
            _bottom(lambda play: play.parts.entry),
        ),
    },
    turns={
        "drawing": Turn(
            SCREENS["drawing"],
            _draw_zones,
            {
                "turn up": lambda _play: tap(Qt.Key.Key_Space, text=" "),
                "call": lambda _play: tap(Qt.Key.Key_F6),
                "spell": lambda _play: write("nea"),
                "spell more": lambda _play: write("rx"),
                "no word": lambda _play: tap(Qt.Key.Key_Escape),
            },
            gone={"call": ("next", "callers")},
            scrolls=LARGE_IN_SMALL,
        ),
        "building": Turn(
            building,
            _grid_zones,
            {
                "letter": lambda _play: write("e"),
                "take off": lambda _play: tap(Qt.Key.Key_Backspace),
                "hold": lambda _play: tap(Qt.Key.Key_Left, CTRL),
                "put down": lambda _play: tap(Qt.Key.Key_Escape),
            },
        ),
        "solving": Turn(
            SCREENS["solving"],
            _grid_zones,
            {"letter": lambda _play: write("e"), "take off": lambda _play: chord("Z")},
        ),
        "guessing": Turn(
            SCREENS["guessing"],
            _guess_zones,
            {
                "letter": lambda _play: write("n"),
                "too many": lambda _play: write("qqx"),
                "anew": lambda _play: tap(Qt.Key.Key_Escape),
                "word": lambda _play: write("rest"),
            },
        ),
    },
    ways={
        "drawing": (
            SCREENS["drawing"],
            lambda _play: tap(Qt.Key.Key_F6),
            lambda _play: write("near"),
            lambda _play: tap(Qt.Key.Key_Escape),
        ),
        "dealt": (SCREENS["dealt"],),
        "building": (
            building,
            lambda _play: tap(Qt.Key.Key_Left, CTRL),
            lambda _play: tap(Qt.Key.Key_Escape),
        ),
        "guessing": (
            SCREENS["guessing"],
            lambda _play: chord("L"),
            lambda _play: tap(Qt.Key.Key_Escape),
            lambda play: play.guess("done"),
        ),
        "ended": (SCREENS["ended"],),
    },
    refusals={},
    first_word=FirstWord(_first_word, keys=2),
)
