"""All dictionaries, what is known of each, and the way to bring one along."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop.games.common.materials import needs_material, source_of
from wordsmith_desktop.lexicon.languages import name_of
from wordsmith_desktop.lexicon.own.own_lists import OwnList
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.dialogs import ask
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording import own_list_texts as own_texts
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.dictionary_names import language_name, own_title
from wordsmith_desktop.wording.texts import Text, grouped, say

from .. import dictionary_texts as texts
from ..dictionaries import Dictionaries, Dictionary


class DictionariesPage(Page):
    """What is removed is gone at once."""

    adding_wanted = Signal()
    """Somebody wants to choose a file."""
    file_wanted = Signal(object)
    """Somebody wants what the system has installed, the `Path` of a .dic file."""

    def __init__(self, dictionaries: Dictionaries, chosen: str = "") -> None:
        """The one of the tag `chosen` is shown first."""
        super().__init__(say(texts.TITLE))
        self._dictionaries = dictionaries
        self._all: tuple[Dictionary, ...] = ()
        self.list = QListWidget()
        self.list.setAccessibleName(say(texts.LIST))
        self.list.currentRowChanged.connect(lambda _row: self._show_details())
        self._details = QWidget()
        self.banner = self.add_banner()
        self.add_list = secondary(say(texts.ADD), self.adding_wanted.emit)
        self.system_menu = QMenu(self)
        self.system_button = secondary(say(texts.FROM_SYSTEM))
        self.system_button.setMenu(self.system_menu)
        self._fill_system_menu()
        self.remove_button = secondary(say(texts.REMOVE), self._ask_to_remove)
        self._lay_out()
        self._show_list(chosen)

    @property
    def tag(self) -> str:
        """The dictionary that is shown."""
        row = self.list.currentRow()
        return self._all[row].tag if 0 <= row < len(self._all) else ""

    def tell_added(self, own: OwnList) -> None:
        """Say that a dictionary is there now."""
        title = say(own_title(own.tag))
        self.banner.show_good(
            say(texts.ADDED.for_count(own.words), n=grouped(own.words), title=title)
        )

    def _lay_out(self) -> None:
        step = look().gap(1)
        self.list.setMinimumWidth(look().px(30))
        self.list.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        left = QVBoxLayout()
        left.setSpacing(step)
        left.addWidget(self.list, 1)
        left.addWidget(self.add_list)
        left.addWidget(self.system_button)
        left.addWidget(self.remove_button)
        self._form = QFormLayout(self._details)
        self._form.setSpacing(step)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        both = QHBoxLayout()
        both.setSpacing(3 * step)
        both.addLayout(left, 1)
        both.addWidget(scrolled(self._details), 1)
        if not look().is_large:
            self.body.addWidget(label(say(texts.ABOUT), tone="muted"))
        self.body.addLayout(both, 1)
        self.back = self.add_way_on(primary(say(words.BACK), self.left.emit), takes_enter=False)

    def _fill_system_menu(self) -> None:
        from wordsmith_desktop.lexicon.own.installed import installed

        for path in installed():
            name = f"{say(language_name(path.stem))} ({path.stem})"
            self.system_menu.addAction(name, partial(self.file_wanted.emit, path))
        self.system_button.setVisible(bool(self.system_menu.actions()))

    def _show_list(self, chosen: str) -> None:
        self._all = tuple(self._dictionaries.all())
        self.list.clear()
        for one in self._all:
            self.list.addItem(QListWidgetItem(say(one.title)))
        tags = [one.tag for one in self._all]
        self.list.setCurrentRow(tags.index(chosen) if chosen in tags else 0)
        self._show_details()

    def _show_details(self) -> None:
        while self._form.rowCount():
            self._form.removeRow(0)
        own = self._dictionaries.own.find(self.tag) if name_of(self.tag) else None
        if own is not None:
            # Once it is open its material is seen to.
            self._dictionaries.lexicon(own.tag)
        facts = self._facts_of(own) if own is not None else self._our_facts()
        for title, said in facts:
            self._form.addRow(label(say(title), tone="muted", wrap=False), label(said))
        self.remove_button.setEnabled(own is not None)

    def _facts_of(self, own: OwnList) -> Iterator[tuple[Text, str]]:
        yield texts.LANGUAGE, say(language_name(own.tag))
        yield texts.COUNT, grouped(own.words)
        yield texts.SOURCE, own.source
        yield texts.LICENCE, own.licence or say(texts.NO_LICENCE)
        mode, about = own_texts.MODES[own.mode]
        titles = {one.tag: one.title for one in self._all}
        if needs_material(own.tag):
            yield texts.EQUIPMENT, self._equipment_of(own)
        base = say(titles[own.base]) if own.base in titles else own.base
        yield texts.MODE, say(texts.GOES_BY, mode=say(mode), base=base) if base else say(about)

    def _equipment_of(self, own: OwnList) -> str:
        equipment = self._dictionaries.equipment
        percent = equipment.percent.get(source_of(own.tag, equipment.lists))
        if percent is not None:
            return say(texts.EQUIPMENT_MAKING, n=percent)
        return say(texts.EQUIPMENT_MADE if equipment.is_there(own.tag) else texts.EQUIPMENT_MISSING)

    def _our_facts(self) -> Iterator[tuple[Text, str]]:
        yield texts.LANGUAGE, say(language_name(self.tag))
        lexicon = self._dictionaries.lexicon(self.tag)
        yield texts.COUNT, grouped(len(lexicon.index)) if lexicon is not None else "…"
        yield texts.SOURCE, say(texts.OURS)
        yield texts.LICENCE, say(texts.OUR_LICENCE)

    def dictionary_opened(self) -> None:
        self._show_details()

    def _ask_to_remove(self) -> None:
        title = say(own_title(self.tag))
        ask(
            self,
            say(texts.REMOVE_TITLE),
            say(texts.REMOVE_TEXT, title=title),
            yes=say(texts.REMOVE),
            then=partial(self.remove, self.tag),
        )

    def remove(self, tag: str) -> None:
        """Take a dictionary away, and say so."""
        title = say(own_title(tag))
        try:
            self._dictionaries.own.remove(tag)
        except OSError:
            self.banner.show_refusal(say(texts.NOT_REMOVED, title=title))
            return
        self._dictionaries.forget(tag)
        self._show_list("")
        self.banner.show_info(say(texts.REMOVED, title=title))
