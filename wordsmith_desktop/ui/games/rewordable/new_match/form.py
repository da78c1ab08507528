"""What can be chosen before a match of Rewordable."""

from __future__ import annotations

from typing import Any, Final
from unicodedata import normalize

from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.games.rewordable.cards import deck
from wordsmith_desktop.games.rewordable.ruleset import Ruleset, faults, least_cards
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.ui.games.rewordable.new_match import texts
from wordsmith_desktop.ui.games.rewordable.new_match.house import house_matters, house_questions
from wordsmith_desktop.ui.games.rewordable.new_match.length import LengthChoice
from wordsmith_desktop.ui.kit import form_texts
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.fold import Fold
from wordsmith_desktop.ui.kit.game_entry import NewMatchForm
from wordsmith_desktop.ui.kit.house_choices import HouseChoices
from wordsmith_desktop.ui.kit.questions import Choice, numbers, segments
from wordsmith_desktop.ui.kit.referee_choice import RefereeChoice
from wordsmith_desktop.ui.kit.texts import say

TURN_SECONDS: Final = (60, 90, 120, 180)


def letters_in(name: str) -> int:
    """How many letters a person sees in a name: Ä is one, and "Anna-Lena 2" has eight (C6)."""
    return sum(character.isalpha() for character in normalize("NFC", name))


class MatchForm(NewMatchForm):
    """The main choices; referee and house choices are folded below them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ("", "")
        self._dictionary = "en"
        self._is_refreshing = False
        self._build_questions()
        self._build_column()
        self.set_players(self._names)

    def set_players(self, names: tuple[str, ...]) -> None:
        self._names = names
        self._is_refreshing = True
        self.referee.set_players(names)
        self.length.set_seats(len(names))
        self._is_refreshing = False
        self._refresh()

    def set_dictionary(self, tag: str) -> None:
        self._dictionary = tag
        self.changed.emit()

    def ruleset(self) -> Ruleset:
        return Ruleset(
            language="de" if self._dictionary.startswith("de") else "en",
            dictionary=self._dictionary,
            cards=self.length.cards,
            name_letters=tuple(map(letters_in, self._names)) if self.starter.value else (),
            referee=self.referee.referee.value,
            vote=self.referee.vote.value,
            clock=self.clock.value,
            turn_seconds=self.turn_seconds.value,
            **self.house.fields(),
        )

    def fault(self) -> str:
        rules, seats = self.ruleset(), len(self._names)
        wrong = faults(rules, seats)
        if not wrong:
            return ""
        most = len(deck(rules.language))
        return say(texts.FAULTS[wrong[0].code], least=least_cards(seats), most=most)  # type: ignore[index]

    def _build_questions(self) -> None:
        usual = Ruleset()
        self.length = LengthChoice(len(self._names))
        self.starter = segments(texts.STARTER, texts.STARTERS, value=True)
        self.clock = segments(form_texts.CLOCK, form_texts.CLOCKS, value=usual.clock)
        self.turn_seconds = numbers(
            form_texts.TURN_SECONDS,
            TURN_SECONDS,
            value=usual.turn_seconds,
            unit=form_texts.SECONDS,
        )
        self.referee = RefereeChoice()
        self.house = HouseChoices(house_questions(usual), usual)

    def _build_column(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look().gap(3))
        for question in self._main_questions():
            column.addWidget(question)
            question.changed.connect(self._refresh)
        self._referee_fold = Fold(say(texts.FAIR), self.referee)
        self._house_fold = Fold(say(form_texts.HOUSE), self.house)
        folds = QVBoxLayout()
        folds.setSpacing(look().gap(1))
        folds.addWidget(self._referee_fold)
        folds.addWidget(self._house_fold)
        column.addLayout(folds)
        self.referee.changed.connect(self._refresh)
        self.house.changed.connect(self._refresh)

    def _main_questions(self) -> tuple[Choice[Any], ...]:
        return (self.length, self.starter, self.clock, self.turn_seconds)

    def _refresh(self) -> None:
        """Show what matters for the choices made so far."""
        if self._is_refreshing:
            return
        self._is_refreshing = True
        self.turn_seconds.setVisible(self.clock.value is not Clock.OFF)
        self.house.offer(
            house_matters(referee=self.referee.referee.value, counts_names=bool(self.starter.value))
        )
        self._referee_fold.set_account(self.referee.account())
        self._house_fold.set_account(self.house.account())
        self._is_refreshing = False
        self.changed.emit()
