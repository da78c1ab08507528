"""Where puzzles to be solved come from: a code, a file, the workshop, or the computer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout, QWidget

from wordsmith_desktop.core.syllables import GROUP, heard
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.dialogs import place_to_open
from wordsmith_desktop.window.kit.dictionary_choice import DictionaryChoice
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.questions import segments
from wordsmith_desktop.wording.texts import Text, say

from ...rules.ruleset import Density, Difficulty
from ...words import form_texts
from .. import clued_texts
from .. import workshop_texts as texts
from ..clued.criss_cross import criss_cross_of
from ..clued.puzzle import CluedPuzzle
from ..clued.report import OpenedFile
from ..file_faults import FileFault, PuzzleFileError
from ..hidden_file import HiddenFile, hidden_from_bytes, is_hidden
from ..pieces_as_ipuz import Kept
from ..puzzle_code import HiddenPuzzle, PuzzleCodeError, PuzzleCodeFault, parse_puzzle_code
from ..puzzle_files import kept_in, open_puzzle
from ..workpiece import Workpiece, hidden_puzzle, hiding_reasons
from .file_report import FileReport
from .files import clued, not_opened, why
from .number_dialog import NumberDialog
from .shelf import PuzzleShelf, read_bytes


class ToSolve(Value):
    """A puzzle that was found, and the ways in which it can be solved."""

    hidden: HiddenFile | None = None
    """To be found by guesses; None where it cannot be hidden."""
    opened: OpenedFile | None = None
    """To be solved by its clues; None where it has none."""
    is_for_clues: bool = False
    """Whether it came with clues from somewhere else, and is likely to be solved by them."""
    why_not_hidden: str = ""


def to_solve(kept: Kept, opened: OpenedFile) -> ToSolve:
    """The ways for a puzzle of the workshop, or one that was opened."""
    has_words = bool(opened.puzzle.diagram.slots)
    is_own = isinstance(kept, Workpiece)
    try:
        piece = kept if isinstance(kept, Workpiece) else criss_cross_of(kept)
        hidden, fault = hidden_of(piece), say(texts.NEEDS_ANCHOR)
    except PuzzleFileError as error:
        hidden, fault = None, say(texts.CANNOT_HIDE, why=why(error))
    by_clues = opened if has_words and (opened.puzzle.clues or not is_own) else None
    return ToSolve(hidden, by_clues, has_words and not is_own, "" if hidden else fault)


def hidden_of(piece: Workpiece) -> HiddenFile | None:
    """A piece to be found; None where it cannot be hidden."""
    if hiding_reasons(piece):
        return None
    puzzle = HiddenPuzzle(piece.words, hidden_puzzle(piece))
    return HiddenFile(puzzle, piece.title, piece.author)


class CodeField(QWidget):
    """A field for a code; says what is wrong with one as soon as it is long enough.

    A code of a challenge is no fault: that can be begun instead.
    """

    challenge_wanted = Signal(str)
    """The code of a challenge that is to be begun."""

    def __init__(self, challenge_of: Callable[[str], str] = lambda _code: "") -> None:
        """`challenge_of` says what challenge a code is of; empty for none."""
        super().__init__()
        self._challenge_of = challenge_of
        self.found: ToSolve | None = None
        self.challenge = buttons.secondary(say(texts.BEGIN_CHALLENGE), self.begin_challenge)
        self.challenge.hide()
        self.field = QLineEdit()
        self.field.setPlaceholderText(say(texts.CODE_EXAMPLE))
        self.line = label("")
        column = column_of(self)
        column.addWidget(field_label(say(texts.CODE_FIELD), self.field))
        column.addWidget(self.field)
        column.addWidget(self.line)
        column.addWidget(self.challenge, 0, Qt.AlignmentFlag.AlignLeft)
        self.field.textChanged.connect(lambda _text: self._read())

    @property
    def is_challenge(self) -> bool:
        """Whether what stands there is the code of a challenge."""
        return bool(self._challenge_of(self.field.text()))

    def begin_challenge(self) -> None:
        """Ask for the challenge whose code stands there."""
        self.challenge_wanted.emit(self.field.text())

    def _read(self) -> None:
        self.found = None
        named = self._challenge_of(self.field.text())
        self.challenge.setVisible(bool(named))
        if named:
            self._say(say(texts.CODE_OF_CHALLENGE, challenge=named), is_fault=False)
            return
        try:
            self.found = ToSolve(HiddenFile(parse_puzzle_code(self.field.text())))
        except PuzzleCodeError as error:
            # A code that is still being typed is found fault with only where it is plain.
            is_begun = error.fault is PuzzleCodeFault.LENGTH
            self._say("" if is_begun else self._fault(error), is_fault=True)
        else:
            self._say(say(texts.CODE_RIGHT), is_fault=False)

    def say_fault(self) -> None:
        """Say what is wrong, whatever it is."""
        try:
            parse_puzzle_code(self.field.text())
        except PuzzleCodeError as error:
            self._say(self._fault(error), is_fault=True)

    def _fault(self, error: PuzzleCodeError) -> str:
        fault = say(texts.CODE_FAULTS[error.fault])
        if error.group is None:
            return fault
        part = heard(self.field.text())[error.group * GROUP :][:GROUP]
        return say(texts.CODE_GROUP, fault=fault, n=error.group + 1, part=part)

    def _say(self, sentence: str, *, is_fault: bool) -> None:
        if sentence == self.line.text():
            return
        self.line.setText(sentence)
        self.line.setProperty("tone", "bad" if is_fault else "good")
        # A style sheet does not look at a property again by itself.
        self.line.style().polish(self.line)
        self.field.setAccessibleDescription(sentence)
        if sentence:
            announce(self, sentence)


class FileField(QWidget):
    """A button that asks for a file, and what came of it; nothing of the puzzle is told."""

    taken = Signal()
    """A file was read."""

    def __init__(self) -> None:
        super().__init__()
        self.found: ToSolve | None = None
        self._locked: Path | None = None
        self.button = buttons.secondary(say(texts.CHOOSE_FILE), self._ask)
        self.unlocking = buttons.secondary(say(clued_texts.UNLOCK), self.unlock)
        self.unlocking.hide()
        self.line = label(say(texts.NO_FILE))
        self.report = FileReport()
        row = QHBoxLayout()
        row.addWidget(self.button)
        row.addWidget(self.unlocking)
        row.addStretch(1)
        column = column_of(self)
        column.addLayout(row)
        column.addWidget(self.line)
        column.addWidget(self.report)

    def take(self, path: Path, number: int | None = None) -> str:
        """Read a file; says what is wrong with it, or ""."""
        self.found = None
        self.report.clear()
        self.unlocking.hide()
        try:
            self.found = self._read(path, number)
        except (StoreError, PuzzleFileError) as error:
            said = not_opened(path, error)
        else:
            said = "" if self.found.hidden or self.found.opened else self.found.why_not_hidden
        if said or self.found is None:
            self.found = None
            self._say(said)
        else:
            self._say(say(texts.FILE_READY, name=_named(path, self.found)))
        self.taken.emit()
        return said

    def _read(self, path: Path, number: int | None) -> ToSolve:
        content = read_bytes(path)
        if is_hidden(content):
            return ToSolve(hidden_from_bytes(content))
        opened = open_puzzle(content, path.name, number)
        found = to_solve(kept_in(content, opened), opened)
        if found.is_for_clues:
            self.report.show_file(path.name, opened)
        self._locked = path
        self.unlocking.setVisible(opened.puzzle.seal is not None)
        return found

    def unlock(self) -> None:
        """Ask for the number of the file's solution."""
        path = self._locked
        if path is not None:
            NumberDialog(lambda number: self._try(path, number), lambda: None, self).open()

    def _try(self, path: Path, number: int) -> str:
        kept = self.found
        said = self.take(path, number)
        if said:
            self.found = kept
            self.unlocking.show()
        return say(texts.FILE_FAULTS[FileFault.WRONG_NUMBER]) if said else ""

    def _ask(self) -> None:
        path = place_to_open(self, say(texts.OPEN_TITLE), kind=say(texts.KIND_SOLVABLE))
        if path is not None:
            self.take(path)

    def _say(self, sentence: str) -> None:
        self.line.setText(sentence)
        announce(self, sentence)


