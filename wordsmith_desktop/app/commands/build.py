"""`build`: the pieces that words take in the Letter Piece Game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wordsmith_desktop.core.printable import shown
from wordsmith_desktop.games.letter_pieces.rules.alphabet import Alphabet, UnbuildableError
from wordsmith_desktop.games.letter_pieces.rules.pieces import Counts
from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.wording.texts import say

from .. import texts
from ..console import complain, put
from ..exits import Exit

_IN_REASON: Final = 40


def build(words: Sequence[str]) -> Exit:
    """Write word, L, S, B and C a line; NEGATIVE if any word cannot be built."""
    alphabet = Alphabet()
    are_all_built = True
    for word in words:
        counts = _counts(word, alphabet)
        if counts is None:
            are_all_built = False
        else:
            put(shown(word), *counts)
    return Exit.GOOD if are_all_built else Exit.NEGATIVE


def _counts(word: str, alphabet: Alphabet) -> Counts | None:
    """The pieces of a word, or None after saying why there are none."""
    in_reason = shown(word, limit=_IN_REASON)
    folded = fold(word.strip())
    if not any(character.isalpha() for character in folded):
        complain(say(texts.NOTHING_TO_BUILD, word=in_reason))
        return None
    try:
        return alphabet.counts_of(folded)
    except UnbuildableError as error:
        bad = shown(error.character)
        complain(say(texts.NOT_BUILDABLE, word=in_reason, character=bad))
        return None
