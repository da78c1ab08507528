"""What is said of a match wherever matches are listed, and what can be done with it there."""

from __future__ import annotations

from typing import Final

from .texts import Text

BRANCH_MARK: Final = Text("branched off, never counts", "abgezweigt, zählt nie")
IS_BRANCH: Final = Text(
    "Branched off another match. It never counts.",
    "Von einer anderen Partie abgezweigt. Sie zählt nie.",
)
FROM_PAPER: Final = Text("from paper", "vom Papier")
"""What sets such a match apart."""

REPLAY: Final = Text("Replay", "Noch einmal ansehen")
MENU_REPLAY: Final = Text("Replay …", "Noch einmal ansehen …")
SECRETS: Final = Text(
    "This match still has secrets. Replay it once it is over.",
    "Diese Partie hat noch Geheimnisse. Sieh sie an, wenn sie zu Ende ist.",
)

ENTER_PAPER: Final = Text("From paper …", "Vom Papier …")
CORRECT_PAPER: Final = Text("Correct", "Berichtigen")
DELETE_PAPER: Final = Text("Delete the match from paper?", "Die Partie vom Papier löschen?")
DELETE_PAPER_TEXT: Final = Text(
    "It goes for good, and counts in no statistics any more.",
    "Sie verschwindet für immer und zählt in keiner Statistik mehr.",
)
PAPER_DELETED: Final = Text("The match from paper is gone.", "Die Partie vom Papier ist gelöscht.")
