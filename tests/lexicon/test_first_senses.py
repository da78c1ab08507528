"""The sense that people know stands first: our own lists tell it for the commonest short words."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from tests.lexicon.conftest import DICTIONARIES, OWN_LISTS
from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.meanings import Meaning, Meanings

JUDGED = 600
SHORT = range(2, 6)
AS_FORM = "<"


@cache
def _order(language: str) -> dict[str, tuple[str, str]]:
    """How the first sense of each folded word begins, with the word as it is written."""
    lines = (OWN_LISTS / f"order-{language}.txt").read_text("utf-8").splitlines()
    pairs = [line.split("\t") for line in lines if not line.startswith("#")]
    return {fold(word): (word, beginning) for word, beginning in pairs}


@cache
def _commonest_short(language: str) -> list[str]:
    index = open_lexicon(language, DICTIONARIES).index
    order = np.argsort(-index.commonness.astype(np.int64), kind="stable").tolist()
    words = (index.words[place].decode() for place in order)
    short = [word for word in words if len(word) in SHORT][:JUDGED]
    assert len(short) == JUDGED
    return short


def _begins(first: Meaning, beginning: str) -> bool:
    if beginning.startswith(AS_FORM):
        return beginning in (AS_FORM, AS_FORM + first.lemma) and first.lemma != first.word
    return bool(first.senses) and first.senses[0].startswith(beginning)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_first_sense_of_each_of_the_commonest_short_words_was_judged_by_hand(
    language: str,
) -> None:
    assert [] == [word for word in _commonest_short(language) if word not in _order(language)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_was_chosen_by_hand_stands_first(language: str) -> None:
    meanings = Meanings(language, DICTIONARIES)
    wrong = [
        (word, beginning, firsts[0].senses[:1] if firsts else ())
        for key, (word, beginning) in _order(language).items()
        if not (firsts := meanings.of(key)) or not _begins(firsts[0], beginning)
    ]
    assert [] == wrong


@pytest.mark.parametrize(
    ("word", "beginning"),
    [
        ("DUTCH", "the West Germanic language"),
        ("GREEK", "the Hellenic branch"),
        ("ENGLISH", "an Indo-European language"),
        ("POLISH", "make (a surface) shine"),
        ("CLIP", "any of various small fasteners"),
        ("BI", "attracted to"),
    ],
)
def test_a_language_stands_before_its_country_and_what_is_met_before_what_is_rare(
    word: str, beginning: str
) -> None:
    assert Meanings("en", DICTIONARIES).of(word)[0].senses[0].startswith(beginning)


def test_a_listed_noun_that_is_also_typed_as_a_name_has_its_meaning() -> None:
    first = Meanings("de", DICTIONARIES).of("SONNE")[0]
    assert first.word == "Sonne"
    assert "Stern" in first.senses[0]
