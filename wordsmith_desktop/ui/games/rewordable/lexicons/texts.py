"""Every sentence of the lexicons, in English and German. Knows no Qt."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

LEXICONS: Final = Text("Lexicons", "Wortschätze")
LEXICON_OF: Final = Text("{name}’s lexicon", "Wortschatz von {name}")
OWN_LEXICON: Final = Text("Your lexicon", "Dein Wortschatz")
OWN_NAME: Final = Text("{name} (you)", "{name} (du)")

WORDS: Final = Plural(one=Text("{n} word", "{n} Wort"), many=Text("{n} words", "{n} Wörter"))
NO_WORD: Final = Text("no word", "kein Wort")
TOKENS: Final = Plural(one=Text("{n} token", "{n} Marke"), many=Text("{n} tokens", "{n} Marken"))

FOLDED: Final = Text("folded", "zugeklappt")
UNFOLDED: Final = Text("unfolded", "aufgeklappt")

NEW: Final = Text("new", "neu")
SAID_NEW: Final = Text("{word}, new", "{word}, neu")
SAID_TAKEN: Final = Text("{word}, on the building strip", "{word}, liegt auf der Bauleiste")
