"""What words mean: a small file of our own, broken ones, and the two that ship."""

from __future__ import annotations

import random
import threading
import time
import zlib
from pathlib import Path

import pytest

from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.meanings import (
    Commonness,
    Known,
    Meaning,
    Meanings,
    commonness_of,
    look_up,
)
from wordsmith_desktop.lexicon.meanings_file import (
    FILE_NAME,
    MeaningLine,
    MeaningsFile,
    PartOfSpeech,
    Relation,
    key_of,
    write_meanings,
)
from wordsmith_desktop.lexicon.rulings import Reason
from wordsmith_desktop.lexicon.store import DictionaryError

from .conftest import DICTIONARIES

MILLISECONDS = 5
ROWS = [
    MeaningLine("run", PartOfSpeech.VERB, senses=("move fast", "flee")),
    MeaningLine("run", PartOfSpeech.NOUN, senses=("a race",)),
    MeaningLine("ran", PartOfSpeech.VERB, Relation.FORM, "run"),
    MeaningLine("runs", PartOfSpeech.NOUN, Relation.FORM, "run"),
    MeaningLine("John", PartOfSpeech.NAME, senses=("a first name",)),
    MeaningLine("Masse", PartOfSpeech.NOUN, senses=("viel von etwas",)),
    MeaningLine("Massen", PartOfSpeech.NOUN, Relation.FORM, "Masse"),
    MeaningLine("Maßen", PartOfSpeech.NOUN, Relation.FORM, "Maß"),
    MeaningLine("café", PartOfSpeech.NOUN, senses=("a place for coffee",)),
    MeaningLine("NASA", PartOfSpeech.ABBREVIATION, senses=("goes to space",)),
    MeaningLine("z. B.", PartOfSpeech.ABBREVIATION, senses=("zum Beispiel",)),
    MeaningLine("co-op", None, senses=("a shop",)),
    MeaningLine("unripely", PartOfSpeech.ADVERB, Relation.DERIVED, "ripe"),
]


@pytest.fixture
def small(tmp_path: Path) -> Meanings:
    (tmp_path / "en").mkdir()
    write_meanings(tmp_path / "en" / FILE_NAME, "en", ROWS)
    return Meanings("en", tmp_path)


@pytest.fixture(scope="module")
def english_meanings() -> Meanings:
    return Meanings("en", DICTIONARIES)


@pytest.fixture(scope="module")
def german_meanings() -> Meanings:
    return Meanings("de", DICTIONARIES)


def test_a_headword_has_one_meaning_for_each_part_of_speech(small: Meanings) -> None:
    verb = Meaning("run", "run", PartOfSpeech.VERB, ("move fast", "flee"))
    assert (verb, Meaning("run", "run", PartOfSpeech.NOUN, ("a race",))) == small.of("RUN")


def test_a_form_has_the_senses_of_its_lemma_and_part(small: Meanings) -> None:
    (ran,) = small.of("RAN")
    assert Meaning("ran", "run", PartOfSpeech.VERB, ("move fast", "flee"), Relation.FORM) == ran
    assert [("a race",)] == [meaning.senses for meaning in small.of("RUNS")]


def test_one_folded_word_can_be_a_form_of_several(small: Meanings) -> None:
    assert [("Massen", "Masse"), ("Maßen", "Maß")] == [
        (meaning.word, meaning.lemma) for meaning in small.of("MASSEN")
    ]


def test_a_lemma_that_has_no_sense_is_told_all_the_same(small: Meanings) -> None:
    (found,) = small.of("UNRIPELY")
    assert Meaning("unripely", "ripe", PartOfSpeech.ADVERB, (), Relation.DERIVED) == found


@pytest.mark.parametrize(
    ("asked", "written"),
    [("CAFE", "café"), ("nasa", "NASA"), ("ZB", "z. B."), ("Co-op", "co-op"), (" run ", "run")],
)
def test_a_word_is_found_however_it_is_typed(small: Meanings, asked: str, written: str) -> None:
    assert written == small.of(asked)[0].word


def test_what_somebody_owns_leads_to_the_owner(small: Meanings) -> None:
    (found,) = small.of("JOHN'S")
    assert ("John's", "John", Relation.FORM) == (found.word, found.lemma, found.relation)


@pytest.mark.parametrize("word", ["", "A", "RU", "RUNN", "ZZZ", "R\tN", "\n", "Ж", "X" * 5000])
def test_an_unknown_word_has_no_meaning(small: Meanings, word: str) -> None:
    assert () == small.of(word)
    assert small.problem is None


