"""Tells the table what happened: the message line, the dice, and the offer to overrule."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.core.seats import CHANCE, Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games.letter_pieces import events
from wordsmith_desktop.games.letter_pieces.state import Phase
from wordsmith_desktop.lexicon.rulings import Ruling
from wordsmith_desktop.session.live import Session
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.ui.games.letter_pieces.match.layout import Parts
from wordsmith_desktop.ui.games.letter_pieces.sentences import texts
from wordsmith_desktop.ui.games.letter_pieces.sentences.telling import GOOD, REFUSALS, story
from wordsmith_desktop.ui.games.letter_pieces.table import texts as table_texts
from wordsmith_desktop.ui.kit.rulings import ruling_text
from wordsmith_desktop.ui.kit.texts import say


class Narrator:
    """Turns updates of the session into what is seen and read out."""

    def __init__(self, parts: Parts, session: Session, names: Sequence[str]) -> None:
        self._parts = parts
        self._session = session
        self._names = names
        self._refused: Ruling | None = None
        self.last_reason = ""
        """What the dictionary last said of a word."""
        self.ticked_circles = 0
        """Circles of this step's row that have become pieces (R40)."""
        parts.accept.clicked.connect(self._accept)

    def tell(self, update: Update, bench: Seat | None) -> None:
        """Tell one update as the bench may know it."""
        if update.kind is UpdateKind.PLAYED:
            self._played(self._session.events_for(update, bench))
        elif update.kind in _MESSAGES:
            self._parts.banner.show_info(say(_MESSAGES[update.kind]))

    def show_accept(self) -> None:
        """Offer to accept the word that was just refused by the dictionary, if one was."""
        refused = self._refused
        self._parts.accept.setVisible(refused is not None)
        if refused is not None:
            text = say(table_texts.ACCEPT_FOR_GAME, word=refused.word)
            self._parts.accept.setText(text)
            self._parts.accept.setAccessibleName(text)

    def _played(self, told: tuple[Event, ...]) -> None:
        for event in told:
            self._follow(event)
        sentence = story(told, self._names)
        if not sentence:
            return
        banner = self._parts.banner
        if any(isinstance(event, REFUSALS) for event in told):
            banner.show_refusal(sentence)
        elif any(isinstance(event, GOOD) for event in told):
            banner.show_good(sentence)
        else:
            banner.show_info(sentence)

    def _follow(self, event: Event) -> None:
        """Dice, circles and refusals have a place of their own on the table."""
        if isinstance(event, events.Dealt):
            self._parts.dice.roll(event.faces)
        elif isinstance(event, events.DiceFell):
            self._dice(event)
        elif isinstance(event, events.CircleTicked):
            self.ticked_circles += 1
        elif isinstance(event, events.TurnMoved | events.HandedOver):
            self.ticked_circles = 0
            self._refused = None
        elif isinstance(event, events.WordJudged):
            self.last_reason = ruling_text(event.ruling)
        elif isinstance(event, events.WordRefused):
            self._refused = event.ruling
        elif isinstance(event, events.WordClaimed):
            self._refused = None

    def _dice(self, event: events.DiceFell) -> None:
        if event.seat == CHANCE:
            self._parts.dice.roll(event.faces)
        else:
            self._parts.dice.clear()
            self._parts.tray.die.tumble.roll_to(event.faces[0])

    def _accept(self) -> None:
        refused, self._refused = self._refused, None
        phase = self._session.observation(None).phase
        if refused is not None and phase is not Phase.MATCH_OVER:
            self._session.set_house(refused.word, True)


_MESSAGES = {
    UpdateKind.UNDONE: table_texts.UNDONE,
    UpdateKind.REDONE: table_texts.REDONE,
    UpdateKind.CLOCK: texts.SOFT_TIME,
    UpdateKind.STORE_TROUBLE: texts.STORE_TROUBLE,
    UpdateKind.STORE_WELL: texts.STORE_WELL,
}
