"""The first page: go on, start a game, learn, look back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.records.troubles import DamagedSave, StoreError
from wordsmith_desktop.session.challenges.challenge import challenge_of_day
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.buttons import secondary
from wordsmith_desktop.ui.kit.dialogs import scrolled
from wordsmith_desktop.ui.kit.game_entry import GameEntry, Lesson
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.shell.cards import Card, CardGrid, in_the_middle, text_card
from wordsmith_desktop.ui.shell.logo import WordMark
from wordsmith_desktop.ui.shell.match_lines import branch_note, state_of, title_of, when_of
from wordsmith_desktop.ui.shell.ports import FoundDamage, OfLate, SavedMatch, SavedMatches
from wordsmith_desktop.wording.shell import challenge_texts, texts
from wordsmith_desktop.wording.shell.trouble_sentences import damage_text
from wordsmith_desktop.wording.texts import language, say, say_count

T = TypeVar("T")

RECENT: Final = 3
"""So many earlier matches are shown here."""


class Home(QWidget):
    """Everything that can be begun; each choice is one signal."""

    game_chosen = Signal(object)
    """A `GameEntry`."""
    lesson_chosen = Signal(object, object)
    """A `GameEntry` and one of its `Lesson`s."""
    match_chosen = Signal(object)
    """The `Path` of a save."""
    rescue_chosen = Signal(object)
    """The `Path` of a damaged save, to go on with what is sound of it."""
    all_matches_asked = Signal()
    challenges_asked = Signal()

    def __init__(
        self,
        games: Sequence[GameEntry],
        saves: SavedMatches,
        damage: Callable[[], Sequence[FoundDamage]],
        today: date,
    ) -> None:
        """`damage` is what was found damaged since the start; of `today` is a challenge."""
        super().__init__()
        self._games = tuple(games)
        self._today = today
        self.banner = Banner(lines=1, collapses=True)
        content = QWidget()
        self._column = QVBoxLayout(content)
        step = look().gap(1)
        self._column.setContentsMargins(3 * step, 2 * step, 3 * step, 3 * step)
        self._column.setSpacing(step)
        self._add_head()
        self._column.addWidget(self.banner)
        # Asked before the damage, which is found by it.
        of_late = _from_disk(partial(saves.of_late, RECENT), OfLate())
        self._add_damage(_from_disk(damage, ()))
        if of_late.going_on is not None:
            self._add_continue(of_late.going_on)
        self._add_games()
        below = (self._challenges(), self._lessons(), self._recent(of_late.earlier))
        parts = [part for part in below if part is not None]
        if parts:
            self._column.addWidget(CardGrid(parts, least_width=look().px(58)))
        self._column.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        area = scrolled(in_the_middle(content))
        whole.addWidget(area)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Enter goes on where the table was, or begins a game.
        self.setFocus()

    def tell(
        self, sentence: str, action: str = "", call: Callable[[], object] | None = None
    ) -> None:
        """Say something at the top, with a button where there is something to do about it."""
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

    def _add_damage(self, found: Sequence[FoundDamage]) -> None:
        for damage in found:
            note = Banner()
            note.show_refusal(damage_text(damage))
            self._column.addWidget(note)
            if isinstance(damage, DamagedSave) and damage.can_be_rescued and damage.kept_as:
                self._column.addLayout(self._rescue(damage.kept_as))

    def _rescue(self, path: Path) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(look().gap(2), 0, 0, 0)
        row.setSpacing(look().gap(1))
        row.addWidget(secondary(say(texts.DAMAGED_GO_ON), lambda: self.rescue_chosen.emit(path)))
        row.addWidget(secondary(say(texts.DAMAGED_LOOK), self._open_call(path)))
        row.addStretch(1)
        return row

    def _add_continue(self, saved: SavedMatch) -> None:
        card = text_card(
            # The game's own card, just below, has its picture.
            None,
            kicker=say(texts.HOME_CONTINUE),
            title=say(
                texts.HOME_CONTINUE_LINE,
                game=title_of(self._games, saved),
                state=state_of(self._games, saved),
            ),
            lines=(", ".join(saved.players), branch_note(saved)),
        )
        card.clicked.connect(lambda: self.match_chosen.emit(saved.path))
        self._column.addSpacing(look().gap(1))
        self._column.addWidget(card)
        # The page itself does nothing with keys: focus that it is given goes to this card.
        self.setFocusProxy(card)

    def _add_games(self) -> None:
        self._column.addWidget(_heading(say(texts.HOME_GAMES)))
        if not self._games:
            self._column.addWidget(label(say(texts.HOME_NO_GAMES)))
            return
        cards = [self._game_card(entry) for entry in self._games]
        if self.focusProxy() is None:
            self.setFocusProxy(cards[0])
        self._column.addWidget(CardGrid(cards, least_width=look().px(58)))

    def _game_card(self, entry: GameEntry) -> QWidget:
        card = text_card(
            entry.paint_picture,
            title=say(entry.title),
            lines=(say(entry.tagline), facts(entry)),
        )
        card.clicked.connect(lambda: self.game_chosen.emit(entry))
        return card

    def _challenges(self) -> QWidget | None:
        kind = challenge_of_day(self._today, language()).kind
        entry = next((one for one in self._games if one.game == kind.game), None)
        if entry is None:
            return None
        card = text_card(
            None,
            kicker=say(challenge_texts.HOME_TODAY),
            title=say(challenge_texts.KIND_TITLES[kind.key]),
            lines=(say(entry.title), say(challenge_texts.KIND_GOALS[kind.key])),
        )
        card.clicked.connect(self.challenges_asked)
        every = secondary(say(challenge_texts.HOME_ALL), self.challenges_asked.emit)
        return _section(say(challenge_texts.HOME_TITLE), [card, every])

    def _lessons(self) -> QWidget | None:
        lessons = [
            (entry, lesson)
            for entry in self._games
            for lesson in entry.lessons
            if lesson.language == language()
        ]
        if not lessons:
            return None
        return _section(
            say(texts.HOME_LESSONS),
            [
                secondary(lesson_text(entry, lesson), self._lesson_call(entry, lesson))
                for entry, lesson in lessons
            ],
        )

    def _lesson_call(self, entry: GameEntry, lesson: Lesson) -> Callable[[], None]:
        return lambda: self.lesson_chosen.emit(entry, lesson)

    def _recent(self, saves: Sequence[SavedMatch]) -> QWidget | None:
        if not saves:
            return None
        rows = [
            text_card(
                None,
                title=", ".join(saved.players),
                lines=(
                    f"{title_of(self._games, saved)} · {when_of(saved)}",
                    state_of(self._games, saved),
                    branch_note(saved),
                ),
            )
            for saved in saves
        ]
        for card, saved in zip(rows, saves, strict=True):
            card.clicked.connect(self._open_call(saved.path))
        every = secondary(say(texts.HOME_ALL), self.all_matches_asked.emit)
        return _section(say(texts.HOME_RECENT), [*rows, every])

    def _open_call(self, path: Path) -> Callable[[], None]:
        return lambda: self.match_chosen.emit(path)


def lesson_text(entry: GameEntry, lesson: Lesson) -> str:
    """What is pressed for a lesson: "First lesson: Letter Piece Game"."""
    return say(texts.LESSON_OF, lesson=say(lesson.title), game=say(entry.title))


def _heading(text: str) -> QWidget:
    made = label(text, size="title")
    # Level with the cards, whose shadow needs room on the left.
    made.setContentsMargins(look().gap(0.625), look().gap(2), 0, 0)
    return made


def _section(title: str, controls: Sequence[QWidget]) -> QWidget:
    """A heading with controls below it, buttons no broader than they need to be."""
    section = QWidget()
    column = QVBoxLayout(section)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(look().gap(1))
    column.addWidget(_heading(title))
    for control in controls:
        if isinstance(control, Card):
            column.addWidget(control)
            continue
        row = QHBoxLayout()
        row.setContentsMargins(look().gap(0.625), 0, 0, 0)
        row.addWidget(control)
        row.addStretch(1)
        column.addLayout(row)
    column.addStretch(1)
    return section


def _from_disk(ask: Callable[[], T], otherwise: T) -> T:
    """The answer of a disk; the page can do without one that does not answer.

    What the disk refuses to read is told again when it is asked for by name.
    """
    try:
        return ask()
    except StoreError:
        return otherwise


def facts(entry: GameEntry) -> str:
    """How many can play, and how long it takes."""
    fewest, most = entry.players
    players = (
        say_count(texts.CARD_PLAYERS_ONLY, most)
        if fewest == most
        else say(texts.CARD_PLAYERS, fewest=fewest, most=most)
    )
    return f"{players} · {say(texts.CARD_MINUTES, minutes=entry.minutes)}"
