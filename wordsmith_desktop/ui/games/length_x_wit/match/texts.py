"""Sentences of the match page, in English and German. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

ROLL: Final = Text("Roll the first die", "Ersten Würfel werfen")
SWAP: Final = Text("Swap all tiles", "Alle Plättchen tauschen")
SCORE: Final = Text("Score", "Werten")
SCORE_FOR: Final = Plural(
    one=Text("Score {n} point", "{n} Punkt werten"),
    many=Text("Score {n} points", "{n} Punkte werten"),
)
PRESS: Final = Text("Press your luck", "Weiterwagen")
SPEND: Final = Text("Spend a vowel …", "Vokal ausgeben …")
SPEND_HINT: Final = Text(
    "Choose a vowel of your rack: it goes face down, and the same dice are rolled again.",
    "Wähl einen Vokal deiner Ablage: Er wird verdeckt, und dieselben Würfel werden neu geworfen.",
)
KEEP_VOWEL: Final = Text("Back to the word", "Zurück zum Wort")
GIVE_UP: Final = Text("Give up", "Aufgeben")
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

READY_HINT: Final = Text(
    "{name}, roll the first die. Every word has to use all dice on the table.",
    "{name}, wirf den ersten Würfel. Jedes Wort braucht alle Würfel auf dem Tisch.",
)
DECIDE_HINT: Final = Text(
    "Spell a word with all dice and any of your tiles.",
    "Leg ein Wort mit allen Würfeln und beliebigen deiner Plättchen.",
)
RESPOND_HINT: Final = Text(
    "{name} may answer: a word with all dice and own tiles, for its plain points.",
    "{name} darf antworten: ein Wort mit allen Würfeln und eigenen Plättchen, für die "
    "einfachen Punkte.",
)
RACK_OF: Final = Text("{name}’s tiles", "Plättchen von {name}")
CALL_TITLE: Final = Text("{name} says {word}.", "{name} sagt {word}.")

ODDS_WERE: Final = Text(
    "The last press had a word in {share} of all rolls.",
    "Das letzte Wagnis hatte in {share} aller Würfe ein Wort.",
)
ODDS_HINT: Final = Text(
    "Pressing now leaves a word in {share} of all rolls.",
    "Weiterwagen lässt jetzt in {share} aller Würfe ein Wort.",
)
SHARE: Final = Text("{percent} %", "{percent} %")
SHARE_ABOUT: Final = Text("about {percent} %", "etwa {percent} %")

MENU_ROLL: Final = Text("Roll", "Würfeln")
MENU_SCORE: Final = Text("Score the word, or respond", "Wort werten oder antworten")
MENU_PRESS: Final = Text("Press your luck", "Weiterwagen")
MENU_SPEND: Final = Text("Spend a vowel", "Vokal ausgeben")
MENU_GIVE_UP: Final = Text("Give up, or no response", "Aufgeben oder keine Antwort")
MENU_SWAP: Final = Text("Swap all tiles", "Alle Plättchen tauschen")
MENU_DICE: Final = Text("Lay all dice", "Alle Würfel legen")
MENU_HINT: Final = Text("Hint", "Tipp")
MENU_ODDS: Final = Text("Odds of the next die", "Aussichten des nächsten Würfels")
MENU_TELL_ODDS: Final = Text(
    "Tell the odds after each turn", "Nach jedem Zug die Aussichten nennen"
)
MENU_UNDO: Final = Text("Undo", "Rückgängig")
MENU_REDO: Final = Text("Redo", "Wiederholen")
MENU_CLEAR: Final = Text("Clear the strip", "Leiste abräumen")

HINT_START: Final = Text(
    "There is a word of {count} letters that begins with {letter}. Ask again for the word.",
    "Es gibt ein Wort mit {count} Buchstaben, das mit {letter} beginnt. "
    "Frag noch einmal, dann sage ich es.",
)
HINT_WORD: Final = Text("{word} can be spelled: type it.", "{word} lässt sich legen: Tipp es ein.")
HINT_NONE: Final = Text(
    "No common word can be spelled now.", "Jetzt lässt sich kein geläufiges Wort legen."
)
HINT_NOT_NOW: Final = Text("There is nothing to spell now.", "Jetzt ist kein Wort zu legen.")
DICTIONARY_OPENING: Final = Text(
    "The dictionary is still being opened.", "Das Wörterbuch wird noch geöffnet."
)
ACCEPTED_HERE: Final = Text("{word} is accepted: say it again.", "{word} gilt: Sag es noch einmal.")
ACCEPTED_ALWAYS: Final = Text(
    "{word} is accepted from now on: say it again.",
    "{word} gilt von jetzt an: Sag es noch einmal.",
)
SOFT_TIME: Final = Text(
    "The time is up, but nothing is lost: go on when you are ready.",
    "Die Zeit ist um, aber nichts ist verloren: Mach weiter, wenn du so weit bist.",
)
TURNS_HEAD: Final = Text("Turns", "Züge")
BEST_HEAD: Final = Text("Most at once", "Das meiste auf einmal")
