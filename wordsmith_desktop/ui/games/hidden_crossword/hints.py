"""What the program helps with, searched beside the window: anchors, fitting words, hints."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.hidden_crossword.actions import Why
from wordsmith_desktop.games.hidden_crossword.bots import anchor_offers
from wordsmith_desktop.games.hidden_crossword.candidates import Candidates, candidates
from wordsmith_desktop.games.hidden_crossword.clues import Guess
from wordsmith_desktop.games.hidden_crossword.crossword import Crossword, Direction
from wordsmith_desktop.games.hidden_crossword.hints import (
    Fit,
    Place,
    guess_hint,
    knowledge_of,
    open_slots,
    place_hint,
)
from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.games.hidden_crossword.presenter import set_in
from wordsmith_desktop.games.hidden_crossword.state import Phase, Stage
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.ui.games.hidden_crossword.gestures import demands_of
from wordsmith_desktop.ui.games.hidden_crossword.layout import Parts
from wordsmith_desktop.ui.games.hidden_crossword.sheet.views import say_ordinal
from wordsmith_desktop.ui.games.hidden_crossword.word_judge import house_words
from wordsmith_desktop.ui.kit import threads
from wordsmith_desktop.wording.games.hidden_crossword import table_texts as texts
from wordsmith_desktop.wording.games.hidden_crossword.event_texts import REASONS
from wordsmith_desktop.wording.texts import say, say_count

MOST_WORDS = 200
"""So many fitting words are listed."""


class Aids:
    """Searches for whoever looks, and forgets when others look."""

    def __init__(
        self,
        page: QWidget,
        lexicon: Callable[[], Lexicon | None],
        house: GameHouse,
        parts: Parts,
    ) -> None:
        """`house` has the table's own words of this match."""
        self._page = page
        self._lexicon = lexicon
        self._house = house
        self._parts = parts
        self._search: threads.Task | None = None
        self._counting: threads.Task | None = None
        self._told: object = None
        """What was told in part, so that asking again tells the rest."""

    def stop(self) -> None:
        """Forget everything: others look, or the page goes."""
        for task in (self._search, self._counting):
            if task is not None:
                task.cancel()
        self._search = self._counting = None
        self._told = None

    # Anchors

    def offer_anchors(self, seen: Observation) -> None:
        """Show words that could be the anchor."""
        lexicon = self._lexicon()
        if lexicon is None:
            self._parts.banner.show_info(say(texts.DICTIONARY_OPENING))
            return
        letters, least = seen.anchor_letters, seen.least_anchor
        self._parts.draw.show_offers(anchor_offers(letters, lexicon.index, least=least))

    def has_no_anchor(self, seen: Observation) -> bool:
        """Whether the letters hold no word that could be one."""
        lexicon = self._lexicon()
        if lexicon is None:
            return False
        letters, least = seen.anchor_letters, seen.least_anchor
        return not lexicon.index.from_letters(letters, min_length=least, limit=1)

    # Words that still fit

    def show_candidates(self, seen: Observation) -> None:
        """Count the words that fit every clue, and list them on the sheet."""
        lexicon, slots = self._lexicon(), self._parts.sheet.wanted_slots
        if self._counting is not None:
            self._counting.cancel()
            self._counting = None
        if lexicon is None or not seen.ruleset.shows_candidates or not slots:
            return
        knowledge, index = knowledge_of(seen, self._accepted(lexicon)), lexicon.index
        self._counting = threads.run(
            lambda _ticket: {slot: candidates(knowledge, index, *slot) for slot in slots},
            done=self._list,
            failed=_raise,
            owner=self._page,
        )

    def _list(self, found: dict[tuple[int, int], Candidates]) -> None:
        self._counting = None
        for (length, place), one in found.items():
            self._parts.sheet.show_candidates(length, place, one.count, one.words[:MOST_WORDS])

    # Hints

    def hint(self, seen: Observation | None) -> None:
        """Tell more than before about what is before whoever looks."""
        banner, lexicon = self._parts.banner, self._lexicon()
        if seen is None or seen.phase not in (Phase.BUILD, Phase.GUESS):
            banner.show_info(say(texts.HINT_NOT_NOW))
        elif lexicon is None:
            banner.show_info(say(texts.DICTIONARY_OPENING))
        elif seen.phase is Phase.BUILD:
            grid = Crossword(set_in(seen.own.draft or (), seen.anchor))
            index, demands = lexicon.index, demands_of(seen)
            self._look_for(lambda: place_hint(grid, demands, index), self._tell_place)
        elif not seen.ruleset.shows_candidates:
            banner.show_info(say(texts.HINT_OFF))
        elif seen.stage is Stage.CHOICE:
            banner.show_info(say(REASONS[Why.CHOOSE_FIRST]))
        else:
            index, accepted = lexicon.index, self._accepted(lexicon)
            self._look_for(lambda: guess_hint(seen, index, accepted), partial(self._tell_fit, seen))

    def follow(self, seen: Observation | None) -> None:
        """The match has gone on: look anew for what is still being looked for."""
        if self._search is None:
            return
        self._search.cancel()
        self._search = None
        if self._parts.banner.message == say(texts.HINT_SEARCHING):
            self.hint(seen)

    def _accepted(self, lexicon: Lexicon) -> frozenset[str]:
        return house_words(lexicon, self._house)[0]

    def _look_for(self, work: Callable[[], Any], done: Callable[[Any], object]) -> None:
        if self._search is not None:
            self._search.cancel()
        self._parts.banner.show_info(say(texts.HINT_SEARCHING))
        self._search = threads.run(
            lambda _ticket: work(), done=done, failed=_raise, owner=self._page
        )

    def _tell_place(self, place: Place | None) -> None:
        self._search = None
        if place is None:
            sentence = say(texts.HINT_BUILD_NONE)
        elif place == self._told:
            text = texts.HINT_ACROSS if place.direction is Direction.ACROSS else texts.HINT_DOWN
            sentence = say(text, word=place.word)
        else:
            letter, count = place.word[0], len(place.word)
            sentence = say(texts.HINT_BUILD_START, count=count, letter=letter)
        self._told = place
        self._parts.banner.show_info(sentence)

    def _tell_fit(self, seen: Observation, fit: Fit | None) -> None:
        self._search = None
        self._parts.banner.show_info(guess_sentence(seen, fit, is_told=fit == self._told))
        self._told = fit


def guess_sentence(seen: Observation, fit: Fit | None, *, is_told: bool) -> str:
    """What to guess; the word itself where the rest `is_told` already."""
    guesses = tuple(one for one in seen.own.records or () if isinstance(one, Guess))
    if fit is None:
        return say(texts.HINT_GUESS_NONE if open_slots(guesses) else texts.HINT_GUESS_ALL)
    if not fit.count:
        text = texts.HINT_GUESS_OTHER if guesses else texts.HINT_GUESS_FIRST
        return say(text, length=fit.length, word=fit.word)
    if is_told:
        return say(texts.HINT_GUESS_WORD, word=fit.word)
    count = next(one.count for one in guesses if len(one.word) == fit.length)
    text = texts.HINT_WHICH if count > 1 else texts.HINT_WHICH_ONLY
    which = say(text, ordinal=say_ordinal(fit.place), length=fit.length)
    return say_count(texts.HINT_GUESS_START, fit.count, which=which)


def _raise(error: Exception) -> None:
    raise error
