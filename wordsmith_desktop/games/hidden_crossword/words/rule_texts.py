"""The rules W1–W20 of the Hidden Crossword in our own words."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.rule_entries import RuleEntry, ours, printed
from wordsmith_desktop.wording.texts import Text

ORIGIN: Final = Text(
    "Plays by the rules of “Wordsmith”, the deduction game by Kevin Gamba and David Kessler; here "
    "it has a name of its own, since two games are called so. On the box: 2 players, 12+, 45–60 "
    "minutes.",
    "Gespielt wird nach den Regeln von „Wordsmith“, dem Deduktionsspiel von Kevin Gamba und David "
    "Kessler; hier heißt es anders, weil zwei Spiele diesen Namen tragen. Auf der Schachtel: 2 "
    "Personen, ab 12, 45–60 Minuten.",
)
"""The printed game, whose names belong to their owners."""

RULES: Final[tuple[RuleEntry, ...]] = (
    printed(
        "W1",
        "A, E, I, O and U are the vowels (yellow ▲); Y is a consonant. The consonants J, K, Q, X "
        "and Z are red ◆, the other sixteen are blue ●. There are four tiles of every vowel and "
        "of every blue consonant, and two of every red one.",
        "A, E, I, O und U sind die Vokale (gelb ▲); Y zählt als Konsonant. Die Konsonanten J, K, "
        "Q, X und Z sind rot ◆, die übrigen sechzehn blau ●. Von jedem Vokal und jedem blauen "
        "Konsonanten gibt es vier Plättchen, von jedem roten zwei.",
    ),
    printed(
        "W2",
        "There are two bags. One holds each vowel once, the other each consonant once.",
        "Es gibt zwei Beutel. In einem ist jeder Vokal einmal, im anderen jeder Konsonant.",
    ),
    printed(
        "W3",
        "Letters are drawn one at a time: first a consonant, then a vowel, and so on in turn. "
        "After four vowels only consonants follow, until there are eight of them.",
        "Die Buchstaben werden einzeln gezogen: erst ein Konsonant, dann ein Vokal, und so weiter "
        "im Wechsel. Nach vier Vokalen folgen nur noch Konsonanten, bis es acht sind.",
    ),
    printed(
        "W4",
        "At most two red ◆ consonants are in play. Any further one is laid aside, and another "
        "letter is drawn for it.",
        "Höchstens zwei rote ◆ Konsonanten sind im Spiel. Jeder weitere wird beiseitegelegt, und "
        "für ihn wird ein anderer Buchstabe gezogen.",
    ),
    printed(
        "W5",
        "The first two blue ● consonants and the first two vowels ▲ are doubled. So each of you "
        "has the same sixteen tiles.",
        "Die ersten beiden blauen ● Konsonanten und die ersten beiden Vokale ▲ werden verdoppelt."
        " So habt ihr beide dieselben sechzehn Plättchen.",
    ),
    ours(
        "W5",
        "For a short evening you may choose ten tiles: five consonants, one of them red at most, "
        "and three vowels, the first blue consonant and the first vowel doubled.",
        "Für einen kurzen Abend könnt ihr zehn Plättchen wählen: fünf Konsonanten, davon höchstens "
        "einer rot, und drei Vokale; der erste blaue Konsonant und der erste Vokal werden "
        "verdoppelt.",
    ),
    printed(
        "W6",
        "If there is a Q, each of you gets one more U, unless there are two of them already.",
        "Ist ein Q dabei, bekommt ihr beide noch ein U, wenn es nicht schon zwei gibt.",
    ),
    printed(
        "W7",
        "While letters are drawn, whoever first sees a word of at least four of them calls it. It "
        "is the anchor word, and drawing goes on. If all letters lie there and nobody has seen "
        "one, either of you may still find one in them.",
        "Solange gezogen wird, darf jeder ein Wort aus mindestens vier der Buchstaben ansagen. "
        "Das erste ist das Ankerwort; dann wird weitergezogen. Liegen alle Buchstaben da und "
        "niemand hat eins gesehen, dürft ihr beide noch eins darin suchen.",
    ),
    ours(
        "W7",
        "During the draw every letter counts once for the anchor word, a doubled one too, unless "
        "you choose otherwise; letters laid aside never count. Once all letters lie there, the "
        "program offers words if you ask, and all tiles count. If there is no word, you draw "
        "afresh, or, if you like, make do with three letters.",
        "Beim Ziehen zählt jeder Buchstabe für das Ankerwort nur einmal, auch ein verdoppelter, "
        "wenn ihr nichts anderes festlegt; beiseitegelegte zählen nie. Liegen alle da, zählen alle "
        "Plättchen, und das Programm schlägt auf Wunsch Wörter vor. Gibt es keins, zieht ihr neu "
        "oder begnügt euch, wenn ihr wollt, mit drei Buchstaben.",
    ),
    printed(
        "W8",
        "Unseen by the other, each of you lays a crossword: your puzzle. The anchor word lies in "
        "it horizontally, no letter before or behind it: if it is ROT, it must not become TROT.",
        "Ungesehen legt ihr beide je ein Kreuzworträtsel. Das Ankerwort liegt darin waagerecht, "
        "ohne Buchstaben davor oder dahinter: Aus ROT darf kein BROT werden.",
    ),
    printed(
        "W9",
        "Letters side by side, across or down, always make a word of the dictionary. All words "
        "hang together, and you lay only the tiles that you have.",
        "Buchstaben, die waagerecht oder senkrecht aneinanderstoßen, bilden immer ein Wort aus dem "
        "Wörterbuch. Alle Wörter hängen zusammen, und du legst nur Plättchen, die du hast.",
    ),
    ours(
        "W9",
        "There is at least one word beside the anchor word; you can ask for more, or for none. "
        "Names and abbreviations do not count. In German, Ä, Ö, Ü and ß are spelled AE, OE, UE "
        "and SS.",
        "Neben dem Ankerwort gibt es mindestens ein weiteres; ihr könnt auch mehr verlangen oder "
        "keins. Namen und Abkürzungen zählen nicht. Ä, Ö, Ü und ß schreibst du AE, OE, UE und SS.",
    ),
    printed(
        "W10",
        "You need not use all letters. Those left over are told to the other player, and so is "
        "every word of two letters.",
        "Du musst nicht alle Buchstaben verwenden. Welche übrig sind, erfährt die andere Person, "
        "ebenso jedes Wort aus zwei Buchstaben.",
    ),
    printed(
        "W11",
        "The words of your puzzle are listed by length, and by the alphabet where they are "
        "equally long.",
        "Die Wörter deines Rätsels werden nach ihrer Länge aufgelistet, gleich lange nach "
        "dem Alphabet.",
    ),
    ours(
        "W11",
        "The anchor word is on that list, and no word may stand in the puzzle twice. You can "
        "choose otherwise for both.",
        "Auch das Ankerwort steht auf der Liste, und kein Wort darf zweimal vorkommen. Beides "
        "könnt ihr anders festlegen.",
    ),
    printed(
        "W12",
        "When both puzzles are laid, before the guessing, you agree on one type of clues for both "
        "of you: alphabetical arrows (W15), or right place and wrong place (W16).",
        "Sind beide Rätsel gelegt, macht ihr vor dem Raten aus, welche Hinweise für euch beide "
        "gelten: Pfeile im Alphabet (W15) oder richtiger und falscher Platz (W16).",
    ),
    ours(
        "W12",
        "Usually the form settles it before the draw; you can leave it open until then.",
        "Meist steht das schon in den Einstellungen vor dem Ziehen; ihr könnt es auch bis dahin "
        "offen lassen.",
    ),
    printed(
        "W13",
        "In every round each of you secretly guesses one word of any length. It is a word of the "
        "dictionary, made of letters that can be in the other puzzle, so without those told as "
        "left over. A guess that is no word is refused and costs nothing.",
        "In jeder Runde ratet ihr beide heimlich je ein Wort, ob kurz oder lang. Es ist im "
        "Wörterbuch und besteht aus Buchstaben, die in dem anderen Rätsel vorkommen "
        "können, also nicht aus den übrig gebliebenen. Ist es kein Wort, wird es abgelehnt und "
        "kostet nichts.",
    ),
    ours(
        "W13",
        "It has each letter no more often than there are tiles, unless you choose otherwise.",
        "Jeden Buchstaben hat es höchstens so oft, wie es Plättchen gibt, wenn ihr nichts anderes "
        "festlegt.",
    ),
    printed(
        "W14",
        "The answer first says how many words of that length are hidden. If there are none, the "
        "round is spent. If there are several, you choose one by its place in the alphabet. Then "
        "you learn how it lies, and get a mark under each letter. A crossbeam crosses the anchor "
        "word, a girder lies horizontally, a post stands vertically without crossing it. After the "
        "round each of you sees what the other has guessed about the own puzzle, and the answer.",
        "Die Antwort sagt zuerst, wie viele Wörter dieser Länge versteckt sind. Ist es keins, ist "
        "die Runde verbraucht. Gibt es mehrere, wählst du eins nach seinem Platz im Alphabet. Dann "
        "erfährst du, wie es liegt, und unter jedem Buchstaben steht ein Zeichen. Ein Kreuzbalken "
        "kreuzt das Ankerwort, ein Träger liegt waagerecht, ein Pfosten steht senkrecht, ohne es "
        "zu kreuzen. Nach der Runde siehst du, was die andere Person über dein Rätsel geraten hat "
        "und welche Antwort es darauf gab.",
    ),
    ours(
        "W14",
        "The program answers for both of you, so no answer can be wrong. The anchor word counts "
        "like any other and is named if you ask about it; you can leave it out. You can also "
        "choose that guesses stay hidden until the end.",
        "Das Programm antwortet für euch beide, also ist keine Antwort falsch. Das Ankerwort zählt "
        "mit und wird genannt, wenn du danach fragst; ihr könnt es auch weglassen. Ihr könnt auch "
        "festlegen, dass Geratenes bis zum Schluss verdeckt bleibt.",
    ),
    printed(
        "W15",
        "Alphabetical arrows: a star where the letter is right, else an arrow towards the right "
        "letter. It points left if that comes earlier in the alphabet, right if it comes later.",
        "Pfeile im Alphabet: ein Stern, wo der Buchstabe stimmt, sonst ein Pfeil zum richtigen "
        "Buchstaben. Nach links zeigt er, wenn der im Alphabet früher kommt, nach rechts, wenn er "
        "später kommt.",
    ),
    printed(
        "W16",
        "Right place and wrong place: a star where the letter is right, a dash where it is in the "
        "word but elsewhere, nothing where it is not in the word.",
        "Richtiger und falscher Platz: ein Stern, wo der Buchstabe stimmt, ein Strich, wo er im "
        "Wort ist, aber an anderer Stelle, nichts, wo er nicht im Wort ist.",
    ),
    ours(
        "W16",
        "A letter gets no more marks than the hidden word holds of it: stars first, then dashes "
        "from the left. You can choose a dash for every such letter instead.",
        "Ein Buchstabe bekommt höchstens so viele Zeichen, wie er im versteckten Wort vorkommt: "
        "zuerst Sterne, dann Striche von links. Ihr könnt auch jedem solchen Buchstaben einen "
        "Strich geben.",
    ),
    printed(
        "W17",
        "In the next round you may go on with the same word or turn to another one.",
        "In der nächsten Runde darfst du mit demselben Wort weitermachen oder dich einem anderen "
        "zuwenden.",
    ),
    ours(
        "W17",
        "If you like, the program shows which words still fit all answers about a hidden word.",
        "Wenn ihr wollt, zeigt das Programm, welche Wörter noch zu allen Antworten über ein "
        "verstecktes Wort passen.",
    ),
    printed(
        "W18",
        "Instead of guessing a word you may submit the whole puzzle, laid in tiles. It takes the "
        "guess of that round, and all that you learn is whether it is right.",
        "Statt ein Wort zu raten, darfst du das ganze Rätsel einreichen, mit Plättchen gelegt. Das "
        "ist dein Rateversuch in dieser Runde, und du erfährst nur, ob es stimmt.",
    ),
    printed(
        "W19",
        "It is right if it has all words of the other one, even if they are laid in another way: "
        "TOE may cross either T of LETTER. Your puzzle has to keep to W8 and W9, too.",
        "Richtig ist es, wenn es alle Wörter des anderen hat, auch wenn sie anders liegen: MUT "
        "darf jedes M von HAMMER kreuzen. Auch dein Rätsel hält sich an W8 und W9.",
    ),
    ours(
        "W19",
        "It has no other words. You can choose that more words do no harm, and that a wrong puzzle "
        "takes no guess.",
        "Andere Wörter hat es nicht. Ihr könnt festlegen, dass weitere Wörter nicht schaden und "
        "dass ein falsches Rätsel keinen Versuch kostet.",
    ),
    printed(
        "W20",
        "Whoever is first to submit a right puzzle wins. A round is always played to its end; "
        "if both of you are right in the same one, it is a tie.",
        "Wer zuerst ein richtiges Rätsel einreicht, gewinnt. Jede Runde wird zu Ende "
        "gespielt; habt ihr beide in derselben recht, ist es unentschieden.",
    ),
    ours(
        "W20",
        "If one of you gives up, the other wins. A strict clock can end a guess, never the "
        "building. Whoever plays alone looks for a puzzle that the computer has made, in as "
        "few rounds as possible. If you like, the computer names the anchor word, too: then the "
        "same letters bring everybody the same puzzle. Alone, one clock may run for all rounds.",
        "Gibt jemand auf, gewinnt die andere Person. Eine strenge Uhr kann das Raten beenden, nie "
        "das Bauen. Wer allein spielt, sucht in möglichst wenigen Runden ein Rätsel vom "
        "Computer. Auf Wunsch nennt der Computer auch das Ankerwort: Dann bringen dieselben "
        "Buchstaben allen dasselbe Rätsel. Allein kann eine Uhr für alle Runden laufen.",
    ),
)
"""Every rule in its order; what the printed rules leave open follows the rule it belongs to."""
