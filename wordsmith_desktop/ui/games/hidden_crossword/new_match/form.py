"""What can be chosen before a match of the Hidden Crossword."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.hidden_crossword.ruleset import Ruleset, faults
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.ui.games.hidden_crossword.new_match import texts
from wordsmith_desktop.ui.games.hidden_crossword.new_match.clue_cards import clue_question
from wordsmith_desktop.ui.games.hidden_crossword.new_match.house import (
    house_matters,
    house_questions,
)
from wordsmith_desktop.ui.kit import form_texts
from wordsmith_desktop.ui.kit.house_choices import HouseChoices
from wordsmith_desktop.ui.kit.match_form import FoldedForm, clock_questions, fault_sentence
from wordsmith_desktop.ui.kit.questions import numbers, segments

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
            difficulty=self.difficulty.value if is_alone else usual.difficulty,
            clock=self.clock.value,
            build_minutes=usual.build_minutes if is_alone else self.build_minutes.value,
            turn_seconds=self.turn_seconds.value,
            **self.house.fields(),
        )

    def fault(self) -> str:
        return fault_sentence(faults(self.ruleset(), len(self.names)), texts.FAULTS)

    def _build_questions(self) -> None:
        usual = Ruleset()
        self.clue = clue_question(usual.clue)
        self.difficulty = segments(texts.DIFFICULTY, texts.DIFFICULTIES, value=usual.difficulty)
        self.aid = segments(texts.AID, texts.AIDS, value=usual.shows_candidates)
        self.clock, self.turn_seconds = clock_questions(
            TURN_SECONDS, clock=usual.clock, usual=usual.turn_seconds, answers=texts.CLOCKS
        )
        self.build_minutes = numbers(
            texts.BUILD_MINUTES, BUILD_MINUTES, value=usual.build_minutes, unit=texts.MINUTES
        )
        self.house = HouseChoices(house_questions(usual), usual)

    def _build_column(self) -> None:
        timing = (self.clock, self.build_minutes, self.turn_seconds)
        self.lay_out(
            (self.clue, self.difficulty, self.aid, *timing), {form_texts.HOUSE: self.house}
        )

    def _is_alone(self) -> bool:
        return len(self.names) == 1

    def show_what_matters(self) -> None:
        is_alone, is_timed = self._is_alone(), self.clock.value is not Clock.OFF
        self.difficulty.setVisible(is_alone)
        self.build_minutes.setVisible(is_timed and not is_alone)
        self.turn_seconds.setVisible(is_timed)
        self.house.offer(
            house_matters(
                seats=len(self.names),
                clue=self.clue.value,
                names_anchor=self.house.questions["names_anchor"].value,
                lists_anchor=self.house.questions["lists_anchor"].value,
            )
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.clue.fit(self.width())
