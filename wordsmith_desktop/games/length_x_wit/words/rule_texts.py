"""The rules L1–L13 of Length × Wit in our own words."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.rule_entries import RuleEntry, ours, printed
from wordsmith_desktop.wording.texts import Text

ORIGIN: Final = Text(
    "Plays by the rules of “Length x Wit” (Tinderbox Entertainment, 2015), by Dave Myers. On the "
    "box: 2–6 players, 13+, about an hour.",
    "Gespielt wird nach den Regeln von „Length x Wit“ (Tinderbox Entertainment, 2015) von Dave "
    "Myers. Auf der Schachtel: 2–6 Personen, ab 13, etwa eine Stunde.",
)
"""The printed game, whose names belong to their owners."""

RULES: Final[tuple[RuleEntry, ...]] = (
    printed(
        "L1",
        "There are two bags, one of letter tiles and one of letter dice. Every tile and every "
        "side of a die has a letter and a value.",
        "Es gibt zwei Beutel, einen mit Buchstabenplättchen und einen mit Buchstabenwürfeln. "
        "Jedes Plättchen und jede Würfelseite hat einen Buchstaben und einen Wert.",
    ),
    ours(
        "L2",
        "The letters of the printed game were never published. The 100 tiles and 12 dice here were "
        "made for this program, in English and in German. Values go from 1 to 6, the rarer a "
        "letter the more. QU lies on one tile or side and counts as two letters. In German, Ä, Ö, "
        "Ü and ß are spelled AE, OE, UE and SS.",
        "Die Buchstaben des gedruckten Spiels wurden nie veröffentlicht. Die 100 Plättchen und 12 "
        "Würfel sind für dieses Programm entstanden, auf Deutsch und auf Englisch. Die Werte gehen "
        "von 1 bis 6: je seltener ein Buchstabe, desto mehr. QU liegt auf einem Plättchen oder "
        "einer Seite und zählt als zwei Buchstaben. Ä, Ö, Ü und ß schreibst du AE, OE, UE und SS.",
    ),
    ours(
        "L3",
        "Everybody starts with four tiles, face up for all to see. Only one retelling of the rules "
        "says so; a table can start with none or with nine.",
        "Alle beginnen mit vier Plättchen, die offen vor ihnen liegen. So steht es nur in einer "
        "Nacherzählung der Regeln; ihr könnt auch mit keinem oder mit neun beginnen.",
    ),
    ours(
        "L3",
        "The lot decides who begins, unless you choose the first at the table.",
        "Wer beginnt, entscheidet das Los, wenn ihr nicht festlegt, dass anfängt, wer zuerst am "
        "Tisch sitzt.",
    ),
    printed(
        "L4",
        "Whose turn it is has both bags and first draws tiles until nine lie there.",
        "Wer dran ist, hat beide Beutel und zieht zuerst Plättchen, bis neun daliegen.",
    ),
    printed(
        "L5",
        "Before the first die you may swap the whole set of nine tiles for a new one.",
        "Vor dem ersten Würfel darfst du alle neun Plättchen auf einmal gegen neue tauschen.",
    ),
    ours(
        "L5",
        "You may do so once in a turn, and only with fewer than two vowels or fewer than two "
        "consonants. You can also choose never to swap, or once in a match whatever the tiles.",
        "Das geht einmal im Zug und nur mit weniger als zwei Vokalen oder weniger als zwei "
        "Konsonanten. Ihr könnt es auch ganz weglassen oder jedem einmal in der Partie erlauben.",
    ),
    printed(
        "L6",
        "Draw a die from the bag, put it on the table and roll all dice that lie there.",
        "Zieh einen Würfel aus dem Beutel, leg ihn auf den Tisch und wirf alle, die dort liegen.",
    ),
    printed(
        "L7",
        "Look for one word that has every die in it and any number of your tiles, or none. Banked "
        "and spent tiles stay out.",
        "Such ein Wort, in dem alle Würfel vorkommen und beliebig viele deiner Plättchen, auch "
        "keins. Zurückgelegte und ausgegebene Plättchen bleiben draußen.",
    ),
    printed(
        "L8",
        "With a word, score it: the values of its dice and tiles, times the number of dice, plus "
        "the values of all tiles banked in this turn. Or press your luck: bank the tiles of the "
        "word and go on with one die more. Or spend a vowel, at any time after a roll and even "
        "with a word in hand: turn one of your tiles A, E, I, O or U face down, roll the same dice "
        "again, and lose the tile when the turn ends. With no word and no vowel left to spend you "
        "give up, and only the banked tiles score.",
        "Hast du ein Wort, dann werte es: die Werte seiner Würfel und Plättchen, mal die Anzahl "
        "der Würfel, dazu die Werte aller in diesem Zug zurückgelegten Plättchen. Oder wag dich "
        "weiter: Leg die Plättchen des Worts zurück und nimm einen Würfel dazu. Oder gib "
        "einen Vokal aus, jederzeit nach einem Wurf und auch mit einem Wort vor Augen: Dreh ein "
        "Plättchen mit A, E, I, O oder U um und wirf dieselben Würfel noch einmal; nach dem Zug "
        "ist es weg. Hast du weder ein Wort noch einen Vokal, gibst du auf, und nur die "
        "zurückgelegten Plättchen zählen.",
    ),
    ours(
        "L8",
        "When the time of a strict clock is up, the turn counts as given up, even with a vowel "
        "left. You can allow one another to see the odds of the next roll.",
        "Läuft eine strenge Uhr ab, gilt der Zug als aufgegeben, auch wenn noch ein Vokal da ist. "
        "Ihr könnt euch erlauben, die Aussichten des nächsten Wurfs nachzusehen.",
    ),
    printed(
        "L9",
        "After the turn, even a failed one, scored, banked and spent tiles go back into the bag. "
        "The dice stay: each of the others may respond with one word of all dice and of their own "
        "tiles. It scores the plain sum of its values, and its tiles go back too.",
        "Nach dem Zug, auch nach einem misslungenen, kommen gewertete, zurückgelegte und "
        "ausgegebene Plättchen wieder in den Beutel. Die Würfel bleiben liegen: Alle anderen "
        "dürfen mit je einem Wort aus allen Würfeln und eigenen Plättchen antworten. Es zählt die "
        "einfache Summe seiner Werte, und auch seine Plättchen kommen in den Beutel.",
    ),
    ours(
        "L9",
        "They respond clockwise, one after the other. You can set a time for each response.",
        "Geantwortet wird nacheinander im Uhrzeigersinn. Ihr könnt für jede Antwort eine Zeit "
        "festlegen.",
    ),
    printed(
        "L10",
        "Then the dice go back into their bag and both bags go to the left. Tiles that were not "
        "used stay with their owners; nobody draws before their own turn.",
        "Danach kommen die Würfel in ihren Beutel und beide Beutel nach links. Wer Plättchen übrig "
        "hat, behält sie; nachgezogen wird erst im eigenen Zug.",
    ),
    printed(
        "L11",
        "Once anyone has 150 points, the round is played until the bags are back with whoever "
        "began. Most points win.",
        "Hat jemand 150 Punkte, wird gespielt, bis die Beutel wieder dort sind, wo die Partie "
        "begann. Die meisten Punkte gewinnen.",
    ),
    ours(
        "L11",
        "Points of a response can begin that last round too. A tie is a shared win, unless you "
        "choose that the most points made at once decide. You can play for another number of "
        "points. Whoever plays alone has a number of turns, and nobody responds; a strict clock "
        "for the whole match ends it earlier, with what is banked by then.",
        "Auch die Punkte einer Antwort können diese letzte Runde auslösen. Bei Gleichstand teilt "
        "ihr euch den Sieg, wenn ihr nicht die meisten Punkte auf einmal entscheiden lasst. Ihr "
        "könnt um eine andere Punktzahl spielen. Wer allein spielt, hat eine feste Zahl von Zügen, "
        "und niemand antwortet; eine strenge Uhr für die ganze Partie beendet sie früher, mit dem, "
        "was bis dahin zurückgelegt ist.",
    ),
    printed(
        "L12",
        "When all dice of the bag are on the table, nobody can press any further.",
        "Liegen alle Würfel des Beutels auf dem Tisch, kannst du dich nicht mehr weiterwagen.",
    ),
    ours(
        "L13",
        "Words must be in the dictionary; names and abbreviations do not count. The dictionary "
        "judges at once, unless you choose to object to words or to vote on those that it does not "
        "know. After a refused word you may try another, at no cost. Where somebody can object, a "
        "table can let computers of the two highest levels bluff now and then.",
        "Wörter müssen im Wörterbuch stehen; Namen und Abkürzungen zählen nicht. Das Wörterbuch "
        "urteilt sofort, wenn ihr nicht lieber Einspruch erhebt oder über Wörter abstimmt, die es "
        "nicht kennt. Nach einem abgelehnten Wort darfst du ein anderes versuchen, es kostet "
        "nichts. Wo jemand Einspruch erheben kann, dürfen auf Wunsch die Computer der beiden "
        "höchsten Stufen ab und zu bluffen.",
    ),
)
"""Every rule in its order; what the printed rules leave open follows the rule it belongs to."""
