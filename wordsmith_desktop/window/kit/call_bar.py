"""A called word on which the table is asked: objections, votes, and the dictionary."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QHideEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.open_table import CallStage, LetStand, Object, Vote
from wordsmith_desktop.lexicon.rulings import Ruling
from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.rulings import ruling_text
from wordsmith_desktop.wording.texts import say

from . import buttons
from .appearance import look
from .buttons import Patience
from .labels import label
from .layouts import FlowLayout, clear_layout, in_column
from .roles import has_role


class _Answer(Value):
    text: str
    """What its button says."""
    name: str
    """The same as it is read out, where nobody sees what is asked."""
    seat: Seat
    action: Object | LetStand | Vote
    is_primary: bool


@has_role(QAccessible.Role.Grouping)
class CallBar(QWidget):
    """Shows the word and offers every seat that is asked its answers."""

    answered = Signal(int, object)
    """A seat and its action: `Object`, `LetStand` or `Vote`."""

    def __init__(
        self,
        word: QWidget | None = None,
        parent: QWidget | None = None,
        *,
        has_room: bool = False,
    ) -> None:
        """`word` shows the pending word in the way of the game, which keeps it up to date.

        None where the game shows it elsewhere. One that `has_room` says in any window what is
        asked.
        """
        super().__init__(parent)
        self._preselects = True
        self._has_word, self._has_room = word is not None, has_room
        self._title = label("", size="lead", wrap=look().is_large)
        self._hint = label("")
        self._asked = 0
        """How many questions there were."""
        self._answers = FlowLayout(spacing=look().gap(1))
        self._offered: tuple[object, tuple[_Answer, ...]] = (None, ())
        """What was asked, and the answers that were offered to all who were asked."""
        self._open: frozenset[Seat] = frozenset()
        """Who has not answered yet."""
        self._buttons: list[QPushButton] = []
        self._patience = Patience(self)
        # One line where there is room: below it every seat may have two answers.
        top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        if look().is_large:
            top.setDirection(QBoxLayout.Direction.TopToBottom)
        top.setSpacing(look().gap(2))
        top.addWidget(self._title)
        if word is not None:
            top.addWidget(word)
        top.addWidget(self._hint, 1)
        whole = in_column(top, self._answers, inside=self, spacing=look().gap(1))
        # In more room than it needs the answers stay close to what is asked.
        whole.addStretch(1)

    @property
    def buttons(self) -> Sequence[QPushButton]:
        """The answers that can be given, in order."""
        return tuple(one for one in self._buttons if one.isEnabledTo(self))

    @property
    def entrance(self) -> QWidget:
        """What has the keyboard when it comes: an answer, or nothing that Enter would press."""
        return self.buttons[0] if self.buttons and self._preselects else self

    def ask(
        self,
        title: str,
        hint: str,
        *,
        stage: CallStage,
        names: Sequence[str],
        asked: Sequence[Seat],
        preselects: bool = True,
    ) -> None:
        """Ask these seats about the pending word; `names` are everybody's by seat.

        Nobody is asked in a match that is only looked at. Unless it `preselects` the first answer,
        no key gives one before somebody has moved to it.
        """
        self._preselects = preselects
        self._title.setText(title)
        self._hint.setText(hint)
        self._asked += 1
        if look().is_large:
            # The answers need the room; who called what is in the news and read out.
            self._hint.setVisible(self._has_room)
            self._title.setVisible(self._has_word)
        self._ask_of((title, stage), _answers(stage, names, asked), frozenset(asked))

    @property
    def hint(self) -> str:
        """What is said below the question."""
        return self._hint.text()

    def adder(self) -> Callable[[str], None]:
        """What adds a line to the hint, as long as the same is asked."""
        number = self._asked

        def add(line: str) -> None:
            if number == self._asked:
                self._hint.setText(f"{self.hint} {line}")

        return add

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            # The same may be asked again, of all.
            self._offered = (None, ())

    def _ask_of(self, question: object, answers: Sequence[_Answer], asked: frozenset[Seat]) -> None:
        """Offer the answers; while the same is asked, those that were given keep their places.

        A click that came twice would else give the answer of whoever is next.
        """
        before, offered = self._offered
        if before != question or not asked or not set(answers) <= set(offered):
            self._offered = question, tuple(answers)
            self._offer(answers)
        elif asked != self._open:
            self._patience.restart()
        self._open = asked
        for answer, button in zip(self._offered[1], self._buttons, strict=True):
            button.setEnabled(answer.seat in asked)
        if self._buttons:
            # A button that has the focus gives that, once hidden or closed, to whatever is next.
            self.entrance.setFocus()

    def _offer(self, answers: Sequence[_Answer]) -> None:
        clear_layout(self._answers)
        self._buttons = []
        for answer in answers:
            make = buttons.primary if answer.is_primary else buttons.secondary
            act = partial(self.answered.emit, answer.seat, answer.action)
            button = make(answer.text, act, name=answer.name)
            # The Enter that said the word, pressed twice, must not answer for the others.
            self._patience.watch(button)
            self._answers.addWidget(button)
            # The layout would show it a moment later only, and whoever asks for its height now
            # would be told that of nothing.
            button.show()
            self._buttons.append(button)
        if self._buttons:
            # From the bar, Tab goes on to the answers.
            policy = Qt.FocusPolicy.NoFocus if self._preselects else Qt.FocusPolicy.StrongFocus
            self.setFocusPolicy(policy)
            for before, after in pairwise((self, *self._buttons)):
                QWidget.setTabOrder(before, after)


def hint_text(stage: CallStage, ruling: Ruling | None) -> str:
    """What is asked; `ruling` is what the dictionary said, for a vote."""
    if stage is CallStage.VOTE:
        return say(texts.VOTE_HINT, reason=ruling_text(ruling) if ruling else "")
    return say(texts.OBJECTIONS_HINT if stage is CallStage.OBJECTIONS else texts.JUDGING)


def _answers(stage: CallStage, names: Sequence[str], asked: Sequence[Seat]) -> list[_Answer]:
    if stage is CallStage.OBJECTIONS and asked:
        nobody = say(texts.LET_STAND)
        said = {seat: say(texts.OBJECT_AS, name=names[seat]) for seat in asked}
        # Among several a name answers who objects; alone it would say nothing.
        shown = said if len(asked) == 1 else {seat: names[seat] for seat in asked}
        objections = [_Answer(shown[seat], said[seat], seat, Object(), False) for seat in asked]
        return [_Answer(nobody, nobody, asked[0], LetStand(), True), *objections]
    if stage is CallStage.VOTE:
        return [
            _Answer(said, said, seat, Vote(accept), False)
            for seat in asked
            for said, accept in (
                (say(texts.ACCEPT_AS, name=names[seat]), True),
                (say(texts.REFUSE_AS, name=names[seat]), False),
            )
        ]
    return []
