"""Asks how a file's words are to be a dictionary, and says what it would bring before it does."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QProgressBar, QWidget

from wordsmith_desktop.core.background import Ticket
from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.lexicon.own.own_lists import (
    LONGEST_NAME,
    NEEDS_BASE,
    ListUse,
    OwnList,
    TakenNameError,
    own_tag,
)
from wordsmith_desktop.lexicon.own.word_file import WordFileError
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.questions import segments
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.threads import Task, run
from wordsmith_desktop.wording import own_list_texts as own_texts
from wordsmith_desktop.wording.dictionary_names import LANGUAGES, own_title
from wordsmith_desktop.wording.texts import CANCEL, say

from .. import dictionary_texts as texts
from ..dictionaries import Dictionaries

if TYPE_CHECKING:
    from wordsmith_desktop.lexicon.own.adding import DictionaryWish, ListFindings

_OWN_NAMES: Final = {
    "espan": "es",
    "castell": "es",
    "franc": "fr",
    "ital": "it",
    "nederl": "nl",
    "polsk": "pl",
    "portug": "pt",
    "svensk": "sv",
    "dansk": "da",
    "norsk": "nb",
}
"""How languages call themselves, as such a word begins."""
_PARTS: Final = re.compile("[^a-z]+")
_GENERAL: Final = frozenset({"index", "words", "wordlist", "list", "dictionary", "package"})
"""Names of files and folders that say nothing; the folder above may."""


class AddingPage(Page):
    """Looks into the file beside the window; nothing is kept before somebody says so."""

    added = Signal(object)
    """The `OwnList` that is there now."""

    def __init__(
        self, path: Path, dictionaries: Dictionaries, usual: str, now_ms: Callable[[], int]
    ) -> None:
        """`usual` is the language where the file's name tells none."""
        super().__init__(say(texts.ADDING_TITLE))
        self._path, self._dictionaries, self._now_ms = path, dictionaries, now_ms
        self._found: ListFindings | None = None
        self._task: Task | None = None
        self.name = QLineEdit(name_from(path))
        self.name.setMaxLength(LONGEST_NAME)
        self.language = _language_field(language_from(path) or usual)
        self.mode = segments(texts.MODE, own_texts.MODES, value=ListUse.ONLY)
        self.base = QComboBox()
        self.found = label("")
        self.left_out = label("", tone="muted")
        self.notes = label("", tone="muted")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.take = primary(say(texts.TAKE), self._take)
        self.stop = secondary(say(CANCEL), self._stop)
        self._lay_out()
        self.name.textChanged.connect(lambda _text: self._show_state())
        self.language.currentIndexChanged.connect(lambda _index: self._look())
        self.mode.changed.connect(self._show_state)
        self._look()
        self.name.setFocus()
        self.name.selectAll()

    @property
    def tag(self) -> str:
        """What the dictionary will be called; empty where the name is none."""
        try:
            return own_tag(str(self.language.currentData()), self.name.text())
        except ValueError:
            return ""

    @property
    def is_busy(self) -> bool:
        """Whether something is done beside the window."""
        return self._task is not None

    def let_go(self) -> None:
        """Nothing of it is wanted any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _lay_out(self) -> None:
        content = QWidget()
        column = in_column(inside=content, spacing=look().gap(1), margins=(0, 0, look().gap(1), 0))
        self._base_label = field_label(say(texts.BASE), self.base)
        file = label(f"{say(texts.FILE)}: {self._path.name}", tone="muted")
        named = field_label(say(texts.NAME), self.name)
        spoken = field_label(say(texts.LANGUAGE), self.language)
        parts = (named, self.name, spoken, self.language, self.mode, self._base_label, self.base)
        said = (self.bar, self.found, self.left_out, self.notes)
        for part in (file, *parts, *said):
            column.addWidget(part)
        column.addStretch(1)
        self.body.addWidget(scrolled(content), 1)
        self.add_button(self.stop)
        self.add_way_on(self.take, takes_enter=True)

    # Looking

    def _look(self) -> None:
        from wordsmith_desktop.lexicon.own.adding import look_into

        self.let_go()
        self._found = None
        path, language = self._path, str(self.language.currentData())
        self._begin(
            say(texts.LOOKING),
            lambda ticket: look_into(path, language, ticket.report, lambda: ticket.is_cancelled),
            self._show_found,
        )
        self._offer_bases()

    def _show_found(self, found: ListFindings | None) -> None:
        self._found = found
        if found is not None:
            self.found.setText(own_texts.would_take(found))
            self.left_out.setText(own_texts.not_taken(found))
            announce(self, own_texts.would_take(found))
        self._over()

    def _offer_bases(self) -> None:
        code = code_of(str(self.language.currentData()))
        self.base.clear()
        for one in self._dictionaries.all():
            if code_of(one.tag) == code:
                self.base.addItem(say(one.title), one.tag)
        self._show_state()

    # Taking

    def _take(self) -> None:
        from wordsmith_desktop.lexicon.own.adding import add_unless

        found, wish = self._found, self._wish()
        if found is None or not self.take.isEnabled():
            return
        lists, files = self._dictionaries.own, self._dictionaries.files
        self._begin(
            say(texts.KEEPING),
            lambda ticket: add_unless(found, wish, lists, files, lambda: ticket.is_cancelled),
            self._tell_added,
        )

    def _wish(self) -> DictionaryWish:
        from wordsmith_desktop.lexicon.own.adding import DictionaryWish, licence_in

        mode = self.mode.value
        return DictionaryWish(
            tag=self.tag,
            mode=mode,
            base=str(self.base.currentData() or "") if mode in NEEDS_BASE else "",
            source=own_texts.source_of(self._path),
            licence=licence_in(self._path),
            added_ms=self._now_ms(),
        )

    def _tell_added(self, own: OwnList) -> None:
        self._task = None
        self._dictionaries.forget(own.tag)
        self.added.emit(own)

    def _stop(self) -> None:
        self.let_go()
        self.left.emit()

    # How it stands

    def _begin(
        self, sentence: str, work: Callable[[Ticket], object], done: Callable[..., object]
    ) -> None:
        self.found.setText(sentence)
        self.left_out.setText("")
        self.bar.setRange(0, 0)
        self._task = run(work, done=done, failed=self._refuse, owner=self)
        self._task.progressed.connect(self._show_progress)
        self._show_state()

    def _show_progress(self, done: int, whole: int) -> None:
        self.bar.setRange(0, whole)
        self.bar.setValue(done)

    def _refuse(self, error: Exception) -> None:
        if isinstance(error, WordFileError):
            sentence = own_texts.fault_text(error)
        elif isinstance(error, TakenNameError):
            sentence = say(own_texts.NAME_TAKEN, title=say(own_title(self.tag)))
        elif isinstance(error, OSError):
            sentence = say(own_texts.NO_ROOM, problem=error.strerror or type(error).__name__)
        else:
            raise error
        self.found.setText(sentence)
        announce(self, sentence)
        self._over()

    def _over(self) -> None:
        self._task = None
        self._show_state()

    def _show_state(self) -> None:
        needs_base, has_base = self.mode.value in NEEDS_BASE, self.base.count() > 0
        for part in (self._base_label, self.base):
            part.setVisible(needs_base and has_base)
        self.bar.setVisible(self._task is not None)
        self.left_out.setVisible(bool(self.left_out.text()))
        self.notes.setText("\n".join(self._notes()))
        self.notes.setVisible(bool(self.notes.text()))
        fault = self._fault()
        self.message.setText(fault)
        self.take.setEnabled(self._found is not None and self._task is None and not fault)

    def _fault(self) -> str:
        if not self.tag:
            return say(own_texts.BAD_NAME)
        if self._dictionaries.own.find(self.tag) is not None:
            return say(own_texts.NAME_TAKEN, title=say(own_title(self.tag)))
        if self.mode.value in NEEDS_BASE and not self.base.count():
            return say(texts.NO_BASE)
        return ""

    def _notes(self) -> Iterable[str]:
        from wordsmith_desktop.lexicon.languages import OURS

        if self._found is not None and code_of(str(self.language.currentData())) not in OURS:
            yield say(own_texts.FOLDED)
            yield say(own_texts.ESTIMATED)


def _language_field(chosen: str) -> QComboBox:
    field = QComboBox()
    ours, others = list(LANGUAGES.items())[:2], list(LANGUAGES.items())[2:]
    for code, name in (*ours, *sorted(others, key=lambda one: say(one[1]))):
        field.addItem(say(name), code)
    field.setCurrentIndex(max(0, field.findData(code_of(chosen))))
    return field


def language_from(path: Path) -> str:
    """The language that the name of a file tells of, or that of its folders; empty without."""
    names = {one.casefold(): code for code, text in LANGUAGES.items() for one in (text.en, text.de)}
    names |= _OWN_NAMES
    for part in (path.stem, *(folder.name for folder in path.parents[:2])):
        for word in _PARTS.split(fold(part, "fr").lower()):
            if word in LANGUAGES:
                return word
            found = next((code for name, code in names.items() if word.startswith(name)), "")
            if found:
                return found
    return ""


def name_from(path: Path) -> str:
    """What a dictionary of that file may be called."""
    names = (path.stem, *(folder.name for folder in path.parents[:2]))
    stem = next((name for name in names if name.casefold() not in _GENERAL), path.stem)
    return " ".join(re.sub(r"[^\w.'-]+|_", " ", stem).split())[:LONGEST_NAME] or "Words"
