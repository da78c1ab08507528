"""`define`: what words mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsmith_desktop.core.printable import shown
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.lexicon.meanings import Known, Meanings, look_up
from wordsmith_desktop.wording import meaning_texts as texts
from wordsmith_desktop.wording.meanings import all_there_is, headword_text, part_text
from wordsmith_desktop.wording.texts import say

from ..console import complain, put
from ..exits import Exit
from ..paths import dictionaries_dir
from .words import open_dictionary


def define(words: Sequence[str], *, tag: str) -> Exit:
    """Write word, spelling, part of speech and one sense a line; NEGATIVE if any has none.

    A word without any sense has one line that says what is known of it. Missing meanings are told
    once.
    """
    lexicon = open_dictionary(tag)
    meanings = Meanings(code_of(tag), dictionaries_dir())
    are_all_explained = True
    for word in words:
        known = look_up(word, lexicon, meanings)
        are_all_explained &= known.is_explained
        if problem := meanings.take_problem():
            complain(say(texts.NO_MEANINGS, problem=shown(str(problem), limit=400)))
        for columns in _lines(known):
            put(shown(word), *map(shown, columns))
    return Exit.GOOD if are_all_explained else Exit.NEGATIVE


def _lines(known: Known) -> Iterator[tuple[str, str, str]]:
    """The columns after the word: spelling with its lemma, part of speech, sense."""
    explained = [meaning for meaning in known.meanings if meaning.senses]
    for meaning in explained:
        for sense in meaning.senses:
            yield headword_text(meaning), part_text(meaning.part), sense
    if not explained:
        lemma = known.meanings[0] if known.meanings else None
        spelled = headword_text(lemma) if lemma else known.spelling
        yield spelled, part_text(lemma.part if lemma else None), all_there_is(known)
