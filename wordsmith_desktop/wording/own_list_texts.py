"""What is said of the dictionaries that people bring along, in the window and on a console."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.lexicon.own.own_lists import ListUse, OwnList
from wordsmith_desktop.lexicon.own.taking import LeftOut, Some
from wordsmith_desktop.lexicon.own.word_file import MOST_LINES, WordFileError, WordFileFault

from .dictionary_names import own_title
from .texts import Answer, Plural, Text, grouped, say

if TYPE_CHECKING:
    # It brings NumPy with it.
    from wordsmith_desktop.lexicon.own.adding import ListFindings

FAULTS: Final[Mapping[WordFileFault, Text]] = {
    WordFileFault.UNREADABLE: Text(
        "{file} cannot be read{more}.",
        "{file} lässt sich nicht lesen{more}.",
    ),
    WordFileFault.EMPTY: Text(
        "{file} is empty.",
        "{file} ist leer.",
    ),
    WordFileFault.TOO_LARGE: Text(
        "{file} is larger than any list of words: more than 64 MB.",
        "{file} ist größer als jede Wortliste: mehr als 64 MB.",
    ),
    WordFileFault.TOO_MANY_LINES: Text(
        "{file} has more than {lines} lines.",
        "{file} hat mehr als {lines} Zeilen.",
    ),
    WordFileFault.ENDLESS_LINE: Text(
        "{file} is no list of words: one of its lines goes on and on.",
        "{file} ist keine Wortliste: Eine ihrer Zeilen hört nicht auf.",
    ),
    WordFileFault.NO_TEXT: Text(
        "{file} is no text.",
        "{file} ist kein Text.",
    ),
    WordFileFault.MIXED: Text(
        "{file} is only partly in UTF-8. Save all of it as UTF-8.",
        "{file} ist nur zum Teil in UTF-8. Speichere die ganze Datei als UTF-8.",
    ),
    WordFileFault.NO_WORDS: Text(
        "{file} has no word that could be played.",
        "{file} hat kein Wort, das sich spielen ließe.",
    ),
    WordFileFault.NO_AFFIXES: Text(
        "The dictionary needs {file} beside it, which is not there, cut off or not readable.",
        "Das Wörterbuch braucht {file} neben sich; die Datei fehlt, ist unvollständig oder nicht "
        "lesbar.",
    ),
    WordFileFault.TOO_MANY_FORMS: Text(
        "{file} has more forms than fit into 300 MB or three minutes.",
        "{file} hat mehr Formen, als in 300 MB oder drei Minuten passen.",
    ),
}
MODES: Final[Mapping[ListUse, Answer]] = {
    ListUse.ONLY: (
        Text("Only this list", "Nur diese Liste"),
        Text("These words count, and no others.", "Diese Wörter zählen und keine anderen."),
    ),
    ListUse.BESIDE: (
        Text("This list and another", "Diese Liste und eine andere"),
        Text(
            "These words and those of another dictionary count.",
            "Diese Wörter und die eines anderen Wörterbuchs zählen.",
        ),
    ),
    ListUse.WITHOUT: (
        Text("Words that do not count", "Wörter, die nicht zählen"),
        Text(
            "Another dictionary without these words.",
            "Ein anderes Wörterbuch ohne diese Wörter.",
        ),
    ),
    ListUse.CLASS: (
        Text("Words of a class", "Wörter einer Klasse"),
        Text(
            "These words alone count, and even mild computers know them all.",
            "Nur diese Wörter zählen, und auch schwache Computer kennen alle.",
        ),
    ),
}
LEFT_OUT: Final[Mapping[LeftOut, Text]] = {
    LeftOut.TWICE: Text("there twice", "doppelt"),
    LeftOut.SHORT: Text("too short", "zu kurz"),
    LeftOut.LONG: Text("too long", "zu lang"),
    LeftOut.SEVERAL: Text("several words", "mehrere Wörter"),
    LeftOut.SIGNS: Text("signs that no game has", "Zeichen, die kein Spiel hat"),
}
WOULD_TAKE: Final = Plural(
    Text("{n} word: {examples}", "{n} Wort: {examples}"),
    Text("{n} words, such as {examples}", "{n} Wörter, etwa {examples}"),
)
NOT_TAKEN: Final = Text("Left out – {parts}", "Weggelassen – {parts}")
NOT_TAKEN_PART: Final = Text("{why}: {n} ({examples})", "{why}: {n} ({examples})")
NAME_TAKEN: Final = Text(
    "There is a dictionary “{title}” already. Choose another name.",
    "Das Wörterbuch „{title}“ gibt es schon. Nimm einen anderen Namen.",
)
BAD_NAME: Final = Text(
    "A dictionary needs a name of letters and a language such as en, de, fr or es.",
    "Ein Wörterbuch braucht einen Namen aus Buchstaben und eine Sprache wie en, de, fr oder es.",
)
NO_ROOM: Final = Text(
    "The dictionary could not be kept: {problem}.",
    "Das Wörterbuch ließ sich nicht speichern: {problem}.",
)
ESTIMATED: Final = Text(
    "How common they are is guessed.",
    "Wie geläufig sie sind, ist geschätzt.",
)
FOLDED: Final = Text(
    "Accents fall off: É is E, Ñ is N, Ł is L.",
    "Akzente fallen weg: É ist E, Ñ ist N, Ł ist L.",
)


def fault_text(error: WordFileError) -> str:
    """Why a file is no list of words, in a line."""
    more = f" ({error.more})" if error.more else ""
    return say(FAULTS[error.fault], file=error.path.name, more=more, lines=grouped(MOST_LINES))


def would_take(found: ListFindings) -> str:
    """What a list would bring."""
    text = WOULD_TAKE.for_count(found.count)
    return say(text, n=grouped(found.count), examples=", ".join(found.examples))


def not_taken(found: ListFindings) -> str:
    """What would be left out of a list and why; empty for nothing."""
    parts = "; ".join(_part(why, some) for why, some in found.left_out.items())
    return say(NOT_TAKEN, parts=parts) if parts else ""


def _part(why: LeftOut, some: Some) -> str:
    examples = ", ".join(some.examples)
    return say(NOT_TAKEN_PART, n=some.count, why=say(LEFT_OUT[why]), examples=examples)


def title_of(own: OwnList) -> str:
    """What a dictionary is called."""
    return say(own_title(own.tag))


def source_of(path: Path) -> str:
    """What is kept of where a list came from."""
    return path.name[:120]
