"""The table of Rewordable as people see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.games.composition import CompositionCase, FirstWord, Laid, Refusal, Turn, place
from tests.games.play_hands import chord, tap, write
from tests.games.rewordable.table.play_deal import Dealt
from tests.games.rewordable.table.play_table import Play
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.rewordable.rules.tokens import Goal

EIGHT = ("Ana", "Ben", "Cho", "Dörte-Marie", "Emil", "Frida", "Gülcan", "Hannelore")
HANDS = ("C AT T SE EL", "H E R RE TH", *[""] * 6)
ON_TABLE = 0.039
"""With the largest text; more is asked by number of players where text is as usual."""
ROW = (Goal.BLUE_PINK, Goal.ADD_ON, Goal.BLUE_ONLY)


def sit(play: Play, seats: int, **fields: object) -> None:
    """A table before whose cards Ana sits."""
    play.sit_at(Dealt(HANDS[:seats], pool="I NG SI", row=ROW), *EIGHT[:seats], **fields)
    play.lift()


def _sitting(seats: int, typed: str = "", **fields: object) -> Callable[[Play], None]:
    def come(play: Play) -> None:
        sit(play, seats, **fields)
        write(typed)

    return come


def heights(play: Play) -> Mapping[str, float]:
    """Of the cards, in pixels."""
    parts = play.parts
    return {
        "word": parts.strip.pieces[0].height(),
        "hand": parts.hand.buttons[0].piece_area().height(),
        "pool": parts.pool.buttons[0].piece_area().height(),
        "on the table": parts.lexicons.card_height,
    }


def _acted_on(play: Play) -> tuple[QWidget, ...]:
    parts = play.parts
    cards = (*parts.hand.buttons, *parts.pool.buttons)
    own = parts.lexicons.lexicons[play.seat]
    return (parts.strip, *parts.strip.pieces, *cards, parts.deck, own.header)


def _zones(play: Play) -> dict[str, QWidget]:
    parts, acts = play.parts, play.parts.acts
    found: dict[str, QWidget] = {
        "header": parts.header,
        "words": parts.lexicons,
        "strip": parts.strip,
        "gain": parts.gain,
        "cards": parts.lower,
        "deck": parts.deck,
        "bar": parts.bar,
        "build": acts.build,
        "pass": acts.pass_turn,
        "moves": acts.moves,
    }
    lines = {f"line {seat}": one for seat, one in parts.lexicons.lexicons.items()}
    tokens = {f"token {at}": one for at, one in enumerate(parts.tokens.badges)}
    chips = {f"chip {at}": one for at, one in enumerate(parts.header.seats.chips)}
    cards = (*parts.hand.buttons, *parts.pool.buttons)
    return {**found, **lines, **tokens, **chips, **{f"card {one.view.id}": one for one in cards}}


def _table(seats: int) -> Laid:
    return Laid(
        _sitting(seats, "cat"),
        {"word": 0.13, "hand": 0.14, "pool": 0.14, "on the table": ON_TABLE},
        heights,
        _acted_on,
        lambda play: place(play.parts.hand).bottom(),
    )


def _turn(seats: int) -> Turn:
    return Turn(
        _sitting(seats, referee=Referee.OBJECTION),
        _zones,
        {
            "letter": lambda _play: write("c"),
            "too many": lambda _play: write("atxq"),
            "pass": lambda _play: chord("E"),
            "no pass": lambda _play: tap(Qt.Key.Key_Escape),
            "anew": lambda play: play.type_word("CAT"),
            "build": lambda play: play.build(),
        },
        # The hand is nobody's business once the table is asked: its cards are gone.
        gone={"build": tuple(f"card {number}" for number in range(200))},
    )


def _first_word(play: Play) -> int:
    play.lift()
    found = play.find()
    assert found is not None
    write(found.word.lower())
    play.build()
    assert [found.word] == play.words(0)
    return len(found.word)


CASE = CompositionCase(
    laid={"of two": _table(2), "of five": _table(5), "of eight": _table(8)},
    turns={f"of {seats}": _turn(seats) for seats in (2, 4, 8)},
    ways={
        "of two": (
            _sitting(2, referee=Referee.OBJECTION),
            lambda _play: chord("E"),
            lambda _play: tap(Qt.Key.Key_Escape),
            lambda play: play.type_word("CAT"),
        ),
    },
    refusals={
        "of two": Refusal(
            _sitting(2, "ctel"),
            _zones,
            lambda play: play.build(),
            lambda play: place(play.parts.strip),
            lambda _play: tap(Qt.Key.Key_Backspace),
        )
    },
    first_word=FirstWord(_first_word, keys=1, clicks=1),
)
