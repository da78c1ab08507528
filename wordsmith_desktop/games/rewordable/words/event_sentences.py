"""What happened, as sentences for one at the table or for all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common import table_events
from wordsmith_desktop.games.common.word_strip import RowLaid
from wordsmith_desktop.wording import event_texts as shared
from wordsmith_desktop.wording.events import say_event, seat_of
from wordsmith_desktop.wording.rulings import ruling_text
from wordsmith_desktop.wording.texts import POINTS, Plural, Text, joined, say, say_count

from ..rules import events
from ..rules.cards import Card
from ..rules.events import TokensWon, WordBuilt
from ..rules.laying import Word
from ..rules.ruleset import EndRule
from ..rules.tokens import TOKEN_POINTS, Goal
from . import event_texts as texts
from .in_words import short_name


class Listener(Value):
    """One person at the table, or all of them."""

    names: Sequence[str]
    """The players' names by seat."""
    seat: Seat | None = None
    """Whose "you" it is; None where everybody listens."""
    ending: EndRule = EndRule.LAST_ROUND
    """When the match ends once the deck is empty."""

    @property
    def is_alone(self) -> bool:
        """Whether one player plays alone."""
        return len(self.names) == 1

    def hear(self, told: tuple[Text, Text], about: Seat, **values: object) -> str:
        """The sentence about a seat: the first of two if it is the listener's own."""
        return say(told[about != self.seat], name=self.names[about], **values)

    def hear_count(self, told: tuple[Plural, Plural], about: Seat, n: int, **values: object) -> str:
        """As `hear`, of `n` things."""
        return say_count(told[about != self.seat], n, name=self.names[about], **values)


def table_seat(seats: int) -> Seat | None:
    """Who hears what the whole table hears: one player alone, else nobody in particular."""
    return 0 if seats == 1 else None


def cards_text(cards: Iterable[Card]) -> str:
    """Cards by their letters."""
    return joined(card.text for card in cards)


def goals_text(goals: Iterable[Goal]) -> str:
    """Tokens by their conditions, each kind once in quotes, with how many there are of it."""
    return joined(_goal_text(goal, count) for goal, count in Counter(goals).items())


def _goal_text(goal: Goal, count: int) -> str:
    name = short_name(goal)
    if count == 1:
        return say(texts.QUOTED, goal=name)
    return say(texts.QUOTED_TIMES, n=count, goal=name)


def built(event: WordBuilt, listener: Listener) -> str:
    """Who built what of which words, and what whoever was robbed loses by it (C10)."""
    own = [word for word in event.used if word.owner == event.seat]
    gain = len(event.word.text) - _letters(own)
    if event.stolen:
        told = texts.STOLE_AND_EXTENDED if own else texts.STOLE
    else:
        told = texts.EXTENDED if own else texts.BUILT
    first = listener.hear(
        told,
        event.seat,
        word=event.word.text,
        own=joined(word.text for word in own),
        stolen=_stolen(event.stolen, listener),
        points=say_count(POINTS, gain),
        more=say_count(texts.MORE, gain),
    )
    return f"{first} {_losses(event.stolen, listener)}" if event.stolen else first


def _letters(words: Iterable[Word]) -> int:
    return sum(len(word.text) for word in words)


def _by_owner(words: Iterable[Word]) -> dict[int, list[Word]]:
    owned: dict[int, list[Word]] = {}
    for word in words:
        owned.setdefault(word.owner, []).append(word)
    return owned


def _stolen(words: Iterable[Word], listener: Listener) -> str:
    return joined(
        listener.hear(texts.STOLEN_FROM, owner, words=joined(word.text for word in taken))
        for owner, taken in _by_owner(words).items()
    )


def _losses(words: Iterable[Word], listener: Listener) -> str:
    losses = joined(
        listener.hear(texts.LOSS, owner, points=say_count(POINTS, _letters(lost)))
        for owner, lost in _by_owner(words).items()
    )
    return say(texts.COSTS, losses=losses)


