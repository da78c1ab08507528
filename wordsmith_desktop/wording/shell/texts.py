"""Every sentence of the shell."""

from __future__ import annotations

from typing import Final

from .. import keyboard_texts as keys
from ..texts import Plural, Text

MENU_GAME: Final = Text("&Game", "&Spiel")
MENU_MOVE: Final = Text("&Move", "&Zug")
MENU_WORDS: Final = Text("&Words", "&Wörter")
MENU_SETTINGS: Final = Text("&Settings", "&Einstellungen")
MENU_HELP: Final = Text("&Help", "&Hilfe")
MENU_OVERFLOW: Final = Text("More menus", "Weitere Menüs")
MENU_NEW: Final = Text("New …", "Neu …")
MENU_LOAD: Final = Text("All Matches …", "Alle Partien …")
MENU_SAVE_AS: Final = Text("Save As …", "Speichern unter …")
MENU_PRINT: Final = Text("Print …", "Drucken …")
MENU_PRINTED: Final = Text("The Printed Games", "Die gedruckten Spiele")
MENU_WORKSHEETS: Final = Text("Worksheets to print …", "Arbeitsblätter zum Drucken …")
MENU_RESTART: Final = Text("Restart …", "Von vorn …")
MENU_PAUSE: Final = Text("Pause", "Pause")
MENU_HOME: Final = Text("Leave the Table", "Tisch verlassen")
MENU_END: Final = Text("Discard Match …", "Partie verwerfen …")
MENU_STATISTICS: Final = Text("Statistics", "Statistik")
MENU_QUIT: Final = Text("Quit", "Beenden")
MENU_OPEN_SETTINGS: Final = Text("Settings …", "Einstellungen …")
MENU_PLAYERS: Final = Text("Players …", "Spieler …")
MENU_HOUSE: Final = Text("Words of the House …", "Eigene Wörter …")
MENU_FULL_SCREEN: Final = Text("Full Screen", "Vollbild")
MENU_RULES: Final = Text("Rules", "Regeln")
MENU_LEARN: Final = Text("Learn", "Lernen")
MENU_MANUAL: Final = Text("Manual", "Handbuch")
MENU_KEYS: Final = Text("Keys", "Tasten")
MENU_LOOK_UP: Final = Text("Look a Word Up …", "Wort nachschlagen …")
MENU_DATA: Final = Text("Open Data Folder", "Datenordner öffnen")
MENU_ABOUT: Final = Text("About", "Über das Programm")

