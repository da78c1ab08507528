"""The six computer players as people meet them: a name, an emblem and a temper for each level."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.bots.levels import COUNT, bot_of_level, level_of

from .texts import Text, say

if TYPE_CHECKING:
    from wordsmith_desktop.bots.bot import Motive


@dataclass(frozen=True, slots=True)
class Character:
    """Who plays at a level."""

    level: int
    name: str
    """The same in every language."""
    emblem: str
    """One of `records.profiles.COLOURS`."""
    temper: Text

    @property
    def bot(self) -> str:
        """Its name in the logs of matches."""
        return bot_of_level(self.level)


CHARACTERS: Final = (
    Character(
        1,
        "Pip",
        "yellow",
        Text(
            "Plays the first word that comes to mind, and knows only everyday ones.",
            "Spielt das erste Wort, das ihm einfällt, und kennt nur alltägliche.",
        ),
    ),
    Character(
        2,
        "Momo",
        "green",
        Text(
            "Takes things easy and is content with little.",
            "Lässt es ruhig angehen und ist mit wenig zufrieden.",
        ),
    ),
    Character(
        3,
        "Tilda",
        "sky",
        Text("Plays as most people do.", "Spielt so, wie die meisten spielen."),
    ),
    Character(
        4,
        "Bruno",
        "orange",
        Text(
            "Knows many words and waits for the good ones.",
            "Kennt viele Wörter und wartet auf die guten.",
        ),
    ),
    Character(
        5,
        "Vesna",
        "red",
        Text(
            "Sees nearly everything and takes what it can get.",
            "Sieht fast alles und nimmt, was zu holen ist.",
        ),
    ),
    Character(
        6,
        "Ovid",
        "grey",
        Text(
            "Knows every word that anybody has met, and weighs each move.",
            "Kennt jedes Wort, das irgendwem begegnet ist, und wägt jeden Zug ab.",
        ),
    ),
)
"""By level, mildest first."""

USUAL_LEVEL: Final = 2
"""Who is offered to somebody of whom nothing is known."""
SEAT_NAME: Final = Text("{name} {level}", "{name} {level}")
SECOND_SEAT_NAME: Final = Text("{name} {level} ({n})", "{name} {level} ({n})")
LEVEL: Final = Text("{name}, level {level} of {count}", "{name}, Stufe {level} von {count}")
ADD: Final = Text("+ Computer", "+ Computer")
ADD_NAME: Final = Text("Add a computer player", "Einen Computer dazuholen")
AGAINST: Final = Text("Computer ›", "Computer ›")
AGAINST_NAME: Final = Text(
    "{game}: play against the computer", "{game}: gegen den Computer spielen"
)
AGAINST_HINT: Final = Text(
    "{player} against a computer of about the same strength, by the rules of the last time.",
    "{player} gegen einen etwa gleich starken Computer, mit den Regeln vom letzten Mal.",
)
CHOOSE: Final = Text("Who plays on seat {n}", "Wer auf Platz {n} spielt")
TURN_OF: Final = Text("{name}’s turn", "{name} ist dran")
SEARCHES: Final = Text("{name} is looking for a word …", "{name} sucht ein Wort …")
WHY: Final = Text("Why?", "Warum?")
WHY_OF: Final = Text("{name}: {line}", "{name}: {line}")
WHY_UNKNOWN: Final = Text("{name} does not say why.", "{name} sagt nicht, warum.")
WHY_SECRET: Final = Text(
    "{name} tells after the match: there is a secret in it.",
    "{name} verrät es erst nach der Partie: Es steckt ein Geheimnis darin.",
)
WHY_GUARDED: Final = Text(
    "{name} tells once nobody can object any more.",
    "{name} verrät es, sobald niemand mehr Einspruch erheben kann.",
)
BLUFFED: Final = Text(
    "{word} is not in the dictionary: it was a bluff, for {points}.",
    "{word} steht nicht im Wörterbuch: Das war ein Bluff, für {points}.",
)


def why_line(game: str, motive: Motive) -> str:
    """Why a player of a game did something, in a sentence; empty where nothing is to be said."""
    # It needs what computers play with, which a table of people does without.
    found: str = import_module(f"wordsmith_desktop.games.{game}.words.why").why_line(motive)
    return found


def character_of(bot: str) -> Character | None:
    """Who plays as a bot of that name; None where it is none of the six."""
    level = level_of(bot)
    return None if level is None else CHARACTERS[level - 1]


def level_text(one: Character) -> str:
    """The name with its level, such as "Tilda, level 3 of 6"."""
    return say(LEVEL, name=one.name, level=one.level, count=COUNT)


def seat_name(one: Character, taken: Collection[str] = ()) -> str:
    """What it is called at a table, with its level and unlike any name that is `taken`."""
    plain = say(SEAT_NAME, name=one.name, level=one.level)
    held = {name.casefold() for name in taken}
    name, number = plain, 1
    while name.casefold() in held:
        number += 1
        name = say(SECOND_SEAT_NAME, name=one.name, level=one.level, n=number)
    return name
