"""What was agreed for one player at a table of unequal ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from wordsmith_desktop.records.log import USUAL_TERMS, Terms

from .dictionary_names import words_of
from .texts import Answer, Text, say

BUTTON: Final = "…"
BUTTON_NAME: Final = Text(
    "Agree on something else for {name} …", "Für {name} etwas anderes abmachen …"
)
TITLE: Final = Text("Agreed for {name}", "Abgemacht für {name}")
ABOUT: Final = Text(
    "For an even match between unequal players; everybody sees it.",
    "Damit auch Ungleiche eine spannende Partie haben; alle sehen es.",
)
LANGUAGE: Final = Text("Language of the words", "Sprache der Wörter")
AS_TABLE: Final = Text("As for the table", "Wie am ganzen Tisch")
WORDS: Final = Text("Which words count", "Welche Wörter zählen")
RARITY: Final[Mapping[int, Answer]] = {
    0: (Text("All", "Alle"), Text("Every word of the dictionary.", "Alle Wörter im Wörterbuch.")),
    35: (
        Text("Common", "Geläufige"),
        Text("Words that one reads or hears often.", "Wörter, die man oft liest oder hört."),
    ),
    45: (
        Text("Easy", "Leichte"),
        Text(
            "Everyday words only, such as a child knows.",
            "Nur alltägliche Wörter, wie ein Kind sie kennt.",
        ),
    ),
}
"""By least commonness: ten times the Zipf frequency."""
LETTERS: Final = Text("Fewest letters", "Wenigste Buchstaben")
LETTERS_AS_RULES: Final = Text("By the rules", "Nach den Regeln")
LETTERS_COUNT: Final = Text("{n}", "{n}")
HINTS: Final = Text("Hints", "Tipps")
HINTS_ALLOWED: Final = Text("May be asked for", "Erlaubt")
HINTS_NONE: Final = Text("None", "Keine")
CLOCK: Final = Text(
    "Clock",
    "Uhr",
)
CLOCK_OWN: Final = Text("As always for {name}", "Wie immer für {name}")
CLOCK_AS_RULES: Final = Text("clock as the rules say", "Uhr wie in den Regeln")
TAKE: Final = Text("Agree", "Übernehmen")
NOTHING: Final = Text("As for everybody", "Wie für alle")

NO_HINTS_HERE: Final = Text(
    "No hints: that was agreed for you before the match.",
    "Keine Tipps: So war es vor der Partie für dich abgemacht.",
)
EVEN: Final = Text("Even match", "Ausgleichen")
EVEN_ABOUT: Final = Text(
    "Proposes a harder task for whoever is stronger, from the matches you have played.",
    "Schlägt aus euren bisherigen Partien vor, wer es schwerer haben soll.",
)
EVEN_UNKNOWN: Final = Text(
    "Nobody knows yet how strong {name} is: that takes three matches with others.",
    "Noch weiß niemand, wie stark {name} ist: Dazu braucht es drei Partien mit anderen.",
)
EVEN_ALREADY: Final = Text(
    "You are about equally strong: nothing is needed.",
    "Ihr seid etwa gleich stark: Es braucht nichts.",
)
EVEN_BOXES: Final = Text(
    "Whoever is stronger begins with boxes crossed out, as below “Referee and handicap”.",
    "Wer stärker ist, beginnt mit gestrichenen Kästchen, siehe „Schiedsrichter und Handicap“.",
)
EVEN_LETTERS: Final = Text(
    "Whoever is stronger makes longer words, as it says below the name.",
    "Wer stärker ist, legt längere Wörter, wie es unter dem Namen steht.",
)
_ONLY: Final[Mapping[int, Text]] = {
    35: Text("common words", "geläufige Wörter"),
    45: Text("easy words", "leichte Wörter"),
}
_ONLY_OTHER: Final = Text("fewer words", "weniger Wörter")
_FROM: Final = Text("from {n} letters on", "ab {n} Buchstaben")
_HELPLESS: Final = Text("no hints", "keine Tipps")
_CLOCK_AT: Final = Text("clock at {n} %", "Uhr mit {n} %")
_CLOCK_OFF: Final = Text("no clock", "ohne Uhr")
HAS_TERMS: Final = Text("mixed", "gemischt")

USUAL_PACE: Final = 100
"""Percent: clocks run as long as the rules say."""


def terms_text(terms: Terms, clock_percent: int = USUAL_PACE) -> str:
    """What was agreed in a few words, such as "German words · no hints"; empty for nothing."""
    return " · ".join(_parts(terms, clock_percent))


def _parts(terms: Terms, clock_percent: int) -> Iterator[str]:
    if terms.dictionary:
        yield say(words_of(terms.dictionary))
    limits = terms.limits
    if limits.least_commonness:
        yield say(_ONLY.get(limits.least_commonness, _ONLY_OTHER))
    if limits.least_letters:
        yield say(_FROM, n=limits.least_letters)
    if terms.has_hints != USUAL_TERMS.has_hints:
        yield say(_HELPLESS)
    if clock_percent != USUAL_PACE:
        yield say(_CLOCK_AT, n=clock_percent) if clock_percent else say(_CLOCK_OFF)
