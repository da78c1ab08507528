"""The screen of practice: a few exercises a day, and then that is all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QVBoxLayout, QWidget

from wordsmith_desktop.core.background import Ticket
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.features.dictionaries.dictionaries import LexiconOf
from wordsmith_desktop.features.matches.pages.match_lines import entry_of
from wordsmith_desktop.features.practice.practice import Practice
from wordsmith_desktop.games.common.registry import reviewer_of
from wordsmith_desktop.records.kept_match import KeptMatch
from wordsmith_desktop.records.names import guest_key
from wordsmith_desktop.records.profiles import Profiles
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.window.kit import threads
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.asking.explainer import NO_EXPLAINER, WordExplainer
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.days import brief_day
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.kit.screen import Page
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.shell.seating import own_colours
from wordsmith_desktop.wording import texts as words
from wordsmith_desktop.wording.shell.texts import PRACTICE
from wordsmith_desktop.wording.shell.trouble_sentences import why
from wordsmith_desktop.wording.texts import say, say_count

from .. import practice_texts as texts
from ..deck import Exercise, Exercises, Grade, Outlook, outlook
from ..missed import ReviewerOf, exercises_of, is_of, words_at
from ..schedule import rescheduled
from .exercise_view import ExerciseView, ShownExercise, Surroundings
from .who_view import WhoView

MATCHES_AT_ONCE: Final = 4
"""So many matches are looked through before somebody may begin."""


class Practising(Value):
    """What the page needs of the program."""

    games: Sequence[GameEntry]
    practice: Practice
    people: Profiles
    lexicon: LexiconOf
    preferences: Preferences
    explainer: WordExplainer = NO_EXPLAINER
    reviewers: ReviewerOf = reviewer_of


@dataclass(slots=True)
class Gathering:
    """Matches that are being looked through."""

    player: str
    """The key of whose matches they are."""
    matches: tuple[KeptMatch, ...] = ()
    """Those that wait for their dictionaries."""


class PracticePage(Page):
    """Shows one exercise after another of whoever practises."""

    shown = Signal()
    """An exercise can be seen, or that there is none."""

    def __init__(
        self, own: Practising, player: str = "", name: str = "", *, found: Exercises = ()
    ) -> None:
        """`player` is the key of whoever practises, called so; by default who played last.

        `found` are exercises of somebody without a name, kept once it is known who that is.
        """
        super().__init__(say(PRACTICE))
        self._found = found
        self._own = own
        self._view: ExerciseView | None = None
        self._drawn: Exercise | None = None
        self._gathering: Gathering | None = None
        self._has_all = False
        """Whether all matches of whoever practises were looked through."""
        self._unreadable: set[str] = set()
        """The ids of exercises whose matches cannot be read just now."""
        self.who = self._picker(player, name)
        self.banner = Banner(lines=1, collapses=True, is_tight=True)
        self.line = label("", tone="muted", wrap=look().is_large)
        """Which exercise it is, of how many."""
        self.leave_out = self.add_button(secondary(say(texts.LEAVE_OUT), self._leave_out))
        self.back = self.add_button(secondary(say(words.BACK), self.left.emit))
        self.next = self.add_way_on(primary(say(texts.NEXT), self._go_on), takes_enter=True)
        self.verdict = label("")
        """What the last answer was, when it comes back, and what the word means."""
        self._place = QVBoxLayout()
        self._content: QWidget = QFrame()
        self._lay_out()
        self._tell_damage()
        # The page is seen before anything is read.
        QTimer.singleShot(0, self, self._go_on)

    @property
    def player(self) -> str:
        """The key of whoever practises; empty where nobody is known."""
        return str(self.who.currentData() or "")

    @property
    def view(self) -> ExerciseView | None:
        """The exercise that is seen."""
        return self._view

    @property
    def is_waiting(self) -> bool:
        """Whether matches are being looked through."""
        return self._gathering is not None

    def dictionary_opened(self) -> None:
        if self._gathering is not None and self._gathering.matches:
            self._look_through(self._gathering)
        elif self._view is None and self._gathering is None:
            self._go_on()

    # Building

    def _picker(self, player: str, name: str) -> QComboBox:
        picker = QComboBox()
        picker.setObjectName("practice-player")
        picker.setAccessibleName(say(texts.PLAYER))
        settings = self._own.preferences.settings
        for called, key in _people((settings.soloist, *settings.player_names), self._own.people):
            picker.addItem(called, key)
        if name and picker.findData(player) < 0:
            picker.addItem(name, player)
        picker.setCurrentIndex(max(0, picker.findData(player)))
        picker.setVisible(picker.count() > 1)
        picker.activated.connect(lambda _index: self._change_player())
        return picker

    def _lay_out(self) -> None:
        if look().is_large:
            self.body.addWidget(self.line)
        else:
            self.head.addWidget(self.line)
        self.head.addWidget(self.who)
        self.body.setSpacing(look().gap(1))
        self.body.addLayout(self._place, 1)
        if look().is_large:
            self.body.addWidget(self.banner)
            self.body.addWidget(self.verdict)
        else:
            # In the bar it takes no height from the table.
            self._bar.insertWidget(0, self.verdict, 1)
            self._bar.insertWidget(0, self.banner, 1)
            self.message.hide()
        self._show_content(QFrame())

    def _tell_damage(self) -> None:
        damage = self._own.practice.damage()
        if damage is not None:
            text = texts.DAMAGED if damage.kept_as else texts.DAMAGED_LEFT
            self.banner.show_refusal(say(text, kept=damage.kept_as or damage.path))

    def _show_content(self, content: QWidget) -> None:
        if self._view is not None:
            self._view.let_go()
            self._view = None
        self._place.removeWidget(self._content)
        # A signal of what is seen may have led here.
        self._content.hide()
        self._content.deleteLater()
        self._content = content
        self._place.addWidget(content, 1)

    # Going on

    def _change_player(self) -> None:
        self._has_all, self._gathering = False, None
        self._go_on()

    def _outlook(self) -> Outlook:
        practice = self._own.practice
        found = practice.exercises(self.player)
        shown = tuple(one for one in found if one.id not in self._unreadable)
        return outlook(shown, practice.now())

    def _go_on(self) -> None:
        if self._gathering is not None:
            return
        if self._found:
            self._ask_who()
            return
        self._say("")
        found = self._outlook()
        if not found.round and found.wants_more and not self._has_all and self.player:
            self._gather()
        elif found.round:
            self._show_exercise(found)
        else:
            self._show_end(found)

    def _ask_who(self) -> None:
        """Ask for the name of whoever missed the words, once; they are kept under it."""
        view = WhoView(self._own.people.all)
        view.named.connect(self._become)
        self._show_content(view)
        self.who.hide()
        self._offer(has_exercise=False)
        announce(self, say(texts.WHO_TITLE))
        view.field.setFocus()
        self.shown.emit()

    def _become(self, name: str) -> None:
        """Go on as somebody of that name, who is asked no more."""
        own, found = self._own, self._found
        profile = own.people.named(name)
        key = profile.id if profile is not None else guest_key(name)
        unnamed, self._found = found[0].player, ()
        named = [replace(one, player=key) if one.player == unnamed else one for one in found]
        own.practice.deck().add(named, found[0].match)
        own.preferences.change(soloist=name)
        if self.who.findData(key) < 0:
            self.who.addItem(name, key)
        self.who.setCurrentIndex(self.who.findData(key))
        self.who.setVisible(self.who.count() > 1)
        self._go_on()

    def _show_exercise(self, found: Outlook) -> None:
        one = found.round[0]
        entry = entry_of(self._own.games, one.game)
        lexicon = self._own.lexicon(one.dictionary)
        if lexicon is None:
            # The window says when it is open.
            self._wait()
            return
        try:
            kept = self._own.practice.table(one)
        except (StoreError, UnreadableError):
            kept = None
        if entry is None or kept is None or not is_of(one, kept, self._own.reviewers):
            self._unreadable.add(one.id)
            self.banner.show_info(say(texts.GONE))
            self._go_on()
            return
        self._show(ShownExercise(one, kept, entry, lexicon), found)

    def _show(self, drawn: ShownExercise, found: Outlook) -> None:
        own, one = self._own, drawn.exercise
        colours = own_colours(own.people, drawn.kept.header.seats)
        around = Surroundings(
            own.preferences, own.explainer, self.left.emit, colours, own.reviewers
        )
        view = ExerciseView(drawn, around)
        self._show_content(view)
        self._view, self._drawn = view, one
        view.told.connect(self._say)
        view.explained.connect(self._add)
        view.graded.connect(self._take)
        self.line.setText(
            say(
                texts.WHERE,
                n=found.done + 1,
                whole=found.done + len(found.round),
                game=say(drawn.entry.title),
                day=brief_day(one.began_ms),
            )
        )
        self._offer(has_exercise=True)
        view.begin()
        self.shown.emit()

    def _offer(self, *, has_exercise: bool) -> None:
        self.leave_out.setVisible(has_exercise)
        self.next.setVisible(has_exercise)
        self.next.setEnabled(False)

    def _take(self, grade: Grade) -> None:
        one, practice = self._drawn, self._own.practice
        if one is None or self._view is None:
            return
        deck = practice.deck()
        after = deck.answer(one, grade, practice.now(), rescheduled)
        self._add(say(texts.COMES_BACK, day=brief_day(after.due_ms)))
        if not deck.is_kept:
            self.banner.show_refusal(say(texts.NOT_KEPT))
        self.leave_out.setEnabled(True)
        self.next.setEnabled(True)
        self.next.setFocus()

    def _say(self, sentence: str) -> None:
        self.verdict.setText(sentence)
        # Large text has it in a row of its own, which is there when it is needed.
        self.verdict.setVisible(bool(sentence) or not look().is_large)
        if sentence:
            announce(self, sentence)

    def _add(self, sentence: str) -> None:
        self._say(f"{self.verdict.text()} {sentence}")

    def _leave_out(self) -> None:
        if self._drawn is not None:
            self._own.practice.deck().leave_out(self._drawn)
            self._go_on()
            self._say(say(texts.LEFT_OUT))

    def _show_end(self, found: Outlook) -> None:
        is_done = bool(found.whole)
        title = say(texts.DONE_TITLE if is_done else texts.NOTHING_TITLE)
        name = self.who.currentText()
        nothing = say(texts.NOTHING, name=name) if name else say(texts.NOBODY_YET)
        lines = [nothing, say(texts.ABOUT)]
        if is_done:
            lines = [say_count(texts.DONE, found.done), say_count(texts.WHOLE, found.whole)]
        if found.next_ms is not None:
            lines.append(say(texts.NEXT_TIME, day=brief_day(found.next_ms)))
        self._drawn = None
        self._show_sentences(title, lines)
        announce(self, " ".join((title, *lines)))
        self.back.setFocus()
        self.shown.emit()

    def _show_sentences(self, title: str, lines: Sequence[str]) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setSpacing(look().gap(1.5))
        column.addStretch(1)
        for line in (label(title, size="title"), *map(label, lines)):
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(line)
        column.addStretch(2)
        self._show_content(scrolled(inside))
        self.line.setText("")
        self._offer(has_exercise=False)

    # Looking through matches

    def _wait(self) -> None:
        self._show_sentences(say(texts.GATHERING), ())

    def _gather(self) -> None:
        player, practice = self.player, self._own.practice
        self._gathering = gathering = Gathering(player)
        self._wait()

        def take(matches: tuple[KeptMatch, ...]) -> None:
            if self._gathering is not gathering:
                return
            gathering.matches = matches
            if matches:
                self._look_through(gathering)
            else:
                self._gathering, self._has_all = None, True
                self._go_on()

        threads.run(
            lambda _ticket: tuple(islice(practice.unlooked(player), MATCHES_AT_ONCE)),
            done=take,
            failed=self._refuse,
            owner=self,
        )

    def _look_through(self, gathering: Gathering) -> None:
        """Review matches beside the window, once their dictionaries are open."""
        opened = {
            one.header.dictionary.tag: self._own.lexicon(one.header.dictionary.tag)
            for one in gathering.matches
        }
        lexicons = {tag: lexicon for tag, lexicon in opened.items() if lexicon is not None}
        if len(lexicons) < len(opened):
            return
        matches, gathering.matches = gathering.matches, ()
        is_family = not self._own.preferences.settings.offers_all_words

        def find(ticket: Ticket) -> list[tuple[str, Exercises]]:
            found = []
            for one in matches:
                known = words_at(one, lexicons[one.header.dictionary.tag], is_family=is_family)
                missed = exercises_of(
                    one,
                    known,
                    is_cancelled=lambda: ticket.is_cancelled,
                    reviewers=self._own.reviewers,
                )
                found.append((one.header.match_id, missed))
            return found

        threads.run(find, done=self._take_found, failed=self._refuse, owner=self)

    def _take_found(self, found: Sequence[tuple[str, Exercises]]) -> None:
        self._gathering = None
        for match, missed in found:
            self._own.practice.deck().add(missed, match)
        self._go_on()

    def _refuse(self, error: Exception) -> None:
        self._gathering, self._has_all = None, True
        if not isinstance(error, StoreError):
            raise error
        self._go_on()
        self.banner.show_refusal(say(texts.NOT_GATHERED, why=why(error)))


def _people(last: Sequence[str], people: Profiles) -> Iterator[tuple[str, str]]:
    """Names and keys: first who played last, then everybody else who is remembered."""
    names = dict.fromkeys((*last, *(one.name for one in people.all)))
    seen: set[str] = set()
    for name in names:
        profile = people.named(name)
        key = profile.id if profile is not None else guest_key(name)
        if name and key not in seen:
            seen.add(key)
            yield (profile.name if profile is not None else name), key
