"""How the program speaks two languages, and the words that all its pages share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from wordsmith_desktop.core.value import Value

from .keyboard import IS_MACOS, as_on_macos

Language = Literal["en", "de"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "de")


class Text(Value):
    """One sentence in every language, with `{named}` gaps to be filled by `say`."""

    en: str
    de: str

    def in_language(self, language: Language) -> str:
        """The sentence as written, gaps unfilled."""
        return self.de if language == "de" else self.en


class Plural(Value):
    """A sentence about a count: `{n}` is filled with it."""

    one: Text
    many: Text

    def for_count(self, n: int) -> Text:
        """The form that goes with `n`; in both languages only 1 is singular."""
        return self.one if n == 1 else self.many


Answer = tuple[Text, Text]
"""The name of something to choose, and the line that explains it."""


class _Tongue:
    """Holds the language in use, one for the whole program."""

    language: Language = "en"


def language() -> Language:
    """The language that sentences are said in."""
    return _Tongue.language


def set_language(name: str) -> None:
    """Say sentences in `name` from now on. Raises `ValueError` for an unknown language."""
    if name not in LANGUAGES:
        raise ValueError(f"no such language: {name!r}")
    _Tongue.language = name


def say(text: Text, **values: object) -> str:
    """The sentence in the current language with its gaps filled."""
    sentence = text.in_language(_Tongue.language)
    return (as_on_macos(sentence) if IS_MACOS else sentence).format(**values)


def say_count(plural: Plural, n: int, **values: object) -> str:
    """The sentence about `n` things in the current language."""
    return say(plural.for_count(n), n=n, **values)


def grouped(n: int) -> str:
    """A large number as the language writes it: "407,009", "407.009"."""
    return f"{n:,}".replace(",", say(_THOUSANDS))


_THOUSANDS: Final = Text(",", ".")
AND: Final = Text(" and ", " und ")


def joined(parts: Iterable[str], last: Text = AND) -> str:
    """A list in words: "a, b and c"; empty for nothing."""
    *first, end = tuple(parts) or ("",)
    return ", ".join(first) + say(last) + end if first else end


PROGRAM: Final = Text("Wordsmith Desktop", "Wordsmith Desktop")
STAYS_AWAKE: Final = Text("A match goes on", "Eine Partie läuft")
"""The desktop says so of a screen that stays awake."""

CANCEL: Final = Text("Cancel", "Abbrechen")
CLOSE: Final = Text("Close", "Schließen")
OPEN_FOLDER: Final = Text("Open folder", "Ordner öffnen")
BACK: Final = Text("Back", "Zurück")
START: Final = Text("Start", "Los geht’s")
REMOVE: Final = Text("Remove", "Entfernen")

ENGLISH: Final = Text("English", "Englisch")
GERMAN: Final = Text("German", "Deutsch")

CURTAIN_TITLE: Final = Text("Pass to {name}", "Weiter an {name}")
CURTAIN_HINT: Final = Text(
    "{name}, take your seat. Nobody else should be looking now.",
    "{name}, du bist dran. Jetzt sollte sonst niemand zusehen.",
)
CURTAIN_BUTTON: Final = Text("I am {name}", "Ich bin {name}")

CLOCK_NAME: Final = Text("Clock", "Uhr")
CLOCK_LEFT: Final = Text("{minutes}:{seconds} left", "noch {minutes}:{seconds}")
CLOCK_SOON: Final = Text("soon over", "gleich um")
CLOCK_OVER: Final = Text("time is up", "Zeit ist um")
CLOCK_PAUSED: Final = Text("paused", "angehalten")

DIE_NAME: Final = Text("Die", "Würfel")

SEATS_NAME: Final = Text("Players", "Spieler")
TURN_OF: Final = Text("{name}’s turn", "{name} ist dran")
SEAT_TO_MOVE: Final = Text("to move", "ist dran")
SEAT_ASKED: Final = Text("may answer", "darf antworten")
NEW_PIECE: Final = Text("new", "neu")
SEAT_SINCE: Final = Text("since your turn: {line}", "seit deinem Zug: {line}")
SEAT_DONE: Final = Text("done", "fertig")
POINTS: Final = Plural(
    one=Text("{n} point", "{n} Punkt"),
    many=Text("{n} points", "{n} Punkte"),
)
ALL_GAMES: Final = Text("All games", "Alle Spiele")
WORD_COUNT: Final = Plural(
    one=Text("{n} word", "{n} Wort"),
    many=Text("{n} words", "{n} Wörter"),
)

LETTER_COUNT: Final = Plural(
    one=Text("{n} letter", "{n} Buchstabe"), many=Text("{n} letters", "{n} Buchstaben")
)

BANNER_INFO: Final = Text("Note", "Hinweis")
BANNER_REFUSAL: Final = Text("Not possible", "Geht nicht")
BANNER_GOOD: Final = Text("Well done", "Gut gemacht")

RULING_LISTED: Final = Text("“{word}” is in the dictionary.", "„{word}“ steht im Wörterbuch.")
RULING_LONG: Final = Text(
    "“{word}” is a long word that the dictionary knows.",
    "„{word}“ ist ein langes Wort, das das Wörterbuch kennt.",
)
RULING_CONTRACTION: Final = Text(
    "“{word}” is a contraction, and in the dictionary.",
    "„{word}“ ist eine Verkürzung und steht im Wörterbuch.",
)
RULING_COMPOUND: Final = Text(
    "“{word}” is accepted as a compound; it is not in the dictionary.",
    "„{word}“ ist als Zusammensetzung angenommen, steht aber nicht im Wörterbuch.",
)
RULING_POSSESSIVE: Final = Text(
    "“{word}” is a possessive form, no word of its own.",
    "„{word}“ ist eine Besitzform und kein eigenes Wort.",
)
RULING_HOUSE_ACCEPTED: Final = Text(
    "“{word}” is on this table’s own list.", "„{word}“ steht auf der eigenen Liste des Tisches."
)
RULING_HOUSE_BANNED: Final = Text(
    "“{word}” is banned at this table.", "„{word}“ ist an diesem Tisch gesperrt."
)
RULING_NAME: Final = Text("“{word}” is a name.", "„{word}“ ist ein Name.")
RULING_ABBREVIATION: Final = Text("“{word}” is an abbreviation.", "„{word}“ ist eine Abkürzung.")
RULING_CLUB: Final = Text(
    "“{word}” is a short word that only clubs play.",
    "„{word}“ ist ein kurzes Wort, das nur Klubs spielen.",
)
RULING_BLOCKED: Final = Text(
    "“{word}” is on the list of words that do not count here.",
    "„{word}“ steht auf der Liste der Wörter, die hier nicht zählen.",
)
RULING_UNKNOWN: Final = Text(
    "“{word}” is not in the dictionary.", "„{word}“ steht nicht im Wörterbuch."
)
RULING_EMPTY: Final = Text("There is no word yet.", "Da ist noch kein Wort.")
RULING_BAD_CHARACTER: Final = Text(
    "“{word}” holds a character that no word has.",
    "In „{word}“ steht ein Zeichen, das in keinem Wort vorkommt.",
)
RULING_TOO_LONG: Final = Text("“{word}” is too long.", "„{word}“ ist zu lang.")
RULING_TOO_SHORT: Final = Text("“{word}” is too short.", "„{word}“ ist zu kurz.")
RULING_RARE_FOR_SEAT: Final = Text(
    "“{word}” is none of the easy words agreed for this player.",
    "„{word}“ gehört nicht zu den leichten Wörtern, die für diesen Platz abgemacht sind.",
)
RULING_SHORT_FOR_SEAT: Final = Text(
    "“{word}” has fewer letters than agreed for this player.",
    "„{word}“ hat weniger Buchstaben, als für diesen Platz abgemacht ist.",
)
RULING_NO_DICTIONARY: Final = Text(
    "There is no dictionary to look “{word}” up in.",
    "Es ist kein Wörterbuch da, in dem „{word}“ stehen könnte.",
)
RULING_OTHER_YES: Final = Text("“{word}” is accepted.", "„{word}“ gilt.")
RULING_OTHER_NO: Final = Text("“{word}” is not accepted.", "„{word}“ gilt nicht.")


EMBLEMS: Final[dict[str, Text]] = {
    "blue": Text("Blue circle", "Blauer Kreis"),
    "yellow": Text("Yellow star", "Gelber Stern"),
    "red": Text("Red triangle", "Rotes Dreieck"),
    "green": Text("Green diamond", "Grüne Raute"),
    "pink": Text("Pink heart", "Rosa Herz"),
    "orange": Text("Orange square", "Oranges Quadrat"),
    "sky": Text("Light-blue drop", "Hellblauer Tropfen"),
    "grey": Text("Grey cross", "Graues Kreuz"),
}
"""By colour."""


REFUSED: Final = Text("refused", "abgelehnt")
NOT_LAID: Final = Text("{letters} cannot be laid", "{letters} lässt sich nicht legen")
ON_STRIP: Final = Text("{piece}, lies on the strip", "{piece}, liegt auf der Leiste")
PICKED_UP: Final = Text("{piece}, picked up", "{piece}, aufgenommen")
ORDERED: Final = Text("In this order now: {pieces}", "Jetzt in dieser Reihenfolge: {pieces}")
MOVED_TO: Final = Text("{piece}, place {place} of {count}", "{piece}, Platz {place} von {count}")


DAY: Final = Text("Date", "Datum")
DAY_PATTERN: Final = Text("d MMMM yyyy", "d. MMMM yyyy")
SHORT_DAY_PATTERN: Final = Text("d MMM yyyy", "d. MMM yyyy")
"""As Qt writes dates."""
DOCUMENT_TITLE: Final = Text("{game}: {title}", "{game}: {title}")
PLAYERS: Final = Text("Players", "Am Tisch")
PAGE_OF: Final = Text("Page {number} of {count}", "Seite {number} von {count}")
RESULT: Final = Text("Result", "Ergebnis")
SO_FAR: Final = Text("Points so far", "Punkte bisher")
SCORE_SHEET: Final = Text("Score sheet", "Wertungsblatt")
NAME: Final = Text("Name", "Name")
