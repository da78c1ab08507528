from __future__ import annotations

import hashlib
import json
import random
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.helpers.effort import EFFORT
from wordsmith_desktop.lexicon import store
from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.hunspell import open_speller
from wordsmith_desktop.lexicon.lexicon import DIALECTS, Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.meanings_file import FILE_NAME
from wordsmith_desktop.lexicon.store import DictionaryError, WordColumns, read_table, write_table
from wordsmith_desktop.lexicon.vouchers import Source

from .conftest import DICTIONARIES

SAMPLE = 5000
"""Words of a list that are looked up; an effort of 60 looks all of them up."""


def _fails_hunspell(lexicon: Lexicon, words: list[str]) -> list[str]:
    spellers = [
        open_speller(DICTIONARIES / folder / f"{name}.aff", DICTIONARIES / folder / f"{name}.dic")
        for folder, name in DIALECTS[lexicon.tag].spellers
    ]
    spelled = [(word, lexicon.spelling(word)) for word in words]
    return [w for w, text in spelled if not any(s.spells(text) for s in spellers)]


@pytest.mark.slow
@pytest.mark.parametrize("tag", ["en", "de"])
def test_words_that_only_hunspell_vouches_for_pass_it(tag: str) -> None:
    lexicon = open_lexicon(tag, DICTIONARIES)
    table = read_table(DICTIONARIES / tag / "words.npz")
    listed = table.words[table.sources == Source.HUNSPELL].tolist()
    looked_up = min(SAMPLE * EFFORT, len(listed))
    words = [word.decode() for word in random.Random(7).sample(listed, looked_up)]
    assert [] == _fails_hunspell(lexicon, words)


@pytest.mark.parametrize("tag", ["en", "de"])
def test_every_listed_word_has_a_source_that_can_be_told(tag: str) -> None:
    table = read_table(DICTIONARIES / tag / "words.npz")
    assert table.sources.all()
    lexicon = open_lexicon(tag, DICTIONARIES)
    assert all(lexicon.vouchers(word.decode()) for word in table.words[::997].tolist())


def test_sources_are_told_by_name(english: Lexicon, german: Lexicon) -> None:
    assert {"Hunspell", "SCOWL"} <= set(english.vouchers("bag"))
    assert ("Wordsmith",) == english.vouchers("rewordable")
    assert {"Wiktionary", "LanguageTool"} <= set(german.vouchers("Freude"))
    assert () == german.vouchers("Xqzw")


@pytest.mark.parametrize("tag", ["en", "de"])
def test_every_spelling_folds_back_to_its_word(tag: str) -> None:
    lexicon = open_lexicon(tag, DICTIONARIES)
    for word in random.Random(9).sample(lexicon.index.words.tolist(), 3000):
        assert word.decode() == fold(lexicon.spelling(word.decode()))


@pytest.mark.parametrize("folder", ["en-us", "en-gb", "de", "en"])
def test_provenance_names_every_file_with_its_hash(folder: str) -> None:
    path = DICTIONARIES / folder
    told = {
        name: digest
        for source in json.loads((path / "PROVENANCE.json").read_text("utf-8"))
        for name, digest in source["files"].items()
    }
    for made_of in path.glob("[MW]*S.json"):
        made = json.loads(made_of.read_text("utf-8"))
        told[made["file"]] = made["sha256"]
    assert told == {name: hashlib.sha256((path / name).read_bytes()).hexdigest() for name in told}
    unnamed = {p.name for p in path.iterdir()} - told.keys()
    about = {"PROVENANCE.json", "WORDS.json", "MEANINGS.json"}
    assert unnamed <= about | {"LICENSE", "LICENSE-wordfreq", "LICENSE-meanings"}
    assert any(name.startswith(("LICENSE", "COPYRIGHT")) for name in told)


@pytest.mark.parametrize("folder", ["de", "en"])
def test_provenance_keeps_what_was_measured_and_with_what(folder: str) -> None:
    entries = json.loads((DICTIONARIES / folder / "PROVENANCE.json").read_text("utf-8"))
    (measured,) = [entry for entry in entries if entry["kind"] == "measure"]
    # What only explains words does not say which there are.
    fetched = [entry for entry in entries if entry["kind"] != "measure"]
    built_from = {entry["name"] for entry in fetched if "only_for" not in entry}
    assert built_from.isdisjoint(measured["with"])
    assert all(figure["wrong"] <= figure["of"] for figure in measured["figures"])


def test_the_word_lists_and_spelling_dictionaries_stay_below_twenty_one_megabytes() -> None:
    kinds = {".npz", ".aff", ".dic"}
    files = [path for path in DICTIONARIES.rglob("*") if path.suffix in kinds]
    assert sum(path.stat().st_size for path in files) < 21_000_000


