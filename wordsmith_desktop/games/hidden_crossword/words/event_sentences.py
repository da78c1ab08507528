"""What happened, what is wrong with a grid, and why an action is not open, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common import table_events
from wordsmith_desktop.wording import event_texts as shared
from wordsmith_desktop.wording.events import say_event
from wordsmith_desktop.wording.rulings import ruling_text
from wordsmith_desktop.wording.texts import Text, joined, say, say_count

from ..rules import events
from ..rules.actions import Why
from ..rules.clues import Attempt
from ..rules.crossword import Crossword, GridFault, GridWhy
from ..rules.grid_tiles import EditorWhy
from . import event_texts as texts
from . import grid_texts
from .event_texts import LETTERS_MISSING, REASONS


class Listener(Value):
    """Who is told."""

    names: Sequence[str]
    """Of the players, by seat."""
    computers: Collection[Seat] = ()
    """Of whose turns nobody sees anything: it is said that they had them."""
    guesses_stay_hidden: bool = True
    """Whether nobody sees what was guessed about the own puzzle (W14)."""

    @property
    def is_alone(self) -> bool:
        """Whether one player solves a puzzle of the computer's."""
        return len(self.names) == 1

    def of(self, shared: Text, alone: Text, **values: object) -> str:
        """The one sentence for two, the other for one alone."""
        return say(alone if self.is_alone else shared, **values)


def story(told: Sequence[Event], listener: Listener) -> str:
    """The news of one action, in order; empty where there are none."""
    return " ".join(sentence for event in told if (sentence := event_text(event, listener)))


def event_text(event: Event, listener: Listener) -> str:
    """The event as a sentence; empty for what shows by itself."""
    teller = _TELLERS.get(type(event))
    if isinstance(teller, tuple):
        teller = teller[listener.is_alone]
    if isinstance(teller, Text):
        return say_event(teller, event, listener.names)
    return teller(event, listener) if teller else ""


def _draw_ended(event: events.DrawEnded, _listener: Listener) -> str:
    return say(texts.EXTRA_U if event.has_extra_u else texts.ALL_DRAWN)


def _anchor_refused(event: events.AnchorRefused, _listener: Listener) -> str:
    return say(texts.ANCHOR_REFUSED, reason=ruling_text(event.ruling))


def _grid_refused(event: events.GridRefused, _listener: Listener) -> str:
    return say(texts.GRID_REFUSED, reasons=" ".join(map(ruling_text, event.rulings)))


def _ready(event: events.PuzzleReady, listener: Listener) -> str:
    if event.seat is None:
        return say(texts.COMPUTER_READY)
    return say(texts.READY, name=listener.names[event.seat])


def _told(event: events.LettersTold, listener: Listener) -> str:
    puzzles = zip(event.unused, event.short_words, strict=True)
    parts = (
        _told_of(seat, unused, short, listener) for seat, (unused, short) in enumerate(puzzles)
    )
    return " ".join(parts)


def _clue_agreed(event: events.ClueAgreed, _listener: Listener) -> str:
    return say(texts.CLUE_AGREED[event.clue])


def _told_of(seat: Seat, unused: str, short: Sequence[str], listener: Listener) -> str:
    name, letters = listener.names[seat], joined(sorted(unused))
    if unused:
        first = listener.of(texts.UNUSED, texts.UNUSED_ALONE, name=name, letters=letters)
    else:
        first = listener.of(texts.ALL_USED, texts.ALL_USED_ALONE, name=name)
    return f"{first} {say_count(texts.SHORT, len(short), words=joined(short))}" if short else first


def _guess_refused(event: events.GuessRefused, _listener: Listener) -> str:
    return say(texts.GUESS_REFUSED, reason=ruling_text(event.ruling))


def _judged(event: events.SolutionJudged, _listener: Listener) -> str:
    """A right one shows by itself."""
    return "" if event.is_right else say(texts.OWN_WRONG)


def _guess_seen(event: events.GuessSeen, listener: Listener) -> str:
    """A whole puzzle is told to all."""
    if isinstance(event.record, Attempt):
        return ""
    text = texts.GUESS_SEEN_RIGHT if event.record.is_right else texts.GUESS_SEEN
    return say(text, name=listener.names[event.seat], word=event.record.word)


def _round_over(event: events.RoundEnded, listener: Listener) -> str:
    return " ".join(_of_round(event, listener))


def _of_round(event: events.RoundEnded, listener: Listener) -> Iterator[str]:
    if not listener.is_alone:
        yield say(texts.ROUND_OVER, n=event.round)
        for seat, is_right in event.attempts:
            text = texts.SOLVED_RIGHT if is_right else texts.SOLVED_WRONG
            yield say(text, name=listener.names[seat])
        if not listener.guesses_stay_hidden:
            return
        submitted = {seat for seat, _ in event.attempts}
        for seat in sorted({*listener.computers} - submitted):
            yield say(texts.GUESSED_IN_SECRET, name=listener.names[seat])


