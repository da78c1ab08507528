"""Every sentence about challenges."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.wording.texts import Plural, Text

from .codes import CodeFault
from .medals import Medal

MENU: Final = Text("Challenges …", "Herausforderungen …")
TITLE: Final = Text("Challenges", "Herausforderungen")
INTRO: Final = Text(
    "On your own; the same code deals the same to everybody.",
    "Du spielst allein; derselbe Code gibt allen dasselbe.",
)

KIND_GOALS: Final[Mapping[str, Text]] = {
    "six-words": Text(
        "Six words from the same eight pieces, in eight minutes.",
        "Sechs Wörter aus denselben acht Teilen, in acht Minuten.",
    ),
    "twenty-cards": Text(
        "Twenty cards, eight minutes.",
        "Zwanzig Karten, acht Minuten.",
    ),
    "five-turns": Text(
        "Five turns of ninety seconds.",
        "Fünf Züge zu neunzig Sekunden.",
    ),
    "warm-up": Text(
        "As many words as you can from ten pieces, in two minutes.",
        "So viele Wörter wie möglich aus zehn Teilen, in zwei Minuten.",
    ),
    "word-by-word": Text(
        "Six words, three dice for each, in eight minutes.",
        "Sechs Wörter, je drei Würfel, in acht Minuten.",
    ),
    "sprint": Text(
        "Six words as fast as you can, within ten minutes.",
        "Sechs Wörter, so schnell du kannst, höchstens zehn Minuten.",
    ),
    "deck-time": Text(
        "One deck of cards, five minutes.",
        "Ein Kartenstapel, fünf Minuten.",
    ),
    "deck-turns": Text(
        "One deck of cards, ten turns of a minute.",
        "Ein Kartenstapel, zehn Züge zu einer Minute.",
    ),
    "dice-turns": Text(
        "Six turns of ninety seconds.",
        "Sechs Züge zu neunzig Sekunden.",
    ),
    "puzzle-rounds": Text(
        "The computer’s crossword, in as few rounds as you can.",
        "Ein Kreuzworträtsel vom Computer, in möglichst wenigen Runden.",
    ),
    "puzzle-time": Text(
        "The computer’s crossword, as fast as you can, within a quarter of an hour.",
        "Ein Kreuzworträtsel vom Computer, so schnell du kannst, höchstens eine Viertelstunde.",
    ),
}
"""By the kind's key."""

OF_DAY: Final = Text(
    "Puzzle of {date}",
    "Rätsel vom {date}",
)
OF_WEEK: Final = Text("Challenge of the week, {date}", "Herausforderung der Woche, {date}")
OF_PAST: Final = Text("Challenge of {date}", "Herausforderung vom {date}")
"""Of a day or a week that is over."""
WEEK: Final = Text("week {number}", "Woche {number}")
CHOSEN_FREELY: Final = Text("Any of them", "Nach Belieben")
CHOSEN_HINT: Final = Text(
    "Each press deals anew.",
    "Jedes Mal wird neu gegeben.",
)
BY_CODE: Final = Text("By a code", "Mit einem Code")
BY_CODE_HINT: Final = Text(
    "Plays the very same deal as somebody else.",
    "Spielt genau dieselbe Herausforderung noch einmal.",
)
CODE_FIELD: Final = Text("Code", "Code")
CODE_EXAMPLE: Final = Text("such as NOFA-PONI-GARU", "zum Beispiel NOFA-PONI-GARU")
CODE_PLAY: Final = Text(
    "Play it",
    "Spielen",
)
CODE_FOUND: Final = Text("{kind}, {game}, in {language}", "{kind}, {game}, auf {language}")
CODE_FAULTS: Final[Mapping[CodeFault, Text]] = {
    CodeFault.LENGTH: Text(
        "A code has twelve letters; count them, please.",
        "Ein Code hat zwölf Buchstaben; zähl bitte nach.",
    ),
    CodeFault.LETTERS: Text(
        "In a code consonants and vowels take turns, as in TAMO; look at it again, please.",
        "In einem Code wechseln sich Mitlaut und Selbstlaut ab wie in TAMO; sieh noch mal nach.",
    ),
    CodeFault.CHECK: Text(
        "One syllable of this code was misheard or mistyped; compare them, please.",
        "Eine Silbe dieses Codes ist verhört oder vertippt; vergleicht sie bitte.",
    ),
    CodeFault.UNKNOWN: Text(
        "This code comes from a newer version of the program.",
        "Dieser Code stammt aus einer neueren Version des Programms.",
    ),
}

