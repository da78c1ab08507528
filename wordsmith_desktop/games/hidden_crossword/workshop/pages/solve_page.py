"""Solve a puzzle: from a code, a file or the workshop, or one that the computer makes."""

from __future__ import annotations

import random
from enum import Enum, unique
from pathlib import Path

from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QVBoxLayout, QWidget

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.languages import OURS, code_of, ours_of
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import stacked_tight
from wordsmith_desktop.window.kit.questions import Choice, segments
from wordsmith_desktop.window.kit.rooms import Beginning, RoomContext
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.segments import Segment
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.table_texts import DICTIONARY_OPENING
from wordsmith_desktop.wording.texts import Text, say, say_count

from ...rules.marks import ClueType
from ...rules.ruleset import Difficulty, Ruleset
from ...table.clue_cards import clue_question
from ...words import form_texts
from ...words.texts import SOLVE_ROOM
from .. import clued_texts
from .. import workshop_texts as texts
from ..clued.habits import keep_habits, load_habits
from ..clued.progress import SolvingFolder
from ..clued.report import OpenedFile
from ..clued.solving import Solving
from ..clued.word_sources import asked_of
from ..hidden_file import HiddenFile
from .clue_solving import open_solving
from .computers_crossword import ComputersCrossword
from .files import why
from .room_results import spent
from .shelf import PuzzleShelf
from .solve_sources import CodeField, ComputerField, FileField, ShelfField, ToSolve, column_of
from .usual_dictionary import usual_dictionary


@unique
class PuzzleSource(Enum):
    """Where a puzzle comes from."""

    COMPUTER = "computer"
    FILE = "file"
    WORKSHOP = "workshop"
    CODE = "code"


_SOURCES: dict[PuzzleSource, Text] = {
    PuzzleSource.COMPUTER: texts.FROM_COMPUTER,
    PuzzleSource.FILE: texts.FROM_FILE,
    PuzzleSource.WORKSHOP: texts.FROM_WORKSHOP,
    PuzzleSource.CODE: texts.FROM_CODE,
}


