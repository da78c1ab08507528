from __future__ import annotations

from pathlib import Path

import pytest

from wordsmith_desktop.lexicon.own import hunspell_forms
from wordsmith_desktop.lexicon.own.adding import look_into
from wordsmith_desktop.lexicon.own.hunspell_forms import expanded, in_utf8
from wordsmith_desktop.lexicon.own.word_file import WordFileError, WordFileFault

ALIKE = """
SET UTF-8
NEEDAFFIX n
FORBIDDENWORD f
ONLYINCOMPOUND c
CIRCUMFIX x
PFX R Y 1
PFX R 0 re .
PFX D Y 1
PFX D 0 d' [aeiou]
PFX Z Y 1
PFX Z 0 ge/x .
SFX S Y 2
SFX S 0 s [^sy]
SFX S y ies y
SFX T Y 1
SFX T 0 ar/P [^r]
SFX P Y 1
SFX P ar é ar
SFX Q Y 1
SFX Q 0 -lhe .
SFX X Y 1
SFX X 0 t/x .
"""


@pytest.fixture(autouse=True)
def memory_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that runs many tests holds more than the one that expands a dictionary may."""
    monkeypatch.setattr(hunspell_forms, "memory_mb", lambda: 50.0)


def written(folder: Path, affixes: str, *words: str, encoding: str = "utf-8") -> Path:
    dic = folder / "xx.dic"
    dic.with_suffix(".aff").write_bytes(affixes.encode(encoding))
    dic.write_bytes("\n".join((str(len(words)), *words)).encode(encoding))
    return dic


def forms(folder: Path, *words: str, affixes: str = ALIKE, tag: str = "fr") -> dict[str, str]:
    found = expanded(written(folder, affixes, *words), tag)
    spellings = in_utf8(found.spellings, found.alphabet)
    pairs = zip(found.words.tolist(), spellings.tolist(), strict=True)
    return {word.decode(): spelled.decode() for word, spelled in pairs}


def test_ends_and_beginnings_are_put_on_where_they_fit(tmp_path: Path) -> None:
    assert {"CAT", "CATS", "RECAT", "RECATS", "FLY", "FLIES"} == set(
        forms(tmp_path, "cat/RS", "fly/S")
    )


def test_a_second_end_is_put_on_the_first(tmp_path: Path) -> None:
    assert {"CANT": "", "CANTAR": "", "CANTE": "canté"} == forms(tmp_path, "cant/T")


def test_what_is_two_words_or_none_is_left_out(tmp_path: Path) -> None:
    found = forms(tmp_path, "ami/DQS", "Paris/S", "bad/f", "part/c", "-fix/S", "x", "ab po:verb")
    assert {"AMI", "AMIS", "AB"} == set(found)


def test_a_word_may_need_an_affix_and_both_ends_at_once(tmp_path: Path) -> None:
    assert {"RUNS"} == set(forms(tmp_path, "run/nS"))
    assert {"MAAK", "GEMAAKT"} == set(forms(tmp_path, "maak/ZX"))


@pytest.mark.parametrize(
    ("kind", "word"), [("long", "cat/SaRe"), ("num", "cat/11,12"), ("UTF-8", "cat/ŚŘ")]
)
def test_flags_are_written_in_four_ways(tmp_path: Path, kind: str, word: str) -> None:
    suffix, prefix = {"long": "Sa Re", "num": "11 12", "UTF-8": "Ś Ř"}[kind].split()
    affixes = (
        f"SET UTF-8\nFLAG {kind}\nSFX {suffix} Y 1\nSFX {suffix} 0 s .\n"
        f"PFX {prefix} Y 1\nPFX {prefix} 0 re .\n"
    )
    assert {"CAT", "CATS", "RECAT", "RECATS"} == set(forms(tmp_path, word, affixes=affixes))


def test_flags_may_be_numbers_of_a_list(tmp_path: Path) -> None:
    affixes = "SET UTF-8\nAF 1\nAF S\nSFX S Y 1\nSFX S 0 s .\n"
    assert {"CAT", "CATS"} == set(forms(tmp_path, "cat/1", affixes=affixes))


def test_an_older_encoding_is_read(tmp_path: Path) -> None:
    dic = written(tmp_path, "SET ISO8859-1\n", "été", encoding="latin-1")
    found = expanded(dic, "fr")
    assert ([b"ETE"], "é") == (found.words.tolist(), found.alphabet)
    assert ["été".encode()] == in_utf8(found.spellings, found.alphabet).tolist()


def test_a_form_is_there_once_with_its_first_spelling(tmp_path: Path) -> None:
    assert {"OU": "où", "CATS": ""} == forms(tmp_path, "où", "ou", "cats", "Cats")


@pytest.mark.parametrize(
    ("affixes", "words", "fault"),
    [
        (None, b"1\ncat\n", WordFileFault.NO_AFFIXES),
        (b"SET nothing\n", b"1\ncat\n", WordFileFault.NO_AFFIXES),
        (b"SET UTF-8\n\xff\n", b"1\ncat\n", WordFileFault.NO_AFFIXES),
        (b"SET UTF-8\n", b"1\n\xff\xfe\n", WordFileFault.MIXED),
        (b"SET UTF-8\n", b"1\n\xff\xfe\0\n", WordFileFault.NO_TEXT),
        (b"SET UTF-8\n", b"2\ncat/S\ncant/T\n", WordFileFault.NO_AFFIXES),
        (b"SET UTF-8\nSFX S Y 2\nSFX S 0 s .\n", b"1\ncat/S\n", WordFileFault.NO_AFFIXES),
        (b"SET UTF-8\n", b"", WordFileFault.EMPTY),
        (b"SET UTF-8\n", b"2\n?\n1\n", WordFileFault.NO_WORDS),
        (b"SET UTF-8\n", b"cat\0", WordFileFault.NO_TEXT),
    ],
)
def test_what_is_no_dictionary_is_refused_with_its_fault(
    tmp_path: Path, affixes: bytes | None, words: bytes, fault: WordFileFault
) -> None:
    dic = tmp_path / "xx.dic"
    dic.write_bytes(words)
    if affixes is not None:
        dic.with_suffix(".aff").write_bytes(affixes)
    with pytest.raises(WordFileError) as caught:
        expanded(dic, "fr")
    assert fault is caught.value.fault


@pytest.mark.parametrize(("bound", "most"), [("MOST_MB", 1), ("MOST_S", -1)])
def test_more_memory_or_time_than_there_is_for_it_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str, most: int
) -> None:
    monkeypatch.setattr(hunspell_forms, bound, most)
    with pytest.raises(WordFileError) as caught:
        expanded(written(tmp_path, ALIKE, "cat"), "fr")
    assert WordFileFault.TOO_MANY_FORMS is caught.value.fault


def test_a_dictionary_is_looked_into_in_a_process_of_its_own(tmp_path: Path) -> None:
    dic = written(tmp_path, ALIKE, "cant/T", "cat/S")
    told: list[tuple[int, int]] = []
    found = look_into(dic, "fr", lambda done, whole: told.append((done, whole)))
    assert found is not None
    assert (5, [(0, 2)]) == (found.count, told)
    table = found.table(None, None)
    assert [b"CANT", b"CANTAR", b"CANTE", b"CAT", b"CATS"] == table.words.tolist()
    assert (["canté".encode()], [2]) == (table.odd_spellings.tolist(), table.odd_places.tolist())
    assert None is look_into(dic, "fr", should_stop=lambda: True)


def test_what_the_process_refuses_is_told_here(tmp_path: Path) -> None:
    dic = tmp_path / "xx.dic"
    dic.write_bytes(b"1\ncat\n")
    with pytest.raises(WordFileError) as caught:
        look_into(dic, "fr")
    assert (WordFileFault.NO_AFFIXES, "xx.aff") == (caught.value.fault, caught.value.path.name)
