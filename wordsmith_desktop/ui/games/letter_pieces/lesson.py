"""The first lesson: what it asks for, step by step (R47), and a coach above a real table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.games.letter_pieces.actions import Action, Dice, Face
from wordsmith_desktop.games.letter_pieces.bots import HINTER
from wordsmith_desktop.games.letter_pieces.claims import reading
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.pieces import Counts
from wordsmith_desktop.games.letter_pieces.rules import RULES
from wordsmith_desktop.games.letter_pieces.ruleset import Ruleset
from wordsmith_desktop.games.letter_pieces.state import Player
from wordsmith_desktop.games.table_events import TableEvent
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.session.practice import practice_table
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.session.thinking import Adviser, Support
from wordsmith_desktop.ui.games.letter_pieces.page import MatchPage
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.game_entry import GamePage, PageContext
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.table_frame import HEAD, SIDE
from wordsmith_desktop.ui.kit.threads import beside
from wordsmith_desktop.wording.games.letter_pieces import lesson_texts as texts
from wordsmith_desktop.wording.texts import Text, say

Reached = Callable[[Player, Ruleset], bool]
"""Whether a player has done what a step asks for."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do."""

    text: Text
    is_reached: Reached


@dataclass(frozen=True, slots=True)
class Script:
    """A lesson's pieces, words and steps."""

    language: str
    given: Counts
    words: tuple[str, str]
    """The word to build first, and what to remix it into."""
    steps: tuple[Step, ...]

    @property
    def ruleset(self) -> Ruleset:
        """One challenge for one, with the lesson's pieces."""
        tag = self.language
        return Ruleset(language=tag, dictionary=tag, challenges=1, given=self.given)


def _stands(letter: str) -> Reached:
    return lambda player, rules: letter in reading(player, rules).word


def _reads(word: str) -> Reached:
    return lambda player, rules: reading(player, rules).word == word or _has(player, word)


def _has(player: Player, word: str) -> bool:
    return word in player.sheet.words


def _claimed(word: str) -> Reached:
    return lambda player, _rules: _has(player, word)


def _has_more_than(given: Counts) -> Reached:
    return lambda player, _rules: len(player.pieces) > sum(given) or len(player.sheet.words) > 2


def _has_words(count: int) -> Reached:
    return lambda player, _rules: len(player.sheet.words) >= count


def _script(
    language: str, given: Counts, words: tuple[str, str], sentences: tuple[Text, ...]
) -> Script:
    first, second = words
    reached = (
        _stands(first[0]),
        _reads(first),
        _claimed(first),
        _reads(second),
        _claimed(second),
        _has_more_than(given),
        _has_words(3),
    )
    steps = tuple(Step(text, done) for text, done in zip(sentences, reached, strict=True))
    return Script(language, given, words, steps)


ENGLISH: Final = _script("en", (3, 2, 1, 2), ("BAG", "CAST"), texts.ENGLISH_STEPS)
GERMAN: Final = _script("de", (3, 4, 0, 1), ("TAU", "IRE"), texts.GERMAN_STEPS)


class LessonRun:
    """One go at the lesson; it outlives its page, which is rebuilt when the look changes."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.step = 0
        """The step in hand; as many as there are steps once all are made."""
        self.lexicon: Callable[[], Lexicon | None] = lambda: None
        """The dictionary of the page that shows the lesson now."""
        self.table: TableView[Action, TableEvent, Observation] = practice_table(
            RULES,
            script.ruleset,
            judge=self._judge,
            # A star each time, so that the learner may choose.
            chance=Dice((Face.SMALL_STAR,)),
            adviser=Adviser(HINTER, Support(self._words, beside)),
        )

    @property
    def is_over(self) -> bool:
        """Whether every step is made."""
        return self.step >= len(self.script.steps)

    def advance(self) -> bool:
        """Go on past every step that is reached by now; whether there was one."""
        before = self.step
        player = self.table.seen.players[0].own
        assert player is not None
        while not self.is_over and self._is_reached(player):
            self.step += 1
        return self.step != before

    def _is_reached(self, player: Player) -> bool:
        return self.script.steps[self.step].is_reached(player, self.script.ruleset)

    def _judge(self, word: str) -> Ruling:
        """The lesson's own words stand, whether the dictionary is open yet or not."""
        if word in self.script.words:
            return Ruling(word, True, Reason.LISTED, self.script.language)
        lexicon = self.lexicon()
        if lexicon is None:
            return Ruling(word, False, Reason.NO_DICTIONARY, self.script.language)
        return lexicon.judge(word)

    def _words(self, _house: GameHouse) -> Vocabulary | None:
        lexicon = self.lexicon()
        return None if lexicon is None else Vocabulary(lexicon.index)


class LessonPage(GamePage):
    """Leads through the script; the table is a real one and judges like one."""

    def __init__(self, run: LessonRun, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.run = run
        self._context = context
        run.lexicon = partial(context.lexicon, run.script.language)
        run.lexicon()
        own = replace(context, players=(say(texts.YOU),), dictionary=run.script.language)
        self.table = MatchPage(run.table, own)
        self.table.parts.has_header = False
        self.table.parts.header.hide()
        self._number = label("", tone="muted", wrap=False)
        self._line = label("")
        # The table must not jump when the next step takes fewer lines.
        lines = 4 if look().is_large else 2
        self._line.setMinimumHeight(lines * self._line.fontMetrics().lineSpacing())
        self._leave = buttons.secondary(say(texts.LEAVE), context.leave)
        self._lay_out()
        for action in self.table.actions():
            self.addAction(action)
        self._forget = run.table.subscribe(self._on_update)
        run.table.resume_drivers()
        self._show_step()

    def let_go(self) -> None:
        """Stop listening."""
        self._forget()
        self.table.let_go()

    def _lay_out(self) -> None:
        step = look().gap(1)
        coach = QFrame()
        coach.setProperty("surface", "raised")
        row = QHBoxLayout(coach)
        row.setContentsMargins(2 * step, step, 2 * step, step)
        row.setSpacing(2 * step)
        row.addWidget(self._line, 1)
        if look().is_large:
            # The sentence needs all of the breadth, and the bench all of the height.
            self._number.hide()
            self.table.parts.bar.put_left(self._leave)
        else:
            row.insertWidget(0, self._number)
            row.addWidget(self._leave)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        frame = QVBoxLayout()
        frame.setContentsMargins(SIDE, HEAD, SIDE, 0)
        frame.addWidget(coach)
        whole.addLayout(frame)
        whole.addWidget(self.table, 1)
        self.setFocusProxy(self.table)

    def _on_update(self, _update: object) -> None:
        if self.run.advance():
            self._show_step()

    def _show_step(self) -> None:
        run, steps = self.run, self.run.script.steps
        sentence = say(texts.FINISHED if run.is_over else steps[run.step].text)
        number = say(texts.STEP, number=run.step + 1, count=len(steps))
        self._number.setText("" if run.is_over else number)
        self._line.setText(sentence)
        self._leave.setText(say(texts.GO_HOME if run.is_over else texts.LEAVE))
        self._leave.setAccessibleName(self._leave.text())
        announce(self, sentence)
        if run.is_over:
            self._remember()

    def _remember(self) -> None:
        preferences = self._context.preferences
        done = f"{RULES.game}/{self.run.script.language}"
        known = preferences.settings.lessons_done
        if done not in known:
            preferences.change(lessons_done=(*known, done))
