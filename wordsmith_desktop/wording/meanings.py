"""What is known of a word, as a person reads it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wordsmith_desktop.lexicon.meanings import Commonness, Known, Meaning
from wordsmith_desktop.lexicon.meanings_file import PartOfSpeech, Relation

from . import meaning_texts as texts
from .texts import say

_PARTS: Final = {
    PartOfSpeech.NOUN: texts.PART_NOUN,
    PartOfSpeech.VERB: texts.PART_VERB,
    PartOfSpeech.ADJECTIVE: texts.PART_ADJECTIVE,
    PartOfSpeech.ADVERB: texts.PART_ADVERB,
    PartOfSpeech.PRONOUN: texts.PART_PRONOUN,
    PartOfSpeech.DETERMINER: texts.PART_DETERMINER,
    PartOfSpeech.PREPOSITION: texts.PART_PREPOSITION,
    PartOfSpeech.CONJUNCTION: texts.PART_CONJUNCTION,
    PartOfSpeech.INTERJECTION: texts.PART_INTERJECTION,
    PartOfSpeech.PARTICLE: texts.PART_PARTICLE,
    PartOfSpeech.NUMBER: texts.PART_NUMBER,
    PartOfSpeech.CONTRACTION: texts.PART_CONTRACTION,
    PartOfSpeech.NAME: texts.PART_NAME,
    PartOfSpeech.ABBREVIATION: texts.PART_ABBREVIATION,
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


def part_text(part: PartOfSpeech | None) -> str:
    """The name of a part of speech; nothing where it is not known."""
    return say(_PARTS[part]) if part else ""


def commonness_text(level: Commonness) -> str:
    """How common a word is, in plain words."""
    return say(_LEVELS[level])


def headword_text(meaning: Meaning, *, written: str = "") -> str:
    """The word and, where it is another one, what is explained; `written` is how to write it."""
    word = written or meaning.word
    if meaning.relation is Relation.ITSELF:
        return word
    return say(_RELATIONS[meaning.relation], word=word, lemma=meaning.lemma)


def all_there_is(known: Known) -> str:
    """That there is no meaning, and what is known in its place."""
    level = known.commonness
    if level is None:
        return say(texts.NO_MEANING)
    return say(texts.NO_MEANING_BUT, commonness=commonness_text(level))


def how_common(known: Known) -> str:
    """How common a listed word is, as a sentence; nothing for others."""
    level = known.commonness
    return "" if level is None else say(texts.HOW_COMMON, commonness=commonness_text(level))


def brief_text(known: Known, *, as_played: bool = False) -> str:
    """The first meaning in one line, such as "ran, form of run: move fast …"; empty for none.

    `as_played` writes the word in capitals.
    """
    explained = [meaning for meaning in known.meanings if meaning.senses]
    if not explained:
        return ""
    first = explained[0]
    word = headword_text(first, written=known.ruling.word if as_played else "")
    return say(texts.BRIEF, word=word, sense=first.senses[0])


def paragraphs(known: Known) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every meaning with its heading and its senses; forms without a sense have none."""
    explained = [meaning for meaning in known.meanings if meaning.senses]
    for meaning in explained or known.meanings[:1]:
        heading, part = headword_text(meaning), part_text(meaning.part)
        if part:
            heading = say(texts.HEADING, word=heading, part=part)
        yield heading, meaning.senses
    if not explained:
        yield all_there_is(known), ()
