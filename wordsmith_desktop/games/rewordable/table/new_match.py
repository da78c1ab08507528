"""What can be chosen before a match of Rewordable."""

from __future__ import annotations

from enum import Enum, unique
from typing import Any, Final
from unicodedata import normalize

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.match_form import (
    BluffingRefereeChoice,
    FoldedForm,
    HouseChoices,
    clock_questions,
    fault_sentence,
)
from wordsmith_desktop.window.kit.questions import (
    Choice,
    Question,
    best_at_first,
    cards,
    numbers,
    plain,
    segments,
)
from wordsmith_desktop.window.kit.rule_pictures import PicturePart, written
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording import form_texts
from wordsmith_desktop.wording.texts import say

from ..rules.cards import deck
from ..rules.ruleset import SEATS, Ruleset, faults, least_cards
from ..words import form_texts as texts
from ..words.house_fields import HOUSE
from .card_face import card_size, paint_card
from .rule_pictures import cards_part

TURNS: Final = (5, 10, 15, 20)


@unique
class Span(Enum):
    """What a match alone is measured by."""

    TURNS = "turns"
    TIME = "time"
    DECK = "deck"


_ANSWERS: Final = {
    Span.TURNS: texts.SPAN_TURNS,
    Span.TIME: texts.SPAN_TIME,
    Span.DECK: texts.SPAN_DECK,
}


def _paint_deck(painter: QPainter, area: QRectF, look: Look) -> None:
    """Three cards, nearly one upon another."""
    size = card_size(area.height() * 0.8)
    for place, text in enumerate(("ING", "ER", "S")):
        corner = area.topLeft() + QPointF(place, place) * area.height() * 0.1
        paint_card(painter, QRectF(corner, size), text, look)


class AloneChoices:
    """What one player is asked, and several are not."""

    def __init__(self) -> None:
        self.span = cards(
            texts.SPAN,
            _ANSWERS,
            value=Span.TURNS,
            recommended=Span.TURNS,
            pictures={
                Span.TURNS: [cards_part("C", "AT")],
                Span.TIME: [written("3:00", 2)],
                Span.DECK: [PicturePart(1.0, _paint_deck)],
            },
        )
        self.turns = numbers(texts.TURNS, TURNS, value=10, unit=form_texts.TURN_COUNT)
        self.match_seconds: Choice[int] = plain(form_texts.MATCH_TIME, texts.MATCH_TIMES, value=300)
        self.time_up = plain(texts.TIME_UP, texts.TIME_IS_UP, value=Clock.HARD)
        self._is_alone = False

    @property
    def questions(self) -> tuple[Question, ...]:
        """All of them, in the order in which they are asked."""
        return (self.span, self.turns, self.match_seconds, self.time_up)

    @property
    def asked(self) -> Span | None:
        """The answer of one player; None where several play."""
        return self.span.value if self._is_alone else None

    def set_alone(self, is_alone: bool) -> None:
        """Ask what matters to one player, or nothing."""
        self._is_alone = is_alone
        self.span.setVisible(is_alone)
        self.turns.setVisible(self.asked is Span.TURNS)
        for question in (self.match_seconds, self.time_up):
            question.setVisible(self.asked is Span.TIME)

    def recall(self, rules: Ruleset) -> None:
        """Answer as a ruleset of an earlier match alone does."""
        if not self._is_alone:
            return
        if rules.turns:
            self.span.choose(Span.TURNS)
            self.turns.recall(rules.turns)
        elif rules.match_seconds:
            self.span.choose(Span.TIME)
            self.match_seconds.recall(rules.match_seconds)
            self.time_up.recall(rules.clock)
        else:
            self.span.choose(Span.DECK)

    def fields(self) -> dict[str, Any]:
        """What follows for the ruleset; turns and time are played with the printed deck."""
        if self.asked is Span.TURNS:
            return {"turns": self.turns.value, "cards": None}
        if self.asked is Span.TIME:
            seconds, clock = self.match_seconds.value, self.time_up.value
            return {"match_seconds": seconds, "clock": clock, "cards": None}
        return {}


