from __future__ import annotations

from collections.abc import Iterator

import pytest

from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.wording.rulings import ruling_text
from wordsmith_desktop.wording.texts import (
    POINTS,
    Text,
    grouped,
    language,
    say,
    say_count,
    set_language,
)

GREETING = Text("Good day, {name}", "Guten Tag, {name}")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def test_a_sentence_is_said_in_the_language_in_use() -> None:
    assert say(GREETING, name="Ana") == "Good day, Ana"
    set_language("de")
    assert say(GREETING, name="Ana") == "Guten Tag, Ana"


def test_braces_in_a_value_are_left_alone() -> None:
    assert say(GREETING, name="{Ben}") == "Good day, {Ben}"


@pytest.mark.parametrize(("n", "expected"), [(0, "0 points"), (1, "1 point"), (2, "2 points")])
def test_only_one_is_singular(n: int, expected: str) -> None:
    assert say_count(POINTS, n) == expected


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'fr'"):
        set_language("fr")
    assert language() == "en"


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence_of_its_own(reason: Reason) -> None:
    sentences = {ruling_text(Ruling("PERU", False, other, "en")) for other in Reason}
    assert len(sentences) == len(Reason)
    assert ruling_text(Ruling("PERU", False, reason, "en")).endswith(".")


def test_a_name_is_called_a_name() -> None:
    assert ruling_text(Ruling("PERU", False, Reason.NAME, "en")) == "“PERU” is a name."
    set_language("de")
    assert ruling_text(Ruling("PERU", False, Reason.NAME, "de")) == "„PERU“ ist ein Name."


def test_large_numbers_are_written_as_the_language_does() -> None:
    assert ("999", "407,009") == (grouped(999), grouped(407_009))
    set_language("de")
    assert "1.407.009" == grouped(1_407_009)
