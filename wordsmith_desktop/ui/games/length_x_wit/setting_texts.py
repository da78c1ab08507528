"""What exact settings of Length × Wit are called."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.length_x_wit.ruleset import Swap
from wordsmith_desktop.ui.kit import setting_texts as shared
from wordsmith_desktop.ui.kit.setting_words import Wording
from wordsmith_desktop.ui.kit.texts import Text

TURNS: Final = Text("{n} turns", "{n} Züge")
RESPONSE: Final = Text("{n} s for a response", "{n} s für eine Antwort")
WORDING: Final[Wording] = {
    "goal": Text("for {n} points", "um {n} Punkte"),
    "referee": shared.REFEREES,
    "vote": shared.VOTES,
    "swap": {
        Swap.NEVER: Text("no swap of tiles", "kein Tausch der Plättchen"),
        Swap.ONCE: Text("one swap in a match", "ein Tausch in der Partie"),
    },
    "draws_lots": {False: Text("the first at the table begins", "der erste Platz beginnt")},
    "responds_clockwise": {
        False: Text("responses counter-clockwise", "Antworten gegen den Uhrzeigersinn")
    },
    "counts_responses": {
        False: Text(
            "responses do not begin the last round", "Antworten lösen die letzte Runde nicht aus"
        )
    },
    "shares_wins": {
        False: Text("the best score breaks ties", "bei Gleichstand zählt die beste Wertung")
    },
    "accepts_names": {True: shared.NAMES},
    "accepts_abbreviations": {True: shared.ABBREVIATIONS},
    "odds_as_hint": {True: Text("odds may be asked for", "Aussichten auf Wunsch")},
}