CODE_OTHER_WORDS: Final = Text(
    "This deal is played by a dictionary of somebody's own. Add the same list of words below "
    "Words ▸ Dictionaries, and the code will fit.",
    "Diese Herausforderung gilt für ein eigenes Wörterbuch. Füge dieselbe Wortliste unter "
    "Wörter ▸ Wörterbücher hinzu, dann passt der Code.",
)
CALENDAR: Final = Text("Days and weeks", "Tage und Wochen")
CALENDAR_HINT: Final = Text(
    "Those played in time make a row.",
    "Rechtzeitig gespielte ergeben eine Reihe.",
)
MONTH_BEFORE: Final = Text("The month before", "Der Monat davor")
MONTH_AFTER: Final = Text("The month after", "Der Monat danach")
WEEK_HEAD: Final = Text("Week", "Woche")
WEEK_SHORT: Final = Text("{number}", "{number}")
NOT_PLAYED: Final = Text("not played", "nicht gespielt")
PLAYED_OF: Final = Text("{n} of {all} played", "{n} von {all} gespielt")
IN_TIME: Final = Text("in time", "rechtzeitig")
SHELF: Final = Text("Medals", "Medaillen")
MEDAL_COUNT: Final = Text("{medal}: {n}", "{medal}: {n}")
STREAKS: Final = Text("In a row", "In Folge")
STREAK: Final = Text("{now} (record: {most})", "{now} (Rekord: {most})")
STREAKS_OF: Final = Text("{name}: {streaks}", "{name}: {streaks}")
NO_ROW: Final = Text(
    "A puzzle on its own day begins a row.",
    "Ein Rätsel an seinem Tag beginnt eine Reihe.",
)
DAYS: Final = Plural(one=Text("{n} day", "{n} Tag"), many=Text("{n} days", "{n} Tage"))
WEEKS: Final = Plural(one=Text("{n} week", "{n} Woche"), many=Text("{n} weeks", "{n} Wochen"))
SHORT_OF: Final = Text("{result} short of {medal}", "Zu {medal} fehlten {result}")
TOO_MANY: Final = Text("{result} too many for {medal}", "{result} zu viel für {medal}")
UNKNOWN_MEDALS: Final = Plural(
    one=Text("{n} result without a medal looked up", "{n} Ergebnis noch ohne Medaillensuche"),
    many=Text("{n} results without a medal looked up", "{n} Ergebnisse noch ohne Medaillensuche"),
)
BEST_RESULT: Final = Text("Best: {result}", "Bestes: {result}")
NEVER_PLAYED: Final = Text(
    "New",
    "Neu",
)

