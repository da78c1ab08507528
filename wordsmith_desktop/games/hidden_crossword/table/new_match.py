"""What can be chosen before a match of the Hidden Crossword."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.window.kit.match_form import (
    FoldedForm,
    HouseChoices,
    clock_questions,
    fault_sentence,
)
from wordsmith_desktop.window.kit.questions import numbers, segments
from wordsmith_desktop.wording import form_texts

from ..rules.ruleset import Ruleset, faults
from ..words import form_texts as texts
from ..words.house_fields import HOUSE
from .clue_cards import clue_question

BUILD_MINUTES: Final = (5, 10, 15, 20, 30)
TURN_SECONDS: Final = (60, 120, 180, 300)


class MatchForm(FoldedForm):
    """The main choices; house choices are folded below them. The dictionary is the referee."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._build_questions()
        self._build_column()
        self.set_players(self.names)

    def ruleset(self) -> Ruleset:
        usual, is_alone = Ruleset(), self._is_alone()
        return Ruleset(
            language=self.language,
            dictionary=self.dictionary,
            clue=self.clue.value,
            shows_candidates=self.aid.value,
            pool=usual.pool if is_alone else self.pool.value,
            difficulty=self.difficulty.value if is_alone else usual.difficulty,
            density=self.density.value if is_alone else usual.density,
            clock=self.clock.value,
            build_minutes=usual.build_minutes if is_alone else self.build_minutes.value,
            turn_seconds=self.turn_seconds.value,
            **self.house.fields(),
        )

    def fault(self) -> str:
        return fault_sentence(faults(self.ruleset(), len(self.names)), texts.FAULTS)

    def recall(self, rules: Ruleset) -> None:
        self.clue.recall(rules.clue)
        self.aid.recall(rules.shows_candidates)
        self.pool.recall(rules.pool)
        self.difficulty.recall(rules.difficulty)
        self.density.recall(rules.density)
        self.clock.recall(rules.clock)
        self.build_minutes.recall(rules.build_minutes)
        self.turn_seconds.recall(rules.turn_seconds)
        self.house.recall(rules)

    def _build_questions(self) -> None:
        usual = Ruleset()
        self.clue = clue_question(usual.clue)
        self.difficulty = segments(
            texts.DIFFICULTY,
            texts.DIFFICULTIES,
            value=usual.difficulty,
            recommended=usual.difficulty,
        )
        self.pool = segments(texts.POOL, texts.POOLS, value=usual.pool)
        self.density = segments(texts.DENSITY, texts.DENSITIES, value=usual.density)
        self.aid = segments(texts.AID, texts.AIDS, value=usual.shows_candidates)
        self.clock, self.turn_seconds = clock_questions(
            TURN_SECONDS, clock=usual.clock, usual=usual.turn_seconds, answers=texts.CLOCKS
        )
        self.build_minutes = numbers(
            texts.BUILD_MINUTES, BUILD_MINUTES, value=usual.build_minutes, unit=texts.MINUTES
        )
        self.house = HouseChoices(HOUSE, usual)

    def _build_column(self) -> None:
        timing = (self.clock, self.build_minutes, self.turn_seconds)
        self.lay_out(
            (self.clue,),
            {form_texts.HOUSE: self.house},
            beside=(self.difficulty, self.density, self.pool, self.aid, *timing),
        )

    def _is_alone(self) -> bool:
        return len(self.names) == 1

    def show_what_matters(self) -> None:
        is_alone, is_timed = self._is_alone(), self.clock.value is not Clock.OFF
        is_late = self.house.questions["settles_clue_late"].value
        self.clue.setVisible(not is_late)
        self.difficulty.setVisible(is_alone)
        self.density.setVisible(is_alone)
        self.pool.setVisible(not is_alone)
        self.build_minutes.setVisible(is_timed and not is_alone)
        self.turn_seconds.setVisible(is_timed)
        self.house.offer(self.ruleset(), len(self.names))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.clue.fit(self.clue.width())
