"""The real program at a table of the Hidden Crossword, and people who play at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_deal import (
    ANAS,
    ANCHOR,
    BENS,
    LETTERS,
    begin_building,
    begun,
    build,
)
from tests.games.hidden_crossword.table.play_grid import GridHands
from tests.games.play_hands import CTRL, click, tap, write
from tests.games.table_play import TablePlay
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.hidden_crossword.table.layout import Parts
from wordsmith_desktop.games.hidden_crossword.table.new_match import MatchForm
from wordsmith_desktop.games.hidden_crossword.table.page import MatchPage
from wordsmith_desktop.games.hidden_crossword.table.puzzles import PuzzleView, PuzzleViews
from wordsmith_desktop.games.hidden_crossword.words import table_texts as texts
from wordsmith_desktop.records.log import Terms
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.focus import set_moving_by_key
from wordsmith_desktop.wording.texts import say

NAMES = ("Ana", "Ben")


class Play(TablePlay[MatchPage, MatchForm]):
    """The program over a folder of its own; what people do is done with mouse and keys."""

    game = "hidden_crossword"
    page_type = MatchPage
    form_type = MatchForm

    @property
    def puzzle_views(self) -> tuple[PuzzleView, ...]:
        """The puzzles of the match, which is over."""
        assert isinstance(self.end.details, PuzzleViews)
        return self.end.details.views

    # Sitting down

    def sit_when(
        self,
        ready: Callable[[AnySession], object],
        *names: str,
        letters: str = LETTERS,
        terms: tuple[Terms, ...] = (),
        **fields: Any,
    ) -> None:
        """Sit down to a match that has come as far as `ready` plays it."""
        rules = hc.Ruleset(**fields)
        session, path = begun(self.folder, names or NAMES, rules, letters=letters, terms=terms)
        session.resume_drivers()
        ready(session)
        session.close()
        self.window.commands.open(path)
        # The ring about what has the keyboard tells how somebody moved before, and nothing else.
        set_moving_by_key(False)
        self.come_back()
        self.lexicon(rules.dictionary)

    def sit_to_draw(self, *names: str, **fields: Any) -> None:
        """Sit down before the first letter."""
        self.sit_when(lambda _session: None, *names, **fields)

    def sit_to_build(self, *names: str, **fields: Any) -> None:
        """Sit down before the first seat's curtain."""
        self.sit_when(begin_building, *names, **fields)

    def sit_to_guess(
        self,
        *names: str,
        puzzles: tuple[hc.Layout, ...] = (ANAS, BENS),
        anchor: str = ANCHOR,
        **fields: Any,
    ) -> None:
        """Sit down before the first round of guessing."""

        def ready(session: AnySession) -> None:
            begin_building(session, anchor=anchor)
            build(session, puzzles)

        self.sit_when(ready, *names, **fields)

    # What can be seen

    @property
    def parts(self) -> Parts:
        return self.page.parts

    @property
    def state(self) -> hc.State:
        state: hc.State = self.session.match.state
        return state

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.state.seat

    @property
    def seen(self) -> hc.Observation:
        """What whoever has the turn knows."""
        seen: hc.Observation = self.session.observation(self.seat)
        return seen

    @property
    def stage(self) -> hc.GuessStage:
        return self.state.stage

    @property
    def is_over(self) -> bool:
        return self.state.phase is hc.Phase.OVER

    @property
    def message(self) -> str:
        return self.parts.banner.message

    def _is_looked_up(self) -> bool:
        return self.state.inquiry is not None

    # The draw

    def find_anchor(self) -> str:
        """A common word that could be the anchor now; empty where there is none."""
        seen: hc.Observation = self.session.observation(None)
        index = self.lexicon(seen.ruleset.dictionary).index
        found = index.from_letters(seen.anchor_letters, min_length=seen.least_anchor, family=True)
        return max(found, key=lambda one: one.commonness).word if found else ""

    def make_puzzle(self, stream: int = 0) -> hc.Layout:
        """A puzzle that could be laid of these letters."""
        state = self.state
        index = self.lexicon(state.ruleset.dictionary).index
        made = hc.make_puzzle(state.pool, state.anchor, index, Rng(5, stream=stream))
        assert made is not None
        return made

    # Laying

    def write_puzzle(self, layout: hc.Layout) -> None:
        """Type every word of a puzzle; the anchor lies there already, in row 0 from column 0."""
        grid = hc.Crossword(layout)
        anchored = grid.anchor_run(self.state.anchor)
        assert anchored is not None
        top, left = anchored.start.row, anchored.start.col
        for run in grid.runs:
            if run != anchored:
                row, col = run.start.row - top, run.start.col - left
                self.write_word(run.word, row, col, run.direction)

    def go_to(self, row: int, col: int) -> None:
        """Move the caret of the editor by arrow keys; rows and columns as the tiles have them."""
        hands = self.parts.editor.gestures
        self.parts.editor.grid.setFocus()
        self._turn_to(hc.Direction.ACROSS)
        for key, count in (
            (Qt.Key.Key_Down, row - hands.editor.caret.row),
            (Qt.Key.Key_Right, col - hands.editor.caret.col),
            (Qt.Key.Key_Up, hands.editor.caret.row - row),
            (Qt.Key.Key_Left, hands.editor.caret.col - col),
        ):
            tap(key, times=max(0, count))
        assert (row, col) == (hands.editor.caret.row, hands.editor.caret.col)

    def write_word(self, word: str, row: int, col: int, direction: hc.Direction) -> None:
        """Type a word on the grid, over letters that lie there already."""
        self.go_to(row, col)
        self._turn_to(direction)
        write(word.lower())

    def _turn_to(self, direction: hc.Direction) -> None:
        hands = self.parts.editor.gestures
        if hands.editor.direction is not direction:
            tap(Qt.Key.Key_Space, text=" ")
        assert direction is hands.editor.direction

    def hand_in(self, *, insists: bool = True) -> None:
        """Press Ctrl+Enter on the grid; where the program asks whether that is meant, insist."""
        self.parts.editor.grid.setFocus()
        tap(Qt.Key.Key_Return, CTRL, text="\r")
        if insists:
            self.insist()
        self.wait_for_ruling()

    def insist(self) -> None:
        """Hand a puzzle in all the same, where the program asks first."""
        dialog = self.page.findChild(PlainDialog)
        if dialog is not None:
            self.qtbot.waitUntil(dialog.isActiveWindow)
            wanted = (say(texts.SUBMIT), say(texts.HAND_IN_YES))
            yes = next(one for one in dialog.findChildren(QPushButton) if one.text() in wanted)
            click(yes)
            self.come_back()

    @property
    def grid(self) -> GridHands:
        """The editor in hands."""
        return GridHands(self.parts.editor)

    def laid(self, row: int, col: int) -> str:
        """The letter in a cell of the editor; empty where none lies."""
        return self.parts.editor.gestures.editor.grid.letters.get(hc.Cell(row, col), "")

    # Guessing

    def click_guess(self, word: str) -> None:
        """Click the letters of a word, and the button."""
        entry = self.parts.entry
        for letter in word:
            click(
                next(
                    one
                    for one in entry.letters.buttons
                    if one.view.text == letter and not one.view.is_used
                )
            )
        assert word == entry.word()
        click(entry.guess)
        self.wait_for_ruling()

    def guess(self, word: str) -> None:
        """Type a word and press Enter."""
        tap(Qt.Key.Key_Escape)
        write(word.lower())
        tap(Qt.Key.Key_Return, text="\r")
        self.wait_for_ruling()

    def choose(self, place: int) -> int:
        """Click the button that asks about the word at a place by the alphabet.

        The first that is offered where that one is not; the place that is asked about.
        """
        choice, last = self.parts.choice, self.state.players[self.seat].records[-1]
        assert isinstance(last, hc.Guess)
        rest = hc.unasked_places(self.state, self.seat, len(last.word))
        places = [rest[one.place] if one.is_other else one.place for one in choice.offers]
        at = places.index(place) if place in places else 0
        click(choice.buttons[at])
        return places[at]

    def go_on(self) -> None:
        """Hand the turn on by key."""
        tap(Qt.Key.Key_E, CTRL)

    def click_on(self) -> None:
        """Hand the turn on by mouse."""
        click(self.parts.answer.go_on)
