"""What the printed rules leave open, as clear questions."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.games.letter_pieces.alphabet import Alphabet, Choices
from wordsmith_desktop.games.letter_pieces.letterforms import JForm, YForm
from wordsmith_desktop.games.letter_pieces.ruleset import Mode, Ruleset, TableMode
from wordsmith_desktop.ui.games.letter_pieces.new_match import texts
from wordsmith_desktop.ui.games.letter_pieces.new_match.choice import Choice, numbers, plain
from wordsmith_desktop.ui.games.letter_pieces.new_match.segments import LetterSegment
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import quiet
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import Text, say, say_count

_YES_NO = {True: texts.YES, False: texts.NO}


class HouseChoices(QWidget):
    """One question for each house choice; those that cannot matter are not shown."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._usual = Ruleset()
        self.questions: dict[str, Choice[Any]] = _questions(self._usual)
        """By the field of the ruleset that they settle."""
        column = QVBoxLayout(self)
        column.setContentsMargins(look().gap(1) + look().px(2.5), 0, 0, look().gap(1))
        column.setSpacing(look().gap(2))
        column.addWidget(label(say(texts.HOUSE_NOTE), tone="muted"))
        for question in self.questions.values():
            question.changed.connect(self.changed)
            column.addWidget(question)
        self._reset = quiet(say(texts.HOUSE_RESET), self.reset)
        column.addWidget(self._reset, 0, Qt.AlignmentFlag.AlignLeft)
        self.changed.connect(self._show_reset)
        self._show_reset()

    def fields(self) -> dict[str, Any]:
        """The answers that matter, by field of the ruleset."""
        return {
            field: question.value
            for field, question in self.questions.items()
            if not question.isHidden()
        }

    def account(self) -> str:
        """In a few words, how many answers are not the usual ones."""
        count = len(self._changed())
        return say_count(texts.HOUSE_CHANGED, count) if count else say(texts.HOUSE_USUAL)

    def reset(self) -> None:
        """Back to what is usual."""
        for field, question in self.questions.items():
            question.choose(getattr(self._usual, field))

    def offer(self, *, mode: Mode, table: TableMode, seats: int, challenges: int) -> None:
        """Show the questions that matter for such a match."""
        matters = {
            "counts_repeats": mode is not Mode.WARM_UP,
            "start_moves_on": seats > 1 and challenges > 1,
            "own_repeats": mode is not Mode.STANDARD,
            "passed_circles_cost": mode is Mode.WORD_BY_WORD,
            "lockout_seconds": table is TableMode.BUZZER,
            "warm_up_pieces": mode is Mode.WARM_UP,
        }
        for field, question in self.questions.items():
            question.setVisible(matters.get(field, True))
        self._show_reset()

    def _changed(self) -> list[str]:
        chosen = self.fields().items()
        return [field for field, value in chosen if value != getattr(self._usual, field)]

    def _show_reset(self) -> None:
        self._reset.setVisible(bool(self._changed()))


def _questions(usual: Ruleset) -> dict[str, Choice[Any]]:
    return {
        "min_word_length": numbers(
            texts.SHORTEST, range(1, 7), value=usual.min_word_length, unit=texts.NUMBER
        ),
        "counts_repeats": plain(texts.REPEATS, _YES_NO, value=usual.counts_repeats),
        "j_is_long": _letter(texts.J_FORM, "J", texts.J_SHORT, texts.J_LONG),
        "y_is_long": _letter(texts.Y_FORM, "Y", texts.Y_SHORT, texts.Y_LONG),
        "has_marks": plain(texts.MARKS, _YES_NO, value=usual.has_marks),
        "set_up_stars_choose": plain(
            texts.STARS, texts.STARS_CHOOSE, value=usual.set_up_stars_choose
        ),
        "start_moves_on": plain(texts.STARTER, texts.STARTERS, value=usual.start_moves_on),
        "own_repeats": plain(texts.OWN_REPEATS, _YES_NO, value=usual.own_repeats),
        "passed_circles_cost": plain(
            texts.PASSED_CIRCLES, texts.PASSED_COST, value=usual.passed_circles_cost
        ),
        "lockout_seconds": numbers(
            texts.LOCKOUT, (5, 10, 20, 30), value=usual.lockout_seconds, unit=texts.SECONDS
        ),
        "warm_up_pieces": numbers(
            texts.WARM_UP_PIECES, (8, 10, 12), value=usual.warm_up_pieces, unit=texts.NUMBER
        ),
    }


def _letter(title: Text, letter: str, usual: Text, other: Text) -> Choice[bool]:
    """Two ways to build a letter, shown as they lie."""
    forms = {
        False: Alphabet(Choices()),
        True: Alphabet(Choices(j=JForm.LONG_ON_CURVE, y=YForm.LONG_AND_SHORT)),
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
