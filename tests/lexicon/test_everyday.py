"""Everyday words: what everybody knows who went to school, however seldom it is written."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.letter_pieces.rules.whole_matches import index_in
from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.index import WordIndex

PUPILS = {
    "en": "LAMENT TESTER FABLE AGILE CACTUS TACKLED HAMSTER METER HEDGEHOG SLIMY PEBBLE MITTEN",
    "de": "HAMSTER KAKTUS FABEL IGEL KREIDE EULE BESEN SCHLITTEN KLEE SCHAUKEL HUMMER NASHORN",
}
OTHERS = {"en": "QUA ECU CRWTH RATEL VIREO GRACKLES", "de": "XEROPHYTEN STRATEGEM AHLE ERG"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_words_that_pupils_know_are_everyday_ones_and_specialists_words_are_none(
    language: str,
) -> None:
    index = index_in(language)
    assert [] == [word for word in PUPILS[language].split() if not index.is_everyday(word)]
    assert [] == [word for word in OTHERS[language].split() if index.is_everyday(word)]
    assert not index.is_everyday("XQZ")


NAMES = {
    "en": "MARIA ROGERS NELSON OXFORD HARPER CARTER WELLINGTON INTEL BATMAN SHANGHAI MATT KYLIE",
    "de": "KLOPP SCHALKE HÄNDEL BRECHT POKEMON REUTERS BAYERN OLYMPIA",
}
THINGS = {
    "en": "ROSE MARK WILL GRACE ROBIN HOLLY CAROL DUKE LILY PEARL FRANK POTTER REED",
    "de": "KOHL WOLF STEIN MARK SOMMER HERZOG LINDEN WINTER ROSE",
}


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_met_as_a_name_is_no_everyday_word_unless_people_know_it_as_one(
    language: str,
) -> None:
    index = index_in(language)
    assert [] == [word for word in NAMES[language].split() if index.is_everyday(fold(word))]
    assert [] == [word for word in THINGS[language].split() if not index.is_everyday(word)]


def test_where_it_was_never_measured_who_knows_a_word_its_commonness_decides() -> None:
    words = np.array(["ANT", "BEE"], "S15")
    index = WordIndex(words, np.array([34, 35], np.uint8), np.zeros(2, np.bool_))
    assert [False, True] == index.everyday.tolist()
