"""What the suites over all games need to know of the table of the Hidden Crossword."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QRadioButton, QWidget

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_deal import ANAS, BENS, DOWN, begin_building, build
from tests.games.hidden_crossword.table.play_screens import SCREENS
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.monkey import Monkey
from tests.games.play_hands import chord, tap, write
from tests.games.table_case import KillCase, Step, TableCase
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.word_strip import EMPTY, LayRow, Row
from wordsmith_desktop.games.hidden_crossword.table.draw.word_tiles import WordTiles
from wordsmith_desktop.games.hidden_crossword.table.grid.grid import GridBoard
from wordsmith_desktop.games.hidden_crossword.table.grid.words_list import WordEntry
from wordsmith_desktop.games.hidden_crossword.table.sheet.sheet import Arrangement
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.strip.laid_piece import LaidPiece
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton
from wordsmith_desktop.window.kit.strip.strip import StripBoard

ANA, BEN = 0, 1
CROSSED_OUT: Final = "Place 1: not A"
NOTE: Final = (4, 1, "ends with S?")
"""Length, place and text of a note."""
ENDING = 0.1
"""How often a monkey answers yes where it is asked."""


class CrosswordMonkey(Monkey[Play]):
    """Also drags what there is, and at times does what brings a match on."""

    events = 80
    least = 4
    chords = "EELRZZY"
    more_keys = (Qt.Key.Key_Space, Qt.Key.Key_End, Qt.Key.Key_1, Qt.Key.Key_9)

    def __init__(self, play: Play, seed: int) -> None:
        super().__init__(play, seed)
        self._puzzles: dict[tuple[str, str, int], hc.Layout] = {}

    def own_doings(self) -> tuple[Callable[[], object], ...]:
        return (self._drag_tiles, self._choose_in_menu, self._play_on)

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
        """Call an anchor, lay a puzzle, guess a word that there is, or go on."""
        play, phase = self.play, self.play.state.phase
        if phase is hc.Phase.DRAW and play.find_anchor():
            tap(Qt.Key.Key_Escape)
            tap(Qt.Key.Key_F5)
            write(play.find_anchor())
        elif phase is hc.Phase.DRAW:
            tap(Qt.Key.Key_Escape)
            chord("R")
        elif play.parts.main.currentWidget() is play.parts.building:
            play.session.act(play.seat, hc.Lay(self._puzzle(self.random.randrange(3))))
        elif play.stage is hc.GuessStage.CHOICE:
            tap(Qt.Key.Key_1, text="1")
        elif play.stage is hc.GuessStage.ANSWERED:
            play.go_on()
        elif phase is hc.Phase.GUESS:
            tap(Qt.Key.Key_Escape)
            write(self.random.choice(("near", "end", "ran", "rest", "it")))
        tap(Qt.Key.Key_Return, text="\r")

    def _puzzle(self, stream: int) -> hc.Layout:
        """One of a few, each made once."""
        key = (self.play.state.pool, self.play.state.anchor, stream)
        if key not in self._puzzles:
            self._puzzles[key] = self.play.make_puzzle(stream)
        return self._puzzles[key]

    def assert_shown(self) -> None:
        play, state, parts = self.play, self.play.state, self.play.parts
        shown = parts.main.currentWidget()
        if play.curtain is not None or state.inquiry is not None:
            return
        if play.is_over:
            assert play.end.isVisible()
            return
        if shown is parts.draw:
            letters = [place.view.letter for place in parts.draw.letters.places[:-1]]
            assert sorted(one.letter for one in state.drawn) == sorted(filter(None, letters))
        elif shown is parts.building:
            own = state.players[state.seat]
            layout = own.draft if state.phase is hc.Phase.BUILD else own.solution
            assert hc.set_in(layout, state.anchor) == parts.editor.gestures.editor.layout
        elif shown is parts.guessing:
            records = [line.record for line in parts.sheet.area.lines]
            assert sorted(map(repr, state.players[state.seat].records)) == sorted(
                map(repr, records)
            )
        else:
            assert shown is parts.setting


def _is_open(action: QAction) -> bool:
    return action.isEnabled() and not action.isSeparator()


# The order of Tab


def _over_grid(play: Play) -> Sequence[QWidget]:
    editor, bar = play.parts.editor, play.parts.bar
    (line,) = [one for one in editor.words.entries if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    return [editor.grid, editor.rack.tiles[0], line, editor.tools.turn, bar.go_on]


def _over_sheet(play: Play) -> Sequence[QWidget]:
    sheet, entry = play.parts.sheet, play.parts.entry
    card = sheet.by_word.slot_cards[sheet.wanted_slots[0]]
    told = [sheet.told_title, sheet.segments[Arrangement.BY_WORD]]
    letters = [entry.letters.buttons[0], entry.strip, entry.solve]
    return [*told, card.still_fit, card.note, card.letters, card.words, *letters]


def _over_offers(play: Play) -> Sequence[QWidget]:
    draw = play.parts.draw
    offers = draw.ending.offers
    assert offers is not None
    return [draw.call.choice.buttons[0], draw.ending.ask, offers.words[0], offers.who.button(0)]


def _over_puzzles(play: Play) -> Sequence[QWidget]:
    play.end.turn()
    return [stop for view in play.puzzle_views for stop in (view.board, *view.saves)]


def _groups(play: Play) -> Sequence[QWidget]:
    return (play.parts.sheet, play.parts.entry.letters)


# Letters


def _before_grid(play: Play) -> None:
    """Ana's caret stands below the N of NEAR."""
    play.sit_to_build()
    play.lift()
    play.write_word("N", 0, 0, DOWN)


