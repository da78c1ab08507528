"""Cards and words in words: accessible names, and where a card comes from. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.games.rewordable.cards import Colour
from wordsmith_desktop.ui.games.rewordable.cards import texts
from wordsmith_desktop.ui.kit.texts import say, say_count


def say_card(card: str) -> str:
    """A card by colour and letters. IndexError unless it has one to three letters."""
    return say(texts.CARD[tuple(Colour)[len(card) - 1]], letters=card)


def say_hand_card(card: str) -> str:
    """A card of the hand of whoever is looking."""
    return say(texts.IN_HAND, card=say_card(card))


def say_pool_card(card: str) -> str:
    """A card of the common pool."""
    return say(texts.IN_POOL, card=say_card(card))


def say_word_card(card: str, *, word: str, owner: str) -> str:
    """A card of an existing word; `owner` is empty where the word is one's own."""
    text = texts.FROM_WORD if owner else texts.FROM_OWN_WORD
    return say(text, card=say_card(card), word=word, name=owner)


def say_word(cards: Sequence[str], *, owner: str) -> str:
    """A word with its letters counted and its cards; `owner` is empty for one's own."""
    word = "".join(cards)
    return say(
        texts.WORD_OF if owner else texts.OWN_WORD,
        word=word,
        name=owner,
        letters=say_count(texts.LETTERS, len(word)),
        cards=", ".join(cards),
    )
