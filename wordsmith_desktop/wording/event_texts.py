"""What happens at the tables of several games, and is told alike at each."""

from __future__ import annotations

from typing import Final

from .texts import Text

CALLS_WORD: Final = Text("{name} calls {word}.", "{name} sagt {word} an.")
IS_LOOKED_UP: Final = Text("{word} is being looked up.", "{word} wird nachgeschlagen.")
OBJECTS_TO_WORD: Final = Text("{name} objects to {word}.", "{name} erhebt Einspruch gegen {word}.")
OTHERS_DECIDE: Final = Text(
    "The others decide about “{word}”.", "Die anderen entscheiden über „{word}“."
)
VOTES_FOR: Final = Text("{name} votes for it.", "{name} stimmt dafür.")
VOTES_AGAINST: Final = Text("{name} votes against it.", "{name} stimmt dagegen.")
VOTED_DOWN: Final = Text(
    "The table does not accept “{word}”.", "Der Tisch lässt „{word}“ nicht gelten."
)

IT_IS_TURN_OF: Final = Text("It is {name}’s turn.", "{name} ist dran.")
PASSES: Final = Text("{name} passes.", "{name} passt.")
GIVES_UP: Final = Text("{name} gives up.", "{name} gibt auf.")
TIME_OF_IS_UP: Final = Text("{name}’s time is up.", "Die Zeit von {name} ist um.")
TIME_IS_UP: Final = Text("The time is up.", "Die Zeit ist um.")
SOFT_TIME_IS_UP: Final = Text(
    "The time is up, but nothing is lost.", "Die Zeit ist um, aber nichts ist verloren."
)
MATCH_ENDED: Final = Text("The match is over: {scores}.", "Die Partie ist zu Ende: {scores}.")
