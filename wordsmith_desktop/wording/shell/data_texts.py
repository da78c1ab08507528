"""What is said where the program keeps, copies, brings in and cannot write a person's data."""

from __future__ import annotations

from typing import Final

from ..texts import Plural, Text

LEAVE_TITLE: Final = Plural(
    one=Text("{n} action is not on the disk", "{n} Zug ist nicht gespeichert"),
    many=Text("{n} actions are not on the disk", "{n} Züge sind nicht gespeichert"),
)
LEAVE_TEXT: Final = Text(
    "The match cannot be saved: {why} Leaving now loses it; a copy holds all of it.",
    "Die Partie lässt sich nicht speichern: {why} Gehst du, ist das weg; eine Kopie enthält alles.",
)
LEAVE_STAY: Final = Text("Stay", "Hierbleiben")
LEAVE_ANYWAY: Final = Text("Leave anyway", "Trotzdem gehen")
LEAVE_COPY: Final = Text("Save a copy …", "Kopie speichern …")
LEAVE_STILL: Final = Text("It still does not work: {why}", "Es geht noch immer nicht: {why}")
OPENING: Final = Text("Opening the match …", "Die Partie wird geöffnet …")
OPENING_TEXT: Final = Text(
    "It is a long one: every move of it is read and checked.",
    "Sie ist lang: Jeder Zug wird gelesen und geprüft.",
)
DISK_WAITS: Final = Text("The disk is still writing …", "Der Datenträger schreibt noch …")
DISK_WAITS_TEXT: Final = Text(
    "Leave now, and a power failure would cost the last moves.",
    "Gehst du jetzt, würde ein Stromausfall die letzten Züge kosten.",
)
WRITTEN_ANEW: Final = Text(
    "The file of this match was gone; all of it was written anew.",
    "Die Datei dieser Partie war weg; alles wurde neu geschrieben.",
)

SECRETS_TITLE: Final = Text(
    "The copy tells what is still secret", "Die Kopie verrät, was noch geheim ist"
)
SECRETS_TEXT: Final = Text(
    "Hands, hidden puzzles and draws stand in it, readable: not for those who play.",
    "Karten, verdeckte Rätsel und Ziehungen stehen lesbar darin: nichts für die, die mitspielen.",
)
SECRETS_YES: Final = Text("Save it all the same", "Trotzdem speichern")

RESULTS: Final = Plural(
    one=Text("{n} result", "{n} Ergebnis"), many=Text("{n} results", "{n} Ergebnisse")
)
TAKE_OVER_OPEN: Final = Text("Take over results …", "Ergebnisse übernehmen …")
TAKE_OVER: Final = Text("Take over", "Übernehmen")
TAKE_OVER_TITLE: Final = Text("Results that are {name}’s too", "Was auch von {name} ist")
TAKE_OVER_TEXT: Final = Text(
    "Whatever was played under another name becomes {name}’s; you can undo it.",
    "Was unter anderem Namen gespielt wurde, gehört dann {name}; das geht auch zurück.",
)
TAKE_OVER_GUEST: Final = Text("{name}, as a guest: {results}", "{name}, als Gast: {results}")
TAKE_OVER_PLAYER: Final = Text("{name}, on the list: {results}", "{name}, auf der Liste: {results}")
TAKE_OVER_NOBODY: Final = Text("Nobody else has results.", "Niemand sonst hat Ergebnisse.")
TAKEN_OVER: Final = Plural(
    one=Text(
        "{n} result of {whose} is {name}’s now.", "{n} Ergebnis von {whose} gehört jetzt {name}."
    ),
    many=Text(
        "{n} results of {whose} are {name}’s now.",
        "{n} Ergebnisse von {whose} gehören jetzt {name}.",
    ),
)
JOINED: Final = Text(
    "{name} stood on the list twice, in spellings that look alike: now it is one player.",
    "{name} stand zweimal auf der Liste, in Schreibweisen, die gleich aussehen: jetzt "
    "nur noch einmal.",
)
GIVEN_BACK: Final = Text(
    "The results stand where they were.", "Die Ergebnisse stehen wieder dort, wo sie waren."
)
NOT_TAKEN_OVER: Final = Text("Nothing was taken over: {why}", "Es wurde nichts übernommen: {why}")
GUEST_RESULTS: Final = Plural(
    one=Text(
        "{n} result was played as a guest under this name.",
        "{n} Ergebnis wurde unter diesem Namen als Gast gespielt.",
    ),
    many=Text(
        "{n} results were played as a guest under this name.",
        "{n} Ergebnisse wurden unter diesem Namen als Gast gespielt.",
    ),
)

