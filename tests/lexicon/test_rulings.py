from __future__ import annotations

import threading
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

from .conftest import DICTIONARIES, OWN_LISTS

FREE_COMPOUNDS = ["Winterprojekt", "Winterbericht", "Winterbuch"]
RULE_WORDS_EN = """
    hats bag gab cast bad fame mate lime slime melt sock
    rot trot madder aid air bat run rat nut urn arm nun ladder
    at cat chat chatter chatting card rewordable quest show rope pore tar
    lining red
"""
RULE_WORDS_DE = """
    Opale Opal Tür TUER gebt Tau Ire seit Sitze Trog Trost Autos Posten Gase Gaben Gabe
    Niere Sohlen Sau aus pur eine nie gab bad
"""


@pytest.mark.parametrize("word", RULE_WORDS_EN.split())
def test_english_words_of_the_printed_rules_are_accepted(english: Lexicon, word: str) -> None:
    assert english.judge(word).accepted


@pytest.mark.parametrize("word", RULE_WORDS_DE.split())
def test_german_words_of_the_printed_rules_are_accepted(german: Lexicon, word: str) -> None:
    assert german.judge(word).accepted


@pytest.mark.parametrize("word", ["JOHN", "BENTLEY", "PERU"])
def test_names_of_the_printed_rules_are_refused_as_names(
    english: Lexicon, german: Lexicon, word: str
) -> None:
    for lexicon in (english, german):
        assert not lexicon.judge(word).accepted
    assert Reason.NAME is english.judge(word).reason


@pytest.mark.parametrize("word", ["JOHN'S", "PERU’S"])
def test_what_a_name_owns_is_refused_too(english: Lexicon, word: str) -> None:
    assert Reason.NAME is english.judge(word).reason
    assert Reason.POSSESSIVE is english.judge("DOG'S").reason


@pytest.mark.parametrize("word", ["mph", "kg", "etc", "vs", "NASA", "xxiv"])
def test_english_abbreviations_are_refused_as_such(english: Lexicon, word: str) -> None:
    assert Reason.ABBREVIATION is english.judge(word).reason


@pytest.mark.parametrize("word", ["usw", "bzw", "kg", "GmbH", "Lkw", "cm"])
def test_german_abbreviations_are_refused_as_such(german: Lexicon, word: str) -> None:
    assert Reason.ABBREVIATION is german.judge(word).reason


@pytest.mark.parametrize("word", ["Hamburg", "Anna", "Günther", "Donau", "Frankreich", "Berlins"])
def test_german_names_are_refused_as_such(german: Lexicon, word: str) -> None:
    assert Reason.NAME is german.judge(word).reason


@pytest.mark.parametrize("word", ["Koch", "Bauer", "Ring", "Rose", "Kiel", "Halle", "Essen"])
def test_names_that_are_words_too_are_accepted(german: Lexicon, word: str) -> None:
    assert german.judge(word).accepted


@pytest.mark.parametrize(
    "word",
    [
        "Datenverkehr",
        "Festzug",
        "Kaltluft",
        "Monopolist",
        "Pegelstand",
        "Kreissparkasse",
        "Rundfunkanstalt",
        "Gebirgsbach",
        "Zackenbarsch",
    ],
)
def test_a_word_is_no_name_because_its_meaning_speaks_of_a_firm_or_a_region(
    german: Lexicon, word: str
) -> None:
    assert Reason.LISTED is german.judge(word).reason


@pytest.mark.parametrize(
    "word", ["Sichuan", "Arnhem", "Youngstown", "Moshammer", "Savannah", "Trinidad", "Nidwalden"]
)
def test_places_and_people_that_a_meaning_tells_of_are_names(german: Lexicon, word: str) -> None:
    assert Reason.NAME is german.judge(word).reason


@pytest.mark.parametrize(
    "word", ["Giftpilze", "Löschzüge", "Endgeräte", "Holzspäne", "Störfälle", "Milchkühe"]
)
def test_short_german_compounds_are_listed_in_all_their_forms(german: Lexicon, word: str) -> None:
    assert Reason.LISTED is german.judge(word).reason


@pytest.mark.parametrize(
    "word", ["o’clock", "ma'am", "well-known", "x-ray", "mother-in-law", "ice-cream", "wi-fi"]
)
def test_english_marks_are_part_of_words(english: Lexicon, word: str) -> None:
    assert Reason.LISTED is english.judge(word).reason


