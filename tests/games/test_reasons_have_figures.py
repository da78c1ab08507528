"""Whoever asks a computer player why is told a reason with a figure, in every game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.games.hidden_crossword.rules import motives as crossword
from wordsmith_desktop.games.length_x_wit.rules import players as dice
from wordsmith_desktop.games.letter_pieces.rules import motives as letters
from wordsmith_desktop.games.letter_pieces.rules.pieces import Shape
from wordsmith_desktop.games.rewordable.rules import players as cards
from wordsmith_desktop.wording.game_words import words_of
from wordsmith_desktop.wording.texts import set_language


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    set_language("en")


def motives() -> Iterator[tuple[str, Motive]]:
    """Every reason of every game."""
    for reason in letters.MotiveKind:
        yield (
            "letter_pieces",
            letters.LetterMotive(
                word="CAT", reason=reason, count=8, seconds=40, asked=5, kind=next(iter(Shape))
            ),
        )
    for thought in crossword.MotiveKind:
        yield (
            "hidden_crossword",
            crossword.Thought(word="CAT", reason=thought, length=4, of=2, count=3, left=2, alike=2),
        )
    for aim in cards.Aim:
        yield "rewordable", cards.BuildChoice(word="CAT", aim=aim, letters=3, points=3, held=5)
    for way in dice.Aim:
        choice = dice.TurnChoice(word="CAT", aim=way, in_hand=4, promised=9, points=6, dice=2)
        yield "length_x_wit", choice


@pytest.mark.parametrize(("game", "motive"), list(motives()))
def test_every_reason_has_a_figure(game: str, motive: Motive) -> None:
    for language in ("en", "de"):
        set_language(language)
        line = words_of(game).why(motive)
        assert any(character.isdigit() for character in line), line
        assert "{" not in line


RIVALS = {
    "CAT: 3 letters, 1 piece over; POLITIC would have cost 2 blue boxes.": {
        "rival": "POLITIC", "rival_boxes": 2, "rival_left": 6,
    },
    "CAT: 3 letters, 1 piece over; CATTLE would have left 3 over.": {
        "rival": "CATTLE", "rival_left": 3,
    },
    "CAT: 3 letters, 1 piece over; the next best was AT with 2 letters.": {
        "rival": "AT", "rival_left": 1,
    },
    "CAT: 3 letters, 1 piece over.": {},
}  # fmt: skip


@pytest.mark.parametrize("line", RIVALS)
def test_a_word_is_chosen_over_another_that_would_have_cost_more(line: str) -> None:
    reason = letters.MotiveKind.WORD
    motive = letters.LetterMotive(word="CAT", reason=reason, left=1, **RIVALS[line])  # type: ignore[arg-type]
    assert line == words_of("letter_pieces").why(motive)
