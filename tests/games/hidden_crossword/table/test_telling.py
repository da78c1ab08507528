"""What is told of a round that is over."""

from __future__ import annotations

import pytest

from wordsmith_desktop.games.hidden_crossword.rules.events import RoundEnded
from wordsmith_desktop.games.hidden_crossword.words.event_sentences import Listener, story


@pytest.mark.parametrize(
    ("computers", "attempts", "told"),
    [
        ((), (), "Round 3 is over."),
        (
            (1,),
            (),
            "Round 3 is over. Pip has guessed a word; which one is a secret until the end.",
        ),
        ((1,), ((1, False),), "Round 3 is over. Pip laid a whole puzzle: not right."),
    ],
)
def test_W13_of_a_computer_s_guess_no_more_is_told_than_that_there_was_one(
    computers: tuple[int, ...], attempts: tuple[tuple[int, bool], ...], told: str
) -> None:
    listener = Listener(("Ana", "Pip"), computers)
    assert told == story((RoundEnded(3, attempts),), listener)
