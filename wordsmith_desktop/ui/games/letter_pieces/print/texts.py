"""What stands on a printed score sheet."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

BOXES_NOTE: Final = Text(
    "For every piece left over tick a box, white ones first. The grey boxes stand for the blue "
    "ones: each that stays open is 1\N{NO-BREAK SPACE}point.",
    "Für jedes übrige Teil hakst du ein Kästchen ab, die weißen zuerst. Die grauen Kästchen stehen "
    "für die blauen: Jedes, das offen bleibt, ist 1\N{NO-BREAK SPACE}Punkt wert.",
)
TOTAL: Final = Text("Total", "Gesamt")
TOTAL_SO_FAR: Final = Text("Total so far", "Bisher gesamt")
CHALLENGE: Final = Text("Challenge {number}", "Runde {number}")
DISCARDS: Final = Text("Discards", "Abwurf")
BONUS: Final = Text("Bonus", "Bonus")
SUM: Final = Text("Words and bonus", "Wörter und Bonus")
SUM_OF: Final = Text("{words} + {bonus} =", "{words} + {bonus} =")
HIDDEN: Final = Text("still hidden", "noch verdeckt")
PASSED: Final = Text("passed", "gepasst")
UNCHECKED: Final = Text("{word} (not checked yet)", "{word} (noch nicht geprüft)")

WARM_UP: Final = Text("{name}: challenge {number}", "{name}: Runde {number}")
WORDS: Final = Plural(
    one=Text("{n} word, 1 point", "{n} Wort, 1 Punkt"),
    many=Text("{n} words, 1 point each", "{n} Wörter, je 1 Punkt"),
)
WORDS_HIDDEN: Final = Plural(
    one=Text("{n} word, still hidden", "{n} Wort, noch verdeckt"),
    many=Text("{n} words, still hidden", "{n} Wörter, noch verdeckt"),
)
