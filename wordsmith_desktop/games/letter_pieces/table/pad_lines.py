"""What stands on a score pad, read from what a seat may see."""

from __future__ import annotations

from enum import Enum, unique

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.wording.texts import POINTS, say, say_count

from ..rules.observation import Observation, PlayerView
from ..rules.ruleset import Mode, Ruleset
from ..rules.scoring import bonus, row_points, sheet_points
from ..rules.state import Phase, RowStatus, Sheet, SheetRow
from ..words import table_texts as texts
from ..words.texts import CHALLENGE, WORDS_HIDDEN


@unique
class RowMark(Enum):
    """How a row is written."""

    EMPTY = "empty"
    STANDS = "stands"
    UNCHECKED = "unchecked"
    STRUCK = "struck"
    PASSED = "passed"
    HIDDEN = "hidden"
    """Written, but not to be seen from here."""


@unique
class DiscardBox(Enum):
    """What became of a discard box (R18, R26)."""

    OPEN = "open"
    TICKED = "ticked"
    CROSSED = "crossed"


class RowLine(Value):
    """One row of a sheet."""

    mark: RowMark
    word: str = ""
    points: int = 0
    letter: str = ""
    """The letter that its word must contain; empty where none is required (R31)."""
    circles: int = 0
    """Circles still to be filled (R39)."""
    ticked_circles: int = 0
    """Circles turned into pieces (R40)."""


class PadPage(Value):
    """One challenge on the pad."""

    challenge: int
    """From 0."""
    rows: tuple[RowLine, ...]
    white: tuple[DiscardBox, ...] = ()
    blue: tuple[DiscardBox, ...] = ()
    """The discard boxes; without any in the warm-up and where they are hidden."""
    bonus: int | None = None
    """Points for open blue boxes; None where there are none to be seen."""
    total: int | None = None
    """Points of this challenge; None while they are hidden."""
    is_hidden: bool = False
    """Whether its words may not be seen from here."""

    @property
    def word_points(self) -> int:
        """Points of the words alone."""
        return sum(row.points for row in self.rows)

    @property
    def filled(self) -> int:
        """How many rows are not empty."""
        return sum(row.mark is not RowMark.EMPTY for row in self.rows)


class PadPages(Value):
    """All that one player's pad holds."""

    pages: tuple[PadPage, ...]
    """One for each challenge that was begun."""
    challenges: int
    """How many the match has."""
    match_total: int
    """Points so far that may be seen (R25)."""
    filled: int
    """Rows filled in the present challenge, hidden ones too."""
    goal: int
    """Rows to fill; 0 where there is no end to them (R46)."""


def read_pad(view: PlayerView, observation: Observation) -> PadPages:
    """One player's pad."""
    rules = observation.ruleset
    pages = [_sheet_page(sheet, rules, number) for number, sheet in enumerate(view.past)]
    is_open = observation.challenge >= len(view.past)
    if is_open:
        pages.append(_present(view, observation))
    return PadPages(
        pages=tuple(pages),
        challenges=rules.challenges,
        match_total=sum(page.total or 0 for page in pages),
        filled=view.row_count if is_open else pages[-1].filled,
        goal=0 if rules.mode is Mode.WARM_UP else rules.words,
    )


def _present(view: PlayerView, observation: Observation) -> PadPage:
    rules, number = observation.ruleset, observation.challenge
    if view.own is None:
        return PadPage(number, _hidden_rows(view, observation), is_hidden=True)
    page = _sheet_page(view.own.sheet, rules, number, observation.required)
    circles, ticked = view.own.circles, view.own.ticked_circles
    if not (circles or ticked) or observation.phase is not Phase.PLAY:
        return page
    return _with_circles(page, circles, ticked)


def _with_circles(page: PadPage, circles: int, ticked: int) -> PadPage:
    """The circles belong to the step's row: the first that is empty."""
    rows = list(page.rows)
    for index, row in enumerate(rows):
        if row.mark is RowMark.EMPTY:
            rows[index] = RowLine(RowMark.EMPTY, "", 0, row.letter, circles, ticked)
            break
    return PadPage(page.challenge, tuple(rows), page.white, page.blue, page.bonus, page.total)


def _hidden_rows(view: PlayerView, observation: Observation) -> tuple[RowLine, ...]:
    """As many hidden rows as are filled; with required letters it is secret which they are."""
    required = observation.required
    goal = 0 if observation.ruleset.mode is Mode.WARM_UP else observation.ruleset.words
    if required:
        return tuple(RowLine(RowMark.EMPTY, letter=letter) for letter in required)
    hidden = (RowLine(RowMark.HIDDEN),) * view.row_count
    return (*hidden, *(RowLine(RowMark.EMPTY),) * (goal - view.row_count))


