"""Hints: how the best common word begins, the word, and a rarer one only to whoever asks on."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from wordsmith_desktop.bots.bot import Decision, Motive
from wordsmith_desktop.games.rewordable.table.page import HINT_TEXTS
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.hints import TableHints

pytestmark = pytest.mark.usefixtures("dressed")

RARER = Motive("LAMENT", 10)
OFFER = "There is a rarer word for 10 points: ask again."


class Asked:
    """Hints about one and the same moment."""

    def __init__(self, qtbot: QtBot, motive: Motive | None) -> None:
        decision = None if motive is None else Decision(None, motive)

        def advise(done: Callable[[Decision[Any] | None], object]) -> bool:
            done(decision)
            return True

        table: Any = SimpleNamespace(advise=advise, stop_advising=lambda: None)
        self.banner = Banner()
        qtbot.addWidget(self.banner)
        self.hints = TableHints(table, self.banner, HINT_TEXTS)

    def next(self) -> str:
        self.hints.give(is_possible=True)
        return self.banner.message


def test_a_rarer_word_comes_after_the_common_one_and_only_when_it_is_asked_for(
    qtbot: QtBot,
) -> None:
    asked = Asked(qtbot, Motive("METER", 5, rarer=RARER))
    assert "begins with M, brings 5 points" in asked.next()
    assert f"METER can be built: type it. {OFFER}" == asked.next()
    assert "LAMENT can be built: type it." == asked.next()
    assert "LAMENT can be built: type it." == asked.next()
    asked.hints.forget()
    assert "begins with M" in asked.next()


def test_without_a_common_word_the_rarer_one_is_offered_instead_of_a_pass(qtbot: QtBot) -> None:
    asked = Asked(qtbot, Motive(rarer=RARER))
    assert OFFER == asked.next()
    assert "LAMENT can be built: type it." == asked.next()


def test_to_pass_is_advised_only_where_no_word_was_found(qtbot: QtBot) -> None:
    assert Asked(qtbot, None).next().startswith("I find no word. Pass")
