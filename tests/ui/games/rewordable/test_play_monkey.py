"""Somebody does anything anywhere at a table of Rewordable, and nothing breaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from tests.conformance.cases.rewordable import material
from tests.helpers.effort import EFFORT
from tests.ui.games.monkey import Monkey
from tests.ui.games.play_hands import click, tap
from tests.ui.games.rewordable.play_table import Play
from wordsmith_desktop.games.rewordable.cards import deck
from wordsmith_desktop.games.rewordable.rules import RULES
from wordsmith_desktop.games.rewordable.ruleset import Ending, Ruleset
from wordsmith_desktop.games.rewordable.state import State, new_state
from wordsmith_desktop.games.table import Clock, Referee
from wordsmith_desktop.records.replay import replay

NAMES = ("Ana", "Ben", "Cho", "Dora", "Eva", "Finn", "Gabi", "Hugo")
KEYS = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Return,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Space,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_Tab,
    Qt.Key.Key_F2,
    Qt.Key.Key_F4,
    Qt.Key.Key_F6,
)
CHORDS = "EEEZZY"
LETTERS = "aaeeilnorstuß'-🎲"
EVENTS = 75 * EFFORT


class CardMonkey(Monkey):
    """Also presses what there is to press, and drags what there is to drag."""

    play: Play

    def doings(self) -> tuple[Callable[[], object], ...]:
        return (*super().doings(), *(self._press_a_button, self._drag_something, self._say_it) * 2)

    def _say_it(self) -> None:
        self.play.parts.strip.setFocus()
        tap(Qt.Key.Key_Return, text="\r")

    def _press_a_button(self) -> None:
        found = [one for one in self.play.page.findChildren(QAbstractButton) if _can_be_hit(one)]
        if found:
            click(self.random.choice(found))

    def _drag_something(self) -> None:
        parts = self.play.parts
        sources = (*parts.hand.buttons, *parts.pool.buttons, *parts.lexicons.buttons())
        found = [one for one in (*sources, *parts.strip.pieces) if _can_be_hit(one)]
        if found:
            strip = self.play.strip
            goals = (strip.place(0), strip.place(1), strip.place(len(strip.cards)), strip.beside)
            strip.drag(self.random.choice(found), self.random.choice(goals))


def _can_be_hit(widget: QWidget) -> bool:
    """Whether its middle can be seen."""
    return widget.isEnabled() and widget.visibleRegion().contains(widget.rect().center())


def _assert_consistent(play: Play, box: State) -> None:
    """All cards and tokens are there, and what is shown is what is known."""
    state = play.state
    assert material(box) == material(state)
    if state.call is not None:
        assert [card.id for card in state.call.cards] == play.strip.cards
        return
    strip = play.page.gestures.strip
    assert list(strip.row.pieces if strip else ()) == play.strip.cards
    hand = [button.view.id for button in play.parts.hand.buttons]
    assert [card.id for card in play.player.hand if strip] == hand
    words = {word.id for player in state.players for word in player.words}
    assert words == {button.word_id for button in play.parts.lexicons.buttons()}


@pytest.mark.parametrize(
    ("seed", "seats", "rules"),
    [
        (1, 2, Ruleset(cards=30)),
        (2, 2, Ruleset(cards=30, referee=Referee.OBJECTION, clock=Clock.SOFT)),
        (3, 8, Ruleset(referee=Referee.OBJECTION, interleaves=False)),
        (4, 8, Ruleset(cards=45, referee=Referee.VOTE, ending=Ending.ALL_PASS)),
    ],
)
def test_a_monkey_at_the_table_breaks_nothing(
    play: Play, seed: int, seats: int, rules: Ruleset
) -> None:
    play.sit(*NAMES[:seats], rules=rules)
    box = new_state(rules, seats)
    assert len(deck("en")) == len(box.box)
    monkey = CardMonkey(play, seed, keys=KEYS, chords=CHORDS, letters=LETTERS)
    for _ in range(EVENTS):
        monkey.act()
        play.wait_for_ruling()
        _assert_consistent(play, box)
    assert len(play.session.match.played) > 1, "the monkey does nothing"
    assert play.state == replay(play.save, {"rewordable": RULES}).match.state
