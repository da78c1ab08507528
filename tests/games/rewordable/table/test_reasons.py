"""Why something is not open, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.rewordable import rw
from wordsmith_desktop.core.rejections import Detail, Gate, Rejection
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.games.rewordable.words.reasons import reasons_text
from wordsmith_desktop.session.updates import SessionGate
from wordsmith_desktop.wording.texts import LANGUAGES, Language, set_language

C, AT, H, TER, C2, AT2 = (
    rw.Card(number, text) for number, text in enumerate(("C", "AT", "H", "TER", "C", "AT"))
)
APART = rw.Ruleset(interleaves=False)
BENS = rw.Word(1, 1, (C, AT))
REACH = rw.Reach((H,), (TER,), (BENS,))
SAMPLES: dict[rw.Why | TableWhy, dict[str, Detail]] = {
    rw.Why.TOO_FEW_CARDS: {"word": "ING"},
    rw.Why.OUT_OF_REACH: {"card": 99},
    rw.Why.CARD_TWICE: {"card": H.id},
    rw.Why.WORD_TORN: {"word": "CAT"},
    rw.Why.ORDER_CHANGED: {"word": "CAT"},
    rw.Why.WORDS_MIXED: {"word": "CAT", "other": "HEN"},
    rw.Why.BUILT_BEFORE: {"word": "CAT"},
    rw.Why.NOT_IN_HAND: {"card": 99},
    rw.Why.OWN_WORD: {"word": "CAT"},
    rw.Why.DECK_SHORT: {"left": 2},
    TableWhy.OTHER_WORD: {"word": "CAT"},
    rw.Why.LETTERS_MISSING: {"word": "CHAIR", "start": "CHA", "rest": "IR"},
    rw.Why.CARDS_WOULD_SPLIT: {"word": "ACT"},
}
"""The details of those reasons that have any."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def against(*cards: rw.Card, reach: rw.Reach = REACH, rules: rw.Ruleset | None = None) -> str:
    numbers = tuple(card.id for card in cards)
    found = rw.build_faults(numbers, reach, rules or rw.Ruleset(), frozenset())
    return reasons_text(found, reach, numbers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [*rw.Why, *TableWhy, *Gate, *SessionGate])
def test_every_reason_has_a_sentence(
    code: rw.Why | TableWhy | Gate | SessionGate, language: Language
) -> None:
    set_language(language)
    details = SAMPLES.get(code, {}) if isinstance(code, rw.Why | TableWhy) else {}
    sentence = reasons_text((Rejection(code, details=tuple(details.items())),), REACH)
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_C8_a_torn_word_is_told_by_the_cards_that_lack() -> None:
    assert against(H, AT) == "CAT must go in whole: add C too, or take AT off the strip."


def test_C8_of_two_like_words_the_torn_one_is_told() -> None:
    other = rw.Word(2, 0, (C2, AT2))
    reach = rw.Reach((H,), (), (BENS, other))
    said = against(C, H, AT, C2, reach=reach)
    assert said == "CAT must go in whole: add AT too, or take C off the strip."


def test_C8_a_turned_word_is_told_its_order() -> None:
    assert against(AT, H, C) == "The cards of CAT must keep their order: C, AT."


def test_C8_of_two_like_words_the_turned_one_is_told() -> None:
    other = rw.Word(2, 0, tuple(map(rw.Card, (10, 11), ("CA", "T"))))
    reach = rw.Reach((H,), (), (BENS, other))
    said = against(C, AT, H, other.cards[1], other.cards[0], reach=reach)
    assert said == "The cards of CAT must keep their order: CA, T."


def test_C8_a_move_that_would_turn_a_word_is_told_its_order() -> None:
    turned = (Rejection.of(rw.Why.ORDER_CHANGED, word="CAT"),)
    assert reasons_text(turned, REACH, (C.id, AT.id, H.id)) == (
        "The cards of CAT must keep their order: C, AT."
    )


def test_C9_words_that_run_into_one_another_are_both_named() -> None:
    other = rw.Word(2, 0, (C2, TER))
    reach = rw.Reach((H,), (), (BENS, other))
    said = against(C, C2, AT, TER, H, reach=reach, rules=APART)
    assert said.startswith("CAT and CTER run into one another")


def test_C7_all_reasons_are_given_and_each_only_once() -> None:
    assert against(TER) == (
        "TER is only one card: a word needs at least two. "
        "No card of your hand is in it: add at least one."
    )
    twice = (Rejection.of(rw.Why.NOT_IN_HAND, card=98), Rejection.of(rw.Why.NOT_IN_HAND, card=99))
    assert reasons_text(twice, REACH) == (
        "Only cards of your hand can be exchanged, each of them once."
    )


def test_a_card_laid_twice_is_named() -> None:
    assert against(H, TER, H).startswith("H is there only once")


def test_a_typed_word_is_told_where_it_stops() -> None:
    def said(start: str, rest: str) -> str:
        missing = Rejection.of(rw.Why.LETTERS_MISSING, word=start + rest, start=start, rest=rest)
        return reasons_text((missing,), REACH)

    assert said("CHAT", "S") == "CHATS cannot be laid: after CHAT there is no card for S."
    assert said("", "QUIZ") == "QUIZ cannot be laid: no card begins with QUIZ."
