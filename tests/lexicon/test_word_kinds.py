"""Kinds of words that the referee once judged or explained wrongly, each by a few of its kind."""

from __future__ import annotations

import re

import pytest

from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.meanings import Meanings
from wordsmith_desktop.lexicon.meanings_file import FILE_NAME, PartOfSpeech, Relation
from wordsmith_desktop.lexicon.rulings import Reason

from .conftest import DATA, DICTIONARIES, OWN_LISTS

FAIR_NAMES = {"BRAD", "CAD", "COP", "KIRK", "KYLIE", "MA", "PA"} | {
    *("BAYERN", "HESSEN", "KLOETZE", "NIEDERSACHSEN"),
}
"""What the lists of names hold and is a word that everybody knows besides, or a people."""

WORDS = {
    "modern words": "MATCHA KOMBUCHA HANGRY LIVESTREAM PADDLEBOARDING CHATBOT",
    "regular forms": "SCOOPERS OOLONGS WHATNOTS CADDISFLIES UNTETHER LUNCHMEAT",
    "things with a capital": "PARMESAN MERLOT FRISBEE LABRADOR SHERPA OLYMPIAD AFRO VALKYRIE AKITA",
    "peoples as word lists have them": "DUTCH FRENCH POLISH GREEK SWISS",
    "words once called abbreviations": "EW JUS CODEC DEET DEL REG DEV POS AFF MOR VIS",
}
NO_WORDS = {
    "numerals": "LXXVIII CLXV XLVIII",
    "jargon": "STDIO IOCTL WKLY XREF REGEXP",
    "glued": "SEASNAIL BELLYLAUGH EVENINGWEAR ICECREAM",
    "foreign": "AGUA VIVRE VEAU PETITIO",
    "misspelt": "VIOLINCELLO HUMOUROUS",
}
GERMAN = {
    "imperatives": "LERN RENN LEB HEB SCHLIESS KÄMPF FREU BEISS SCHIEB NICK",
    "spoken directions": "RÜBERKOMMT RUNTERFÄLLT RAUSBRINGT REINHÖREN",
    "comparison": "GELBSTE NÄSSER",
    "compounds in use": "ZIERFISCH GRILLROST ZAHNAUSFALL EISSALAT NARRENHAUS TAUFKERZE SAFTGLAS",
    "forms of listed nouns": "GÄSTEBUCHES ÖLBILDER",
    "once called names": "JUNGFRAU KROCKET SPRINGFLUT NOBELPREIS BALLUNGSGEBIET LIGIST PEER NESTEL",
    "syllables and calls": "DO MI SI UT JO OM AD BI HU",
    "genitives that end like first parts": "VORSPRUNGS STADIONS",
}
NO_GERMAN = {
    "names": "HEIDI MARIA KURT LARS LEON VOLKSWAGEN TÜV CHINAS EICHSFELD LOCKERBIE",
    "English": "WALK TRADE DESPERATE TIME TELL VOTE",
    "nonsense": "DARMZAHLUNG BEINVERKAUF KATZENKUCHEN BLITZÄRZTE PFLICHTBROT",
    "first parts of compounds": "WIRTSCHAFTS GESUNDHEITS SICHERHEITS NACHKRIEGS",
    "words of set phrases": "FACTO ACTA VITRO CETERA",
}


NAMES = "OSCAR JANET LISA JESUS SARA RITA EDGAR FRED ESSEX MACARTHUR MCDONALD MCKENZIE"


def _refused(lexicon: Lexicon, words: str) -> list[str]:
    return [word for word in words.split() if not lexicon.judge(word).accepted]


@pytest.mark.parametrize("kind", WORDS)
def test_english_words_of_a_kind_count(english: Lexicon, kind: str) -> None:
    assert [] == _refused(english, WORDS[kind])


@pytest.mark.parametrize("kind", NO_WORDS)
def test_what_is_no_english_word_does_not_count(english: Lexicon, kind: str) -> None:
    assert NO_WORDS[kind].split() == _refused(english, NO_WORDS[kind])


@pytest.mark.parametrize("kind", GERMAN)
def test_german_words_of_a_kind_count(german: Lexicon, kind: str) -> None:
    assert [] == _refused(german, GERMAN[kind])


