"""Turns gestures at the building strip into a row of cards; knows no screen (C7–C9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.games.rewordable.cards import spelled
from wordsmith_desktop.games.rewordable.claims import Plan, build_faults, plan
from wordsmith_desktop.games.rewordable.faults import Why
from wordsmith_desktop.games.rewordable.laying import Reach
from wordsmith_desktop.games.rewordable.observation import Observation
from wordsmith_desktop.games.rewordable.tokens import Token
from wordsmith_desktop.games.rewordable.ways import Numbers, beginning, ways
from wordsmith_desktop.lexicon.folding import LETTERS, fold


@dataclass(frozen=True, slots=True)
class Row:
    """What lies on the strip."""

    text: str = ""
    """The letters wanted."""
    cards: tuple[int, ...] = ()
    """The numbers of the cards laid so far; they spell the beginning of `text`, or all of it."""
    caret: int = 0
    """How many letters stand before the place where the next one goes."""
    is_typed: bool = False
    """Whether letters were typed last, so that taking back goes letter by letter."""


EMPTY: Final = Row()


@dataclass(frozen=True)
class Strip:
    """The strip of one seat over what it can reach."""

    seen: Observation
    row: Row = EMPTY

    # Questions

    @cached_property
    def reach(self) -> Reach:
        """What the seat may build with."""
        return self.seen.reach

    @cached_property
    def plan(self) -> Plan:
        """Where the cards on the strip come from."""
        return plan(self.row.cards, self.reach)

    @property
    def ghost(self) -> str:
        """Letters wanted that no card is laid for."""
        return self.row.text[len(spelled(self.plan.cards)) :]

    @property
    def caret(self) -> int:
        """The place among the cards where the next one goes."""
        place = letters = 0
        for card in self.plan.cards:
            letters += len(card.text)
            place += letters <= self.row.caret
        return place

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
        return build_faults(self.row.cards, self.reach, self.seen.ruleset, self.seen.built)

    def ways(self) -> tuple[Numbers, ...]:
        """Every way to lay the letters wanted: the one that brings most first."""
        return ways(self.seen, self.row.text)

    # Gestures; each gives the strip as it is then, or the reason why not

    def cleared(self) -> Strip:
        """Nothing on the strip."""
        return self._with(EMPTY)

    def typed(self, character: str) -> Strip:
        """A letter more at the caret; the cards for it are found anew."""
        letters = "".join(letter for letter in fold(character) if letter in LETTERS)
        if not letters:
            return self
        at = self.row.caret
        text = self.row.text[:at] + letters + self.row.text[at:]
        return self._laid_anew(text, at + len(letters))

    def erased(self) -> Strip:
        """Without the letter before the caret, or where cards were laid, without that card."""
        at = self.row.caret
        if not at:
            return self
        if self.row.is_typed or self.ghost:
            return self._laid_anew(self.row.text[: at - 1] + self.row.text[at:], at - 1)
        return self.without(self.caret - 1)

    def without(self, place: int) -> Strip:
        """Without the card at that place; a card of an existing word takes the word along."""
        if not 0 <= place < len(self.row.cards):
            return self
        number = self.row.cards[place]
        word = self.reach.word_of.get(number)
        gone = {card.id for card in word.cards} if word else {number}
        kept = tuple(card for card in self.row.cards if card not in gone)
        before = [card for card in self.row.cards[:place] if card not in gone]
        return self._of_cards(kept, len(before))

    def with_card(self, number: int, place: int | None = None) -> Strip:
        """With a card at that place, by default at the caret; one that lies there is moved."""
        word = self.reach.word_of.get(number)
        if word is not None:
            return self.with_word(word.id, place)
        return self._inserted((number,), place)

    def with_word(self, word: int, place: int | None = None) -> Strip:
        """With a whole existing word at that place, by default at the caret."""
        found = next((one for one in self.reach.words if one.id == word), None)
        if found is None:
            return self
        return self._inserted(tuple(card.id for card in found.cards), place)

    def moved(self, start: int, end: int) -> Strip | Rejection:
        """With the card at place `start` standing at `end` instead, if C8 and C9 allow it."""
        cards = list(self.row.cards)
        if not 0 <= start < len(cards):
            return self
        cards.insert(max(0, min(end, len(cards) - 1)), cards.pop(start))
        against = [one for one in self._faults_of(tuple(cards)) if one.code in _ORDER]
        if against:
            return against[0]
        return self._of_cards(tuple(cards), max(0, min(end, len(cards) - 1)) + 1)

    def other_way(self, step: int) -> Strip:
        """The same letters laid another way, so many steps on in the list of ways."""
        found = self.ways()
        if not found:
            return self
        now = found.index(self.row.cards) if self.row.cards in found else -1 if step > 0 else 0
        return self._with(replace(self.row, cards=found[(now + step) % len(found)]))

    def with_caret(self, place: int) -> Strip:
        """With the caret before the card at that place."""
        place = max(0, min(place, len(self.row.cards)))
        letters = len(spelled(self.plan.cards[:place]))
        return self._with(replace(self.row, caret=letters, is_typed=False))

    def seen_anew(self, seen: Observation) -> Strip:
        """The same strip over the table as it is now; cards out of reach are gone from it."""
        fresh = Strip(seen)
        kept = tuple(number for number in self.row.cards if number in fresh.reach.places)
        return Strip(seen, self.row) if kept == self.row.cards else fresh

    # Inside

    def _with(self, row: Row) -> Strip:
        return replace(self, row=row)

    def _of_cards(self, cards: Sequence[int], caret: int) -> Strip:
        laid = plan(cards, self.reach).cards
        letters = len(spelled(laid[:caret]))
        return self._with(Row(spelled(laid), tuple(cards), letters))

    def _inserted(self, numbers: tuple[int, ...], place: int | None) -> Strip:
        at = self.caret if place is None else place
        before = [card for card in self.row.cards[:at] if card not in numbers]
        after = [card for card in self.row.cards[at:] if card not in numbers]
        return self._of_cards((*before, *numbers, *after), len(before) + len(numbers))

    def _faults_of(self, cards: tuple[int, ...]) -> tuple[Rejection, ...]:
        return build_faults(cards, self.reach, self.seen.ruleset, frozenset())

    def _laid_anew(self, text: str, caret: int) -> Strip:
        """The letters laid the best way, or as many of them as can be laid."""
        wanted = self._with(Row(text, (), caret, is_typed=True))
        found = wanted.ways()
        cards = found[0] if found else beginning(self.seen, text)
        return self._with(replace(wanted.row, cards=cards))

    def _missing(self) -> Rejection:
        """Why the letters wanted cannot be laid."""
        text, rest = self.row.text, self.ghost
        loose = Counter(spelled((*self.reach.hand, *self.reach.pool)))
        if not Counter(text) - loose:
            return Rejection.of(Why.CARDS_WOULD_SPLIT, "C8", word=text)
        start = text[: len(text) - len(rest)]
        return Rejection.of(Why.LETTERS_MISSING, "C7", word=text, start=start, rest=rest)


_ORDER: Final = (Why.ORDER_CHANGED, Why.WORDS_MIXED)
