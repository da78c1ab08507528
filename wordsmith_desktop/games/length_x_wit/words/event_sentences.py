"""What happened, and why an action is not open, as sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from wordsmith_desktop.core.rejections import Detail, Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common import table_events
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.wording import event_texts as shared
from wordsmith_desktop.wording.events import say_event
from wordsmith_desktop.wording.rulings import ruling_text
from wordsmith_desktop.wording.texts import POINTS, Text, joined, say, say_count

from ..rules import events
from ..rules.material import DOUBLE, Material, Rolled, Tile, material_of
from ..rules.ruleset import Ruleset
from . import event_texts as texts


class Listener(Value):
    """The table: everything is open, so that all hear the same."""

    names: Sequence[str]
    """The players' names by seat."""
    ruleset: Ruleset
    """What is played."""

    @property
    def material(self) -> Material:
        """The material, for its values."""
        return material_of(self.ruleset.material)

    def hear(self, text: Text, about: Seat, **values: object) -> str:
        """A sentence about a seat, by name."""
        return say(text, name=self.names[about], **values)


_PIECE: Final = re.compile(f"{DOUBLE}|.")


def pieces_of(letters: str) -> list[str]:
    """Letters as they lie on tiles and dice: QU is one of them."""
    return _PIECE.findall(letters)


def letters_text(letters: str) -> str:
    """Each of the letters once: "A, QU and R"."""
    return joined(dict.fromkeys(pieces_of(letters)))


def laid_text(laid: Iterable[Tile | Rolled]) -> str:
    """Tiles or dice by their letters: "A, A and T"."""
    return joined(one.text for one in laid)


REFUSALS: Final = (table_events.WordRefused,)
_ASIDES: Final = (events.TilesDrawn, events.ResponseAsked, events.ControlMoved)
"""What the table shows anyway, so that only a screen reader needs it."""


def event_text(event: Event, listener: Listener) -> str:
    """The event as a sentence or two."""
    tell = _TELLERS[type(event)]
    if isinstance(tell, Text):
        return say_event(tell, event, listener.names)
    return tell(event, listener)


def story(told: Sequence[Event], listener: Listener) -> str:
    """The news of one or more actions, in order, for the message line; empty for none."""
    return " ".join(_story(told, listener))


def asides(told: Sequence[Event], listener: Listener) -> str:
    """What else they brought, for whoever cannot see the table."""
    return " ".join(_asides(told, listener))


def _story(told: Sequence[Event], listener: Listener) -> Iterator[str]:
    kinds = {type(event) for event in told}
    for event in told:
        match event:
            case table_events.WordJudged():
                if _is_ruling_news(kinds, listener):
                    yield event_text(event, listener)
            case events.TurnFailed() if table_events.TimeRanOut in kinds:
                yield _bank_scored(event)
            case events.ResponseDeclined() if table_events.TimeRanOut in kinds:
                pass
            case _ if not _is_aside(event, listener):
                yield event_text(event, listener)


def _is_aside(event: Event, listener: Listener) -> bool:
    """Whether it is no news: a word that nobody is asked about is judged at once."""
    is_asked = listener.ruleset.referee is Referee.OBJECTION
    return isinstance(event, _ASIDES) or (isinstance(event, events.WordSpelled) and not is_asked)


def _is_ruling_news(kinds: set[type[Event]], listener: Listener) -> bool:
    """Whether what the dictionary says is to be told: a refusal tells it too."""
    if table_events.WordRefused in kinds:
        return False
    return table_events.VoteAsked in kinds or listener.ruleset.referee is Referee.OBJECTION


def _asides(told: Sequence[Event], listener: Listener) -> Iterator[str]:
    has_begun = False
    for event in told:
        if isinstance(event, events.Began):
            has_begun = True
            yield from _first_tiles(event, listener)
        elif isinstance(event, events.ControlMoved) and (has_begun or len(listener.names) == 1):
            # Who begins has been told, and whoever plays alone knows.
            has_begun = False
        elif _is_aside(event, listener):
            yield event_text(event, listener)


def _began(event: events.Began, listener: Listener) -> str:
    is_drawn = listener.ruleset.draws_lots and len(listener.names) > 1
    return listener.hear(texts.BEGINS_BY_LOT if is_drawn else texts.BEGINS, event.starter)


def _first_tiles(event: events.Began, listener: Listener) -> Iterator[str]:
    for seat, tiles in enumerate(event.tiles):
        if tiles:
            yield listener.hear(texts.FIRST_TILES, seat, tiles=laid_text(tiles))


def _drawn(event: events.TilesDrawn, listener: Listener) -> str:
    return listener.hear(texts.TILES_DRAWN, event.seat, tiles=laid_text(event.tiles))


def _swapped(event: events.TilesSwapped, listener: Listener) -> str:
    return listener.hear(texts.TILES_SWAPPED, event.seat, tiles=laid_text(event.tiles))


def _thrown(event: events.DiceThrown, listener: Listener) -> str:
    text = texts.ROLLED if event.is_new else texts.ROLLED_AGAIN
    return listener.hear(text, event.seat, dice=laid_text(event.dice))


