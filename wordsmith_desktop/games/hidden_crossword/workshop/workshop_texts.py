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
    "Nothing here yet. New begins a puzzle; all you do is kept by itself.",
    "Noch ist nichts da. Mit Neu beginnst du ein Rätsel; alles bleibt von selbst erhalten.",
)
UNNAMED: Final = Text("Puzzle {n}", "Rätsel {n}")
NAMELESS: Final = Text("Without a name", "Ohne Namen")
COPY_OF: Final = Text("{title} (copy)", "{title} (Kopie)")
TILES: Final = Plural(
    one=Text("{n} letter", "{n} Buchstabe"), many=Text("{n} letters", "{n} Buchstaben")
)
ENTRY: Final = Text("{title}\n{tiles}, {words} · {day}", "{title}\n{tiles}, {words} · {day}")
NEW: Final = Text("New", "Neu")
OPEN_FILE: Final = Text("Open a file …", "Datei öffnen …")
DUPLICATE: Final = Text("Duplicate", "Verdoppeln")
DELETE: Final = Text("Delete", "Löschen")
TAKE_BACK: Final = Text("Take back", "Zurückholen")
DELETED: Final = Text("“{title}” is deleted.", "„{title}“ ist gelöscht.")
EDIT: Final = Text("Open", "Öffnen")
SOLVE: Final = Text("Solve …", "Lösen …")
DAMAGED: Final = Plural(
    one=Text(
        "{n} puzzle cannot be read and was left out: {name}.",
        "{n} Rätsel lässt sich nicht lesen und fehlt hier: {name}.",
    ),
    many=Text(
        "{n} puzzles cannot be read and were left out, {name} among them.",
        "{n} Rätsel lassen sich nicht lesen und fehlen hier, darunter {name}.",
    ),
)
OPEN_TITLE: Final = Text("Open a crossword", "Kreuzworträtsel öffnen")
OPEN_KINDS: Final = Text(
    "Crosswords (*.ipuz *.puz *.jpz *.txt)", "Kreuzworträtsel (*.ipuz *.puz *.jpz *.txt)"
)

# The bench

