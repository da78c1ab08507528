"""What can be chosen before a match of Length × Wit."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.window.kit.match_form import (
    BluffingRefereeChoice,
    FoldedForm,
    HouseChoices,
    clock_questions,
    fault_sentence,
)
from wordsmith_desktop.window.kit.questions import cards, numbers, segments
from wordsmith_desktop.wording import form_texts

from ..rules.ruleset import Ruleset, faults
from ..words import form_texts as texts
from ..words.house_fields import HOUSE
from .rule_pictures import dice_part

TURNS: Final = (5, 10, 15)
"""Turns of a match alone."""
TURN_SECONDS: Final = (60, 120, 180, 300)
RESPONSE_SECONDS: Final = (0, 30, 60, 120)


class MatchForm(FoldedForm):
    """The main choices; referee and house choices are folded below them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._build_questions()
        self._build_column()
        self.set_players(self.names)

    def ruleset(self) -> Ruleset:
        return Ruleset(
            language=self.language,
            dictionary=self.dictionary,
            goal=self.goal.value,
            turns=self.turns.value if self._is_alone() else 0,
            referee=self.referee.referee.value,
            vote=self.referee.vote.value,
            may_bluff=self.referee.may_bluff,
            clock=self.clock.value,
            turn_seconds=self.turn_seconds.value,
            response_seconds=0 if self._is_alone() else self.response_seconds.value,
            match_seconds=self.match_seconds.value if self._can_time_match() else 0,
            **self.house.fields(),
        )

    def fault(self) -> str:
        return fault_sentence(faults(self.ruleset(), len(self.names)), texts.FAULTS)

    def recall(self, rules: Ruleset) -> None:
        self.goal.recall(rules.goal)
        if self._is_alone():
            self.turns.recall(rules.turns)
            self.match_seconds.recall(rules.match_seconds)
        else:
            self.response_seconds.recall(rules.response_seconds)
        self.clock.recall(rules.clock)
        self.turn_seconds.recall(rules.turn_seconds)
        self.referee.recall(rules)
        self.house.recall(rules)

    def _build_questions(self) -> None:
        usual = Ruleset()
        self.goal = cards(
            texts.GOAL,
            texts.GOALS,
            value=usual.goal,
            recommended=usual.goal,
            pictures={100: dice_part("W"), 150: dice_part("WI"), 200: dice_part("WIT")},
        )
        self.turns = segments(texts.TURNS, texts.TURN_ANSWERS, value=10, recommended=10)
        self.clock, self.turn_seconds = clock_questions(
            TURN_SECONDS, clock=usual.clock, usual=usual.turn_seconds
        )
        self.match_seconds = segments(
            form_texts.MATCH_TIME, texts.MATCH_TIMES, value=usual.match_seconds
        )
        self.response_seconds = numbers(
            texts.RESPONSE_SECONDS,
            RESPONSE_SECONDS,
            value=usual.response_seconds,
            unit=form_texts.SECONDS,
            none=form_texts.NO_LIMIT,
        )
        self.referee = BluffingRefereeChoice()
        self.house = HouseChoices(HOUSE, usual)

    def _build_column(self) -> None:
        self.lay_out(
            (
                self.goal,
                self.turns,
                self.response_seconds,
            ),
            {texts.FAIR: self.referee, form_texts.HOUSE: self.house},
            beside=(self.clock, self.match_seconds, self.turn_seconds),
        )

    def _is_alone(self) -> bool:
        return len(self.names) == 1

    def _can_time_match(self) -> bool:
        return self._is_alone() and self.clock.value is not Clock.OFF

    def show_what_matters(self) -> None:
        is_alone = self._is_alone()
        self.goal.setVisible(not is_alone)
        self.turns.setVisible(is_alone)
        can_time_match = self._can_time_match()
        times_match = can_time_match and self.match_seconds.value > 0
        self.match_seconds.setVisible(can_time_match)
        self.turn_seconds.setVisible(self.clock.value is not Clock.OFF and not times_match)
        self.response_seconds.setVisible(not is_alone)
        self.house.offer(self.ruleset(), len(self.names))
        # Alone there is nobody to object or to vote.
        self.fold_of(self.referee).setVisible(not is_alone)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.goal.fit(self.goal.width())
