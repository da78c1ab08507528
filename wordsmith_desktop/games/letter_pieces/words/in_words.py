"""A match in words: how it stands, by what rules it is played, and its whole sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.box_questions import BoxChoice, BoxPiece
from wordsmith_desktop.wording.fields import changed_choices
from wordsmith_desktop.wording.form_texts import clock_words, sentence, unusual
from wordsmith_desktop.wording.table_texts import MATCH_OVER
from wordsmith_desktop.wording.texts import Text, say, say_count

from ..rules.alphabet import Alphabet, UnbuildableError
from ..rules.observation import Observation
from ..rules.ruleset import TABLES, Mode, RequiredLetters, Ruleset, TableMode
from ..rules.scoring import bonus, open_boxes, row_points, sheet_points, total_points
from ..rules.state import Phase, PlayerState, RowStatus, Sheet, SheetRow, State
from . import form_texts as letter_pieces_texts
from . import table_texts as texts
from .event_sentences import pieces_text
from .event_texts import FACES
from .form_texts import MODES
from .house_fields import HOUSE
from .texts import CHALLENGE, PASSED, UNCHECKED


def describe(seen: Observation, names: Sequence[str]) -> str:
    """Such as "Ana’s turn, challenge 2"; `seen` is what anyone may know."""
    number = seen.challenge + 1
    if seen.phase is Phase.MATCH_OVER:
        return say(MATCH_OVER)
    special = _SPECIAL.get(seen.phase)
    if special is not None:
        return say(special, name=names[seen.starter], number=number)
    if seen.bench is None:
        is_race = seen.ruleset.table is TableMode.BUZZER
        return say(texts.STATE_RACE if is_race else CHALLENGE, number=number)
    return say(texts.TURN_OF, name=names[seen.bench], number=number)


_SPECIAL: dict[Phase, Text] = {
    Phase.LETTERS: texts.STATE_LETTERS,
    Phase.CHECKING: texts.STATE_CHECKING,
    Phase.CHALLENGE_OVER: texts.STATE_BETWEEN,
}


def goal_line(seen: Observation, names: Sequence[str]) -> str:
    """What is to be done now."""
    rules = seen.ruleset
    if seen.phase is Phase.LETTERS:
        is_word = rules.required is RequiredLetters.WORD
        text = texts.GOAL_LETTERS if is_word else texts.GOAL_ANY_LETTERS
        return say(text, name=names[seen.starter], count=rules.words)
    if seen.phase in _GOALS:
        return say(_GOALS[seen.phase])
    if seen.phase is not Phase.PLAY:
        return _challenge(seen)
    if rules.mode is Mode.WARM_UP:
        return say(texts.GOAL_WARM_UP)
    if seen.bench is None:
        return say(texts.RACE_TITLE) if rules.table is TableMode.BUZZER else _challenge(seen)
    number = min(seen.players[seen.bench].row_count + 1, rules.words)
    goal = say(texts.GOAL_LETTER if seen.required else texts.GOAL_ROW, number=number)
    return say(texts.GOAL, challenge=_challenge(seen), goal=goal)


_GOALS: Final[dict[Phase, Text]] = {
    Phase.LAST_WORDS: texts.LAST_WORDS,
    Phase.CHECKING: texts.CHECKING,
}


def _challenge(seen: Observation) -> str:
    """The challenge's number, in words that break only between the two numbers."""
    count = seen.ruleset.challenges
    number = min(seen.challenge + 1, count)
    return say(texts.CHALLENGE if count > 1 else texts.ONE_CHALLENGE, number=number, count=count)


def material(seen: Observation, seat: Seat) -> str:
    """The pieces of a seat, the letters that its open rows want, and the boxes for what is left."""
    own = seen.players[seat].own
    if own is None:
        return ""
    parts = [say(texts.MATERIAL_PIECES, pieces=pieces_text(own.counts))]
    letters = {seen.required[row] for row in own.sheet.open_rows} if seen.required else set()
    if letters:
        parts.append(say(texts.MATERIAL_LETTERS, letters=", ".join(sorted(letters))))
    if seen.ruleset.mode is not Mode.WARM_UP:
        parts.append(say_count(texts.MATERIAL_BOXES, open_boxes(own.sheet, seen.ruleset)))
    return " ".join(parts)


def pass_text(seen: Observation) -> Text:
    """What passing means now (R22, R44)."""
    rules = seen.ruleset
    if rules.mode is Mode.WORD_BY_WORD:
        return texts.PASS_ROW
    if rules.mode is Mode.WARM_UP:
        return texts.END_WARM_UP
    if rules.table is TableMode.BUZZER:
        return texts.STEP_BACK
    if seen.phase is Phase.LAST_WORDS and len(seen.players) > 1:
        return texts.NO_MORE_WORDS
    waiting = [view for seat, view in enumerate(seen.players) if seat != seen.bench]
    is_ending = all(view.has_passed for view in waiting)
    return texts.PASS_ENDS if is_ending else texts.PASS_TURN


def row_text(seen: Observation, row: int | None) -> str:
    """Where the word would be written: "row 2, at A"."""
    if row is None or seen.ruleset.mode is Mode.WARM_UP:
        return ""
    text = say(texts.IN_ROW, number=row + 1)
    if not seen.required:
        return text
    return f"{text}, {say(texts.AT_LETTER, letter=seen.required[row])}"


def setting_text(ruleset: Ruleset, seats: int) -> str:
    """The way to play, and what is other than printed."""
    return sentence(_phrases(ruleset, seats))


