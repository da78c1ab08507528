from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from tests.helpers.own_words import add_list
from tests.lexicon.conftest import DICTIONARIES
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import digest_of, open_lexicon
from wordsmith_desktop.lexicon.own.adding import licence_in
from wordsmith_desktop.lexicon.own.estimating import LEAST, MOST, estimated
from wordsmith_desktop.lexicon.own.own_columns import EVERYDAY
from wordsmith_desktop.lexicon.own.own_lists import (
    ABOUT,
    LONGEST_NAME,
    ListUse,
    OwnList,
    OwnLists,
    TakenNameError,
    own_tag,
)
from wordsmith_desktop.lexicon.rulings import Reason


@pytest.fixture
def lists(tmp_path: Path) -> OwnLists:
    return OwnLists(tmp_path / "dictionaries")


def added(
    lists: OwnLists, tag: str, words: Iterable[str], mode: ListUse = ListUse.ONLY, base: str = ""
) -> OwnList:
    return add_list(lists, DICTIONARIES, tag, *words, mode=mode, base=base)


def opened(lists: OwnLists, tag: str) -> Lexicon:
    return open_lexicon(tag, DICTIONARIES, own_dir=lists.folder)


def commonness(lexicon: Lexicon, word: str) -> int:
    place = lexicon.index.position(word)
    assert place is not None
    return int(lexicon.index.commonness[place])


def test_only_the_list_counts(lists: OwnLists) -> None:
    added(lists, "en+Club", ["house", "zzyx", "electroencephalographer"])
    lexicon = opened(lists, "en+Club")
    verdicts = {word: lexicon.judge(word).reason for word in ("HOUSE", "zzyx", "CAT", "LONDON")}
    assert {
        "HOUSE": Reason.LISTED,
        "zzyx": Reason.LISTED,
        "CAT": Reason.UNKNOWN,
        "LONDON": Reason.UNKNOWN,
    } == verdicts
    assert Reason.LONG is lexicon.judge("electroencephalographer").reason


def test_what_is_known_of_a_word_is_ours_and_a_new_one_is_rare(
    lists: OwnLists, english: Lexicon
) -> None:
    added(lists, "en+Club", ["house", "zzyé", "shit", "zzyx"])
    lexicon = opened(lists, "en+Club")
    assert commonness(english, "HOUSE") == commonness(lexicon, "HOUSE") > 0
    assert 0 == commonness(lexicon, "ZZYX")
    assert lexicon.index.is_vulgar("SHIT")
    assert "zzyé" == lexicon.spelling("ZZYE")


def test_the_list_counts_beside_ours(lists: OwnLists) -> None:
    added(lists, "en+Club", ["zzyx", "london", "house"], ListUse.BESIDE, "en")
    lexicon = opened(lists, "en+Club")
    assert all(lexicon.judge(word).accepted for word in ("ZZYX", "LONDON", "CAT", "HOUSE"))
    assert Reason.NAME is lexicon.judge("PARIS").reason
    assert (np.sort(lexicon.index.words) == lexicon.index.words).all()
    assert "o’clock".replace("’", "'") == lexicon.spelling("O'CLOCK")


def test_compounds_count_where_ours_do(lists: OwnLists, german: Lexicon) -> None:
    word = "WINTERBERICHT"
    assert german.judge(word).accepted
    added(lists, "de+Klub", ["zzyx"], ListUse.BESIDE, "de")
    added(lists, "de+Allein", ["zzyx"])
    assert opened(lists, "de+Klub").judge(word).accepted
    assert not opened(lists, "de+Allein").judge(word).accepted


def test_a_block_list_takes_words_away_and_says_so(lists: OwnLists) -> None:
    added(lists, "en+Family", ["house", "xyzzy"], ListUse.WITHOUT, "en-gb")
    lexicon = opened(lists, "en+Family")
    assert Reason.BLOCKED is lexicon.judge("house").reason
    assert Reason.BLOCKED is lexicon.judge("xyzzy").reason
    assert lexicon.judge("COLOUR").accepted
    assert not lexicon.judge("COLOR").accepted
    assert None is lexicon.index.position("HOUSE")


def test_the_words_of_a_class_are_known_to_all(lists: OwnLists) -> None:
    added(lists, "en+5b", ["house", "syzygy", "qi"], ListUse.CLASS)
    index = opened(lists, "en+5b").index
    assert min(index.commonness.tolist()) >= EVERYDAY
    assert index.everyday.all()


def test_one_may_go_by_another(lists: OwnLists) -> None:
    added(lists, "en+Club", ["zzyx", "xyzzy"])
    added(lists, "en+Our club", ["xyzzy"], ListUse.WITHOUT, "en+Club")
    lexicon = opened(lists, "en+Our club")
    assert (True, False) == (lexicon.judge("zzyx").accepted, lexicon.judge("xyzzy").accepted)


def test_another_language_folds_and_spells_its_own_way(lists: OwnLists) -> None:
    added(lists, "es+Lemario", ["pingüino", "mañana", "casa"])
    lexicon = opened(lists, "es+Lemario")
    assert lexicon.judge("pingüino").accepted
    assert ["pingüino", "mañana", "casa"] == [
        lexicon.spelling(word) for word in ("PINGUINO", "MANANA", "CASA")
    ]
    assert lexicon.identity == ("es+Lemario", lists.all()[0].digest)


