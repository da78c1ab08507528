"""A player who knows the commoner words plays the Hidden Crossword."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from tests.games.hidden_crossword import hc
from tests.playthroughs.vocabulary import AnyMatch, VocabularyPlayer, only
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.open_table import Clock, TimeExpired
from wordsmith_desktop.games.hidden_crossword.rules import flow
from wordsmith_desktop.lexicon.rulings import Ruling

KNOWN = 36
"""Commonness of the rarest words that the player knows."""
LISTED = 37
"""Commonness of the rarest words that these matches' dictionary knows."""
LENGTHS = (4, 5, 3, 6, 7, 8, 9, 10, 11, 12)
"""Of words, in the order in which the player asks for them."""

HOUSE: dict[str, Any] = {
    "doubles_in_anchor": True,
    "no_anchor": hc.NoAnchor.SHORTER,
    "least_words": 3,
    "counts_anchor": False,
    "limits_copies": False,
    "counts_repeats": False,
    "solving_takes_round": False,
}
PLACES: dict[str, Any] = {"clue": hc.ClueType.PLACE}
GERMAN: dict[str, Any] = {"language": "de", "dictionary": "de"}
PLAYTHROUGHS: dict[str, tuple[int, int, dict[str, Any]]] = {
    "arrows": (2, 12, {}),
    "places": (2, 15, {**PLACES, "clock": Clock.HARD}),
    "german": (2, 3, GERMAN),
    "tie": (2, 15, {}),
    "given_up": (2, 11, {}),
    "solo": (1, 5, {}),
    "solo_places": (1, 6, {**PLACES, "clock": Clock.HARD}),
    "house": (2, 7, {**HOUSE, **PLACES}),
    "named": (1, 4, {"names_anchor": True, "clock": Clock.HARD, "match_seconds": 900}),
}
"""Seats, seed and ruleset fields by name."""


def points(state: hc.State) -> tuple[int, ...]:
    """Whose submitted puzzle was right."""
    return flow.scores(state)


def matches() -> dict[str, AnyMatch]:
    """Every playthrough, played to its end."""
    return {
        name: played(hc.Ruleset(**fields), seats, seed)
        for name, (seats, seed, fields) in PLAYTHROUGHS.items()
    }


def played(ruleset: hc.Ruleset, seats: int, seed: int) -> AnyMatch:
    """A match of that luck."""
    player = Player(hc.RULES, ruleset.language, Rng(seed), known=KNOWN, listed=LISTED)
    return player.play(ruleset, seats)


class Player(VocabularyPlayer):
    """Guesses what fits all clues, and rebuilds the puzzle once all its words are found."""

    def ruling(self, word: str, source: str) -> Ruling:
        """As the dictionary says; what it refuses is never tried again."""
        ruling = super().ruling(word, source)
        place = self.index.position(word)
        if place is not None and not ruling.accepted:
            self.index = only(self.index, np.arange(len(self.index)) != place)
        return ruling

    def wishes(self, state: hc.State, seat: Seat) -> Iterator[hc.Action]:
        """What the player would like to do, most wanted first."""
        yield from self._draws(state)
        yield from self._builds(state)
        if not self.rng.below(40):
            yield TimeExpired("turn")
        if not self.rng.below(20):
            yield hc.Note(2 + self.rng.below(5), self.rng.below(3), "vowel first?")
        yield hc.GoOn()
        yield from self._solves(state, seat)
        yield from self._guesses(state, seat)
        yield hc.GiveUp()

    def _draws(self, state: hc.State) -> Iterator[hc.Action]:
        """See a word at times, and look for one where all letters are there."""
        if state.is_drawn and not self.rng.below(4):
            yield hc.DrawAfresh()
        if state.is_drawn or not self.rng.below(4):
            yield from map(hc.CallAnchor, hc.anchor_offers(hc.anchor_letters(state), self.index))
        yield hc.TurnUp()

    def _builds(self, state: hc.State) -> Iterator[hc.Action]:
        """Lay a puzzle of words not refused yet."""
        if state.phase is hc.Phase.SETTING and state.ruleset.names_anchor:
            action = hc.PuzzleSetter(self.index).action(hc.RULES.observe(state, None))
            assert action is not None
            yield action
        if not state.anchor or state.round:
            return
        words = hc.Crossword(state.players[state.seat].draft).words
        if all(self.index.position(word) is not None for word in words):
            yield hc.Finish()
        layout = self._puzzle(state)
        yield from (hc.SetPuzzle(layout), hc.Lay(layout))

    def _puzzle(self, state: hc.State) -> hc.Layout:
        layout = hc.make_puzzle(
            state.pool,
            state.anchor,
            self.index,
            self.rng,
            difficulty=hc.Difficulty.EASY,
            least_words=state.ruleset.least_words,
        )
        assert layout is not None
        return layout

    def _solves(self, state: hc.State, seat: Seat) -> Iterator[hc.Action]:
        """Submit the puzzle where every word of it is known; at times, try one in vain."""
        target = state.target(seat)
        unknown = set(hc.Crossword(target).words) - self._known(state, seat)
        if unknown and self.rng.below(30):
            return
        yield hc.Lay(self._puzzle(state) if unknown else target)
        yield hc.Solve()

    def _known(self, state: hc.State, seat: Seat) -> set[str]:
        guesses = (one for one in state.players[seat].records if isinstance(one, hc.Guess))
        found = {one.word for one in guesses if {hc.Mark.STAR} == set(one.marks)}
        _, short = state.told(state.target(seat))
        return {*found, *short, state.anchor}

    def _guesses(self, state: hc.State, seat: Seat) -> Iterator[hc.Action]:
        """What fits of the word that fewest fit, else of a length not asked for yet."""
        knowledge = hc.knowledge_of(hc.RULES.observe(state, seat))
        last = state.players[seat].record_of(state.round)
        chosen = last.word if isinstance(last, hc.Guess) and last.is_open else ""
        lengths = (len(chosen),) if chosen else LENGTHS
        for _, place, word in sorted(self._slots(knowledge, lengths, self._known(state, seat))):
            yield hc.Choose(place) if chosen else hc.MakeGuess(word)
        for length in LENGTHS:
            if knowledge.count_of(length) is None:
                found = hc.candidates(knowledge, self.index, length, limit=1)
                yield from map(hc.MakeGuess, found.words)
        yield hc.Choose(0)

    def _slots(
        self, knowledge: hc.ClueKnowledge, lengths: Iterable[int], known: set[str]
    ) -> Iterator[tuple[int, int, str]]:
        """Of every word looked for: how many words fit, its place, and the commonest of them."""
        for length in lengths:
            found = hc.slot_candidates(knowledge, self.index, length, limit=1)
            for place, one in enumerate(found):
                if one.count and not known.issuperset(one.words):
                    yield one.count, place, one.words[0]
