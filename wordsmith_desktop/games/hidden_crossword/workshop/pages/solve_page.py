"""Solve a puzzle: from a code, a file or the workshop, or one that the computer makes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum, unique
from pathlib import Path

from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout, QWidget

from wordsmith_desktop.core.syllables import GROUP, heard
from wordsmith_desktop.lexicon.languages import ours_of
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.dialogs import place_to_open, scrolled
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import stacked_tight
from wordsmith_desktop.window.kit.questions import Choice, segments
from wordsmith_desktop.window.kit.rooms import Beginning, RoomContext
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.texts import Text, language, say

from ...rules.marks import ClueType
from ...rules.ruleset import Density, Difficulty, Ruleset
from ...table.clue_cards import clue_question
from ...words import form_texts
from ...words.texts import SOLVE_ROOM
from .. import workshop_texts as texts
from ..clued.criss_cross import criss_cross_of
from ..file_faults import PuzzleFileError
from ..hidden_file import HiddenFile, hidden_from_bytes, is_hidden
from ..pieces_as_ipuz import Kept
from ..puzzle_code import HiddenPuzzle, PuzzleCodeError, PuzzleCodeFault, parse_puzzle_code
from ..workpiece import Workpiece, hidden_puzzle, hiding_reasons
from .files import not_opened, read_puzzle
from .letters_dialog import language_question
from .shelf import PuzzleShelf, read_bytes


@unique
class Source(Enum):
    """Where a puzzle comes from."""

    CODE = "code"
    FILE = "file"
    WORKSHOP = "workshop"
    COMPUTER = "computer"


_SOURCES: dict[Source, Text] = {
    Source.CODE: texts.FROM_CODE,
    Source.FILE: texts.FROM_FILE,
    Source.WORKSHOP: texts.FROM_WORKSHOP,
    Source.COMPUTER: texts.FROM_COMPUTER,
}


class CodeField(QWidget):
    """A field for a code; says what is wrong with one as soon as it is long enough."""

    def __init__(self) -> None:
        super().__init__()
        self.found: HiddenFile | None = None
        self.field = QLineEdit()
        self.field.setPlaceholderText(say(texts.CODE_EXAMPLE))
        self.line = label("")
        column = _column(self)
        column.addWidget(field_label(say(texts.CODE_FIELD), self.field))
        column.addWidget(self.field)
        column.addWidget(self.line)
        self.field.textChanged.connect(lambda _text: self._read())

    def _read(self) -> None:
        self.found = None
        try:
            self.found = HiddenFile(parse_puzzle_code(self.field.text()))
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
        self.line.style().polish(self.line)
        self.field.setAccessibleDescription(sentence)
        if sentence:
            announce(self, sentence)


class FileField(QWidget):
    """A button that asks for a file, and what came of it; nothing of the puzzle is told."""

    def __init__(self) -> None:
        super().__init__()
        self.found: HiddenFile | None = None
        self.button = buttons.secondary(say(texts.CHOOSE_FILE), self._ask)
        self.line = label(say(texts.NO_FILE))
        row = QHBoxLayout()
        row.addWidget(self.button)
        row.addStretch(1)
        column = _column(self)
        column.addLayout(row)
        column.addWidget(self.line)

    def take(self, path: Path) -> None:
        """Read a file."""
        self.found = None
        try:
            found = _puzzle_in(path)
        except (StoreError, PuzzleFileError) as error:
            self._say(not_opened(path, error))
            return
        if found is None:
            self._say(say(texts.NEEDS_ANCHOR))
            return
        self.found = found
        said = path.name
        if found.title and found.author:
            said = say(texts.FILE_OF, title=found.title, author=found.author)
        self._say(say(texts.FILE_READY, name=said))

    def _ask(self) -> None:
        path = place_to_open(self, say(texts.OPEN_TITLE), kind=say(texts.KIND_SOLVABLE))
        if path is not None:
            self.take(path)

    def _say(self, sentence: str) -> None:
        self.line.setText(sentence)
        announce(self, sentence)


def _puzzle_in(path: Path) -> HiddenFile | None:
    content = read_bytes(path)
    return (
        hidden_from_bytes(content)
        if is_hidden(content)
        else _hidden(criss_cross_of(read_puzzle(path).puzzle))
    )


def _hidden(piece: Workpiece) -> HiddenFile | None:
    """A piece to be found; None where it cannot be hidden."""
    if hiding_reasons(piece):
        return None
    puzzle = HiddenPuzzle(piece.language, hidden_puzzle(piece))
    return HiddenFile(puzzle, piece.title, piece.author)


def _hidden_of(kept: Kept) -> HiddenFile | None:
    try:
        return _hidden(kept if isinstance(kept, Workpiece) else criss_cross_of(kept))
    except PuzzleFileError:
        return None


class ShelfField(QWidget):
    """The puzzles of the workshop that can be hidden, by their names."""

    def __init__(self, shelf: PuzzleShelf) -> None:
        super().__init__()
        self._shelf = shelf
        self._found: tuple[HiddenFile, ...] = ()
        self.list = QListWidget()
        self.list.setAccessibleName(say(texts.LIST))
        self.list.setMinimumHeight(look().px(20))
        self.line = label(say(texts.NO_PUZZLES))
        column = _column(self)
        column.addWidget(self.list, 1)
        column.addWidget(self.line)

    @property
    def found(self) -> HiddenFile | None:
        """The chosen one."""
        row = self.list.currentRow()
        return self._found[row] if 0 <= row < len(self._found) else None

    def show_shelf(self) -> None:
        """Read what is there."""
        try:
            pieces: Sequence[Kept] = [one.piece for one in self._shelf.listed().pieces]
        except StoreError:
            pieces = ()
        row = max(0, self.list.currentRow())
        self._found = tuple(one for one in map(_hidden_of, pieces) if one is not None)
        self.list.clear()
        self.list.addItems([one.title.strip() or say(texts.NAMELESS) for one in self._found])
        self.list.setCurrentRow(min(row, len(self._found) - 1))
        self.list.setVisible(bool(self._found))
        self.line.setVisible(not self._found)


class ComputerField(QWidget):
    """How well known the words are that the computer hides, how close they lie, and in which
    language."""

    def __init__(self, tag: str) -> None:
        super().__init__()
        self.level = segments(texts.LEVEL, form_texts.DIFFICULTIES, value=Difficulty.MEDIUM)
        self.density = segments(form_texts.DENSITY, form_texts.DENSITIES, value=Density.OPEN)
        self.language = language_question(tag)
        column = _column(self)
        column.addWidget(self.level)
        column.addWidget(self.density)
        column.addWidget(self.language)


class SolvePage(Page):
    """Asks for a puzzle, and how it is to be answered."""

    def __init__(
        self, context: RoomContext, shelf: PuzzleShelf, given: HiddenFile | None = None
    ) -> None:
        """With a `given` puzzle nobody is asked for one."""
        super().__init__(say(SOLVE_ROOM))
        self._context, self._given = context, given
        tag = ours_of(context.preferences.settings.word_language, language())
        self.code, self.file = CodeField(), FileField()
        self.shelf, self.computer = ShelfField(shelf), ComputerField(tag)
        answers = {source: Segment(say(text)) for source, text in _SOURCES.items()}
        self.source: Choice[Source] = Choice(texts.SOURCE, answers, value=Source.CODE)
        self.fields: dict[Source, CodeField | FileField | ShelfField] = {
            Source.CODE: self.code,
            Source.FILE: self.file,
            Source.WORKSHOP: self.shelf,
        }
        parts = (self.code, self.file, self.shelf, self.computer)
        self._parts = dict(zip(Source, parts, strict=True))
        self._stack = stacked_tight(*parts)
        self.clue = clue_question(ClueType.ALPHABET)
        self.aid = segments(form_texts.AID, form_texts.AIDS, value=True)
        self.player = QLineEdit(context.player)
        self._lay_out()
        self.source.changed.connect(self._follow)
        self.code.field.returnPressed.connect(self.begin)
        self._follow()

    def _lay_out(self) -> None:
        content = QWidget()
        column = _column(content)
        column.setSpacing(look().gap(2))
        named = label("" if self._given is None else self._given.title, size="lead")
        for part in (named, self.source, self._stack):
            column.addWidget(part)
            part.setVisible((part is named) is (self._given is not None))
        column.addWidget(self.clue)
        column.addLayout(self._beside())
        column.addStretch(1)
        self.body.addWidget(scrolled(content), 1)
        self.add_button(buttons.secondary(say(words.BACK), self.left.emit))
        self.add_way_on(buttons.primary(say(texts.BEGIN), self.begin), takes_enter=True)

    def _beside(self) -> QBoxLayout:
        """Help and player side by side, where text leaves room for both."""
        way = QBoxLayout.Direction
        both = QBoxLayout(way.TopToBottom if look().is_large else way.LeftToRight)
        both.setSpacing(look().gap(3))
        who = QVBoxLayout()
        who.setSpacing(look().gap(0.75))
        who.addWidget(field_label(say(texts.PLAYER), self.player))
        who.addWidget(self.player)
        who.addStretch(1)
        both.addWidget(self.aid, 1)
        both.addLayout(who, 1)
        return both

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shelf.show_shelf()
        if self._given is None:
            self.code.field.setFocus()
        else:
            self.way_on.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.clue.fit(self.clue.width())

    def _follow(self) -> None:
        self._stack.setCurrentWidget(self._parts[self.source.value])
        self.message.setText("")

    def take_file(self, path: Path) -> None:
        """Open a file, as if it had been chosen here."""
        self.source.recall(Source.FILE)
        self._follow()
        self.file.take(path)

    # Beginning

    def begin(self) -> None:
        """Begin the match, or say what is missing."""
        player = self.player.text().strip()
        if not player:
            self.tell(say(texts.NO_NAME))
            self.player.setFocus()
            return
        if self._given is None and self.source.value is Source.COMPUTER:
            self._begin_computers(player)
            return
        hidden = self._given or self.fields[self.source.value].found
        if hidden is None:
            self._say_what_is_missing()
            return
        puzzle = hidden.puzzle
        rules = replace(self._rules(puzzle.language), difficulty=Difficulty.GIVEN, may_repeat=True)
        self._context.play(
            Beginning(ruleset=rules, player=player, dictionary=puzzle.language, given=puzzle.given)
        )

    def _begin_computers(self, player: str) -> None:
        tag = self.computer.language.value
        rules = replace(
            self._rules(tag),
            difficulty=self.computer.level.value,
            density=self.computer.density.value,
            names_anchor=True,
        )
        self._context.play(Beginning(ruleset=rules, player=player, dictionary=tag))

    def _rules(self, tag: str) -> Ruleset:
        return Ruleset(
            language=tag,
            dictionary=tag,
            clue=self.clue.value,
            shows_candidates=self.aid.value,
        )

    def _say_what_is_missing(self) -> None:
        source = self.source.value
        if source is Source.CODE:
            self.code.say_fault()
            self.code.field.setFocus()
        lines = {
            Source.CODE: self.code.line,
            Source.FILE: self.file.line,
            Source.WORKSHOP: self.shelf.line,
        }
        self.tell(lines[source].text())


def _column(owner: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(owner)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(look().gap(1))
    return column
