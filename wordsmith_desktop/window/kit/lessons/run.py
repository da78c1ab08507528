"""One go at a lesson; it outlives its page, which is rebuilt when the look changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.session.guided import guided_table
from wordsmith_desktop.session.thinking import Support
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.wording.texts import say

from ..threads import beside
from .script import Move, Script

if TYPE_CHECKING:
    from wordsmith_desktop.bots.vocabulary import Vocabulary
    from wordsmith_desktop.lexicon.lexicon import Lexicon
    from wordsmith_desktop.records.log import Terms

LEARNER: Final[Seat] = 0
TRIES: Final = 2
"""After so many tries in vain the coach helps."""


class LessonRun:
    """A table, the step in hand, and how often it was tried in vain."""

    def __init__(self, script: Script, step: int = 0) -> None:
        """Begin at a step, counted from 0: those before it are made as their examples show."""
        self.script = script
        self.step = 0
        """The step in hand; as many as there are steps once all are made."""
        self.lexicon: Callable[[], Lexicon | None] = lambda: None
        """The dictionary of the page that shows the lesson now."""
        self._tries = 0
        self._unexpected_at: int | None = None
        self.table = guided_table(
            script.game,
            script.ruleset,
            seats=script.seats,
            parts=script.parts,
            judge=self._judge,
            support=Support(self._words, beside),
        )
        self.table.resume_drivers()
        self._make(script.prelude)
        for made in script.steps[:step]:
            self._make(made.example)
            self.advance()
        self.table.takes = self._takes

    @property
    def is_over(self) -> bool:
        """Whether every step is made."""
        return self.step >= len(self.script.steps)

    @property
    def needs_help(self) -> bool:
        """Whether the step in hand was tried in vain often enough."""
        return self._tries >= TRIES

    @property
    def sentence(self) -> str:
        """What is said now, in the language in use."""
        script = self.script
        if self.is_over:
            return say(script.finished)
        return script.steps[self.step].said(with_help=self.needs_help)

    def advance(self) -> bool:
        """Go on past every step that is reached by now; whether there was one."""
        before, seen = self.step, self.table.seen
        while not self.is_over and self.script.steps[self.step].is_reached(seen):
            self.step += 1
        if self.step != before:
            self._tries = 0
        return self.step != before

    def note_refusal(self) -> None:
        """The table said why something is not possible."""
        # A move that led nowhere was counted already when the table told its end.
        if self._unexpected_at != self.table.position:
            self._tries += 1
        self._unexpected_at = None

    def note_update(self, update: Update[Any]) -> None:
        """Something happened that has not reached the step; the learner may have meant it to."""
        is_move = update.kind is UpdateKind.PLAYED and update.seat == LEARNER
        if self.is_over or not is_move or self.script.steps[self.step].takes is not None:
            return
        if not all(event.lays for event in update.visible):
            self._tries += 1
            self._unexpected_at = self.table.position

    def _make(self, moves: Iterable[Move]) -> None:
        for move in moves:
            self.table.act(LEARNER, move(self.table.seen))

    def _takes(self, action: Any) -> bool:
        if self.is_over:
            return True
        takes = self.script.steps[self.step].takes
        return not isinstance(action, self.script.never) and (takes is None or takes(action))

    def _judge(self, word: str) -> Ruling:
        """The lesson's own words stand, whether the dictionary is open yet or not."""
        if word in self.script.words:
            return Ruling(word, True, Reason.LISTED, self.script.language)
        lexicon = self.lexicon()
        if lexicon is None:
            return Ruling(word, False, Reason.NO_DICTIONARY, self.script.language)
        return lexicon.judge(word)

    def _words(self, _house: GameHouse, _terms: Terms) -> Vocabulary | None:
        lexicon = self.lexicon()
        if lexicon is None:
            return None
        from wordsmith_desktop.bots.vocabulary import Vocabulary

        return Vocabulary(lexicon.index)
