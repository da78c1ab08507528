"""`check`: whether words are valid, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wordsmith_desktop.app.commands.dictionary import open_dictionary
from wordsmith_desktop.app.console import put, shown
from wordsmith_desktop.app.exits import Exit
from wordsmith_desktop.wording.rulings import ruling_text

_IN_REASON: Final = 40
"""Characters of a word that its reason repeats."""


def check(words: Sequence[str], *, tag: str) -> Exit:
    """Write word, verdict and reason a line; NEGATIVE if any word is invalid."""
    lexicon = open_dictionary(tag)
    are_all_valid = True
    for word in words:
        ruling = lexicon.judge(word)
        are_all_valid &= ruling.accepted
        as_given = replace(ruling, word=shown(word, limit=_IN_REASON))
        # Programs read this column: it is the same in every language.
        verdict = "valid" if ruling.accepted else "invalid"
        put(shown(word), verdict, ruling_text(as_given))
    return Exit.GOOD if are_all_valid else Exit.NEGATIVE
