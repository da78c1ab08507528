"""`words`: everything that can be made from pieces or from letters."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from wordsmith_desktop.app import texts
from wordsmith_desktop.app.commands.dictionary import open_dictionary
from wordsmith_desktop.app.console import put, shown
from wordsmith_desktop.app.exits import Exit, ExitError
from wordsmith_desktop.games.letter_pieces.alphabet import Alphabet
from wordsmith_desktop.games.letter_pieces.pieces import Counts
from wordsmith_desktop.lexicon.folding import bad_characters, fold
from wordsmith_desktop.lexicon.search import Found
from wordsmith_desktop.wording.texts import say


def words_from_pieces(pieces: Counts, *, tag: str, limit: int | None) -> Exit:
    """Write the words that these pieces make; `limit` None writes all."""
    index = open_dictionary(tag).index
    weights = np.array(Alphabet().weights(), np.uint8)
    return _write(index.found(index.project(weights).buildable(pieces), limit=limit))


def words_from_letters(letters: str, *, tag: str, limit: int | None) -> Exit:
    """Write the words that these letters make. Raises `ExitError` for anything but letters."""
    folded = fold("".join(letters.split()))
    bad = bad_characters(folded)
    if bad:
        given = shown(letters, limit=40)
        line = say(texts.NOT_LETTERS, letters=given, character=shown(bad[0]))
        raise ExitError(line, Exit.USAGE)
    if not folded:
        raise ExitError(say(texts.NO_LETTERS), Exit.USAGE)
    return _write(open_dictionary(tag).index.from_letters(folded, limit=limit))


def _write(found: Iterable[Found]) -> Exit:
    for word in found:
        put(word.word, word.length, word.commonness)
    return Exit.GOOD
