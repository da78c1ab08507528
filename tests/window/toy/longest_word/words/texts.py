"""What Longest word says."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from wordsmith_desktop.games.common.table_events import TableEvent, WordRefused
from wordsmith_desktop.wording.rulings import ruling_text
from wordsmith_desktop.wording.table_texts import GATE_REASONS
from wordsmith_desktop.wording.texts import POINTS, Plural, Text, say, say_count

from ..rules.rules import TurnPassed, Why, WordStood

TITLE: Final = Text("Longest Word", "Längstes Wort")
TAGLINE: Final = Text("Seven letters, one word", "Sieben Buchstaben, ein Wort")
HAND: Final = Text("Your letters", "Deine Buchstaben")
PASS: Final = Text("Pass", "Passen")
STRIP: Final = Text("Strip", "Leiste")
STRIP_EMPTY: Final = Text("Type a word.", "Tippe ein Wort.")
SPELLED: Final = Plural(Text("{word}", "{word}"), Text("{word}", "{word}"))
CAUGHT_UP: Final = Text("{word} counts now: say it again.", "{word} gilt jetzt: Sag es nochmal.")
STOOD: Final = Text("{name}: {word}, {points}.", "{name}: {word}, {points}.")
PASSED: Final = Text("{name} passes.", "{name} passt.")
REASONS: Final[dict[Enum, Text]] = {
    **GATE_REASONS,
    Why.NO_WORD: Text("There is no word to say.", "Da ist kein Wort."),
    Why.NOT_YOURS: Text("That is not your letter.", "Das ist nicht dein Buchstabe."),
}


def story(events: Sequence[TableEvent], names: Sequence[str]) -> str:
    """What happened, in sentences."""
    return " ".join(filter(None, (_told(event, names) for event in events)))


def _told(event: TableEvent, names: Sequence[str]) -> str:
    match event:
        case WordStood(seat, word):
            points = say_count(POINTS, len(word))
            return say(STOOD, name=names[seat], word=word, points=points)
        case TurnPassed(seat):
            return say(PASSED, name=names[seat])
        case WordRefused(_, _, ruling) if ruling is not None:
            return ruling_text(ruling)
    return ""