HOME_TAGLINE: Final = Text("Word games around one table", "Wortspiele für einen Tisch")
HOME_CONTINUE: Final = Text("Continue: {state}", "Weiter: {state}")
HOME_MORE: Final = Plural(
    one=Text("{n} more match", "noch {n} Partie"), many=Text("{n} more matches", "noch {n} Partien")
)
AFTER_LESSON: Final = Text(
    "A short round with {name} ({minutes} min)", "Kurze Runde gegen {name} ({minutes} Min.)"
)
AFTER_LESSON_NEXT: Final = Text("Next: {lesson}", "Als Nächstes: {lesson}")
HOME_REMATCH: Final = Text("Rematch?", "Revanche?")
HOME_REMATCH_HINT: Final = Text(
    "The same players and rules once more.", "Noch einmal mit denselben Spielern und Regeln."
)
HOME_RESULT: Final = Text("{first} {one} : {other} {second}", "{first} {one} : {other} {second}")
HOME_WON: Final = Text(
    "in all {first}\u00a0:\u00a0{second}", "insgesamt {first}\u00a0:\u00a0{second}"
)
HOME_AT_TABLE: Final = Text("At the table:", "Am Tisch:")
HOME_ADD_GUEST: Final = Text("+ Guest", "+ Gast")
HOME_ADD_COMPUTER: Final = Text("+ Computer", "+ Computer")
HOME_COMPUTER: Final = Text("Computer", "Computer")
HOME_OTHERS: Final = Text("Others …", "Andere …")
HOME_PLAY: Final = Text("Play: {names}", "Spielen: {names}")
HOME_PLAY_SOME: Final = Text("Play: {first} +{n}", "Spielen: {first} +{n}")
HOME_PLAY_ALONE: Final = Text("Play alone", "Allein spielen")
HOME_PLAY_AGAINST: Final = Text("Play against {name}", "Gegen {name} spielen")
HOME_AGAINST: Final = Text("Against {name}", "Gegen {name}")
HOME_A_COMPUTER: Final = Text("a computer", "einen Computer")
HOME_PLAY_NAME: Final = Text("{game}: play, {names}", "{game}: spielen, {names}")
HOME_AGAINST_NAME: Final = Text("{game}: play against {name}", "{game}: gegen {name} spielen")
HOME_TOO_MANY: Final = Plural(
    one=Text("Only {n} can play", "Nur {n} kann spielen"),
    many=Text("At most {n} can play", "Höchstens {n} Leute"),
)
HOME_NOBODY: Final = Text("Who plays?", "Wer spielt?")
HOME_PLAY_HINT: Final = Text(
    "With the rules and words of the last time.", "Mit Regeln und Wörtern vom letzten Mal."
)
HOME_GUESTS: Final[dict[int, Text]] = {
    2: Text("Play for two", "Zu zweit spielen"),
    3: Text("Play for three", "Zu dritt spielen"),
    4: Text("Play for four", "Zu viert spielen"),
}
"""Where nobody has said a name, by how many play."""
NAMES_TITLE: Final[dict[bool, Text]] = {
    False: Text("Who plays?", "Wer spielt?"),
    True: Text("What are you called?", "Wie heißt du?"),
}
"""Whether one alone is asked."""
NAMES_TEXT: Final[dict[bool, Text]] = {
    False: Text(
        "Wins and records are kept by your names. You share one screen: after each turn it is "
        "handed over.",
        "Unter euren Namen werden Siege und Rekorde gesammelt. Ihr teilt euch einen Bildschirm: "
        "Nach jedem Zug wird er weitergegeben.",
    ),
    True: Text(
        "Wins and records are kept by your name.",
        "Unter deinem Namen werden Siege und Rekorde gesammelt.",
    ),
}
NAMES_SKIP: Final = Text("Without names", "Ohne Namen")
NAMES_PLAY: Final = Text("Play", "Spielen")
NAMES_SAME: Final = Text("Two of you have the same name.", "Zwei von euch heißen gleich.")
HOME_SET_UP: Final = Text("Set up players and rules …", "Spieler und Regeln wählen …")
HOME_MORE_WAYS: Final = Text("More ▾", "Mehr ▾")
HOME_WAYS: Final = Text("{game}: more", "{game}: mehr")
COMPANION: Final = Text("Companion", "Spielbegleiter")
PRACTICE: Final = Text("Practice", "Üben")
LESSONS_DONE: Final = Text(
    "{n} of {all} lessons done. Each takes a few minutes.",
    "{n} von {all} Lektionen geschafft. Jede dauert ein paar Minuten.",
)
LESSON_NEW: Final = Text("New", "Neu")
LESSON_DONE: Final = Text("✓ Done", "✓ Geschafft")
LESSON_AT: Final = Text("Go on at step {number}", "Weiter bei Schritt {number}")
LESSON_ANEW: Final = Text("From the beginning", "Von vorn")
HOME_FIRST_LESSON: Final = Text("First lesson", "Erste Lektion")
HOME_LESSON_GO_ON: Final = Text("Lesson: go on", "Lektion: weiter")
HOME_LESSONS: Final = Text("New here?", "Neu hier?")
HOME_NEXT_LESSON: Final = Text("Next lesson", "Nächste Lektion")
HOME_LESSON_AT: Final = Text("Lesson, step {number}", "Lektion, Schritt {number}")
HOME_ALL_LEARNT: Final = Text("All lessons are done.", "Alle Lektionen sind geschafft.")
HOME_LEARN: Final = Text("Learn", "Lernen")
HOME_ALL: Final = Text("All matches", "Alle Partien")
HOME_STATISTICS: Final = Text("Statistics", "Statistik")
HOME_PLAYERS: Final = Text("Players", "Spieler")
HOME_NO_GAMES: Final = Text("No game has a screen yet.", "Noch kein Spiel hat eine Oberfläche.")
CARD_PLAYERS: Final = Text("{fewest}–{most} players", "{fewest}–{most} Leute")
CARD_PLAYERS_ONLY: Final = Plural(
    one=Text("{n} player", "{n} Person"), many=Text("{n} players", "{n} Personen")
)
CARD_MINUTES: Final = Text("{minutes} min", "{minutes} Min.")
CARD_MINUTES_RANGE: Final = Text("{short}–{minutes} min", "{short}–{minutes} Min.")
CARD_SHORT: Final = Text("Short match", "Kurze Partie")
CARD_SHORT_HINT: Final = Text(
    "A short match of about {minutes} minutes; how you set the game up otherwise stays.",
    "Eine kurze Partie von etwa {minutes} Minuten; wie ihr das Spiel sonst eingestellt habt, "
    "bleibt.",
)
MATCH_UNFINISHED: Final = Text("unfinished", "nicht zu Ende")
MATCH_POINTS: Final = Text("{scores} points", "{scores} Punkte")
MATCH_CHALLENGE: Final = Text("challenge: {kind}", "Herausforderung: {kind}")
MATCH_DELETE: Final = Text("Delete", "Löschen")
MATCH_OPEN: Final = Text("Open", "Öffnen")
MATCH_FROM_FILE: Final = Text("From a file …", "Aus einer Datei …")
MATCH_NONE: Final = Text("There are no saved matches yet.", "Es gibt noch keine Partien.")
LIST_MATCHES: Final = Text("Saved matches", "Gespeicherte Partien")
FILE_KIND: Final = Text("Matches (*.wordsmith)", "Partien (*.wordsmith)")
FILE_KINDS: Final = Text("Matches (*.wordsmith *.jsonl)", "Partien (*.wordsmith *.jsonl)")
LOAD_TITLE: Final = Text("All matches", "Alle Partien")
SAVE_TITLE: Final = Text("Save a copy", "Eine Kopie speichern")
SAVED_COPY: Final = Text("A copy was saved as {name}.", "Eine Kopie liegt jetzt in {name}.")

