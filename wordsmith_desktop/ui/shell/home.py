"""The first page: go on, start a game, learn, look back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.buttons import quiet, secondary
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.game_entry import GameEntry, Lesson
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.texts import language, say
from wordsmith_desktop.ui.shell import texts
from wordsmith_desktop.ui.shell.cards import CardGrid, text_card
from wordsmith_desktop.ui.shell.mark import WordMark
from wordsmith_desktop.ui.shell.matches import entry_of, line_of, state_of, title_of
from wordsmith_desktop.ui.shell.services import SavedMatch, Services
from wordsmith_desktop.ui.shell.troubles import damage_text

RECENT: Final = 4
"""So many earlier matches are shown here."""
BROADEST: Final = 1160
"""The page's content is no broader than this many pixels at 100 % text."""


class Home(QWidget):
    """Everything that can be begun; each choice is one signal."""

    game_chosen = Signal(object)
    """A `GameEntry`."""
    lesson_chosen = Signal(object, object)
    """A `GameEntry` and one of its `Lesson`s."""
    match_chosen = Signal(object)
    """The `Path` of a save."""
    all_matches_asked = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = tuple(services.games())
        self.banner = Banner()
        self.banner.hide()
        content = QWidget()
        self._column = QVBoxLayout(content)
        step = look().gap(1)
        self._column.setContentsMargins(3 * step, 2 * step, 3 * step, 3 * step)
        self._column.setSpacing(step)
        self._add_head()
        self._column.addWidget(self.banner)
        self._add_damage(services)
        unfinished = services.unfinished()
        if unfinished is not None:
            self._add_continue(unfinished)
        self._add_games()
        self._add_lessons()
        self._add_recent([save for save in services.saves() if save != unfinished])
        self._column.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        area = scrolled(_in_the_middle(content))
        whole.addWidget(area)

    def tell(
        self, sentence: str, action: str = "", call: Callable[[], object] | None = None
    ) -> None:
        """Say something at the top, with a button where there is something to do about it."""
        self.banner.show()
        self.banner.show_info(sentence)
        if call is not None:
            self._column.insertWidget(
                self._column.indexOf(self.banner) + 1,
                secondary(action, call),
                0,
                Qt.AlignmentFlag.AlignLeft,
            )

    def _add_head(self) -> None:
        self._column.addWidget(WordMark())
        tagline = label(say(texts.HOME_TAGLINE), tone="muted")
        tagline.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(tagline)

    def _add_damage(self, services: Services) -> None:
        for damage in services.damage():
            note = Banner()
            note.show_refusal(damage_text(damage))
            self._column.addWidget(note)

    def _add_continue(self, saved: SavedMatch) -> None:
        entry = entry_of(self._games, saved.game)
        card = text_card(
            entry.paint_picture if entry else None,
            kicker=say(texts.HOME_CONTINUE),
            title=say(
                texts.HOME_CONTINUE_LINE,
                game=title_of(self._games, saved),
                state=state_of(self._games, saved),
            ),
            lines=(", ".join(saved.players),),
        )
        card.clicked.connect(lambda: self.match_chosen.emit(saved.path))
        self._column.addSpacing(look().gap(1))
        self._column.addWidget(card)

    def _add_games(self) -> None:
        self._add_heading(say(texts.HOME_GAMES))
        if not self._games:
            self._column.addWidget(label(say(texts.HOME_NO_GAMES)))
            return
        cards = [self._game_card(entry) for entry in self._games]
        self._column.addWidget(CardGrid(cards, least_width=look().px(58)))

    def _game_card(self, entry: GameEntry) -> QWidget:
        card = text_card(
            entry.paint_picture,
            title=say(entry.title),
            lines=(say(entry.tagline), facts(entry)),
        )
        card.clicked.connect(lambda: self.game_chosen.emit(entry))
        return card

    def _add_lessons(self) -> None:
        lessons = [
            (entry, lesson)
            for entry in self._games
            for lesson in entry.lessons
            if lesson.language == language()
        ]
        if not lessons:
            return
        self._add_heading(say(texts.HOME_LESSONS))
        for entry, lesson in lessons:
            self._add_left(secondary(say(lesson.title), self._lesson_call(entry, lesson)))

    def _lesson_call(self, entry: GameEntry, lesson: Lesson) -> Callable[[], None]:
        return lambda: self.lesson_chosen.emit(entry, lesson)

    def _add_recent(self, saves: Sequence[SavedMatch]) -> None:
        if not saves:
            return
        self._add_heading(say(texts.HOME_RECENT))
        for save in saves[:RECENT]:
            self._add_left(quiet(line_of(self._games, save), self._open_call(save.path)))
        self._add_left(secondary(say(texts.HOME_ALL), self.all_matches_asked.emit))

    def _open_call(self, path: Path) -> Callable[[], None]:
        return lambda: self.match_chosen.emit(path)

    def _add_heading(self, text: str) -> None:
        self._column.addSpacing(look().gap(2))
        self._column.addWidget(label(text, size="title"))

    def _add_left(self, button: QWidget) -> None:
        # A long line may be cut at 200 % text rather than push the page sideways.
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        button.setMinimumWidth(0)
        row = QHBoxLayout()
        row.addWidget(button)
        row.addStretch(1)
        self._column.addLayout(row)


def facts(entry: GameEntry) -> str:
    """How many can play, and how long it takes."""
    fewest, most = entry.players
    players = say(texts.CARD_PLAYERS, fewest=fewest, most=most)
    return f"{players} · {say(texts.CARD_MINUTES, minutes=entry.minutes)}"


def _in_the_middle(content: QWidget) -> QWidget:
    """The content in a column that is never too broad to be read."""
    frame = QFrame()
    row = QHBoxLayout(frame)
    row.setContentsMargins(0, 0, 0, 0)
    content.setMaximumWidth(round(BROADEST * look().text_scale / 100))
    row.addStretch(1)
    row.addWidget(content, 1000)
    row.addStretch(1)
    return frame
