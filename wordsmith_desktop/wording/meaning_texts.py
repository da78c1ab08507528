"""What is said about what a word means."""

from __future__ import annotations

from typing import Final

from .texts import Text

NO_MEANINGS: Final = Text(
    "there are no meanings ({problem}); install Wordsmith Desktop again to mend it",
    "Bedeutungen gibt es nicht ({problem}); installiere Wordsmith Desktop neu, um das zu beheben",
)
NO_MEANING: Final = Text("No meaning is known.", "Keine Bedeutung bekannt.")
NO_MEANING_BUT: Final = Text(
    "No meaning is known; {commonness}.", "Keine Bedeutung bekannt; {commonness}."
)
HOW_COMMON: Final = Text("How common: {commonness}.", "Wie geläufig: {commonness}.")
BRIEF: Final = Text("{word}: {sense}", "{word}: {sense}")
HEADING: Final = Text("{word} · {part}", "{word} · {part}")
RELATION_FORM: Final = Text("{word}, form of {lemma}", "{word}, Form von {lemma}")
RELATION_VARIANT: Final = Text("{word}, like {lemma}", "{word}, wie {lemma}")
RELATION_DERIVED: Final = Text("{word}, from {lemma}", "{word}, zu {lemma}")

COMMONNESS_UNMET: Final = Text("hardly ever met", "kaum je anzutreffen")
COMMONNESS_VERY_RARE: Final = Text("very rare", "sehr selten")
COMMONNESS_RARE: Final = Text("rare", "selten")
COMMONNESS_OCCASIONAL: Final = Text("met now and then", "gelegentlich anzutreffen")
COMMONNESS_COMMON: Final = Text("common", "häufig")
COMMONNESS_VERY_COMMON: Final = Text("very common", "sehr häufig")

PART_NOUN: Final = Text("noun", "Substantiv")
PART_VERB: Final = Text("verb", "Verb")
PART_ADJECTIVE: Final = Text("adjective", "Adjektiv")
PART_ADVERB: Final = Text("adverb", "Adverb")
PART_PRONOUN: Final = Text("pronoun", "Pronomen")
PART_DETERMINER: Final = Text("determiner", "Artikelwort")
PART_PREPOSITION: Final = Text("preposition", "Präposition")
PART_CONJUNCTION: Final = Text("conjunction", "Konjunktion")
PART_INTERJECTION: Final = Text("exclamation", "Ausruf")
PART_PARTICLE: Final = Text("particle", "Partikel")
PART_NUMBER: Final = Text("number", "Zahlwort")
PART_CONTRACTION: Final = Text("contraction", "Verschmelzung")
PART_NAME: Final = Text("name", "Name")
PART_ABBREVIATION: Final = Text("abbreviation", "Abkürzung")

SHEET: Final = Text("What the word means", "Was das Wort bedeutet")
WORDS_HERE: Final = Text("Words here", "Wörter hier")
OTHER_WORD: Final = Text("Another word …", "Anderes Wort …")
SENSE: Final = Text("{n}. {sense}", "{n}. {sense}")
COUNTS_HERE: Final = Text("At this table it counts all the same.", "An diesem Tisch gilt es doch.")
ONLY_PLAYED: Final = Text(
    "During this match only words that were played can be looked up.",
    "Während dieser Partie lassen sich nur gespielte Wörter nachschlagen.",
)
IN_DOUBT: Final = Text(
    "The table is being asked about “{word}”: the dictionary waits.",
    "Der Tisch wird gerade nach „{word}“ gefragt: Das Wörterbuch wartet.",
)
ASK_TIP: Final = Text(
    "Look {word} up: right click or Ctrl+I",
    "{word} nachschlagen: Rechtsklick oder Strg+I",
)
NO_MEANINGS_SHOWN: Final = Text(
    "No meanings can be shown: {problem}. Install Wordsmith Desktop again to mend it.",
    "Bedeutungen lassen sich nicht zeigen: {problem}. Installiere Wordsmith Desktop neu.",
)

LOOK_UP_TITLE: Final = Text("Look a word up", "Ein Wort nachschlagen")
LOOK_UP_WORD: Final = Text("Word", "Wort")
LOOK_UP_IN: Final = Text("Dictionary", "Wörterbuch")
LOOK_UP_TAKES: Final = Text("What it takes", "Was es braucht")
LOOK_UP_MAKEUP: Final = Text("{game}: {takes}", "{game}: {takes}")
LOOK_UP_EMPTY: Final = Text(
    "Type a word: does it count, what does it mean, what does it take?",
    "Gib ein Wort ein: Gilt es, was bedeutet es, was braucht es?",
)
