"""The first lesson's page: a coach above a real table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.games.letter_pieces.actions import Dice, Face
from wordsmith_desktop.games.letter_pieces.rules import RULES
from wordsmith_desktop.games.letter_pieces.state import Player
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.session.drivers import Table
from wordsmith_desktop.session.practice import practice_session
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.ui.games.letter_pieces.lesson import texts
from wordsmith_desktop.ui.games.letter_pieces.lesson.script import Script
from wordsmith_desktop.ui.games.letter_pieces.match.page import MatchPage
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.announce import announce
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.game_entry import GamePage, PageContext
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import say


class StarDice:
    """The lesson's die: it always shows a star, so that the learner may choose."""

    def propose(self, table: Table, seat: Seat) -> Any:  # noqa: ARG002
        """The fall of the die."""
        return Dice((Face.SMALL_STAR,))


class LessonPage(GamePage):
    """Leads through the script; the table is a real one and judges like one."""

    def __init__(self, script: Script, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.script = script
        self._context = context
        self.step = 0
        """The step in hand; as many as there are steps once all are made."""
        session = practice_session(
            RULES,
            script.ruleset,
            seats=1,
            seed=0,
            judge=self._judge,
            drivers={CHANCE: StarDice()},
        )
        context.lexicon(script.language)
        own = replace(context, players=(say(texts.YOU),), dictionary=script.language)
        self.table = MatchPage(session, own)
        self.table.parts.header.hide()
        self._number = label("", tone="muted", wrap=False)
        self._line = label("")
        self._leave = buttons.secondary(say(texts.LEAVE), self._finish)
        self._lay_out()
        for action in self.table.actions():
            self.addAction(action)
        self._forget = session.subscribe(self._on_update)
        session.resume_drivers()
        self._show_step()

    def let_go(self) -> None:
        """Stop listening."""
        self._forget()
        self.table.let_go()

    def _judge(self, word: str) -> Ruling:
        """The lesson's own words stand, whether the dictionary is open yet or not."""
        if word in self.script.words:
            return Ruling(word, True, Reason.LISTED, self.script.language)
        lexicon = self._context.lexicon(self.script.language)
        if lexicon is None:
            return Ruling(word, False, Reason.NO_DICTIONARY, self.script.language)
        return lexicon.judge(word)

    def _lay_out(self) -> None:
        step = look().gap(1)
        coach = QFrame()
        coach.setProperty("surface", "raised")
        row = QHBoxLayout(coach)
        row.setContentsMargins(2 * step, step, 2 * step, step)
        row.setSpacing(2 * step)
        row.addWidget(self._number)
        row.addWidget(self._line, 1)
        row.addWidget(self._leave)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        frame = QVBoxLayout()
        frame.setContentsMargins(2 * step, step, 2 * step, 0)
        frame.addWidget(coach)
        whole.addLayout(frame)
        whole.addWidget(self.table, 1)

    def _on_update(self, _update: Update) -> None:
        before = self.step
        player = self._player()
        while player is not None and self._is_reached(player):
            self.step += 1
        if self.step != before:
            self._show_step()

    def _player(self) -> Player | None:
        own: Player | None = self.table.session.observation(0).players[0].own
        return own

    def _is_reached(self, player: Player) -> bool:
        steps = self.script.steps
        is_last = self.step >= len(steps)
        return not is_last and steps[self.step].is_reached(player, self.script.ruleset)

    def _show_step(self) -> None:
        steps = self.script.steps
        is_over = self.step >= len(steps)
        sentence = say(texts.FINISHED if is_over else steps[self.step].text)
        number = say(texts.STEP, number=self.step + 1, count=len(steps))
        self._number.setText("" if is_over else number)
        self._line.setText(sentence)
        self._leave.setText(say(texts.GO_HOME if is_over else texts.LEAVE))
        self._leave.setAccessibleName(self._leave.text())
        announce(self, sentence)
        if is_over:
            self._remember()

    def _remember(self) -> None:
        preferences = self._context.preferences
        done = f"{RULES.game}/{self.script.language}"
        known = preferences.settings.lessons_done
        if done not in known:
            preferences.change(lessons_done=(*known, done))

    def _finish(self) -> None:
        self._context.leave()
