"""What the rows and the strip say."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.ui.kit.texts import Plural, Text

STRIP: Final = Text("Building strip", "Bauleiste")
EMPTY: Final = Text(
    "Drag or click cards here, or just type a word.",
    "Zieh Karten hierher, klick sie an oder tipp einfach ein Wort.",
)
SPELLED: Final = Plural(
    Text("{word}, {n} card", "{word}, {n} Karte"),
    Text("{word}, {n} cards", "{word}, {n} Karten"),
)
NOT_LAID: Final = Text("{letters} cannot be laid", "{letters} lässt sich nicht legen")
ON_STRIP: Final = Text("{card}, lies on the strip", "{card}, liegt auf der Bauleiste")
PICKED_UP: Final = Text("{card}, picked up", "{card}, aufgenommen")
