"""Sentences at the table and on the score pads."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

CLAIM: Final = Text("Claim the word", "Wort ansagen")
ROLL: Final = Text("Roll", "Würfeln")
ROLLS_LEFT: Final = Plural(
    one=Text("Roll ({n} left)", "Würfeln (noch {n})"),
    many=Text("Roll ({n} left)", "Würfeln (noch {n})"),
)
PASS: Final = Text("Pass", "Passen")
HINT: Final = Text("Hint", "Tipp")
CLEAR: Final = Text("Clear the bench", "Werkbank abräumen")
CLEAR_BUTTON: Final = Text("Clear", "Abräumen")
PADS: Final = Text("Score pads", "Spielblätter")
SNAP: Final = Text("Pieces fall into place", "Teile rasten ein")
GUIDE: Final = Text("Alphabet", "Alphabet")
ACCEPTED_HERE: Final = Text(
    "{word} is accepted in this match: claim it again.",
    "{word} gilt in dieser Partie: Sag es noch einmal an.",
)
ACCEPTED_ALWAYS: Final = Text(
    "{word} is accepted from now on: claim it again.",
    "{word} gilt von jetzt an: Sag es noch einmal an.",
)
ON_SHEET: Final = Text(
    "{word} is on your sheet: type the next, or click into this one.",
    "{word} steht auf deinem Blatt: Tipp das nächste oder klick hinein.",
)
STUMBLED: Final = Text(
    "{letter} could not be built. Enter again claims {word}.",
    "{letter} ließ sich nicht bauen. Noch einmal Eingabe sagt {word} an.",
)

KEY_LETTERS: Final = Text("letters, - and ’", "Buchstaben, - und ’")
KEY_LETTERS_DOES: Final = Text(
    "build that letter at the cursor; what stands there moves on",
    "bauen den Buchstaben am Rahmen; was dort steht, rückt weiter",
)
KEY_BACKSPACE_DOES: Final = Text(
    "takes the letter before the cursor apart", "zerlegt den Buchstaben vor dem Rahmen"
)
KEY_CLEAR: Final = Text("Ctrl+Backspace", "Strg+Rücktaste")
KEY_CLEAR_DOES: Final = Text("clears the bench", "räumt die Werkbank ab")
KEY_DELETE_DOES: Final = Text(
    "takes the letter at the cursor apart", "zerlegt den Buchstaben im Rahmen"
)
KEY_ARROWS: Final = Text("arrows", "Pfeiltasten")
KEY_ARROWS_DOES: Final = Text(
    "move the cursor, as a click does, or the held piece (Shift: finely)",
    "bewegen den Rahmen, wie ein Klick, oder das gehaltene Teil (Umschalt: fein)",
)
KEY_HOME: Final = Text("Home, End", "Pos1, Ende")
KEY_HOME_DOES: Final = Text(
    "put the cursor before and behind the word", "setzen den Rahmen vor und hinter das Wort"
)
KEY_CTRL_ARROWS: Final = Text("Ctrl+arrows", "Strg+Pfeiltasten")
KEY_CTRL_ARROWS_DOES: Final = Text(
    "carry the letter at the cursor on, or all that are chosen",
    "tragen den Buchstaben im Rahmen weiter oder alle gewählten",
)
KEY_GROUND: Final = Text("drag beside the pieces", "neben den Teilen ziehen")
KEY_GROUND_DOES: Final = Text(
    "carries the whole letter; the others make room",
    "trägt den ganzen Buchstaben; die anderen machen Platz",
)
KEY_CHOOSE: Final = Text("Shift+click", "Umschalt+Klick")
KEY_CHOOSE_DOES: Final = Text(
    "chooses several letters to carry or to take apart; so do Shift+arrows and a drawn box",
    "wählt mehrere Buchstaben zum Tragen oder Zerlegen; so auch Umschalt+Pfeiltasten und ein "
    "aufgezogener Kasten",
)
KEY_DIGITS: Final = Text("1 2 3 4", "1 2 3 4")
KEY_DIGITS_DOES: Final = Text(
    "take a long, a short, a big or a small curve into the hand",
    "nehmen eine lange, eine kurze, einen großen oder kleinen Bogen in die Hand",
)
KEY_SPACE_DOES: Final = Text(
    "takes up a piece at the cursor, and puts it down",
    "nimmt ein Teil im Rahmen auf und legt es ab",
)
KEY_TURN: Final = Text(", and .", ", und .")
KEY_TURN_DOES: Final = Text(
    "turn the held piece by 15° (Shift: 45°); so does the wheel",
    "drehen das gehaltene Teil um 15° (Umschalt: 45°); das Mausrad auch",
)
KEY_FLIP: Final = Text("F, right click", "F, Rechtsklick")
KEY_FLIP_DOES: Final = Text(
    "flip a piece: straights by 90°, curves by 180°",
    "drehen ein Teil herum: Geraden um 90°, Bögen um 180°",
)
KEY_DOUBLE: Final = Text("double click", "Doppelklick")
KEY_DOUBLE_DOES: Final = Text(
    "takes a piece back to its heap", "legt ein Teil auf seinen Haufen zurück"
)
KEY_ESCAPE_DOES: Final = Text(
    "puts the held piece back; without one it clears the bench",
    "legt das gehaltene Teil zurück; ohne eines räumt es die Werkbank ab",
)
KEY_ENTER_DOES: Final = Text(
    "puts the held piece down, else claims the word",
    "legt das gehaltene Teil ab, sonst sagt sie das Wort an",
)
KEY_ROLL_DOES: Final = Text("rolls the die", "würfelt")
KEY_TAKE: Final = Text("Ctrl+1 … Ctrl+4", "Strg+1 … Strg+4")
KEY_TAKE_DOES: Final = Text(
    "take a piece from the tray, when you may choose",
    "nehmen ein Teil aus dem Vorrat, wenn du wählen darfst",
)
KEY_PASS_DOES: Final = Text("passes", "passt")
KEY_BUZZ: Final = Text("F5 … F8", "F5 … F8")
KEY_BUZZ_DOES: Final = Text("buzzers of the players in the race", "Tasten der Spieler im Wettlauf")
KEY_GUIDE_DOES: Final = Text("shows or hides the alphabet", "zeigt oder verbirgt das Alphabet")
KEY_PADS_DOES: Final = Text("leafs through the score pads", "blättert durch die Spielblätter")


CHALLENGE: Final = Text(
    "Round\u00a0{number} of\u00a0{count}", "Runde\u00a0{number} von\u00a0{count}"
)
ONE_CHALLENGE: Final = Text("One round", "Eine Runde")
GOAL: Final = Text("{challenge}: {goal}", "{challenge}: {goal}")
GOAL_ROW: Final = Text(
    "row {number}",
    "Zeile {number}",
)
GOAL_LETTER: Final = Text(
    "a row’s letter",
    "der Buchstabe einer Zeile",
)
GOAL_WARM_UP: Final = Text("As many words as you can", "So viele Wörter wie möglich")
GOAL_LETTERS: Final = Text(
    "{name}: a word of {count} letters",
    "{name}: ein Wort mit {count} Buchstaben",
)
GOAL_ANY_LETTERS: Final = Text(
    "{name}: {count} letters",
    "{name}: {count} Buchstaben",
)
LAST_WORDS: Final = Text(
    "Last words: one more, without new pieces", "Letzte Wörter: noch eins, ohne neue Teile"
)
CHECKING: Final = Text("Checking the sheets", "Die Blätter werden geprüft")
ROWS_FILLED: Final = Text("{filled} of {count} rows", "{filled} von {count} Zeilen")
LOCKED: Final = Text("locked out", "gesperrt")

TRAY: Final = Text("Tray", "Vorrat")
COMPARTMENT: Final = Text("{name}: {count} in the tray", "{name}: {count} im Vorrat")
COMPARTMENT_TAKE: Final = Text(
    "Take a piece: {name}, {count} in the tray", "Nimm ein Teil: {name}, {count} im Vorrat"
)
LEFT_IN_TRAY: Final = Text("{count} left", "noch {count}")
TAKE_OF: Final = Text("Take ({count})", "Nimm ({count})")
ROLL_TIP: Final = Text("Roll for a new piece (Ctrl+R)", "Würfle ein neues Teil (Strg+R)")

CLAIM_WORD: Final = Text("Claim {word}", "{word} ansagen")
WRITE_WORD: Final = Text("Write {word}", "{word} notieren")
CLAIM_NOTHING: Final = Text("Claim", "Ansagen")
PLUS: Final = Text("+{points}", "+{points}")
MINUS: Final = Text("−{points}", "−{points}")
NET: Final = Text("{points} − {lost} = {net}", "{points} − {lost} = {net}")
SPELLED: Final = Text("The word: {letters}", "Das Wort: {letters}")
NO_WORD_YET: Final = Text(
    "Drag pieces here, or type.",
    "Zieh Teile hierher, oder tippe.",
)
NOTHING_LEFT: Final = Text("nothing left over", "nichts bleibt übrig")
LEFT_OVER: Final = Text("{n} left over", "{n} übrig")
CIRCLES: Final = Plural(Text("{n} circle", "{n} Kreis"), Text("{n} circles", "{n} Kreise"))
COSTS: Final = Plural(
    Text("{n} box ({why})", "{n} Kästchen ({why})"),
    Text("{n} boxes ({why})", "{n} Kästchen ({why})"),
)
STAY: Final = Plural(
    Text("{n} of {of} pieces stays", "{n} von {of} Teilen bleibt liegen"),
    Text("{n} of {of} pieces stay", "{n} von {of} Teilen bleiben liegen"),
)
BOXES_SAID: Final = Plural(Text("{n} box", "{n} Kästchen"), Text("{n} boxes", "{n} Kästchen"))
IN_ROW: Final = Text("row {number}", "Zeile {number}")
AT_LETTER: Final = Text("at {letter}", "bei {letter}")
PASS_ENDS: Final = Text("End the round", "Runde beenden")
PASS_TURN: Final = Text("Pass", "Passen")
NO_MORE_WORDS: Final = Text("Pass for good", "Endgültig passen")
STEP_BACK: Final = Text("Give the bench back", "Werkbank abgeben")
PASS_ROW: Final = Text("Pass this row", "Bei der Zeile passen")
PASS_TITLE: Final = Text("{what}?", "{what}?")
PASS_FOR_GOOD: Final = Text(
    "It is for good: nobody can take it back.",
    "Das gilt endgültig: Niemand kann es zurücknehmen.",
)
END_WARM_UP: Final = Text("I am finished", "Ich bin fertig")

SINCE_CLAIMED: Final = Text("+{n} {word}", "+{n} {word}")
SINCE_DISCARDED: Final = Plural(
    one=Text("a piece back", "ein Teil zurück"), many=Text("{n} pieces back", "{n} Teile zurück")
)
ROW_NEW: Final = Text("new since your turn", "neu seit deinem Zug")
BOXES_NEW: Final = Plural(
    one=Text("{n} box ticked since your turn.", "{n} Kästchen seit deinem Zug angekreuzt."),
    many=Text("{n} boxes ticked since your turn.", "{n} Kästchen seit deinem Zug angekreuzt."),
)
SINCE_WRITTEN: Final = Text("wrote a word", "ein Wort notiert")
CALL_TITLE: Final = Text("{name} calls {word}", "{name} sagt {word} an")
CALL_TITLE_AT: Final = Text("{name} calls {word} at {letter}", "{name} sagt {word} bei {letter} an")
CHECK_TITLE: Final = Text("{name} wrote {word}", "{name} hat {word} notiert")
NEIGHBOUR_HINT: Final = Text(
    "{name} checks this sheet: any objection?",
    "{name} prüft dieses Blatt: Einspruch?",
)

LETTERS_HINT: Final = Text(
    "{name}, name a word of {count} letters.",
    "{name}, nenne ein Wort mit {count} Buchstaben.",
)
LETTERS_FIELD: Final = Text("The word", "Das Wort")
ANY_LETTERS_HINT: Final = Text(
    "{name}, name any {count} letters.",
    "{name}, nenne {count} beliebige Buchstaben.",
)
ANY_LETTERS_FIELD: Final = Text("The letters", "Die Buchstaben")
LETTERS_CALLED: Final = Text(
    "{name} names {word} for the rows", "{name} nennt {word} für die Zeilen"
)
LETTERS_TAKE: Final = Text("Write it down", "Aufschreiben")

RACE_TITLE: Final = Text("Who sees a word?", "Wer sieht ein Wort?")
RACE_HINT: Final = Text(
    "Press your key for the bench.",
    "Drück deine Taste für die Werkbank.",
)
BUZZ: Final = Text("{name} buzzes ({key})", "{name} drückt ({key})")
RACE_PASS: Final = Text("{name} passes", "{name} passt")
RACE_POOL: Final = Text("{name}: {pieces}", "{name}: {pieces}")

CHALLENGE_OVER: Final = Text("Round {number} is over", "Runde {number} ist zu Ende")
CHALLENGE_ALONE: Final = Text("This round: {points}.", "Diese Runde: {points}.")
CHALLENGE_OLD_BEST: Final = Text(
    "This round: {points}. Your best is {best}, last time {last}.",
    "Diese Runde: {points}. Deine beste: {best}, zuletzt {last}.",
)
CHALLENGE_NEW_BEST: Final = Text(
    "This round: {points}, your best! Before it was {best}, last time {last}.",
    "Diese Runde: {points}, deine beste! Vorher {best}, zuletzt {last}.",
)
LAST_WORD: Final = Text("one last word", "ein letztes Wort")
EVEN_OUT: Final = Text("Even out the next round …", "Nächste Runde ausgleichen …")
ROUND_SPOKEN: Final = Text(
    "{points} in this round, {total} so far", "{points} in dieser Runde, {total} bisher"
)
ROUND_BONUS: Final = Plural(
    one=Text("{n} bonus box", "{n} Bonuskästchen"),
    many=Text("{n} bonus boxes", "{n} Bonuskästchen"),
)
NEXT_HANDICAPS: Final = Text(
    "White boxes crossed out in the next round",
    "Gestrichene weiße Kästchen in der nächsten Runde",
)
NEXT_CHALLENGE: Final = Text("Next round", "Nächste Runde")
STRUCK_WORD: Final = Text("{word} (struck)", "{word} (gestrichen)")
HINT_START: Final = Text(
    "{count} letters, begins with {letter}. Again shows it.",
    "{count} Buchstaben, beginnt mit {letter}. Noch einmal zeigt es.",
)
HINT_NO_BENCH: Final = Text(
    "Hints are for whoever has the bench.", "Tipps gibt es an der Werkbank."
)
HINT_WORD: Final = Text(
    "A word you could build: {word}.", "Ein Wort, das du bauen könntest: {word}."
)
HINT_NONE: Final = Text(
    "I find no word for your pieces. Roll for a new piece.",
    "Ich finde zu deinen Teilen kein Wort. Würfle ein neues Teil.",
)
HINT_NONE_LAST: Final = Text(
    "I find no word for your pieces.",
    "Ich finde zu deinen Teilen kein Wort.",
)
TURN_OF: Final = Text("{name}’s turn, round {number}", "{name} ist dran, Runde {number}")
STATE_LETTERS: Final = Text(
    "{name} names the letters, round {number}", "{name} nennt die Buchstaben, Runde {number}"
)
STATE_CHECKING: Final = Text("Checking, round {number}", "Prüfung, Runde {number}")
STATE_RACE: Final = Text("Race, round {number}", "Wettlauf, Runde {number}")
STATE_BETWEEN: Final = Text("After round {number}", "Nach Runde {number}")


PAD_OF: Final = Text("Score pad of {name}", "Wertungsblatt von {name}")
CHALLENGE_NOT_BEGUN: Final = Text(
    "Round {number}, not begun", "Runde {number}, noch nicht begonnen"
)
CHALLENGE_WITH_POINTS: Final = Text("Round {number}, {points}", "Runde {number}, {points}")
THIS_CHALLENGE: Final = Text("Round", "Runde")
MATCH: Final = Text("Match", "Gesamt")
SO_FAR: Final = Text("Match so far", "Gesamt bisher")
SUM: Final = Text("{words} + {bonus} = ", "{words} + {bonus} = ")
HIDDEN_ROWS: Final = Text(
    "{filled} of {goal} rows, hidden",
    "{filled} von {goal} Zeilen, verdeckt",
)

ROW: Final = Text("Row {number}", "Zeile {number}")
ROW_WITH_LETTER: Final = Text("Row {number}, needs {letter}", "Zeile {number}, braucht {letter}")
ROW_EMPTY: Final = Text("empty", "leer")
ROW_STANDS: Final = Text("{word}, {points}", "{word}, {points}")
ROW_UNCHECKED: Final = Text(
    "{word}, {points}, not checked yet", "{word}, {points}, noch nicht geprüft"
)
ROW_STRUCK: Final = Text("{word}, struck, {points}", "{word}, gestrichen, {points}")
ROW_PASSED: Final = Text("passed, {points}", "gepasst, {points}")
ROW_HIDDEN: Final = Text("written, still hidden", "geschrieben, noch verdeckt")
ROW_FREE: Final = Text("free to choose", "kannst du wählen")
ROW_CHOSEN: Final = Text("chosen", "gewählt")
PAD_CIRCLES: Final = Plural(
    one=Text("{n} circle open", "{n} Kreis offen"),
    many=Text("{n} circles open", "{n} Kreise offen"),
)
CIRCLES_TICKED: Final = Plural(
    one=Text("{n} circle ticked", "{n} Kreis abgehakt"),
    many=Text("{n} circles ticked", "{n} Kreise abgehakt"),
)

WHITE_BOXES: Final = Text(
    "White boxes: {ticked} ticked, {open} open",
    "Weiße Kästchen: {ticked} abgehakt, {open} offen",
)
WHITE_BOXES_CROSSED: Final = Text(
    "White boxes: {crossed} crossed out, {ticked} ticked, {open} open",
    "Weiße Kästchen: {crossed} gestrichen, {ticked} abgehakt, {open} offen",
)
BLUE_BOXES: Final = Text(
    "Blue boxes: {ticked} ticked, {open} open", "Blaue Kästchen: {ticked} abgehakt, {open} offen"
)
SAID_BONUS: Final = Text("Bonus: {points}", "Bonus: {points}")
SAID_TOTAL: Final = Text("This round: {points}", "Diese Runde: {points}")
SAID_MATCH: Final = Text("Whole match so far: {points}", "Ganze Partie bisher: {points}")

DICE_ROLLED: Final = Text("Dice rolled", "Gewürfelt")


SHEET_TEXT_CHALLENGE: Final = Text("Round {number} of {count}", "Runde {number} von {count}")
SHEET_TEXT_ROW: Final = Text("row {number}", "Zeile {number}")
SHEET_TEXT_ROW_WITH_LETTER: Final = Text("row {number} ({letter})", "Zeile {number} ({letter})")
BOXES: Final = Text("discard boxes", "Abwurfkästchen")
BOXES_USED: Final = Text("{ticks} of {boxes} ticked", "{ticks} von {boxes} abgehakt")
BOXES_CROSSED: Final = Text(
    "{ticks} of {boxes} ticked, {crossed} crossed out at the start",
    "{ticks} von {boxes} abgehakt, {crossed} anfangs gestrichen",
)
SHEET_TEXT_BONUS: Final = Text("bonus", "Bonus")
SHEET_POINTS: Final = Text("points of the sheet", "Punkte des Blatts")

EMPTY: Final = Text("–", "–")
HIDDEN: Final = Text("written, still hidden", "geschrieben, noch verdeckt")
SHEET_TEXT_SO_FAR: Final = Text("so far", "bisher")

TOTALS: Final = Text("Total", "Zusammen")
TOTALS_SO_FAR: Final = Text("Total so far", "Bisher zusammen")

MAKEUP: Final = Plural(
    Text("{n} piece: {pieces}.", "{n} Teil: {pieces}."),
    Text("{n} pieces: {pieces}.", "{n} Teile: {pieces}."),
)
NOT_BUILT: Final = Text(
    "There are no pieces for “{character}”.", "Für „{character}“ gibt es keine Teile."
)

MATERIAL_PIECES: Final = Text("Your pieces: {pieces}.", "Deine Teile: {pieces}.")
MATERIAL_LETTERS: Final = Text(
    "Letters of the open rows: {letters}.", "Buchstaben der offenen Zeilen: {letters}."
)
MATERIAL_BOXES: Final = Plural(
    Text(
        "{n} discard box is open for pieces left over.",
        "{n} Abwurfkästchen ist frei für übrige Teile.",
    ),
    Text(
        "{n} discard boxes are open for pieces left over.",
        "{n} Abwurfkästchen sind frei für übrige Teile.",
    ),
)
