"""The sentences that tell why something is not open."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.games.rewordable.faults import Why
from wordsmith_desktop.ui.kit.table_texts import GATE_REASONS
from wordsmith_desktop.ui.kit.texts import Text

REASONS: Final[dict[Enum, Text]] = {
    **GATE_REASONS,
    Why.NOTHING_LAID: Text(
        "The building strip is empty: lay or type a word first.",
        "Die Bauleiste ist leer: Leg oder tipp erst ein Wort.",
    ),
    Why.TOO_FEW_CARDS: Text(
        "{word} is only one card: a word needs at least two.",
        "{word} ist nur eine Karte: Ein Wort braucht mindestens zwei.",
    ),
    Why.NO_HAND_CARD: Text(
        "No card of your hand is in it: add at least one.",
        "Keine Karte deiner Hand ist dabei: Leg mindestens eine dazu.",
    ),
    Why.OUT_OF_REACH: Text(
        "One of these cards cannot be used: take cards of your hand, of the pool, or words on the "
        "table.",
        "Eine dieser Karten kannst du nicht verwenden: Nimm Karten von deiner Hand, aus der "
        "Auslage oder Wörter vom Tisch.",
    ),
    Why.CARD_TWICE: Text(
        "{card} is there only once: take another card in its second place.",
        "{card} gibt es nur einmal: Nimm an der zweiten Stelle eine andere Karte.",
    ),
    Why.WORDS_MIXED: Text(
        "{word} and {other} run into one another, which your house choices rule out: lay one "
        "behind the other.",
        "{word} und {other} greifen ineinander, das schließen eure Hausregeln aus: Leg eins hinter "
        "das andere.",
    ),
    Why.BUILT_BEFORE: Text(
        "{word} was built in this match before: find another word.",
        "{word} wurde in dieser Partie schon gebildet: Such ein anderes Wort.",
    ),
    Why.NOT_IN_HAND: Text(
        "Only cards of your hand can be exchanged, each of them once.",
        "Tauschen kannst du nur Karten deiner Hand, jede einmal.",
    ),
    Why.NOTHING_EXCHANGED: Text(
        "Your house choices want at least one card exchanged: choose one, then pass.",
        "Eure Hausregeln verlangen, dass du mindestens eine Karte tauschst: Such eine aus, dann "
        "passe.",
    ),
    Why.NO_EXCHANGE: Text(
        "The deck is empty, so nothing can be exchanged: pass and keep your hand.",
        "Der Stapel ist leer, du kannst nichts tauschen: Passe und behalte deine Karten.",
    ),
    Why.DECK_SHORT: Text(
        "The deck does not have that many cards, only {left}: choose fewer.",
        "So viele Karten hat der Stapel nicht mehr, nur noch {left}: Wähl weniger aus.",
    ),
    Why.BAD_DEAL: Text(
        "The dealt cards do not fit this match.", "Die ausgeteilten Karten passen nicht zur Partie."
    ),
    Why.LETTERS_MISSING: Text(
        "{word} cannot be laid: after {start} there is no card for {rest}.",
        "{word} lässt sich nicht legen: Nach {start} gibt es keine Karte für {rest}.",
    ),
    Why.CARDS_WOULD_SPLIT: Text(
        "The letters of {word} are there, but not on cards that fit: no card may be split.",
        "Die Buchstaben von {word} sind da, aber nicht auf passenden Karten: Keine Karte darf "
        "geteilt werden.",
    ),
}
"""Those that need no more than the rejection's own details."""

NO_START: Final = Text(
    "{word} cannot be laid: no card begins with {rest}.",
    "{word} lässt sich nicht legen: Keine Karte fängt mit {rest} an.",
)
WORD_TORN: Final = Text(
    "{word} must go in whole: add {missing} too, or take {laid} off the strip.",
    "{word} muss ganz mit: Leg noch {missing} dazu oder nimm {laid} von der Bauleiste.",
)
WORD_TORN_ANYHOW: Final = Text(
    "{word} must go in whole, with all its cards.", "{word} muss ganz mit, mit allen Karten."
)
ORDER_CHANGED: Final = Text(
    "The cards of {word} must keep their order: {order}.",
    "Die Karten von {word} müssen ihre Reihenfolge behalten: {order}.",
)
ORDER_CHANGED_ANYHOW: Final = Text(
    "The cards of {word} must keep their order.",
    "Die Karten von {word} müssen ihre Reihenfolge behalten.",
)
