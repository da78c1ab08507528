"""What the program offers beside the games: a folder each."""

from typing import Final

DOORS: Final = ("challenges", "companion", "from_paper", "manual", "replay")
"""Folders whose `feature.py` is all that the window knows of them. One goes with its name here."""