@pytest.mark.parametrize("word", ["it's", "can't", "don't", "I'm", "who’s", "'tis"])
def test_contractions_are_words_of_their_own(english: Lexicon, word: str) -> None:
    ruling = english.judge(word)
    assert (True, Reason.CONTRACTION) == (ruling.accepted, ruling.reason)


@pytest.mark.parametrize("word", ["bag's", "yes's", "CAT’S", "unconstitutional's"])
def test_possessives_are_no_words_unless_the_table_wants_them(english: Lexicon, word: str) -> None:
    for accepts in (False, True):
        ruling = english.judge(word, accepts_possessives=accepts)
        assert (accepts, Reason.POSSESSIVE) == (ruling.accepted, ruling.reason)
    assert Reason.UNKNOWN is english.judge("xqzw's", accepts_possessives=True).reason


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("co-starring", "co-staring"),
        ("mothers-in-law", "mother-in-laws"),
        ("passers-by", "passer-bys"),
    ],
)
def test_words_with_hyphens_are_inflected_rightly(english: Lexicon, right: str, wrong: str) -> None:
    assert english.judge(right).accepted
    assert not english.judge(wrong).accepted


@pytest.mark.parametrize(
    "word", ["bag-cat", "dog-the", "-bag", "bag-", "b--ag", "'", "--", "d-o-g"]
)
def test_a_hyphen_does_not_make_a_word_of_two(english: Lexicon, word: str) -> None:
    assert (
        Reason.UNKNOWN is english.judge(word).reason
        or Reason.TOO_SHORT is english.judge(word).reason
    )


@pytest.mark.parametrize("word", FREE_COMPOUNDS)
def test_common_nouns_that_build_many_compounds_build_one_more(german: Lexicon, word: str) -> None:
    ruling = german.judge(word)
    assert (True, Reason.COMPOUND) == (ruling.accepted, ruling.reason)


@pytest.mark.parametrize(
    "word",
    [
        "Pilzendrache",
        "Wurmelan",
        "Eitergehen",
        "Mulleimer",
        "Auei",
        "Käsebüro",
        "Xqzwtisch",
        "Eiauei",
    ],
)
def test_german_nouns_do_not_stand_because_they_can_be_glued(german: Lexicon, word: str) -> None:
    assert Reason.UNKNOWN is german.judge(word).reason


@pytest.mark.parametrize("word", ["straßenbahnhaltestelle", "veröffentlichen", "TISCHTENNISBAELLE"])
def test_german_words_too_long_for_the_list_are_known(german: Lexicon, word: str) -> None:
    assert Reason.LONG is german.judge(word).reason


def test_english_words_too_long_for_the_list_are_known(english: Lexicon) -> None:
    for word in ("incomprehensible", "unconstitutional"):
        assert Reason.LONG is english.judge(word).reason
    assert Reason.UNKNOWN is english.judge("incomprehensiblest").reason


@pytest.mark.parametrize(
    "word",
    [
        "Freude",
        "Auge",
        "Erlangung",
        "Luken",
        "Knute",
        "Pilsener",
        "Häme",
        "Cola",
        "Neuland",
        "Mikroskope",
        "Skripte",
        "postet",
        "Altersvorsorge",
        "Tablet",
        "chillen",
        "Jänner",
        "sorry",
        "sowas",
        "Homeoffice",
        "Hessen",
        "Gates",
        "Mär",
        "Prof",
        "Jak",
        "wes",
        "Dez",
        "Pos",
        "Bafög",
        "Jean",
        "bye",
        "Board",
    ],
)
def test_german_words_are_not_refused_for_a_name_or_a_source(german: Lexicon, word: str) -> None:
    assert german.judge(word).accepted


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_that_we_add_ourselves_is_accepted(
    request: pytest.FixtureRequest, language: str
) -> None:
    lexicon: Lexicon = request.getfixturevalue({"en": "english", "de": "german"}[language])
    lines = (OWN_LISTS / f"added-{language}.txt").read_text("utf-8").splitlines()
    added = [word for line in lines for word in line.partition("#")[0].split()]
    assert len(added) > 10
    assert [] == [word for word in added if not lexicon.judge(word).accepted]


@pytest.mark.parametrize("word", ["landlord", "almost"])
def test_english_words_are_no_german_ones(german: Lexicon, word: str) -> None:
    assert not german.judge(word).accepted


