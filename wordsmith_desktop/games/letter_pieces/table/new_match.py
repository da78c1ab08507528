"""What can be chosen before a match of the Letter Piece Game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.match_form import (
    FoldedForm,
    HouseChoices,
    RefereeChoice,
    clock_questions,
    fault_sentence,
)
from wordsmith_desktop.window.kit.pieces import PieceState
from wordsmith_desktop.window.kit.questions import Choice, cards, numbers, segments
from wordsmith_desktop.window.kit.rule_pictures import PicturePart
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording import form_texts
from wordsmith_desktop.wording.texts import Text, say, say_count

from ..rules.actions import Face
from ..rules.alphabet import Alphabet, AlphabetChoices, Construction, JForm, YForm
from ..rules.pieces import CAP_HEIGHT, NO_PIECES, UNIT, Shape
from ..rules.ruleset import MATCH_TIMED, TABLES, Mode, RequiredLetters, Ruleset, TableMode, faults
from ..words import form_texts as texts
from ..words.house_fields import HOUSE
from ..words.texts import REQUIRED_TITLE
from .given_pieces import GivenPieces
from .handicaps import Handicaps
from .picture import paint_letter
from .rule_pictures import die_part, piece_part, word_part

ROLLS_WITH_COMPUTERS: Final = 3
"""So many rolls a turn are proposed where a computer plays."""


WORTH_OF_A_BOX: Final = 65.0
"""By how many of Glicko's points each crossed box weakens a player: a mean over 900 matches between
equals of levels 2 to 4, in turns with three rolls."""


class FairPlay(RefereeChoice):
    """Referee, votes, and a number for each player."""

    def __init__(self) -> None:
        super().__init__()
        self.handicaps = Handicaps()
        self.handicaps.changed.connect(self.changed)
        self.column.addWidget(label(say(texts.HANDICAP)))
        self.column.addWidget(self.handicaps)

    def set_players(self, names: tuple[str, ...]) -> None:
        """One handicap for each."""
        self.handicaps.set_players(names)
        super().set_players(names)

    def crossed(self) -> tuple[int, ...]:
        """White boxes crossed out by seat; empty where nobody has any or plays alone."""
        values = self.handicaps.crossed
        return values if any(values) and self._seats > 1 else ()

    def recall(self, rules: Ruleset) -> None:
        super().recall(rules)
        boxes = (*rules.handicaps, *(0 for _ in self.handicaps.crossed))
        seats = len(self.handicaps.crossed)
        self.handicaps.show_crossed(boxes[:seats], most=rules.white_boxes)

    def account(self) -> str:
        held = texts.HAS_HANDICAP if self.crossed() else texts.NO_HANDICAP
        return f"{super().account()}, {say(held)}"


class LetterSegment(Segment):
    """One of two ways to build a letter, shown as it lies."""

    is_soft = True

    def __init__(self, construction: Construction, name: str) -> None:
        """`name` is what a screen reader says."""
        super().__init__(name)
        self._construction = construction
        set_tip(self, name)

    def sizeHint(self) -> QSize:
        return QSize(look().px(9), look().px(9))

    def paint_content(self, painter: QPainter) -> None:
        unit = self.height() * 0.36
        foot = (self.height() + CAP_HEIGHT / UNIT * unit) / 2
        at = QPointF(self.width() / 2, foot)
        paint_letter(painter, self._construction, look(), at=at, unit=unit)


def _letter(title: Text, letter: str, usual: Text, other: Text) -> Choice[bool]:
    """Two ways to build a letter, shown as they lie."""
    forms = {
        False: Alphabet(AlphabetChoices()),
        True: Alphabet(AlphabetChoices(j=JForm.LONG_ON_CURVE, y=YForm.LONG_AND_SHORT)),
    }
    names = {False: usual, True: other}
    return Choice(
        title,
        {
            is_long: LetterSegment(alphabet.construction(letter), say(names[is_long]))
            for is_long, alphabet in forms.items()
        },
        value=False,
    )


def _mode_pictures() -> dict[Mode, list[PicturePart]]:
    """A word; one that nobody sees; dice for everybody; loose pieces."""
    return {
        Mode.STANDARD: [word_part("AB")],
        Mode.SECRET: [word_part("AB", PieceState.GHOST)],
        Mode.WORD_BY_WORD: [die_part(face) for face in (Face.LONG, Face.BIG_STAR)],
        Mode.WARM_UP: [piece_part(Shape.B), piece_part(Shape.L, 20), piece_part(Shape.C)],
    }


TURN_SECONDS = (30, 60, 90, 120)
BENCH_SECONDS = (0, 15, 30, 45, 60)
WARM_UP_SECONDS = (60, 120, 180, 300)


class MatchForm(FoldedForm):
    """The main choices; referee, handicaps and house choices are folded below them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._computers = 0
        self._build_questions()
        self._build_column()
        self.set_players(self.names)

    def set_computers(self, bots: Sequence[str]) -> None:
        """Without a limit whoever waits longest wins, and a computer waits for ever."""
        super().set_computers(bots)
        many = sum(map(bool, bots))
        rolls = self.house.questions["rolls_a_turn"]
        if many and not self._computers and not rolls.value:
            rolls.choose(ROLLS_WITH_COMPUTERS)
        elif self._computers and not many and rolls.value == ROLLS_WITH_COMPUTERS:
            rolls.choose(0)
        self._computers = many

    def even_out(self, leads: Sequence[float]) -> None:
        most = Ruleset().white_boxes
        crossed = [min(most, round(lead / WORTH_OF_A_BOX)) for lead in leads]
        if len(self.names) == len(crossed):
            self.fair_play.handicaps.show_crossed(crossed, most=most)

    @property
    def can_even_out(self) -> bool:
        """There are boxes to cross but in the warm-up (R26)."""
        return not self._is_warm_up()

    @property
    def is_even(self) -> bool:
        return not self.fair_play.crossed()

    def ruleset(self) -> Ruleset:
        return Ruleset(
            language=self.language,
            dictionary=self.dictionary,
            mode=self.mode.value,
            table=self._table_mode(),
            referee=self.fair_play.referee.value,
            handicaps=() if self._is_warm_up() else self.fair_play.crossed(),
            vote=self.fair_play.vote.value,
            **self._lengths(),
            **self.house.fields(),
        )

    def fault(self) -> str:
        if self._is_warm_up() and self.given.counts == NO_PIECES:
            return say(texts.NO_PIECES)
        return fault_sentence(faults(self.ruleset(), len(self.names)), texts.FAULTS)

    def recall(self, rules: Ruleset) -> None:
        self.mode.recall(rules.mode)
        self.table.recall(rules.table)
        if self._is_warm_up():
            self.given.recall(rules.given)
            self.warm_up_clock.recall(rules.clock)
            self.warm_up_seconds.recall(rules.warm_up_seconds)
        else:
            self.required.recall(rules.required)
            self.challenges.recall(rules.challenges)
            self.clock.recall(rules.clock)
            self.turn_seconds.recall(rules.turn_seconds)
            self.match_seconds.recall(rules.match_seconds)
            self.bench_seconds.recall(rules.bench_seconds)
        self.fair_play.recall(rules)
        self.house.recall(rules)

    def _build_questions(self) -> None:
        usual_mode = Mode.STANDARD
        self.mode = cards(
            texts.MODE,
            texts.MODES,
            value=usual_mode,
            recommended=usual_mode,
            pictures=_mode_pictures(),
        )
        self.required = segments(REQUIRED_TITLE, texts.REQUIREDS, value=RequiredLetters.NONE)
        self.table = segments(texts.TABLE, texts.TABLES_OFFERED, value=TableMode.TURNS)
        self.challenges = numbers(texts.CHALLENGES, (1, 2, 3), value=3, unit=form_texts.NUMBER)
        self.clock, self.turn_seconds = clock_questions(TURN_SECONDS, clock=Clock.OFF, usual=60)
        self.match_seconds = segments(texts.MATCH_TIME, texts.MATCH_TIMES, value=0)
        self.bench_seconds = numbers(
            texts.BENCH_SECONDS,
            BENCH_SECONDS,
            value=30,
            unit=form_texts.SECONDS,
            none=form_texts.NO_LIMIT,
        )
        self.warm_up_clock = segments(form_texts.CLOCK, texts.WARM_UP_CLOCKS, value=Clock.HARD)
        self.warm_up_seconds = _minutes()
        self.given = GivenPieces()
        self.fair_play = FairPlay()
        self.house = HouseChoices(
            HOUSE,
            Ruleset(),
            {
                "j_is_long": _letter(texts.J_FORM, "J", texts.J_SHORT, texts.J_LONG),
                "y_is_long": _letter(texts.Y_FORM, "Y", texts.Y_SHORT, texts.Y_LONG),
            },
        )

    def _build_column(self) -> None:
        self.mode.changed.connect(self._choose_usual_table)
        self.lay_out(
            (self.mode, self.challenges),
            {texts.FAIR: self.fair_play, form_texts.HOUSE: self.house},
            beside=(
                self.table,
                self.required,
                self.clock,
                self.match_seconds,
                self.turn_seconds,
                self.bench_seconds,
                self.given,
                self.warm_up_clock,
                self.warm_up_seconds,
            ),
        )

    def _is_warm_up(self) -> bool:
        return self.mode.value is Mode.WARM_UP

    def _table_mode(self) -> TableMode:
        """A lone player always has the bench."""
        return self.table.value if len(self.names) > 1 else TableMode.TURNS

    def _lengths(self) -> dict[str, Any]:
        """What depends on whether it is only a warm-up (R46)."""
        if self._is_warm_up():
            return {
                "challenges": 1,
                "given": self.given.counts,
                "clock": self.warm_up_clock.value,
                "warm_up_seconds": self.warm_up_seconds.value,
            }
        is_race = self._table_mode() is TableMode.BUZZER
        return {
            "required": self.required.value,
            "challenges": self.challenges.value,
            "clock": Clock.OFF if is_race else self.clock.value,
            "turn_seconds": self.turn_seconds.value,
            "match_seconds": self.match_seconds.value if self._can_time_match() else 0,
            "bench_seconds": self.bench_seconds.value,
        }

    def _can_time_match(self) -> bool:
        is_alone = len(self.names) == 1
        return is_alone and self.mode.value in MATCH_TIMED and self.clock.value is not Clock.OFF

    def show_what_matters(self) -> None:
        self._offer_tables()
        is_warm_up = self._is_warm_up()
        self.given.set_seats(max(1, len(self.names)))
        self.given.setVisible(is_warm_up)
        self.required.setVisible(not is_warm_up)
        self.challenges.setVisible(not is_warm_up)
        self._show_times(is_warm_up=is_warm_up)
        self.house.offer(self.ruleset(), len(self.names))
        is_secret = self.mode.value is Mode.SECRET
        self.fair_play.referee.explain(
            texts.REFEREES_OF_SECRET
            if is_secret
            else {referee: text for referee, (_, text) in form_texts.REFEREES.items()}
        )
        # Alone there is nobody to be fair to.
        self.fold_of(self.fair_play).setVisible(len(self.names) > 1)

    def _show_times(self, *, is_warm_up: bool) -> None:
        is_race = self._table_mode() is TableMode.BUZZER
        has_clock = not is_warm_up and not is_race
        times_match = self._can_time_match() and self.match_seconds.value > 0
        times_turns = self.clock.value is not Clock.OFF and not times_match
        self.clock.setVisible(has_clock)
        self.match_seconds.setVisible(self._can_time_match())
        self.turn_seconds.setVisible(has_clock and times_turns)
        self.bench_seconds.setVisible(is_race)
        self.warm_up_clock.setVisible(is_warm_up)
        self.warm_up_seconds.setVisible(is_warm_up and self.warm_up_clock.value is not Clock.OFF)

    def _choose_usual_table(self) -> None:
        """Each way to play has a table mode that goes with it best."""
        with self.quietly():
            self.table.choose(TABLES[self.mode.value][0])

    def _offer_tables(self) -> None:
        allowed = TABLES[self.mode.value]
        self.table.offer(allowed)
        self.table.setVisible(len(self.names) > 1 and len(allowed) > 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.mode.fit(self.mode.width())


def _minutes() -> Choice[int]:
    buttons = {
        seconds: Segment(say_count(texts.MINUTES, seconds // 60)) for seconds in WARM_UP_SECONDS
    }
    return Choice(texts.WARM_UP_TIME, buttons, value=120)
