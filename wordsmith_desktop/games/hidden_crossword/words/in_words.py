"""A match in words: how it stands, its rules, its whole sheet, and its puzzles in files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from typing import Final

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.wording.fields import changed_choices
from wordsmith_desktop.wording.form_texts import clock_words, sentence, unusual
from wordsmith_desktop.wording.table_texts import MATCH_OVER
from wordsmith_desktop.wording.texts import Language, Text, joined, say, say_count

from ..rules.clues import Attempt, Guess, Placement, Record
from ..rules.crossword import Cell, Crossword, Layout
from ..rules.grid_tiles import Bounds
from ..rules.ipuz import IpuzFault, Wording
from ..rules.known_words import known_words, least_count
from ..rules.letters import can_be_drawn, letters_needed
from ..rules.marks import ClueType
from ..rules.observation import Observation
from ..rules.puzzle_file import NumberedWord, Puzzle
from ..rules.ruleset import Ruleset
from ..rules.state import About, GuessStage, NoteLine, Phase, State
from . import form_texts as hidden_crossword_texts
from . import sheet_texts
from . import table_texts as texts
from .house_fields import HOUSE
from .table_texts import PLACEMENT_NAMES
from .texts import TITLE

Names = Sequence[str]
IPUZ_FAULTS: Final[dict[IpuzFault, Text]] = {
    IpuzFault.NOT_OURS: Text(
        "it is a crossword, but none of this game.",
        "es ist ein Kreuzworträtsel, aber keins aus diesem Spiel.",
    ),
    IpuzFault.NEWER: Text(
        "a newer version of the program wrote it.",
        "eine neuere Version des Programms hat es geschrieben.",
    ),
    IpuzFault.ILLEGAL: Text(
        "its grid is not allowed by the rules.", "sein Gitter ist nach den Regeln nicht erlaubt."
    ),
    IpuzFault.TOO_LONG: Text("it is no crossword.", "es ist kein Kreuzworträtsel."),
    IpuzFault.NOT_JSON: Text("it is no crossword.", "es ist kein Kreuzworträtsel."),
    IpuzFault.NOT_IPUZ: Text("it is no crossword.", "es ist kein Kreuzworträtsel."),
}


def describe(seen: Observation, names: Names) -> str:
    """Such as "Ana guesses, round 3"; `seen` is what anyone may know."""
    note = round_text(seen)
    return f"{title(seen, names)}, {note}" if note else title(seen, names)


def title(seen: Observation, names: Names) -> str:
    """What goes on."""
    return _TITLES[seen.phase](seen, names)


def goal_line(seen: Observation, names: Names, *, is_solving: bool) -> str:
    """What is to be done now, in a line."""
    if seen.phase is Phase.DRAW:
        return _draw_goal(seen, names)
    if seen.phase is Phase.BUILD:
        return say(texts.GOAL_BUILD, name=names[seen.to_move], word=seen.anchor)
    if seen.phase is not Phase.GUESS:
        return title(seen, names)
    if seen.stage is not GuessStage.GUESS:
        return say(texts.GOAL_CHOICE if seen.stage is GuessStage.CHOICE else texts.GOAL_ANSWER)
    if is_solving:
        return say(texts.GOAL_SOLVE)
    if seen.seat not in (None, seen.to_move):
        # One looks on, and at one's own papers.
        return title(seen, names)
    goal = (
        say(texts.GOAL_GUESS_ALONE)
        if seen.is_solo
        else say(texts.GOAL_GUESS, name=names[1 - seen.to_move])
    )
    if seen.seat is None:
        return goal
    known = known_words(seen)
    found = sum(one.is_found for one in known)
    return say(texts.GOAL_KNOWN, goal=goal, n=found, least=least_count(seen, known))


def _draw_goal(seen: Observation, names: Names) -> str:
    """Who plays against whom is to be known from the first letter on."""
    if len(seen.players) < 2:
        return say(texts.GOAL_DRAW, n=seen.least_anchor)
    first, second = names[0], names[1]
    return say(texts.GOAL_DRAW_TWO, first=first, second=second, n=seen.least_anchor)


def standing_note(seen: Observation) -> str:
    """How many letters are drawn, or which round of the guessing it is."""
    return _drawing(seen, ()) if seen.phase is Phase.DRAW else round_text(seen)


def round_text(seen: Observation) -> str:
    """Which round of the guessing it is."""
    return say(texts.ROUND, n=seen.round) if seen.phase is Phase.GUESS else ""


def _drawing(seen: Observation, _names: Names) -> str:
    whole = seen.ruleset.pool.extent.letters
    return say(texts.DRAWING, n=len(seen.drawn), whole=whole)


def _plain(text: Text) -> Callable[[Observation, Names], str]:
    return lambda _seen, _names: say(text)


def _of_seat(text: Text) -> Callable[[Observation, Names], str]:
    return lambda seen, names: say(text, name=names[seen.to_move])


_TITLES: Final = {
    Phase.DRAW: _drawing,
    Phase.ANCHOR: _plain(texts.ANCHOR_WANTED),
    Phase.DEALT: _plain(texts.DEALT),
    Phase.BUILD: _of_seat(texts.BUILDS),
    Phase.SETTING: _plain(texts.SETTING),
    Phase.CLUE: _plain(texts.CLUE_PHASE),
    Phase.GUESS: _of_seat(texts.GUESSES),
    Phase.OVER: _plain(MATCH_OVER),
}


def told_of_puzzle(grid: Crossword, pool: str, name: str) -> str:
    """What somebody of that name is told of a puzzle as it lies (W10)."""
    unused, short = grid.left_over(pool), [word for word in grid.words if len(word) == 2]
    if unused:
        left = joined(sorted(unused))
        line = say_count(texts.TELLS_UNUSED, len(unused), name=name, letters=left)
    else:
        line = say(texts.TELLS_ALL, name=name)
    more = say_count(texts.TELLS_SHORT, len(short), words=joined(short)) if short else ""
    return f"{line} {more}".strip()


def setting_text(ruleset: Ruleset, seats: int) -> str:
    """How hard the computer's puzzle is, and what is other than printed."""
    return sentence(_phrases(ruleset, seats))