PLAYER: Final = Text("Who plays?", "Wer spielt?")
PLAYER_MISSING: Final = Text("Who plays?", "Wer spielt?")
WORDS: Final = Text("Words", "Wörter")
IN_LANGUAGE: Final[Mapping[str, Text]] = {
    "en": Text("English", "Englisch"),
    "de": Text("German", "Deutsch"),
}
DATED_BY_OURS: Final = Text(
    "The deals of the day and the week are the same for everybody, by {words}.",
    "Die Herausforderungen von Tag und Woche sind für alle gleich: {words}.",
)
CLOCK: Final = Text("Clock", "Uhr")
CLOCKS: Final[Mapping[Clock, Text]] = {
    Clock.OFF: Text("off", "aus"),
    Clock.SOFT: Text("warns", "mahnt"),
    Clock.HARD: Text("ends it", "beendet"),
}
CLOCK_HINTS: Final[Mapping[Clock, Text]] = {
    Clock.OFF: Text(
        "No clock runs. The result is kept apart from those with a clock.",
        "Es läuft keine Uhr. Das Ergebnis zählt nur neben anderen ohne Uhr.",
    ),
    Clock.SOFT: Text(
        "The clock warns you once and takes nothing.",
        "Die Uhr mahnt einmal und nimmt dir nichts.",
    ),
    Clock.HARD: Text("When the time is up, it is over.", "Wenn die Zeit um ist, ist Schluss."),
}
CLOCK_LONGER: Final = Text(
    "{name} has {percent} % of the time.", "{name} hat {percent} % der Zeit."
)
CLOCK_NEVER: Final = Text("{name}’s clock never ends.", "Die Uhr von {name} läuft nie ab.")
PLAYED_ALREADY: Final = Text("Played: {result}", "Gespielt: {result}")

RESULT_TITLE: Final = Text("{kind}: {result}", "{kind}: {result}")
RESULT_NONE: Final = Text("not finished", "nicht geschafft")
RESULT_TURNS: Final = Plural(
    one=Text("{n} round", "{n} Runde"), many=Text("{n} rounds", "{n} Runden")
)
RESULT_TIME: Final = Text("{minutes}:{seconds} minutes", "{minutes}:{seconds} Minuten")
MEDALS: Final[Mapping[Medal, Text]] = {
    Medal.NONE: Text("No medal this time", "Diesmal keine Medaille"),
    Medal.IRON: Text("Iron", "Eisen"),
    Medal.BRONZE: Text("Bronze", "Bronze"),
    Medal.SILVER: Text("Silver", "Silber"),
    Medal.GOLD: Text("Gold", "Gold"),
}
MEDAL_SEARCHING: Final = Text(
    "Finding out what can be reached in this deal …",
    "Ich finde heraus, was in dieser Herausforderung zu erreichen ist …",
)
MEDAL_NOT_FOUND: Final = Text(
    "What can be reached here could not be found out.",
    "Was hier zu erreichen ist, ließ sich nicht herausfinden.",
)
MEDAL_NO_DICTIONARY: Final = Text(
    "Without a dictionary nobody can say what the result is worth.",
    "Ohne Wörterbuch lässt sich nicht sagen, was das Ergebnis wert ist.",
)
MEDAL_STOPPED: Final = Text("The search was stopped.", "Die Suche ist abgebrochen.")
LINE_OF_MEDAL: Final = Text("{medal}: {result} or more", "{medal}: mindestens {result}")
LINE_OF_MEDAL_LOW: Final = Text("{medal}: {result} at most", "{medal}: höchstens {result}")
OWN_BEST: Final = Text("Your best so far: {result}", "Dein bestes bisher: {result}")
OWN_BEST_NOW: Final = Text(
    "Your best so far; before it was {result}.", "Dein bestes bisher; zuvor waren es {result}."
)
STOP_SEARCH: Final = Text("Stop searching", "Nicht weitersuchen")
CODE_IS: Final = Text("The code of this deal:", "Der Code dieser Herausforderung:")
COPY_CODE: Final = Text("Copy the code", "Code kopieren")
COPIED: Final = Text("Code copied.", "Code kopiert.")
KNOWN_ALREADY: Final = Text(
    "You have begun this deal before, so this time it does not count.",
    "Du hast diese Herausforderung schon einmal begonnen, darum zählt sie diesmal nicht.",
)
REPEATED: Final = Text(
    "You knew this deal already, so this result is not kept.",
    "Du kanntest diese Herausforderung schon, darum zählt dieses Ergebnis nicht.",
)
TABLE_TITLE: Final = Text("Everybody in this deal", "Alle in dieser Herausforderung")
PLACE: Final = Text("Place", "Platz")
NAME: Final = Text("Name", "Name")
RESULT: Final = Text("Result", "Ergebnis")
WHEN: Final = Text("When", "Wann")
NOT_PLACED: Final = Text("–", "–")
CLOCK_AT: Final = Text("{clock}, {percent} % of the time", "{clock}, {percent} % der Zeit")
PLAYED_WITH: Final[Mapping[Clock, Text]] = {
    Clock.OFF: Text("without", "ohne"),
    Clock.SOFT: Text("only warned", "mahnte nur"),
    Clock.HARD: Text("with", "mit"),
}