MENU_BACK_UP: Final = Text("Back Up …", "Sichern …")
MENU_BRING_IN: Final = Text("Bring In …", "Sicherung einspielen …")
BACKUP_TITLE: Final = Text("Back everything up", "Alles sichern")
BACKUP_KIND: Final = Text(
    "Backups of Wordsmith Desktop (*.wordsmith-backup)",
    "Sicherungen von Wordsmith Desktop (*.wordsmith-backup)",
)
BACKUP_NAME: Final = Text("Wordsmith {day}", "Wordsmith {day}")
BACKING_UP: Final = Text("Backing up …", "Es wird gesichert …")
BACKED_UP: Final = Plural(
    one=Text(
        "{n} match and all else you keep here are in {name}.",
        "{n} Partie und alles andere von hier liegen in {name}.",
    ),
    many=Text(
        "{n} matches and all else you keep here are in {name}.",
        "{n} Partien und alles andere von hier liegen in {name}.",
    ),
)
NOT_BACKED_UP: Final = Text(
    "No backup was written as {name}: {why}", "In {name} wurde nichts gesichert: {why}"
)
BRING_IN_TITLE: Final = Text("Bring a backup in", "Eine Sicherung einspielen")
BRING_IN_FROM: Final = Text(
    "A backup of {day}. What is missing here is added; nothing here changes.",
    "Sicherung vom {day}. Was hier fehlt, kommt dazu; nichts hier ändert sich.",
)
BRING_IN_NEW: Final = Plural(
    one=Text(
        "{n} match",
        "{n} Partie",
    ),
    many=Text(
        "{n} matches",
        "{n} Partien",
    ),
)
BRING_IN_OTHER: Final = Plural(
    one=Text(
        "{n} match that went on otherwise: both are kept",
        "{n} Partie, die anders weiterging: beide bleiben",
    ),
    many=Text(
        "{n} matches that went on otherwise: both are kept",
        "{n} Partien, die anders weitergingen: beide bleiben",
    ),
)
BRING_IN_SAME: Final = Plural(
    one=Text("{n} match is here already", "{n} Partie ist schon hier"),
    many=Text("{n} matches are here already", "{n} Partien sind schon hier"),
)
BRING_IN_REST: Final = Text(
    "Players, words of the house, results",
    "Spieler, eigene Wörter, Ergebnisse",
)
TAKE_FURTHER: Final = Plural(
    one=Text(
        "Replace {n} match that went further there",
        "{n} Partie ersetzen, die dort weiter ist",
    ),
    many=Text(
        "Replace {n} matches that went further there",
        "{n} Partien ersetzen, die dort weiter sind",
    ),
)
TAKE_SETTINGS: Final = Text("Replace the settings", "Die Einstellungen ersetzen")
TAKE_NOTE: Final = Text(
    "What is replaced goes to the trash.",
    "Ersetztes kommt in den Papierkorb.",
)
BRING_IN: Final = Text("Bring in", "Einspielen")
LOOKING: Final = Text("Reading the backup …", "Die Sicherung wird gelesen …")
BRINGING_IN: Final = Text("Bringing in …", "Es wird eingespielt …")
BROUGHT_IN: Final = Text(
    "Added: {matches}, {players}, {words}.", "Dazugekommen: {matches}, {players}, {words}."
)
MATCHES: Final = Plural(
    one=Text("{n} match", "{n} Partie"), many=Text("{n} matches", "{n} Partien")
)
PLAYERS: Final = Plural(
    one=Text("{n} player", "{n} Spieler"), many=Text("{n} players", "{n} Spieler")
)
HOUSE_WORDS: Final = Plural(
    one=Text("{n} word of the house", "{n} eigenes Wort"),
    many=Text("{n} words of the house", "{n} eigene Wörter"),
)
WERE_MADE: Final = Plural(
    one=Text(" {n} puzzle of the workshop, too.", " Dazu {n} Rätsel der Werkstatt."),
    many=Text(" {n} puzzles of the workshop, too.", " Dazu {n} Rätsel der Werkstatt."),
)
WERE_PRACTICE: Final = Plural(
    one=Text(" {n} exercise to practise, too.", " Dazu {n} Aufgabe zum Üben."),
    many=Text(" {n} exercises to practise, too.", " Dazu {n} Aufgaben zum Üben."),
)
WERE_PAPERS: Final = Plural(
    one=Text(" {n} match from paper, too.", " Dazu {n} Partie vom Papier."),
    many=Text(" {n} matches from paper, too.", " Dazu {n} Partien vom Papier."),
)
WERE_REPLACED: Final = Plural(
    one=Text(" {n} match was replaced.", " {n} Partie wurde ersetzt."),
    many=Text(" {n} matches were replaced.", " {n} Partien wurden ersetzt."),
)
WERE_DAMAGED: Final = Plural(
    one=Text(
        " {n} file of the backup cannot be read and was left out.",
        " {n} Datei der Sicherung war nicht lesbar und blieb weg.",
    ),
    many=Text(
        " {n} files of the backup cannot be read and were left out.",
        " {n} Dateien der Sicherung waren nicht lesbar und blieben weg.",
    ),
)
WERE_NOT_KEPT: Final = Text(
    " Players and exercises could not be written to the disk; they count until you quit.",
    " Spieler und Übungen ließen sich nicht speichern; sie gelten, bis du das Programm beendest.",
)
NOT_BROUGHT_IN: Final = Text(
    "{name} cannot be brought in: {why}", "{name} lässt sich nicht einspielen: {why}"
)
NO_BACKUP: Final = Text(
    "it is no backup of this program.", "das ist keine Sicherung dieses Programms."
)
BACKUP_NEWER: Final = Text(
    "a newer version of the program wrote it.",
    "eine neuere Version des Programms hat sie geschrieben.",
)
BACKUP_DAMAGED: Final = Text("it is damaged.", "sie ist beschädigt.")
BACKUP_TEXT: Final = Text(
    "it is a text file, no backup.", "das ist eine Textdatei, keine Sicherung."
)
BACKUP_CUT: Final = Text(
    "it is cut off, {n} of {all} parts are whole. Copy it once more.",
    "sie ist abgeschnitten, {n} von {all} Teilen sind ganz. Kopier sie noch einmal.",
)
BACKUP_CUT_OF_OLD: Final = Text(
    "it is cut off, parts that are whole: {n}. Copy it once more.",
    "sie ist abgeschnitten, ganze Teile: {n}. Kopier sie noch einmal.",
)
