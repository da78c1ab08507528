"""What the program offers beside the games: a folder each."""

from typing import Final

DOORS: Final = (
    "manual",
    "rule_book",
    "lessons",
    "challenges",
    "statistics",
    "printing",
    "companion",
    "from_paper",
    "worksheets",
    "look_up",
    "practice",
    "dictionaries",
    "settings",
    "players",
    "backups",
    "replay",
    "review",
)
"""Folders whose `feature.py` is all that the window knows of their pages, in the order of their
lines and buttons. One goes with its name here."""

LASTING: Final = frozenset({"backups", "dictionaries", "matches", "new_match", "practice"})
"""Those without which there is no program: what they keep is made at the start.

No match begins without words and players at a table (`dictionaries`, `new_match`), and all of them
are begun and gone on with in one place (`matches`). What is practised is kept beside the matches
(`practice`), and everything that is kept goes into a backup (`backups`).
"""
