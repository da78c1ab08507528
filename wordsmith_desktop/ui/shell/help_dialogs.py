"""Rules and keys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from wordsmith_desktop import __version__
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import secondary
from wordsmith_desktop.ui.kit.dialogs import PlainDialog, scrolled
from wordsmith_desktop.ui.kit.game_entry import GameEntry, Lesson
from wordsmith_desktop.ui.kit.labels import breakable, field_label, label
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.sheets import RuleEntry
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.shell.replay_texts import KEY_HELP, KEYS_TITLE
from wordsmith_desktop.wording.texts import language, say


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


class RulesDialog(PlainDialog):
    """The rule book in our own words, searched by number or word."""

    def __init__(
        self, games: Sequence[GameEntry], first: str, parent: QWidget | None = None
    ) -> None:
        """`first` is the name of the game that is shown first."""
        super().__init__(say(texts.RULES_TITLE), "", parent)
        self._games = [entry for entry in games if entry.rules_book]
        self.game = QComboBox()
        for entry in self._games:
            self.game.addItem(say(entry.title), entry.game)
        self.game.setCurrentIndex(max(0, self.game.findData(first)))
        self.game.currentIndexChanged.connect(self._show_rules)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._show_rules)
        self.origin = label("", tone="muted")
        self.text = QTextBrowser()
        self.text.setAccessibleName(say(texts.RULES_TEXT))
        self.text.setTabChangesFocus(True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(look().gap(2))
        grid.setVerticalSpacing(look().gap(1))
        grid.setColumnStretch(1, 1)
        fields = ((say(texts.RULES_GAME), self.game), (say(texts.RULES_SEARCH), self.search))
        for row, (title, field) in enumerate(fields):
            grid.addWidget(field_label(title, field), row, 0)
            grid.addWidget(field, row, 1)
        self.body.addLayout(grid)
        self.add(self.origin)
        self.add(self.text, stretch=1)
        # Otherwise Enter in the search field would press this button.
        self.add_close().setAutoDefault(False)
        self._show_rules()
        self.fit(860, 700)
        # A dialog that opens without a focused widget takes the first of its tab order.
        self.search.setFocus()

    def _show_rules(self) -> None:
        index = self.game.currentIndex()
        entry = self._games[index] if index >= 0 else None
        self.origin.setText(_origin_of(entry))
        self.origin.setVisible(bool(self.origin.text()))
        book = entry.rules_book if entry else None
        found = find_rules(book() if book else (), self.search.text())
        html = "".join(_rule_html(rule) for rule in found)
        self.text.setHtml(html or f"<p>{escape(say(texts.RULES_NOTHING))}</p>")


def _origin_of(entry: GameEntry | None) -> str:
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


class HowToDialog(PlainDialog):
    """How each game is played, in a paragraph or a few, and its lessons."""

    lesson_wanted = Signal(object, object)
    """A game's entry and one of its lessons."""

    def __init__(
        self, games: Sequence[GameEntry], first: str, parent: QWidget | None = None
    ) -> None:
        """The game named `first` comes first."""
        super().__init__(say(texts.HOW_TO_TITLE), "", parent)
        content = QFrame()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, look().gap(2), 0)
        self._column.setSpacing(look().gap(1))
        for entry in sorted(games, key=lambda entry: entry.game != first):
            if entry.summary is not None:
                self._add_game(entry)
        self._column.addStretch(1)
        self.add(scrolled(content), stretch=1)
        self.add_close()
        self.fit(760, 560)

    def _add_game(self, entry: GameEntry) -> None:
        self._column.addWidget(label(say(entry.title), size="lead"))
        if _origin_of(entry):
            self._column.addWidget(label(_origin_of(entry), tone="muted"))
        if entry.summary is not None:
            for paragraph in say(entry.summary).split("\n"):
                self._column.addWidget(label(paragraph))
        for lesson in entry.lessons:
            if lesson.language == language():
                text = say(texts.LESSON_OF, lesson=say(lesson.title), game=say(entry.title))
                button = secondary(text, partial(self._want, entry, lesson))
                self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addSpacing(look().gap(2))

    # Closed before the table comes. Qt deletes the dialog later, in the event loop, so that it can
    # still emit.
    def _want(self, entry: GameEntry, lesson: Lesson) -> None:
        self.accept()
        self.lesson_wanted.emit(entry, lesson)