def _sheet_page(sheet: Sheet, rules: Ruleset, number: int, required: str = "") -> PadPage:
    letters = required.ljust(len(sheet.rows))
    rows = tuple(
        _line(row, letter.strip(), rules) for row, letter in zip(sheet.rows, letters, strict=True)
    )
    total = sheet_points(sheet, rules)
    if rules.mode is Mode.WARM_UP:
        return PadPage(number, rows, total=total)
    white, blue = _boxes(sheet, rules)
    return PadPage(number, rows, white, blue, bonus(sheet, rules), total)


_MARKS = {
    RowStatus.STANDS: RowMark.STANDS,
    RowStatus.UNCHECKED: RowMark.UNCHECKED,
    RowStatus.STRUCK: RowMark.STRUCK,
    RowStatus.PASSED: RowMark.PASSED,
}


def _line(row: SheetRow | None, letter: str, rules: Ruleset) -> RowLine:
    if row is None:
        return RowLine(RowMark.EMPTY, letter=letter)
    return RowLine(_MARKS[row.status], row.word, row_points(row, rules), letter)


def _boxes(sheet: Sheet, rules: Ruleset) -> tuple[tuple[DiscardBox, ...], tuple[DiscardBox, ...]]:
    """White and blue boxes; white ones are ticked first (R19), crossed ones stand first (R26)."""
    open_count = max(0, rules.boxes - sheet.crossed - sheet.ticks)
    boxes = (
        *(DiscardBox.CROSSED,) * sheet.crossed,
        *(DiscardBox.TICKED,) * sheet.ticks,
        *(DiscardBox.OPEN,) * open_count,
    )
    return boxes[: rules.white_boxes], boxes[rules.white_boxes : rules.boxes]


def say_row(number: int, row: RowLine) -> str:
    """A row; `number` counts from 1."""
    head = texts.ROW_WITH_LETTER if row.letter else texts.ROW
    parts = [say(head, number=number, letter=row.letter), _say_mark(row)]
    if row.ticked_circles:
        parts.append(say_count(texts.CIRCLES_TICKED, row.ticked_circles))
    if row.circles:
        parts.append(say_count(texts.PAD_CIRCLES, row.circles))
    return ", ".join(parts)


def _say_mark(row: RowLine) -> str:
    text = {
        RowMark.EMPTY: texts.ROW_EMPTY,
        RowMark.STANDS: texts.ROW_STANDS,
        RowMark.UNCHECKED: texts.ROW_UNCHECKED,
        RowMark.STRUCK: texts.ROW_STRUCK,
        RowMark.PASSED: texts.ROW_PASSED,
        RowMark.HIDDEN: texts.ROW_HIDDEN,
    }[row.mark]
    return say(text, word=row.word, points=say_count(POINTS, row.points))


def say_boxes(page: PadPage) -> str:
    """The discard boxes; empty where there are none."""
    if page.bonus is None:
        return ""
    crossed = page.white.count(DiscardBox.CROSSED)
    white = say(
        texts.WHITE_BOXES_CROSSED if crossed else texts.WHITE_BOXES,
        crossed=crossed,
        ticked=page.white.count(DiscardBox.TICKED),
        open=page.white.count(DiscardBox.OPEN),
    )
    blue = say(
        texts.BLUE_BOXES,
        ticked=page.blue.count(DiscardBox.TICKED),
        open=page.blue.count(DiscardBox.OPEN),
    )
    return f"{white}. {blue}. {say(texts.SAID_BONUS, points=say_count(POINTS, page.bonus))}."


def say_hidden(pad: PadPages) -> str:
    """How much is written where it cannot be read."""
    if not pad.goal:
        return say_count(WORDS_HIDDEN, pad.filled)
    return say(texts.HIDDEN_ROWS, filled=pad.filled, goal=pad.goal)


def say_totals(pad: PadPages, page: PadPage) -> str:
    """The sums of a challenge and of the match; empty for a sheet that is hidden."""
    if page.is_hidden:
        return ""
    match = say(texts.SAID_MATCH, points=say_count(POINTS, pad.match_total))
    if page.total is None:
        return f"{match}."
    here = say(texts.SAID_TOTAL, points=say_count(POINTS, page.total))
    return f"{here}. {match}."


def say_page(pad: PadPages, page: PadPage, name: str) -> str:
    """The whole sheet."""
    parts = [
        f"{say(texts.PAD_OF, name=name)}. {say(CHALLENGE, number=page.challenge + 1)}.",
        *(f"{say_row(number, row)}." for number, row in enumerate(page.rows, 1)),
        f"{say_hidden(pad)}." if page.is_hidden else say_boxes(page),
        say_totals(pad, page),
    ]
    return " ".join(part for part in parts if part)
