"""Sentences about what happened, and about what speaks against an action."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.wording import event_texts as shared
from wordsmith_desktop.wording.table_texts import GATE_REASONS
from wordsmith_desktop.wording.texts import Plural, Text

from ..rules.actions import Why
from ..rules.ruleset import EndRule

Told = tuple[Text, Text]
"""What is told to the person it is about, and to everybody else."""

QUOTED: Final = Text("“{goal}”", "„{goal}“")
QUOTED_TIMES: Final = Text("{n} × “{goal}”", "{n} × „{goal}“")

DEALT: Final[Told] = (
    Text("The cards are dealt. You begin.", "Die Karten sind verteilt. Du beginnst."),
    Text("The cards are dealt. {name} begins.", "Die Karten sind verteilt. {name} beginnt."),
)
DEALT_ALONE: Final = Text(
    "The cards are dealt: build a word, or pass.",
    "Die Karten sind verteilt: Bilde ein Wort oder passe.",
)
IN_POOL: Final = Text(
    "In the pool: {cards}. Tokens: {goals}.", "In der Auslage: {cards}. Marken: {goals}."
)
DRAWN: Final = Text("You draw {cards}.", "Du ziehst {cards}.")
DRAWN_UNSEEN: Final = Plural(
    Text("{name} draws {n} card.", "{name} zieht {n} Karte."),
    Text("{name} draws {n} cards.", "{name} zieht {n} Karten."),
)
POOL_REFILLED: Final = Text("New in the pool: {cards}.", "Neu in der Auslage: {cards}.")
TOKENS_TURNED: Final = Plural(
    Text("New token: {goals}.", "Neue Marke: {goals}."),
    Text("New tokens: {goals}.", "Neue Marken: {goals}."),
)

CALLED: Final[Told] = (
    Text(
        "You call {word}: now the others may object.",
        "Du sagst {word} an: Jetzt dürfen die anderen Einspruch erheben.",
    ),
    shared.CALLS_WORD,
)
OBJECTED: Final[Told] = (
    Text("You object to {word}.", "Du erhebst Einspruch gegen {word}."),
    shared.OBJECTS_TO_WORD,
)
OBJECTION_FAILED: Final[Told] = (
    Text("Your objection to {word} fails.", "Dein Einspruch gegen {word} scheitert."),
    Text("{name}’s objection to {word} fails.", "Der Einspruch von {name} gegen {word} scheitert."),
)
OBJECTION_COST: Final[Told] = (
    Text(
        "Your objection to {word} fails and costs you {points}.",
        "Dein Einspruch gegen {word} scheitert und kostet dich {points}.",
    ),
    Text(
        "{name}’s objection to {word} fails and costs {points}.",
        "Der Einspruch von {name} gegen {word} scheitert und kostet {points}.",
    ),
)
VOTE_ASKED: Final[Told] = (
    shared.OTHERS_DECIDE,
    Text(
        "The others decide about {name}’s “{word}”.",
        "Die anderen entscheiden über „{word}“ von {name}.",
    ),
)
VOTED_FOR: Final[Told] = (
    Text("You vote for it.", "Du stimmst dafür."),
    shared.VOTES_FOR,
)
VOTED_AGAINST: Final[Told] = (
    Text("You vote against it.", "Du stimmst dagegen."),
    shared.VOTES_AGAINST,
)
REFUSED_QUIETLY: Final = Text(
    "{reason}",
    "{reason}",
)
REFUSED: Final[Told] = (
    Text(
        "{reason} The cards go back where they came from; you may try another word.",
        "{reason} Die Karten gehen dorthin zurück, woher sie kamen; du darfst ein anderes Wort "
        "versuchen.",
    ),
    Text(
        "{reason} The cards go back where they came from; {name} may try another word.",
        "{reason} Die Karten gehen dorthin zurück, woher sie kamen; {name} darf ein anderes Wort "
        "versuchen.",
    ),
)
REFUSED_FOR_GOOD: Final = Text(
    "{reason} The cards go back where they came from.",
    "{reason} Die Karten gehen dorthin zurück, woher sie kamen.",
)
TURN_LOST: Final[Told] = (
    Text("That was your turn.", "Damit ist dein Zug vorbei."),
    Text("That was {name}’s turn.", "Damit ist der Zug von {name} vorbei."),
)

WITHDRAWN: Final[Told] = (
    Text(
        "Your {word} leaves your lexicon; its cards go back where they came from.",
        "Dein {word} verlässt deinen Wortschatz; die Karten gehen dorthin zurück, woher sie kamen.",
    ),
    Text(
        "{word} leaves {name}’s lexicon; its cards go back where they came from.",
        "{word} verlässt den Wortschatz von {name}; die Karten gehen dorthin zurück, woher sie "
        "kamen.",
    ),
)
WORD_BACK: Final[Told] = (
    Text("You have {words} back.", "Du hast {words} wieder."),
    Text("{name} has {words} back.", "{name} hat {words} wieder."),
)
TOKENS_BACK: Final = Plural(
    Text("Its token goes under the pile.", "Seine Marke kommt unter den Stapel."),
    Text("Its {n} tokens go under the pile.", "Seine {n} Marken kommen unter den Stapel."),
)
ALL_PASSED_ALONE: Final = Plural(
    Text(
        "Nothing has changed: pass like that once more, and the match is over.",
        "Nichts hat sich geändert: Passt du noch einmal so, ist die Partie zu Ende.",
    ),
    Text(
        "Nothing has changed: after {n} more such passes the match is over.",
        "Nichts hat sich geändert: Passt du noch {n}-mal so, ist die Partie zu Ende.",
    ),
)
ALL_PASSED: Final = Plural(
    Text(
        "All have passed. If all do once more, the match is over.",
        "Alle haben gepasst. Passen alle noch einmal, ist die Partie zu Ende.",
    ),
    Text(
        "All have passed. After {n} more such rounds the match is over.",
        "Alle haben gepasst. Nach {n} weiteren solchen Runden ist die Partie zu Ende.",
    ),
)

MORE: Final = Plural(
    Text("{n} point more", "{n} Punkt mehr"), Text("{n} points more", "{n} Punkte mehr")
)
BUILT: Final[Told] = (
    Text("{word} is yours: {points}.", "{word} gehört dir: {points}."),
    Text("{name} built {word}: {points}.", "{name} hat {word} gebildet: {points}."),
)
EXTENDED: Final[Told] = (
    Text("You made {word} of {own}: {more}.", "Du hast aus {own} {word} gemacht: {more}."),
    Text("{name} made {word} of {own}: {more}.", "{name} hat aus {own} {word} gemacht: {more}."),
)
STOLE: Final[Told] = (
    Text(
        "You stole {stolen} for {word}: {points}.", "Du hast {stolen} für {word} geklaut: {points}."
    ),
    Text(
        "{name} stole {stolen} for {word}: {points}.",
        "{name} hat {stolen} für {word} geklaut: {points}.",
    ),
)
STOLE_AND_EXTENDED: Final[Told] = (
    Text(
        "You stole {stolen} to go with {own} in {word}: {more}.",
        "Du hast {stolen} geklaut und mit {own} zu {word} verbunden: {more}.",
    ),
    Text(
        "{name} stole {stolen} to go with {own} in {word}: {more}.",
        "{name} hat {stolen} geklaut und mit {own} zu {word} verbunden: {more}.",
    ),
)
STOLEN_FROM: Final[Told] = (
    Text("your {words}", "dir {words}"),
    Text("{name}’s {words}", "{name} {words}"),
)
"""Whose words were stolen, for the gap {stolen}."""
COSTS: Final = Text("That costs {losses}.", "Das kostet {losses}.")
LOSS: Final[Told] = (
    Text("you {points}", "dich {points}"),
    Text("{name} {points}", "{name} {points}"),
)
"""Who loses how much, for the gap {losses}."""
TOKENS_WON: Final[tuple[Plural, Plural]] = (
    Plural(
        Text("You win the token {goals} ({points}).", "Du gewinnst die Marke {goals} ({points})."),
        Text(
            "You win the tokens {goals} ({points}).", "Du gewinnst die Marken {goals} ({points})."
        ),
    ),
    Plural(
        Text(
            "{name} wins the token {goals} ({points}).",
            "{name} gewinnt die Marke {goals} ({points}).",
        ),
        Text(
            "{name} wins the tokens {goals} ({points}).",
            "{name} gewinnt die Marken {goals} ({points}).",
        ),
    ),
)

PASSED: Final[Told] = (
    Text("You pass and keep your cards.", "Du passt und behältst deine Karten."),
    shared.PASSES,
)
EXCHANGED: Final = Text("You pass and exchange {cards}.", "Du passt und tauschst {cards}.")
EXCHANGED_UNSEEN: Final = Plural(
    Text("{name} passes and exchanges {n} card.", "{name} passt und tauscht {n} Karte."),
    Text("{name} passes and exchanges {n} cards.", "{name} passt und tauscht {n} Karten."),
)
TIME_RAN_OUT: Final[Told] = (
    Text(
        "Your time is up: your turn is over, your cards stay.",
        "Deine Zeit ist um: Dein Zug ist vorbei, deine Karten behältst du.",
    ),
    shared.TIME_OF_IS_UP,
)
LAST_ROUND: Final[Told] = (
    Text(
        "The last card is drawn: everybody plays once more, you last.",
        "Die letzte Karte ist gezogen: Alle sind noch einmal dran, du zuletzt.",
    ),
    Text(
        "The last card is drawn: everybody plays once more, {name} last.",
        "Die letzte Karte ist gezogen: Alle sind noch einmal dran, {name} zuletzt.",
    ),
)
NO_DECK: Final[dict[EndRule, Text]] = {
    EndRule.LAST_ROUND: Text(
        "All cards are dealt: everybody plays only once.",
        "Alle Karten sind verteilt: Jeder ist nur einmal dran.",
    ),
    EndRule.ALL_PASS: Text(
        "All cards are dealt: you play on until everybody passes in one round.",
        "Alle Karten sind verteilt: Ihr spielt, bis alle in einer Runde passen.",
    ),
}
"""When the deal takes the whole deck."""
NO_DECK_ALONE: Final[dict[EndRule, Text]] = {
    EndRule.LAST_ROUND: Text(
        "All cards are dealt: you have only one turn.",
        "Alle Karten sind verteilt: Du hast nur einen Zug.",
    ),
    EndRule.ALL_PASS: Text(
        "All cards are dealt: you play on until you pass.",
        "Alle Karten sind verteilt: Du spielst, bis du passt.",
    ),
}
DECK_OUT_ALONE: Final[dict[EndRule, Text]] = {
    EndRule.LAST_ROUND: Text(
        "The last card is drawn: you have one more turn.",
        "Die letzte Karte ist gezogen: Du hast noch einen Zug.",
    ),
    EndRule.ALL_PASS: Text(
        "The last card is drawn: you play on until you pass.",
        "Die letzte Karte ist gezogen: Du spielst weiter, bis du passt.",
    ),
}
UNTIL_ALL_PASS: Final = Text(
    "The last card is drawn: you play on until everybody passes in one round.",
    "Die letzte Karte ist gezogen: Ihr spielt weiter, bis alle in einer Runde passen.",
)
TURN: Final[Told] = (
    Text("It is your turn.", "Du bist dran."),
    shared.IT_IS_TURN_OF,
)
ENDED_ALONE: Final = Text(
    "The match is over. You made {points}.", "Die Partie ist zu Ende. Du hast {points} geschafft."
)
SCORE: Final = Text("{name} {points}", "{name} {points}")


REASONS: Final[dict[Enum, Text]] = {
    **GATE_REASONS,
    Why.NOT_UNSEEN: Text(
        "One of these cards or tokens lies somewhere else already.",
        "Eine dieser Karten oder Marken liegt schon woanders.",
    ),
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
    Why.NOT_OPEN: Text(
        "That word cannot be challenged any more: it was judged, or built on.",
        "Dieses Wort lässt sich nicht mehr anzweifeln: Es wurde geprüft oder ausgebaut.",
    ),
    Why.OWN_WORD: Text(
        "{word} is your own: challenge a word of somebody else.",
        "{word} ist dein eigenes: Zweifle ein Wort von jemand anderem an.",
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
