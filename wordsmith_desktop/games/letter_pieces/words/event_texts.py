"""The sentences that tell why something is not open, and what happened at the table."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.wording.table_texts import GATE_REASONS
from wordsmith_desktop.wording.texts import Plural, Text

from ..rules.actions import Face, Why
from ..rules.events import ChallengeEnd

REASONS: Final[dict[Enum, Text]] = {
    **GATE_REASONS,
    Why.NOTHING_BUILT: Text(
        "No letter stands on the bench yet: build a word first.",
        "Auf der Werkbank steht noch kein Buchstabe: Baue erst ein Wort.",
    ),
    Why.NOT_BUILT: Text(
        "The bench reads “{built}”, not “{word}”.",
        "Auf der Werkbank steht „{built}“, nicht „{word}“.",
    ),
    Why.TOO_SHORT: Text(
        "“{word}” is too short: a word needs at least {least} letters.",
        "„{word}“ ist zu kurz: Ein Wort braucht mindestens {least} Buchstaben.",
    ),
    Why.REARRANGES: Text(
        "“{word}” only rearranges “{previous}”: use at least one letter that word lacks.",
        "„{word}“ stellt nur „{previous}“ um: "
        "Nimm mindestens einen Buchstaben, den das Wort nicht hat.",
    ),
    Why.CLAIMED: Text(
        "“{word}” is claimed already in this round, by {name}.",
        "„{word}“ ist in dieser Runde schon vergeben, an {name}.",
    ),
    Why.OWN_REPEAT: Text(
        "“{word}” stands on your sheet already.", "„{word}“ steht schon auf deinem Blatt."
    ),
    Why.LACKS_LETTER: Text(
        "“{word}” has no {letter}, which this row requires.",
        "In „{word}“ fehlt das {letter}, das diese Zeile verlangt.",
    ),
    Why.TOO_MANY_LEFT: Text(
        "Too much is left over: it would cost {left} boxes and {open} are open. "
        "Use more of your pieces.",
        "Es bleibt zu viel übrig: Das kostet {left} Kästchen, frei sind {open}. "
        "Verbaue mehr von deinen Teilen.",
    ),
    Why.NO_SUCH_ROW: Text("The sheet has no such row.", "Diese Zeile gibt es nicht."),
    Why.ROW_TAKEN: Text("That row is filled already.", "Diese Zeile ist schon voll."),
    Why.NEXT_ROW: Text(
        "Rows are filled from the top: row {number} comes next.",
        "Die Zeilen werden von oben gefüllt: Als Nächstes kommt Zeile {number}.",
    ),
    Why.STILL_CHOOSING: Text(
        "Choose your piece from the tray first.", "Nimm dir erst dein Teil aus dem Vorrat."
    ),
    Why.TRAY_EMPTY: Text(
        "The tray is empty: there is nothing to roll for.",
        "Der Vorrat ist leer: Es gibt nichts zu erwürfeln.",
    ),
    Why.KIND_OUT: Text(
        "No {kind} is left in the tray: take another piece.",
        "Im Vorrat ist kein Teil „{kind}“ mehr: Nimm ein anderes.",
    ),
    Why.NO_CHOICE: Text("There is nothing to choose now.", "Jetzt gibt es nichts auszusuchen."),
    Why.NO_CIRCLE: Text(
        "This row has no open circle.", "Diese Zeile hat keinen offenen Kreis mehr."
    ),
    Why.NO_ROLLING_LAST: Text(
        "The last word is made without new pieces.",
        "Das letzte Wort entsteht ohne neue Teile.",
    ),
    Why.NO_MORE_ROLLS: Text(
        "No more rolls this turn (this table allows {most}). Build a word from what you have, or "
        "pass.",
        "Mehr Würfe gibt es in diesem Zug nicht (dieser Tisch erlaubt {most}). Bau ein Wort aus "
        "dem, was du hast, oder passe.",
    ),
    Why.NO_ROLLING_HERE: Text(
        "In this way of playing nobody rolls for more.",
        "In dieser Spielart würfelt niemand nach.",
    ),
    Why.NOT_YOURS: Text("That piece is not yours.", "Dieses Teil gehört dir nicht."),
    Why.OFF_BENCH: Text("That is beside the bench.", "Das liegt neben der Werkbank."),
    Why.NOT_ON_BENCH: Text(
        "That piece is not on the bench.", "Dieses Teil liegt nicht auf der Werkbank."
    ),
    Why.NOTHING_MOVED: Text("No piece was moved.", "Kein Teil wurde bewegt."),
    Why.NOT_SIX_LETTERS: Text(
        "The word has {count} letters; it must have {wanted}.",
        "Das Wort hat {count} Buchstaben; es muss {wanted} haben.",
    ),
    Why.BAD_LETTER: Text(
        "“{letter}” is no letter that can be built.",
        "„{letter}“ lässt sich nicht bauen.",
    ),
    Why.BAD_DICE: Text("The dice do not fit.", "Die Würfel passen nicht."),
    Why.NO_BENCH: Text(
        "Somebody else has the bench now.", "Jetzt ist jemand anders an der Werkbank."
    ),
    Why.BENCH_TAKEN: Text("Somebody has buzzed already.", "Jemand anders hat schon gedrückt."),
    Why.LOCKED_OUT: Text("You are locked out for a moment.", "Du bist für einen Moment gesperrt."),
    Why.FINISHED: Text(
        "You have had your last word in this round.",
        "Du hattest in dieser Runde schon dein letztes Wort.",
    ),
    Why.PIECES_MISSING: Text(
        "For {letter} the heaps lack {pieces}.", "Für {letter} fehlt in den Haufen: {pieces}."
    ),
    Why.BENCH_FULL: Text(
        "The bench is full: take something apart first.",
        "Die Werkbank ist voll: Nimm erst etwas auseinander.",
    ),
    Why.NO_HANDICAPS: Text(
        "A handicap crosses out 0 to {most} white boxes of each player.",
        "Ein Handicap streicht jedem 0 bis {most} weiße Kästchen.",
    ),
    Why.SAME_HANDICAPS: Text("So many are crossed out already.", "So viele sind schon gestrichen."),
}

SAME_AGAIN: Final = Text(
    "“{word}” is your last word: use at least one letter that it lacks.",
    "„{word}“ ist dein letztes Wort: Nimm mindestens einen Buchstaben, den es nicht hat.",
)
MISBUILT_LOOKALIKE: Final = Text(
    "That is no {letter}, which takes {pieces}.",
    "Das ist kein {letter}. Ein {letter} besteht aus: {pieces}.",
)
MISBUILT_WRONG_PIECE: Final = Text(
    "For {letter} one piece is of the wrong kind: {has} in place of {wants}.",
    "Für {letter} ist ein Teil falsch: {has} statt {wants}.",
)
MISBUILT_TURNED: Final = Text(
    "Nearly {letter}: turn the {piece} by {degrees}° {way}.",
    "Fast ein {letter}: Dreh das Teil „{piece}“ um {degrees}° {way}.",
)
MISBUILT_UPSIDE_DOWN: Final = Text(
    "Nearly {letter}: turn the {piece} about, by 180°.",
    "Fast ein {letter}: Dreh das Teil „{piece}“ um 180° herum.",
)
WAY_ANTICLOCKWISE: Final = Text("anticlockwise", "gegen den Uhrzeigersinn")
WAY_CLOCKWISE: Final = Text("clockwise", "im Uhrzeigersinn")
MISBUILT_IN: Final = Text("Cell {n}: {fault}", "Zelle {n}: {fault}")
MISBUILT_MISPLACED: Final = Text(
    "Nearly {letter}: move the {piece} {way}.",
    "Fast ein {letter}: Schiebe das Teil „{piece}“ {way}.",
)
WAY_UP: Final = Text("up", "nach oben")
WAY_DOWN: Final = Text("down", "nach unten")
WAY_LEFT: Final = Text("to the left", "nach links")
WAY_RIGHT: Final = Text("to the right", "nach rechts")
MISBUILT_MISSING: Final = Text(
    "A beginning: it can still become {letters}.", "Ein Anfang: Daraus kann noch {letters} werden."
)
MISBUILT_EXTRA: Final = Text(
    "That would be {letter}, but for a piece too many in the cell.",
    "Das wäre ein {letter}, aber in der Zelle liegt ein Teil zu viel.",
)
MISBUILT_WRONG_WAY: Final = Text(
    "This is {letter} the wrong way round: letters stand upright.",
    "Das ist ein {letter} in falscher Lage: Buchstaben stehen aufrecht.",
)
MISBUILT_SAME: Final = Text(
    "The pieces of {letters}, but they lie as neither.",
    "Die Teile von {letters}, aber so liegen sie wie keins davon.",
)
OR: Final = Text(" or ", " oder ")

LETTERS_NAMED: Final = Text(
    "{name} names {word} for the rows.", "{name} nennt {word} für die Zeilen."
)
LETTERS_SET: Final = Text(
    "The rows ask for {letters}: each word must hold its row’s letter.",
    "Die Zeilen verlangen {letters}: Jedes Wort muss den Buchstaben seiner Zeile enthalten.",
)
DEALT: Final = Text("Everyone starts with {pieces}.", "Alle beginnen mit: {pieces}.")
DEALT_VOID: Final = Text(
    "Little could be built of that: the dice are rolled again.",
    "Daraus ließe sich wenig bauen: Die Würfel rollen noch einmal.",
)
STEP_ROLLED: Final = Text(
    "For everyone: {pieces}.",
    "Für alle: {pieces}.",
)
STEP_VOID: Final = Text(
    "Three stars: the dice are rolled again.", "Drei Sterne: Die Würfel rollen noch einmal."
)
STARS_AS_CIRCLES: Final = Text(
    "{pieces}, and {n} for any piece",
    "{pieces}, und {n} für jedes Teil",
)
CIRCLES: Final = Plural(Text("{n} circle", "{n} Kreis"), Text("{n} circles", "{n} Kreise"))
NOTHING: Final = Text("nothing", "nichts")
STAR: Final = Text(
    "A star! Choose any piece from the tray.", "Ein Stern! Such dir ein Teil aus dem Vorrat aus."
)
EMPTY_CHOICE: Final = Text(
    "No {kind} is left in the tray: choose another piece.",
    "Im Vorrat ist kein Teil „{kind}“ mehr: Such dir ein anderes aus.",
)
TOOK: Final = Text("A new piece: {piece}.", "Ein neues Teil: {piece}.")
CALLED_AT: Final = Text("{name} calls {word} at {letter}.", "{name} sagt {word} bei {letter} an.")
WORD_AT: Final = Text("{word} at {letter}", "{word} bei {letter}")
STAYED: Final = Plural(
    one=Text("{n} of {of} pieces stayed.", "{n} von {of} Teilen blieb liegen."),
    many=Text("{n} of {of} pieces stayed.", "{n} von {of} Teilen blieben liegen."),
)
CLAIMED_ALONE: Final = Text("{word} stands: {points}.", "{word} gilt: {points}.")
CLAIMED_ALONE_COST: Final = Text(
    "{word} stands: {points}, {cost}.", "{word} gilt: {points}, {cost}."
)
CALL_STANDS: Final = Text("{name}’s word stands.", "Das Wort von {name} gilt.")
CALL_FELL: Final = Text("{name}’s word does not stand.", "Das Wort von {name} gilt nicht.")
AND_CHOICES: Final = Plural(
    Text("{pieces} and {n} piece of their choice", "{pieces} und {n} Teil nach Wahl"),
    Text("{pieces} and {n} pieces of their choice", "{pieces} und {n} Teilen nach Wahl"),
)
OBJECTED: Final = Text(
    "{name} objects.",
    "{name} erhebt Einspruch.",
)
CLAIMED_WORD: Final = Text(
    "{word} stands: {points} for {name}.", "{word} gilt: {points} für {name}."
)
CLAIMED_COST: Final = Text(
    "{word} stands: {points} for {name}, {cost}.", "{word} gilt: {points} für {name}, {cost}."
)
WRITTEN_DOWN: Final = Text(
    "{word} is written down: {points}, if it passes the check.",
    "{word} ist notiert: {points}, wenn es die Prüfung besteht.",
)
WRITTEN_DOWN_COST: Final = Text(
    "{word} is written down, {cost}: {points}, if it passes the check.",
    "{word} ist notiert, {cost}: {points}, wenn es die Prüfung besteht.",
)
WRITTEN: Final = Text("{name} has written a word.", "{name} hat ein Wort notiert.")
WRITTEN_WORD: Final = Text("{name} has claimed {word}.", "{name} hat {word} angesagt.")
SEARCH_ON: Final = Text(
    "{reason}",
    "{reason}",
)
ROW_STANDS: Final = Text("{name}: {word} stands.", "{name}: {word} gilt.")
ROW_STRUCK: Final = Text(
    "{name}: {word} is struck and scores nothing.",
    "{name}: {word} wird gestrichen und zählt nicht.",
)
BENCH_TAKEN: Final = Text("{name} has the bench.", "{name} ist an der Werkbank.")
BENCH_LOST: Final = Text(
    "{name} gives the bench back and waits a moment.",
    "{name} gibt die Werkbank ab und wartet einen Moment.",
)
LOCKOUT_ENDED: Final = Text("{name} may buzz again.", "{name} darf wieder drücken.")
PASSED_ROW: Final = Text("{name} passes row {number}.", "{name} passt bei Zeile {number}.")
TURN_MOVED: Final = Text("{name} is next.", "Als Nächstes: {name}.")
DONE: Final = Text(
    "“Done!” – one last word for all but {name}.",
    "„Fertig!“ – ein letztes Wort für alle außer {name}.",
)
DONE_OF_TWO: Final = Text(
    "“Done!” – one last word for {other}.",
    "„Fertig!“ – ein letztes Wort für {other}.",
)
DONE_ALONE: Final = Text(
    "“Done!” – the last row is full.", "„Fertig!“ – die letzte Zeile ist voll."
)
HANDICAPS_SET: Final = Text(
    "White boxes crossed out from now on: {boxes}.", "Gestrichene weiße Kästchen ab jetzt: {boxes}."
)
HANDICAP_OF: Final = Text("{name} {boxes}", "{name} {boxes}")
ENDINGS: Final[dict[ChallengeEnd, Text]] = {
    ChallengeEnd.DONE: Text("The round is over.", "Die Runde ist zu Ende."),
    ChallengeEnd.NO_MORE: Text(
        "Nobody finds another word: the round is over.",
        "Niemand findet noch ein Wort: Die Runde ist zu Ende.",
    ),
    ChallengeEnd.ROWS_FULL: Text(
        "All rows are filled: the round is over.",
        "Alle Zeilen sind gefüllt: Die Runde ist zu Ende.",
    ),
    ChallengeEnd.TIME: Text("The warm-up is over.", "Das Aufwärmen ist zu Ende."),
    ChallengeEnd.MATCH_TIME: Text(
        "The match is over: what is on the sheet counts.",
        "Die Partie ist zu Ende: Es zählt, was auf dem Blatt steht.",
    ),
}

BENCH_EMPTY: Final = Text("The bench is empty.", "Die Werkbank ist leer.")
BENCH_READS: Final = Text("On the bench: {letters}.", "Auf der Werkbank: {letters}.")
IN_HEAPS: Final = Text("In the heaps: {pieces}.", "In den Haufen: {pieces}.")

FACES: Final[dict[Face, Text]] = {
    Face.LONG: Text("a long straight", "eine lange Gerade"),
    Face.SHORT: Text("a short straight", "eine kurze Gerade"),
    Face.BIG_STAR: Text("a star, blue", "ein Stern, blau"),
    Face.SMALL_STAR: Text("a star, green", "ein Stern, grün"),
}
