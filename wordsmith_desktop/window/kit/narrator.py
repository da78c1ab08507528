"""Tells the table what happened: by the message line, by voice, and by offers to overrule."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from PySide6.QtCore import QElapsedTimer, SignalInstance
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games.common.table_events import (
    HandedOver,
    ObjectionRaised,
    VoteAsked,
    WordCalled,
    WordJudged,
    WordRefused,
)
from wordsmith_desktop.games.common.word_strip import RowLaid
from wordsmith_desktop.lexicon.rulings import Ruling
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.wording.rule_numbers import refusing_rule
from wordsmith_desktop.wording.table_texts import UPDATES
from wordsmith_desktop.wording.texts import Text, say

from .announce import announce
from .appearance import appearance
from .banner import Banner, Tone, unchanged
from .overruling import Overruling

E = TypeVar("E", bound=Event)
"""A game's events."""
READ_MS: Final = 4000
"""So long a sentence stands at least that is to be read to its end."""
_TURNS_BACK: Final = (UpdateKind.UNDONE, UpdateKind.REDONE)
ExplainRuling: TypeAlias = Callable[[Ruling, Callable[[str], object]], object]
"""Has a sentence told about a ruling, where there is anything to tell."""


class DiceInTheAir(Protocol):
    """Dice that show nothing before they have landed."""

    landed: SignalInstance
    """They lie still."""

    @property
    def is_throwing(self) -> bool:
        """Whether they are in the air."""


