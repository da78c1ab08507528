"""Words that sound like words: made of common ones, listed nowhere, and fit for a family."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from wordsmith_desktop.bots.made_up import LETTERS, made_up
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.loading import open_lexicon

DICTIONARIES = Path(__file__).resolve().parents[2] / "resources" / "dictionaries"
languages = pytest.mark.parametrize(
    ("language", "some"),
    [
        ("en", {"REWELL", "UNPAIN", "ACCUSABLE", "CHAIRISH", "HOPABLE", "GREENEN"}),
        ("de", {"VERHOSEN", "FROSCHIG", "STRAFUNG", "UFERHAFT", "UNGRUEN", "ENTPUMPEN"}),
    ],
)


@languages
def test_they_follow_the_habits_of_their_language(language: str, some: set[str]) -> None:
    words = {
        word.decode()
        for word in made_up(open_lexicon(language, DICTIONARIES).index, language).words
    }
    assert some <= words
    assert len(words) > 5000


@languages
def test_none_is_listed_and_hardly_one_is_known_to_the_dictionary(
    language: str, some: set[str]
) -> None:
    lexicon = open_lexicon(language, DICTIONARIES)
    words = [word.decode() for word in made_up(lexicon.index, language).words.tolist()]
    assert sorted(set(words)) == words
    assert all(lexicon.index.position(word) is None for word in words)
    known = [word for word in words[::40] if lexicon.judge(word).accepted]
    assert len(known) < len(words[::40]) / 20
    assert not any(lexicon.judge(word).accepted for word in some)


@pytest.mark.parametrize("language", ["en", "de"])
def test_they_are_words_to_be_read(language: str) -> None:
    index = open_lexicon(language, DICTIONARIES).index
    words = [word.decode() for word in made_up(index, language).words.tolist()]
    for word in words:
        assert len(word) in LETTERS
        assert word.isalpha()
    assert not [word for word in words if "JUDE" in word or "JEW" in word[:5]]
    assert not {"RERETURN", "FUNY", "STALLLESS", "VERVERGEHEN"} & {*words}


def test_the_habits_of_a_language_that_nobody_described_are_learnt_from_its_words() -> None:
    stems = [first + middle + last for first in "BCDFGL" for middle in "AEO" for last in "LNRST"]
    listed = stems + [f"{stem}MENTE" for stem in stems[::2]] + [f"{stem}ITO" for stem in stems[::3]]
    listed += [f"DES{stem}" for stem in stems[::4]]
    words = np.array(sorted(set(listed)), "S15")
    index = WordIndex(words, np.full(len(words), 40, np.uint8), np.zeros(len(words), np.bool_))
    found = [word.decode() for word in made_up(index, "es").words.tolist()]
    assert len(found) > 20
    assert not {*found} & {*listed}
    assert any(word.startswith("DES") for word in found)
    assert any(word.endswith("ITO") for word in found)
