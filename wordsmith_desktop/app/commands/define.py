"""`define`: what words mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from wordsmith_desktop.app import texts
from wordsmith_desktop.app.commands.words import open_dictionary
from wordsmith_desktop.app.console import complain, put, shown
from wordsmith_desktop.app.exits import Exit
from wordsmith_desktop.app.paths import dictionaries_dir
from wordsmith_desktop.lexicon.lexicon import DIALECTS
from wordsmith_desktop.lexicon.meanings import Commonness, Known, Meaning, Meanings, look_up
from wordsmith_desktop.lexicon.meanings_file import Part, Relation
from wordsmith_desktop.wording.texts import say

_PARTS: Final = {
    Part.NOUN: texts.PART_NOUN,
    Part.VERB: texts.PART_VERB,
    Part.ADJECTIVE: texts.PART_ADJECTIVE,
    Part.ADVERB: texts.PART_ADVERB,
    Part.PRONOUN: texts.PART_PRONOUN,
    Part.DETERMINER: texts.PART_DETERMINER,
    Part.PREPOSITION: texts.PART_PREPOSITION,
    Part.CONJUNCTION: texts.PART_CONJUNCTION,
    Part.INTERJECTION: texts.PART_INTERJECTION,
    Part.PARTICLE: texts.PART_PARTICLE,
    Part.NUMBER: texts.PART_NUMBER,
    Part.CONTRACTION: texts.PART_CONTRACTION,
    Part.NAME: texts.PART_NAME,
    Part.ABBREVIATION: texts.PART_ABBREVIATION,
}
_RELATIONS: Final = {
    Relation.FORM: texts.RELATION_FORM,
    Relation.VARIANT: texts.RELATION_VARIANT,
    Relation.DERIVED: texts.RELATION_DERIVED,
}
_LEVELS: Final = {
    Commonness.UNMET: texts.COMMONNESS_UNMET,
    Commonness.VERY_RARE: texts.COMMONNESS_VERY_RARE,
    Commonness.RARE: texts.COMMONNESS_RARE,
    Commonness.OCCASIONAL: texts.COMMONNESS_OCCASIONAL,
    Commonness.COMMON: texts.COMMONNESS_COMMON,
    Commonness.VERY_COMMON: texts.COMMONNESS_VERY_COMMON,
}


def define(words: Sequence[str], *, tag: str) -> Exit:
    """Write word, spelling, part of speech and one sense a line; NEGATIVE if any has none.

    A word without any sense has one line that says what is known of it. Missing meanings are told
    once.
    """
    lexicon = open_dictionary(tag)
    meanings = Meanings(DIALECTS[tag].language, dictionaries_dir())
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
            yield _headword(meaning), part_text(meaning.part), sense
    if not explained:
        lemma = known.meanings[0] if known.meanings else None
        spelled = _headword(lemma) if lemma else known.spelling
        yield spelled, part_text(lemma.part if lemma else None), _all_there_is(known)


def _headword(meaning: Meaning) -> str:
    """The word as it is written and, where it is another one, what is explained."""
    if meaning.relation is Relation.ITSELF:
        return meaning.word
    return say(_RELATIONS[meaning.relation], word=meaning.word, lemma=meaning.lemma)


def part_text(part: Part | None) -> str:
    """The name of a part of speech; nothing where it is not known."""
    return say(_PARTS[part]) if part else ""


def commonness_text(level: Commonness) -> str:
    """How common a word is, in plain words."""
    return say(_LEVELS[level])


def _all_there_is(known: Known) -> str:
    """That there is no meaning, and what is known in its place."""
    level = known.commonness
    if level is None:
        return say(texts.NO_MEANING)
    return say(texts.NO_MEANING_BUT, commonness=commonness_text(level))