class KeysDialog(PlainDialog):
    """Every key, for the whole program and for each game."""

    def __init__(
        self, games: Sequence[GameEntry], first: str, parent: QWidget | None = None
    ) -> None:
        """The keys of the game named `first` come first."""
        super().__init__(say(texts.KEYS_TITLE), "", parent)
        content = QFrame()
        self._grid = QGridLayout(content)
        self._grid.setContentsMargins(0, 0, look().gap(2), 0)
        self._grid.setHorizontalSpacing(look().gap(4))
        self._grid.setVerticalSpacing(look().gap(1))
        self._grid.setColumnStretch(1, 1)
        for entry in sorted(games, key=lambda entry: entry.game != first):
            if entry.keys:
                self._add_heading(say(entry.title))
                for key in entry.keys:
                    self._add_row(say(key.keys), say(key.does))
        self._add_heading(say(texts.KEYS_EVERYWHERE))
        for keys, does in texts.KEY_HELP:
            self._add_row(say(keys), say(does))
        self._add_heading(say(KEYS_TITLE))
        for keys, does in KEY_HELP:
            self._add_row(say(keys), say(does))
        # An empty last row takes the spare height, or it would be spread between all rows.
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self.add(scrolled(content), stretch=1)
        self.add_close()
        self.fit(760, 640)

    def _add_heading(self, text: str) -> None:
        self._grid.addWidget(label(text, size="lead"), self._grid.rowCount(), 0, 1, 2)

    def _add_row(self, keys: str, does: str) -> None:
        row = self._grid.rowCount()
        left = label(keys)
        left.setStyleSheet("font-weight: bold;")
        self._grid.addWidget(left, row, 0)
        self._grid.addWidget(label(does), row, 1)


_LICENCE_LINES: Final = 7
"""How many lines of a licence there is room for at least; the dialog scrolls for them."""
_AT_LEAST: Final = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon


class AboutDialog(PlainDialog):
    """Version, whose names these are, where a person's data lies, and every licence."""

    folder_wanted = Signal()
    """The folder with the data is to be shown."""

    def __init__(
        self,
        licences: Sequence[tuple[str, str]],
        *,
        games: Sequence[GameEntry] = (),
        data: Path,
        settings: Path,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(say(texts.ABOUT_TITLE), "", parent)
        self._licences = licences
        content = QFrame()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, look().gap(2), 0)
        column.setSpacing(look().gap(2))
        self.places = label(_places(data, settings))
        column.addWidget(label(say(texts.ABOUT_VERSION, version=__version__), tone="muted"))
        column.addWidget(label(say(texts.ABOUT_NAMES)))
        for entry in games:
            if _origin_of(entry):
                column.addWidget(label(f"{say(entry.title)}: {_origin_of(entry)}"))
        column.addWidget(self.places)
        column.addWidget(label(say(texts.ABOUT_NETWORK)))
        self.licence = _licence_box(licences)
        self.text = _licence_text()
        if licences:
            self._add_licences(column)
        self.add(scrolled(content), stretch=1)
        self.folder = self.add_button(secondary(say(words.OPEN_FOLDER), self.folder_wanted.emit))
        self.add_close()
        self.fit(860, 640)

    def _add_licences(self, column: QVBoxLayout) -> None:
        row = QHBoxLayout()
        row.setSpacing(look().gap(2))
        row.addWidget(field_label(say(texts.ABOUT_LICENCE), self.licence))
        row.addWidget(self.licence, 1)
        column.addLayout(row)
        column.addWidget(self.text, 1)
        self.licence.currentIndexChanged.connect(self._show_licence)
        self._show_licence()

    def _show_licence(self) -> None:
        self.text.setPlainText(self._licences[max(0, self.licence.currentIndex())][1])


def _places(data: Path, settings: Path) -> str:
    if settings == data:
        return say(texts.ABOUT_DATA, data=breakable(data))
    return say(texts.ABOUT_DATA_AND_SETTINGS, data=breakable(data), settings=breakable(settings))


def _licence_box(licences: Sequence[tuple[str, str]]) -> QComboBox:
    box = QComboBox()
    # The longest title must not decide how wide the dialog is.
    box.setSizeAdjustPolicy(_AT_LEAST)
    box.setMinimumContentsLength(12)
    for title, _ in licences:
        box.addItem(title)
    return box


def _licence_text() -> QTextBrowser:
    text = QTextBrowser()
    text.setAccessibleName(say(texts.ABOUT_LICENCES))
    text.setTabChangesFocus(True)
    text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
    text.setMinimumHeight(_LICENCE_LINES * text.fontMetrics().lineSpacing())
    return text