FOR_NEXT: Final = Text("For {medal}: {result} or more", "Für {medal}: mindestens {result}")
FOR_NEXT_LOW: Final = Text("For {medal}: {result} at most", "Für {medal}: höchstens {result}")
OWN_OF_POSSIBLE: Final = Text(
    "{own} of {count} common words; the longest was {word}.",
    "{own} von {count} geläufigen Wörtern; das längste war {word}.",
)
GREATEST: Final = Text(
    "With common words {word} would have brought the most in one turn: {figure}.",
    "Mit geläufigen Wörtern hätte {word} in einem Zug am meisten gebracht: {figure}.",
)
GREATEST_IS_OWN: Final = Text(
    "No common word would have brought more in one turn than your {word}: {figure}.",
    "Kein geläufiges Wort hätte in einem Zug mehr gebracht als dein {word}: {figure}.",
)
PLACE_OF: Final = Text("Place {place} of {of} in this deal", "Platz {place} von {of}")
PLACE_SHARED: Final = Text(
    "Place {place} of {of} in this deal, shared", "Platz {place} von {of}, geteilt"
)
FIRST_IN_DEAL: Final = Text(
    "The first result in this deal", "Das erste Ergebnis in dieser Herausforderung"
)
NO_PLACE: Final = Text("Without a place in this deal", "Ohne Platz in dieser Herausforderung")
ENDED_BY_CLOCK: Final = Text("Time is up.", "Die Zeit ist um.")
ENDED_AT_GOAL: Final = Text("Done: the goal is reached.", "Geschafft: Das Ziel ist erreicht.")
ENDED_WITHOUT: Final = Text("The goal was not reached.", "Das Ziel wurde nicht erreicht.")
ENDED: Final = Text("That was all.", "Das war alles.")
END_SENTENCE: Final = Text("{what} · {how}", "{what} · {how}")
ANOTHER: Final = Text("Another: {kind}", "Noch eine: {kind}")
TODAYS: Final = Text("Today: {kind}", "Heute: {kind}")

SHARE_TITLE: Final = Text("{program} · {kind}", "{program} · {kind}")
SHARE_RESULT: Final = Text("{result} · {medal}", "{result} · {medal}")
SHARE_TINT: Final = Text("{square} {what}: {n}", "{square} {what}: {n}")
SHARE_CODE: Final = Text("Code {code}", "Code {code}")
SHARE_UNTIMED: Final = Text("without a clock", "ohne Uhr")

NEXT_PLAYER: Final = Text("Same deal, next player", "Nächste Person ist dran")
NEXT_TITLE: Final = Text("Same deal, next player", "Gleiche Herausforderung, nächste Person")
NEXT_TEXT: Final = Text(
    "{kind}, code {code}. Nobody has told you the words, I hope.",
    "{kind}, Code {code}. Hoffentlich hat dir niemand die Wörter verraten.",
)
NEW_DEAL: Final = Text("A new deal", "Eine neue Herausforderung")
BACK_TO_TABLE: Final = Text("Back to the table", "Zurück zum Tisch")

TODAY: Final = Text("Today, for everybody", "Heute, für alle")
TODAY_OF: Final = Text("Today · {name}", "Heute · {name}")
ALL_CHALLENGES: Final = Text("All challenges", "Alle Herausforderungen")
NOT_YET_PLAYED: Final = Text("not yet played", "noch nicht gespielt")
BEING_PLAYED: Final = Text("being played", "angefangen")
DAYS_IN_A_ROW: Final = Plural(
    one=Text("{n} day in a row", "{n} Tag in Folge"),
    many=Text("{n} days in a row", "{n} Tage in Folge"),
)
