"""A deal that a test wants, in the place of chance."""

from __future__ import annotations

from typing import Any

from tests.games.rewordable import rw
from tests.helpers.rewordable import FRESH, Box, tokens
from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.session.drivers import DrivenTable


class Dealt(Value):
    """Cards are written as their letters with spaces between; seat 0 begins."""

    hands: tuple[str, ...]
    """Five cards for every seat; an empty hand is filled in the order of the box."""
    pool: str = "QU VE OUS"
    """Three cards, by default such as hardly any word is built with."""
    deck: str = ""
    """The top of the deck; what follows comes in the order of the box."""
    row: tuple[rw.Goal, ...] = (rw.Goal.YELLOW_ONLY, rw.Goal.PINK_YELLOW, rw.Goal.EIGHT_LETTERS)
    """Three tokens face up, by default such as short words do not win."""

    def deal(self, ruleset: rw.Ruleset) -> rw.Deal:
        """Chance's action."""
        count = len(self.hands)
        box = Box(ruleset.language)
        wanted = [box.cards(hand) for hand in self.hands]
        open_cards = box.cards(f"{self.pool} {self.deck}")
        hands = [hand or _next_cards(box) for hand in wanted]
        assert all(len(hand) == rw.HAND for hand in hands)
        top = [hand[place].id for place in range(rw.HAND) for hand in hands]
        top += [card.id for card in open_cards]
        rest = [card.id for card in box.left]
        face_up = tokens(*self.row)
        piled = [token.id for token in rw.TOKENS if token not in face_up]
        assert FRESH > max(top), "the box has no such cards"
        cards = tuple([*top, *rest][: ruleset.deck_size(count)])
        return rw.Deal(cards, tuple([token.id for token in face_up] + piled), starter=0)


def _next_cards(box: Box) -> tuple[rw.Card, ...]:
    hand, box.left = tuple(box.left[: rw.HAND]), box.left[rw.HAND :]
    return hand


CATS = Dealt(("C AT T SE EL", "H ER AR TH E"), pool="I NG D")
"""CAT can be built, and CHAT of it."""


class Dealer:
    """Chance, which deals once."""

    def __init__(self, dealt: Dealt, ruleset: rw.Ruleset) -> None:
        self._deal = dealt.deal(ruleset)

    def propose(self, _table: DrivenTable, seat: Seat) -> Any:
        assert seat == CHANCE
        return self._deal
