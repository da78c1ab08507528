from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.rulings import Reason
from wordsmith_desktop.lexicon.store import DictionaryError, read_table

from .conftest import DICTIONARIES

FREE_COMPOUND = "Winterprojekt"


def _broken(folder: Path, content: bytes) -> Path:
    (folder / "en").mkdir()
    (folder / "en" / "words.npz").write_bytes(content)
    return folder


def test_without_files_there_is_no_dictionary(tmp_path: Path) -> None:
    lexicon = open_lexicon("en", tmp_path)
    assert isinstance(lexicon.problem, DictionaryError)
    assert tmp_path / "en" / "words.npz" == lexicon.problem.path
    assert not lexicon.is_ready
    ruling = lexicon.judge("bag")
    assert (False, Reason.NO_DICTIONARY) == (ruling.accepted, ruling.reason)
    assert ("en", "") == lexicon.identity
    assert [] == lexicon.index.from_letters("BAG")
    assert "bag" == lexicon.spelling("BAG")


def test_without_files_the_table_can_still_accept_words(tmp_path: Path) -> None:
    game = GameHouse()
    game.accept("bag")
    assert open_lexicon("en", tmp_path).judge("bag", game_house=game).accepted


REAL = (DICTIONARIES / "en" / "words.npz").read_bytes()


@pytest.mark.parametrize(
    "content",
    [b"", b"junk" * 100, REAL[: len(REAL) // 2], REAL[:-100], b"\x00" * 5000],
    ids=["empty", "junk", "half", "torn", "zeros"],
)
def test_a_broken_list_is_no_dictionary(tmp_path: Path, content: bytes) -> None:
    lexicon = open_lexicon("en", _broken(tmp_path, content))
    assert Reason.NO_DICTIONARY is lexicon.judge("bag").reason
    assert lexicon.problem is not None


@pytest.mark.parametrize("place", [0.1, 0.3, 0.5, 0.7, 0.9])
def test_a_flipped_byte_is_noticed(tmp_path: Path, place: float) -> None:
    data = bytearray(REAL)
    data[int(len(data) * place)] ^= 0xFF
    assert open_lexicon("en", _broken(tmp_path, bytes(data))).problem is not None


@pytest.mark.parametrize(
    "columns",
    [
        {"words": np.array(["BAG"], "S15")},
        {"words": np.array([1, 2])},
        {"words": np.array(["BAG"], object)},
    ],
    ids=["columns missing", "numbers", "objects"],
)
def test_a_list_of_other_columns_is_refused(
    tmp_path: Path, columns: dict[str, np.ndarray[tuple[int], np.dtype[np.generic]]]
) -> None:
    path = tmp_path / "words.npz"
    np.savez_compressed(path, allow_pickle=True, **columns)
    with pytest.raises(DictionaryError):
        read_table(path)


def test_a_folder_in_place_of_the_list_is_no_dictionary(tmp_path: Path) -> None:
    (tmp_path / "en" / "words.npz").mkdir(parents=True)
    assert Reason.NO_DICTIONARY is open_lexicon("en", tmp_path).judge("bag").reason


def test_without_hunspell_files_the_list_still_judges(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    shutil.copy(DICTIONARIES / "de" / "words.npz", tmp_path / "de")
    lexicon = open_lexicon("de", tmp_path)
    assert lexicon.judge("Tür").accepted
    assert lexicon.problem is None
    assert Reason.UNKNOWN is lexicon.judge(FREE_COMPOUND).reason
    assert lexicon.problem is not None


def test_an_unknown_tag_is_an_error_of_the_caller() -> None:
    with pytest.raises(KeyError):
        open_lexicon("xx", DICTIONARIES)
