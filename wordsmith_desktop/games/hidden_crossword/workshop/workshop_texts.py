"""Sentences of the workshop: making puzzles, giving them away, and solving given ones."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

from .clued.losses import Loss
from .clued.report import Remark
from .file_faults import FileFault
from .puzzle_code import PuzzleCodeFault
from .workpiece import LetterSource

# The list

LIST: Final = Text("Your puzzles", "Deine Rätsel")
NONE_YET: Final = Text(
    "Nothing here yet. New begins a puzzle.",
    "Noch ist nichts da. Mit Neu beginnst du ein Rätsel.",
)
UNNAMED: Final = Text("Puzzle {n}", "Rätsel {n}")
NAMELESS: Final = Text("Without a name", "Ohne Namen")
COPY_OF: Final = Text("{title} (copy)", "{title} (Kopie)")
ENTRY: Final = Text("{title}\n{tiles}, {words} · {day}", "{title}\n{tiles}, {words} · {day}")
NEW: Final = Text("New", "Neu")
OPEN_FILE: Final = Text("Open a file …", "Datei öffnen …")
DUPLICATE: Final = Text("Duplicate", "Duplizieren")
DELETE: Final = Text("Delete", "Löschen")
TAKE_BACK: Final = Text("Bring back", "Zurückholen")
DELETED: Final = Text("“{title}” is deleted.", "„{title}“ ist gelöscht.")
EDIT: Final = Text("Open", "Öffnen")
SOLVE: Final = Text("Solve …", "Lösen …")
DAMAGED: Final = Plural(
    one=Text(
        "{n} puzzle cannot be read: {name}.",
        "{n} Rätsel ist nicht lesbar: {name}.",
    ),
    many=Text(
        "{n} puzzles cannot be read, {name} among them.",
        "{n} Rätsel sind nicht lesbar, darunter {name}.",
    ),
)
OPEN_TITLE: Final = Text("Open a crossword", "Kreuzworträtsel öffnen")
OPEN_KINDS: Final = Text(
    "Crosswords (*.ipuz *.puz *.jpz *.txt)", "Kreuzworträtsel (*.ipuz *.puz *.jpz *.txt)"
)

# The bench

NAME: Final = Text("Name", "Name")
PUZZLE_MENU: Final = Text("Puzzle", "Rätsel")
LETTERS: Final = Text("Letters …", "Buchstaben …")
SUGGEST: Final = Text("Words that fit here", "Wörter, die hier passen")
FINISH: Final = Text("Lay the rest", "Den Rest legen")
CLEAR: Final = Text("Clear the grid", "Gitter leeren")
EXPORT: Final = Text("Save a copy as", "Kopie speichern als")
GIVE: Final = Text("Give away …", "Weitergeben …")
CLUE_OF: Final = Text("Clue for {word}", "Frage zu {word}")
CLUE_OF_NONE: Final = Text("Clue", "Frage")
WRITE_CLUE: Final = Text("Write the clue", "Frage schreiben")
NO_WORD_HERE: Final = Text("No word stands here.", "Hier steht kein Wort.")
CLUE_HINT: Final = Text("for files and paper only", "nur für Dateien und Papier")
ANCHOR: Final = Text("Anchor word", "Ankerwort")
NO_ANCHOR: Final = Text("none lies yet", "noch liegt keins")
NOT_KEPT: Final = Text(
    "Not kept yet: {why}",
    "Noch nicht gesichert: {why}",
)
NEEDS_ANCHOR: Final = Text(
    "A hidden puzzle needs an anchor: a word across of three letters or more.",
    "Ein verstecktes Rätsel braucht einen Anker: ein waagrechtes Wort ab drei Buchstaben.",
)
CANNOT_HIDE: Final = Text(
    "It cannot be hidden yet. {why}",
    "Verstecken geht noch nicht. {why}",
)

# Letters

LETTERS_TITLE: Final = Text("Letters of the puzzle", "Buchstaben des Rätsels")
LETTERS_FROM: Final = Text("Where they come from", "Woher sie kommen")
SOURCES: Final[dict[LetterSource, tuple[Text, Text]]] = {
    LetterSource.FREE: (
        Text("Any", "Beliebige"),
        Text("Every letter, as often as you like.", "Jeder Buchstabe, so oft du willst."),
    ),
    LetterSource.DRAWN: (
        Text("Drawn", "Gezogene"),
        Text(
            "Twelve from the bags, some twice, as in a match.",
            "Zwölf aus den Beuteln, manche doppelt, wie in einer Partie.",
        ),
    ),
    LetterSource.TYPED: (
        Text("My own", "Eigene"),
        Text("The ones you type below.", "Die du unten eintippst."),
    ),
}
TYPED: Final = Text("Your letters", "Deine Buchstaben")
WHOSE_WORDS: Final = Text("Dictionary", "Wörterbuch")
WORD_LANGUAGE: Final = Text("Language of the words", "Sprache der Wörter")
USE_LETTERS: Final = Text("Use these", "Damit bauen")
DRAW_THEM: Final = Text("Draw them", "Jetzt ziehen")

# Files

KIND_IPUZ: Final = Text("ipuz (*.ipuz)", "ipuz (*.ipuz)")
KIND_PUZ: Final = Text("AcrossLite (*.puz)", "AcrossLite (*.puz)")
KIND_JPZ: Final = Text("Crossword Compiler (*.jpz)", "Crossword Compiler (*.jpz)")
KIND_PDF: Final = Text("PDF with clues and solution (*.pdf)", "PDF mit Fragen und Lösung (*.pdf)")
KIND_SVG: Final = Text("Drawing with clues (*.svg)", "Zeichnung mit Fragen (*.svg)")
KIND_SVG_SOLUTION: Final = Text("Drawing of the solution (*.svg)", "Zeichnung der Lösung (*.svg)")
KIND_HIDDEN: Final = Text(
    "Hidden puzzles (*.hidden-crossword)", "Versteckte Rätsel (*.hidden-crossword)"
)
KIND_SOLVABLE: Final = Text(
    "Puzzles (*.hidden-crossword *.ipuz *.puz *.jpz *.txt)",
    "Rätsel (*.hidden-crossword *.ipuz *.puz *.jpz *.txt)",
)
SAVE_TITLE: Final = Text("Save a copy", "Kopie speichern")
NOT_IN_COPY: Final = Text("Not in this kind of file: {what}.", "Fehlt in dieser Dateiart: {what}.")
LOSSES: Final[dict[Loss, Text]] = {
    Loss.SHADES: Text("shaded squares", "farbige Felder"),
    Loss.DIAGRAMLESS: Text("hidden blocks", "verborgene schwarze Felder"),
    Loss.MARKS: Text("italics and bold in clues", "kursive und fette Schrift in Fragen"),
    Loss.LABELS: Text("labels beside the usual numbers", "andere Nummern als die üblichen"),
    Loss.VOIDS: Text(
        "gaps around the figure (black there)",
        "Lücken um die Figur (dort schwarz)",
    ),
    Loss.LANGUAGE: Text("the language of the words", "die Sprache der Wörter"),
    Loss.SEAL: Text("the locked solution", "die verschlossene Lösung"),
    Loss.TEXTS: Text("author, copyright and notes", "Namen, Urheberrecht und Hinweise"),
}
NOTHING_LAID: Final = Text("Nothing is laid yet.", "Noch ist nichts gelegt.")
ACROSS: Final = Text("Across", "Waagrecht")
DOWN: Final = Text("Down", "Senkrecht")
SOLUTION: Final = Text("Solution", "Lösung")
SOLUTION_NAME: Final = Text("{title} solution", "{title} Lösung")
FILE_FAULTS: Final[dict[FileFault, Text]] = {
    FileFault.UNREADABLE: Text(
        "it is damaged, or no crossword.", "sie ist beschädigt oder kein Kreuzworträtsel."
    ),
    FileFault.TOO_LONG: Text("it is too long.", "sie ist zu lang."),
    FileFault.TOO_LARGE: Text(
        "its grid has more than 64 rows or columns.",
        "ihr Gitter hat mehr als 64 Zeilen oder Spalten.",
    ),
    FileFault.NO_SOLUTION: Text(
        "it holds no solution, only an empty grid.",
        "sie enthält keine Lösung, nur ein leeres Gitter.",
    ),
    FileFault.LOCKED: Text(
        "its solution is locked with a number.", "ihre Lösung ist mit einer Zahl verschlossen."
    ),
    FileFault.WRONG_NUMBER: Text(
        "that number does not open its solution.", "diese Zahl öffnet ihre Lösung nicht."
    ),
    FileFault.TWO_CLUES: Text(
        "{where} stands in it twice, with two clues. Solve it by its clues.",
        "{where} steht zweimal darin, mit zwei Fragen. Löse es nach seinen Fragen.",
    ),
    FileFault.OTHER_KIND: Text(
        "it is no crossword (.ipuz, .puz, .jpz or AcrossLite text).",
        "sie ist kein Kreuzworträtsel (.ipuz, .puz, .jpz oder AcrossLite-Text).",
    ),
    FileFault.ODD_CELL: Text(
        "its cell {where} is no single letter A–Z. Solve it by its clues, or keep first "
        "letters only in the workshop.",
        "ihr Feld {where} ist kein einzelner Buchstabe A–Z. Löse es nach seinen Fragen, oder "
        "nimm in der Werkstatt nur erste Buchstaben.",
    ),
    FileFault.BARS: Text(
        "at its cell {where} a word ends at a bar; hidden puzzles have none. Solve it by its "
        "clues.",
        "an ihrem Feld {where} endet ein Wort an einem Strich; versteckte Rätsel haben "
        "keine. Löse es nach seinen Fragen.",
    ),
    FileFault.NO_BARS: Text(
        "AcrossLite has no bars, and this puzzle does.",
        "AcrossLite kennt keine Striche, und dieses Rätsel hat welche.",
    ),
    FileFault.NOT_CONNECTED: Text(
        "its clues do not go with its grid.", "ihre Fragen passen nicht zu ihrem Gitter."
    ),
    FileFault.NEWER: Text(
        "a newer version of the program wrote it.",
        "eine neuere Version des Programms hat sie geschrieben.",
    ),
    FileFault.HIDDEN: Text(
        "it is a hidden puzzle: to be solved, not looked at.",
        "sie ist ein verstecktes Rätsel: zum Lösen, nicht zum Ansehen.",
    ),
}

# What became of a file

REPORT: Final = Text(
    "Opened {name}: {placed} of {words} words have a clue.",
    "{name} geöffnet: {placed} von {words} Wörtern haben eine Frage.",
)
REPORT_MORE: Final = Text("More …", "Mehr …")
REPORT_LESS: Final = Text("Less", "Weniger")
REMARKS: Final[dict[Remark, Text]] = {
    Remark.CLUE_LEFT_OUT: Text(
        "Clues without a word, left out: {detail}",
        "Fragen ohne Wort, weggelassen: {detail}",
    ),
    Remark.WITHOUT_CLUE: Text("Words without a clue: {detail}", "Wörter ohne Frage: {detail}"),
    Remark.REBUS: Text(
        "Several letters in one square: {detail}", "Mehrere Buchstaben in einem Feld: {detail}"
    ),
    Remark.OTHER_LETTERS: Text(
        "Letters other than A to Z: {detail}", "Andere Zeichen als A bis Z: {detail}"
    ),
    Remark.ONE_OF_SEVERAL: Text(
        "Several right answers, the first stays: {detail}",
        "Mehrere richtige Antworten, die erste bleibt: {detail}",
    ),
    Remark.DIAGRAMLESS: Text(
        "Diagramless; its blocks are shown all the same.",
        "Die schwarzen Felder gehören zum Rätsel; gezeigt werden sie trotzdem.",
    ),
    Remark.LOCKED: Text(
        "Its solution is locked with a number. Solving works without it.",
        "Die Lösung ist mit einer Zahl verschlossen. Lösen geht auch ohne.",
    ),
    Remark.NO_SOLUTION: Text("It holds no solution.", "Eine Lösung ist nicht dabei."),
    Remark.BEGUN: Text(
        "Letters filled in: {detail}. They are there when you solve it.",
        "Eingetragene Buchstaben: {detail}. Beim Lösen sind sie da.",
    ),
    Remark.SHOWN: Text(
        "Revealed among them: {detail}.",
        "Davon aufgelöst: {detail}.",
    ),
    Remark.CHECKED: Text(
        "Checked and wrong: {detail}. That counts as one check.",
        "Beim Prüfen falsch: {detail}. Das zählt als eine Prüfung.",
    ),
    Remark.TIMED: Text("The time goes on from {detail}.", "Die Zeit läuft bei {detail} weiter."),
    Remark.CUT: Text(
        "Too long, cut off: {detail}",
        "Zu lang, abgeschnitten: {detail}",
    ),
    Remark.OTHER_FIELDS: Text(
        "Not used here, left out: {detail}",
        "Hier nicht gebraucht, weggelassen: {detail}",
    ),
}

# Giving away

GIVE_TITLE: Final = Text("Give a puzzle away", "Rätsel weitergeben")
GIVE_TEXT: Final = Text(
    "Typed under “Solve a puzzle”, it brings this puzzle and gives nothing away.",
    "Unter „Rätsel lösen“ getippt, bringt er dieses Rätsel und verrät nichts.",
)
GIVE_UNLISTED: Final = Plural(
    one=Text(
        "{n} word is in no dictionary; it counts all the same.",
        "{n} Wort steht in keinem Wörterbuch; es zählt trotzdem.",
    ),
    many=Text(
        "{n} words are in no dictionary; they count all the same.",
        "{n} Wörter stehen in keinem Wörterbuch; sie zählen trotzdem.",
    ),
)
CODE: Final = Text("Code of the puzzle", "Code des Rätsels")
COPY_CODE: Final = Text("Copy the code", "Code kopieren")
COPIED: Final = Text("Code copied.", "Code kopiert.")
SAVE_HIDDEN: Final = Text("Save as a file …", "Als Datei speichern …")

# Solving

SOURCE: Final = Text("Where the puzzle comes from", "Woher das Rätsel kommt")
FROM_CODE: Final = Text("A code", "Ein Code")
FROM_FILE: Final = Text("A file", "Eine Datei")
FROM_WORKSHOP: Final = Text("The workshop", "Die Werkstatt")
FROM_COMPUTER: Final = Text("The computer", "Der Computer")
CODE_FIELD: Final = Text("Code", "Code")
CODE_EXAMPLE: Final = Text("such as NOFA-PONI-GARU-…", "etwa NOFA-PONI-GARU-…")
CODE_OF_CHALLENGE: Final = Text(
    "This is the code of a challenge: {challenge}.",
    "Das ist der Code einer Herausforderung: {challenge}.",
)
BEGIN_CHALLENGE: Final = Text("Begin this challenge", "Diese Herausforderung beginnen")
CODE_RIGHT: Final = Text("The code is right.", "Der Code stimmt.")
CODE_FAULTS: Final[dict[PuzzleCodeFault, Text]] = {
    PuzzleCodeFault.LENGTH: Text(
        "The code is too short or too long.",
        "Der Code ist zu kurz oder zu lang.",
    ),
    PuzzleCodeFault.LETTERS: Text(
        "In a code consonants and vowels take turns, such as NOFA.",
        "In einem Code wechseln sich Mitlaute und Selbstlaute ab, etwa NOFA.",
    ),
    PuzzleCodeFault.CHECK: Text(
        "Something in the code was misheard or mistyped.",
        "Im Code ist etwas verhört oder vertippt.",
    ),
    PuzzleCodeFault.UNKNOWN: Text(
        "A newer version of the program made this code.",
        "Eine neuere Version des Programms hat diesen Code gemacht.",
    ),
    PuzzleCodeFault.TOO_LARGE: Text(
        "This puzzle is too large for a code.", "Dieses Rätsel ist zu groß für einen Code."
    ),
}
CODE_GROUP: Final = Text(
    "{fault} Look at part {n}: {part}.", "{fault} Sieh dir Teil {n} an: {part}."
)
CHOOSE_FILE: Final = Text("Choose a file …", "Datei wählen …")
NO_FILE: Final = Text("No file is chosen.", "Keine Datei ist gewählt.")
FILE_READY: Final = Text("{name} can be solved.", "{name} lässt sich lösen.")
FILE_OF: Final = Text("“{title}” by {author}", "„{title}“ von {author}")
NO_PUZZLES: Final = Text(
    "The workshop has no puzzle that can be hidden.",
    "In der Werkstatt ist kein Rätsel, das sich verstecken lässt.",
)
PLAYER: Final = Text("Who solves it", "Wer es löst")
LEVEL: Final = Text("Words", "Wörter")
BEGIN: Final = Text("Solve it", "Lösen")
NO_NAME: Final = Text("Somebody has to play.", "Irgendjemand muss spielen.")

# The result to be sent

SHARED_TITLE: Final = Text("{program}: {game}", "{program}: {game}")
SHARED_SOLVED: Final = Plural(
    one=Text("Found in {n} round", "In {n} Runde gefunden"),
    many=Text("Found in {n} rounds", "In {n} Runden gefunden"),
)
SHARED_NOT: Final = Plural(
    one=Text("Not found after {n} round", "Nach {n} Runde nicht gefunden"),
    many=Text("Not found after {n} rounds", "Nach {n} Runden nicht gefunden"),
)
SHARED_NONE: Final = Text("{length}: none", "{length}: keins")
SHARED_WRONG: Final = Text("whole puzzle: wrong", "ganzes Rätsel: falsch")
SHARED_RIGHT: Final = Text("whole puzzle: right", "ganzes Rätsel: richtig")