def test_equal_rows_give_equal_files(tmp_path: Path) -> None:
    for name in ("one", "two"):
        write_meanings(tmp_path / name, "en", ROWS)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_every_row_is_read_back(tmp_path: Path) -> None:
    write_meanings(tmp_path / "file", "en", ROWS)
    file = MeaningsFile(tmp_path / "file", "en")
    assert set(ROWS) == {row for each in ROWS for row in file.rows(key_of(each.word))}
    file.close()


@pytest.mark.parametrize(
    "row",
    [MeaningLine("run", None, senses=("a\nb",)), MeaningLine("ran", None, Relation.ITSELF, "run")],
)
def test_a_row_that_could_not_be_read_back_is_not_written(tmp_path: Path, row: MeaningLine) -> None:
    with pytest.raises(ValueError, match=r"r[au]n"):
        write_meanings(tmp_path / "file", "en", [row])


def test_nothing_is_opened_before_the_first_question(tmp_path: Path) -> None:
    meanings = Meanings("en", tmp_path)
    assert meanings.problem is None
    assert () == meanings.of("RUN")
    assert isinstance(meanings.problem, DictionaryError)
    assert tmp_path / "en" / FILE_NAME == meanings.problem.path


def test_a_problem_is_given_out_once(tmp_path: Path) -> None:
    meanings = Meanings("en", tmp_path)
    assert meanings.take_problem() is None
    meanings.of("RUN")
    assert meanings.problem is meanings.take_problem()
    meanings.of("RUN")
    assert meanings.take_problem() is None


@pytest.mark.parametrize("place", [0.0, 0.01, 0.3, 0.6, 0.99])
def test_a_flipped_byte_is_noticed(small: Meanings, place: float) -> None:
    data = bytearray(small.path.read_bytes())
    data[int(len(data) * place)] ^= 0xFF
    small.path.write_bytes(bytes(data))
    assert () == small.of("RUN")
    assert small.problem is not None


@pytest.mark.parametrize("content", [b"", b"\n", b"junk" * 100, b"\x00" * 5000])
def test_a_broken_file_is_a_problem_and_no_error(small: Meanings, content: bytes) -> None:
    small.path.write_bytes(content)
    assert () == small.of("RUN")
    assert small.problem is not None


def test_a_torn_file_is_a_problem(small: Meanings) -> None:
    small.path.write_bytes(small.path.read_bytes()[:-20])
    assert () == small.of("RUN")
    assert small.problem is not None


def test_a_folder_or_another_language_in_its_place_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "en" / FILE_NAME).mkdir(parents=True)
    (tmp_path / "de").mkdir()
    write_meanings(tmp_path / "de" / FILE_NAME, "en", ROWS)
    for language in ("en", "de"):
        meanings = Meanings(language, tmp_path)
        assert () == meanings.of("RUN")
        assert meanings.problem is not None


def test_a_sound_check_sum_over_unreadable_lines_is_a_problem(small: Meanings) -> None:
    body = b"RUN\tv\t\t\tmove\nRUNS\tQ\t<1\t\n"
    header = f"wordsmith-meanings 1 en {zlib.crc32(body):08x}\n".encode()
    small.path.write_bytes(header + body)
    assert ("move",) == small.of("RUN")[0].senses
    assert () == small.of("RUNS")
    assert small.problem is not None


def test_a_closed_file_opens_again(small: Meanings) -> None:
    assert small.of("RUN")
    small.close()
    assert small.of("RUN")