def _phrases(ruleset: Ruleset, seats: int) -> Iterator[str]:
    if seats == 1:
        yield say(hidden_crossword_texts.SETTING_DIFFICULTIES[ruleset.difficulty])
    if ruleset.match_seconds and ruleset.clock is not Clock.OFF:
        yield say(hidden_crossword_texts.MATCH_CLOCKS[ruleset.clock], n=ruleset.match_seconds)
    else:
        yield from clock_words(ruleset.clock, ruleset.turn_seconds)
    if ruleset.clock is not Clock.OFF and seats > 1:
        yield say(hidden_crossword_texts.BUILDING, n=ruleset.build_minutes)
    yield from unusual(ruleset, Ruleset(), hidden_crossword_texts.WORDING)
    yield from changed_choices(HOUSE, ruleset, Ruleset())


_BREADTH: Final = 16
"""Characters of a guess; longer ones push what follows along."""


def sheet_lines(state: State, names: Sequence[str]) -> Iterator[str]:
    """The letters and what is told of the puzzles; at the end also puzzles, guesses and notes."""
    yield from _draw(state, names)
    yield ""
    if state.phase not in (Phase.GUESS, Phase.OVER):
        return
    is_over = state.phase is Phase.OVER
    for owner, layout in _puzzles(state, names):
        yield owner
        yield from _puzzle(state, layout, is_shown=is_over)
        yield ""
    if not is_over:
        yield say(sheet_texts.HIDDEN)
        yield ""
        return
    for player, name in zip(state.players, names, strict=True):
        yield say(sheet_texts.GUESSES, name=name)
        yield from map(_record, player.records)
        yield from map(_note, player.notes)
        yield ""


def _draw(state: State, names: Sequence[str]) -> Iterator[str]:
    yield say(sheet_texts.SHEET_TEXT_LETTERS, letters=" ".join(state.pool))
    if state.anchor_seat is not None:
        yield say(sheet_texts.SHEET_TEXT_ANCHOR, word=state.anchor, name=names[state.anchor_seat])
    elif state.anchor:
        yield say(sheet_texts.ANCHOR_NAMED, word=state.anchor)
    called = state.inquiry
    if called is not None and called.about is About.ANCHOR:
        yield say(sheet_texts.UNJUDGED, name=names[called.seat], word=called.words[0])