Teller: TypeAlias = Text | tuple[Text, Text] | Callable[[Any, Listener], str]
"""A sentence for all, one for two and one for one alone, or what makes one of the event."""
_TELLERS: Final[dict[type, Teller]] = {
    events.DrawEnded: _draw_ended,
    events.AnchorCalled: (texts.CALLED, texts.CALLED_ALONE),
    events.AnchorNoted: (texts.ANCHOR, texts.ANCHOR_ALONE),
    events.AnchorRefused: _anchor_refused,
    events.DrawnAfresh: texts.AFRESH,
    events.GridRefused: _grid_refused,
    events.PuzzleReady: _ready,
    events.PuzzleHandedBack: texts.HANDED_BACK,
    events.LettersTold: _told,
    events.ClueAgreed: _clue_agreed,
    events.GuessRefused: _guess_refused,
    events.SolutionJudged: _judged,
    events.RoundEnded: _round_over,
    events.GuessSeen: _guess_seen,
    events.GaveUp: (shared.GIVES_UP, texts.GAVE_UP_ALONE),
    table_events.TimeRanOut: (texts.TIME_OUT, texts.TIME_OUT_ALONE),
    events.MatchTimeRanOut: shared.TIME_IS_UP,
    table_events.MatchEnded: texts.OVER,
}
"""Letters that turn up, answers to guesses and laid tiles show by themselves."""


NO_RULINGS: Final[Mapping[str, str]] = {}


def fault_text(fault: GridFault, grid: Crossword, rulings: Mapping[str, str] = NO_RULINGS) -> str:
    """One thing that is wrong with a grid.

    `rulings` are sentences about words that are refused, where more is known than that.
    """
    if fault.why is GridWhy.TOO_FEW_WORDS:
        return say_count(grid_texts.TOO_FEW_WORDS, fault.count)
    if fault.why is GridWhy.TOO_MANY:
        if not fault.count:
            return say(grid_texts.NO_SUCH_TILE, letter=fault.text)
        return say_count(grid_texts.TOO_MANY, fault.count, letter=fault.text)
    if fault.why is GridWhy.NOT_A_WORD and fault.text in rulings:
        return say(grid_texts.SAID_ABOUT_WORD, ruling=rulings[fault.text])
    words = _laid(fault, grid) if fault.why is GridWhy.NOT_CONNECTED else ""
    return say(grid_texts.GRID_REASONS[fault.why], word=fault.text, words=words)


def _laid(fault: GridFault, grid: Crossword) -> str:
    """The words of the cells that show a fault, or their letters where they make no word."""
    cells = set(fault.cells)
    words = [run.word for run in grid.runs if cells.issuperset(run.cells)]
    letters = [grid.letters[cell] for cell in fault.cells if cell in grid.letters]
    return joined(words or letters) or say(grid_texts.SOMETHING)


def fault_note(fault: GridFault, rulings: Mapping[str, str] = NO_RULINGS) -> str:
    """One thing that is wrong with a word, in short, where the word itself stands beside it."""
    if fault.why is GridWhy.NOT_A_WORD and fault.text in rulings:
        return rulings[fault.text]
    return say(grid_texts.NOTES[fault.why])


def editor_reason_text(rejection: Rejection) -> str:
    """Why tiles cannot be laid so."""
    details = dict(rejection.details)
    if rejection.code is EditorWhy.NO_TILE_LEFT:
        letters = str(details["letters"])
        return say_count(grid_texts.NO_TILE_LEFT, len(letters), letters=joined(letters))
    return say(grid_texts.EDITOR_REASONS[rejection.code], **details)


def reasons_text(rejections: Sequence[Rejection], grid: Crossword) -> str:
    """All reasons, the same sentence only once; `grid` is what they are about, if anything."""
    return " ".join(dict.fromkeys(reason_text(one, grid) for one in rejections))


def reason_text(rejection: Rejection, grid: Crossword) -> str:
    """One reason as a sentence."""
    values: dict[str, object] = dict(rejection.details)
    if isinstance(rejection.code, EditorWhy):
        return editor_reason_text(rejection)
    if isinstance(rejection.code, GridWhy):
        text, count = str(values.get("text", "")), int(str(values.get("count", 0)))
        return fault_text(GridFault(rejection.code, rejection.rule, (), text, count), grid)
    if rejection.code is Why.LETTERS_MISSING:
        missing = tuple(dict.fromkeys(str(values["letters"])))
        return say_count(
            LETTERS_MISSING, len(missing), word=values["word"], letters=joined(missing)
        )
    return say(REASONS[rejection.code], **values)
