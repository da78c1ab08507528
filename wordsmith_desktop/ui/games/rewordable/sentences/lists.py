"""Lists in words: "A, TH and ING". Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterable

from wordsmith_desktop.games.rewordable.cards import Card
from wordsmith_desktop.games.rewordable.tokens import Goal
from wordsmith_desktop.ui.games.rewordable.sentences import texts
from wordsmith_desktop.ui.games.rewordable.tokens.spoken import short_name
from wordsmith_desktop.ui.kit.texts import joined, say


def cards_text(cards: Iterable[Card]) -> str:
    """Cards by their letters."""
    return joined(card.text for card in cards)


def goals_text(goals: Iterable[Goal]) -> str:
    """Tokens by their conditions, each in quotes."""
    return joined(say(texts.QUOTED, goal=short_name(goal)) for goal in goals)
