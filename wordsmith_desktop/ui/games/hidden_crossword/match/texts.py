"""Sentences of the match page, in English and German. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

DRAWING: Final = Text("The draw: {n} of {whole} letters", "Ziehung: {n} von {whole} Buchstaben")
ANCHOR_WANTED: Final = Text("An anchor word is wanted", "Ein Ankerwort wird gesucht")
DEALT: Final = Text("Letters and anchor word are there", "Buchstaben und Ankerwort stehen fest")
BUILDS: Final = Text("{name} builds", "{name} baut")
SETTING: Final = Text("The computer lays a puzzle", "Der Computer legt ein Rätsel")
GUESSES: Final = Text("{name} guesses", "{name} rät")
MATCH_OVER: Final = Text("The match is over", "Die Partie ist zu Ende")
ROUND: Final = Text("round {n}", "Runde {n}")

YOUR_BUILDING: Final = Text(
    "Build around {word}, {name}: lay at least one more word. Nobody else sees it.",
    "Bau um {word} herum, {name}: Leg mindestens ein weiteres Wort. Niemand sonst sieht es.",
)
YOUR_TURN: Final = Text(
    "Your turn, {name}: guess a word, or lay the whole puzzle.",
    "Du bist dran, {name}: Rate ein Wort oder leg das ganze Rätsel.",
)
TELLS_ALL: Final = Text(
    "{name} will be told: no letter is left over.",
    "{name} erfährt: Kein Buchstabe ist übrig.",
)
TELLS_UNUSED: Final = Text(
    "{name} will be told what is left over: {letters}.",
    "{name} erfährt, was übrig ist: {letters}.",
)
TELLS_SHORT: Final = Plural(
    one=Text("And your two-letter word: {words}.", "Und dein Wort mit zwei Buchstaben: {words}."),
    many=Text(
        "And your two-letter words: {words}.", "Und deine Wörter mit zwei Buchstaben: {words}."
    ),
)
READY: Final = Text("Ready", "Fertig")
READY_TO: Final = Text("Ready: pass to {name}", "Fertig: weiter an {name}")
READY_BEGIN: Final = Text("Ready: begin guessing", "Fertig: Das Raten beginnt")
SUBMIT: Final = Text("Submit the puzzle", "Rätsel einreichen")
SUBMIT_HINT: Final = Text(
    "The only answer is right or not right. It takes the guess of this round.",
    "Die Antwort ist nur: richtig oder nicht. Das kostet den Rateversuch dieser Runde.",
)
SUBMIT_FREE_HINT: Final = Text(
    "The only answer is right or not right. You may still guess afterwards.",
    "Die Antwort ist nur: richtig oder nicht. Danach darfst du noch raten.",
)
BACK_TO_SHEET: Final = Text("Back to the sheet", "Zurück zum Ratebogen")
NEXT_PASS: Final = Text("Pass to {name}", "Weiter an {name}")
NEXT_ROUND: Final = Text("Next round", "Nächste Runde")

STILL_GUESSES: Final = Text(
    "{name} still has a guess in this round.", "{name} darf in dieser Runde noch raten."
)

SEARCHING: Final = Text(
    "The computer lays a puzzle from these letters …",
    "Der Computer legt ein Rätsel aus diesen Buchstaben …",
)
NO_PUZZLE: Final = Text(
    "No puzzle can be laid like this. Restart the match with other letters.",
    "So lässt sich kein Rätsel legen. Beginne neu mit anderen Buchstaben.",
)
STOP_SEARCH: Final = Text("Stop and go home", "Abbrechen, zur Startseite")

WON: Final = Text("{name} wins in round {n}.", "{name} gewinnt in Runde {n}.")
WON_BY_GIVING_UP: Final = Text(
    "{name} wins: {other} gave up in round {n}.",
    "{name} gewinnt: {other} hat in Runde {n} aufgegeben.",
)
TIE: Final = Text(
    "A tie: both found the whole puzzle in round {n}.",
    "Unentschieden: Beide haben in Runde {n} das ganze Rätsel gefunden.",
)
SOLVED: Final = Plural(
    one=Text("Solved in the first round!", "In der ersten Runde gelöst!"),
    many=Text("Solved in {n} rounds!", "In {n} Runden gelöst!"),
)
NOT_SOLVED: Final = Text("You gave up in round {n}.", "Du hast in Runde {n} aufgegeben.")
TIME_UP: Final = Text(
    "The time was up in round {n}, before the puzzle was solved.",
    "In Runde {n} war die Zeit um, bevor das Rätsel gelöst war.",
)
PUZZLE_OF: Final = Text("{name}’s puzzle", "Das Rätsel von {name}")
COMPUTERS_PUZZLE: Final = Text("The computer’s puzzle", "Das Rätsel des Computers")
GUESSES_MADE: Final = Plural(
    one=Text("{name}: {n} guess", "{name}: {n} Rateversuch"),
    many=Text("{name}: {n} guesses", "{name}: {n} Rateversuche"),
)
SUBMISSIONS: Final = Plural(
    one=Text("{n} puzzle submitted", "{n} Rätsel eingereicht"),
    many=Text("{n} puzzles submitted", "{n} Rätsel eingereicht"),
)
SAVED_AS: Final = Text("Saved as {path}.", "Gesichert als {path}.")
NOT_ALL_USED: Final = Text(
    "This cannot be right: {letters} must be in the puzzle, too.",
    "Das kann nicht stimmen: Auch {letters} muss im Rätsel sein.",
)
SUBMIT_TITLE: Final = Text("Submit it all the same?", "Trotzdem einreichen?")
KNOWN_WORDS: Final = Text("Known so far: {words}.", "Schon bekannt: {words}.")
COUNTS_ONCE: Final = Text(
    "During the draw each letter counts once.", "Während der Ziehung zählt jeder Buchstabe einmal."
)
HINT_DRAW: Final = Text(
    "Look for a word of at least {least} letters. Once all letters are there, some can be shown.",
    "Such ein Wort mit mindestens {least} Buchstaben. Liegen alle da, kannst du dir welche "
    "zeigen lassen.",
)
SAVE_IPUZ: Final = Text("Save as ipuz …", "Als ipuz sichern …")
SAVE_PDF: Final = Text("Save as PDF …", "Als PDF sichern …")

OPENED_TITLE: Final = Text("A puzzle from a file", "Ein Rätsel aus einer Datei")
MENU_OPEN: Final = Text("Look at a puzzle file …", "Rätseldatei ansehen …")

GIVE_UP: Final = Text("Give up …", "Aufgeben …")
GIVE_UP_TITLE: Final = Text("Give up?", "Aufgeben?")
GIVE_UP_TEXT: Final = Text(
    "The match ends and both puzzles are shown. {name} wins.",
    "Die Partie endet, und beide Rätsel werden gezeigt. {name} gewinnt.",
)
GIVE_UP_TEXT_ALONE: Final = Text(
    "The match ends and the puzzle is shown.",
    "Die Partie endet, und das Rätsel wird gezeigt.",
)
GIVE_UP_YES: Final = Text("Give up", "Aufgeben")

MENU_TURN: Final = Text("Next letter", "Nächster Buchstabe")
MENU_GUESS: Final = Text("Guess the word", "Wort raten")
MENU_SOLVE: Final = Text("Lay the whole puzzle", "Ganzes Rätsel legen")
MENU_HAND_IN: Final = Text("Hand in the puzzle", "Rätsel abgeben")
MENU_SHEET: Final = Text("Sheet by words or by rounds", "Ratebogen nach Wörtern oder Runden")
MENU_ON: Final = Text("Go on", "Weiter")
MENU_HINT: Final = Text("Hint", "Tipp")
MENU_CLEAR: Final = Text("Take all tiles off", "Alle Plättchen abräumen")

DICTIONARY_OPENING: Final = Text(
    "The dictionary is still being opened.", "Das Wörterbuch wird noch geöffnet."
)
SOFT_TIME: Final = Text(
    "The time is up, but nothing is lost: go on when you are ready.",
    "Die Zeit ist um, aber nichts ist verloren: Mach weiter, wenn du so weit bist.",
)
HINT_NOT_NOW: Final = Text("There is nothing to hint at now.", "Gerade gibt es nichts zu verraten.")
HINT_SEARCHING: Final = Text("Looking for something …", "Ich suche etwas …")
HINT_OFF: Final = Text(
    "This table plays without help in guessing.", "An diesem Tisch gibt es beim Raten keine Hilfe."
)
HINT_BUILD_START: Final = Text(
    "A word of {count} letters that begins with {letter} still goes in. Ask again for the word.",
    "Ein Wort mit {count} Buchstaben, das mit {letter} beginnt, passt noch hinein. "
    "Frag noch einmal, dann sage ich es.",
)
HINT_ACROSS: Final = Text("{word} goes in across.", "{word} passt waagerecht hinein.")
HINT_DOWN: Final = Text("{word} goes in down.", "{word} passt senkrecht hinein.")
HINT_BUILD_NONE: Final = Text(
    "No common word goes in as it lies now.", "So, wie es liegt, passt kein geläufiges Wort hinein."
)
HINT_GUESS_NONE: Final = Text(
    "Nothing fits all clues: look over what you know.",
    "Nichts passt zu allen Hinweisen: Sieh noch einmal nach, was du weißt.",
)
HINT_GUESS_START: Final = Plural(
    one=Text(
        "Look at {which}: only {n} word still fits. Ask again for it.",
        "Sieh dir {which} an: Nur noch {n} Wort passt. Frag noch einmal danach.",
    ),
    many=Text(
        "Look at {which}: {n} words still fit. Ask again for one.",
        "Sieh dir {which} an: Noch {n} Wörter passen. Frag noch einmal nach einem.",
    ),
)
HINT_WHICH: Final = Text(
    "the {ordinal} word of {length} letters", "das {ordinal} Wort mit {length} Buchstaben"
)
HINT_WHICH_ONLY: Final = Text("the word of {length} letters", "das Wort mit {length} Buchstaben")
HINT_GUESS_ALL: Final = Text(
    "Every word that you asked about is found: lay the whole puzzle.",
    "Alle Wörter, nach denen du gefragt hast, sind gefunden: Leg das ganze Rätsel.",
)
HINT_GUESS_OTHER: Final = Text(
    "Ask about words of {length} letters, for example with {word}.",
    "Frag nach Wörtern mit {length} Buchstaben, zum Beispiel mit {word}.",
)
HINT_GUESS_WORD: Final = Text("Try {word}.", "Versuch es mit {word}.")
HINT_GUESS_FIRST: Final = Text(
    "Nothing is known yet: begin with {word}.", "Noch ist nichts bekannt: Fang mit {word} an."
)
