"""The workshop: all puzzles that were made or opened here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.days import written_day
from wordsmith_desktop.window.kit.dialogs import place_to_open
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import FlowLayout
from wordsmith_desktop.window.kit.rooms import RoomContext
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.texts import WORD_COUNT, say, say_count

from ...words.texts import WORKSHOP
from .. import desk_texts
from .. import workshop_texts as texts
from ..clued.diagram import Diagram
from ..clued.progress import SolvingFolder
from ..clued.puzzle import CluedPuzzle
from ..clued.report import Begun, OpenedFile
from ..file_faults import PuzzleFileError
from ..pieces_as_ipuz import Kept
from ..puzzle_files import kept_in, open_puzzle
from ..workpiece import Workpiece
from .bench_page import BenchPage, Solve
from .clue_solving import open_solver
from .desk_page import DeskPage
from .files import clued, not_opened, why
from .from_words_dialog import FromWordsDialog
from .number_dialog import NumberDialog
from .shelf import KeptPiece, PuzzleShelf, read_bytes
from .usual_dictionary import usual_dictionary
from .workbench import Workbench

USUAL_SIZE: Final = 15
"""Rows and columns of a new crossword with blocks."""


class ShelfPage(Page):
    """Lists puzzles by their names alone; none of their words is to be seen here."""

    def __init__(self, context: RoomContext, shelf: PuzzleShelf, solve: Solve) -> None:
        super().__init__(say(WORKSHOP))
        self._context, self._shelf, self._solve = context, shelf, solve
        self._pieces: tuple[KeptPiece, ...] = ()
        self._discarded: Path | None = None
        self._benches = dict[Path, Workbench[Workpiece]]()
        self._desks = dict[Path, Workbench[CluedPuzzle]]()
        """Those that were left, with what can be taken back on them."""
        self.list = QListWidget()
        self.list.setAccessibleName(say(texts.LIST))
        self.list.setWordWrap(True)
        self.invitation = label(say(texts.NONE_YET), size="lead")
        """In place of the list as long as there is nothing to list."""
        self.invitation.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        self.list.itemActivated.connect(lambda _item: self.open_bench())
        self.list.currentRowChanged.connect(lambda _row: self._follow())

    @property
    def chosen(self) -> KeptPiece | None:
        """The puzzle that is chosen."""
        row = self.list.currentRow()
        return self._pieces[row] if 0 <= row < len(self._pieces) else None

    def _lay_out(self) -> None:
        self.new_button = buttons.secondary(say(texts.NEW), self.begin)
        self.file_button = buttons.secondary(say(texts.OPEN_FILE), self.open_file)
        self.blocks_button = buttons.secondary(say(desk_texts.WITH_BLOCKS), self.begin_with_blocks)
        self.words_button = buttons.secondary(say(desk_texts.FROM_WORDS), self.begin_from_words)
        self.copy_button = buttons.secondary(say(texts.DUPLICATE), self.duplicate)
        self.delete_button = buttons.secondary(say(texts.DELETE), self.delete)
        self.restore_button = buttons.secondary(say(texts.TAKE_BACK), self.restore)
        self.restore_button.hide()
        self.banner = self.add_banner(self.restore_button)
        row = FlowLayout(spacing=look().gap(1))
        for button in (
            self.new_button,
            self.blocks_button,
            self.words_button,
            self.file_button,
            self.copy_button,
            self.delete_button,
        ):
            row.addWidget(button)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.invitation, 1)
        self.body.addLayout(row)
        self.add_button(buttons.secondary(say(words.BACK), self.left.emit))
        self.edit_button = self.add_way_on(
            buttons.primary(say(texts.EDIT), self._go_on), takes_enter=False
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # What was done at the bench meanwhile is to be seen.
        self.show_list()
        (self.list if self._pieces else self.edit_button).setFocus()

    def show_list(self, chosen: Path | None = None) -> None:
        """Read the shelf; the same puzzle stays chosen."""
        kept = self.chosen
        wanted = chosen or (kept.path if kept else None)
        self.banner.clear()
        try:
            found = self._shelf.listed()
        except StoreError as error:
            self.banner.show_refusal(why(error))
            return
        self._pieces = found.pieces
        self.list.clear()
        for one in found.pieces:
            self.list.addItem(QListWidgetItem(_entry(one)))
        paths = [one.path for one in found.pieces]
        if paths:
            self.list.setCurrentRow(paths.index(wanted) if wanted in paths else 0)
        self._follow()
        if found.damaged:
            name = found.damaged[0].name
            self.banner.show_refusal(say_count(texts.DAMAGED, len(found.damaged), name=name))

    def _follow(self) -> None:
        for button in (self.copy_button, self.delete_button):
            button.setEnabled(self.chosen is not None)
        for part in (self.list, self.new_button, self.copy_button, self.delete_button):
            part.setVisible(bool(self._pieces))
        self.invitation.setVisible(not self._pieces)
        self.edit_button.setEnabled(self.chosen is not None or not self._pieces)
        text = say(texts.EDIT if self._pieces else texts.NEW)
        self.edit_button.setText(text)
        self.edit_button.setAccessibleName(text)

    def _go_on(self) -> None:
        if self._pieces:
            self.open_bench()
        else:
            self.begin()

    # What is done

    def begin(self) -> None:
        """Begin a puzzle."""
        self._take_in(self._blank())

    def _blank(self) -> Workpiece:
        tag = usual_dictionary(self._context)
        return Workpiece(
            title=self._free_name(),
            author=self._context.player,
            language=code_of(tag),
            dictionary=tag,
        )

    def _free_name(self) -> str:
        taken = {one.piece.title for one in self._pieces}
        numbered = (say(texts.UNNAMED, n=n) for n in range(1, len(taken) + 2))
        return next(name for name in numbered if name not in taken)

    def open_file(self) -> None:
        """Ask for a file, and put its puzzle on the shelf and on the bench."""
        path = place_to_open(self, say(texts.OPEN_TITLE), kind=say(texts.OPEN_KINDS))
        if path is not None:
            self.take_in_file(path)

    def begin_with_blocks(self) -> None:
        """Begin a crossword with blocks, at the desk."""
        blank = self._blank()
        self._take_in(
            CluedPuzzle(
                Diagram.blank(USUAL_SIZE, USUAL_SIZE),
                title=blank.title,
                author=blank.author,
                language=blank.language,
            )
        )

    def begin_from_words(self) -> None:
        """Ask for words, and lay them on the bench."""
        FromWordsDialog(self._blank(), self._context, self._take_in, self).open()

    def take_in_file(self, path: Path) -> None:
        """Put the puzzle of a file on the shelf and on the bench or the desk; the file stays as it
        is. A locked one asks for its number at first."""
        try:
            kept, opened = _read(path)
        except (StoreError, PuzzleFileError) as error:
            self.banner.show_refusal(not_opened(path, error))
            return
        if opened.puzzle.seal is not None:
            self._ask_for_number(path, kept, opened)
        else:
            self._take_opened(path, kept, opened)

    def _ask_for_number(self, path: Path, kept: Kept, opened: OpenedFile) -> None:
        unlocked: list[tuple[Kept, OpenedFile]] = []

        def try_number(number: int) -> str:
            try:
                unlocked.append(_read(path, number))
            except (StoreError, PuzzleFileError) as error:
                return not_opened(path, error)
            return ""

        without = partial(self._take_opened, path, kept, opened)
        dialog = NumberDialog(try_number, without, self)
        # Only then: no page can be put over an open dialog.
        dialog.accepted.connect(lambda: self._take_opened(path, *unlocked[-1]))
        dialog.open()

    def _take_opened(self, path: Path, kept: Kept, opened: OpenedFile) -> None:
        named = kept if kept.title else replace(kept, title=path.stem)
        if not opened.tells_language:
            # It is likely that of the words that are played with here.
            named = replace(named, language=self._blank().language)
        if opened.begun != Begun():
            folder = SolvingFolder(self._context.folder)
            self._kept(lambda: folder.keep(folder.begin(clued(named), opened.begun)))
        self._take_in(named, (path.name, opened))

    def _take_in(self, piece: Kept, opened: tuple[str, OpenedFile] | None = None) -> None:
        place = self._shelf.new_place()
        if not self._kept(lambda: self._shelf.keep(place, piece)):
            return
        if isinstance(piece, Workpiece):
            self._put_on_bench(Workbench(self._shelf, place, piece))
        else:
            self._put_on_desk(Workbench(self._shelf, place, piece), opened)

    def duplicate(self) -> None:
        """Put the same puzzle there once more."""
        one, place = self.chosen, self._shelf.new_place()
        if one is None:
            return
        copy = replace(one.piece, title=say(texts.COPY_OF, title=one.piece.title))
        if self._kept(lambda: self._shelf.keep(place, copy)):
            self.show_list(place)

    def delete(self) -> None:
        """Put the chosen puzzle into the trash, from where it can be taken back."""
        one = self.chosen
        if one is None:
            return
        try:
            self._discarded = self._shelf.discard(one.path)
        except StoreError as error:
            self.banner.show_refusal(why(error))
            return
        self.show_list()
        self.restore_button.show()
        (self.list if self._pieces else self.restore_button).setFocus()
        self.banner.show_info(say(texts.DELETED, title=one.piece.title))

    def restore(self) -> None:
        """Take back what was deleted last."""
        discarded = self._discarded
        if discarded is None:
            return
        try:
            path = self._shelf.restore(discarded)
        except StoreError as error:
            self.banner.show_refusal(why(error))
            return
        self._discarded = None
        self.show_list(path)
        self.list.setFocus()
        self.restore_button.hide()

    def open_bench(self) -> None:
        """Put the chosen puzzle on the bench, or on the desk."""
        one = self.chosen
        if one is None:
            return
        # Two branches, since each kind has a place of its own.
        if isinstance(one.piece, Workpiece):
            left = self._benches.get(one.path)
            is_same = left is not None and left.piece.tidied() == one.piece.tidied()
            fresh = Workbench(self._shelf, one.path, one.piece)
            self._put_on_bench(left if left is not None and is_same else fresh)
        else:
            before = self._desks.get(one.path)
            is_alike = before is not None and before.piece == one.piece
            new = Workbench(self._shelf, one.path, one.piece)
            self._put_on_desk(before if before is not None and is_alike else new, None)

    def _put_on_desk(
        self, desk: Workbench[CluedPuzzle], opened: tuple[str, OpenedFile] | None
    ) -> None:
        context = self._context
        self._desks[desk.path] = desk
        context.put(lambda: DeskPage(context, desk, self._solve_clued, opened))

    def _solve_clued(self, puzzle: CluedPuzzle) -> None:
        open_solver(self._context, puzzle)

    def _put_on_bench(self, bench: Workbench[Workpiece]) -> None:
        context, solve = self._context, self._solve
        self._benches[bench.path] = bench
        context.put(lambda: BenchPage(context, bench, solve))

    def _kept(self, keep: Callable[[], object]) -> bool:
        try:
            keep()
        except StoreError as error:
            self.banner.show_refusal(why(error))
            return False
        return True


def _read(path: Path, number: int | None = None) -> tuple[Kept, OpenedFile]:
    """What the workshop keeps of a file. Raises `StoreError` and `PuzzleFileError`."""
    content = read_bytes(path)
    opened = open_puzzle(content, path.name, number)
    return kept_in(content, opened), opened


def _entry(one: KeptPiece) -> str:
    """Name, size and day; nothing that is hidden in it."""
    diagram = clued(one.piece).diagram
    return say(
        texts.ENTRY,
        title=one.piece.title.strip() or say(texts.NAMELESS),
        tiles=say_count(words.LETTER_COUNT, len(diagram.letters)),
        words=say_count(WORD_COUNT, len(diagram.slots)),
        day=written_day(one.when_ms),
    )
