"""What things on the table are, each in a sentence."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.rule_numbers import Explained
from wordsmith_desktop.wording.texts import Text

ARROWS: Final = Explained(
    Text(
        "The sign under a letter says where in the alphabet the right one lies.",
        "Das Zeichen unter einem Buchstaben sagt, wo im Alphabet der richtige liegt.",
    ),
    "W15",
)
PLACES: Final = Explained(
    Text(
        "The sign under a letter says whether it is in the word, and in the right place.",
        "Das Zeichen unter einem Buchstaben sagt, ob er im Wort ist und am richtigen Platz.",
    ),
    "W16",
)
