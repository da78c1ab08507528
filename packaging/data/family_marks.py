"""Which words a family table is not shown: vulgar and hurtful ones with what is made of them."""

from __future__ import annotations

import json
import re
from pathlib import Path

from wordsmith_desktop.lexicon.folding import fold

from .word_material import INPUTS, Material, read_lines

PATTERN = "~"
"""Begins an entry that is a pattern to be found anywhere in a word, not a stem."""
_ENDINGS = {
    "en": ("s", "es", "ed", "d", "ing", "ings", "ers"),
    "de": ("e", "en", "n", "s", "es", "er", "ern", "em", "in", "innen"),
}


def mark_vulgar(material: Material, language: str, cache: Path) -> None:
    """Mark what our own list and the one of naughty-words hold, by stem and by pattern."""
    entries = read_lines(INPUTS / f"vulgar-{language}.txt")
    spared = set(read_lines(INPUTS / f"spared-{language}.txt"))
    naughty = json.loads((cache / f"naughty-{language}.json").read_text("utf-8"))
    stems = {entry.lower() for entry in [*entries, *naughty] if not entry.startswith(PATTERN)}
    stems -= spared
    stems |= {stem + ending for stem in stems for ending in _ENDINGS[language]} - spared
    patterns = [entry[1:] for entry in entries if entry.startswith(PATTERN)]
    pattern = re.compile("|".join(f"(?:{each})" for each in patterns))
    folded = {fold(stem) for stem in stems}
    for form, origins in material.forms.items():
        lower = form.lower()
        is_stem = fold(form) in folded or any(origin.lower() in stems for origin in origins)
        if lower not in spared and (is_stem or pattern.search(lower)):
            material.vulgar.add(form)
