"""What the computer players say now and then, by character and by what has happened."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final, TypeAlias

from .texts import Text


@unique
class TalkTopic(Enum):
    """What somebody who plays along may say something about."""

    CLAIM = "claim"
    """The own word stands."""
    STEAL = "steal"
    """The own word took another's."""
    STOLEN = "stolen"
    """An own word was taken."""
    FAILED = "failed"
    """What was tried does not stand."""
    WON = "won"
    LOST = "lost"
    PRAISE = "praise"
    """A person made the best word of theirs so far."""


Lines: TypeAlias = dict[TalkTopic, tuple[Text, ...]]

_PIP: Final[Lines] = {
    TalkTopic.CLAIM: (
        Text("A word! A real one!", "Ein Wort! Ein echtes!"),
        Text("That was the first one I saw.", "Das war das erste, das ich gesehen hab."),
        Text("Short, but mine.", "Kurz, aber meins."),
        Text("Look, it fits!", "Guck mal, es passt!"),
    ),
    TalkTopic.STEAL: (
        Text("May I? Thank you!", "Darf ich? Danke!"),
        Text("I only borrow it.", "Ich leih’s mir nur aus."),
        Text("Oh, that goes with mine!", "Oh, das passt zu meinem!"),
        Text("Sorry, it was so pretty.", "’tschuldigung, es war so schön."),
    ),
    TalkTopic.STOLEN: (
        Text("Hey, I liked that one!", "He, das mochte ich!"),
        Text("It looks good on you, too.", "Steht dir auch gut."),
        Text("Then I’ll find another.", "Dann such ich ein neues."),
        Text("Oh! I didn’t see that.", "Oh! Das hab ich nicht gesehen."),
    ),
    TalkTopic.FAILED: (
        Text("I was so sure …", "Ich war so sicher …"),
        Text("It sounded like a word.", "Es klang wie ein Wort."),
        Text("Oops.", "Hoppla."),
        Text("Next time I’ll ask first.", "Nächstes Mal frag ich vorher."),
    ),
    TalkTopic.WON: (
        Text("I won? I won!", "Gewonnen? Gewonnen!"),
        Text("Beginner’s luck. Again?", "Anfängerglück. Noch mal?"),
        Text("That was fun!", "Das hat Spaß gemacht!"),
        Text("I hardly believe it.", "Ich glaub’s kaum."),
    ),
    TalkTopic.LOST: (
        Text("You know so many words!", "Du kennst so viele Wörter!"),
        Text("I learnt some new ones.", "Ich hab neue gelernt."),
        Text("Well done! Again?", "Gut gemacht! Noch mal?"),
        Text("One day I’ll be like you.", "Irgendwann bin ich wie du."),
    ),
    TalkTopic.PRAISE: (
        Text("Wow, what a word!", "Boah, was für ein Wort!"),
        Text("I’ll remember that one.", "Das merk ich mir."),
        Text("How did you see that?", "Wie hast du das gesehen?"),
        Text("Beautiful!", "Schön!"),
    ),
}
_MOMO: Final[Lines] = {
    TalkTopic.CLAIM: (
        Text("That will do.", "Das reicht mir."),
        Text("One after the other.", "Eins nach dem anderen."),
        Text("Nice and easy.", "Ganz gemütlich."),
        Text("I like small words.", "Ich mag kleine Wörter."),
    ),
    TalkTopic.STEAL: (
        Text("It lay there so handily.", "Es lag gerade so da."),
        Text("I’ll take good care of it.", "Ich pass gut drauf auf."),
        Text("No offence.", "Nichts für ungut."),
        Text("It comes along with me now.", "Das kommt jetzt mit."),
    ),
    TalkTopic.STOLEN: (
        Text("Keep it, there are more.", "Behalt es, es gibt noch mehr."),
        Text("Fair enough.", "Auch gut."),
        Text("Easy come, easy go.", "Wie gewonnen, so zerronnen."),
        Text("Well spotted.", "Gut gesehen."),
    ),
    TalkTopic.FAILED: (
        Text("Never mind.", "Macht nichts."),
        Text("It was worth a try.", "Ein Versuch war’s wert."),
        Text("Tomorrow is another day.", "Morgen ist auch noch ein Tag."),
        Text("Then not.", "Dann eben nicht."),
    ),
    TalkTopic.WON: (
        Text("Oh, is it over already?", "Oh, schon vorbei?"),
        Text("Nice, that went by itself.", "Schön, das lief von allein."),
        Text("A pleasant match.", "Eine nette Partie."),
        Text("Shall we have tea?", "Trinken wir einen Tee?"),
    ),
    TalkTopic.LOST: (
        Text("You earned that.", "Das hast du dir verdient."),
        Text("I enjoyed watching.", "Ich hab gern zugesehen."),
        Text("It was nice anyway.", "Schön war’s trotzdem."),
        Text("Another one, some time?", "Irgendwann noch eine?"),
    ),
    TalkTopic.PRAISE: (
        Text("That one is lovely.", "Das ist ein schönes."),
        Text("You take your time, too.", "Du lässt dir auch Zeit."),
        Text("Well worth the wait.", "Das Warten hat sich gelohnt."),
        Text("I lean back and enjoy.", "Ich lehn mich zurück und genieße."),
    ),
}
_TILDA: Final[Lines] = {
    TalkTopic.CLAIM: (
        Text("That one, then.", "Dann das."),
        Text("I’ll write it down.", "Ich schreib’s auf."),
        Text("Not bad, I think.", "Nicht schlecht, find ich."),
        Text("There it is.", "Da ist es."),
    ),
    TalkTopic.STEAL: (
        Text("With one more it is mine.", "Mit einem mehr ist es meins."),
        Text("That’s how the game goes.", "So geht das Spiel."),
        Text("I saw it a turn ago.", "Das seh ich schon seit einer Runde."),
        Text("You may take it back.", "Du darfst es dir zurückholen."),
    ),
    TalkTopic.STOLEN: (
        Text("I was afraid of that.", "Das hab ich befürchtet."),
        Text("Good eye.", "Gutes Auge."),
        Text("I’ll look for it again.", "Ich such’s mir wieder."),
        Text("Fine, your turn to guard it.", "Gut, jetzt bewachst du es."),
    ),
    TalkTopic.FAILED: (
        Text("Ah, too bad.", "Ach, schade."),
        Text("I should have looked twice.", "Ich hätte zweimal hinsehen sollen."),
        Text("So it isn’t one.", "Dann ist es keins."),
        Text("That happens.", "Kommt vor."),
    ),
    TalkTopic.WON: (
        Text("That was close.", "Das war knapp."),
        Text("Thanks for the match.", "Danke für die Partie."),
        Text("Today it went well for me.", "Heute lief es gut für mich."),
        Text("Next time it’s your turn.", "Nächstes Mal bist du dran."),
    ),
    TalkTopic.LOST: (
        Text("Well played.", "Gut gespielt."),
        Text("I saw it coming.", "Ich hab es kommen sehen."),
        Text("Deserved!", "Verdient!"),
        Text("You’ll give me a rematch?", "Krieg ich eine Revanche?"),
    ),
    TalkTopic.PRAISE: (
        Text("That’s a good one.", "Das ist gut."),
        Text("I hadn’t seen that.", "Das hatte ich nicht gesehen."),
        Text("Your best so far.", "Dein bestes bisher."),
        Text("Now you’re in the swing.", "Jetzt bist du in Fahrt."),
    ),
}
_BRUNO: Final[Lines] = {
    TalkTopic.CLAIM: (
        Text("I have waited for that.", "Darauf hab ich gewartet."),
        Text("Good things take a while.", "Gut Ding will Weile haben."),
        Text("Solid as oak.", "Fest wie Eiche."),
        Text("This one will hold.", "Das hält."),
    ),
    TalkTopic.STEAL: (
        Text("Mine has room for yours.", "In meinem ist Platz für deins."),
        Text("It grows in my den.", "Bei mir wächst es weiter."),
        Text("I took only what I need.", "Ich nehm nur, was ich brauche."),
        Text("It was time for it.", "Es war an der Zeit."),
    ),
    TalkTopic.STOLEN: (
        Text("I sat there too long.", "Da saß ich zu lange."),
        Text("You have strong paws.", "Du hast kräftige Tatzen."),
        Text("I’ll find honey elsewhere.", "Honig gibt’s auch woanders."),
        Text("Take it, I have more.", "Nimm nur, ich hab noch mehr."),
    ),
    TalkTopic.FAILED: (
        Text("Too early in the year.", "Zu früh im Jahr."),
        Text("I’ll chew on that.", "Daran hab ich zu kauen."),
        Text("Patience, always patience.", "Geduld, nur Geduld."),
        Text("Every bear slips once.", "Jeder Bär rutscht mal aus."),
    ),
    TalkTopic.WON: (
        Text("A fine harvest. You, too.", "Eine gute Ernte. Bei dir auch."),
        Text("Now I may sleep.", "Jetzt darf ich schlafen."),
        Text("It was a good fight.", "Es war ein guter Kampf."),
        Text("Come again, I’ll be here.", "Komm wieder, ich bin da."),
    ),
    TalkTopic.LOST: (
        Text("You were the stronger.", "Du warst stärker."),
        Text("I bow to that.", "Davor verneig ich mich."),
        Text("I waited for too much.", "Ich hab auf zu viel gewartet."),
        Text("The honey is yours.", "Der Honig gehört dir."),
    ),
    TalkTopic.PRAISE: (
        Text("That’s what I wait for.", "Auf so was warte ich."),
        Text("A word like a tree.", "Ein Wort wie ein Baum."),
        Text("I take my hat off.", "Hut ab."),
        Text("Strong. Very strong.", "Stark. Sehr stark."),
    ),
}
_VESNA: Final[Lines] = {
    TalkTopic.CLAIM: (
        Text("Seen, taken.", "Gesehen, genommen."),
        Text("And on to the next.", "Und gleich weiter."),
        Text("There was more in it than it seemed.", "Da steckte mehr drin, als man sah."),
        Text("I can’t leave that lying.", "Das kann ich nicht liegen lassen."),
    ),
    TalkTopic.STEAL: (
        Text("Yours was too good to leave.", "Deins war zu gut zum Liegenlassen."),
        Text("Such a chance comes once.", "So was kommt nur einmal."),
        Text("You’d do the same.", "Du würdest es auch tun."),
        Text("It’s better in company.", "In Gesellschaft ist es besser."),
    ),
    TalkTopic.STOLEN: (
        Text("Quick! I like that.", "Flink! Das gefällt mir."),
        Text("I’ll be back for it.", "Das hol ich mir zurück."),
        Text("Touché.", "Touché."),
        Text("Now it gets exciting.", "Jetzt wird es spannend."),
    ),
    TalkTopic.FAILED: (
        Text("Risked it, lost it.", "Gewagt und verloren."),
        Text("It was worth the risk.", "Das Wagnis war’s wert."),
        Text("Now for something else.", "Dann eben anders."),
        Text("Too greedy, I know.", "Zu gierig, ich weiß."),
    ),
    TalkTopic.WON: (
        Text("You made me sweat.", "Du hast mich ins Schwitzen gebracht."),
        Text("What a chase!", "Was für eine Jagd!"),
        Text("Rematch? Right away?", "Revanche? Gleich?"),
        Text("By a hair’s breadth.", "Um Haaresbreite."),
    ),
    TalkTopic.LOST: (
        Text("You were faster. Respect.", "Du warst schneller. Respekt."),
        Text("You left me nothing.", "Du hast mir nichts übrig gelassen."),
        Text("I want to see that again.", "Das will ich noch mal sehen."),
        Text("A match to remember.", "Eine Partie zum Merken."),
    ),
    TalkTopic.PRAISE: (
        Text("I wanted that one!", "Das wollte ich haben!"),
        Text("Sharp.", "Scharf gesehen."),
        Text("Now I have to hurry.", "Jetzt muss ich mich beeilen."),
        Text("That hit home.", "Das saß."),
    ),
}
_OVID: Final[Lines] = {
    TalkTopic.CLAIM: (
        Text("An old friend of mine.", "Ein alter Bekannter."),
        Text("Of eleven it was the best.", "Von elfen war es das beste."),
        Text("It has a fine history.", "Es hat eine schöne Geschichte."),
        Text("I weighed it twice.", "Ich hab es zweimal gewogen."),
    ),
    TalkTopic.STEAL: (
        Text("Words want to be changed.", "Wörter wollen verwandelt werden."),
        Text("From the one comes the other.", "Aus dem einen wird das andere."),
        Text("A metamorphosis.", "Eine Metamorphose."),
        Text("Forgive me, it was beautiful.", "Verzeih, es war zu schön."),
    ),
    TalkTopic.STOLEN: (
        Text("Nothing stays as it is.", "Nichts bleibt, wie es ist."),
        Text("You have changed it well.", "Du hast es gut verwandelt."),
        Text("I had seen it, and hoped.", "Ich sah es und hoffte."),
        Text("It is in good hands.", "Es ist in guten Händen."),
    ),
    TalkTopic.FAILED: (
        Text("Even Homer nods.", "Auch Homer schläft einmal."),
        Text("One never stops learning.", "Man lernt nie aus."),
        Text("In Latin it would be one.", "Auf Latein wäre es eins."),
        Text("I shall note that.", "Das werde ich mir notieren."),
    ),
    TalkTopic.WON: (
        Text("You were a worthy opponent.", "Du warst mir ebenbürtig."),
        Text("The letters were kind to me.", "Die Buchstaben waren mir gewogen."),
        Text("One more verse?", "Noch ein Vers?"),
        Text("It hung by one word.", "Es hing an einem Wort."),
    ),
    TalkTopic.LOST: (
        Text("The laurel is yours.", "Der Lorbeer gehört dir."),
        Text("I will write of this.", "Davon werde ich schreiben."),
        Text("I have found my master.", "Ich habe meinen Meister gefunden."),
        Text("Splendid. Simply splendid.", "Großartig. Einfach großartig."),
    ),
    TalkTopic.PRAISE: (
        Text("A word for the ages.", "Ein Wort für die Ewigkeit."),
        Text("I could not have found better.", "Besser hätte ich’s nicht gefunden."),
        Text("Well weighed.", "Gut gewogen."),
        Text("That one I’ll quote.", "Das werde ich zitieren."),
    ),
}
LINES: Final[tuple[Lines, ...]] = (_PIP, _MOMO, _TILDA, _BRUNO, _VESNA, _OVID)
"""By level, mildest first."""