def test_several_threads_may_ask(small: Meanings) -> None:
    found: list[bool] = []
    threads = [
        threading.Thread(target=lambda: found.append(bool(small.of("RAN")))) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [True] * 8 == found


@pytest.mark.parametrize(
    ("value", "level"),
    [(0, Commonness.UNMET), (1, Commonness.VERY_RARE), (20, Commonness.RARE), (77, Commonness(50))],
)
def test_commonness_has_levels(value: int, level: Commonness) -> None:
    assert level is commonness_of(value)


# The files that ship


@pytest.mark.parametrize(
    ("word", "lemma", "part", "beginning"),
    [
        ("RAN", "run", PartOfSpeech.VERB, "move fast"),
        ("MICE", "mouse", PartOfSpeech.NOUN, "any of numerous small rodents"),
        ("THE", "the", PartOfSpeech.DETERMINER, "marks"),
        ("DON'T", "don't", PartOfSpeech.CONTRACTION, "short for"),
        ("FREUD", "Freud", PartOfSpeech.NAME, "Austrian neurologist"),
        ("WELL-BEING", "well-being", PartOfSpeech.NOUN, "a contented state"),
        ("DOES", "do", PartOfSpeech.VERB, ""),
        ("ARE", "be", PartOfSpeech.VERB, "have the quality"),
        ("I'M", "I'm", PartOfSpeech.CONTRACTION, "short for"),
        ("WOULD", "would", PartOfSpeech.VERB, "says what could"),
    ],
)
def test_english_words_are_explained(
    english_meanings: Meanings, word: str, lemma: str, part: PartOfSpeech, beginning: str
) -> None:
    first = english_meanings.of(word)[0]
    assert (lemma, part) == (first.lemma, first.part)
    assert first.senses[0].startswith(beginning)


@pytest.mark.parametrize(
    ("word", "lemma", "part"),
    [
        ("HAEUSER", "Haus", PartOfSpeech.NOUN),
        ("GING", "gehen", PartOfSpeech.VERB),
        ("IST", "sein", PartOfSpeech.VERB),
        ("GELOBTEN", "loben", PartOfSpeech.VERB),
        ("SCHOENSTES", "schön", PartOfSpeech.ADJECTIVE),
        ("ABZUARBEITEN", "abarbeiten", PartOfSpeech.VERB),
        ("MUSS", "müssen", PartOfSpeech.VERB),
        ("AUGE", "Auge", PartOfSpeech.NOUN),
        ("FREUDE", "Freude", PartOfSpeech.NOUN),
        ("LONDON", "London", PartOfSpeech.NAME),
        ("DAS", "das", PartOfSpeech.DETERMINER),
        ("EINEN", "ein", PartOfSpeech.DETERMINER),
        ("ARBEIT", "Arbeit", PartOfSpeech.NOUN),
        ("GROSSE", "groß", PartOfSpeech.ADJECTIVE),
        ("UNTER", "unter", PartOfSpeech.PREPOSITION),
    ],
)
def test_german_words_are_explained(
    german_meanings: Meanings, word: str, lemma: str, part: PartOfSpeech
) -> None:
    first = german_meanings.of(word)[0]
    assert (lemma, part) == (first.lemma, first.part)
    assert first.senses


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_later_answer_takes_a_few_milliseconds_at_most(language: str) -> None:
    meanings = Meanings(language, DICTIONARIES)
    words = ["RUN", "HAUS", "ZZZ", "GING", "WAREN", "SET", "A", "LAUFEN"]
    meanings.of("RUN")
    start = time.process_time()
    for word in words * 50:
        meanings.of(word)
    assert (time.process_time() - start) * 1000 / (50 * len(words)) < MILLISECONDS


@pytest.mark.parametrize("language", ["en", "de"])
def test_senses_read_well(language: str) -> None:
    lines = (DICTIONARIES / language / FILE_NAME).read_text("utf-8").split("\n")[1:-1]
    for line in random.Random(14).sample(lines, 20_000):
        _, _, towards, _, *senses = [*line.split("\t"), "", ""][: max(4, line.count("\t") + 1)]
        senses = [sense for sense in senses if sense]
        assert bool(towards) is not bool(senses), line
        assert len(senses) <= 4, line
        for sense in senses:
            assert 2 <= len(sense) <= 420, line
            assert sense == sense.strip(), line
            assert not any(mark in sense for mark in ("{{", "[[", "''", "<ref", "http", "|")), line


def test_a_look_up_tells_verdict_spelling_and_commonness(
    english: Lexicon, english_meanings: Meanings
) -> None:
    known = look_up("ran", english, english_meanings)
    assert ("RAN", True, "ran") == (known.ruling.word, known.ruling.accepted, known.spelling)
    assert known.commonness is Commonness.COMMON
    assert known.is_explained


def test_a_refused_word_shows_first_what_it_was_refused_for(
    german: Lexicon, german_meanings: Meanings
) -> None:
    known = look_up("Paris", german, german_meanings)
    assert (Reason.NAME, PartOfSpeech.NAME) == (known.ruling.reason, known.meanings[0].part)
    assert known.commonness is None


def test_of_a_word_without_a_meaning_the_rest_is_told(english: Lexicon, small: Meanings) -> None:
    known: Known = look_up("Colour", english, small)
    assert ((), False, "colour") == (known.meanings, known.is_explained, known.spelling)
    assert known.commonness is not None


def test_without_a_file_a_look_up_still_judges(english: Lexicon, tmp_path: Path) -> None:
    known = look_up("sock", english, Meanings("en", tmp_path))
    assert known.ruling.accepted
    assert () == known.meanings
