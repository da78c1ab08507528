"""The rule book in our own words, in headed parts, searched by number or word."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.game_entry import GameEntry, origin_of
from wordsmith_desktop.window.kit.labels import field_label, label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.search_field import SearchField
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.lesson_texts import FIRST
from wordsmith_desktop.wording.rule_entries import RuleEntry
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import language, say

from .rule_book import RuleBook


def find_rules(rules: Sequence[RuleEntry], wanted: str) -> list[RuleEntry]:
    """The rules of that number, or those whose text holds all the words."""
    parts = wanted.casefold().split()
    numbered = [rule for rule in rules if [rule.number.casefold()] == parts]
    if numbered or not parts:
        return numbered or list(rules)
    return [
        rule
        for rule in rules
        if all(part in f"{rule.number} {say(rule.text)}".casefold() for part in parts)
    ]


class RulesPage(Page):
    """One game's rules at a time, and the way to its first lesson."""

    lesson_wanted = Signal(object)
    """The entry of the game whose first lesson is to begin."""

    def __init__(
        self, games: Sequence[GameEntry], first: str, wanted: str = "", *, at: str = ""
    ) -> None:
        """`first` is the name of the game that is shown; `wanted` is searched for.

        `at` is the number of a rule at which the book is open, among all the others.
        """
        super().__init__(say(texts.MENU_RULES))
        self._games = [entry for entry in games if entry.words.has_rules]
        self.at = at
        """The number of the rule that is marked and stands at the top; empty for none."""
        self.game = QComboBox()
        for entry in self._games:
            self.game.addItem(say(entry.title), entry.game)
        self.game.setCurrentIndex(max(0, self.game.findData(first)))
        self.lesson = secondary(say(FIRST), self._ask_for_lesson)
        """Begins the first lesson of the game that is shown."""
        self.head.addWidget(self.lesson)
        self.search = SearchField(wanted)
        self.origin = label("", tone="muted")
        self.text = RuleBook()
        self._lay_out()
        self.game.currentIndexChanged.connect(lambda _index: self._turn_to(""))
        self.search.textChanged.connect(lambda _text: self._turn_to(""))
        self.text.rule_asked.connect(self.open_at)
        self._show_rules()

    def open_at(self, number: str) -> None:
        """Show the whole book at the rule of that number."""
        # Without its signal: what is typed there would close the book again.
        with QSignalBlocker(self.search):
            self.search.clear()
        self._turn_to(number)
        self.text.setFocus()

    @property
    def entry(self) -> GameEntry | None:
        """The game whose rules are shown."""
        index = self.game.currentIndex()
        return self._games[index] if index >= 0 else None

    def _ask_for_lesson(self) -> None:
        self.lesson_wanted.emit(self.entry)

    def _lay_out(self) -> None:
        sheet = QWidget()
        sheet.setMaximumWidth(look().px(_WIDTH))
        column = in_column(inside=sheet, spacing=look().gap(1.5))
        fields = ((texts.RULES_GAME, self.game), (texts.RULES_SEARCH, self.search))
        for title, field in fields:
            row = QHBoxLayout()
            row.setSpacing(look().gap(2))
            row.addWidget(field_label(say(title), field))
            row.addWidget(field, 1)
            column.addLayout(row)
        column.addWidget(self.origin)
        column.addWidget(self.text, 1)
        middle = QHBoxLayout()
        # A layout centres a widget that may not be as broad as its room.
        middle.addWidget(sheet)
        self.body.addLayout(middle)
        self.back = self.add_way_on(primary(say(words.BACK), self.left.emit), takes_enter=False)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.focusWidget() is None:
            (self.text if self.at else self.search).setFocus()

    def _turn_to(self, number: str) -> None:
        self.at = number
        self._show_rules()

    def _show_rules(self) -> None:
        entry = self.entry
        self.about_game = entry.game if entry else ""
        lessons = entry.lessons if entry else ()
        self.lesson.setVisible(any(one.language == language() for one in lessons))
        self.origin.setText(origin_of(entry))
        # At the largest text the rules need all the room, and it stands at their head.
        self.origin.setVisible(bool(self.origin.text()) and not look().is_large)
        book = tuple(entry.words.rules()) if entry else ()
        pictures = entry.rule_pictures() if entry else {}
        found = find_rules(book, self.search.text())
        numbers = {rule.number for rule in book}
        head = self.origin.text() if look().is_large else ""
        self.text.show_rules(
            found,
            pictures,
            parts=entry.words.rule_parts() if entry else (),
            is_whole=len(found) == len(book),
            head=head,
            linked=numbers,
            at=self.at,
        )


_WIDTH = 110
"""Breadth of the rules, in grid steps: broader lines are hard to read."""