class TableNarrator(Generic[E]):
    """Turns updates into what is seen and read out; a game says how it puts them."""

    REFUSALS: ClassVar[tuple[type, ...]] = (WordRefused,)
    """Their story is told as a refusal."""
    GOOD: ClassVar[tuple[type, ...]] = ()
    """Their story is told as good news."""
    RULES: ClassVar[Mapping[Enum, str]] = {}
    """The number of the rule that a reason belongs to, where the rejection does not say."""
    LASTING: ClassVar[tuple[type, ...]] = ()
    """Their story is read to its end: what is told meanwhile stands behind it."""
    SETTLES: ClassVar[tuple[type, ...]] = ()
    """After these a word that was refused does not lie there any more."""

    def __init__(
        self,
        banner: Banner,
        names: Sequence[str],
        overruling: Overruling | None = None,
        *,
        voice: QWidget | None = None,
    ) -> None:
        """`names` are the players' by seat; `voice` is what reads asides out."""
        self.banner = banner
        self.names = names
        self.overruling = overruling
        self._voice = voice
        self._thrown: DiceInTheAir | None = None
        self._after_landing: tuple[E, ...] = ()
        """What is told once the dice lie still that are in the air."""
        self._told = 0
        """The number of the last message that told what had happened."""
        self._called = 0
        """The number of the last message that told of no more than a word that is asked about."""
        self._turned_back = 0
        """The number of the last message that something was taken back, or done again."""
        self._lasting = 0
        """The number of the last message that is to be read to its end, or begins with one."""
        self._long = ""
        """That one."""
        self._since = QElapsedTimer()
        """When that was said."""
        self._objected: tuple[E, ...] = ()
        """Who objected, until it is told what came of it."""
        self._public: tuple[E, ...] = ()
        """What was told last, as the whole table may know it."""
        self._told_to_all = 0
        """The number of the last message that told no more than that."""
        self.explain: ExplainRuling = lambda _ruling, _then: None
        """Tells the meaning that made a word no word of a game; a page says who knows it."""

    # What a game answers

    def story(self, events: Sequence[E]) -> str:
        """What happened, as a sentence; empty where nothing is worth one."""
        raise NotImplementedError

    def asides(self, events: Sequence[E]) -> str:  # noqa: ARG002
        """What is only read out."""
        return ""

    def follow(self, event: E) -> None:
        """Show what has a place of its own on the table."""

    def clock_text(self, update: Update[E]) -> Text:
        """What is said of a soft clock that has run out."""
        return UPDATES[update.kind]

    def moment(self) -> Hashable:
        """What was told goes once this is another; what stays until the next is of none."""
        return None

    def is_good(self, event: E) -> bool:
        """Whether it is good news."""
        return isinstance(event, self.GOOD)

    def may_overrule(self, refused: WordRefused) -> bool:
        """Whether a table may have a word stand that was refused."""
        return refused.ruling is not None

    def rule(self, events: Sequence[E]) -> str:
        """The number of the rule by which a word was refused; empty where none is known."""
        refused = [event for event in events if isinstance(event, self.REFUSALS)]
        return next(filter(None, (refusing_rule(one, self.RULES) for one in refused)), "")

    # What follows from that

    def wait_for(self, dice: DiceInTheAir) -> None:
        """Tell what these dice show once they have landed, and have that be heard."""
        self._thrown = dice
        dice.landed.connect(self._landed)

    def forget(self) -> None:
        """Nothing was said yet: the match is shown as it stood at another moment."""
        self._after_landing = self._objected = self._public = ()
        self.banner.clear()
        if self.overruling is not None:
            self.overruling.over(forget=True)

    def hand_over(self) -> None:
        """Somebody else looks from now on: all that was said to whoever looked before goes.

        What stays is what the whole table may know of it. It was heard when it happened.
        """
        if self.banner.said == self._told_to_all and not self._after_landing:
            return
        sentence = self.story(self._public)
        self.forget()
        if sentence:
            self.banner.show_info(sentence, aloud=False)

    def tell(self, update: Update[E]) -> None:
        """Tell one update as whoever looks may know it."""
        said = self.banner.said
        if update.kind is UpdateKind.PLAYED:
            self._public = update.public
            self.played(update.visible)
            is_laying = bool(update.visible) and all(event.lays for event in update.visible)
            if update.visible == update.public and self.banner.said != said:
                self._told_to_all = self.banner.said
            if self.banner.said == said and (is_laying or said == self._turned_back):
                self.settle()
        elif update.kind is UpdateKind.CLOCK:
            self.banner.show_info(say(self.clock_text(update)))
        elif update.kind in UPDATES:
            self.banner.show_info(say(UPDATES[update.kind]))
            if update.kind in _TURNS_BACK:
                self._after_landing = ()
                self._told = self._turned_back = self.banner.said

    @property
    def _is_being_read(self) -> bool:
        """Whether a message stands there that is to be read to its end, and has only just come."""
        is_there = self.banner.said == self._lasting and self._since.isValid()
        return is_there and self._since.elapsed() < READ_MS

    def settle(self) -> None:
        """Something is laid otherwise now: no word lies there that was refused or told of.

        Hints and what is to be done in the turn stay.
        """
        if self._is_being_read:
            return
        is_of_before = self.banner.tone in (Tone.REFUSAL, Tone.GOOD)
        if is_of_before or self.banner.said == self._told:
            self.banner.clear()

    def leave_call_to_card(self) -> None:
        """A card shows the word that was called: the message says no more than that."""
        if self.banner.said == self._called:
            self.banner.clear()

    def played(self, events: Sequence[E]) -> None:
        """Tell what an action brought."""
        self.offer(events)
        for event in events:
            self.follow(event)
        # What is laid is seen, and read out by the strip itself.
        self.say([event for event in events if not isinstance(event, RowLaid)])

    def offer(self, events: Sequence[E]) -> None:
        """Offer what of it the table can overrule."""
        if self.overruling is not None:
            for event in events:
                self._offer(self.overruling, event)

    def say(self, events: Sequence[E]) -> None:
        """Put what happened into words, once the dice lie still that are in the air."""
        told, self._after_landing = (*self._after_landing, *self._with_objection(events)), ()
        if appearance().tells_motion and self._thrown is not None and self._thrown.is_throwing:
            self._after_landing = told
        else:
            self._put_into_words(told)

    def _with_objection(self, events: Sequence[E]) -> tuple[E, ...]:
        """Who objected is told once more with the verdict, which comes at once."""
        objected = self._objected
        self._objected = tuple(event for event in events if isinstance(event, ObjectionRaised))
        is_verdict = any(isinstance(event, WordJudged | WordRefused) for event in events)
        return (*objected, *events) if is_verdict and not self._objected else tuple(events)

    def _landed(self, *_face: object) -> None:
        told, self._after_landing = self._after_landing, ()
        if told:
            self._put_into_words(told)

    def _put_into_words(self, events: Sequence[E]) -> None:
        sentence, aside = self.story(events), self.asides(events)
        if sentence:
            self.show(sentence, events)
        if aside and self._voice is not None:
            announce(self._voice, aside)

    def show(self, sentence: str, events: Sequence[E]) -> None:
        """Show a sentence in the tone of what it tells, for as long as that is true."""
        is_behind = self._is_being_read
        if is_behind:
            sentence = f"{self._long} {sentence}"
        if any(isinstance(event, self.REFUSALS) for event in events):
            self.banner.show_refusal(sentence, self.rule(events))
            for ruling in dict.fromkeys(_refusing(events)):
                self.explain(ruling, self.banner.adder())
        elif any(self.is_good(event) for event in events):
            self.banner.show_good(sentence)
        else:
            self.banner.show_info(sentence)
        self.banner.keep_while(unchanged(self.moment))
        self._told = self.banner.said
        if all(
            isinstance(event, WordCalled | VoteAsked) or not self.story([event]) for event in events
        ):
            self._called = self._told
        if any(isinstance(event, self.LASTING) for event in events):
            lasting = [event for event in events if isinstance(event, self.LASTING)]
            self._lasting, self._long = self._told, self.story(lasting)
            self._since.start()
        elif is_behind:
            self._lasting = self._told

    def _offer(self, overruling: Overruling, event: Any) -> None:
        """Offer what the table can overrule, as long as it lies there."""
        if isinstance(event, WordJudged):
            overruling.judged(event.ruling)
        elif isinstance(event, WordRefused):
            overruling.refused(by_dictionary=self.may_overrule(event))
        elif isinstance(event, HandedOver):
            # Behind the curtain the word is a secret of whoever had the turn.
            overruling.over(forget=True)
        elif isinstance(event, self.SETTLES):
            overruling.over(forget=False)
        else:
            overruling.refresh()


def _refusing(events: Sequence[object]) -> Iterator[Ruling]:
    """The rulings against words; an event has one, or several, or none."""
    for event in events:
        one = getattr(event, "ruling", None)
        found: tuple[Ruling, ...] = (one,) if one else getattr(event, "rulings", ())
        yield from (ruling for ruling in found if not ruling.accepted)
