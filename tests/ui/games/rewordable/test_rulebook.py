"""The rule book: complete, in order, and honest about house choices."""

from __future__ import annotations

import pytest

from wordsmith_desktop.ui.games.rewordable.rulebook.rulebook import RULES

OPEN_IN_PRINT = {"C2", "C6", "C9", "C13", "C14", "C16", "C17", "C18"}
"""The rules that the printed game leaves partly or wholly open."""


def test_every_rule_is_told_once_in_order() -> None:
    numbers = [entry.number for entry in RULES]
    assert [f"C{number}" for number in range(1, 19)] == list(dict.fromkeys(numbers))
    printed = [entry.number for entry in RULES if not entry.is_ours]
    assert [f"C{number}" for number in range(1, 18)] == printed


def test_house_choices_are_marked_and_follow_their_rule() -> None:
    assert {entry.number for entry in RULES if entry.is_ours} == OPEN_IN_PRINT
    numbers = [int(entry.number[1:]) for entry in RULES]
    assert sorted(numbers) == numbers


@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_are_sentences_of_their_own(language: str) -> None:
    texts = [entry.text.de if language == "de" else entry.text.en for entry in RULES]
    assert len(set(texts)) == len(texts)
    assert [text for text in texts if not text.endswith(".")] == []
