"""What the pages of statistics and high scores say."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.wording.texts import Plural, Text

STATISTICS: Final = Text("Statistics", "Statistik")
HIGH_SCORES: Final = Text("High scores", "Bestenlisten")
COLLECTING: Final = Text(
    "Earlier matches are being gathered: %v of %m", "Frühere Partien werden gesammelt: %v von %m"
)
"""%v and %m are filled in by the bar that says it."""
READING: Final = Text("Just a moment …", "Einen Moment …")
NO_RECORDS: Final = Text(
    "The statistics cannot be read: {why}", "Die Statistik ist nicht lesbar: {why}"
)
DAMAGED: Final = Text(
    "The statistics were damaged and are made anew from your matches. What was there "
    "lies in {kept}.",
    "Die Statistik war beschädigt und entsteht neu aus deinen Partien. Was da war, liegt "
    "in {kept}.",
)

EMPTY_WORD: Final = Text("WORDS", "WORTE")
"""Built from pieces; letters only."""
EMPTY_TITLE: Final = Text("Nothing here yet", "Noch ist hier nichts")
EMPTY_STATISTICS: Final = Text(
    "Finish a match, and here stand your best words, your longest, and how you get better.",
    "Spiel eine Partie zu Ende: Dann stehen hier deine besten und längsten Wörter, und "
    "wie du besser wirst.",
)
EMPTY_SCORES: Final = Text(
    "The first finished match takes the first place. Will it be yours?",
    "Die erste beendete Partie belegt den ersten Platz. Wird es deine?",
)
PLAY: Final = Text("Choose a game", "Ein Spiel aussuchen")

SOLVED_TAB: Final = Text("Puzzles solved", "Gelöste Rätsel")
PUZZLE: Final = Text("Puzzle", "Rätsel")
SIZE: Final = Text("Size", "Größe")
SOLVING_TIME: Final = Text("Time", "Zeit")
HELP: Final = Text("Help", "Hilfe")

PLAYER: Final = Text("Player", "Spieler")
GAME: Final = Text("Game", "Spiel")
SETTING: Final = Text("Setting", "Spielart")
EVERYBODY: Final = Text("Everybody", "Alle")
ALL_SETTINGS: Final = Text("All settings", "Alle Spielarten")
UNKNOWN_SETTING: Final = Text("Rules of another version", "Regeln einer anderen Version")
OTHER_CHALLENGE: Final = Text(
    "Challenge of another version", "Herausforderung einer anderen Version"
)
CLOCK_WARNS: Final = Text("the clock only warns", "die Uhr mahnt nur")
UNTIMED: Final = Text("without the clock", "ohne Uhr")
NO_CLOCKS: Final = Plural(
    one=Text("the clock never ends", "die Uhr läuft nie ab"),
    many=Text("without clocks", "ohne Uhren"),
)
CLOCKS_AT: Final = Plural(
    one=Text("clock at {paces}", "Uhr mit {paces}"),
    many=Text("clocks at {paces}", "Uhren mit {paces}"),
)
TERMS: Final = Text("mixed: {terms}", "gemischt: {terms}")
PACE: Final = Text("{n} %", "{n} %")
PACE_OFF: Final = Text("off", "aus")
SEATS: Final[dict[int, Text]] = {
    1: Text("alone", "allein"),
    2: Text("2 players", "zu zweit"),
    3: Text("3 players", "zu dritt"),
    4: Text("4 players", "zu viert"),
    5: Text("5 players", "zu fünft"),
    6: Text("6 players", "zu sechst"),
    7: Text("7 players", "zu siebt"),
    8: Text("8 players", "zu acht"),
}

FIGURE_GAMES: Final = Plural(one=Text("match", "Partie"), many=Text("matches", "Partien"))
FIGURE_WINS: Final = Text("won of {n}", "gewonnen von {n}")
FIGURE_LEVEL: Final = Text("level: as strong as {name}", "Stufe: so stark wie {name}")
FIGURE_AVERAGE: Final[dict[Ranking, Text]] = {
    Ranking.MOST_POINTS: Text("points on average", "Punkte im Schnitt"),
    Ranking.FEWEST_TURNS: Text("rounds on average", "Runden im Schnitt"),
    Ranking.MOST_WORDS: Text("words on average", "Wörter im Schnitt"),
    Ranking.FASTEST: Text("average time", "Zeit im Schnitt"),
}
FIGURE_BEST: Final[dict[Ranking, Text]] = {
    Ranking.MOST_POINTS: Text("highest score", "höchste Punktzahl"),
    Ranking.FEWEST_TURNS: Text("fewest rounds", "wenigste Runden"),
    Ranking.MOST_WORDS: Text("most words", "meiste Wörter"),
    Ranking.FASTEST: Text("best time", "beste Zeit"),
}
FIGURE_UNREACHED: Final[dict[Ranking, Text]] = {
    Ranking.FEWEST_TURNS: Text("not solved", "nicht gelöst"),
    Ranking.FASTEST: Text("not finished", "nicht geschafft"),
}
FIGURE_STREAK: Final = Plural(
    one=Text("day of challenges", "Tag mit Herausforderung"),
    many=Text("days of challenges in a row", "Tage mit Herausforderung in Folge"),
)
FIGURE_LONGEST: Final = Text("{figure} (record: {longest})", "{figure} (Rekord: {longest})")

GAMES: Final = Text("Matches", "Partien")
WINS: Final = Text("Won", "Siege")
AVERAGE: Final = Text("Average", "Schnitt")
BEST: Final = Text("Best", "Bestes")
BESTS: Final = Text("Personal bests", "Persönliche Bestleistungen")
OVERVIEW: Final = Text("Game by game", "Spiel für Spiel")
BEST_WORDS: Final = Text("Best words", "Beste Wörter")
LONGEST_WORDS: Final = Text("Longest words", "Längste Wörter")
WORD: Final = Text("Word", "Wort")
WORTH: Final = Text("Worth", "Wert")
LETTERS_HEAD: Final = Text("Letters", "Buchstaben")
ROUNDS: Final = Plural(one=Text("{n} round", "{n} Runde"), many=Text("{n} rounds", "{n} Runden"))
TIME: Final = Text("{minutes}:{seconds}", "{minutes}:{seconds}")
MINUTES: Final = Plural(
    one=Text("{n} minute", "{n} Minute"), many=Text("{n} minutes", "{n} Minuten")
)
SECONDS: Final = Plural(
    one=Text("{n} second", "{n} Sekunde"), many=Text("{n} seconds", "{n} Sekunden")
)
WHEN: Final = Text("When", "Wann")
RESULT: Final = Text("Result", "Ergebnis")
PLACE: Final = Text("Place", "Platz")
NONE: Final = Text("–", "–")
NOT_DONE: Final = Text("not finished", "nicht geschafft")

COURSE: Final = Text("Match by match", "Partie für Partie")
AS_TABLE: Final = Text("Show as a table", "Als Tabelle zeigen")
AS_CHART: Final = Text("Show as a chart", "Als Schaubild zeigen")
CHART: Final = Text("Chart", "Schaubild")
CHART_SPOKEN: Final = Text(
    "{n} results in order, from {first} to {last}. The best is {best}, the average {average}.",
    "{n} Ergebnisse der Reihe nach, von {first} bis {last}. Das beste ist {best}, der Schnitt "
    "{average}.",
)
CHART_LOADING: Final = Text("The chart is being drawn …", "Das Schaubild wird gezeichnet …")
CHART_SHORT: Final = Text(
    "Two matches of one setting make a line. Play another one!",
    "Zwei Partien einer Spielart ergeben eine Linie. Spiel noch eine!",
)
MARK_WON: Final = Text("won", "gewonnen")
MARK_LOST: Final = Text("not won", "nicht gewonnen")
MARK_PLAYED: Final = Text("result", "Ergebnis")
MARK_BEST: Final = Text("best so far", "bisher bestes")
MARK_MEAN: Final = Text("average of the last {n}", "Schnitt der letzten {n}")
LESS_IS_BETTER: Final[dict[Ranking, Text]] = {
    Ranking.FEWEST_TURNS: Text("The fewer rounds, the better.", "Je weniger Runden, desto besser."),
    Ranking.FASTEST: Text("The shorter the time, the better.", "Je kürzer die Zeit, desto besser."),
}
WON: Final = Text("Won", "Gewonnen")
YES: Final = Text("yes", "ja")
NO: Final = Text("no", "nein")

DELETE: Final = Text("Delete this result", "Dieses Ergebnis löschen")
CLEAR: Final = Text("Clear …", "Leeren …")
CLEAR_TITLE: Final = Text("Delete these results?", "Diese Ergebnisse löschen?")
CLEAR_TEXT: Final = Text(
    "{what}. The matches stay, and you can take this back until you quit.",
    "{what}. Die Partien bleiben, und du kannst das bis zum Beenden zurücknehmen.",
)
CLEAR_YES: Final = Text("Delete", "Löschen")
GONE: Final = Plural(
    one=Text("{n} result was deleted.", "{n} Ergebnis wurde gelöscht."),
    many=Text("{n} results were deleted.", "{n} Ergebnisse wurden gelöscht."),
)
BRING_BACK: Final = Text("Bring back", "Zurückholen")
IS_BACK: Final = Text("All is as it was.", "Alles ist wieder da.")
NOT_DELETED: Final = Text("Nothing was deleted: {why}", "Nichts wurde gelöscht: {why}")

EXPORT: Final = Text("Export …", "Exportieren …")
EXPORT_TITLE: Final = Text("Export the statistics", "Statistik exportieren")
EXPORT_NAME: Final = Text("wordsmith-statistics", "wordsmith-statistik")
KIND_CSV: Final = Text(
    "Table, columns parted by {separator} (*.csv)",
    "Tabelle, Spalten getrennt durch {separator} (*.csv)",
)
TABULATOR: Final = Text("tabs", "Tabulatoren")
KIND_JSON: Final = Text("JSON (*.json)", "JSON (*.json)")
EXPORTING: Final = Text("{name} is being written …", "{name} wird geschrieben …")
EXPORTED: Final = Text("Exported as {name}.", "Exportiert als {name}.")
NOT_EXPORTED: Final = Text(
    "{name} could not be written: {why}", "{name} ließ sich nicht schreiben: {why}"
)
