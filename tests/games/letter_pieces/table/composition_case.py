"""The table of the Letter Piece Game as people see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from tests.games.composition import CompositionCase, FirstWord, Laid, Refusal, Turn, place
from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import CTRL, chord, tap, write
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.letter_pieces.table.geometry import Geometry
from wordsmith_desktop.games.letter_pieces.table.page import MatchPage

FOUR = ("Ana", "Ben", "Cho", "Dörte-Marie")
POOL = (3, 3, 1, 1)


def table(play: Play) -> Geometry:
    """Where everything lies on the board."""
    return play.parts.board.board.geometry


def at_window(play: Play, box: QRect) -> QRect:
    """A rectangle of the board as it stands in the window."""
    return box.translated(place(play.parts.board).topLeft())


def zones(page: MatchPage) -> dict[str, QWidget]:
    """What is to stand still while a turn is played."""
    parts = page.parts
    return {
        "header": parts.header,
        "board": parts.board,
        "die": parts.tray.die,
        "rail": parts.pads.rail,
        "bar": parts.bar,
        "forecast": parts.claim.forecast,
        "pass": parts.claim.pass_button,
        "claim": parts.claim.claim_button,
    }


def _sit(play: Play, seats: int, typed: str = "", **fields: Any) -> None:
    play.sit(*FOUR[:seats], rules=lp.Ruleset(**{"given": POOL, **fields}))
    write(typed)


def heights(play: Play) -> Mapping[str, float]:
    """Of a long straight on the bench and in its heap, in pixels."""
    items = play.parts.board.board
    laid = next(p for p in play.player.pieces if p.pose is not None and p.kind is lp.Shape.L)
    loose = next(p for p in play.player.pieces if p.pose is None and p.kind is lp.Shape.L)
    found = {"word": items.item(laid.id), "heap": items.item(loose.id)}
    heights = {name: item.shape().boundingRect().height() for name, item in found.items() if item}
    return {**heights, "capital": table(play).cap}


def _acted_on(play: Play) -> Sequence[QWidget]:
    return (play.parts.board.viewport(), play.parts.tray.die)


def _table(seats: int, given: tuple[int, ...]) -> Laid:
    return Laid(
        partial(_sit, seats=seats, typed="i", given=given),
        {"word": 0.157, "heap": 0.157, "capital": 0.157},
        heights,
        _acted_on,
        lambda play: at_window(play, table(play).tray.toRect()).bottom(),
    )


def _claim_anew(play: Play) -> None:
    while play.player.choices:
        play.choose_pieces()
    tap(Qt.Key.Key_Backspace, CTRL)
    write("lit")
    play.claim()
    assert play.seen.call is not None


def _bench(play: Play) -> QRect:
    """The lower two thirds of the bench: the letters above are to be seen."""
    bench = at_window(play, table(play).bench.toRect())
    return bench.adjusted(0, bench.height() // 3, 0, 0)


def _first_word(play: Play) -> int:
    rolls = 0
    while (word := play.find_word()) is None:
        chord("R")
        play.choose_pieces()
        rolls += 1
    write(word.lower())
    play.claim()
    assert (word,) == play.words(0)
    return rolls + len(word)


CASE = CompositionCase(
    laid={"of two": _table(2, POOL), "of four": _table(4, (4, 4, 3, 3))},
    turns={
        "of three": Turn(
            partial(_sit, seats=3, referee=Referee.OBJECTION, clock=Clock.SOFT, turn_seconds=90),
            lambda play: zones(play.page),
            {
                "letter": lambda _play: write("l"),
                "word": lambda _play: write("it"),
                "too many": lambda _play: write("qqo"),
                "roll": lambda _play: chord("R"),
                "claim": _claim_anew,
                "next turn": lambda play: play.answer("No objection"),
            },
        )
    },
    ways={
        "of two": (
            partial(_sit, seats=2, required=lp.RequiredLetters.LETTERS),
            lambda _play: write("tiloei"),
            lambda _play: tap(Qt.Key.Key_Return, text="\r"),
            lambda _play: write("lit"),
        ),
    },
    refusals={
        "of two": Refusal(
            partial(_sit, seats=2, typed="lti"),
            lambda play: zones(play.page),
            lambda play: play.claim(),
            _bench,
            lambda _play: tap(Qt.Key.Key_Backspace),
        )
    },
    first_word=FirstWord(_first_word, keys=1),
)