def _named(path: Path, found: ToSolve) -> str:
    """Title and maker, where a file has both; else its name."""
    one: HiddenFile | CluedPuzzle | None = found.hidden
    if one is None and found.opened is not None:
        one = found.opened.puzzle
    if one is not None and one.title and one.author:
        return say(texts.FILE_OF, title=one.title, author=one.author)
    return path.name


class ShelfField(QWidget):
    """The puzzles of the workshop that can be solved, by their names."""

    taken = Signal()
    """Another one is chosen."""

    def __init__(self, shelf: PuzzleShelf) -> None:
        super().__init__()
        self._shelf = shelf
        self._found: tuple[tuple[str, ToSolve], ...] = ()
        self.list = QListWidget()
        self.list.setAccessibleName(say(texts.LIST))
        self.list.setMinimumHeight(look().px(20))
        self.line = label(say(texts.NO_PUZZLES))
        column = column_of(self)
        column.addWidget(self.list, 1)
        column.addWidget(self.line)
        self.list.currentRowChanged.connect(lambda _row: self.taken.emit())

    @property
    def found(self) -> ToSolve | None:
        """The chosen one."""
        row = self.list.currentRow()
        return self._found[row][1] if 0 <= row < len(self._found) else None

    def show_shelf(self) -> None:
        """Read what is there."""
        try:
            pieces: Sequence[Kept] = [one.piece for one in self._shelf.listed().pieces]
        except StoreError:
            pieces = ()
        row = max(0, self.list.currentRow())
        every = ((one.title.strip(), to_solve(one, OpenedFile(clued(one)))) for one in pieces)
        self._found = tuple(pair for pair in every if pair[1].hidden or pair[1].opened)
        self.list.clear()
        self.list.addItems([title or say(texts.NAMELESS) for title, _found in self._found])
        self.list.setCurrentRow(min(row, len(self._found) - 1))
        self.list.setVisible(bool(self._found))
        self.line.setVisible(not self._found)


class ComputerField(QWidget):
    """How well known the words are that the computer hides, how close they lie, and out of which
    dictionary."""

    def __init__(self, dictionaries: Iterable[tuple[str, Text]], tag: str) -> None:
        """`dictionaries` are tags with their names; that of the `tag` is chosen."""
        super().__init__()
        self.level = segments(texts.LEVEL, form_texts.DIFFICULTIES, value=Difficulty.MEDIUM)
        self.density = segments(form_texts.DENSITY, form_texts.DENSITIES, value=Density.OPEN)
        self.dictionary = DictionaryChoice(dictionaries, tag)
        column = column_of(self)
        column.addWidget(self.level)
        column.addWidget(self.density)
        column.addWidget(field_label(say(texts.WHOSE_WORDS), self.dictionary))
        column.addWidget(self.dictionary)


def column_of(owner: QWidget) -> QVBoxLayout:
    """A column in a widget, without room around it."""
    return in_column(inside=owner, spacing=look().gap(1))
