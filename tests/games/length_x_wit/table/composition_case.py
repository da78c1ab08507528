"""The table of Length × Wit as people see it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtWidgets import QWidget

from tests.games.composition import CompositionCase, FirstWord, Laid, Refusal, Turn, place
from tests.games.length_x_wit.table.play_luck import Luck
from tests.games.length_x_wit.table.play_table import Play
from tests.games.play_hands import click, write
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset

SIX = ("Ana", "Ben", "Cho", "Dörte-Marie", "Emil", "Frida")
RACKS = ("T R A S", "E O R P", "A E P S", "I O N T", "R S E A", "O T P N")


def deal(seats: int) -> Luck:
    """Full racks, and a first die with an R."""
    return Luck(RACKS[:seats], draws=["E O N Y I"], throws=["R", "R P"])


def sit(play: Play, seats: int, *, referee: Referee = Referee.OBJECTION) -> None:
    """A table with one die on it and a full rack before whoever spells."""
    play.sit_at(deal(seats), *SIX[:seats], referee=referee)
    play.roll()


def _lay(play: Play, seats: int) -> None:
    sit(play, seats)
    write("rat")


def _heights(play: Play) -> Mapping[str, float]:
    parts = play.parts
    return {
        "die": parts.dice.row.dice[0].piece_area().height(),
        "word": parts.strip.pieces[0].height(),
        "tile": parts.rack.tiles[0].piece_area().height(),
    }


def _acted_on(play: Play) -> tuple[QWidget, ...]:
    parts = play.parts
    return (*parts.dice.row.dice, parts.strip, *parts.strip.pieces, *parts.rack.tiles)


def _zones(play: Play) -> dict[str, QWidget]:
    parts, acts = play.parts, play.parts.acts
    found = {"header": parts.header, "dice": parts.dice, "strip": parts.strip, "bar": parts.bar}
    named = {"score": acts.score, "press": acts.press, "give up": acts.give_up}
    tiles = {f"tile {at}": one for at, one in enumerate(parts.rack.tiles)}
    return {**found, "worth": parts.score, **named, "spend": acts.spend, **tiles}


def _spend_nothing(play: Play) -> None:
    """While somebody chooses a vowel, nothing goes on."""
    click(play.parts.acts.spend)
    click(play.parts.acts.keep)


def _table(seats: int) -> Laid:
    return Laid(
        partial(_lay, seats=seats),
        {"die": 0.1, "word": 0.13, "tile": 0.14},
        _heights,
        _acted_on,
        lambda play: place(play.parts.rack).bottom(),
    )


def _turn(seats: int) -> Turn:
    asked = ("strip", "worth", "score", "press", "give up", "spend")
    return Turn(
        partial(sit, seats=seats),
        _zones,
        {
            "letter": lambda _play: write("r"),
            "too many": lambda _play: write("atqx"),
            "anew": lambda play: play.type_word("rat"),
            "say": lambda play: play.say("RAT"),
        },
        gone={"say": (*asked, *(f"tile {at}" for at in range(9)))},
    )


def _first_word(play: Play) -> int:
    play.roll()
    word = play.words()[0].word
    write(word.lower())
    play.enter()
    assert sum(play.points) > 0
    return len(word)


CASE = CompositionCase(
    laid={"of two": _table(2), "of six": _table(6)},
    turns={"of three": _turn(3), "of six": _turn(6)},
    ways={
        "of two": (
            lambda play: play.sit_at(deal(2), *SIX[:2]),
            lambda play: play.roll(),
            _spend_nothing,
            lambda play: play.type_word("rat"),
        ),
    },
    refusals={
        "of two": Refusal(
            partial(sit, seats=2, referee=Ruleset().referee),
            _zones,
            lambda play: play.say("RTSA"),
            lambda play: place(play.parts.strip),
            lambda _play: write("r"),
        )
    },
    first_word=FirstWord(_first_word, keys=2),
)
