"""Why something is not open: what, why, and what to do about it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.wording.texts import Text, say

from ..rules.actions import Why
from ..rules.laying import Reach, Word
from . import event_texts as texts
from .event_sentences import cards_text


def reasons_text(rejections: Sequence[Rejection], reach: Reach, laid: Collection[int] = ()) -> str:
    """All reasons, the same sentence only once.

    `reach` is what the seat may build with, `laid` the numbers of the cards it wanted to build.
    """
    sentences = (reason_text(one, reach, laid) for one in rejections)
    return " ".join(dict.fromkeys(sentences))


def reason_text(rejection: Rejection, reach: Reach, laid: Collection[int] = ()) -> str:
    """One reason, as in `reasons_text`."""
    values: dict[str, object] = dict(rejection.details)
    word = str(values.get("word", ""))
    if rejection.code is Why.WORD_TORN:
        return _torn(word, reach, laid)
    if rejection.code is Why.ORDER_CHANGED:
        return _disordered(word, reach, laid)
    if rejection.code is Why.CARD_TWICE:
        values["card"] = reach.places[int(str(values["card"]))].text
    return say(_text(rejection), **values)


def _text(rejection: Rejection) -> Text:
    begins = ("start", "") in rejection.details
    if rejection.code is Why.LETTERS_MISSING and begins:
        return texts.NO_START
    return texts.REASONS[rejection.code]


def _torn(text: str, reach: Reach, laid: Collection[int]) -> str:
    for word in _touched(text, reach, laid):
        missing = [card for card in word.cards if card.id not in laid]
        if missing:
            there = cards_text(card for card in word.cards if card.id in laid)
            return say(texts.WORD_TORN, word=text, missing=cards_text(missing), laid=there)
    return say(texts.WORD_TORN_ANYHOW, word=text)


def _disordered(text: str, reach: Reach, laid: Collection[int]) -> str:
    """Where nothing is disordered yet, a move was refused that would have disordered a word."""
    touched = sorted(_touched(text, reach, laid), key=lambda word: _is_in_order(word, laid))
    if not touched:
        return say(texts.ORDER_CHANGED_ANYHOW, word=text)
    order = ", ".join(card.text for card in touched[0].cards)
    return say(texts.ORDER_CHANGED, word=text, order=order)


def _is_in_order(word: Word, laid: Collection[int]) -> bool:
    numbers = [card.id for card in word.cards]
    return numbers == [number for number in laid if number in numbers]


def _touched(text: str, reach: Reach, laid: Collection[int]) -> list[Word]:
    """The existing words with these letters of which any card is laid."""
    return [
        word
        for word in reach.words
        if word.text == text and any(card.id in laid for card in word.cards)
    ]
