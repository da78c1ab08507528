"""Sentences at the table."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

ROLL: Final = Text("Roll", "Würfeln")
SWAP: Final = Text("Swap all tiles", "Alle Plättchen tauschen")
SCORE: Final = Text("Score", "Werten")
SCORE_FOR: Final = Plural(
    one=Text("Score {n} point", "{n} Punkt werten"),
    many=Text("Score {n} points", "{n} Punkte werten"),
)
PRESS: Final = Text("Press your luck", "Weiterwagen")
SPEND: Final = Text("Spend a vowel …", "Vokal ausgeben …")
SPEND_HINT: Final = Text(
    "Choose a vowel; the same dice roll again.",
    "Wähl einen Vokal; dieselben Würfel rollen noch einmal.",
)
KEEP_VOWEL: Final = Text("Back to the word", "Zurück zum Wort")
GIVE_UP: Final = Text("Give up", "Aufgeben")
GIVE_UP_TITLE: Final = Text("Give up this turn?", "Diesen Zug aufgeben?")
GIVE_UP_TEXT: Final = Text(
    "It scores what is banked, and new tiles are drawn: it cannot be taken back.",
    "Er zählt, was zurückgelegt ist, und du ziehst nach: Das lässt sich nicht zurücknehmen.",
)
NO_DIE: Final = Text(
    "All dice are on the table, so you cannot press on.",
    "Alle Würfel liegen auf dem Tisch, also geht es nicht weiter.",
)
NO_VOWEL: Final = Text(
    "You have no vowel left to spend.", "Du hast keinen Vokal mehr zum Ausgeben."
)
VOWEL_FIRST: Final = Text(
    "You still have a vowel: spend it before you give up.",
    "Du hast noch einen Vokal: Gib ihn aus, bevor du aufgibst.",
)
RESPOND: Final = Text("Respond", "Antworten")
DECLINE: Final = Text("No response", "Keine Antwort")
NOBODY: Final = Text("Nobody responds", "Niemand antwortet")
NOBODY_ASKED: Final = Text(
    "{names} may still answer: does nobody want to?",
    "{names} dürfen noch antworten: Möchte niemand?",
)
ASK_EACH: Final = Text("Ask each of us", "Alle einzeln fragen")

READY_HINT: Final = Text(
    "All dice go into every word.",
    "Alle Würfel kommen in jedes Wort.",
)
FEW_VOWELS: Final = Plural(
    one=Text(
        "{name} has one vowel, and may swap all tiles.",
        "{name} hat einen Vokal und darf alle Plättchen tauschen.",
    ),
    many=Text(
        "{name} has no vowel, and may swap all tiles.",
        "{name} hat keinen Vokal und darf alle Plättchen tauschen.",
    ),
)
"""The other form is for none."""
FEW_CONSONANTS: Final = Plural(
    one=Text(
        "{name} has one consonant, and may swap all tiles.",
        "{name} hat einen Konsonanten und darf alle Plättchen tauschen.",
    ),
    many=Text(
        "{name} has no consonant, and may swap all tiles.",
        "{name} hat keinen Konsonanten und darf alle Plättchen tauschen.",
    ),
)
SWAP_ONCE: Final = Text(
    "{name} may swap all tiles, once in the match.",
    "{name} darf alle Plättchen tauschen, einmal je Partie.",
)
RESPOND_HINT: Final = Text(
    "With own tiles, for plain points.",
    "Mit eigenen Plättchen, für einfache Punkte.",
)
RACK_OF: Final = Text("{name}’s tiles", "Plättchen von {name}")
CALL_TITLE: Final = Text("{name} says {word}.", "{name} sagt {word}.")

ODDS_WERE: Final = Text(
    "Last press: {share}.",
    "Letztes Wagnis: {share}.",
)
ODDS_HINT: Final = Text(
    "Pressing now leaves a word in {share} of all rolls.",
    "Weiterwagen lässt jetzt in {share} aller Würfe ein Wort.",
)
SHARE: Final = Text("{percent} %", "{percent} %")
SHARE_ABOUT: Final = Text("about {percent} %", "etwa {percent} %")

MENU_SCORE: Final = Text("Score the word, or respond", "Wort werten oder antworten")
SPEND_THIS: Final = Text("Spend {tile}", "{tile} ausgeben")
MENU_SPEND: Final = Text("Spend a vowel", "Vokal ausgeben")
MENU_GIVE_UP: Final = Text("Give up, or no response", "Aufgeben oder keine Antwort")
MENU_DICE: Final = Text("Lay all dice", "Alle Würfel legen")
MENU_HINT: Final = Text("Hint", "Tipp")
MENU_ODDS: Final = Text("Odds of the next die", "Aussichten des nächsten Würfels")
MENU_TELL_ODDS: Final = Text(
    "Tell the odds after each turn", "Nach jedem Zug die Aussichten nennen"
)
SHUFFLE_RACK: Final = Text("Shuffle the tiles", "Plättchen mischen")
SORT_RACK: Final = Text(
    "Sort the tiles: A to Z, vowels first", "Plättchen sortieren: A–Z, Vokale zuerst"
)
MENU_CLEAR: Final = Text("Clear the strip", "Leiste abräumen")

HINT_START: Final = Text(
    "{count} letters, begins with {letter}. Ask again for the word.",
    "{count} Buchstaben, beginnt mit {letter}. Frag noch einmal nach dem Wort.",
)
HINT_PRESS: Final = Text(
    "Press with {word}: scoring brings at most {in_hand}, pressing about {promised}.",
    "Wag dich mit {word} weiter: Werten bringt höchstens {in_hand}, Weiterwagen etwa {promised}.",
)
HINT_SCORE: Final = Text(
    "Score {word} for {points}: pressing brings about {promised}.",
    "Werte {word} für {points}: Weiterwagen bringt etwa {promised}.",
)
HINT_SCORE_AT_THE_END: Final = Text("Score {word} for {points}.", "Werte {word} für {points}.")
HINT_RESPOND: Final = Text("Respond with {word} for {points}.", "Antworte mit {word} für {points}.")
HINT_SPEND: Final = Text(
    "Spend {letter}: scoring brings at most {in_hand}, another roll about {promised}.",
    "Gib {letter} aus: Werten bringt höchstens {in_hand}, ein neuer Wurf etwa {promised}.",
)
HINT_PRESS_RARER: Final = Text(
    "Press with {word}: I find nothing over {in_hand}, pressing brings about {promised}.",
    "Wag dich mit {word} weiter: Über {in_hand} finde ich nichts, Weiterwagen bringt etwa "
    "{promised}.",
)
HINT_SPEND_BLIND: Final = Text(
    "I find no word. Spend {letter}: another roll brings about {points}.",
    "Ich finde kein Wort. Gib {letter} aus: Ein neuer Wurf bringt etwa {points}.",
)
HINT_NONE: Final = Text("I find no word.", "Ich finde kein Wort.")
HINT_NOT_NOW: Final = Text("There is nothing to spell now.", "Jetzt ist kein Wort zu legen.")
ACCEPTED_HERE: Final = Text("{word} is accepted: say it again.", "{word} gilt: Sag es noch einmal.")
ACCEPTED_ALWAYS: Final = Text(
    "{word} is accepted from now on: say it again.",
    "{word} gilt von jetzt an: Sag es noch einmal.",
)
TURNS_HEAD: Final = Text("Turns", "Züge")
BEST_HEAD: Final = Text("Most at once", "Das meiste auf einmal")


STRIP: Final = Text("Word strip", "Wortleiste")
STRIP_EMPTY: Final = Text(
    "Type or drag a word.",
    "Tipp oder zieh ein Wort.",
)
SPELLED: Final = Plural(
    one=Text("{word}, {n} die or tile", "{word}, {n} Würfel oder Plättchen"),
    many=Text("{word}, {n} dice and tiles", "{word}, {n} Würfel und Plättchen"),
)

DICE: Final = Text("Dice on the table", "Würfel auf dem Tisch")
NO_DICE: Final = Text(
    "No die yet.",
    "Noch kein Würfel.",
)
SINCE_WORD: Final = Text("+{n} {word}", "+{n} {word}")
SINCE_FAILED: Final = Text("+{n} · no word", "+{n} · kein Wort")
SINCE_DECLINED: Final = Text("no response", "keine Antwort")
SINCE_SWAPPED: Final = Text("swapped all tiles", "alle Plättchen getauscht")
LAST_TURN: Final = Text("The last turn", "Der letzte Zug")
TURN_WORD: Final = Text("{name}: {word}", "{name}: {word}")
TURN_WITHOUT_WORD: Final = Text("{name}: no word", "{name}: kein Wort")
TURN_SUM: Final = Text("({sum}) × {dice} = {points}", "({sum}) × {dice} = {points}")
TURN_SUM_BANKED: Final = Text(
    "({sum}) × {dice} + {banked} banked = {points}",
    "({sum}) × {dice} + {banked} zurückgelegt = {points}",
)
TURN_BANKED: Final = Text("banked: {points}", "zurückgelegt: {points}")
TURN_ODDS: Final = Text(
    "Last press: {share}",
    "Letztes Wagnis: {share}",
)
TIMES: Final = Text("× {n}", "× {n}")
TIMES_SPOKEN: Final = Plural(
    one=Text("{n} die, times 1", "{n} Würfel, mal 1"),
    many=Text("{n} dice, times {n}", "{n} Würfel, mal {n}"),
)

RACK: Final = Text("Your tiles", "Deine Plättchen")
SPENDABLE: Final = Text("spend {tile}", "{tile}, ausgeben")

BANKED: Final = Text("Banked", "Zurückgelegt")
NOTHING_BANKED: Final = Text(
    "–",
    "–",
)
BANK_SPOKEN: Final = Text("banked: {letters}, {points}", "zurückgelegt: {letters}, {points}")
NO_BANK_SPOKEN: Final = Text("nothing banked yet", "noch nichts zurückgelegt")
SPENT: Final = Text("Spent", "Ausgegeben")
NOTHING_SPENT: Final = Text(
    "–",
    "–",
)
SPENT_SPOKEN: Final = Text("spent, face down: {letters}", "ausgegeben, liegt verdeckt: {letters}")
NO_SPENT_SPOKEN: Final = Text("no vowel spent", "kein Vokal ausgegeben")

BAGS: Final = Text("In the bags: {tiles}, {dice}", "In den Beuteln: {tiles}, {dice}")
TILES_LEFT: Final = Plural(
    one=Text("{n} tile", "{n} Plättchen"), many=Text("{n} tiles", "{n} Plättchen")
)
DICE_LEFT: Final = Plural(one=Text("{n} die", "{n} Würfel"), many=Text("{n} dice", "{n} Würfel"))

SCORE_NOW: Final = Text(
    "Score now = {sum} × {dice} = {score}", "Jetzt werten = {sum} × {dice} = {score}"
)
SCORE_NOW_BANKED: Final = Text(
    "Score now = {sum} × {dice} + {banked} banked = {score}",
    "Jetzt werten = {sum} × {dice} + {banked} zurückgelegt = {score}",
)
SUM: Final = Text("{sum} × {dice}", "{sum} × {dice}")
SUM_BANKED: Final = Text(
    "{sum} × {dice} + {banked} banked", "{sum} × {dice} + {banked} zurückgelegt"
)
RISK: Final = Text("pressing keeps {n}", "beim Weiterwagen bleiben {n}")
RISK_ALL: Final = Text("pressing may cost all of it", "Weiterwagen kann alles kosten")
RESPONSE: Final = Text("Response = {sum} = {score}", "Antwort = {sum} = {score}")
NOTHING_LAID: Final = Text(
    "Lay a word with all dice on the table.", "Leg ein Wort mit allen Würfeln auf dem Tisch."
)
STILL_TO_LAY: Final = Text(
    "So far {sum}. Still to lay: {dice}", "Bis jetzt {sum}. Noch zu legen: {dice}"
)
PRESS_KEEPS: Final = Plural(
    one=Text(
        "Press: {n} banked is yours in any case.",
        "Weiterwagen: {n} zurückgelegt, der bleibt dir auf jeden Fall.",
    ),
    many=Text(
        "Press: {n} banked are yours in any case.",
        "Weiterwagen: {n} zurückgelegt, die bleiben dir auf jeden Fall.",
    ),
)
PRESS_KEEPS_NOTHING: Final = Text(
    "Press: nothing is banked; without a next word the turn scores 0.",
    "Weiterwagen: Nichts ist zurückgelegt; ohne nächstes Wort bringt der Zug 0.",
)
BANK_KEEPS: Final = Plural(
    one=Text(
        "{n} banked is yours in any case.", "{n} zurückgelegt, der bleibt dir auf jeden Fall."
    ),
    many=Text(
        "{n} banked are yours in any case.", "{n} zurückgelegt, die bleiben dir auf jeden Fall."
    ),
)
NO_MORE_DICE: Final = Text(
    "Every die is on the table: there is nothing to press for.",
    "Alle Würfel liegen auf dem Tisch: Weiterwagen geht nicht mehr.",
)

LAST_ROUND: Final = Text("Last round", "Letzte Runde")

TILES_OF: Final = Text("{name}’s tiles: {letters}", "Plättchen von {name}: {letters}")
NO_TILES_OF: Final = Text("{name} has no tiles", "{name} hat keine Plättchen")
NO_TILES: Final = Text("no tiles", "keine Plättchen")


GOAL_READY: Final = Text("Roll the first die", "Wirf den ersten Würfel")
GOAL_DECIDE: Final = Text(
    "A word with all dice",
    "Ein Wort mit allen Würfeln",
)
NOTE_TURN: Final = Text("Turn {n} of {turns}", "Zug {n} von {turns}")
BEGINNING: Final = Text("The first tiles are drawn", "Die ersten Plättchen werden gezogen")
TURN_ALONE: Final = Text("{name}’s turn {n} of {turns}", "{name}: Zug {n} von {turns}")
RESPONSE_OF: Final = Text("{name} may respond", "{name} darf antworten")
STANDING_LAST_ROUND: Final = Text("last round", "letzte Runde")


DIE: Final = Text("die {letters}, {points}", "Würfel {letters}, {points}")
TILE: Final = Text("tile {letters}, {points}", "Plättchen {letters}, {points}")
OWN_TILE: Final = Text("tile {letters}, {points}, yours", "Plättchen {letters}, {points}, deines")
TILE_OF: Final = Text(
    "tile {letters}, {points}, {name}’s", "Plättchen {letters}, {points}, von {name}"
)


TURNS: Final = Text("turns", "Züge")
BEST: Final = Text("most points at once", "meiste Punkte auf einmal")
POINTS: Final = Text("points", "Punkte")
POINTS_SO_FAR: Final = Text("points so far", "bisherige Punkte")
TILES: Final = Text("Tiles: {tiles}", "Plättchen: {tiles}")
SHEET_TEXT_DICE: Final = Text("Dice on the table: {dice}", "Würfel auf dem Tisch: {dice}")
SHEET_TEXT_BANKED: Final = Text("Banked by {name}: {tiles}", "Zurückgelegt von {name}: {tiles}")
SHEET_TEXT_SPENT: Final = Text("Spent by {name}: {tiles}", "Ausgegeben von {name}: {tiles}")
SHEET_TEXT_BAGS: Final = Text(
    "In the bags: {tiles} tiles, {dice} dice", "In den Beuteln: {tiles} Plättchen, {dice} Würfel"
)
UNJUDGED: Final = Text(
    "{name} has called {word}; it is not judged yet.",
    "{name} hat {word} angesagt; das Wort ist noch nicht beurteilt.",
)

MAKEUP: Final = Plural(
    Text("{n} tile or die: {tiles}, {points}.", "{n} Plättchen oder Würfel: {tiles}, {points}."),
    Text("{n} tiles or dice: {tiles}, {points}.", "{n} Plättchen oder Würfel: {tiles}, {points}."),
)
MAKEUP_DICE: Final = Text(
    "Dice can show at most {n} of them.", "Höchstens {n} davon können Würfel zeigen."
)
NOT_SPELLED: Final = Text(
    "No tile or die shows one of its letters.",
    "Einen seiner Buchstaben zeigt kein Plättchen und kein Würfel.",
)

MATERIAL_DICE: Final = Text(
    "Dice, all of which have to be in the word: {dice}.",
    "Würfel, die alle ins Wort müssen: {dice}.",
)
MATERIAL_TILES: Final = Text("Your tiles: {tiles}.", "Deine Plättchen: {tiles}.")
MATERIAL_BANKED: Final = Text("Banked already: {tiles}.", "Schon zurückgelegt: {tiles}.")
