"""Turns gestures at the building strip into a row of cards; knows no screen (C7–C9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.word_strip import Pieces, WordStrip

from .actions import Why
from .cards import spelled
from .claims import Plan, build_faults, plan
from .laying import Reach
from .observation import Observation
from .tokens import Token
from .word_search import Numbers, beginning, ways


class Strip(WordStrip, kw_only=True):
    """The strip of one seat over what it can reach; its pieces are cards."""

    seen: Observation

    # What a strip asks

    @property
    def language(self) -> str:
        return self.seen.ruleset.language

    @property
    def texts(self) -> Mapping[int, str]:
        """The letters of every card in reach."""
        return self.reach.texts

    def laid(self, text: str) -> Pieces:
        """Cards for the letters laid the best way, or for as many as can be laid."""
        found = ways(self.seen, text)
        return found[0] if found else beginning(self.seen, text)

    def bundle(self, piece: int) -> Pieces:
        """A card alone, or all cards of the existing word that it lies in."""
        word = self.reach.word_of.get(piece)
        return tuple(card.id for card in word.cards) if word else (piece,)

    def against_order(self, pieces: Pieces) -> Rejection | None:
        """What C8 and C9 say against the order."""
        faults = build_faults(pieces, self.reach, self.seen.ruleset, frozenset())
        return next((one for one in faults if one.code in _ORDER), None)

    # Questions

    @cached_property
    def reach(self) -> Reach:
        """What the seat may build with."""
        return self.seen.reach

    @cached_property
    def plan(self) -> Plan:
        """Where the cards on the strip come from."""
        return plan(self.row.pieces, self.reach)

    @property
    def earned(self) -> tuple[Token, ...]:
        """The tokens that the word would win, if it may be built."""
        return () if self.faults() else self.plan.earned(self.seen.token_row)

    @property
    def gain(self) -> int:
        """Points that the word would bring its builder (C16)."""
        assert self.seen.seat is not None
        return self.plan.gain(self.seen.seat, self.seen.token_row)

    def faults(self) -> tuple[Rejection, ...]:
        """Everything but the dictionary that speaks against building what lies there."""
        if self.ghost:
            return (self._missing(),)
        return build_faults(self.row.pieces, self.reach, self.seen.ruleset, self.seen.built)

    @property
    def is_begun(self) -> bool:
        """Whether the letters without a card are the beginning of one that does not lie there."""
        texts, rest = self.reach.texts, self.ghost
        left = (texts[card] for card in texts if card not in self.row.pieces)
        return bool(rest) and any(text != rest and text.startswith(rest) for text in left)

    def ways(self) -> tuple[Numbers, ...]:
        """Every way to lay the letters wanted: the one that brings most first."""
        return ways(self.seen, self.row.text)

    # Gestures

    def with_word(self, word: int, place: int | None = None) -> Strip:
        """With a whole existing word at that place, by default at the caret."""
        found = next((one for one in self.reach.words if one.id == word), None)
        return self.with_piece(found.cards[0].id, place) if found else self

    def other_way(self, step: int) -> Strip:
        """The same letters laid another way, so many steps on in the list of ways."""
        found = self.ways()
        if not found:
            return self
        now = found.index(self.row.pieces) if self.row.pieces in found else -1 if step > 0 else 0
        return replace(self, row=replace(self.row, pieces=found[(now + step) % len(found)]))

    def _missing(self) -> Rejection:
        """Why the letters wanted cannot be laid."""
        text, rest = self.row.text, self.ghost
        loose = Counter(spelled((*self.reach.hand, *self.reach.pool)))
        if not Counter(text) - loose:
            return Rejection.of(Why.CARDS_WOULD_SPLIT, "C8", word=text)
        start = text[: len(text) - len(rest)]
        # Not all that follows is missing: only as much as no card begins with.
        begun = (rest[:count] for count in range(1, len(rest) + 1))
        cards = self.reach.texts.values()
        lacking = (one for one in begun if not any(card.startswith(one) for card in cards))
        missing = next(lacking, rest)
        return Rejection.of(Why.LETTERS_MISSING, "C7", word=text, start=start, rest=missing)


_ORDER: Final = (Why.ORDER_CHANGED, Why.WORDS_MIXED)
