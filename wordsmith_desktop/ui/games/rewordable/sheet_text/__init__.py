"""The table of Rewordable as plain lines: lexicons, tokens and points. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from wordsmith_desktop.games.rewordable.cards import Card
from wordsmith_desktop.games.rewordable.scoring import points
from wordsmith_desktop.games.rewordable.state import Phase, Player, State
from wordsmith_desktop.games.rewordable.tokens import TOKEN_POINTS, Token
from wordsmith_desktop.ui.games.rewordable.sheet_text import texts
from wordsmith_desktop.ui.games.rewordable.texts import TITLE
from wordsmith_desktop.ui.games.rewordable.tokens.spoken import short_name
from wordsmith_desktop.ui.kit.sheets import SheetText
from wordsmith_desktop.ui.kit.texts import say, say_count

_WIDTH: Final = 58
"""Characters before the points; longer lines push the points along."""


def sheet_lines(state: State, names: Sequence[str]) -> Iterator[str]:
    """Everybody's words by their cards, tokens and points; then what lies open on the table."""
    is_over = state.phase is Phase.OVER
    for player, name in zip(state.players, names, strict=True):
        yield name
        yield from _lexicon(player)
        yield _line(say(texts.POINTS if is_over else texts.POINTS_SO_FAR), points(player))
        yield ""
    if not is_over:
        yield from _table(state, names)
        yield ""


def _lexicon(player: Player) -> Iterator[str]:
    """Words, tokens and what failed objections cost; their numbers add up to the points."""
    if not player.words:
        yield f"  {say(texts.NO_WORDS)}"
    for word in player.words:
        yield _line(_parted(word.cards), len(word.text))
    if player.tokens:
        count = len(player.tokens)
        text = say_count(texts.TOKENS, count, goals=_goals(player.tokens))
        yield _line(text, count * TOKEN_POINTS)
    if player.penalty:
        yield _line(say(texts.PENALTY), -player.penalty)


def _table(state: State, names: Sequence[str]) -> Iterator[str]:
    """What everybody can see of a match under way; hands and unshown words stay hidden."""
    if state.call and state.call.is_open:
        name = names[state.call.seat]
        yield say(texts.UNJUDGED, name=name, cards=_parted(state.call.cards))
    if state.pool:
        yield say(texts.POOL, cards=_texts(state.pool))
    else:
        yield say(texts.POOL_EMPTY)
    if state.token_row:
        yield say(texts.FACE_UP, goals=_goals(state.token_row))
    yield say_count(texts.DECK, len(state.deck))


def _parted(cards: Iterable[Card]) -> str:
    return "·".join(card.text for card in cards)


def _texts(cards: Iterable[Card]) -> str:
    return ", ".join(card.text for card in cards)


def _goals(tokens: Iterable[Token]) -> str:
    return ", ".join(short_name(token.goal) for token in tokens)


def _line(text: str, number: int) -> str:
    return f"  {text:<{_WIDTH}} {number:>4}"


SHEET: Final = SheetText(TITLE, sheet_lines)
