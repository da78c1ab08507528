"""The first page: go on, start a game, learn, look back. All of it is in view at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wordsmith_desktop.features.matches.pages.match_lines import (
    branch_note,
    result_text,
    state_of,
    title_of,
)
from wordsmith_desktop.features.matches.pages.save_figures import SaveFigures
from wordsmith_desktop.features.new_match.company import Company, company_of
from wordsmith_desktop.records.profiles import Profile
from wordsmith_desktop.records.saved_matches import OfLate, SavedMatch, SavedMatches
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.records.troubles import DamagedSave, StoreError
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.buttons import Button, narrow, quiet, secondary
from wordsmith_desktop.window.kit.cards import CardGrid, PictureCard, text_card
from wordsmith_desktop.window.kit.game_entry import GameEntry, Lesson, in_order
from wordsmith_desktop.window.kit.labels import fitting, label
from wordsmith_desktop.window.kit.layouts import STRETCH, Shrinking, in_column, in_row
from wordsmith_desktop.window.kit.lessons.lesson_lines import (
    first_lesson,
    lessons_of,
    next_lesson,
    step_of,
)
from wordsmith_desktop.window.kit.logo import WordMark
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.threads import LastAnswer
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.window.shell.services import FoundDamage
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.shell.trouble_sentences import damage_text
from wordsmith_desktop.wording.texts import say, say_count

from .game_card import GameCard, GameCards
from .home_notice import HomeNotice
from .home_parts import HomeCard, HomeWay
from .table_chooser import TableChooser

T = TypeVar("T")

SHARE: Final = 0.94
"""Of the window's breadth is used."""
BROADEST: Final = 2200
"""The content is no broader than this many pixels at 100 % text."""
USUAL: Final = Settings()
LOGO: Final = 84
"""Height of the program's name in the smallest usual window, of 1280 × 800 pixels."""