def _puzzles(state: State, names: Sequence[str]) -> Iterator[tuple[str, Layout]]:
    """Whose they are, and how they lie."""
    if state.is_solo:
        yield say(sheet_texts.COMPUTER), state.computers
        return
    for player, name in zip(state.players, names, strict=True):
        yield name, player.draft


def _puzzle(state: State, layout: Layout, *, is_shown: bool) -> Iterator[str]:
    unused, short = state.told(layout)
    left_over = say(sheet_texts.LEFT_OVER, letters=" ".join(unused))
    yield _indented(left_over if unused else say(sheet_texts.NONE_LEFT))
    if short:
        yield _indented(say(sheet_texts.SHEET_TEXT_SHORT_WORDS, words=", ".join(short)))
    if is_shown:
        yield _indented(say(sheet_texts.SHEET_TEXT_WORDS, words=", ".join(Crossword(layout).words)))
        yield from map(_indented, _rows(layout))


def _rows(layout: Layout) -> Iterator[str]:
    letters = Crossword(layout).letters
    bounds = Bounds.of(letters)
    for row in range(bounds.top, bounds.bottom + 1):
        cells = (Cell(row, col) for col in range(bounds.left, bounds.right + 1))
        yield " ".join(letters.get(cell, " ") for cell in cells).rstrip()


def _record(record: Record) -> str:
    if isinstance(record, Attempt):
        return _indented(f"{record.round:>2}  {say(sheet_texts.SUBMITTED[record.is_right])}")
    marks = "".join(mark.value for mark in record.marks)
    shown = f"{record.word} {marks}"
    return _indented(f"{record.round:>2}  {shown:<{_BREADTH}}  {_answer(record)}")


def _note(note: NoteLine) -> str:
    line = say(
        sheet_texts.SHEET_TEXT_NOTE, length=note.length, place=note.place + 1, note=note.text
    )
    return _indented(line)


def _answer(guess: Guess) -> str:
    """What was answered beside the marks (W14)."""
    if not guess.count:
        return say(sheet_texts.NO_SUCH_LENGTH)
    if guess.placement is None or guess.place is None:
        return say_count(sheet_texts.NOT_CHOSEN, guess.count)
    name = say(PLACEMENT_NAMES[guess.placement])
    if guess.count == 1:
        return name
    return say(sheet_texts.CHOSEN, name=name, place=guess.place + 1, count=guess.count)


def _indented(line: str) -> str:
    return f"  {line}"


def wording_of(puzzle: Puzzle) -> Wording:
    """Title and clues; a clue names no word but the anchor, which everybody knows."""
    language: Language = "de" if puzzle.language == "de" else "en"

    def clue(entry: NumberedWord) -> str:
        word = entry.run.word
        place = PLACEMENT_NAMES[entry.placement].in_language(language)
        if entry.placement is Placement.ANCHOR:
            return sheet_texts.FILE_ANCHOR.in_language(language).format(place=place, word=word)
        sentence = sheet_texts.FILE_CLUE.for_count(len(word)).in_language(language)
        return sentence.format(place=place, n=len(word))

    return Wording(TITLE.in_language(language), clue)


class PaperHeading(Value):
    """What paper says besides the puzzle; what is left out gets a line to write on."""

    owner: str = ""
    """Who made the puzzle."""
    guesser: str = ""
    day: date | None = None
    clue: ClueType | None = None
    """The marks that were agreed on (W12); None has both to choose from."""
    counts_anchor: bool = True
    """Whether the anchor counts among the words of its length (W14)."""


def makeup(word: str, _language: str) -> str:
    """The letters that a folded word takes, and whether any draw gives them."""
    letters = " · ".join(
        say(texts.LETTER_TIMES, letter=one.letter, n=one.copies) if one.copies > 1 else one.letter
        for one in letters_needed(word)
    )
    verdict = texts.CAN_BE_DRAWN if can_be_drawn(word) else texts.CANNOT_BE_DRAWN
    return say(verdict, letters=letters)
