"""Refusals, hints and votes are told with a meaning, at once or as soon as it is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from wordsmith_desktop.bots.bot import Decision, Motive
from wordsmith_desktop.games.common.open_table import CallStage
from wordsmith_desktop.games.common.table_events import TableEvent, WordJudged, WordRefused
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.window.kit.banner import Banner, Tone
from wordsmith_desktop.window.kit.call_bar import CallBar
from wordsmith_desktop.window.kit.hints import HintTexts, TableHints
from wordsmith_desktop.window.kit.narrator import TableNarrator
from wordsmith_desktop.wording.texts import Text

pytestmark = pytest.mark.usefixtures("dressed")

NAME = Ruling("FREUD", False, Reason.NAME, "de")
Tell = Callable[[str], object]


def test_a_line_is_added_to_the_message_that_it_is_about() -> None:
    banner = Banner()
    banner.show_refusal("“FREUD” is a name.")
    banner.adder()("Freud: a surname")
    assert ("“FREUD” is a name. Freud: a surname", Tone.REFUSAL) == (banner.message, banner.tone)
    assert "Not possible: “FREUD” is a name. Freud: a surname" == banner.accessibleName()


def test_a_line_that_comes_too_late_is_dropped() -> None:
    banner = Banner()
    banner.show_refusal("“FREUD” is a name.")
    add = banner.adder()
    banner.show_info("Ben’s turn")
    add("Freud: a surname")
    assert "Ben’s turn" == banner.message
    banner.clear()
    banner.adder()("Freud: a surname")
    assert "" == banner.message


class Told(TableNarrator[TableEvent]):
    """Says that a word is refused."""

    def story(self, events: Sequence[TableEvent]) -> str:
        return "No." if any(isinstance(event, WordRefused) for event in events) else "Yes."


def _narrator(asked: list[Ruling]) -> Told:
    narrator = Told(Banner(), ("Ana",))

    def explain(ruling: Ruling, then: Tell) -> None:
        asked.append(ruling)
        then("Freud: a surname")

    narrator.explain = explain
    return narrator


def test_a_refusal_is_told_with_what_made_it_one() -> None:
    asked: list[Ruling] = []
    narrator = _narrator(asked)
    narrator.say([WordJudged(0, NAME), WordRefused(0, "FREUD", NAME)])
    assert "No. Freud: a surname" == narrator.banner.message
    assert [NAME] == asked


def test_what_stands_is_not_explained() -> None:
    asked: list[Ruling] = []
    narrator = _narrator(asked)
    narrator.say([WordJudged(0, Ruling("TREE", True, Reason.LISTED, "en"))])
    assert "Yes." == narrator.banner.message
    assert [] == asked


class Advice:
    """A table that finds the same word whenever it is asked."""

    def __init__(self, word: str) -> None:
        self._word = word

    def advise(self, done: Callable[[Decision[Any] | None], object]) -> bool:
        done(Decision(None, Motive(self._word, 4)))
        return True

    def stop_advising(self) -> None:
        """Nobody waits."""


def test_a_hint_tells_the_meaning_after_its_last_step() -> None:
    banner, asked = Banner(), []
    texts = HintTexts(
        not_now=Text("Not now.", ""),
        none=Text("None.", ""),
        start=Text("It begins with {letter}, {count} letters, {points}.", ""),
        word=Text("It is {word}.", ""),
    )

    def explain(word: str, then: Tell) -> None:
        asked.append(word)
        then("SOCK: for a foot")

    table: Any = Advice("SOCK")
    hints = TableHints(table, banner, texts, explain)
    hints.give(is_possible=True)
    assert "It begins with S, 4 letters, 4 points." == banner.message
    assert [] == asked
    hints.give(is_possible=True)
    assert "It is SOCK. SOCK: for a foot" == banner.message
    assert ["SOCK"] == asked


def test_a_vote_is_asked_with_what_the_word_means_as_long_as_the_same_is_asked() -> None:
    bar = CallBar()
    bar.ask("FREUD?", "It is a name.", stage=CallStage.VOTE, names=("Ana", "Ben"), asked=(1,))
    late = bar.adder()
    bar.adder()("Freud: a surname")
    assert "It is a name. Freud: a surname" == bar.hint
    bar.ask("TREE?", "It is unknown.", stage=CallStage.VOTE, names=("Ana", "Ben"), asked=(1,))
    late("Freud: a surname")
    assert "It is unknown." == bar.hint