NEW_TITLE: Final = Text("New: {game}", "Neu: {game}")
NEW_PLAYERS: Final = Text("Players", "Am Tisch")
NEW_NAME: Final = Text("Name of player {n}", "Name von Spieler {n}")
NEW_DEFAULT_NAME: Final = Text("Player {n}", "Spieler {n}")
NEW_ADD_PLAYER: Final = Text("+ Guest", "+ Gast")
NEW_ADD_NAME: Final = Text("Add a guest", "Einen Gast dazuholen")
NEW_REMOVE_PLAYER: Final = Text("{name} does not play", "{name} spielt nicht mit")
NEW_CHIP_HINT: Final = Text(
    "Takes a seat at the table, or leaves it.", "Setzt sich an den Tisch oder steht auf."
)
NEW_FULL: Final = Text("All seats are taken.", "Alle Plätze sind besetzt.")
NEW_DICTIONARY: Final = Text(
    "Words",
    "Wörter",
)
NEW_NAME_MISSING: Final = Text("Every player needs a name.", "Alle brauchen einen Namen.")
NEW_NAME_TWICE: Final = Text("Two players are called {name}.", "Zwei heißen {name}.")
NEW_START_FAILED: Final = Text(
    "The match cannot be started like this.", "So kann die Partie nicht beginnen."
)

