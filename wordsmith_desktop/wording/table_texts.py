"""What the tables of all games say."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.session.updates import SessionGate, UpdateKind

from .texts import Plural, Text

GATE_REASONS: Final[dict[Enum, Text]] = {
    Gate.OVER: Text("This match is over.", "Diese Partie ist zu Ende."),
    Gate.NOT_YOUR_TURN: Text("It is not your turn.", "Du bist nicht dran."),
    Gate.UNKNOWN_ACTION: Text("That is not open now.", "Das geht jetzt nicht."),
    SessionGate.READ_ONLY: Text(
        "This match can only be looked at.", "Diese Partie kannst du nur ansehen."
    ),
    SessionGate.NOT_ASKED_FOR: Text(
        "The rules allow that, but something else is asked for here.",
        "Erlaubt wäre das, aber hier ist gerade etwas anderes gefragt.",
    ),
    TableWhy.NOT_NOW: Text("That is not open now.", "Das geht jetzt nicht."),
    TableWhy.OTHER_WORD: Text(
        "The answer is about another word, {word}.",
        "Die Antwort betrifft ein anderes Wort, {word}.",
    ),
    TableWhy.NO_SUCH_TIMER: Text("No such clock runs.", "So eine Uhr läuft nicht."),
    TableWhy.NO_SUCH_ROW: Text("That cannot be laid so.", "So lässt sich das nicht legen."),
}
"""The reasons against an action that all games share."""
UPDATES: Final[dict[UpdateKind, Text]] = {
    UpdateKind.UNDONE: Text("Taken back.", "Zurückgenommen."),
    UpdateKind.REDONE: Text("Redone.", "Wiederhergestellt."),
    UpdateKind.CLOCK: Text(
        "The time for this turn is up. Take it as a hint: nothing is lost.",
        "Die Zeit für diesen Zug ist um. Nimm es als Wink: Es geht nichts verloren.",
    ),
    UpdateKind.STORE_TROUBLE: Text(
        "The match cannot be saved just now; it goes on in memory and is tried again.",
        "Die Partie lässt sich gerade nicht speichern; sie läuft weiter und wird erneut gesichert.",
    ),
    UpdateKind.STORE_WELL: Text("Everything is saved again.", "Es ist wieder alles gespeichert."),
}
"""Messages about what is no action of the game."""

GO_ON: Final = Text("Go on", "Weiter")
OBJECTS: Final = Text("{name} objects!", "{name} erhebt Einspruch!")
UNDO: Final = Text("Undo", "Rückgängig")
REDO: Final = Text("Redo", "Wiederholen")
SEARCHING: Final = Text("Looking for a word …", "Ich suche ein Wort …")
RARER_WORD: Final = Text(
    "There is a rarer word for {points}: ask again.",
    "Es gibt ein selteneres Wort für {points}: Frag noch einmal.",
)
DICTIONARY_OPENING: Final = Text(
    "The dictionary is still being opened.", "Das Wörterbuch wird noch geöffnet."
)
NO_HINTS: Final = Text(
    "In a challenge there are no hints.", "In einer Herausforderung gibt es keine Tipps."
)

WHY_BY_RULE: Final = Text(
    "Why?",
    "Warum?",
)
WHY_BY_RULE_SPOKEN: Final = Text(
    "Why? Show rule {rule}, then come back", "Warum? Regel {rule} zeigen, danach zurück"
)
WHAT_FOR: Final = Text(
    "?",
    "?",
)
WHAT_FOR_SHOW: Final = Text("What for? Show what is to be done", "Wozu? Zeigen, worum es geht")
WHAT_FOR_HIDE: Final = Text("What for? Fold it away again", "Wozu? Wieder ausblenden")
EXPLAINED: Final = Text(
    "{sentence}",
    "{sentence}",
)
EXPLAINED_MORE: Final = Text(
    "Rule ›",
    "Regel ›",
)
MENU_RULE: Final = Text("The rule behind it", "Die Regel dazu")
MOVES: Final = Text("All moves", "Alle Züge")
ALL_MOVES: Final = Text("▸ All moves", "▸ Alle Züge")
HOUSE_ACCEPTED: Final = Text(
    "The table accepts {word} in this match.", "Am Tisch gilt {word} in dieser Partie."
)
HOUSE_BANNED: Final = Text(
    "The table bans {word} in this match.", "Am Tisch gilt {word} in dieser Partie nicht."
)
REFUSED_WORD: Final = Text(
    "{word} was refused: try another word.", "{word} wurde abgelehnt: Versuch ein anderes Wort."
)
HAND_OVER: Final = Text("Hand over", "Weitergeben")
ACCEPT_HERE: Final = Text(
    "Count it this time",
    "Diesmal gelten lassen",
)
ACCEPT_ALWAYS: Final = Text(
    "Always count it",
    "Immer gelten lassen",
)
BY_DICTIONARY_ALONE: Final = Text(
    "In a challenge the dictionary alone decides.",
    "In einer Herausforderung entscheidet allein das Wörterbuch.",
)
MENU_ACCEPT_HERE: Final = Text(
    "Accept the last word for this match", "Letztes Wort in dieser Partie gelten lassen"
)
MENU_ACCEPT_ALWAYS: Final = Text("Always accept the last word", "Letztes Wort immer gelten lassen")
MENU_BAN_HERE: Final = Text(
    "Ban the last word for this match", "Letztes Wort in dieser Partie sperren"
)
MENU_BAN_ALWAYS: Final = Text("Always ban the last word", "Letztes Wort immer sperren")
BANNED_HERE: Final = Text(
    "{word} is banned for the rest of this match.",
    "{word} ist für den Rest dieser Partie gesperrt.",
)
BANNED_ALWAYS: Final = Text("{word} is banned from now on.", "{word} ist von jetzt an gesperrt.")
NOT_KEPT: Final = Text(
    "The list for {word} could not be written: it holds until the program ends.",
    "Die Liste mit {word} ließ sich nicht schreiben: Das gilt, bis das Programm endet.",
)
FOREIGN_LETTER: Final = Text(
    "{letter} is of another alphabet. Switch the keyboard to Latin letters.",
    "{letter} gehört zu einem anderen Alphabet. Stell die Tastatur auf lateinische Buchstaben.",
)
NO_HINTS_HERE: Final = Text("This game gives no hints.", "In diesem Spiel gibt es keine Tipps.")

OBJECTIONS_HINT: Final = Text(
    "Who objects?",
    "Wer hat etwas dagegen?",
)
VOTE_HINT: Final = Text(
    "{reason} What do you say?",
    "{reason} Was sagt ihr?",
)
JUDGING: Final = Text("The dictionary is being asked …", "Das Wörterbuch wird befragt …")
LET_STAND: Final = Text("No objection", "Kein Einspruch")
OBJECT_AS: Final = Text("{name} objects", "{name} erhebt Einspruch")
ACCEPT_AS: Final = Text("{name}: yes", "{name}: ja")
REFUSE_AS: Final = Text("{name}: no", "{name}: nein")

MATCH_OVER: Final = Text("The match is over", "Die Partie ist zu Ende")
LEADER: Final = Text("{name} leads: {points}.", "{name} führt: {points}.")
SHARED_LEAD: Final = Text(
    "{names} are level: {points} each.", "{names} liegen gleichauf: je {points}."
)
PLAY_AGAIN: Final = Text("Play again", "Noch einmal spielen")
NEEDS: Final = Plural(
    one=Text("needs {n}", "braucht {n}"),
    many=Text("needs {n}", "braucht {n}"),
)
LEADS_BY: Final = Plural(one=Text("{n} ahead", "{n} vorn"), many=Text("{n} ahead", "{n} vorn"))
TO_GO: Final = Plural(one=Text("{n} to go", "noch {n}"), many=Text("{n} to go", "noch {n}"))
HAS_LAST_TURN: Final = Text("has the last turn", "ist als Letztes dran")
HOME: Final = Text("Home", "Zur Startseite")
TOTAL: Final = Text("Total", "Gesamt")
PLAYER: Final = Text("Player", "Spieler")
WINNER_MARK: Final = Text("won", "gewonnen")
