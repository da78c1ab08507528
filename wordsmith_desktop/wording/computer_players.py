"""The six computer players as people meet them: a name, an emblem and a temper for each level."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.bots.levels import COUNT, bot_of_level, level_of
from wordsmith_desktop.core.value import Value

from .texts import Text, say

if TYPE_CHECKING:
    pass


class Character(Value):
    """Who plays at a level."""

    level: int
    names: tuple[str, ...]
    """The same in every language: two of one level have two names."""
    emblem: str
    """One of `records.profiles.COLOURS`."""
    temper: Text

    @property
    def name(self) -> str:
        """What it is called where it sits alone."""
        return self.names[0]

    @property
    def bot(self) -> str:
        """Its name in the logs of matches."""
        return bot_of_level(self.level)


CHARACTERS: Final = (
    Character(
        1,
        ("Pip", "Tinka", "Fips", "Juno"),
        "yellow",
        Text(
            "Plays the first word that comes to mind, and knows only everyday ones.",
            "Spielt das erste Wort, das ihm einfällt, und kennt nur alltägliche.",
        ),
    ),
    Character(
        2,
        ("Momo", "Lulu", "Benno", "Paula"),
        "green",
        Text(
            "Takes things easy and is content with little.",
            "Lässt es ruhig angehen und ist mit wenig zufrieden.",
        ),
    ),
    Character(
        3,
        ("Tilda", "Emil", "Frieda", "Oskar"),
        "sky",
        Text("Plays as most people do.", "Spielt so, wie die meisten spielen."),
    ),
    Character(
        4,
        ("Bruno", "Greta", "Hugo", "Marta"),
        "orange",
        Text(
            "Knows many words and waits for the good ones.",
            "Kennt viele Wörter und wartet auf die guten.",
        ),
    ),
    Character(
        5,
        ("Vesna", "Casimir", "Zora", "Ilja"),
        "red",
        Text(
            "Sees nearly everything and takes what it can get.",
            "Sieht fast alles und nimmt, was zu holen ist.",
        ),
    ),
    Character(
        6,
        ("Ovid", "Hypatia", "Seneca", "Sappho"),
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
FURTHER_NAME: Final = Text("{name} {n}", "{name} {n}")
LEVEL_SAID: Final = Text("level {level} of {count}", "Stufe {level} von {count}")
LEVEL: Final = Text("{name}, level {level} of {count}", "{name}, Stufe {level} von {count}")
ADD: Final = Text("+ Computer", "+ Computer")
ADD_NAME: Final = Text("Add a computer player", "Einen Computer dazuholen")
SAYS: Final = Text("{name}: “{line}”", "{name}: „{line}“")
SAID: Final = Text("said: {line}", "hat gesagt: {line}")
CHOOSE: Final = Text("Who plays on seat {n}", "Wer auf Platz {n} spielt")
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


def character_of(bot: str) -> Character | None:
    """Who plays as a bot of that name; None where it is none of the six."""
    level = level_of(bot)
    return None if level is None else CHARACTERS[level - 1]


def level_text(one: Character, name: str = "") -> str:
    """A name, by default the first, with the level, such as "Tilda, level 3 of 6"."""
    return say(LEVEL, name=name or one.name, level=one.level, count=COUNT)


def level_said(level: int) -> str:
    """A level in words, where pips show it."""
    return say(LEVEL_SAID, level=level, count=COUNT)


def seat_name(one: Character, taken: Collection[str] = ()) -> str:
    """What it is called at a table: the first of its names that nobody else has."""
    held = {name.casefold() for name in taken}
    further = (say(FURTHER_NAME, name=one.name, n=n) for n in range(2, len(held) + 3))
    return next(name for name in (*one.names, *further) if name.casefold() not in held)
