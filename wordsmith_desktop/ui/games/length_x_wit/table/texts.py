"""What the parts of the table say, in English and German. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

STRIP: Final = Text("Word strip", "Wortleiste")
STRIP_EMPTY: Final = Text(
    "Click or drag dice and tiles here, or just type a word.",
    "Klick Würfel und Plättchen an, zieh sie hierher oder tipp einfach ein Wort.",
)
SPELLED: Final = Plural(
    one=Text("{word}, {n} die or tile", "{word}, {n} Würfel oder Plättchen"),
    many=Text("{word}, {n} dice and tiles", "{word}, {n} Würfel und Plättchen"),
)

DICE: Final = Text("Dice on the table", "Würfel auf dem Tisch")
NO_DICE: Final = Text("No die has been rolled yet.", "Noch ist kein Würfel geworfen.")
TIMES: Final = Text("× {n}", "× {n}")
TIMES_SPOKEN: Final = Plural(
    one=Text("{n} die, times 1", "{n} Würfel, mal 1"),
    many=Text("{n} dice, times {n}", "{n} Würfel, mal {n}"),
)

RACK: Final = Text("Your tiles", "Deine Plättchen")
SPENDABLE: Final = Text("spend {tile}", "{tile}, ausgeben")

BANKED: Final = Text("Banked", "Gesichert")
NOTHING_BANKED: Final = Text("nothing yet", "noch nichts")
BANK_SPOKEN: Final = Text("banked: {letters}, {points}", "gesichert: {letters}, {points}")
NO_BANK_SPOKEN: Final = Text("nothing banked yet", "noch nichts gesichert")
SPENT: Final = Text("Spent", "Ausgegeben")
NOTHING_SPENT: Final = Text("no vowel", "kein Vokal")
SPENT_SPOKEN: Final = Text("spent, face down: {letters}", "ausgegeben, liegt verdeckt: {letters}")
NO_SPENT_SPOKEN: Final = Text("no vowel spent", "kein Vokal ausgegeben")

BAGS: Final = Text("In the bags: {tiles}, {dice}", "In den Beuteln: {tiles}, {dice}")
TILES_LEFT: Final = Plural(
    one=Text("{n} tile", "{n} Plättchen"), many=Text("{n} tiles", "{n} Plättchen")
)
DICE_LEFT: Final = Plural(one=Text("{n} die", "{n} Würfel"), many=Text("{n} dice", "{n} Würfel"))

SCORE_NOW: Final = Text(
    "Score now = {sum} × {dice} = {score}", "Jetzt werten = {sum} × {dice} = {score}"
)
SCORE_NOW_BANKED: Final = Text(
    "Score now = {sum} × {dice} + {banked} banked = {score}",
    "Jetzt werten = {sum} × {dice} + {banked} gesichert = {score}",
)
RESPONSE: Final = Text("Response = {sum} = {score}", "Antwort = {sum} = {score}")
NOTHING_LAID: Final = Text(
    "Lay a word with all dice on the table.", "Leg ein Wort mit allen Würfeln auf dem Tisch."
)
STILL_TO_LAY: Final = Text(
    "So far {sum}. Still to lay: {dice}", "Bis jetzt {sum}. Noch zu legen: {dice}"
)
PRESS_KEEPS: Final = Plural(
    one=Text(
        "Press: {n} banked is yours in any case.",
        "Weiterwagen: {n} gesichert, der bleibt dir auf jeden Fall.",
    ),
    many=Text(
        "Press: {n} banked are yours in any case.",
        "Weiterwagen: {n} gesichert, die bleiben dir auf jeden Fall.",
    ),
)
PRESS_KEEPS_NOTHING: Final = Text(
    "Press: nothing is banked; without a next word the turn scores 0.",
    "Weiterwagen: Nichts ist gesichert; ohne nächstes Wort bringt der Zug 0.",
)
BANK_KEEPS: Final = Plural(
    one=Text("{n} banked is yours in any case.", "{n} gesichert, der bleibt dir auf jeden Fall."),
    many=Text(
        "{n} banked are yours in any case.", "{n} gesichert, die bleiben dir auf jeden Fall."
    ),
)
NO_MORE_DICE: Final = Text(
    "Every die is on the table: there is nothing to press for.",
    "Alle Würfel liegen auf dem Tisch: Weiterwagen geht nicht mehr.",
)

TOTALS: Final = Text("Points", "Punkte")
GOAL: Final = Plural(
    one=Text("Goal: {n} point", "Ziel: {n} Punkt"),
    many=Text("Goal: {n} points", "Ziel: {n} Punkte"),
)
LAST_ROUND: Final = Text("Last round", "Letzte Runde")
RESPONDING: Final = Text("may respond", "darf antworten")
LEADING: Final = Text("in the lead", "führt")

TILES_OF: Final = Text("{name}’s tiles: {letters}", "Plättchen von {name}: {letters}")
NO_TILES_OF: Final = Text("{name} has no tiles", "{name} hat keine Plättchen")
NO_TILES: Final = Text("no tiles", "keine Plättchen")
