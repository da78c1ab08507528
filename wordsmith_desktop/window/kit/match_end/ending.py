"""What is said of a match that is over, as plain values, and what any game says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.recapper import Award, BestWord, Recap, to_show
from wordsmith_desktop.wording import ending_texts as texts
from wordsmith_desktop.wording.ending_texts import AwardWords
from wordsmith_desktop.wording.texts import POINTS, Plural, Text, joined, say, say_count

from ..look import Look
from ..points_sheet import PlayerLine
from ..seat_marks import SeatMark

WORD_SHARE: Final = 0.19
"""Height of a piece of the best word, in the window's height."""


class StagePiece(Value):
    """A piece of the best word, or a whole grid, as it is painted on the felt."""

    aspect: float
    """Breadth in its height."""
    paint: Callable[[QPainter, QRectF, Look], None]
    """Paints it so that it fills a rectangle; a shadow may lie around that."""
    share: float = WORD_SHARE
    """Its height in the window's height, where there is room for all."""
    caption: str = ""
    """Stands below it."""
    turning: tuple[Callable[[QPainter, QRectF, Look], None], ...] = ()
    """How it is painted before, one after the other, where it turns up little by little."""


class BestShown(Value):
    """What lies on the felt."""

    caption: str
    pieces: tuple[StagePiece, ...]
    share: float = 0.31
    """Least height of the felt in the window's height."""
    gap: float = 0.017
    """Room between two pieces in the window's height."""


class BarPart(Value):
    """Something that a result consists of."""

    label: str
    value: int


class Bar(Value):
    """One player's result, or the own best one."""

    name: str
    value: int
    text: str
    """The value as it is written."""
    mark: SeatMark | None = None
    is_winner: bool = False
    parts: tuple[BarPart, ...] = ()
    """What it is counted up from; none where it stands there at once."""

    @property
    def spoken(self) -> str:
        """The bar in words."""
        text = texts.BAR_SPOKEN_WON if self.is_winner else texts.BAR_SPOKEN
        return say(text, name=self.name, value=self.text)


class CourseLine(Value):
    """One player's points: before the first turn, and after each."""

    name: str
    mark: SeatMark
    values: tuple[int, ...]


class CourseShown(Value):
    """The course of points as it is drawn."""

    heading: str
    last: str
    """What the last of the points is, such as "turn 73"."""
    lines: tuple[CourseLine, ...]


class AwardLine(Value):
    """An award in words."""

    title: str
    what: str


class PointsTable(Value):
    """The full table: everybody's line, the best first."""

    headings: tuple[str, ...]
    """Above the cells, between player and total."""
    lines: tuple[PlayerLine, ...]


class Ending(Value, kw_only=True):
    """All that the page shows."""

    headline: str
    """Who has won, or what somebody alone has made."""
    sentence: str
    """By how much."""
    winners: tuple[SeatMark, ...] = ()
    bars: tuple[Bar, ...] = ()
    course: CourseShown | None = None
    best: BestShown | None = None
    awards: tuple[AwardLine, ...] = ()
    table: PointsTable | None = None
    table_title: str = ""
    """What the button says that shows it."""
    details: Callable[[], QWidget] | None = None
    """What the game adds below the full table."""
    shared: str = ""
    """What copying the result as text gives where all of the page would tell too much."""


class Party(Value):
    """Who has played."""

    names: tuple[str, ...]
    marks: tuple[SeatMark, ...]
    """Both by seat."""
    is_of_computers: bool = False
    """Whether nobody but computers played, who have no best of their own."""

    @property
    def is_alone(self) -> bool:
        """Whether nobody else could win."""
        return len(self.names) == 1

    def named(self, seats: Sequence[Seat]) -> str:
        """Some of them in a list."""
        return joined(self.names[seat] for seat in seats)


def default_ending(
    outcome: Outcome,
    party: Party,
    recap: Recap,
    *,
    best: int | None = None,
    award_words: Mapping[Enum, AwardWords] = texts.AWARDS,
    parts: Callable[[Seat], tuple[BarPart, ...]] | None = None,
) -> Ending:
    """What can be said of any game that is played for points.

    `parts` are what a seat's points consist of, by default its words.

    `best` is the most that was made alone in matches before this one.
    """
    return Ending(
        headline=headline(outcome, party, best),
        sentence=sentence(outcome, party, best),
        winners=() if party.is_alone else tuple(party.marks[one] for one in outcome.winners),
        bars=_bars(outcome, party, best, parts or partial(word_parts, outcome, recap)),
        course=course_shown(recap, party),
        awards=award_lines(recap.awards, party, award_words),
        table=_table(outcome, recap, party),
        table_title=say(texts.ALL_WORDS if any(recap.words) else texts.ALL_POINTS),
    )


def headline(outcome: Outcome, party: Party, best: int | None) -> str:
    """Who has won, in a few words."""
    if party.is_alone:
        points = say_count(POINTS, outcome.scores[0])
        is_better = best is not None and outcome.scores[0] > best
        return say(texts.NEW_BEST, points=points) if is_better else points
    if len(outcome.winners) > 1:
        return say(texts.SHARE, names=party.named(outcome.winners))
    return say(texts.WINS, name=party.named(outcome.winners))