MUTED: Final = Text("All sounds are off (Ctrl+M).", "Alle Töne sind aus (Strg+M).")
UNMUTED: Final = Text("Sounds are on again.", "Die Töne sind wieder an.")
MENU_MUTE: Final = Text("&Silence", "&Stumm")

HOUSE_TITLE: Final = Text("Words of the house", "Eigene Wörter")
HOUSE_TEXT: Final = Text(
    "Words that always count here, or never.",
    "Wörter, die hier immer gelten oder nie.",
)
HOUSE_WORD: Final = Text("Word", "Wort")
HOUSE_ACCEPT: Final = Text("Always accept", "Gilt immer")
HOUSE_BAN: Final = Text("Never accept", "Gilt nie")
HOUSE_LIST: Final = Text("The list", "Die Liste")
HOUSE_ACCEPTED: Final = Text("{word}: always accepted", "{word}: gilt immer")
HOUSE_BANNED: Final = Text("{word}: never accepted", "{word}: gilt nie")
HOUSE_BAD_WORD: Final = Text(
    "“{word}” holds a character that no game has, or nothing at all.",
    "In „{word}“ steht ein Zeichen, das kein Spiel hat, oder gar nichts.",
)
HOUSE_NOT_SAVED: Final = Text(
    "The list could not be saved; it counts until you quit.",
    "Die Liste ließ sich nicht speichern; sie gilt, bis du das Programm beendest.",
)

RULES_SEARCH: Final = Text("Search by number or word", "Nach Nummer oder Wort suchen")
RULES_TEXT: Final = Text("The rules", "Die Regeln")
RULES_GAME: Final = Text("Game", "Spiel")
RULES_OURS: Final = Text("(our choice)", "(unsere Wahl)")
RULES_NOTHING: Final = Text("No rule mentions that.", "Davon spricht keine Regel.")

KEYS_PURPOSE: Final = Text("What it is about now", "Worum es jetzt geht")
KEYS_EVERYWHERE: Final = Text("Everywhere", "Überall")
KEYS_MORE: Final = Text("Now and then", "Ab und zu")
KEY_HELP: Final = (
    (Text("Enter or Space", "Eingabe oder Leertaste"), Text("Press a button", "Knopf drücken")),
    (
        Text("Tab, Shift+Tab", "Tab, Umschalt+Tab"),
        Text("To the next control, and back", "Zum nächsten Bedienelement und zurück"),
    ),
    (
        keys.ESCAPE,
        Text("Close a dialog, leave a page", "Dialog schließen, Seite verlassen"),
    ),
    (
        Text("Ctrl+I", "Strg+I"),
        Text(
            "Look a word up (on it: a right click); once more: any other",
            "Wort nachschlagen (darauf: Rechtsklick); noch einmal: ein anderes",
        ),
    ),
    (Text("F9 or Pause", "F9 oder Pause"), Text("Pause, and go on", "Pause und weiter")),
    (
        Text("Shift+F1", "Umschalt+F1"),
        Text(
            "At the table: the rule behind the last refusal",
            "Am Tisch: die Regel hinter der letzten Ablehnung",
        ),
    ),
    (Text("Ctrl+N", "Strg+N"), Text("New match", "Neue Partie")),
    (Text("F10", "F10"), Text("Open the menu", "Das Menü öffnen")),
    (
        Text("F1", "F1"),
        Text("This list; once more: the manual", "Diese Liste; noch einmal: das Handbuch"),
    ),
    (Text("Ctrl+Q", "Strg+Q"), MENU_QUIT),
)
"""The ten that matter on every page."""
KEY_HELP_MORE: Final = (
    (
        Text("Ctrl+G", "Strg+G"),
        Text(
            "At the table: how it stands, read out and shown",
            "Am Tisch: wie es steht, vorgelesen und zu lesen",
        ),
    ),
    (
        Text("Ctrl+Shift+G", "Strg+Umschalt+G"),
        Text("What was said last, once more", "Was zuletzt gesagt wurde, noch einmal"),
    ),
    (Text("Ctrl+O", "Strg+O"), LOAD_TITLE),
    (Text("Ctrl+Shift+S", "Strg+Umschalt+S"), SAVE_TITLE),
    (Text("Ctrl+P", "Strg+P"), Text("Print score sheets", "Wertungsblätter drucken")),
    (
        Text("Ctrl+Shift+A", "Strg+Umschalt+A"),
        Text("Print worksheets", "Arbeitsblätter drucken"),
    ),
    (
        Text("Ctrl+Shift+B", "Strg+Umschalt+B"),
        COMPANION,
    ),
    (
        Text("Ctrl+Shift+O", "Strg+Umschalt+O"),
        Text("Enter a match from paper", "Partie vom Papier eintragen"),
    ),
    (Text("Ctrl+,", "Strg+,"), Text("Settings", "Einstellungen")),
    (Text("Ctrl+M", "Strg+M"), Text("Silence, and sounds again", "Stumm, und wieder mit Ton")),
    (
        Text("F11", "F11"),
        Text("Fill the screen, and back", "Den Bildschirm füllen, und zurück"),
    ),
)