OTHERS: Final = (30, 45, 60, 80, 120)
"""Lengths offered besides the printed one, where they are enough for everybody."""


def lengths(seats: int) -> tuple[int, ...]:
    """The numbers of cards offered to so many players, ascending."""
    others = (cards for cards in OTHERS if cards >= least_cards(seats))
    return tuple(sorted({printed(seats), *others}))


def printed(seats: int) -> int:
    """The number of cards that the printed rules want (C4)."""
    return Ruleset().deck_size(seats)


class LengthChoice(Choice[int]):
    """Whoever leaves the printed number chosen has it for any number of players."""

    def __init__(self, seats: int) -> None:
        buttons = {cards: Segment(say(texts.CARDS, n=cards)) for cards in texts.LENGTHS}
        super().__init__(texts.LENGTH, buttons, value=printed(seats), explanations=texts.LENGTHS)
        self._seats = seats
        self._recommend()
        self.offer(lengths(seats))

    @property
    def cards(self) -> int | None:
        """The number of cards; None for the printed one."""
        return None if self.value == printed(self._seats) else self.value

    def recall_cards(self, cards: int | None) -> None:
        """Choose a number of cards of an earlier time, if so many players can play with it."""
        wanted = printed(self._seats) if cards is None else cards
        if wanted in self.offered:
            self.choose(wanted)

    def _recommend(self) -> None:
        """The printed number is best for the first time."""
        usual = printed(self._seats)
        self.explain({**texts.LENGTHS, usual: best_at_first(texts.LENGTHS[usual])})

    def set_seats(self, seats: int) -> None:
        """Offer what so many players can play with, or one or eight where that is not allowed."""
        wanted = self.cards
        self._seats = min(max(seats, SEATS[0]), SEATS[-1])
        offered = lengths(self._seats)
        self._recommend()
        self.choose(wanted if wanted in offered else printed(self._seats))
        self.offer(offered)


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
            may_bluff=self.referee.may_bluff,
            turn_seconds=self.turn_seconds.value,
            **{**shared, **self.alone.fields()},
            **self.house.fields(),
        )

    def fault(self) -> str:
        rules, seats = self.ruleset(), len(self.names)
        most = len(deck(rules.material))
        wrong = faults(rules, seats)
        return fault_sentence(wrong, texts.FAULTS, least=least_cards(seats), most=most)

    def recall(self, rules: Ruleset) -> None:
        self.alone.recall(rules)
        self.length.recall_cards(rules.cards)
        if not self._is_alone():
            self.starter.choose(bool(rules.name_letters))
        if self.alone.asked is not Span.TIME:
            self.clock.recall(rules.clock)
        self.turn_seconds.recall(rules.turn_seconds)
        self.referee.recall(rules)
        self.house.recall(rules)

    def _build_questions(self) -> None:
        usual = Ruleset()
        self.alone = AloneChoices()
        self.length = LengthChoice(len(self.names))
        self.starter = segments(form_texts.STARTER, texts.STARTERS, value=True)
        self.clock, self.turn_seconds = clock_questions(
            TURN_SECONDS, clock=usual.clock, usual=usual.turn_seconds
        )
        self.referee = BluffingRefereeChoice()
        self.house = HouseChoices(HOUSE, usual)

    def _build_column(self) -> None:
        self.lay_out(
            (
                *self.alone.questions,
                self.length,
                self.starter,
            ),
            {texts.FAIR: self.referee, form_texts.HOUSE: self.house},
            beside=(self.clock, self.turn_seconds),
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
        self.house.offer(self.ruleset(), len(self.names))
        # Alone there is nobody to object or to vote.
        self.fold_of(self.referee).setVisible(not is_alone)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.alone.span.fit(self.alone.span.width())