class SolvePage(Page):
    """Asks for a puzzle, and how it is to be answered."""

    def __init__(
        self, context: RoomContext, shelf: PuzzleShelf, given: HiddenFile | None = None
    ) -> None:
        """With a `given` puzzle nobody is asked for one."""
        super().__init__(say(SOLVE_ROOM))
        self._context, self._given = context, given
        self.code, self.file = CodeField(context.challenge_of), FileField()
        self.shelf, self.computer = ShelfField(shelf), self._computer_field()
        answers = {source: Segment(say(text)) for source, text in _SOURCES.items()}
        self._habits = load_habits(context.folder)
        self._solving = SolvingFolder(context.folder)
        self.source: Choice[PuzzleSource] = Choice(texts.SOURCE, answers, value=self._last_source())
        self.fields: dict[PuzzleSource, CodeField | FileField | ShelfField] = {
            PuzzleSource.CODE: self.code,
            PuzzleSource.FILE: self.file,
            PuzzleSource.WORKSHOP: self.shelf,
        }
        parts = (self.computer, self.file, self.shelf, self.code)
        self._parts = dict(zip(PuzzleSource, parts, strict=True))
        self._stack = stacked_tight(*parts)
        self.way = segments(clued_texts.BY_CLUES, clued_texts.WAYS, value=False)
        self.clue = clue_question(_clue_type(self._habits.clue))
        self.aid = segments(form_texts.AID, form_texts.AIDS, value=True)
        self.player = QLineEdit(context.player)
        self.computers = ComputersCrossword(context.lexicon, context.explainer, self)
        self._lay_out()
        self.source.changed.connect(self._follow)
        self.computer.dictionary.currentIndexChanged.connect(lambda _index: self._show_questions())
        self.way.changed.connect(self._show_questions)
        self.file.taken.connect(self._follow)
        self.shelf.taken.connect(self._follow)
        self.computers.made.connect(lambda puzzle: self._solve(OpenedFile(puzzle)))
        self.computers.lacked.connect(lambda: self.tell(say(clued_texts.NO_CLUES_KNOWN)))
        self.code.field.returnPressed.connect(self.begin)
        self.code.challenge_wanted.connect(context.begin_challenge)
        self._follow()

    def _computer_field(self) -> ComputerField:
        return ComputerField(self._context.dictionaries(), usual_dictionary(self._context))

    def _lay_out(self) -> None:
        content = QWidget()
        column = column_of(content)
        column.setSpacing(look().gap(2))
        named = label("" if self._given is None else self._given.title, size="lead")
        for part in (named, self.source, self._stack):
            column.addWidget(part)
            part.setVisible((part is named) is (self._given is not None))
        column.addWidget(self.way)
        column.addWidget(self.clue)
        column.addLayout(self._beside())
        self.record = label("", tone="muted")
        column.addWidget(self.record)
        column.addStretch(1)
        self.body.addWidget(scrolled(content), 1)
        self.going_on = self.add_button(buttons.secondary("", self.go_on))
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
        self._habits = load_habits(self._context.folder)
        self._show_record()
        if self._given is None and self.source.value is PuzzleSource.CODE:
            self.code.field.setFocus()
        else:
            self.way_on.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.clue.fit(self.clue.width())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.computers.stop()

    def _last_source(self) -> PuzzleSource:
        """The one used last; for a newcomer the computer, which needs nothing from elsewhere."""
        kept = self._habits.source
        return (
            PuzzleSource(kept)
            if kept in {one.value for one in PuzzleSource}
            else PuzzleSource.COMPUTER
        )

    def _show_record(self) -> None:
        """What was solved by clues before, and what waits to be gone on with."""
        solved = self._solving.solved.all()
        mean = sum(one.seconds for one in solved) // max(1, len(solved))
        said = say_count(clued_texts.RECORD, len(solved), time=spent(mean)) if solved else ""
        self.record.setText(said)
        self.record.setVisible(bool(solved) and self._given is None)
        waiting = self._solving.last() if self._given is None else None
        self.going_on.setVisible(waiting is not None)
        if waiting is not None:
            filled, every = waiting.done
            title = waiting.puzzle.title or say(texts.NAMELESS)
            text = say(clued_texts.GO_ON, title=title, percent=100 * filled // max(1, every))
            self.going_on.setText(text)
            self.going_on.setAccessibleName(text)

    def _follow(self) -> None:
        source = self.source.value
        self._stack.setCurrentWidget(self._parts[source])
        self.message.setText("")
        found = self._found
        if source is PuzzleSource.COMPUTER:
            self.way.choose(self._habits.by_clues)
        else:
            self.way.choose(found is not None and found.is_for_clues)
        self._show_questions()

    @property
    def _found(self) -> ToSolve | None:
        """The puzzle that is chosen; None for none, and for one that the computer is to make."""
        if self._given is not None:
            return ToSolve(self._given)
        part = self.fields.get(self.source.value)
        return part.found if part is not None else None

    def _show_questions(self) -> None:
        """Only those that the way of solving asks."""
        found = self._found
        is_computers = self._given is None and self.source.value is PuzzleSource.COMPUTER
        # Only of our languages meanings are known, which are its clues.
        can_make = is_computers and code_of(self.computer.dictionary.tag) in OURS
        can_choose = can_make or (found is not None and found.opened is not None)
        self.way.setVisible(can_choose)
        is_hidden = not (can_choose and self.way.value)
        for part in (self.clue, self.aid):
            part.setVisible(is_hidden)
        self.computer.density.setVisible(is_hidden)

    def take_file(self, path: Path) -> None:
        """Open a file, as if it had been chosen here."""
        self.source.recall(PuzzleSource.FILE)
        self._follow()
        self.file.take(path)

    # Beginning

    def begin(self) -> None:
        """Begin, or say what is missing."""
        if (
            self.source.value is PuzzleSource.CODE
            and self._given is None
            and self.code.is_challenge
        ):
            self.code.begin_challenge()
            return
        player = self.player.text().strip()
        if not player:
            self.tell(say(texts.NO_NAME))
            self.player.setFocus()
            return
        self._note_habits()
        by_clues = self.way.isVisibleTo(self) and self.way.value
        found = self._found
        if self._given is None and self.source.value is PuzzleSource.COMPUTER:
            (self._make_clued if by_clues else lambda: self._begin_computers(player))()
        elif by_clues and found is not None and found.opened is not None:
            self._solve(found.opened)
        elif found is None or found.hidden is None:
            self._say_what_is_missing(found)
        else:
            self._begin_hidden(found.hidden, player)

    def _begin_hidden(self, hidden: HiddenFile, player: str) -> None:
        puzzle = hidden.puzzle
        tags = [tag for tag, _title in self._context.dictionaries()]
        tag = asked_of(puzzle.language, tags) or ours_of(puzzle.language)
        rules = replace(self._rules(tag), difficulty=Difficulty.GIVEN, may_repeat=True)
        self._context.play(
            Beginning(ruleset=rules, player=player, dictionary=tag, given=puzzle.given)
        )

    def _note_habits(self) -> None:
        """What is chosen is proposed next time."""
        if self._given is not None:
            return
        is_computers = self.source.value is PuzzleSource.COMPUTER
        by_clues = self.way.value if is_computers else self._habits.by_clues
        self._habits = replace(
            self._habits,
            source=self.source.value.value,
            by_clues=by_clues,
            clue=self.clue.value.value,
        )
        self._keep_habits()

    def _keep_habits(self) -> None:
        try:
            keep_habits(self._context.folder, self._habits)
        except StoreError as error:
            self.tell(say(clued_texts.NOT_KEPT, why=why(error)))

    # By clues

    def _make_clued(self) -> None:
        """Have the computer make one with clues; the page opens once it is done."""
        tag = self.computer.dictionary.tag
        if self._context.lexicon(tag) is None:
            self.tell(say(DICTIONARY_OPENING))
            return
        self.tell(say(clued_texts.MAKING))
        self.computers.make(tag, self.computer.level.value, random.getrandbits(62))

    def _solve(self, opened: OpenedFile) -> None:
        self.message.setText("")
        self._open(self._solving.begin(opened.puzzle, opened.begun))

    def go_on(self) -> None:
        """Go on with the one that was left."""
        waiting = self._solving.last()
        if waiting is not None:
            self._open(waiting)

    def _open(self, solving: Solving) -> None:
        open_solving(self._context, solving, self.player.text().strip())

    def _begin_computers(self, player: str) -> None:
        tag = self.computer.dictionary.tag
        rules = replace(
            self._rules(tag),
            difficulty=self.computer.level.value,
            density=self.computer.density.value,
            names_anchor=True,
        )
        self._context.play(Beginning(ruleset=rules, player=player, dictionary=tag))

    def _rules(self, tag: str) -> Ruleset:
        return Ruleset(
            language=code_of(tag),
            dictionary=tag,
            clue=self.clue.value,
            shows_candidates=self.aid.value,
        )

    def _say_what_is_missing(self, found: ToSolve | None) -> None:
        source = self.source.value
        if found is not None and found.why_not_hidden:
            self.tell(found.why_not_hidden)
            return
        if source is PuzzleSource.CODE:
            # Below its field it goes as soon as another code stands there.
            self.code.say_fault()
            self.code.field.setFocus()
            announce(self, self.code.line.text())
            return
        lines = {
            PuzzleSource.FILE: self.file.line,
            PuzzleSource.WORKSHOP: self.shelf.line,
        }
        self.tell(lines[source].text())


def _clue_type(kept: str) -> ClueType:
    """The kind of marks that were chosen last."""
    return ClueType(kept) if kept in {one.value for one in ClueType} else ClueType.ALPHABET
