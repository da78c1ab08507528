"""Somebody does anything anywhere at a table of the Hidden Crossword, and nothing breaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.helpers.effort import EFFORT
from tests.ui.games.hidden_crossword.play_table import Play
from tests.ui.games.monkey import Monkey
from tests.ui.games.play_hands import chord, click, tap, write
from wordsmith_desktop.games.hidden_crossword.crossword import Layout
from wordsmith_desktop.games.hidden_crossword.presenter import set_in
from wordsmith_desktop.games.hidden_crossword.rules import RULES
from wordsmith_desktop.games.hidden_crossword.ruleset import NoAnchor
from wordsmith_desktop.games.hidden_crossword.state import Phase
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.records.replay import replay
from wordsmith_desktop.ui.kit import dialogs
from wordsmith_desktop.ui.kit.dialogs import PlainDialog

KEYS = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Space,
    Qt.Key.Key_Space,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Tab,
    Qt.Key.Key_F2,
    Qt.Key.Key_F3,
    Qt.Key.Key_F4,
    Qt.Key.Key_F5,
    Qt.Key.Key_F6,
    Qt.Key.Key_1,
    Qt.Key.Key_9,
)
CHORDS = "EELRZZY"
LETTERS = "aaeeilnorstuüß'-🎲"
EVENTS = 60 * EFFORT
ENDING = 0.1
"""How often it answers yes where it is asked."""


class CrosswordMonkey(Monkey):
    """Also presses and drags what there is, and at times does what brings a match on."""

    play: Play

    def __init__(self, play: Play, seed: int) -> None:
        super().__init__(play, seed, keys=KEYS, chords=CHORDS, letters=LETTERS)
        self._puzzles: dict[tuple[str, str, int], Layout] = {}

    def act(self) -> None:
        super().act()
        # A dialog that was closed takes the keyboard with it when it is deleted.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()
        if QGuiApplication.focusWindow() is None:
            self.play.come_back()

    def doings(self) -> tuple[Callable[[], object], ...]:
        own = (self._press_a_button, self._drag_tiles, self._choose_in_menu, self._play_on)
        return (*super().doings(), *own * 2)

    def _press_a_button(self) -> None:
        found = [one for one in self.play.page.findChildren(QAbstractButton) if _can_be_hit(one)]
        if found:
            click(self.random.choice(found))

    def _choose_in_menu(self) -> None:
        host = self.play.window.host
        actions = [one for one in host.move_actions() if _is_open(one)] if host else []
        if actions:
            self.random.choice(actions).trigger()
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, PlainDialog) and self.random.random() < ENDING:
            dialog.accept()
            self.play.come_back()

    def _drag_tiles(self) -> None:
        grid = self.play.grid
        if not grid.grid.isVisible() or grid.grid.visibleRegion().isEmpty():
            return
        seen = grid.grid.visibleRegion().boundingRect()
        points = [
            grid.grid.mapTo(grid.grid.window(), self._inside(seen.width(), seen.height()))
            for _ in range(2)
        ]
        if grid.rack.tiles and self.random.random() < 0.5:
            tile = self.random.choice(grid.rack.tiles)
            points[0] = tile.mapTo(tile.window(), tile.rect().center())
        grid.drag(points[0], points[1], is_word=self.random.random() < 0.3)

    def _inside(self, width: int, height: int) -> QPoint:
        return QPoint(self.random.randrange(width), self.random.randrange(height))

    def _play_on(self) -> None:
        """Call an anchor, lay a puzzle, or guess a word that there is."""
        play, phase = self.play, self.play.state.phase
        if phase is Phase.DRAW and play.find_anchor():
            tap(Qt.Key.Key_Escape)
            tap(Qt.Key.Key_F5)
            write(play.find_anchor())
        elif phase is Phase.DRAW:
            tap(Qt.Key.Key_Escape)
            chord("R")
        elif phase is Phase.BUILD or (phase is Phase.GUESS and play.page.gestures.is_solving):
            play.page.gestures.lay_tiles(self._puzzle(self.random.randrange(3)))
        elif phase is Phase.GUESS:
            write(self.random.choice(("near", "end", "ran", "rest", "it")))
        tap(Qt.Key.Key_Return, text="\r")

    def _puzzle(self, stream: int) -> Layout:
        """One of a few, each made once."""
        key = (self.play.state.pool, self.play.state.anchor, stream)
        if key not in self._puzzles:
            self._puzzles[key] = self.play.make_puzzle(stream)
        return self._puzzles[key]


def _can_be_hit(widget: QWidget) -> bool:
    """Whether its middle can be seen."""
    return widget.isEnabled() and widget.visibleRegion().contains(widget.rect().center())


def _is_open(action: QAction) -> bool:
    return action.isEnabled() and not action.isSeparator()


def _assert_shown(play: Play) -> None:
    """What is shown is what the match has."""
    state, parts = play.state, play.parts
    shown = parts.main.currentWidget()
    if play.curtain is not None or state.inquiry is not None:
        return
    if shown is parts.draw:
        letters = [place.view.letter for place in parts.draw.letters.places[:-1]]
        assert sorted(one.letter for one in state.drawn) == sorted(filter(None, letters))
    elif shown is parts.building:
        own = state.players[state.seat]
        layout = own.draft if state.phase is Phase.BUILD else own.solution
        assert set_in(layout, state.anchor) == parts.editor.gestures.editor.layout
    elif shown is parts.guessing:
        records = [line.record for line in parts.sheet.area.lines]
        assert sorted(map(repr, state.players[state.seat].records)) == sorted(map(repr, records))
    else:
        assert shown is (parts.ending if play.is_over else parts.setting)


def _sit(play: Play, start: str, *names: str, **fields: object) -> None:
    sitting = {"draw": play.sit_to_draw, "build": play.sit_to_build, "guess": play.sit_to_guess}
    sitting[start](*names, **fields)


@pytest.mark.parametrize(
    ("seed", "start", "names", "fields"),
    [
        (1, "draw", ("Ana", "Ben"), {"no_anchor": NoAnchor.SHORTER}),
        (2, "build", ("Ana", "Ben"), {"clock": Clock.SOFT, "least_words": 0}),
        (3, "guess", ("Ana", "Ben"), {"solving_takes_round": False, "limits_copies": False}),
        (4, "guess", ("Ana",), {"shows_candidates": False}),
    ],
)
def test_a_monkey_at_the_table_breaks_nothing(
    play: Play,
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
    start: str,
    names: tuple[str, ...],
    fields: dict[str, object],
) -> None:
    # A dialog of the system would wait for somebody.
    monkeypatch.setattr(dialogs, "_asked", lambda _dialog: None)
    _sit(play, start, *names, **fields)
    monkey = CrosswordMonkey(play, seed)
    changes = 0
    for _ in range(EVENTS):
        before = play.state
        monkey.act()
        play.wait_for_ruling()
        _assert_shown(play)
        changes += before != play.state
    assert changes > 3, "the monkey does nothing"
    assert play.state == replay(play.save, {"hidden_crossword": RULES}).match.state
