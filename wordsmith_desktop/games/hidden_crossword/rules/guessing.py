"""How a computer player asks for the other puzzle, and lays it (W13–W19).

Word by word, as people do: where fewest words fit, it asks for one of them. Now and then, or
always, it counts letters as well, and thinks of whole puzzles. What it forgets, and where it
strays to, is drawn once a round, so that the steps of one round go together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from wordsmith_desktop.bots.bot import Decision
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.digests import number_of
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.index import WordIndex

from . import actions
from .candidates import TOLD_LENGTH, ClueKnowledge, fitting
from .clues import Guess
from .conclusions import (
    Puzzles,
    Rings,
    ToldFacts,
    asked,
    facts_of,
    fading,
    found_slots,
    may_be,
    puzzles_in,
    rings_of,
    slots_in,
)
from .crossword import Crossword, Layout, grid_faults
from .deduction import laid
from .dials import Dials, Picks
from .guess_worth import best_place, best_telling, likely_words
from .listed_words import listed_words
from .motives import MotiveKind, Thought
from .narrowing import narrowing
from .observation import Observation
from .possible_puzzles import ListedWord, World

STEADY_ROUND: Final = 20
"""From this round on nobody forgets, strays or shrinks from a leap, or it would never end."""
REMEMBERED: Final = 2
"""Rounds whose answers nobody forgets."""
LAST_ROUND: Final = 30
"""So long nobody gives up."""
LONGEST_MATCH: Final = 60
"""Rounds after which everybody does."""
HANDFUL: Final = 12
"""Words from which one that comes to mind is taken."""
WEIGHED: Final = 60
"""Words that are weighed for one that is looked for."""
LENGTHS: Final = (4, 5, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
"""In which order lengths are asked for: the likeliest first."""
LIKELY_LENGTHS: Final = 2
"""Of the lengths that were not asked for, the first of those that somebody strays to."""

Sought = ListedWord | int
"""A word of the sheet, or a length that was not asked for yet."""


class _Wish(Value):
    """A word to guess, or a puzzle to submit, and why."""

    thought: Thought
    word: str = ""
    layout: Layout = ()


class Guesser(Value):
    """One turn of one player, with all that it goes by."""

    seen: Observation
    vocabulary: Vocabulary
    dials: Dials

    def decision(self) -> Decision[actions.Action]:
        """The guess of the round, or the step to a submission."""
        wish = self._wish() if self.seen.round <= LONGEST_MATCH else None
        if wish is None:
            return Decision(
                actions.GiveUp(), self._thought(MotiveKind.GAVE_UP, count=self.seen.round)
            )
        if wish.word:
            return Decision(actions.MakeGuess(wish.word), wish.thought)
        is_laid = wish.layout == self.seen.own.solution
        return Decision(actions.Solve() if is_laid else actions.Lay(wish.layout), wish.thought)

    def choice(self) -> Decision[actions.Action]:
        """Which of several words of the guess's length is asked about (W14)."""
        guess = (self.seen.own.records or ())[-1]
        assert isinstance(guess, Guess)
        slots = [slot for slot in self._slots if slot.length == len(guess.word)]
        puzzles = self._puzzles
        if puzzles is not None and self.dials.picks is Picks.BITS:
            place = best_place(self._known, puzzles.worlds, guess.word, guess.count)
        else:
            place = self._nearest(slots, guess.word).place
        count = next((len(slot.words) for slot in slots if slot.place == place), 0)
        thought = self._thought(
            MotiveKind.CHOSE, guess.word, place=place, count=count, length=len(guess.word)
        )
        return Decision(actions.Choose(place), thought)

    # What it goes by

    @property
    def _facts(self) -> ToldFacts:
        return facts_of(self.seen, self.vocabulary.accepted)

    @property
    def _known(self) -> ClueKnowledge:
        return self._facts.known

    @property
    def _rings(self) -> Rings:
        letters = "".join(sorted(self.seen.letters))
        return rings_of(self.vocabulary, letters, self.dials.reach)

    @property
    def _slots(self) -> tuple[ListedWord, ...]:
        return slots_in(self._known, self._rings)

    @property
    def _remembered(self) -> tuple[ListedWord, ...]:
        """The same slots, with words that fit what is remembered in this round."""
        if not self._happens("forget", self.dials.forgets):
            return self._slots
        return slots_in(fading(self._known, self.seen.round - REMEMBERED), self._rings)

    @property
    def _puzzles(self) -> Puzzles | None:
        """Whole puzzles, where it thinks of them in this round."""
        if not self._happens("join", self.dials.joins, is_steady=True):
            return None
        return puzzles_in(self._facts, self._rings)

    def _happens(self, what: str, chance: float, *, is_steady: bool = False) -> bool:
        if self.seen.round > STEADY_ROUND and not is_steady:
            return False
        return self._rng(what).below(1000) < round(1000 * chance)

    def _rng(self, what: str) -> Rng:
        return Rng(self.vocabulary.mind, stream=number_of(f"{what} {self.seen.round}"))

    def _thought(self, reason: MotiveKind, word: str = "", **figures: Any) -> Thought:
        length = figures.get("length", 0)
        of = (self._known.count_of(length) or 0) if length else 0
        is_secret = not self.seen.is_solo
        return Thought(word=word, reason=reason, is_secret=is_secret, of=of, **figures)

    # What it wishes

    def _wish(self) -> _Wish | None:
        puzzles = self._puzzles
        found = self._of_puzzles(puzzles) if puzzles is not None else None
        if found is not None and self._is_leap(found):
            found = None
        return found or self._word_by_word() or self._at_a_loss()

    def _is_leap(self, wish: _Wish) -> bool:
        """Whether too much of a puzzle to be submitted was never asked about."""
        untold = [
            word
            for word in Crossword(wish.layout).words
            if word != self.seen.anchor and self._known.count_of(len(word)) is None
        ]
        return len(untold) > self.dials.leaps and self.seen.round <= STEADY_ROUND

    def _of_puzzles(self, puzzles: Puzzles) -> _Wish | None:
        """By whole puzzles: submit one, or ask for what tells them apart."""
        worlds, dials = puzzles.worlds, self.dials
        if puzzles.are_all and len(worlds) <= dials.submits_at:
            return self._submitted(worlds, len(worlds))
        words = [word for word in likely_words(worlds) if self._may_ask(word)]
        if dials.picks is not Picks.BITS:
            if not puzzles.are_all:
                return None
            return self._told_apart(puzzles, words[:1]) or self._submitted(worlds, len(worlds))
        weighed = words[: dials.weighs] if dials.weighs else words
        return self._told_apart(puzzles, weighed) or self._submitted(worlds, len(worlds))

    def _told_apart(self, puzzles: Puzzles, words: list[str]) -> _Wish | None:
        if not words:
            return None
        best = best_telling(self._known, puzzles.worlds, words)
        if best.parts <= 0:
            return None
        thought = self._thought(
            MotiveKind.TOLD_APART,
            best.word,
            count=len(puzzles.worlds),
            left=best.left,
            is_more=not puzzles.are_all,
        )
        return _Wish(thought, best.word)

    def _submitted(self, worlds: Iterable[World], count: int) -> _Wish | None:
        """The first of some puzzles that can be laid."""
        for world in worlds:
            layout = self._layout(world)
            if layout is not None:
                return _Wish(self._thought(MotiveKind.SUBMITTED, count=count), layout=layout)
        return None

    def _layout(self, world: World) -> Layout | None:
        others = (word for word in world if word != self.seen.anchor)
        if not may_be(world, self._facts) or not all(map(self.vocabulary.takes, others)):
            return None
        layout = laid(world, self._known)
        is_legal = layout is not None and not grid_faults(Crossword(layout), self.seen.demands)
        return layout if is_legal else None

    # Word by word

    def _word_by_word(self) -> _Wish | None:
        waiting = tuple(slot for slot in self._slots if len(slot.words) != 1)
        if not waiting:
            is_unsure = self._happens("confirm", self.dials.confirms)
            done = self._checked() if is_unsure else None
            done = done or self._submitted((self._settled,), 1)
            if done is not None:
                return done
        sought: list[Sought] = [*sorted(waiting, key=self._by_hope), *self._lengths()]
        if len(sought) > 1 and self._happens("stray", self.dials.strays):
            first, *near = sought[: len(waiting) + LIKELY_LENGTHS]
            rest = sought[1 + len(near) :]
            sought = [*self._rng("stray to").shuffled(near), first, *rest]
        wishes = (self._asked_for(one) for one in sought)
        return next((wish for wish in wishes if wish is not None), None) or self._checked()

    def _by_hope(self, slot: ListedWord) -> tuple[bool, int]:
        """The order in which words are asked for; what may be the anchor tells nothing new."""
        return self.seen.anchor in slot.words, len(slot.words)

    @property
    def _settled(self) -> World:
        """The words that alone fit; the anchor is among them, or beside them."""
        words = [slot.words[0] for slot in self._slots]
        if self.seen.anchor not in words:
            words.append(self.seen.anchor)
        return tuple(sorted(words, key=lambda word: (len(word), word)))

    def _lengths(self) -> Iterator[int]:
        """The lengths that were not asked for."""
        return (length for length in LENGTHS if self._known.count_of(length) is None)

    def _asked_for(self, sought: Sought) -> _Wish | None:
        """A word for one that is looked for."""
        if isinstance(sought, int):
            word = self._picked(self._of_length(sought), sought)
            thought = self._thought(MotiveKind.PROBED, word, length=sought)
            return _Wish(thought, word) if word else None
        near = next((one for one in self._remembered if _is_same(one, sought)), sought)
        near = near if near.words else sought
        words = self._askable(near.words) or self._askable(sought.words)
        word = self._picked(words, sought.length)
        if not word:
            return None
        known, slot_words = self._known, listed_words(near.words, sought.length)
        found = narrowing(known, slot_words.codes, word)
        thought = self._thought(
            MotiveKind.NARROWED,
            word,
            length=sought.length,
            place=sought.place,
            count=found.fitting,
            left=max(1, round(found.left)),
        )
        return _Wish(thought, word)

    def _of_length(self, length: int) -> tuple[str, ...]:
        """Words to ask for a length with; none that nobody has met."""
        for ring in self._rings[:-1]:
            words = self._askable(fitting(self._known, ring, length).best(WEIGHED))
            if words:
                return words
        return ()

    def _askable(self, words: Iterable[str]) -> tuple[str, ...]:
        return tuple(word for word in words if self._may_ask(word))

    def _may_ask(self, word: str) -> bool:
        if word in asked(self._known) or self._is_unmentionable(word):
            return False
        return self.vocabulary.takes(word)

    def _is_unmentionable(self, word: str) -> bool:
        return self.vocabulary.is_family and self.vocabulary.index.is_vulgar(word)

    def _picked(self, words: tuple[str, ...], length: int) -> str:
        """One of the words, the commonest of which come first; empty where there are none."""
        if not words:
            return ""
        if self.dials.picks is Picks.ANY:
            return self._rng("pick").choice(words[:HANDFUL])
        if self.dials.picks is Picks.COMMONEST:
            return words[0]
        weighed = listed_words(words, length).codes
        return max(words[:WEIGHED], key=lambda word: narrowing(self._known, weighed, word).worth)

    def _nearest(self, slots: list[ListedWord], word: str) -> ListedWord:
        """The slot about which most is known, of those that the word fits."""
        is_any = self.dials.picks is Picks.ANY
        order = self._rng("place").shuffled(slots) if is_any else slots

        def distance(slot: ListedWord) -> tuple[bool, bool, int]:
            count = len(slot.words)
            return count < 2, word not in slot.words, 0 if is_any else count

        return min(order, key=distance)

    def _checked(self) -> _Wish | None:
        """A word that alone fits, but was never found right."""
        found = found_slots(self._known)
        for slot in self._slots:
            is_open = slot.length > TOLD_LENGTH and (slot.length, slot.place) not in found
            if is_open and slot.words and self._may_ask(slot.words[0]):
                word = slot.words[0]
                thought = self._thought(
                    MotiveKind.CHECKED, word, length=slot.length, place=slot.place, count=1
                )
                return _Wish(thought, word)
        return None

    # At a loss

    def _at_a_loss(self) -> _Wish | None:
        """Whole puzzles after all; else any word that was not asked for; None to give up."""
        puzzles = puzzles_in(self._facts, self._rings)
        found = self._of_puzzles(puzzles) if puzzles is not None else None
        if found is not None or self.seen.round >= LAST_ROUND:
            return found
        for ring in self._rings:
            word = next(iter(self._askable(_guessable(ring))), "")
            if word:
                answers = len(self.seen.own.records or ())
                return _Wish(self._thought(MotiveKind.TRIED, word, count=answers), word)
        return None


def _guessable(ring: WordIndex) -> Iterator[str]:
    return (word.decode("ascii") for word in ring.words.tolist())


def _is_same(one: ListedWord, other: ListedWord) -> bool:
    return (one.length, one.place) == (other.length, other.place)
