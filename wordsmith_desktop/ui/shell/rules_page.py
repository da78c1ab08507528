"""The rule book in our own words, searched by number or word."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import primary
from wordsmith_desktop.ui.kit.game_entry import GameEntry
from wordsmith_desktop.ui.kit.labels import field_label, label
from wordsmith_desktop.ui.shell.screen import Page
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.sheets import RuleEntry
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import say


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
    """One game's rules at a time."""

    def __init__(self, games: Sequence[GameEntry], first: str, wanted: str = "") -> None:
        """`first` is the name of the game that is shown; `wanted` is searched for."""
        super().__init__(say(texts.RULES_TITLE))
        self._games = [entry for entry in games if entry.rules_book]
        self.game = QComboBox()
        for entry in self._games:
            self.game.addItem(say(entry.title), entry.game)
        self.game.setCurrentIndex(max(0, self.game.findData(first)))
        self.search = QLineEdit(wanted)
        self.search.setClearButtonEnabled(True)
        self.origin = label("", tone="muted")
        self.text = QTextBrowser()
        self.text.setAccessibleName(say(texts.RULES_TEXT))
        self.text.setTabChangesFocus(True)
        self._lay_out()
        self.game.currentIndexChanged.connect(lambda _index: self._show_rules())
        self.search.textChanged.connect(lambda _text: self._show_rules())
        self._show_rules()

    def _lay_out(self) -> None:
        sheet = QWidget()
        sheet.setMaximumWidth(look().px(_WIDTH))
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look().gap(1.5))
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
            self.search.setFocus()

    def _show_rules(self) -> None:
        index = self.game.currentIndex()
        entry = self._games[index] if index >= 0 else None
        self.origin.setText(origin_of(entry))
        self.origin.setVisible(bool(self.origin.text()))
        book = entry.rules_book if entry else None
        found = find_rules(book() if book else (), self.search.text())
        html = "".join(_rule_html(rule) for rule in found)
        self.text.setHtml(html or f"<p>{escape(say(texts.RULES_NOTHING))}</p>")


def origin_of(entry: GameEntry | None) -> str:
    """Which printed game an entry is; empty for one of our own."""
    origin = entry.origin() if entry else None
    return say(origin) if origin else ""


def _rule_html(rule: RuleEntry) -> str:
    # Rules are plain text: `setHtml` would take their < and & for markup.
    ours = f" <i>{escape(say(texts.RULES_OURS))}</i>" if rule.is_ours else ""
    return f"<p><b>{escape(rule.number)}</b> {_with_colours(say(rule.text))}{ours}</p>"


def _with_colours(text: str) -> str:
    """The text as HTML, with the shapes that stand for colours in those colours."""
    theme, html = look().theme, escape(text)
    # The rims of pieces stand out from every ground; the shapes say the same without colour.
    shapes = {"◆": theme.long.outline, "●": theme.big.outline, "▲": theme.short.outline}
    for shape, colour in shapes.items():
        html = html.replace(shape, f'<span style="color: {colour}">{shape}</span>')
    return html


_WIDTH = 110
"""Breadth of the rules, in grid steps: broader lines are hard to read."""
