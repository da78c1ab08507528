"""The rules R1–R47 in our own words, and the first word in five lines."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Text

FIRST_WORD: Final = (
    Text(
        "You start with eight pieces: long and short straights, big and small curves.",
        "Du beginnst mit acht Teilen: langen und kurzen Geraden, großen und kleinen Bögen.",
    ),
    Text(
        "Type a letter, or drag pieces together: in the right place they become a letter.",
        "Tippe einen Buchstaben oder zieh Teile zusammen: Liegen sie richtig, wird er erkannt.",
    ),
    Text(
        "Put letters side by side until a word stands there, such as BAG.",
        "Setz Buchstaben nebeneinander, bis ein Wort dasteht, zum Beispiel TAU.",
    ),
    Text(
        "Something missing? Roll the die (Ctrl+R) and take its piece. A star is free choice.",
        "Fehlt etwas? Würfle (Strg+R) und nimm das gezeigte Teil. Bei einem Stern wählst du frei.",
    ),
    Text(
        "Press Enter to claim it: a point for each letter, a discard box for each unused piece.",
        "Sag es mit Enter an: ein Punkt je Buchstabe, ein Abwurfkästchen je übriges Teil.",
    ),
)

R1: Final = Text(
    "A letter counts only when it is built in its one way and stands upright; the alphabet guide "
    "shows all of them. A small curve alone is neither U nor C.",
    "Ein Buchstabe zählt nur, wenn er auf seine eine Art gebaut ist und aufrecht steht; das "
    "Alphabet zeigt sie alle. Ein kleiner Bogen allein ist weder U noch C.",
)
R1_FORMS: Final = Text(
    "J is a small curve with a short straight on its right end, Y is made of three short "
    "straights. Other forms can be chosen before a match.",
    "J ist ein kleiner Bogen mit einer kurzen Gerade auf dem rechten Ende, Y besteht aus drei "
    "kurzen Geraden. Vor der Partie lassen sich andere Formen wählen.",
)
R2: Final = Text(
    "The same pieces can make different letters: what is an A can be relaid as an H.",
    "Aus denselben Teilen werden verschiedene Buchstaben: Ein A lässt sich zum H umlegen.",
)
R3: Final = Text(
    "A hyphen or an apostrophe is built like a letter and counts as one.",
    "Bindestrich und Apostroph werden wie Buchstaben gebaut und zählen wie einer.",
)
R3_FORMS: Final = Text(
    "The hyphen is one short straight, level at half height; the apostrophe is one short "
    "straight, upright at the top. A table can play without them.",
    "Der Bindestrich ist eine kurze Gerade, waagerecht auf halber Höhe; der Apostroph eine kurze "
    "Gerade, aufrecht oben. Ihr könnt auch ohne beide spielen.",
)
R4: Final = Text(
    "In German, Ä, Ö, Ü and ß are built from two letters and count as two: AE, OE, UE, SS. "
    "TÜR becomes TUER and scores 4.",
    "Ä, Ö, Ü und ß werden aus zwei Buchstaben gebaut und zählen zwei: AE, OE, UE, SS. Aus TÜR "
    "wird TUER, das gibt 4 Punkte.",
)
R5: Final = Text(
    "Each word needs at least one letter that your word before it, in the same challenge, did not "
    "have. Shuffling or shortening that word is not enough. Your first word is free.",
    "Jedes Wort braucht mindestens einen Buchstaben, der in deinem vorigen Wort dieser Runde "
    "nicht vorkam. Umstellen oder Kürzen reicht nicht. Das erste Wort ist frei.",
)
R5_REPEATS: Final = Text(
    "A second E counts as new beside a single E: after EINE, NIERE is fine and NIE is not.",
    "Ein zweites E gilt neben einem einzelnen als neu: Nach EINE geht NIERE, aber nicht NIE.",
)
R6: Final = Text(
    "Words must be in the dictionary. Names, abbreviations, dialect and foreign words do not "
    "count; plurals and other inflected forms do.",
    "Wörter müssen im Wörterbuch stehen. Namen, Abkürzungen, Dialekt und Fremdsprachiges zählen "
    "nicht, Mehrzahl und andere gebeugte Formen schon.",
)
R7: Final = Text("Words must be spelled correctly.", "Wörter müssen richtig geschrieben sein.")
R7_LENGTH: Final = Text(
    "A word has at least two letters.", "Ein Wort hat mindestens zwei Buchstaben."
)
R8: Final = Text(
    "All pieces lie in one tray for everybody: 40 long and 40 short straights, 20 big and 20 "
    "small curves. Each player has a sheet of their own.",
    "Alle Teile liegen in einem gemeinsamen Vorrat: 40 lange und 40 kurze Geraden, 20 große und "
    "20 kleine Bögen. Jeder hat ein eigenes Blatt.",
)
R9: Final = Text(
    "Four dice are rolled twice. Everybody takes a piece for every die, so all begin with the "
    "same eight.",
    "Vier Würfel werden zweimal geworfen. Für jeden Würfel nehmen alle ein Teil, also beginnen "
    "alle mit denselben acht.",
)
R9_STARS: Final = Text(
    "A star in this first roll gives a piece of its own colour. The next challenge is begun by "
    "the next player.",
    "Ein Stern bei diesem ersten Wurf gibt ein Teil seiner Farbe. Die nächste Runde beginnt der "
    "nächste Platz.",
)
R10: Final = Text(
    "A match has three challenges. In each, everybody tries to make six words, all at the same "
    "time.",
    "Eine Partie hat drei Runden. In jeder versuchen alle gleichzeitig, sechs Wörter zu bilden.",
)
R10_TABLE: Final = Text(
    "At one computer you play in turns, or as a race with a buzzer: whoever buzzes has the bench "
    "for a short time, and a failed try blocks the buzzer for a while.",
    "An einem Computer spielt ihr reihum oder als Wettlauf mit Buzzer: Wer drückt, hat kurz die "
    "Werkbank für sich; nach einem Fehlversuch ist der Buzzer eine Weile gesperrt.",
)
R11: Final = Text(
    "You may roll your die whenever you like, as often as you like, and take the piece it shows. "
    "For a star you choose any piece.",
    "Du darfst jederzeit und beliebig oft würfeln und nimmst das gezeigte Teil. Bei einem Stern "
    "suchst du dir eines aus.",
)
R12: Final = Text(
    "If the tray has no such piece left, choose another. When the tray is empty, nobody rolls.",
    "Ist dieses Teil im Vorrat aufgebraucht, wählst du ein anderes. Ist der Vorrat leer, wird "
    "nicht mehr gewürfelt.",
)
R13: Final = Text("What you have rolled you keep.", "Was du erwürfelt hast, behältst du.")
R14: Final = Text(
    "The word must lie on your bench, built from your own pieces. Some may be left over.",
    "Das Wort muss aus deinen eigenen Teilen gebaut vor dir liegen. Teile dürfen übrig bleiben.",
)
R15: Final = Text(
    "You call the word and spell it; then the others may object.",
    "Du sagst das Wort an und buchstabierst es; dann dürfen die anderen Einspruch erheben.",
)
R16: Final = Text(
    "An objection holds if the word breaks one of the rules R1 to R7, or if somebody has claimed "
    "it already in this challenge.",
    "Ein Einspruch gilt, wenn das Wort eine der Regeln R1 bis R7 verletzt oder in dieser Runde "
    "schon vergeben ist.",
)
R16_REFEREE: Final = Text(
    "Usually the dictionary judges at once. You can also play on objection, as printed, or vote "
    "on words that the dictionary does not know.",
    "Normalerweise urteilt sofort das Wörterbuch. Ihr könnt auch wie gedruckt auf Einspruch "
    "spielen oder über unbekannte Wörter abstimmen.",
)
R17: Final = Text(
    "Without a valid objection the word is yours. With one you go on searching; it costs nothing.",
    "Ohne gültigen Einspruch gehört das Wort dir. Sonst suchst du weiter, das kostet nichts.",
)
R18: Final = Text(
    "Write the word into your next empty row. For each piece left over you tick a discard box and "
    "put the piece back; the pieces of the word stay with you.",
    "Du schreibst das Wort in deine nächste leere Zeile. Für jedes übrige Teil hakst du ein "
    "Abwurfkästchen ab und legst es zurück; die Teile des Wortes behältst du.",
)
R19: Final = Text(
    "You have twelve boxes in a challenge. The six white ones are used up first and cost nothing; "
    "each blue one still open at the end is a bonus point.",
    "Du hast zwölf Kästchen in einer Runde. Die sechs weißen kommen zuerst dran und kosten "
    "nichts; jedes blaue, das am Ende offen ist, bringt einen Bonuspunkt.",
)
R20: Final = Text(
    "Once all boxes are ticked, a word must use every piece you have; you may still roll. A claim "
    "that would need more boxes than are open is refused.",
    "Sind alle Kästchen abgehakt, muss ein Wort alle deine Teile verwenden; würfeln darfst du "
    "weiter. Wofür mehr Kästchen nötig wären, als offen sind, das wird abgelehnt.",
)
R21: Final = Text(
    "Whoever has six words calls “Done!”. Everybody else may then claim one last word, without "
    "taking new pieces.",
    "Wer sechs Wörter hat, ruft „Fertig!“. Alle anderen dürfen noch genau ein Wort ansagen, ohne "
    "neue Teile zu nehmen.",
)
R22: Final = Text(
    "A challenge also ends when nobody finds another word.",
    "Eine Runde endet auch, wenn niemand mehr ein Wort findet.",
)
R22_PASSES: Final = Text(
    "At one computer that is when all have passed in a row.",
    "An einem Computer heißt das: wenn alle nacheinander gepasst haben.",
)
R23: Final = Text(
    "Between challenges all pieces go back to the tray; everybody gets fresh boxes and eight new "
    "pieces.",
    "Zwischen den Runden kommen alle Teile in den Vorrat zurück; es gibt neue Kästchen und acht "
    "neue Teile.",
)
R24: Final = Text(
    "A challenge scores one point for each letter of your words and one for each open blue box.",
    "Eine Runde bringt einen Punkt je Buchstabe deiner Wörter und einen je offenem blauen "
    "Kästchen.",
)
R25: Final = Text(
    "The challenges are added up. Most points win; a tie is a shared win.",
    "Die Runden werden zusammengezählt. Die meisten Punkte gewinnen; bei Gleichstand teilt ihr "
    "euch den Sieg.",
)
R26: Final = Text(
    "To even out skill, stronger players may start each challenge with up to six of their white "
    "boxes crossed out.",
    "Zum Ausgleich können Stärkere jede Runde mit bis zu sechs gestrichenen weißen Kästchen "
    "beginnen.",
)
R27: Final = Text(
    "Secret Wordsmith: everybody writes silently. Nothing is called, and nobody objects.",
    "Schnelles Schmieden: Alle schreiben still. Nichts wird angesagt, niemand widerspricht.",
)
R28: Final = Text(
    "The same word may stand on several sheets.",
    "Dasselbe Wort darf auf mehreren Blättern stehen.",
)
R28_OWN: Final = Text(
    "On your own sheet a word stands only once in a challenge.",
    "Auf dem eigenen Blatt steht ein Wort in einer Runde nur einmal.",
)
R29: Final = Text(
    "At the end each sheet goes to the player on the left, who checks and counts it.",
    "Am Ende bekommt der linke Nachbar das Blatt, prüft es und zählt zusammen.",
)
R30: Final = Text(
    "A word that turns out invalid scores nothing.", "Ein ungültiges Wort bringt nichts ein."
)
R31: Final = Text(
    "Required letters: before a challenge you choose a word of six letters or draw six at random. "
    "Everybody writes them down the left column, new ones for each challenge.",
    "Benötigte Buchstaben: Vor einer Runde wählt ihr ein Wort aus sechs Buchstaben oder zieht "
    "sechs zufällig. Alle schreiben sie in die linke Spalte, jede Runde neue.",
)
R32: Final = Text(
    "A word must contain the letter of its row.", "Ein Wort muss den Buchstaben seiner Zeile haben."
)
R33: Final = Text(
    "You may fill the rows in any order.", "Die Zeilen darfst du in beliebiger Reihenfolge füllen."
)
R34: Final = Text(
    "When you call a word you say the letter of its row as well.",
    "Beim Ansagen nennst du auch den Buchstaben der Zeile.",
)
R35: Final = Text(
    "That a word lacks its row’s letter is one more valid objection.",
    "Fehlt dem Wort der Buchstabe seiner Zeile, ist auch das ein gültiger Einspruch.",
)
R36: Final = Text(
    "Word by Word: you play six steps together, one word each, and wait for each other. Alone you "
    "go straight on.",
    "Wort für Wort: Ihr spielt sechs gemeinsame Schritte, in jedem ein Wort, und wartet "
    "aufeinander. Allein geht es gleich weiter.",
)
R37: Final = Text(
    "It begins with the same eight pieces for everybody, as in R9.",
    "Es beginnt für alle mit denselben acht Teilen, wie in R9.",
)
R38: Final = Text(
    "Before each word, the first included, three dice are rolled for all; three stars are rolled "
    "again.",
    "Vor jedem Wort, auch vor dem ersten, werden drei Würfel für alle geworfen; drei Sterne "
    "werden neu geworfen.",
)
R39: Final = Text(
    "Everybody takes the straights that were rolled. Each star puts a small circle on the row of "
    "that word.",
    "Alle nehmen die gewürfelten Geraden. Jeder Stern setzt einen kleinen Kreis in die Zeile "
    "dieses Wortes.",
)
R40: Final = Text(
    "You may turn a circle into any piece when you need it; then it is ticked.",
    "Einen Kreis darfst du, wenn du ihn brauchst, in ein beliebiges Teil verwandeln; dann wird er "
    "abgehakt.",
)
R41: Final = Text("There is no other rolling.", "Sonst wird nicht gewürfelt.")
R42: Final = Text(
    "When you write your word, every circle still open costs a box, like a piece left over.",
    "Wenn du dein Wort aufschreibst, kostet jeder offene Kreis ein Abwurfkästchen wie ein übriges "
    "Teil.",
)
R43: Final = Text(
    "When all have their word, the three dice are rolled again.",
    "Haben alle ihr Wort, werden wieder drei Würfel geworfen.",
)
R44: Final = Text(
    "It ends when everybody has six words. There is no race.",
    "Schluss ist, wenn alle sechs Wörter haben. Ein Wettrennen gibt es nicht.",
)
R44_PASS: Final = Text(
    "If you are stuck you pass the row: no points, you keep your pieces, and open circles are lost "
    "at no cost. Several sheets may hold the same word, your own only once in a challenge.",
    "Kommst du nicht weiter, gibst du die Zeile auf: keine Punkte, die Teile bleiben dir, offene "
    "Kreise verfallen kostenlos. Dasselbe Wort darf auf mehreren Blättern stehen, auf deinem nur "
    "einmal je Runde.",
)
R45: Final = Text(
    "Scoring is as usual. Play one to three challenges; alone you try to beat your own best.",
    "Gezählt wird wie sonst. Spielt eine bis drei Runden; allein versuchst du, deinen Rekord zu "
    "schlagen.",
)
R46: Final = Text(
    "Warm-up: from ten given pieces you find as many words as you can in two minutes.",
    "Aufwärmen: Aus zehn vorgegebenen Teilen findest du in zwei Minuten so viele Wörter wie "
    "möglich.",
)
R46_POINTS: Final = Text(
    "Each word of the warm-up is one point; pieces left over cost nothing.",
    "Jedes Wort beim Aufwärmen ist ein Punkt; übrige Teile kosten nichts.",
)
R47: Final = Text(
    "First lesson: with three long and two short straights, a big and two small curves build BAG, "
    "relay the same eight as CAST, then look for more. In German the lesson goes from TAU to IRE "
    "with three long and four short straights and a small curve.",
    "Erste Lektion: Mit drei langen und vier kurzen Geraden und einem kleinen Bogen baust du TAU, "
    "legst dieselben acht zu IRE um und suchst dann mit einem weiteren kleinen Bogen neue Wörter. "
    "Auf Englisch führt die Lektion von BAG zu CAST.",
)