class Home(QWidget):
    """Everything that can be begun; each choice is one signal."""

    play_chosen = Signal(object)
    """A `GameEntry`, to be begun at once by those at the table."""
    short_chosen = Signal(object)
    """The same as a short match."""
    company_chosen = Signal(object)
    """The `Company` that shall sit at the table."""
    game_chosen = Signal(object)
    """A `GameEntry`, to be set up."""
    room_chosen = Signal(object, object)
    """A `GameEntry` and one of its `Room`s."""
    lesson_chosen = Signal(object, object)
    """A `GameEntry` and one of its `Lesson`s."""
    match_chosen = Signal(object)
    """The `Path` of a save."""
    rematch_chosen = Signal(object)
    """The `Path` of a save that is over, to be played once more."""
    rescue_chosen = Signal(object)
    """The `Path` of a damaged save, to go on with what is sound of it."""
    all_matches_asked = Signal()
    learn_asked = Signal()

    def __init__(
        self,
        games: Sequence[GameEntry],
        saves: SavedMatches,
        damage: Callable[[], Sequence[FoundDamage]],
        *,
        settings: Settings = USUAL,
        profiles: Sequence[Profile] = (),
        ways: Sequence[HomeWay] = (),
        has_learn_page: bool = True,
        make_cards: Callable[[bool], Sequence[HomeCard]] = lambda _is_first_evening: (),
        computer_of: Callable[[GameEntry], str] = lambda _entry: "",
        head_to_head: Callable[[Path], tuple[int, int] | None] = lambda _path: None,
        parent: QWidget | None = None,
    ) -> None:
        """The game that was played last has the keyboard unless a match goes on.

        `damage` is what was found damaged since the start; `ways` are buttons that lead to
        features, and `make_cards` makes what those show here, and hears whether it is the first
        evening. Without `has_learn_page` nothing leads to all lessons. `computer_of` says which
        computer would sit down to a game, and `head_to_head` how often each of a match's two
        players has won. What the statistics are looked through for is asked only once the page is
        seen.
        """
        super().__init__(parent)
        self._games = in_order(games)
        self._settings = settings
        self._computer_of = computer_of
        self._features_ways, self._has_learn_page = ways, has_learn_page
        self._head_to_head = head_to_head
        self.chooser = TableChooser(company_of(settings, profiles), profiles)
        self.chooser.changed.connect(self._seat)
        self.likeliest: QWidget | None = None
        """What is likely to be wanted, and so has the keyboard at first."""
        self._used = 0
        """Breadth of all that stands there, in pixels."""
        self._tell_more: Callable[[], None] = lambda: None
        """Says how many matches go on beside those that are offered."""
        content = QWidget()
        self.area = scrolled(Shrinking(content))
        """Holds everything; it scrolls where text is large or there is much to be told."""
        # From the outside in: with each parent that a part is given, Qt asks for everything in it
        # anew which rules of the style sheet hold there.
        in_row(self.area, inside=self)
        self._column = QVBoxLayout(content)
        self._column.setSpacing(look().gap(1))
        self._figures = SaveFigures(saves.newest, self)
        # Asked before the damage, which is found by it.
        self._late = _from_disk(lambda: saves.of_late(_LOOKED_AT), OfLate())
        nothing: Sequence[FoundDamage] = ()
        self._add_head(self._late.going_on)
        self.notice = HomeNotice(self._logo, content)
        self.banner = self.notice.banner
        self._add_damage(_from_disk(damage, nothing))
        self._column.addLayout(self._table_line())
        self._add_games()
        self._own_cards = make_cards(self._is_first_evening)
        self._figures.counted.connect(self._show_states)
        self._column.addWidget(self._shelf(), 1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._figures.begin()
        # Enter goes on where the table was, or begins a game. Given straight to that: in a window
        # that is not active the page would only keep it.
        (self.likeliest or self).setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on; by a focus proxy Tab would leave out what stands before it."""
        super().focusInEvent(event)
        if self.likeliest is not None:
            self.likeliest.setFocus(event.reason())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._figures.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width, height = self.window().width(), self.window().height()
        used = min(round(width * SHARE), round(BROADEST * look().text_scale / 100))
        side, above = max(0, width - used) // 2, look().gap(1.5)
        self._column.setContentsMargins(side, above, side, above)
        self._used = used
        self._fit_others()
        grown = min(2.5, max(0.75, min(width / 1280, height / 800)))
        self._logo.set_height(round(LOGO * grown))
        has_room = used >= self._logo.sizeHint().width() + look().px(_LEAST_CONTINUE)
        direction = QBoxLayout.Direction
        self._head.setDirection(direction.LeftToRight if has_room else direction.TopToBottom)
        if self._tagline is not None:
            sides = Qt.AlignmentFlag
            side = sides.AlignRight if has_room else sides.AlignLeft
            self._tagline.setAlignment(side | sides.AlignVCenter)

    def tell(
        self, sentence: str, action: str = "", call: Callable[[], object] | None = None
    ) -> None:
        """Say something at the top, with a button where there is something to do about it."""
        self.notice.tell(sentence, action, call)

    # The head

    def _add_head(self, unfinished: SavedMatch | None) -> None:
        self._tagline: QLabel | None = None
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(look().gap(2))
        self._logo = WordMark()
        self._head.addWidget(self._logo)
        if unfinished is not None:
            self._head.addWidget(self._continue(unfinished), 1)
        else:
            self._tagline = label(say(texts.HOME_TAGLINE), size="lead", tone="muted")
            self._head.addWidget(self._tagline, 1)
        self._column.addLayout(self._head)

    def _table_line(self) -> QHBoxLayout:
        """Who sits at the table, and ways to go on with what was played before the last match."""
        row = QHBoxLayout()
        row.setSpacing(look().gap(1))
        row.addWidget(self.chooser, 1)
        going_on = self._late.going_on is not None
        others = [one for one in self._late.earlier if going_on and one.scores is None]
        self._others = [self._other_going_on(saved) for saved in others[: _CONTINUED - 1]]
        for button in self._others:
            row.addWidget(button)
        return row

    def _other_going_on(self, saved: SavedMatch) -> Button:
        said = " · ".join((title_of(self._games, saved), ", ".join(saved.players)))
        name = say(texts.HOME_CONTINUE, state=said)
        short, names = title_of(self._games, saved, is_short=True), saved.players
        few = f"{names[0]} +{len(names) - 1}" if len(names) > 1 else names[0]
        wordings = said, f"{short} · {', '.join(names)}", f"{short} · {few}"
        shown = fitting(wordings, QFontMetrics(look().font()), look().px(_OTHER))
        button = quiet(shown, self._open_call(saved.path), name=name)
        set_tip(button, name)
        return button

    def _fit_others(self) -> None:
        """As many of them as the line has room for; all stand among all matches."""
        left = self._used - self.chooser.line_width
        for button in self._others:
            left -= button.sizeHint().width() + look().gap(1)
            button.setVisible(left >= 0)
        self._tell_more()

    def _continue(self, saved: SavedMatch) -> PictureCard:
        what = (title_of(self._games, saved), ", ".join(saved.players), branch_note(saved))
        line = " · ".join(part for part in what if part)
        card = text_card(
            # The game's own card, just below, has its picture.
            None,
            title=say(texts.HOME_CONTINUE, state=state_of(self._games, saved)),
            lines=(line,),
        )
        card.is_inviting = True

        def tell_more() -> None:
            shown = sum(not button.isHidden() for button in self._others)
            others = len(self._figures.going_on) - 1 - shown
            more = f" · {say_count(texts.HOME_MORE, others)}" if others > 0 else ""
            card.set_last_line(f"{line}{more}")

        self._tell_more = tell_more
        self._figures.counted.connect(tell_more)
        card.clicked.connect(self._open_call(saved.path))
        self.likeliest = card
        return card

    def _add_damage(self, found: Sequence[FoundDamage]) -> None:
        for damage in found:
            note = Banner()
            note.show_refusal(damage_text(damage))
            self._column.addWidget(note)
            if isinstance(damage, DamagedSave) and damage.can_be_rescued and damage.kept_as:
                self._column.addLayout(self._rescue(damage.kept_as))

    def _rescue(self, path: Path) -> QHBoxLayout:
        return in_row(
            secondary(say(texts.DAMAGED_GO_ON), lambda: self.rescue_chosen.emit(path)),
            secondary(say(texts.DAMAGED_LOOK), self._open_call(path)),
            STRETCH,
            spacing=look().gap(1),
            margins=(look().gap(2), 0, 0, 0),
        )

    # The games

    def _add_games(self) -> None:
        self._cards: dict[str, GameCard] = {}
        if not self._games:
            self.chooser.hide()
            self._column.addWidget(label(say(texts.HOME_NO_GAMES)))
            return
        cards = self._cards = {entry.game: self._game_card(entry) for entry in self._games}
        if self.likeliest is None:
            first = cards.get(self._settings.last_game) or cards[self._games[0].game]
            self.likeliest = first.play
        games = GameCards(list(cards.values()), least_width=look().px(_LEAST_CARD))
        self._column.addWidget(games, 4)
        self._figures.counted.connect(self._name_computers)

    def _seat(self, company: Company) -> None:
        self._fit_others()
        self.company_chosen.emit(company)
        for card in self._cards.values():
            card.show_company(company)
        self._name_computers()
        self._show_states()

    def _show_states(self) -> None:
        """What the features' own cards tell of those at the table."""
        for one in self._own_cards:
            one.show_for(self.chooser.company, self._figures.begun)

    def _first_lesson(self, entry: GameEntry) -> Lesson | None:
        """What is offered on a game's card until the game was played or the lesson is done."""
        return None if self._knows(entry) else first_lesson(entry, self._settings)

    def _knows(self, entry: GameEntry) -> bool:
        begun = any(one.startswith(f"{entry.game}/") for one in self._settings.first_matches)
        return begun or self._settings.setup_of(entry.game) is not None

    def _lesson_words(self, entry: GameEntry, lesson: Lesson) -> str:
        is_begun = step_of(entry, lesson, self._settings)
        return say(texts.HOME_LESSON_GO_ON if is_begun else texts.HOME_FIRST_LESSON)

    def _name_computers(self) -> None:
        if self.chooser.company.computers and self.chooser.company.people:
            named = {entry.game: self._computer_of(entry) for entry in self._games}
            for game, name in named.items():
                self._cards[game].show_computer(name)
            self.chooser.show_computer(
                named.get(self._settings.last_game) or named[self._games[0].game]
            )

    def _game_card(self, entry: GameEntry) -> GameCard:
        lesson = self._first_lesson(entry)
        said = self._lesson_words(entry, lesson) if lesson else ""
        card = GameCard(entry, self.chooser.company, said)
        card.lesson_chosen.connect(lambda: self.lesson_chosen.emit(entry, lesson))
        card.short_chosen.connect(lambda: self.short_chosen.emit(entry))
        card.play_chosen.connect(lambda: self.play_chosen.emit(entry))
        card.room_chosen.connect(lambda room: self.room_chosen.emit(entry, room))
        card.set_up_chosen.connect(lambda: self.game_chosen.emit(entry))
        return card

    # The shelf

    def _shelf(self) -> QWidget:
        """Today, what came last, and where else one can go from here."""
        third = self._result_card() or self._lesson_card()
        shown = [card for card in (third, self._ways()) if card is not None]
        own = [one.card for one in self._own_cards]
        return CardGrid(
            [*own, *shown],
            least_width=look().px(_LEAST_CARD),
            fills_rows=True,
            # Beside nothing else it takes the whole line.
            first_span=4 - len(shown) if own else 1,
        )

    def _result_card(self) -> PictureCard | None:
        """The last result, and the way to a rematch; None before some matches were finished."""
        found = [one for one in self._late.earlier if _can_be_played_again(one)]
        if len(found) < _KNOWING:
            return None
        last = found[0]
        title = title_of(self._games, last)
        card = text_card(
            None, kicker=say(texts.HOME_REMATCH), title=result_text(last), lines=(title,)
        )

        def tell_all(won: tuple[int, int] | None) -> None:
            if won is not None:
                told = say(texts.HOME_WON, first=won[0], second=won[1])
                card.set_last_line(f"{title} · {told}")

        asked = LastAnswer(card)
        find = partial(self._head_to_head, last.path)
        # Of some thousand matches that takes too long for the window's thread.
        self._figures.counted.connect(lambda: asked.ask(find, tell_all))
        set_tip(card, say(texts.HOME_REMATCH_HINT))
        card.setAccessibleDescription(say(texts.HOME_REMATCH_HINT))
        card.clicked.connect(lambda: self.rematch_chosen.emit(last.path))
        return card

    def _lesson_card(self) -> PictureCard | None:
        """The lesson to go on with, the next one, or the list of them once all are done."""
        if not any(map(lessons_of, self._games)) or self._is_first_evening:
            return None
        found = next_lesson(self._games, self._settings)
        if found is None and not self._has_learn_page:
            return None
        if found is None:
            line = say(texts.HOME_ALL_LEARNT)
            card = text_card(None, title=say(texts.HOME_LEARN), lines=(line,))
            card.clicked.connect(self.learn_asked)
            return card
        entry, lesson = found
        card = text_card(
            None,
            kicker=self._lesson_kicker(entry, lesson),
            title=say(lesson.title),
            lines=(say(entry.title),),
        )
        card.clicked.connect(lambda: self.lesson_chosen.emit(entry, lesson))
        return card

    @property
    def _is_first_evening(self) -> bool:
        """Whether nothing was begun: then every game offers its first lesson itself."""
        settings = self._settings
        known = settings.lessons_done or settings.lessons_begun or settings.first_matches
        return not (known or self._late.going_on or self._late.earlier)

    def _lesson_kicker(self, entry: GameEntry, lesson: Lesson) -> str:
        step = step_of(entry, lesson, self._settings)
        if step:
            return say(texts.HOME_LESSON_AT, number=step + 1)
        done = self._settings.lessons_done
        return say(texts.HOME_NEXT_LESSON if done else texts.HOME_LESSONS)

    def _ways(self) -> QWidget | None:
        """Where else one can go from here; nowhere before anything was played."""
        if self._is_first_evening:
            return None
        ways = QWidget()
        column = in_column(
            STRETCH, inside=ways, spacing=look().gap(0.75), margins=(_LEVEL, 3, _LEVEL, 9)
        )
        found: list[HomeWay] = [
            (texts.HOME_ALL, self.all_matches_asked.emit),
            *self._features_ways,
        ]
        for line in (found[at : at + 2] for at in range(0, len(found), 2)):
            # A line more would not be in view in a low window.
            beside = QHBoxLayout()
            beside.setSpacing(look().gap(0.75))
            for said, lead in line:
                # Broader than a card they would shift all cards of their row.
                beside.addWidget(narrow(secondary(say(said), lead)), 1)
            column.addLayout(beside)
        column.addStretch(1)
        return ways

    def _open_call(self, path: Path) -> Callable[[], None]:
        return lambda: self.match_chosen.emit(path)


_LOOKED_AT: Final = 12
"""So many matches are looked through for what goes on and for the last result."""
_OTHER: Final = 34
"""What each of the others says takes no more grid steps than that."""
_CONTINUED: Final = 3
"""So many matches that go on are offered; the others stand among all matches."""
_KNOWING: Final = 3
"""Whoever has finished so many matches is no newcomer."""
_LEAST_CARD: Final = 28
_LEAST_CONTINUE: Final = 38
"""Least breadth of a card, and of that to go on with, in grid steps."""
_LEVEL: Final = 5
"""Pixels at the sides of what is no card, to be level with cards and their shadows."""


def _can_be_played_again(saved: SavedMatch) -> bool:
    """Whether it is the result of a match between several, played here and whole."""
    is_usual = not (saved.challenge or saved.is_branch or saved.from_paper)
    return saved.scores is not None and len(saved.players) > 1 and is_usual


def _from_disk(ask: Callable[[], T], otherwise: T) -> T:
    """The answer of a disk; the page can do without one that does not answer.

    What the disk refuses to read is told again when it is asked for by name.
    """
    try:
        return ask()
    except StoreError:
        return otherwise
