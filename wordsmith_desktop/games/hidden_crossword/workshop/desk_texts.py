"""Sentences of the desk, where crosswords with blocks are built."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

from .clued.symmetry import Symmetry
from .clued.word_sources import SourceUse

BOARD: Final = Text("Diagram", "Gitter")
CLUES: Final = Text("Clues", "Fragen")
WORDS_HERE: Final = Text("Words that fit here", "Wörter, die hier passen")
BESIDE: Final = Text("Beside the diagram", "Neben dem Gitter")
NUMBER: Final = Text("No.", "Nr.")
WORD: Final = Text("Word", "Wort")
CLUE: Final = Text("Clue", "Frage")
MISSING_FIRST: Final = Text("Missing clues first", "Fehlende Fragen zuerst")
COUNTS: Final = Text(
    "{words} words, {blocks} blocks, {mean} letters on average, {short} at least. Empty squares:"
    " {empty}. Missing clues: {missing}.",
    "{words} Wörter, {blocks} schwarze Felder, im Schnitt {mean} Buchstaben, mindestens "
    "{short}. Leere Felder: {empty}. Fragen fehlen: {missing}.",
)
PATTERN: Final = Text("Pattern", "Muster")
PATTERN_HINT: Final = Text("such as S??NE or S*E", "etwa S??NE oder S*E")
LENGTH: Final = Text("Length", "Länge")
LENGTH_HERE: Final = Text("as here", "wie hier")
LEAST_SCORE: Final = Text("Score from", "Wert ab")
OTHER_LENGTH: Final = Text(
    "{word} does not have the length of this place.",
    "{word} ist anders lang als diese Stelle.",
)
FIT_ACROSS: Final = Plural(
    one=Text("{n} fits across", "{n} kreuzt"), many=Text("{n} fit across", "{n} kreuzen")
)
WORDS_FIT: Final = Plural(
    one=Text("{n} word fits.", "{n} Wort passt."), many=Text("{n} words fit.", "{n} Wörter passen.")
)
BEST_WORDS: Final = Text("The best {n} words that fit.", "Die besten {n} Wörter, die passen.")
SIZE: Final = Text("Size …", "Größe …")
DETAILS: Final = Text("Details …", "Angaben …")
SYMMETRY: Final = Text("Symmetry of blocks", "Symmetrie der schwarzen Felder")
SYMMETRIES: Final[dict[Symmetry, Text]] = {
    Symmetry.ROTATIONAL: Text("Half a turn", "Halbe Drehung"),
    Symmetry.MIRROR: Text("Left and right", "Links und rechts"),
    Symmetry.NONE: Text("None", "Keine"),
}
BLOCK: Final = Text("Block here, or none", "Schwarzes Feld hier, oder keins")
FILL: Final = Text("Fill the rest", "Den Rest füllen")
STOP: Final = Text("Stop filling", "Füllen anhalten")
FILLING: Final = Text("Filling …", "Wird gefüllt …")
FILLED: Final = Text("Filled.", "Gefüllt.")
NO_FILL: Final = Text(
    "No fill was found. Take a word out, or set another block.",
    "Keine Füllung gefunden. Nimm ein Wort heraus, oder setze ein schwarzes Feld mehr.",
)
STOPPED: Final = Text("Stopped; nothing was filled in.", "Angehalten; nichts wurde eingetragen.")
WITHOUT_LETTERS: Final = Text("Take all letters out", "Alle Buchstaben herausnehmen")
ACCEPT: Final = Text("Accept “{word}”", "„{word}“ zulassen")
OWN_LIST: Final = Text("Own list of words …", "Eigene Wortliste …")
OWN_LIST_KIND: Final = Text(
    "Lists of words (*.txt *.dict *.csv)", "Wortlisten (*.txt *.dict *.csv)"
)
OWN_LIST_TAKEN: Final = Plural(
    one=Text("{n} word of your list is used first.", "{n} Wort deiner Liste kommt zuerst."),
    many=Text("{n} words of your list are used first.", "{n} Wörter deiner Liste kommen zuerst."),
)
OWN_LIST_EMPTY: Final = Text(
    "No word in it. One a line, perhaps with its score: WORD;50.",
    "Kein Wort darin. Eins pro Zeile, vielleicht mit Wert: WORT;50.",
)
WORD_LISTS: Final = Text("Word lists …", "Wortlisten …")
WORD_LISTS_TITLE: Final = Text("Words to fill with", "Wörter zum Füllen")
WORD_LISTS_TEXT: Final = Text(
    "Dictionaries in the puzzle’s language. Words ▸ Dictionaries … adds your own lists.",
    "Wörterbücher in der Sprache des Rätsels. Eigene Listen fügst du über"
    " Wörter ▸ Wörterbücher … hinzu.",
)
NO_DICTIONARY: Final = Text(
    "No dictionary of this language yet.",
    "Noch kein Wörterbuch dieser Sprache.",
)
SOURCE_USES: Final[dict[SourceUse, Text]] = {
    SourceUse.OFF: Text("Not used", "Nicht benutzt"),
    SourceUse.USED: Text("Used", "Benutzt"),
    SourceUse.FIRST: Text("Goes first", "Geht vor"),
}
FIRST_LETTERS: Final = Text("Keep first letters only", "Nur erste Buchstaben behalten")

# Its dialogs

SIZE_TITLE: Final = Text("Size of the diagram", "Größe des Gitters")
ROWS: Final = Text("Rows", "Zeilen")
COLUMNS: Final = Text("Columns", "Spalten")
USE_SIZE: Final = Text("Use this size", "Diese Größe nehmen")
DETAILS_TITLE: Final = Text("Details of the puzzle", "Angaben zum Rätsel")
AUTHOR: Final = Text("Author", "Von wem")
COPYRIGHT: Final = Text("Copyright", "Urheberrecht")
NOTES: Final = Text("Notes for the solver", "Hinweise für die Lösenden")
USE_DETAILS: Final = Text("Use these", "Übernehmen")
FROM_WORDS: Final = Text("From my words …", "Aus meinen Wörtern …")
FROM_WORDS_TITLE: Final = Text(
    "A crossword from your words", "Ein Kreuzworträtsel aus deinen Wörtern"
)
FROM_WORDS_TEXT: Final = Text(
    "One word a line, and behind a colon its clue.",
    "In jeder Zeile ein Wort, hinter einem Doppelpunkt seine Frage.",
)
FROM_WORDS_FIELD: Final = Text("Your words", "Deine Wörter")
LAY_THEM: Final = Text("Lay them", "Legen")
LAY_OTHERWISE: Final = Text("Lay it otherwise", "Anders legen")
LEFT_OVER: Final = Text("No place was found for: {words}", "Keinen Platz fanden: {words}")
NO_WORDS_YET: Final = Text(
    "Write or draw some words first.", "Schreib oder zieh erst ein paar Wörter."
)
AS_WORKSHEET: Final = Text("As a worksheet (PDF) …", "Als Arbeitsblatt (PDF) …")
WORDS_FROM: Final = Text("Or words from a dictionary", "Oder Wörter aus einem Wörterbuch")
HOW_MANY_WORDS: Final = Text("How many words", "Wie viele Wörter")
DRAW_WORDS: Final = Text("Draw", "Ziehen")
WITH_BLOCKS: Final = Text("New with blocks", "Neu mit schwarzen Feldern")
