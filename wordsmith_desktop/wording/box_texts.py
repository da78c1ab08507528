"""What is said at a table with a printed box: what is asked for, and what cannot have come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.box_questions import BoxFault, BoxPiece, BoxQuestion, Wrong

from .texts import Plural, Text, joined, say, say_count

ASKED: Final = Text("Out of the box: {pieces}", "Aus der Schachtel: {pieces}")
ASKED_MUCH: Final = Text("What came out of the box?", "Was kam aus der Schachtel?")
MOST_NAMED: Final = 3
"""Of more kinds of pieces and owners it is not said in one line what is asked."""
DEAL: Final = Text(
    "Shuffle and deal as printed: five cards to each, three cards and three tokens face up.",
    "Mischt und gebt, wie es gedruckt steht: jedem fünf Karten, drei Karten und drei Marken offen.",
)
DEALT: Final = Text("Dealt", "Gegeben")
TOLD: Final = Text("Enter", "Eintragen")
LINE_NAME: Final = Text("What came, piece by piece", "Was kam, Teil für Teil")
LINE_HINT: Final = Text("Type it, or choose below", "Tippe es, oder wähle unten")
CORRECT: Final = Text("Correct an entry …", "Eintrag berichtigen …")
CORRECT_TITLE: Final = Text("Correct an entry", "Einen Eintrag berichtigen")
CORRECT_ABOUT: Final = Text(
    "Choose what was told wrong, and tell what really came.",
    "Wähle, was falsch eingetragen ist, und trage ein, was wirklich kam.",
)
CORRECT_DONE: Final = Text("Correct it", "Berichtigen")
KEEPS_ALL: Final = Text("All that came after stays.", "Alles danach bleibt stehen.")
LOSES: Final = Plural(
    Text(
        "The last action falls away; {kept} before it stay.",
        "Die letzte Handlung fällt weg; {kept} davor bleiben.",
    ),
    Text(
        "The last {n} actions fall away; {kept} before them stay.",
        "Die letzten {n} Handlungen fallen weg; {kept} davor bleiben.",
    ),
)
CANNOT_BE: Final = Text(
    "That cannot have come: one of these lies elsewhere already. Look again, or correct an entry.",
    "Das kann nicht gekommen sein: Eines davon liegt schon woanders. Schau nach, oder "
    "berichtige einen Eintrag.",
)
MISSING: Final = Plural(
    Text("One more is to be told.", "Eins fehlt noch."),
    Text("{n} more are to be told.", "{n} fehlen noch."),
)
LEFT: Final = Plural(
    Text("{sign}, {n} left", "{sign}, noch {n}"), Text("{sign}, {n} left", "{sign}, noch {n}")
)
STEP_BACK: Final = Text("Take the last one back", "Das letzte zurück")

_OWNED: Final = {
    BoxPiece.TILE: Plural(
        Text("{n} tile for {name}", "{n} Plättchen für {name}"),
        Text("{n} tiles for {name}", "{n} Plättchen für {name}"),
    ),
    BoxPiece.FACE: Plural(
        Text("what {n} die shows", "was {n} Würfel zeigt"),
        Text("what {n} dice show", "was {n} Würfel zeigen"),
    ),
    BoxPiece.CARD: Plural(
        Text("{n} card in {name}’s hand", "{n} Karte auf {name}s Hand"),
        Text("{n} cards in {name}’s hand", "{n} Karten auf {name}s Hand"),
    ),
}
_OPEN: Final = {
    BoxPiece.STARTER: Plural(Text("who begins", "wer anfängt"), Text("who begins", "wer anfängt")),
    BoxPiece.FACE: _OWNED[BoxPiece.FACE],
    BoxPiece.LETTER: Plural(
        Text("{n} letter", "{n} Buchstabe"), Text("{n} letters", "{n} Buchstaben")
    ),
    BoxPiece.CARD: Plural(
        Text("{n} card of the pool", "{n} Karte der Auslage"),
        Text("{n} cards of the pool", "{n} Karten der Auslage"),
    ),
    BoxPiece.TOKEN: Plural(Text("{n} token", "{n} Marke"), Text("{n} tokens", "{n} Marken")),
}
_NO_SUCH: Final = {
    BoxPiece.FACE: Text(
        "No other die can show {sign}.", "Kein weiterer Würfel kann {sign} zeigen."
    ),
    BoxPiece.TILE: Text("No tile shows {sign}.", "Kein Plättchen zeigt {sign}."),
    BoxPiece.CARD: Text("No card shows {sign}.", "Keine Karte zeigt {sign}."),
    BoxPiece.LETTER: Text(
        "{sign} cannot come now: it is one of {signs}.",
        "{sign} kann jetzt nicht kommen: Es ist eins von {signs}.",
    ),
}
_ONE_OF: Final = Text("There is no {sign}: type {signs}.", "{sign} gibt es nicht: Tippe {signs}.")
_OR: Final = Text(" or ", " oder ")
_NONE_LEFT: Final = Plural(
    Text("There is only one {sign}, and it is out.", "Es gibt nur ein {sign}, und das ist weg."),
    Text("All {n} {sign} are out already.", "Alle {n} {sign} sind schon weg."),
)
_TOO_MANY: Final = Text("{sign} is more than was asked for.", "{sign} ist mehr, als gefragt war.")


def group_text(telling: BoxPiece, owner: Seat | None, count: int, names: Sequence[str]) -> str:
    """So many pieces of a kind, and whose they become."""
    if owner is None or telling not in _OWNED:
        return say_count(_OPEN[telling], count)
    return say_count(_OWNED[telling], count, name=names[owner])


def asked_text(asked: BoxQuestion, names: Sequence[str]) -> str:
    """What is to be told, in one line."""
    if asked.is_dealing:
        return say(DEAL)
    groups = Counter((place.telling, place.owner) for place in asked.places)
    if len(groups) > MOST_NAMED:
        return say(ASKED_MUCH)
    said = (group_text(kind, owner, n, names) for (kind, owner), n in groups.items())
    return say(ASKED, pieces=joined(said))


def fault_text(fault: BoxFault, signs: Sequence[str]) -> str:
    """Why what was typed cannot be; `signs` are what the place knows."""
    if fault.wrong is Wrong.TOO_MANY or fault.place is None:
        return say(_TOO_MANY, sign=fault.sign)
    if fault.wrong is Wrong.NONE_LEFT and fault.choice is not None:
        return say_count(_NONE_LEFT, fault.choice.of, sign=fault.sign)
    known = joined(signs, _OR)
    return say(_NO_SUCH.get(fault.place.telling, _ONE_OF), sign=fault.sign, signs=known)
