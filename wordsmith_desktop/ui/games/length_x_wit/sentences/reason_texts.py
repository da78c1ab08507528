"""The sentences that tell why something is not open."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.games.length_x_wit.faults import Why
from wordsmith_desktop.ui.kit.table_texts import GATE_REASONS
from wordsmith_desktop.ui.kit.texts import Text

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
        "{tile} ist gesichert und bleibt bis zum Ende des Zuges draußen.",
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
