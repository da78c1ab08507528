"""The sentences that tell what happened at the table."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.length_x_wit.actions import Press, Respond, Score, Spelling
from wordsmith_desktop.ui.kit.texts import Text

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
    "{name} rolls the same dice again: {dice}.",
    "{name} wirft dieselben Würfel noch einmal: {dice}.",
)

LOOKED_UP: Final = Text("{word} is being looked up.", "{word} wird nachgeschlagen.")
CALLED: Final[dict[type[Spelling], Text]] = {
    Score: Text(
        "{name} wants to score {word}: does anyone object?",
        "{name} will {word} werten: Erhebt jemand Einspruch?",
    ),
    Press: Text(
        "{name} wants to press on with {word}: does anyone object?",
        "{name} will sich mit {word} weiterwagen: Erhebt jemand Einspruch?",
    ),
    Respond: Text(
        "{name} wants to respond with {word}: does anyone object?",
        "{name} will mit {word} antworten: Erhebt jemand Einspruch?",
    ),
}
OBJECTED: Final = Text("{name} objects to {word}.", "{name} erhebt Einspruch gegen {word}.")
VOTE_ASKED: Final = Text(
    "The others vote on {name}’s “{word}”.", "Die anderen stimmen über „{word}“ von {name} ab."
)
VOTED_FOR: Final = Text("{name} votes for it.", "{name} stimmt dafür.")
VOTED_AGAINST: Final = Text("{name} votes against it.", "{name} stimmt dagegen.")
REFUSED_BY_VOTE: Final = Text(
    "The table does not accept “{word}”.", "Der Tisch lässt „{word}“ nicht gelten."
)
REFUSED: Final = Text(
    "{reason} {name} may try another word.", "{reason} {name} darf ein anderes Wort versuchen."
)

SCORED: Final = Text(
    "{name} scores {word}: ({values}) × {dice} = {points}.",
    "{name} wertet {word}: ({values}) × {dice} = {points}.",
)
SCORED_WITH_BANK: Final = Text(
    "{name} scores {word}: ({values}) × {dice} + {banked} banked = {points}.",
    "{name} wertet {word}: ({values}) × {dice} + {banked} gesichert = {points}.",
)
PRESSED: Final = Text(
    "{name} banks {tiles} of {word} ({points}) and presses on.",
    "{name} sichert {tiles} aus {word} ({points}) und wagt sich weiter.",
)
PRESSED_BARE: Final = Text(
    "{name} presses on with {word} and banks nothing.",
    "{name} wagt sich mit {word} weiter und sichert nichts.",
)
VOWEL_SPENT: Final = Text("{name} spends the vowel {tile}.", "{name} gibt den Vokal {tile} aus.")
GAVE_UP: Final = Text("{name} gives up.", "{name} gibt auf.")
BANK_SCORED: Final = Text("Banked tiles score: {points}.", "Gesicherte Plättchen zählen: {points}.")
NOTHING_BANKED: Final = Text("Nothing was banked.", "Gesichert war nichts.")
TIME_RAN_OUT: Final = Text("{name}’s time is up.", "Die Zeit von {name} ist um.")

RESPONSE_ASKED: Final = Text("{name} may respond.", "{name} darf antworten.")
RESPONDED: Final = Text(
    "{name} responds with {word}: {points}.", "{name} antwortet mit {word}: {points}."
)
DECLINED: Final = Text("{name} does not respond.", "{name} antwortet nicht.")

LAST_ROUND: Final = Text(
    "{name} has reached {goal} points: this is the last round.",
    "{name} hat {goal} Punkte erreicht: Das ist die letzte Runde.",
)
TURN: Final = Text("It is {name}’s turn.", "{name} ist dran.")
ENDED: Final = Text("The match is over: {scores}.", "Die Partie ist zu Ende: {scores}.")
SCORE: Final = Text("{name} {points}", "{name} {points}")
