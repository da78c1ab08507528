"""Why a computer player decided so: one sentence in both languages, with the decision's figures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.hidden_crossword.rules.motives import MotiveKind, Thought
from wordsmith_desktop.games.hidden_crossword.words.why import why_line
from wordsmith_desktop.wording.texts import set_language


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    set_language("en")


LINES: dict[MotiveKind, tuple[str, str]] = {
    MotiveKind.TURNED_UP: (
        "I saw no anchor in 41 letters: one more.",
        "In 41 Buchstaben habe ich keinen Anker gesehen: noch einen.",
    ),
    MotiveKind.CALLED: (
        "CRANE was the first word I saw in 41 letters.",
        "CRANE war das erste Wort, das ich in 41 Buchstaben gesehen habe.",
    ),
    MotiveKind.NARROWED: (
        "41 words fit the 3rd word of 5 letters; CRANE leaves about 4.",
        "41 Wörter passen auf das 3. Wort mit 5 Buchstaben; CRANE lässt davon etwa 4 übrig.",
    ),
    MotiveKind.TOLD_APART: (
        "41 whole puzzles fit everything; CRANE leaves about 4.",
        "41 ganze Rätsel passen zu allem; CRANE lässt davon etwa 4 übrig.",
    ),
    MotiveKind.SUBMITTED: (
        "Only 41 puzzles fit everything: I lay one of them.",
        "Nur 41 Rätsel passen zu allem: Ich lege eines davon.",
    ),
    MotiveKind.BUILT: (
        "My puzzle has 41 words, and 2 of them are as long as another one.",
        "Mein Rätsel hat 41 Wörter, und 2 davon sind so lang wie ein anderes.",
    ),
}


def thought(reason: MotiveKind) -> Thought:
    return Thought(word="CRANE", reason=reason, length=5, place=2, of=3, count=41, left=4, alike=2)


def lines(motive: Motive) -> tuple[str, str]:
    found = []
    for language in ("en", "de"):
        set_language(language)
        found.append(why_line(motive))
    return found[0], found[1]


@pytest.mark.parametrize("reason", LINES)
def test_the_sentence_has_the_figures_of_the_decision(reason: MotiveKind) -> None:
    assert LINES[reason] == lines(thought(reason))


@pytest.mark.parametrize("reason", MotiveKind)
def test_every_reason_has_a_sentence_in_both_languages(reason: MotiveKind) -> None:
    for motive in (thought(reason), Thought(word="CRANE", reason=reason, length=5, count=1)):
        english, german = lines(motive)
        assert english != german
        assert english.endswith(".")
        assert german.endswith(".")
        assert "{" not in english + german


def test_a_word_that_is_alone_of_its_length_is_not_counted() -> None:
    english, german = lines(replace(thought(MotiveKind.NARROWED), of=1))
    assert "41 words fit the word of 5 letters; CRANE leaves about 4." == english
    assert "41 Wörter passen auf das Wort mit 5 Buchstaben; CRANE lässt davon etwa 4 übrig." == (
        german
    )


def test_what_was_secret_is_told_once_the_table_asks_for_it() -> None:
    """The table keeps a secret back until the match is over; then the sentence is the same."""
    for reason in MotiveKind:
        assert lines(thought(reason)) == lines(replace(thought(reason), is_secret=True))


def test_of_what_is_no_reason_of_this_game_nothing_is_told() -> None:
    assert ("", "") == lines(Motive("CRANE"))
