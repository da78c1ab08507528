"""Puzzles of a match that is over, laid open with their words and ways to keep them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.explainer import WordExplainer, WordQuestion, explain
from wordsmith_desktop.window.kit.asking.open_words import without_words
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.hints import ExplainWord
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.wording.texts import say, say_count

from ..rules.clues import Guess, Record
from ..rules.crossword import Crossword, Layout
from ..rules.observation import Observation
from ..rules.presenter import Editor
from ..rules.puzzle_file import Puzzle
from ..words import table_texts as texts
from ..words.sheet_texts import COMPUTER
from .exporting import ExportKind, open_ipuz
from .grid.grid import GridBoard

NARROW = 100
"""Breadth, in units that grow with the text, below which the puzzles stand one below the other."""


class OwnedPuzzle(Value):
    """A puzzle and whose it was."""

    title: str
    puzzle: Puzzle
    owner: str = ""
    """Who made it; empty for the computer's."""


def result_text(seen: Observation, names: Sequence[str], outcome: Outcome) -> str:
    """Who won and when, in a sentence (W20)."""
    if seen.is_solo:
        return _result_alone(seen, is_solved=bool(outcome.scores[0]))
    if len(outcome.winners) > 1:
        return say(texts.TIE, n=seen.round)
    winner = names[outcome.winners[0]]
    if seen.given_up is not None:
        other = names[seen.given_up]
        return say(texts.WON_BY_GIVING_UP, name=winner, other=other)
    return say(texts.WON, name=winner, n=seen.round)


def _result_alone(seen: Observation, *, is_solved: bool) -> str:
    if is_solved:
        return say_count(texts.SOLVED, seen.round)
    return say(texts.TIME_UP if seen.given_up is None else texts.NOT_SOLVED, n=seen.round)


def puzzles_of(seen: Observation, names: Sequence[str]) -> tuple[OwnedPuzzle, ...]:
    """Every puzzle of a match that is over."""
    if seen.computers is not None:
        title = texts.GIVEN_PUZZLE if seen.ruleset.is_given else COMPUTER
        return (OwnedPuzzle(say(title), _puzzle(seen, seen.computers)),)
    return tuple(
        OwnedPuzzle(say(texts.PUZZLE_OF, name=name), _puzzle(seen, view.draft or ()), name)
        for name, view in zip(names, seen.players, strict=True)
    )


def _puzzle(seen: Observation, layout: Layout) -> Puzzle:
    return Puzzle(layout, seen.anchor, seen.pool, seen.ruleset.language)


def guesses_text(seen: Observation, names: Sequence[str]) -> str:
    """How often everybody guessed."""
    papers = zip(names, (view.records or () for view in seen.players), strict=True)
    return " · ".join(_tries_text(name, records) for name, records in papers)


def _tries_text(name: str, records: Sequence[Record]) -> str:
    guesses = sum(isinstance(one, Guess) for one in records)
    parts = [say_count(texts.GUESSES_MADE, guesses, name=name)]
    if submitted := len(records) - guesses:
        parts.append(say_count(texts.SUBMISSIONS, submitted))
    return ", ".join(parts)


class ExplainedWords(QWidget):
    """Words one below the other, each with its meaning as soon as that is told."""

    def __init__(self, found: Sequence[str], explain: ExplainWord | None) -> None:
        super().__init__()
        self.lines = tuple(map(label, found))
        column = in_column(inside=self, spacing=look().gap(0.5))
        for word, line in zip(found, self.lines, strict=True):
            column.addWidget(line)
            if explain is not None:
                explain(word, line.setText)


class PuzzleView(QWidget):
    """One puzzle, its words with what they mean, and a way to keep it."""

    save_wanted = Signal(object, object)
    """What is `OwnedPuzzle`, and the export's `ExportKind`."""

    def __init__(
        self, shown: OwnedPuzzle, explain: ExplainWord | None = None, *, can_save: bool = True
    ) -> None:
        super().__init__()
        puzzle, self.board = shown.puzzle, GridBoard()
        editor = Editor.over(puzzle.layout, puzzle.pool, puzzle.anchor)
        self.board.show_editor(editor, is_open=False)
        self.board.setAccessibleName(shown.title)
        self.board.setMinimumHeight(look().px(28))
        self.words = ExplainedWords(Crossword(puzzle.layout).words, explain)
        self.saves = [
            self._save_button(shown, ExportKind.PDF, say(texts.SAVE_PDF)),
            self._save_button(shown, ExportKind.IPUZ, say(texts.SAVE_IPUZ)),
        ]
        row = QHBoxLayout()
        row.setSpacing(look().gap(1))
        for button in self.saves:
            row.addWidget(button)
        row.addStretch(1)
        in_column(
            label(shown.title, size="lead"),
            (self.board, 1),
            self.words,
            row,
            inside=self,
            spacing=look().gap(1),
        )
        # Only now, since without a parent each would be a window of its own.
        for button in self.saves:
            button.setVisible(can_save)

    def _save_button(self, shown: OwnedPuzzle, kind: ExportKind, text: str) -> buttons.Button:
        made = buttons.secondary(
            text, lambda: self.save_wanted.emit(shown, kind), name=f"{shown.title}: {text}"
        )
        return without_words(made)


class PuzzleViews(QWidget):
    """Every puzzle of a match that is over, and how often everybody guessed."""

    save_wanted = Signal(object, object)
    """What is `OwnedPuzzle`, and the export's `ExportKind`."""

    def __init__(
        self, seen: Observation, names: Sequence[str], explain: ExplainWord | None = None
    ) -> None:
        """`explain` tells what the words mean."""
        super().__init__()
        self.views = tuple(PuzzleView(shown, explain) for shown in puzzles_of(seen, names))
        column = in_column(label(guesses_text(seen, names)), inside=self, spacing=look().gap(2))
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(look().gap(4))
        column.addLayout(self._row, 1)
        for view in self.views:
            view.save_wanted.connect(self.save_wanted)
            self._row.addWidget(view, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the puzzles side by side where there is room."""
        super().resizeEvent(event)
        direction = QBoxLayout.Direction
        is_narrow = event.size().width() < look().px(NARROW)
        self._row.setDirection(direction.TopToBottom if is_narrow else direction.LeftToRight)


def view_puzzle(parent: QWidget, explainer: WordExplainer) -> None:
    """Ask for a file, and show the puzzle in it."""
    puzzle = open_ipuz(parent)
    if puzzle is None:
        return
    dialog = PlainDialog(say(texts.OPENED_TITLE), parent=parent)

    def tell(word: str, then: Callable[[str], object]) -> None:
        question = WordQuestion(word, (puzzle.language,))
        explain(explainer, question, then, owner=dialog, as_played=True)

    dialog.add(PuzzleView(OwnedPuzzle(puzzle.anchor, puzzle), tell, can_save=False), stretch=1)
    dialog.add_close()
    dialog.fit(720, 640)
    dialog.open()
