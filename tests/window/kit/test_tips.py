"""What people and files put into a tool tip is shown letter by letter."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import wordsmith_desktop
from tests.helpers.markup import MARKUP, is_markup, taken_for_markup
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.tips import plain, set_tip

SOURCES = Path(wordsmith_desktop.__file__).parent


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize(
    "text", [f"{MARKUP}Ana", "<b>Ana</b>", "  <i>x</i>", "a &lt; b", "<p/>\nAna"]
)
def test_markup_in_a_tip_is_plain_text(qtbot: QtBot, text: str) -> None:
    assert is_markup(text)
    assert not is_markup(plain(text))
    widget = QWidget()
    qtbot.addWidget(widget)
    set_tip(widget, text)
    assert [] == taken_for_markup(widget)
    assert text == widget.toolTip().replace("\N{WORD JOINER}", "")
    named = label(text)
    qtbot.addWidget(named)
    assert [] == taken_for_markup(named)


def test_an_ordinary_tip_is_as_it_was_written() -> None:
    assert "Ana & Ben: 3 > 2" == plain("Ana & Ben: 3 > 2")


MARKED: Final = {"games/hidden_crossword/workshop/pages/clue_solving_page.py"}
"""Clues have marks such as <i>, which are all that `to_html` lets through."""


def test_no_other_way_leads_to_a_tip_or_a_label() -> None:
    """Whoever sets one by hand has to think of markup anew each time."""
    ways = {
        path.relative_to(SOURCES).as_posix(): path.read_text("utf-8")
        for path in SOURCES.rglob("*.py")
    }
    by_hand = [name for name, code in ways.items() if ".setToolTip(" in code]
    assert ["window/kit/data_table.py", "window/kit/tips.py"] == sorted(by_hand)
    assert "item.setToolTip(plain(" in ways["window/kit/data_table.py"]
    labels = [name for name, code in ways.items() if "QLabel(" in code]
    plainly = [name for name in labels if "TextFormat.PlainText" in ways[name]]
    assert MARKED == set(labels) - set(plainly)
    assert all("to_html(" in ways[name] for name in MARKED)
    tips = [code for code in ways.values() if "ToolTipRole" in code]
    assert all("plain(text), Qt.ItemDataRole.ToolTipRole" in code for code in tips)
