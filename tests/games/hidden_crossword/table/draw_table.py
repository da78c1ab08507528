"""Draws as they stand at some moment, and a window that shows them."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from wordsmith_desktop.games.hidden_crossword.table.draw.call_bar import CALL_KEYS
from wordsmith_desktop.games.hidden_crossword.table.draw.draw_panel import DrawPanel
from wordsmith_desktop.window.kit.appearance import appearance, dress
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.theme import LIGHT, Theme

NAMES: Final = ("Ana", "Ben")
HALF: Final = "QABETIXO"
"""Four consonants and four vowels: B, T, A and E twice, Q and X red."""
WHOLE: Final = HALF + "SRND"


def drawn(letters: str) -> tuple[hc.DrawnLetter, ...]:
    """Letters in the order they were drawn, with their copies (W5)."""
    row: tuple[hc.DrawnLetter, ...] = ()
    for letter in letters:
        row = (*row, hc.as_drawn(letter, row))
    return row


def draw_of(
    letters: str, *, seats: int = 2, doubles: bool = False, **fields: Any
) -> hc.Observation:
    """What the whole table sees when so many letters are drawn; other fields of the state."""
    state = hc.new_state(hc.Ruleset(doubles_in_anchor=doubles), seats)
    return hc.observe(state.but(drawn=drawn(letters), **fields), None)


def nobody_saw(*, seats: int = 2) -> hc.Observation:
    """All letters are there, and no anchor."""
    return draw_of(WHOLE, seats=seats, phase=hc.Phase.ANCHOR)


def dealt(*, seats: int = 2) -> hc.Observation:
    """All letters are there, and Ben, or the only player, saw BEAT."""
    return draw_of(WHOLE, seats=seats, phase=hc.Phase.DEALT, anchor="BEAT", anchor_seat=seats - 1)


def asked(word: str, *, seat: int = 0) -> hc.Observation:
    """The dictionary is asked about a word."""
    return draw_of(HALF, inquiry=hc.Inquiry(seat, hc.About.ANCHOR, (word,)))


def wear(*, scale: int = 100, is_still: bool = True, theme: Theme = LIGHT) -> None:
    """Look as the tests do: without movement."""
    worn = Look(theme, scale, is_still)
    appearance().set_look(worn)
    dress(worn)


class DrawTable:
    """The whole panel in a window of its own, and what it told."""

    def __init__(
        self, qtbot: QtBot, seen: hc.Observation | None = None, *, keys: tuple[str, ...] = CALL_KEYS
    ) -> None:
        self.qtbot = qtbot
        self.panel = DrawPanel(keys)
        self.told: list[tuple[object, ...]] = []
        self.words: list[str] = []
        """What `word_changed` told."""
        self._listen()
        qtbot.addWidget(self.panel)
        self.panel.resize(1200, 700)
        self.show(seen or draw_of(HALF))
        with qtbot.waitExposed(self.panel):
            self.panel.show()
        self.panel.activateWindow()
        qtbot.waitUntil(self.panel.isActiveWindow)
        self.panel.setFocus()

    def show(self, seen: hc.Observation) -> None:
        """Show how the draw stands now."""
        self.panel.show_draw(seen, NAMES[: len(seen.players)])
        QApplication.processEvents()

    def _listen(self) -> None:
        panel, told = self.panel, self.told
        panel.turned.connect(lambda: told.append(("turned",)))
        panel.called.connect(lambda seat, word: told.append(("called", seat, word)))
        panel.withdrawn.connect(lambda: told.append(("withdrawn",)))
        panel.offers_wanted.connect(lambda: told.append(("offers",)))
        panel.afresh_wanted.connect(lambda: told.append(("afresh",)))
        panel.went_on.connect(lambda: told.append(("went on",)))
        panel.pace_changed.connect(lambda pace: told.append(("pace", pace)))
        panel.word_changed.connect(self.words.append)
