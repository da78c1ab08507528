"""`check` and `words`: whether words are valid, and everything that can be made of some letters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from wordsmith_desktop.core.printable import shown
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.letter_pieces.rules.alphabet import Alphabet
from wordsmith_desktop.games.letter_pieces.rules.pieces import Counts
from wordsmith_desktop.lexicon.folding import bad_characters, fold
from wordsmith_desktop.lexicon.house import HouseDamage
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.search import FoundWord
from wordsmith_desktop.wording.rulings import ruling_text
from wordsmith_desktop.wording.texts import say

from .. import texts
from ..console import complain, put
from ..exits import Exit, ExitError
from ..paths import dictionaries_dir, folders

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


def words_from_pieces(pieces: Counts, *, tag: str, limit: int | None) -> Exit:
    """Write the words that these pieces make; `limit` None writes all."""
    index = open_dictionary(tag).index
    weights = np.array(Alphabet().weights(), np.uint8)
    return _write(index.found(index.project(weights).buildable(pieces), limit=limit))


def words_from_letters(letters: str, *, tag: str, limit: int | None) -> Exit:
    """Write the words that these letters make. Raises `ExitError` for anything but letters."""
    folded = fold("".join(letters.split()), tag)
    bad = bad_characters(folded)
    if bad:
        given = shown(letters, limit=40)
        line = say(texts.NOT_LETTERS, letters=given, character=shown(bad[0]))
        raise ExitError(line, Exit.USAGE)
    if not folded:
        raise ExitError(say(texts.NO_LETTERS), Exit.USAGE)
    return _write(open_dictionary(tag).index.from_letters(folded, limit=limit))


def _write(found: Iterable[FoundWord]) -> Exit:
    for word in found:
        put(word.word, word.length, word.commonness)
    return Exit.GOOD


def open_dictionary(tag: str) -> Lexicon:
    """The dictionary with the table's own list above it, which is told of if it is damaged.

    Raises `ExitError` where the word list is missing or broken.
    """
    lexicon = open_lexicon(tag, dictionaries_dir(), folders().houses, folders().dictionaries)
    if not lexicon.is_ready:
        problem = shown(str(lexicon.problem), limit=400)
        raise ExitError(say(texts.NO_DICTIONARY, tag=tag, problem=problem), Exit.NO_DICTIONARY)
    if lexicon.house.damage:
        complain(house_damage_text(lexicon.house.damage))
    return lexicon


def house_damage_text(damage: HouseDamage) -> str:
    """What became of a house list that could not be read."""
    path = shown(str(damage.path))
    if damage.kept_as is None:
        return say(texts.HOUSE_LIST_UNREADABLE, path=path)
    return say(texts.HOUSE_LIST_SET_ASIDE, path=path, kept=shown(str(damage.kept_as)))
