from __future__ import annotations

import pytest

from wordsmith_desktop.lexicon.folding import bad_characters, fold
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.languages import code_of, language_of, name_of, ours_of


@pytest.mark.parametrize(
    ("tag", "word", "folded"),
    [
        ("de", "Tür", "TUER"),
        ("en-gb", "Tür", "TUER"),
        ("es+Lemario", "pingüino", "PINGUINO"),
        ("es+Lemario", "mañana", "MANANA"),
        ("fr+Club", "Noël", "NOEL"),
        ("fr+Club", "cœur", "COEUR"),
        ("pl+Gra", "źródło", "ZRODLO"),
        ("sv+Krysset", "ångström", "ANGSTROM"),
        ("da+Spil", "rødgrød", "ROEDGROED"),
        ("da+Spil", "Århus", "AARHUS"),
        ("fo+Spæl", "Føroyar", "FOROYAR"),
        ("hr+Igra", "đak", "DAK"),
        ("is+Leikur", "þjóð", "THJOD"),
        ("ca+Joc", "col·legi", "COLLEGI"),
    ],
)
def test_a_word_folds_as_its_language_does(tag: str, word: str, folded: str) -> None:
    assert folded == fold(word, tag)
    assert "" == bad_characters(folded)


def test_a_tag_tells_language_and_name() -> None:
    assert ("en", "") == (code_of("en-gb"), name_of("en-gb"))
    assert ("fr", "Le club") == (code_of("fr+Le club"), name_of("fr+Le club"))


def test_a_language_without_words_of_ours_gives_way_to_the_usual_one() -> None:
    assert "de" == ours_of("de+Klasse 5", "en")
    assert "de" == ours_of("fr+Club", "de")


def test_only_german_joins_nouns_and_only_english_has_possessives() -> None:
    has = {code: language_of(code) for code in ("en", "de", "fr")}
    assert ["de"] == [code for code, one in has.items() if one.has_compounds]
    assert ["en"] == [code for code, one in has.items() if one.has_possessives]


def test_the_words_of_a_table_fold_by_its_language() -> None:
    house = GameHouse("es")
    house.ban("pingüino")
    assert [("PINGUINO", False)] == house.words()
    assert False is house.verdict("pingüino")
