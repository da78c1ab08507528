"""The walk card by card finds the same as laying every word by itself (C7–C9)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.rewordable import rw
from tests.games.rewordable.rules.test_word_search import index_of
from tests.games.rewordable.rules.whole_matches import words_of
from tests.helpers.effort import EFFORT
from tests.helpers.rewordable import reach
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.trie import Trie, trie_of

LEAST = 25
"""Least commonness of the words that are laid."""
Key = tuple[int, tuple[str, ...], frozenset[int], int]


def keys(table: rw.Reach, ways: list[rw.WordWay]) -> list[Key]:
    """What tells ways apart: the word, the cards' letters, and where they come from."""
    return sorted(
        (
            way.place,
            tuple(table.texts[number] for number in way.cards),
            frozenset(word.id for place, word in enumerate(table.words) if way.words >> place & 1),
            way.from_hand,
        )
        for way in ways
    )


def expected(table: rw.Reach, index: WordIndex, *, interleaves: bool) -> Iterator[Key]:
    """The same by laying each word that the letters in reach allow."""
    for one in index.from_letters("".join(table.texts.values()), min_commonness=LEAST):
        place = index.position(one.word)
        assert place is not None
        for laying in rw.layings(rw.Letters(one.word), table, interleaves=interleaves):
            yield (
                place,
                tuple(card.text for card in laying.cards),
                frozenset(word.id for word in laying.words),
                sum(card in table.hand for card in laying.cards),
            )


def dealt(language: str, seed: int) -> rw.Reach:
    """Hand, pool and some words of four cards at the most, which need not be words."""
    rng = Rng(seed)
    cards = rng.shuffled(rw.deck(language))
    words, at = [], 8
    for number in range(seed % 8):
        size = 2 + rng.below(3)
        words.append(rw.Word(number, number % 2, tuple(cards[at : at + size])))
        at += size
    return rw.Reach(tuple(cards[:5]), tuple(cards[5:8]), tuple(words))


@pytest.mark.parametrize("interleaves", [True, False])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.sampled(2)
def test_every_way_of_every_word_is_found_once(language: str, interleaves: bool) -> None:
    index = words_of(language).index
    ways = 0
    for seed in range(16 * EFFORT):
        table = dealt(language, seed)
        found = rw.ways_of_all(table, trie_of(index, LEAST), interleaves=interleaves)
        wanted = sorted(expected(table, index, interleaves=interleaves))
        assert sorted(set(wanted)) == sorted(set(keys(table, found)))
        ways += len(found)
    assert ways > 100


def test_what_counts_for_tokens_is_counted_as_for_a_plan() -> None:
    index = words_of("en").index
    for seed in range(12):
        table = dealt("en", seed)
        for way in rw.ways_of_all(table, trie_of(index, 0)):
            assert rw.plan(way.cards, table).making == way.making


def test_c9_words_mix_only_where_they_may() -> None:
    table = reach("S", words=["A B", "C D"])
    trie = Trie(index_of(["ACBDS", "ABCDS"]), 0)
    both = {way.place for way in rw.ways_of_all(table, trie)}
    apart = {way.place for way in rw.ways_of_all(table, trie, interleaves=False)}
    assert ({0, 1}, {0}) == (both, apart)


def test_like_cards_of_a_hand_are_not_told_apart() -> None:
    table = reach("T T A", pool="T")
    trie = Trie(index_of(["AT"]), 0)
    assert [1, 2] == sorted(way.from_hand for way in rw.ways_of_all(table, trie))


def test_ways_of_one_word_come_in_the_order_of_hand_pool_and_existing_words() -> None:
    """The first of them is what is shown where nothing else decides, in every replay alike."""
    table = reach("T A", pool="T", words=["T S"])
    trie = Trie(index_of(["TATS"]), 0)
    ways = rw.ways_of_all(table, trie)
    # The word's T comes last or first: its strand is the last of all.
    assert [(2, 0, 1), (1, 1, 1), (2, 0, 1), (1, 1, 1)] == [
        (way.from_hand, way.from_pool, way.words) for way in ways
    ]
    word = table.words[0].cards
    assert [2, 2, 0, 0] == [way.cards.index(word[0].id) for way in ways]


def test_words_that_need_no_card_of_the_hand_are_none() -> None:
    trie = Trie(index_of(["AT", "TA"]), 0)
    assert [] == rw.ways_of_all(reach("", pool="A T"), trie)
    assert [] == rw.ways_of_all(reach(""), trie)


def test_an_existing_word_is_laid_as_a_whole_or_not_at_all() -> None:
    table = reach("S", words=["C A", "R T E"])
    trie = Trie(index_of(["CARTES", "CARTS", "SC", "SCA"]), 0)
    ways = rw.ways_of_all(table, trie)
    assert [(0, 3), (3, 1)] == sorted((way.place, way.words) for way in ways)


def test_words_of_the_longest_cards_end_where_the_trie_does() -> None:
    table = reach("ING ZZZ", pool="S")
    trie = Trie(index_of(["SING", "SZZ", "INGS"]), 0)
    assert [0, 1] == [way.place for way in rw.ways_of_all(table, trie)]
