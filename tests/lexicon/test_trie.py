"""The array trie holds every word of its letters, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.trie import NOTHING, ROOT, Trie, bits_of

WORDS = ("A", "AN", "ANT", "ANTLER", "ART", "B", "BEE", "BEES", "Z", "ZOOS", "O'ER", "RE-DO")


def index_of(*words: str, commonness: int = 40) -> WordIndex:
    return WordIndex(
        np.array(sorted(words), "S15"),
        np.full(len(words), commonness, np.uint8),
        np.zeros(len(words), np.bool_),
    )


def spelled(trie: Trie, node: int = ROOT, text: str = "") -> Iterator[tuple[str, int]]:
    """All words with their places, by walking every letter from every node."""
    if trie.ends[node] != NOTHING:
        yield text, trie.ends[node]
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        after = trie.step(node, bits_of(letter))
        if after != NOTHING:
            yield from spelled(trie, after, text + letter)


def test_every_word_of_letters_alone_is_in_it_with_its_place() -> None:
    index = index_of(*WORDS)
    found = dict(spelled(Trie(index, 0)))
    assert {word for word in WORDS if word.isalpha()} == set(found)
    assert all(word == index.words[place].decode() for word, place in found.items())


def test_several_letters_are_one_step() -> None:
    trie = Trie(index_of(*WORDS), 0)
    antler = trie.step(trie.step(ROOT, bits_of("AN")), bits_of("TLER"))
    assert trie.ends[antler] == trie.ends[trie.step(ROOT, bits_of("ANTLER"))] != NOTHING
    assert NOTHING == trie.step(ROOT, bits_of("ANTS"))


@pytest.mark.parametrize(("text", "expected"), [("", 6), ("AN", 4), ("B", 3), ("BEES", 0)])
def test_a_node_knows_the_longest_word_after_it(text: str, expected: int) -> None:
    trie = Trie(index_of(*WORDS), 0)
    assert expected == trie.rest[trie.step(ROOT, bits_of(text))]


def test_rarer_words_are_left_out() -> None:
    assert [] == list(spelled(Trie(index_of("AN", "ANT", commonness=9), 10)))


def test_an_index_without_words_has_no_step() -> None:
    trie = Trie(index_of(), 0)
    assert NOTHING == trie.step(ROOT, bits_of("A"))
