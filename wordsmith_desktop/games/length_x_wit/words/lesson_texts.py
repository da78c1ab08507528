"""Sentences of the lessons of Length × Wit."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.texts import Text

FIRST_STEPS: Final = (
    (
        Text(
            "Nine letter tiles are yours, and every turn begins with one die. Roll it: press the "
            "button in the corner, or Ctrl+R.",
            "Neun Buchstabenplättchen gehören dir, und jeder Zug beginnt mit einem Würfel. Wirf "
            "ihn: mit dem Knopf in der Ecke oder mit Strg+R.",
        ),
        Text(
            "press “Roll” in the lower right corner.",
            "Drück unten rechts auf „Würfeln“.",
        ),
    ),
    (
        Text(
            "The die shows {face}. A word takes all dice on the table and as many of your tiles as "
            "you like. Lay {pressed}: type it, or tap or click die and tiles.",
            "Der Würfel zeigt {face}. Ein Wort braucht alle Würfel auf dem Tisch und so viele "
            "deiner Plättchen, wie du magst. Leg {pressed}: Schreib es, oder tipp oder klick "
            "Würfel und Plättchen an.",
        ),
        Text(
            "clear the row with Esc, or by tapping what lies there, then type {pressed}, or tap "
            "die and tiles.",
            "Räum die Reihe mit Esc ab, oder tipp an, was daliegt; dann schreib {pressed}, oder "
            "tipp Würfel und Plättchen an.",
        ),
    ),
    (
        Text(
            "You could score {pressed} now. But with more dice a word counts more often! Press "
            "your luck (Ctrl+Enter): the tiles are banked, safe whatever happens, and a second die "
            "comes.",
            "Du könntest {pressed} jetzt werten. Aber mit mehr Würfeln zählt ein Wort öfter! Wag "
            "dich weiter (Strg+Eingabe): Die Plättchen werden zurückgelegt und sind dir "
            "sicher, und ein zweiter Würfel kommt dazu.",
        ),
        Text(
            "lay {pressed} by typing or tapping, then press Ctrl+Enter or the button “Press your "
            "luck”.",
            "Leg {pressed}, geschrieben oder angetippt, dann drück Strg+Eingabe oder den Knopf "
            "„Weiterwagen“.",
        ),
    ),
    (
        Text(
            "{faces}: no word has both with your tiles. Do not give up: spend a vowel (Ctrl+U). It "
            "is gone for this turn, and the same dice are rolled again.",
            "{faces}: Mit deinen Plättchen wird daraus kein Wort. Gib nicht auf: Gib einen Vokal "
            "aus (Strg+U). Für diesen Zug ist er weg, und dieselben Würfel werden noch einmal "
            "geworfen.",
        ),
        Text(
            "press “Spend a vowel …”, choose one of your two vowels (tap or click it, or arrows "
            "and Enter), and then spend it.",
            "Drück auf „Vokal ausgeben …“, nimm einen deiner beiden Vokale (antippen, anklicken "
            "oder Pfeile und Eingabe) und gib ihn dann aus.",
        ),
    ),
    (
        Text(
            "{again}, much better. Lay {scored} and score it with Enter: the letters count as "
            "often as there are dice, twice now, and the banked tiles come on top.",
            "{again}, viel besser. Leg {scored} und werte es mit der Eingabetaste: Die Buchstaben "
            "zählen so oft, wie Würfel daliegen, jetzt zweimal, und die "
            "zurückgelegten Plättchen kommen obendrauf.",
        ),
        Text(
            "lay {scored} by typing or tapping, then press Enter or the button “Score” in the "
            "corner.",
            "Leg {scored}, geschrieben oder angetippt, dann drück die Eingabetaste oder den Knopf "
            "„Werten“ in der Ecke.",
        ),
    ),
    (
        Text(
            "Pip did not object, responded with {other_response}, then rolled {other_face} and "
            "scored {other_scored}. Now you may respond, and at a larger table everybody in turn: "
            "any word with Pip’s die and your tiles, {response} for example. It counts once. "
            "Rounds go on until somebody has 150 points.",
            "Pip hat keinen Einspruch erhoben, mit {other_response} geantwortet, dann {other_face} "
            "geworfen und {other_scored} gewertet. Jetzt darfst du antworten, an einem größeren "
            "Tisch alle reihum: mit jedem Wort aus Pips Würfel und deinen Plättchen, etwa "
            "{response}. Es zählt einfach. So geht es Runde um Runde, bis jemand 150 Punkte hat.",
        ),
        Text(
            "lay {response} by typing or tapping, then press Enter or the button in the corner.",
            "Leg {response}, geschrieben oder angetippt, dann drück die Eingabetaste oder den "
            "Knopf in der Ecke.",
        ),
    ),
)
"""Each step of the first lesson with what helps."""
FINISHED: Final = Text(
    "That is Length × Wit: use all dice, press on or score, spend a vowel, respond. Play on here "
    "against Pip, or finish the lesson.",
    "Das ist Length × Wit: alle Würfel verwenden, weiterwagen oder werten, einen Vokal ausgeben, "
    "antworten. Spiel hier gegen Pip weiter, oder beende die Lektion.",
)
