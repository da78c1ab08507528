"""What can be chosen before a match of Length × Wit."""

from __future__ import annotations

from typing import Any, Final

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
from wordsmith_desktop.window.kit.questions import Choice, cards, numbers, plain, segments, yes_no
from wordsmith_desktop.wording import form_texts

from ..rules.ruleset import START_TILES, Ruleset, faults
from ..words import form_texts as texts
from .rule_pictures import dice_part


def house_questions(usual: Ruleset) -> dict[str, Choice[Any]]:
    """One for each house choice, by the field of the ruleset that it settles."""
    return {
        "start_tiles": numbers(
            texts.START_TILES,
            START_TILES,
            value=usual.start_tiles,
            unit=form_texts.NUMBER,
            none=texts.NO_TILES,
        ),
        "draws_lots": plain(texts.STARTER, texts.STARTERS, value=usual.draws_lots),
        "swap": segments(texts.SWAP, texts.SWAPS, value=usual.swap),
        "responds_clockwise": plain(
            texts.DIRECTION, texts.DIRECTIONS, value=usual.responds_clockwise
        ),
        "counts_responses": yes_no(texts.RESPONSES_COUNT, value=usual.counts_responses),
        "shares_wins": plain(texts.WINS, texts.WINS_GO_TO, value=usual.shares_wins),
        "accepts_names": yes_no(texts.NAMES_COUNT, value=usual.accepts_names),
        "accepts_abbreviations": yes_no(
            texts.ABBREVIATIONS_COUNT, value=usual.accepts_abbreviations
        ),
        "odds_as_hint": yes_no(texts.ODDS, value=usual.odds_as_hint),
    }


def house_matters(*, seats: int) -> dict[str, bool]:
    """Whether a house choice can matter to so many players, for those that not always do."""
    has_others = seats > 1
    return {
        "draws_lots": has_others,
        # Of two players only one can respond.
        "responds_clockwise": seats > 2,
        "counts_responses": has_others,
        "shares_wins": has_others,
    }


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
            texts.MATCH_TIME, texts.MATCH_TIMES, value=usual.match_seconds
        )
        self.response_seconds = numbers(
            texts.RESPONSE_SECONDS,
            RESPONSE_SECONDS,
            value=usual.response_seconds,
            unit=form_texts.SECONDS,
            none=texts.NO_LIMIT,
        )
        self.referee = BluffingRefereeChoice()
        self.house = HouseChoices(house_questions(usual), usual)

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
        self.house.offer(house_matters(seats=len(self.names)))
        # Alone there is nobody to object or to vote.
        self.fold_of(self.referee).setVisible(not is_alone)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.goal.fit(self.goal.width())
