"""Sentences of the draw, in English and German. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

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
LETTER_RED: Final = Text("{letter}, red", "{letter}, rot")
LETTER_WITH_Q: Final = Text("{letter}, with the Q", "{letter}, zum Q")
LETTER_IN_WORD: Final = Text("{letter}, in the word", "{letter}, im Wort")
EMPTY_PLACE: Final = Text("not drawn yet", "noch nicht gezogen")

OUT: Final = Text("Out of play", "Nicht im Spiel")
OUT_LIST: Final = Text("Out of play: {letters}", "Nicht im Spiel: {letters}")
OUT_WHY: Final = Text("Two red letters are enough.", "Zwei rote Buchstaben genügen.")
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
    "Who sees a word of at least {n} letters first? While somebody calls, the draw waits.",
    "Wer sieht zuerst ein Wort mit mindestens {n} Buchstaben? "
    "Solange jemand ruft, wartet die Ziehung.",
)
YOU_SEE: Final = Text(
    "Call as soon as you see a word of at least {n} letters. The draw waits for you.",
    "Ruf, sobald du ein Wort mit mindestens {n} Buchstaben siehst. Die Ziehung wartet auf dich.",
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
    "All letters are there, and nobody has called a word of {n} letters. Do you see one now?",
    "Alle Buchstaben sind da, und niemand hat ein Wort mit {n} Buchstaben gerufen. "
    "Seht ihr jetzt eins?",
)
YOU_SAW_NONE: Final = Text(
    "All letters are there, and you have not called a word of {n} letters. Do you see one now?",
    "Alle Buchstaben sind da, und du hast kein Wort mit {n} Buchstaben gerufen. "
    "Siehst du jetzt eins?",
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