@pytest.mark.parametrize(
    "word",
    [
        "dwarves",
        "yoghurt",
        "rainforest",
        "seatbelt",
        "donut",
        "bandana",
        "orca",
        "sudoku",
        "loch",
        "smartphone",
    ],
)
def test_english_words_of_larger_lists_are_accepted(english: Lexicon, word: str) -> None:
    assert Reason.LISTED is english.judge(word).reason


@pytest.mark.parametrize("word", ["bonjour", "schnell", "wich"])
def test_what_english_only_quotes_is_no_word(english: Lexicon, word: str) -> None:
    assert Reason.UNKNOWN is english.judge(word).reason


@pytest.mark.parametrize("word", ["dept", "conj", "univ", "Mr", "Feb", "NATO", "okla", "blvd"])
def test_an_abbreviation_is_called_one_even_if_it_is_a_name_too(
    english: Lexicon, word: str
) -> None:
    assert Reason.ABBREVIATION is english.judge(word).reason


@pytest.mark.parametrize("word", ["brazil", "berlin", "anna"])
def test_a_rare_word_that_is_a_famous_name_is_a_name(english: Lexicon, word: str) -> None:
    assert Reason.NAME is english.judge(word).reason


@pytest.mark.parametrize(
    ("word", "us", "gb"), [("color", True, False), ("colour", False, True), ("bag", True, True)]
)
def test_american_and_british_spelling_are_told_apart(word: str, us: bool, gb: bool) -> None:
    assert us is open_lexicon("en-us", DICTIONARIES).judge(word).accepted
    assert gb is open_lexicon("en-gb", DICTIONARIES).judge(word).accepted


def test_both_english_spellings_are_accepted_by_default(english: Lexicon) -> None:
    assert english.judge("color").accepted
    assert english.judge("colour").accepted


@pytest.mark.parametrize("word", ["paris", "PARIS", "Paris", "pArIs"])
def test_case_never_makes_a_name_a_word(english: Lexicon, word: str) -> None:
    assert Ruling("PARIS", False, Reason.NAME, "en") == english.judge(word)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("", Reason.EMPTY),
        (" \t\n", Reason.EMPTY),
        ("a", Reason.TOO_SHORT),
        ("A" * 61, Reason.TOO_LONG),
        ("A" * 10_000, Reason.TOO_LONG),
        ("😀" * 10_000, Reason.TOO_LONG),
        ("😀", Reason.BAD_CHARACTER),
        ("b\x00g", Reason.BAD_CHARACTER),
        ("b g", Reason.BAD_CHARACTER),
        ("b\u202eg", Reason.BAD_CHARACTER),
        ("\ud800g", Reason.BAD_CHARACTER),
        ("слово", Reason.BAD_CHARACTER),
        ("c4", Reason.BAD_CHARACTER),
        ("xqzw", Reason.UNKNOWN),
    ],
)
def test_every_text_gets_a_reason(
    english: Lexicon, german: Lexicon, word: str, reason: Reason
) -> None:
    for lexicon in (english, german):
        ruling = lexicon.judge(word)
        assert (False, reason) == (ruling.accepted, ruling.reason)


def test_a_shortest_length_is_kept(english: Lexicon) -> None:
    assert english.judge("at").accepted
    assert Reason.TOO_SHORT is english.judge("at", min_length=3).reason


@given(st.text(max_size=70))
def test_no_text_makes_judging_fail(english: Lexicon, german: Lexicon, text: str) -> None:
    for lexicon in (english, german):
        assert isinstance(lexicon.judge(text), Ruling)


@given(st.text(alphabet="AEOUSNT-'", max_size=60))
def test_texts_of_many_pairs_are_judged_quickly(german: Lexicon, text: str) -> None:
    german.judge(FREE_COMPOUNDS[0])
    start = time.process_time()
    german.judge(text)
    assert time.process_time() - start < 1


def test_threads_get_the_same_rulings() -> None:
    lexicon = open_lexicon("de", DICTIONARIES)
    words = [FREE_COMPOUNDS[0], "Tür", FREE_COMPOUNDS[-1], "Xqzw", "Hamburg"]
    expected = [True, True, True, False, False]
    results: list[list[bool]] = []

    def judge_all() -> None:
        results.append([lexicon.judge(word).accepted for word in words])

    threads = [threading.Thread(target=judge_all) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    lexicon.close()
    assert [expected] * 4 == results