def _column(play: Play) -> str:
    return "".join(play.laid(row, 0) or "." for row in range(6))


# Killed, and played out


def _sits_to(ready: Callable[[AnySession], object]) -> Step:
    """Sit down to a match that `ready` plays on from the building."""

    def come(session: AnySession) -> None:
        begin_building(session)
        ready(session)

    return lambda play: play.sit_when(come, clock=Clock.HARD, build_minutes=1, turn_seconds=60)


def _finish_anas(session: AnySession) -> None:
    session.act(ANA, hc.Lay(ANAS))
    session.act(ANA, hc.Finish())


def _ask_about_send(session: AnySession) -> None:
    build(session, (ANAS, BENS))
    session.act(ANA, hc.MakeGuess("SEND"))
    session.act(ANA, hc.Choose(1))


def _lay_half(session: AnySession) -> None:
    """Whoever has the turn lays NOD below the anchor and takes its last tile back."""
    state: hc.State = session.match.state
    across = hc.word_tiles(state.anchor, hc.Cell(0, 0), hc.Direction.ACROSS)
    if state.phase is hc.Phase.GUESS:
        session.act(state.seat, hc.MarkLetter(*NOTE[:2], 0, "A", hc.LetterMark.OUT))
        session.act(state.seat, hc.Note(*NOTE))
    for word in ("NO", "NOD"):
        down = hc.word_tiles(word, hc.Cell(0, 0), hc.Direction.DOWN)
        session.act(state.seat, hc.Lay(hc.layout_of({*across, *down})))
    session.undo()


def _spell_half(session: AnySession) -> None:
    """Ana spells SEND and takes its last letter back."""
    for word in ("SE", "SEN", "SEND"):
        session.act(ANA, LayRow(Row(word, caret=len(word), is_typed=True)))
    session.undo()


def _spell_on(play: Play) -> None:
    assert (ANA, "SEN") == (play.seat, play.parts.entry.word())
    chord("Y")
    assert "SEND" == play.parts.entry.word()
    for left in ("SEN", "SE", ""):
        chord("Z")
        assert left == play.parts.entry.word()
    play.guess("SEND")
    assert (hc.GuessStage.CHOICE, EMPTY) == (play.stage, play.state.row)


def _take_back(play: Play) -> None:
    """The letter that was taken back comes again, then all go."""
    assert ("O", "") == (play.laid(1, 0), play.laid(2, 0))
    chord("Y")
    assert "D" == play.laid(2, 0)
    for _ in "OD":
        chord("Z")
    assert "" == play.laid(1, 0)