def test_the_digest_is_of_the_words_that_count(lists: OwnLists) -> None:
    same = [
        added(lists, f"en+{name}", words.split())
        for name, words in (("A", "ab cd"), ("B", "cd ab"))
    ]
    other = added(lists, "en+C", ["ab", "ef"])
    assert same[0].digest == same[1].digest != other.digest
    added(lists, "en+D", ["ab", "cd"], ListUse.BESIDE, "en")
    found = [digest_of(tag, DICTIONARIES, lists) for tag in ("en+A", "en+D")]
    assert found == [opened(lists, tag).identity[1] for tag in ("en+A", "en+D")]
    assert found[0] != found[1]


def test_a_list_that_was_removed_leaves_the_words_to_the_table(lists: OwnLists) -> None:
    added(lists, "fr+Mots", ["maison"])
    lists.remove("fr+Mots")
    assert [] == list(lists.folder.iterdir())
    lexicon = opened(lists, "fr+Mots")
    assert Reason.NO_DICTIONARY is lexicon.judge("MAISON").reason
    assert "" == digest_of("fr+Mots", DICTIONARIES, lists)


def test_a_name_is_given_once_in_each_language(lists: OwnLists) -> None:
    added(lists, "en+Club", ["ab"])
    added(lists, "fr+Club", ["ab"])
    with pytest.raises(TakenNameError):
        added(lists, "en+Club", ["cd"])
    assert ["en+Club", "fr+Club"] == [one.tag for one in lists.all()]
    assert opened(lists, "en+Club").judge("ab").accepted


def test_a_dictionary_is_kept_whole_or_not_at_all(
    lists: OwnLists, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_given: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(OwnLists, "_write", full)
    with pytest.raises(OSError, match="No space"):
        added(lists, "en+Club", ["ab"])
    assert [] == list(lists.folder.iterdir())


def test_what_was_left_amid_writing_is_removed(lists: OwnLists) -> None:
    (lists.folder / ".en-club-1.99.new").mkdir(parents=True)
    added(lists, "en+Club", ["ab"])
    lists.tidy_up()
    assert [lists.folder_of("en+Club")] == list(lists.folder.iterdir())


@pytest.mark.parametrize(
    "change", [{"mode": "x"}, {"words": -1}, {"tag": "en"}, {"format": 9}, {"digest": 3}]
)
def test_a_damaged_description_is_passed_over(lists: OwnLists, change: dict[str, object]) -> None:
    added(lists, "en+Club", ["ab"])
    about = lists.folder_of("en+Club") / ABOUT
    about.write_text(json.dumps({**json.loads(about.read_text()), **change}))
    assert () == lists.all()


@pytest.mark.parametrize(
    ("language", "name"), [("english", "Club"), ("", "Club"), ("en", " "), ("en", "+/\\")]
)
def test_a_name_that_is_none_is_refused(language: str, name: str) -> None:
    with pytest.raises(ValueError, match="'"):
        own_tag(language, name)


def test_a_name_is_tidied() -> None:
    assert "fr+Mots croisés" == own_tag("fr", " Mots/  croisés+ ")
    assert LONGEST_NAME == len(own_tag("fr", "n" * 99).removeprefix("fr+"))


def test_short_words_of_frequent_letters_are_taken_for_common() -> None:
    syllables = ["".join(pair) for pair in product("LMNRST", "AEIO")]
    plain = ["".join(both) for both in product(syllables, repeat=2)]
    plain += [word + last for word in plain for last in syllables]
    words = np.sort(np.array([*plain, "QUIXOTESCAMENTE"], "S15"))
    found = dict(zip(words.tolist(), estimated(words).tolist(), strict=True))
    assert min(found.values()) == found[b"QUIXOTESCAMENTE"]
    assert LEAST <= found[b"QUIXOTESCAMENTE"] < found[b"LALA"] <= MOST


def test_the_licence_is_that_of_the_list_or_beside_it(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# Words of the club\n# Licence: free for all\nab\n")
    assert "Licence: free for all" == licence_in(words)
    dic = tmp_path / "es.dic"
    dic.write_text("1\nab\n")
    dic.with_suffix(".aff").write_text("SET UTF-8\n")
    assert "" == licence_in(dic)
    (tmp_path / "LICENSE").write_text("\nGNU General Public License\n")
    assert "GNU General Public License" == licence_in(dic)
    framed = "  ****\n  ** Diccionario en español **\n  ****\n"
    (tmp_path / "LICENSE").write_text(framed, encoding="utf-8")
    assert "Diccionario en español" == licence_in(dic)
    told = f"{framed}\nlicencias: GNU GPL versión 3\n"
    (tmp_path / "LICENSE").write_text(told, encoding="utf-8")
    assert "licencias: GNU GPL versión 3" == licence_in(dic)


@pytest.mark.parametrize(
    ("head", "licence"),
    [
        (
            "This Source Code Form is subject to the terms of the Mozilla Public\n"
            "# License, v. 2.0. If a copy of the MPL was not distributed with this\n"
            "# file, you can get one.",
            "This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0.",
        ),
        (
            "Copyright (C) 2001 somebody\n# Home: nowhere\n# License: GNU GPL 3",
            "License: GNU GPL 3",
        ),
        ("Copyright (C) 2001 somebody", "Copyright (C) 2001 somebody"),
    ],
)
def test_a_licence_is_told_in_a_whole_sentence(tmp_path: Path, head: str, licence: str) -> None:
    dic = tmp_path / "fr.dic"
    dic.with_suffix(".aff").write_text(f"# {head}\nSET UTF-8\n", encoding="utf-8")
    assert licence == licence_in(dic)
