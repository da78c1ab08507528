"""The page of a lesson: the real table of a game, and above it a coach who says what to do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.wording import lesson_texts as texts
from wordsmith_desktop.wording.computer_players import CHARACTERS
from wordsmith_desktop.wording.texts import say

from .. import buttons
from ..announce import announce
from ..appearance import look
from ..game_page import GamePage, PageContext
from ..labels import label
from ..layouts import FlowLayout, Shrinking, in_column
from ..match_page import TablePage
from ..roles import speak_as
from ..scrolling import scrolled
from ..table_bar import TableBar
from ..table_frame import HEAD, SIDE
from .run import LessonRun

AnyTablePage = TablePage[Any, Any, Any]
MakeTablePage = Callable[[AnyTable, PageContext], AnyTablePage]

_OPPONENT: Final = CHARACTERS[0]
_ENDLESS: Final = 10_000
"""Pixels: higher than any sentence."""


class CoachLine(QLabel):
    """One sentence at a time; it keeps room for the longest, so that the table never jumps."""

    def __init__(self, sentences: Iterable[str]) -> None:
        super().__init__()
        self._sentences = tuple(sentences)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setSizePolicy(policy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.setMinimumHeight(max(map(self._height_of, self._sentences)))

    def _height_of(self, sentence: str) -> int:
        room, wrap = QRect(0, 0, self.width(), _ENDLESS), Qt.TextFlag.TextWordWrap
        return self.fontMetrics().boundingRect(room, wrap, sentence).height()


class LessonPage(GamePage):
    """Leads through a script; the table is a real one and judges like one."""

    _reached = Signal()
    """Something may be said of the step in hand once all that has happened is told."""

    def __init__(
        self, run: LessonRun, name: str, make_table: MakeTablePage, context: PageContext
    ) -> None:
        """`name` is the lesson's in the settings."""
        super().__init__()
        self.run = run
        self._name = name
        self._context = context
        run.lexicon = partial(context.lexicon, run.script.language)
        run.lexicon()
        self.table = make_table(run.table, _own_context(run, context))
        self._number = label("", tone="muted", wrap=False)
        self._line = CoachLine(run.script.sentences)
        self._leave = buttons.secondary(say(texts.LEAVE), context.leave)
        self._steps = FlowLayout(spacing=look().gap(1), to_right=True)
        """What comes next, once the lesson is over."""
        self._lay_out()
        for action in self.table.actions():
            self.addAction(action)
        self.table.status.connect(self.status)
        self._helped = False
        self._is_step_due = False
        """Whether a step is reached of which nothing is said yet."""
        self._forget = run.table.subscribe(self._on_update)
        self.table.refused.connect(self._on_refusal)
        self._reached.connect(self._show_due_step, Qt.ConnectionType.QueuedConnection)
        self.table.settled.connect(self._reached)
        run.table.resume_drivers()
        run.advance()
        self._show_step()

    def dictionary_opened(self) -> None:
        """Let whoever waited for it go on."""
        self.run.table.resume_drivers()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on; by a focus proxy Tab would leave out what stands above."""
        super().focusInEvent(event)
        self.table.setFocus()

    def mention(self, sentence: str) -> bool:
        return self.table.mention(sentence)

    def let_go(self) -> None:
        """Stop listening; nobody thinks any more until there is another page."""
        self._forget()
        self.run.table.stop_thinking()
        self.table.let_go()

    @property
    def coach(self) -> str:
        """What the coach says now."""
        return self._line.text()

    def _lay_out(self) -> None:
        step = look().gap(1)
        coach = QFrame()
        speak_as(coach, QAccessible.Role.Grouping)
        coach.setProperty("surface", "raised")
        coach.setAccessibleName(say(texts.COACH))
        lines = in_column(inside=coach, spacing=step, margins=(2 * step, step, 2 * step, step))
        row = QHBoxLayout()
        row.setSpacing(2 * step)
        lines.addLayout(row)
        lines.addLayout(self._steps)
        row.addWidget(self._line, 1)
        if look().is_large:
            # The sentence needs all of the breadth, and the table all of the height.
            self._number.hide()
            for bar in self.table.findChildren(TableBar):
                bar.put_left(self._leave)
        else:
            row.insertWidget(0, self._number)
            row.addWidget(self._leave)
        self.table.make_room_above()
        whole = in_column(inside=self, spacing=0)
        frame = in_column(coach, margins=(SIDE, HEAD, SIDE, 0))
        whole.addLayout(frame)
        # What the coach says leaves a small window too little room for a table that cannot shrink.
        is_cut = look().is_large and not self.table.scrolls
        whole.addWidget(scrolled(Shrinking(self.table)) if is_cut else self.table, 1)

    def _on_update(self, update: Update[Any]) -> None:
        if self.run.advance():
            # Dice may be in the air, and the next sentence say what they show. They may even be
            # thrown with what the page is told next, while the match is further already.
            self._is_step_due = True
            self._remember()
            self._reached.emit()
        else:
            self.run.note_update(update)
            self._help_if_needed()

    def _show_due_step(self) -> None:
        if self._is_step_due and self.table.is_settled:
            self._is_step_due = False
            self._show_step()

    def _on_refusal(self) -> None:
        self.run.note_refusal()
        self._help_if_needed()

    def _help_if_needed(self) -> None:
        if self.run.needs_help and not self._helped:
            self._show_step()

    def _show_step(self) -> None:
        run, steps = self.run, self.run.script.steps
        self._helped = run.needs_help
        sentence = run.sentence
        number = say(texts.STEP, number=run.step + 1, count=len(steps))
        self._number.setText("" if run.is_over else number)
        self._line.setText(sentence)
        self._leave.setText(say(texts.GO_HOME if run.is_over else texts.LEAVE))
        self._leave.setAccessibleName(self._leave.text())
        announce(self, sentence)
        self._remember()
        if run.is_over:
            self._offer_steps()

    def _offer_steps(self) -> None:
        """A round of the game itself at once, and the next lesson small beside it."""
        offered = self._context.ways.after_lesson
        if offered is None or self._steps.count():
            return
        likeliest, *others = offered()
        for step in reversed(others):
            self._steps.addWidget(buttons.quiet(step.title, step.call))
        played = buttons.primary(likeliest.title, likeliest.call)
        played.setObjectName("after-lesson")
        self._steps.addWidget(played)
        # The Enter that ended the lesson, pressed twice, is not meant for it.
        buttons.Patience(self).watch(played)
        played.setFocus()

    def _remember(self) -> None:
        """Keep in the settings how far the lesson is, or that it is done."""
        preferences, run = self._context.preferences, self.run
        preferences.change(
            **preferences.settings.lesson_progress(self._name, run.step, len(run.script.steps))
        )


def _own_context(run: LessonRun, context: PageContext) -> PageContext:
    """Who sits there: the learner, and in the other seats the mildest computer player."""
    others = run.script.seats - 1
    # What is said of players says their names, and of nobody "You sees a word".
    known = context.preferences.settings.player_names[:1]
    own = known or (say(texts.LEARNER),)
    return replace(
        context,
        players=(*own, *(_OPPONENT.name,) * others),
        own_colours=("", *(_OPPONENT.emblem,) * others),
        dictionary=run.script.language,
    )
