from __future__ import annotations

import os
import random
import shutil
from pathlib import Path

import pytest

from wordsmith_desktop.lexicon import hunspell
from wordsmith_desktop.lexicon.hunspell import (
    ChunspellSpeller,
    EnchantSpeller,
    Speller,
    open_speller,
)
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.store import DictionaryError

from .conftest import DICTIONARIES

AFF = DICTIONARIES / "de" / "de_DE_frami.aff"
DIC = DICTIONARIES / "de" / "de_DE_frami.dic"


def _engine(kind: type[ChunspellSpeller] | type[EnchantSpeller]) -> Speller:
    try:
        return kind(AFF, DIC)
    except ImportError as error:
        pytest.skip(f"no such engine here: {error}")


@pytest.mark.parametrize("kind", [ChunspellSpeller, EnchantSpeller])
def test_an_engine_knows_words_from_scraps(
    kind: type[ChunspellSpeller] | type[EnchantSpeller],
) -> None:
    speller = _engine(kind)
    expected = {"Tür": True, "tür": False, "Straße": True, "Haustür": True, "Xqzw": False}
    assert expected == {word: speller.spells(word) for word in expected}
    speller.close()


@pytest.mark.parametrize("kind", [ChunspellSpeller, EnchantSpeller])
def test_an_engine_takes_any_text(kind: type[ChunspellSpeller] | type[EnchantSpeller]) -> None:
    speller = _engine(kind)
    for text in ("", "Š", "😀", "A" * 60):
        assert speller.spells(text) is False
    speller.close()


@pytest.mark.slow
def test_both_engines_rule_the_same(german: Lexicon) -> None:
    one, other = _engine(ChunspellSpeller), _engine(EnchantSpeller)
    words = random.Random(3).sample(german.index.words.tolist(), 4000)
    texts = [german.spelling(word.decode()) for word in words]
    differing = [text for text in texts if one.spells(text) != other.spells(text)]
    assert len(differing) < 8
    one.close()
    other.close()


def test_enchant_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    before = sorted(path.name for path in AFF.parent.iterdir())
    speller = _engine(EnchantSpeller)
    assert speller.spells("Tür")
    assert 1 == len(list(tmp_path.iterdir()))
    speller.close()
    assert [] == list(tmp_path.iterdir())
    assert before == sorted(path.name for path in AFF.parent.iterdir())
    assert "ENCHANT_CONFIG_DIR" not in os.environ


def test_chunspell_reads_a_folder_of_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "Wörter und 言葉"
    folder.mkdir()
    aff, dic = (Path(shutil.copy(path, folder)) for path in (AFF, DIC))
    speller = open_speller(aff, dic)
    assert speller.spells("Tür")
    speller.close()


def test_the_next_engine_is_tried_when_one_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    class Answering:
        engine = "answering"

        def spells(self, surface: str) -> bool:
            return surface == "yes"

        def close(self) -> None:
            pass

    def fail(_aff: Path, _dic: Path) -> Speller:
        raise ImportError("no library")

    monkeypatch.setattr(hunspell, "ENGINES", (fail, lambda _aff, _dic: Answering()))
    assert "answering" == open_speller(AFF, DIC).engine


def test_without_an_engine_the_problem_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunspell, "ENGINES", ())
    with pytest.raises(DictionaryError, match="de_DE_frami"):
        open_speller(AFF, DIC)


def test_missing_and_empty_files_are_told(tmp_path: Path) -> None:
    with pytest.raises(DictionaryError, match="missing"):
        open_speller(tmp_path / "x.aff", tmp_path / "x.dic")
    (tmp_path / "x.aff").touch()
    with pytest.raises(DictionaryError, match="empty"):
        open_speller(tmp_path / "x.aff", tmp_path / "x.dic")
