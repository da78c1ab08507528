"""What exact settings of Rewordable are called."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.rewordable.ruleset import Ending
from wordsmith_desktop.ui.kit import setting_texts as shared
from wordsmith_desktop.ui.kit.setting_words import Wording
from wordsmith_desktop.ui.kit.texts import Text

TURNS: Final = Text("{n} turns", "{n} Züge")
WHOLE_DECK: Final = Text("the whole deck", "der ganze Stapel")
WORDING: Final[Wording] = {
    "cards": Text("{n} cards", "{n} Karten"),
    "ending": {Ending.ALL_PASS: Text("until all pass", "bis alle passen")},
    "referee": shared.REFEREES,
    "vote": shared.VOTES,
    "interleaves": {False: Text("words stay whole", "Wörter bleiben am Stück")},
    "may_keep_hand": {False: Text("passing takes an exchange", "Passen nur mit Tausch")},
    "may_try_again": {False: Text("one try a turn", "ein Versuch pro Zug")},
    "challenge_cost": Text("a failed objection costs {n}", "ein falscher Einspruch kostet {n}"),
    "shares_wins": {False: Text("letters break ties", "bei Gleichstand zählen die Buchstaben")},
    "accepts_names": {True: shared.NAMES},
    "accepts_abbreviations": {True: shared.ABBREVIATIONS},
    "may_repeat": {False: shared.REPEATS[False]},
}