ABOUT_TITLE: Final = Text("About Wordsmith Desktop", "Über Wordsmith Desktop")
ABOUT_VERSION: Final = Text("Version {version}", "Version {version}")
ABOUT_NAMES: Final = Text(
    "The games’ names belong to their owners, and this program is not theirs. Rules are told in "
    "its own words, pictures are its own.",
    "Die Namen der Spiele gehören ihren Inhabern; dieses Programm ist nicht von ihnen. Worte und "
    "Bilder sind eigene.",
)
ABOUT_DATA: Final = Text(
    "What you play lies on this computer alone: matches, players, statistics and house words in "
    "{data}.",
    "Was du spielst, liegt nur auf diesem Computer: Partien, Spieler, Statistik und eigene Wörter "
    "in {data}.",
)
ABOUT_DATA_AND_SETTINGS: Final = Text(
    "What you play lies on this computer alone: matches, players, statistics and house words in "
    "{data}, the settings in {settings}.",
    "Was du spielst, liegt nur auf diesem Computer: Partien, Spieler, Statistik und eigene Wörter "
    "in {data}, die Einstellungen in {settings}.",
)
ABOUT_NETWORK: Final = Text(
    "Nothing of it is sent, and nothing asks the network. Only printing does: once you press "
    "Print, the system looks for printers, and that may ask the print server of your network. "
    "The preview and the PDF need no printer.",
    "Nichts davon wird verschickt, und nichts fragt das Netz. Nur Drucken tut das: Sobald du auf "
    "Drucken gehst, sucht das System nach Druckern und fragt dabei womöglich den Druckserver in "
    "deinem Netz. Vorschau und PDF brauchen keinen Drucker.",
)
ABOUT_LICENCES: Final = Text("Licences", "Lizenzen")
ABOUT_LICENCE: Final = Text("Show the licence of", "Lizenz zeigen von")
FOLDER_TITLE: Final = Text("No folder could be shown", "Kein Ordner ließ sich zeigen")
FOLDER_TEXT: Final = Text("Your data lies in {folder}.", "Deine Daten liegen in {folder}.")

PAUSED_TITLE: Final = Text("Paused", "Pause")
PAUSED_TEXT: Final = Text(
    "The clock stands still and the table is covered.",
    "Die Uhr steht, und der Tisch ist zugedeckt.",
)
PAUSED_BUTTON: Final = Text("Go on", "Weiter")

