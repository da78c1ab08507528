"""What the pages of dictionaries say."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

MENU: Final = Text("Dictionaries …", "Wörterbücher …")
TITLE: Final = Text("Dictionaries", "Wörterbücher")
ABOUT: Final = Text(
    "Add a list of your own, one word a line, or a Hunspell dictionary; or drop it on the window.",
    "Füg eine eigene Liste hinzu, ein Wort pro Zeile, oder ein Hunspell-Wörterbuch; oder "
    "zieh sie aufs Fenster.",
)
LIST: Final = Text("All dictionaries", "Alle Wörterbücher")
ADD: Final = Text("Add a dictionary …", "Wörterbuch hinzufügen …")
REMOVE: Final = Text("Remove", "Entfernen")
REMOVE_TITLE: Final = Text("Remove the dictionary?", "Wörterbuch entfernen?")
REMOVE_TEXT: Final = Text(
    "“{title}” goes from this computer. In matches that go on by it, the table decides "
    "from then on.",
    "„{title}“ verschwindet von diesem Computer. In laufenden Partien entscheidet dann der Tisch.",
)
REMOVED: Final = Text("“{title}” is removed.", "„{title}“ ist entfernt.")
NOT_REMOVED: Final = Text("“{title}” could not be removed.", "„{title}“ ließ sich nicht entfernen.")
ADDED: Final = Plural(
    Text(
        "“{title}” is there, with {n} word. To play by it: “Set up players and rules”.",
        "„{title}“ ist da, mit {n} Wort. Damit spielen: „Spieler und Regeln wählen“.",
    ),
    Text(
        "“{title}” is there, with {n} words. To play by it: “Set up players and rules”.",
        "„{title}“ ist da, mit {n} Wörtern. Damit spielen: „Spieler und Regeln wählen“.",
    ),
)
LANGUAGE: Final = Text("Language", "Sprache")
COUNT: Final = Text("Words", "Wörter")
SOURCE: Final = Text("From", "Woher")
LICENCE: Final = Text("Licence", "Lizenz")
OURS: Final = Text("comes with the program", "gehört zum Programm")
OUR_LICENCE: Final = Text(
    "Several free lists; see “About” in the Help menu.",
    "Mehrere freie Listen; siehe „Über das Programm“ im Menü Hilfe.",
)
NO_LICENCE: Final = Text("The file says nothing of it.", "Die Datei sagt nichts dazu.")
GOES_BY: Final = Text("{mode}: {base}", "{mode}: {base}")

ADDING_TITLE: Final = Text("Add a dictionary", "Wörterbuch hinzufügen")
FILE_KIND: Final = Text(
    "Lists of words (*.txt *.csv *.tsv *.dic *.lst *.words);;All files (*)",
    "Wortlisten (*.txt *.csv *.tsv *.dic *.lst *.words);;Alle Dateien (*)",
)
FILE: Final = Text("File", "Datei")
NAME: Final = Text("Name", "Name")
MODE: Final = Text("Which words count", "Welche Wörter zählen")
BASE: Final = Text("Goes by", "Geht nach")
LOOKING: Final = Text("Looking into the file …", "Die Datei wird angesehen …")
KEEPING: Final = Text("Adding …", "Wird hinzugefügt …")
TAKE: Final = Text("Add", "Hinzufügen")
NO_BASE: Final = Text(
    "There is no other dictionary of this language.",
    "In dieser Sprache gibt es kein anderes Wörterbuch.",
)
FROM_SYSTEM: Final = Text("On this computer …", "Auf diesem Computer …")
"""Hunspell dictionaries that the system has installed."""
EQUIPMENT: Final = Text("Dice and cards", "Würfel und Karten")
EQUIPMENT_MADE: Final = Text(
    "Chosen from the letters of this list.", "Aus den Buchstaben dieser Liste gewählt."
)
EQUIPMENT_MAKING: Final = Text(
    "Being chosen from the letters of this list: {n} %",
    "Werden aus den Buchstaben dieser Liste gewählt: {n} %",
)
EQUIPMENT_MISSING: Final = Text(
    "Not chosen yet: the English ones serve.", "Noch nicht gewählt: Die englischen dienen."
)
