"""What the program helps with: hints, words that still fit, and anchors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.bots.bot import Decision, Motive
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.window.kit import threads
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.hints import ExplainWord, HintTexts, TableHints
from wordsmith_desktop.wording.table_texts import DICTIONARY_OPENING, SEARCHING
from wordsmith_desktop.wording.terms_texts import NO_HINTS_HERE
from wordsmith_desktop.wording.texts import Text, say, say_count

from ..rules.actions import Action, Why
from ..rules.bots import anchor_offers
from ..rules.candidate_figures import CandidateFigures, candidate_figures
from ..rules.candidates import ClueKnowledge, candidates
from ..rules.clues import Guess
from ..rules.crossword import Crossword, Direction, word_tiles
from ..rules.hints import FittingHint, GridHint, knowledge_of, open_slots, still_goes_in
from ..rules.observation import Observation
from ..rules.presenter import Editor, set_in
from ..rules.state import GuessStage, Phase
from ..rules.suggestions import Suggestion, suggestions
from ..words import grid_texts
from ..words import table_texts as texts
from ..words.event_texts import REASONS
from ..words.sheet_texts import say_ordinal
from .grid.editor_panel import EditorPanel
from .layout import Parts
from .sheet.fitting_words import MOST_WORDS

HINT_TEXTS: Final = HintTexts(
    texts.HINT_NOT_NOW,
    texts.HINT_BUILD_NONE,
    texts.HINT_BUILD_START,
    texts.HINT_GUESS_WORD,
    texts.HINT_BUILD_RARER,
)
_WAYS: Final = {Direction.ACROSS: texts.HINT_ACROSS, Direction.DOWN: texts.HINT_DOWN}
_TURNED_BACK: Final = (UpdateKind.UNDONE, UpdateKind.REDONE)


class Hints(TableHints):
    """Tells a word that can be laid, or one to guess, bit by bit."""

    _table: TableView[Action, TableEvent, Observation]

    def __init__(
        self,
        table: TableView[Action, TableEvent, Observation],
        banner: Banner,
        explain: ExplainWord,
        editor: EditorPanel,
    ) -> None:
        super().__init__(table, banner, HINT_TEXTS, explain)
        self._editor = editor

    def hint(self) -> None:
        """Tell more than before about what is before whoever looks.

        Of a grid with a fault the fault is told: no word more would mend it.
        """
        seen = self._table.acting
        fault = self._editor.first_fault if seen and seen.phase is Phase.BUILD else None
        if fault is not None:
            run, reason = fault
            self._banner.show_info(say(grid_texts.HINT_FAULT, reason=reason))
            self._editor.grid.show_hint(run.cells)
        elif seen is None or seen.phase is not Phase.GUESS:
            self.give(is_possible=seen is not None and seen.phase is Phase.BUILD)
        elif not seen.ruleset.shows_candidates:
            self._banner.show_info(say(texts.HINT_OFF))
        elif seen.stage is GuessStage.CHOICE:
            self._banner.show_info(say(REASONS[Why.CHOOSE_FIRST]))
        else:
            self.give(is_possible=True, none=_no_guess(seen))

    def follow(self, update: Update[TableEvent]) -> None:
        """The match has gone on: look anew for what is still being looked for.

        A word that was told of and cannot be laid any more, or lies there, is told of no longer.
        """
        self._editor.grid.show_hint(())
        if not self.is_searching:
            if self.is_shown and isinstance(self._told, GridHint) and not self._goes_in(self._told):
                self._banner.clear()
            self._mark()
            return
        self.stop()
        if update.kind in _TURNED_BACK or self._banner.message == say(SEARCHING):
            self.hint()

    def forget(self) -> None:
        super().forget()
        self._editor.grid.show_hint(())

    def _tell(self, found: Decision[Any] | None, none: Text) -> None:
        super()._tell(found, none)
        self._mark()

    def _mark(self) -> None:
        """Mark where the word goes in that is told of."""
        place = self._told
        if isinstance(place, GridHint) and self.is_shown:
            tiles = word_tiles(place.word, place.start, place.direction)
            self._editor.grid.show_hint(tuple(tile.cell for tile in tiles))

    def _goes_in(self, place: GridHint) -> bool:
        seen = self._table.acting
        if seen is None or seen.phase is not Phase.BUILD:
            return False
        grid = Crossword(set_in(seen.own.draft or (), seen.anchor))
        return still_goes_in(grid, seen.demands, place)

    def is_told(self, motive: Motive) -> bool:
        """Only where nothing has changed since: not even what else lies there."""
        return motive == self._told

    def sentence(self, motive: Motive) -> str:
        if isinstance(motive, GridHint) and self.is_told(motive):
            return say(_WAYS[motive.direction], word=motive.word)
        if isinstance(motive, FittingHint):
            return guess_sentence(self._table.seen, motive, is_told=self.is_told(motive))
        return super().sentence(motive)


def _no_guess(seen: Observation) -> Text:
    """What is said where there is no word to guess."""
    return texts.HINT_GUESS_NONE if open_slots(_guesses(seen)) else texts.HINT_GUESS_ALL


def _guesses(seen: Observation) -> tuple[Guess, ...]:
    return tuple(one for one in seen.own.records or () if isinstance(one, Guess))


def guess_sentence(seen: Observation, fit: FittingHint, *, is_told: bool) -> str:
    """What to guess; the word itself where the rest `is_told` already."""
    guesses = _guesses(seen)
    if not fit.count:
        text = texts.HINT_GUESS_OTHER if guesses else texts.HINT_GUESS_FIRST
        return say(text, length=fit.length, word=fit.word)
    if is_told:
        return say(texts.HINT_GUESS_WORD, word=fit.word)
    count = next(one.count for one in guesses if len(one.word) == fit.length)
    text = texts.HINT_WHICH if count > 1 else texts.HINT_WHICH_ONLY
    which = say(text, ordinal=say_ordinal(fit.place), length=fit.length)
    return say_count(texts.HINT_GUESS_START, fit.count, which=which)


class WordFinder:
    """Finds words for whoever looks, whole lists of them beside the window."""

    def __init__(
        self,
        page: QWidget,
        lexicon: Callable[[], Lexicon | None],
        table: TableView[Action, TableEvent, Observation],
        parts: Parts,
        *,
        is_family: Callable[[], bool],
    ) -> None:
        """`is_family` tells whether to name no words that are not for every table."""
        self._page = page
        self._is_family = is_family
        self._lexicon = lexicon
        self._table = table
        self._parts = parts
        self._counting: threads.Task | None = None
        self._counted: object = None
        """What the words were counted of that are shown, or are being counted."""

    def stop(self) -> None:
        """Forget everything: others look, another sheet is shown, or the page goes."""
        if self._counting is not None:
            self._counting.cancel()
            self._counting = None
        self._counted = None

    # Anchors

    def offer_anchors(self) -> None:
        """Show words that could be the anchor."""
        if not self._table.may_be_helped:
            self._parts.banner.show_info(say(NO_HINTS_HERE))
            return
        lexicon, seen = self._lexicon(), self._table.public
        if lexicon is None:
            self._parts.banner.show_info(say(DICTIONARY_OPENING))
            return
        letters, least = seen.anchor_letters, seen.least_anchor
        self._parts.draw.show_offers(
            anchor_offers(letters, lexicon.index, least=least, family=self._is_family())
        )

    def has_no_anchor(self, seen: Observation) -> bool:
        """Whether the letters hold no word that could be one."""
        lexicon = self._lexicon()
        if lexicon is None:
            return False
        letters, least = seen.anchor_letters, seen.least_anchor
        return not lexicon.index.from_letters(letters, min_length=least, limit=1)

    # Words for the grid

    def toggle_suggestions(self) -> None:
        """Offer words that could be laid, or no longer; nobody who agreed to no hints has any."""
        if self._table.may_be_helped:
            self._parts.editor.suggesting.toggle()
        else:
            self._parts.banner.show_info(say(NO_HINTS_HERE))

    def suggest(self, editor: Editor, least: int) -> tuple[Suggestion, ...]:
        """The words for the slot at the caret; none while the dictionary is being opened."""
        lexicon = self._lexicon()
        if lexicon is None:
            self._parts.banner.show_info(say(DICTIONARY_OPENING))
            return ()
        public = self._table.public
        if public.phase is Phase.GUESS and not public.ruleset.shows_candidates:
            self._parts.banner.show_info(say(texts.HINT_OFF))
            return ()
        return suggestions(editor, lexicon.index, least=least, family=self._is_family())

    # Words that still fit

    def show_candidates(self, seen: Observation) -> None:
        """Count the words that fit every clue, and list them on the sheet."""
        lexicon, slots = self._lexicon(), self._parts.sheet.wanted_slots
        if lexicon is None or not seen.ruleset.shows_candidates or not slots:
            self.stop()
            return
        accepted, _ = lexicon.house_words(self._table.house)
        knowledge, index = knowledge_of(seen, accepted), lexicon.index
        is_family = self._is_family()
        if self._counted == (knowledge, slots, is_family):
            return
        self.stop()
        self._counted = knowledge, slots, is_family
        self._counting = threads.run(
            lambda _ticket: {
                slot: _counted(knowledge, index, slot, is_family=is_family) for slot in slots
            },
            done=self._list,
            owner=self._page,
        )

    def _list(self, found: dict[tuple[int, int], Counted]) -> None:
        self._counting = None
        for (length, place), (count, words, figures) in found.items():
            self._parts.sheet.show_candidates(length, place, count, words, figures)
            self._parts.clues.show_fit(length, place, count)


Counted: TypeAlias = tuple[int, tuple[str, ...], Mapping[str, CandidateFigures]]
"""How many words still fit, the commonest of them, and their figures."""


def _counted(
    knowledge: ClueKnowledge, index: WordIndex, slot: tuple[int, int], *, is_family: bool
) -> Counted:
    found = candidates(knowledge, index, *slot, limit=MOST_WORDS, is_family=is_family)
    return found.count, found.words, candidate_figures(knowledge, index, *slot, found.words)
