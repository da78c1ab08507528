"""The rule books: complete, in order, and honest about house choices."""

from __future__ import annotations

import pytest

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.hidden_crossword.words import rule_texts as hidden_crossword
from wordsmith_desktop.games.length_x_wit.words import rule_texts as length_x_wit
from wordsmith_desktop.games.letter_pieces.words import rule_texts as letter_pieces
from wordsmith_desktop.games.rewordable.words import rule_texts as rewordable
from wordsmith_desktop.wording.rule_entries import RuleEntry
from wordsmith_desktop.wording.texts import LANGUAGES, Language


class Book(Value):
    """A game's rules, and what they must be."""

    rules: tuple[RuleEntry, ...]
    letter: str
    last: int
    """The number of the last rule."""
    open_in_print: frozenset[int]
    """The rules that the printed game leaves partly open, or that one computer changes."""
    unprinted: frozenset[int] = frozenset()
    """The rules that are wholly ours."""


BOOKS = {
    "hidden_crossword": Book(
        hidden_crossword.RULES, "W", 20, frozenset({5, 7, 9, 11, 12, 13, 14, 16, 17, 19, 20})
    ),
    "length_x_wit": Book(
        length_x_wit.RULES, "L", 13, frozenset({2, 3, 5, 8, 9, 11, 13}), frozenset({2, 3, 13})
    ),
    "letter_pieces": Book(
        letter_pieces.RULES,
        "R",
        47,
        frozenset({1, 3, 5, 6, 7, 8, 9, 10, 11, 16, 22, 28, 31, 44, 45, 46}),
    ),
    "rewordable": Book(
        rewordable.RULES,
        "C",
        19,
        frozenset({2, 4, 6, 9, 13, 14, 15, 16, 17, 18, 19}),
        frozenset({2, 18, 19}),
    ),
}
every_book = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)


@every_book
def test_every_rule_is_told_once_in_order(book: Book) -> None:
    numbers = range(1, book.last + 1)
    told = [entry.number for entry in book.rules]
    assert [f"{book.letter}{number}" for number in numbers] == list(dict.fromkeys(told))
    printed = [entry.number for entry in book.rules if not entry.is_ours]
    in_print = [number for number in numbers if number not in book.unprinted]
    assert [f"{book.letter}{number}" for number in in_print] == printed


@every_book
def test_house_choices_are_marked_and_follow_their_rule(book: Book) -> None:
    ours = {entry.number for entry in book.rules if entry.is_ours}
    assert {f"{book.letter}{number}" for number in book.open_in_print} == ours
    order = [(int(entry.number[1:]), entry.is_ours) for entry in book.rules]
    assert sorted(order) == order


@every_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_sentences_of_their_own(book: Book, language: Language) -> None:
    texts = [entry.text.in_language(language) for entry in book.rules]
    assert len(set(texts)) == len(texts)
    assert [text for text in texts if not text.endswith(".")] == []
