"""The rules C1–C19 of Rewordable in our own words."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.rule_entries import RuleEntry, ours, printed
from wordsmith_desktop.wording.texts import Text

ORIGIN: Final = Text(
    "Plays by the rules of “Rewordable” (Clarkson Potter, 2017), by Allison Parrish, Adam Simon "
    "and Tim Szetela. On the box: 2–8 players, 8+, 20–30 minutes.",
    "Gespielt wird nach den Regeln von „Rewordable“ (Clarkson Potter, 2017) von Allison Parrish, "
    "Adam Simon und Tim Szetela. Auf der Schachtel: 2–8 Personen, ab 8, 20–30 Minuten.",
)
"""The printed game, whose names belong to their owners."""

RULES: Final[tuple[RuleEntry, ...]] = (
    printed(
        "C1",
        "The box holds 120 cards: 42 blue ones with one letter, 48 pink ones with two, 30 yellow "
        "ones with three.",
        "In der Schachtel sind 120 Karten: 42 blaue mit einem Buchstaben, 48 rosa mit zwei, 30 "
        "gelbe mit drei.",
    ),
    ours(
        "C2",
        "No list of the cards was ever published. The English deck follows what is known of the "
        "real one.",
        "Eine Liste der Karten wurde nie veröffentlicht. Der englische Stapel folgt dem, was vom "
        "echten bekannt ist.",
    ),
    ours(
        "C2",
        "The thirtieth yellow card, a second ING, is a guess. The German deck was made for this "
        "program, with as many cards of each colour; in it Ä, Ö, Ü and ß are spelled AE, OE, UE "
        "and SS and count as two letters.",
        "Die dreißigste gelbe Karte des englischen Stapels, ein zweites ING, ist geraten. Der "
        "deutsche Stapel ist für dieses Programm entstanden, mit ebenso vielen Karten jeder "
        "Farbe; Ä, Ö, Ü und ß schreibst du darin AE, OE, UE und SS, sie zählen als zwei "
        "Buchstaben.",
    ),
    printed(
        "C3",
        "There are 16 tokens, each worth 4 points at the end. They ask for the colours of a word, "
        "for cards added to a word on the table, for several cards from the hand or from the "
        "pool, or for a number of cards or letters.",
        "Es gibt 16 Marken, jede bringt am Ende 4 Punkte. Sie verlangen bestimmte Farben, Karten "
        "an einem Wort, das schon ausliegt, mehrere Karten von der Hand oder aus der Auslage, "
        "oder eine Anzahl von Karten oder Buchstaben.",
    ),
    printed(
        "C4",
        "You play with 60 of the shuffled cards, and with 10 more for every player above four. A "
        "shorter deck is fine, as long as it has five cards for each player and three for the "
        "pool.",
        "Gespielt wird mit 60 der gemischten Karten; ab der fünften Person kommen für jede 10 "
        "dazu. Ein kürzerer Stapel geht auch, solange er für jede Hand fünf Karten und für die "
        "Auslage drei hat.",
    ),
    ours(
        "C4",
        "You can also play alone, for the most points: for a number of turns, against a clock for "
        "the whole match, or until the deck comes to its end. The rules stay the same; there is "
        "only nobody to steal words from, and nobody who objects.",
        "Du kannst auch allein spielen, um möglichst viele Punkte: eine feste Zahl von Zügen, "
        "gegen eine Uhr für die ganze Partie oder bis der Stapel zu Ende ist. Die Regeln bleiben "
        "dieselben; es gibt nur niemanden, dem du Wörter klauen kannst, und niemanden, der "
        "Einspruch erhebt.",
    ),
    printed(
        "C5",
        "Everybody gets five cards. Three cards lie face up as the pool, and three of the "
        "shuffled tokens beside them.",
        "Alle bekommen fünf Karten. Drei Karten liegen offen als Auslage, daneben drei der "
        "gemischten Marken.",
    ),
    printed(
        "C6",
        "The player with the longest name begins; only its letters count.",
        "Wer den längsten Namen hat, beginnt; es zählen nur die Buchstaben.",
    ),
    ours(
        "C6",
        "Between names of the same length the lot decides. It can also decide from the start.",
        "Bei gleich langen Namen entscheidet das Los. Ihr könnt auch gleich losen.",
    ),
    printed(
        "C7",
        "On your turn you build one word of at least two cards. At least one of them comes from "
        "your hand; the others may come from the pool or be words on the table, yours or "
        "anybody’s.",
        "Wenn du dran bist, bildest du ein Wort aus mindestens zwei Karten. Mindestens eine davon "
        "kommt von deiner Hand, die anderen auch aus der Auslage oder aus Wörtern auf dem Tisch, "
        "deinen oder fremden.",
    ),
    printed(
        "C8",
        "You may add cards before, behind or inside a word. It goes in whole: its cards keep "
        "their order, none is left out, and no card is split. To C·AT you may add H for C·H·AT.",
        "Karten darfst du vor, hinter oder in ein Wort legen. Es geht ganz mit: Seine Karten "
        "behalten ihre Reihenfolge, keine fällt weg, keine wird geteilt. Aus H·ER wird mit Z ein "
        "H·ER·Z.",
    ),
    printed(
        "C9",
        "Several words may go into one, together with cards of the pool; each keeps its own order.",
        "Mehrere Wörter dürfen in ein neues eingehen, auch zusammen mit Karten der Auslage; jedes "
        "behält seine Reihenfolge.",
    ),
    ours(
        "C9",
        "They may run into one another: the cards of one may stand between those of another.",
        "Sie dürfen ineinander greifen: Karten des einen stehen dann zwischen denen des anderen.",
    ),
    printed(
        "C10",
        "The new word goes into your lexicon whole, and the words in it leave theirs. So you "
        "steal a word by building on it.",
        "Das neue Wort kommt ganz in deinen Wortschatz; die Wörter darin verlassen ihren. So "
        "klaust du ein Wort, indem du es ausbaust.",
    ),
    printed(
        "C11",
        "Then you take the tokens you have earned. Your hand is filled up to five from the deck, "
        "then the pool and the row of tokens; the next player goes on.",
        "Danach nimmst du die verdienten Marken. Erst wird deine Hand vom Stapel auf fünf "
        "aufgefüllt, dann Auslage und Marken; weiter geht es reihum.",
    ),
    printed(
        "C12",
        "You can win only tokens that lay face up when your turn began, and only with the word of "
        "this turn, but several at once. A word that you stole or extended counts as new. Tokens "
        "stay with you even if the word is stolen.",
        "Gewinnen kannst du nur Marken, die zu Beginn deines Zuges offen lagen, und nur mit dem "
        "Wort dieses Zuges, auch mehrere zugleich. Ein geklautes oder erweitertes Wort gilt als "
        "neu. Eine Marke bleibt bei dir, auch wenn das Wort geklaut wird.",
    ),
    printed(
        "C13",
        "If you find no word you pass. You may put cards of your hand under the deck and draw as "
        "many new ones.",
        "Findest du kein Wort, passt du. Du darfst Handkarten unter den Stapel legen und ebenso "
        "viele neue ziehen.",
    ),
    ours(
        "C13",
        "You may also keep your whole hand. Whether you can build is for you alone to judge.",
        "Du darfst auch alle Karten behalten. Ob du ein Wort bilden kannst, beurteilst nur du.",
    ),
    ours(
        "C13",
        "If you play alone, exchanged cards are out of the match, so that every deck has an end: "
        "you can exchange as many as the deck still has.",
        "Spielst du allein, sind getauschte Karten aus dem Spiel, damit jeder Stapel ein Ende hat: "
        "Du kannst so viele tauschen, wie noch im Stapel liegen.",
    ),
    printed(
        "C14",
        "Anybody may object to a word just built (the printed rules call it a challenge). If the "
        "dictionary does not have it, its cards go back where they came from, a stolen word to "
        "its owner.",
        "Gegen ein frisch gebildetes Wort darf jeder Einspruch erheben. Steht es nicht im "
        "Wörterbuch, gehen die Karten dorthin zurück, woher sie kamen, ein geklautes Wort in "
        "seinen alten Wortschatz.",
    ),
    ours(
        "C14",
        "Only the word just built can be doubted, before the next turn. A table can choose that a "
        "word that nobody doubted may still be challenged by whoever has the turn, until it is "
        "built on. Its cards then go back to hand and pool, which may hold more than usual for a "
        "while, the words in it to their owners, and its tokens under the pile.",
        "Anzweifeln lässt sich nur das Wort, das gerade gebildet wurde, vor dem nächsten Zug. Auf "
        "Wunsch darf, wer am Zug ist, auch ein Wort noch anzweifeln, gegen das niemand etwas "
        "hatte, bis es ausgebaut ist. Dann gehen die Karten auf die Hand und in die Auslage "
        "zurück, wo so lange mehr liegen als sonst, die Wörter darin an ihre Besitzer und seine "
        "Marken unter den Stapel.",
    ),
    ours(
        "C14",
        "The builder may then try another word, and an objection that fails costs nothing. "
        "Usually the dictionary judges at once; you can also vote on words that it does not know. "
        "Where somebody can object, a table can let computers of the two highest levels bluff now "
        "and then.",
        "Danach darfst du es mit einem anderen Wort versuchen, und ein Einspruch, der scheitert, "
        "kostet nichts. Normalerweise urteilt sofort das Wörterbuch; ihr könnt auch über Wörter "
        "abstimmen, die es nicht kennt. Wo jemand Einspruch erheben kann, dürfen auf Wunsch die "
        "Computer der beiden höchsten Stufen ab und zu bluffen.",
    ),
    printed(
        "C15",
        "When the last card is drawn, everybody plays once more, ending with whoever drew it. "
        "Hands and pool are filled up no more.",
        "Ist die letzte Karte gezogen, sind alle noch einmal dran, zuletzt wer sie gezogen hat. "
        "Hände und Auslage werden nicht mehr aufgefüllt.",
    ),
    ours(
        "C15",
        "If you play alone, you have one more turn after the last card.",
        "Spielst du allein, hast du nach der letzten Karte noch einen Zug.",
    ),
    printed(
        "C16",
        "Each letter of the words in your lexicon is a point, each token 4. Letters count, not "
        "cards; cards in the hand cost nothing. Most points win.",
        "Jeder Buchstabe in deinem Wortschatz ist ein Punkt, jede Marke bringt 4. Es zählen "
        "Buchstaben, nicht Karten; Handkarten kosten nichts. Die meisten Punkte gewinnen.",
    ),
    ours(
        "C16",
        "A tie is a shared win, unless you choose that the longer lexicon decides.",
        "Bei Gleichstand teilt ihr euch den Sieg, wenn ihr nicht den größeren Wortschatz "
        "entscheiden lasst.",
    ),
    printed("C17", "Words must be in the dictionary.", "Wörter müssen im Wörterbuch stehen."),
    ours(
        "C17",
        "Names and abbreviations do not count. A word may be built again later in the match.",
        "Namen und Abkürzungen zählen nicht. Ein Wort darf in derselben Partie noch einmal "
        "gebildet werden.",
    ),
    ours(
        "C18",
        "If everybody passes in one full round while the deck is empty, the match is over at "
        "once. You can also choose to play on until that happens.",
        "Passen bei leerem Stapel alle in einer ganzen Runde, ist die Partie sofort zu Ende. Ihr "
        "könnt auch so lange spielen, bis das geschieht.",
    ),
    ours(
        "C19",
        "If all pass in two full rounds, whatever they exchange, the match is over and is scored "
        "as it lies; you are told after the first. Whoever plays alone may exchange as often as "
        "there are cards: only passes that keep the whole hand count.",
        "Passen alle in zwei ganzen Runden, was sie auch tauschen, ist die Partie zu Ende und wird "
        "gewertet, wie sie liegt; nach der ersten sagt euch das Programm Bescheid. Wer allein "
        "spielt, darf tauschen, solange Karten da sind: Es zählt nur, wenn du passt und alle "
        "Karten behältst.",
    ),
)
"""Every rule in its order; what the printed rules leave open follows the rule it belongs to."""