def _phrases(ruleset: Ruleset, seats: int) -> Iterator[str]:
    mode = ruleset.mode
    usual = Ruleset(
        mode=mode,
        table=TABLES[mode][0] if seats > 1 else TableMode.TURNS,
        challenges=1 if mode is Mode.WARM_UP else 3,
    )
    yield say(MODES[mode][0])
    yield from unusual(ruleset, usual, letter_pieces_texts.MAIN)
    yield from _time(ruleset)
    if any(ruleset.handicaps):
        yield say(letter_pieces_texts.SETTING_HANDICAP, boxes="/".join(map(str, ruleset.handicaps)))
    if ruleset.given is not None:
        yield say(letter_pieces_texts.GIVEN)
    yield from unusual(ruleset, usual, letter_pieces_texts.REFEREE)
    yield from changed_choices(HOUSE, ruleset, usual)


def _time(ruleset: Ruleset) -> Iterator[str]:
    if ruleset.mode is Mode.WARM_UP:
        yield say(letter_pieces_texts.WARM_UPS[ruleset.clock], n=ruleset.warm_up_seconds)
    elif ruleset.table is TableMode.BUZZER:
        bench = letter_pieces_texts.BENCH if ruleset.bench_seconds else letter_pieces_texts.NO_BENCH
        yield say(bench, n=ruleset.bench_seconds)
    else:
        match_seconds = ruleset.match_seconds
        yield from clock_words(ruleset.clock, ruleset.turn_seconds, match_seconds=match_seconds)


_LABEL: Final = 22
"""Characters of the first column."""
_WORD: Final = 34
"""Characters of the second; longer ones push the points along."""


def sheet_lines(state: State, names: Sequence[str]) -> Iterator[str]:
    """Every challenge begun, seat by seat: words and points by row, boxes, bonus; then totals."""
    is_over = state.phase is Phase.MATCH_OVER
    begun = state.challenge + 1
    for number in range(begun):
        yield say(texts.SHEET_TEXT_CHALLENGE, number=number + 1, count=state.ruleset.challenges)
        is_current = not is_over and number == state.challenge
        for seat, name in enumerate(names):
            yield f"  {name}"
            yield from _sheet(state, seat, number, is_current=is_current)
        yield ""
    yield say(texts.TOTALS if is_over else texts.TOTALS_SO_FAR)
    for seat, name in enumerate(names):
        points = _total(state, state.players[seat], is_over=is_over)
        yield _line(name, "", points)
    yield ""


def _sheet(state: State, seat: Seat, number: int, *, is_current: bool) -> Iterator[str]:
    """One player's sheet of one challenge."""
    player, rules = state.players[seat], state.ruleset
    sheet = player.sheet if is_current else player.past[number]
    is_hidden = is_current and state.is_hidden
    letters = state.required if is_current else ""
    for index, row in enumerate(sheet.rows):
        points = None if is_hidden else row_points(row, rules)
        yield _line(_row_label(index, letters), _row_text(row, is_hidden=is_hidden), points)
    if is_hidden:
        return
    if rules.mode is not Mode.WARM_UP:
        yield _line(say(texts.BOXES), _boxes(sheet, rules), None)
        yield _line(say(texts.SHEET_TEXT_BONUS), "", bonus(sheet, rules))
    label = (
        texts.SHEET_TEXT_SO_FAR if is_current and state.phase is not Phase.CHALLENGE_OVER else None
    )
    yield _line(say(texts.SHEET_POINTS), say(label) if label else "", sheet_points(sheet, rules))


def _row_label(index: int, letters: str) -> str:
    if index < len(letters):
        return say(texts.SHEET_TEXT_ROW_WITH_LETTER, number=index + 1, letter=letters[index])
    return say(texts.SHEET_TEXT_ROW, number=index + 1)


def _row_text(row: SheetRow | None, *, is_hidden: bool) -> str:
    if row is None:
        return say(texts.EMPTY)
    if is_hidden:
        return say(texts.HIDDEN)
    if row.status is RowStatus.PASSED:
        return say(PASSED)
    if row.status is RowStatus.STRUCK:
        return say(texts.STRUCK_WORD, word=row.word)
    if row.status is RowStatus.UNCHECKED:
        return say(UNCHECKED, word=row.word)
    return row.word


def _boxes(sheet: Sheet, rules: Ruleset) -> str:
    if sheet.crossed:
        return say(texts.BOXES_CROSSED, ticks=sheet.ticks, boxes=rules.boxes, crossed=sheet.crossed)
    return say(texts.BOXES_USED, ticks=sheet.ticks, boxes=rules.boxes)


def _total(state: State, player: PlayerState, *, is_over: bool) -> int:
    """The finished challenges, and what can be seen of the one under way."""
    if is_over or state.is_hidden:
        return total_points(player, state.ruleset)
    return total_points(player, state.ruleset) + sheet_points(player.sheet, state.ruleset)


def _line(label: str, text: str, points: int | None) -> str:
    line = f"    {label:<{_LABEL}}{text:<{_WORD}}"
    return line.rstrip() if points is None else f"{line} {points:>4}"


def makeup(word: str, _language: str) -> str:
    """The pieces that a folded word takes, with the letters as the printed rules build them."""
    try:
        counts = Alphabet().counts_of(word)
    except UnbuildableError as error:
        return say(texts.NOT_BUILT, character=error.character)
    return say_count(texts.MAKEUP, sum(counts), pieces=pieces_text(counts))


def box_sign(telling: BoxPiece, choice: BoxChoice) -> str:
    """A face by what it shows."""
    return say(FACES[choice.value]) if telling is BoxPiece.FACE else choice.sign