def sentence(outcome: Outcome, party: Party, best: int | None) -> str:
    """By how much; for one alone, how that is beside the own best."""
    if party.is_alone:
        if party.is_of_computers:
            return party.names[0]
        return _sentence_alone(outcome.scores[0], best)
    most = max(outcome.scores)
    points = say_count(POINTS, most)
    if len(outcome.winners) > 1:
        return say(texts.EACH, points=points)
    others = [seat for seat in range(len(party.names)) if seat not in outcome.winners]
    second = max(outcome.scores[seat] for seat in others)
    names = party.named([seat for seat in others if outcome.scores[seat] == second])
    if second == most:
        return say(texts.TIE_BREAK, points=points, names=names)
    return say(texts.AHEAD, points=points, n=most - second, names=names)


def _sentence_alone(score: int, best: int | None) -> str:
    if best is None:
        return say(texts.FIRST_RESULT)
    if score > best:
        return say_count(texts.BETTER, score - best)
    if score == best:
        return say(texts.AS_GOOD)
    return say(texts.BEST_SO_FAR, points=say_count(POINTS, best))


def time_up(ending: Ending) -> Ending:
    """The same of a match that the clock ended."""
    return replace(ending, sentence=say(texts.TIME_UP, rest=ending.sentence))


def _bars(
    outcome: Outcome,
    party: Party,
    best: int | None,
    parts: Callable[[Seat], tuple[BarPart, ...]],
) -> tuple[Bar, ...]:
    """The most points first; for one alone, the result and the own best before it."""
    if party.is_alone:
        (score,) = outcome.scores
        own = Bar(say(texts.THIS_MATCH), score, str(score), party.marks[0], parts=parts(0))
        return (own,) if best is None else (own, Bar(say(texts.OWN_BEST), best, str(best)))
    return tuple(
        Bar(
            party.names[seat],
            score,
            str(score),
            party.marks[seat],
            seat in outcome.winners,
            parts(seat),
        )
        for seat, score in by_points(outcome)
    )


def word_parts(outcome: Outcome, recap: Recap, seat: Seat) -> tuple[BarPart, ...]:
    """A seat's words with what they brought, and last what else there is."""
    words = recap.words[seat] if seat < len(recap.words) else ()
    found = [BarPart(one.word, one.points) for one in words if one.points]
    rest = outcome.scores[seat] - sum(one.value for one in found)
    if rest and found:
        found.append(BarPart(say(texts.REST), rest))
    return tuple(found)


def by_points(outcome: Outcome) -> list[tuple[Seat, int]]:
    """Seats and points, winners first, then the most points."""
    seats = enumerate(outcome.scores)
    return sorted(seats, key=lambda one: (one[0] not in outcome.winners, -one[1]))


def course_shown(
    recap: Recap, party: Party, heading: Text = texts.COURSE, last: Text = texts.LAST_TURN
) -> CourseShown | None:
    """The course as lines; None where nothing ever changed, or after a single turn."""
    if len(recap.course) < 3 or len(set(recap.course)) == 1:
        return None
    by_seat = zip(*recap.course, strict=True)
    people = zip(party.names, party.marks, by_seat, strict=True)
    return CourseShown(
        say(heading),
        say(last, n=recap.turns or len(recap.course) - 1),
        tuple(CourseLine(*person) for person in people),
    )


def award_lines(
    awards: Sequence[Award], party: Party, words: Mapping[Enum, AwardWords]
) -> tuple[AwardLine, ...]:
    """Those awards that are shown, in words."""
    return tuple(_award_line(award, party, words) for award in to_show(awards))


def _award_line(award: Award, party: Party, words: Mapping[Enum, AwardWords]) -> AwardLine:
    title, what = words[award.kind]
    if isinstance(what, Plural):
        said = say_count(what, award.figure, word=award.word)
    else:
        said = say(what, word=award.word, n=award.figure)
    line = said if party.is_alone else say(texts.AWARD, name=party.named(award.seats), what=said)
    return AwardLine(say(title), line)


def best_caption(best: BestWord, party: Party) -> str:
    """Which word lies on the felt, and whose it is."""
    if best.points is None:
        if party.is_alone:
            return say(texts.OWN_LONGEST_WORD, word=best.word)
        return say(texts.LONGEST_WORD, word=best.word, name=party.names[best.seat])
    points = say_count(POINTS, best.points)
    if party.is_alone:
        return say(texts.OWN_BEST_WORD, word=best.word, points=points)
    return say(texts.BEST_WORD, word=best.word, name=party.names[best.seat], points=points)


def _table(outcome: Outcome, recap: Recap, party: Party) -> PointsTable:
    has_words = any(recap.words)
    lines = []
    for seat, score in by_points(outcome):
        cells = (words_cell(recap, seat),) if has_words else ()
        is_winner = seat in outcome.winners and not party.is_alone
        lines.append(PlayerLine(party.names[seat], cells, score, is_winner=is_winner))
    return PointsTable((say(texts.WORDS),) if has_words else (), tuple(lines))


def words_cell(recap: Recap, seat: Seat) -> str:
    """A seat's words, with what they brought where words bring anything."""
    words = recap.words[seat]
    return ", ".join(
        one.word if one.points is None else f"{one.word} {one.points}" for one in words
    )


def ending_text(ending: Ending) -> str:
    """The page as lines of text, to be sent to somebody."""
    if ending.shared:
        return ending.shared
    lines = [ending.headline, ending.sentence]
    ranked = enumerate(ending.bars, start=1)
    lines += [
        say(texts.STANDING_LINE, place=place, name=bar.name, value=bar.text)
        for place, bar in ranked
    ]
    lines += [ending.best.caption] if ending.best else []
    lines += [say(texts.AWARD_LINE, title=one.title, what=one.what) for one in ending.awards]
    return "\n".join(line for line in lines if line)