def _called(event: events.WordSpelled, listener: Listener) -> str:
    word = event.said.word
    if listener.ruleset.referee is not Referee.OBJECTION:
        return say(shared.IS_LOOKED_UP, word=word)
    return listener.hear(texts.CALLED[type(event.said)], event.seat, word=word)


def _judged(event: table_events.WordJudged, _listener: Listener) -> str:
    return ruling_text(event.ruling)


def _vote_cast(event: table_events.VoteCast, listener: Listener) -> str:
    return listener.hear(shared.VOTES_FOR if event.accept else shared.VOTES_AGAINST, event.seat)


def _refused(event: table_events.WordRefused, listener: Listener) -> str:
    if event.ruling is None:
        reason = say(shared.VOTED_DOWN, word=event.word)
    else:
        reason = ruling_text(event.ruling)
    return listener.hear(texts.REFUSED, event.seat, reason=reason)


def values_text(word: str, material: Material) -> str:
    """What each piece of a word is worth, added up."""
    return " + ".join(str(material.value((piece,))) for piece in pieces_of(word))


def _scored(event: events.WordScored, listener: Listener) -> str:
    return listener.hear(
        texts.SCORED_WITH_BANK if event.banked else texts.SCORED,
        event.seat,
        word=event.word,
        values=values_text(event.word, listener.material),
        dice=event.dice,
        banked=event.banked,
        points=event.points,
    )


def _pressed(event: events.LuckPressed, listener: Listener) -> str:
    points = listener.material.value(tile.text for tile in event.tiles)
    return listener.hear(
        texts.PRESSED if event.tiles else texts.PRESSED_BARE,
        event.seat,
        word=event.word,
        tiles=laid_text(event.tiles),
        points=say_count(POINTS, points),
    )


def _spent(event: events.VowelSpent, listener: Listener) -> str:
    return listener.hear(texts.VOWEL_SPENT, event.seat, tile=event.tile.text)


def _failed(event: events.TurnFailed, listener: Listener) -> str:
    return f"{listener.hear(shared.GIVES_UP, event.seat)} {_bank_scored(event)}"


def _bank_scored(event: events.TurnFailed) -> str:
    if not event.points:
        return say(texts.NOTHING_BANKED)
    return say(texts.BANK_SCORED, points=say_count(POINTS, event.points))


def _responded(event: events.WordResponded, listener: Listener) -> str:
    points = say_count(POINTS, event.points)
    return listener.hear(texts.RESPONDED, event.seat, word=event.word, points=points)


def _last_round(event: events.LastRoundBegun, listener: Listener) -> str:
    goal = listener.ruleset.goal
    if event.last is None:
        return listener.hear(texts.LAST_ROUND, event.seat, goal=goal)
    last = listener.names[event.last]
    return listener.hear(texts.LAST_ROUND_UNTIL, event.seat, goal=goal, last=last)


def _ended(event: table_events.MatchEnded, listener: Listener) -> str:
    scores = ", ".join(
        say(texts.SCORE, name=name, points=say_count(POINTS, total))
        for name, total in zip(listener.names, event.totals, strict=True)
    )
    return say(shared.MATCH_ENDED, scores=scores)


_TELLERS: Final[dict[type[Event], Text | Callable[[Any, Listener], str]]] = {
    events.Began: _began,
    events.TilesDrawn: _drawn,
    events.TilesSwapped: _swapped,
    events.DiceThrown: _thrown,
    events.WordSpelled: _called,
    table_events.ObjectionRaised: shared.OBJECTS_TO_WORD,
    table_events.WordJudged: _judged,
    table_events.VoteAsked: texts.VOTE_ASKED,
    table_events.VoteCast: _vote_cast,
    table_events.WordRefused: _refused,
    events.WordScored: _scored,
    events.LuckPressed: _pressed,
    events.VowelSpent: _spent,
    events.TurnFailed: _failed,
    table_events.TimeRanOut: shared.TIME_OF_IS_UP,
    events.ResponseAsked: texts.RESPONSE_ASKED,
    events.WordResponded: _responded,
    events.ResponseDeclined: texts.DECLINED,
    events.LastRoundBegun: _last_round,
    events.ControlMoved: shared.IT_IS_TURN_OF,
    table_events.MatchEnded: _ended,
}


_LETTERS: Final = ("missing", "extra", "letters")
"""The details that are letters in a row."""


def reasons_text(rejections: Sequence[Rejection], material: Material) -> str:
    """All reasons, the same sentence only once; `material` tells the letters of tiles."""
    return " ".join(dict.fromkeys(reason_text(one, material) for one in rejections))


def reason_text(rejection: Rejection, material: Material) -> str:
    """One reason."""
    values = {name: _said(name, value, material) for name, value in rejection.details}
    return say(texts.REASONS[rejection.code], **values)


def _said(name: str, value: Detail, material: Material) -> str:
    if name in _LETTERS:
        return letters_text(str(value))
    if name == "tile" and int(value) in range(len(material.tiles)):
        return material.tiles[int(value)].text
    return str(value)
