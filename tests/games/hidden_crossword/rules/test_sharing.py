"""Sharing letters out among words: against trying everything, on few letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from tests.games.hidden_crossword import hc
from wordsmith_desktop.core.rng import Rng

VOCABULARY = ("AB", "BE", "BED", "BEAD", "CAB", "CADE", "DAB", "DEED", "EBB", "FACED", "FEED")
POOLS = ("ABCDE", "AABBCDE", "ABCDEEDF", "AABBEEDDF", "ZZABE", "CABFACED")


def buildable(pool: str) -> list[str]:
    return [word for word in VOCABULARY if not Counter(word) - Counter(pool)]


def least_by_trying(spare: str, words: Sequence[str]) -> int:
    """The least price of using up letters, by trying every word for every one of them."""
    takes = [
        (tuple(sorted(word.replace(letter, "", 1))), hc.TWO_LETTERS if len(word) == 2 else 0)
        for word in words
        for letter in set(word)
    ]

    @cache
    def least(heap: tuple[str, ...]) -> int:
        if not heap:
            return 0
        found = [hc.UNUSED + least(heap[1:])]
        for taken, price in takes:
            if heap[0] in taken and not Counter(taken) - Counter(heap):
                left = Counter(heap) - Counter(taken)
                found.append(price + least(tuple(sorted(left.elements()))))
        return min(found)

    return least(tuple(sorted(spare)))


def spare(pool: str, anchor: str) -> Counter[str]:
    return Counter(pool) - Counter(anchor)


def price_of(share: hc.Share, pool: str, anchor: str) -> int:
    """What a share costs, counted anew; fails if it takes more than there is."""
    left = spare(pool, anchor)
    for branch in share.branches:
        assert branch.crossing in branch.word
        taken = Counter(branch.word.replace(branch.crossing, "", 1))
        assert not taken - left
        left -= taken
    short = sum(len(branch.word) == 2 for branch in share.branches)
    return hc.TWO_LETTERS * short + hc.UNUSED * left.total()


@pytest.mark.parametrize("anchor", ["AB", "BE", "E"])
@pytest.mark.parametrize("pool", POOLS)
def test_the_least_price_is_that_of_trying_everything(pool: str, anchor: str) -> None:
    words = [word for word in buildable(pool) if word != anchor]

    expected = least_by_trying("".join(spare(pool, anchor).elements()), words)

    assert expected == hc.Sharing(pool, anchor, words).least


@pytest.mark.parametrize("pool", POOLS)
def test_what_is_drawn_takes_each_letter_once_and_keeps_to_the_price(pool: str) -> None:
    sharing, rng = hc.Sharing(pool, "AB", buildable(pool)), Rng(1)
    for more in range(2 * hc.UNUSED):
        for _ in range(20):
            share = sharing.draw(rng, sharing.least + more)
            assert price_of(share, pool, "AB") == share.price <= sharing.least + more


def test_every_cheapest_way_is_drawn() -> None:
    sharing, rng = hc.Sharing("ABCDE", "A", ["BAE", "CAB", "CAD", "DAE", "BE"]), Rng(2)

    drawn = [sharing.draw(rng, 0) for _ in range(50)]
    found = {frozenset(branch.word for branch in one.branches) for one in drawn}

    assert {frozenset({"CAB", "DAE"}), frozenset({"CAD", "BAE"})} == found


def test_without_words_every_letter_is_left_over() -> None:
    sharing = hc.Sharing("ABCDE", "ACE", [])

    assert 2 * hc.UNUSED == sharing.least
    assert hc.Share((), 2 * hc.UNUSED) == sharing.draw(Rng(3), sharing.least)
    assert frozenset() == sharing.crossings


def test_the_letters_at_which_words_cross_are_told() -> None:
    assert {"C", "B"} == hc.Sharing("ABC", "A", ["CB"]).crossings
    assert {"C"} == hc.Sharing("ABC", "BC", ["CA"]).crossings


@pytest.mark.parametrize("pool", POOLS)
def test_what_may_cross_a_letter_leaves_the_rest_for_its_least_price(pool: str) -> None:
    words = buildable(pool)
    sharing = hc.Sharing(pool, "AB", words)
    for crossing in sorted(set(pool)):
        expected = {}
        for word in words:
            taken = Counter(word.replace(crossing, "", 1))
            if crossing in word and not taken - spare(pool, "AB"):
                price = hc.TWO_LETTERS * (len(word) == 2)
                rest = "".join((spare(pool, "AB") - taken).elements())
                expected[hc.Branch(word, crossing)] = price, price + least_by_trying(rest, words)

        ways = sharing.ways_at(crossing, sharing.whole)

        assert expected == {way.branch: (way.price, way.total) for way in ways}
        assert all(0 <= way.rest < sharing.whole for way in ways)


def test_a_word_that_takes_all_letters_leaves_the_empty_heap() -> None:
    sharing = hc.Sharing("ABCDE", "A", ["BEACD"])
    (way,) = sharing.ways_at("A", sharing.whole)

    assert (0, 0) == (way.rest, way.total)
    assert () == sharing.ways_at("A", 0)