END_TITLE: Final = Text("Discard this match?", "Diese Partie verwerfen?")
END_TEXT: Final = Text(
    "The match goes to the trash without a result. You can take it back on the home page.",
    "Die Partie wandert ohne Ergebnis in den Papierkorb. Auf der Startseite kannst du sie "
    "zurückholen.",
)
END_YES: Final = Text("Discard it", "Verwerfen")
RESTART_TITLE: Final = Text("Start again?", "Von vorn beginnen?")
RESTART_TEXT: Final = Text(
    "A new match begins with the same players and rules. This one stays among your matches.",
    "Eine neue Partie beginnt, mit denselben Leuten und Regeln. Diese hier bleibt bei deinen "
    "Partien.",
)
RESTART_YES: Final = Text("Start again", "Von vorn")
HARDLY_BEGUN: Final = Text(
    "That match has hardly begun. It stays under Continue, unless you discard it.",
    "Diese Partie hat kaum begonnen. Sie bleibt unter Weiter, außer du verwirfst sie.",
)
DISCARD: Final = Text("Discard it", "Verwerfen")
DISCARDED: Final = Text("The match was put into the trash.", "Die Partie liegt im Papierkorb.")
TAKE_BACK: Final = Text("Take it back", "Zurückholen")
READ_ONLY: Final = Text(
    "This match is damaged: you can look at it up to where it breaks off, but not go on.",
    "Diese Partie ist beschädigt: Du kannst sie bis zur Bruchstelle ansehen, aber nicht "
    "weiterspielen.",
)
NOT_SAVED: Final = Text(
    "The match is not being saved just now: {why} It goes on in memory.",
    "Die Partie wird gerade nicht gespeichert: {why} Sie läuft im Speicher weiter.",
)
RETRY: Final = Text("Try again", "Noch einmal versuchen")
BOT_IS_STUCK: Final = Text("{name} finds nothing to do.", "{name} findet nichts zu tun.")
PLAY_FOR: Final = Text("Play for {name}", "Für {name} spielen")

