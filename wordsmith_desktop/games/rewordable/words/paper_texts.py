"""What a sheet asks that a table filled in away from the screen, and what speaks against it."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.texts import Text

from ..rules.paper_sheet import PaperFault, PaperLine

PAPER_LINES: Final[dict[PaperLine, Text]] = {
    PaperLine.WORDS: Text("Words", "Wörter"),
    PaperLine.TOKENS: Text("Tokens", "Marken"),
    PaperLine.FAILED: Text("Failed objections", "Gescheiterte Einsprüche"),
}
PAPER_FAULTS: Final[dict[PaperFault, Text]] = {
    PaperFault.EMPTY: Text(
        "Enter the words that lay there at the end.",
        "Trag die Wörter ein, die am Ende dalagen.",
    ),
    PaperFault.NUMBER: shared.WHOLE_NUMBER,
    PaperFault.TOKENS: Text(
        "The box has {most} tokens. Tokens entered: {had}.",
        "Die Schachtel hat {most} Marken. Eingetragene Marken: {had}.",
    ),
    PaperFault.CHARACTER: Text(
        "{word} has something that stands on no card: {signs}",
        "{word} enthält etwas, das auf keiner Karte steht: {signs}",
    ),
    PaperFault.TOO_SHORT: Text(
        "{word} is too short: a word takes at least two cards.",
        "{word} ist zu kurz: Ein Wort braucht mindestens zwei Karten.",
    ),
    PaperFault.REPEATED: Text(
        "{word} stands here twice: by these house choices no word is built again.",
        "{word} steht zweimal da: Nach diesen Hausregeln wird kein Wort noch einmal gebaut.",
    ),
    PaperFault.LETTER: Text(
        "{letter} is on all cards together {most} times. In these words: {had}.",
        "{letter} steht auf allen Karten zusammen {most}-mal. In diesen Wörtern: {had}.",
    ),
    PaperFault.LETTERS: Text(
        "The cards of this match hold {most} letters at most. Letters entered: {had}.",
        "Die Karten dieser Partie haben höchstens {most} Buchstaben. Eingetragen: {had}.",
    ),
}
"""By reason; the gaps are the rejection's details."""
