"""What is said where the program keeps, copies, brings in and cannot write a person's data."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Plural, Text

LEAVE_TITLE: Final = Plural(
    one=Text("{n} action is not on the disk", "{n} Zug ist nicht gespeichert"),
    many=Text("{n} actions are not on the disk", "{n} Züge sind nicht gespeichert"),
)
LEAVE_TEXT: Final = Text(
    "The match cannot be saved: {why} Whoever leaves now loses what is only in memory. A copy "
    "holds the whole match, wherever you put it.",
    "Die Partie lässt sich nicht speichern: {why} Wenn du jetzt gehst, ist verloren, was nur im "
    "Speicher steht. Eine Kopie enthält die ganze Partie, wo immer du sie ablegst.",
)
LEAVE_STAY: Final = Text("Stay", "Hierbleiben")
LEAVE_ANYWAY: Final = Text("Leave anyway", "Trotzdem gehen")
LEAVE_COPY: Final = Text("Save a copy …", "Kopie speichern …")
LEAVE_STILL: Final = Text("It still does not work: {why}", "Es geht noch immer nicht: {why}")
WRITTEN_ANEW: Final = Text(
    "The file of this match had been taken away. The whole match was written anew.",
    "Die Datei dieser Partie war weg. Die ganze Partie wurde neu geschrieben.",
)

RESULTS: Final = Plural(
    one=Text("{n} result", "{n} Ergebnis"), many=Text("{n} results", "{n} Ergebnisse")
)
TAKE_OVER_OPEN: Final = Text("Take over results …", "Ergebnisse übernehmen …")
TAKE_OVER: Final = Text("Take over", "Übernehmen")
TAKE_OVER_TITLE: Final = Text("Results that are {name}’s too", "Was auch von {name} ist")
TAKE_OVER_TEXT: Final = Text(
    "Whoever has played as a guest before, or stands on the list twice, has results under another "
    "name. They become {name}’s, and a player of the list goes off it. It can be undone.",
    "Wer schon als Gast gespielt hat oder zweimal auf der Liste steht, hat Ergebnisse unter einem "
    "anderen Namen. Sie gehören dann {name}, und wer auf der Liste stand, verschwindet von ihr. "
    "Das lässt sich rückgängig machen.",
)
TAKE_OVER_GUEST: Final = Text("{name}, as a guest: {results}", "{name}, als Gast: {results}")
TAKE_OVER_PLAYER: Final = Text("{name}, on the list: {results}", "{name}, auf der Liste: {results}")
TAKE_OVER_NOBODY: Final = Text("Nobody else has results.", "Niemand sonst hat Ergebnisse.")
TAKEN_OVER: Final = Plural(
    one=Text(
        "{n} result of {whose} is {name}’s now.", "{n} Ergebnis von {whose} gehört jetzt {name}."
    ),
    many=Text(
        "{n} results of {whose} are {name}’s now.",
        "{n} Ergebnisse von {whose} gehören jetzt {name}.",
    ),
)
GIVEN_BACK: Final = Text(
    "The results stand where they were.", "Die Ergebnisse stehen wieder dort, wo sie waren."
)
NOT_TAKEN_OVER: Final = Text("Nothing was taken over: {why}", "Es wurde nichts übernommen: {why}")
GUEST_RESULTS: Final = Plural(
    one=Text(
        "{n} result was played as a guest under this name.",
        "{n} Ergebnis wurde unter diesem Namen als Gast gespielt.",
    ),
    many=Text(
        "{n} results were played as a guest under this name.",
        "{n} Ergebnisse wurden unter diesem Namen als Gast gespielt.",
    ),
)
