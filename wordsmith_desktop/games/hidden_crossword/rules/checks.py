"""Whether an action is open: for every verb, all reasons against it at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER, Seat
from wordsmith_desktop.core.timers import Timer
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Clock, Rule, TimeExpired
from wordsmith_desktop.games.common.table_rules import Reasons, TableWhy, clock_reasons, only_if

from . import actions
from .clues import Guess
from .crossword import Crossword, Demands, GridFault, Layout, grid_faults, layout_of
from .letter_notes import mark_of
from .letters import draws_vowel, is_vowel, numbered
from .ruleset import ANCHOR_LETTERS, LONGEST_WORD, MOST_TILES, SHORTEST_ANCHOR, NoAnchor
from .state import GuessStage, Phase, State, unasked_places, words_of_length

SHORTEST_GUESS: Final = 2
LONGEST_NOTE: Final = 60
"""Characters of a note."""
MATCH: Final = "match"
"""The timer of the whole match of one player alone."""


def actors(state: State) -> tuple[Seat, ...]:
    """The seats that may act now; none when the match is over."""
    if state.phase is Phase.OVER:
        return ()
    if state.inquiry is not None:
        return (REFEREE,)
    if state.is_turning:
        return (CHANCE,)
    if state.phase is Phase.SETTING:
        return (SETTER,)
    is_turn = state.phase in (Phase.BUILD, Phase.GUESS)
    return (state.seat,) if is_turn else tuple(state.seats)


def timers(state: State) -> tuple[Timer, ...]:
    """The clock of building, which only warns, and that of a turn or of the whole guessing.

    Dictionaries take no time.
    """
    rules, is_running = state.ruleset, state.inquiry is None
    if rules.clock is Clock.OFF:
        return ()
    if state.phase is Phase.BUILD:
        return (Timer("build", state.seat, 0, 60 * rules.build_minutes, False, is_running),)
    if state.phase is not Phase.GUESS:
        return ()
    is_hard = rules.clock is Clock.HARD
    if rules.match_seconds:
        return (Timer(MATCH, 0, 0, rules.match_seconds, is_hard, is_running),)
    return (Timer("turn", state.seat, state.round, rules.turn_seconds, is_hard, is_running),)


def anchor_letters(state: State) -> str:
    """The letters that an anchor may be made of now (W7)."""
    if state.is_drawn or state.ruleset.doubles_in_anchor:
        return state.pool
    return "".join(one.letter for one in state.drawn)


def least_anchor(state: State) -> int:
    """Letters that an anchor needs at least (W7)."""
    is_short = state.is_drawn and state.ruleset.no_anchor is NoAnchor.SHORTER
    return ANCHOR_LETTERS - is_short


def guess_letters(state: State, seat: Seat) -> str:
    """The letters that may be in what the seat looks for: without those told unused (W13)."""
    unused, _ = state.told(state.target(seat))
    left = Counter(state.pool) - Counter(unused)
    return "".join(sorted(left.elements()))


def guess_pieces(state: State, seat: Seat) -> Mapping[int, str] | None:
    """The letters that the seat may spell a guess with now, by number; None: not now."""
    is_open = state.phase is Phase.GUESS and state.stage is GuessStage.GUESS and seat == state.seat
    if not is_open:
        return None
    return numbered(guess_letters(state, seat), limits_copies=state.ruleset.limits_copies)


def spelling_faults(
    word: str, letters: str, *, least: int, rule: str, limits_copies: bool = True
) -> Reasons:
    """What speaks against a word made of these letters, but for the dictionary."""
    if not word.isascii() or not word.isalpha() or word != word.upper():
        yield Rejection.of(actions.Why.NO_LETTERS, rule, word=word)
        return
    if len(word) < least:
        yield Rejection.of(actions.Why.TOO_SHORT, rule, word=word, least=least)
    wanted = Counter(word) if limits_copies else Counter(set(word))
    missing = "".join(sorted((wanted - Counter(letters)).elements()))
    if missing:
        yield Rejection.of(actions.Why.LETTERS_MISSING, rule, word=word, letters=missing)


def grid_reason(fault: GridFault) -> Rejection:
    """What is wrong with a grid, as a reason against submitting it."""
    return Rejection.of(fault.why, fault.rule, text=fault.text, count=fault.count)


# The draw


def turn_up_reasons(state: State, _seat: Seat, _action: actions.TurnUp) -> Reasons:
    yield from only_if(state.phase is Phase.DRAW)


def draw_reasons(state: State, _seat: Seat, action: actions.Draw) -> Reasons:
    yield from only_if(state.is_turning)
    wants_vowel = draws_vowel(state.drawn, state.ruleset.pool.extent)
    is_due = action.letter in state.bag and is_vowel(action.letter) == wants_vowel
    if len(action.letter) != 1 or not is_due:
        yield Rejection.of(actions.Why.BAD_DRAW, "W3")


def call_anchor_reasons(state: State, _seat: Seat, action: actions.CallAnchor) -> Reasons:
    yield from only_if(state.phase in (Phase.DRAW, Phase.ANCHOR))
    if state.anchor:
        yield Rejection.of(actions.Why.ANCHOR_KNOWN, "W7", word=state.anchor)
    letters, least = anchor_letters(state), least_anchor(state)
    yield from spelling_faults(action.word, letters, least=least, rule="W7")


def draw_afresh_reasons(state: State, _seat: Seat, _action: actions.DrawAfresh) -> Reasons:
    yield from only_if(state.phase is Phase.ANCHOR or _is_anchor_named(state))
    if state.ruleset.no_anchor is not NoAnchor.REDRAW:
        yield Rejection.of(actions.Why.NO_REDRAW, "W7")


def go_on_reasons(state: State, _seat: Seat, _action: actions.GoOn) -> Reasons:
    yield from only_if(state.phase in (Phase.DEALT, Phase.GUESS))
    if state.phase is Phase.GUESS and state.stage is not GuessStage.ANSWERED:
        yield Rejection.of(_missing_step(state), "W20")


def _missing_step(state: State) -> actions.Why:
    return actions.Why.CHOOSE_FIRST if state.stage is GuessStage.CHOICE else actions.Why.NOT_GUESSED


# Grids


def lay_reasons(state: State, seat: Seat, action: actions.Lay) -> Reasons:
    yield from only_if(state.phase in (Phase.BUILD, Phase.GUESS))
    player = state.players[seat]
    now = player.draft if state.phase is Phase.BUILD else player.solution
    if action.layout == now:
        yield Rejection.of(actions.Why.NO_CHANGE)
    yield from _tile_reasons(state, action.layout)


def _tile_reasons(state: State, layout: Layout) -> Reasons:
    if not _is_in_order(layout):
        yield Rejection.of(actions.Why.BAD_TILES)
        return
    have, laid = Counter(state.pool), Counter(tile.letter for tile in layout)
    for letter in sorted(laid):
        if laid[letter] > have[letter]:
            yield Rejection.of(actions.Why.TOO_MANY_TILES, "W9", letter=letter, count=have[letter])


def _is_in_order(layout: Layout) -> bool:
    try:
        return layout_of(layout) == layout
    except ValueError:
        return False


def _grid_reasons(state: State, layout: Layout) -> Reasons:
    yield from map(grid_reason, grid_faults(Crossword(layout), state.demands))


def finish_reasons(state: State, seat: Seat, _action: actions.Finish) -> Reasons:
    yield from only_if(state.phase is Phase.BUILD)
    yield from _grid_reasons(state, state.players[seat].draft)


def hand_back_reasons(state: State, _seat: Seat, _action: actions.HandBack) -> Reasons:
    yield from only_if(just_handed_in(state) is not None)


def just_handed_in(state: State) -> Seat | None:
    """Whose puzzle was handed in last, as long as nothing else has been done since (W8).

    Once all are there their letters are told, and nobody lays another one knowing them (W10).
    """
    is_untouched = state.phase is Phase.BUILD and not state.players[state.seat].draft
    return state.seat - 1 if state.seat and is_untouched else None


def set_puzzle_reasons(state: State, _seat: Seat, action: actions.SetPuzzle) -> Reasons:
    yield from only_if(state.phase is Phase.SETTING and bool(state.anchor))
    if state.anchor:
        yield from _puzzle_reasons(action.layout, state.demands)


def set_puzzle_around_reasons(
    state: State, _seat: Seat, action: actions.SetPuzzleAround
) -> Reasons:
    yield from only_if(_is_anchor_named(state))
    word, least = action.anchor, least_anchor(state)
    yield from spelling_faults(word, state.pool, least=least, rule="W7")
    yield from _puzzle_reasons(action.layout, replace(state.demands, anchor=word))


def _is_anchor_named(state: State) -> bool:
    """Whether the computer is to name the anchor along with its puzzle."""
    rules = state.ruleset
    return state.phase is Phase.SETTING and rules.names_anchor and not rules.is_given


def set_given_reasons(state: State, _seat: Seat, action: actions.SetGiven) -> Reasons:
    yield from only_if(state.phase is Phase.SETTING and state.ruleset.is_given)
    yield from given_reasons(action)


def given_reasons(action: actions.SetGiven) -> Reasons:
    """What keeps a puzzle from being given to anybody (W8, W9).

    Its own words may stand in no dictionary, twice, or alone.
    """
    word, pool = action.anchor, action.pool
    yield from spelling_faults(word, pool, least=SHORTEST_ANCHOR, rule="W7")
    if not pool.isascii() or not pool.isalpha() or pool != pool.upper():
        yield Rejection.of(actions.Why.NO_LETTERS, "W9", word=pool)
    longest = max(map(len, Crossword(action.layout).words), default=0)
    if len(pool) > MOST_TILES or longest > LONGEST_WORD:
        yield Rejection.of(actions.Why.PUZZLE_TOO_LARGE, most=MOST_TILES, longest=LONGEST_WORD)
    yield from _puzzle_reasons(action.layout, Demands(word, pool, 1, may_repeat=True))


def _puzzle_reasons(layout: Layout, demands: Demands) -> Reasons:
    if _is_in_order(layout):
        yield from map(grid_reason, grid_faults(Crossword(layout), demands))
    else:
        yield Rejection.of(actions.Why.BAD_TILES)


def agree_reasons(state: State, _seat: Seat, _action: actions.AgreeOnClue) -> Reasons:
    yield from only_if(state.phase is Phase.CLUE)


# Guesses


def _at_stage(state: State, stage: GuessStage) -> Reasons:
    yield from only_if(state.phase is Phase.GUESS)
    if state.phase is Phase.GUESS and state.stage is not stage:
        yield Rejection.of(_WRONG_STAGE[state.stage], "W13")


_WRONG_STAGE: Final = {
    GuessStage.GUESS: actions.Why.NOTHING_TO_CHOOSE,
    GuessStage.CHOICE: actions.Why.CHOOSE_FIRST,
    GuessStage.ANSWERED: actions.Why.GUESSED,
}


def make_guess_reasons(state: State, seat: Seat, action: actions.MakeGuess) -> Reasons:
    yield from _at_stage(state, GuessStage.GUESS)
    if state.phase is not Phase.GUESS:
        # Before it, the letters there are would tell what the other puzzle leaves over.
        return
    yield from spelling_faults(
        action.word,
        guess_letters(state, seat),
        least=SHORTEST_GUESS,
        rule="W13",
        limits_copies=state.ruleset.limits_copies,
    )


def choose_reasons(state: State, seat: Seat, action: actions.Choose) -> Reasons:
    yield from _at_stage(state, GuessStage.CHOICE)
    last = state.players[seat].record_of(state.round)
    if isinstance(last, Guess) and last.is_open:
        count = len(words_of_length(state.sheet(seat), len(last.word)))
        yield from _no_such_word(action.place, count)


def choose_other_reasons(state: State, seat: Seat, action: actions.ChooseOther) -> Reasons:
    yield from _at_stage(state, GuessStage.CHOICE)
    last = state.players[seat].record_of(state.round)
    if isinstance(last, Guess) and last.is_open:
        yield from _no_such_word(action.place, len(unasked_places(state, seat, len(last.word))))


def _no_such_word(place: int, count: int) -> Reasons:
    if not 0 <= place < count:
        yield Rejection.of(actions.Why.NO_SUCH_WORD, "W14", place=place, count=count)


def solve_reasons(state: State, seat: Seat, _action: actions.Solve) -> Reasons:
    yield from _at_stage(state, GuessStage.GUESS)
    yield from _grid_reasons(state, state.players[seat].solution)


def note_reasons(state: State, seat: Seat, action: actions.Note) -> Reasons:
    yield from only_if(state.phase is Phase.GUESS)
    if not action.text.isprintable() or len(action.text) > LONGEST_NOTE:
        yield Rejection.of(actions.Why.NOTE_TOO_LONG, most=LONGEST_NOTE)
    yield from _word_reasons(state, action.length, action.place)
    if action.text == note_text(state, seat, action.length, action.place):
        yield Rejection.of(actions.Why.NO_CHANGE)


def _word_reasons(state: State, length: int, place: int) -> Reasons:
    """Whether there is room for such a word; more must not be told."""
    if not (0 <= place < len(state.pool) and 2 <= length <= len(state.pool)):
        yield Rejection.of(actions.Why.NO_SUCH_WORD, place=place, count=0)


def mark_letter_reasons(state: State, seat: Seat, action: actions.MarkLetter) -> Reasons:
    yield from only_if(state.phase is Phase.GUESS)
    yield from _word_reasons(state, action.length, action.place)
    if len(action.letter) != 1 or action.letter not in state.pool:
        yield Rejection.of(actions.Why.NO_LETTERS, word=action.letter)
    if not 0 <= action.spot < action.length:
        yield Rejection.of(actions.Why.NO_SUCH_SPOT, place=action.spot, length=action.length)
    about = (action.length, action.place, action.spot, action.letter)
    if action.mark is mark_of(state.players[seat].letter_notes, about):
        yield Rejection.of(actions.Why.NO_CHANGE)


def note_text(state: State, seat: Seat, length: int, place: int) -> str:
    """What the seat has noted beside a word; empty where nothing."""
    notes = state.players[seat].notes
    return next((one.text for one in notes if (one.length, one.place) == (length, place)), "")


def give_up_reasons(state: State, seat: Seat, _action: actions.GiveUp) -> Reasons:
    """Whoever was right has nothing left to look for (W20); whoever finds no anchor and no puzzle
    must not be kept for ever."""
    is_at_it = state.phase in (Phase.ANCHOR, Phase.BUILD, Phase.GUESS)
    yield from only_if(is_at_it and not state.players[seat].has_solved)


# The referee and the clock


def rule_reasons(state: State, _seat: Seat, action: Rule) -> Reasons:
    yield from only_if(state.inquiry is not None)
    if state.inquiry and action.ruling.word != state.inquiry.words[0]:
        yield Rejection.of(TableWhy.OTHER_WORD, word=action.ruling.word)


def time_expired_reasons(state: State, seat: Seat, action: TimeExpired) -> Reasons:
    yield from clock_reasons(timers(state), seat, action)