def test_the_meanings_are_small_enough_to_pack_into_six_megabytes() -> None:
    files = [DICTIONARIES / folder / FILE_NAME for folder in ("en", "de")]
    # An installer packs them to 21 in a hundred.
    assert sum(path.stat().st_size for path in files) < 28_000_000


@pytest.mark.parametrize("folder", ["en", "de"])
def test_meanings_were_made_for_the_word_list_beside_them(folder: str) -> None:
    told = json.loads((DICTIONARIES / folder / "MEANINGS.json").read_text("utf-8"))
    list_of_words = (DICTIONARIES / folder / "words.npz").read_bytes()
    assert {"words.npz": hashlib.sha256(list_of_words).hexdigest()} == told["made_for"]


def test_the_identity_is_the_hash_of_the_list(english: Lexicon) -> None:
    data = (DICTIONARIES / "en" / "words.npz").read_bytes()
    assert ("en", hashlib.sha256(data).hexdigest()) == english.identity


def test_excluded_words_are_not_listed(english: Lexicon, german: Lexicon) -> None:
    for folder, lexicon in (("en", english), ("de", german)):
        table = read_table(DICTIONARIES / folder / "words.npz")
        assert 0 == np.intersect1d(table.excluded, lexicon.index.words).size
        assert bool((table.excluded[:-1] < table.excluded[1:]).all())


def test_writing_a_table_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    table = _small_table()
    for name in ("one", "two"):
        write_table(tmp_path / name, table)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert [b"BAG", b"CAFE"] == read_table(tmp_path / "one").words.tolist()


def test_every_column_comes_back_as_it_was_written(tmp_path: Path) -> None:
    written = _small_table()
    write_table(tmp_path / "words.npz", written)
    read = read_table(tmp_path / "words.npz")
    names = [field.name for field in fields(WordColumns) if field.name != "digest"]
    assert {name: getattr(written, name).tolist() for name in names} == {
        name: getattr(read, name).tolist() for name in names
    }
    assert written.flags.dtype == read.flags.dtype


def test_a_table_has_no_column_of_another_name(tmp_path: Path) -> None:
    write_table(tmp_path / "words.npz", _small_table())
    assert not hasattr(read_table(tmp_path / "words.npz"), "colours")


def test_a_column_is_unpacked_when_something_is_asked_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    unpack = store._MappedColumns.__getattr__

    def told(table: store._MappedColumns, name: str) -> object:
        asked.append(name)
        return unpack(table, name)

    monkeypatch.setattr(store._MappedColumns, "__getattr__", told)
    lexicon = open_lexicon("de", DICTIONARIES)
    at_opening = set(asked)
    for word in ("Freude", "Türen", "Häme"):
        assert lexicon.judge(word).accepted
    assert {"flags", "excluded"} == set(asked) - at_opening
    assert {"commonness", "known", "sources", "shapes", "flags"}.isdisjoint(at_opening)
    assert "TUER" == lexicon.index.from_letters("TUER", family=True, limit=1)[0].word
    lexicon.index.from_letters("HAUS", family=True)
    assert [1, 1, 1] == [asked.count(name) for name in ("commonness", "known", "flags")]


@pytest.mark.parametrize(
    ("dtype", "wanted"), [(("u", 4, "L"), True), (("u", 8, "L"), False), (("i", 4, "L"), False)]
)
def test_a_column_is_known_by_kind_and_size_as_windows_calls_four_bytes_otherwise(
    dtype: tuple[str, int, str], wanted: bool
) -> None:
    kind, size, char = dtype
    as_read: Any = SimpleNamespace(kind=kind, itemsize=size, char=char)
    assert wanted == store.is_of(np.dtype("u4"), as_read)


def test_a_table_of_unequal_columns_is_not_written(tmp_path: Path) -> None:
    table = _small_table(commonness=np.array([1], np.uint8))
    with pytest.raises(DictionaryError, match="unequal"):
        write_table(tmp_path / "words.npz", table)


def test_one_region_keeps_its_odd_spellings() -> None:
    table = _small_table().only_region(2)
    assert [b"CAFE"] == table.words.tolist()
    assert [0] == table.odd_places.tolist()


def _small_table(
    commonness: np.ndarray[tuple[int], np.dtype[np.uint8]] | None = None,
) -> WordColumns:
    return WordColumns(
        words=np.array(["BAG", "CAFE"], "S15"),
        commonness=commonness if commonness is not None else np.array([50, 40], np.uint8),
        known=np.array([3, 2], np.uint8),
        sources=np.array([1, 1], np.uint8),
        flags=np.array([1, 3], np.uint8),
        shapes=np.zeros(2, np.uint8),
        odd_places=np.array([1], np.uint32),
        odd_spellings=np.array(["café".encode()], "S60"),
        excluded=np.array(["PERU"], "S15"),
        excluded_reasons=np.array([1], np.uint8),
        long_words=np.empty(0, np.uint32),
        first_parts=np.empty(0, "S15"),
    )
