"""What the program says outside its pages: on the command line, at the start, after a crash."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

NO_DICTIONARY: Final = Text(
    "the dictionary “{tag}” cannot be used ({problem}); install Wordsmith Desktop again to mend it",
    "das Wörterbuch „{tag}“ ist nicht brauchbar ({problem});"
    " installiere Wordsmith Desktop neu, um das zu beheben",
)
HOUSE_LIST_SET_ASIDE: Final = Text(
    "the table’s own list {path} cannot be read and was kept as {kept}; it starts empty",
    "die eigene Liste des Tisches {path} ist nicht lesbar und liegt jetzt in {kept};"
    " sie beginnt leer",
)
HOUSE_LIST_UNREADABLE: Final = Text(
    "the table’s own list {path} cannot be read and is left out; it stays as it is",
    "die eigene Liste des Tisches {path} ist nicht lesbar und bleibt außen vor,"
    " sie selbst bleibt, wie sie ist",
)

NOT_BUILDABLE: Final = Text(
    "“{word}” cannot be built: there is no way to make “{character}” from pieces",
    "„{word}“ lässt sich nicht bauen: „{character}“ gibt es nicht aus Teilen",
)
NOTHING_TO_BUILD: Final = Text(
    "“{word}” cannot be built: it holds no letter",
    "„{word}“ lässt sich nicht bauen: darin ist kein Buchstabe",
)
NOT_LETTERS: Final = Text(
    "“{letters}” cannot be searched with: “{character}” is no letter of any word;"
    " give letters, hyphens and apostrophes",
    "Mit „{letters}“ lässt sich nicht suchen: „{character}“ kommt in keinem Wort vor;"
    " gib Buchstaben, Bindestriche und Apostrophe an",
)
NO_LETTERS: Final = Text(
    "there are no letters to search with; give at least one after --letters",
    "Es sind keine Buchstaben da; gib nach --letters mindestens einen an",
)

NO_SUCH_GAME: Final = Text(
    "there is no game “{game}”; the games are {games}",
    "ein Spiel „{game}“ gibt es nicht; die Spiele sind {games}",
)
NO_SUCH_SETTING: Final = Text(
    "“{setting}” is no setting of {game}; give FIELD=VALUE of its ruleset, or the value alone"
    " (some of them: simulate {game} --settings)",
    "„{setting}“ ist keine Einstellung von {game}; gib FELD=WERT seiner Regeln an oder nur den"
    " Wert (einige davon: simulate {game} --settings)",
)
CANNOT_SIMULATE: Final = Text(
    "{players} players cannot play {game} with these settings",
    "{players} Computer können {game} mit diesen Einstellungen nicht spielen",
)
SIMULATED: Final = Text(
    "{matches} matches of {game}, {language}", "{matches} Partien {game}, {language}"
)
COLUMN_LEVEL: Final = Text("level", "Stufe")
COLUMN_WON: Final = Text("won", "gewonnen")
COLUMN_INTERVAL: Final = Text("95 % interval", "95-%-Intervall")
COLUMN_POINTS: Final = Text("points", "Punkte")
COLUMN_MEDIAN: Final = Text("ms a decision", "ms je Zug")
COLUMN_SLOWEST: Final = Text("99th percentile", "99. Perzentil")
SIMULATED_PACE: Final = Text(
    "shared wins: {ties}; actions a match: {actions}; on one core {matches} matches and"
    " {decisions} actions a second",
    "geteilte Siege: {ties}; Aktionen je Partie: {actions}; auf einem Kern {matches} Partien und"
    " {decisions} Aktionen je Sekunde",
)

REPLAY_PLAYERS: Final = Plural(
    one=Text("{game}, {n} player: {names}", "{game}, {n} Person: {names}"),
    many=Text("{game}, {n} players: {names}", "{game}, {n} Personen: {names}"),
)
REPLAY_WINNER: Final = Text("Winner: {names}", "Gewonnen hat: {names}")
REPLAY_WINNERS: Final = Text("Winners, together: {names}", "Gewonnen haben gemeinsam: {names}")
REPLAY_SOLO: Final = Text("Finished.", "Zu Ende gespielt.")
REPLAY_UNFINISHED: Final = Text(
    "This match is not finished; there is no winner yet.",
    "Diese Partie ist nicht zu Ende; noch hat niemand gewonnen.",
)
REPLAY_TO_DAMAGE: Final = Text(
    "This is how far the save can be trusted.",
    "So weit ist der Spielstand verlässlich.",
)
SAVE_STOPS: Final = Text(
    "{path} is damaged: {trouble}; everything before is shown",
    "{path} ist beschädigt: {trouble}; alles davor ist zu sehen",
)
SAVE_UNREADABLE: Final = Text(
    "{path} cannot be replayed: {trouble}", "{path} lässt sich nicht nachspielen: {trouble}"
)

TROUBLE_EMPTY: Final = Text("it holds no match", "es steht keine Partie darin")
TROUBLE_TOO_LONG: Final = Text(
    "line {line} is longer than any that this program writes",
    "Zeile {line} ist länger als jede, die dieses Programm schreibt",
)
TROUBLE_NOT_JSON: Final = Text("line {line} is garbled", "Zeile {line} ist unleserlich")
TROUBLE_DIGEST: Final = Text(
    "line {line}, or one before it, was changed after it was written",
    "Zeile {line} oder eine davor wurde nachträglich verändert",
)
TROUBLE_ENTRY: Final = Text(
    "line {line} is no entry of this game", "Zeile {line} ist kein Eintrag dieses Spiels"
)
TROUBLE_ORDER: Final = Text(
    "before line {line} something is missing", "vor Zeile {line} fehlt etwas"
)
TROUBLE_REPLAY: Final = Text(
    "line {line} breaks the rules of the game", "Zeile {line} verstößt gegen die Spielregeln"
)
TROUBLE_NEWER: Final = Text(
    "a newer version of Wordsmith Desktop wrote it; use that one",
    "eine neuere Fassung von Wordsmith Desktop hat ihn geschrieben; nimm diese",
)
TROUBLE_OLDER: Final = Text(
    "it follows an older edition of the rules that this version no longer knows",
    "er folgt einer älteren Fassung der Regeln, die diese Version nicht mehr kennt",
)
TROUBLE_UNRELEASED: Final = Text(
    "a version before the first release wrote it",
    "er stammt von einer Fassung vor der ersten Veröffentlichung",
)
TROUBLE_GAME: Final = Text(
    "this version has no game “{game}”", "diese Version hat kein Spiel „{game}“"
)

STORE_READ_ONLY: Final = Text("the disk is read-only", "der Datenträger ist schreibgeschützt")
STORE_FULL: Final = Text("the disk is full", "der Datenträger ist voll")
STORE_DENIED: Final = Text("access is denied", "der Zugriff ist verweigert")
STORE_IN_USE: Final = Text(
    "another running Wordsmith Desktop has it open",
    "ein anderes laufendes Wordsmith Desktop hat ihn offen",
)
STORE_MISSING: Final = Text("there is no such file", "die Datei gibt es nicht")
STORE_FOLDER: Final = Text("it is a folder, not a file", "das ist ein Ordner, keine Datei")
STORE_OCCUPIED: Final = Text("a match is kept there", "dort liegt eine Partie")
STORE_NO_FOLDER: Final = Text(
    "its folder cannot be made", "der Ordner dafür lässt sich nicht anlegen"
)
STORE_REPLACED: Final = Text(
    "another file stands in its place", "an ihrer Stelle liegt eine andere Datei"
)
STORE_NOT_A_FILE: Final = Text("it is no ordinary file", "das ist keine gewöhnliche Datei")
STORE_IN_THE_CLOUD: Final = Text(
    "it lies in the cloud alone, which does not answer now",
    "die Datei liegt nur in der Cloud, und die antwortet gerade nicht",
)
STORE_OTHER: Final = Text("the disk reports an error", "der Datenträger meldet einen Fehler")

NO_SUCH_DICTIONARY: Final = Text(
    "there is no dictionary “{name}”, or several; there are {known}",
    "es gibt kein Wörterbuch „{name}“ oder mehrere; es gibt {known}",
)
NO_BASE: Final = Text(
    "it needs a dictionary of the same language to go by: name one with --base ({language})",
    "es braucht ein Wörterbuch derselben Sprache, nach dem es geht: nenne eins mit --base "
    "({language})",
)
NO_DISPLAY: Final = Text(
    "no window can be opened: neither DISPLAY nor WAYLAND_DISPLAY leads to a screen;"
    " start it on a desktop, or use a command that needs none: {commands}",
    "es lässt sich kein Fenster öffnen: weder DISPLAY noch WAYLAND_DISPLAY führt zu einem"
    " Bildschirm; starte auf einem Desktop oder nimm einen Befehl, der keinen braucht: {commands}",
)
NO_GUI_LIBRARY: Final = Text(
    "no window can be opened: {problem}; install that library,"
    " or use a command that needs none: {commands}",
    "es lässt sich kein Fenster öffnen: {problem}; installiere diese Bibliothek"
    " oder nimm einen Befehl, der keine braucht: {commands}",
)
LIBRARY_MISSING: Final = Text("{library} is missing", "{library} fehlt")

NO_OUTPUT: Final = Text(
    "the output could not be written: {reason}",
    "die Ausgabe ließ sich nicht schreiben: {reason}",
)

CRASH_TITLE: Final = Text("Something went wrong", "Etwas ist schiefgegangen")
CRASH_LINE: Final = Text(
    "a mistake in the program stopped this command; a report lies in {report}",
    "ein Fehler im Programm hat diesen Befehl beendet; ein Bericht liegt in {report}",
)
CRASH_LINE_UNKEPT: Final = Text(
    "a mistake in the program stopped this command ({kind}); no report could be written",
    "ein Fehler im Programm hat diesen Befehl beendet ({kind});"
    " ein Bericht ließ sich nicht schreiben",
)
CRASH_DIALOG: Final = Text(
    "That was a mistake in the program, not yours. Nothing is lost: every move is saved. "
    "If it keeps happening, close the program and start it again. A report lies in {report}. "
    "It names places in the program, and nothing of yours.",
    "Das war ein Fehler im Programm, nicht deiner. Nichts ist verloren: Jeder Zug ist gespeichert. "
    "Passiert es wieder, schließ das Programm und starte es neu. Ein Bericht liegt in {report}. "
    "Er nennt Stellen im Programm und nichts von dir.",
)
CRASH_DIALOG_UNKEPT: Final = Text(
    "That was a mistake in the program, not yours. Nothing is lost: every move is saved. "
    "If it keeps happening, close the program and start it again.",
    "Das war ein Fehler im Programm, nicht deiner. Nichts ist verloren: Jeder Zug ist gespeichert. "
    "Passiert es wieder, schließ das Programm und starte es neu.",
)

SETTINGS_SET_ASIDE: Final = Text(
    "Your settings could not be read and lie in {kept} now. The program starts with its own.",
    "Deine Einstellungen waren nicht lesbar und liegen jetzt in {kept}."
    " Das Programm beginnt mit seinen eigenen.",
)
SETTINGS_UNREADABLE: Final = Text(
    "Your settings could not be read. The program starts with its own and leaves the file alone.",
    "Deine Einstellungen waren nicht lesbar."
    " Das Programm beginnt mit seinen eigenen und lässt die Datei, wie sie ist.",
)


DICTIONARY_GONE: Final = Text(
    "The dictionary “{title}” cannot be used. You can still play: the table decides on words "
    "itself, by a vote or with the list of house words. To mend it, install Wordsmith Desktop "
    "again. ({problem})",
    "Das Wörterbuch „{title}“ ist nicht brauchbar. Spielen könnt ihr trotzdem: Der Tisch "
    "entscheidet selbst über Wörter, per Abstimmung oder mit den eigenen Wörtern. Eine neue "
    "Installation von Wordsmith Desktop behebt das. ({problem})",
)
OWN_DICTIONARY_GONE: Final = Text(
    "“{title}” is not on this computer any more, so the table decides on words itself. "
    "Words ▸ Dictionaries adds it again.",
    "„{title}“ ist nicht mehr auf diesem Computer, also entscheidet der Tisch selbst über Wörter. "
    "Unter Wörter ▸ Wörterbücher fügst du es wieder hinzu.",
)
STATISTICS_NOT_KEPT: Final = Text(
    "The statistics could not be written: {why}. Your matches are saved all the same; what is "
    "missing is added when you next open the statistics.",
    "Die Statistik ließ sich nicht schreiben: {why}. Deine Partien sind trotzdem gespeichert; was "
    "fehlt, kommt hinzu, wenn du die Statistik das nächste Mal öffnest.",
)
STATISTICS_IN_USE: Final = Text(
    "another running Wordsmith Desktop is writing them",
    "ein anderes laufendes Wordsmith Desktop schreibt gerade daran",
)
ANOTHER_WINDOW: Final = Text(
    "Another window of the program has your data open, and cannot be reached from here. A match "
    "can be open in one of them at a time. What both change of players, settings and words of the "
    "house is put together.",
    "Ein anderes Fenster des Programms hat deine Daten offen und ist von hier nicht erreichbar. "
    "Eine Partie kann nur in einem von beiden offen sein. Was beide an Spielern, Einstellungen "
    "und eigenen Wörtern ändern, wird zusammengeführt.",
)
ANOTHER_ACCOUNT: Final = Text(
    "{folder} belongs to another account of this computer. What you play here may not be kept.",
    "{folder} gehört einem anderen Konto dieses Computers. Was du hier spielst, bleibt vielleicht "
    "nicht erhalten.",
)
STATISTICS_NEWER: Final = Text(
    "A newer version of Wordsmith Desktop wrote the statistics, so this one leaves them alone. "
    "Your matches are saved all the same.",
    "Eine neuere Fassung von Wordsmith Desktop hat die Statistik geschrieben, darum lässt diese "
    "sie in Ruhe. Deine Partien sind trotzdem gespeichert.",
)
STATISTICS_SET_ASIDE: Final = Text(
    "The statistics could not be read and lie in {kept} now. They are made again from your "
    "matches.",
    "Die Statistik ließ sich nicht lesen und liegt jetzt in {kept}. Sie entsteht neu aus deinen "
    "Partien.",
)
SETTINGS_NOT_KEPT: Final = Text(
    "Your settings could not be written to the disk; they count until you quit.",
    "Deine Einstellungen ließen sich nicht speichern; sie gelten, bis du das Programm beendest.",
)