def _build_on(play: Play) -> None:
    assert BEN == play.seat
    _take_back(play)
    assert () == play.state.players[BEN].draft
    play.lexicon()
    play.write_puzzle(BENS)
    play.hand_in()
    assert (hc.Phase.GUESS, ANA, 1) == (play.state.phase, play.seat, play.state.round)
    assert ANAS == play.state.players[ANA].draft


def _guess_on(play: Play) -> None:
    assert (ANA, hc.GuessStage.ANSWERED) == (play.seat, play.stage)
    card = play.parts.sheet.by_word.slot_cards[NOTE[:2]]
    assert (NOTE[2], CROSSED_OUT) == (card.note.text(), card.letter_notes.text())
    assert ["SEND"] == [line.word.word for line in card.lines]
    chord("L")
    _take_back(play)
    chord("Z")
    assert () == play.state.players[ANA].notes
    assert 1 == len(play.state.players[ANA].letter_notes)
    chord("Z")
    assert () == play.state.players[ANA].letter_notes
    play.go_on()
    assert (BEN, True) == (play.seat, play.curtain is not None)


def play_out(play: Play) -> None:
    """Each guesses a word, then both submit the other one's puzzle."""
    play.sit_to_guess()
    for word in ("SEND", "DONE"):
        play.lift()
        play.guess(word)
        if play.stage is hc.GuessStage.CHOICE:
            tap(Qt.Key.Key_1, text="1")
        play.go_on()
    for layout in (BENS, ANAS):
        play.lift()
        chord("L")
        play.write_puzzle(layout)
        play.hand_in()
        if not play.is_over:
            play.go_on()


def told(_state: hc.State, lines: list[str]) -> None:
    """Both puzzles and all guesses are written."""
    for layout in (ANAS, BENS):
        assert f"  Words: {', '.join(hc.Crossword(layout).words)}" in lines
    for line in ("SEND", "DONE", "2  the whole puzzle: right"):
        assert any(line in one for one in lines), line


def _sits(start: str, *names: str, **fields: Any) -> Step:
    def sit(play: Play) -> None:
        ways = {"draw": play.sit_to_draw, "build": play.sit_to_build, "guess": play.sit_to_guess}
        ways[start](*names, **fields)

    return sit


CASE = TableCase(
    play=Play,
    monkey=CrosswordMonkey,
    monkeys=(
        _sits("draw", no_anchor=hc.NoAnchor.SHORTER),
        _sits("build", clock=Clock.SOFT, least_words=0),
        _sits("guess", solving_takes_round=False, limits_copies=False),
        _sits("guess", "Ana", shows_candidates=False),
    ),
    screens=SCREENS,
    controls=(GridBoard, StripBoard, WordTiles),
    by_arrows=(LaidPiece, PieceButton, WordEntry, QRadioButton, StripBoard),
    shown={"building": (GridBoard, WordEntry), "guessing": (StripBoard,), "calling": (WordTiles,)},
    there_and_back=("building", "guessing"),
    in_large_text=("calling", "building"),
    orders={
        "from the grid by the tiles and the words to ready": ("building", _over_grid),
        "from the sheet by the letters to the guess": ("guessing", _over_sheet),
        "from whoever sees a word to the words that are offered": ("offered", _over_offers),
        "from puzzle to puzzle and on": ("ended", _over_puzzles),
    },
    groups=("guessing", _groups),
    letters=(_before_grid, "ode", _column),
    kills={
        "building": KillCase(_sits_to(_finish_anas), _lay_half, "Ben builds", _build_on),
        "spelling": KillCase(
            _sits_to(lambda session: build(session, (ANAS, BENS))),
            _spell_half,
            "Ana guesses, round 1",
            _spell_on,
        ),
        "guessing": KillCase(
            _sits_to(_ask_about_send), _lay_half, "Ana guesses, round 1", _guess_on
        ),
    },
    play_out=play_out,
    told=told,
)