@pytest.mark.parametrize("word", ["SPAR", "FIND", "PRESS", "CHILL", "STINK", "COOLEST"])
def test_a_form_that_is_an_english_word_as_well_counts(german: Lexicon, word: str) -> None:
    assert german.judge(word).accepted


@pytest.mark.parametrize("kind", NO_GERMAN)
def test_what_is_no_german_word_does_not_count(german: Lexicon, kind: str) -> None:
    assert NO_GERMAN[kind].split() == _refused(german, NO_GERMAN[kind])


@pytest.mark.parametrize("name", NAMES.split())
def test_a_name_is_told_as_a_name(english: Lexicon, name: str) -> None:
    assert Reason.NAME is english.judge(name).reason


@pytest.mark.parametrize("short", ["MPH", "NASA", "ETC", "KG"])
def test_an_abbreviation_is_told_as_one(english: Lexicon, short: str) -> None:
    assert Reason.ABBREVIATION is english.judge(short).reason


@pytest.mark.parametrize(
    ("tag", "plain", "words"),
    [("en-clubs", "en", "AE CH DE EA EE GU OE ST ZE ABO"), ("de-clubs", "de", "BE EM EN TA TE")],
)
def test_the_short_words_of_clubs_count_by_a_dictionary_that_says_so(
    tag: str, plain: str, words: str
) -> None:
    clubs, usual = open_lexicon(tag, DICTIONARIES), open_lexicon(plain, DICTIONARIES)
    for word in words.split():
        assert Reason.CLUB is usual.judge(word).reason
        assert Reason.LISTED is clubs.judge(word).reason
        assert word in {found.word for found in clubs.index.from_letters(word)}
    assert ("CAFE", True) == (clubs.judge("café").word, clubs.judge("café").accepted)
    assert usual.spelling("CAFE") == clubs.spelling("CAFE")
    assert len(usual.index) < len(clubs.index) < len(usual.index) + 300


DOUBLING = re.compile("[^aeiouy]*(?:qu)?[aeiouy][bdfgklmnprtvz]")


def test_no_form_leads_to_a_word_that_would_double_its_last_letter() -> None:
    """Over the whole list: TAPED is no form of tap, nor BITES of bit."""
    wrong = []
    for key, _, towards, _ in _rows("en"):
        word, lemma = key.lower(), towards[1:]
        if not towards.startswith("<") or not DOUBLING.fullmatch(lemma):
            continue
        wrong += [word for end in ("ed", "ing", "er", "est", "es") if word == lemma + end]
    assert [] == wrong


def _rows(language: str) -> list[tuple[str, str, str, str]]:
    lines = (DICTIONARIES / language / FILE_NAME).read_text("utf-8").split("\n")[1:-1]
    rows = []
    for line in lines:
        key, part, towards, spelled, *_ = [*line.split("\t"), "", "", ""]
        rows.append((key, part, towards, spelled))
    return rows


FIRST = {
    "en": {
        "PETER": "peter",
        "BITES": "bite",
        "TAPED": "taped",
        "SCROLL": "a document",
        "LINER": "a large commercial ship",
        "THRONE": "the chair",
        "CLIP": "any of various small fasteners",
        "BANK": "a financial institution",
        "OFFER": "offer",
    },
    "de": {
        "FRAU": "Frau",
        "ZEIT": "Zeit",
        "BALL": "Ball",
        "RING": "Ring",
        "SOMMER": "Sommer",
        "SCHRIEB": "schreiben",
        "KUNDEN": "Kunde",
        "SCHLOSS": "Schloss",
        "MUSS": "müssen",
        "KORB": "oben offener",
        "SACK": "Transport",
        "WIRTSCHAFT": "Gesamtheit",
        "GRÜNEN": "grün",
        "SCHIFFE": "Schiff",
        "ANGESTELLTEN": "Angestellter",
    },
}


@pytest.mark.parametrize(
    ("language", "word"), [(language, word) for language in FIRST for word in FIRST[language]]
)
def test_the_sense_that_people_know_stands_first(language: str, word: str) -> None:
    first, expected = Meanings(language, DICTIONARIES).of(word)[0], FIRST[language][word]
    assert expected in (first.lemma, first.word) or first.senses[0].startswith(expected)


