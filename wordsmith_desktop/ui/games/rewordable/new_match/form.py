"""What can be chosen before a match of Rewordable."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.rewordable.cards import deck
from wordsmith_desktop.games.rewordable.ruleset import Ruleset, faults, least_cards
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.ui.games.rewordable.new_match import texts
from wordsmith_desktop.ui.games.rewordable.new_match.alone import AloneChoices, Span
from wordsmith_desktop.ui.games.rewordable.new_match.house import house_matters, house_questions
from wordsmith_desktop.ui.games.rewordable.new_match.length import LengthChoice
from wordsmith_desktop.ui.kit import form_texts
from wordsmith_desktop.ui.kit.house_choices import HouseChoices
from wordsmith_desktop.ui.kit.match_form import FoldedForm, clock_questions, fault_sentence
from wordsmith_desktop.ui.kit.questions import segments
from wordsmith_desktop.ui.kit.referee_choice import RefereeChoice

TURN_SECONDS: Final = (60, 90, 120, 180)


def letters_in(name: str) -> int:
    """How many letters a person sees in a name: Ä is one, and "Anna-Lena 2" has eight (C6)."""
    return sum(character.isalpha() for character in normalize("NFC", name))


class MatchForm(FoldedForm):
    """The main choices; referee and house choices are folded below them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._build_questions()
        self._build_column()
        self.set_players(self.names)

    def set_players(self, names: tuple[str, ...]) -> None:
        with self.quietly():
            self.length.set_seats(len(names))
        super().set_players(names)

    def ruleset(self) -> Ruleset:
        shared = {"cards": self.length.cards, "clock": self.clock.value}
        return Ruleset(
            language=self.language,
            dictionary=self.dictionary,
            name_letters=tuple(map(letters_in, self.names)) if self._counts_names() else (),
            referee=self.referee.referee.value,
            vote=self.referee.vote.value,
            turn_seconds=self.turn_seconds.value,
            **{**shared, **self.alone.fields()},
            **self.house.fields(),
        )

    def fault(self) -> str:
        rules, seats = self.ruleset(), len(self.names)
        most = len(deck(rules.language))
        wrong = faults(rules, seats)
        return fault_sentence(wrong, texts.FAULTS, least=least_cards(seats), most=most)

    def _build_questions(self) -> None:
        usual = Ruleset()
        self.alone = AloneChoices()
        self.length = LengthChoice(len(self.names))
        self.starter = segments(texts.STARTER, texts.STARTERS, value=True)
        self.clock, self.turn_seconds = clock_questions(
            TURN_SECONDS, clock=usual.clock, usual=usual.turn_seconds
        )
        self.referee = RefereeChoice()
        self.house = HouseChoices(house_questions(usual), usual)

    def _build_column(self) -> None:
        self.lay_out(
            (
                *self.alone.questions,
                self.length,
                self.starter,
                self.clock,
                self.turn_seconds,
            ),
            {texts.FAIR: self.referee, form_texts.HOUSE: self.house},
        )

    def _is_alone(self) -> bool:
        return len(self.names) == 1

    def _counts_names(self) -> bool:
        return self.starter.value and not self._is_alone()

    def show_what_matters(self) -> None:
        is_alone = self._is_alone()
        self.alone.set_alone(is_alone)
        span = self.alone.asked
        self.length.setVisible(span in (None, Span.DECK))
        self.starter.setVisible(not is_alone)
        self.clock.setVisible(span is not Span.TIME)
        is_timed = self.clock.value is not Clock.OFF
        self.turn_seconds.setVisible(is_timed and span is not Span.TIME)
        self.house.offer(
            house_matters(
                referee=self.referee.referee.value,
                counts_names=self._counts_names(),
                is_alone=is_alone,
            )
        )
        # Alone there is nobody to object or to vote.
        self.fold_of(self.referee).setVisible(not is_alone)
