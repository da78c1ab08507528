"""Laying words: compared with trying all orders of all cards, on small random tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain, pairwise, permutations
from typing import ClassVar

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import reach, shown
from wordsmith_desktop.core.rng import Rng

Row = tuple[rw.Card, ...]
Key = tuple[tuple[object, ...], ...]
"""A row of cards in which like cards look alike."""

SIZES = ((3, 1, (2,)), (2, 2, (2,)), (1, 1, (2, 2)), (2, 0, (2, 2)), (1, 0, (3, 2)), (3, 2, ()))
"""Cards in hand and pool, and in each word; six at most, which are 1957 rows."""
TABLES = 18
FEW_TEXTS = ("A", "B", "AB", "BA", "AA", "ABA")
"""So few letters that most cards can stand in for others."""


@cache
def tables() -> tuple[rw.Reach, ...]:
    """Small tables of every size, the same ones in every run."""
    rng = Rng(2017)
    return tuple(_table(SIZES[number % len(SIZES)], rng) for number in range(TABLES))


def _table(sizes: tuple[int, int, tuple[int, ...]], rng: Rng) -> rw.Reach:
    hand, pool, words = sizes
    drawn = iter(
        rw.Card(number, rng.choice(FEW_TEXTS)) for number in range(hand + pool + sum(words))
    )

    def some(count: int) -> Row:
        return tuple(next(drawn) for _ in range(count))

    lexicon = tuple(rw.Word(number, rng.below(2), some(size)) for number, size in enumerate(words))
    return rw.Reach(some(hand), some(pool), lexicon)


def all_rows(table: rw.Reach) -> Iterator[Row]:
    """Every order of every choice of cards, one at least."""
    cards = tuple(table.places.values())
    return chain.from_iterable(permutations(cards, size) for size in range(1, len(cards) + 1))


def is_legal(row: Row, table: rw.Reach, *, interleaves: bool) -> bool:
    """C7 to C9 word for word: nothing of what is tested is asked."""
    if len(row) < 2 or not any(card in table.hand for card in row):
        return False
    spans = []
    for word in table.words:
        places = [row.index(card) for card in word.cards if card in row]
        if places and (len(places) < len(word.cards) or places != sorted(places)):
            return False
        if places:
            spans.append((places[0], places[-1]))
    spans.sort()
    apart = all(end < start for (_, end), (start, _) in pairwise(spans))
    return interleaves or apart


def key_of(row: Row, table: rw.Reach) -> Key:
    """For each card its text, where it comes from, and which card of such a word it is."""
    return tuple(_origin(card, table) for card in row)


def _origin(card: rw.Card, table: rw.Reach) -> tuple[object, ...]:
    if card in table.hand:
        return ("hand", card.text)
    if card in table.pool:
        return ("pool", card.text)
    word = table.word_of[card.id]
    return (word.owner, shown(word.cards), word.cards.index(card))


def ways(target: rw.Target, table: rw.Reach, *, interleaves: bool) -> Counter[Key]:
    """How often each way is found."""
    found = rw.layings(target, table, interleaves=interleaves)
    return Counter(key_of(laying.cards, table) for laying in found)


def expected_ways(
    table: rw.Reach, targets: Callable[[Row], rw.Target], *, interleaves: bool
) -> dict[rw.Target, set[Key]]:
    """All ways of every target that any row of cards is, legal or not."""
    found: dict[rw.Target, set[Key]] = {}
    for row in all_rows(table):
        keys = found.setdefault(targets(row), set())
        if is_legal(row, table, interleaves=interleaves):
            keys.add(key_of(row, table))
    return found


def letters_of(row: Row) -> rw.Target:
    return rw.Letters(rw.spelled(row))


def card_row_of(row: Row) -> rw.Target:
    return rw.CardRow(tuple(card.text for card in row))


@pytest.mark.slow
@pytest.mark.parametrize("interleaves", [True, False])
@pytest.mark.parametrize("target_of", [letters_of, card_row_of])
def test_every_word_is_laid_in_every_way_once(
    target_of: Callable[[Row], rw.Target], interleaves: bool
) -> None:
    laid = refused = 0
    for table in tables():
        for target, keys in expected_ways(table, target_of, interleaves=interleaves).items():
            assert dict.fromkeys(keys, 1) == ways(target, table, interleaves=interleaves)
            laid += len(keys)
            refused += not keys
    assert laid > 2000
    assert refused > 200


def lay(texts: Sequence[str], table: rw.Reach, *, interleaves: bool = True) -> rw.WordLaying | None:
    """A way to lay a row of cards with these texts, or None where there is none."""
    return next(rw.layings(rw.CardRow(tuple(texts)), table, interleaves=interleaves), None)


@pytest.mark.parametrize("interleaves", [True, False])
def test_a_row_of_texts_is_laid_exactly_where_it_can_be(interleaves: bool) -> None:
    for table in tables():
        for target, keys in expected_ways(table, card_row_of, interleaves=interleaves).items():
            assert isinstance(target, rw.CardRow)
            laying = lay(target.texts, table, interleaves=interleaves)
            assert bool(keys) == (laying is not None)
            assert laying is None or key_of(laying.cards, table) in keys


@pytest.mark.slow
@pytest.mark.parametrize("interleaves", [True, False])
def test_building_is_refused_exactly_where_the_rules_say(interleaves: bool) -> None:
    ruleset = rw.Ruleset(interleaves=interleaves)
    for table in tables():
        for row in all_rows(table):
            numbers = tuple(card.id for card in row)
            faults = rw.build_faults(numbers, table, ruleset, frozenset())
            assert is_legal(row, table, interleaves=interleaves) == (not faults)


def test_the_settings_differ_on_these_tables() -> None:
    mixed = [
        row
        for table in tables()
        for row in all_rows(table)
        if is_legal(row, table, interleaves=True) and not is_legal(row, table, interleaves=False)
    ]
    assert len(mixed) > 200


def test_a_laying_names_the_words_in_it() -> None:
    for table in tables():
        for text in sorted({rw.spelled(row) for row in all_rows(table)}):
            for laying in rw.layings(rw.Letters(text), table):
                assert _words_in(laying, table) == set(laying.words)
                assert text == rw.spelled(laying.cards)
                assert len(laying.cards) == len(set(laying.cards))


def _words_in(laying: rw.WordLaying, table: rw.Reach) -> set[rw.Word]:
    return {word for word in table.words if set(word.cards) <= set(laying.cards)}


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("CHAT", ["C H AT"]),
        ("CHATTER", ["C H AT T ER"]),
        ("CHATTIER", []),
        ("CHT", []),
        ("CAT", []),
        ("HER", ["H ER"]),
        ("HERER", ["H ER ER"]),
        ("T", []),
        ("", []),
    ],
)
def test_a_typed_word_is_laid(text: str, rows: list[str]) -> None:
    table = reach("H T", "ER ER", ["C AT"])

    assert rows == [shown(laying.cards) for laying in rw.layings(rw.Letters(text), table)]


def test_the_same_letters_may_lie_on_different_cards() -> None:
    table = reach("C A AT", "T", [])
    rows = {shown(laying.cards) for laying in rw.layings(rw.Letters("CAT"), table)}

    assert {"C A T", "C AT"} == rows


def test_cards_of_hand_and_pool_are_not_alike() -> None:
    table = reach("C T", "T", [])
    found = list(rw.layings(rw.Letters("CT"), table))

    assert 2 == len(found)
    assert {table.hand[1], table.pool[0]} == {laying.cards[1] for laying in found}


def test_like_words_of_two_owners_are_not_alike() -> None:
    own_and_others = reach("S", "", ["C AT", "C AT"], [0, 1])
    both_own = reach("S", "", ["C AT", "C AT"], [0, 0])

    assert 2 == len(list(rw.layings(rw.Letters("CATS"), own_and_others)))
    assert 1 == len(list(rw.layings(rw.Letters("CATS"), both_own)))


def test_without_the_rule_of_the_hand_words_and_pool_alone_do() -> None:
    table = reach("S", "ER", ["C AT"])

    assert ["C AT"] == [shown(way.cards) for way in rw.interleavings(rw.Letters("CAT"), table)]
    assert ["ER"] == [shown(way.cards) for way in rw.interleavings(rw.Letters("ER"), table)]
    assert [] == list(rw.layings(rw.Letters("CATER"), table))


def test_a_row_of_cards_that_is_not_there_is_not_laid() -> None:
    table = reach("C A T", "E", ["I N"])

    assert lay(["C", "AT"], table) is None
    assert lay(["C", "A", "T", "T"], table) is None
    assert lay(["N", "I", "T"], table) is None
    assert lay([], table) is None


def test_words_interleave_unless_said_otherwise() -> None:
    table = reach("S", "", ["C AT", "I NG"])
    rows = ["C I AT NG S"]

    assert rows == [shown(laying.cards) for laying in rw.layings(rw.Letters("CIATNGS"), table)]
    assert rows == [
        shown(laying.cards) for laying in rw.interleavings(rw.Letters("CIATNGS"), table)
    ]
    assert lay(rows[0].split(), table) is not None


def test_nothing_lies_behind_the_end_of_a_target() -> None:
    assert (1, None) == (rw.CardRow(("A",)).after(0, "A"), rw.CardRow(("A",)).after(1, "A"))
    assert (2, None) == (rw.Letters("ST").after(0, "ST"), rw.Letters("ST").after(1, "ST"))


class Watched(rw.Letters):
    """Counts how often a card is tried."""

    tried: ClassVar[int] = 0

    def after(self, place: int, card: str) -> int | None:
        Watched.tried += 1
        return super().after(place, card)


def test_a_place_from_which_nothing_goes_on_is_not_tried_again() -> None:
    table = reach("A AA AAA", "A AA AAA", ["A AA", "AA A"], [0, 1])
    Watched.tried = 0

    assert [] == list(rw.layings(Watched("A" * 14 + "B"), table))
    assert Watched.tried < 3000