NAME: Final = Text("Name", "Name")
UNDO: Final = Text("Undo", "Rückgängig")
REDO: Final = Text("Redo", "Wiederholen")
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
NO_WORD_HERE: Final = Text(
    "No word stands at the marked cell.", "Am markierten Feld steht kein Wort."
)
CLUE_HINT: Final = Text("for files and paper only", "nur für Dateien und Papier")
ANCHOR: Final = Text("Anchor word", "Ankerwort")
NO_ANCHOR: Final = Text("none lies yet", "noch liegt keins")
NOT_KEPT: Final = Text(
    "Not kept: {why} It is tried again with every change.",
    "Nicht gesichert: {why} Bei jeder Änderung wird es wieder versucht.",
)
NEEDS_ANCHOR: Final = Text(
    "To be hidden, a puzzle needs an anchor: a word of three letters or more that lies across.",
    "Zum Verstecken braucht ein Rätsel einen Anker: ein waagrechtes Wort aus mindestens drei"
    " Buchstaben.",
)
CANNOT_HIDE: Final = Text(
    "This puzzle cannot be hidden yet. {why}",
    "Noch lässt sich dieses Rätsel nicht verstecken. {why}",
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
            "Twelve letters out of the bags, some of them twice, as in a match.",
            "Zwölf Buchstaben aus den Beuteln, manche doppelt, wie in einer Partie.",
        ),
    ),
    LetterSource.TYPED: (
        Text("My own", "Eigene"),
        Text("Those that you type below.", "Die du unten eintippst."),
    ),
}
TYPED: Final = Text("Your letters", "Deine Buchstaben")
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
SAVED: Final = Text("Saved as {path}", "Gespeichert als {path}")
NOT_IN_COPY: Final = Text(
    "This kind of file has no room for: {what}.", "Diese Art Datei hat keinen Platz für: {what}."
)
LOSSES: Final[dict[Loss, Text]] = {
    Loss.SHADES: Text("shaded squares", "farbige Felder"),
    Loss.DIAGRAMLESS: Text("hidden blocks", "verborgene schwarze Felder"),
    Loss.MARKS: Text("italics and bold in clues", "kursive und fette Schrift in Fragen"),
    Loss.LABELS: Text("labels beside the usual numbers", "andere Nummern als die üblichen"),
    Loss.VOIDS: Text(
        "gaps around the figure, which are black there",
        "Lücken um die Figur, die dort schwarz sind",
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
        "its solution is not opened by that number.", "diese Zahl öffnet ihre Lösung nicht."
    ),
    FileFault.TWO_CLUES: Text(
        "{where} stands in it twice, with two clues. Solve it by its clues.",
        "{where} steht zweimal darin, mit zwei Fragen. Löse es nach seinen Fragen.",
    ),
    FileFault.OTHER_KIND: Text(
        "it is no crossword. Those are .ipuz, .puz and .jpz, or AcrossLite’s text.",
        "sie ist kein Kreuzworträtsel. Solche sind .ipuz, .puz und .jpz oder der Text von"
        " AcrossLite.",
    ),
    FileFault.ODD_CELL: Text(
        "its cell {where} holds something else than one letter from A to Z. Solve it by its clues,"
        " or open it in the workshop and use the first letters.",
        "ihr Feld {where} enthält etwas anderes als einen Buchstaben von A bis Z. Löse es nach"
        " seinen Fragen, oder öffne es in der Werkstatt und nimm die ersten Buchstaben.",
    ),
    FileFault.BARS: Text(
        "at its cell {where} a word ends at a bar, which a hidden puzzle cannot have. Solve it by"
        " its clues.",
        "an ihrem Feld {where} endet ein Wort an einem Strich, den ein verstecktes Rätsel nicht"
        " haben kann. Löse es nach seinen Fragen.",
    ),
    FileFault.NO_BARS: Text(
        "AcrossLite knows no bars, at which words of this puzzle end.",
        "AcrossLite kennt keine Striche, an denen Wörter dieses Rätsels enden.",
    ),
    FileFault.NOT_CONNECTED: Text(
        "its clues do not go with its grid.", "ihre Fragen passen nicht zu ihrem Gitter."
    ),
    FileFault.NEWER: Text(
        "a newer version of the program wrote it.",
        "eine neuere Version des Programms hat sie geschrieben.",
    ),
    FileFault.HIDDEN: Text(
        "it is a hidden puzzle. Solve it instead of looking at it.",
        "sie enthält ein verstecktes Rätsel. Löse es, statt es anzusehen.",
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
        "Left out, since no word goes with it: {detail}",
        "Weggelassen, weil kein Wort dazu gehört: {detail}",
    ),
    Remark.WITHOUT_CLUE: Text("Words without a clue: {detail}", "Wörter ohne Frage: {detail}"),
    Remark.REBUS: Text(
        "Several letters in one square: {detail}", "Mehrere Buchstaben in einem Feld: {detail}"
    ),
    Remark.OTHER_LETTERS: Text(
        "Letters other than A to Z: {detail}", "Andere Zeichen als A bis Z: {detail}"
    ),
    Remark.ONE_OF_SEVERAL: Text(
        "More than one right answer, of which the first is kept: {detail}",
        "Mehr als eine richtige Antwort, von denen die erste bleibt: {detail}",
    ),
    Remark.DIAGRAMLESS: Text(
        "It is diagramless; its blocks are shown here all the same.",
        "Die schwarzen Felder gehören hier zum Rätsel; gezeigt werden sie trotzdem.",
    ),
    Remark.LOCKED: Text(
        "Its solution is locked with a number; without it the puzzle can only be solved.",
        "Die Lösung ist mit einer Zahl verschlossen; ohne sie lässt sich das Rätsel nur lösen.",
    ),
    Remark.NO_SOLUTION: Text("It holds no solution.", "Eine Lösung ist nicht dabei."),
    Remark.BEGUN: Text(
        "Letters that somebody filled in: {detail}. They are there when you solve it.",
        "Eingetragene Buchstaben: {detail}. Beim Lösen sind sie da.",
    ),
    Remark.SHOWN: Text(
        "Revealed letters among them: {detail}. They count as revealed.",
        "Davon aufgelöste Buchstaben: {detail}. Sie zählen als aufgelöst.",
    ),
    Remark.CHECKED: Text(
        "Letters that a check found wrong: {detail}. That counts as one check.",
        "Buchstaben, die beim Prüfen falsch waren: {detail}. Das zählt als eine Prüfung.",
    ),
    Remark.TIMED: Text("The time goes on from {detail}.", "Die Zeit läuft bei {detail} weiter."),
    Remark.CUT: Text(
        "Longer than what is kept here, and cut off: {detail}",
        "Länger, als hier Platz ist, und abgeschnitten: {detail}",
    ),
    Remark.OTHER_FIELDS: Text(
        "Left out, since nothing here uses it: {detail}",
        "Weggelassen, weil es hier nicht gebraucht wird: {detail}",
    ),
}

# Giving away

GIVE_TITLE: Final = Text("Give a puzzle away", "Rätsel weitergeben")
GIVE_TEXT: Final = Text(
    "Read out or typed under “Solve a puzzle”, it brings this puzzle and tells nothing of it.",
    "Vorgelesen oder unter „Rätsel lösen“ getippt, bringt er dieses Rätsel und verrät nichts.",
)
GIVE_UNLISTED: Final = Plural(
    one=Text(
        "{n} of its words is in no dictionary; it counts all the same.",
        "{n} Wort steht in keinem Wörterbuch; es zählt trotzdem.",
    ),
    many=Text(
        "{n} of its words are in no dictionary; they count all the same.",
        "{n} Wörter stehen in keinem Wörterbuch; sie zählen trotzdem.",
    ),
)
CODE: Final = Text("Code of the puzzle", "Code des Rätsels")
COPY_CODE: Final = Text("Copy the code", "Code kopieren")
COPIED: Final = Text("The code is in the clipboard.", "Der Code ist in der Zwischenablage.")
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
        "Some of the code is missing, or there is too much of it.",
        "Vom Code fehlt etwas, oder es ist zu viel.",
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
