"""Every word that a seat can build, against trying everything (C7–C9)."""

from __future__ import annotations

from itertools import permutations, product

import numpy as np
import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import reach
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.index import WordIndex

VOCABULARY = ("ALE", "ATE", "CATER", "CHATTER", "EATEN", "HEAT", "LATER", "NEAT", "TEAL", "THEN")


def index_of(words: list[str], commonness: int = 50) -> WordIndex:
    """A small word list."""
    listed = np.array(sorted(word.encode() for word in words), "S15")
    return WordIndex(
        words=listed,
        commonness=np.full(len(listed), commonness, np.uint8),
        vulgar=np.zeros(len(listed), np.bool_),
    )


def found(table: rw.Reach, index: WordIndex, *, interleaves: bool = True) -> list[str]:
    return [
        index.words[place].decode()
        for place, _ in rw.legal_words(table, index, interleaves=interleaves)
    ]


MOST_CARDS = 5
"""In a word that is found by trying."""


def tried(table: rw.Reach, words: list[str], *, interleaves: bool) -> list[str]:
    """The same by laying every row of at most so many cards."""
    ruleset = rw.Ruleset(interleaves=interleaves)
    numbers = [card.id for card in (*table.hand, *table.pool)]
    in_words = [[card.id for card in word.cards] for word in table.words]
    spelt = set()
    for used in product((False, True), repeat=len(in_words)):
        base = [
            number
            for word, is_used in zip(in_words, used, strict=True)
            if is_used
            for number in word
        ]
        for count in range(len(numbers) + 1):
            for loose in permutations(numbers, count):
                spelt |= _spelt((*base, *loose), table, ruleset, set(words))
    return sorted(spelt)


def _spelt(
    cards: tuple[int, ...], table: rw.Reach, ruleset: rw.Ruleset, words: set[str]
) -> set[str]:
    if len(cards) > MOST_CARDS:
        return set()
    rows = permutations(cards)
    texts = {row: rw.spelled(table.places[number] for number in row) for row in rows}
    return {
        text
        for row, text in texts.items()
        if text in words and not rw.build_faults(row, table, ruleset, frozenset())
    }


@pytest.mark.slow
@pytest.mark.parametrize("interleaves", [True, False])
@pytest.mark.parametrize("seed", range(12))
def test_the_search_finds_what_trying_everything_finds(seed: int, interleaves: bool) -> None:
    rng = Rng(seed)
    cards = rng.shuffled([card for card in rw.deck("en") if set(card.text) <= set("CHATERNL")])
    words = (rw.Word(0, 0, tuple(cards[5:7])), rw.Word(1, 1, tuple(cards[7:9])))
    table = rw.Reach(tuple(cards[:3]), tuple(cards[3:5]), words[: 1 + rng.below(2)])
    every = {
        rw.spelled(row)
        for count in range(2, 5)
        for row in permutations((*cards[:5], *words[0].cards), count)
    }
    listed = sorted(set(VOCABULARY) | set(sorted(every)[:: 1 + seed]))

    index = index_of([word for word in listed if len(word) <= 15])

    wanted = tried(table, [word.decode() for word in index.words.tolist()], interleaves=interleaves)
    short = [
        word
        for word in found(table, index, interleaves=interleaves)
        if len(_least(word, table, interleaves=interleaves)) <= MOST_CARDS
    ]
    assert wanted == short


def _least(word: str, table: rw.Reach, *, interleaves: bool) -> tuple[object, ...]:
    """The cards of the way with fewest cards."""
    ways = rw.layings(rw.Letters(word), table, interleaves=interleaves)
    return min((way.cards for way in ways), key=len)


def test_c7_a_word_of_pool_and_table_cards_alone_is_not_found() -> None:
    table = reach("X", pool="C H", words=["AT"])

    assert [] == found(table, index_of(["CHAT", "AT"]))


def test_c7_one_card_alone_is_not_found() -> None:
    assert [] == found(reach("ING"), index_of(["ING"]))


def test_c8_letters_that_a_card_would_have_to_be_split_for_are_not_found() -> None:
    table, index = reach("C H T", pool="AT"), index_of(["CATH", "CHTAT", "CTHA"])

    assert ["CATH", "CHTAT"] == found(table, index)


def test_c9_words_that_only_fit_mixed_are_found_only_where_they_may_mix() -> None:
    table, index = reach("S", words=["A B", "C D"]), index_of(["ACBDS", "ABCDS"])

    assert ["ABCDS", "ACBDS"] == found(table, index)
    assert ["ABCDS"] == found(table, index, interleaves=False)


def test_three_existing_words_and_every_card_can_make_one() -> None:
    table = reach("S", pool="R", words=["CO N", "TR A", "S T"])

    assert ["CONTRASTRS"] == found(table, index_of(["CONTRASTRS"]))


def test_nothing_can_be_built_without_a_hand() -> None:
    assert [] == found(reach("", pool="C AT"), index_of(["CAT"]))
