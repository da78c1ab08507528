"""Sentences of the Letter Piece Game’s form for a new match, and of an exact setting."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.wording import form_texts
from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.form_texts import Wording
from wordsmith_desktop.wording.texts import Answer, Plural, Text

from ..rules.pieces import Shape
from ..rules.ruleset import Fault, Mode, RequiredLetters, TableMode

MODE: Final = Text("Way to play", "Spielweise")
MODES: Final[dict[Mode, Answer]] = {
    Mode.STANDARD: (
        Text("Standard", "Standard"),
        Text(
            "Lively, for all, 25 minutes: six words end a round.",
            "Lebhaft, für alle, 25 Minuten: Sechs Wörter sind eine Runde.",
        ),
    ),
    Mode.SECRET: (
        Text("Secret Wordsmith", "Schnelles Schmieden"),
        Text(
            "Quick and quiet, for practised eyes: everyone writes unseen; the sheets are checked "
            "at the end.",
            "Schnell und still, für Geübte: Alle schreiben verdeckt, geprüft wird erst am Ende.",
        ),
    ),
    Mode.WORD_BY_WORD: (
        Text("Word by Word", "Wort für Wort"),
        Text(
            "Unhurried, good with children: in six steps the same new pieces for everyone, then "
            "one word each.",
            "Ohne Eile, gut mit Kindern: in sechs Schritten für alle die gleichen neuen Teile, "
            "dann je ein Wort.",
        ),
    ),
    Mode.WARM_UP: (
        Text("Warm-up", "Aufwärmen"),
        Text(
            "In a spare moment, also alone: ten pieces, two minutes, as many words as you find.",
            "Für zwischendurch, auch allein: zehn Teile, zwei Minuten, so viele Wörter wie "
            "möglich.",
        ),
    ),
}
REQUIREDS: Final[dict[RequiredLetters, Answer]] = {
    RequiredLetters.NONE: (
        Text("None", "Keine"),
        Text("Any word may stand in any row.", "In jeder Zeile darf jedes Wort stehen."),
    ),
    RequiredLetters.RANDOM: (
        Text("Random", "Zufällig"),
        Text(
            "Six letters are drawn; each row’s word must hold its letter.",
            "Sechs Buchstaben werden gezogen; jedes Wort braucht den seiner Zeile.",
        ),
    ),
    RequiredLetters.WORD: (
        Text("From a word", "Aus einem Wort"),
        Text(
            "You choose a word of six letters, which the dictionary must know; each row takes one "
            "of them.",
            "Ihr wählt ein Wort aus sechs Buchstaben, das im Wörterbuch steht; jede Zeile bekommt "
            "einen davon.",
        ),
    ),
    RequiredLetters.LETTERS: (
        Text("Your choice", "Nach Wahl"),
        Text(
            "You choose any six letters, a word or not.",
            "Ihr wählt beliebige sechs Buchstaben, ob Wort oder nicht.",
        ),
    ),
}
TABLE: Final = Text("Around one computer", "Gemeinsam am Computer")
TABLES_OFFERED: Final[dict[TableMode, Answer]] = {
    TableMode.TURNS: (
        Text("In turns", "Reihum"),
        Text(
            "One of you has the bench at a time, claims a word or passes.",
            "Immer eine Person ist an der Werkbank, sagt ein Wort an oder passt.",
        ),
    ),
    TableMode.BUZZER: (
        Text("Buzzer race", "Wettlauf"),
        Text(
            "All search at once; whoever buzzes has the bench for a short time.",
            "Alle suchen zugleich; wer drückt, hat kurz die Werkbank für sich.",
        ),
    ),
    TableMode.CURTAIN: (
        Text("Behind the curtain", "Hinter dem Vorhang"),
        Text(
            "Each of you plays unseen, then hands over.",
            "Alle spielen ungesehen und geben dann weiter.",
        ),
    ),
}
CHALLENGES: Final = Text("Rounds", "Runden")
MINUTES: Final = Plural(
    one=Text("{n} minute", "{n} Minute"),
    many=Text("{n} minutes", "{n} Minuten"),
)
MATCH_TIME: Final = Text("Time for the whole match", "Zeit für die ganze Partie")
_WHOLE: Final = Text(
    "For all rounds together; a hard clock then ends the match.",
    "Für alle Runden zusammen; eine strenge Uhr beendet dann die Partie.",
)
MATCH_TIMES: Final[dict[int, Answer]] = {
    0: (
        Text("None", "Keine"),
        Text("Each word has its own time.", "Jedes Wort hat seine eigene Zeit."),
    ),
    300: (form_texts.FIVE_MINUTES, _WHOLE),
    600: (form_texts.TEN_MINUTES, _WHOLE),
    1200: (form_texts.TWENTY_MINUTES, _WHOLE),
}
"""By seconds."""
BENCH_SECONDS: Final = Text("Time at the bench", "Zeit an der Werkbank")
WARM_UP_CLOCKS: Final[dict[Clock, Answer]] = {
    **form_texts.CLOCKS,
    Clock.HARD: (
        form_texts.CLOCKS[Clock.HARD][0],
        Text("When time is up, the warm-up is over.", "Ist die Zeit um, ist das Aufwärmen vorbei."),
    ),
}
OWN_PIECES: Final = Text("Pieces to warm up with", "Teile zum Aufwärmen")
OWN_PIECES_ANSWERS: Final[dict[bool, Text]] = {
    False: Text("Rolled", "Gewürfelt"),
    True: Text("Chosen", "Selbst gewählt"),
}
PIECES_OF: Final[dict[Shape, Text]] = {
    Shape.L: Text("Long straights", "Lange Geraden"),
    Shape.S: Text("Short straights", "Kurze Geraden"),
    Shape.B: Text("Big curves", "Große Bögen"),
    Shape.C: Text("Small curves", "Kleine Bögen"),
}
NO_PIECES: Final = Text("Choose at least one piece.", "Wähl mindestens ein Teil.")
WARM_UP_TIME: Final = Text("How long", "Wie lange")
FAIR: Final = Text("Referee and handicap", "Schiedsrichter und Handicap")
REFEREES_OF_SECRET: Final[dict[Referee, Text]] = {
    Referee.AUTOMATIC: Text(
        "A word that is not valid is struck when the sheets are checked, with the reason.",
        "Ein ungültiges Wort wird beim Prüfen der Blätter gestrichen, mit Begründung.",
    ),
    Referee.OBJECTION: Text(
        "When the sheets are checked, a word stands unless the neighbour on the left objects; then "
        "the dictionary decides.",
        "Beim Prüfen der Blätter gilt ein Wort, bis die linke Nachbarin oder der linke Nachbar "
        "widerspricht; dann entscheidet das Wörterbuch.",
    ),
    Referee.VOTE: Text(
        "When the sheets are checked, the others vote on words that the dictionary does not know.",
        "Beim Prüfen der Blätter stimmen die anderen über Wörter ab, die das Wörterbuch nicht "
        "kennt.",
    ),
}
"""What they do where nobody hears a word before the sheets are checked (R29, R30)."""
HANDICAP: Final = Text(
    "White boxes crossed out at the start, to even out strong and weak. You can change them after "
    "each round.",
    "Anfangs gestrichene weiße Kästchen, falls ihr unterschiedlich stark seid. Nach jeder Runde "
    "könnt ihr sie ändern.",
)
HANDICAP_OF: Final = Text("{name}: white boxes crossed out", "{name}: gestrichene weiße Kästchen")
NO_HANDICAP: Final = Text("no handicap", "kein Handicap")
HAS_HANDICAP: Final = Text("with a handicap", "mit Handicap")
PLAYER: Final = Text("Player {number}", "Spieler {number}")
SHORTEST: Final = Text(
    "Least length",
    "Mindestlänge",
)
REPEATS: Final = Text(
    "Is a second E a new letter?",
    "Zählt ein zweites E als neu?",
)
J_FORM: Final = Text("How is J built?", "Wie wird J gebaut?")
J_SHORT: Final = Text(
    "J from a small curve and a short straight", "J aus kleinem Bogen und kurzer Gerade"
)
J_LONG: Final = Text(
    "J from a small curve and a long straight", "J aus kleinem Bogen und langer Gerade"
)
Y_FORM: Final = Text("How is Y built?", "Wie wird Y gebaut?")
Y_SHORT: Final = Text("Y from three short straights", "Y aus drei kurzen Geraden")
Y_LONG: Final = Text(
    "Y from a long and a short straight", "Y aus einer langen und einer kurzen Gerade"
)
MARKS: Final = Text(
    "Hyphen and apostrophe?",
    "Bindestrich und Apostroph?",
)
STARS: Final = Text(
    "A star among the first dice",
    "Ein Stern bei den ersten Würfeln",
)
STARS_CHOOSE: Final[dict[bool, Text]] = {
    False: Text("gives its own colour", "gibt seine Farbe"),
    True: Text("lets everyone choose", "lässt alle wählen"),
}
DULL: Final = Text(
    "Are dull first pieces rolled again?",
    "Werden maue Starts neu gewürfelt?",
)
STARTER: Final = Text("Who begins the next round?", "Wer beginnt die nächste Runde?")
STARTERS: Final[dict[bool, Text]] = {
    True: Text("The next player", "Der nächste Platz"),
    False: Text("The same player", "Derselbe Platz"),
}
ROLLS: Final = Text(
    "Rolls a turn",
    "Würfe je Zug",
)
OWN_REPEATS: Final = Text(
    "The same word twice on a sheet?",
    "Dasselbe Wort zweimal auf einem Blatt?",
)
SHARED_WORDS: Final = Text(
    "A word on several sheets?",
    "Ein Wort auf mehreren Blättern?",
)
POSSESSIVES: Final = Text(
    "Do possessives such as BAG’S count?",
    "Zählen englische Genitive wie BAG’S?",
)
WARM_UP_POINTS: Final = Text(
    "A word of the warm-up",
    "Ein Aufwärmwort",
)
WARM_UP_POINT: Final[dict[bool, Text]] = {
    False: Text("One point", "Einen Punkt"),
    True: Text("A point a letter", "Einen je Buchstabe"),
}
WARM_UP_NEW: Final = Text(
    "Does each need a new letter?",
    "Braucht jedes einen neuen Buchstaben?",
)
PASSED_CIRCLES: Final = Text(
    "Open circles of a passed row",
    "Offene Kreise einer gepassten Zeile",
)
PASSED_COST: Final[dict[bool, Text]] = {
    False: Text("cost nothing", "kosten nichts"),
    True: Text("cost discard boxes", "kosten Kästchen"),
}
LOCKOUT: Final = Text(
    "Block after a failed try",
    "Sperre nach einem Fehlversuch",
)
WARM_UP_PIECES: Final = Text(
    "Pieces",
    "Teile",
)
FAULTS: Final[dict[Fault, Text]] = {
    Fault.LANGUAGE: Text(
        "There are no rules for words of this language.",
        "Für Wörter dieser Sprache gibt es keine Regeln.",
    ),
    Fault.SEATS: Text(
        "The Letter Piece Game is for one to four players.",
        "Die Buchstabenschmiede ist für eine bis vier Personen.",
    ),
    Fault.TABLE: Text(
        "That way to play needs another way to share the computer.",
        "Diese Spielweise braucht eine andere Art, sich den Computer zu teilen.",
    ),
    Fault.REFEREE: form_texts.ALONE_BY_DICTIONARY,
    Fault.CHALLENGES: Text(
        "A match has one to three rounds.", "Eine Partie hat eine bis drei Runden."
    ),
    Fault.HANDICAP: Text(
        "There are only six white boxes to cross out.",
        "Es lassen sich nur sechs weiße Kästchen streichen.",
    ),
    Fault.GIVEN: Text(
        "The box does not hold so many pieces.", "So viele Teile liegen nicht in der Schachtel."
    ),
    Fault.LETTERS: Text(
        "A warm-up has no rows for letters, and no word has one letter alone.",
        "Beim Aufwärmen gibt es keine Reihen für Buchstaben, und kein Wort hat nur einen.",
    ),
    Fault.MATCH_TIME: Text(
        "Only whoever plays Standard or Word by Word alone can time the match as a whole.",
        "Nur wer allein Standard oder Wort für Wort spielt, kann der Partie als Ganzes eine Zeit "
        "geben.",
    ),
    Fault.NUMBERS: form_texts.OUT_OF_RANGE,
}
SETTING_CHALLENGES: Final = {
    1: Text("1 round", "1 Runde"),
    2: Text("2 rounds", "2 Runden"),
    3: Text("3 rounds", "3 Runden"),
}
SETTING_REQUIRED: Final = {
    RequiredLetters.NONE: Text("no required letters", "keine benötigten Buchstaben"),
    RequiredLetters.RANDOM: Text("random required letters", "zufällige benötigte Buchstaben"),
    RequiredLetters.WORD: Text("required letters of a word", "benötigte Buchstaben eines Wortes"),
    RequiredLetters.LETTERS: Text("chosen required letters", "gewählte benötigte Buchstaben"),
}
SETTING_TABLE: Final = {
    TableMode.TURNS: Text("in turns", "reihum"),
    TableMode.BUZZER: Text("buzzer race", "Wettlauf"),
    TableMode.CURTAIN: Text("behind the curtain", "hinter dem Vorhang"),
}
WARM_UPS: Final = {
    Clock.OFF: Text("no clock", "ohne Uhr"),
    Clock.SOFT: shared.SETTING_CLOCKS[Clock.SOFT],
    Clock.HARD: Text("{n} seconds", "{n} Sekunden"),
}
BENCH: Final = Text("{n} s at the bench", "{n} s an der Werkbank")
NO_BENCH: Final = Text("no limit at the bench", "ohne Grenze an der Werkbank")
GIVEN: Final = Text("given pieces", "vorgegebene Teile")
SETTING_HANDICAP: Final = Text("handicap {boxes}", "Handicap {boxes}")
MAIN: Final[Wording] = {
    "required": SETTING_REQUIRED,
    "table": SETTING_TABLE,
    "challenges": SETTING_CHALLENGES,
    "words": Text("{n} words", "{n} Wörter"),
    "white_boxes": Text("{n} white boxes", "{n} weiße Kästchen"),
    "blue_boxes": Text("{n} blue boxes", "{n} blaue Kästchen"),
}
REFEREE: Final[Wording] = {
    "referee": shared.SETTING_REFEREES,
    "vote": shared.SETTING_VOTES,
}
