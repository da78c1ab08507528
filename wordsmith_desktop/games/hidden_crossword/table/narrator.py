"""How this game tells what happened: an answer stands large below, and needs no sentence."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final

from wordsmith_desktop.games.common.table_events import HandedOver, TableEvent
from wordsmith_desktop.session.table_view import AnyTable, Happening
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.window.kit.banner import Banner, Tone
from wordsmith_desktop.window.kit.narrator import TableNarrator
from wordsmith_desktop.wording.texts import Text, say

from ..rules.events import (
    AnchorNoted,
    AnchorRefused,
    GridRefused,
    GuessAnswered,
    GuessRefused,
    GuessSeen,
    RoundEnded,
    SolutionJudged,
)
from ..rules.observation import Observation
from ..rules.state import GuessStage, Phase
from ..words import table_texts as texts
from ..words.event_sentences import Listener, story

_RULES: Final[dict[type, str]] = {AnchorRefused: "W7", GridRefused: "W9", GuessRefused: "W13"}
"""By which rule a word has to be one, there where it was refused."""


class Narrator(TableNarrator[TableEvent]):
    """A refusal stands until something else is done."""

    REFUSALS = (AnchorRefused, GridRefused, GuessRefused)
    GOOD = (AnchorNoted,)

    def __init__(self, banner: Banner, table: AnyTable, names: Sequence[str]) -> None:
        super().__init__(banner, names)
        self._table = table
        self._seen: Callable[[], Observation] = lambda: table.seen

    def story(self, events: Sequence[TableEvent]) -> str:
        rules = self._table.public.ruleset
        hidden = rules.guesses_stay_hidden
        is_told = any(isinstance(event, GuessSeen) for event in events)
        # Which round it is stands above the table.
        shown = [event for event in events if not (is_told and _is_bare_end(event))]
        return story(shown, Listener(self.names, self._table.computers, hidden))

    def moment(self) -> Hashable:
        """What is told of one phase is not true in the next: then no letter is drawn any more."""
        phase: Hashable = self._table.public.phase
        return phase

    def clock_text(self, update: Update[TableEvent]) -> Text:  # noqa: ARG002
        return texts.SOFT_TIME

    def rule(self, events: Sequence[TableEvent]) -> str:
        found = (_RULES[type(event)] for event in events if type(event) in _RULES)
        return next(found, "")

    def say(self, events: Sequence[TableEvent]) -> None:
        sentence = self.story(events)
        is_answer = any(isinstance(event, GuessAnswered | SolutionJudged) for event in events)
        if is_answer and self._is_answered():
            # What was said before is out of date.
            self.banner.clear()
        elif sentence:
            self.show(sentence, events)
        else:
            self.forget_refusal()

    def forget_refusal(self) -> None:
        """What was refused lies there no more, or something else is done now."""
        if self.banner.tone is Tone.REFUSAL:
            self.banner.clear()

    def tell_turn(self) -> None:
        """Tell whoever has lifted the curtain what is to be done."""
        seen = self._seen()
        name = self.names[seen.to_move]
        if seen.phase is Phase.BUILD:
            self.banner.show_info(say(texts.YOUR_BUILDING, name=name, word=seen.anchor))
        elif seen.phase is Phase.GUESS:
            turn = say(texts.YOUR_TURN, name=name)
            self.banner.show_info(f"{self._story_of(self._table.recent())} {turn}".strip())

    def last_story(self) -> str:
        """What the whole table may know of what happened since the turn before began.

        Turns bound it and not acts: how many there were would tell how much was laid in secret.
        """
        return self._story_of(self._table.recent_public())

    def _story_of(self, happenings: Iterable[Happening[TableEvent]]) -> str:
        has_begun = False
        for one in happenings:
            begins = any(isinstance(event, HandedOver) for event in one.events)
            if begins and has_begun:
                return ""
            if told := self.story(one.events):
                return told
            has_begun = has_begun or begins
        return ""

    def _is_answered(self) -> bool:
        seen = self._seen()
        return seen.phase is Phase.GUESS and seen.stage is not GuessStage.GUESS


def _is_bare_end(event: TableEvent) -> bool:
    """Whether a round ended in which nobody tried a whole puzzle."""
    return isinstance(event, RoundEnded) and not event.attempts
