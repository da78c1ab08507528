"""What a word brought its builder, and what it cost those it was stolen from. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterable

from wordsmith_desktop.games.rewordable.events import TokensWon, WordBuilt
from wordsmith_desktop.games.rewordable.laying import Word
from wordsmith_desktop.games.rewordable.tokens import TOKEN_POINTS
from wordsmith_desktop.ui.games.rewordable.sentences import texts
from wordsmith_desktop.ui.games.rewordable.sentences.listener import Listener
from wordsmith_desktop.ui.games.rewordable.sentences.lists import goals_text
from wordsmith_desktop.ui.kit.texts import POINTS, joined, say, say_count


def built(event: WordBuilt, listener: Listener) -> str:
    """Who built what of which words, and what whoever was robbed loses by it (C10)."""
    own = [word for word in event.used if word.owner == event.seat]
    gain = len(event.word.text) - _letters(own)
    if event.stolen:
        told = texts.STOLE_AND_EXTENDED if own else texts.STOLE
    else:
        told = texts.EXTENDED if own else texts.BUILT
    first = listener.hear(
        told,
        event.seat,
        word=event.word.text,
        own=joined(word.text for word in own),
        stolen=_stolen(event.stolen, listener),
        points=say_count(POINTS, gain),
        more=say_count(texts.MORE, gain),
    )
    return f"{first} {_losses(event.stolen, listener)}" if event.stolen else first


def _letters(words: Iterable[Word]) -> int:
    return sum(len(word.text) for word in words)


def _by_owner(words: Iterable[Word]) -> dict[int, list[Word]]:
    owned: dict[int, list[Word]] = {}
    for word in words:
        owned.setdefault(word.owner, []).append(word)
    return owned


def _stolen(words: Iterable[Word], listener: Listener) -> str:
    return joined(
        listener.hear(texts.STOLEN_FROM, owner, words=joined(word.text for word in taken))
        for owner, taken in _by_owner(words).items()
    )


def _losses(words: Iterable[Word], listener: Listener) -> str:
    losses = joined(
        listener.hear(texts.LOSS, owner, points=say_count(POINTS, _letters(lost)))
        for owner, lost in _by_owner(words).items()
    )
    return say(texts.COSTS, losses=losses)


def tokens_won(event: TokensWon, listener: Listener) -> str:
    """Which tokens the word won, and what they are worth (C12, C16)."""
    count = len(event.tokens)
    return listener.hear_count(
        texts.TOKENS_WON,
        event.seat,
        count,
        goals=goals_text(token.goal for token in event.tokens),
        points=say_count(POINTS, count * TOKEN_POINTS),
    )
