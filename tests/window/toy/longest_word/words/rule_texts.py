"""The rules of Longest word in our words."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording.rule_entries import ours

RULES: Final = (
    ours("W1", "Everybody has seven secret letters.", "Alle haben sieben geheime Buchstaben."),
    ours("W2", "A word is worth its letters.", "Ein Wort ist so viel wert, wie es lang ist."),
)
