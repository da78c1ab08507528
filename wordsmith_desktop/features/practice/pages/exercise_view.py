"""One exercise: the table of an earlier moment, where a word is laid, and a field for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QWidget

from wordsmith_desktop.core.background import Ticket
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.registry import reviewer_of
from wordsmith_desktop.games.common.reviewer import Play, moment_before
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.rulings import Ruling
from wordsmith_desktop.records.kept_match import KeptMatch
from wordsmith_desktop.session.exercise_table import ExerciseTable
from wordsmith_desktop.window.kit import threads
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.explainer import WordExplainer, WordQuestion, explain
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.game_page import GamePage, PageContext, lift_at_once
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import Shrinking, in_column
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording.rulings import ruling_text
from wordsmith_desktop.wording.texts import Text, say, say_count

from .. import practice_texts as texts
from ..deck import Exercise, Grade
from ..missed import Answer, AnswerVerdict, ReviewerOf, answer_of, words_at


class ShownExercise(Value):
    """An exercise with all that it is shown by."""

    exercise: Exercise
    kept: KeptMatch
    entry: GameEntry
    lexicon: Lexicon


class Surroundings(Value):
    """What the game's page is shown with."""

    preferences: Preferences
    explainer: WordExplainer
    leave: Callable[[], None]
    own_colours: tuple[str, ...] = ()
    """As in `PageContext`."""
    reviewers: ReviewerOf = reviewer_of


@has_role(QAccessible.Role.Grouping)
class _Table(QWidget):
    """The page of a game, which is told of as something to look back on."""

    def __init__(self, page: GamePage) -> None:
        super().__init__()
        self.setAccessibleName(say(texts.TABLE))
        in_column(page, inside=self)


