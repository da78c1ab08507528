"""Sentences at the table: the draw, the guesses and the end."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

from ..rules.clues import Placement

SINCE_ANCHOR: Final = Text("saw {word}", "hat {word} gesehen")
SINCE_READY: Final = Text("puzzle ready", "Rätsel fertig")
SINCE_GAVE_UP: Final = Text("gave up", "hat aufgegeben")
DRAWING: Final = Text("The draw: {n} of {whole} letters", "Ziehung: {n} von {whole} Buchstaben")
ANCHOR_WANTED: Final = Text("An anchor word is wanted", "Ein Ankerwort wird gesucht")
CLUE_TITLE: Final = Text("What shall the marks tell?", "Was sollen die Zeichen verraten?")
CLUE_NOTE: Final = Text(
    "Agree on one of the two; it holds for both of you.",
    "Einigt euch auf eins; es gilt für euch beide.",
)
CLUE_BEGIN: Final = Text("Begin to guess", "Mit dem Raten beginnen")
CLUE_PHASE: Final = Text("The clue type is agreed on", "Die Art der Hinweise wird ausgemacht")
DEALT: Final = Text("Letters and anchor word are there", "Buchstaben und Ankerwort stehen fest")
BUILDS: Final = Text("{name} builds", "{name} baut")
SETTING: Final = Text("The computer lays a puzzle", "Der Computer legt ein Rätsel")
GOAL_DRAW: Final = Text(
    "Who first sees a word?",
    "Wer sieht zuerst ein Wort?",
)
GOAL_DRAW_TWO: Final = Text(
    "{first} or {second}: who first sees a word?",
    "{first} oder {second}: Wer sieht zuerst ein Wort?",
)
DRAW: Final = Text("The draw", "Ziehung")
GOAL_BUILD: Final = Text("{name} builds around {word}", "{name} baut um {word}")
OTHER_GUESS: Final = Text("Their guess", "Was geraten wurde")
OTHER_GUESSES: Final = Text("{name} guesses {word}", "{name} rät {word}")
GOAL_GUESS: Final = Text(
    "Find {name}’s words",
    "Wörter von {name}",
)
GOAL_GUESS_ALONE: Final = Text(
    "Find all words",
    "Finde alle Wörter",
)
GOAL_KNOWN: Final = Text(
    "{goal}: {n} of at least {least}",
    "{goal}: {n} von mindestens {least}",
)
GOAL_CHOICE: Final = Text("Which word do you ask about?", "Nach welchem Wort fragst du?")
GOAL_ANSWER: Final = Text("The answer", "Die Antwort")
GOAL_SOLVE: Final = Text("Lay the whole puzzle", "Leg das ganze Rätsel")
GUESSES: Final = Text("{name} guesses", "{name} rät")
ROUND: Final = Text("round {n}", "Runde {n}")

YOUR_BUILDING: Final = Text(
    "Nobody else sees it.",
    "Niemand sonst sieht es.",
)
YOUR_TURN: Final = Text(
    "Your turn, {name}.",
    "Du bist dran, {name}.",
)
TELLS_ALL: Final = Text(
    "No letter is left over.",
    "Kein Buchstabe ist übrig.",
)
TELLS_UNUSED: Final = Plural(
    one=Text(
        "Left over: {letters}.",
        "Übrig: {letters}.",
    ),
    many=Text(
        "Left over: {letters}.",
        "Übrig: {letters}.",
    ),
)
TELLS_SHORT: Final = Plural(
    one=Text("And your two-letter word: {words}.", "Und dein Wort mit zwei Buchstaben: {words}."),
    many=Text(
        "And your two-letter words: {words}.", "Und deine Wörter mit zwei Buchstaben: {words}."
    ),
)
HAND_IN_TITLE: Final = Text("Hand your puzzle in?", "Rätsel abgeben?")
HAND_IN_YES: Final = Text("Hand it in", "Abgeben")
HAND_IN_COMES_BACK: Final = Text(
    "Until {name} lifts the curtain, you can take it back.",
    "Bis {name} den Vorhang hebt, kannst du es dir zurückholen.",
)
TAKE_BACK: Final = Text("{name}: take the puzzle back", "{name}: Rätsel zurückholen")
READY: Final = Text("Ready", "Fertig")
READY_TO: Final = Text("Ready: pass to {name}", "Fertig: weiter an {name}")
READY_BEGIN: Final = Text("Ready: begin guessing", "Fertig: Das Raten beginnt")
SUBMIT: Final = Text("Submit the puzzle", "Rätsel einreichen")
SUBMIT_HINT: Final = Text(
    "You only learn whether it is right. It takes this round’s guess.",
    "Du erfährst nur, ob es stimmt. Das kostet den Rateversuch dieser Runde.",
)
SUBMIT_FREE_HINT: Final = Text(
    "You only learn whether it is right, and may still guess.",
    "Du erfährst nur, ob es stimmt, und darfst noch raten.",
)
BACK_TO_SHEET: Final = Text("Back to the sheet", "Zurück zum Ratebogen")
NEXT_PASS: Final = Text("Pass to {name}", "Weiter an {name}")
NEXT_ROUND: Final = Text("Next round", "Nächste Runde")
END_ROUND: Final = Text("End the round", "Runde beenden")

STILL_GUESSES: Final = Text(
    "{name} still has a guess in this round.", "{name} darf in dieser Runde noch raten."
)

SEARCHING: Final = Text(
    "One moment …",
    "Einen Moment …",
)
NO_PUZZLE: Final = Text(
    "No puzzle can be laid like this. Restart the match with other letters.",
    "So lässt sich kein Rätsel legen. Beginne neu mit anderen Buchstaben.",
)
STOP_SEARCH: Final = Text("Stop and go home", "Abbrechen, zur Startseite")

WON: Final = Text("{name} wins in round {n}.", "{name} gewinnt in Runde {n}.")
WON_BY_GIVING_UP: Final = Text(
    "{name} wins: {other} gave up.", "{name} gewinnt: {other} hat aufgegeben."
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
GIVEN_PUZZLE: Final = Text("The hidden puzzle", "Das versteckte Rätsel")
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
MENU_HAND_IN: Final = Text("Hand in the puzzle", "Rätsel abgeben")
MENU_SHEET: Final = Text("Sheet by words or by rounds", "Ratebogen nach Wörtern oder Runden")
MENU_ON: Final = Text("Go on", "Weiter")
MENU_WORDS: Final = Text("Words that fit here", "Wörter, die hier passen")
MENU_FINISH: Final = Text("Lay the rest of the puzzle", "Rest des Rätsels legen")
MENU_HINT: Final = Text("Hint", "Tipp")
MENU_CLEAR: Final = Text("Take all tiles off", "Alle Plättchen abräumen")

SOFT_TIME: Final = Text(
    "The time is up, but nothing is lost: go on when you are ready.",
    "Die Zeit ist um, aber nichts ist verloren: Mach weiter, wenn du so weit bist.",
)
HINT_NOT_NOW: Final = Text("There is nothing to hint at now.", "Gerade gibt es nichts zu verraten.")
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
    "I find no word that goes in as it lies now.",
    "So, wie es liegt, finde ich kein Wort, das hineinpasst.",
)
HINT_BUILD_RARER: Final = Text(
    "A rarer word still goes in: ask again.",
    "Ein selteneres Wort passt noch hinein: Frag noch einmal.",
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


SHOW: Final = Text("The letters drawn", "Die gezogenen Buchstaben")
CONSONANTS: Final = Text("Consonants", "Konsonanten")
VOWELS: Final = Text("Vowels", "Vokale")
OF: Final = Text("{n} of {whole}", "{n} von {whole}")
DRAWN_NEXT: Final = Text("drawn next", "als Nächstes")
NEXT_CONSONANT: Final = Text("Next: a consonant.", "Als Nächstes: ein Konsonant.")
NEXT_VOWEL: Final = Text("Next: a vowel.", "Als Nächstes: ein Vokal.")
LISTED: Final = Text("{kind}: {letters}.", "{kind}: {letters}.")
NONE_YET: Final = Text("none yet", "noch keine")

TIMES: Final = Text("×{n}", "×{n}")
RED: Final = Text("red", "rot")
WITH_Q: Final = Text("with Q", "zum Q")
LETTER_TWICE: Final = Text("{letter} twice", "{letter} zweimal")
TWICE_EXPLAINED: Final = Text(
    "There are two of it: the anchor may have both.",
    "Davon gibt es zwei: Der Anker darf beide haben.",
)
TWICE_FOR_ANCHOR_ONCE: Final = Text(
    "There will be two of it in your puzzles; while letters are drawn it counts once for the"
    " anchor.",
    "In euren Rätseln gibt es davon zwei; solange gezogen wird, zählt er für den Anker einmal.",
)
LETTER_RED: Final = Text("{letter}, red", "{letter}, rot")
LETTER_WITH_Q: Final = Text("{letter}, with the Q", "{letter}, zum Q")
LETTER_IN_WORD: Final = Text("{letter}, in the word", "{letter}, im Wort")
EMPTY_PLACE: Final = Text("not drawn yet", "noch nicht gezogen")

OUT: Final = Text("Out of play", "Nicht im Spiel")
OUT_LIST: Final = Text("Out of play: {letters}", "Nicht im Spiel: {letters}")
OUT_WHY: Final = Text("No more red letters are needed.", "Mehr rote Buchstaben braucht es nicht.")
COMES: Final = Text("{letter}.", "{letter}.")
LAID_ASIDE: Final = Text("{letter} is laid aside.", "{letter} kommt zur Seite.")

PACE: Final = Text("Letters turn up", "Aufgedeckt wird")
BY_HAND: Final = Text("by hand", "von Hand")
EVERY: Final = Text("every {n} s", "alle {n} s")
EVERY_SPOKEN: Final = Text("every {n} seconds", "alle {n} Sekunden")
NEXT_LETTER: Final = Text("Next letter (Space)", "Nächster Buchstabe (Leertaste)")
STOP: Final = Text("Pause", "Anhalten")
GO_ON: Final = Text("Go on", "Weiter")

WHO_SEES: Final = Text(
    "{n} letters or more; it stands in both puzzles.",
    "Ab {n} Buchstaben; es steht in beiden Rätseln.",
)
YOU_SEE: Final = Text(
    "Call a word of {n} letters or more: it is in the puzzle that you look for.",
    "Ruf ein Wort ab {n} Buchstaben: Es steht im Rätsel, das du suchst.",
)
RED_MEANS: Final = Text(
    "Red letters come once.",
    "Rote kommen nur einmal.",
)
ONCE_MEANS: Final = Text(
    "What is there twice (×2) counts once for that word.",
    "Was es zweimal gibt (×2), zählt für dieses Wort einmal.",
)
SEES: Final = Text("{name} sees a word ({key})", "{name} sieht ein Wort ({key})")
I_SEE: Final = Text("I see a word ({key})", "Ich sehe ein Wort ({key})")
WHICH_WORD: Final = Text("{name}, which word is it?", "{name}, welches Wort ist es?")
WHICH_WORD_ALONE: Final = Text("Which word is it?", "Welches Wort ist es?")
TYPE_IT: Final = Text(
    "Type it, or click the letters above.", "Tipp es ein oder klick oben die Buchstaben an."
)
WORD: Final = Text("The word", "Das Wort")
NO_LETTER: Final = Text("no letter yet", "noch kein Buchstabe")
MISSING: Final = Text("{letter} (not there)", "{letter} (nicht da)")
CALL_IT: Final = Text("Call it (Enter)", "Rufen (Eingabe)")
WITHDRAW: Final = Text("No word after all (Esc)", "Doch kein Wort (Esc)")
CALLS: Final = Text("{name} calls:", "{name} ruft:")
CALLS_ALONE: Final = Text("You call:", "Du rufst:")
SAW: Final = Text("{name} saw the anchor word:", "{name} hat das Ankerwort gesehen:")
SAW_ALONE: Final = Text("Your anchor word:", "Dein Ankerwort:")
DRAW_GOES_ON: Final = Text(
    "The draw goes on until all letters are there.",
    "Die Ziehung geht weiter, bis alle Buchstaben da sind.",
)

NOBODY_SAW: Final = Text(
    "All letters are there. Does anybody see a word of {n} letters?",
    "Alle Buchstaben sind da. Seht ihr jetzt ein Wort mit {n} Buchstaben?",
)
YOU_SAW_NONE: Final = Text(
    "All letters are there. Do you see a word of {n} letters?",
    "Alle Buchstaben sind da. Siehst du jetzt ein Wort mit {n} Buchstaben?",
)
SHORTER_WILL_DO: Final = Text(
    "Now a word of {n} letters will do, too.", "Jetzt genügt auch ein Wort mit {n} Buchstaben."
)
OFFER_SOME: Final = Text("Show some words", "Wörter zeigen")
DRAW_AFRESH: Final = Text("Draw afresh", "Neu ziehen")
CHOOSE_ONE: Final = Text("Choose the anchor word:", "Wählt das Ankerwort:")
CHOOSE_ONE_ALONE: Final = Text("Choose the anchor word:", "Wähl das Ankerwort:")
TAKE: Final = Text("{word} as the anchor word", "{word} als Ankerwort")
WHO_NAMES_IT: Final = Text("Who names it?", "Wer nennt es?")
NO_WORDS: Final = Text(
    "No such word can be made of these letters.",
    "Aus diesen Buchstaben lässt sich kein solches Wort legen.",
)

POOL: Final = Text(
    "Each of you builds with these {n} letters:", "Mit diesen {n} Buchstaben baut ihr beide:"
)
POOL_ALONE: Final = Text(
    "The puzzle is made of these {n} letters:", "Aus diesen {n} Buchstaben besteht das Rätsel:"
)
BUILD: Final = Text("Build", "Bauen")


LETTERS: Final = Text("Letters that may be in the puzzle", "Buchstaben, die im Rätsel sein können")
LETTER: Final = Text("letter {letter}", "Buchstabe {letter}")
STRIP: Final = Text("Your guess", "Dein Wort")
STRIP_EMPTY: Final = Text(
    "Type a word, or click its letters.", "Tipp ein Wort oder klick seine Buchstaben an."
)
SPELLED: Final = Plural(
    one=Text("{word}, {n} letter", "{word}, {n} Buchstabe"),
    many=Text("{word}, {n} letters", "{word}, {n} Buchstaben"),
)
GUESS_SAID: Final = Text("{spelled}; in the puzzle: {known}", "{spelled}; im Rätsel: {known}")
WORDS_LAID: Final = Plural(
    one=Text("{n} word laid", "{n} Wort liegt"), many=Text("{n} words laid", "{n} Wörter liegen")
)
LETTERS_LEFT: Final = Plural(
    one=Text("{n} letter left", "{n} Buchstabe übrig"),
    many=Text("{n} letters left", "{n} Buchstaben übrig"),
)
GRID_SAID: Final = Text("{words}, {left}.", "{words}, {left}.")
LETTERS_TO_LAY: Final = Text("Letters left to lay: {letters}", "Noch zu legen: {letters}")
GUESS: Final = Text("Guess", "Raten")
SOLVE: Final = Text("Lay the whole puzzle", "Ganzes Rätsel legen")

CHOICE: Final = Plural(
    one=Text("There is {n} word of {length} letters.", "Es gibt {n} Wort mit {length} Buchstaben."),
    many=Text(
        "There are {n} words of {length} letters. Which one, by the alphabet?",
        "Es gibt {n} Wörter mit {length} Buchstaben. Das wievielte im Alphabet?",
    ),
)
CHOICE_LAST: Final = Text(
    "There are {n} words of {length} letters, {known} among them: the other?",
    "Es gibt {n} Wörter mit {length} Buchstaben, darunter {known}: das andere?",
)
CHOICE_OTHERS: Final = Text(
    "There are {n} words of {length} letters, {known} among them. Which of the others, by the "
    "alphabet?",
    "Es gibt {n} Wörter mit {length} Buchstaben, darunter {known}. Das wievielte der anderen im "
    "Alphabet?",
)
THE_OTHER: Final = Text("the other", "das andere")
OF_THE_REST: Final = Text("{ordinal} of the rest", "{ordinal} der übrigen")
CHOICE_NAME: Final = Text("{ordinal}: {known}", "{ordinal} Wort: {known}")

ANSWER_NONE: Final = Text(
    "There is no word of {length} letters.", "Es gibt kein Wort mit {length} Buchstaben."
)
ANSWER_ONLY: Final = Text(
    "There is one word of {length} letters: {placement}.",
    "Es gibt ein Wort mit {length} Buchstaben: {placement}.",
)
ANSWER_WHICH: Final = Text(
    "There are {n} words of {length} letters. The {ordinal} is {placement}.",
    "Es gibt {n} Wörter mit {length} Buchstaben. Das {ordinal} ist {placement}.",
)
EXPLAINED: Final = Text("{term}: {meaning}", "{term}: {meaning}")
FOUND: Final = Text("You have found the word!", "Du hast das Wort gefunden!")
ATTEMPT_RIGHT: Final = Text(
    "Right! That is the whole puzzle.", "Richtig! Das ist das ganze Rätsel."
)
ATTEMPT_WRONG: Final = Text(
    "Not right: at least one word is wrong or missing.",
    "Nicht richtig: Mindestens ein Wort ist falsch oder fehlt.",
)
ANCHOR: Final = Text("anchor word", "Ankerwort")
CROSSBEAM: Final = Text("crossbeam", "Kreuzbalken")
GIRDER: Final = Text("girder", "Träger")
POST: Final = Text("post", "Pfosten")
PLACEMENT_NAMES: Final = {
    Placement.ANCHOR: ANCHOR,
    Placement.CROSSBEAM: CROSSBEAM,
    Placement.GIRDER: GIRDER,
    Placement.POST: POST,
}
"""Where a word lies, as a bare noun."""
PLACEMENT_SAID: Final = {
    Placement.ANCHOR: Text("the anchor word", "das Ankerwort"),
    Placement.CROSSBEAM: Text("a crossbeam", "ein Kreuzbalken"),
    Placement.GIRDER: Text("a girder", "ein Träger"),
    Placement.POST: Text("a post", "ein Pfosten"),
}
"""The same with its article, in the nominative."""
PLACEMENT_EXPLAINED: Final = {
    Placement.ANCHOR: Text(
        "the word known from the start", "das Wort, das von Anfang an bekannt ist"
    ),
    Placement.CROSSBEAM: Text("crosses the anchor word", "kreuzt das Ankerwort"),
    Placement.GIRDER: Text("lies horizontally", "liegt waagerecht"),
    Placement.POST: Text(
        "stands vertically and does not cross the anchor word",
        "steht senkrecht und kreuzt das Ankerwort nicht",
    ),
}
"""What a term means (W14)."""

LETTER_TIMES: Final = Text("{n} × {letter}", "{n} × {letter}")
CAN_BE_DRAWN: Final = Text(
    "The letters {letters}, which a draw can bring.",
    "Die Buchstaben {letters}, die eine Ziehung bringen kann.",
)
CANNOT_BE_DRAWN: Final = Text(
    "The letters {letters}, which no draw brings.",
    "Die Buchstaben {letters}, die keine Ziehung bringt.",
)
