"""Many things done anywhere at the table, at two and at six players."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from tests.conformance.cases.length_x_wit import material
from tests.helpers.effort import EFFORT
from tests.ui.games.length_x_wit.play_table import Play
from tests.ui.games.monkey import Monkey
from tests.ui.games.play_hands import CTRL, click, tap, write
from wordsmith_desktop.games.length_x_wit.rules import RULES
from wordsmith_desktop.games.length_x_wit.ruleset import Ruleset
from wordsmith_desktop.games.length_x_wit.state import State, die_piece, new_state
from wordsmith_desktop.games.table import Clock, Referee
from wordsmith_desktop.records.replay import replay

NAMES = ("Ana", "Ben", "Cho", "Dora", "Eva", "Finn")
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
    Qt.Key.Key_Home,
    Qt.Key.Key_Tab,
    Qt.Key.Key_F2,
    Qt.Key.Key_F3,
)
CHORDS = "RDUETEZY"
LETTERS = "aaeeilnorstuß'-🎲"
EVENTS = 90 * EFFORT


class DiceMonkey(Monkey):
    """Also presses what there is to press, drags what there is to drag, and knows some words."""

    play: Play

    def doings(self) -> tuple[Callable[[], object], ...]:
        own = (self._press_a_button, self._drag_something, self._say_a_word)
        return (*super().doings(), *own * 2)

    def _press_a_button(self) -> None:
        found = [one for one in self.play.page.findChildren(QAbstractButton) if _can_be_hit(one)]
        if found:
            click(self.random.choice(found))

    def _drag_something(self) -> None:
        parts, pieces = self.play.parts, self.play.pieces
        sources = (*parts.dice.row.dice, *parts.rack.tiles, *parts.strip.pieces)
        found = [one for one in sources if _can_be_hit(one)]
        if found:
            goals = (pieces.place(0), pieces.place(len(pieces.pieces)), pieces.beside)
            pieces.drag(self.random.choice(found), self.random.choice(goals))

    def _say_a_word(self) -> None:
        words = self.play.words() if self.play.state.dice else []
        if words:
            tap(Qt.Key.Key_Escape)
            write(self.random.choice(words).word.lower())
            tap(Qt.Key.Key_Return, self.random.choice((CTRL, Qt.KeyboardModifier(0))), text="\r")


def _can_be_hit(widget: QWidget) -> bool:
    """Whether its middle can be seen."""
    return widget.isEnabled() and widget.visibleRegion().contains(widget.rect().center())


def _assert_consistent(play: Play, box: State) -> None:
    """All tiles and dice are there, and what is shown is what is known."""
    state, pieces = play.state, play.pieces
    assert material(box) == material(state)
    assert play.dice == pieces.dice
    free = [tile.id for tile in state.free_tiles(play.speller)]
    assert free == [tile.view.id for tile in play.parts.rack.tiles]
    if state.call is not None:
        assert state.call.word == play.parts.strip.word
        return
    strip = play.page.gestures.strip
    assert list(strip.row.pieces if strip else ()) == pieces.pieces
    if strip is not None:
        dice = {die_piece(rolled.die) for rolled in state.dice}
        assert set(pieces.pieces) <= dice | set(free)
        assert len(set(pieces.pieces)) == len(pieces.pieces)


@pytest.mark.parametrize(
    ("seed", "seats", "rules"),
    [
        (1, 2, Ruleset(odds_as_hint=True, clock=Clock.SOFT)),
        (2, 6, Ruleset(referee=Referee.OBJECTION)),
        (3, 6, Ruleset(referee=Referee.VOTE, responds_clockwise=False, response_seconds=30)),
    ],
)
def test_a_monkey_at_the_table_breaks_nothing(
    play: Play, seed: int, seats: int, rules: Ruleset
) -> None:
    play.sit(*NAMES[:seats], rules=rules)
    box = new_state(rules, seats)
    monkey = DiceMonkey(play, seed, keys=KEYS, chords=CHORDS, letters=LETTERS)
    for _ in range(EVENTS):
        monkey.act()
        play.wait_for_ruling()
        _assert_consistent(play, box)
    assert len(play.session.match.played) > 5, "the monkey does nothing"
    assert play.state == replay(play.save, {"length_x_wit": RULES}).match.state