class ExerciseView(QWidget):
    """Takes words until one is as good as the best, or until it is shown."""

    graded = Signal(object)
    """The `Grade` of the answer; comes once."""
    told = Signal(str)
    """What an answer was."""
    explained = Signal(str)
    """What the word means, once that is known."""

    def __init__(self, drawn: ShownExercise, around: Surroundings) -> None:
        super().__init__()
        self._drawn = drawn
        self._around = around
        self._was_helped = False
        self._is_asking = False
        self._ruling: Ruling | None = None
        """What the dictionary says of the word asked about last, where it cannot be played."""
        exercise, match = drawn.exercise, drawn.kept.match
        self._moment = moment_before(match, exercise.position)
        self.table = ExerciseTable(
            drawn.kept, match.played[exercise.position].seat, self._moment, self._take
        )
        """Where the word is laid as it was in the match."""
        self.page = self._page()
        reviewer = around.reviewers(exercise.game)
        self._seeks_longest = reviewer is not None and reviewer.seeks_longest(match.ruleset)
        self.task = label(say(self._task()), size="lead", wrap=look().is_large)
        self.field = QLineEdit()
        self.field.setMaxLength(_LONGEST)
        self.field.setAccessibleName(say(texts.YOUR_WORD))
        self.material = self._material()
        """What the word can be made of, in words."""
        self.field.setAccessibleDescription(self.material)
        self.field.returnPressed.connect(self._check)
        self.check_button = secondary(say(texts.CHECK), self._check)
        self.hint_button = secondary(say(texts.HINT), self._hint)
        self.show_button = secondary(say(texts.SHOW), self._show_word)
        self._unsubscribe = self.table.subscribe(lambda _update: self._follow())
        self._lay_out()
        # It takes no keys itself: whoever gives it the keyboard means this part.
        self.setFocusProxy(self.page)

    @property
    def is_graded(self) -> bool:
        """Whether the answer was given."""
        return self.field.isReadOnly()

    def begin(self) -> None:
        """Take the keyboard and say what is to be done, with what."""
        self.page.setFocus()
        announce(self, " ".join(filter(None, (self.task.text(), self.material))))

    def let_go(self) -> None:
        """Let go of the table; the widget is of no use afterwards."""
        self._unsubscribe()
        self.page.let_go()

    # Building

    def _page(self) -> GamePage:
        drawn, around = self._drawn, self._around
        return drawn.entry.make_page(
            self.table,
            PageContext(
                preferences=around.preferences,
                lexicon=lambda _tag: None,
                leave=around.leave,
                cover=lift_at_once,
                restart=lambda: None,
                players=tuple(seat.name for seat in drawn.kept.header.seats),
                offers_hints=False,
                own_colours=around.own_colours,
                dictionary=drawn.exercise.dictionary,
                explainer=around.explainer,
            ),
        )

    def _material(self) -> str:
        match = self._drawn.kept.match
        seat = match.played[self._drawn.exercise.position].seat
        seen = match.rules.observe(match.first(self._moment).state, seat)
        return self._drawn.entry.words.material(seen, seat)

    def _lay_out(self) -> None:
        step, table = look().gap(1), _Table(self.page)
        column = in_column(spacing=step)
        buttons = QHBoxLayout()
        buttons.setSpacing(step)
        for button in (self.check_button, self.hint_button, self.show_button):
            buttons.addWidget(button, 1 if look().is_large else 0)
        if look().is_large:
            # Everything scrolls, since large text leaves no room for what does not.
            for part in (self.task, self.field):
                column.addWidget(part)
            column.addLayout(buttons)
            self.page.setMinimumHeight(look().px(_LEAST_TABLE))
            column.addWidget(table, 1)
            content = QWidget()
            content.setLayout(column)
            in_column(scrolled(Shrinking(content)), inside=self)
            return
        row = QHBoxLayout()
        row.setSpacing(step)
        row.addWidget(self.task)
        row.addWidget(self.field, 1)
        row.addLayout(buttons)
        column.addWidget(table, 1)
        column.addLayout(row)
        self.setLayout(column)

    # Answering

    def _take(self, word: str) -> None:
        """A word was said on the table."""
        if not self.is_graded and not self._is_asking:
            self.field.setText(word)
            self._ask(word, self._judge)

    def _follow(self) -> None:
        """Have the field say what lies on the table: there is one word, wherever it is made."""
        if not self.is_graded and not self._is_asking:
            self.field.setText(self.page.word_laid())

    def _check(self) -> None:
        typed = self.field.text().strip()
        if typed and not self.is_graded and not self._is_asking:
            self._ask(typed, self._judge)

    def _hint(self) -> None:
        self._was_helped = True
        word = self._drawn.exercise.word
        self.told.emit(say_count(texts.HINT_LETTERS, len(word), letter=word[0]))
        self._resume()

    def _show_word(self) -> None:
        if not self._is_asking and not self.is_graded:
            self._ask(self._drawn.exercise.word, self._reveal)

    def _ask(self, typed: str, then: Callable[[Answer], None]) -> None:
        """Have a word judged beside the window: the search takes up to some tenths of a second."""
        drawn, reviewers = self._drawn, self._around.reviewers
        self._is_asking = True

        def judged(_ticket: Ticket) -> Answer:
            # What is accepted is a separate matter from what is offered.
            words = words_at(drawn.kept, drawn.lexicon, is_family=False)
            answer = answer_of(drawn.exercise, drawn.kept, typed, words, reviewers)
            is_refused = (
                answer.verdict is AnswerVerdict.NOT_HERE and answer.word not in words.accepted
            )
            self._ruling = drawn.lexicon.judge(answer.word) if is_refused else None
            return answer

        def done(answer: Answer) -> None:
            self._is_asking = False
            then(answer)

        threads.run(judged, done=done, failed=self._fail, owner=self)

    def _task(self) -> Text:
        language = code_of(self._drawn.exercise.dictionary)
        if self._seeks_longest:
            return texts.LONGEST_TASKS.get(language, texts.LONGEST_TASK)
        return texts.TASKS.get(language, texts.TASK)

    def _fail(self, error: Exception) -> None:
        self._is_asking = False
        raise error

    def _judge(self, answer: Answer) -> None:
        exercise, word = self._drawn.exercise, answer.word
        if answer.verdict is AnswerVerdict.SOLVED:
            text = texts.SOLVED if word == exercise.word else texts.SOLVED_ALIKE
            said = say(text, word=word, figure=self._figure(answer.play), best=exercise.word)
            self._grade(said, Grade.HELPED if self._was_helped else Grade.FOUND)
            return
        if answer.verdict is AnswerVerdict.LESS:
            self._was_helped = True
            text = texts.SHORTER if self._seeks_longest else texts.LESS
            self.told.emit(say(text, word=word, figure=self._figure(answer.play)))
        else:
            self.told.emit(self._why_not(word))
        self._resume()

    def _why_not(self, word: str) -> str:
        """Why a word cannot be played here."""
        ruling = self._ruling
        if ruling is None or ruling.accepted:
            return say(texts.NOT_HERE, word=word)
        return ruling_text(ruling)

    def _resume(self) -> None:
        """Let whoever laid the word on the table go on there, and whoever typed it here."""
        focused = QApplication.focusWidget()
        if focused is None or not self.page.isAncestorOf(focused):
            self.field.selectAll()
            self.field.setFocus()

    def _reveal(self, answer: Answer) -> None:
        figure = self._figure(answer.play)
        self._grade(say(texts.SHOWN, word=answer.word, figure=figure), Grade.SHOWN)

    def _figure(self, play: Play | None) -> str:
        """What a play is told by; a word that the dictionary has lost since has none."""
        figure = play.figure if play is not None else self._drawn.exercise.worth
        return say_count(self._drawn.entry.play_figure, figure)

    def _grade(self, sentence: str, grade: Grade) -> None:
        self.field.setReadOnly(True)
        self.table.is_over = True
        for button in (self.check_button, self.hint_button, self.show_button):
            button.setEnabled(False)
        self.told.emit(sentence)
        self.graded.emit(grade)
        word, tag = self._drawn.exercise.word, self._drawn.exercise.dictionary
        question = WordQuestion(word, (tag,), is_plain=True)
        explain(self._around.explainer, question, self.explained.emit, owner=self, as_played=True)


_LONGEST: Final = 40
"""More letters than any word on a table has."""
_LEAST_TABLE: Final = 42
"""Least height of a table that is scrolled, in grid steps."""
