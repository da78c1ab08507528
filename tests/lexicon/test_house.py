from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsmith_desktop.lexicon.folding import ALPHABET
from wordsmith_desktop.lexicon.house import GameHouse, HouseList
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.rulings import Reason

from .conftest import DICTIONARIES


def test_verdicts_are_in_effect_at_once() -> None:
    house = GameHouse()
    assert house.verdict("Grün") is None
    house.accept("Grün")
    assert house.verdict("gruen") is True
    house.ban("GRUEN")
    assert house.verdict("grün") is False
    house.forget("grün")
    assert house.verdict("grün") is None


def test_words_are_sorted_and_folded() -> None:
    house = GameHouse()
    house.accept("zoë")
    house.ban("Äpfel")
    assert [("AEPFEL", False), ("ZOE", True)] == house.words()


@pytest.mark.parametrize("word", ["", "  ", "c4", "😀", "a b"])
def test_a_word_that_no_game_can_show_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="no game can show"):
        GameHouse().accept(word)


def test_a_saved_list_is_read_again(tmp_path: Path) -> None:
    house = HouseList.load(tmp_path / "new", "de")
    house.accept("Quax")
    house.ban("Tür")
    house.save()
    assert [("QUAX", True), ("TUER", False)] == HouseList.load(tmp_path / "new", "de").words()
    assert [] == HouseList.load(tmp_path / "new", "en").words()
    assert ["house-de.json"] == [path.name for path in (tmp_path / "new").iterdir()]


@given(st.dictionaries(st.text(ALPHABET, min_size=1, max_size=12), st.booleans(), max_size=8))
def test_any_list_survives_saving(
    tmp_path_factory: pytest.TempPathFactory, words: dict[str, bool]
) -> None:
    folder = tmp_path_factory.mktemp("house")
    house = HouseList.load(folder, "en")
    for word, verdict in words.items():
        (house.accept if verdict else house.ban)(word)
    house.save()
    assert sorted(words.items()) == HouseList.load(folder, "en").words()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b"[]",
        b'{"format": 2, "words": {}}',
        b'{"format": 1, "words": ["A"]}',
        b'{"format": 1, "words": {"A": 1}}',
        b'{"format": 1, "words": {"\\ud83d\\ude00": true}}',
    ],
)
def test_a_damaged_list_is_kept_aside_and_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "house-en.json"
    path.write_bytes(content)
    house = HouseList.load(tmp_path, "en")
    assert [] == house.words()
    assert house.damage is not None
    assert path == house.damage.path
    assert house.damage.kept_as is not None
    assert content == house.damage.kept_as.read_bytes()
    assert not path.exists()


def test_two_damaged_lists_are_both_kept(tmp_path: Path) -> None:
    for content in ("first", "second"):
        (tmp_path / "house-en.json").write_text(content)
        HouseList.load(tmp_path, "en")
    assert {"first", "second"} == {path.read_text() for path in tmp_path.iterdir()}


def test_an_unreadable_list_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / "house-en.json").mkdir()
    house = HouseList.load(tmp_path, "en")
    assert house.damage is not None
    house.accept("quax")
    house.save()
    assert (tmp_path / "house-en.json").is_dir()


def test_a_failed_save_leaves_the_old_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = HouseList.load(tmp_path, "en")
    house.accept("quax")
    house.save()
    house.ban("quax")

    def fail(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("wordsmith_desktop.lexicon.house.os.fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        house.save()
    assert [("QUAX", True)] == HouseList.load(tmp_path, "en").words()


def test_the_file_is_plain_json(tmp_path: Path) -> None:
    house = HouseList.load(tmp_path, "en")
    house.accept("quax")
    house.save()
    content = json.loads((tmp_path / "house-en.json").read_bytes())
    assert {"format": 1, "words": {"QUAX": True}} == content


def test_the_table_goes_before_the_house_and_the_house_before_the_dictionary(
    tmp_path: Path,
) -> None:
    lexicon = open_lexicon("en", DICTIONARIES, tmp_path)
    game = GameHouse()

    def judged(word: str) -> tuple[bool, Reason, str]:
        ruling = lexicon.judge(word, game_house=game)
        return ruling.accepted, ruling.reason, ruling.source

    assert (True, Reason.LISTED, "en") == judged("bag")
    lexicon.house.ban("bag")
    assert (False, Reason.HOUSE_BANNED, "always") == judged("bag")
    game.accept("bag")
    assert (True, Reason.HOUSE_ACCEPTED, "table") == judged("bag")
    assert (False, Reason.NAME, "en") == judged("peru")
    lexicon.house.accept("peru")
    assert (True, Reason.HOUSE_ACCEPTED, "always") == judged("peru")


def test_american_british_and_both_share_the_english_list(tmp_path: Path) -> None:
    first = open_lexicon("en-us", DICTIONARIES, tmp_path)
    first.house.accept("quax")
    first.house.save()
    assert open_lexicon("en-gb", DICTIONARIES, tmp_path).judge("quax").accepted


def test_a_short_word_stays_too_short_even_if_accepted(english: Lexicon) -> None:
    game = GameHouse()
    game.accept("qz")
    assert Reason.TOO_SHORT is english.judge("qz", min_length=3, game_house=game).reason
