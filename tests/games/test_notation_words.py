"""What the notations of all games share: the verbs of the table, texts, and errors."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsmith_desktop.games.notation_words import (
    TABLE_VERBS,
    Notation,
    NotationError,
    NotationFault,
    number_of,
    quoted,
    text_of,
)
from wordsmith_desktop.games.table import LetStand, Object, Rule, TimeExpired, Vote
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

TABLE = Notation(TABLE_VERBS)
EXAMPLES = {
    "object": Object(),
    "stand": LetStand(),
    "vote yes": Vote(True),
    "vote no": Vote(False),
    "rule SOCK no unknown en": Rule(Ruling("SOCK", False, Reason.UNKNOWN, "en")),
    'rule "" no empty ""': Rule(Ruling("", False, Reason.EMPTY, "")),
    "expire turn": TimeExpired("turn"),
}


@pytest.mark.parametrize(("text", "action"), EXAMPLES.items())
def test_actions_of_the_table_are_written_like_this(text: str, action: object) -> None:
    assert text == TABLE.to_text(action)
    assert action == TABLE.from_text(text)


@given(st.text(max_size=12))
def test_every_text_comes_back_as_one_word_of_one_line(text: str) -> None:
    assert text == text_of(quoted(text))
    assert f"expire {quoted(text)}" == TABLE.to_text(TimeExpired(text))
    assert TimeExpired(text) == TABLE.from_text(f"expire {quoted(text)}")


@pytest.mark.parametrize("word", ["", "-", "two", "２", "1.0", "+1"])
def test_only_plain_digits_are_a_number(word: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        number_of(word)


@pytest.mark.parametrize(
    ("text", "fault", "position"),
    [
        ("", NotationFault.MISSING_WORD, 0),
        ("   ", NotationFault.MISSING_WORD, 3),
        ("jump 3", NotationFault.UNKNOWN_VERB, 0),
        ("Object", NotationFault.UNKNOWN_VERB, 0),
        ("object 3", NotationFault.EXTRA_WORD, 7),
        ("vote", NotationFault.MISSING_WORD, 4),
        ("vote maybe", NotationFault.BAD_WORD, 5),
        ('expire "turn', NotationFault.BAD_WORD, 7),
        ("rule SOCK yes gossip en", NotationFault.BAD_WORD, 14),
    ],
)
def test_an_error_names_what_is_wrong_and_where(
    text: str, fault: NotationFault, position: int
) -> None:
    with pytest.raises(NotationError) as caught:
        TABLE.from_text(text)

    error = caught.value
    assert (fault, position, text) == (error.fault, error.position, error.text)
