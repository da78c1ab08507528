"""The rule book: complete, in order, and honest about house choices."""

from __future__ import annotations

import pytest

from wordsmith_desktop.ui.games.letter_pieces.rulebook.rulebook import (
    RULES,
    how_to_play,
    rule,
    rules_book,
)
from wordsmith_desktop.ui.kit.texts import set_language

OPEN_IN_PRINT = {"R1", "R3", "R5", "R7", "R9", "R10", "R16", "R22", "R28", "R44", "R46"}
"""The rules that the printed game leaves partly open, or that one computer changes."""


def test_every_rule_is_told_once_in_order() -> None:
    printed = [entry.number for entry in rules_book() if not entry.is_ours]
    assert printed == [f"R{number}" for number in range(1, 48)]


def test_house_choices_are_marked_and_follow_their_rule() -> None:
    assert {entry.number for entry in RULES if entry.is_ours} == OPEN_IN_PRINT
    numbers = [int(entry.number[1:]) for entry in RULES]
    assert numbers == sorted(numbers)


def test_a_rule_is_found_with_its_house_choices() -> None:
    assert [entry.is_ours for entry in rule("R28")] == [False, True]
    assert rule("R99") == ()


@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_are_sentences_of_their_own(language: str) -> None:
    texts = [entry.text.de if language == "de" else entry.text.en for entry in RULES]
    assert len(set(texts)) == len(texts)
    assert [text for text in texts if not text.endswith(".")] == []


@pytest.mark.parametrize(("language", "word"), [("en", "BAG"), ("de", "TAU")])
def test_the_first_word_takes_five_lines(language: str, word: str) -> None:
    set_language(language)
    lines = how_to_play().split("\n")
    set_language("en")
    assert len(lines) == 5
    assert word in lines[2]
