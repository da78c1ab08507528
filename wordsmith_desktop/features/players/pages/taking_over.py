"""Brings results of guests and other players under the name of a remembered one, and undoes it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidget, QWidget

from wordsmith_desktop.records.names import guest_key
from wordsmith_desktop.records.profiles import Profile, Profiles
from wordsmith_desktop.records.results.store import Moved, Statistics
from wordsmith_desktop.records.results.taking_over import (
    Candidate,
    TakenResults,
    candidates,
    give_back,
    take_over,
)
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.wording.shell import data_texts as texts
from wordsmith_desktop.wording.shell.trouble_sentences import why
from wordsmith_desktop.wording.texts import CANCEL, say, say_count


class TakeOverDialog(PlainDialog):
    """Lists guests and other players, each with the number of results."""

    chosen = Signal(object)
    """The `Candidate`."""

    def __init__(
        self,
        taker: Profile,
        found: Sequence[Candidate],
        people: Profiles,
        parent: QWidget | None = None,
    ) -> None:
        title = say(texts.TAKE_OVER_TITLE, name=taker.name)
        super().__init__(title, say(texts.TAKE_OVER_TEXT, name=taker.name), parent)
        self._found = found
        self.list = QListWidget(self)
        self.list.setVisible(bool(found))
        self.list.setAccessibleName(title)
        for one in found:
            is_guest = people.find(one.key) is None
            kind = texts.TAKE_OVER_GUEST if is_guest else texts.TAKE_OVER_PLAYER
            results = say_count(texts.RESULTS, one.games)
            self.list.addItem(say(kind, name=one.name, results=results))
        self.list.itemActivated.connect(lambda _item: self._choose())
        self.add(self.list if found else label(say(texts.TAKE_OVER_NOBODY)), stretch=1)
        cancel = self.add_button(buttons.secondary(say(CANCEL), self.reject))
        self.take_button = buttons.primary(say(texts.TAKE_OVER), self._choose)
        self.add_button(self.take_button).setEnabled(bool(found))
        self.list.setCurrentRow(0)
        (self.list if found else cancel).setFocus()
        self.fit(620, 480)

    def _choose(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._found):
            self.chosen.emit(self._found[row])
            self.accept()


class TakingOver:
    """What the list of players does about results; says in a banner how it went."""

    def __init__(
        self,
        people: Profiles,
        statistics: Callable[[], Statistics],
        banner: Banner,
        done: Callable[[], object],
    ) -> None:
        """`done` is called when results were taken over, so that undoing can be offered."""
        self.dialog: TakeOverDialog | None = None
        """The question that was asked last."""
        self._people = people
        self._statistics = statistics
        self._banner = banner
        self._done = done
        self._taken: TakenResults | None = None

    @property
    def can_undo(self) -> bool:
        """Whether results can be given back."""
        return self._taken is not None

    def ask(self, taker: Profile, parent: QWidget) -> None:
        """Ask whose results are this player's as well."""
        try:
            found = candidates(self._statistics(), self._people, taker.id)
        except (StoreError, UnreadableError) as error:
            self._refuse(error)
            return
        self.dialog = TakeOverDialog(taker, found, self._people, parent)
        self.dialog.chosen.connect(lambda one: self._take(taker, one))
        self.dialog.open()

    def offer(self, taker: Profile) -> None:
        """Say where a guest of the same name has results that may be this player's."""
        try:
            found = candidates(self._statistics(), self._people, taker.id)
        except (StoreError, UnreadableError):
            return
        own = next((one for one in found if one.key == guest_key(taker.name)), None)
        if own is not None and own.games:
            self._banner.show_info(say_count(texts.GUEST_RESULTS, own.games))

    def tell_joined(self) -> None:
        """Say who was found to be one person with somebody else, which can be undone."""
        if not self._people.joined:
            return
        *_, people = self._people.joined
        removed = people.removed
        if removed is None:
            return
        try:
            self._statistics().settle()
        except (StoreError, UnreadableError) as error:
            self._refuse(error)
            return
        key = removed.profile.id
        self._taken = TakenResults(people, self._statistics().settled.get(key, Moved(key, ())))
        self._tell(say(texts.JOINED, name=people.taker.name))

    def undo(self) -> None:
        """Give the results back that were taken over last."""
        if self._taken is None:
            return
        taken, self._taken = self._taken, None
        try:
            give_back(self._statistics(), self._people, taken)
        except (StoreError, UnreadableError) as error:
            self._refuse(error)
        else:
            self._banner.show_good(say(texts.GIVEN_BACK))
            self._people.forget_joined(taken.people)

    def forget(self) -> None:
        """Something else is done by now: what was taken over stays so."""
        if self._taken is not None:
            self._people.forget_joined(self._taken.people)
        self._taken = None

    def _take(self, taker: Profile, one: Candidate) -> None:
        now_ms = time.time_ns() // 1_000_000
        try:
            self._taken = take_over(self._statistics(), self._people, taker.id, one.key, now_ms)
        except (StoreError, UnreadableError) as error:
            self._refuse(error)
            return
        count = self._taken.count
        self._tell(say_count(texts.TAKEN_OVER, count, whose=one.name, name=taker.name))

    def _tell(self, sentence: str) -> None:
        self._banner.show_good(sentence)
        self._done()

    def _refuse(self, error: StoreError | UnreadableError) -> None:
        trouble = error.trouble if isinstance(error, UnreadableError) else error
        self._banner.show_refusal(say(texts.NOT_TAKEN_OVER, why=why(trouble)))
