"""Sentences about what happened, and about what speaks against an action."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.wording.table_texts import GATE_REASONS
from wordsmith_desktop.wording.texts import Text

from ..rules.actions import Press, Respond, Score, Spelling, Why

BEGINS: Final = Text("{name} begins.", "{name} beginnt.")
BEGINS_BY_LOT: Final = Text(
    "The lot is drawn: {name} begins.", "Das Los ist gefallen: {name} beginnt."
)
FIRST_TILES: Final = Text("{name} has {tiles}.", "{name} hat {tiles}.")
TILES_DRAWN: Final = Text("{name} draws {tiles}.", "{name} zieht {tiles}.")
TILES_SWAPPED: Final = Text(
    "{name} swaps all tiles for {tiles}.", "{name} tauscht alle Plättchen gegen {tiles}."
)
ROLLED: Final = Text("{name} rolls {dice}.", "{name} würfelt {dice}.")
ROLLED_AGAIN: Final = Text(
    "{name} rolls again: {dice}.",
    "{name} wirft noch einmal: {dice}.",
)

CALLED: Final[dict[type[Spelling], Text]] = {
    Score: Text(
        "{name} wants to score {word}.",
        "{name} will {word} werten.",
    ),
    Press: Text(
        "{name} wants to press on with {word}.",
        "{name} will sich mit {word} weiterwagen.",
    ),
    Respond: Text(
        "{name} wants to respond with {word}.",
        "{name} will mit {word} antworten.",
    ),
}
VOTE_ASKED: Final = Text(
    "The others vote on {name}’s “{word}”.", "Die anderen stimmen über „{word}“ von {name} ab."
)
REFUSED: Final = Text(
    "{reason}",
    "{reason}",
)

SCORED: Final = Text(
    "{name} scores {word}: ({values}) × {dice} = {points}.",
    "{name} wertet {word}: ({values}) × {dice} = {points}.",
)
SCORED_WITH_BANK: Final = Text(
    "{name} scores {word}: ({values}) × {dice} + {banked} banked = {points}.",
    "{name} wertet {word}: ({values}) × {dice} + {banked} zurückgelegt = {points}.",
)
PRESSED: Final = Text(
    "{name} banks {tiles} of {word} ({points}) and presses on.",
    "{name} legt {tiles} aus {word} zurück ({points}) und wagt sich weiter.",
)
PRESSED_BARE: Final = Text(
    "{name} presses on with {word} and banks nothing.",
    "{name} wagt sich mit {word} weiter und legt nichts zurück.",
)
VOWEL_SPENT: Final = Text("{name} spends the vowel {tile}.", "{name} gibt den Vokal {tile} aus.")
BANK_SCORED: Final = Text(
    "Banked tiles score: {points}.", "Zurückgelegte Plättchen zählen: {points}."
)
NOTHING_BANKED: Final = Text("Nothing was banked.", "Zurückgelegt war nichts.")

RESPONSE_ASKED: Final = Text("{name} may respond.", "{name} darf antworten.")
RESPONDED: Final = Text(
    "{name} responds with {word}: {points}.", "{name} antwortet mit {word}: {points}."
)
DECLINED: Final = Text("{name} does not respond.", "{name} antwortet nicht.")

LAST_ROUND: Final = Text(
    "{name} has {goal} points: the last round.",
    "{name} hat {goal} Punkte: die letzte Runde.",
)
LAST_ROUND_UNTIL: Final = Text(
    "Last round: {last} plays last.",
    "Letzte Runde, zuletzt {last}.",
)
SCORE: Final = Text("{name} {points}", "{name} {points}")


REASONS: Final[dict[Enum, Text]] = {
    **GATE_REASONS,
    Why.NO_WORD: Text(
        "The word strip is empty: lay or type a word first.",
        "Die Leiste ist leer: Leg oder tipp erst ein Wort.",
    ),
    Why.TOO_SHORT: Text(
        "{word} is only one letter: a word needs at least two.",
        "{word} ist nur ein Buchstabe: Ein Wort braucht mindestens zwei.",
    ),
    Why.DICE_LEFT: Text(
        "{word} leaves out {missing}: every die has to be in the word.",
        "{word} lässt {missing} aus: Alle Würfel müssen ins Wort.",
    ),
    Why.LETTERS_MISSING: Text(
        "{word} cannot be laid: there is no die and no free tile for {missing}.",
        "{word} lässt sich nicht legen: Für {missing} gibt es keinen Würfel und kein freies "
        "Plättchen.",
    ),
    Why.TILES_LEFT: Text(
        "{word} has no place for {extra}: leave that out.",
        "In {word} ist kein Platz für {extra}: Lass das weg.",
    ),
    Why.NOT_YOURS: Text(
        "One of these tiles is not yours: use tiles that lie before you.",
        "Eines dieser Plättchen gehört dir nicht: Nimm welche, die vor dir liegen.",
    ),
    Why.TILE_BANKED: Text(
        "{tile} is banked and stays out until the turn is over.",
        "{tile} ist zurückgelegt und bleibt bis zum Ende des Zuges draußen.",
    ),
    Why.TILE_SPENT: Text(
        "{tile} is spent and stays out until the turn is over.",
        "{tile} ist ausgegeben und bleibt bis zum Ende des Zuges draußen.",
    ),
    Why.TILE_TWICE: Text(
        "This {tile} is there only once: take another tile in its second place.",
        "Dieses {tile} gibt es nur einmal: Nimm an der zweiten Stelle ein anderes Plättchen.",
    ),
    Why.NO_VOWEL: Text(
        "{letter} cannot be spent: only A, E, I, O and U can.",
        "{letter} lässt sich nicht ausgeben: Das geht nur mit A, E, I, O und U.",
    ),
    Why.VOWEL_LEFT: Text(
        "You still have {letters}: spend a vowel and roll again before you give up.",
        "Du hast noch {letters}: Gib erst einen Vokal aus und würfle noch einmal, bevor du "
        "aufgibst.",
    ),
    Why.NO_MORE_DICE: Text(
        "All dice are on the table: score the word.",
        "Alle Würfel liegen auf dem Tisch: Werte das Wort.",
    ),
    Why.NO_SWAP_HERE: Text(
        "Your house choices have no swapping: roll the first die.",
        "Eure Hausregeln kennen kein Tauschen: Wirf den ersten Würfel.",
    ),
    Why.BALANCED: Text(
        "You have {vowels} vowels and {consonants} consonants: only with fewer than two of one "
        "kind may you swap.",
        "Du hast {vowels} Vokale und {consonants} Konsonanten: Tauschen darfst du nur mit weniger "
        "als zwei von einer Sorte.",
    ),
    Why.SWAPPED: Text(
        "You have swapped already: roll the first die.",
        "Du hast schon getauscht: Wirf den ersten Würfel.",
    ),
    Why.BAD_DRAW: Text(
        "What was drawn or rolled does not fit the bags of this match.",
        "Was gezogen oder gewürfelt wurde, passt nicht zu den Beuteln dieser Partie.",
    ),
}
"""By reason; the gaps are the rejection's details."""
