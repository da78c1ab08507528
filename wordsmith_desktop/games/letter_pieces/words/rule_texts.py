"""The rules R1–R47 of the Letter Piece Game in our own words."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.rule_entries import RuleEntry, ours, printed
from wordsmith_desktop.wording.texts import Text

ORIGIN: Final = Text(
    "Plays by the rules of “Wordsmith” (HeidelBÄR Games, 2019), by Bill Eberle, Greg Olotka and "
    "Peter Olotka after Jack Kittredge’s “Runes” (1981). On the box: 1–4 players, 10+, 20–30 "
    "minutes.",
    "Gespielt wird nach den Regeln von „Wordsmith“ (HeidelBÄR Games, 2019) von Bill Eberle, Greg "
    "Olotka und Peter Olotka, nach „Runes“ von Jack Kittredge (1981). Auf der Schachtel: 1–4 "
    "Personen, ab 10, 20–30 Minuten.",
)
"""The printed game, whose names belong to their owners."""

RULES: Final[tuple[RuleEntry, ...]] = (
    printed(
        "R1",
        "A letter counts only when it is built in its one way and stands upright; the alphabet "
        "guide shows all of them. A small curve alone is neither U nor C.",
        "Ein Buchstabe zählt nur, wenn er auf seine eine Art gebaut ist und aufrecht steht; das "
        "Alphabet zeigt sie alle. Ein kleiner Bogen allein ist weder U noch C.",
    ),
    ours(
        "R1",
        "J is a small curve with a short straight on its right end, Y is made of three short "
        "straights. Other forms can be chosen before a match.",
        "J ist ein kleiner Bogen mit einer kurzen Gerade auf dem rechten Ende, Y besteht aus drei "
        "kurzen Geraden. Vor der Partie lassen sich andere Formen wählen.",
    ),
    printed(
        "R2",
        "The same pieces can make different letters: what is an A can be relaid as an H.",
        "Aus denselben Teilen werden verschiedene Buchstaben: Ein A lässt sich zum H umlegen.",
    ),
    printed(
        "R3",
        "A hyphen or an apostrophe is built like a letter and counts as one.",
        "Bindestrich und Apostroph werden wie Buchstaben gebaut und zählen wie einer.",
    ),
    ours(
        "R3",
        "The hyphen is one short straight, level at half height; the apostrophe is one short "
        "straight, upright at the top. A table can play without them.",
        "Der Bindestrich ist eine kurze Gerade, waagerecht auf halber Höhe; der Apostroph eine "
        "kurze Gerade, aufrecht oben. Ihr könnt auch ohne beide spielen.",
    ),
    printed(
        "R4",
        "In German, Ä, Ö, Ü and ß are built from two letters and count as two: AE, OE, UE, SS. "
        "TÜR becomes TUER and scores 4.",
        "Ä, Ö, Ü und ß werden aus zwei Buchstaben gebaut und zählen zwei: AE, OE, UE, SS. Aus TÜR "
        "wird TUER, das gibt 4 Punkte.",
    ),
    printed(
        "R5",
        "Each word needs at least one letter that your word before it, in the same round, did "
        "not have. Shuffling or shortening that word is not enough. Your first word is free.",
        "Jedes Wort braucht mindestens einen Buchstaben, der in deinem vorigen Wort dieser Runde "
        "nicht vorkam. Umstellen oder Kürzen reicht nicht. Das erste Wort ist frei.",
    ),
    ours(
        "R5",
        "A second E counts as new beside a single E: after EINE, NIERE is fine and NIE is not.",
        "Ein zweites E gilt neben einem einzelnen als neu: Nach EINE geht NIERE, aber nicht NIE.",
    ),
    printed(
        "R6",
        "Words must be in the dictionary. Names, abbreviations, dialect and foreign words do not "
        "count; plurals and other inflected forms do.",
        "Wörter müssen im Wörterbuch stehen. Namen, Abkürzungen, Dialekt und Fremdsprachiges "
        "zählen nicht, Mehrzahl und andere gebeugte Formen schon.",
    ),
    ours(
        "R6",
        "English contractions such as CAN’T, IT’S and O’CLOCK are words. Possessives such as BAG’S "
        "are not, since they would turn nearly every noun into a second word; a table can let them "
        "count.",
        "Englische Kurzformen wie CAN’T, IT’S und O’CLOCK sind Wörter. Genitive wie BAG’S sind "
        "keine, denn sie machten aus fast jedem Hauptwort ein zweites Wort; ihr könnt sie gelten "
        "lassen.",
    ),
    printed("R7", "Words must be spelled correctly.", "Wörter müssen richtig geschrieben sein."),
    ours(
        "R7",
        "A word has at least two letters; a table can ask for more.",
        "Ein Wort hat mindestens zwei Buchstaben; ihr könnt mehr verlangen.",
    ),
    printed(
        "R8",
        "All pieces lie in one tray for everybody. Each player has a sheet of their own.",
        "Alle Teile liegen in einem gemeinsamen Vorrat. Jeder hat ein eigenes Blatt.",
    ),
    ours(
        "R8",
        "The tray holds 40 long and 40 short straights, 20 big and 20 small curves.",
        "Im Vorrat sind 40 lange und 40 kurze Geraden, 20 große und 20 kleine Bögen.",
    ),
    printed(
        "R9",
        "Four dice are rolled twice. Everybody takes a piece of the colour of every die, for a "
        "star too, so all begin with the same eight. What was rolled is taken, also eight of one "
        "kind.",
        "Vier Würfel werden zweimal geworfen. Für jeden Würfel nehmen alle ein Teil seiner Farbe, "
        "auch für einen Stern, also beginnen alle mit denselben acht. Genommen wird, was fällt, "
        "auch achtmal dasselbe.",
    ),
    ours(
        "R9",
        "The next round is begun by the next player. A table can have first pieces rolled again "
        "that make no vowel, or lack two of the four shapes, and let everybody choose a piece for "
        "a star of the first roll.",
        "Die nächste Runde beginnt der nächste Platz. Auf Wunsch wird neu gewürfelt, wenn die "
        "ersten Teile keinen Vokal ergeben oder zwei der vier Formen fehlen, und bei einem Stern "
        "des ersten Wurfs dürfen sich alle ein Teil aussuchen.",
    ),
    printed(
        "R10",
        "A match has three rounds (challenges). In each, everybody tries to make six words, all "
        "at the same time.",
        "Eine Partie hat drei Runden (Challenges). In jeder versuchen alle gleichzeitig, sechs "
        "Wörter zu bilden.",
    ),
    ours(
        "R10",
        "At one computer you play in turns, or as a race with a buzzer: whoever buzzes has the "
        "bench for a short time, and a failed try blocks the buzzer for a while.",
        "An einem Computer spielt ihr reihum oder als Wettlauf mit Buzzer: Wer drückt, hat kurz "
        "die Werkbank für sich; nach einem Fehlversuch ist der Buzzer eine Weile gesperrt.",
    ),
    printed(
        "R11",
        "You may roll your die whenever you like, as often as you like, and take the piece it "
        "shows. For a star (wild) you choose any piece.",
        "Du darfst jederzeit und beliebig oft würfeln und nimmst das gezeigte Teil. Bei einem "
        "Stern (Joker) suchst du dir eines aus.",
    ),
    ours(
        "R11",
        "A table can agree on so many rolls a turn; a computer player sits down to three.",
        "Ein Tisch kann sich auf so viele Würfe je Zug einigen; ein Computer setzt sich zu dreien.",
    ),
    printed(
        "R12",
        "If the tray has no such piece left, choose another. When the tray is empty, nobody rolls.",
        "Ist dieses Teil im Vorrat aufgebraucht, wählst du ein anderes. Ist der Vorrat leer, wird "
        "nicht mehr gewürfelt.",
    ),
    printed("R13", "What you have rolled you keep.", "Was du erwürfelt hast, behältst du."),
    printed(
        "R14",
        "The word must lie on your bench, built from your own pieces. Some may be left over.",
        "Das Wort muss aus deinen eigenen Teilen gebaut vor dir liegen. Teile dürfen übrig "
        "bleiben.",
    ),
    printed(
        "R15",
        "You call the word and spell it; then the others may object.",
        "Du sagst das Wort an (du rufst es) und buchstabierst es; dann dürfen die anderen "
        "Einspruch erheben.",
    ),
    printed(
        "R16",
        "An objection holds if the word breaks one of the rules R1 to R7, or if somebody has "
        "claimed it already in this round.",
        "Ein Einspruch gilt, wenn das Wort eine der Regeln R1 bis R7 verletzt oder in dieser "
        "Runde schon vergeben ist.",
    ),
    ours(
        "R16",
        "Usually the dictionary judges at once. You can also play on objection, as printed, or "
        "vote on words that the dictionary does not know.",
        "Normalerweise urteilt sofort das Wörterbuch. Ihr könnt auch wie gedruckt auf Einspruch "
        "spielen oder über unbekannte Wörter abstimmen.",
    ),
    printed(
        "R17",
        "Without a valid objection the word is yours. With one you go on searching; it costs "
        "nothing.",
        "Ohne gültigen Einspruch gehört das Wort dir (du hast es gesichert). Sonst suchst du "
        "weiter, das kostet nichts.",
    ),
    printed(
        "R18",
        "Write the word into your next empty row. For each piece left over you tick a discard box "
        "and put the piece back; the pieces of the word stay with you.",
        "Du schreibst das Wort in deine nächste leere Zeile. Für jedes übrige Teil hakst du ein "
        "Abwurfkästchen ab und legst es zurück; die Teile des Wortes behältst du.",
    ),
    printed(
        "R19",
        "You have twelve boxes in a round. The six white ones are used up first and cost "
        "nothing; each blue one still open at the end is a bonus point.",
        "Du hast zwölf Kästchen in einer Runde. Die sechs weißen kommen zuerst dran und kosten "
        "nichts; jedes blaue (Bonusfeld), das am Ende offen ist, bringt einen Bonuspunkt.",
    ),
    printed(
        "R20",
        "Once all boxes are ticked, a word must use every piece you have; you may still roll. A "
        "claim that would need more boxes than are open is refused.",
        "Sind alle Kästchen abgehakt, muss ein Wort alle deine Teile verwenden; würfeln darfst du "
        "weiter. Wofür mehr Kästchen nötig wären, als offen sind, das wird abgelehnt.",
    ),
    printed(
        "R21",
        "Whoever has six words calls “Done!”. Everybody else may then claim one last word, "
        "without taking new pieces.",
        "Wer sechs Wörter hat, ruft „Fertig!“. Alle anderen dürfen noch genau ein Wort ansagen, "
        "ohne neue Teile zu nehmen.",
    ),
    printed(
        "R22",
        "A round also ends when nobody finds another word.",
        "Eine Runde endet auch, wenn niemand mehr ein Wort findet.",
    ),
    ours(
        "R22",
        "At one computer that is when all have passed in a row.",
        "An einem Computer heißt das: wenn alle nacheinander gepasst haben.",
    ),
    printed(
        "R23",
        "Between rounds all pieces go back to the tray; everybody gets fresh boxes and eight "
        "new pieces.",
        "Zwischen den Runden kommen alle Teile in den Vorrat zurück; es gibt neue Kästchen und "
        "acht neue Teile.",
    ),
    printed(
        "R24",
        "A round scores one point for each letter of your words and one for each open blue box.",
        "Eine Runde bringt einen Punkt je Buchstabe deiner Wörter und einen je offenem blauen "
        "Kästchen.",
    ),
    printed(
        "R25",
        "The rounds are added up. Most points win; a tie is a shared win.",
        "Die Runden werden zusammengezählt. Die meisten Punkte gewinnen; bei Gleichstand teilt "
        "ihr euch den Sieg.",
    ),
    printed(
        "R26",
        "To even out skill, stronger players may start a round with up to six of their white "
        "boxes crossed out. How many may change from round to round.",
        "Zum Ausgleich können Stärkere eine Runde mit bis zu sechs gestrichenen weißen Kästchen "
        "beginnen. Wie viele, darf sich von Runde zu Runde ändern.",
    ),
    printed(
        "R27",
        "Secret Wordsmith: everybody writes silently. Nothing is called, and nobody objects.",
        "Schnelles Schmieden: Alle schreiben still. Nichts wird angesagt, niemand widerspricht.",
    ),
    printed(
        "R28",
        "The same word may stand on several sheets.",
        "Dasselbe Wort darf auf mehreren Blättern stehen.",
    ),
    ours(
        "R28",
        "On your own sheet a word stands only once in a round.",
        "Auf dem eigenen Blatt steht ein Wort in einer Runde nur einmal.",
    ),
    printed(
        "R29",
        "At the end each sheet goes to the player on the left, who checks and counts it.",
        "Am Ende bekommt der linke Nachbar das Blatt, prüft es und zählt zusammen.",
    ),
    printed(
        "R30",
        "A word that turns out invalid scores nothing.",
        "Ein ungültiges Wort bringt nichts ein.",
    ),
    printed(
        "R31",
        "Required letters (Advanced Game): before a round you choose a word of six letters, or "
        "any six letters, or draw six at random. Everybody writes them down the left column, new "
        "ones for each round.",
        "Benötigte Buchstaben: Vor einer Runde wählt ihr ein Wort aus sechs Buchstaben oder sechs "
        "beliebige, oder ihr zieht sechs zufällig. Alle schreiben sie in die linke Spalte, jede "
        "Runde neue.",
    ),
    ours(
        "R31",
        "Which of the three it is you agree on before the match. A word is looked up in the "
        "dictionary, and the table may overrule it; letters of your choice are not judged.",
        "Welche der drei Arten es ist, macht ihr vor der Partie aus. Ein Wort wird im Wörterbuch "
        "nachgeschlagen, und der Tisch darf es überstimmen; frei gewählte Buchstaben beurteilt "
        "niemand.",
    ),
    printed(
        "R32",
        "A word must contain the letter of its row.",
        "Ein Wort muss den Buchstaben seiner Zeile haben.",
    ),
    printed(
        "R33",
        "You may fill the rows in any order.",
        "Die Zeilen darfst du in beliebiger Reihenfolge füllen.",
    ),
    printed(
        "R34",
        "When you call a word you say the letter of its row as well.",
        "Beim Ansagen nennst du auch den Buchstaben der Zeile.",
    ),
    printed(
        "R35",
        "That a word lacks its row’s letter is one more valid objection.",
        "Fehlt dem Wort der Buchstabe seiner Zeile, ist auch das ein gültiger Einspruch.",
    ),
    printed(
        "R36",
        "Word by Word: you play six steps together, one word each, and wait for each other. Alone "
        "you go straight on.",
        "Wort für Wort: Ihr spielt sechs gemeinsame Schritte, in jedem ein Wort, und wartet "
        "aufeinander. Allein geht es gleich weiter.",
    ),
    printed(
        "R37",
        "It begins with the same eight pieces for everybody, as in R9.",
        "Es beginnt für alle mit denselben acht Teilen, wie in R9.",
    ),
    printed(
        "R38",
        "Before each word, the first included, three dice are rolled for all; three stars are "
        "rolled again.",
        "Vor jedem Wort, auch vor dem ersten, werden drei Würfel für alle geworfen; drei Sterne "
        "werden neu geworfen.",
    ),
    printed(
        "R39",
        "Everybody takes the straights that were rolled. Each star puts a small circle on the row "
        "of that word.",
        "Alle nehmen die gewürfelten Geraden. Jeder Stern setzt einen kleinen Kreis in die Zeile "
        "dieses Wortes.",
    ),
    printed(
        "R40",
        "You may turn a circle into any piece when you need it; then it is ticked.",
        "Einen Kreis darfst du, wenn du ihn brauchst, in ein beliebiges Teil verwandeln; dann "
        "wird er abgehakt.",
    ),
    printed("R41", "There is no other rolling.", "Sonst wird nicht gewürfelt."),
    printed(
        "R42",
        "When you write your word, every circle still open costs a box, like a piece left over.",
        "Wenn du dein Wort aufschreibst, kostet jeder offene Kreis ein Abwurfkästchen wie ein "
        "übriges Teil.",
    ),
    printed(
        "R43",
        "When all have their word, the three dice are rolled again.",
        "Haben alle ihr Wort, werden wieder drei Würfel geworfen.",
    ),
    printed(
        "R44",
        "It ends when everybody has six words. There is no race.",
        "Schluss ist, wenn alle sechs Wörter haben. Ein Wettrennen gibt es nicht.",
    ),
    ours(
        "R44",
        "If you are stuck you pass the row: no points, you keep your pieces, and open circles are "
        "lost at no cost. A word that somebody has claimed in this round is refused, since "
        "only Secret Wordsmith lifts that rule; so all hear each word. A table can let several "
        "sheets hold the same one, but never your own twice.",
        "Kommst du nicht weiter, gibst du die Zeile auf: keine Punkte, die Teile bleiben dir, "
        "offene Kreise verfallen kostenlos. Ein Wort, das in dieser Runde schon vergeben ist, wird "
        "abgelehnt, denn nur das Schnelle Schmieden hebt diese Regel auf; darum hören alle jedes "
        "Wort. Ihr könnt dasselbe Wort auf mehreren Blättern zulassen, auf deinem aber nie "
        "zweimal.",
    ),
    printed(
        "R45",
        "Scoring is as usual. Play one to three rounds; alone you try to beat your own best in "
        "each of them.",
        "Gezählt wird wie sonst. Spielt eine bis drei Runden; allein versuchst du, in jeder davon "
        "deinen Rekord zu schlagen.",
    ),
    ours(
        "R45",
        "Alone you can play the whole match against the clock. A hard clock then ends it, and what "
        "is on the sheet counts.",
        "Allein kannst du die ganze Partie gegen die Uhr spielen. Eine strenge Uhr beendet sie "
        "dann, und es zählt, was auf dem Blatt steht.",
    ),
    printed(
        "R46",
        "Warm-up: from ten given pieces you find as many words as you can in two minutes.",
        "Aufwärmen: Aus zehn vorgegebenen Teilen findest du in zwei Minuten so viele Wörter wie "
        "möglich.",
    ),
    ours(
        "R46",
        "Each word of the warm-up is one point and counts once. It needs no letter that the word "
        "before it lacks: R5 does not apply. Pieces left over cost nothing. A table can count the "
        "letters, or have R5 apply, play for another time, or without a clock until all are done.",
        "Jedes Wort beim Aufwärmen ist ein Punkt und zählt einmal. Es braucht keinen Buchstaben, "
        "den das Wort davor nicht hatte: R5 gilt nicht. Übrige Teile kosten nichts. Ihr könnt die "
        "Buchstaben zählen, R5 gelten lassen, die Zeit ändern oder ohne Uhr spielen, bis ihr "
        "fertig seid.",
    ),
    printed(
        "R47",
        "First lesson: with three long and two short straights, a big and two small curves build "
        "BAG, relay the same eight as CAST, then look for more. In German the lesson goes from "
        "TAU to IRE with three long and four short straights and a small curve.",
        "Erste Lektion: Mit drei langen und vier kurzen Geraden und einem kleinen Bogen baust du "
        "TAU, legst dieselben acht zu IRE um und suchst dann mit einem weiteren kleinen Bogen "
        "neue Wörter. Auf Englisch führt die Lektion von BAG zu CAST.",
    ),
)
"""Every rule in its order; what the printed rules leave open follows the rule it belongs to."""