def tokens_won(event: TokensWon, listener: Listener) -> str:
    """Which tokens the word won, and what they are worth (C12, C16)."""
    count = len(event.tokens)
    return listener.hear_count(
        texts.TOKENS_WON,
        event.seat,
        count,
        goals=goals_text(token.goal for token in event.tokens),
        points=say_count(POINTS, count * TOKEN_POINTS),
    )


_ASIDES: Final = (
    events.CardsDrawn,
    events.PoolRefilled,
    events.TokensTurned,
    table_events.HandedOver,
)
"""What the table shows anyway, so that only a screen reader needs it."""


def event_text(event: Event, listener: Listener) -> str:
    """The event as a sentence or two."""
    tell = _TELLERS[type(event)]
    if isinstance(tell, tuple):
        own, others = tell
        is_own = seat_of(event) == listener.seat
        return say_event(own if is_own else others, event, listener.names)
    return tell(event, listener)


def story(told: Sequence[Event], listener: Listener) -> str:
    """The news of one action, in order, for the message line; empty where there are none."""
    return " ".join(_story(told, listener))


def asides(told: Sequence[Event], listener: Listener) -> str:
    """What else one action brought, for whoever cannot see the table."""
    return " ".join(_asides(told, listener))


def _story(told: Sequence[Event], listener: Listener) -> Iterator[str]:
    kinds = {type(event) for event in told}
    for event in told:
        match event:
            case table_events.WordRefused() if events.TurnLost in kinds:
                yield say(texts.REFUSED_FOR_GOOD, reason=_refusal(event))
            case table_events.WordRefused() if events.WordWithdrawn in kinds:
                yield _refusal(event)
            case table_events.WordJudged() if events.ChallengeFailed not in kinds:
                pass
            case events.Passed() if table_events.TimeRanOut in kinds:
                pass
            case events.DeckRanOut() if events.Dealt in kinds:
                no_deck = texts.NO_DECK_ALONE if listener.is_alone else texts.NO_DECK
                yield say(no_deck[listener.ending])
            case events.DeckRanOut() if table_events.MatchEnded in kinds:
                # The turns of one alone are used up as well.
                pass
            case RowLaid():
                pass
            case _ if not isinstance(event, _ASIDES):
                yield event_text(event, listener)


def _asides(told: Sequence[Event], listener: Listener) -> Iterator[str]:
    for event in told:
        if isinstance(event, events.Dealt):
            yield _laid_out(event)
        elif isinstance(event, _ASIDES) and not _is_no_news(event, listener):
            yield event_text(event, listener)


def _is_no_news(event: Event, listener: Listener) -> bool:
    """What others draw, which nobody sees; and that it is the turn of whoever plays alone."""
    if isinstance(event, events.CardsDrawn):
        return event.seat != listener.seat
    return isinstance(event, table_events.HandedOver) and listener.is_alone


def _dealt(event: events.Dealt, listener: Listener) -> str:
    if listener.is_alone:
        return say(texts.DEALT_ALONE)
    return listener.hear(texts.DEALT, event.starter)


def _laid_out(event: events.Dealt) -> str:
    goals = goals_text(token.goal for token in event.tokens)
    return say(texts.IN_POOL, cards=cards_text(event.pool), goals=goals)


def _drawn(event: events.CardsDrawn, listener: Listener) -> str:
    if event.seat == listener.seat:
        return say(texts.DRAWN, cards=cards_text(event.cards))
    return say_count(texts.DRAWN_UNSEEN, event.count, name=listener.names[event.seat])


def _called(event: events.WordLaid, listener: Listener) -> str:
    if event.only is not None:
        return say(shared.IS_LOOKED_UP, word=event.word)
    return listener.hear(texts.CALLED, event.seat, word=event.word)


def _judged(event: table_events.WordJudged, _listener: Listener) -> str:
    return ruling_text(event.ruling)


def _vote_cast(event: table_events.VoteCast, listener: Listener) -> str:
    told = texts.VOTED_FOR if event.accept else texts.VOTED_AGAINST
    return listener.hear(told, event.seat)