def test_a_compound_that_nobody_explains_is_told_by_its_parts() -> None:
    parts = [(row.relation, row.lemma) for row in Meanings("de", DICTIONARIES).of("WAHLPROGRAMM")]
    assert [(Relation.DERIVED, "Programm"), (Relation.DERIVED, "Wahl")] == parts


@pytest.mark.parametrize("word", ["WALES", "AMEN", "NE", "BI", "LOGOS", "ARES", "HANKS"])
def test_what_is_written_with_a_capital_stands_after_the_word(word: str) -> None:
    assert Meanings("en", DICTIONARIES).of(word)[0].lemma.islower()


@pytest.mark.parametrize(
    ("language", "word", "unfit"),
    [
        ("en", "SCARF", "sexual"),
        ("en", "MATE", "intercourse"),
        ("de", "BUBEN", "Beischlaf"),
        ("de", "GLIED", "Penis"),
    ],
)
def test_a_word_that_is_not_marked_has_no_sense_that_a_family_is_spared(
    language: str, word: str, unfit: str
) -> None:
    found = Meanings(language, DICTIONARIES).of(word)
    assert not any(unfit in sense for meaning in found for sense in meaning.senses)


def test_a_sense_that_is_only_a_label_is_none() -> None:
    found = Meanings("de", DICTIONARIES).of("DEZ")
    assert not any(sense == "regional, mitteldeutsch" for one in found for sense in one.senses)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "LONDON GOOGLE XI HO"), ("de", "MARIA HANS VOLKSWAGEN GOOGLE LÜGENPRESSE")],
)
def test_no_name_firm_or_slur_is_an_everyday_word(
    request: pytest.FixtureRequest, language: str, words: str
) -> None:
    lexicon: Lexicon = request.getfixturevalue({"en": "english", "de": "german"}[language])
    offered = [
        word
        for word in words.replace("Ü", "UE").split()
        if lexicon.index.is_everyday(word) and not lexicon.index.is_vulgar(word)
    ]
    assert [] == offered


@pytest.mark.parametrize(
    ("language", "lists"), [("en", ["names-en", "names-en-held-out"]), ("de", ["names-de"])]
)
def test_what_the_lists_of_names_hold_is_no_everyday_word(
    request: pytest.FixtureRequest, language: str, lists: list[str]
) -> None:
    lexicon: Lexicon = request.getfixturevalue({"en": "english", "de": "german"}[language])
    lines = [line for name in lists for line in (DATA / f"{name}.txt").read_text().splitlines()]
    named = {fold(line) for line in lines if line and line[0] != "#"} - FAIR_NAMES
    assert len(named) > 400
    assert [] == sorted(word for word in named if lexicon.index.is_everyday(word))


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_we_list_as_met_as_a_name_or_firm_is_no_everyday_word(
    request: pytest.FixtureRequest, language: str
) -> None:
    lexicon: Lexicon = request.getfixturevalue({"en": "english", "de": "german"}[language])
    lines = (OWN_LISTS / f"obscure-{language}.txt").read_text("utf-8").splitlines()
    listed = [word for line in lines for word in line.partition("#")[0].split()]
    assert len(listed) > 70
    assert [] == [word for word in listed if lexicon.index.is_everyday(fold(word))]


@pytest.mark.parametrize("word", ["FAB", "FABLE", "LAMENT", "CACTUS", "AGILE", "TACKLED"])
def test_what_every_pupil_knows_is_an_everyday_word(english: Lexicon, word: str) -> None:
    assert english.index.is_everyday(word)


def test_a_refused_name_is_explained_as_one() -> None:
    assert PartOfSpeech.NAME is Meanings("de", DICTIONARIES).of("MARIA")[0].part


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_meaning_breaks_off(language: str) -> None:
    text = (DICTIONARIES / language / FILE_NAME).read_text("utf-8")
    # What is left are a few lists that go on (Vögel, Fische …) and numbers without an end.
    assert len(re.findall(r"\w …(?=\t|$)", text, re.MULTILINE)) < 20


@pytest.mark.parametrize("place", ["ESSLINGEN", "LINGEN", "ARZFELD", "WEINSHEIM", "BIESDORF"])
def test_a_place_that_has_no_other_sense_is_a_name(german: Lexicon, place: str) -> None:
    assert german.judge(place).reason is Reason.NAME
