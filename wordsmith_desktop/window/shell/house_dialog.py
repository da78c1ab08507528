"""The words of the house: always accepted or never, one list for each language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from wordsmith_desktop.lexicon.house import HouseList
from wordsmith_desktop.lexicon.languages import OURS
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.dictionary_names import language_name
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import say


class HouseDialog(PlainDialog):
    """Every change is in effect and on the disk at once."""

    def __init__(
        self,
        house: Callable[[str], HouseList],
        language: str,
        parent: QWidget | None = None,
        languages: Sequence[str] = OURS,
    ) -> None:
        """`house` gives the list of one of the `languages`; `language` is shown first."""
        super().__init__(say(texts.HOUSE_TITLE), say(texts.HOUSE_TEXT), parent)
        self._house = house
        self.language = QComboBox()
        for code in languages:
            self.language.addItem(say(language_name(code)), code)
        self.language.setCurrentIndex(max(0, self.language.findData(language)))
        self.language.currentIndexChanged.connect(self._show_list)
        self.word = QLineEdit()
        self.word.setMaxLength(40)
        self.list = QListWidget()
        self.list.setAccessibleName(say(texts.HOUSE_LIST))
        self.list.setWordWrap(True)
        self.list.currentRowChanged.connect(self._show_remove)
        self.banner = Banner(lines=1)
        self.accept_button = secondary(say(texts.HOUSE_ACCEPT), lambda: self._put(True))
        self.ban_button = secondary(say(texts.HOUSE_BAN), lambda: self._put(False))
        self.remove_button = secondary(say(words.REMOVE), self._remove)
        self._lay_out()
        self._show_list()
        self.fit(720, 640)
        self.word.setFocus()

    def _lay_out(self) -> None:
        for title, field in (
            (say(texts.NEW_DICTIONARY), self.language),
            (say(texts.HOUSE_WORD), self.word),
        ):
            row = QHBoxLayout()
            row.setSpacing(look().gap(2))
            row.addWidget(field_label(title, field))
            row.addWidget(field, 1)
            self.body.addLayout(row)
        verdicts = QHBoxLayout()
        verdicts.addWidget(self.accept_button)
        verdicts.addWidget(self.ban_button)
        verdicts.addStretch(1)
        self.body.addLayout(verdicts)
        self.add(self.list, stretch=1)
        self.add(self.banner)
        self.add_button(self.remove_button)
        close = self.add_close()
        self.word.returnPressed.connect(lambda: self._put(True))
        for button in (self.accept_button, self.ban_button, self.remove_button, close):
            # Enter in the field keeps the word, and must not close the dialog besides.
            button.setAutoDefault(False)

    @property
    def _list(self) -> HouseList:
        return self._house(str(self.language.currentData()))

    def _put(self, accepted: bool) -> None:
        word = self.word.text()
        house = self._list
        try:
            (house.accept if accepted else house.ban)(word)
        except ValueError:
            self.banner.show_refusal(say(texts.HOUSE_BAD_WORD, word=word))
            return
        self.word.clear()
        self.word.setFocus()
        self._keep(house)

    def _remove(self) -> None:
        item = self.list.currentItem()
        if item is None:
            return
        house = self._list
        house.forget(str(item.data(Qt.ItemDataRole.UserRole)))
        self._keep(house)

    def _keep(self, house: HouseList) -> None:
        self.banner.clear()
        try:
            house.save()
        except OSError:
            self.banner.show_refusal(say(texts.HOUSE_NOT_SAVED))
        self._show_list()

    def _show_list(self) -> None:
        self.list.clear()
        for word, accepted in self._list.words():
            sentence = texts.HOUSE_ACCEPTED if accepted else texts.HOUSE_BANNED
            item = QListWidgetItem(say(sentence, word=word))
            item.setData(Qt.ItemDataRole.UserRole, word)
            self.list.addItem(item)
        self._show_remove()

    def _show_remove(self) -> None:
        self.remove_button.setEnabled(self.list.currentRow() >= 0)
