"""What moves and what is heard as the Hidden Crossword goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.window.kit.cues import Cues, Either
from wordsmith_desktop.window.kit.motion.choreography import Movement
from wordsmith_desktop.window.kit.pace.beats import Beat
from wordsmith_desktop.window.kit.sound.sounds import Sound
from wordsmith_desktop.window.kit.talk import Remark, Talking
from wordsmith_desktop.wording.computer_lines import TalkTopic

from ..rules import events
from ..rules.clues import Guess
from ..rules.letters import is_vowel
from ..rules.marks import Mark
from .other_guess import laid


def _answered(event: events.GuessAnswered) -> Iterator[Movement]:
    """The marks come one after another, and a word that was found settles into the puzzle."""
    guess = event.guess
    yield Movement(tuple(("mark", place) for place in range(len(guess.word))))
    if guess.marks and set(guess.marks) == {Mark.STAR}:
        for place in range(len(guess.word)):
            yield Movement((("found", guess.word, place),), source=("guessed", place), grows=True)


def _drawn(event: events.LetterDrawn) -> Iterator[Movement]:
    """Out of its bag, face down until it lies there (W3)."""
    letter = event.drawn.letter
    yield Movement((("drawn", letter),), source=("bag", is_vowel(letter)), turns_over=True)


CUES: Final[Cues[TableEvent]] = Cues(
    moves={
        events.GuessAnswered: _answered,
        events.GuessSeen: laid,
        events.LetterDrawn: _drawn,
    },
    sounds={
        events.LetterDrawn: Sound.TILE,
        events.LaidAside: Sound.TILE,
        events.AnchorCalled: Sound.OBJECTION,
        events.AnchorNoted: Sound.ACCEPTED,
        events.AnchorRefused: Sound.REFUSED,
        events.TilesLaid: Sound.TILE,
        events.GridRefused: Sound.REFUSED,
        events.PuzzleReady: Sound.ACCEPTED,
        events.GuessRefused: Sound.REFUSED,
        events.GuessAnswered: Sound.TOKEN,
        events.SolutionJudged: Either(lambda event: event.is_right, Sound.ACCEPTED, Sound.REFUSED),
        events.MatchTimeRanOut: Sound.REFUSED,
        events.GaveUp: Sound.PRESS_LOST,
    },
)


def _seen_remarks(event: events.GuessSeen) -> Iterator[Remark]:
    if isinstance(event.record, Guess) and event.record.is_right:
        yield event.seat, TalkTopic.CLAIM


def _round_remarks(event: events.RoundEnded) -> Iterator[Remark]:
    yield from ((seat, TalkTopic.FAILED) for seat, is_right in event.attempts if not is_right)


TALKING: Final = Talking(
    remarks={events.GuessSeen: _seen_remarks, events.RoundEnded: _round_remarks}
)

BEATS: Final[Mapping[type, Beat | None]] = {
    events.AnchorCalled: Beat.SHOUT,
    events.AnchorNoted: Beat.SCORE,
    events.AnchorRefused: Beat.REFUSAL,
    events.PuzzleReady: Beat.MOVE,
    events.ClueAgreed: Beat.MOVE,
    events.GuessAnswered: Beat.SCORE,
    events.GuessRefused: Beat.REFUSAL,
    events.SolutionJudged: Beat.SHOUT,
    events.RoundEnded: Beat.SCORE,
    events.GuessSeen: Beat.RESULT,
    events.GaveUp: Beat.SHOUT,
    events.MatchTimeRanOut: Beat.SHOUT,
}
"""What of it is to be seen before the next thing comes."""