def _refused(event: table_events.WordRefused, listener: Listener) -> str:
    reason = _refusal(event)
    if event.only is not None:
        return say(texts.REFUSED_QUIETLY, reason=reason)
    return listener.hear(texts.REFUSED, event.seat, reason=reason)


def _refusal(event: table_events.WordRefused) -> str:
    if event.ruling is None:
        return say(shared.VOTED_DOWN, word=event.word)
    return ruling_text(event.ruling)


def _challenge_failed(event: events.ChallengeFailed, listener: Listener) -> str:
    told = texts.OBJECTION_COST if event.cost else texts.OBJECTION_FAILED
    points = say_count(POINTS, event.cost)
    return listener.hear(told, event.by, word=event.word, points=points)


def _pool(event: events.PoolRefilled, _listener: Listener) -> str:
    return say(texts.POOL_REFILLED, cards=cards_text(event.cards))


def _tokens_turned(event: events.TokensTurned, _listener: Listener) -> str:
    goals = goals_text(token.goal for token in event.tokens)
    return say_count(texts.TOKENS_TURNED, len(event.tokens), goals=goals)


def _deck_ran_out(event: events.DeckRanOut, listener: Listener) -> str:
    if listener.is_alone:
        return say(texts.DECK_OUT_ALONE[listener.ending])
    if listener.ending is EndRule.ALL_PASS:
        return say(texts.UNTIL_ALL_PASS)
    return listener.hear(texts.LAST_ROUND, event.seat)


def _passed(event: events.Passed, listener: Listener) -> str:
    if not event.count:
        return listener.hear(texts.PASSED, event.seat)
    if event.seat == listener.seat:
        return say(texts.EXCHANGED, cards=cards_text(event.cards))
    return say_count(texts.EXCHANGED_UNSEEN, event.count, name=listener.names[event.seat])


def _withdrawn(event: events.WordWithdrawn, listener: Listener) -> str:
    told = listener.hear(texts.WITHDRAWN, event.seat, word=event.word.text)
    back = [
        listener.hear(texts.WORD_BACK, owner, words=joined(word.text for word in words))
        for owner, words in _by_owner(event.used).items()
    ]
    if event.tokens:
        back.append(say_count(texts.TOKENS_BACK, len(event.tokens)))
    return " ".join((told, *back))


def _all_passed(event: events.AllPassed, listener: Listener) -> str:
    told = texts.ALL_PASSED_ALONE if listener.is_alone else texts.ALL_PASSED
    return say_count(told, event.rounds_left)


def _ended(event: table_events.MatchEnded, listener: Listener) -> str:
    if listener.is_alone:
        return say(texts.ENDED_ALONE, points=say_count(POINTS, event.totals[0]))
    scores = ", ".join(
        say(texts.SCORE, name=name, points=say_count(POINTS, total))
        for name, total in zip(listener.names, event.totals, strict=True)
    )
    return say(shared.MATCH_ENDED, scores=scores)


_TELLERS: Final[dict[type[Event], tuple[Text, Text] | Callable[[Any, Listener], str]]] = {
    events.Dealt: _dealt,
    events.CardsDrawn: _drawn,
    events.WordLaid: _called,
    table_events.ObjectionRaised: texts.OBJECTED,
    table_events.WordJudged: _judged,
    table_events.VoteAsked: texts.VOTE_ASKED,
    table_events.VoteCast: _vote_cast,
    table_events.WordRefused: _refused,
    events.ChallengeFailed: _challenge_failed,
    events.WordBuilt: built,
    events.TokensWon: tokens_won,
    events.PoolRefilled: _pool,
    events.TokensTurned: _tokens_turned,
    events.DeckRanOut: _deck_ran_out,
    events.Passed: _passed,
    events.TurnLost: texts.TURN_LOST,
    events.WordWithdrawn: _withdrawn,
    events.AllPassed: _all_passed,
    table_events.TimeRanOut: texts.TIME_RAN_OUT,
    events.MatchTimeRanOut: (shared.TIME_IS_UP, shared.TIME_IS_UP),
    table_events.HandedOver: texts.TURN,
    table_events.MatchEnded: _ended,
}