STORE_READ_ONLY: Final = Text("the disk is read-only.", "der Datenträger ist schreibgeschützt.")
STORE_FULL: Final = Text("the disk is full.", "der Datenträger ist voll.")
STORE_DENIED: Final = Text(
    "the system does not allow access.", "das System erlaubt keinen Zugriff."
)
STORE_IN_USE: Final = Text(
    "another window has the match open.", "ein anderes Fenster hat die Partie offen."
)
STORE_MISSING: Final = Text("the file is gone.", "die Datei ist weg.")
STORE_FOLDER: Final = Text("it is a folder.", "das ist ein Ordner.")
STORE_OCCUPIED: Final = Text(
    "that place is for the matches themselves. Choose another folder or name.",
    "dieser Platz gehört den Partien selbst. Nimm einen anderen Ordner oder Namen.",
)
STORE_NO_FOLDER: Final = Text(
    "its folder cannot be made.", "der Ordner dafür lässt sich nicht anlegen."
)
STORE_REPLACED: Final = Text(
    "another file stands in its place.", "an ihrer Stelle liegt eine andere Datei."
)
STORE_NOT_A_FILE: Final = Text("it is no ordinary file.", "das ist keine gewöhnliche Datei.")
STORE_IN_THE_CLOUD: Final = Text(
    "it lies in the cloud alone, which does not answer now.",
    "die Datei liegt nur in der Cloud, und die antwortet gerade nicht.",
)
STORE_OTHER: Final = Text("the disk reports an error.", "der Datenträger meldet einen Fehler.")
TROUBLE_EMPTY: Final = Text("it holds no match.", "es steht keine Partie darin.")
TROUBLE_NO_MATCH: Final = Text(
    "it is no match of this program, or its first line is damaged.",
    "das ist keine Partie dieses Programms, oder ihre erste Zeile ist beschädigt.",
)
TROUBLE_DAMAGE: Final = Text("it is damaged at line {line}.", "sie ist in Zeile {line} beschädigt.")
TROUBLE_NEWER: Final = Text(
    "a newer version of the program wrote it.",
    "eine neuere Version des Programms hat sie geschrieben.",
)
TROUBLE_OLDER: Final = Text(
    "it was played by older rules that this version does not have.",
    "sie folgt älteren Regeln, die diese Version nicht mehr hat.",
)
TROUBLE_UNRELEASED: Final = Text(
    "a version before the first release wrote it.",
    "sie stammt von einer Version vor der ersten Veröffentlichung.",
)
TROUBLE_GAME: Final = Text(
    "this program has no game “{game}”.", "dieses Programm hat kein Spiel „{game}“."
)
CANNOT_OPEN: Final = Text("{name} cannot be opened: {why}", "{name} lässt sich nicht öffnen: {why}")
NOTHING_TO_OPEN: Final = Text(
    "{name} is no match, no crossword, no list of words and no backup.",
    "{name} ist keine Partie, kein Kreuzworträtsel, keine Wortliste und keine Sicherung.",
)
CANNOT_COPY: Final = Text(
    "No copy was saved as {name}: {why}", "Keine Kopie wurde als {name} gespeichert: {why}"
)
DAMAGED_KEPT: Final = Text(
    "{name} cannot go on: {why} It was kept as {kept}.",
    "{name} lässt sich nicht fortsetzen: {why} Die Datei liegt jetzt in {kept}.",
)
DAMAGED_LEFT: Final = Text(
    "{name} cannot go on: {why} It was left as it is.",
    "{name} lässt sich nicht fortsetzen: {why} Die Datei blieb, wie sie ist.",
)
DAMAGED_GO_ON: Final = Text(
    "Go on from the last sound move", "Ab dem letzten heilen Zug weiterspielen"
)
DAMAGED_LOOK: Final = Text("Look at it", "Ansehen")
HOUSE_DAMAGED_KEPT: Final = Text(
    "The words of the house in {name} could not be read. The file was kept as {kept}.",
    "Die Liste eigener Wörter in {name} war nicht lesbar. Die Datei liegt jetzt in {kept}.",
)
HOUSE_DAMAGED_LEFT: Final = Text(
    "The words of the house in {name} could not be read. The file was left as it is.",
    "Die Liste eigener Wörter in {name} war nicht lesbar. Die Datei blieb, wie sie ist.",
)
PLAYERS_DAMAGED_KEPT: Final = Text(
    "The list of players in {name} could not be read and starts empty. The file was kept as "
    "{kept}.",
    "Die Liste der Spieler in {name} war nicht lesbar und beginnt leer. Die Datei liegt jetzt in "
    "{kept}.",
)
PLAYERS_DAMAGED_LEFT: Final = Text(
    "The list of players in {name} could not be read. The file was left as it is.",
    "Die Liste der Spieler in {name} war nicht lesbar. Die Datei blieb, wie sie ist.",
)

WITH_BOX: Final = Text("With the printed box", "Mit dem gedruckten Spiel")
WITH_BOX_ABOUT: Final = Text(
    "You roll and draw with your own hands and type what came. The program is referee, "
    "dictionary, clock and score pad.",
    "Ihr würfelt und zieht selbst und tippt ein, was kam. Das Programm ist Schiedsrichter, "
    "Wörterbuch, Uhr und Schreibblock.",
)
WITH_BOX_MARK: Final = Text("with the box", "mit dem gedruckten Spiel")
WITH_BOX_NO_COMPUTERS: Final = Text(
    "A computer cannot take pieces out of your box: let people play, or play without it.",
    "Ein Computer kann nicht in eure Schachtel greifen: Lasst Menschen spielen, oder spielt ohne.",
)

TOOL_UNDO: Final = Text("Undo", "Rückgängig")
TOOL_REDO: Final = Text("Redo", "Wiederholen")
TOOL_HINT: Final = Text("Hint", "Tipp")
TOOL_HELP: Final = Text("Help", "Hilfe")
