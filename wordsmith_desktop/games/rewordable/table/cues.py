"""What moves and what is heard as Rewordable goes on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import HandedOver, TableEvent
from wordsmith_desktop.games.common.word_strip import RowLaid
from wordsmith_desktop.window.kit.cues import Cues
from wordsmith_desktop.window.kit.motion.choreography import Key, Movement
from wordsmith_desktop.window.kit.pace.beats import Beat
from wordsmith_desktop.window.kit.sound.sounds import Sound
from wordsmith_desktop.window.kit.talk import Remark, Talking
from wordsmith_desktop.wording.computer_lines import TalkTopic

from ..rules import events
from ..rules.cards import Card
from ..rules.tokens import Token


def _numbers(cards: Iterable[Card]) -> tuple[Key, ...]:
    return tuple(card.id for card in cards)


def _coins(tokens: Iterable[Token]) -> tuple[Key, ...]:
    return tuple(("token", token.goal) for token in tokens)


def _dealt(event: events.Dealt) -> Iterator[Movement]:
    yield Movement(_numbers(event.pool), source="deck", turns_over=True)
    yield Movement(_coins(event.tokens), source="tokens", turns_over=True)


def _drawn(event: events.CardsDrawn) -> Iterator[Movement]:
    yield Movement(_numbers(event.cards), source="deck", turns_over=True)


def _laid(event: events.WordLaid) -> Iterator[Movement]:
    # Cards of a hand that nobody else sees come from their player's chip.
    yield Movement(_numbers(event.cards), source=("seat", event.seat), is_laid=True)


def _built(event: events.WordBuilt) -> Iterator[Movement]:
    yield Movement(_numbers(event.word.cards), source=("seat", event.seat), is_laid=True)


def _withdrawn(event: events.WordWithdrawn) -> Iterator[Movement]:
    yield Movement(_numbers(event.word.cards), goal=("seat", event.seat))


def _won(event: events.TokensWon) -> Iterator[Movement]:
    yield Movement(_coins(event.tokens), goal=("seat", event.seat))


def _refilled(event: events.PoolRefilled) -> Iterator[Movement]:
    yield Movement(_numbers(event.cards), source="deck", turns_over=True)


def _turned(event: events.TokensTurned) -> Iterator[Movement]:
    yield Movement(_coins(event.tokens), source="tokens", turns_over=True)


def _passed(event: events.Passed) -> Iterator[Movement]:
    yield Movement(_numbers(event.cards), goal="deck")


def _ran_out(event: events.DeckRanOut) -> Iterator[Movement]:
    """The last card goes to whoever plays last (C15)."""
    yield Movement(("deck",), goal=("seat", event.seat), copies=True)


def _is_own_draw(event: TableEvent) -> bool:
    """Others are told only how many cards were drawn."""
    return isinstance(event, events.CardsDrawn) and bool(event.cards)


CUES: Final[Cues[TableEvent]] = Cues(
    moves={
        events.Dealt: _dealt,
        events.CardsDrawn: _drawn,
        events.WordLaid: _laid,
        events.WordBuilt: _built,
        events.WordWithdrawn: _withdrawn,
        events.TokensWon: _won,
        events.PoolRefilled: _refilled,
        events.TokensTurned: _turned,
        events.Passed: _passed,
        events.DeckRanOut: _ran_out,
    },
    sounds={
        RowLaid: Sound.CARD,
        events.Dealt: Sound.CARD,
        events.CardsDrawn: Sound.CARD,
        events.WordBuilt: Sound.ACCEPTED,
        events.TokensWon: Sound.TOKEN,
        events.WordWithdrawn: Sound.REFUSED,
        events.ChallengeFailed: Sound.REFUSED,
        events.Passed: Sound.CARD,
        events.MatchTimeRanOut: Sound.REFUSED,
    },
    turns=(HandedOver,),
    brings=_is_own_draw,
)


def _built_remarks(event: events.WordBuilt) -> Iterator[Remark]:
    if not event.stolen:
        yield event.seat, TalkTopic.CLAIM
        return
    yield event.seat, TalkTopic.STEAL
    yield from ((word.owner, TalkTopic.STOLEN) for word in event.stolen)


def _withdrawn_remarks(event: events.WordWithdrawn) -> Iterator[Remark]:
    yield event.seat, TalkTopic.FAILED


def _made(event: TableEvent) -> tuple[Seat, int] | None:
    if not isinstance(event, events.WordBuilt):
        return None
    return event.seat, len(event.word.text)


TALKING: Final = Talking(
    remarks={events.WordBuilt: _built_remarks, events.WordWithdrawn: _withdrawn_remarks},
    made=_made,
)

BEATS: Final[Mapping[type, Beat | None]] = {
    events.WordBuilt: Beat.RESULT,
    events.WordWithdrawn: Beat.REFUSAL,
    events.ChallengeFailed: Beat.REFUSAL,
    events.Passed: Beat.MOVE,
    events.TurnLost: Beat.MOVE,
    events.DeckRanOut: Beat.SHOUT,
    events.AllPassed: Beat.SHOUT,
    events.MatchTimeRanOut: Beat.SHOUT,
}
"""What of it is to be seen before the next thing comes."""
