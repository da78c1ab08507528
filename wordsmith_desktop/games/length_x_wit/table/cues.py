"""What moves and what is heard as Length × Wit goes on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.games.common.word_strip import RowLaid
from wordsmith_desktop.window.kit.cues import Cues, Either
from wordsmith_desktop.window.kit.motion.choreography import Key, Movement
from wordsmith_desktop.window.kit.pace.beats import Beat
from wordsmith_desktop.window.kit.sound.sounds import Sound
from wordsmith_desktop.window.kit.strip.display import WORD
from wordsmith_desktop.window.kit.talk import RemarksOf, Talking
from wordsmith_desktop.wording.computer_lines import TalkTopic

from ..rules import events
from ..rules.material import Tile
from ..rules.state import die_piece
from .small_tiles import TOGETHER

_MOST_DICE: Final = 20
"""No box has as many."""
_DICE: Final[tuple[Key, ...]] = tuple(map(die_piece, range(_MOST_DICE)))
"""By number, as they lie on the strip."""


def _numbers(tiles: Iterable[Tile]) -> tuple[Key, ...]:
    return tuple(tile.id for tile in tiles)


def _began(event: events.Began) -> Iterator[Movement]:
    everybodys = (tile for tiles in event.tiles for tile in tiles)
    yield Movement(_numbers(everybodys), source="bag", turns_over=True)


def _drawn(event: events.TilesDrawn) -> Iterator[Movement]:
    yield Movement(_numbers(event.tiles), source="bag", turns_over=True)


def _swapped(event: events.TilesSwapped) -> Iterator[Movement]:
    yield Movement(_numbers(event.gone), goal="bag")
    yield Movement(_numbers(event.tiles), source="bag", turns_over=True)


def _spelled(event: events.WordSpelled) -> Iterator[Movement]:
    # What is laid by hand lies there already.
    yield Movement((*_DICE, *event.said.tiles), is_laid=True)


def _scored(event: events.WordScored) -> Iterator[Movement]:
    # What was banked slides away together with the word that brought it home.
    yield Movement((WORD, TOGETHER), goal=("seat", event.seat))
    # A computer's word never lay on the strip.
    yield Movement(_numbers(event.tiles), goal=("seat", event.seat), unless=WORD)


def _failed(event: events.TurnFailed) -> Iterator[Movement]:
    yield Movement((TOGETHER,), goal=("seat", event.seat))


def _pressed(event: events.LuckPressed) -> Iterator[Movement]:
    yield Movement(_numbers(event.tiles))


def _spent(event: events.VowelSpent) -> Iterator[Movement]:
    yield Movement((event.tile.id,))


def _responded(event: events.WordResponded) -> Iterator[Movement]:
    yield Movement((WORD,), goal=("seat", event.seat))
    yield Movement(_numbers(event.tiles), goal=("seat", event.seat), unless=WORD)


def _thrown(event: events.DiceThrown) -> Iterator[Movement]:
    if event.is_new and event.dice:
        yield Movement((die_piece(event.dice[-1].die),), source="dice bag")


def _passed_on(event: events.ControlMoved) -> Iterator[Movement]:
    """The bags go to whoever draws next (L10)."""
    yield Movement(("bags",), goal=("seat", event.seat), copies=True)


CUES: Final[Cues[TableEvent]] = Cues(
    moves={
        events.Began: _began,
        events.TilesDrawn: _drawn,
        events.TilesSwapped: _swapped,
        events.DiceThrown: _thrown,
        events.ControlMoved: _passed_on,
        events.WordSpelled: _spelled,
        events.WordScored: _scored,
        events.TurnFailed: _failed,
        events.LuckPressed: _pressed,
        events.VowelSpent: _spent,
        events.WordResponded: _responded,
    },
    sounds={
        RowLaid: Sound.TILE,
        events.Began: Sound.TILE,
        events.TilesDrawn: Sound.TILE,
        events.TilesSwapped: Sound.TILE,
        events.DiceThrown: Sound.ROLL,
        events.WordScored: Either(
            lambda event: bool(event.banked), Sound.PRESS_WON, Sound.ACCEPTED
        ),
        events.WordResponded: Sound.ACCEPTED,
        events.TurnFailed: Sound.PRESS_LOST,
        events.LuckPressed: Sound.TILE,
        events.VowelSpent: Sound.TILE,
        events.ControlMoved: Sound.HAND_OVER,
    },
    turns=(events.ControlMoved, events.ResponseAsked),
)


def _remark(occasion: TalkTopic) -> RemarksOf:
    return lambda event: ((event.seat, occasion),)


def _made(event: TableEvent) -> tuple[Seat, int] | None:
    if not isinstance(event, events.WordScored | events.WordResponded):
        return None
    return event.seat, event.points


TALKING: Final = Talking(
    remarks={
        events.WordScored: _remark(TalkTopic.CLAIM),
        events.WordResponded: _remark(TalkTopic.CLAIM),
        events.TurnFailed: _remark(TalkTopic.FAILED),
    },
    made=_made,
)

BEATS: Final[Mapping[type, Beat | None]] = {
    events.TilesSwapped: Beat.MOVE,
    events.DiceThrown: Beat.ROLL,
    events.WordScored: Beat.SCORE,
    events.LuckPressed: Beat.MOVE,
    events.VowelSpent: Beat.MOVE,
    events.TurnFailed: Beat.REFUSAL,
    events.WordResponded: Beat.SCORE,
    events.ResponseDeclined: Beat.MOVE,
    events.LastRoundBegun: Beat.SHOUT,
}
"""What of it is to be seen before the next thing comes."""
