"""What the printed rules leave open, and when it matters."""

from __future__ import annotations

from typing import Any

from wordsmith_desktop.games.letter_pieces.alphabet import Alphabet, Choices
from wordsmith_desktop.games.letter_pieces.letterforms import JForm, YForm
from wordsmith_desktop.games.letter_pieces.ruleset import Mode, Ruleset, TableMode
from wordsmith_desktop.ui.games.letter_pieces.new_match import texts
from wordsmith_desktop.ui.games.letter_pieces.new_match.letter_segment import LetterSegment
from wordsmith_desktop.ui.kit import form_texts
from wordsmith_desktop.ui.kit.questions import Choice, numbers, plain, yes_no
from wordsmith_desktop.ui.kit.texts import Text, say


def house_questions(usual: Ruleset) -> dict[str, Choice[Any]]:
    """One for each house choice, by the field of the ruleset that it settles."""
    return {
        "min_word_length": numbers(
            texts.SHORTEST, range(1, 7), value=usual.min_word_length, unit=form_texts.NUMBER
        ),
        "counts_repeats": yes_no(texts.REPEATS, value=usual.counts_repeats),
        "j_is_long": _letter(texts.J_FORM, "J", texts.J_SHORT, texts.J_LONG),
        "y_is_long": _letter(texts.Y_FORM, "Y", texts.Y_SHORT, texts.Y_LONG),
        "has_marks": yes_no(texts.MARKS, value=usual.has_marks),
        "set_up_stars_choose": plain(
            texts.STARS, texts.STARS_CHOOSE, value=usual.set_up_stars_choose
        ),
        "start_moves_on": plain(texts.STARTER, texts.STARTERS, value=usual.start_moves_on),
        "own_repeats": yes_no(texts.OWN_REPEATS, value=usual.own_repeats),
        "passed_circles_cost": plain(
            texts.PASSED_CIRCLES, texts.PASSED_COST, value=usual.passed_circles_cost
        ),
        "lockout_seconds": numbers(
            texts.LOCKOUT, (5, 10, 20, 30), value=usual.lockout_seconds, unit=form_texts.SECONDS
        ),
        "warm_up_pieces": numbers(
            texts.WARM_UP_PIECES, (8, 10, 12), value=usual.warm_up_pieces, unit=form_texts.NUMBER
        ),
    }


def house_matters(*, mode: Mode, table: TableMode, seats: int, challenges: int) -> dict[str, bool]:
    """Whether a house choice can matter for such a match, for those that not always do."""
    return {
        "counts_repeats": mode is not Mode.WARM_UP,
        "start_moves_on": seats > 1 and challenges > 1,
        "own_repeats": mode is not Mode.STANDARD,
        "passed_circles_cost": mode is Mode.WORD_BY_WORD,
        "lockout_seconds": table is TableMode.BUZZER,
        "warm_up_pieces": mode is Mode.WARM_UP,
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
